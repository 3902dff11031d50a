### Apa yang bisa salah pada posisi, rekaman, pengaturan, dan perintah, dan apa yang dikatakan perintah.

# “a, b atau c”
list-or = { $list } atau { $last }
list-none = tidak ada

position-unreadable = “{ $text }” tidak terbaca sebagai posisi: sebutkan warna yang mendapat giliran, lalu setiap warna dengan titik-titiknya, seperti { $example }.
position-unknown-seat = “{ $seat }” bukan warna dalam permainan ini.
position-seat-twice = Warna { $seat } disebut dua kali.
position-seating = Warna { $found } tidak bisa bermain bersama; yang bisa: { $allowed }.
position-not-seated = { $seat } mendapat giliran, tetapi tidak ikut bermain.
position-not-a-point = “{ $point }” bukan titik di papan ini.
position-light-square = { $point } adalah petak terang; hanya petak gelap yang dipakai.
position-taken = Ada dua buah di { $point }.
position-too-many = Warna { $seat } punya { $found } buah, padahal paling banyak { $most }.
position-picture = Baris { $line } pada gambar punya { $found } titik, sedangkan papan punya { $expected } di sana.
position-man-on-king-row = Bidak biasa di { $point } berdiri di baris rajanya; hanya raja yang bisa berada di sana.

unknown-game = Tidak ada permainan bernama “{ $name }”; yang ada: { $games }.
unknown-guide = Tidak ada panduan bernama “{ $name }”; yang ada: { $guides }.

json-error = baris { $line }, kolom { $column }: { $why }
json-truncated = berkas terputus di sini.
json-syntax = ini bukan JSON: ada tanda yang salah, kurang, atau berlebih.
json-surplus = di sini berkas berlanjut setelah akhirnya.
json-too-deep = daftar dan objek bersarang terlalu dalam.
json-missing-key = kunci “{ $key }” tidak ada sebelum tempat ini.
json-key-twice = kunci “{ $key }” tertulis dua kali.
json-unknown-key = tidak ada kunci “{ $found }” di sini, hanya { $known }.
json-word = “{ $found }” tidak bisa di sini, hanya { $known }.
json-type = { $expected ->
    [text] di sini harus ada teks dalam tanda kutip.
    [number] di sini harus ada bilangan bulat yang tidak terlalu besar.
    [flag] di sini harus ada true atau false.
    [list] di sini harus ada daftar dalam kurung siku.
    [object] di sini harus ada objek dalam kurung kurawal.
   *[other] di sini harus ada nilai jenis lain.
}

record-format = “format” berisi { $found }, bukan { $expected }: ini bukan rekaman permainan.
record-version = “version” berisi { $found }, tetapi program ini membaca versi { $expected }.
record-start = Awal permainannya bukan posisi. { $why }
record-seats = Warnanya “{ $found }”, padahal seharusnya “{ $expected }”.
record-level = Tidak ada tingkat { $level }: tingkatnya 1 sampai 5.
record-move = Giliran { $number }: { $why }
record-result = Hasilnya { $found }, padahal giliran-gilirannya menghasilkan { $expected }.

move-after-end = Permainan sudah selesai sebelum giliran ini.
move-unknown-seat = “{ $seat }” bukan warna dalam permainan ini.
move-not-to-move = Ini giliran { $expected }, bukan { $found }.
move-finished = { $seat } sudah selesai dan tidak bisa menyerah.
move-kind = Satu giliran berisi salah satu dari tiga: jalur, “pass”, atau “resign”.
move-differs = “{ $key }” berisi “{ $found }”, padahal gilirannya menghasilkan “{ $expected }”.

options-players-differ = “{ $option }” berisi { $found }, padahal posisinya berisi { $expected } warna.
options-foreign = { $game } tidak punya pilihan “{ $option }”.
players-unfit = { $found ->
    [1] { $game } tidak bisa dimainkan seorang diri: pemainnya { $allowed }.
   *[other] { $game } tidak bisa dimainkan { $found } orang: pemainnya { $allowed }.
}
players-sternhalma = Dengan 2, 4, atau 6 pemain semua punya lawan di seberang, dengan 3 tidak seorang pun; dengan jumlah lain ada yang sendirian.

