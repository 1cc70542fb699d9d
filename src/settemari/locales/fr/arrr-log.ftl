# Ce qui s’est passé dans Arrr!!!, ligne par ligne, avec ses calculs. $difficulty, $dice et $sum sont des sommes avec leurs cartes.

## Mise en place
arrr-log-row = Les Sept Mers, jusqu’à l’exploration voisine de la pioche : { $cards }.
arrr-log-throws-for-first = Jokers lancés : { $thrown }.
arrr-log-first = { $seat } commence.
arrr-log-captain-chosen = { $seat } choisit pour capitaine { $captain }.
arrr-log-captain-dealt = { $seat } reçoit pour capitaine { $captain }.
arrr-log-deal = Chacun pioche { $drawn }, et prend { $doubloons }.
arrr-log-draws = { $seat } pioche { $cards }.

## Le tour
arrr-log-turn = Manche { $round } : à { $seat } de jouer.
arrr-log-recruits = { $seat } pioche { $drawn }.
arrr-log-recruits-anew = { $seat } défausse { $cards }, et pioche { $drawn }.
arrr-log-gives-up = { $seat } défausse { $cards }, et ne pioche rien.
arrr-log-recruits-nothing = { $seat } ne recrute personne.
arrr-log-equips = { $seat } équipe { $cards }.
arrr-log-equips-anew = { $seat } fait de la place en défaussant { $dropped }, et équipe { $cards }.
arrr-log-drops = { $seat } défausse { $cards }, et n’équipe rien.
arrr-log-no-crew = { $seat } n’a pas d’équipage en mer.
arrr-log-explore = On retourne { $card } à côté de la pioche.
arrr-log-explore-sinks = On retourne { $card } à côté de la pioche, et { $sunk } sort de la rangée.
arrr-log-new-crew-deck = { $count ->
    [one] La pioche équipage est vide : la seule carte défaussée devient la nouvelle pioche.
   *[other] La pioche équipage est vide : on remélange les { $count } cartes défaussées.
}
arrr-log-new-event-deck = { $count ->
    [one] La pioche d’événements est vide : le seul événement défaussé devient la nouvelle pioche.
   *[other] La pioche d’événements est vide : on remélange les { $count } événements défaussés.
}

## Prendre la mer et piller
arrr-log-sails = { $seat } met le cap sur { $card }.
arrr-log-faces = { $count ->
    [0] { $seat } affronte { $card } : { $trait } { $difficulty }. Il n’y a pas de dés à lancer.
   *[other] { $seat } affronte { $card } : { $trait } { $difficulty }. Dés { $dice } : { $successes }.
}
arrr-log-faces-test = { $count ->
    [0] { $seat } affronte { $card }, épreuve { $test } sur { $tests } : { $trait } { $difficulty }. Il n’y a pas de dés à lancer.
   *[other] { $seat } affronte { $card }, épreuve { $test } sur { $tests } : { $trait } { $difficulty }. Dés { $dice } : { $successes }.
}
arrr-log-cheats = { $count ->
    [one] { $seat } triche (1 doublon) : { $count } dé de plus, { $successes }. Au total { $total }.
   *[other] { $seat } triche (1 doublon) : { $count } dés de plus, { $successes }. Au total { $total }.
}
arrr-log-passed = { $successes-start }, il en faut { $needed } : { $seat } réussit l’épreuve.
arrr-log-failed = { $successes-start }, il en faut { $needed } : { $card } l’emporte sur { $seat }.
arrr-log-conquers = { $seat } conquiert { $card }.
arrr-log-conquers-loot = { $seat } conquiert { $card } : { $loot }.
arrr-log-takes-card = { $card } va dans le coffre chez { $seat }.
arrr-log-takes-card-loot = { $card } va dans le coffre chez { $seat } : { $loot }.
arrr-log-nothing-to-face = L’exploration a quitté la rangée : pour { $seat }, le voyage finit dans le vide.
arrr-log-raids = { $seat } part piller.
arrr-log-raids-at-once = { $seat } part piller : { $loot }.
arrr-log-raided = { $seat } pille { $loot }.
arrr-log-not-sailing = { $seat } ne peut pas prendre la mer ce tour-ci, et déclare une autre action.
arrr-log-not-challenging = { $seat } ne peut défier personne ce tour-ci, et déclare une autre action.

