# The browser client: everything around a table. What stands at the table itself is in web-table.

## Every page
web-name = Sette Mari
web-skip = Skip to the content
web-home = To the first page
web-elsewhere = More pages
web-language = Language
web-settings = Settings
web-lobby = Open tables
web-workshop = Workshop
web-account = You and your data
web-about = About
web-privacy = Privacy
web-rules = Rules
web-rules-maretta = Rules of Maretta
web-rules-arrr = Rules of Arrr!!!
web-cards = Cards of Arrr!!!
web-text-version = Text version
web-close = Close
web-again = Try again
web-change = Change
web-sure = Yes, I am sure
web-rather-not = Rather not
web-loading = Just a moment …
web-less = Less: { $what }
web-more = More: { $what }
web-percent = { $number }%
web-line-lost = The connection is lost: trying again …
web-unreachable = The server cannot be reached. Is the network there?
web-failed = That did not work. Please try again.
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## The first page
web-welcome = What shall we play?
web-welcome-about = Two games of the sea and one table. No account needed: choose a box and cast off.
web-box-maretta = Maretta
web-box-maretta-facts = 3 to 5 players · 15 minutes
web-box-maretta-about = Castaways on rafts help each other, quite against their will, towards a steamship. Give a card, steal a card, and mind the barrels.
web-box-vulcano-about = The volcano is awake. Load the others' minecarts until they burst, and be in the sea before the lava is.
web-box-arrr = Arrr!!!
web-box-arrr-facts = 2 to 4 players · 30 to 60 minutes
web-box-arrr-about = Recruit a crew, sail the Seven Seas, cheat at dice, and settle the rest among pirates.
web-maretta-side = Side of the board
web-side-maretta = Maretta
web-side-vulcano = Vulcano
web-arrr-side = Mode
web-mode-gallows = to learn it
web-mode-boarding = with events
web-mode-arrr = everything
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn it
web-nicknames = Coral · Compass · Seashell · Lantern · Barnacle · Starfish · Driftwood · Halyard
web-own = Go on where you were
web-own-turn = It is your turn
web-own-waiting = The others are choosing
web-own-elsewhere = You sit there on another device
web-own-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
web-code-title = Do you have a code?
web-code = Code or link
web-code-hint = The six letters that somebody read to you, or the whole link.
web-code-go = Go there
web-code-wrong = There is no code in it: it has six letters, such as pvznnv.
web-lobby-about = Tables with a free seat, where anybody may sit down.
web-lobby-look = See who is waiting
web-workshop-about = Another length, other reefs, a faster lava: build your own board and play it.
web-workshop-go = Build a board

## Open tables
web-lobby-empty = Nobody is waiting for company just now. Open a table, and have it listed here.
web-lobby-table = { $count ->
    [0] Nobody has sat down yet.
   *[other] At the table: { $names }.
}
web-join = Sit down
web-join-table = Sit down at table { $code }
web-watch = Watch
web-watch-table = Watch table { $code }
web-seats-free = { $count ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $count } seats are free
}

## A new table
web-new-table = New table
web-what = What is played
web-game = Game
web-who = Who plays
web-how = How it is played
web-players = Players
web-with-whom = With whom?
web-with-friend = Friends, by link
web-with-friend-about = They join from wherever they are
web-with-bot = Bots
web-with-bot-about = You can begin at once
web-with-here = All on this device
web-with-here-about = It goes from hand to hand
web-sitter-friend = By link
web-sitter-bot = Bot
web-sitter-here = Here
web-seat-of = Seat: { $colour }
web-seat-number = Seat { $number }
web-your-name = Your name
web-their-name = Name
web-name-empty = Please give a name.
web-name-twice = Somebody at this table is called that already.
web-another-bot = Another bot
web-which-bot = Which bot?
web-bot-level = Level { $level } of { $of }
web-begin = Begin the game
web-begin-about = Everybody is there: the cards are dealt at once.
web-open = Open the table
web-open-about = Then you get a link and a code for your friends.

## What can be said of a table
web-variant = Variant
web-variant-own = A variant of somebody's own.
web-variant-own-of = { $game }, a variant of somebody's own
web-variant-by-code = By its code
web-variant-by-code-about = A board of your own, or one that somebody gave you.
web-variant-code = Code of the variant
web-variant-tables = With a deck of somebody's own.
web-clock = Time to think
web-clock-none = No hurry
web-clock-relaxed = Relaxed
web-clock-normal = Brisk
web-clock-fast = Fast
web-clock-days = Over days
web-clock-each = { $time } a decision
web-clock-bank = { $time } a decision, { $bank } in reserve
web-fuse = Time to answer when everybody may
web-first = Who goes first
web-first-by-luck = By luck
web-listed = List it among the open tables
web-listed-about = Anybody may find it and sit down.
web-watched = People may watch
web-watched-about = They never see a hand.
web-chat = Messages in one's own words
web-chat-about = Otherwise there are twelve ready-made ones.
web-is-listed = Listed among the open tables
web-is-by-link = Only for those who have the link
web-is-watched = People may watch
web-is-unwatched = Nobody may watch
web-is-chatty = With messages in one's own words
web-is-emotes = With ready-made messages only

