# Bantuan untuk perintah-perintah; yang berbahasa Inggris ada pada argumennya di src/cli.

help-own-usage = Pemakaian:
help-own-arguments = Argumen
help-own-options = Opsi
help-own-commands = Perintah
help-own-global = Opsi semua perintah
help-own-game = Opsi permainan
help-own-examples = Contoh:
help-own-default = bawaan
help-own-values = pilihan
help-own-version = Menampilkan versi
help-own-help = Menampilkan bantuan: -h ringkas, --help lengkap
help-own-help-command = Menampilkan bantuan ini atau bantuan suatu perintah

help-sprungbrett = Halma bintang, halma, dan dam Inggris di terminal.
help-sprungbrett-more = Tanpa perintah, menu terbuka.
help-sprungbrett-after =
    RULESET adalah salah satu dari ini: { $games }.
    POSITION adalah “start” atau teks seperti 'R:Rq13,p12:Ba5,b5': warna yang mendapat giliran, lalu setiap warna dengan titiknya.

    Kode akhir: 0 selesai, 1 tidak bisa (atau: gilirannya tidak sah, berkasnya salah), 2 salah pemakaian atau tidak ada terminal.

help-arg-lang = Bahasa
help-arg-theme = Warna: dark, light, wood, contrast, mono, atau terminal untuk enam belas warnanya sendiri
help-arg-color = Apakah memakai warna
help-arg-glyphs = Tanda yang dipakai: unicode, safe untuk terminal dengan huruf Asia Timur yang lebar, atau ascii
help-arg-ascii = Menggambar hanya dengan tanda ASCII
help-arg-no_mouse = Menyerahkan tetikus kepada terminal
help-arg-config = Berkas pengaturan lain
help-arg-plain = Bermain baris demi baris, untuk pipa, skrip, dan pembaca layar
help-arg-players = Berapa pemain; teks posisi sudah menyebutkannya sendiri
help-arg-anti_block = Apakah kubu tujuan yang dihalangi lawan dianggap penuh (permainan lomba)
help-arg-quiet_draw = Jumlah giliran tanpa tangkapan dan tanpa langkah bidak biasa sampai seri, 0 untuk tidak pernah (dam)
help-arg-repetition_draw = Berapa kali suatu posisi muncul sampai seri, 0 untuk tidak pernah (dam)
help-arg-ruleset = Permainan
help-arg-position = Posisi
help-arg-level = Berpikir seperti lawan pada tingkat ini: 1 sampai 5 atau namanya
help-arg-movetime = Berpikir selama sekian milidetik [bawaan: 1000]
help-arg-nodes = Memeriksa sekian posisi
help-arg-depth = Berpikir sekian giliran ke depan

help-play = Memulai permainan
help-play-more = Jika tidak ditentukan lain, kamu memainkan warna pertama dan komputer memainkan yang lain.
help-play-ruleset = Permainan; bintang jika tidak disebut
help-play-seat = Siapa yang memainkan suatu warna: “red=human”, “b=ai”, “white=ai:3”, “black=ai:strong”
help-play-from = Posisi awalnya

help-resume = Melanjutkan permainan yang terakhir ditinggalkan, atau yang ada dalam berkas
help-resume-file = Rekaman permainan, atau PDN
help-arg-game = Permainan yang mana, jika berkasnya berisi beberapa

help-replay = Memutar ulang permainan giliran demi giliran, atau menampilkan daftar permainan
help-replay-more = Dengan --plain, atau jika keluarannya bukan terminal, setiap giliran dicetak dengan posisi sesudahnya sebagai teks.
help-replay-file = Rekaman permainan, nama permainan yang disimpan, atau permainan contoh dari daftar
help-replay-at = Mulai dari posisi sesudah giliran ini; sebagai teks, posisinya digambar

help-learn = Membuka latihan
help-learn-more = Tanpa nama, kamu bisa memilih. Yang sudah kamu selesaikan disimpan.
help-learn-target = Latihan atau kursus menurut namanya, atau berkas kursus
help-learn-list = Menampilkan daftar kursus dan latihannya
help-learn-json = Mencetak daftarnya sebagai objek JSON: “courses”, masing-masing dengan “id”, “lessons”
help-learn-reset = Melupakan yang sudah selesai: latihan atau kursus yang disebut, atau semuanya

help-guide = Membuka panduan, atau daftar panduan
help-guide-more = Dengan --plain, atau jika keluarannya bukan terminal, dicetak sebagai teks.
help-guide-name = Panduan, menurut namanya di daftar atau nama permainannya

help-show = Mencetak posisi sebagai gambar teks, atau menggambarnya sebagai SVG
help-show-more = Buah ditulis dengan huruf warnanya; dalam dam, bidak biasa berhuruf kecil dan raja berhuruf besar.
help-show-json = Mencetak objek JSON: “position”, “to_move”, “result”, “picture”
help-show-svg = Menggambarnya sebagai SVG ke berkas baru ini; - adalah keluaran standar
help-show-turn = Giliran yang digambar di dalamnya: panah, pendaratan bernomor, yang ditangkap
help-show-force = Mengganti berkasnya jika sudah ada

