### Partien aus anderen Programmen und für sie: PDN, convert, Bilder.

fault-in-game = Partie { $game }: { $why }
fault-at-turn = Partie { $game }, Zug { $turn }: { $why }
warning = Warnung: { $why }

pdn-other-game = „{ $text }“ gehört nicht zur englischen Dame; nur sie (GameType 21, 64 Felder) lässt sich lesen.
pdn-start = Das FEN ist keine Stellung. { $why }
pdn-turn = { $text }: { $why }
pdn-variation = { $text }, in einer Variante: { $why }
pdn-resolved = { $text } wurde als { $turn } gelesen: Sonst ließen sich die folgenden Züge nicht spielen.
pdn-crowned = Steine auf ihrer Damenreihe wurden zu Damen: { $points }.
pdn-to-move = Das FEN sagt nicht, wer am Zug ist: { $seat } wurde genommen.
pdn-two-results = Das Tag Result ist { $tag }, aber hinter den Zügen steht { $end }, und das zählt.
pdn-tag-twice = Das Tag { $name } steht zweimal da; „{ $value }“ wurde weggelassen.
pdn-stray = „{ $text }“ ist kein Zug und wurde als Kommentar genommen.
pdn-open-comment = Ein Kommentar wird nie geschlossen.
pdn-open-variation = Eine Variante wird nie geschlossen.
pdn-too-deep = Varianten stehen tiefer als { $deepest } ineinander; die tieferen wurden weggelassen.

load-several = Darin stehen { $games } Partien: Wähle eine mit --game N.
load-no-such-game = Darin gibt es keine Partie { $number }: Es sind { $games }.
load-unreadable-game = Partie { $number } darin ist nicht lesbar: `sprungbrett check` sagt, warum.

convert-unknown-form = Ich erkenne die Form von { $file } nicht: Der Name sollte auf .json oder .pdn enden.
convert-onto-itself = „{ $file }“ würde über sich selbst geschrieben: Nenne eine andere Datei.
convert-no-draughts = { $file }: PDN gibt es nur für Dame.
convert-exists = { $file } gibt es schon; --force ersetzt die Datei.
convert-done = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
check-no-game = Darin steht keine Partie.
check-faulty = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $turns ->
    [one] ein spielbarer Zug
   *[other] { $turns } spielbare Züge
}, { $errors ->
    [one] ein Fehler
   *[other] { $errors } Fehler
}