file-unreadable = { $file } tidak bisa dibaca: { $why }
file-unwritable = { $file } tidak bisa ditulis: { $why }
io-not-found = tidak ada.
io-no-folder = foldernya tidak ada.
io-not-allowed = tidak diizinkan.
io-exists = sudah ada.
io-is-folder = itu sebuah folder.
io-no-folder-above = sebagian dari jalurnya bukan folder.
io-full = penyimpanan penuh.
io-quota = jatah penyimpananmu habis.
io-too-large = berkasnya terlalu besar.
io-read-only = penyimpanannya hanya bisa dibaca.
io-bad-name = berkas tidak bisa bernama begitu.
io-no-text = itu bukan teks UTF-8.
io-nobody-reads = tidak ada lagi yang membacanya.
io-busy = sedang dipakai program lain.
io-circle = tautannya berputar-putar.
io-other = galat sistem nomor { $number }.
config-no-toml = { $file }, baris { $line }, kolom { $column }: di sini ada tanda yang salah atau kurang, atau satu kunci tertulis dua kali; nilai bawaan yang dipakai.
config-value = { $file }, baris { $line }, kolom { $column }: “{ $key }” bisa { $allowed }; nilai bawaan yang dipakai.
config-unknown = { $file }, baris { $line }, kolom { $column }: tidak ada setelan “{ $key }”; diabaikan.
config-milliseconds = jumlah milidetik sampai { $most }
config-names = daftar nama, masing-masing dalam tanda kutip
config-not-changed = Berkas itu dibiarkan apa adanya.
config-more = { $first } (dan { $more } lagi)
output-failed = Keluaran tidak bisa ditulis: { $why }
no-terminal = Ini memerlukan terminal. Pakai --plain untuk bermain baris demi baris.

command-unknown-seat = “{ $seat }” bukan warna dalam permainan ini; yang ada: { $seats }.
command-seat-twice = { $seat } disebut dua kali.
command-unknown-player = “{ $text }” bukan pemain: tulis human, ai atau ai:TINGKAT, dengan tingkat 1 sampai 5 atau { $levels }.

to-move = Giliran { $seat }
outcome-won = { $seat } menang
outcome-places = Permainan selesai: { $places }
outcome-place = { $place }. { $seat }
seat-home = { $seat } ({ $letter }): { $home } dari { $stones } sampai tujuan
seat-men = { $seat } ({ $letter }): { $men ->
    [1] satu bidak biasa
   *[other] { $men } bidak biasa
}, { $kings ->
    [1] satu raja
   *[other] { $kings } raja
}

explain-legal = { $turn } sah.
moves-truncated = Hanya { $limit } yang pertama ditampilkan: masih ada lagi.

check-fine = { $file }: { $kind ->
    [record] rekaman permainan, { $turns ->
        [1] satu giliran
       *[other] { $turns } giliran
    }
    [games] { $games ->
        [1] satu permainan
       *[other] { $games } permainan
    }, { $turns ->
        [1] satu giliran
       *[other] { $turns } giliran
    }
    [lessons] { $lessons ->
        [1] satu pelajaran
       *[other] { $lessons } pelajaran
    }
   *[positions] { $positions ->
        [1] satu posisi
       *[other] { $positions } posisi
    }
}, tidak ada yang salah
check-finding = { $file }: { $why }
check-finding-line = { $file }, baris { $line }: { $why }
check-more = { $kind ->
    [errors] { $more } kesalahan lagi.
   *[warnings] { $more } peringatan lagi.
}
check-unknown-kind = Ini bukan rekaman permainan atau kursus (JSON), bukan permainan PDN, dan bukan daftar posisi (baris berisi nama permainan dan posisi).
nothing-kept = Tidak ada permainan yang belum selesai untuk dilanjutkan.
game-not-kept = Permainan tidak tersimpan dan tidak bisa dilanjutkan: { $why }
kept-under-way = Permainan yang terakhir disimpan sedang dimainkan di jendela lain; `sprungbrett play` memulai yang lain di jendela ini, dengan berkasnya sendiri.
