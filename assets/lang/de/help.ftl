# Die Hilfe zu den Befehlen; die englische steht bei den Argumenten in src/cli.

help-own-usage = Aufruf:
help-own-arguments = Argumente
help-own-options = Optionen
help-own-commands = Befehle
help-own-global = Optionen aller Befehle
help-own-game = Optionen des Spiels
help-own-examples = Beispiele:
help-own-default = Vorgabe
help-own-values = möglich
help-own-version = Zeigt die Version
help-own-help = Zeigt die Hilfe: -h in Kürze, --help ausführlich
help-own-help-command = Zeigt diese Hilfe oder die eines Befehls

help-sprungbrett = Sternhalma, Halma und englische Dame im Terminal.
help-sprungbrett-more = Ohne Befehl öffnet sich das Menü.
help-sprungbrett-after =
    Ein RULESET ist eines von diesen: { $games }.
    Eine POSITION ist „start“ oder ein Text wie 'R:Rq13,p12:Ba5,b5': wer am Zug ist, dann jede Farbe mit ihren Punkten.

    Ergebnis: 0 getan, 1 nicht möglich (oder: Der Zug ist nicht erlaubt, die Datei ist falsch), 2 falscher Aufruf oder kein Terminal.

help-arg-lang = Die Sprache
help-arg-theme = Die Farben: dark, light, wood, contrast, mono, oder terminal für dessen eigene sechzehn
help-arg-color = Ob es Farben gibt
help-arg-glyphs = Die Zeichen: unicode, safe für Terminals mit breiten ostasiatischen Zeichen, oder ascii
help-arg-ascii = Zeichnet nur mit ASCII-Zeichen
help-arg-no_mouse = Überlässt die Maus dem Terminal
help-arg-config = Eine andere Datei mit Einstellungen
help-arg-plain = Spielt Zeile für Zeile, für Pipes, Skripte und Vorleseprogramme
help-arg-players = Wie viele spielen; ein Stellungstext sagt es selbst
help-arg-anti_block = Ob ein Ziel als gefüllt gilt, das andere verstellen (Laufspiele)
help-arg-quiet_draw = Züge ohne Schlag und ohne Zug eines einfachen Steins bis zum Remis, 0 für nie (Damespiel)
help-arg-repetition_draw = Wiederholungen einer Stellung bis zum Remis, 0 für nie (Damespiel)
help-arg-ruleset = Das Spiel
help-arg-position = Die Stellung
help-arg-level = Denkt wie der Gegner dieser Stufe: 1 bis 5 oder ihr Name
help-arg-movetime = Denkt so viele Millisekunden [Vorgabe: 1000]
help-arg-nodes = Sieht sich so viele Stellungen an
help-arg-depth = Denkt so viele Züge voraus

help-play = Beginnt eine Partie
help-play-more = Wenn nichts anderes gesagt ist, spielst du die erste Farbe und der Computer die übrigen.
help-play-ruleset = Das Spiel; der Stern, wenn keines genannt ist
help-play-seat = Wer eine Farbe spielt: „red=human“, „b=ai“, „white=ai:3“, „black=ai:strong“
help-play-from = Die Stellung, mit der sie beginnt

help-resume = Setzt die zuletzt verlassene Partie fort, oder die aus einer Datei
help-resume-file = Eine aufgezeichnete Partie, oder PDN
help-arg-game = Welche Partie, wenn in der Datei mehrere stehen

help-replay = Spielt eine Partie Zug für Zug nach, oder listet auf, welche es gibt
help-replay-more = Mit --plain, oder wenn die Ausgabe kein Terminal ist, kommt jeder Zug mit der Stellung danach als Text.
help-replay-file = Eine aufgezeichnete Partie, der Name einer gespeicherten oder einer Musterpartie der Liste
help-replay-at = Beginnt mit der Stellung nach diesem Zug; als Text wird sie gezeichnet

