### Partien nachspielen: die Liste, der Bildschirm, die Kurve, die Beispielpartien.

menu-replay = Partien nachspielen
library-title = Partien zum Nachspielen
library-samples = Beispielpartien
library-waiting = Angefangene Partien
library-waiting-about = Enter setzt diese Partie fort; die laufende bleibt erhalten.
library-unfinished = nicht beendet
library-several = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
menu-waiting = { $games ->
    [one] Noch eine Partie ist
   *[other] Noch { $games } Partien sind
} nicht beendet und oben in der Liste zum Nachspielen zu finden.
library-saved = Gespeicherte Partien
library-file = Partien der Datei

replay-title = Partie
replay-turn = Zug { $ply } von { $of }
replay-start = Vor dem ersten Zug: Rechts macht ihn, mit Enter läuft die Partie von selbst.
replay-under-way = { $seat } ist unterwegs: { $path }
replay-typing = Schreibe die Nummer eines Zuges, von 0 bis { $of }; Enter geht dorthin.
replay-no-turn = Diesen Zug gibt es nicht: Schreibe eine Zahl von 0 bis { $of }.
replay-nothing-notable = In dieser Richtung gibt es keine lange Kette, kein Schlagen und keinen Wechsel der Führung mehr.
replay-over = Hier ist die Partie zu Ende: Geh zu einem Zug zurück, von dem es weitergeht.
replay-pace = Tempo { $pace } von 5
replay-unfinished = Die Partie ist nicht zu Ende.
replay-broken = Der Rest ist nicht lesbar. { $why }
replay-chains = Längste Ketten
notable-chain = eine Kette von { $jumps } Sprüngen
notable-lead = { $seat } geht in Führung
chain = { $jumps ->
    [one] 1 Sprung
   *[other] { $jumps } Sprünge
}, Zug { $turn }, { $seat }: { $path }
setup-title-branch = Von hier weiterspielen

chart-steps = Schritte ins Ziel
chart-pieces = Steine b w, Damen B W
chart-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}

key-replay = nachspielen
key-turn-on = Zug vor
key-turn-back = zurück
key-run = läuft
key-stop = anhalten
key-landing-on = eine Landung vor
key-landing-back = eine Landung zurück
key-notable-next = nächste lange Kette, nächstes Schlagen oder nächster Wechsel der Führung
key-notable-before = das davor
key-chart = Kurve
key-branch = von hier weiterspielen
key-turn-number = zu einem Zug nach seiner Nummer gehen
key-go-to-turn = hingehen
key-ten-back = zehn Züge zurück
key-ten-on = zehn Züge vor
key-faster = schneller laufen
key-slower = langsamer laufen
key-look-at-next = den nächsten Stein betrachten (für die Analyse)
key-look-at-previous = den Stein davor betrachten

analyse-gain = Gewinn
analyse-swing = Umschwung
analyse-turn = Zug
analyse-best = besser: { $turn }
analyse-note = Zahlen unter den Buchstaben der Seiten: { $unit } nach dem Zug. Gewinn: was der Zug seiner Seite bringt. Umschwung: wie ihn die Engine gegen ihre eigene Wahl bewertet, in { $scale }; = ist derselbe Zug, -- ein verpasster Gewinn.
analyse-unit-steps = Schritte bis ins Ziel
analyse-unit-pieces = Steine und Damen
analyse-scale-steps = Schritten
analyse-scale-men = Steinen
analyse-no-position = Es fehlt eine Stellung: `start`, oder eine Stellung als Text.

# The sample games.
sample-bridges = Brücken beider Farben
sample-bridges-about = Sternhalma zu zweit in 34 Zügen, Blau gewinnt. In Zug 21 springt Rot viermal über Steine beider Farben, Zug 18 hat sieben Sprünge.
sample-race = Später Durchbruch
sample-race-about = Sternhalma zu zweit: Bis Zug 60 halten die Heere einander auf, dann tragen Ketten von fünf und sechs Sprüngen Rot zuerst ins Ziel.
sample-three = Drei Zacken
sample-three-about = Drei Heere kreuzen sich in der Mitte und werden einander zu Brücken. Grün springt in Zug 32 neunmal und ist zuerst im Ziel.
sample-four = Zwei Paare
sample-four-about = Vier Spieler auf zwei Achsen des Sterns. Gelb springt in Zug 58 neunmal und kommt doch als Letzter ins Ziel, Orange gewinnt.
sample-six = Der volle Stern
sample-six-about = Alle sechs Zacken sind besetzt, und jeder springt über jeden. Rot springt in Zug 49 zehnmal, doch Gelb gewinnt.
sample-corners = Von Ecke zu Ecke
sample-corners-about = Halma auf 256 Feldern mit neunzehn Steinen auf jeder Seite. Sieh, wie beide Leitern durch die Mitte bauen und in Ketten hinaufsteigen.
sample-twelve-men = Drei für drei
sample-twelve-men-about = Dame: In den Zügen 21, 23 und 25 gibt Schwarz je einen Stein her, und in Zug 27 schlägt es drei auf einen Streich.
