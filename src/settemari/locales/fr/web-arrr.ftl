# La table d’Arrr!!! dans le navigateur, outre ce que disent déjà les pages et le terminal.

## En-tête et parties de la table
table-game-arrr = Arrr!!!
arrr-explorations = { $count ->
    [one] { $count } exploration
   *[other] { $count } explorations
}
arrr-stage = Ce qui se passe
arrr-your-crew = Ton équipage
arrr-yourself = Toi
arrr-inspect = Regarder de près ce qui sera touché ensuite
arrr-deck-left = { $count ->
    [one] { $count } exploration reste dans la pioche
   *[other] { $count } explorations restent dans la pioche
}
arrr-supply-said = { $count ->
    [one] { $count } doublon dans la réserve
   *[other] { $count } doublons dans la réserve
}
arrr-percent = { $number } %
arrr-in-port = au port
arrr-played-by = (de { $name })

## La rangée
arrr-sinks-next = Elle coulera quand on révélera la suivante.
arrr-your-chance = Tes chances : { $chance }
arrr-with-cheating = en trichant une fois, deux… : { $chances }
arrr-up-to = jusqu’à { $chance }
arrr-test-said = { $trait } { $difficulty }, tu lances { $dice }
arrr-no-tests = Aucune épreuve : qui s’y rend la conquiert.
arrr-if-lost = En cas d’échec :

## Sommes
arrr-from-printed = sur la carte
arrr-from-played = joué
arrr-at-least = (jamais moins de { $total })
arrr-dice = dés

## Recruter
arrr-recruit-lead = Touche les cartes de ta main à défausser, puis dis combien tu en pioches.
arrr-draw-crew = Piocher équipage
arrr-draw-events = Piocher événements
arrr-hand-after = Tu auras alors { $crew } + { $events } en main : équipage et événements.
arrr-hand-after-plain = { $crew ->
    [one] Tu auras alors { $crew } carte équipage en main.
   *[other] Tu auras alors { $crew } cartes équipage en main.
}
arrr-recruit-do = Défausser { $count }. { $what }

## Équiper
arrr-equip-lead = Touche une carte de ta main pour l’embarquer, une carte à bord pour la laisser partir.
arrr-equip-room = { $count ->
    [one] Tu as fait de la place : embarque encore une carte.
   *[other] Tu as fait de la place : embarque encore { $count } cartes.
}
arrr-no-crew = Sans personne à bord, tu ne peux que piller.
arrr-no-crew-full = Sans personne à bord, tu ne peux que piller, et personne ne peut te défier.
arrr-slot-empty = une place vide
arrr-leaving = s’en va
arrr-new = nouveau
arrr-exhausted-until = Épuisée jusqu’au prochain tour de son propriétaire.

## L’action
arrr-faces = { $name } affronte { $card }
arrr-sails-nowhere = { $name } navigue encore, mais l’exploration a disparu.
arrr-raids = { $name } part piller
arrr-challenges = { $name } défie { $opponent } : { $trait }, pour { $prize }
arrr-challenge-whom = Défier { $name }
arrr-passed = réussie
arrr-successes-of = { $count } sur { $needed }
arrr-so-many-successes = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
}
arrr-dice-said = { $count ->
    [one] Dés : { $faces }. { $count } succès.
   *[other] Dés : { $faces }. { $count } succès.
}
arrr-cheat = Tricher pour 1 : +{ $dice } dés
arrr-cheat-chance = Tricher pour 1 : +{ $dice } dés ({ $chance })
arrr-hint-target = { $card } : sur qui ou sur quoi ?

## Ce que fait le bouton
verb-sail = Mettre le cap
verb-raid = Piller
verb-challenge = Défier
verb-use = Utiliser
verb-command = Utiliser
verb-captain = Choisir
verb-dismiss = Défausser
verb-lose = Défausser
verb-drop = Défausser
verb-equip = Embarquer
verb-exhaust = Épuiser
verb-draw = Piocher
verb-prize = Demander cela
verb-accept = Accepter
verb-refuse = Refuser
verb-pay = Payer

## Dit à voix haute
arrr-said-coins = { $count ->
    [one] { $seat } a { $count } doublon
   *[other] { $seat } a { $count } doublons
}
arrr-said-staked = { $count } en jeu
arrr-said-collection = { $symbol } : { $count }
arrr-said-traits = Dés : { $traits }
arrr-said-row = La rangée, en commençant par ce qui coulera d’abord : { $cards }.
arrr-said-sea = { $card } ({ $chance })
arrr-said-stack = Pile { $number } : { $what }, de { $seat }.
