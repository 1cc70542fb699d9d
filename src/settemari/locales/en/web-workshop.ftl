# The workshop in the browser: boards of one's own. Names of fields are those of variant files.

## The page
workshop-title = The workshop
workshop-about = Make a board of your own: stretch the path, sow barrels, mix the deck. It is checked as you go, and its code is all your friends need.
workshop-presets = Begin with
workshop-undo = Undo
workshop-redo = Redo
workshop-reset = As printed
workshop-custom = custom
workshop-was = Printed: { $value }
workshop-unread = Only numbers, with commas between them.

## The board
workshop-board = The board
workshop-board-about-maretta = Touch a space to put barrels on it or take them away. Drag the ship and the reefs, or move them with the arrow keys.
workshop-board-about-vulcano = Touch a space to put barrels on it or take them away. Drag the sea, the crevasses and the lava, or move them with the arrow keys.
workshop-space = Barrels on space { $number }
workshop-on = on space { $space }
workshop-after = after space { $space }
workshop-divider-maretta = Reef { $number }
workshop-divider-vulcano = Crevasse { $number }

## The path
workshop-path = The path
workshop-field-path-last-maretta = The steamship is on space
workshop-field-path-last-vulcano = The sea is on space
workshop-dividers-maretta = Coral reefs
workshop-dividers-vulcano = Crevasses
workshop-divider-after-maretta = Reef { $number } after space
workshop-divider-after-vulcano = Crevasse { $number } after space
workshop-field-path-barrel-spaces = Spaces with barrels
workshop-field-path-barrel-spaces-hint = Or touch them on the board. At or past the end of the path there are none.
workshop-field-lava-start = The lava starts on
    .about = Spaces behind the village are below 0.
workshop-field-lava-step = Spaces that the lava moves
workshop-step-past = Past crevasse { $number }
workshop-field-lava-nobody-left = If the lava takes everybody
workshop-field-lava-nobody-left-nobody = nobody wins
workshop-field-lava-nobody-left-last-caught = the last caught win

## Barrels
workshop-barrels = Barrels
workshop-in-bag = { $count ->
    [one] One barrel in the bag
   *[other] { $count } barrels in the bag
}
workshop-field-barrels-per-space = Barrels on a marked space
workshop-field-barrels-on-zero-move = Also for who does not move
    .about = Whoever ends a move of 0 on barrels opens one again.
workshop-field-barrels-shark-cards = Cards a shark takes
workshop-field-barrels-anchor-cards = Cards an anchor takes
workshop-field-spear-sea = Spears reach the sea
    .about = Who is at sea already can be swapped back.

## Cards
workshop-cards = Cards
workshop-in-suit = { $count ->
    [one] One card in each of the five suits
   *[other] { $count } cards in each of the five suits
}
workshop-of-number = Cards with a { $number }
workshop-field-hand-first-maretta = Cards in the first hand
workshop-field-hand-first-vulcano = Cards in hand
    .about = After every round everybody draws up to it again.
workshop-field-hand-draw = Cards drawn each round
workshop-field-deck-ships-per-seat = Steamships for each player
workshop-field-deck-removed-3 = Left in the box with 3 players
workshop-field-deck-removed-4 = Left in the box with 4 players
workshop-field-deck-removed-5 = Left in the box with 5 players
    .about = The fewer cards, the fewer rounds.

## How it is played
workshop-play = Moves and wins
workshop-field-move-giver = Steps for a good deed
workshop-field-boarding-score = Needed to board a steamship
workshop-field-theft-when = Whoever steals decides
workshop-field-theft-when-with-card = with the card
workshop-field-theft-when-after-move = after the move
workshop-field-theft-costs = A theft costs
workshop-field-theft-costs-own-move = the good deed
workshop-field-theft-costs-all-moves = both moves
workshop-field-burst-limit = A stack holds up to
workshop-field-burst-when = Stacks are checked
workshop-field-burst-when-always = always
workshop-field-burst-when-stocking = when stocking

## What its games are like
workshop-trial = What its games are like
workshop-trial-running = Bots are trying it out…
workshop-trial-wrong = As soon as everything fits, bots will try it out.
workshop-trial-about = { $games ->
    [one] From one quick game between bots.
   *[other] From { $games } quick games between bots.
}
workshop-trial-mark = The dark marks are the printed game.
workshop-rounds = { $count ->
    [one] Mostly a single round
   *[other] Mostly about { $count } rounds
}
workshop-endings = How they end
workshop-turns = Who wins
workshop-turn = { $turn ->
    [1] Whoever goes first
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Number { $turn }
}
workshop-percent = { $percent } %

## Passing it on
workshop-share = Play it, pass it on
workshop-name = Name of the board
workshop-name-usual-maretta = My own Maretta
workshop-name-usual-vulcano = My own Vulcano
workshop-wrong = Not quite yet.
workshop-wrong-show = Show me where
workshop-play-now = Play it now
workshop-code = Its code
workshop-copy = Copy the code
workshop-copied = The code is copied.
workshop-qr = QR code
workshop-qr-about = Whoever scans it finds this board on their own workbench.
