# Che cosa si chiede, che cosa si può rispondere, perché no, e che cosa succederebbe.

## Domande
question-pick = Quale carta metti coperta sulla tua zattera?
question-place = Quale carta dai via, e su chi la giochi?
question-place-own = Nessun'altra zattera è libera: quale carta metti sulla tua?
question-steal = Vuoi rubare una carta di { $seat } al posto della buona azione?
question-load = Quale carta carichi, e sul carrello di chi?
question-load-own = Nessun altro carrello è libero: quale carta metti sul tuo?
question-load-self = Quale carta giochi per te? Né { $suit } né un { $number }.
question-load-self-any = Quale carta giochi per te? Va bene qualunque.
question-load-self-none = Non puoi giocare: in mano hai soltanto { $suit } o carte con il { $number }. Dillo.
question-barrel = Quale barile apri?
question-monkey = Scimmia! Quale carta prendi, e da chi?
question-troop = Scimmie! Quale carta prendi da { $seat }?
question-shark = { $count ->
    [one] Squalo! Quale carta della tua riserva scarti?
   *[other] Squalo! Quale carta della tua riserva scarti? In tutto { $count }.
}
question-anchor = { $count ->
    [one] Ancora! Quale carta della tua riserva scarti?
   *[other] Ancora! Quale carta della tua riserva scarti? In tutto { $count }.
}
question-sharks = Squali! Quale carta della tua riserva scarti?
question-spear = Rampino! Con chi scambi il posto?
question-pelican = Pellicano! Quale mano guardi?

## Aiuto: le regole del momento
question-pick-help =
    Ognuno mette una carta coperta nella posizione 1 della propria zattera; poi si scoprono tutte.
    Qualcuno aggiungerà una seconda carta: avanzi della differenza fra i due numeri.
    A fine turno le due carte vanno nella tua riserva.
    Il piroscafo vale 0: se è in gioco, con differenza più semi in riserva pari almeno a { $boarding } si sale a bordo.
question-place-help =
    Gioca una carta su un avversario con la posizione 2 libera; sulla tua solo se le altre sono tutte occupate.
    Chi la riceve avanza subito della differenza fra i suoi due numeri; poi avanzi tu di { $deed }, per la buona azione.
    Furto: se nella sua riserva c'è la stessa carta, puoi prenderne una qualsiasi rinunciando alla buona azione.
    Se un movimento finisce su una casella con barili, se ne apre uno.
question-place-theft-later-help =
    Gioca una carta su un avversario con la posizione 2 libera; sulla tua solo se le altre sono tutte occupate.
    Chi la riceve avanza subito della differenza fra i suoi due numeri; poi avanzi tu di { $deed }, per la buona azione.
    Furto: se dopo il movimento nella sua riserva c'è la stessa carta, puoi rubarne una rinunciando alla buona azione.
    Se un movimento finisce su una casella con barili, se ne apre uno.
question-steal-help =
    La carta che hai giocato c'è anche in quella riserva: puoi prenderne una qualsiasi.
    Chi ruba rinuncia alla buona azione, cioè ad avanzare di { $deed }.
question-load-help =
    Carica una carta sul carrello di un avversario con la posizione 2 libera; sul tuo solo se gli altri sono occupati.
    Poi ognuno aggiunge una carta sua, di altro seme e altro numero.
    Le due carte vanno in riserva, una pila per seme: una pila che supera { $limit } è persa.
    Corri di tante caselle quante sono le tue pile. Poi arriva la lava.
question-load-self-help =
    Gioca una carta diversa per seme e per numero da quella nella tua posizione 2.
    Le due carte vanno in riserva, una pila per seme: una pila che supera { $limit } è persa.
    Corri di tante caselle quante sono le tue pile. Poi arriva la lava.
    Chi può giocare deve; chi non può lo dice.
question-barrel-help =
    Chi finisce il movimento su una casella con barili ne apre uno.
    L'effetto è immediato e obbligatorio. Poi il barile si scarta.

