# Nomi e numeri di Arrr!!!, per tutto quello che si racconta. Le carte si chiamano come le chiama il loro mazzo.

## Carte e giocatori
arrr-card = «{ $name }»
arrr-some-card = «…»
arrr-card-of = { $card } di { $seat }
arrr-player = { $seat }
arrr-penalty-of = la penalità di { $card }
arrr-ability-of = l'abilità di { $card }
arrr-reward-of = Ricompensa di { $card }
arrr-reward-named = la ricompensa di { $card }
arrr-penalty-does = Penalità di { $card }
arrr-crew-cards = { $count ->
    [one] { $count } carta equipaggio
   *[other] { $count } carte equipaggio
}
arrr-event-cards = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}

## Somme: un numero, e le carte che lo cambiano
arrr-number = { $number }
arrr-sum-first = { $amount } ({ $source })
arrr-sum-plus = { $first } + { $amount } ({ $source })
arrr-sum-minus = { $first } − { $amount } ({ $source })
arrr-sum = { $sum } = { $total }
arrr-sum-least = { $sum }, ma almeno { $total }
arrr-played = carte giocate
arrr-loot-sum = { $count ->
    [one] { $sum } doblone
   *[other] { $sum } dobloni
}
arrr-loot-short = { $loot }, perché nella riserva non ce ne sono { $wanted }

## Dadi
arrr-successes = { $count ->
    [0] nessun successo
    [one] { $count } successo
   *[other] { $count } successi
}
    .start = { $count ->
        [0] Nessun successo
        [one] { $count } successo
       *[other] { $count } successi
    }
arrr-jollies = { $seat } { $count }
arrr-thrown = { $count ->
    [0] { $seat } non ha dadi
    [one] { $seat } tira { $dice } dado, { $successes }
   *[other] { $seat } tira { $dice } dadi, { $successes }
}
arrr-staked = { $stake } di { $seat }
arrr-chance = { $percent }%
arrr-chance-with = { $percent }% con { $doubloons }
