### Apa yang dikatakan perintah yang bertanya kepada komputer.

command-unknown-level = Tidak ada tingkat “{ $level }”: tulis 1 sampai 5 atau { $levels }.

command-unknown = Tidak ada perintah “{ $name }”.

best-game-over = Permainan sudah selesai: tidak ada lagi giliran yang bisa dipilih.
best-found = Nilai { $score }, kedalaman { $depth }, posisi { $nodes }
best-line = Perkiraan: { $line }

solve-no-race = { $game } tidak punya jalan ke tujuan: hanya permainan yang berlomba ke tujuan yang bisa dipecahkan.
solve-no-way = Tidak ditemukan jalan ke tujuan untuk { $seat }.
solve-proven = { $turns ->
    [0] { $seat } sudah sampai tujuan.
    [1] { $seat } sampai tujuan dalam satu giliran; tidak ada jalan yang lebih singkat.
   *[other] { $seat } sampai tujuan dalam { $turns } giliran; tidak ada jalan yang lebih singkat.
}
solve-found = { $turns ->
    [1] { $seat } sampai tujuan dalam satu giliran.
   *[other] { $seat } sampai tujuan dalam { $turns } giliran; belum diketahui apakah ada yang lebih singkat.
}

match-unknown-spec = “{ $text }” bukan cara berpikir: tulis level:TINGKAT, movetime:MS, nodes:N atau depth:D, dengan tingkat 1 sampai 5 atau { $levels }.
match-no-openings = { $file }: Tidak ada pembukaan di dalamnya.
match-opening-over = Permainan sudah selesai sebelum komputer bisa bermain.
match-games = { $games ->
    [1] Satu permainan
   *[other] { $games } permainan
}: A menang { $a }, B menang { $b }, seri { $draws }, tidak selesai { $unfinished }
match-score = Skor A: { $score } % ± { $error } (95 %)
match-turns = Rata-rata giliran sampai selesai: { $turns }

# Yang ditemukan analisis. Jalur adalah sebuah buah dan titik tempat ia bisa berakhir.
analysis-mobility = { $seat }: mobilitas { $mobility }, yaitu tiap buah dengan tiap titik tempat gilirannya bisa berakhir.
analysis-way = Jarak ke tujuan: { $steps } langkah semuanya; { $home } dari { $stones } sudah sampai.
analysis-stragglers = Buah tertinggal: { $points }.
analysis-no-support = Tidak ada buah yang menjadi penopang.
analysis-support = { $point } menopang { $jumps } lompatan, oleh { $stones }. Tanpa penopang ini, jalur buah lain berikut tidak ada: { $paths }.
analysis-reach = Dari { $point } dalam satu giliran: { $one }; baru dalam dua giliran: { $two }.
analysis-way-of = { $from } berjarak { $steps } langkah dari { $to }, titik tujuannya bila jumlah jarak semua buah paling kecil.
analysis-straggler = Buah di { $point } tertinggal.
analysis-what-if = Setelah { $turn }:
analysis-lost = { $count ->
    [0] Tidak ada jalur rekan yang hilang.
   *[other] { $count } jalur rekan hilang: { $paths }.
}
analysis-gained = { $count ->
    [0] Tidak ada jalur rekan yang didapat.
   *[other] { $count } jalur rekan didapat: { $paths }.
}
analysis-way-change = Jarak ke tujuan: dari { $before } ke { $after } langkah.
analysis-mobility-change = Mobilitas: dari { $before } ke { $after }.

# What is wrong with the arguments of the command line.
usage-line = Cara pakai: { $usage }
usage-options = [OPSI]
usage-command = [PERINTAH]
usage-no-value = { $text } memerlukan nilai.
usage-bad-value = “{ $value }” bukan nilai untuk { $argument }.
usage-number = “{ $value }” bukan nilai untuk { $argument }: tulis bilangan bulat, { $least } atau lebih.
usage-number-between = “{ $value }” bukan nilai untuk { $argument }: tulis bilangan bulat dari { $least } sampai { $most }.
usage-unknown-value = “{ $value }” bukan nilai untuk { $argument }: yang ada { $known }.
usage-unknown-argument = Tidak ada argumen “{ $text }” di sini.
usage-unknown-command = Tidak ada perintah “{ $text }”.
usage-suggested = Maksudmu { $text }?
usage-twice = { $text } tertulis dua kali.
usage-conflict = { $argument } dan { $other } tidak bisa bersama.
usage-missing = Ada yang kurang: { $text }.
usage-number-of-values = Nilai { $text } terlalu banyak atau terlalu sedikit.
usage-no-text = Salah satu argumen bukan teks UTF-8.
usage-other = Argumen ini tidak masuk akal bersama-sama.
