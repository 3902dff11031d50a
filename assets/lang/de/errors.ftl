### Was mit Stellungen, Partien, Einstellungen und Befehlen nicht stimmen kann, und was Befehle sagen.

# „a, b oder c“
list-or = { $list } oder { $last }
list-none = keine

position-unreadable = „{ $text }“ ist nicht als Stellung zu lesen: Nenne die Farbe am Zug und dann jede Farbe mit den Stellen ihrer Steine, wie in { $example }.
position-unknown-seat = „{ $seat }“ ist keine Farbe dieses Spiels.
position-seat-twice = { $seat } steht zweimal da.
position-seating = Die Farben { $found } können nicht zusammen spielen; es gehen { $allowed }.
position-not-seated = { $seat } ist am Zug, spielt aber gar nicht mit.
position-not-a-point = „{ $point }“ gibt es auf diesem Brett nicht.
position-light-square = { $point } ist ein helles Feld; gespielt wird nur auf den dunklen.
position-taken = Auf { $point } stehen zwei Steine.
position-too-many = { $seat } hat { $found } Steine, es können aber höchstens { $most } sein.
position-picture = Zeile { $line } des Bildes hat { $found } Stellen, das Brett hat dort { $expected }.
position-man-on-king-row = Der einfache Stein auf { $point } steht auf seiner Damenreihe; dort kann nur eine Dame stehen.

unknown-game = Es gibt kein Spiel namens „{ $name }“; es gibt { $games }.
unknown-guide = Es gibt keine Anleitung namens „{ $name }“; es gibt { $guides }.

json-error = Zeile { $line }, Spalte { $column }: { $why }
json-truncated = Hier bricht die Datei ab.
json-syntax = Das ist kein JSON: Ein Zeichen ist falsch, fehlt oder ist zu viel.
json-surplus = Hier geht die Datei hinter ihrem Ende weiter.
json-too-deep = Listen und Objekte stehen zu tief ineinander.
json-missing-key = Vor dieser Stelle fehlt der Schlüssel „{ $key }“.
json-key-twice = Der Schlüssel „{ $key }“ steht zweimal da.
json-unknown-key = Den Schlüssel „{ $found }“ gibt es hier nicht, nur { $known }.
json-word = „{ $found }“ kann hier nicht stehen, nur { $known }.
json-type = { $expected ->
    [text] Hier muss ein Text in Anführungszeichen stehen.
    [number] Hier muss eine ganze Zahl stehen, die nicht zu groß ist.
    [flag] Hier muss true oder false stehen.
    [list] Hier muss eine Liste in eckigen Klammern stehen.
    [object] Hier muss ein Objekt in geschweiften Klammern stehen.
   *[other] Hier muss ein Wert anderer Art stehen.
}

record-format = „format“ ist { $found } statt { $expected }: Das ist keine aufgezeichnete Partie.
record-version = „version“ ist { $found }, dieses Programm liest aber Version { $expected }.
record-start = Der Anfang ist keine Stellung. { $why }
record-seats = Die Farben sind „{ $found }“, müssten aber „{ $expected }“ sein.
record-level = Es gibt keine Stufe { $level }: Die Stufen gehen von 1 bis 5.
record-move = Zug { $number }: { $why }
record-result = Das Ergebnis ist { $found }, die Züge führen aber zu { $expected }.

move-after-end = Die Partie ist vor diesem Zug zu Ende.
move-unknown-seat = „{ $seat }“ ist keine Farbe dieses Spiels.
move-not-to-move = { $expected } ist am Zug, nicht { $found }.
move-finished = { $seat } ist schon fertig und kann nicht aufgeben.
move-kind = Ein Zug braucht eines von dreien: einen Weg, „pass“ oder „resign“.
move-differs = „{ $key }“ ist „{ $found }“, der Zug ergibt aber „{ $expected }“.

options-players-differ = „{ $option }“ ist { $found }, in der Stellung spielen aber { $expected } Farben.
options-foreign = { $game } kennt die Option „{ $option }“ nicht.
players-unfit = { $found ->
    [one] { $game } geht nicht allein: Es spielen { $allowed }.
   *[other] { $game } geht nicht zu { $found }: Es spielen { $allowed }.
}
players-sternhalma = Bei 2, 4 oder 6 hat jeder ein Gegenüber, bei 3 keiner; bei jeder anderen Zahl wäre einer ohne.

