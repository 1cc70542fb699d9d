# L'officina nel browser: tabelloni propri. I nomi dei campi sono quelli dei file delle varianti.

## La pagina
workshop-title = L'officina
workshop-about = Costruisci il tuo tabellone: allunga il percorso, semina barili, componi il mazzo. Ogni modifica viene controllata subito, e agli altri basta il suo codice.
workshop-presets = Comincia da
workshop-undo = Annulla
workshop-redo = Ripeti
workshop-reset = Come da regolamento
workshop-custom = su misura
workshop-was = Da regolamento: { $value }
workshop-unread = Solo numeri, separati da virgole.

## Il tabellone
workshop-board = Il tabellone
workshop-board-about-maretta = Tocca una casella per metterci o toglierne i barili. Trascina il piroscafo e le barriere, o spostali con le frecce.
workshop-board-about-vulcano = Tocca una casella per metterci o toglierne i barili. Trascina il mare, i crepacci e la lava, o spostali con le frecce.
workshop-space = Barili sulla casella { $number }
workshop-on = sulla casella { $space }
workshop-after = dopo la casella { $space }
workshop-divider-maretta = Barriera { $number }
workshop-divider-vulcano = Crepaccio { $number }

## Il percorso
workshop-path = Il percorso
workshop-field-path-last-maretta = Il piroscafo è sulla casella
workshop-field-path-last-vulcano = Il mare è sulla casella
workshop-dividers-maretta = Barriere coralline
workshop-dividers-vulcano = Crepacci
workshop-divider-after-maretta = Barriera { $number } dopo la casella
workshop-divider-after-vulcano = Crepaccio { $number } dopo la casella
workshop-field-path-barrel-spaces = Caselle con barili
workshop-field-path-barrel-spaces-hint = Oppure toccale sul tabellone. Dalla fine del percorso in poi non ce ne sono.
workshop-field-lava-start = La lava parte da
    .about = Le caselle dietro il villaggio sono sotto lo 0.
workshop-field-lava-step = Caselle che avanza la lava
workshop-step-past = Oltre il crepaccio { $number }
workshop-field-lava-nobody-left = Se la lava prende tutti
workshop-field-lava-nobody-left-nobody = non vince nessuno
workshop-field-lava-nobody-left-last-caught = vincono gli ultimi presi

## I barili
workshop-barrels = Barili
workshop-in-bag = { $count ->
    [one] Un barile nel sacchetto
   *[other] { $count } barili nel sacchetto
}
workshop-field-barrels-per-space = Barili per casella
workshop-field-barrels-on-zero-move = Anche per chi non si muove
    .about = Chi finisce un movimento di 0 fra i barili ne apre un altro.
workshop-field-barrels-shark-cards = Carte che prende uno squalo
workshop-field-barrels-anchor-cards = Carte che prende un'ancora
workshop-field-spear-sea = Il rampino arriva al mare
    .about = Chi è già in mare può essere scambiato indietro.

## Le carte
workshop-cards = Carte
workshop-in-suit = { $count ->
    [one] Una carta in ognuno dei cinque semi
   *[other] { $count } carte in ognuno dei cinque semi
}
workshop-of-number = Carte con un { $number }
workshop-field-hand-first-maretta = Carte della prima mano
workshop-field-hand-first-vulcano = Carte in mano
    .about = Dopo ogni turno ognuno la ricompleta.
workshop-field-hand-draw = Carte pescate a ogni turno
workshop-field-deck-ships-per-seat = Piroscafi per giocatore
workshop-field-deck-removed-3 = Nella scatola in 3 giocatori
workshop-field-deck-removed-4 = Nella scatola in 4 giocatori
workshop-field-deck-removed-5 = Nella scatola in 5 giocatori
    .about = Meno carte, meno turni.

## Come si gioca
workshop-play = Mosse e vittorie
workshop-field-move-giver = Passi per la buona azione
workshop-field-boarding-score = Punti per salire sul piroscafo
workshop-field-theft-when = Chi ruba decide
workshop-field-theft-when-with-card = con la carta
workshop-field-theft-when-after-move = dopo il movimento
workshop-field-theft-costs = Un furto costa
workshop-field-theft-costs-own-move = la buona azione
workshop-field-theft-costs-all-moves = entrambi i movimenti
workshop-field-burst-limit = Una pila regge fino a
workshop-field-burst-when = Le pile si controllano
workshop-field-burst-when-always = sempre
workshop-field-burst-when-stocking = nel riporre

## Com'è da giocare
workshop-trial = Come sono le sue partite
workshop-trial-running = I bot la stanno provando…
workshop-trial-wrong = Appena tutto torna, i bot la proveranno.
workshop-trial-about = { $games ->
    [one] Da una partita veloce fra bot.
   *[other] Da { $games } partite veloci fra bot.
}
workshop-trial-mark = I segni scuri sono il gioco da regolamento.
workshop-rounds = { $count ->
    [one] Di solito un solo turno
   *[other] Di solito circa { $count } turni
}
workshop-endings = Come finiscono
workshop-turns = Chi vince
workshop-turn = { $turn ->
    [1] Chi comincia
    [2] Il secondo posto
    [3] Il terzo
    [4] Il quarto
   *[other] Il numero { $turn }
}
workshop-percent = { $percent } %

## Condividere
workshop-share = Gioca e condividi
workshop-name = Nome del tabellone
workshop-name-usual-maretta = La mia Maretta
workshop-name-usual-vulcano = Il mio Vulcano
workshop-wrong = Non ancora.
workshop-wrong-show = Mostrami dove
workshop-play-now = Gioca subito
workshop-code = Il suo codice
workshop-copy = Copia il codice
workshop-copied = Il codice è copiato.
workshop-qr = Codice QR
workshop-qr-about = Chi lo inquadra trova questo tabellone sul proprio banco.
