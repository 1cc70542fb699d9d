# The rules of both sides of Maretta, for players at the table. The numbers come from the variant: `games/maretta/rules.py`
# says which arguments there are. A message stays on one line but for its selectors.

## Headings
rules-M = Components
rules-A = Escape from Maretta (side A)
rules-A1 = Set-up
rules-A2 = Phase one: your own card
rules-A3 = Phase two: a card for somebody else
rules-A4 = Phase three: the end of the round
rules-B = Escape from Vulcano (side B)
rules-B1 = Set-up
rules-B2 = Phase one: load the others
rules-B3 = Phase two: load yourself
rules-B4 = Phase three: stock and run
rules-B5 = Phase four: the lava
rules-D = Barrels
rules-V = Variants
rules-E = Examples (with the standard rules)

## So many of something
rules-number-times = { $number } (×{ $count })
rules-count-monkey = { $count ->
    [one] { $count } monkey
   *[other] { $count } monkeys
}
rules-count-troop = { $count ->
    [one] { $count } troop of monkeys
   *[other] { $count } troops of monkeys
}
rules-count-cuttlefish = { $count } cuttlefish
rules-count-school = { $count ->
    [one] { $count } school of cuttlefish
   *[other] { $count } schools of cuttlefish
}
rules-count-shark = { $count ->
    [one] { $count } shark
   *[other] { $count } single sharks
}
rules-count-sharks = { $count ->
    [one] { $count } pack of sharks
   *[other] { $count } packs of sharks
}
rules-count-spear = { $count ->
    [one] { $count } fishing spear
   *[other] { $count } fishing spears
}
rules-count-anchor = { $count ->
    [one] { $count } anchor
   *[other] { $count } anchors
}
rules-count-pelican = { $count ->
    [one] { $count } pelican
   *[other] { $count } pelicans
}

## M0 Components
rule-M0-1 = 3 to 5 players, 15 to 20 minutes. The colours are purple, pink, yellow, turquoise and white.
rule-M0-2 = { $cards } resource cards in 5 suits (wood, rope, fire, water, food): { $cards-per-suit } of each suit, every one with a number. Two cards with the same suit and number are interchangeable.
rule-M0-3 = The numbers in each suit, and how often each of them occurs: { $deck-numbers }.
rule-M0-4 = { $ships ->
    [0] There are no steamship cards in this game.
   *[other] { $ships } steamship cards. They have no suit, and their number is 0.
}
rule-M0-5 = { $barrels-total ->
    [0] There are no barrels in this game.
    [one] { $barrels-total } barrel: { $barrels }.
   *[other] { $barrels-total } barrels: { $barrels }.
}
rule-M0-6 = A two-sided board with a path of spaces; 5 meeples; 5 cards that are a raft on one side and a minecart on the other, each with a slot 1 (*) and a slot 2 (**); 2 dividers (coral reefs on side A, crevasses on side B); 1 token (the steamship on side A, the lava on side B); the first-player token.
rule-M0-7 = Everything is public except hands, cards face down in slot 1, barrels face down, the order of the deck and, on side A, which resource cards and barrels went back to the box. Anybody may look through the stocks, card by card; how many cards are in each hand and in the deck is no secret either.

## A1 Set-up
rule-A1-1 = The steamship token stands at the far end of the path and counts as its last space, number { $path-last }. Meeples start on the island, space 0.
rule-A1-2 = { $marked-count ->
    [0] No space is marked for barrels: all barrels stay in the box.
   *[other] Each marked space ({ $marked }) gets { $barrels-per-space ->
        [one] { $barrels-per-space } barrel
       *[other] { $barrels-per-space } barrels
    } drawn at random. Those left over go back to the box unseen.
}
rule-A1-3 = { $dividers ->
    [0] Without reefs all barrels lie face down.
    [1] Before the reef, which stands after space { $path-dividers }, all barrels lie face down; past it all lie face up.
   *[other] The reefs stand after spaces { $path-dividers }. Before the first one barrels lie face down, past the second one face up. Between the two, { $barrels-per-space ->
        [1] they lie face down.
        [2] one on each space lies face up and one face down; which one is turned up is left to chance.
       *[other] half of those on each space, rounded down, lie face up, chosen by chance, and the others face down.
    }
}
rule-A1-4 = To make the deck, take out resource cards at random: { $deck-removed-3 } with 3 players, { $deck-removed-4 } with 4, { $deck-removed-5 } with 5. They go back to the box unseen. { $deck-ships-per-seat ->
    [0] No steamship cards are added.
    [one] Then shuffle in one steamship card for each player.
   *[other] Then shuffle in { $deck-ships-per-seat } steamship cards for each player.
} That makes a deck of { $deck-size-3 }, { $deck-size-4 } or { $deck-size-5 } cards.
rule-A1-5 = A first player is chosen, by chance or by the host, and gets the first-player token. Then everybody draws { $hand-first } cards.

