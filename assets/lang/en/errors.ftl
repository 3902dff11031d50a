### What can be wrong with positions, records, settings and commands, and what commands say.

# “a, b or c”
list-or = { $list } or { $last }
list-none = none

position-unreadable = I cannot read “{ $text }” as a position: name the seat to move and then each seat with its points, as in { $example }.
position-unknown-seat = “{ $seat }” is no seat of this game.
position-seat-twice = Seat { $seat } is listed twice.
position-seating = The seats { $found } cannot play together: { $allowed } can.
position-not-seated = { $seat } is to move but is not one of the seats.
position-not-a-point = “{ $point }” is no point of this board.
position-light-square = { $point } is a light square; only the dark squares are used.
position-taken = Two stones stand on { $point }.
position-too-many = Seat { $seat } has { $found } stones, but { $most } is the most there can be.
position-picture = Line { $line } of the picture has { $found } points where the board has { $expected }.
position-man-on-king-row = The man on { $point } stands on its king row, where only a king can stand.

unknown-game = There is no game called “{ $name }”: there are { $games }.
unknown-guide = There is no guide called “{ $name }”: there are { $guides }.

json-error = line { $line }, column { $column }: { $why }
json-truncated = the file breaks off here.
json-syntax = this is no JSON: a sign is wrong, missing, or one too many.
json-surplus = the file goes on here behind its end.
json-too-deep = lists and objects stand too deep in each other.
json-missing-key = the key “{ $key }” is missing before this place.
json-key-twice = the key “{ $key }” is there twice.
json-unknown-key = there is no key “{ $found }” here, only { $known }.
json-word = “{ $found }” cannot stand here, only { $known }.
json-type = { $expected ->
    [text] here a text in quotation marks is needed.
    [number] here a whole number is needed that is not too large.
    [flag] here true or false is needed.
    [list] here a list in brackets is needed.
    [object] here an object in braces is needed.
   *[other] a value of another type is needed here.
}

record-format = “format” is { $found } instead of { $expected }: this is no game record.
record-version = “version” is { $found }, but this program reads version { $expected }.
record-start = The start is no position. { $why }
record-seats = The seats are “{ $found }” but should be “{ $expected }”.
record-level = There is no level { $level }: levels go from 1 to 5.
record-move = Move { $number }: { $why }
record-result = The result is { $found }, but the moves lead to { $expected }.

move-after-end = The game is over before this move.
move-unknown-seat = “{ $seat }” is no seat of this game.
move-not-to-move = It is the turn of { $expected }, not of { $found }.
move-finished = { $seat } has finished already and cannot resign.
move-kind = A move needs one of three: a path, “pass”, or “resign”.
move-differs = “{ $key }” is “{ $found }”, but the move makes it “{ $expected }”.

options-players-differ = “{ $option }” is { $found }, but the position has { $expected } seats.
options-foreign = { $game } has no option “{ $option }”.
players-unfit = { $found ->
    [one] One player cannot play { $game }: { $allowed } can.
   *[other] { $found } players cannot play { $game }: { $allowed } can.
}
players-sternhalma = With 2, 4 or 6 everybody has an opponent opposite and with 3 nobody has; any other number leaves somebody alone.

file-unreadable = Cannot read { $file }: { $why }
file-unwritable = Cannot write { $file }: { $why }
io-not-found = it does not exist.
io-no-folder = its folder does not exist.
io-not-allowed = that is not allowed.
io-exists = it exists already.
io-is-folder = it is a folder.
io-no-folder-above = a part of the path is no folder.
io-full = the disk is full.
io-quota = your share of the disk is used up.
io-too-large = the file is too large.
io-read-only = the disk can only be read.
io-bad-name = no file can have this name.
io-no-text = it is no text in UTF-8.
io-nobody-reads = nobody reads it any more.
io-busy = another program is using it.
io-circle = its links lead in a circle.
io-other = error { $number } of the system.
config-no-toml = { $file }, line { $line }, column { $column }: here a sign is wrong or missing, or a key stands there twice; using the defaults.
config-value = { $file }, line { $line }, column { $column }: “{ $key }” can be { $allowed }; using the default.
config-unknown = { $file }, line { $line }, column { $column }: there is no setting “{ $key }”; it is left alone.
config-milliseconds = a number of milliseconds up to { $most }
config-names = a list of names, each in quotation marks
config-not-changed = The file is left as it is.
config-more = { $first } (and { $more } more)
output-failed = Cannot write the output: { $why }
no-terminal = This needs a terminal. Use --plain to play line by line.

command-unknown-seat = “{ $seat }” is no seat of this game: there are { $seats }.
command-seat-twice = { $seat } is named twice.
command-unknown-player = “{ $text }” is no player: write human, ai or ai:LEVEL, where the level is 1 to 5 or { $levels }.

to-move = { $seat } to move
outcome-won = { $seat } has won
outcome-places = The game is over: { $places }
outcome-place = { $place }. { $seat }
seat-home = { $seat } ({ $letter }): { $home } of { $stones } home
seat-men = { $seat } ({ $letter }): { $men ->
    [one] one man
   *[other] { $men } men
}, { $kings ->
    [one] one king
   *[other] { $kings } kings
}

explain-legal = { $turn } is legal.
moves-truncated = Only the first { $limit } are listed: there are more.

check-fine = { $file }: { $kind ->
    [record] game record, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [games] { $games ->
        [one] one game
       *[other] { $games } games
    }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [lessons] { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }
   *[positions] { $positions ->
        [one] one position
       *[other] { $positions } positions
    }
}, nothing wrong
check-finding = { $file }: { $why }
check-finding-line = { $file }, line { $line }: { $why }
check-more = { $kind ->
    [errors] { $more ->
        [one] one more error.
       *[other] { $more } more errors.
    }
   *[warnings] { $more ->
        [one] one more warning.
       *[other] { $more } more warnings.
    }
}
check-unknown-kind = This is neither a game record or a course (JSON), nor games in PDN, nor a list of positions (lines of a game's name and a position).
nothing-kept = There is no unfinished game to go on with.
game-not-kept = The game was not kept and cannot be gone on with: { $why }
kept-under-way = The game kept last is being played in another window; `sprungbrett play` begins another in this one, with a file of its own.
