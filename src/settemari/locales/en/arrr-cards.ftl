# What is printed on the cards of Arrr!!!, made from what each card does: `games/arrr/card_text.py` says which sentence.
# A card is small: a sentence should stay below some 150 characters.

## Traits, kinds, symbols
trait-attack = attack
    .label = Attack
    .the = attack
    .of = of attack
trait-navigation = navigation
    .label = Navigation
    .the = navigation
    .of = of navigation
trait-cunning = cunning
    .label = Cunning
    .the = cunning
    .of = of cunning
trait-courage = courage
    .label = Courage
    .the = courage
    .of = of courage
trait-jolly = jolly
    .label = Jolly
    .the = the jolly
    .of = of the jolly
trait-value = { $trait } { $amount }
kind-officer = officer
    .label = Officer
    .the = the officer
    .a = an officer
kind-item = item
    .label = Item
    .the = the item
    .a = an item
kind-gang = gang
    .label = Gang
    .the = the gang
    .a = a gang
symbol-anchor = anchor
symbol-bell = bell
symbol-chalice = chalice
symbol-compass = compass
symbol-crown = crown
symbol-idol = idol
symbol-key = key
symbol-map = map
symbol-mask = mask
symbol-pearl = pearl
symbol-shell = shell
symbol-skull = skull
fame = { $amount } fame
doubloons = { $amount ->
    [one] { $amount } doubloon
   *[other] { $amount } doubloons
}
collection = { $symbol } (collection)

## Who and what is meant: named first, then mentioned again
who-others = every other player
    .start = Every other player
who-everybody = everybody
    .start = Everybody
target-pirate = the player on turn
    .start = The player on turn
    .of = of the player on turn
    .to = to the player on turn
target-rival = another player of your choice
    .start = Another player of your choice
    .of = of another player of your choice
    .to = to another player of your choice
target-exploration = an exploration of the row
target-crew = any equipped card
target-own-crew = one of your equipped cards
target-rival-crew = an equipped card of another player
target-lasting = a permanent event in play
target-stacked = an event, a crew card's ability or a penalty on the stack
target-stacked-event = an event on the stack
target-stacked-ability = a crew card's ability on the stack
target-stacked-penalty = a penalty on the stack
again-player = that player
    .start = That player
    .of = of that player
    .to = to that player
again-exploration = that exploration
again-crew = that card
again-lasting = that event
action-sail = sail
action-challenge = declare a challenge

## When
moment-free = before or after the action
moment-declared = right after an action is declared
moment-before-roll = before a roll
moment-rolled = after a throw
moment-answer = in answer to something on the stack
declared-sail = right after sailing is declared
declared-raid = right after a raid is declared
declared-challenge = right after a challenge is declared
during-sail = while somebody sails
during-raid = during a raid
during-challenge = during a challenge
either = { $first } or { $next }
both = { $first }, { $next }

## What stands around the sentences
sentences = { $first } { $next }
printed-crew = { $kind-label }: { $traits }.
printed-crew-plain = { $kind-label }.
printed-ability = Exhaust: { $effect }
printed-ability-when = Exhaust { $when }: { $effect }
printed-ability-anytime = Exhaust, also on other players' turns: { $effect }
printed-ability-anytime-when = Exhaust { $when }, also on other players' turns: { $effect }
printed-always = Always: { $effect }
printed-play = Play it { $when }.
printed-lasting = Permanent, { $where }, { $until }.
printed-watched = Watched: nobody cheats here.
printed-test = { $trait-label } { $difficulty }.
printed-passed = If you pass: { $effect }
printed-failed = If you fail: { $effect }
printed-loot = Loot: { $loot }.
printed-reward = If you conquer it: { $effect }
printed-penalty = If it defeats you: { $effect }
printed-influence = Influence on its neighbours: { $influences }.
influence-test-more = { $tests } +{ $amount }
influence-test-less = { $tests } −{ $amount }
influence-doubloons-more = doubloons +{ $amount }
influence-doubloons-less = doubloons −{ $amount }

