### Memutar ulang permainan: daftar, layar, grafik, permainan contoh.

menu-replay = Putar ulang permainan
library-title = Permainan untuk diputar ulang
library-samples = Permainan contoh
library-waiting = Permainan yang belum selesai
library-waiting-about = Enter melanjutkan permainan ini; yang sedang berjalan tetap disimpan.
library-unfinished = belum selesai
library-several = { $games } permainan
menu-waiting = { $games } permainan lain belum selesai: lihat di bagian atas daftar putar ulang.
library-saved = Permainan tersimpan
library-file = Permainan dalam berkas

replay-title = Putar ulang
replay-turn = giliran { $ply } dari { $of }
replay-start = Sebelum giliran pertama: Kanan memainkannya, Enter membuat permainan berjalan sendiri.
replay-under-way = { $seat } di tengah jalan: { $path }
replay-typing = Tulis nomor giliran, dari 0 sampai { $of }; Enter menuju ke sana.
replay-no-turn = Giliran itu tidak ada: tulis angka dari 0 sampai { $of }.
replay-nothing-notable = Ke arah itu tidak ada lagi rangkaian panjang, tangkapan, atau pergantian pemimpin.
replay-over = Permainan sudah selesai di sini: mundurlah ke giliran yang masih bisa dilanjutkan.
replay-pace = Kecepatan { $pace } dari 5
replay-unfinished = Permainan belum selesai.
replay-broken = Sisanya tidak terbaca. { $why }
replay-chains = Rangkaian terpanjang
notable-chain = rangkaian { $jumps } lompatan
notable-lead = { $seat } memimpin
chain = { $jumps } lompatan, giliran { $turn }, { $seat }: { $path }
setup-title-branch = Lanjutkan dari sini

chart-steps = Langkah ke tujuan
chart-pieces = Bidak b w, raja B W
chart-turns = { $turns } giliran

key-replay = putar ulang
key-turn-on = maju
key-turn-back = mundur
key-run = jalan
key-stop = berhenti
key-landing-on = satu pendaratan maju
key-landing-back = satu pendaratan mundur
key-notable-next = rangkaian panjang, tangkapan, atau pergantian pemimpin berikutnya
key-notable-before = yang sebelumnya
key-chart = grafik
key-branch = lanjutkan dari sini
key-turn-number = ke giliran menurut nomornya
key-go-to-turn = ke sana
key-ten-back = sepuluh giliran mundur
key-ten-on = sepuluh giliran maju
key-faster = berjalan lebih cepat
key-slower = berjalan lebih lambat
key-look-at-next = lihat buah berikutnya (untuk analisis)
key-look-at-previous = lihat buah sebelumnya

analyse-gain = untung
analyse-swing = selisih
analyse-turn = giliran
analyse-best = lebih baik: { $turn }
analyse-note = Angka di bawah huruf pemain: { $unit } setelah giliran. Untung: hasil giliran bagi pihaknya. Selisih: nilai mesin dibandingkan pilihannya sendiri, dalam { $scale }; = berarti giliran yang sama, -- kemenangan terlewat.
analyse-unit-steps = langkah ke tujuan
analyse-unit-pieces = bidak biasa dan raja
analyse-scale-steps = langkah
analyse-scale-men = bidak
analyse-no-position = Posisi belum ada: `start`, atau posisi sebagai teks.

# The sample games.
sample-bridges = Jembatan dua warna
sample-bridges-about = Halma Bintang berdua, 34 giliran; Biru menang. Pada giliran 21 Merah melompati buah kedua warna empat kali.
sample-race = Terobosan terlambat
sample-race-about = Halma Bintang berdua: keduanya saling menahan sampai giliran 60, lalu rangkaian panjang membawa Merah pulang.
sample-three = Tiga sudut
sample-three-about = Tiga pasukan bersilangan di tengah dan saling menjadi jembatan. Hijau membuat sembilan lompatan pada giliran 32 dan pulang lebih dulu.
sample-four = Dua pasang
sample-four-about = Empat pemain pada dua poros bintang. Kuning membuat sembilan lompatan pada giliran 58 namun pulang terakhir; Oranye menang.
sample-six = Bintang penuh
sample-six-about = Keenam sudut terisi dan semua saling melompati. Merah membuat sepuluh lompatan pada giliran 49, tetapi Kuning menang.
sample-corners = Dari sudut ke sudut
sample-corners-about = Halma di 256 petak, 19 buah tiap pihak. Lihat keduanya membangun tangga melalui tengah dan menaikinya.
sample-twelve-men = Tiga ganti tiga
sample-twelve-men-about = Dam: pada giliran 21, 23, dan 25 Hitam memberikan satu bidak, dan pada giliran 27 menangkap tiga sekaligus.
