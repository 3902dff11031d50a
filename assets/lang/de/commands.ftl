### Was die Befehle sagen, die den Computer fragen.

command-unknown-level = Es gibt keine Stufe „{ $level }“: Schreib 1 bis 5 oder { $levels }.

command-unknown = Einen Befehl „{ $name }“ gibt es nicht.

best-game-over = Die Partie ist zu Ende: Es gibt keinen Zug mehr zu wählen.
best-found = Wert { $score }, Tiefe { $depth }, Stellungen { $nodes }
best-line = Erwartet: { $line }

solve-no-race = { $game } kennt keinen Heimweg: Lösen lassen sich nur Spiele, in denen alle um die Wette ins Ziel laufen.
solve-no-way = Für { $seat } hat sich kein Weg ans Ziel gefunden.
solve-proven = { $turns ->
    [0] { $seat } ist schon am Ziel.
    [one] { $seat } kommt mit einem Zug ans Ziel; kürzer geht es nicht.
   *[other] { $seat } kommt mit { $turns } Zügen ans Ziel; kürzer geht es nicht.
}
solve-found = { $turns ->
    [one] { $seat } kommt mit einem Zug ans Ziel.
   *[other] { $seat } kommt mit { $turns } Zügen ans Ziel; ob es kürzer geht, ist nicht bekannt.
}

match-unknown-spec = „{ $text }“ sagt nicht, wie lange der Computer denken soll: Schreib level:STUFE, movetime:MS, nodes:N oder depth:D; die Stufe ist 1 bis 5 oder { $levels }.
match-no-openings = { $file }: Darin steht keine Eröffnung.
match-opening-over = Die Partie ist zu Ende, bevor der Computer ziehen kann.
match-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: A gewinnt { $a }, B gewinnt { $b }, remis { $draws }, unbeendet { $unfinished }
match-score = Punkte von A: { $score } % ± { $error } (95 %)
match-turns = Züge bis zum Ende im Mittel: { $turns }

# Was die Analyse findet. Ein Weg ist ein Stein und eine Stelle, an der er enden kann.
analysis-mobility = { $seat }: Beweglichkeit { $mobility }; gezählt ist für jeden Stein jede Stelle, an der sein Zug enden kann.
analysis-way = Heimweg: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} insgesamt; { $home } von { $stones } sind im Ziel.
analysis-stragglers = Nachzügler: { $points }.
analysis-no-support = Kein Stein ist ein Stützstein.
analysis-support = { $point } trägt { $jumps ->
    [one] einen Sprung
   *[other] { $jumps } Sprünge
}, von { $stones }. Ohne ihn würden diese Wege anderer Steine fehlen: { $paths }.
analysis-reach = Von { $point } aus in einem Zug: { $one }; erst in zwei Zügen: { $two }.
analysis-way-of = Der Stein auf { $from } hat noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} bis { $to }; dorthin gehört er, wenn alle Wege zusammen am kürzesten sind.
analysis-straggler = Der Stein auf { $point } ist ein Nachzügler.
analysis-what-if = Nach { $turn }:
analysis-lost = { $count ->
    [0] Die anderen Steine verlieren keinen Weg.
    [one] Die anderen Steine verlieren einen Weg: { $paths }.
   *[other] Die anderen Steine verlieren { $count } Wege: { $paths }.
}
analysis-gained = { $count ->
    [0] Die anderen Steine gewinnen keinen Weg.
    [one] Die anderen Steine gewinnen einen Weg: { $paths }.
   *[other] Die anderen Steine gewinnen { $count } Wege: { $paths }.
}
analysis-way-change = Heimweg: von { $before } auf { $after } Schritte.
analysis-mobility-change = Beweglichkeit: von { $before } auf { $after }.

# What is wrong with the arguments of the command line.
usage-line = Aufruf: { $usage }
usage-options = [OPTIONEN]
usage-command = [BEFEHL]
usage-no-value = { $text } braucht einen Wert.
usage-bad-value = „{ $value }“ ist kein Wert für { $argument }.
usage-number = „{ $value }“ ist kein Wert für { $argument }: Schreib eine ganze Zahl, { $least } oder mehr.
usage-number-between = „{ $value }“ ist kein Wert für { $argument }: Schreib eine ganze Zahl von { $least } bis { $most }.
usage-unknown-value = „{ $value }“ ist kein Wert für { $argument }: Es gibt { $known }.
usage-unknown-argument = Ein Argument „{ $text }“ gibt es hier nicht.
usage-unknown-command = Einen Befehl „{ $text }“ gibt es nicht.
usage-suggested = Meinst du { $text }?
usage-twice = { $text } steht zweimal da.
usage-conflict = { $argument } und { $other } gehen nicht zusammen.
usage-missing = Es fehlt etwas: { $text }.
usage-number-of-values = { $text } hat zu viele Werte oder zu wenige.
usage-no-text = Eines der Argumente ist kein Text in UTF-8.
usage-other = Diese Argumente ergeben zusammen keinen Sinn.
