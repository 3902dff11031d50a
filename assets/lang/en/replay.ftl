### Replaying games: the list, the screen, the chart, the sample games.

menu-replay = Replay games
library-title = Games to replay
library-samples = Sample games
library-waiting = Unfinished games
library-waiting-about = Enter goes on with this game; the one under way is kept.
library-unfinished = not finished
library-several = { $games ->
    [one] One game
   *[other] { $games } games
}
menu-waiting = { $games ->
    [one] Another game is unfinished: it stands
   *[other] { $games } other games are unfinished: they stand
} first in the list of games to replay.
library-saved = Saved games
library-file = Games of the file

replay-title = Replay
replay-turn = turn { $ply } of { $of }
replay-start = Before the first turn: Right makes it, Enter lets the game run by itself.
replay-under-way = { $seat } is on the way: { $path }
replay-typing = Type the number of a turn, from 0 to { $of }; Enter goes there.
replay-no-turn = There is no such turn: write a number from 0 to { $of }.
replay-nothing-notable = There is no further long chain, capture or change of the lead that way.
replay-over = The game is over here: go back to a turn from which it can go on.
replay-pace = Pace { $pace } of 5
replay-unfinished = The game is unfinished.
replay-broken = The rest cannot be read. { $why }
replay-chains = Longest chains
notable-chain = a chain of { $jumps } jumps
notable-lead = { $seat } takes the lead
chain = { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
}, turn { $turn }, { $seat }: { $path }
setup-title-branch = Play on from here

chart-steps = Way home, in steps
chart-pieces = Men b w, kings B W
chart-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

key-replay = replay
key-turn-on = turn on
key-turn-back = back
key-run = run
key-stop = stop
key-landing-on = one landing on
key-landing-back = one landing back
key-notable-next = next long chain, capture or change of the lead
key-notable-before = the one before
key-chart = chart
key-branch = play on from here
key-turn-number = go to a turn by its number
key-go-to-turn = go there
key-ten-back = ten turns back
key-ten-on = ten turns on
key-faster = run faster
key-slower = run slower
key-look-at-next = look at the next stone (for the analysis)
key-look-at-previous = look at the stone before

analyse-gain = gain
analyse-swing = swing
analyse-turn = turn
analyse-best = better: { $turn }
analyse-note = Numbers under the letters of the seats: { $unit } after the turn. Gain: what the turn brings its side. Swing: how the engine values it against its own choice, in { $scale }; = is the same turn, -- a win missed.
analyse-unit-steps = steps home
analyse-unit-pieces = men and kings
analyse-scale-steps = steps
analyse-scale-men = men
analyse-no-position = A position is missing: `start`, or a position text.

# The sample games.
sample-bridges = Bridges of both colours
sample-bridges-about = Sternhalma for two in 34 turns, won by Blue. In turn 21 Red jumps four times over stones of both colours; turn 18 has seven jumps.
sample-race = A late breakthrough
sample-race-about = Sternhalma for two: the armies hold each other up until turn 60, then chains of five and six jumps carry Red home first.
sample-three = Three tips
sample-three-about = Three armies cross in the middle and become each other's bridges. Green makes nine jumps in turn 32 and comes home first.
sample-four = Two pairs
sample-four-about = Four players, two axes of the star. Yellow makes nine jumps in turn 58 and still comes home last; Orange wins.
sample-six = A full star
sample-six-about = All six tips are taken and everybody jumps over everybody. Red makes ten jumps in turn 49, but Yellow wins.
sample-corners = From corner to corner
sample-corners-about = Halma on 256 squares, nineteen stones a side. Watch how both build ladders through the middle and climb them in chains.
sample-twelve-men = Three for three
sample-twelve-men-about = Draughts: in turns 21, 23 and 25 Black gives a man each, and in turn 27 takes three at one stroke.
