# The pages for browsers without script, screen readers and paper-like screens.

## Every page
page-name = Sette Mari
page-skip = Skip to the content
page-site = About this site
page-languages = Languages
page-privacy = Privacy
page-rules-of = Rules: { $game }
page-account = You and your data
page-illustrated = The illustrated version
page-unofficial = A table for two games of the sea, made by people who play them. Not an official product: the printed rulebooks have the last word.
page-title = { $status } · { $game }
page-rule = Rule { $number }
page-nothing = nothing
page-none = none
page-yes = yes
page-no = no
page-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## The first page
page-home = What shall we play?
page-home-about = No account, no script, no fuss: pick a game, say what you are called, and off you go.
page-box-maretta = Maretta
page-box-arrr = Arrr!!!
page-about-maretta = Castaways on rafts help each other, quite against their will, towards a steamship. On the other side of the board a volcano is behind them. For 3 to 5, in a quarter of an hour.
page-about-arrr = Pirates recruit a crew, sail the Seven Seas, cheat at dice and settle the rest among themselves. For 2 to 4, in an hour; the short mode takes half of it.
page-your-name = Your name
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-seats = Players
page-variant = Game
page-about-variants = What each of these is like
page-which-bots = Bots
page-bots-hint = From 1, who helps everybody, to 5, who thinks. With friends you choose them at the table.
page-bots = The bots
page-who-are-they = Who are they?
page-level = { $level }: { $name }
page-play-now = Play now against bots
page-with-friends = Play with friends
page-own-tables = Your tables
page-stage-ended = It is over.
page-stage-turn = It is your turn.
page-elsewhere = You sit there on another device; a one-time code from there brings the seat here.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for company just now. Choose “Play with friends”, and list the table in its settings.
page-table-link = { $what }, table { $code }
page-who-sits = At the table: { $names }.
page-join = Somebody told you a code?
page-code = Code of the table
page-go-there = Go there

## Around a table
page-table-code = table { $code }
page-your-turn = { $name }, it is up to you.
page-time-left = Time left: { $time }.
page-refreshes = { $seconds ->
    [one] This page looks again by itself every second.
   *[other] This page looks again by itself every { $seconds } seconds.
}
page-be-still = Stop that
page-be-lively = Let it look again by itself
page-look-again = Look again
page-curtain = Pass the device to { $name }
page-only-for = For the eyes of { $name } alone
page-uncover = I am { $name }: show my cards
page-whose-cards = Several of you share this device: whose cards do you want to see?
page-news = Since you last looked
page-news-first = So far
page-news-more = { $count ->
    [one] { $count } line more stands in the log.
   *[other] { $count } lines more stand in the log.
}
page-new = New:
page-log-lines = { $count ->
    [one] The whole log, { $count } line
   *[other] The whole log, { $count } lines
}
page-time-ran-out = Time ran out for { $seat }: a bot chose.

## People
page-people = Who sits here
page-seat-of-colour = { $colour }
page-tag-you = you
page-tag-host = host
page-tag-first = first player
page-tag-turn = on turn
page-tag-asked = choosing
page-tag-answered = has chosen
page-free = free
page-here = here
page-gone = not here at the moment
page-ready = ready
page-not-ready = not ready yet
page-bot = bot, level { $level }: { $about }
page-bot-left = a bot plays on for { $name }, who got up
page-bot-away = a bot plays on for { $name }, who is away
page-bot-removed = a bot plays on for { $name }, whom the host has removed
page-bot-resigned = a bot plays on for { $name }, who gave up
page-take-seat-back = Take your seat back
page-call-bot = Let a bot play on for { $name }
page-host-affairs = The host's affairs
page-remove = Remove { $name }
page-hand-over = Make { $name } the host
page-which-bot = Which bot
page-seat-bot = Give this seat to a bot
page-change-bot = Take another bot
page-locked = The table is locked: nobody else can sit down.
page-not-locked = Whoever has the link can sit down.
page-lock = Lock the table
page-unlock = Unlock the table
page-spectators = Whoever has the link can watch.
page-no-spectators = Only those who have a seat can see the game.
page-show = Let people watch
page-hide = Let nobody watch
page-sure = Yes, I am sure

