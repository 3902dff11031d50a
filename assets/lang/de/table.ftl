### Rund um einen Zug: gezeigte Züge, Hinweise, Namen, eine neue Partie.

state-showing = { $seat }: { $path } …
hint-asked = Ein Hinweis wird gesucht … Jede andere Taste bricht ab.
hint-stone = Hinweis: der Stein auf { $point }. Noch einmal H zeigt den Weg.
hint-showing = Hinweis: { $path } …
hint-turn = Hinweis: { $turn }.
hint-line = Hinweis: { $turn }; danach vielleicht { $line }.
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
