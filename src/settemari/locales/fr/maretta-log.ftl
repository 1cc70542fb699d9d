# Ce qui s’est passé, ligne par ligne. $move est une phrase à part, avec son calcul.

## Tours et cartes
log-round = Tour { $round } : { $seat } commence.
log-draw = { $count ->
    [one] Chacun pioche une carte.
   *[other] Chacun pioche { $count } cartes.
}
log-draw-up = { $count ->
    [one] Chacun pioche jusqu’à avoir une carte en main.
   *[other] Chacun pioche jusqu’à avoir { $count } cartes en main.
}
log-draws = { $seat } pioche { $cards }.
log-deck-anew = { $count ->
    [one] La pioche est vide : la seule carte défaussée devient la nouvelle pioche.
   *[other] La pioche est vide : on remélange les { $count } cartes défaussées.
}
log-no-more-cards = Pioche et défausse sont vides, il n’y a plus rien à piocher pour { $seats }.
log-kept = Les cartes des radeaux vont dans les réserves.
log-stacked = Les cartes des wagonnets vont dans les réserves.
log-ships-discarded = { $count ->
    [one] La carte Vapeur est défaussée.
   *[other] Les { $count } cartes Vapeur sont défaussées.
}

## Face A : sa propre carte, et une pour les autres
log-turned-up = Les cartes se dévoilent : { $cards }.
log-stay-down = { $count ->
    [one] Une carte reste cachée, sous l’encre : { $seats }.
   *[other] Des cartes restent cachées, sous l’encre : { $seats }.
}
log-give = { $giver } pose { $card } chez { $receiver } : { $move }
log-give-self = Aucun autre radeau n’est libre, { $giver } pose donc { $card } sur le sien : { $move }
log-give-hidden = { $giver } pose { $card } chez { $receiver }.
log-give-self-hidden = Aucun autre radeau n’est libre, { $giver } pose donc { $card } sur le sien.
log-give-steal = { $giver } pose { $card } chez { $receiver }, qui a la même carte en réserve, et vole { $stolen }.
log-uncovered = La carte cachée était { $card } : { $move }
log-steals = Même carte : { $seat } vole { $taken }.
log-steals-nothing = { $seat } pourrait voler, et n’en fait rien.
log-stole = Après le vol, pas de bonne action : { $seat } reste { $space-on }.

sum-difference = |{ $one } − { $two }| = { $steps }
move-goes = { $sum }, { $seat } avance { $space-to }.
move-cut = { $sum }, { $seat } avance { $space-to }, avec { $lost } pas de trop.
move-stays = { $sum }, { $seat } reste { $space-on }.
move-there = { $sum }, mais { $seat } est déjà { $space-on }.
move-paid = { $seat } a volé ce tour-ci, et reste { $space-on }.
deed-goes = { $seat }, bonne action : +{ $steps } → { $space-short }.
deed-cut = { $seat }, bonne action : +{ $steps } → { $space-short }, avec { $lost } pas de trop.
deed-there = { $seat }, bonne action : déjà { $space-on }.

## Face A : l’embarquement
log-boarding = Un bateau à vapeur passe : il faut { $score } pour embarquer.
sum-boarding = { $suits ->
    [one] { $difference } + { $suits } type = { $score }
   *[other] { $difference } + { $suits } types = { $score }
}
log-aboard = { $seat } : { $sum }, à bord !
log-left-behind = { $seat } : { $sum }, pas assez.

