# What the commands print, apart from a table.

## simulate
simulated = { $games ->
    [one] One game of { $variant } with { $seats } seats.
   *[other] { $games } games of { $variant } with { $seats } seats.
}
simulated-stopped = Stopped after { $games } of { $planned } games.
simulated-bots = Bots: { $bots }.
wins-heading = Who won (several can win together):
endings-heading = How the games ended:
ending-name-token = the steamship reached
ending-name-card = boarded by card
ending-name-token-and-card = ship reached and boarded
ending-name-deck = the deck ran out
ending-name-sea = the sea reached
ending-name-survivor = one survivor
ending-name-nobody = nobody left
ending-name-last-caught = the last ones caught win
ending-name-points = most points
ending-name-fame = a tie, more fame
ending-name-doubloons = a tie, more doubloons
ending-name-shared = a shared victory
rounds-mean = Rounds: { $mean } on average, median { $median }.
decisions-mean = Decisions: { $mean } a game.
speed = { $seconds } seconds: { $games } games and { $decisions } decisions a second.
built-compiled = The rules ran compiled.
built-interpreted = The rules ran interpreted: everything is the same, only slower.
digest = Digest of all outcomes: { $digest }

## arena
arena-played = { $games ->
    [one] One game of { $variant } with { $seats } seats.
   *[other] { $games } games of { $variant } with { $seats } seats.
}
arena-fair = { $deals ->
    [one] One deal, in which every bot had every seat equally often.
   *[other] { $deals } deals; in each, every bot had every seat equally often.
}
arena-stopped = Stopped before the end: of { $games } games, { $played } were played.
arena-nothing = Stopped before the first game was over.
arena-wins-heading = Share of the wins for each seat (a shared victory is divided; equal bots would have { $fair } %), with the 95 % interval:
arena-pairs-heading = Decisive results (one of the two won, the other did not), with the 95 % interval:
arena-pair = { $bot } against { $against }
arena-pair-none = { $bot } against { $against }: none
arena-of = { $won } of { $decisive }
arena-interval = { $low } to { $high } %
arena-pace-heading = Time for a choice, on average:
arena-seconds = { $milliseconds } ms
arena-failures-heading = Choices that programs lost (made at random instead):
arena-failures = { $bot }: { $whys }; counted out in { $games ->
    [one] one game
   *[other] { $games } games
}.
arena-failures-few = { $bot }: { $whys }.
arena-why-start = not started { $times } ×
arena-why-ended = ended { $times } ×
arena-why-late = too late { $times } ×
arena-why-flood = wrote too much { $times } ×
arena-why-nonsense = nonsense { $times } ×
## simulate --by: tables
by-ending = By ending:
by-seat = Victories by seat:
by-turn = Victories by turn order in the first round:
by-barrel = By barrel:
by-card = Victories by the cards that were played:
by-captain = Victories by captain:
by-event = By event:
by-crew = By crew card:
by-exploration = By exploration:
by-action = By action:
by-test = By the trait that was tested:
measure-games = of all games
measure-won = victories (× fair share)
measure-opened = opened, of all games
measure-laid = laid for oneself (×)
measure-given = given (×)
measure-received = received (×)
measure-played = played, if drawn
measure-equipped = equipped, if drawn
measure-chosen = chosen, if turned up
measure-conquered = conquered, if turned up
measure-declared = of all actions
measure-passed = passed
measure-at-once = by the first throw
count-interval = (95 % intervals)
count-share = { $share } % ({ $low }–{ $high })
count-victories = { $share } % ({ $low }–{ $high }) { $times } ×
count-never = –
count-turn = { $place }.
count-card = { $name }
count-all-tests = all tests
count-sail = sail
count-raid = raid
count-challenge = challenge

## variant
variant-fine = { $name } is fine, for { $seats } players.
variant-changed = { $field } = { $value } (usually { $usual })

## deck
deck-fine = { $deck } is fine: { $cards } cards.
deck-different = ({ $kinds } different ones)
deck-lasting = { $count ->
    [one] of the events, { $count } is permanent
   *[other] of the events, { $count } are permanent
}
deck-symbols = collections: { $symbols }
