### The terminal client: screens, keys, marks, messages.

too-small = Das Terminal ist zu klein: { $has-width }x{ $has-height }. Nötig sind { $width }x{ $height } oder mehr. Die Partie bleibt erhalten.

menu-subtitle = Spring von Stein zu Stein: Sternhalma, Halma und englische Dame.
menu-continue = Partie fortsetzen
menu-new = Neue Partie
menu-guides = Anleitungen
menu-help = Hilfe
menu-quit = Beenden

setup-title = Neue Partie
setup-game = Spiel
setup-players = Mitspieler
setup-start = Los
player-human = Mensch
player-ai = Computer { $number } ({ $level })
player-ai-short = KI{ $number }
option-on = an
option-off = aus
option-anti-block = Sperrschutz
option-quiet = Remis nach
option-quiet-value = { $count } ruhigen Zügen
option-repetition = Remis bei
option-repetition-value = { $count } gleichen Stellungen

title-round = Runde { $round }
title-players = { $players } Spieler
rule-strict = Sperrschutz aus
rule-anti-block = Sperrschutz an

panel-home = Ziel { $home }/{ $of }, Weg { $way }
panel-home-short = { $home }/{ $of }
panel-pieces = { $pieces } übrig, { $kings ->
    [one] 1 Dame
   *[other] { $kings } Damen
}
panel-thinking = denkt …
panel-place = Platz { $place }
log-resigned = gibt auf
log-agreed = stimmt dem Remis zu

result-title = Partie zu Ende
result-rounds = Runden: { $rounds }, Züge: { $turns }
result-longest = Längste Kette: { $chain }
result-saved = Gespeichert als { $file }, bei den Partien zum Nachspielen.

state-pick = { $seat }: Wähle einen unterstrichenen Stein.
state-capture = { $seat }: Schlag mit einem der !-Steine.
state-picked = Von { $origin }: Geh auf eine Stelle mit ( ).
state-picked-further = Von { $origin } auf ( ), per Kette auf +.
state-chain = { $path }: Spring weiter auf { $targets }, oder beende den Zug mit Enter auf { $here }.
state-chain-end = { $path }: Enter auf dem Stein auf { $here } beendet den Zug.
state-chain-due = { $path }: Du musst weiterschlagen, auf { $targets }.
state-chain-short = { $targets } springt weiter, Enter endet: { $here }.
state-chain-end-short = Enter auf { $here } beendet den Zug.
state-chain-due-short = Du musst weiterschlagen, auf { $targets }.
state-targets = ( )
state-targets-further = ( ) oder +
state-thinking = { $seat } denkt nach …
state-paused = Pause vor dem Zug von { $seat }: Mit Enter oder P geht es weiter.

said-typing = Gib einen Zug ein, etwa Anfang und Ende; Enter spielt ihn.
said-looking = Rückblick: nach Zug { $ply } von { $of }. Esc führt zurück zur Partie.
said-looking-short = Nach Zug { $ply } von { $of }. Esc: zur Partie.
said-not-yours = { $seat } ist am Zug, und für { $seat } spielt der Computer.
said-passed = { $seat } kann nicht ziehen und setzt aus.
said-draw-refused = { $seat } spielt weiter: kein Remis.
said-offering = Der Computer überlegt sich das Remis …
said-placed = { $seat } erreicht Platz { $place }.
said-nothing-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
said-nothing-again = Es ist kein Zug zurückgenommen.
said-no-computer = In dieser Partie spielt kein Computer mit.
said-saved = Gespeichert als { $place }
said-saved-draughts = Gespeichert als { $place } („sprungbrett convert“ macht PDN daraus)
said-not-saved = Die Partie ließ sich nicht speichern: { $why }
said-not-kept = Die Partie lässt sich nicht für später aufheben: { $why }
said-level = Der Computer spielt auf Stufe { $number }, { $level }.

ask-resign = { $seat }: Aufgeben? Enter ja, Esc nein.
ask-draw = { $by } bietet Remis an. { $asked }: Enter nimmt an, Esc spielt weiter.

key-quit-at-once = sofort beenden; die Partie bleibt erhalten
key-suspend = zur Shell; fg kehrt zurück
key-repaint = alles neu zeichnen
key-up = hoch
key-down = runter
key-left = links
key-right = rechts
key-up-left = links oben
key-up-right = rechts oben
key-down-left = links unten
key-down-right = rechts unten
key-page-up = Seite hoch
key-page-down = Seite runter
key-first = zum Anfang
key-last = zum Ende
key-close = schließen
key-help = Hilfe
key-open = öffnen
key-quit = Ende
key-quit-kept = Ende; die Partie bleibt erhalten
key-start = los
key-value = ändern
key-value-before = der Wert davor
key-back = zurück
key-section-next = Abschnitt
key-section-before = Abschnitt davor
key-link = Verweis
key-link-before = Verweis davor
key-follow = folgen
key-choose = Stein/Ziel/Ende
key-take-back = zurück
key-offer-back = Angebot zurück
key-next = weiter
key-previous = davor
key-type = tippen
key-undo = Rücknahme
key-redo = zurückgenommenen Zug wieder spielen
key-look-back = Zug zurück
key-look-on = Zug vor
key-look-first = Anfang
key-look-last = jetzt
key-now = zur Partie
key-flip = Brett drehen
key-draw = Remis anbieten
key-resign = aufgeben
key-stronger = stärkerer Computer
key-weaker = schwächerer Computer
key-pause = Computer anhalten oder weiterspielen lassen
key-save = sichern
key-new = neu
key-menu = zum Menü
key-play-typed = spielen
key-delete-before = Zeichen davor löschen
key-delete-after = Zeichen danach löschen
key-yes = ja
key-no = nein
key-rematch = Revanche
key-see-board = Brett ansehen

