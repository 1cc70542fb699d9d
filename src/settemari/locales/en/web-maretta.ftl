# A table of Maretta in the browser: short lines on rafts and cards, and sentences for who listens.

## Answering
maretta-move = Move +{ $steps }
maretta-steal = Steal a card
maretta-hint-raft = { $card }: onto which raft?
maretta-hint-cart = { $card }: onto which minecart?
maretta-hint-stolen = Which card do you steal?
maretta-why-own = All other rafts have their second card: { $cards }. Yours moves, and there is no good deed.
maretta-why-own-cart = All other minecarts have their second card: { $cards }.
maretta-card-by = { $card } for { $seat } from { $giver }
maretta-only-free = After this only { $seat }'s place is free.
maretta-danger = { $needed ->
    [one] Lava! You must run at least 1 space.
   *[other] Lava! You must run at least { $needed } spaces.
}
maretta-inked = Under ink this round: { $names }.

## What would happen, in a few letters
maretta-lands = +{ $steps } → { $space-short }
maretta-lands-goal = +{ $steps } →
maretta-range = +{ $low } … +{ $high }
maretta-swaps = → { $space-short }
maretta-later = then +{ $steps }
maretta-left = { $count } to go
maretta-stays = stays
maretta-aboard = aboard
maretta-lost = { $suit } { $total }
maretta-runs = runs { $before } → { $after }
maretta-runs-short = { $before } → { $after }
maretta-score = { $score }/{ $needed }
maretta-steps = runs { $steps }
maretta-steps-short = { $steps }
maretta-needs = needs { $needed }
maretta-too-slow = Not enough: the lava asks for { $needed }.
maretta-suits-after = { $seat }: suits { $before } → { $after }

## Meters
maretta-meter = To board a steamship: difference of both slots, and suits in stock. { $needed } are needed.
maretta-sum = { $difference }+{ $suits }={ $score }/{ $needed }
maretta-sum-open = ?+{ $suits }/{ $needed }
maretta-percent = { $percent }%
maretta-odds = { $barrel } { $percent }%

## Looking closely
maretta-inspect = Look closely: then touch a card, a raft or a space
maretta-matrix = All cards and all rafts
maretta-own-raft = You
maretta-stock-of = { $seat }'s stock
maretta-stock-empty = The stock is empty.
maretta-where = Stands { $space-on }.
maretta-card-seen = { $seen } of { $all } cards of { $suit } are to be seen.
maretta-barrel = Barrel { $number }: { $barrel }
maretta-barrel-count = { $all } in the box, { $seen } of them seen.
maretta-may-be = It may be: { $barrels }.
maretta-to-go = { $count ->
    [one] 1 space from here { $goal-to }.
   *[other] { $count } spaces from here { $goal-to }.
}
maretta-ahead-of-lava = { $count ->
    [one] 1 ahead of the lava.
   *[other] { $count } ahead of the lava.
}
maretta-known = { $seat } holds { $cards }: { $hidden } in all.
maretta-known-some = { $seat } still holds { $cards }, among { $hidden }.

## For who listens
maretta-space = { $space }.
maretta-here = { $count ->
    [one] Here: { $names }.
   *[other] Here: { $names }.
}
maretta-barrels-here = Barrels: { $barrels }.
maretta-reef-after = A reef follows.
maretta-crevasse-after = A crevasse follows.
maretta-lava-here = Under the lava.
maretta-lava-next = The lava comes here at the end of the round.
maretta-summary-space = { $seat } is { $space-on }.
maretta-summary-out = { $seat } is out of the race.
maretta-summary-slot-1 = Slot 1: { $card }.
maretta-summary-slot-2 = Slot 2: { $card }.
maretta-summary-stock = In stock: { $cards }.
maretta-summary-stacks = Stacks: { $cards }.
maretta-summary-meter = To board: { $score } of { $needed }.
