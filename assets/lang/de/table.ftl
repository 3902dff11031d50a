### Rund um einen Zug: gezeigte Züge, Hinweise, Namen, eine neue Partie.

state-showing = { $seat }: { $path } …
hint-asked = Ein Tipp wird gesucht … Jede andere Taste bricht ab.
hint-stone = Tipp: der Stein auf { $point }. Noch einmal H zeigt den Weg.
hint-showing = Tipp: { $path } …
hint-turn = Tipp: { $turn }.
hint-line = Tipp: { $turn }; danach vielleicht { $line }.
hint-home-in = { $turns ->
    [one] Das ist der letzte Zug: im Ziel!
   *[other] Im Ziel in { $turns } Zügen, was auch immer die anderen tun.
}
hint-wins-in = { $turns ->
    [one] Das gewinnt sofort.
   *[other] Das gewinnt in { $turns } Zügen, was auch immer der andere tut.
}

key-name = Name
key-name-typed = diesen Namen nehmen
key-again = nochmal, alle auf denselben Plätzen