## Conditions of explorations
condition-trait = Condition: { $trait } { $amount } or more in all.
condition-officers = { $amount ->
    [one] Condition: at least { $amount } officer equipped.
   *[other] Condition: at least { $amount } officers equipped.
}
condition-items = { $amount ->
    [one] Condition: at least { $amount } item equipped.
   *[other] Condition: at least { $amount } items equipped.
}
condition-gangs = { $amount ->
    [one] Condition: at least { $amount } gang equipped.
   *[other] Condition: at least { $amount } gangs equipped.
}
condition-crew = { $amount ->
    [one] Condition: at least { $amount } equipped card.
   *[other] Condition: at least { $amount } equipped cards.
}
condition-doubloons = { $amount ->
    [one] Condition: at least { $amount } doubloon in your chest.
   *[other] Condition: at least { $amount } doubloons in your chest.
}
condition-conquered = { $amount ->
    [one] Condition: at least { $amount } conquered exploration in your chest.
   *[other] Condition: at least { $amount } conquered explorations in your chest.
}
condition-hand = { $amount ->
    [one] Condition: at least { $amount } card in your hand.
   *[other] Condition: at least { $amount } cards in your hand.
}

## Operations: dice
op-add-dice-you = { $amount ->
    [one] Add { $amount } die to your roll.
   *[other] Add { $amount } dice to your roll.
}
op-add-dice-they = { $amount ->
    [one] { $who-start } adds { $amount } die to their roll.
   *[other] { $who-start } adds { $amount } dice to their roll.
}
op-remove-dice-they = { $amount ->
    [one] { $who-start } throws { $amount } die fewer.
   *[other] { $who-start } throws { $amount } dice fewer.
}
op-reroll-you = { $amount ->
    [one] Throw one of your failed dice again.
   *[other] Throw up to { $amount } of your failed dice again.
}
op-reroll-they = { $amount ->
    [one] { $who-start } throws { $amount } failed die again.
   *[other] { $who-start } throws up to { $amount } failed dice again.
}
op-turn-dice-you = { $amount ->
    [one] Turn one of your failed dice to the jolly.
   *[other] Turn { $amount } of your failed dice to the jolly.
}
op-turn-dice-they = { $amount ->
    [one] { $who-start } turns { $amount } failed die to the jolly.
   *[other] { $who-start } turns { $amount } failed dice to the jolly.
}
op-difficulty-more = Raise the difficulty of the current test by { $amount }.
op-difficulty-less = Lower the difficulty of the current test by { $amount }.

## Operations: the stack and the row
op-cancel = Cancel { $target }.
op-swap-row = Swap { $target } with its neighbour nearer the deck; if it lies next to the deck, with its other neighbour.
op-move-near = Move { $target } to the end next to the deck.
op-move-far = Move { $target } to the end furthest from the deck.
op-sink = Sink { $target }: it never comes back.
op-explore = Turn up one more exploration now.

## Operations: crew
op-discard-crew = Discard { $target }.
op-take-crew = Take { $target } into your hand.
op-exhaust = Exhaust { $target }.
op-ready = Ready { $target }.
op-ready-all-you = Ready all your equipped cards.
op-ready-all-they = { $who-start } readies all their equipped cards.
op-damage-you = { $amount ->
    [one] Suffer { $amount } damage (discard one of your equipped cards).
   *[other] Suffer { $amount } damage (discard { $amount } of your equipped cards).
}
op-damage-they = { $amount ->
    [one] { $who-start } suffers { $amount } damage (discards one of their equipped cards).
   *[other] { $who-start } suffers { $amount } damage (discards { $amount } of their equipped cards).
}
op-ward-you = { $amount ->
    [one] Ignore the next point of damage you suffer this turn.
   *[other] Ignore the next { $amount } points of damage you suffer this turn.
}
op-ward-they = { $amount ->
    [one] { $who-start } ignores the next point of damage they suffer this turn.
   *[other] { $who-start } ignores the next { $amount } points of damage they suffer this turn.
}
op-press-you = { $amount ->
    [one] Draw { $amount } crew card and equip it at once; if there is no room, it goes to your hand.
   *[other] Draw { $amount } crew cards and equip them at once; those without room go to your hand.
}
op-tire-you = { $amount ->
    [one] Exhaust one of your ready equipped cards.
   *[other] Exhaust { $amount } of your ready equipped cards.
}
op-tire-they = { $amount ->
    [one] { $who-start } exhausts one of their ready equipped cards.
   *[other] { $who-start } exhausts { $amount } of their ready equipped cards.
}

