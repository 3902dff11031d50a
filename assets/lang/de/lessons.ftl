### Was Lektionen sagen: was an einer Antwort falsch ist, was an einem Kurs, und was beim zeilenweisen Üben geschieht.

# What is wrong with an answer
fault-nothing = Es ist noch nichts getan.
fault-missed = { $count ->
    [one] Eine Stelle fehlt: { $points }.
   *[other] { $count } Stellen fehlen: { $points }.
}
fault-superfluous = { $count ->
    [one] Eine Stelle gehört nicht dazu: { $points }.
   *[other] { $count } Stellen gehören nicht dazu: { $points }.
}
fault-goal-step = Gefragt war ein Schritt.
fault-goal-jump = Gefragt war ein Sprung.
fault-goal-capture = Gefragt war ein Schlag.
fault-goal-jumps = { $need ->
    [one] Gefragt war ein Sprung in einem Zug
   *[other] Gefragt waren { $need } Sprünge in einem Zug
}; du kamst auf höchstens { $got }.
fault-goal-over = Noch nicht: Spring in einem Zug über Steine jeder dieser Farben: { $seats }.
fault-goal-reach = Deine Steine sollten auf { $points } stehen: { $got } von { $need } tun es.
fault-goal-captures = Geschlagene Steine: { $got }; gefragt: { $need }.
fault-goal-crowned = Umgewandelte Steine: { $got }; gefragt: { $need }.
fault-goal-home = Steine im Ziel: { $got }; gefragt: { $need }.
fault-goal-win = So ist die Partie nicht gewonnen: Versuch es anders, oder hol dir einen Tipp.
fault-goal-ahead = Geschlagene minus verlorene Steine: { $got }; gefragt: { $need }.
fault-goal-loses = { $got ->
    [one] Das nimmt deiner Mannschaft einen Weg
   *[other] Das nimmt deiner Mannschaft { $got } Wege
}; erlaubt: { $need }.
fault-goal-refused = Das war erlaubt. Gefragt war etwas, das die Regeln verbieten.
fault-property-jumps = { $jumps ->
    [one] Steine, die einen Zug mit einem Sprung haben: { $got }; gefragt: { $need }.
   *[other] Steine, die einen Zug mit { $jumps } Sprüngen haben: { $got }; gefragt: { $need }.
}
fault-property-shared = Steine, die über denselben Stützstein springen können: { $got }; gefragt: { $need }.
fault-property-captures = Geschlagene Steine im längsten Schlag: { $got }; gefragt: { $need }.
fault-property-crowning = Kein Schlag endet auf der Damenreihe.
fault-property-ahead = Steine, die sich erzwungen gewinnen lassen: { $got }; gefragt: { $need }.
fault-property-sacrifice = Kein Zug bietet zuerst einen Stein an.
fault-property-all = { $left ->
    [one] Ein Stein ist noch nicht gesetzt.
   *[other] { $left } Steine sind noch nicht gesetzt.
}
fault-too-many-turns = { $made ->
    [one] Du bist in einem Zug im Ziel
   *[other] Du bist in { $made } Zügen im Ziel
}; es geht in { $best }, erlaubt sind { $most }.
fault-not-home = { $count ->
    [one] Ein Stein ist nicht im Ziel.
   *[other] { $count } Steine sind nicht im Ziel.
}
fault-wrong-answers = { $count ->
    [one] Das stimmt nicht.
   *[other] { $count } dieser Antworten stimmen nicht.
}
fault-missing-answers = { $count ->
    [one] Eine richtige Antwort fehlt.
   *[other] { $count } richtige Antworten fehlen.
}
fault-not-best = { $scale }: Dieser Zug hat { $got }, der beste { $best }.

scale-lost = Verlorene Wege
scale-gained = Gewonnene Wege
scale-net = Gewonnene minus verlorene Wege
scale-way-home = Heimweg in Schritten
scale-mobility = Beweglichkeit
scale-captures = Geschlagene Steine
scale-ahead = Geschlagene minus verlorene Steine

no-room-not-now = Jetzt lässt sich kein Stein setzen.
no-room-taken = { $point } ist besetzt.
no-room-outside = Auf { $point } darf hier kein Stein gesetzt werden.
no-room-none-left = Von diesen Steinen ist keiner mehr übrig.
no-room-king-row = Ein einfacher Stein auf { $point } wäre eine Dame.

