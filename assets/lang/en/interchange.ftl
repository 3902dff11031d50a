### Games from other programs and for them: PDN, convert, pictures.

fault-in-game = Game { $game }: { $why }
fault-at-turn = Game { $game }, turn { $turn }: { $why }
warning = Warning: { $why }

pdn-other-game = “{ $text }” is not of English draughts; only that (GameType 21, 64 squares) can be read.
pdn-start = The FEN is no position. { $why }
pdn-turn = { $text }: { $why }
pdn-variation = { $text }, in a variation: { $why }
pdn-resolved = { $text } was read as { $turn }: otherwise the turns that follow could not be played.
pdn-crowned = Men that stand on their king rows were crowned: { $points }.
pdn-to-move = The FEN does not say who is to move: { $seat } was taken.
pdn-two-results = The tag Result is { $tag }, but { $end } stands behind the turns and counts.
pdn-tag-twice = The tag { $name } is given twice; “{ $value }” was left out.
pdn-stray = “{ $text }” is no turn and was taken for a comment.
pdn-open-comment = A comment is never closed.
pdn-open-variation = A variation is never closed.
pdn-too-deep = Variations stand deeper than { $deepest } in each other; the deeper ones were left out.

load-several = There are { $games } games in it: choose one with --game N.
load-no-such-game = There is no game { $number } in it: there are { $games }.
load-unreadable-game = Game { $number } of it cannot be read: `sprungbrett check` says why.

convert-unknown-form = I cannot tell the form of { $file }: its name should end in .json or .pdn.
convert-onto-itself = “{ $file }” would be written over itself: name another file.
convert-no-draughts = { $file }: PDN is for draughts alone.
convert-exists = { $file } exists; --force replaces it.
convert-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
check-no-game = There is no game in it.
check-faulty = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
} that can be played, { $errors ->
    [one] one error
   *[other] { $errors } errors
}