## Face B : wagonnets, piles, lave
log-load = { $giver } charge { $card } chez { $receiver }.
log-load-self = Aucun autre wagonnet n’est libre : { $giver } charge { $card } sur le sien.
log-pass = { $seat } n’a pas de cartes, et ne charge rien.
log-pass-self = { $seat } n’a pas de cartes, et n’en joue pas.
log-play = { $seat } joue { $card }.
log-play-none = { $seat } ne peut rien jouer : en main, rien que { $suit } ou des { $number }.
log-burst = { $count ->
    [one] { $seat }, { $suit } { $numbers } > { $limit } : la pile est perdue.
   *[other] { $seat }, { $suit } { $numbers } = { $total } > { $limit } : la pile est perdue.
}
run-goes = { $steps ->
    [one] { $seat } a { $steps } pile et court { $space-to }.
   *[other] { $seat } a { $steps } piles et court { $space-to }.
}
run-cut = { $seat } a { $steps } piles et court { $space-to }, avec { $lost } pas de trop.
run-stays = { $seat } n’a pas de pile, et reste { $space-on }.
run-there = { $seat } est déjà { $space-on }.
log-lava = { $steps ->
    [one] La lave avance de { $steps } case, { $space-to }.
   *[other] La lave avance de { $steps } cases, { $space-to }.
}
log-lava-waits = La lave reste { $space-on }, au bord de la mer.
log-caught = La lave rattrape { $seat } { $space-on } : hors course.
log-burned = { $seat } défausse sa main : { $cards }.

## Tonneaux
log-opens-up = { $seat } ouvre un tonneau face visible : { $barrel-a }.
log-opens-down = { $seat } ouvre un tonneau face cachée : { $barrel-a }.
log-monkey = Le singe prend { $taken }, pour { $seat }.
log-monkey-none = Les autres réserves sont vides : le singe ne trouve rien.
log-troop = { $seat } prend { $taken }.
log-troop-none = La réserve est vide : les singes ne trouvent rien.
log-troop-rest = Il ne reste rien pour { $seats }.
log-cuttlefish = Au prochain tour, la carte que pose { $seat } restera cachée.
log-school = Au prochain tour, la carte de chacun restera cachée.
log-discards = { $seat } défausse { $cards }.
log-discards-rest = Il n’y a plus rien à défausser.
log-shark-none = La réserve est vide : le requin reste sur sa faim.
log-anchor-none = La réserve est vide : l’ancre n’entraîne rien au fond.
log-sharks = Les requins prennent { $lost }.
log-sharks-none = Toutes les réserves sont vides : les requins restent sur leur faim.
log-spear = { $seat } et { $other } échangent leurs places : { $seat } { $space-on }, { $other } { $other-space-on }.
log-spear-none = Il n’y a personne devant { $seat } : le harpon frappe dans le vide.
log-spear-sea = Devant { $seat } il n’y a que la mer, hors de portée du harpon.
log-pelican = { $seat } regarde la main que tient { $other }.
log-pelican-sees = { $seat } voit { $cards }.
log-pelican-none = Personne d’autre n’a de cartes en main : le pélican ne voit rien.

## Fins de partie
ending-token = { $count ->
    [one] { $winners } atteint le bateau à vapeur et gagne !
   *[other] { $winners } atteignent le bateau à vapeur et gagnent ensemble !
}
ending-card = { $count ->
    [one] { $winners } embarque sur le bateau à vapeur et gagne !
   *[other] { $winners } embarquent sur le bateau à vapeur et gagnent ensemble !
}
ending-token-and-card = { $count ->
    [one] { $winners } est à bord, par son score et au bout du parcours, et gagne !
   *[other] { $winners } sont à bord, par leur score ou au bout du parcours, et gagnent ensemble !
}
ending-deck = { $count ->
    [one] La pioche est épuisée. Le plus loin, { $space-on }, c’est { $winners }, qui gagne !
   *[other] La pioche est épuisée. Le plus loin, { $space-on }, ce sont { $winners }, qui gagnent ensemble !
}
ending-sea = { $count ->
    [one] { $winners } atteint la mer et gagne !
   *[other] { $winners } atteignent la mer et gagnent ensemble !
}
ending-survivor = La lave a rattrapé tous les autres : { $winners } gagne !
ending-nobody = La lave a rattrapé tout le monde : personne ne gagne.
ending-last-caught = { $count ->
    [one] La lave a rattrapé tout le monde. Qui a tenu le plus longtemps, c’est { $winners }, qui gagne !
   *[other] La lave a rattrapé tout le monde. Qui a tenu le plus longtemps, ce sont { $winners }, qui gagnent ensemble !
}
