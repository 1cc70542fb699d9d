# Che cosa è successo in Arrr!!!, riga per riga, con i conti. $difficulty, $dice e $sum sono somme con le loro carte.

## Preparazione
arrr-log-row = I Sette Mari, fino all'esplorazione accanto al mazzo: { $cards }.
arrr-log-throws-for-first = Jolly lanciati: { $thrown }.
arrr-log-first = Comincia { $seat }.
arrr-log-captain-chosen = { $seat } sceglie come capitano { $captain }.
arrr-log-captain-dealt = A { $seat } tocca il capitano { $captain }.
arrr-log-deal = Ognuno pesca { $drawn }, e prende { $doubloons }.
arrr-log-draws = { $seat } pesca { $cards }.

## Il turno
arrr-log-turn = Giro { $round }: è il turno di { $seat }.
arrr-log-recruits = { $seat } pesca { $drawn }.
arrr-log-recruits-anew = { $seat } scarta { $cards }, e pesca { $drawn }.
arrr-log-gives-up = { $seat } scarta { $cards }, e non pesca niente.
arrr-log-recruits-nothing = { $seat } non recluta nessuno.
arrr-log-equips = { $seat } equipaggia { $cards }.
arrr-log-equips-anew = { $seat } fa posto scartando { $dropped }, ed equipaggia { $cards }.
arrr-log-drops = { $seat } scarta { $cards }, e non equipaggia niente.
arrr-log-no-crew = { $seat } non ha equipaggio per mare.
arrr-log-explore = Accanto al mazzo si scopre { $card }.
arrr-log-explore-sinks = Accanto al mazzo si scopre { $card }; { $sunk } esce dalla fila.
arrr-log-new-crew-deck = { $count ->
    [one] Il mazzo dell'equipaggio è vuoto: l'unica carta scartata diventa il nuovo mazzo.
   *[other] Il mazzo dell'equipaggio è vuoto: si rimescolano le { $count } carte scartate.
}
arrr-log-new-event-deck = { $count ->
    [one] Il mazzo degli eventi è vuoto: l'unico evento scartato diventa il nuovo mazzo.
   *[other] Il mazzo degli eventi è vuoto: si rimescolano i { $count } eventi scartati.
}

## Solcare i mari e razziare
arrr-log-sails = { $seat } fa rotta verso { $card }.
arrr-log-faces = { $count ->
    [0] { $seat } affronta { $card }: { $trait } { $difficulty }. Non ci sono dadi da tirare.
   *[other] { $seat } affronta { $card }: { $trait } { $difficulty }. Dadi { $dice }: { $successes }.
}
arrr-log-faces-test = { $count ->
    [0] { $seat } affronta { $card }, test { $test } di { $tests }: { $trait } { $difficulty }. Non ci sono dadi da tirare.
   *[other] { $seat } affronta { $card }, test { $test } di { $tests }: { $trait } { $difficulty }. Dadi { $dice }: { $successes }.
}
arrr-log-cheats = { $count ->
    [one] { $seat } bara (1 doblone): { $count } dado in più, { $successes }. In tutto { $total }.
   *[other] { $seat } bara (1 doblone): { $count } dadi in più, { $successes }. In tutto { $total }.
}
arrr-log-passed = { $needed ->
    [one] { $successes-start }, ne serve { $needed }: { $seat } supera il test.
   *[other] { $successes-start }, ne servono { $needed }: { $seat } supera il test.
}
arrr-log-failed = { $needed ->
    [one] { $successes-start }, ne serve { $needed }: { $card } sconfigge { $seat }.
   *[other] { $successes-start }, ne servono { $needed }: { $card } sconfigge { $seat }.
}
arrr-log-conquers = { $seat } conquista { $card }.
arrr-log-conquers-loot = { $seat } conquista { $card }: { $loot }.
arrr-log-takes-card = { $card } va nel forziere di { $seat }.
arrr-log-takes-card-loot = { $card } va nel forziere di { $seat }: { $loot }.
arrr-log-nothing-to-face = L'esplorazione ha lasciato la fila: il viaggio di { $seat } finisce nel nulla.
arrr-log-raids = { $seat } va a razziare.
arrr-log-raids-at-once = { $seat } va a razziare: { $loot }.
arrr-log-raided = { $seat } razzia { $loot }.
arrr-log-not-sailing = { $seat } in questo turno non può solcare i mari, e dichiara un'altra azione.
arrr-log-not-challenging = { $seat } in questo turno non può sfidare nessuno, e dichiara un'altra azione.