## The waiting room
page-seats-free = { $count ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-waits-for = Not ready yet: { $names }.
page-all-ready = Everybody is ready. The host begins.
page-all-ready-host = Everybody is ready: you may begin.
page-take-a-seat = Take a seat
page-no-seat-here = No seat for now
page-your-seat = You have a seat
page-which-seat = Seat
page-luck = A pinch of luck of your own
page-luck-hint = Optional: any words. They are mixed into the shuffle, so that nobody alone decides it, and shown to everybody after the game.
page-sit = Sit down
page-sit-too = Another person sits down at this device
page-no-seat = No seat is free. You can watch once the game begins, if the host lets you.
page-no-seat-locked = The host has locked the table. You can watch once the game begins, if you are let.
page-be-ready = { $name } is ready
page-be-not-ready = { $name } is not ready after all
page-get-up = { $name } gets up
page-deal = Begin the game
page-deal-about = It begins once every seat is taken and everybody is ready.
page-invite = Invite friends
page-link = Link to share
page-invite-about = The link and the code hold no secret: they let people sit down, but never show them your cards.
page-played = What is played
page-own-variant = A variant of somebody's own.
page-clock = Time for a decision
page-bank = Time in reserve
page-fuse-time = Time to answer when everybody may
page-no-hurry = no hurry
page-listed = Listed on the first page
page-watching = People may watch
page-chat = Messages in one's own words
page-first = First player
page-first-by-luck = by luck
page-settings = Settings
page-change-settings = Change the settings
page-variant-code = Or the code of a variant
page-variant-code-hint = A variant of your own, as its code says. Leave it empty for the one in the list.
page-seconds-hint = In seconds; 0 for no hurry.
page-bank-hint = In seconds, for a whole game: used up when the time for a decision runs out.
page-only-in = { $count }, only { $games }
page-fairness = Fair luck
page-seal = Seal
page-seal-about = The server has fixed its part of the luck; this is its seal. Everybody who sits down adds theirs, and after the game all of it is shown, so that everybody can check it.

## What is asked
page-draft = What you want to do
page-draft-done = Is that what you want to do?
page-draft-shown = Nothing is sent before you confirm it. Below you see the table as it would be then.
page-draft-lost = The table has changed meanwhile: please choose anew.
page-confirm = Confirm these
page-take-back = Take the last one back
page-chosen = You have chosen: { $what }. You may change it until everybody has chosen.
page-why-not = { $what }.
page-whichever = Whichever you choose: { $what }
page-impossible = { $count ->
    [one] What cannot be done now, and why ({ $count })
   *[other] What cannot be done now, and why ({ $count })
}
page-help = How does this go?
page-passing = Nothing here needs you: your standing orders pass for you in a moment.
page-answer-yourself = Answer yourself
page-hold = { $left ->
    [one] Hold: { $seconds } seconds more, once more in this game
   *[other] Hold: { $seconds } seconds more, { $left } times in this game
}

## Standing orders
page-orders = When to ask you
page-orders-when = At moments when everybody may answer
page-orders-smart = ask me when it matters
page-orders-always = ask me every time
page-orders-sleep = Let me sleep
page-orders-awake = I am awake
page-orders-stack = I pass until this stack is resolved
page-orders-action = I pass until this action is over
page-orders-my-turn = I pass until it is my turn
page-orders-unless = But wake me if something is aimed at me
page-orders-change = Give other orders
page-orders-give = So be it
page-orders-wake = Wake up

## A word to the others
page-talk = A word to the others
page-says = { $name }: { $text }
page-emotes = Say something
page-own-words = In your own words
page-say = Say it

## A bet of who is out
page-bet = You are out. Who will win?
page-bet-made = { $name } bets on { $other }.
page-bet-right = { $name } bet on { $other }, and was right!
page-bet-wrong = { $name } bet on { $other }.

## What else one can do
page-more = What else you can do
page-undo = Go back
page-undo-about = If everybody who plays agrees, the game goes back to an earlier question. What nobody has seen is shuffled anew.
page-undo-to = To before
page-undo-propose = Ask the others to go back
page-gone-back = Everybody agreed to go back to here. What nobody had seen was shuffled anew.
page-answer-that = Answer that
page-undo-before = { $what }
page-undo-wanted = { $count ->
    [one] { $names } would like to go back to before “{ $what }”
   *[other] { $names } would like to go back to before “{ $what }”
}
page-undo-agree = Agree to that
page-undo-yours = You would like to go back, and wait for the others.
page-undo-withdraw = Rather not
page-undo-declined = { $name } would rather not go back.
page-undo-nothing = There is nothing to go back to yet.
page-end = End the game here
page-end-about = If everybody who plays agrees, the game ends here, and nobody has won.
page-end-wanted = { $count ->
    [one] { $names } would like to end it here.
   *[other] { $names } would like to end it here.
}
page-end-withdraw = Rather play on
page-end-declined = { $name } would rather play on.
page-going = Leave or give up
page-leave = Get up
page-leave-about = A bot plays on for you until you come back.
page-resign = Give up
page-resign-about = A bot plays on in your place, so that the others can finish. Your seat does not come back.
page-move-seat = Continue on another device
page-move-about = A one-time code takes a seat to another device. It is good for a few minutes, and once.
page-move-code = One-time code for { $name }
page-one-time-code = your one-time code: { $code }. Enter it on the other device under “You and your data”.
page-record = The record of the game
page-record-take = Download it
page-record-about = All that you have seen so far, as a text file.
page-record-whole = The whole game with all its luck, as a text file: to replay, to check, to keep.
page-report = Report a problem
page-report-text = What went wrong?
page-report-about = What you see of the table goes with it, and nothing that others see.
page-report-send = Send
page-reported = thank you: your report is kept under the number { $number }.

## Maretta and Vulcano
page-hand = Your hand
page-cards = Cards
page-rafts = Rafts and stocks
page-minecarts = Minecarts and stacks
page-face-down = face down
page-only-you = { $card }, seen by you alone
page-round = Round
page-where = Where
page-of = { $number } of { $all }
page-lava-next = Lava after this round
page-lava-soon = lava soon
page-stock = Stock
page-so-many-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-fuse = { $suit } { $sum } of { $limit }
page-boarding = To board
page-boarding-open = { $suits ->
    [one] { $suits } suit so far; { $needed } needed with the difference of both slots
   *[other] { $suits } suits so far; { $needed } needed with the difference of both slots
}
page-boarding-enough = { $sum }: enough for a steamship ({ $needed } needed)
page-boarding-short = { $sum }: not enough for a steamship ({ $needed } needed)
page-inked = Ink: slot 1 stays face down until slot 2 is filled.
page-ink-next = Ink next round: slot 1 will stay face down for a while.
page-stole = Has stolen this round.
page-known = Known cards
page-among = { $count } among { $cards }
page-times = { $what } × { $count }
page-player = Player
page-out-short = out

## Arrr!!!
page-crew-card = crew card
page-event = event
page-voyage = The voyage
page-mode = Mode
page-round-of-turns = Round
page-explorations = Explorations
page-in-deck = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
page-supply = Supply
page-crew-pile = Crew cards
page-event-pile = Events
page-deck-and-discard = { $deck } to draw, { $discard } discarded
page-seas = The Seven Seas
page-seas-order = From the furthest card to the one beside the deck; neighbours influence each other.
page-faced = faced now
page-your-chance = Your chance
page-condition-met = You meet it.
page-condition-not-met = You do not meet it.
page-sum = { $what }: { $sum }.
page-passed = { $trait } passed: { $effect }
page-failed = { $trait } failed: { $effect }
page-doubloons = Doubloons
page-pirates = Pirates
page-traits = Dice
page-chest = Chest
page-fame-cards = { $count ->
    [one] { $count } fame card
   *[other] { $count } fame cards
}
page-points = { $points }, of which { $fame } fame
page-captain = { $name } (captain).
page-exhausted = (exhausted)
page-in-port = Nobody equipped: in port.
page-at-stake = At stake
page-warded = Warded off
page-damage = { $count ->
    [one] { $count } damage
   *[other] { $count } damage
}
page-lasting = Permanent: { $card }, by { $name }. { $text }
page-stack = The stack: the last played happens first
page-would-win = { $name } would win
page-draw = Draw
page-draw-crew = Draw crew cards
page-give-up = Discard first, if you like
page-equip = Equip
page-make-room = Make room
page-enough = Enough
page-sail = Sail
page-raid = Raid
page-trait-and-prize = Trait and prize
page-duel = { $trait }, for { $prize }
page-trait = Trait
page-your-dice = Your dice
page-their-dice = Their dice
page-win = Win
page-tie = Tie
page-lose = Lose
page-without-cheating = Your chances if nobody cheats
page-conquered = Conquered:

## The end
page-winners = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
page-nobody-won = Nobody has won
page-closed-agreed = Everybody agreed to end the game here.
page-closed-rules = This game was played by older rules.
page-older-rules = This game was played by older rules
page-older-rules-about = Today's rules would not lead to where it stands, so it can only be read. Here is what happened, as far as you were told.
page-rematch = Play again
page-rematch-about = The same people, the same seats; the next one goes first.
page-rematch-there = Go to the new table
page-check = How to check it
page-luck-promised = Before the game the server promised its part of the luck by a seal. Now it shows the part itself.
page-part = The server's part
page-luck-check = The seal is the SHA-256 of the words “settemari part ” and that part. Whoever has Python can check it:
page-check-seal = Command that prints the seal
page-luck-mixed = The seed is the SHA-256 of the words “settemari table ”, the server's part, and for every seat the SHA-256 of “seat ”, its number from 0 on, a blank, and the luck its player added:
page-nonce = Luck of { $name }
page-seed = Seed of the game
page-verify = The record holds the seed and every choice, and plays it all again.

## You and your data
page-account-about = You can play without any of this. An account keeps your tables together on several devices.
page-signed-in = You are signed in
page-signed-in-as = As { $name }.
page-sign-in = Sign in
page-sign-up = Make an account
page-sign-out = Sign out
page-sign-about = No e-mail address is asked for; a password that is lost cannot be found again.
page-account-name = Name of the account
page-password = Password
page-password-hint = At least { $least } characters.
page-one-time = One-time code
page-move-here = Bring the seat here
page-move-here-about = Ask for a one-time code at the table, on the device where you play, under “What else you can do”, and enter it here.
page-data = Your data
page-data-about = All that is kept of you, as a file.
page-download = Download my data
page-delete = Delete my data
page-delete-sure = Yes, delete everything
page-delete-about = Your name leaves every table, bots play on for you, and you are forgotten here. This cannot be undone.
page-delete-account-about = Your account goes, your name leaves every table, bots play on for you, and you are forgotten here. This cannot be undone.

## Privacy
page-privacy-about = We keep what a table needs, for as long as it needs it, and nothing else.
page-kept = What is kept
page-kept-cookie = One cookie with a random number, so that your seat stays yours, one with your language, and one if you would rather have text pages.
page-kept-name = The name you give yourself at a table. Any name will do.
page-kept-tables = Tables with all their moves. They go after { $waiting } if no game begins, { $playing } after the last move, and { $ended } after the end.
page-kept-account = If you make an account: its name, and your password as a hash from which nobody can read it.
page-kept-reports = Problems you report, with what you saw of the table then.
page-never = What never happens
page-never-tracking = No advertising, no measuring of what you do, no cookies of others.
page-never-others = Nothing is sent to anybody else: pages, style and games all come from this server.
page-never-chat = What people say at a table is passed on and kept nowhere.
page-seen = What others see
page-seen-about = At a table others see your name, whether you are there, and what the game shows them. Your cards are yours alone; not even spectators ever see a hand.
page-rights = What you can do
page-rights-about = You can have all that is kept of you as a file, and have it deleted, without asking anybody.

## When something went wrong
page-too-late = that question was over already: nothing has changed by your answer. This is how things stand now.
page-to-form = Back to the form
page-unread = something in that form could not be read ({ $what }): please fill it in anew.
page-say-something = write a few words first.
page-name-taken = somebody at this table is called that already: please choose another name.
page-tick-first = tick the box beside it first: this cannot be taken back.
page-no-code = no code was typed: it is the last part of the link to a table.
page-no-variant = that is not the code of a variant: copy it whole, or leave it empty.
page-played-by = { $game } can be played by { $counts }.
page-forgotten = you are forgotten here: nothing that was kept of you is left.
page-not-found = There is nothing here
page-problem = That did not work
page-what-happened = What happened
page-status = Status { $status }
page-to-the-harbour = Back to the harbour
page-try-again = Try again
page-to-the-table = Back to the table
page-remedy-wait = Wait a moment, then try again.
page-remedy-back = Your browser's back button brings back what you had filled in.
page-remedy-lost = Perhaps the address was cut off or mistyped.
page-remedy-report = Try again. If it happens once more, tell whoever runs this server.
page-remedy-no-table = Perhaps the code was mistyped. Or the table is gone: tables at which nobody plays any more are cleared away.
page-remedy-no-spectators = If you have a seat there, open this page on the device where you play. Otherwise ask the host to let people watch.
page-remedy-cookies = Without its one cookie this server cannot know which seat is yours.
page-about-rules = About these rules
