# I nomi delle cose sul tavolo. Una carta si chiama per nome, senza articolo.

## Carte
suit-wood = Legno
suit-rope = Corda
suit-fire = Fuoco
suit-water = Acqua
suit-food = Cibo
card = { $suit } { $number }
card-steamship = Piroscafo
card-number = numero { $number }
card-hidden = una carta coperta
card-for = { $card } per { $seat }
card-from = { $card } da { $seat }

## Barili
barrel-monkey = scimmia
    .the = la scimmia
    .a = una scimmia
    .of = della scimmia
barrel-troop = gruppo di scimmie
    .the = il gruppo di scimmie
    .a = un gruppo di scimmie
    .of = del gruppo di scimmie
barrel-cuttlefish = seppia
    .the = la seppia
    .a = una seppia
    .of = della seppia
barrel-school = gruppo di seppie
    .the = il gruppo di seppie
    .a = un gruppo di seppie
    .of = del gruppo di seppie
barrel-shark = squalo
    .the = lo squalo
    .a = uno squalo
    .of = dello squalo
barrel-sharks = squali
    .the = gli squali
    .a = squali
    .of = degli squali
barrel-spear = rampino
    .the = il rampino
    .a = un rampino
    .of = del rampino
barrel-anchor = ancora
    .the = l'ancora
    .a = un'ancora
    .of = dell'ancora
barrel-pelican = pellicano
    .the = il pellicano
    .a = un pellicano
    .of = del pellicano
barrel-hidden = un barile coperto
barrels-hidden = { $count ->
    [one] un barile coperto
   *[other] { $count } barili coperti
}

## Che cosa fanno i barili
barrel-monkey-effect = Prendi una carta dalla riserva di un avversario: ora è tua.
barrel-troop-effect = Ogni altro giocatore prende una carta dalla tua riserva, finché ce n'è.
barrel-cuttlefish-effect = Nel prossimo turno la tua carta in posizione 1 resta coperta finché qualcuno non riempie la tua posizione 2.
barrel-school-effect = Nel prossimo turno le carte in posizione 1 restano tutte coperte, ognuna finché non si riempie la posizione 2 accanto.
barrel-shark-effect = { $count ->
    [one] Scarta una carta della tua riserva.
   *[other] Scarta { $count } carte della tua riserva.
}
barrel-sharks-effect = Ognuno scarta una carta della propria riserva, anche tu.
barrel-spear-effect = Scambia il posto con la pedina più vicina davanti a te. Così non si aprono barili.
barrel-anchor-effect = { $count ->
    [one] Scarta una carta della tua riserva.
   *[other] Scarta { $count } carte della tua riserva.
}
barrel-pelican-effect = Guarda la mano di un avversario: la vedi solo tu.

## Caselle
space = casella { $number }
    .to = alla casella { $number }
    .on = sulla casella { $number }
    .short = { $number }
space-steamship = il piroscafo
    .to = al piroscafo
    .on = sul piroscafo
    .short = il piroscafo
space-sea = il mare
    .to = al mare
    .on = al mare
    .short = il mare
space-island = l'isola
    .to = all'isola
    .on = sull'isola
    .short = l'isola
space-village = il villaggio
    .to = al villaggio
    .on = nel villaggio
    .short = il villaggio
space-behind = { $count ->
    [one] 1 casella prima del villaggio
   *[other] { $count } caselle prima del villaggio
}
    .to = { $count ->
    [one] a 1 casella dal villaggio
   *[other] a { $count } caselle dal villaggio
}
    .on = { $count ->
    [one] a 1 casella dal villaggio
   *[other] a { $count } caselle dal villaggio
}
    .short = -{ $count }

## Parti del tavolo
heading-path = Percorso
heading-raft = Zattera
heading-minecart = Carrello
heading-slot-1 = Posizione 1
heading-slot-2 = Posizione 2
heading-hand = Mano
heading-deck = Mazzo
heading-discard = Scarti
heading-lava = Lava
heading-steamship = Piroscafo
heading-island = Isola
heading-village = Villaggio
heading-sea = Mare
heading-reef = Barriera corallina
heading-crevasse = Crepaccio
heading-first = Primo giocatore

## Mani
hand-cards = { $seat } ha in mano { $cards }.
hand-count = { $count ->
    [one] { $seat } ha 1 carta in mano.
   *[other] { $seat } ha { $count } carte in mano.
}
hand-empty = { $seat } non ha carte in mano.
