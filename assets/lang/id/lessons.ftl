### Yang dikatakan pelajaran: apa yang salah pada jawaban, pada kursus, dan yang terjadi saat berlatih baris demi baris.

# What is wrong with an answer
fault-nothing = Belum ada yang dilakukan.
fault-missed = { $count ->
    [1] Kurang satu titik: { $points }.
   *[other] Kurang { $count } titik: { $points }.
}
fault-superfluous = { $count ->
    [1] Satu titik tidak termasuk: { $points }.
   *[other] { $count } titik tidak termasuk: { $points }.
}
fault-goal-step = Yang diminta adalah satu langkah.
fault-goal-jump = Yang diminta adalah lompatan.
fault-goal-capture = Yang diminta adalah tangkapan.
fault-goal-jumps = { $need ->
    [1] Yang diminta satu lompatan dalam satu giliran
   *[other] Yang diminta { $need } lompatan dalam satu giliran
}; terbanyak yang kamu buat { $got }.
fault-goal-over = Belum: lompati buah dari setiap warna ini dalam satu giliran: { $seats }.
fault-goal-reach = Buahmu harus berdiri di { $points }: baru { $got } dari { $need }.
fault-goal-captures = Bidak yang ditangkap: { $got }; yang diminta: { $need }.
fault-goal-crowned = Bidak yang menjadi raja: { $got }; yang diminta: { $need }.
fault-goal-home = Buah di kubu tujuan: { $got }; yang diminta: { $need }.
fault-goal-win = Dengan cara itu permainan tidak menang: coba cara lain atau minta petunjuk.
fault-goal-ahead = Bidak yang ditangkap dikurangi yang hilang: { $got }; yang diminta: { $need }.
fault-goal-loses = { $got ->
    [1] Ini mengambil satu jalur dari timmu
   *[other] Ini mengambil { $got } jalur dari timmu
}; yang boleh: { $need }.
fault-goal-refused = Itu sah. Yang diminta adalah sesuatu yang ditolak aturan.
fault-property-jumps = { $jumps ->
    [1] Buah yang punya giliran dengan satu lompatan: { $got }; yang diminta: { $need }.
   *[other] Buah yang punya giliran dengan { $jumps } lompatan: { $got }; yang diminta: { $need }.
}
fault-property-shared = Penopang terbaik menopang { $got } buah; yang diminta: { $need }.
fault-property-captures = Tangkapan terpanjang mengambil { $got }; yang diminta: { $need }.
fault-property-crowning = Tidak ada tangkapan yang berakhir di baris raja.
fault-property-ahead = Bidak yang bisa dimenangkan secara paksa: { $got }; yang diminta: { $need }.
fault-property-sacrifice = Tidak ada giliran yang lebih dulu menawarkan bidak.
fault-property-all = { $left ->
    [1] Satu buah belum diletakkan.
   *[other] { $left } buah belum diletakkan.
}
fault-too-many-turns = { $made ->
    [1] Kamu sampai dalam satu giliran
   *[other] Kamu sampai dalam { $made } giliran
}; paling sedikit { $best }, dan { $most } sudah cukup.
fault-not-home = { $count ->
    [1] Satu buah belum sampai.
   *[other] { $count } buah belum sampai.
}
fault-wrong-answers = { $count ->
    [1] Itu tidak benar.
   *[other] { $count } dari jawaban ini tidak benar.
}
fault-missing-answers = { $count ->
    [1] Kurang satu jawaban yang benar.
   *[other] Kurang { $count } jawaban yang benar.
}
fault-not-best = { $scale }: giliran ini { $got }, yang terbaik { $best }.

scale-lost = Jalur yang hilang
scale-gained = Jalur yang didapat
scale-net = Jalur yang didapat dikurangi yang hilang
scale-way-home = Jarak ke tujuan dalam langkah
scale-mobility = Mobilitas
scale-captures = Bidak yang ditangkap
scale-ahead = Bidak yang ditangkap dikurangi yang hilang

no-room-not-now = Sekarang tidak bisa meletakkan buah.
no-room-taken = { $point } sudah terisi.
no-room-outside = Di sini buah tidak boleh diletakkan di { $point }.
no-room-none-left = Buah itu sudah habis.
no-room-king-row = Bidak biasa di { $point } akan menjadi raja.