## Sfide
arrr-log-challenges = { $seat } sfida { $opponent } in { $trait }, per { $prize }.
arrr-log-accepts = { $seat } accetta.
arrr-log-refuses = { $seat } rifiuta.
arrr-log-plunders-both = { $seat } prende { $cards } da { $opponent }, e { $doubloons } dalla riserva.
arrr-log-plunders-crew = { $seat } prende { $cards } da { $opponent }.
arrr-log-plunders-doubloons = { $seat } prende { $doubloons } dalla riserva.
arrr-log-plunders-nothing = { $seat } non ne ricava niente.
arrr-log-names = In cambio { $seat } nomina { $prize }.
arrr-log-stakes = In palio: { $stakes }.
arrr-log-no-stakes = In palio non c'è più niente.
arrr-log-throw-both = { $one }; { $other }.
arrr-log-wins = { $most } a { $least }: { $seat } vince { $stake } di { $loser }.
arrr-log-wins-nothing = { $most } a { $least }: { $seat } vince, e non c'è niente da prendere.
arrr-log-tie = { $count } pari: ognuno riprende la propria posta.

## Carte giocate
arrr-log-plays = { $seat } gioca { $card }.
arrr-log-plays-on = { $seat } gioca { $card } su { $target }.
arrr-log-uses = { $seat } usa { $card }.
arrr-log-uses-on = { $seat } usa { $card } su { $target }.
arrr-log-commands = { $seat } chiama in causa il capitano { $card }.
arrr-log-commands-on = { $seat } chiama in causa il capitano { $card }, su { $target }.
arrr-log-named-discard = { $seat } scarterà dalla mano { $cards }.
arrr-log-named-draw = { $seat } pescherà { $drawn }.
arrr-log-named-tire = { $seat } esaurirà { $cards }.
arrr-log-fizzles = A vuoto { $what }: la carta è esaurita o non c'è più.
arrr-log-no-effect = { $card }: non succede niente.
arrr-log-stays = { $card } resta in gioco su { $where }.
arrr-log-stays-for-all = { $card } resta in gioco per tutti.
arrr-log-over = { $count ->
    [one] Finisce { $cards }.
   *[other] Finiscono { $cards }.
}
arrr-log-loses = { $seat } perde { $cards }.
arrr-log-discards = { $seat } scarta dalla mano { $cards }.
arrr-log-toll-unpaid = { $seat } non paga.
arrr-log-sees = { $seat } vede { $cards }.