## Operations: doubloons and hands
op-gain-you = { $amount ->
    [one] Take { $amount } doubloon from the supply.
   *[other] Take { $amount } doubloons from the supply.
}
op-gain-they = { $amount ->
    [one] { $who-start } takes { $amount } doubloon from the supply.
   *[other] { $who-start } takes { $amount } doubloons from the supply.
}
op-lose-you = { $amount ->
    [one] Lose { $amount } doubloon.
   *[other] Lose { $amount } doubloons.
}
op-lose-they = { $amount ->
    [one] { $who-start } loses { $amount } doubloon.
   *[other] { $who-start } loses { $amount } doubloons.
}
op-steal = { $amount ->
    [one] Steal { $amount } doubloon from { $target }.
   *[other] Steal { $amount } doubloons from { $target }.
}
op-draw-crew-you = { $amount ->
    [one] Draw { $amount } crew card.
   *[other] Draw { $amount } crew cards.
}
op-draw-crew-they = { $amount ->
    [one] { $who-start } draws { $amount } crew card.
   *[other] { $who-start } draws { $amount } crew cards.
}
op-draw-event-you = { $amount ->
    [one] Draw { $amount } event.
   *[other] Draw { $amount } events.
}
op-draw-event-they = { $amount ->
    [one] { $who-start } draws { $amount } event.
   *[other] { $who-start } draws { $amount } events.
}
op-draw-either-you = { $amount ->
    [one] Draw { $amount } crew card or { $amount } event.
   *[other] Draw { $amount } cards, each a crew card or an event as you choose.
}
op-draw-either-they = { $amount ->
    [one] { $who-start } draws { $amount } crew card or { $amount } event.
   *[other] { $who-start } draws { $amount } cards, each a crew card or an event as they choose.
}
op-discard-hand-you = { $amount ->
    [one] Discard { $amount } card from your hand.
   *[other] Discard { $amount } cards from your hand.
}
op-discard-hand-they = { $amount ->
    [one] { $who-start } discards { $amount } card from their hand.
   *[other] { $who-start } discards { $amount } cards from their hand.
}
op-look = Look at the whole hand of { $target }.

## Operations: the declared action and permanent events
op-bar = The player on turn may not { $action } this turn; if that was declared, they declare another action.
op-toll = { $amount ->
    [one] The player on turn discards { $amount } card from their hand or may not { $action } this turn.
   *[other] The player on turn discards { $amount } cards from their hand or may not { $action } this turn.
}
op-raid-instead = The declared action becomes a raid.
op-redirect = The player on turn faces { $target } instead of the one declared.
op-end-lasting = Discard { $target }.

## Permanent events: where, until when
where-pirate = in front of { $target }
where-exploration = on { $target }
where-crew = on { $target }
where-table = for everybody
until-end-pirate = until the end of the game
until-end-exploration = as long as it lies in the row
until-end-crew = as long as it is equipped
until-end-table = until the end of the game
until-turn = until the end of this turn
until-my-next-turn = until your next turn begins
until-roll-pirate = until that player finishes a roll
until-roll-exploration = until somebody finishes a roll against it
until-roll-crew = until its owner finishes a roll
until-roll-table = until somebody finishes a roll

