# Che cosa è successo, riga per riga. $move è una frase a sé, con il suo conto.

## Turni e carte
log-round = Turno { $round }: comincia { $seat }.
log-draw = { $count ->
    [one] Ognuno pesca una carta.
   *[other] Ognuno pesca { $count } carte.
}
log-draw-up = { $count ->
    [one] Ognuno pesca fino ad avere una carta in mano.
   *[other] Ognuno pesca fino ad avere { $count } carte in mano.
}
log-draws = { $seat } pesca { $cards }.
log-deck-anew = { $count ->
    [one] Il mazzo è finito: l'unica carta scartata diventa il nuovo mazzo.
   *[other] Il mazzo è finito: si rimescolano le { $count } carte scartate.
}
log-no-more-cards = Mazzo e scarti sono finiti, non c'è altro da pescare per { $seats }.
log-kept = Le carte sulle zattere vanno nelle riserve.
log-stacked = Le carte sui carrelli vanno nelle riserve.
log-ships-discarded = { $count ->
    [one] La carta Piroscafo si scarta.
   *[other] Le { $count } carte Piroscafo si scartano.
}

## Lato A: la propria carta, e una per gli altri
log-turned-up = Si scoprono le carte: { $cards }.
log-stay-down = { $count ->
    [one] Resta coperta, sotto l'inchiostro, la carta di { $seats }.
   *[other] Restano coperte, sotto l'inchiostro, le carte di { $seats }.
}
log-give = { $giver } gioca { $card } su { $receiver }: { $move }
log-give-self = Nessun'altra zattera è libera, quindi { $giver } gioca { $card } sulla propria: { $move }
log-give-hidden = { $giver } gioca { $card } su { $receiver }.
log-give-self-hidden = Nessun'altra zattera è libera, quindi { $giver } gioca { $card } sulla propria.
log-give-steal = { $giver } gioca { $card } su { $receiver }, che ha la stessa carta in riserva, e ruba { $stolen }.
log-uncovered = La carta coperta era { $card }: { $move }
log-steals = Carta uguale: { $seat } ruba { $taken }.
log-steals-nothing = { $seat } potrebbe rubare, ma lascia stare.
log-stole = Dopo il furto, niente buona azione: { $seat } resta { $space-on }.

sum-difference = |{ $one } − { $two }| = { $steps }
move-goes = { $sum }, { $seat } avanza { $space-to }.
move-cut = { $lost ->
    [one] { $sum }, { $seat } arriva { $space-to } con 1 passo d'avanzo.
   *[other] { $sum }, { $seat } arriva { $space-to } con { $lost } passi d'avanzo.
}
move-stays = { $sum }, { $seat } resta { $space-on }.
move-there = { $sum }, ma { $seat } è già { $space-on }.
move-paid = { $seat } in questo turno ha rubato, e resta { $space-on }.
deed-goes = { $seat }, buona azione: +{ $steps } → { $space-short }.
deed-cut = { $lost ->
    [one] { $seat }, buona azione: +{ $steps } → { $space-short }, con 1 passo d'avanzo.
   *[other] { $seat }, buona azione: +{ $steps } → { $space-short }, con { $lost } passi d'avanzo.
}
deed-there = { $seat }, buona azione: già { $space-on }.

## Lato A: l'imbarco
log-boarding = Passa un piroscafo: per salire a bordo serve { $score }.
sum-boarding = { $suits ->
    [one] { $difference } + 1 seme = { $score }
   *[other] { $difference } + { $suits } semi = { $score }
}
log-aboard = { $seat }: { $sum }, a bordo!
log-left-behind = { $seat }: { $sum }, non basta.

