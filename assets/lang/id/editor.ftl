### Penyusun posisi.

menu-position = Susun posisi
setup-title-position = Susun posisi
setup-title-from = Permainan dari posisi ini

piece-red = buah merah
piece-yellow = buah kuning
piece-green = buah hijau
piece-blue = buah biru
piece-orange = buah oranye
piece-purple = buah ungu
piece-white-man = bidak putih
piece-white-king = raja putih
piece-black-man = bidak hitam
piece-black-king = raja hitam

editor-title = posisi
editor-put = Enter menaruh { $piece } di bawah kursor, atau mengambilnya; n bermain dari sini.
editor-put-short = Enter: { $piece }. n bermain.
editor-typing = Ketik atau tempel sebuah posisi. Sekarang: { $text }
editor-typed = Enter memakai posisi itu.
editor-ask-back = Posisi belum disimpan. Tinggalkan? Enter ya, Esc tidak.
editor-ask-quit = Posisi belum disimpan. Keluar? Enter ya, Esc tidak.
editor-over = Tidak ada lagi yang bisa dimainkan di sini. { $why }
editor-nothing-back = Tidak ada yang bisa dibatalkan.
editor-nothing-again = Tidak ada yang bisa diulangi.
editor-no-stones = { $seat } tidak punya buah di luar tujuannya.
editor-solving = Mencari jalan terpendek ke tujuan untuk { $seat }; Esc berhenti.
editor-solution-title = Jalan ke tujuan
editor-others-still = Buah lain diam di tempat.
editor-others-off = Buah lain diangkat, karena memenuhi tujuan.

key-edit = ubah posisi
key-put = taruh/ambil
key-next-piece = buah lain
key-previous-piece = buah sebelumnya
key-play-from-here = main
key-take-away = ambil yang di bawah kursor
key-mover = giliran
key-redo-edit = ulangi yang dibatalkan
key-position-text = teks
key-clear = kosongkan papan
key-start-position = posisi awal
key-solve = jalan terpendek ke tujuan bagi yang bergiliran
key-take-over = pakai