help-learn = Öffnet die Übungen
help-learn-more = Ohne Namen kannst du wählen. Was du gelöst hast, bleibt erhalten.
help-learn-target = Eine Übung oder ein Kurs mit Namen, oder die Datei eines Kurses
help-learn-list = Listet die Kurse und ihre Übungen auf
help-learn-json = Schreibt die Liste als JSON-Objekt: „courses“, jeder mit „id“, „lessons“
help-learn-reset = Vergisst, was gelöst ist: von der genannten Übung, dem genannten Kurs, oder alles

help-guide = Öffnet eine Anleitung, oder die Liste der Anleitungen
help-guide-more = Mit --plain, oder wenn die Ausgabe kein Terminal ist, als Text.
help-guide-name = Die Anleitung, mit ihrem Namen in der Liste oder dem Namen ihres Spiels

help-show = Zeigt eine Stellung als Bild aus Text, oder zeichnet sie als SVG
help-show-more = Steine sind die Buchstaben ihrer Farben; im Damespiel sind einfache Steine klein und Damen groß geschrieben.
help-show-json = Schreibt ein JSON-Objekt: „position“, „to_move“, „result“, „picture“
help-show-svg = Zeichnet sie als SVG in diese neue Datei; - ist die Standardausgabe
help-show-turn = Ein Zug, der hineingezeichnet wird: Pfeile, gezählte Landungen, was geschlagen wird
help-show-force = Ersetzt die Datei, wenn es sie gibt

help-moves = Listet die erlaubten Züge einer Stellung auf
help-moves-more = In den Laufspielen ein kürzester Weg für jeden Anfang und jedes Ende, im Damespiel jeder Weg.
help-moves-paths = Listet jeden vollen Weg auf
help-moves-limit = Wie viele Wege höchstens aufgelistet werden
help-moves-json = Schreibt ein JSON-Objekt: „turns“, „count“, mit --paths auch „truncated“

help-explain = Sagt, ob ein Zug erlaubt ist, und wenn nicht, warum
help-explain-more = Das Ergebnis ist 0 für einen erlaubten Zug, 1 für einen unerlaubten, 2 für einen Text, der kein Zug ist.
help-explain-turn = Der Zug: Anfang und Landungen, oder nur Anfang und Ende
help-explain-json = Schreibt ein JSON-Objekt: „legal“, „message“, und „turn“ oder „reason“

help-perft = Zählt die Zugfolgen aus einer Stellung
help-perft-more = In den Laufspielen zählen Züge nach Anfang und Ende, oder mit --paths nach dem vollen Weg; im Damespiel immer nach dem vollen Weg. Ein erzwungenes Aussetzen ist ein Zug. Remis, die vom Verlauf der Partie abhängen, bleiben außer Acht.
help-perft-depth = Die Zahl der Züge
help-perft-paths = Zählt jeden vollen Weg
help-perft-divide = Schreibt auch die Zahl nach jedem ersten Zug
help-perft-engine = Was zählt: die Regeln selbst (rules) oder die schnellen des Computers (fast)
help-perft-json = Schreibt ein JSON-Objekt: „depths“, mit --divide auch „divide“

help-analyse = Zählt, was eine Farbe in einer Stellung hat: Reichweite, Stützen, Heimweg, Beweglichkeit; oder geht eine ganze Partie durch
help-analyse-more =
    Mit einem TURN auch, was er der Mannschaft nimmt und gibt: Ein Weg ist verloren, wenn ein anderer Stein der Farbe vor dem Zug auf einem Punkt enden konnte und danach nicht mehr. Zwei Züge eines Steins sind seine eigenen, während alle anderen stehen. Der Heimweg ist die kleinste Summe von Schritten auf dem leeren Brett. Im Damespiel gibt es nur Reichweite und Beweglichkeit.

    Mit einem FILE und ohne POSITION wird jeder Zug der Partie aufgelistet: wie weit jede Farbe dann ist, was der Zug gewonnen hat, und wie der Computer ihn gegen seine eigene Wahl bewertet, wobei er für jeden --nodes Stellungen ansieht.