## Lato B: carrelli, pile, lava
log-load = { $giver } carica { $card } sul carrello di { $receiver }.
log-load-self = Nessun altro carrello è libero: { $giver } carica { $card } sul proprio.
log-pass = { $seat } non ha carte, e non carica nulla.
log-pass-self = { $seat } non ha carte, e non ne gioca.
log-play = { $seat } gioca { $card }.
log-play-none = { $seat } non può giocare: in mano ha soltanto { $suit } o carte con il { $number }.
log-burst = { $count ->
    [one] { $seat }, { $suit } { $numbers } > { $limit }: la pila è persa.
   *[other] { $seat }, { $suit } { $numbers } = { $total } > { $limit }: la pila è persa.
}
run-goes = { $steps ->
    [one] { $seat } ha 1 pila e corre fino { $space-to }.
   *[other] { $seat } ha { $steps } pile e corre fino { $space-to }.
}
run-cut = { $seat } ha { $steps } pile e corre fino { $space-to }, con { $lost } d'avanzo.
run-stays = { $seat } non ha pile, e resta { $space-on }.
run-there = { $seat } è già { $space-on }.
log-lava = { $steps ->
    [one] La lava avanza di 1 casella, fino { $space-to }.
   *[other] La lava avanza di { $steps } caselle, fino { $space-to }.
}
log-lava-waits = La lava resta { $space-on }, in riva al mare.
log-caught = La lava raggiunge { $seat } { $space-on }: fuori gioco.
log-burned = { $seat } scarta la mano: { $cards }.

## Barili
log-opens-up = { $seat } apre un barile scoperto: { $barrel-a }.
log-opens-down = { $seat } apre un barile coperto: { $barrel-a }.
log-monkey = La scimmia prende { $taken }, per { $seat }.
log-monkey-none = Le altre riserve sono vuote: la scimmia non trova nulla.
log-troop = { $seat } prende { $taken }.
log-troop-none = La riserva è vuota: le scimmie non trovano nulla.
log-troop-rest = Non resta nulla per { $seats }.
log-cuttlefish = Nel prossimo turno la carta di { $seat } resta coperta.
log-school = Nel prossimo turno le carte di tutti restano coperte.
log-discards = { $seat } scarta { $cards }.
log-discards-rest = Non c'è altro da scartare.
log-shark-none = La riserva è vuota: lo squalo resta a digiuno.
log-anchor-none = La riserva è vuota: l'ancora non trascina a fondo nulla.
log-sharks = Gli squali prendono { $lost }.
log-sharks-none = Le riserve sono tutte vuote: gli squali restano a digiuno.
log-spear = { $seat } e { $other } si scambiano di posto: { $seat } { $space-to }, { $other } { $other-space-to }.
log-spear-none = Nessuno precede { $seat }: il rampino va a vuoto.
log-spear-sea = Chi precede { $seat } è già al mare, dove il rampino non arriva.
log-pelican = { $seat } guarda la mano di { $other }.
log-pelican-sees = { $seat } vede { $cards }.
log-pelican-none = Nessun altro ha carte in mano: il pellicano non vede nulla.

## Finali
ending-token = { $count ->
    [one] { $winners } raggiunge il piroscafo e vince!
   *[other] { $winners } raggiungono il piroscafo e vincono insieme!
}
ending-card = { $count ->
    [one] { $winners } sale a bordo del piroscafo e vince!
   *[other] { $winners } salgono a bordo del piroscafo e vincono insieme!
}
ending-token-and-card = { $count ->
    [one] { $winners } è a bordo, per punteggio e in fondo al percorso, e vince!
   *[other] { $winners } sono a bordo, per punteggio o in fondo al percorso, e vincono insieme!
}
ending-deck = { $count ->
    [one] Il mazzo è finito. Più avanti di tutti, { $space-on }, c'è { $winners }, che vince!
   *[other] Il mazzo è finito. Più avanti di tutti, { $space-on }, ci sono { $winners }, che vincono insieme!
}
ending-sea = { $count ->
    [one] { $winners } raggiunge il mare e vince!
   *[other] { $winners } raggiungono il mare e vincono insieme!
}
ending-survivor = La lava ha raggiunto tutti gli altri: vince { $winners }!
ending-nobody = La lava ha raggiunto tutti: non vince nessuno.
ending-last-caught = { $count ->
    [one] La lava ha raggiunto tutti. Chi ha resistito di più è { $winners }, che vince!
   *[other] La lava ha raggiunto tutti. A resistere di più sono { $winners }, che vincono insieme!
}
