### What the commands say that call on the engine.

command-unknown-level = There is no level “{ $level }”: write 1 to 5 or { $levels }.

best-game-over = The game is over: there is no turn to choose any more.
best-found = Score { $score }, depth { $depth }, nodes { $nodes }
best-line = Expected: { $line }

solve-no-race = { $game } has no way home: only games in which all race for home can be solved.
solve-no-way = No way home was found for { $seat }.
solve-proven = { $turns ->
    [0] { $seat } is home already.
    [one] { $seat } comes home in one turn; there is no shorter way.
   *[other] { $seat } comes home in { $turns } turns; there is no shorter way.
}
solve-found = { $turns ->
    [one] { $seat } comes home in one turn.
   *[other] { $seat } comes home in { $turns } turns; whether there is a shorter way is not known.
}
