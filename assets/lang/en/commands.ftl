### What the commands say that call on the engine.

command-unknown-level = There is no level “{ $level }”: write 1 to 5 or { $levels }.

command-unknown = There is no command “{ $name }”.

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

match-unknown-spec = “{ $text }” is no way to think: write level:LEVEL, movetime:MS, nodes:N or depth:D, where the level is 1 to 5 or { $levels }.
match-no-openings = { $file }: There is no opening in it.
match-opening-over = The game is over before the engine can play.
match-games = { $games ->
    [one] One game
   *[other] { $games } games
}: A wins { $a }, B wins { $b }, drawn { $draws }, unfinished { $unfinished }
match-score = Score of A: { $score } % ± { $error } (95 %)
match-turns = Turns to the end on average: { $turns }

# What the analysis finds. A path is a stone and a point where it can end.
analysis-mobility = { $seat }: mobility { $mobility }, counting each stone with each point where it can end its turn.
analysis-way = Way home: { $steps ->
    [one] one step
   *[other] { $steps } steps
} in all; { $home } of { $stones } are home.
analysis-stragglers = Stragglers: { $points }.
analysis-no-support = No stone serves as a support.
analysis-support = { $point } is a support of { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
}, by { $stones }. Without it these paths of other stones would be missing: { $paths }.
analysis-reach = From { $point } in one turn: { $one }; only in two turns: { $two }.
analysis-way-of = { $from } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $to }, where it belongs when all ways together are the shortest.
analysis-straggler = { $point } is a straggler.
analysis-what-if = After { $turn }:
analysis-lost = { $count ->
    [0] No path of team-mates lost.
    [one] One path of team-mates lost: { $paths }.
   *[other] { $count } paths of team-mates lost: { $paths }.
}
analysis-gained = { $count ->
    [0] No path of team-mates gained.
    [one] One path of team-mates gained: { $paths }.
   *[other] { $count } paths of team-mates gained: { $paths }.
}
analysis-way-change = Way home: from { $before } to { $after } steps.
analysis-mobility-change = Mobility: from { $before } to { $after }.

# What is wrong with the arguments of the command line.
usage-line = Usage: { $usage }
usage-options = [OPTIONS]
usage-command = [COMMAND]
usage-no-value = { $text } needs a value.
usage-bad-value = “{ $value }” is no value for { $argument }.
usage-number = “{ $value }” is no value for { $argument }: write a whole number, { $least } or more.
usage-number-between = “{ $value }” is no value for { $argument }: write a whole number from { $least } to { $most }.
usage-unknown-value = “{ $value }” is no value for { $argument }: there are { $known }.
usage-unknown-argument = There is no argument “{ $text }” here.
usage-unknown-command = There is no command “{ $text }”.
usage-suggested = Did you mean { $text }?
usage-twice = { $text } stands there twice.
usage-conflict = { $argument } and { $other } do not go together.
usage-missing = Something is missing: { $text }.
usage-number-of-values = { $text } has too many values, or too few.
usage-no-text = One of the arguments is no text in UTF-8.
usage-other = These arguments make no sense together.