## A2 Phase one: your own card
rule-A2-1 = All at the same time, everybody puts one card from their hand face down into their own slot 1. Any card will do, even a steamship. Until the last player has chosen you may still change your mind; that you have chosen is plain to see, what you chose is not.
rule-A2-2 = Once all have chosen, all these cards are turned up at the same moment, except those of players under the spell of a cuttlefish (D3, D4).

## A3 Phase two: a card for somebody else
rule-A3-1 = Starting with the first player and going clockwise, everybody puts one card from their hand into slot 2 of an opponent.
rule-A3-2 = A slot 2 takes only one card a round. Only when no opponent's slot 2 is free must you use your own.
rule-A3-3 = If the receiver's card in slot 1 still lies face down, it is turned up now.
rule-A3-4 = Theft: if the card you place has the same suit and number as a card in the receiver's stock, you may take any one card of that stock into yours. { $theft-when ->
    [after-move] You decide once the receiver has moved (A3.5), provided your card still matches then.
   *[with-card] You decide as you place it: card, receiver and theft are one choice, and the theft happens before a card is turned up (A3.3) and before anybody moves.
} { $theft-costs ->
    [all-moves] After a theft you do not move again this round, neither by A3.6 nor when you receive a card (A3.5).
   *[own-move] It costs you the move of A3.6 and nothing else: when you receive a card, you still move (A3.5).
} A steamship never matches, since none ever lies in a stock, and you cannot steal from yourself.
rule-A3-5 = The receiver moves forward at once, by the difference between the numbers in their two slots.
rule-A3-6 = { $move-giver ->
    [0] Whoever placed the card does not move for it.
    [one] Then whoever placed the card moves { $move-giver } space forward, unless they stole (A3.4) or had to use their own slot 2 (A3.2).
   *[other] Then whoever placed the card moves { $move-giver } spaces forward, unless they stole (A3.4) or had to use their own slot 2 (A3.2).
}
rule-A3-7 = A meeple stops on the steamship space; any further steps are lost.
rule-A3-8 = If your move ends on a space with barrels, you must choose one of them and resolve it (section D) before anything else happens. { $barrels-on-zero-move ->
    [yes] A move of 0 counts too: stay where barrels lie, and you open one.
   *[no] A move of 0 is no move and opens nothing.
} There are no barrels on the island or on the steamship.
rule-A3-9 = A meeple on the steamship space stays in the round: its player still places a card, and a fishing spear (D7) can still swap it away. Being on the ship counts only at the end of the round, and it counts just as well for whoever was swapped onto it.
rule-A3-10 = If you are swapped away before your move of A3.6, you make it from your new space.

## A4 Phase three: the end of the round
rule-A4-1 = If a steamship card lies in any slot, everybody tries to board. Your boarding score is the difference between the numbers in your two slots, plus 1 for each different suit in your stock, where this round's cards do not lie yet. The move of A3.6 and swaps do not count; the difference counts in full even where the end of the path cut your move short. With { $boarding-score } or more you are aboard.
rule-A4-2 = All who are aboard (A4.1) and all whose meeple is on the steamship space win together, and the game ends.
rule-A4-3 = Otherwise the steamship cards that were played are discarded; nobody ever keeps one. Every other card goes to the stock of the player in whose slot it lies.
rule-A4-4 = The first-player token goes one seat on, clockwise, and everybody draws { $hand-draw } cards: clockwise from the new first player, each drawing all of theirs before the next.
rule-A4-5 = If the deck cannot give everybody { $hand-draw } cards, the game ends instead, once A4.1 and A4.2 have been settled: whoever is furthest along the path wins, and those level with each other win together. { $rounds-differ ->
    [yes] So a game lasts at most { $rounds-3 }, { $rounds-4 } or { $rounds-5 } rounds with 3, 4 or 5 players.
   *[no] So a game lasts at most { $rounds-3 ->
        [one] { $rounds-3 } round
       *[other] { $rounds-3 } rounds
    }.
}

