# The table on a terminal: headings and short labels. Columns are narrow: keep them short.

## Header and status
screen-maretta = Maretta
screen-vulcano = Vulcano
screen-round = Round { $round }
screen-round-of = Round { $round } of { $last }
screen-practice = Practice game
screen-over = The game is over.
screen-log = Log
screen-went-back = Everybody agreed to go back to here: what followed was taken back, and what nobody had seen was shuffled anew.
screen-hand-of = { $name }: hand

## Rafts and minecarts: headings
screen-space = Space
screen-boarding = Suits+diff.
screen-stacks = Stacks

## Rafts and minecarts: remarks
screen-ink = ink
screen-inked = ink this round
screen-ink-next = ink next round
screen-stole = stole this round
screen-out = out of the race
screen-known = known in hand:
screen-among = { $count } among { $cards }

## The path
screen-lava-next = After this round { $space }
screen-face-down = face down

## Barrels in two letters: a capital for those that concern everybody
screen-barrel-monkey = mo
screen-barrel-troop = Mo
screen-barrel-cuttlefish = cu
screen-barrel-school = Cu
screen-barrel-shark = sh
screen-barrel-sharks = Sh
screen-barrel-spear = sp
screen-barrel-anchor = an
screen-barrel-pelican = pe

## The curtain
screen-pass-on = Pass the device to
screen-pass-on-hint = Nobody else looks at the screen now.

## The end
screen-paths = Everybody's path, round by round
screen-seed = The seed of this game
screen-commitment = Its seal, shown before the game:
screen-seed-fits = The seal fits: no card was changed on the way.
screen-seed-differs = The seal does not fit: this is not the seed that was fixed before the game.
