# Names and numbers of Arrr!!!, for everything that is told. Cards are called as their deck calls them.

## Cards and players
arrr-card = “{ $name }”
arrr-some-card = “…”
arrr-card-of = { $seat }'s { $card }
arrr-player = { $seat }
arrr-penalty-of = the penalty of { $card }
arrr-ability-of = the ability of { $card }
arrr-reward-of = Reward of { $card }
arrr-reward-named = the reward of { $card }
arrr-penalty-does = Penalty of { $card }
arrr-crew-cards = { $count ->
    [one] { $count } crew card
   *[other] { $count } crew cards
}
arrr-event-cards = { $count ->
    [one] { $count } event
   *[other] { $count } events
}

## Sums: a number, and the cards that change it
arrr-number = { $number }
arrr-sum-first = { $amount } ({ $source })
arrr-sum-plus = { $first } + { $amount } ({ $source })
arrr-sum-minus = { $first } − { $amount } ({ $source })
arrr-sum = { $sum } = { $total }
arrr-sum-least = { $sum }, but at least { $total }
arrr-played = cards played
arrr-loot-sum = { $count ->
    [one] { $sum } doubloon
   *[other] { $sum } doubloons
}
arrr-loot-short = { $loot }, since the supply does not have { $wanted }

## Dice
arrr-successes = { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}
    .start = { $count ->
        [0] No success
        [one] { $count } success
       *[other] { $count } successes
    }
arrr-jollies = { $seat } { $count }
arrr-thrown = { $count ->
    [0] { $seat } has no dice
    [one] { $seat } rolls { $dice } die, { $successes }
   *[other] { $seat } rolls { $dice } dice, { $successes }
}
arrr-staked = { $stake } from { $seat }
arrr-chance = { $percent }%
arrr-chance-with = { $percent }% with { $doubloons }
