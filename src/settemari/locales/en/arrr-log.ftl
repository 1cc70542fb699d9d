# What happened in Arrr!!!, line by line, with its arithmetic. $difficulty, $dice and $sum are sums with their cards.

## Set-up
arrr-log-row = The Seven Seas, up to the one next to the deck: { $cards }.
arrr-log-throws-for-first = Jollies thrown: { $thrown }.
arrr-log-first = { $seat } goes first.
arrr-log-captain-chosen = { $seat } chooses { $captain } as captain.
arrr-log-captain-dealt = { $seat } gets { $captain } as captain.
arrr-log-deal = Everybody draws { $drawn }, and takes { $doubloons }.
arrr-log-draws = { $seat } draws { $cards }.

## The turn
arrr-log-turn = Round { $round }: { $seat }'s turn.
arrr-log-recruits = { $seat } draws { $drawn }.
arrr-log-recruits-anew = { $seat } discards { $cards }, and draws { $drawn }.
arrr-log-gives-up = { $seat } discards { $cards }, and draws nothing.
arrr-log-recruits-nothing = { $seat } recruits nobody.
arrr-log-equips = { $seat } equips { $cards }.
arrr-log-equips-anew = { $seat } makes room by discarding { $dropped }, and equips { $cards }.
arrr-log-drops = { $seat } discards { $cards }, and equips nothing.
arrr-log-no-crew = { $seat } has no crew at sea.
arrr-log-explore = { $card } is turned up next to the deck.
arrr-log-explore-sinks = { $card } is turned up next to the deck; { $sunk } is pushed out of the row.
arrr-log-new-crew-deck = { $count ->
    [one] The crew deck is empty: the one discarded card becomes the new deck.
   *[other] The crew deck is empty: the { $count } discarded cards are shuffled into a new one.
}
arrr-log-new-event-deck = { $count ->
    [one] The event deck is empty: the one discarded event becomes the new deck.
   *[other] The event deck is empty: the { $count } discarded events are shuffled into a new one.
}

## Sailing and raiding
arrr-log-sails = { $seat } sails to { $card }.
arrr-log-faces = { $count ->
    [0] { $seat } faces { $card }: { $trait } { $difficulty }. There are no dice to roll.
   *[other] { $seat } faces { $card }: { $trait } { $difficulty }. Rolls { $dice }: { $successes }.
}
arrr-log-faces-test = { $count ->
    [0] { $seat } faces { $card }, test { $test } of { $tests }: { $trait } { $difficulty }. There are no dice to roll.
   *[other] { $seat } faces { $card }, test { $test } of { $tests }: { $trait } { $difficulty }. Rolls { $dice }: { $successes }.
}
arrr-log-cheats = { $count ->
    [one] { $seat } cheats (1 doubloon): { $count } more die, { $successes }. That makes { $total }.
   *[other] { $seat } cheats (1 doubloon): { $count } more dice, { $successes }. That makes { $total }.
}
arrr-log-passed = { $successes-start }, { $needed } needed: { $seat } passes the test.
arrr-log-failed = { $successes-start }, { $needed } needed: { $card } defeats { $seat }.
arrr-log-conquers = { $seat } conquers { $card }.
arrr-log-conquers-loot = { $seat } conquers { $card }: { $loot }.
arrr-log-takes-card = { $card } goes to { $seat }'s chest.
arrr-log-takes-card-loot = { $card } goes to { $seat }'s chest: { $loot }.
arrr-log-nothing-to-face = The exploration has left the row: { $seat } sails into nothing.
arrr-log-raids = { $seat } goes raiding.
arrr-log-raids-at-once = { $seat } goes raiding: { $loot }.
arrr-log-raided = { $seat } raids { $loot }.
arrr-log-not-sailing = { $seat } may not sail this turn, and declares another action.
arrr-log-not-challenging = { $seat } may not challenge anybody this turn, and declares another action.

## Challenges
arrr-log-challenges = { $seat } challenges { $opponent } in { $trait }, for { $prize }.
arrr-log-accepts = { $seat } accepts.
arrr-log-refuses = { $seat } refuses.
arrr-log-plunders-both = { $seat } takes { $cards } from { $opponent }, and { $doubloons } from the supply.
arrr-log-plunders-crew = { $seat } takes { $cards } from { $opponent }.
arrr-log-plunders-doubloons = { $seat } takes { $doubloons } from the supply.
arrr-log-plunders-nothing = { $seat } takes nothing for it.
arrr-log-names = In return, { $seat } names { $prize }.
arrr-log-stakes = At stake: { $stakes }.
arrr-log-no-stakes = Nothing is at stake any more.
arrr-log-throw-both = { $one }; { $other }.
arrr-log-wins = { $most } to { $least }: { $seat } wins { $stake } from { $loser }.
arrr-log-wins-nothing = { $most } to { $least }: { $seat } wins, and there is nothing to take.
arrr-log-tie = { $count } each: a tie, and everybody takes their stake back.

