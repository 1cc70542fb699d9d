# Noms et nombres d’Arrr!!!, pour tout ce qui est raconté. Les cartes s’appellent comme leur paquet les appelle.

## Cartes et joueurs
arrr-card = « { $name } »
arrr-some-card = « … »
arrr-card-of = { $card } chez { $seat }
arrr-player = { $seat }
arrr-penalty-of = la pénalité de { $card }
arrr-ability-of = le pouvoir de { $card }
arrr-reward-of = Récompense de { $card }
arrr-reward-named = la récompense de { $card }
arrr-penalty-does = Pénalité de { $card }
arrr-crew-cards = { $count ->
    [one] { $count } carte équipage
   *[other] { $count } cartes équipage
}
arrr-event-cards = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}

## Sommes : un nombre, et les cartes qui le modifient
arrr-number = { $number }
arrr-sum-first = { $amount } ({ $source })
arrr-sum-plus = { $first } + { $amount } ({ $source })
arrr-sum-minus = { $first } − { $amount } ({ $source })
arrr-sum = { $sum } = { $total }
arrr-sum-least = { $sum }, mais au moins { $total }
arrr-played = cartes jouées
arrr-loot-sum = { $count ->
    [one] { $sum } doublon
   *[other] { $sum } doublons
}
arrr-loot-short = { $loot }, car la réserve n’en a pas { $wanted }

## Dés
arrr-successes = { $count ->
    [0] aucun succès
    [one] { $count } succès
   *[other] { $count } succès
}
    .start = { $count ->
        [0] Aucun succès
        [one] { $count } succès
       *[other] { $count } succès
    }
arrr-jollies = { $seat } { $count }
arrr-thrown = { $count ->
    [0] { $seat } n’a pas de dés
    [one] { $seat } lance { $dice } dé, { $successes }
   *[other] { $seat } lance { $dice } dés, { $successes }
}
arrr-staked = { $seat } mise { $stake }
arrr-chance = { $percent } %
arrr-chance-with = { $percent } % avec { $doubloons }
