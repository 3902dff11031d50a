### The terminal client: screens, keys, marks, messages.

too-small = The terminal is too small: { $has-width }x{ $has-height }. This needs { $width }x{ $height } or more. The game is kept.

menu-subtitle = Jump from stone to stone: Sternhalma, Halma and English draughts.
menu-continue = Continue the game
menu-new = New game
menu-guides = Guides
menu-help = Help
menu-quit = Quit

setup-title = New game
setup-game = Game
setup-players = Players
setup-start = Start
player-human = human
player-ai = computer { $number } ({ $level })
player-ai-short = AI{ $number }
option-on = on
option-off = off
option-anti-block = Anti-blocking
option-quiet = Quiet draw
option-quiet-value = after { $count } turns
option-repetition = Repetition draw
option-repetition-value = { $count } times

title-round = round { $round }
title-players = { $players } players
rule-strict = anti-blocking off
rule-anti-block = anti-blocking on

panel-home = { $home }/{ $of } home, way { $way }
panel-home-short = { $home }/{ $of }
panel-pieces = { $pieces } left, { $kings ->
    [one] 1 king
   *[other] { $kings } kings
}
panel-thinking = thinks …
panel-place = place { $place }
log-resigned = resigned
log-agreed = agreed to a draw

result-title = Game over
result-rounds = Rounds: { $rounds }, turns: { $turns }
result-longest = Longest chain: { $chain }
result-saved = Saved as { $file }, in the list of games to replay.

state-pick = { $seat }: pick an underlined stone.
state-capture = { $seat }: capture with a stone marked !.
state-picked = From { $origin }: go to a point marked ( ).
state-picked-further = From { $origin } to ( ), along a chain to +.
state-chain = { $path }: jump on to { $targets }, or Enter on the stone at { $here } ends the turn.
state-chain-end = { $path }: Enter on the stone at { $here } ends the turn.
state-chain-due = { $path }: the capture must go on to { $targets }.
state-chain-short = { $targets } jumps on, Enter on { $here } ends.
state-chain-end-short = Enter on { $here } ends the turn.
state-chain-due-short = The capture must go on to { $targets }.
state-targets = ( )
state-targets-further = ( ) or +
state-thinking = { $seat } is thinking …
state-paused = Paused before { $seat }'s turn: Enter or P lets the computer go on.

said-typing = Write a turn, for example its origin and its end; Enter plays it.
said-looking = Looking back: after turn { $ply } of { $of }. Esc goes to the game as it stands.
said-looking-short = After turn { $ply } of { $of }. Esc: the game.
said-not-yours = It is { $seat }'s turn, and the computer plays { $seat }.
said-passed = { $seat } cannot move and passes.
said-draw-refused = { $seat } plays on: no draw.
said-offering = The computer considers the draw …
said-placed = { $seat } takes place { $place }.
said-nothing-back = There is no turn to take back.
said-nothing-again = There is no turn to play once more.
said-no-computer = The computer plays no seat in this game.
said-saved = Saved as { $place }
said-saved-draughts = Saved as { $place } (“sprungbrett convert” makes PDN of it)
said-not-saved = The game could not be saved: { $why }
said-not-kept = The game cannot be kept for later: { $why }
said-level = The computer plays at level { $number }, { $level }.

ask-resign = { $seat }: resign? Enter yes, Esc no.
ask-draw = { $by } offers a draw. { $asked }: Enter accepts, Esc plays on.

key-quit-at-once = quit at once; the game is kept
key-suspend = to the shell; fg comes back
key-repaint = draw everything anew
key-up = up
key-down = down
key-left = left
key-right = right
key-up-left = up left
key-up-right = up right
key-down-left = down left
key-down-right = down right
key-page-up = a page up
key-page-down = page down
key-first = to the beginning
key-last = to the end
key-close = close
key-help = help
key-open = open
key-quit = quit
key-quit-kept = quit; the game is kept
key-start = start
key-value = change
key-value-before = the value before
key-back = back
key-section-next = section
key-section-before = section before
key-link = link
key-link-before = link before
key-follow = follow
key-choose = pick/land/end
key-take-back = one back
key-offer-back = take the offer back
key-next = next
key-previous = target before
key-type = type
key-undo = undo
key-redo = play a turn taken back once more
key-look-back = turn back
key-look-on = turn on
key-look-first = start
key-look-last = now
key-now = to the game
key-flip = turn the board
key-draw = offer a draw
key-resign = resign
key-stronger = stronger computer
key-weaker = weaker computer
key-pause = pause the computer, or let it go on
key-save = save
key-new = new game
key-menu = to the menu
key-play-typed = play
key-delete-before = delete the character before
key-delete-after = delete the character after
key-yes = yes
key-no = no
key-rematch = rematch
key-see-board = see the board

