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
fault-goal-over = Not yet: jump over a stone of each of these colours in one turn: { $seats }.
fault-goal-reach = Your stones were to stand on { $points }: { $got } of { $need } do.
fault-goal-captures = Pieces captured: { $got }; asked for: { $need }.
fault-goal-crowned = Men crowned: { $got }; asked for: { $need }.
fault-goal-home = Stones in the goal camp: { $got }; asked for: { $need }.
fault-goal-win = The game is not won this way: try another one, or ask for a hint.
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

# The progress
progress-broken = { $file }: { $why } Beginning anew.
progress-unknown = { $file }: This is no progress that this program can read. Beginning anew.

# Lessons, line by line. The words are called `plain-name-` where the game has them too.
learn-which-course = Which exercises? Type a number.
learn-course = { $title }: { $solved } of { $lessons } solved
learn-which-lesson = Which one? Type a number.
learn-lesson = { $title } ({ $lesson }){ $solved ->
    [0] { "" }
   *[other] , solved
}
learn-task = Task { $number } of { $of }
learn-you-are = You have { $seat } and are to move.
learn-palette = To be placed, at most: { $stones }.
learn-how-play = { $turns ->
    [0] Type your turns, one on a line.
    [one] Type your turn.
   *[other] Type your turns, one on a line; you have { $turns }.
}
learn-how-mark = Type all the points on one line.
learn-how-choose = Type the number of your answer.
learn-how-choose-several = Type the numbers of all right answers on one line.
learn-king = king
learn-how-build = Type the stones and their points on one line, as in: red a5 b6 blue c7.
learn-go-on = Your turn again.
learn-right = Right!
learn-wrong = Not yet.
learn-once-more = Try again from the beginning of the task; hint, solution and skip help on.
learn-lost = Paths lost: { $paths }.
learn-optimum = Turns made: { $made }; the least: { $best }.
learn-no-hint = There are no more hints. The word solution shows how it is done.
learn-solution = This is how it is done:
learn-lesson-solved = { $title }: solved.
learn-lesson-left = { $title }: done, but a task was skipped.
learn-not-kept = What you solve cannot be kept: { $why }
learn-nothing = There are no exercises.
learn-unknown = No exercise and no file is called “{ $name }”; “sprungbrett learn --list” lists them.
learn-reset = Forgotten.
learn-nothing-to-reset = There was nothing to forget.
plain-name-solution = solution
plain-name-skip = skip
plain-name-again = again
plain-name-task = task
learn-help-hint = { $name }: the next hint
learn-help-solution = { $name }: how it is done
learn-help-skip = { $name }: leaves this task for the next one
learn-help-again = { $name }: the task from its beginning
learn-help-undo = { $name }: takes back your last turn and what followed it
learn-help-why = { $name } TURN: whether a turn is legal and, if not, why
learn-help-moves = { $name } [POINT]: the legal turns, or those of the stone on a point
learn-help-board = { $name }: the board as a picture of letters
learn-help-position = { $name }: what stands where, in words
learn-help-task = { $name }: the task once more
learn-help-help = { $name }: this list
learn-help-quit = { $name }: leaves the program; what is solved is kept