# What is wrong with a course
course-error = { $place }: { $why }
course-place-lesson = Lektion { $lesson }
course-place-task = Aufgabe { $task }
course-format = „format“ ist nicht „{ $expected }“: Das ist kein Kurs mit Lektionen.
course-version = Dieses Programm liest nur Version { $expected }.
course-type = { $expected ->
    [text] Hier wird ein Text erwartet.
    [number] Hier wird eine ganze Zahl erwartet, die nicht zu klein ist.
    [flag] Hier wird true oder false erwartet.
    [true] Nur true hat hier eine Bedeutung.
    [list] Hier wird eine Liste erwartet.
   *[object] Hier wird ein Objekt erwartet.
}
course-empty = Das ist leer.
course-length = { $found } statt { $least } bis { $most }.
course-unknown-key = Diesen Schlüssel gibt es nicht; es gibt { $known }.
course-foreign-key = Eine Aufgabe der Art { $kind } hat diesen Schlüssel nicht.
course-key-twice = Dieser Schlüssel kommt zweimal vor.
course-missing-key = Der Schlüssel „{ $key }“ fehlt.
course-one-key = Genau einer dieser Schlüssel ist nötig: { $keys }; andere nur, wo sie dazugehören.
course-unknown-word = „{ $found }“ ist keines von { $known }.
course-id = „{ $found }“ ist keine Kennung: Kleinbuchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst.
course-id-twice = Eine andere Lektion hat diese Kennung.
course-no-board = Diese Aufgabe braucht eine eigene Stellung: Davor ist keine, von der es weiterginge.
course-finished = In dieser Stellung ist nichts zu tun: Jemand ist schon im Ziel, oder wer am Zug ist, kann nicht ziehen.
course-too-many-turns = Das ist ein Zug zu viel.
course-no-stone = Auf { $point } steht kein Stein.
course-unfit = { $game } hat nichts, woran sich das zählen ließe.
course-level = Hier gibt es die Stufen 1 und 2: Die anderen denken länger, als eine Lektion warten kann.
course-no-answer = Eine Antwort { $found } gibt es nicht: Es sind { $most }.
course-no-room = Auf { $point } lässt sich kein solcher Stein setzen.
course-placeholders = „{ $language }“ nennt „{ $found }“, „en“ aber „{ $expected }“.
course-unknown-fact = „{ $name }“ gehört nicht zu den Zahlen dieser Aufgabe.
course-unused-fact = Kein Text dieser Aufgabe nennt „{ $name }“.
course-solution-fails = Die Lösung besteht nicht. { $why }
course-wrong-passes = Diese falsche Antwort besteht.
course-nothing-passes = Die Aufgabe ist gelöst, ohne dass etwas getan wird.
course-right-answers = { $found ->
    [0] Keine Antwort ist richtig.
    [one] Eine Antwort ist richtig.
   *[other] { $found } Antworten sind richtig, aber nur eine kann gegeben werden.
}
course-tie = Die Züge { $first } und { $second } sind gleich gut.
course-nothing-to-mark = Hier ist keine Stelle richtig.
course-unproven = Die kleinste Zahl von Zügen lässt sich nicht beweisen.

# The progress
progress-broken = { $file }: { $why } Es beginnt von vorn.
progress-unknown = { $file }: Das ist kein Lernstand, den dieses Programm lesen kann. Es beginnt von vorn.

# Lessons, line by line. The words are called `plain-name-` where the game has them too.
learn-which-course = Welcher Kurs? Gib eine Nummer ein.
learn-course = { $title }: { $solved } von { $lessons } gelöst
learn-which-lesson = Welche Lektion? Gib eine Nummer ein.
learn-lesson = { $title } ({ $lesson }){ $solved ->
    [0] { "" }
   *[other] , gelöst
}
learn-task = Aufgabe { $number } von { $of }
learn-you-are = Du hast { $seat } und bist am Zug.
learn-palette = Zu setzen, höchstens: { $stones }.
learn-how-play = { $turns ->
    [0] Gib deine Züge ein, einen je Zeile.
    [one] Gib deinen Zug ein.
   *[other] Gib deine Züge ein, einen je Zeile; du hast { $turns }.
}
learn-how-mark = Gib alle Stellen in einer Zeile ein.
learn-how-choose = Gib die Nummer deiner Antwort ein.
learn-how-choose-several = Gib die Nummern aller richtigen Antworten in einer Zeile ein.
learn-king = dame
learn-how-build = Gib die Steine und ihre Stellen in einer Zeile ein, wie in: rot a5 b6 blau c7.
learn-go-on = Du bist wieder am Zug.
learn-right = Richtig!
learn-wrong = Noch nicht.
learn-once-more = Versuche es noch einmal vom Anfang der Aufgabe an; weiter helfen tipp, lösung und weiter.
learn-lost = Verlorene Wege: { $paths }.
learn-optimum = Deine Züge: { $made }; weniger als { $best } sind nicht möglich.
learn-no-hint = Es gibt keine Tipps mehr. Das Wort lösung zeigt, wie es geht.
learn-solution = So geht es:
learn-lesson-solved = { $title }: gelöst.
learn-lesson-left = { $title }: fertig, aber eine Aufgabe ist übersprungen.
learn-not-kept = Was du löst, lässt sich nicht merken: { $why }
learn-nothing = Es gibt keine Lektionen.
learn-unknown = Keine Lektion, kein Kurs und keine Datei heißt „{ $name }“; „sprungbrett learn --list“ zählt sie auf.
learn-reset = Vergessen.
learn-nothing-to-reset = Es gab nichts zu vergessen.
plain-name-solution = lösung
plain-name-skip = weiter
plain-name-again = nochmal
plain-name-task = aufgabe
learn-help-hint = { $name } (hint): der nächste Tipp
learn-help-solution = { $name } (solution): wie es geht
learn-help-skip = { $name } (skip): lässt diese Aufgabe liegen und geht zur nächsten
learn-help-again = { $name } (again): die Aufgabe von ihrem Anfang an
learn-help-undo = { $name } (undo): nimmt deinen letzten Zug zurück und was darauf folgte
learn-help-why = { $name } ZUG (why): ob ein Zug erlaubt ist und, wenn nicht, warum
learn-help-moves = { $name } [STELLE] (moves): die erlaubten Züge, oder die des Steins an einer Stelle
learn-help-board = { $name } (board): das Brett als Bild aus Buchstaben
learn-help-position = { $name } (position): was wo steht, in Worten
learn-help-task = { $name } (task): die Aufgabe noch einmal
learn-help-help = { $name } (help): diese Liste
learn-help-quit = { $name } (quit): verlässt das Programm; Gelöstes bleibt gelöst