guide-missing = There is no lesson for this exercise.

help-title = Help
help-keys = Keys
help-marks = Marks on the board
help-rules = The rules in short
mark-stone = a stone; underlined it may move. Draughts: small letters are men, capitals kings
mark-may-stop = the stone under way: the turn may end here
mark-must-go-on = the stone under way: the turn cannot end here
mark-target = where it may land next
mark-further = a point further along a chain: choose it, and the shortest way is played
mark-origin = where the stone came from
mark-landed = landings of this turn, in order
mark-support = a stone that was jumped over (x: captured)
mark-due = a stone that must capture
mark-last = the turn before: its points, and the stone that made it; lines go along its path
mark-goal = the goal camp of the side to move

# The analysis on the board. Its lines have 22 columns, and a sign stands before some of them.
key-analyse = analysis
help-signs = Marks of the analysis
sign-one-turn = where the stone can end its turn; without a stone at the cursor: any stone of the side
sign-two-turns = where it can end a second turn, the others standing still
sign-jumps = a stone over which jumps go, and how many stones can jump over it
sign-straggler = a straggler: far from the goal while at least half of the team is nearer
sign-destination = where the stone at the cursor belongs when all ways home together are the shortest
sign-lost = with a stone in hand and the cursor on a target: what team-mates could reach before the turn but not after it, and who loses a path
sign-gained = what they can reach only after it, and who gains a path
sign-lost-and-gained = both
overlay-reach = Analysis: reach
overlay-supports = Analysis: supports
overlay-way-home = Analysis: way home
overlay-what-if = If { $turn }
overlay-team = { $seat }, all stones
overlay-one-turn = { $count } in one turn
overlay-two-turns = { $count } more in two
overlay-supports-count = { $count ->
    [one] 1 support
   *[other] { $count } supports
}, { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
}
overlay-support = { $point } carries { $paths ->
    [one] 1 path
   *[other] { $paths } paths
}
overlay-jumps = digit: jumps over it
overlay-stragglers = { $count ->
    [one] 1 straggler
   *[other] { $count } stragglers
}
overlay-way-of = { $from }-{ $to }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
overlay-lost = { $count ->
    [one] 1 path lost
   *[other] { $count } paths lost
}
overlay-gained = { $count ->
    [one] 1 path gained
   *[other] { $count } paths gained
}
overlay-lost-and-gained = lost and gained
overlay-way-change = way { $before } -> { $after }
overlay-mobility = mobility { $count }
overlay-mobility-change = mobility { $before } -> { $after }

rules-sternhalma = A turn is one step to a free neighbouring point, or a chain of jumps by one stone. A jump goes straight over exactly one neighbouring stone of any colour to the free point behind it; nothing is captured. After each landing you may stop; no point is used twice in one turn. Who first has all stones in the opposite tip has won. With the anti-blocking rule a full goal camp counts too, if at least one own stone is in it and none is left in the start camp.
rules-halma = A turn is one step to a free neighbouring square, in any of eight directions, or a chain of jumps by one stone. A jump goes straight over exactly one neighbouring stone of any colour to the free square behind it; nothing is captured. After each landing you may stop; no square is used twice in one turn. Who first has all nineteen stones in the opposite corner has won.
rules-draughts = Men step one square diagonally forwards, kings in all four directions. A capture jumps over a neighbouring enemy piece to the free square behind it. Whoever can capture must, but may choose which; a capture goes on while it can. A man that reaches the far row becomes a king, and its turn ends there. Who cannot move has lost. 40 turns each without a capture or a man's move, or a position for the third time: a draw.
ask-offer = { $seat }: offer a draw? Enter for yes, Esc for no.
said-set-aside = The game before this one is saved as { $place }
key-result = result
state-pick-short = { $seat }: pick an underlined stone.
key-word-left = one word left
key-word-right = one word right
key-delete-rest = delete what follows
key-delete-word = delete the word before
key-delete-line = delete everything
