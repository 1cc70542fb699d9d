# What is asked, what may be answered, why not, and what would happen.

## Questions
question-pick = Which card goes face down onto your own raft?
question-place = Which card do you give away, and to whom?
question-place-own = No other raft is free: which card goes onto your own?
question-steal = Do you steal a card from { $seat }, instead of your good deed?
question-load = Which card do you load, and onto whose minecart?
question-load-own = No other minecart is free: which card goes onto your own?
question-load-self = Which card do you play yourself? Neither { $suit } nor a { $number }.
question-load-self-any = Which card do you play yourself? Any will do.
question-load-self-none = You cannot play: all your cards are { $suit } or a { $number }. Say so.
question-barrel = Which barrel do you open?
question-monkey = Monkey! Which card do you take, and from whom?
question-troop = Monkeys! Which card do you take from { $seat }?
question-shark = { $count ->
    [one] Shark! Which card of your stock do you discard?
   *[other] Shark! Which card of your stock do you discard? { $count } in all.
}
question-anchor = { $count ->
    [one] Anchor! Which card of your stock do you discard?
   *[other] Anchor! Which card of your stock do you discard? { $count } in all.
}
question-sharks = Sharks! Which card of your stock do you discard?
question-spear = Fishing spear! With whom do you swap places?
question-pelican = Pelican! Whose hand do you look at?

## Help: the rules of the moment
question-pick-help =
    Everybody puts a card face down in slot 1 of their own raft; then all are turned up.
    Somebody will add a second card: you move by the difference of the two numbers.
    At the end of the round both cards go to your stock.
    A steamship counts 0: with one on the table, difference plus suits in stock of { $boarding } or more is aboard.
question-place-help =
    Give a card to an opponent whose slot 2 is free; your own only if nobody else's is.
    They move at once, by the difference of their two numbers; then you move { $deed }, for your good deed.
    Theft: if the same card lies in their stock, you may take any one card of it and give up your good deed.
    A move that ends on a barrel space opens a barrel.
question-place-theft-later-help =
    Give a card to an opponent whose slot 2 is free; your own only if nobody else's is.
    They move at once, by the difference of their two numbers; then you move { $deed }, for your good deed.
    Theft: if they have moved and the same card lies in their stock, you may steal one and give up your good deed.
    A move that ends on a barrel space opens a barrel.
question-steal-help =
    The card you gave lies in that stock too: you may take any one card of it.
    Who steals gives up the good deed, the move of { $deed }.
question-load-help =
    Load a card onto an opponent's minecart whose slot 2 is free; onto your own only if nobody else's is.
    Then everybody adds a card of their own, of another suit and another number.
    Both go to the stock, a stack for each suit: a stack that adds up to more than { $limit } is lost.
    You run as many spaces as you have stacks. Then the lava comes.
question-load-self-help =
    Play a card whose suit and number both differ from the card in your slot 2.
    Both go to your stock, a stack for each suit: a stack that adds up to more than { $limit } is lost.
    You run as many spaces as you have stacks. Then the lava comes.
    Who can play must; who cannot says so.
question-barrel-help =
    Whoever ends a move on a barrel space opens one of the barrels there.
    Its effect happens at once and is not optional. Then the barrel is gone.

## Waiting
awaited-pick = { $count ->
    [one] { $seats } is choosing a card.
   *[other] { $seats } are choosing a card.
}
awaited-place = { $seats } is choosing a card to give away.
awaited-steal = { $seats } could steal a card.
awaited-load = { $seats } is choosing a card to load.
awaited-load-self = { $seats } is choosing a card to play.
awaited-barrel = { $seats } is choosing a barrel.
awaited-monkey = { $seats } has a monkey, and is choosing a card to take.
awaited-troop = { $seats } is choosing a card to take.
awaited-shark = { $seats } is choosing a card to discard.
awaited-anchor = { $seats } is choosing a card to discard.
awaited-sharks = { $count ->
    [one] { $seats } is choosing a card to discard.
   *[other] { $seats } are choosing a card to discard.
}
awaited-spear = { $seats } is choosing whom to swap with.
awaited-pelican = { $seats } is choosing a hand to look at.

## Answers
answer-card = { $card }
answer-place = { $card } on { $seat }
answer-place-steal = { $card } on { $seat }, stealing { $stolen }
answer-steal-nothing = Steal nothing
answer-play-none = Play nothing
answer-open = Barrel { $number }
answer-swap = Swap with { $seat }
answer-look = { $seat }'s hand

## Refusals
refused-no-such-answer = That is no answer to this question.
refused-not-in-hand = You do not hold { $card }.
refused-slot-taken = { $seat } already has { $card } in slot 2.
refused-own-slot-last = { $count ->
    [one] Your own slot 2 comes last: { $free } still has room.
   *[other] Your own slot 2 comes last: { $free } still have room.
}
refused-no-match = No theft: { $seat } has no { $card } in stock.
refused-not-in-stock = { $seat } has no { $card } in stock.
refused-not-in-own-stock = You have no { $card } in stock.
refused-theft-from-self = You cannot steal from yourself.
refused-ship-never-matches = No theft: no stock holds a steamship, so it never matches.
refused-theft-comes-later = Whether you steal is asked later, once { $seat } has moved.
refused-no-theft-here = There is no theft on this side of the board.
refused-out-of-race = { $seat } is out of the race.
refused-same-suit = { $card } has the same suit as { $with } in your slot 2.
refused-same-number = { $card } has the same number as { $with } in your slot 2.
refused-must-play = You must play if you can, and you can: { $cards }.
refused-no-barrel = Barrel { $number } is gone.
refused-not-yourself = Choose an opponent, not yourself.
refused-nothing-to-take = { $seat } has nothing in stock.
refused-not-nearest-ahead = { $seat } is not the nearest ahead of you.
refused-empty-hand = { $seat } holds no cards.

## Previews
preview-moves = { $seat } moves { $space-to }.
preview-moves-barrels = { $count ->
    [one] { $seat } moves { $space-to }, with a barrel: { $barrels }.
   *[other] { $seat } moves { $space-to }, with barrels: { $barrels }.
}
preview-swapped = { $seat } ends up { $space-on }.
preview-range = { $seat } ends up between { $low-short } and { $high-short }.
preview-stays = { $seat } stays { $space-on }.
preview-later = After that, good deed: { $seat } moves { $steps }.
preview-steals = You steal { $taken }, and make no good deed.
preview-could-steal = { $seat } has the same card in stock: you could steal { $cards }.
preview-steamship = A steamship: at the end of the round, everybody tries to board.
preview-boards = { $seat }: { $sum }, aboard!
preview-left-behind = { $seat }: { $sum }, { $needed } to board.
preview-boards-perhaps = { $seat }: { $low } to { $high }, { $needed } to board.
preview-stack = { $seat }: { $suit } adds up to { $total }.
preview-no-stack = { $seat } loses the whole stack of { $suit }.
preview-burst = { $seat }: { $suit } adds up to { $total }, more than { $limit }, and is lost.
preview-caught = The lava catches { $seat }.
preview-barrel = { $barrel }: { $effect }
preview-barrel-down = Face down: nobody knows.