file-unreadable = { $file } ist nicht zu lesen: { $why }
file-unwritable = { $file } lässt sich nicht schreiben: { $why }
io-not-found = Das gibt es nicht.
io-no-folder = Den Ordner dafür gibt es nicht.
io-not-allowed = Das ist nicht erlaubt.
io-exists = Das gibt es schon.
io-is-folder = Das ist ein Ordner.
io-no-folder-above = Ein Teil des Pfades ist kein Ordner.
io-full = Der Datenträger ist voll.
io-quota = Dein Anteil am Datenträger ist aufgebraucht.
io-too-large = Die Datei ist zu groß.
io-read-only = Der Datenträger lässt sich nur lesen.
io-bad-name = So kann keine Datei heißen.
io-no-text = Das ist kein Text in UTF-8.
io-nobody-reads = Niemand liest mehr mit.
io-busy = Ein anderes Programm benutzt es gerade.
io-circle = Die Verweise dorthin führen im Kreis.
io-other = Fehler { $number } des Systems.
config-no-toml = { $file }, Zeile { $line }, Spalte { $column }: Hier ist ein Zeichen falsch oder fehlt, oder ein Schlüssel steht zweimal da; es gelten die Voreinstellungen.
config-value = { $file }, Zeile { $line }, Spalte { $column }: „{ $key }“ kann { $allowed } sein; es gilt die Voreinstellung.
config-unknown = { $file }, Zeile { $line }, Spalte { $column }: Eine Einstellung „{ $key }“ gibt es nicht; sie bleibt unbeachtet.
config-milliseconds = eine Zahl von Millisekunden bis { $most }
config-names = eine Liste von Namen, jeder in Anführungszeichen,
config-not-changed = Die Datei bleibt, wie sie ist.
config-more = { $first } (und { $more } weitere)
output-failed = Die Ausgabe ist nicht zu schreiben: { $why }
no-terminal = Dafür braucht es ein Terminal. Mit --plain spielst du Zeile für Zeile.

command-unknown-seat = „{ $seat }“ ist keine Farbe dieses Spiels; es gibt { $seats }.
command-seat-twice = { $seat } ist zweimal genannt.
command-unknown-player = „{ $text }“ ist kein Spieler: Schreib human, ai oder ai:STUFE; die Stufe ist 1 bis 5 oder { $levels }.

to-move = { $seat } ist am Zug
outcome-won = { $seat } hat gewonnen
outcome-places = Die Partie ist zu Ende: { $places }
outcome-place = { $place }. { $seat }
seat-home = { $seat } ({ $letter }): { $home } von { $stones } im Ziel
seat-men = { $seat } ({ $letter }): { $men ->
    [one] ein Stein
   *[other] { $men } Steine
}, { $kings ->
    [one] eine Dame
   *[other] { $kings } Damen
}

explain-legal = { $turn } ist erlaubt.
moves-truncated = Nur die ersten { $limit } sind aufgeführt: Es gibt noch mehr.

check-fine = { $file }: { $kind ->
    [record] aufgezeichnete Partie, { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
    [games] { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
    [lessons] { $lessons ->
        [one] eine Lektion
       *[other] { $lessons } Lektionen
    }
   *[positions] { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    }
}, alles in Ordnung
check-finding = { $file }: { $why }
check-finding-line = { $file }, Zeile { $line }: { $why }
check-more = { $kind ->
    [errors] { $more ->
        [one] noch ein Fehler.
       *[other] noch { $more } Fehler.
    }
   *[warnings] { $more ->
        [one] noch eine Warnung.
       *[other] noch { $more } Warnungen.
    }
}
check-unknown-kind = Das ist weder eine aufgezeichnete Partie oder ein Kurs (JSON) noch eine Sammlung von Partien (PDN) noch eine Liste von Stellungen (Zeilen aus dem Namen eines Spiels und einer Stellung).
nothing-kept = Es gibt keine angefangene Partie, die weitergehen könnte.
game-not-kept = Die Partie wurde nicht aufgehoben und lässt sich nicht fortsetzen: { $why }
kept-under-way = Die zuletzt aufgehobene Partie läuft gerade in einem anderen Fenster; `sprungbrett play` beginnt in diesem eine andere, mit eigener Datei.
