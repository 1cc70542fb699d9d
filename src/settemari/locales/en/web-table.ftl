# The table in the browser: what stands around a game, the action bar, the log, the menu, the end, the replay.

## Header
table-menu = Menu
table-game-maretta = Maretta
table-game-vulcano = Vulcano
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-deck = Deck { $count }
table-rules = The rules
table-connecting = On the way to the table…

## Status and action bar
table-bar = What to do
table-your-turn = Your turn.
table-commit = Confirm
table-change = Change
table-clear = Take the choice back
table-answered = You have chosen, and may change it until everybody has.
table-late = Too late: that question was settled already, and nothing has changed.
table-not-now = Not now.
table-watching = You are watching.
table-result = How it ended
table-time = Time left
table-time-bank = Time left, from the reserve
table-time-bank-short = reserve
table-replaced-left = A bot plays on for you, since you got up.
table-replaced-away = A bot plays on for you, since you were away.
table-replaced-removed = The host has given your seat to a bot.
table-replaced-resigned = You gave up. A bot plays on in your place.

## What the button does, by the answer that is chosen
verb-pick = Choose
verb-place = Give
verb-load = Load
verb-play = Play
verb-steal = Steal
verb-open = Open
verb-take = Take
verb-discard = Discard
verb-swap = Swap
verb-look = Look

## Log
table-log = Ship's log
table-log-moment = Show this moment
table-go-on = Go on

## People
table-seat-back-soon = coming back
table-seat-away = away
table-seat-bot = bot
table-seat-stand-in = a bot plays on here
table-long-away = { $name } has been away for more than a minute.
table-call-bot = Let a bot play on
table-missing = Still missing: { $names }.
table-end-yours = You would end it here.

## When something is not there
table-lost = The line is lost at sea. We throw bottles after it until one is found; your seat, your cards and your choice stay where they are.
table-database = The server's logbook is out of reach, so nothing can be done just now. It goes on by itself.
table-none = There is no table here
table-outdated = A new tide has come in
table-outdated-about = The server speaks a newer language than this page. Load it again: your seat waits for you.
table-reload = Load it again

## Menu
table-replay = Watch the replay
table-share = Share
table-copied = The link is copied.
table-spectators = People may watch
table-locked = Nobody else may sit down
table-make-host = Make host
table-remove = Remove
table-move-give = Give me a code
table-move-code = One-time code for the seat of { $name }:
table-move-where = Enter it on the other device, under “You and your data”.
table-reported = Thank you: your report is kept under the number { $number }.
table-speed = Motion
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-off = Off
table-help-level = Help
table-help-guide = Guide
table-help-normal = Normal
table-help-expert = Expert
table-sound = Sounds
table-chime = A chime when it is your turn
table-all-settings = All settings
table-luck-kept = Checked: the server kept its promise, and the seed follows from everybody's luck.
table-luck-broken = The seed does not follow from what was promised. Tell whoever runs this server.
table-luck-unchecked = This browser can check it only over a secure connection. You can do it yourself:

## Keys
keys-title = Keys
key-enter = Enter
key-escape = Esc
key-space = Space
key-does-hand = a card of your hand
key-does-opponent = an opponent, clockwise
key-does-board = to the board; then arrows
key-does-commit = commit the choice
key-does-clear = take it back
key-does-undo = take it back; otherwise, propose to go back
key-does-onward = skip what moves; in a replay, play or pause
key-does-hold = more time
key-does-inspect = look closely
key-does-matrix = all cards and all rafts at once
key-does-log = the log
key-does-speak = say how things stand
key-does-why = this help

## Said aloud
table-speak-hand = Your hand: { $cards }.
table-speak-stands = { $seat } is { $space-on }.
table-speak-out = { $seat } is out.

## The end
table-awards = Medals of cork
table-ranking = How far everybody came
table-winner = wins
table-hands = Cards left in hand
table-hand = { $seat }: { $cards }
table-hand-empty = { $seat }: none
table-course = Round by round
table-course-about = A line for each player, round by round; the same numbers stand in the table below.
table-course-table = The same as a table
table-start = Start
table-lava = Lava
table-rematch-set = Another round: the new table is ready.
table-other = Another table
table-look = Look at the table
table-no-review = The whole game cannot be shown just now.

## Replay
replay-title = Replay
replay-back = To the table
replay-slider = Moment of the game
replay-place = { $place } of { $length }
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-eyes = Through whose eyes
replay-all = All cards open
replay-as = As { $name }
replay-spectator = As a spectator
replay-link = Link to this moment
replay-past = The game does not go that far: this is its last moment.
replay-answers = What was chosen
replay-answer = { $seat }: { $what }.
