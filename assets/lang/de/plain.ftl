### Was die zeilenweise Bedienung sagt.

# Was gespielt wird, und mit wem
plain-what = Was möchtest du spielen? Gib eine Nummer ein.
plain-continue = Die angefangene Partie: { $game }, { $turns ->
    [one] ein Zug gespielt
   *[other] { $turns } Züge gespielt
}
plain-game = { $game } zu { $players }
plain-who = Wer spielt gegen dich? Gib eine Nummer ein.
plain-against = Der Computer: { $level }
plain-together = Jemand an dieser Tastatur
plain-number = Gib eine Nummer von 1 bis { $most } ein, oder „ende“.
plain-human = { $seat }: an dieser Tastatur
plain-computer = { $seat }: der Computer, { $level }
plain-anti-block = Mit Sperrschutz: Ein Ziel, das andere versperren, gilt als gefüllt.

# Stellungen
plain-stones = { $seat } ({ $letter }): { $home } von { $stones } im Ziel, noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}; Steine auf { $points }.
plain-men = { $seat } ({ $letter }): einfache Steine: { $men }; Damen: { $kings }.

# Was geschehen ist
plain-turn = { $seat }: { $turn }{ $captured ->
    [0] { "" }
   *[other] , schlägt auf { $points }
}{ $crowned ->
    [0] { "" }
   *[other] , wird Dame
}
plain-resigns = { $seat } gibt auf.
plain-agrees = { $seat } stimmt dem Remis zu.
plain-log-empty = Noch ist kein Zug gespielt.
plain-undone = { $count ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $count } Züge sind zurückgenommen.
}
plain-redone = { $count ->
    [one] Ein Zug ist wieder gespielt.
   *[other] { $count } Züge sind wieder gespielt.
}

# Antworten
plain-moves = { $count ->
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
plain-hint = Ein guter Zug: { $turn }
plain-hint-line = Danach vielleicht { $line }.
plain-ask-draw = { $by } bietet Remis an. { $seat }, nimmst du an? Gib „ja“ oder „nein“ ein.
plain-yes = ja
plain-no = nein
plain-yes-or-no = Gib „ja“ oder „nein“ ein.
plain-ask-resign = { $seat }: aufgeben? Gib „ja“ oder „nein“ ein.
plain-missing = Da fehlt etwas. { $help }
plain-superfluous = Das ist zu viel. { $help }
plain-file-exists = { $file } gibt es schon.
plain-no-folder = Es gibt keinen persönlichen Ordner.
plain-set-aside = Eine andere Partie war noch nicht zu Ende; sie ist in { $file } gespeichert.
plain-farewell = Die Partie bleibt gespeichert: Mit „sprungbrett resume“ geht sie weiter.
plain-see-help = Mit „hilfe“ siehst du die Befehle.
plain-not-over = Die Partie ist noch nicht zu Ende.

# The commands: the name in this language, and what they do. The English names always work.
plain-help-turn = Für einen Zug gib seine Stellen ein, etwa { $example }; Anfang und Ende genügen, wo sie eindeutig sind. Die Befehle gehen auch auf Englisch.
plain-name-moves = züge
plain-help-moves = { $name } [STELLE] (moves): die erlaubten Züge, oder die des Steins an einer Stelle
plain-name-why = warum
plain-help-why = { $name } ZUG (why): ob ein Zug erlaubt ist, und wenn nicht, warum
plain-name-analyse = analyse
plain-help-analyse = { $name } [STELLE]: was deine Seite erreicht, worauf sie sich stützt und wie weit sie es hat, oder was der Stein an einer Stelle kann
plain-name-whatif = waswenn
plain-help-whatif = { $name } ZUG (whatif): welche Wege deine anderen Steine durch einen Zug verlieren und gewinnen würden
plain-name-hint = tipp
plain-help-hint = { $name } (hint): was der Computer spielen würde
plain-name-board = brett
plain-help-board = { $name } (board): das Brett als Bild aus Buchstaben
plain-name-position = stellung
plain-help-position = { $name } (position): was wo steht, in Worten und als Stellungstext
plain-name-log = verlauf
plain-help-log = { $name } (log): alle Züge bisher
plain-name-undo = zurück
plain-help-undo = { $name } (undo): nimmt deinen letzten Zug zurück und was auf ihn folgte
plain-name-redo = wieder
plain-help-redo = { $name } (redo): spielt wieder, was zurückgenommen wurde
plain-name-draw = remis
plain-help-draw = { $name } (draw): bietet Remis an
plain-name-resign = aufgeben
plain-help-resign = { $name } [ja] (resign): gibt die Partie auf; ohne „ja“ wirst du erst gefragt
plain-name-save = speichern
plain-help-save = { $name } [DATEI] (save): speichert die Partie in einer neuen Datei; endet ihr Name auf .pdn, als PDN (Dame)
plain-name-rematch = revanche
plain-help-rematch = { $name } (rematch): nach dem Ende dieselbe Partie, alle einen Platz weiter
plain-help-again = { $name } (again): nach dem Ende dieselbe Partie, alle auf ihrem Platz
plain-name-new = neu
plain-help-new = { $name } (new): verlässt die Partie für eine andere
plain-name-help = hilfe
plain-help-help = { $name } (help): diese Liste
plain-name-quit = ende
plain-help-quit = { $name } (quit): verlässt das Programm; die Partie bleibt gespeichert

# Weitere Antworten
plain-point = { $point }: { $piece }
plain-point-free = { $point }: frei
plain-piece-man = { $seat }, einfacher Stein
plain-piece-king = { $seat }, Dame
plain-line = Reihe { $number }, { $from } bis { $to }: { $stones }
plain-line-short = Reihe { $number }, { $from }: { $stones }
plain-levels = Nenne eine Stufe: { $levels }.
plain-name-lines = reihen
plain-help-lines = { $name } (lines): was auf jeder Reihe des Bretts steht, von oben, jeweils von links nach rechts
plain-name-where = wo
plain-help-where = { $name } PLATZ oder STELLE (where): wo die Steine eines Platzes stehen, oder was an einer Stelle steht
plain-name-last = zuletzt
plain-help-last = { $name } (last): die Züge seit deinem letzten, und wer am Zug ist
plain-name-level = stufe
plain-help-level = { $name } ZAHL (level): wie stark der Computer spielt, von 1 bis 5
plain-name-name = name
plain-help-name = { $name } PLATZ NAME: wer auf einem Platz spielt; ohne Namen bleibt die Farbe
