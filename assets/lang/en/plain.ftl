### What the line-by-line front end says.

# What to play, and who with
plain-what = What do you want to play? Type a number.
plain-continue = The unfinished game: { $game }, { $turns ->
    [one] one turn made
   *[other] { $turns } turns made
}
plain-game = { $game } for { $players }
plain-who = Who plays against you? Type a number.
plain-against = The computer: { $level }
plain-together = Somebody at this keyboard
plain-number = Type a number from 1 to { $most }, or quit.
plain-human = { $seat }: played at this keyboard
plain-computer = { $seat }: the computer, { $level }
plain-anti-block = With the anti-blocking rule: a goal camp that others block counts as filled.

# Positions
plain-stones = { $seat } ({ $letter }): { $home } of { $stones } home, { $steps ->
    [one] one step
   *[other] { $steps } steps
} to go; stones on { $points }.
plain-men = { $seat } ({ $letter }): men: { $men }; kings: { $kings }.

# What happened
plain-turn = { $seat }: { $turn }{ $captured ->
    [0] { "" }
   *[other] , captures on { $points }
}{ $crowned ->
    [0] { "" }
   *[other] , becomes a king
}
plain-resigns = { $seat } resigns.
plain-agrees = { $seat } agrees to a draw.
plain-log-empty = No turn has been made yet.
plain-undone = { $count ->
    [one] One turn taken back.
   *[other] { $count } turns taken back.
}
plain-redone = { $count ->
    [one] One turn played again.
   *[other] { $count } turns played again.
}

# Answers
plain-moves = { $count ->
    [one] One legal turn:
   *[other] { $count } legal turns:
}
plain-hint = A good turn: { $turn }
plain-hint-line = It may go on with { $line }.
plain-ask-draw = { $by } offers a draw. { $seat }, do you accept? Type yes or no.
plain-yes = yes
plain-no = no
plain-yes-or-no = Type yes or no.
plain-ask-resign = { $seat }: resign? Type yes or no.
plain-missing = Something is missing. { $help }
plain-superfluous = That is too much. { $help }
plain-file-exists = { $file } exists already.
plain-no-folder = There is no home folder.
plain-set-aside = Another game was unfinished: it is saved in { $file }.
plain-farewell = The game is kept: “sprungbrett resume” goes on with it.
plain-see-help = Type help for the commands.
plain-not-over = The game is not over yet.

# The commands: the name in this language, and what they do. The English names always work.
plain-help-turn = To make a turn, type its points, as in { $example }; the origin and the end are enough where they leave no doubt.
plain-name-moves = moves
plain-help-moves = { $name } [POINT]: the legal turns, or those of the stone on a point
plain-name-why = why
plain-help-why = { $name } TURN: whether a turn is legal and, if not, why
plain-name-analyse = analyse
plain-help-analyse = { $name } [POINT]: what your side reaches, leans on and has to go, or what the stone on a point does
plain-name-whatif = whatif
plain-help-whatif = { $name } TURN: which paths your other stones would lose and gain by a turn
plain-name-hint = hint
plain-help-hint = { $name }: what the computer would play
plain-name-board = board
plain-help-board = { $name }: the board as a picture of letters
plain-name-position = position
plain-help-position = { $name }: what stands where, in words and as a position text
plain-name-log = log
plain-help-log = { $name }: all turns so far
plain-name-undo = undo
plain-help-undo = { $name }: takes back your last turn and what followed it
plain-name-redo = redo
plain-help-redo = { $name }: plays again what was taken back
plain-name-draw = draw
plain-help-draw = { $name }: offers a draw
plain-name-resign = resign
plain-help-resign = { $name } [yes]: gives the game up; without “yes” you are asked first
plain-name-save = save
plain-help-save = { $name } [FILE]: saves the game in a new file; a name ending in .pdn makes it PDN (draughts)
plain-name-rematch = rematch
plain-help-rematch = { $name }: after the end, the same game with every player one seat on
plain-help-again = { $name }: after the end, the same game with everybody in the same seat
plain-name-new = new
plain-help-new = { $name }: leaves the game for another one
plain-name-help = help
plain-help-help = { $name }: this list
plain-name-quit = quit
plain-help-quit = { $name }: leaves the program; the game is kept

# More answers
plain-point = { $point }: { $piece }
plain-point-free = { $point }: free
plain-piece-man = { $seat } man
plain-piece-king = { $seat } king
plain-line = Line { $number }, { $from } to { $to }: { $stones }
plain-line-short = Line { $number }, { $from }: { $stones }
plain-levels = Name a level: { $levels }.
plain-name-lines = lines
plain-help-lines = { $name }: what stands on each line of the board, from the top, each from left to right
plain-name-where = where
plain-help-where = { $name } SEAT or POINT: where the stones of a seat stand, or what stands on a point
plain-name-last = last
plain-help-last = { $name }: the turns since your last one, and whose turn it is
plain-name-level = level
plain-help-level = { $name } NUMBER: how strong the computer plays, from 1 to 5
plain-name-name = name
plain-help-name = { $name } SEAT NAME: who plays a seat; without a name it has only its colour