## The waiting room
web-take-seat = Take a seat
web-which-seat = Which colour?
web-sit = Sit down
web-rather-watch = I would rather watch
web-waits-for = Not ready yet: { $names }
web-all-ready = Everybody is ready. The host begins
web-all-ready-host = Everybody is ready: you may begin
web-be-ready = I am ready
web-be-not-ready = Not ready after all
web-seat-free = free
web-seat-bot = bot, level { $level }
web-seat-gone = not here at the moment
web-seat-host = begins when all are ready
web-seat-late = not ready yet
web-seat-ready = ready
web-tag-you = you
web-tag-host = host
web-rename = Another name for { $name }
web-get-up = { $name } gets up
web-add-bot = Add a bot
web-bot-for = Add a bot: { $colour }
web-change-bot = Another bot instead of { $name }
web-remove = Remove { $name }
web-hand-over = Make { $name } the host
web-another-person = Another person on this device
web-another-person-about = You pass the device around; before every hand of cards a curtain falls.
web-lock = Lock the table
web-unlock = Unlock the table
web-locked = The table is locked: nobody else can sit down.
web-no-seat = No seat is free. You can watch once the game begins, if the host lets you.
web-no-seat-locked = The host has locked the table. You can watch once the game begins, if you are let.
web-too-small = Somebody sits on a seat that would not be there any more.
web-invite = Invite friends
web-invitation = Come and play with me at Sette Mari!
web-code-of-table = Code
web-link = Link
web-link-about = The link holds no secret: it lets people sit down, but never shows them your cards.
web-qr = QR code of the link
web-copy = Copy the link
web-copied = The link is copied.
web-copy-yourself = Your browser does not let us copy it: it is marked, copy it yourself.
web-share = Share
web-played = What is played
web-fair = Fair luck
web-fair-about = The server fixes its part of the luck before the game and seals it; everybody adds theirs unseen. After the game all of it is shown, so that everybody can check that nobody chose the cards.
web-seal = Seal

## Rules
web-rule = Rule { $number }
web-rule-link = Link to this rule
web-rules-search = Search the rules
web-rules-ours = Only our own rulings
web-rules-found = { $count ->
    [0] No rule
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = No rule says that. Fewer words find more.
web-rules-variant = With the numbers of the variant you came from.

## Settings
web-settings-lead = They stay on this device and hold at once.
web-settings-you = You
web-your-name-about = What you are called when you sit down.
web-settings-help = Help while playing
web-help = Help
web-help-guide = Guide
web-help-guide-about = Previews, chances, warnings
web-help-normal = Normal
web-help-normal-about = Previews only
web-help-expert = Expert
web-help-expert-about = A clear table
web-settings-motion = Motion and sound
web-speed = Motion
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-sound = Sounds
web-chime = A bell when it is your turn
web-chime-about = For when you look elsewhere meanwhile.
web-settings-look = What it looks like
web-text-size = Size of the text
web-contrast = High contrast
web-contrast-about = Black and white, with patterns.
web-patterns = Patterns on the cards
web-patterns-about = To tell suits apart without their colours.
web-settings-keys = Keys at the table
web-letters = Letters and digits are keys
web-letters-about = Switch it off if you dictate, or press keys by mistake.
web-key-of = { $what }, { $number }
web-key-press = Press a key …
web-key-is = { $what }: { $key }
web-keys-usual = All keys as usual

## About
web-about-lead = A table for two games of the sea, made by people who play them. Not an official product: the printed rulebooks have the last word.
web-rulings = What is our own ruling
web-rulings-about = Where a booklet is silent, or says something with a picture, we had to decide. Every such rule is marked.
web-rulings-of = Our rulings: { $game }
web-privacy-short = One cookie keeps your seat, another your language. Tables are kept with their moves for as long as they are played, and a while longer. No advertising, nothing is measured, and nothing goes to anybody else.
web-privacy-whole = All about privacy
web-licences = Licences
web-licence-own = Sette Mari is free software under the MIT licence; the drawings are our own.
web-licence-fonts = Type
web-licence-libraries = Libraries
web-licence-line = { $name }, by { $by } ({ $licence })
web-licence-whole = All licences in full
web-version = Sette Mari { $version }

## You and your data
web-account-lead = You can play without any of this. An account keeps your tables together on several devices.
web-sign-title = Account
web-sign-in = Sign in
web-sign-in-about = Then this device knows of your tables on the others.
web-sign-up = Make an account
web-sign-up-about = No e-mail address is asked for; a password that is lost cannot be found again.
web-account-name = Name of the account
web-password = Password
web-password-hint = At least { $least } characters.
web-signed-in = You are signed in as { $name }
web-signed-in-about = Your tables on all devices stand on the first page.
web-sign-out = Sign out
web-signed-out = You are signed out.
web-account-delete = Give up the account
web-account-delete-about = Name and password are deleted. Your seats stay yours on this device.
web-account-gone = The account is gone.
web-move-here = Bring a seat here
web-one-time-code = One-time code
web-move-here-about = Ask for it at the table, on the device where you play: Menu, “Continue on another device”.
web-move-here-go = Bring it
web-data = Your data
web-data-about = All that is kept of you, as a file; or all of it gone.
web-data-download = Download my data
web-forget-me = Delete my data
web-forget-me-about = Your name leaves every table, bots play on for you, and you are forgotten, on the server and on this device. This cannot be undone.
web-forgotten = You are forgotten here: nothing that was kept of you is left.

## Nothing there
web-not-here = There is nothing here
web-not-here-about = Perhaps the address was cut off or mistyped, or the table is gone: tables at which nobody plays any more are cleared away.
web-lost = No connection
web-lost-about = This page could not be fetched. As soon as the network is back, it goes on.