## In attesa
awaited-pick = { $count ->
    [one] { $seats } sceglie una carta.
   *[other] { $seats } scelgono una carta.
}
awaited-place = { $seats } sceglie una carta da dare via.
awaited-steal = { $seats } può rubare una carta.
awaited-load = { $seats } sceglie una carta da caricare.
awaited-load-self = { $seats } sceglie una carta da giocare.
awaited-barrel = { $seats } sceglie un barile.
awaited-monkey = { $seats } ha una scimmia, e sceglie una carta da prendere.
awaited-troop = { $seats } sceglie una carta da prendere.
awaited-shark = { $seats } sceglie una carta da scartare.
awaited-anchor = { $seats } sceglie una carta da scartare.
awaited-sharks = { $count ->
    [one] { $seats } sceglie una carta da scartare.
   *[other] { $seats } scelgono una carta da scartare.
}
awaited-spear = { $seats } sceglie con chi scambiare il posto.
awaited-pelican = { $seats } sceglie una mano da guardare.

## Risposte
answer-card = { $card }
answer-place = { $card } su { $seat }
answer-place-steal = { $card } su { $seat }, rubando { $stolen }
answer-steal-nothing = Non rubare
answer-play-none = Non giocare
answer-open = Barile { $number }
answer-swap = Scambia con { $seat }
answer-look = La mano di { $seat }

## Rifiuti
refused-no-such-answer = Non è una risposta a questa domanda.
refused-not-in-hand = Non hai in mano { $card }.
refused-slot-taken = { $seat } ha già { $card } in posizione 2.
refused-own-slot-last = { $count ->
    [one] La tua posizione 2 viene per ultima: { $free } ha ancora posto.
   *[other] La tua posizione 2 viene per ultima: { $free } hanno ancora posto.
}
refused-no-match = Niente furto: { $seat } non ha { $card } in riserva.
refused-not-in-stock = { $seat } non ha { $card } in riserva.
refused-not-in-own-stock = Non hai { $card } in riserva.
refused-theft-from-self = Non puoi rubare dalla tua riserva.
refused-ship-never-matches = Niente furto: in riserva non ci sono piroscafi, quindi non c'è mai una carta uguale.
refused-theft-comes-later = Il furto si decide più tardi, dopo il movimento di { $seat }.
refused-no-theft-here = Su questo lato della plancia non si ruba.
refused-out-of-race = { $seat } è fuori gioco.
refused-same-suit = { $card } ha lo stesso seme di { $with }, nella tua posizione 2.
refused-same-number = { $card } ha lo stesso numero di { $with }, nella tua posizione 2.
refused-must-play = Chi può giocare deve, e tu puoi: { $cards }.
refused-no-barrel = Il barile { $number } non c'è più.
refused-not-yourself = Scegli un avversario, non te.
refused-nothing-to-take = { $seat } non ha nulla in riserva.
refused-not-nearest-ahead = Davanti a te c'è una pedina più vicina di { $seat }.
refused-empty-hand = { $seat } non ha carte in mano.

## Anteprime
preview-moves = { $seat } avanza { $space-to }.
preview-moves-barrels = { $count ->
    [one] { $seat } avanza { $space-to }, con il barile: { $barrels }.
   *[other] { $seat } avanza { $space-to }, con i barili: { $barrels }.
}
preview-swapped = { $seat } si ritrova { $space-on }.
preview-range = { $seat } finisce tra { $low-short } e { $high-short }.
preview-stays = { $seat } resta { $space-on }.
preview-later = Poi, buona azione: { $seat } avanza di { $steps }.
preview-steals = Rubi { $taken }, e rinunci alla buona azione.
preview-could-steal = { $seat } ha la stessa carta in riserva: potresti rubare { $cards }.
preview-steamship = Un piroscafo: a fine turno tutti provano a salire a bordo.
preview-boards = { $seat }: { $sum }, a bordo!
preview-left-behind = { $seat }: { $sum }, per salire serve { $needed }.
preview-boards-perhaps = { $seat }: da { $low } a { $high }, per salire serve { $needed }.
preview-stack = { $seat }: { $suit } arriva a { $total }.
preview-no-stack = { $seat } perde tutta la pila: { $suit }.
preview-burst = { $seat }: { $suit } arriva a { $total }, più di { $limit }, e la pila è persa.
preview-caught = La lava raggiunge { $seat }.
preview-barrel = { $barrel }: { $effect }
preview-barrel-down = Coperto: nessuno sa che cosa c'è.
