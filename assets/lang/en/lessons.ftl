### What lessons say: what is wrong with an answer, with a course, and what is done with exercises line by line.

# What is wrong with an answer
fault-nothing = Nothing has been done yet.
fault-missed = { $count ->
    [one] One point is missing: { $points }.
   *[other] { $count } points are missing: { $points }.
}
fault-superfluous = { $count ->
    [one] One point does not belong: { $points }.
   *[other] { $count } points do not belong: { $points }.
}
fault-goal-step = A step was asked for.
fault-goal-jump = A jump was asked for.
fault-goal-capture = A capture was asked for.
fault-goal-jumps = { $need ->
    [one] One jump in one turn was asked for
   *[other] { $need } jumps in one turn were asked for
}; the most you made is { $got }.
fault-goal-over = One turn was to go over supports of each of these colours: { $seats }.
fault-goal-reach = Your stones were to stand on { $points }: { $got } of { $need } do.
fault-goal-captures = Pieces captured: { $got }; asked for: { $need }.
fault-goal-crowned = Men crowned: { $got }; asked for: { $need }.
fault-goal-home = Stones in the goal camp: { $got }; asked for: { $need }.
fault-goal-win = The game is not won.
fault-goal-ahead = Pieces captured minus pieces lost: { $got }; asked for: { $need }.
fault-goal-loses = { $got ->
    [one] This takes one path from your team
   *[other] This takes { $got } paths from your team
}; allowed: { $need }.
fault-goal-refused = That was legal. Something was asked for that the rules refuse.
fault-property-jumps = { $jumps ->
    [one] Stones that can make a turn with a jump: { $got }; asked for: { $need }.
   *[other] Stones that can make a turn with { $jumps } jumps: { $got }; asked for: { $need }.
}
fault-property-shared = The support that serves most stones serves { $got }; asked for: { $need }.
fault-property-captures = The longest capture takes { $got }; asked for: { $need }.
fault-property-crowning = No capture ends on the king row.
fault-property-ahead = Pieces that can be won by force: { $got }; asked for: { $need }.
fault-property-sacrifice = No turn offers a piece first.
fault-property-all = { $left ->
    [one] One stone is not placed yet.
   *[other] { $left } stones are not placed yet.
}
fault-too-many-turns = { $made ->
    [one] You are home in one turn
   *[other] You are home in { $made } turns
}; the least is { $best }, and { $most } would do.
fault-not-home = { $count ->
    [one] One stone is not home.
   *[other] { $count } stones are not home.
}
fault-wrong-answers = { $count ->
    [one] That is not right.
   *[other] { $count } of these answers are not right.
}
fault-missing-answers = { $count ->
    [one] One right answer is missing.
   *[other] { $count } right answers are missing.
}
fault-not-best = { $scale }: this turn has { $got }, the best has { $best }.

scale-lost = Paths lost
scale-gained = Paths gained
scale-net = Paths gained minus paths lost
scale-way-home = Way home in steps
scale-mobility = Mobility
scale-captures = Pieces captured
scale-ahead = Pieces captured minus pieces lost

no-room-not-now = No stone can be put now.
no-room-taken = { $point } is taken.
no-room-outside = No stone may be put on { $point } here.
no-room-none-left = No such stone is left.
no-room-king-row = A man on { $point } would be a king.

# What is wrong with a course
course-error = { $place }: { $why }
course-place-lesson = lesson { $lesson }
course-place-task = task { $task }
course-format = “format” is not “{ $expected }”: this is no course of lessons.
course-version = This program reads version { $expected } only.
course-type = { $expected ->
    [text] A text is expected here.
    [number] A whole number that is not too small is expected here.
    [flag] true or false is expected here.
    [true] Only true has a meaning here.
    [list] A list is expected here.
   *[object] An object is expected here.
}
course-empty = This is empty.
course-length = { $found } instead of { $least } to { $most }.
course-unknown-key = This key is unknown; known are { $known }.
course-foreign-key = A task of the kind { $kind } has no such key.
course-key-twice = This key comes twice.
course-missing-key = The key “{ $key }” is missing.
course-one-key = Exactly one of these keys is needed: { $keys }; and others only where they belong to it.
course-unknown-word = “{ $found }” is none of { $known }.
course-id = “{ $found }” is no id: small letters, digits and hyphens, a letter first.
course-id-twice = Another lesson has this id.
course-players-differ = The options say { $found } players, but the position has { $expected } seats.
course-no-board = This task needs a position of its own: there is none before it to go on from.
course-finished = Nothing can be done in this position: somebody is home already, or the one to move cannot.
course-too-many-turns = This is one turn too many.
course-no-stone = No stone stands on { $point }.
course-unfit = { $game } has nothing to count this on.
course-level = Levels are 1 and 2 here: the others think longer than an exercise can wait.
course-no-answer = There is no answer { $found }: there are { $most }.
course-no-room = No such stone can be put on { $point }.
course-placeholders = “{ $language }” names “{ $found }”, but “en” names “{ $expected }”.
course-unknown-fact = “{ $name }” is no fact of this task.
course-unused-fact = No text of this task names “{ $name }”.
course-solution-fails = The solution does not pass. { $why }
course-wrong-passes = This wrong answer passes.
course-nothing-passes = The task is solved by doing nothing.
course-right-answers = { $found ->
    [0] No answer is right.
    [one] One answer is right.
   *[other] { $found } answers are right, but only one can be given.
}
course-tie = Turns { $first } and { $second } are equally good.
course-nothing-to-mark = No point is right here.
course-unproven = The least number of turns cannot be proven.
