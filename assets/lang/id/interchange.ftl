### Permainan dari dan untuk program lain: PDN, convert, gambar.

fault-in-game = Permainan { $game }: { $why }
fault-at-turn = Permainan { $game }, giliran { $turn }: { $why }
warning = Peringatan: { $why }

pdn-other-game = “{ $text }” bukan dam Inggris; hanya itu (GameType 21, 64 petak) yang bisa dibaca.
pdn-start = FEN ini bukan posisi. { $why }
pdn-turn = { $text }: { $why }
pdn-variation = { $text }, dalam variasi: { $why }
pdn-resolved = { $text } dibaca sebagai { $turn }: kalau tidak, giliran berikutnya tidak bisa dimainkan.
pdn-crowned = Bidak biasa di baris raja dijadikan raja: { $points }.
pdn-to-move = FEN tidak menyebut siapa yang melangkah: { $seat } yang diambil.
pdn-two-results = Tag Result adalah { $tag }, tetapi di belakang giliran tertulis { $end }, dan itu yang berlaku.
pdn-tag-twice = Tag { $name } tertulis dua kali; “{ $value }” ditinggalkan.
pdn-stray = “{ $text }” bukan giliran dan dianggap komentar.
pdn-open-comment = Ada komentar yang tidak ditutup.
pdn-open-variation = Ada variasi yang tidak ditutup.
pdn-too-deep = Variasi bersarang lebih dari { $deepest } tingkat; yang lebih dalam ditinggalkan.

load-several = Di dalamnya ada { $games } permainan: pilih satu dengan --game N.
load-no-such-game = Tidak ada permainan { $number } di dalamnya: jumlahnya { $games }.
load-unreadable-game = Permainan { $number } di dalamnya tidak terbaca: `sprungbrett check` menyebutkan sebabnya.

convert-unknown-form = Bentuk { $file } tidak dikenal: namanya harus berakhiran .json atau .pdn.
convert-onto-itself = “{ $file }” akan menimpa dirinya sendiri: sebutkan berkas lain.
convert-no-draughts = { $file }: PDN hanya untuk dam.
convert-exists = { $file } sudah ada; --force menggantinya.
convert-done = { $file }: { $games } permainan, { $turns } giliran
check-no-game = Tidak ada permainan di dalamnya.
check-faulty = { $file }: { $games } permainan, { $turns } giliran yang bisa dimainkan, { $errors } kesalahan
