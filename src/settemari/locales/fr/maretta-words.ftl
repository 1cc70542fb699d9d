# Les noms des choses sur la table. Une carte s’appelle par son nom, sans article.

## Cartes
suit-wood = Bois
suit-rope = Corde
suit-fire = Feu
suit-water = Eau
suit-food = Nourriture
card = { $suit } { $number }
card-steamship = Vapeur
card-number = numéro { $number }
card-hidden = une carte cachée
card-for = { $card } pour { $seat }
card-from = { $card } chez { $seat }

## Tonneaux
barrel-monkey = singe
    .the = le singe
    .a = un singe
    .of = du singe
barrel-troop = bande de singes
    .the = la bande de singes
    .a = une bande de singes
    .of = de la bande de singes
barrel-cuttlefish = seiche
    .the = la seiche
    .a = une seiche
    .of = de la seiche
barrel-school = banc de seiches
    .the = le banc de seiches
    .a = un banc de seiches
    .of = du banc de seiches
barrel-shark = requin
    .the = le requin
    .a = un requin
    .of = du requin
barrel-sharks = gang de requins
    .the = le gang de requins
    .a = un gang de requins
    .of = du gang de requins
barrel-spear = harpon
    .the = le harpon
    .a = un harpon
    .of = du harpon
barrel-anchor = ancre
    .the = l’ancre
    .a = une ancre
    .of = de l’ancre
barrel-pelican = pélican
    .the = le pélican
    .a = un pélican
    .of = du pélican
barrel-hidden = un tonneau face cachée
barrels-hidden = { $count ->
    [one] un tonneau face cachée
   *[other] { $count } tonneaux face cachée
}

## Ce que font les tonneaux
barrel-monkey-effect = Prends une carte dans la réserve d’un adversaire : elle est à toi.
barrel-troop-effect = Chaque autre joueur prend une carte dans ta réserve, tant qu’il y en a.
barrel-cuttlefish-effect = Au prochain tour, ta carte en position 1 reste face cachée jusqu’à ce que quelqu’un remplisse ta position 2.
barrel-school-effect = Au prochain tour, toutes les cartes en position 1 restent face cachée, chacune jusqu’à ce que la position 2 voisine soit remplie.
barrel-shark-effect = { $count ->
    [one] Défausse une carte de ta réserve.
   *[other] Défausse { $count } cartes de ta réserve.
}
barrel-sharks-effect = Chacun défausse une carte de sa réserve, toi comme les autres.
barrel-spear-effect = Échange ta place avec le pion le plus proche devant toi. Cela n’ouvre aucun tonneau.
barrel-anchor-effect = { $count ->
    [one] Défausse une carte de ta réserve.
   *[other] Défausse { $count } cartes de ta réserve.
}
barrel-pelican-effect = Regarde la main d’un adversaire, pour tes yeux seulement.

## Cases
space = case { $number }
    .to = jusqu’à la case { $number }
    .on = sur la case { $number }
    .short = { $number }
space-steamship = le bateau à vapeur
    .to = jusqu’au bateau à vapeur
    .on = sur le bateau à vapeur
    .short = le bateau à vapeur
space-sea = la mer
    .to = jusqu’à la mer
    .on = en mer
    .short = la mer
space-island = l’île
    .to = jusqu’à l’île
    .on = sur l’île
    .short = l’île
space-village = le village
    .to = jusqu’au village
    .on = au village
    .short = le village
space-behind = { $count ->
    [one] 1 case avant le village
   *[other] { $count } cases avant le village
}
    .to = { $count ->
    [one] jusqu’à 1 case du village
   *[other] jusqu’à { $count } cases du village
}
    .on = { $count ->
    [one] à 1 case du village
   *[other] à { $count } cases du village
}
    .short = -{ $count }

## Parties de la table
heading-path = Parcours
heading-raft = Radeau
heading-minecart = Wagonnet
heading-slot-1 = Position 1
heading-slot-2 = Position 2
heading-hand = Main
heading-deck = Pioche
heading-discard = Défausse
heading-lava = Lave
heading-steamship = Bateau à vapeur
heading-island = Île
heading-village = Village
heading-sea = Mer
heading-reef = Récif
heading-crevasse = Crevasse
heading-first = Premier joueur

## Mains
hand-cards = { $seat } a en main { $cards }.
hand-count = { $count ->
    [one] { $seat } a { $count } carte en main.
   *[other] { $seat } a { $count } cartes en main.
}
hand-empty = { $seat } n’a pas de cartes en main.