## Défis
arrr-log-challenges = { $seat } défie { $opponent } en { $trait }, pour { $prize }.
arrr-log-accepts = { $seat } accepte.
arrr-log-refuses = { $seat } refuse.
arrr-log-plunders-both = { $seat } prend { $cards } chez { $opponent }, et { $doubloons } dans la réserve.
arrr-log-plunders-crew = { $seat } prend { $cards } chez { $opponent }.
arrr-log-plunders-doubloons = { $seat } prend { $doubloons } dans la réserve.
arrr-log-plunders-nothing = { $seat } n’en retire rien.
arrr-log-names = En retour, { $seat } nomme { $prize }.
arrr-log-stakes = En jeu : { $stakes }.
arrr-log-no-stakes = Il n’y a plus rien en jeu.
arrr-log-throw-both = { $one }, et { $other }.
arrr-log-wins = { $most } à { $least } : { $seat } gagne { $stake } contre { $loser }.
arrr-log-wins-nothing = { $most } à { $least } : { $seat } gagne, et il n’y a rien à prendre.
arrr-log-tie = { $count } partout : chacun reprend sa mise.

## Cartes jouées
arrr-log-plays = { $seat } joue { $card }.
arrr-log-plays-on = { $seat } joue { $card } sur { $target }.
arrr-log-uses = { $seat } utilise { $card }.
arrr-log-uses-on = { $seat } utilise { $card } sur { $target }.
arrr-log-commands = { $seat } fait appel à son capitaine { $card }.
arrr-log-commands-on = { $seat } fait appel à son capitaine { $card }, sur { $target }.
arrr-log-named-discard = { $seat } défaussera de sa main { $cards }.
arrr-log-named-draw = { $seat } piochera { $drawn }.
arrr-log-named-tire = { $seat } épuisera { $cards }.
arrr-log-fizzles = Sans suite : { $what }, car la carte est épuisée ou partie.
arrr-log-no-effect = { $card } : rien ne se passe.
arrr-log-stays = { $card } reste en jeu sur { $where }.
arrr-log-stays-for-all = { $card } reste en jeu pour tout le monde.
arrr-log-over = { $count ->
    [one] C’est la fin de { $cards }.
   *[other] C’est la fin de { $cards }.
}
arrr-log-loses = { $seat } perd { $cards }.
arrr-log-discards = { $seat } défausse de sa main { $cards }.
arrr-log-toll-unpaid = { $seat } ne paie pas.
arrr-log-sees = { $seat } voit { $cards }.

