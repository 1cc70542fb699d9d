# What `settemari print` says, and what stands on its pages besides the texts of cards.

## In the margin of every page
print-language = English
print-margin = { $game } · { $title }
print-margin-back = { $game } · { $title } · back
print-page = page { $page } of { $pages }
print-scale = print at 100 %, not fitted to the page
print-ruler = 50 mm
print-turn = with backs: both sides, turned over the long edge

## What there is to print
print-section-crew = Crew
print-section-events = Events
print-section-explorations = Explorations
print-section-captains = Captains
print-section-doubloons = Doubloons
print-section-dice = Dice
print-section-summary = Overviews
print-section-cards = Cards
print-section-barrels = Barrels
print-section-rafts = Rafts
print-section-carts = Mine carts
print-section-meeples = Meeples
print-section-board = Board

## On the cards of Arrr!!!
print-event = Event
print-event-lasting = Permanent event
print-exploration = Exploration
print-captain = Captain

## How to put things together
print-fold = Cut along the lines, fold along the dashes, glue the tabs.
print-standee = Cut out, fold along the dashes and glue the two halves together; the feet go to either side.
print-tile = Sheet { $row }{ $column }. Cut along the marks; glue each sheet onto the hatched strip of the one before it.

## Overview of Arrr!!!
print-arrr-turn = Your turn
print-arrr-recruit = Recruit. Discard what you like, then draw up to { $each } crew cards and { $each } events, never past { $hand } cards in hand.
print-arrr-equip = Equip. At most { $most } cards, among them { $officers } officer and { $gangs } gang.
print-arrr-act = Act. Sail for an exploration, raid ({ $doubloons } doubloons) or challenge somebody.
print-arrr-explore = Explore. Turn up a new exploration; the one furthest from the deck may sink.
print-arrr-dice = Dice: as many as the trait on all your equipped cards. Every { $trait } that is asked for and every jolly is a success.
print-arrr-cheat = Cheating: give back a doubloon, throw { $dice } more dice.
print-arrr-trait = trait
print-arrr-end = The end
print-arrr-when = When an exploration should be turned up and none is left.
print-arrr-points = 1 point for each doubloon and each point of fame. Equal symbols: { $worth } points for 1, 2, 3... cards.
print-arrr-signs = The signs
print-arrr-mark-exhaust = Exhaust: turn the card sideways; it is readied when your turn begins.
print-arrr-mark-permanent = Permanent: holds as long as the card lies there.
print-arrr-mark-moment = When the card can be played.
print-arrr-mark-lock = Condition: must hold when you set sail.
print-arrr-mark-reward = What happens if you conquer it.
print-arrr-mark-damage = What happens if it defeats you.
print-arrr-fame = Points of fame.
print-arrr-collection = A collection: equal symbols count together at the end.
print-arrr-influence = Arrows: what the card changes in its neighbours.
print-arrr-mark-eye = Watched: nobody cheats there.

## Overviews of Maretta and Vulcano
print-round = The round
print-maretta-pick = Everybody puts a card face down into their slot 1; all are turned up together.
print-maretta-place = In turn, lay a card into somebody else's slot 2. They move by the difference of their two numbers, then you move { $giver }.
print-maretta-steal = Does your card match one in their stock in suit and number? Steal any card from there, and do not move.
print-maretta-end = Steamship in a slot: difference + suits in your stock at least { $score }, and you are on board. Otherwise all cards go to the stocks; draw { $draw }.
print-maretta-win = Who is on board or on the ship's space wins.
print-vulcano-load = In turn, lay a card into somebody else's slot 2.
print-vulcano-own = In turn, lay a card into your slot 1: another suit and another number than in your slot 2.
print-vulcano-run = Both go to your stock, a stack for each suit. Above { $limit } a stack bursts. Move a space for each stack you have.
print-vulcano-lava = The lava moves { $step }. Whoever it reaches is out. Draw up to { $hand } cards.
print-vulcano-win = Who is at sea at the end of a round wins; so does the last one left.
print-barrels = The barrels

## What the command says
print-drawing = Drawing
print-setting = Setting the pages
print-made = { $pages ->
    [one] { $file }: one page.
   *[other] { $file }: { $pages } pages.
}
print-how = Print it at 100 %, on paper of 200 to 300 g.
print-how-backs = With backs: on both sides, turned over the long edge.
print-replaced = { $file } was there already: written anew.

## What can go wrong
print-no-typst = printing needs typst: pip install "settemari[print]"
print-no-pieces = the drawings are missing: no built browser client with pieces in { $folder }. Released packages have one; in the sources `make web` builds it
print-no-letters = the letters are missing: no { $family } in { $folder }. `make web` brings them
print-no-section = { $given } is nothing that can be printed of { $game }; there is: { $known }
print-no-deck = decks of one's own are for arrr; { $game } has variants: --variant
print-nothing = there is nothing of what --only asks for
print-typst = typst could not set the pages: { $why }
