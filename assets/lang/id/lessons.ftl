### Yang dikatakan latihan: apa yang salah pada jawaban, pada kursus, dan yang terjadi saat berlatih baris demi baris.

# What is wrong with an answer
fault-nothing = Belum ada yang dilakukan.
fault-missed = { $count ->
    [one] Kurang satu titik: { $points }.
   *[other] Kurang { $count } titik: { $points }.
}
fault-superfluous = { $count ->
    [one] Satu titik tidak termasuk: { $points }.
   *[other] { $count } titik tidak termasuk: { $points }.
}
fault-goal-step = Yang diminta adalah satu langkah.
fault-goal-jump = Yang diminta adalah lompatan.
fault-goal-capture = Yang diminta adalah makan.
fault-goal-jumps = { $need ->
    [one] Yang diminta satu lompatan dalam satu giliran
   *[other] Yang diminta { $need } lompatan dalam satu giliran
}; terbanyak yang kamu buat { $got }.
fault-goal-over = Satu giliran harus melewati penopang dari setiap warna ini: { $seats }.
fault-goal-reach = Bidakmu harus berdiri di { $points }: baru { $got } dari { $need }.
fault-goal-captures = Bidak yang dimakan: { $got }; yang diminta: { $need }.
fault-goal-crowned = Bidak yang menjadi raja: { $got }; yang diminta: { $need }.
fault-goal-home = Bidak di kubu tujuan: { $got }; yang diminta: { $need }.
fault-goal-win = Permainan belum dimenangkan.
fault-goal-ahead = Bidak yang dimakan dikurangi yang hilang: { $got }; yang diminta: { $need }.
fault-goal-loses = { $got ->
    [one] Ini mengambil satu jalur dari regumu
   *[other] Ini mengambil { $got } jalur dari regumu
}; yang diperbolehkan: { $need }.
fault-goal-refused = Itu boleh. Yang diminta adalah sesuatu yang dilarang aturan.
fault-property-jumps = { $jumps ->
    [one] Bidak yang punya giliran dengan satu lompatan: { $got }; yang diminta: { $need }.
   *[other] Bidak yang punya giliran dengan { $jumps } lompatan: { $got }; yang diminta: { $need }.
}
fault-property-shared = Penopang yang melayani paling banyak bidak melayani { $got }; yang diminta: { $need }.
fault-property-captures = Rangkaian makan terpanjang mengambil { $got }; yang diminta: { $need }.
fault-property-crowning = Tidak ada makan yang berakhir di baris raja.
fault-property-ahead = Bidak yang bisa dimenangkan secara paksa: { $got }; yang diminta: { $need }.
fault-property-sacrifice = Tidak ada giliran yang lebih dulu menawarkan bidak.
fault-property-all = { $left ->
    [one] Satu bidak belum diletakkan.
   *[other] { $left } bidak belum diletakkan.
}
fault-too-many-turns = { $made ->
    [one] Kamu sampai dalam satu giliran
   *[other] Kamu sampai dalam { $made } giliran
}; paling sedikit { $best }, dan { $most } sudah cukup.
fault-not-home = { $count ->
    [one] Satu bidak belum sampai.
   *[other] { $count } bidak belum sampai.
}
fault-wrong-answers = { $count ->
    [one] Itu tidak benar.
   *[other] { $count } jawaban ini tidak benar.
}
fault-missing-answers = { $count ->
    [one] Kurang satu jawaban yang benar.
   *[other] Kurang { $count } jawaban yang benar.
}
fault-not-best = { $scale }: giliran ini { $got }, yang terbaik { $best }.

scale-lost = Jalur yang hilang
scale-gained = Jalur yang didapat
scale-net = Jalur yang didapat dikurangi yang hilang
scale-way-home = Jarak ke tujuan dalam langkah
scale-mobility = Mobilitas
scale-captures = Bidak yang dimakan
scale-ahead = Bidak yang dimakan dikurangi yang hilang

no-room-not-now = Sekarang tidak bisa meletakkan bidak.
no-room-taken = { $point } sudah terisi.
no-room-outside = Di sini bidak tidak boleh diletakkan di { $point }.
no-room-none-left = Bidak itu sudah habis.
no-room-king-row = Bidak biasa di { $point } akan menjadi raja.

# What is wrong with a course
course-error = { $place }: { $why }
course-place-lesson = latihan { $lesson }
course-place-task = tugas { $task }
course-format = “format” bukan “{ $expected }”: ini bukan kursus latihan.
course-version = Program ini hanya membaca versi { $expected }.
course-type = { $expected ->
    [text] Di sini harus ada teks.
    [number] Di sini harus ada bilangan bulat yang tidak terlalu kecil.
    [flag] Di sini harus ada true atau false.
    [true] Di sini hanya true yang berarti.
    [list] Di sini harus ada daftar.
   *[object] Di sini harus ada objek.
}
course-empty = Ini kosong.
course-length = { $found }, seharusnya { $least } sampai { $most }.
course-unknown-key = Kunci ini tidak dikenal; yang dikenal { $known }.
course-foreign-key = Tugas jenis { $kind } tidak punya kunci ini.
course-key-twice = Kunci ini muncul dua kali.
course-missing-key = Kunci “{ $key }” tidak ada.
course-one-key = Harus ada tepat satu dari kunci ini: { $keys }; yang lain hanya bila termasuk padanya.
course-unknown-word = “{ $found }” bukan salah satu dari { $known }.
course-id = “{ $found }” bukan pengenal: huruf kecil, angka dan tanda hubung, diawali huruf.
course-id-twice = Latihan lain sudah memakai pengenal ini.
course-players-differ = Menurut opsi ada { $found } pemain, tetapi posisi punya { $expected } tempat.
course-no-board = Tugas ini perlu posisi sendiri: tidak ada posisi sebelumnya untuk dilanjutkan.
course-finished = Tidak ada yang bisa dilakukan di posisi ini: ada yang sudah sampai, atau yang mendapat giliran tidak bisa bergerak.
course-too-many-turns = Ini kelebihan satu giliran.
course-no-stone = Tidak ada bidak di { $point }.
course-unfit = { $game } tidak punya apa-apa untuk menghitung ini.
course-level = Di sini tingkatnya 1 dan 2: yang lain berpikir lebih lama daripada yang bisa ditunggu sebuah latihan.
course-no-answer = Tidak ada jawaban { $found }: semuanya { $most }.
course-no-room = Bidak itu tidak bisa diletakkan di { $point }.
course-placeholders = “{ $language }” menyebut “{ $found }”, tetapi “en” menyebut “{ $expected }”.
course-unknown-fact = “{ $name }” bukan angka dari tugas ini.
course-unused-fact = Tidak ada teks tugas ini yang menyebut “{ $name }”.
course-solution-fails = Jawaban contoh tidak lolos. { $why }
course-wrong-passes = Jawaban salah ini lolos.
course-nothing-passes = Tugas ini sudah selesai tanpa melakukan apa pun.
course-right-answers = { $found ->
    [0] Tidak ada jawaban yang benar.
    [one] Satu jawaban benar.
   *[other] { $found } jawaban benar, padahal hanya satu yang bisa diberikan.
}
course-tie = Giliran { $first } dan { $second } sama baiknya.
course-nothing-to-mark = Tidak ada titik yang benar di sini.
course-unproven = Jumlah giliran paling sedikit tidak bisa dibuktikan.