## Cards that are played
arrr-log-plays = { $seat } plays { $card }.
arrr-log-plays-on = { $seat } plays { $card } on { $target }.
arrr-log-uses = { $seat } uses { $card }.
arrr-log-uses-on = { $seat } uses { $card } on { $target }.
arrr-log-commands = { $seat } calls on captain { $card }.
arrr-log-commands-on = { $seat } calls on captain { $card }, for { $target }.
arrr-log-named-discard = { $seat } will discard { $cards } from the hand.
arrr-log-named-draw = { $seat } will draw { $drawn }.
arrr-log-named-tire = { $seat } will exhaust { $cards }.
arrr-log-fizzles = Nothing comes of { $what }: the card is exhausted or gone.
arrr-log-no-effect = { $card }: nothing happens.
arrr-log-stays = { $card } stays in play on { $where }.
arrr-log-stays-for-all = { $card } stays in play for everybody.
arrr-log-over = { $count ->
    [one] { $cards } is over.
   *[other] { $cards } are over.
}
arrr-log-loses = { $seat } loses { $cards }.
arrr-log-discards = { $seat } discards { $cards } from the hand.
arrr-log-toll-unpaid = { $seat } does not pay.
arrr-log-sees = { $seat } sees { $cards }.

## What cards do: it follows on the card's name and a colon
arrr-log-does = { $card }: { $what }
arrr-does-harder = difficulty +{ $amount }, now { $difficulty }.
arrr-does-easier = difficulty −{ $amount }, now { $difficulty }.
arrr-does-throw = { $count ->
    [one] { $seat } throws { $count } more die, { $successes }.
   *[other] { $seat } throws { $count } more dice, { $successes }.
}
arrr-does-more-dice = { $count ->
    [one] { $count } more die for { $seat }.
   *[other] { $count } more dice for { $seat }.
}
arrr-does-fewer-dice = { $count ->
    [one] { $count } die fewer for { $seat }.
   *[other] { $count } dice fewer for { $seat }.
}
arrr-does-reroll = { $count ->
    [one] { $seat } throws { $count } failed die again, { $successes }.
   *[other] { $seat } throws { $count } failed dice again, { $successes }.
}
arrr-does-turn = { $count ->
    [one] { $seat } turns { $count } failed die to the jolly.
   *[other] { $seat } turns { $count } failed dice to the jolly.
}
arrr-does-explore = { $card } is turned up next to the deck.
arrr-does-sink = { $card } is gone from the row for good.
arrr-does-cancel = { $what } is cancelled.
arrr-does-swap = { $card } and { $other } change places.
arrr-does-near = { $card } moves next to the deck.
arrr-does-far = { $card } moves to the far end of the row.
arrr-does-lose-crew = { $seat } loses { $card }.
arrr-does-take-crew = { $seat } takes { $card } from { $other }.
arrr-does-exhaust = { $card } is exhausted.
arrr-does-ready = { $card } is ready again.
arrr-does-ready-all = { $seat }'s equipped cards are ready again.
arrr-does-damage = { $amount } damage for { $seat }.
arrr-does-damage-some = { $amount } damage for { $seat }, and { $warded } warded off.
arrr-does-damage-none = the damage to { $seat } is warded off.
arrr-does-ward = { $seat } can ward off { $amount } damage this turn.
arrr-does-gain = { $seat } takes { $doubloons } from the supply.
arrr-does-lose = { $seat } loses { $doubloons }.
arrr-does-steal = { $seat } steals { $doubloons } from { $other }.
arrr-does-look = { $seat } looks at { $other }'s hand.
arrr-does-draw = { $seat } draws { $drawn }.
arrr-does-discard = { $seat } discards { $cards } from the hand.
arrr-does-tire = { $seat } exhausts { $cards }.
arrr-does-press = { $seat } equips { $card } at once.
arrr-does-press-misfit = { $seat } turns up { $card }, which does not fit in, and takes it in hand.
arrr-does-press-hand = { $count ->
    [one] no room on deck, so { $count } crew card goes to { $seat }'s hand.
   *[other] no room on deck, so { $count } crew cards go to { $seat }'s hand.
}
arrr-does-end = { $card } is over.
arrr-does-bar-sail = no sailing for { $seat } this turn.
arrr-does-bar-challenge = no challenge for { $seat } this turn.
arrr-does-toll-sail = { $count ->
    [one] { $seat } discards { $count } card or may not sail this turn.
   *[other] { $seat } discards { $count } cards or may not sail this turn.
}
arrr-does-toll-challenge = { $count ->
    [one] { $seat } discards { $count } card or may not challenge anybody this turn.
   *[other] { $seat } discards { $count } cards or may not challenge anybody this turn.
}
arrr-does-raid = { $seat } goes raiding instead.
arrr-does-redirect = { $seat } sails to { $card } instead.

## The end
arrr-log-end = No exploration is left to turn up: the game is over.
arrr-log-score = { $seat }: doubloons { $doubloons } + fame { $fame } + collections { $collections } = { $points }.
arrr-ending-points = { $count ->
    [one] { $winners } wins with { $points } points!
   *[other] { $winners } win with { $points } points!
}
arrr-ending-fame = { $count ->
    [one] A tie at { $points } points, but { $winners } has more fame and wins!
   *[other] A tie at { $points } points, but { $winners } have more fame and win!
}
arrr-ending-doubloons = { $count ->
    [one] A tie at { $points } points and in fame, but { $winners } has more doubloons and wins!
   *[other] A tie at { $points } points and in fame, but { $winners } have more doubloons and win!
}
arrr-ending-shared = { $count ->
    [one] { $winners } wins with { $points } points!
   *[other] { $winners } win together, with { $points } points each!
}
