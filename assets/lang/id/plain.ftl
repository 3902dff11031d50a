### Yang dikatakan tampilan baris demi baris.

# Mau main apa, dan dengan siapa
plain-what = Mau main apa? Ketik nomornya.
plain-continue = Permainan yang belum selesai: { $game }, { $turns ->
    [1] satu giliran sudah dimainkan
   *[other] { $turns } giliran sudah dimainkan
}
plain-game = { $game } untuk { $players } pemain
plain-who = Siapa yang bermain melawanmu? Ketik nomornya.
plain-against = Komputer: { $level }
plain-together = Orang lain di papan ketik ini
plain-number = Ketik nomor dari 1 sampai { $most }, atau “keluar”.
plain-human = { $seat }: dimainkan di papan ketik ini
plain-computer = { $seat }: komputer, { $level }
plain-anti-block = Dengan aturan antiblokir: kubu tujuan yang terhalang buah lain dianggap terisi.

# Posisi
plain-stones = { $seat } ({ $letter }): { $home } dari { $stones } sampai tujuan, tinggal { $steps ->
    [1] satu langkah
   *[other] { $steps } langkah
}; buah di { $points }.
plain-men = { $seat } ({ $letter }): bidak biasa: { $men }; raja: { $kings }.

# Yang terjadi
plain-turn = { $seat }: { $turn }{ $captured ->
    [0] { "" }
   *[other] , menangkap di { $points }
}{ $crowned ->
    [0] { "" }
   *[other] , menjadi raja
}
plain-resigns = { $seat } menyerah.
plain-agrees = { $seat } setuju seri.
plain-log-empty = Belum ada giliran yang dimainkan.
plain-undone = { $count ->
    [1] Satu giliran dibatalkan.
   *[other] { $count } giliran dibatalkan.
}
plain-redone = { $count ->
    [1] Satu giliran dimainkan lagi.
   *[other] { $count } giliran dimainkan lagi.
}

# Jawaban
plain-moves = { $count ->
    [1] Satu gerakan yang sah:
   *[other] { $count } gerakan yang sah:
}
plain-hint = Gerakan yang baik: { $turn }
plain-hint-line = Mungkin lanjutannya { $line }.
plain-ask-draw = { $by } menawarkan seri. { $seat }, apakah kamu terima? Ketik ya atau tidak.
plain-yes = ya
plain-no = tidak
plain-yes-or-no = Ketik ya atau tidak.
plain-ask-resign = { $seat }: menyerah? Ketik ya atau tidak.
plain-missing = Ada yang kurang. { $help }
plain-superfluous = Kata-katanya terlalu banyak. { $help }
plain-file-exists = { $file } sudah ada.
plain-no-folder = Folder pribadi tidak ada.
plain-set-aside = Ada permainan lain yang belum selesai: disimpan di { $file }.
plain-farewell = Permainan disimpan: lanjutkan dengan “sprungbrett resume”.
plain-see-help = Ketik bantuan untuk melihat perintah.
plain-not-over = Permainan belum selesai.

# The commands: the name in this language, and what they do. The English names always work.
plain-help-turn = Untuk memainkan giliran, ketik titik-titiknya, misalnya { $example }; asal dan akhir saja cukup kalau tidak meragukan. Perintah boleh juga dalam bahasa Inggris.
plain-name-moves = gerakan
plain-help-moves = { $name } [TITIK] (moves): gerakan yang sah, atau gerakan buah di satu titik
plain-name-why = mengapa
plain-help-why = { $name } GILIRAN (why): apakah suatu giliran sah, dan kalau tidak, mengapa
plain-name-analyse = analisis
plain-help-analyse = { $name } [TITIK] (analyse): jangkauan, penopang, dan jarak ke tujuan pihakmu, atau kemampuan buah di satu titik
plain-name-whatif = andai
plain-help-whatif = { $name } GILIRAN (whatif): jalur mana yang hilang dan didapat buahmu yang lain karena suatu giliran
plain-name-hint = petunjuk
plain-help-hint = { $name } (hint): yang akan dimainkan komputer
plain-name-board = papan
plain-help-board = { $name } (board): papan sebagai gambar huruf
plain-name-position = posisi
plain-help-position = { $name } (position): letak semua buah, dalam kata-kata dan sebagai teks posisi
plain-name-log = catatan
plain-help-log = { $name } (log): semua giliran sampai sekarang
plain-name-undo = batal
plain-help-undo = { $name } (undo): membatalkan giliranmu yang terakhir dan yang sesudahnya
plain-name-redo = ulang
plain-help-redo = { $name } (redo): memainkan lagi yang dibatalkan
plain-name-draw = seri
plain-help-draw = { $name } (draw): menawarkan seri
plain-name-resign = menyerah
plain-help-resign = { $name } [ya] (resign): menyerah; tanpa “ya” kamu ditanya dulu
plain-name-save = simpan
plain-help-save = { $name } [BERKAS] (save): menyimpan permainan di berkas baru; nama berakhiran .pdn menjadikannya PDN (dam)
plain-name-rematch = tanding
plain-help-rematch = { $name } (rematch): setelah selesai, permainan yang sama, setiap pemain pindah satu tempat
plain-help-again = { $name } (again): setelah selesai, permainan yang sama, semua di tempat yang sama
plain-name-new = baru
plain-help-new = { $name } (new): meninggalkan permainan ini untuk yang lain
plain-name-help = bantuan
plain-help-help = { $name } (help): daftar ini
plain-name-quit = keluar
plain-help-quit = { $name } (quit): keluar dari program; permainan disimpan

# Jawaban lain
plain-point = { $point }: { $piece }
plain-point-free = { $point }: kosong
plain-piece-man = { $seat }, bidak biasa
plain-piece-king = { $seat }, raja
plain-line = Baris { $number }, { $from } sampai { $to }: { $stones }
plain-line-short = Baris { $number }, { $from }: { $stones }
plain-levels = Sebutkan tingkat: { $levels }.
plain-name-lines = baris
plain-help-lines = { $name } (lines): apa yang ada di setiap baris papan, dari atas, masing-masing dari kiri ke kanan
plain-name-where = mana
plain-help-where = { $name } WARNA atau TITIK (where): letak buah satu warna, atau apa yang ada di satu titik
plain-name-last = terakhir
plain-help-last = { $name } (last): giliran sejak giliranmu yang terakhir, dan siapa yang mendapat giliran
plain-name-level = tingkat
plain-help-level = { $name } ANGKA (level): sekuat apa komputer bermain, dari 1 sampai 5
plain-name-name = nama
plain-help-name = { $name } WARNA NAMA (name): siapa yang memainkan satu warna; tanpa nama tinggal warnanya
