### Was die Befehle sagen, die den Computer fragen.

command-unknown-level = Es gibt keine Stufe „{ $level }“: Schreib 1 bis 5 oder { $levels }.

best-game-over = Die Partie ist zu Ende: Es gibt keinen Zug mehr zu wählen.
best-found = Wert { $score }, Tiefe { $depth }, Stellungen { $nodes }
best-line = Erwartet: { $line }

solve-no-race = { $game } kennt keinen Heimweg: Lösen lassen sich nur die Spiele, bei denen alle um die Wette heimlaufen.
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

match-unknown-spec = „{ $text }“ ist keine Denkweise: Schreib level:STUFE, movetime:MS, nodes:N oder depth:D; die Stufe ist 1 bis 5 oder { $levels }.
match-no-openings = { $file }: Darin steht keine Eröffnung.
match-opening-over = Die Partie ist zu Ende, bevor der Computer ziehen kann.
match-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}: A gewinnt { $a }, B gewinnt { $b }, remis { $draws }, unbeendet { $unfinished }
match-score = Punkte von A: { $score } % ± { $error } (95 %)
match-turns = Züge bis zum Ende im Mittel: { $turns }
