# The table of Arrr!!! in a browser, besides what pages and terminal say as well.

## Header, and parts of the table
table-game-arrr = Arrr!!!
arrr-explorations = { $count ->
    [one] { $count } exploration
   *[other] { $count } explorations
}
arrr-stage = What is going on
arrr-your-crew = Your crew
arrr-yourself = You
arrr-inspect = Look closely at what is touched next
arrr-deck-left = { $count ->
    [one] { $count } exploration left in the deck
   *[other] { $count } explorations left in the deck
}
arrr-supply-said = { $count ->
    [one] { $count } doubloon in the supply
   *[other] { $count } doubloons in the supply
}
arrr-percent = { $number }%
arrr-in-port = in port
arrr-played-by = (by { $name })

## The row
arrr-sinks-next = It sinks when the next one is turned up.
arrr-your-chance = Your chance: { $chance }
arrr-with-cheating = cheating once, twice...: { $chances }
arrr-up-to = up to { $chance }
arrr-test-said = { $trait } { $difficulty }, you throw { $dice }
arrr-no-tests = No test: whoever sails there conquers it.
arrr-if-lost = If you fail:

## Sums
arrr-from-printed = printed
arrr-from-played = played
arrr-at-least = (never below { $total })
arrr-dice = dice

## Recruiting
arrr-recruit-lead = Touch the cards of your hand that are to go, then say how many you draw.
arrr-draw-crew = Draw crew
arrr-draw-events = Draw events
arrr-hand-after = Then you hold { $crew } + { $events }: crew and events.
arrr-hand-after-plain = { $crew ->
    [one] Then you hold { $crew } crew card.
   *[other] Then you hold { $crew } crew cards.
}
arrr-recruit-do = Discard { $count }. { $what }

## Equipping
arrr-equip-lead = Touch a card of your hand to take it aboard, one aboard to let it go.
arrr-equip-room = { $count ->
    [one] You have made room: take one more card aboard.
   *[other] You have made room: take { $count } more cards aboard.
}
arrr-no-crew = With nobody aboard you can only raid.
arrr-no-crew-full = With nobody aboard you can only raid, and nobody can challenge you.
arrr-slot-empty = an empty place
arrr-leaving = goes
arrr-new = new
arrr-exhausted-until = Exhausted until the owner's next turn.

## The action
arrr-faces = { $name } faces { $card }
arrr-sails-nowhere = { $name } sails on: the exploration is gone.
arrr-raids = { $name } goes raiding
arrr-challenges = { $name } challenges { $opponent }: { $trait }, for { $prize }
arrr-challenge-whom = Challenge { $name }
arrr-passed = passed
arrr-successes-of = { $count } of { $needed }
arrr-so-many-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
arrr-dice-said = { $count ->
    [one] Dice: { $faces }. { $count } success.
   *[other] Dice: { $faces }. { $count } successes.
}
arrr-cheat = Cheat for 1: +{ $dice } dice
arrr-cheat-chance = Cheat for 1: +{ $dice } dice ({ $chance })
arrr-hint-target = { $card }: on whom or what?

## What the button does
verb-sail = Sail
verb-raid = Raid
verb-challenge = Challenge
verb-use = Use
verb-command = Use
verb-captain = Choose
verb-dismiss = Discard
verb-lose = Discard
verb-drop = Discard
verb-equip = Equip
verb-exhaust = Exhaust
verb-draw = Draw
verb-prize = Name it
verb-accept = Accept
verb-refuse = Refuse
verb-pay = Pay

## Said aloud
arrr-said-coins = { $count ->
    [one] { $seat } has { $count } doubloon
   *[other] { $seat } has { $count } doubloons
}
arrr-said-staked = { $count } at stake
arrr-said-collection = { $symbol }: { $count }
arrr-said-traits = Dice: { $traits }
arrr-said-row = The row, from what sinks first: { $cards }.
arrr-said-sea = { $card } ({ $chance })
arrr-said-stack = Stack { $number }: { $what }, by { $seat }.
