### Nama permainan, warna, dan tingkat, dan mengapa suatu giliran tidak sah.

game-sternhalma = Halma Bintang
game-halma = Halma
game-draughts = Dam

seat-red = Merah
seat-yellow = Kuning
seat-green = Hijau
seat-blue = Biru
seat-orange = Oranye
seat-purple = Ungu
seat-white = Putih
seat-black = Hitam

level-beginner = pemula
level-casual = santai
level-club = klub
level-strong = kuat
level-master = master

draw-agreement = seri atas kesepakatan
draw-blocked = seri: tidak ada yang bisa bergerak
draw-quiet = seri: terlalu banyak giliran tanpa tangkapan dan tanpa gerak bidak biasa
draw-repetition = seri: posisi yang sama terlalu sering terjadi

# The text of each reason is called `refusal-` and the id of the reason. { $from } is the point the stone stands on,
# { $to } the landing in question, { $over } the point between.
refusal-unreadable = “{ $text }” tidak terbaca sebagai giliran: sebutkan titik asal dan titik-titik pendaratan, seperti { $example }.
refusal-not-a-point = “{ $text }” bukan titik di papan ini.
refusal-ambiguous = “{ $text }” bisa berarti { $turns }: tulis jalur lengkapnya.
refusal-game-over = Permainan sudah selesai.
refusal-no-stone = Tidak ada buah di { $from }.
refusal-not-yours = Buah di { $from } bukan milikmu.
refusal-other-stone = Buah di { $from } sedang bergerak: selesaikan atau batalkan dulu gilirannya sebelum memilih { $to }.
refusal-same-point = Buah itu sudah berada di { $to }.
refusal-step-ends-turn = Satu langkah mengakhiri giliran: sesudahnya tidak bisa lanjut ke { $to }.
refusal-already-landed = { $to } sudah dipakai dalam giliran ini: satu titik tidak boleh dipakai dua kali dalam satu giliran.
refusal-landing-taken = { $to } sudah terisi: buah hanya bisa mendarat di titik kosong.
refusal-step-in-chain = { $to } hanya selangkah dari { $from }: sesudah lompatan hanya boleh melompat lagi.
refusal-bent = { $from } dan { $to } tidak terletak pada satu garis lurus di papan.
refusal-too-far = { $to } terlalu jauh dari { $from }: langkah menempuh satu titik, lompatan dua.
refusal-two-stones = Ada dua buah berderet di antara { $from } dan { $to }: lompatan melewati tepat satu buah.
refusal-gap = Tidak ada buah di { $over } untuk dilompati.
refusal-light-square = Hanya petak gelap yang dipakai, sedangkan petak ini terang.
refusal-men-forward = Bidak biasa hanya melangkah dan menangkap ke depan: { $to } ada di belakang { $from }.
refusal-own-piece = Di { $over } ada bidakmu sendiri: hanya bidak lawan yang bisa ditangkap.
refusal-captured-twice = Bidak di { $over } sudah ditangkap dalam giliran ini.
refusal-must-capture = Kamu wajib menangkap, misalnya { $from }x{ $to }.
refusal-must-continue = Tangkapan harus diteruskan dari { $from } ke { $to }.
refusal-crowned = Bidak itu menjadi raja di { $from }, dan itu mengakhiri giliran.
refusal-king-short = Raja hanya bergerak satu petak: { $to } terlalu jauh dari { $from }.
refusal-no-landing = Buah di { $from } belum bergerak.
refusal-immovable = Buah di { $from } tidak bisa ke mana-mana.
refusal-may-move = Kamu masih bisa bergerak, jadi tidak boleh melewatkan giliran: buah di { $from } punya gerakan.