## Che cosa fanno le carte: segue il nome della carta e i due punti
arrr-log-does = { $card }: { $what }
arrr-does-harder = difficoltà +{ $amount }, ora { $difficulty }.
arrr-does-easier = difficoltà −{ $amount }, ora { $difficulty }.
arrr-does-throw = { $count ->
    [one] { $seat } lancia { $count } dado in più, { $successes }.
   *[other] { $seat } lancia { $count } dadi in più, { $successes }.
}
arrr-does-more-dice = { $count ->
    [one] { $count } dado in più per { $seat }.
   *[other] { $count } dadi in più per { $seat }.
}
arrr-does-fewer-dice = { $count ->
    [one] { $count } dado in meno per { $seat }.
   *[other] { $count } dadi in meno per { $seat }.
}
arrr-does-reroll = { $count ->
    [one] { $seat } rilancia { $count } dado fallito, { $successes }.
   *[other] { $seat } rilancia { $count } dadi falliti, { $successes }.
}
arrr-does-turn = { $count ->
    [one] { $seat } gira sul jolly { $count } dado fallito.
   *[other] { $seat } gira sul jolly { $count } dadi falliti.
}
arrr-does-explore = accanto al mazzo si scopre { $card }.
arrr-does-sink = { $card } lascia la fila per sempre.
arrr-does-cancel = annulla { $what }.
arrr-does-swap = { $card } e { $other } si scambiano di posto.
arrr-does-near = { $card } si sposta accanto al mazzo.
arrr-does-far = { $card } si sposta in fondo alla fila.
arrr-does-lose-crew = { $seat } perde { $card }.
arrr-does-take-crew = { $seat } prende { $card } da { $other }.
arrr-does-exhaust = si esaurisce { $card }.
arrr-does-ready = torna pronta { $card }.
arrr-does-ready-all = le carte equipaggiate di { $seat } sono di nuovo pronte.
arrr-does-damage = { $amount ->
    [one] { $amount } danno per { $seat }.
   *[other] { $amount } danni per { $seat }.
}
arrr-does-damage-some = { $amount ->
    [one] { $amount } danno per { $seat }, { $warded } in meno.
   *[other] { $amount } danni per { $seat }, { $warded } in meno.
}
arrr-does-damage-none = { $seat } para tutti i danni.
arrr-does-ward = { $amount ->
    [one] { $seat } in questo turno può parare { $amount } danno.
   *[other] { $seat } in questo turno può parare { $amount } danni.
}
arrr-does-gain = { $seat } prende { $doubloons } dalla riserva.
arrr-does-lose = { $seat } perde { $doubloons }.
arrr-does-steal = { $seat } ruba { $doubloons } a { $other }.
arrr-does-look = { $seat } guarda la mano di { $other }.
arrr-does-draw = { $seat } pesca { $drawn }.
arrr-does-discard = { $seat } scarta dalla mano { $cards }.
arrr-does-tire = { $seat } esaurisce { $cards }.
arrr-does-press = { $seat } equipaggia subito { $card }.
arrr-does-press-misfit = { $seat } scopre { $card }, che non trova posto, e la prende in mano.
arrr-does-press-hand = { $count ->
    [one] a bordo non c'è posto, e { $count } carta equipaggio va nella mano di { $seat }.
   *[other] a bordo non c'è posto, e { $count } carte equipaggio vanno nella mano di { $seat }.
}
arrr-does-end = finisce { $card }.
arrr-does-bar-sail = in questo turno { $seat } non può solcare i mari.
arrr-does-bar-challenge = in questo turno { $seat } non può sfidare nessuno.
arrr-does-toll-sail = { $count ->
    [one] { $seat } scarta { $count } carta o in questo turno non può solcare i mari.
   *[other] { $seat } scarta { $count } carte o in questo turno non può solcare i mari.
}
arrr-does-toll-challenge = { $count ->
    [one] { $seat } scarta { $count } carta o in questo turno non può sfidare nessuno.
   *[other] { $seat } scarta { $count } carte o in questo turno non può sfidare nessuno.
}
arrr-does-raid = { $seat } va invece a razziare.
arrr-does-redirect = { $seat } fa rotta invece verso { $card }.

## La fine
arrr-log-end = Non c'è più nessuna esplorazione da scoprire: la partita è finita.
arrr-log-score = { $seat }: dobloni { $doubloons } + fama { $fame } + collezioni { $collections } = { $points }.
arrr-ending-points = { $count ->
    [one] Vince { $winners } con { $points } punti!
   *[other] Vincono { $winners } con { $points } punti!
}
arrr-ending-fame = { $count ->
    [one] Parità a { $points } punti, ma { $winners } ha più fama e vince!
   *[other] Parità a { $points } punti, ma { $winners } hanno più fama e vincono!
}
arrr-ending-doubloons = { $count ->
    [one] Parità a { $points } punti e nella fama, ma { $winners } ha più dobloni e vince!
   *[other] Parità a { $points } punti e nella fama, ma { $winners } hanno più dobloni e vincono!
}
arrr-ending-shared = { $count ->
    [one] Vince { $winners } con { $points } punti!
   *[other] Vincono insieme { $winners }, con { $points } punti a testa!
}