## B1 Set-up
rule-B1-1 = The steamship cards and the { $cuttlefish-barrels } cuttlefish barrels stay in the box. All { $cards } resource cards make up the deck.
rule-B1-2 = Meeples start in the village, space 0. The lava starts { $lava-behind ->
    [one] { $lava-behind } space
   *[other] { $lava-behind } spaces
} behind it. The sea is the last space of the path, number { $path-last }.
rule-B1-3 = { $marked-count ->
    [0] No space is marked for barrels: all barrels stay in the box.
   *[other] Each marked space ({ $marked }) gets { $barrels-per-space ->
        [one] { $barrels-per-space } barrel
       *[other] { $barrels-per-space } barrels
    } drawn at random.
} { $dividers ->
    [0] Without crevasses all barrels lie face up.
    [1] Before the crevasse, which lies after space { $path-dividers }, all barrels lie face up; past it all lie face down.
   *[other] The crevasses lie after spaces { $path-dividers }. Before the first one barrels lie face up, past the second one face down. Between the two, { $barrels-per-space ->
        [1] they lie face down.
        [2] one on each space lies face up and one face down; which one is turned up is left to chance.
       *[other] half of those on each space, rounded down, lie face up, chosen by chance, and the others face down.
    }
}
rule-B1-4 = As on side A (A1.5) a first player is chosen; everybody draws { $hand-first ->
    [one] { $hand-first } card
   *[other] { $hand-first } cards
}.

## B2 Phase one: load the others
rule-B2-1 = Starting with the first player and going clockwise, everybody puts one card from their hand into slot 2 of an opponent who is still in the race. A slot 2 takes only one card a round; only when no opponent's is free must you use your own. There is no theft on side B.
rule-B2-2 = Whoever has no card in hand passes.

## B3 Phase two: load yourself
rule-B3-1 = Starting with the first player and going clockwise, everybody puts one card from their hand face up into their own slot 1. It must differ from the card in their slot 2 both in suit and in number.
rule-B3-2 = If you can, you must; if you have no such card, you play none. With an empty slot 2 any card will do.

## B4 Phase three: stock and run
rule-B4-1 = Everybody moves the cards from both slots to their stock, where each suit is a stack of its own.
rule-B4-2 = A stack whose numbers add up to more than { $burst-limit } is discarded whole; exactly { $burst-limit } may stay. { $burst-when ->
    [stocking] This is looked at only now: a stack that grows through a barrel (D1, D2) is safe until slots are emptied again.
   *[always] This holds at every moment: a stack that a barrel (D1, D2) takes past { $burst-limit } is discarded at once.
}
rule-B4-3 = Starting with the first player and going clockwise, everybody moves forward as many spaces as there are stacks in their stock.
rule-B4-4 = If your move ends on a space with barrels, you must choose one of them and resolve it (section D), as in A3.8. { $barrels-on-zero-move ->
    [yes] A move of 0 counts too: stay where barrels lie, and you open one.
   *[no] A move of 0 is no move and opens nothing.
} There are no barrels in the village or at sea. What a barrel does to the stocks counts for those who have yet to move.
rule-B4-5 = A meeple stops at the sea; any further steps are lost.

## B5 Phase four: the lava
rule-B5-1 = The lava moves { $lava-step ->
    [one] { $lava-step } space
   *[other] { $lava-step } spaces
} forward{ $lava-changes ->
    [yes] {" "}at first; { $dividers ->
        [1] past the crevasse its step is { $lava-past-1 } (V3).
       *[other] past the first crevasse its step is { $lava-past-1 }, past the second { $lava-past-2 } (V3).
    }
   *[no] .
} It never enters the sea.
rule-B5-2 = A meeple caught by the lava is out at once: it leaves the path, and its player's hand and stock go to the discard pile. Caught are those on the lava's space or behind it, and this is looked at only now, after the lava has moved.
rule-B5-3 = All whose meeple is at sea at the end of the round win together. If nobody is, and only one player is left in the race, that player wins. { $lava-nobody-left ->
    [last-caught] If nobody is left, those who were caught last win together.
   *[nobody] If nobody is left, nobody wins.
}
rule-B5-4 = Otherwise the first-player token goes clockwise to the next seat in the race, and everybody draws until they hold { $hand-first ->
    [one] { $hand-first } card
   *[other] { $hand-first } cards
}, in the order of A4.4. When the deck is empty, the discard pile is shuffled into a new one; if both are empty, nothing is drawn.

