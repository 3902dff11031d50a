### Around a turn: turns that are shown, hints, names, another game.

state-showing = { $seat }: { $path } …
hint-asked = Looking for a hint … Any other key stops it.
hint-stone = Hint: the stone at { $point }. H once more shows its way.
hint-showing = Hint: { $path } …
hint-turn = Hint: { $turn }.
hint-line = Hint: { $turn }; then perhaps { $line }.
hint-home-in = { $turns ->
    [one] That is the last turn: home!
   *[other] Home in { $turns } turns, whatever the others do.
}
hint-wins-in = { $turns ->
    [one] That wins at once.
   *[other] That wins in { $turns } turns, whatever the other does.
}

key-name = name
key-name-typed = take this name
key-again = again, everybody in the same seat
