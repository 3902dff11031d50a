### Latihan dan layar pelajaran.

menu-exercises = Latihan (langkah pertama)
learn-title = Latihan
learn-count = { $solved }/{ $of }
learn-attempts = { $count } jawaban
learn-best = terbaik: { $turns } giliran
learn-above = … { $count } lagi di atas
learn-below = … { $count } lagi di bawah
learn-ask-reset = Lupakan latihan mana yang sudah kamu selesaikan? Enter ya, Esc tidak.

lesson-task = Tugas { $task } dari { $of }
lesson-hint = Petunjuk { $number }: { $hint }
lesson-right = Benar!
lesson-solution = Jawaban { $step }/{ $of }. { $what }
lesson-mark = Enter menandai titik di bawah kursor; c memeriksa. Ditandai: { $marked }.
lesson-to-board = Enter atau Tab: ke papan.
lesson-choose = Pilih jawaban dengan Enter.
lesson-choose-several = Beberapa jawaban bisa benar: Enter menandai, c memeriksa.
lesson-compare = Papan menunjukkan giliran di bawah kursor. Pilih satu dengan Enter.
lesson-build = Enter menaruh buah atau mengambilnya; Tab memilih buah; c memeriksa.
lesson-build-area = Enter menaruh buah di titik : atau mengambilnya; Tab memilih; c memeriksa.
lesson-play = { $of ->
    [1] Mainkan giliranmu: pilih buah bergaris bawah.
   *[other] Giliran { $turn } dari { $of }: pilih buah bergaris bawah.
}
lesson-order = Giliran { $turn }: bawa semua buahmu ke tujuan. Paling sedikit { $best } giliran.
lesson-order-alone = Giliran { $turn }: bawa semua buahmu ke tujuan.
lesson-end-title = Pelajaran selesai
lesson-end-title-left = Belum selesai
lesson-end-skipped = Ada tugas yang dilewati: selesaikan, baru latihan ini dihitung selesai.
lesson-try = Cobalah: pilih buah, lalu titik yang dilarang aturan.
lesson-replied = { $seat } bermain { $turn }. { $now }
lesson-end-turns = Tugas terakhir kamu selesaikan dalam { $turns } giliran.
lesson-end-turns-best = Selesai dalam { $turns } giliran; yang terbaik { $best }.
lesson-end-at-once = Setiap tugas selesai pada percobaan pertama.
lesson-end-wrong = { $wrong } percobaan keliru di tengah jalan.

mark-marked = titik atau buah yang kamu tandai
mark-missed = yang terlewat
mark-superfluous = yang tidak termasuk

key-reset = lupakan yang selesai
key-guide = panduan
key-hint = petunjuk
key-retry = mulai lagi
key-skip = lewati tugas
key-read = teks/papan
key-mark = tandai
key-check = periksa
key-answer = pilih
key-try-again = coba lagi
key-on = lanjut
key-to-list = ke daftar
key-step = tahap berikut
key-step-back = tahap sebelumnya
key-next-lesson = pelajaran berikut
