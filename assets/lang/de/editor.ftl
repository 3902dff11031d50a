### Der Editor, in dem eine Stellung aufgebaut wird.

menu-position = Stellung aufbauen
setup-title-position = Stellung aufbauen
setup-title-from = Partie aus dieser Stellung

piece-red = roter Stein
piece-yellow = gelber Stein
piece-green = grüner Stein
piece-blue = blauer Stein
piece-orange = oranger Stein
piece-purple = lila Stein
piece-white-man = weißer Stein
piece-white-king = weiße Dame
piece-black-man = schwarzer Stein
piece-black-king = schwarze Dame

editor-title = Stellung
editor-put = Enter setzt unter den Cursor: { $piece }, oder nimmt ihn weg; n spielt von hier weiter.
editor-put-short = Enter: { $piece }. n spielt weiter.
editor-typing = Gib eine Stellung ein oder füg sie ein. Jetzt: { $text }
editor-typed = Enter übernimmt die Stellung.
editor-ask-back = Die Stellung ist nicht gespeichert. Verwerfen? Enter ja, Esc nein.
editor-ask-quit = Die Stellung ist nicht gespeichert. Beenden? Enter ja, Esc nein.
editor-over = Hier ist nichts mehr zu spielen. { $why }
editor-nothing-back = Es gibt nichts zurückzunehmen.
editor-nothing-again = Es gibt nichts zu wiederholen.
editor-no-stones = { $seat } hat keinen Stein außerhalb des Ziels.
editor-solving = Der kürzeste Heimweg für { $seat } wird gesucht; Esc hält an.
editor-solution-title = Heimweg
editor-others-still = Die anderen Steine bleiben stehen.
editor-others-off = Die anderen Steine sind vom Brett, weil sie im Ziel stehen.

key-edit = Stellung ändern
key-put = setzen/weg
key-next-piece = nächster Stein
key-previous-piece = Stein davor
key-play-from-here = spielen
key-take-away = wegnehmen, was unter dem Cursor steht
key-mover = wer zieht
key-redo-edit = wiederholen, was zurückgenommen wurde
key-position-text = Text
key-clear = Brett leeren
key-start-position = Grundstellung
key-solve = kürzester Heimweg für die Seite am Zug
key-take-over = übernehmen
