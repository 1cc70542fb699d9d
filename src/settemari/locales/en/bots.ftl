# The bots by level: what each one is, and its character.

bot-spuma = the seal who helps everybody
    .about = She wishes everybody well, and gives your raft a push if it drifts her way. More often than not she forgets what she came up for, and dives again, having taken nothing but a breath.
bot-zecchino = the gull who bets on everything
    .about = He flies into the storm because the odds were good, or because he never asked. Neither lava nor gallows frighten him: what he loses he calls an investment.
bot-manolesta = the octopus with eight pockets
    .about = He shakes your hand with one arm and has seven left for your stock. A sensible fellow otherwise, bar the odd slip of an arm: takes what is worth taking, and leaves a receipt.
bot-rancura = the moray who bears grudges
    .about = She lies in her hole with a list of whoever is ahead. She sees far into the current, and rather than arrive first she likes you not to arrive at all.
bot-abissa = the eldest of the deep
    .about = She has read the log of every ship that came down to her, and knows where each went wrong. No hurry, no favourites: she thinks before every choice, and seldom has to think twice.

## What `settemari bots` prints besides
bots-rating = { $table } { $points }
bots-note = Ratings as in chess, on average over all numbers of seats: level 1 has 1000 in every game, and 100 points more take 64 % of the results that are decided. docs/bots.md has every table.
