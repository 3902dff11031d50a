### The editor, in which a position is put together.

menu-position = Set up a position
setup-title-position = Set up a position
setup-title-from = A game from this position

piece-red = red stone
piece-yellow = yellow stone
piece-green = green stone
piece-blue = blue stone
piece-orange = orange stone
piece-purple = purple stone
piece-white-man = white man
piece-white-king = white king
piece-black-man = black man
piece-black-king = black king

editor-title = position
editor-put = Enter puts a { $piece } under the cursor, or takes it away; n plays on from here.
editor-put-short = Enter: { $piece }. n plays from here.
editor-typing = Write or paste a position. As it stands: { $text }
editor-typed = Enter takes the position over.
editor-ask-back = The position is not saved. Leave it? Enter yes, Esc no.
editor-ask-quit = The position is not saved. Quit? Enter yes, Esc no.
editor-over = Nothing is left to play here. { $why }
editor-nothing-back = There is nothing to take back.
editor-nothing-again = There is nothing to do once more.
editor-no-stones = { $seat } has no stone outside its goal.
editor-solving = Looking for the fewest turns home for { $seat }; Esc stops.
editor-solution-title = Way home
editor-others-still = The other stones stand still.
editor-others-off = The other stones are taken off, because they fill the goal.

key-edit = change the position
key-put = put/take
key-next-piece = next piece
key-previous-piece = piece before
key-play-from-here = play
key-take-away = take away what is under the cursor
key-mover = next side to move
key-redo-edit = do once more what was taken back
key-position-text = text
key-clear = clear the board
key-start-position = start position
key-solve = fewest turns home for the side to move
key-take-over = take over