## D Barrels
rule-D0-1 = The barrel you choose is turned up for all to see, and discarded once it has been resolved. What a cuttlefish does waits for the next round.
rule-D0-2 = Effects are not optional. What cannot be done is skipped; what can be done in part is done in part.
rule-D0-3 = If you choose an opponent, it must be one on whom the barrel has an effect, if there is one. On side B, players who are out of the race count for nothing.
rule-D0-4 = When several players act, they do so clockwise, starting to the left of whoever found the barrel, who comes last. With sharks (D6) all choose at the same time.
rule-D0-5 = Whoever takes or discards a card chooses it, from anywhere in the stock.
rule-D1 = Monkey: one card of your choice moves from an opponent's stock to yours.
rule-D2 = Troop of monkeys: all the others help themselves to one card each from your stock, as long as there are any.
rule-D3 = Cuttlefish: next round your card in slot 1 stays face down, seen by you alone, until a card has been put into your slot 2. Several of them for one round count as one.
rule-D4 = School of cuttlefish: like a cuttlefish (D3), but for everybody.
rule-D5 = Shark: { $barrels-shark-cards ->
    [one] { $barrels-shark-cards } card of your choice goes
   *[other] { $barrels-shark-cards } cards of your choice go
} from your stock to the discard pile.
rule-D6 = Sharks: everybody, you included, sends one card of their choice from their stock to the discard pile.
rule-D7 = Fishing spear: swap places with the nearest meeple ahead of you. The swap opens no barrel, for either of you. The steamship is a space like any other{ $spear-sea ->
    [no] ; a meeple at sea, however, is out of reach.
   *[yes] , and so is the sea.
} Only those truly ahead count, not those beside you; if several share that space, choose one.
rule-D8 = Anchor: { $barrels-anchor-cards ->
    [one] { $barrels-anchor-cards } card of your choice goes
   *[other] { $barrels-anchor-cards } cards of your choice go
} from your stock to the discard pile.
rule-D9 = Pelican: choose an opponent and look at the cards in their hand. Only you see them; whose hand it was is known to all. A card face down in slot 1 is not part of it. What you saw you go on knowing: a card you saw is in that hand, or face down in that player's slot 1, until it is turned up or placed.

## V Variants
rule-V1 = Marked spaces at or past the last space get no barrels.
rule-V2 = With a single reef or crevasse the path has no middle part; with none, all of it counts as the first part.
rule-V3 = The lava has crossed a crevasse when it stands past it after its move; the new step counts from the next round on.
rule-V4 = A variant is refused if it has too few barrels for its marked spaces ({ $barrels-per-space } each), if the lava's step is below 1, if on side A the first hand or the draw is fewer than 2 cards, or if the deck is too small for the first hands.

## E Examples
rule-E1 = Pink shows a 1 or a 5. Purple puts wood 3 on Pink's raft: Pink moves 2, the difference; then Purple moves 2.
rule-E2 = Yellow shows a 1 and receives water 1 from Pink: the difference is 0, and Yellow stays. Pink moves 2, ends on a space with barrels and takes one.
rule-E3 = Yellow puts food 1 on the raft of Purple, who shows a 3: Purple moves 2 and takes a barrel; then Yellow moves 2.
rule-E4 = A steamship was played. Purple has wood 4 and the steamship in the slots, and 3 suits in stock: 4 + 3 = 7, aboard. Pink has rope 1 and water 1 in the slots, and 5 suits in stock: 0 + 5 = 5, not aboard.
rule-E5 = Side B. Yellow was given food 1 in slot 2: neither a food card nor a 1 may go into Yellow's slot 1. Wood 5 may.
rule-E6 = Side B. Yellow's food 1 and wood 5 go to the stock; no stack exceeds 5 and there are three of them: Yellow moves 3. Purple's fire 3 and water 4 go to the stock; the water stack exceeds 5 and is discarded, only fire is left: Purple moves 1.