help-moves = Menampilkan giliran yang sah dari suatu posisi
help-moves-more = Permainan lomba menampilkan satu jalur terpendek untuk setiap asal dan akhir, dam menampilkan setiap jalur.
help-moves-paths = Menampilkan setiap jalur lengkap
help-moves-limit = Paling banyak berapa jalur yang ditampilkan
help-moves-json = Mencetak objek JSON: “turns”, “count”, dengan --paths juga “truncated”

help-explain = Mengatakan apakah suatu giliran sah, dan jika tidak, mengapa
help-explain-more = Kode akhirnya 0 untuk giliran yang sah, 1 untuk yang tidak sah, 2 untuk teks yang bukan giliran.
help-explain-turn = Gilirannya: asal dan pendaratannya, atau hanya asal dan akhirnya
help-explain-json = Mencetak objek JSON: “legal”, “message”, dan “turn” atau “reason”

help-perft = Menghitung rangkaian giliran dari suatu posisi
help-perft-more = Permainan lomba menghitung giliran menurut asal dan akhirnya, atau dengan --paths menurut jalur lengkapnya; dam selalu menurut jalur lengkap. Giliran yang terpaksa dilewati juga dihitung. Seri yang bergantung pada jalannya permainan diabaikan.
help-perft-depth = Jumlah giliran
help-perft-paths = Menghitung setiap jalur lengkap
help-perft-divide = Mencetak juga jumlah sesudah setiap giliran pertama
help-perft-engine = Yang menghitung: aturannya sendiri (rules) atau yang cepat milik komputer (fast)
help-perft-json = Mencetak objek JSON: “depths”, dengan --divide juga “divide”

help-analyse = Menghitung apa yang dimiliki satu warna dalam suatu posisi: jangkauan, penopang, jalan pulang, mobilitas; atau memeriksa seluruh permainan
help-analyse-more =
    Dengan TURN juga apa yang diambilnya dari tim dan diberikannya: suatu jalur hilang jika buah lain sewarna sebelumnya bisa berakhir di suatu titik dan sesudahnya tidak. Dua giliran suatu buah adalah gilirannya sendiri, sementara yang lain diam. Jalan pulang adalah jumlah langkah terkecil di papan kosong. Dalam dam hanya ada jangkauan dan mobilitas.

    Dengan FILE dan tanpa POSITION, setiap giliran permainannya ditampilkan: seberapa jauh setiap warna saat itu, apa hasil gilirannya, dan bagaimana komputer menilainya terhadap pilihannya sendiri, dengan memeriksa --nodes posisi untuk masing-masing.
help-analyse-after =
    Kunci --json, titik dan jalur (buah-akhir) sebagai teks:
      seat, mobility
      reach        tiap buah: stone, one, two (yang tidak tercapai dalam satu giliran)
      supports     tiap penopang: point, jumps, carried (yang bisa melompatinya), paths (yang memerlukannya)
      way_home     steps, home, stones, ways (tiap buah di luar: from, to, steps); null dalam dam
      stragglers   titik
      what_if      turn, lost, gained, way_home dan mobility (masing-masing before, after); null tanpa TURN

    Kunci --json untuk FILE: path, dan games, tiap permainan
      ruleset, seats, start (keadaan sebelum giliran pertama)
      turns        tiap giliran: number, seat, turn, standings (tiap warna: way, atau men dan kings), gain (langkah,
                   atau bidak yang ditangkap), best, best_score, score, swing (score dikurangi best_score; dalam
                   perseratus langkah atau bidak)
      chains       yang terpanjang, tiap rangkaian: turn, seat, jumps, landings
help-analyse-ruleset = Permainan; atau rekaman permainan, atau nama permainan contoh
help-analyse-turn = Giliran: asal dan pendaratannya, atau hanya asal dan akhirnya
help-analyse-seat = Warna yang diperiksa dan yang membuat giliran; yang mendapat giliran jika tidak disebut
help-analyse-json = Mencetak objek JSON dengan kunci di bawah

help-best = Mengatakan giliran yang akan dimainkan komputer
help-best-more = Nilainya dalam perseratus bidak (dam) atau perseratus langkah (permainan lomba), bagi yang mendapat giliran; kemenangan yang sudah terlihat bernilai 1000000 dikurangi satu untuk setiap giliran sampai saat itu. Benih yang sama dengan tingkat di bawah 5, jumlah posisi, atau kedalaman yang sama memberi giliran yang sama.
help-best-seed = Memilih di antara giliran yang tampak setara
help-best-json = Mencetak objek JSON: “turn”, “score”, “depth”, “nodes”, “line”

help-solve = Mencari giliran paling sedikit agar satu warna pulang sendirian
help-solve-more = Untuk permainan lomba. Buah warna lain diangkat dari papan, atau dengan --with-others tetap di tempat dan menjadi penopang. Mengatakan apakah tidak mungkin ada jalan yang lebih pendek; untuk seluruh tim hal itu di luar jangkauan.
help-solve-seat = Warna yang harus pulang; yang mendapat giliran jika tidak disebut
help-solve-with_others = Membiarkan buah warna lain di tempatnya
help-solve-movetime = Mencari paling lama sekian milidetik
help-solve-json = Mencetak objek JSON: “turns”, “proven”, “paths”