help-analyse-after =
    Die Schlüssel von --json, Punkte und Wege (Stein-Ende) als Texte:
      seat, mobility
      reach        je Stein: stone, one, two (was ein Zug nicht erreicht)
      supports     je Stütze: point, jumps, carried (die darüber springen können), paths (die sie brauchen)
      way_home     steps, home, stones, ways (je Stein draußen: from, to, steps); null im Damespiel
      stragglers   Punkte
      what_if      turn, lost, gained, way_home und mobility (jeweils before, after); null ohne TURN

    Die Schlüssel von --json für ein FILE: path, und games, je Partie
      ruleset, seats, start (der Stand vor dem ersten Zug)
      turns        je Zug: number, seat, turn, standings (je Farbe: way, oder men und kings), gain (Schritte, oder
                   geschlagene Steine), best, best_score, score, swing (score weniger best_score; in Hundertsteln
                   eines Schrittes oder Steines)
      chains       die längsten, je Kette: turn, seat, jumps, landings
help-analyse-ruleset = Das Spiel; oder eine aufgezeichnete Partie, oder der Name einer Musterpartie
help-analyse-turn = Ein Zug: Anfang und Landungen, oder nur Anfang und Ende
help-analyse-seat = Die Farbe, um die es geht und die den Zug macht; die am Zug ist, wenn keine genannt ist
help-analyse-json = Schreibt ein JSON-Objekt mit den Schlüsseln unten

help-best = Sagt, welchen Zug der Computer spielen würde
help-best-more = Die Bewertung zählt Hundertstel eines Steines (Damespiel) oder eines Schrittes (Laufspiele), für die Farbe am Zug; ein Gewinn, der zu sehen ist, zählt 1000000 weniger eins für jeden Zug bis dahin. Derselbe Startwert mit derselben Stufe unter 5, Zahl von Stellungen oder Tiefe gibt denselben Zug.
help-best-seed = Wählt unter Zügen, die gleich gut scheinen
help-best-json = Schreibt ein JSON-Objekt: „turn“, „score“, „depth“, „nodes“, „line“

help-solve = Sucht die wenigsten Züge, mit denen eine Farbe allein nach Hause kommt
help-solve-more = Für die Laufspiele. Die Steine der anderen kommen vom Brett, oder bleiben mit --with-others stehen und dienen als Stützen. Sagt, ob es keinen kürzeren Weg geben kann; für eine ganze Mannschaft ist das nicht zu leisten.
help-solve-seat = Die Farbe, die nach Hause kommen soll; die am Zug ist, wenn keine genannt ist
help-solve-with_others = Lässt die Steine der anderen, wo sie sind
help-solve-movetime = Sucht höchstens so viele Millisekunden
help-solve-json = Schreibt ein JSON-Objekt: „turns“, „proven“, „paths“

help-match = Lässt den Computer gegen sich selbst spielen, in zwei Stärken
help-match-more = Ein SPEC ist level:STUFE (1 bis 5 oder ein Name), movetime:MS, nodes:N oder depth:D. Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben. Zu dritt und mehr gehen die Farben der Reihe nach an A und B, und wer als Erster zu Hause ist, entscheidet. Nach 400 Zügen jeder Farbe gilt eine Partie als unbeendet. Derselbe Startwert gibt dieselben Partien, außer mit movetime und Stufe 5.
help-match-a = Wie A denkt
help-match-b = Wie B denkt
help-match-games = Wie viele Partien; gerade Zahlen sind gerecht [Vorgabe: 20, oder zwei für jede Eröffnung der Datei]
help-match-openings = Eröffnungen, eine je Zeile: eine Stellung, oder Züge vom Anfang mit Leerzeichen dazwischen, oder eine Stellung, das Wort „moves“ und Züge; Zeilen, die mit # beginnen, sagen nichts. Zufällige, wenn keine Datei genannt ist
help-match-seed = Macht die zufälligen Eröffnungen und die Fehler der unteren Stufen
help-match-save = Speichert jede Partie in einer neuen Datei dieses Ordners
help-match-json = Schreibt ein JSON-Objekt: „a“, „b“, „draws“, „unfinished“, „games“, „score“ (von A, von 0 bis 1), „error“ (95 %), „mean_turns“ (bis zum Ende, aller Farben zusammen; null, wenn keine Partie zu Ende ist)

