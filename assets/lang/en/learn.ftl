### The exercises and the lesson screen.

menu-exercises = Exercises (first steps)
learn-title = Exercises
learn-count = { $solved }/{ $of }
learn-attempts = { $count ->
    [one] one answer
   *[other] { $count } answers
}
learn-best = { $turns ->
    [one] best: one turn
   *[other] best: { $turns } turns
}
learn-above = … { $count } more above
learn-below = … { $count } more below
learn-ask-reset = Forget which of these exercises you have solved? Enter yes, Esc no.

lesson-task = Task { $task } of { $of }
lesson-hint = Hint { $number }: { $hint }
lesson-right = Right!
lesson-solution = Solution { $step }/{ $of }. { $what }
lesson-mark = Enter marks the point under the cursor; c checks. Marked: { $marked }.
lesson-to-board = Enter or Tab: to the board.
lesson-choose = Choose an answer with Enter.
lesson-choose-several = Several answers may be right: Enter marks one, c checks.
lesson-compare = The board shows the turn under the cursor. Choose one with Enter.
lesson-build = Enter puts a stone or takes it away; Tab chooses which; c checks.
lesson-build-area = Enter puts a stone on a point with : or takes it off; Tab: which; c checks.
lesson-play = { $of ->
    [one] Make your turn: pick an underlined stone.
   *[other] Turn { $turn } of { $of }: pick an underlined stone.
}
lesson-order = Turn { $turn }: bring all your stones home. The least number of turns is { $best }.
lesson-order-alone = Turn { $turn }: bring all your stones home.
lesson-end-title = Lesson solved
lesson-end-title-left = Not solved yet
lesson-end-skipped = A task was skipped: solve it and the lesson counts as solved.
lesson-try = Try it: pick a stone, then where the rules refuse it.
lesson-replied = { $seat } has played { $turn }. { $now }
lesson-end-turns = { $turns ->
    [one] The last task took you one turn.
   *[other] The last task took you { $turns } turns.
}
lesson-end-turns-best = { $turns ->
    [one] Solved in one turn; the best is { $best }.
   *[other] Solved in { $turns } turns; the best is { $best }.
}
lesson-end-at-once = Every task at the first attempt.
lesson-end-wrong = { $wrong ->
    [one] One attempt went wrong on the way.
   *[other] { $wrong } attempts went wrong on the way.
}

mark-marked = a point or stone that you have marked
mark-missed = what you have missed
mark-superfluous = what does not belong

key-reset = forget what is solved
key-guide = the guide
key-hint = hint
key-retry = begin again
key-skip = skip the task
key-read = text/board
key-mark = mark
key-check = check
key-answer = choose
key-try-again = try again
key-on = go on
key-to-list = to the list
key-step = next step
key-step-back = step back
key-next-lesson = next lesson
