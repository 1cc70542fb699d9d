# The table of Arrr!!! on a terminal: headings and short labels. Columns are narrow: keep them short.

## Header
arrr-screen-mode-gallows = Gallows bait
arrr-screen-mode-boarding = Boarding!
arrr-screen-mode-full = Full game
arrr-screen-round = Round { $round } of { $last }
arrr-screen-explorations-left = { $count ->
    [one] { $count } exploration left
   *[other] { $count } explorations left
}
arrr-screen-supply = Supply { $coins }

## Traits and the jolly in three letters
arrr-screen-short-attack = Att
arrr-screen-short-navigation = Nav
arrr-screen-short-cunning = Cun
arrr-screen-short-courage = Cou
arrr-screen-short-jolly = Jol

## The row
arrr-screen-seas = The Seven Seas, from the furthest to the deck
arrr-screen-exploration = Exploration
arrr-screen-tests = Tests
arrr-screen-no-test = none
arrr-screen-loot = Loot
arrr-screen-your-chance = Chance
arrr-screen-fame = { $count } fame
arrr-screen-symbol = { $symbol }
arrr-screen-percent = { $number }%
arrr-screen-played-by = (by { $name })
arrr-screen-face-down = a card face down
arrr-screen-won = Won: { $effect }
arrr-screen-lost = Lost: { $effect }
arrr-screen-neighbours = Neighbours: { $influences }.
arrr-screen-crew-line = ({ $kind }) { $traits }.

## The pirates
arrr-screen-pirate = Pirate
arrr-screen-doubloons = Doubl.
arrr-screen-fame-heading = Fame
arrr-screen-points = Points
arrr-screen-hand = Hand
arrr-screen-hands = Crew+Ev.
arrr-screen-captain = (captain)
arrr-screen-exhausted = exhausted
arrr-screen-in-port = nobody equipped: in port
arrr-screen-collections = collections: { $symbols }
arrr-screen-at-stake = at stake: { $what }
arrr-screen-ward = warded: { $count } damage

## What is going on
arrr-screen-action = The action
arrr-screen-sails = { $tests ->
    [0] { $name } faces { $exploration }.
    [1] { $name } faces { $exploration }.
   *[other] { $name } faces { $exploration }: test { $test } of { $tests }.
}
arrr-screen-sails-nowhere = { $name } sails on: the exploration is gone.
arrr-screen-raids = { $name } goes raiding.
arrr-screen-challenges = { $name } against { $opponent }, in { $trait }.
arrr-screen-challenges-with = { $name } against { $opponent }, in { $trait }: dice { $mine } to { $theirs }; without cheating { $name } wins { $win }%, tie { $tie }%.
arrr-screen-no-dice = no dice
arrr-screen-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
arrr-screen-successes-of = { $count } of { $wanted } successes
arrr-screen-stack = The stack: the last played is resolved first
arrr-screen-stack-on = { $what } on { $target }
arrr-screen-stack-next = (next)
arrr-screen-stack-now = (now)

## Choosing
arrr-screen-on-what = { $card }: on whom or what?
arrr-screen-no-crew = Without an equipped card you can only raid, and nobody can challenge you.
arrr-screen-give-up = Cards to give up first, if you like:
arrr-screen-draw = How many to draw, crew cards + events:
arrr-screen-draw-alone = How many crew cards to draw:
arrr-screen-challenge = Challenge { $name }
arrr-screen-which-trait = Against { $name }: in which trait?
arrr-screen-which-prize = What do you want to win?
arrr-screen-duel = dice { $mine } to { $theirs }: you win { $win }%, tie { $tie }%, lose { $loss }%
arrr-screen-without-doubloon = without the doubloon

## First and last screen
arrr-screen-goal = { $mode ->
    [gallows] Your goal: most points after five rounds. Each turn you recruit, equip up to four crew cards, then sail to an exploration or raid. Dice that show the trait or the jolly are successes; a doubloon buys more dice.
    [boarding] Your goal: most points after five rounds. Recruit, equip, then sail or raid; events can be played into anybody's action, and the last played is resolved first.
   *[other] Your goal: most points after five rounds. Recruit, equip, then sail, raid or challenge somebody; events and abilities answer each other, and the last played is resolved first.
}
arrr-screen-keys =
    A number chooses what stands beside it, also in grey: then you are told
    why not. An action in the words of the notation will do as well, such as
    "sail ghost-ship". Enter alone passes.
    u take back · card NAME its text · log all so far · rule P3.5 · why 2 · q quit
    When to ask you: smart if it matters · always · sleep not before your turn
    sleep action, sleep stack not so long · "unless me" behind it: but if aimed at you
arrr-screen-score = What the points are made of
arrr-screen-collection-points = Collections
arrr-screen-which-card = Several cards are called so: { $cards }

## Standing orders of who plays alone among bots
arrr-order-smart = You are asked when it matters.
arrr-order-always = You are asked whenever you could play something.
arrr-order-my-turn = You pass until it is your turn.
arrr-order-action = You pass until this action is over.
arrr-order-stack = You pass until this stack is resolved.
