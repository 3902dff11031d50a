### Seputar giliran: giliran yang diperlihatkan, petunjuk, nama, permainan lagi.

state-showing = { $seat }: { $path } …
hint-asked = Mencari petunjuk … Tombol lain menghentikannya.
hint-stone = Petunjuk: buah di { $point }. H sekali lagi menunjukkan jalannya.
hint-showing = Petunjuk: { $path } …
hint-turn = Petunjuk: { $turn }.
hint-line = Petunjuk: { $turn }; lalu mungkin { $line }.
hint-home-in = { $turns ->
    [1] Ini giliran terakhir: sampai di rumah!
   *[other] Sampai di rumah dalam { $turns } giliran, apa pun yang dilakukan pemain lain.
}
hint-wins-in = { $turns ->
    [1] Langsung menang.
   *[other] Menang dalam { $turns } giliran, apa pun yang dilakukan lawan.
}

key-name = nama
key-name-typed = pakai nama ini
key-again = sekali lagi, semua di tempat yang sama
