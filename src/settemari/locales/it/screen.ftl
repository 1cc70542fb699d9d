# Il tavolo sul terminale: intestazioni ed etichette. Le colonne sono strette: parole brevi.

## Intestazione e stato
screen-maretta = Maretta
screen-vulcano = Vulcano
screen-round = Turno { $round }
screen-round-of = Turno { $round } di { $last }
screen-practice = Partita di prova
screen-over = La partita è finita.
screen-log = Diario
screen-went-back = Tutti d'accordo, si è tornati a questo punto: il seguito è annullato, e ciò che nessuno aveva visto è stato rimescolato.
screen-hand-of = { $name }: mano

## Zattere e carrelli: intestazioni
screen-space = Casella
screen-boarding = Semi+diff.
screen-stacks = Pile

## Zattere e carrelli: note
screen-ink = inchiostro
screen-inked = inchiostro in questo turno
screen-ink-next = inchiostro nel prossimo turno
screen-stole = furto in questo turno
screen-out = fuori gara
screen-known = in mano, si sa:
screen-among = { $count } tra { $cards }

## Il percorso
screen-lava-next = Dopo questo turno { $space }
screen-face-down = coperto

## I barili in due lettere: la maiuscola per quelli che riguardano tutti
screen-barrel-monkey = sc
screen-barrel-troop = Sc
screen-barrel-cuttlefish = se
screen-barrel-school = Se
screen-barrel-shark = sq
screen-barrel-sharks = Sq
screen-barrel-spear = ra
screen-barrel-anchor = an
screen-barrel-pelican = pe

## Il sipario
screen-pass-on = Passa il dispositivo a
screen-pass-on-hint = Adesso nessun altro guardi lo schermo.

## La fine
screen-paths = Il percorso di ciascuno, turno per turno
screen-seed = Il seme di questa partita
screen-commitment = Il suo sigillo, mostrato prima della partita:
screen-seed-fits = Il sigillo corrisponde: nessuna carta è cambiata strada facendo.
screen-seed-differs = Il sigillo non corrisponde: non è il seme fissato prima della partita.
