# What happened, line by line. $move is a sentence of its own, with its arithmetic.

## Rounds and cards
log-round = Round { $round }: { $seat } goes first.
log-draw = { $count ->
    [one] Everybody draws a card.
   *[other] Everybody draws { $count } cards.
}
log-draw-up = { $count ->
    [one] Everybody draws up to 1 card.
   *[other] Everybody draws up to { $count } cards.
}
log-draws = { $seat } draws { $cards }.
log-deck-anew = { $count ->
    [one] The deck is empty: the one discarded card becomes the new deck.
   *[other] The deck is empty: the { $count } discarded cards are shuffled into a new one.
}
log-no-more-cards = Deck and discard pile are empty: there is nothing more to draw for { $seats }.
log-kept = The cards on the rafts go into the stocks.
log-stacked = The cards on the minecarts go into the stocks.
log-ships-discarded = { $count ->
    [one] The steamship card is discarded.
   *[other] The { $count } steamship cards are discarded.
}

## Side A: own cards, and cards for others
log-turned-up = Cards up: { $cards }.
log-stay-down = { $count ->
    [one] Under the ink, { $seats }'s card stays face down.
   *[other] Under the ink, these cards stay face down: { $seats }.
}
log-give = { $giver } gives { $card } to { $receiver }: { $move }
log-give-self = No other raft is free, so { $giver }'s own gets { $card }: { $move }
log-give-hidden = { $giver } gives { $card } to { $receiver }.
log-give-self-hidden = No other raft is free, so { $giver }'s own gets { $card }.
log-give-steal = { $giver } gives { $card } to { $receiver }, who has the same card in stock, and steals { $stolen }.
log-uncovered = The hidden card is { $card }: { $move }
log-steals = A match: { $seat } steals { $taken }.
log-steals-nothing = { $seat } could steal, and does not.
log-stole = After the theft, no good deed: { $seat } stays { $space-on }.

sum-difference = |{ $one } − { $two }| = { $steps }
move-goes = { $sum }, { $seat } moves { $space-to }.
move-cut = { $lost ->
    [one] { $sum }, { $seat } reaches { $space } with 1 step to spare.
   *[other] { $sum }, { $seat } reaches { $space } with { $lost } steps to spare.
}
move-stays = { $sum }, { $seat } stays { $space-on }.
move-there = { $sum }, but { $seat } is already { $space-on }.
move-paid = { $seat } has stolen this round, and stays { $space-on }.
deed-goes = { $seat }, good deed: +{ $steps } → { $space-short }.
deed-cut = { $lost ->
    [one] { $seat }, good deed: +{ $steps } → { $space-short }, with 1 step to spare.
   *[other] { $seat }, good deed: +{ $steps } → { $space-short }, with { $lost } steps to spare.
}
deed-there = { $seat }, good deed: already { $space-on }.

## Side A: boarding
log-boarding = A steamship passes: boarding takes { $score }.
sum-boarding = { $suits ->
    [one] { $difference } + 1 suit = { $score }
   *[other] { $difference } + { $suits } suits = { $score }
}
log-aboard = { $seat }: { $sum }, aboard!
log-left-behind = { $seat }: { $sum }, not enough.

## Side B: minecarts, stacks, lava
log-load = { $giver } loads { $card } onto { $receiver }'s minecart.
log-load-self = No other minecart is free, so { $giver }'s own gets { $card }.
log-pass = { $seat } has no cards, and loads nothing.
log-pass-self = { $seat } has no cards, and plays none.
log-play = { $seat } plays { $card }.
log-play-none = { $seat } cannot play: every card in hand is { $suit } or a { $number }.
log-burst = { $count ->
    [one] { $seat }, { $suit } { $numbers } > { $limit }: the stack is lost.
   *[other] { $seat }, { $suit } { $numbers } = { $total } > { $limit }: the stack is lost.
}
run-goes = { $steps ->
    [one] { $seat } has 1 stack and runs { $space-to }.
   *[other] { $seat } has { $steps } stacks and runs { $space-to }.
}
run-cut = { $seat } has { $steps } stacks and runs { $space-to }, with { $lost } to spare.
run-stays = { $seat } has no stacks, and stays { $space-on }.
run-there = { $seat } is already { $space-on }.
log-lava = { $steps ->
    [one] The lava flows 1 space, { $space-to }.
   *[other] The lava flows { $steps } spaces, { $space-to }.
}
log-lava-waits = The lava stays { $space-on }, at the edge of the sea.
log-caught = The lava catches { $seat } { $space-on }: out of the race.
log-burned = { $seat }'s hand is discarded: { $cards }.

## Barrels
log-opens-up = { $seat } opens a face-up barrel: { $barrel-a }.
log-opens-down = { $seat } opens a face-down barrel: { $barrel-a }.
log-monkey = The monkey takes { $taken }, for { $seat }.
log-monkey-none = All other stocks are empty: the monkey finds nothing.
log-troop = { $seat } takes { $taken }.
log-troop-none = The stock is empty: the monkeys find nothing.
log-troop-rest = Nothing is left for { $seats }.
log-cuttlefish = Next round { $seat }'s own card stays face down.
log-school = Next round everybody's own card stays face down.
log-discards = { $seat } discards { $cards }.
log-discards-rest = There is nothing more to discard.
log-shark-none = The stock is empty: the shark goes hungry.
log-anchor-none = The stock is empty: the anchor drags nothing down.
log-sharks = The sharks take { $lost }.
log-sharks-none = All stocks are empty: the sharks go hungry.
log-spear = { $seat } and { $other } swap places: { $seat } { $space-to }, { $other } { $other-space-to }.
log-spear-none = Nobody is ahead of { $seat }: the spear catches nothing.
log-spear-sea = Ahead of { $seat } there is only the sea, out of the spear's reach.
log-pelican = { $seat } looks at { $other }'s hand.
log-pelican-sees = { $seat } sees { $cards }.
log-pelican-none = Nobody else holds a card: the pelican sees nothing.

## Endings
ending-token = { $count ->
    [one] { $winners } has reached the steamship and wins!
   *[other] { $winners } have reached the steamship and win together!
}
ending-card = { $count ->
    [one] { $winners } boards the steamship and wins!
   *[other] { $winners } board the steamship and win together!
}
ending-token-and-card = { $count ->
    [one] { $winners } is aboard, by score and at the end of the path, and wins!
   *[other] { $winners } are aboard, by score or at the end of the path, and win together!
}
ending-deck = { $count ->
    [one] The deck is used up. { $winners }, furthest along { $space-on }, wins!
   *[other] The deck is used up. { $winners }, furthest along { $space-on }, win together!
}
ending-sea = { $count ->
    [one] { $winners } has reached the sea and wins!
   *[other] { $winners } have reached the sea and win together!
}
ending-survivor = The lava has caught everybody else: { $winners } wins!
ending-nobody = The lava has caught everybody: nobody wins.
ending-last-caught = { $count ->
    [one] The lava has caught everybody. { $winners } held out longest and wins!
   *[other] The lava has caught everybody. { $winners } held out longest and win together!
}
