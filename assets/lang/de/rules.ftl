### Namen der Spiele, Farben und Stufen, und warum ein Zug nicht geht.

# Ein Wort für jedes Ding, in allen Texten, auch in Anleitungen und Lektionen:
# Stelle (Punkt, wo nur vom Stern die Rede ist, Feld, wo nur von Halma oder Dame), Zug, Schritt, Sprung, Kette, Ausgang, Landung, Stützstein (kurz Stütze).
# Zacke (ein Arm des Sterns) mit ihrer Spitze, Lager, Startlager, Ziel, Nachzügler, Heimweg, Weg, Beweglichkeit, Sperrschutz.
# Dame: einfacher Stein, Dame, Schlag, schlagen, Schlagzwang, Damenreihe, Umwandlung, Kombination, remis.
# Lektion mit Aufgaben, Tipp, Lösung, Cursor. Was die Regeln zulassen, ist erlaubt. Angesprochen wird mit du.

game-sternhalma = Sternhalma
game-halma = Halma
game-draughts = Dame

seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
seat-orange = Orange
seat-purple = Lila
seat-white = Weiß
seat-black = Schwarz

level-beginner = Anfänger
level-casual = Hobby
level-club = Verein
level-strong = stark
level-master = Meister

draw-agreement = remis nach Vereinbarung
draw-blocked = remis: niemand kann ziehen
draw-quiet = remis: zu viele Züge ohne Schlagen und ohne Zug eines einfachen Steins
draw-repetition = remis: dieselbe Stellung zu oft

# The text of each reason is called `refusal-` and the id of the reason. { $from } is the point the stone stands on,
# { $to } the landing in question, { $over } the point between.
refusal-unreadable = „{ $text }“ ist nicht als Zug zu lesen: Nenne das Ausgangsfeld und die Landungen, wie in { $example }.
refusal-not-a-point = „{ $text }“ gibt es auf diesem Brett nicht.
refusal-ambiguous = „{ $text }“ kann { $turns } sein: Schreib den ganzen Weg.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-stone = Auf { $from } steht kein Stein.
refusal-not-yours = Der Stein auf { $from } gehört nicht dir.
refusal-other-stone = Der Stein auf { $from } ist unterwegs: Beende seinen Zug oder nimm ihn zurück, bevor du { $to } wählst.
refusal-same-point = Der Stein steht schon auf { $to }.
refusal-step-ends-turn = Ein Schritt beendet den Zug: Danach geht es nicht weiter nach { $to }.
refusal-already-landed = { $to } kam in diesem Zug schon vor: In einem Zug landet ein Stein an keiner Stelle zweimal.
refusal-landing-taken = { $to } ist besetzt: Ein Stein kann nur an einer freien Stelle landen.
refusal-step-in-chain = { $to } liegt einen Schritt von { $from } entfernt: Nach einem Sprung darf nur gesprungen werden.
refusal-bent = { $from } und { $to } liegen nicht auf einer geraden Linie des Bretts.
refusal-too-far = { $to } ist von { $from } zu weit weg: Ein Schritt geht eine Stelle weit, ein Sprung zwei.
refusal-two-stones = Zwischen { $from } und { $to } stehen zwei Steine hintereinander: Ein Sprung geht über genau einen.
refusal-gap = Auf { $over } steht nichts: Dort ist kein Stein zum Überspringen.
refusal-light-square = Gespielt wird nur auf den dunklen Feldern, und dieses ist hell.
refusal-men-forward = Ein einfacher Stein zieht und schlägt nur vorwärts: { $to } liegt hinter { $from }.
refusal-own-piece = Auf { $over } steht dein eigener Stein: Geschlagen werden nur gegnerische.
refusal-captured-twice = Der Stein auf { $over } ist in diesem Zug schon geschlagen.
refusal-must-capture = Du musst schlagen: { $from }x{ $to }.
refusal-must-continue = Das Schlagen muss von { $from } nach { $to } weitergehen.
refusal-crowned = Der Stein ist auf { $from } Dame geworden, und damit endet der Zug.
refusal-king-short = Eine Dame zieht nur ein Feld weit: { $to } ist von { $from } zu weit weg.
refusal-no-landing = Der Stein auf { $from } ist noch nicht gezogen.
refusal-immovable = Der Stein auf { $from } kann nirgendwohin.
refusal-may-move = Du kannst ziehen und darfst deshalb nicht aussetzen: Auf { $from } steht ein Stein, der einen Zug hat.