help-match = Membiarkan komputer bermain melawan dirinya sendiri, dengan dua kekuatan
help-match-more = SPEC adalah level:TINGKAT (1 sampai 5 atau namanya), movetime:MS, nodes:N, atau depth:D. Setiap pembukaan dimainkan dua kali dengan warna ditukar. Bertiga atau lebih, warna dibagi bergantian kepada A dan B, dan yang pertama pulang menentukan. Permainan dianggap tidak selesai sesudah 400 giliran tiap warna. Benih yang sama memberi permainan yang sama, kecuali dengan movetime dan tingkat 5.
help-match-a = Cara A berpikir
help-match-b = Cara B berpikir
help-match-games = Berapa permainan; jumlah genap itu adil [bawaan: 20, atau dua untuk setiap pembukaan dalam berkas]
help-match-openings = Pembukaan, satu per baris: suatu posisi, atau giliran dari awal dengan spasi di antaranya, atau suatu posisi, kata “moves”, dan giliran; baris yang dimulai dengan # diabaikan. Pembukaan acak jika tidak ada berkas yang disebut
help-match-seed = Membuat pembukaan acak dan kesalahan tingkat bawah
help-match-save = Menyimpan setiap permainan dalam berkas baru di folder ini
help-match-json = Mencetak objek JSON: “a”, “b”, “draws”, “unfinished”, “games”, “score” (milik A, dari 0 sampai 1), “error” (95 %), “mean_turns” (sampai akhir, semua warna bersama; null jika tidak ada permainan yang selesai)

help-engine = Memberi program lain kemampuan komputer, baris demi baris
help-engine-more =
    Dengan cara UCI, lewat masukan dan keluaran standar:

      sbp                  id name …, id rulesets …, sbpok
      newgame RULESET      ok; opsi: players N, anti-block on|off, quiet-draw N,
                           repetition-draw N
      position start|TEXT  menyusunnya; lalu, jika ada: moves TURN …
      moves                moves TURN …: giliran yang sah
      go                   baris info dan bestmove TURN; batas: movetime MS, nodes N,
                           depth D, level L, yang pertama tercapai mengakhirinya; seed N.
                           Tanpa batas, berpikir sampai stop atau sampai semua terlihat
      stop                 bestmove dengan giliran terbaik sejauh ini
      isready              readyok
      quit                 langsung selesai; akhir masukan membiarkan pencarian berbatas
                           diselesaikan

    Pada baris yang tidak bisa dikerjakan, dijawab “error” dengan alasannya, lalu lanjut.

help-check = Mencari kesalahan dalam rekaman permainan, PDN, kursus, dan daftar posisi
help-check-more = Dalam PDN, permainan yang tidak bisa diputar ulang disebut dengan nomornya, nomor gilirannya, dan alasannya; yang hanya janggal menjadi peringatan. Daftar posisi memuat permainan dan posisi pada setiap baris, seperti “draughts B:W21,22:B1,2”; baris kosong dan baris yang dimulai dengan # diabaikan. Kode akhirnya 1 jika ada yang salah, di luar peringatan.
help-check-files = Rekaman permainan, PDN, kursus, dan daftar posisi
help-check-json = Mencetak objek JSON: “files”, masing-masing dengan “path”, “kind”, “games”, “turns”, “positions”, “lessons”, “errors”, “warnings”

help-convert = Mengubah rekaman permainan dari JSON ke Portable Draughts Notation dan sebaliknya, menurut nama berkasnya
help-convert-more = PDN hanya memuat dam, JSON permainan apa saja. Dalam JSON, satu permainan adalah objek dan beberapa permainan adalah daftarnya. Komentar, tanda, variasi, dan keterangan dipertahankan. Permainan yang tidak bisa diputar ulang disebut di stderr dengan nomornya, nomor gilirannya, dan alasannya; yang ditulis sampai di situ, sisanya sebagai variasi, dan kode akhirnya 1. Berkas yang sudah ada dibiarkan kecuali dengan --force, begitu juga pada “match --save” dan saat menyimpan.
help-convert-input = Berkas yang dibaca, .json atau .pdn
help-convert-output = Berkas yang ditulis, .json atau .pdn
help-convert-game = Hanya permainan dengan nomor ini, mulai dari 1
help-convert-force = Mengganti OUT jika sudah ada
help-convert-json = Mencetak objek JSON: “path”, “games”, “turns”, “errors” (berapa permainan yang tidak diputar ulang sampai akhir)

help-completions = Mencetak pelengkapan untuk suatu shell
help-completions-more = Shell lalu mengenal setiap perintah dan opsi; tempat berkasnya bergantung pada sistem.
help-completions-shell = Untuk shell yang mana

help-man = Mencetak halaman buku petunjuk
help-man-more = Dalam bentuk man(7), berbahasa Inggris: tentang programnya atau, jika disebut, tentang suatu perintah.
help-man-command = Perintah program ini
