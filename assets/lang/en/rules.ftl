### Names of the games, seats and levels, and why a turn is illegal.

game-sternhalma = Sternhalma
game-halma = Halma
game-draughts = Draughts

seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-orange = Orange
seat-purple = Purple
seat-white = White
seat-black = Black

level-beginner = beginner
level-casual = casual
level-club = club
level-strong = strong
level-master = master

draw-agreement = draw by agreement
draw-blocked = draw: nobody can move
draw-quiet = draw: too many turns without a capture or a man's move
draw-repetition = draw: the same position too often

# The text of each reason is called `refusal-` and the id of the reason. { $from } is the point the stone stands on,
# { $to } the landing in question, { $over } the point between.
refusal-unreadable = I cannot read “{ $text }” as a turn: name the origin and the landings, as in { $example }.
refusal-not-a-point = “{ $text }” is no point of this board.
refusal-ambiguous = “{ $text }” may be { $turns }: write the full path.
refusal-game-over = The game is over.
refusal-no-stone = There is no stone on { $from }.
refusal-not-yours = The stone on { $from } is not yours.
refusal-other-stone = The stone on { $from } is under way: finish its turn or take it back before you pick { $to }.
refusal-same-point = The stone stands on { $to } already.
refusal-step-ends-turn = A step ends the turn: after it there is no going on to { $to }.
refusal-already-landed = { $to } was used in this turn already: no point twice in one turn.
refusal-landing-taken = { $to } is taken: a stone needs a free point to land on.
refusal-step-in-chain = { $to } is a step away from { $from }: after a jump only jumps may follow.
refusal-bent = { $from } and { $to } are not on one straight line of the board.
refusal-too-far = { $to } is too far from { $from }: a step goes one point, a jump two.
refusal-two-stones = Two stones in a row stand between { $from } and { $to }: a jump goes over exactly one.
refusal-gap = Nothing stands on { $over }: there is no stone to jump over.
refusal-light-square = Only the dark squares are used, and this one is light.
refusal-men-forward = A man moves and captures forwards only: { $to } lies behind { $from }.
refusal-own-piece = Your own piece stands on { $over }: only the opponent's are captured.
refusal-captured-twice = The piece on { $over } is captured already in this turn.
refusal-must-capture = A capture is due: { $from }x{ $to }.
refusal-must-continue = The capture must go on from { $from } to { $to }.
refusal-crowned = The man became a king on { $from }, and that ends the turn.
refusal-king-short = A king moves one square only: { $to } is too far from { $from }.
refusal-no-landing = The stone on { $from } has not moved yet.
refusal-immovable = The stone on { $from } has nowhere to go.
refusal-may-move = You can move, so you cannot pass: { $from } has a turn.