guide-missing = Zu dieser Übung gibt es keine Lektion.

help-title = Hilfe
help-keys = Tasten
help-marks = Zeichen auf dem Brett
help-rules = Die Regeln in Kürze
mark-stone = ein Stein; unterstrichen darf er ziehen. Dame: klein die einfachen Steine, groß die Damen
mark-may-stop = der gezogene Stein: hier darf der Zug enden
mark-must-go-on = der gezogene Stein: hier darf der Zug nicht enden
mark-target = hier darf er als Nächstes landen
mark-further = eine Stelle weiter hinten in der Kette: Wähle sie, und der kürzeste Weg wird gespielt
mark-origin = hier hat er begonnen
mark-landed = die Landungen dieses Zuges der Reihe nach
mark-support = ein übersprungener Stein (x: geschlagen)
mark-due = ein Stein, der schlagen muss
mark-last = der Zug davor: seine Stellen und der Stein, der ihn gemacht hat; Linien folgen seinem Weg
mark-goal = das Ziel der Seite am Zug

# Die Analyse auf dem Brett. Ihre Zeilen haben 22 Spalten, vor manchen steht ein Zeichen.
key-analyse = Analyse
help-signs = Zeichen der Analyse
sign-one-turn = hier kann der Stein seinen Zug beenden; ohne Stein unter dem Cursor: irgendein Stein der Seite
sign-two-turns = hier kann er einen zweiten Zug beenden, wenn alle anderen stehen bleiben
sign-jumps = ein Stein, über den Sprünge gehen, und wie viele Steine über ihn springen können
sign-straggler = ein Nachzügler: weit vom Ziel, während mindestens die halbe Mannschaft näher ist
sign-destination = hierher gehört der Stein unter dem Cursor, wenn alle Heimwege zusammen am kürzesten sind
sign-lost = mit einem Stein in der Hand und dem Cursor auf einer Stelle mit ( ): was die anderen Steine der Seite nach dem Zug nicht mehr erreichen, und welche einen Weg verlieren
sign-gained = was sie erst danach erreichen, und welche einen Weg gewinnen
sign-lost-and-gained = beides
overlay-reach = Analyse: Reichweite
overlay-supports = Analyse: Stützen
overlay-way-home = Analyse: Heimweg
overlay-what-if = Wenn { $turn }
overlay-team = { $seat }, alle Steine
overlay-one-turn = { $count } in einem Zug
overlay-two-turns = { $count } mehr in zwei
overlay-supports-count = { $count ->
    [one] 1 Stütze
   *[other] { $count } Stützen
}, { $jumps ->
    [one] 1 Sprung
   *[other] { $jumps } Sprünge
}
overlay-support = { $point } trägt { $paths ->
    [one] 1 Weg
   *[other] { $paths } Wege
}
overlay-jumps = Ziffer: Sprünge
overlay-stragglers = { $count } Nachzügler
overlay-way-of = { $from }-{ $to }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
overlay-lost = { $count ->
    [one] 1 Weg verloren
   *[other] { $count } Wege verloren
}
overlay-gained = { $count ->
    [one] 1 Weg gewonnen
   *[other] { $count } Wege gewonnen
}
overlay-lost-and-gained = beides
overlay-way-change = Weg { $before } -> { $after }
overlay-mobility = Beweglichkeit { $count }
overlay-mobility-change = Bewegl. { $before } -> { $after }

rules-sternhalma = Ein Zug ist ein Schritt auf einen freien Nachbarpunkt oder eine Kette von Sprüngen mit einem Stein. Gesprungen wird in gerader Linie über genau einen Nachbarn, gleich welcher Farbe, auf den freien Punkt dahinter; geschlagen wird nie. Nach jeder Landung darfst du aufhören; kein Punkt kommt in einem Zug zweimal vor. Wer zuerst alle Steine in der Zacke gegenüber hat, gewinnt. Mit Sperrschutz genügt ein volles Ziel, wenn mindestens ein eigener Stein darin steht und keiner mehr im Startlager.
rules-halma = Ein Zug ist ein Schritt auf ein freies Nachbarfeld in einer von acht Richtungen oder eine Kette von Sprüngen mit einem Stein. Gesprungen wird in gerader Linie über genau einen Nachbarn, gleich welcher Farbe, auf das freie Feld dahinter; geschlagen wird nie. Nach jeder Landung darfst du aufhören; kein Feld kommt in einem Zug zweimal vor. Wer zuerst alle neunzehn Steine in der Ecke gegenüber hat, gewinnt.
rules-draughts = Einfache Steine ziehen ein Feld schräg vorwärts, Damen in alle vier Richtungen. Geschlagen wird ein gegnerischer Stein direkt daneben, mit einem Sprung auf das freie Feld hinter ihm. Wer schlagen kann, muss es tun, darf aber wählen, womit; derselbe Stein schlägt weiter, solange er kann. Ein Stein auf der Damenreihe, der letzten, wird Dame, und sein Zug endet dort. Wer nicht ziehen kann, hat verloren. 40 Züge je Seite ohne Schlagen und ohne Zug eines einfachen Steins oder dieselbe Stellung zum dritten Mal: remis.
ask-offer = { $seat }: Remis anbieten? Enter ja, Esc nein.
said-set-aside = Die Partie davor ist gespeichert als { $place }
key-result = Ergebnis
state-pick-short = { $seat }: Wähle einen Stein.
key-word-left = ein Wort nach links
key-word-right = ein Wort nach rechts
key-delete-rest = den Rest löschen
key-delete-word = das Wort davor löschen
key-delete-line = alles löschen