## What captains and permanent events change
rolls-trait = in { $trait } rolls
rolls-any = in every roll
rolls-challenge = in challenges
tests-trait = { $trait } tests
tests-any = tests
change-dice-more-you = { $amount ->
    [one] You throw { $amount } more die { $rolls }.
   *[other] You throw { $amount } more dice { $rolls }.
}
change-dice-less-you = { $amount ->
    [one] You throw { $amount } die fewer { $rolls }.
   *[other] You throw { $amount } dice fewer { $rolls }.
}
change-dice-more-pirate = { $amount ->
    [one] That player throws { $amount } more die { $rolls }.
   *[other] That player throws { $amount } more dice { $rolls }.
}
change-dice-less-pirate = { $amount ->
    [one] That player throws { $amount } die fewer { $rolls }.
   *[other] That player throws { $amount } dice fewer { $rolls }.
}
change-dice-more-crew = { $amount ->
    [one] Its owner throws { $amount } more die { $rolls }.
   *[other] Its owner throws { $amount } more dice { $rolls }.
}
change-dice-less-crew = { $amount ->
    [one] Its owner throws { $amount } die fewer { $rolls }.
   *[other] Its owner throws { $amount } dice fewer { $rolls }.
}
change-dice-more-table = { $amount ->
    [one] Everybody throws { $amount } more die { $rolls }.
   *[other] Everybody throws { $amount } more dice { $rolls }.
}
change-dice-less-table = { $amount ->
    [one] Everybody throws { $amount } die fewer { $rolls }.
   *[other] Everybody throws { $amount } dice fewer { $rolls }.
}
change-difficulty-more-you = The difficulty of your { $tests } is { $amount } higher.
change-difficulty-less-you = The difficulty of your { $tests } is { $amount } lower.
change-difficulty-more-pirate = The difficulty of that player's { $tests } is { $amount } higher.
change-difficulty-less-pirate = The difficulty of that player's { $tests } is { $amount } lower.
change-difficulty-more-exploration = The difficulty of its { $tests } is { $amount } higher.
change-difficulty-less-exploration = The difficulty of its { $tests } is { $amount } lower.
change-difficulty-more-table = The difficulty of all { $tests } is { $amount } higher.
change-difficulty-less-table = The difficulty of all { $tests } is { $amount } lower.
change-doubloons-more-you = { $amount ->
    [one] Each exploration you conquer brings { $amount } more doubloon.
   *[other] Each exploration you conquer brings { $amount } more doubloons.
}
change-doubloons-less-you = { $amount ->
    [one] Each exploration you conquer brings { $amount } doubloon fewer.
   *[other] Each exploration you conquer brings { $amount } doubloons fewer.
}
change-doubloons-more-pirate = { $amount ->
    [one] Each exploration that player conquers brings { $amount } more doubloon.
   *[other] Each exploration that player conquers brings { $amount } more doubloons.
}
change-doubloons-less-pirate = { $amount ->
    [one] Each exploration that player conquers brings { $amount } doubloon fewer.
   *[other] Each exploration that player conquers brings { $amount } doubloons fewer.
}
change-doubloons-more-exploration = { $amount ->
    [one] Conquering it brings { $amount } more doubloon.
   *[other] Conquering it brings { $amount } more doubloons.
}
change-doubloons-less-exploration = { $amount ->
    [one] Conquering it brings { $amount } doubloon fewer.
   *[other] Conquering it brings { $amount } doubloons fewer.
}
change-doubloons-more-table = { $amount ->
    [one] Each conquered exploration brings { $amount } more doubloon.
   *[other] Each conquered exploration brings { $amount } more doubloons.
}
change-doubloons-less-table = { $amount ->
    [one] Each conquered exploration brings { $amount } doubloon fewer.
   *[other] Each conquered exploration brings { $amount } doubloons fewer.
}
change-raid-more-you = { $amount ->
    [one] Each of your raids brings { $amount } more doubloon.
   *[other] Each of your raids brings { $amount } more doubloons.
}
change-raid-less-you = { $amount ->
    [one] Each of your raids brings { $amount } doubloon fewer.
   *[other] Each of your raids brings { $amount } doubloons fewer.
}
change-raid-more-pirate = { $amount ->
    [one] Each of that player's raids brings { $amount } more doubloon.
   *[other] Each of that player's raids brings { $amount } more doubloons.
}
change-raid-less-pirate = { $amount ->
    [one] Each of that player's raids brings { $amount } doubloon fewer.
   *[other] Each of that player's raids brings { $amount } doubloons fewer.
}
change-raid-more-table = { $amount ->
    [one] Each raid brings { $amount } more doubloon.
   *[other] Each raid brings { $amount } more doubloons.
}
change-raid-less-table = { $amount ->
    [one] Each raid brings { $amount } doubloon fewer.
   *[other] Each raid brings { $amount } doubloons fewer.
}
change-cheat-more-you = { $amount ->
    [one] When you cheat, each doubloon gives you { $amount } more die.
   *[other] When you cheat, each doubloon gives you { $amount } more dice.
}
change-cheat-less-you = { $amount ->
    [one] When you cheat, each doubloon gives you { $amount } die fewer.
   *[other] When you cheat, each doubloon gives you { $amount } dice fewer.
}
change-cheat-more-pirate = { $amount ->
    [one] When that player cheats, each doubloon gives { $amount } more die.
   *[other] When that player cheats, each doubloon gives { $amount } more dice.
}
change-cheat-less-pirate = { $amount ->
    [one] When that player cheats, each doubloon gives { $amount } die fewer.
   *[other] When that player cheats, each doubloon gives { $amount } dice fewer.
}
change-cheat-more-table = { $amount ->
    [one] When anybody cheats, each doubloon gives { $amount } more die.
   *[other] When anybody cheats, each doubloon gives { $amount } more dice.
}
change-cheat-less-table = { $amount ->
    [one] When anybody cheats, each doubloon gives { $amount } die fewer.
   *[other] When anybody cheats, each doubloon gives { $amount } dice fewer.
}
change-damage-more-you = Each time you suffer damage, you suffer { $amount } more.
change-damage-less-you = Each time you suffer damage, you suffer { $amount } less.
change-damage-more-pirate = Each time that player suffers damage, they suffer { $amount } more.
change-damage-less-pirate = Each time that player suffers damage, they suffer { $amount } less.
change-damage-more-table = Each time anybody suffers damage, they suffer { $amount } more.
change-damage-less-table = Each time anybody suffers damage, they suffer { $amount } less.
change-equip-more-you = { $amount ->
    [one] You may have { $amount } more equipped card.
   *[other] You may have { $amount } more equipped cards.
}
change-equip-more-pirate = { $amount ->
    [one] That player may have { $amount } more equipped card.
   *[other] That player may have { $amount } more equipped cards.
}
change-equip-more-table = { $amount ->
    [one] Everybody may have { $amount } more equipped card.
   *[other] Everybody may have { $amount } more equipped cards.
}
change-recruit-more-you = When you recruit, the limits for each kind of card and for the whole hand are { $amount } higher.
change-recruit-less-you = When you recruit, the limits for each kind of card and for the whole hand are { $amount } lower.
change-recruit-more-pirate = When that player recruits, the limits for each kind of card and for the whole hand are { $amount } higher.
change-recruit-less-pirate = When that player recruits, the limits for each kind of card and for the whole hand are { $amount } lower.
change-recruit-more-table = When anybody recruits, the limits for each kind of card and for the whole hand are { $amount } higher.
change-recruit-less-table = When anybody recruits, the limits for each kind of card and for the whole hand are { $amount } lower.
change-collection-more-you = { $amount ->
    [one] At the end of the game each of your collection cards is worth { $amount } more point.
   *[other] At the end of the game each of your collection cards is worth { $amount } more points.
}
change-collection-less-you = { $amount ->
    [one] At the end of the game each of your collection cards is worth { $amount } point less.
   *[other] At the end of the game each of your collection cards is worth { $amount } points less.
}
change-collection-more-pirate = { $amount ->
    [one] At the end of the game each of that player's collection cards is worth { $amount } more point.
   *[other] At the end of the game each of that player's collection cards is worth { $amount } more points.
}
change-collection-less-pirate = { $amount ->
    [one] At the end of the game each of that player's collection cards is worth { $amount } point less.
   *[other] At the end of the game each of that player's collection cards is worth { $amount } points less.
}
change-collection-more-table = { $amount ->
    [one] At the end of the game every collection card is worth { $amount } more point.
   *[other] At the end of the game every collection card is worth { $amount } more points.
}
change-collection-less-table = { $amount ->
    [one] At the end of the game every collection card is worth { $amount } point less.
   *[other] At the end of the game every collection card is worth { $amount } points less.
}
change-refusal-more-you = { $amount ->
    [one] When your challenge is refused, you take { $amount } more doubloon.
   *[other] When your challenge is refused, you take { $amount } more doubloons.
}
change-refusal-less-you = { $amount ->
    [one] When your challenge is refused, you take { $amount } doubloon fewer.
   *[other] When your challenge is refused, you take { $amount } doubloons fewer.
}
change-refusal-more-pirate = { $amount ->
    [one] When that player's challenge is refused, they take { $amount } more doubloon.
   *[other] When that player's challenge is refused, they take { $amount } more doubloons.
}
change-refusal-less-pirate = { $amount ->
    [one] When that player's challenge is refused, they take { $amount } doubloon fewer.
   *[other] When that player's challenge is refused, they take { $amount } doubloons fewer.
}
change-refusal-more-table = { $amount ->
    [one] When a challenge is refused, the challenger takes { $amount } more doubloon.
   *[other] When a challenge is refused, the challenger takes { $amount } more doubloons.
}
change-refusal-less-table = { $amount ->
    [one] When a challenge is refused, the challenger takes { $amount } doubloon fewer.
   *[other] When a challenge is refused, the challenger takes { $amount } doubloons fewer.
}
change-forbid-you = You may not { $action }.
change-forbid-pirate = That player may not { $action }.
change-forbid-table = Nobody may { $action }.
change-calm-exploration = Its neighbours have no influence on it.
change-calm-table = Explorations have no influence on their neighbours.

## The sheet of a deck
sheet-title = The cards of { $deck }
sheet-crew = { $amount ->
    [one] { $amount } crew card
   *[other] { $amount } crew cards
}
sheet-events = { $amount ->
    [one] { $amount } event
   *[other] { $amount } events
}
sheet-explorations = { $amount ->
    [one] { $amount } exploration
   *[other] { $amount } explorations
}
sheet-captains = { $amount ->
    [one] { $amount } captain
   *[other] { $amount } captains
}
sheet-card = Card
sheet-kind = Kind
sheet-copies = Copies
sheet-text = Text
