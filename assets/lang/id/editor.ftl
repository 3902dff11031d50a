### Penyusun posisi.

menu-position = Susun posisi
setup-title-position = Susun posisi
setup-title-from = Permainan dari posisi ini

piece-red = bidak merah
piece-yellow = bidak kuning
piece-green = bidak hijau
piece-blue = bidak biru
piece-orange = bidak jingga
piece-purple = bidak ungu
piece-white-man = bidak putih
piece-white-king = raja putih
piece-black-man = bidak hitam
piece-black-king = raja hitam

editor-title = posisi
editor-put = Enter menaruh { $piece } di bawah kursor, atau mengambilnya; n bermain dari sini.
editor-put-short = Enter: { $piece }. n bermain.
editor-typing = Ketik atau tempel sebuah posisi. Sekarang: { $text }
editor-typed = Enter memakai posisi itu.
editor-over = Tidak ada lagi yang bisa dimainkan di sini. { $why }
editor-nothing-back = Tidak ada yang bisa dibatalkan.
editor-nothing-again = Tidak ada yang bisa diulangi.
editor-no-stones = { $seat } tidak punya bidak di luar tujuannya.
editor-solving = Mencari jalan pulang terpendek untuk { $seat }; Esc berhenti.
editor-solution-title = Jalan pulang
editor-others-still = Bidak lain diam di tempat.
editor-others-off = Bidak lain diangkat, karena memenuhi tujuan.

key-edit = ubah posisi
key-put = taruh/ambil
key-next-piece = bidak lain
key-previous-piece = bidak sebelumnya
key-play-from-here = main
key-take-away = ambil yang di bawah kursor
key-mover = giliran
key-redo-edit = ulangi yang dibatalkan
key-position-text = teks
key-clear = kosongkan papan
key-start-position = posisi awal
key-solve = jalan pulang terpendek bagi yang bergiliran
key-take-over = pakai