help-engine = Gibt anderen Programmen die Spielstärke des Computers, Zeile für Zeile
help-engine-more =
    In der Art von UCI, auf Standardeingabe und Standardausgabe:

      sbp                  id name …, id rulesets …, sbpok
      newgame RULESET      ok; Optionen: players N, anti-block on|off, quiet-draw N,
                           repetition-draw N
      position start|TEXT  stellt sie auf; dann, wenn es welche gibt: moves TURN …
      moves                moves TURN …: die erlaubten Züge
      go                   Zeilen mit info und bestmove TURN; Grenzen: movetime MS, nodes N,
                           depth D, level L, die erste erreichte beendet es; seed N.
                           Ohne Grenze denkt er bis stop, oder bis alles gesehen ist
      stop                 bestmove mit dem bisher besten Zug
      isready              readyok
      quit                 endet sofort; das Ende der Eingabe lässt eine begrenzte Suche
                           zu Ende gehen

    Auf eine Zeile, die nicht geht, sagt er „error“ und warum, und macht weiter.

help-check = Sucht Fehler in aufgezeichneten Partien, PDN, Kursen und Listen von Stellungen
help-check-more = In PDN wird eine Partie, die sich nicht nachspielen lässt, mit ihrer Nummer, der Nummer des Zuges und dem Grund genannt; was nur seltsam ist, ist eine Warnung. Eine Liste von Stellungen hat auf jeder Zeile ein Spiel und eine Stellung, wie in „draughts B:W21,22:B1,2“; leere Zeilen und solche, die mit # beginnen, sagen nichts. Das Ergebnis ist 1, wenn etwas falsch ist, von Warnungen abgesehen.
help-check-files = Aufgezeichnete Partien, PDN, Kurse und Listen von Stellungen
help-check-json = Schreibt ein JSON-Objekt: „files“, je Datei „path“, „kind“, „games“, „turns“, „positions“, „lessons“, „errors“, „warnings“

help-convert = Wandelt aufgezeichnete Partien von JSON in Portable Draughts Notation und zurück, nach den Namen der Dateien
help-convert-more = PDN kennt nur das Damespiel, JSON jedes Spiel. In JSON ist eine Partie ein Objekt und mehrere sind eine Liste davon. Kommentare, Zeichen, Varianten und Angaben bleiben. Eine Partie, die sich nicht nachspielen lässt, wird auf stderr mit ihrer Nummer, der Nummer des Zuges und dem Grund genannt; geschrieben wird sie bis dahin, mit dem Rest als Variante, und das Ergebnis ist 1. Eine Datei, die es gibt, bleibt ohne --force, wie sie ist, ebenso bei „match --save“ und beim Speichern.
help-convert-input = Die Datei, die gelesen wird, .json oder .pdn
help-convert-output = Die Datei, die geschrieben wird, .json oder .pdn
help-convert-game = Nur die Partie mit dieser Nummer, von 1 an
help-convert-force = Ersetzt OUT, wenn es die Datei gibt
help-convert-json = Schreibt ein JSON-Objekt: „path“, „games“, „turns“, „errors“ (wie viele Partien nicht bis zum Ende nachgespielt wurden)

help-completions = Schreibt die Vervollständigungen für eine Shell
help-completions-more = Die Shell kennt dann jeden Befehl und jede Option; wohin die Datei gehört, hängt vom System ab.
help-completions-shell = Für welche Shell

help-man = Schreibt eine Seite des Handbuchs
help-man-more = In der Form von man(7), auf Englisch: über das Programm oder, wenn einer genannt ist, über einen Befehl.
help-man-command = Ein Befehl des Programms
