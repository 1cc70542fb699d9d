# The names of things on the table. A card is called by its name, without an article.

## Cards
suit-wood = Wood
suit-rope = Rope
suit-fire = Fire
suit-water = Water
suit-food = Food
card = { $suit } { $number }
card-steamship = Steamship
card-number = number { $number }
card-hidden = a hidden card
card-for = { $card } for { $seat }
card-from = { $card } from { $seat }

## Barrels
barrel-monkey = monkey
    .the = the monkey
    .a = a monkey
    .of = of the monkey
barrel-troop = troop of monkeys
    .the = the troop of monkeys
    .a = a troop of monkeys
    .of = of the troop of monkeys
barrel-cuttlefish = cuttlefish
    .the = the cuttlefish
    .a = a cuttlefish
    .of = of the cuttlefish
barrel-school = school of cuttlefish
    .the = the school of cuttlefish
    .a = a school of cuttlefish
    .of = of the school of cuttlefish
barrel-shark = shark
    .the = the shark
    .a = a shark
    .of = of the shark
barrel-sharks = sharks
    .the = the sharks
    .a = sharks
    .of = of the sharks
barrel-spear = fishing spear
    .the = the fishing spear
    .a = a fishing spear
    .of = of the fishing spear
barrel-anchor = anchor
    .the = the anchor
    .a = an anchor
    .of = of the anchor
barrel-pelican = pelican
    .the = the pelican
    .a = a pelican
    .of = of the pelican
barrel-hidden = a barrel face down
barrels-hidden = { $count ->
    [one] a barrel face down
   *[other] { $count } barrels face down
}

## What barrels do
barrel-monkey-effect = Take a card from an opponent's stock into yours.
barrel-troop-effect = Every other player takes a card from your stock, as long as there are any.
barrel-cuttlefish-effect = Next round your slot 1 card stays face down until somebody fills your slot 2.
barrel-school-effect = Next round every slot 1 card stays face down until that player's slot 2 is filled.
barrel-shark-effect = { $count ->
    [one] Discard a card of your stock.
   *[other] Discard { $count } cards of your stock.
}
barrel-sharks-effect = Everybody, you included, discards a card of their stock.
barrel-spear-effect = Swap places with the nearest meeple ahead of you. This opens no barrels.
barrel-anchor-effect = { $count ->
    [one] Discard a card of your stock.
   *[other] Discard { $count } cards of your stock.
}
barrel-pelican-effect = Look at the hand of one opponent, for your eyes only.

## Spaces
space = space { $number }
    .to = to { $number }
    .on = on { $number }
    .short = { $number }
space-steamship = the steamship
    .to = to the steamship
    .on = on the steamship
    .short = the steamship
space-sea = the sea
    .to = to the sea
    .on = at sea
    .short = the sea
space-island = the island
    .to = to the island
    .on = on the island
    .short = the island
space-village = the village
    .to = to the village
    .on = in the village
    .short = the village
space-behind = { $count ->
    [one] 1 space behind the village
   *[other] { $count } spaces behind the village
}
    .to = { $count ->
    [one] to 1 space behind the village
   *[other] to { $count } spaces behind the village
}
    .on = { $count ->
    [one] 1 space behind the village
   *[other] { $count } spaces behind the village
}
    .short = -{ $count }

## Parts of the table
heading-path = Path
heading-raft = Raft
heading-minecart = Minecart
heading-slot-1 = Slot 1
heading-slot-2 = Slot 2
heading-hand = Hand
heading-deck = Deck
heading-discard = Discard pile
heading-lava = Lava
heading-steamship = Steamship
heading-island = Island
heading-village = Village
heading-sea = Sea
heading-reef = Reef
heading-crevasse = Crevasse
heading-first = First player

## Hands
hand-cards = { $seat } holds { $cards }.
hand-count = { $count ->
    [one] { $seat } holds 1 card.
   *[other] { $seat } holds { $count } cards.
}
hand-empty = { $seat } holds no cards.
