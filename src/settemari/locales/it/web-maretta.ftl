# Un tavolo di Maretta nel browser: righe brevi su zattere e carte, e frasi per chi ascolta.

## Rispondere
maretta-move = Muovi +{ $steps }
maretta-steal = Ruba una carta
maretta-hint-raft = { $card }: su quale zattera?
maretta-hint-cart = { $card }: su quale carrello?
maretta-hint-stolen = Quale carta rubi?
maretta-why-own = Tutte le altre zattere hanno già la seconda carta: { $cards }. Si muove la tua, senza buona azione.
maretta-why-own-cart = Tutti gli altri carrelli hanno già la seconda carta: { $cards }.
maretta-card-by = { $card } per { $seat } da { $giver }
maretta-only-free = Poi resta libero soltanto il posto di { $seat }.
maretta-danger = { $needed ->
    [one] Lava! Devi correre di almeno 1 casella.
   *[other] Lava! Devi correre di almeno { $needed } caselle.
}
maretta-inked = Sotto l'inchiostro in questo turno: { $names }.

## Che cosa succederebbe, in poche lettere
maretta-lands = +{ $steps } → { $space-short }
maretta-lands-goal = +{ $steps } →
maretta-range = +{ $low } … +{ $high }
maretta-swaps = → { $space-short }
maretta-later = poi +{ $steps }
maretta-left = ne mancano { $count }
maretta-stays = resta
maretta-aboard = a bordo
maretta-lost = { $suit } { $total }
maretta-runs = corre { $before } → { $after }
maretta-runs-short = { $before } → { $after }
maretta-score = { $score }/{ $needed }
maretta-steps = corre { $steps }
maretta-steps-short = { $steps }
maretta-needs = servono { $needed }
maretta-too-slow = Non basta: la lava ne chiede { $needed }.
maretta-suits-after = { $seat }: semi { $before } → { $after }

## Misure
maretta-meter = Per salire su un piroscafo: differenza delle due posizioni, più i semi in riserva. Ne servono { $needed }.
maretta-sum = { $difference }+{ $suits }={ $score }/{ $needed }
maretta-sum-open = ?+{ $suits }/{ $needed }
maretta-percent = { $percent }%
maretta-odds = { $barrel } { $percent }%

## Guardare da vicino
maretta-inspect = Guarda da vicino: poi tocca una carta, una zattera o una casella
maretta-matrix = Tutte le carte e tutte le zattere
maretta-own-raft = Tu
maretta-stock-of = Riserva di { $seat }
maretta-stock-empty = La riserva è vuota.
maretta-where = Si trova { $space-on }.
maretta-card-seen = Carte di { $suit } in vista: { $seen } su { $all }.
maretta-barrel = Barile { $number }: { $barrel }
maretta-barrel-count = { $all } nella scatola, di cui { $seen } in vista.
maretta-may-be = Può essere: { $barrels }.
maretta-to-go = { $count ->
    [one] Da qui, 1 casella fino { $goal-to }.
   *[other] Da qui, { $count } caselle fino { $goal-to }.
}
maretta-ahead-of-lava = { $count ->
    [one] 1 davanti alla lava.
   *[other] { $count } davanti alla lava.
}
maretta-known = { $seat } ha in mano { $cards }: in tutto { $hidden }.
maretta-known-some = { $seat } ha ancora { $cards }, tra { $hidden }.

## Per chi ascolta
maretta-space = { $space }.
maretta-here = { $count ->
    [one] Qui: { $names }.
   *[other] Qui: { $names }.
}
maretta-barrels-here = Barili: { $barrels }.
maretta-reef-after = Segue una barriera corallina.
maretta-crevasse-after = Segue un crepaccio.
maretta-lava-here = Sotto la lava.
maretta-lava-next = Alla fine del turno arriva qui la lava.
maretta-summary-space = { $seat } è { $space-on }.
maretta-summary-out = { $seat } è fuori dalla corsa.
maretta-summary-slot-1 = Posizione 1: { $card }.
maretta-summary-slot-2 = Posizione 2: { $card }.
maretta-summary-stock = In riserva: { $cards }.
maretta-summary-stacks = Pile: { $cards }.
maretta-summary-meter = Per salire: { $score } su { $needed }.