# What is wrong with a course
course-error = { $place }: { $why }
course-place-lesson = pelajaran { $lesson }
course-place-task = tugas { $task }
course-format = “format” bukan “{ $expected }”: ini bukan kursus.
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
course-id = “{ $found }” bukan pengenal: huruf kecil, angka, dan tanda hubung, diawali huruf.
course-id-twice = Pelajaran lain sudah memakai pengenal ini.
course-no-board = Tugas ini perlu posisi sendiri: tidak ada posisi sebelumnya untuk dilanjutkan.
course-finished = Tidak ada yang bisa dilakukan di posisi ini: ada yang sudah sampai, atau yang mendapat giliran tidak bisa bergerak.
course-too-many-turns = Ini kelebihan satu giliran.
course-no-stone = Tidak ada buah di { $point }.
course-unfit = Ini tidak bisa dihitung dalam { $game }.
course-level = Di sini tingkatnya 1 dan 2: yang lain berpikir lebih lama daripada yang bisa ditunggu sebuah pelajaran.
course-no-answer = Tidak ada jawaban nomor { $found }: jawabannya { $most }.
course-no-room = Buah itu tidak bisa diletakkan di { $point }.
course-placeholders = “{ $language }” menyebut “{ $found }”, tetapi “en” menyebut “{ $expected }”.
course-unknown-fact = “{ $name }” bukan angka dari tugas ini.
course-unused-fact = Tidak ada teks tugas ini yang menyebut “{ $name }”.
course-solution-fails = Jawaban contoh tidak lolos. { $why }
course-wrong-passes = Jawaban salah ini lolos.
course-nothing-passes = Tugas ini sudah selesai tanpa melakukan apa pun.
course-right-answers = { $found ->
    [0] Tidak ada jawaban yang benar.
    [1] Satu jawaban benar.
   *[other] { $found } jawaban benar, padahal hanya satu yang bisa diberikan.
}
course-tie = Giliran { $first } dan { $second } sama baiknya.
course-nothing-to-mark = Tidak ada titik yang benar di sini.
course-unproven = Jumlah giliran paling sedikit tidak bisa dibuktikan.

# The progress
progress-broken = { $file }: { $why } Mulai dari awal.
progress-unknown = { $file }: Ini bukan kemajuan yang bisa dibaca program ini. Mulai dari awal.

# Lessons, line by line. The words are called `plain-name-` where the game has them too.
learn-which-course = Latihan yang mana? Ketik nomornya.
learn-course = { $title }: { $solved } dari { $lessons } sudah selesai
learn-which-lesson = Yang mana? Ketik nomornya.
learn-lesson = { $title } ({ $lesson }){ $solved ->
    [0] { "" }
   *[other] , sudah selesai
}
learn-task = Tugas { $number } dari { $of }
learn-you-are = Kamu memegang { $seat } dan mendapat giliran.
learn-palette = Untuk diletakkan, paling banyak: { $stones }.
learn-how-play = { $turns ->
    [0] Ketik giliranmu, satu per baris.
    [1] Ketik giliranmu.
   *[other] Ketik giliranmu, satu per baris; kamu punya { $turns }.
}
learn-how-mark = Ketik semua titik dalam satu baris.
learn-how-choose = Ketik nomor jawabanmu.
learn-how-choose-several = Ketik nomor semua jawaban yang benar dalam satu baris.
learn-king = raja
learn-how-build = Ketik buah dan titiknya dalam satu baris, misalnya: merah a5 b6 biru c7.
learn-go-on = Giliranmu lagi.
learn-right = Benar!
learn-wrong = Belum.
learn-once-more = Coba lagi dari awal tugas; bantuannya: petunjuk, jawaban, dan lewati.
learn-lost = Jalur yang hilang: { $paths }.
learn-optimum = Giliran yang dipakai: { $made }; paling sedikit: { $best }.
learn-no-hint = Tidak ada petunjuk lagi. Ketik jawaban untuk melihat caranya.
learn-solution = Begini caranya:
learn-lesson-solved = { $title }: tuntas.
learn-lesson-left = { $title }: selesai, tetapi ada tugas yang dilewati.
learn-not-kept = Yang kamu selesaikan tidak bisa disimpan: { $why }
learn-nothing = Tidak ada latihan.
learn-unknown = Tidak ada latihan atau berkas bernama “{ $name }”; “sprungbrett learn --list” menampilkan daftarnya.
learn-reset = Sudah dilupakan.
learn-nothing-to-reset = Tidak ada yang perlu dilupakan.
plain-name-solution = jawaban
plain-name-skip = lewati
plain-name-again = lagi
plain-name-task = tugas
learn-help-hint = { $name } (hint): petunjuk berikutnya
learn-help-solution = { $name } (solution): bagaimana caranya
learn-help-skip = { $name } (skip): meninggalkan tugas ini untuk yang berikutnya
learn-help-again = { $name } (again): tugas dari awalnya
learn-help-undo = { $name } (undo): membatalkan giliranmu yang terakhir dan yang sesudahnya
learn-help-why = { $name } GILIRAN (why): apakah suatu giliran sah, dan kalau tidak, mengapa
learn-help-moves = { $name } [TITIK] (moves): gerakan yang sah, atau gerakan buah di satu titik
learn-help-board = { $name } (board): papan sebagai gambar huruf
learn-help-position = { $name } (position): letak semua buah, dalam kata-kata
learn-help-task = { $name } (task): tugasnya sekali lagi
learn-help-help = { $name } (help): daftar ini
learn-help-quit = { $name } (quit): keluar dari program; yang sudah selesai tetap tersimpan
