# Awards at the end of a game, for what was remarkable: a title, and why. The name of the player stands beside it.
award-generous = The most generous hand: { $count } spaces given away
award-robbed = Everybody's larder: { $count } cards ended up elsewhere
award-thief = The lightest fingers: { $count } cards changed owner
award-barrels = Crowbar in hand: { $count } barrels opened
award-dry = Not a single barrel: caution, or maybe splinters
award-leap = The longest leap: { $count } spaces at once
award-speared = The spears' darling: { $count } spaces back
award-bitten = Best restaurant in these waters: { $count } cards served to sharks and anchors
award-burst = The loudest minecart: { $count } stacks burst
award-still = The finest view of one and the same space: { $count } moves of nothing at all
award-whisker = { $count ->
    [one] Close enough to smell the coal: 1 point short of the steamship
   *[other] Close enough to smell the coal: { $count } points short of the steamship
}
award-singed = { $count ->
    [one] The warmest soles: 1 space from the lava
   *[other] The warmest soles: { $count } spaces from the lava
}
