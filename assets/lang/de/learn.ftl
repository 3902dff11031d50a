### Die Übungen und der Bildschirm einer Lektion.

menu-exercises = Übungen (erste Schritte)
learn-title = Übungen
learn-count = { $solved }/{ $of }
learn-attempts = { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
learn-best = { $turns ->
    [one] am besten: ein Zug
   *[other] am besten: { $turns } Züge
}
learn-above = … darüber noch { $count }
learn-below = … darunter noch { $count }
learn-ask-reset = Vergessen, welche dieser Lektionen du gelöst hast? Enter ja, Esc nein.

lesson-task = Aufgabe { $task } von { $of }
lesson-hint = Tipp { $number }: { $hint }
lesson-right = Richtig!
lesson-solution = Lösung { $step }/{ $of }. { $what }
lesson-mark = Enter markiert die Stelle unter dem Cursor; c prüft. Markiert: { $marked }.
lesson-to-board = Enter oder Tab: zum Brett.
lesson-choose = Wähle mit Enter eine Antwort.
lesson-choose-several = Mehrere Antworten können stimmen: Enter kreuzt an, c prüft.
lesson-compare = Das Brett zeigt den Zug unter dem Cursor. Wähle einen mit Enter.
lesson-build = Enter setzt einen Stein oder nimmt ihn weg; Tab wählt den Stein; c prüft.
lesson-build-area = Enter setzt auf Stellen mit : oder nimmt weg; Tab wählt den Stein; c prüft.
lesson-play = { $of ->
    [one] Mach deinen Zug: Wähle einen unterstrichenen Stein.
   *[other] Zug { $turn } von { $of }: Wähle einen unterstrichenen Stein.
}
lesson-order = Zug { $turn }: Bring alle deine Steine ins Ziel. Es geht in { $best } Zügen.
lesson-order-alone = Zug { $turn }: Bring alle deine Steine ins Ziel.
lesson-end-title = Lektion gelöst
lesson-end-title-left = Noch nicht gelöst
lesson-end-skipped = Eine Aufgabe hast du übersprungen: Löse sie, dann gilt die Übung als gelöst.
lesson-try = Probier es: erst den Stein, dann dorthin, wo die Regeln es verbieten.
lesson-replied = { $seat } hat { $turn } gespielt. { $now }
lesson-end-turns = { $turns ->
    [one] Für die letzte Aufgabe hast du einen Zug gebraucht.
   *[other] Für die letzte Aufgabe hast du { $turns } Züge gebraucht.
}
lesson-end-turns-best = { $turns ->
    [one] In einem Zug gelöst; am besten geht es in { $best }.
   *[other] In { $turns } Zügen gelöst; am besten geht es in { $best }.
}
lesson-end-at-once = Jede Aufgabe im ersten Versuch.
lesson-end-wrong = { $wrong ->
    [one] Ein Versuch ging unterwegs daneben.
   *[other] { $wrong } Versuche gingen unterwegs daneben.
}

mark-marked = eine Stelle oder ein Stein, von dir markiert
mark-missed = was du übersehen hast
mark-superfluous = was nicht dazugehört

key-reset = Gelöstes vergessen
key-guide = die Anleitung
key-hint = Tipp
key-retry = neu beginnen
key-skip = Aufgabe überspringen
key-read = Text/Brett
key-mark = markieren
key-check = prüfen
key-answer = wählen
key-try-again = noch einmal
key-on = weiter
key-to-list = zur Liste
key-step = nächster Schritt
key-step-back = Schritt zurück
key-next-lesson = nächste Lektion
