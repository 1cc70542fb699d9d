# Une table de Maretta dans le navigateur : des lignes courtes sur radeaux et cartes, et des phrases pour qui écoute.

## Répondre
maretta-move = Avancer de { $steps }
maretta-steal = Voler une carte
maretta-hint-raft = { $card } : sur quel radeau ?
maretta-hint-cart = { $card } : sur quel wagonnet ?
maretta-hint-stolen = Quelle carte voles-tu ?
maretta-why-own = Tous les autres radeaux ont déjà leur deuxième carte : { $cards }. C’est le tien qui avance, sans bonne action.
maretta-why-own-cart = Tous les autres wagonnets ont déjà leur deuxième carte : { $cards }.
maretta-card-by = { $card } pour { $seat }, de { $giver }
maretta-only-free = Ensuite, il ne reste de place que chez { $seat }.
maretta-danger = { $needed ->
    [one] La lave ! Il te faut avancer d’au moins 1 case.
   *[other] La lave ! Il te faut avancer d’au moins { $needed } cases.
}
maretta-inked = Sous l’encre pendant ce tour : { $names }.

## Ce qui arriverait, en quelques lettres
maretta-lands = +{ $steps } → { $space-short }
maretta-lands-goal = +{ $steps } →
maretta-range = +{ $low } … +{ $high }
maretta-swaps = → { $space-short }
maretta-later = puis +{ $steps }
maretta-left = encore { $count }
maretta-stays = reste
maretta-aboard = à bord
maretta-lost = { $suit } { $total }
maretta-runs = court { $before } → { $after }
maretta-runs-short = { $before } → { $after }
maretta-score = { $score }/{ $needed }
maretta-steps = court { $steps }
maretta-steps-short = { $steps }
maretta-needs = il en faut { $needed }
maretta-too-slow = Pas assez : la lave en demande { $needed }.
maretta-suits-after = { $seat } : types { $before } → { $after }

## Jauges
maretta-meter = Pour monter sur un bateau à vapeur : différence des deux positions, plus les types en réserve. Il en faut { $needed }.
maretta-sum = { $difference }+{ $suits }={ $score }/{ $needed }
maretta-sum-open = ?+{ $suits }/{ $needed }
maretta-percent = { $percent } %
maretta-odds = { $barrel } { $percent } %

## Regarder de près
maretta-inspect = Regarder de près : touche ensuite une carte, un radeau ou une case
maretta-matrix = Toutes les cartes et tous les radeaux
maretta-own-raft = Toi
maretta-stock-of = Réserve de { $seat }
maretta-stock-empty = La réserve est vide.
maretta-where = Se trouve { $space-on }.
maretta-card-seen = Cartes { $suit } en vue : { $seen } sur { $all }.
maretta-barrel = Tonneau { $number } : { $barrel }
maretta-barrel-count = { $all } dans la boîte, dont { $seen } en vue.
maretta-may-be = Il peut contenir : { $barrels }.
maretta-to-go = { $count ->
    [one] D’ici, { $count } case { $goal-to }.
   *[other] D’ici, { $count } cases { $goal-to }.
}
maretta-ahead-of-lava = { $count ->
    [one] { $count } d’avance sur la lave.
   *[other] { $count } d’avance sur la lave.
}
maretta-known = { $seat } a en main { $cards } : { $hidden } en tout.
maretta-known-some = { $seat } a encore { $cards }, parmi { $hidden }.

## Pour qui écoute
maretta-space = { $space }.
maretta-here = { $count ->
    [one] Ici : { $names }.
   *[other] Ici : { $names }.
}
maretta-barrels-here = Tonneaux : { $barrels }.
maretta-reef-after = Un récif suit.
maretta-crevasse-after = Une crevasse suit.
maretta-lava-here = Sous la lave.
maretta-lava-next = La lave arrive ici à la fin du tour.
maretta-summary-space = { $seat } est { $space-on }.
maretta-summary-out = { $seat } n’est plus dans la course.
maretta-summary-slot-1 = Position 1 : { $card }.
maretta-summary-slot-2 = Position 2 : { $card }.
maretta-summary-stock = En réserve : { $cards }.
maretta-summary-stacks = Piles : { $cards }.
maretta-summary-meter = Pour embarquer : { $score } sur { $needed }.