## Ce que font les cartes : cela suit le nom de la carte et deux points
arrr-log-does = { $card } : { $what }
arrr-does-harder = difficulté +{ $amount }, maintenant { $difficulty }.
arrr-does-easier = difficulté −{ $amount }, maintenant { $difficulty }.
arrr-does-throw = { $count ->
    [one] { $seat } lance { $count } dé de plus, { $successes }.
   *[other] { $seat } lance { $count } dés de plus, { $successes }.
}
arrr-does-more-dice = { $count ->
    [one] { $count } dé de plus pour { $seat }.
   *[other] { $count } dés de plus pour { $seat }.
}
arrr-does-fewer-dice = { $count ->
    [one] { $count } dé de moins pour { $seat }.
   *[other] { $count } dés de moins pour { $seat }.
}
arrr-does-reroll = { $count ->
    [one] { $seat } relance { $count } dé raté, { $successes }.
   *[other] { $seat } relance { $count } dés ratés, { $successes }.
}
arrr-does-turn = { $count ->
    [one] { $seat } tourne { $count } dé raté sur le joker.
   *[other] { $seat } tourne { $count } dés ratés sur le joker.
}
arrr-does-explore = on retourne { $card } à côté de la pioche.
arrr-does-sink = { $card } quitte la rangée pour de bon.
arrr-does-cancel = annule { $what }.
arrr-does-swap = { $card } et { $other } échangent leurs places.
arrr-does-near = { $card } se place à côté de la pioche.
arrr-does-far = { $card } se place au bout de la rangée.
arrr-does-lose-crew = { $seat } perd { $card }.
arrr-does-take-crew = { $seat } prend { $card } chez { $other }.
arrr-does-exhaust = épuise { $card }.
arrr-does-ready = rend prête { $card }.
arrr-does-ready-all = les cartes équipées chez { $seat } sont de nouveau prêtes.
arrr-does-damage = { $amount ->
    [one] { $amount } dégât pour { $seat }.
   *[other] { $amount } dégâts pour { $seat }.
}
arrr-does-damage-some = { $amount ->
    [one] { $amount } dégât pour { $seat }, { $warded } de moins.
   *[other] { $amount } dégâts pour { $seat }, { $warded } de moins.
}
arrr-does-damage-none = { $seat } pare tous les dégâts.
arrr-does-ward = { $amount ->
    [one] { $seat } peut parer { $amount } dégât ce tour-ci.
   *[other] { $seat } peut parer { $amount } dégâts ce tour-ci.
}
arrr-does-gain = { $seat } prend { $doubloons } dans la réserve.
arrr-does-lose = { $seat } perd { $doubloons }.
arrr-does-steal = { $seat } vole { $doubloons } à { $other }.
arrr-does-look = { $seat } regarde la main que tient { $other }.
arrr-does-draw = { $seat } pioche { $drawn }.
arrr-does-discard = { $seat } défausse de sa main { $cards }.
arrr-does-tire = { $seat } épuise { $cards }.
arrr-does-press = { $seat } équipe aussitôt { $card }.
arrr-does-press-misfit = { $seat } révèle { $card }, qui ne trouve pas sa place, et la prend en main.
arrr-does-press-hand = { $count ->
    [one] pas de place à bord : { $count } carte équipage va dans la main que tient { $seat }.
   *[other] pas de place à bord : { $count } cartes équipage vont dans la main que tient { $seat }.
}
arrr-does-end = met fin à { $card }.
arrr-does-bar-sail = ce tour-ci, { $seat } ne peut pas prendre la mer.
arrr-does-bar-challenge = ce tour-ci, { $seat } ne peut défier personne.
arrr-does-toll-sail = { $count ->
    [one] { $seat } défausse { $count } carte ou ne peut pas prendre la mer ce tour-ci.
   *[other] { $seat } défausse { $count } cartes ou ne peut pas prendre la mer ce tour-ci.
}
arrr-does-toll-challenge = { $count ->
    [one] { $seat } défausse { $count } carte ou ne peut défier personne ce tour-ci.
   *[other] { $seat } défausse { $count } cartes ou ne peut défier personne ce tour-ci.
}
arrr-does-raid = { $seat } part piller à la place.
arrr-does-redirect = { $seat } met plutôt le cap sur { $card }.

## La fin
arrr-log-end = Il n’y a plus d’exploration à retourner : la partie est finie.
arrr-log-score = { $seat } : doublons { $doubloons } + renommée { $fame } + collections { $collections } = { $points }.
arrr-ending-points = { $count ->
    [one] { $winners } gagne avec { $points } points !
   *[other] { $winners } gagnent avec { $points } points !
}
arrr-ending-fame = { $count ->
    [one] Égalité à { $points } points, mais { $winners } a plus de renommée et gagne !
   *[other] Égalité à { $points } points, mais { $winners } ont plus de renommée et gagnent !
}
arrr-ending-doubloons = { $count ->
    [one] Égalité à { $points } points et en renommée, mais { $winners } a plus de doublons et gagne !
   *[other] Égalité à { $points } points et en renommée, mais { $winners } ont plus de doublons et gagnent !
}
arrr-ending-shared = { $count ->
    [one] { $winners } gagne avec { $points } points !
   *[other] { $winners } gagnent ensemble, avec { $points } points chacun !
}
