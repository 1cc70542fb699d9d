# What is wrong with something given to the program. Plain: only text and { $names }.

## Games, seats, seeds, answers
error-unknown-game = there is no game { $game }; known games: { $known }
error-none = none
error-unknown-variant = { $game } has no variant { $name }; shipped variants: { $known }
error-unknown-rule = there is no rule { $number }; there are, for example, { $near }
error-wrong-seats = { $given } is not possible here; allowed: { $allowed }
error-first-seat = the first player is a seat from 0 to { $last }
error-observer = a seat from 0 to { $last }, or None for a spectator
error-played-by = { $game } is played by { $counts }
error-bad-seed = a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not { $given }
error-so-many-bytes = { $count } bytes
error-nobody = nobody
error-not-asked = seat { $seat } is not asked; the question is for: { $asked }
error-bad-action = { $given } is no action: { $expected }
error-refused = rule { $rule } forbids it ({ $reason })
error-text = { $text }
error-draft-ended = the draft is at its end: what comes next is not yours to foretell
error-empty-answer = an answer has at least one action
error-what-an-action-is = an action is what an offer lists, its text, or its code
error-answers-another = it answers another question

## The words of the table
error-what-a-card-is = a card is steamship or a suit and a number, such as wood-3
error-card-numbers = the numbers on cards are 1 to { $highest }
error-what-a-seat-is = a seat is one of { $seats }
error-barrel-words = a barrel is one of { $barrels }
error-what-a-barrel-is = a barrel is the number of its place on the space, from 1 on
error-question-wants = the question wants: { $usage }
error-on-whom = on whom? The question wants: { $usage }
error-from-whom = from whom? The question wants: { $usage }
error-no-steamship-in-stock = no steamship lies in a stock (A3.4)

## Files
error-file = { $file }: { $why }
error-no-such-file = there is no such file
error-is-a-folder = this is a folder, not a file
error-cannot-be-read = cannot be read: { $why }
error-too-large = is too large: at most { $largest } bytes are read
error-not-a-regular-file = this is not a file that can be replaced
error-cannot-be-written = cannot be written: { $why }
error-no-such-folder = there is no folder for it
error-file-is-there = there is a file of that name already
error-system = the system refuses: { $why }
error-not-utf8 = is not text in UTF-8 (byte { $byte })
error-not-toml = is not TOML: { $why }

## Variants
error-variant = { $file }: { $field } = { $value }: { $allowed }
error-must-be-number = must be a whole number from { $low } to { $high }
error-must-be-numbers = must be a list of { $shortest } to { $longest } whole numbers from { $low } to { $high }
error-must-be-rising = must be a list of { $shortest } to { $longest } whole numbers from { $low } to { $high }, each greater than the one before
error-must-be-word = must be one of { $words }
error-must-be-flag = must be true or false
error-must-be-word-list = must be a list of { $shortest } to { $longest } words, each one of { $words }
error-must-be-tables = must be tables of fields
error-must-be-name = must be a printable text of 1 to 40 letters
error-twice = stands there twice
error-missing = is missing; it { $allowed }
error-read-as = this is read as a variant of '{ $game }'
error-game-of = this is a game of '{ $game }'
error-no-field = is no field of this game; its fields are: { $fields }
error-no-field-near = is no field of this game; did you mean { $near }?
error-dividers-before = dividers stand before the last space, { $last }
error-too-few-barrels = V4: { $spaces } marked spaces need { $needed } barrels: put more into the bag, or mark fewer spaces
error-too-many-barrels = at most { $most } barrels in all
error-two-cards-a-round = V4: on side A everybody plays two cards a round, so it must be at least 2
error-lava-moves = V4: the lava moves at least 1 a round
error-step-past-each = there are { $crevasses } crevasses: give a step past each of them
error-only-so-many-cards = there are only { $cards } resource cards
error-deck-too-small = V4: { $seats } players' first hands need { $needed } cards, and the deck has { $cards }

## Decks of cards
error-deck = { $file }: { $what }: { $allowed }
error-deck-card = { $card }: { $what }
error-deck-value = { $field } = { $value }
error-deck-files = the folder of a deck holds 1 to { $most } files that end in .toml, and this one holds { $count }
error-deck-dots = line { $line } has too many dots: at most { $most } are read, several in a row aside
error-deck-named = the deck has a name already: give it once, in one of its files
error-deck-empty = there are no cards; they go under { $packs }
error-deck-kinds = at most { $most } different cards a pack
error-deck-cards = at most { $most } cards a pack, copies included
error-deck-lasting = at most { $most } permanent events, copies included
error-deck-symbols = at most { $most } different symbols
error-deck-effects = at most { $most } effects in all: abilities, events, rewards and penalties
error-deck-id-twice = another card has this id already: { $card } in { $file }
error-no-field-here = is no field here; the fields are: { $fields }
error-no-field-here-near = is no field here; did you mean { $near }? The fields are: { $fields }
error-must-be-word-near = must be one of { $words }; did you mean { $near }?
error-must-be-words = must be a list of some of { $words }, none of them twice
error-must-be-number-not-0 = must be a whole number from { $low } to { $high }, but not 0
error-must-be-free-word = must be small letters from a to z, with single dashes inside, at most { $longest } characters
error-must-be-id = must be small letters from a to z and digits, with single dashes inside, beginning with a letter, at most { $longest } characters
error-must-be-plain-name = must be a printable text of 1 to { $longest } characters, without blanks at its ends or two in a row, and with at most { $dots } dots
error-must-be-table-list = must be a list of { $least } to { $most } tables
error-target-of = { $operation } needs one of these targets: { $targets }
error-who-pirate = is whoever the card names, so its target must be one of { $targets }
error-target-unused = nothing that the card does is about its target: leave it out
error-one-own-choice = a card can make whoever plays it choose only once, since the choice is named as it is played: leave out one of draw-either, discard-hand and tire with who = "you", or put one of them on another card
error-never-together = could never be played: what these operations need excludes each other
error-never-then = could never be played then: what the card does needs another time
error-never-at-moments = could never be played during this action at any of its moments (when)
error-never-in-actions = could never be played at this moment during any of its actions (action)
error-change-on = works only on { $places }
error-gang-ability = a gang has no ability (P6.2)
error-gang-traits = a gang without a single trait would be good for nothing
error-crew-ability = is missing; officers and items have one (P6.2)
error-target-of-lasting = the target of a permanent event is what it lies on (lasting.on): leave this out
error-rival-of-event = an event can name only the player on turn (P7.2): must be one of { $targets }
error-event-empty = is missing; an event does something (do), or stays in play (lasting)
error-fame-or-symbol = a card counts for its collection or for its fame, not for both: leave out one of symbol and fame
error-exploration-empty = is missing; an exploration is worth something: fame, symbol, doubloons or reward
error-watched-without-tests = only an exploration with tests can be watched: leave out watched, or add tests
error-one-condition = at most one condition can be read
error-captain-empty = is missing; a captain has an ability (ability), or changes something (always), or both

## Records, positions, codes
error-bad-record = the record does not fit at question { $question }: { $why }
error-other-luck = its luck did not come from the seed
error-over-by-then = the game is over by then
error-other-question = question { $question } comes next
error-answered-already = seat { $seat } answered it already
error-notation = { $file }, line { $line }, column { $column }: { $why }
error-position = { $file }: { $where }: { $why }
error-code = { $code }: { $why }

## Inside the engine
error-script-ended = chance was asked for one of { $bound }, and the script has no more
error-script-outcome = outcome { $number } of the script is { $outcome }, not one of 0 to { $last }
error-no-such-deal = no deal of the unseen cards fits what this view knows of them

## Bots and numbers
error-unknown-bot = { $game } has no bot { $name }; its bots: { $known }
error-wrong-number = { $given }: { $allowed }
error-no-such-option = { $game } has no such option; arrr has
error-bots-for-seats = give one bot for all seats, or one for each of the { $seats } seats
error-seats = { $name }: { $why }
error-name-twice = two players cannot have the same name
error-must-be-player = a player's name is a printable text of 1 to 40 letters, without #
error-saved-other-game = is a game of { $game }; leave the game out, or choose another file
error-saved-other-seats = was begun by { $seats }; leave --seats out, or choose another file
error-saved-other-seed = was begun with another seed; leave --seed out, or choose another file
error-saved-other-variant = is played by the variant { $variant }; leave --variant out, or choose another file
error-saved-finished = is a finished game: watch it with settemari replay, or choose another file
error-saved-changed = somebody else has changed this file since it was last saved here: is the game open in another window? Nothing was overwritten; going on from the file is safe
error-seen-by-another = is what one seat saw; it cannot be shown as another saw it

## Match files
error-match-first-line = a match file begins with the line: { $line }
error-match-format = this is format { $given } of match files, and this program reads format { $known }: a newer one may read it
error-text-too-long = is too long: at most { $most } letters are read
error-line-too-long = this line is too long: at most { $most } letters
error-unprintable = a character that cannot be printed ({ $code })
error-what-a-line-is = a line is an entry with a colon (seat purple: Anna), a field of the variant (path.last = 24), a choice (1 purple: pick wood-3), or begins with > or #
error-no-such-entry = format { $format } of match files has no entry { $name }; its entries are: { $known }
error-entry-twice = { $name } stands here twice: line { $line } has it too
error-entry-missing = the entry { $name } is missing
error-no-value = { $name } has no value
error-header-is-over = this belongs above the first choice
error-after-the-end = nothing follows on the line that says how the game ended
error-what-a-field-is = a field of the variant is written like path.last = 24
error-what-a-value-is = a value is a number, true, false, a word, or a list such as [3, 6, 9] or [attack, jolly]
error-field = { $field }: { $allowed }
error-quotes = these quotes do not close: a text in quotes is written as in JSON
error-hash-in-name = a name with # stands in quotes; a comment has two spaces before its #
error-player-name = a name is a printable text of 1 to { $longest } letters
error-so-many-names = a name for each of the { $seats } seats
error-other-rules = these are rules number { $given } of { $game }, and this program plays number { $known }: it would be another game
error-what-a-commitment-is = a commitment has 64 hexadecimal digits
error-what-a-seed-is = a seed is { $practice } and a number from 0 to 2**63 - 1, or the 64 hexadecimal digits of a real table
error-seat-knows-no-seed = a seat's file has no seed: it would tell everything that is hidden
error-what-a-choice-is = a choice is written like 1 purple: pick wood-3, several actions with ; between them
error-questions-rise = the questions are counted from 1 on, each after the one before
error-too-many-choices = too many choices: at most { $most } are read
error-hidden-choice = ?? can stand only in a seat's file
error-events-are-for-seats = what was told stands only in a seat's file: is the entry 'seen by' missing?
error-what-an-ending-is = an ending is written like token (A4.2), winners: purple, pink
error-expected = here should stand { $what }
error-expected-instead = here should stand { $what }, not { $word }
error-expected-one-of = here should stand { $what }, one of { $words }, not { $word }
error-too-much = { $word } is too much here
error-an-event = what happened
error-a-piece = a piece, or ??
error-a-place = a place
error-a-face = how the piece lies
error-a-number = a whole number
error-a-pack = a pack
error-a-seat = a seat
error-an-observer = who knows it
error-a-counter = a number of the table
error-a-step = a step of the game
error-an-ending = an ending
error-copies = how many of that kind were shown by now, such as x1
error-each-piece-once = here should stand pieces, each of them once
error-seat-twice = this seat stands here twice
error-spot = { $place } is written with the number of the spot, from 1 on, such as { $place }[1]
error-no-spot = { $place } is written without the number of a spot
error-told-to-others = this seat was not told that
error-impossible-number = this number is impossible here
error-nothing-there = there is nothing of that kind
error-other-piece-there = another piece lies there
error-other-face = it lies there the other way up
error-no-room = it has no room there
error-unseen-piece = this seat does not see that piece: it is written ??
error-seen-piece = this seat sees that piece: it is not written ??
error-spot-as-seen = the number of the spot is known to who sees the piece, and only then
error-more-than-there-are = there are only { $count } pieces { $piece } in this game
error-no-such-question = there is no such question
error-nobody-asked-yet = nobody has been asked yet
error-asked-are = this question is for: { $seats }
error-only-a-seats-file = this is what one seat saw: it can be watched, not played
error-not-a-seats-file = this is a whole game: it has no entry 'seen by'
error-no-seed = there is no seed, and without it nobody can deal this game again
error-no-commitment = there is no commitment that the seed could be compared with
error-other-commitment = the seed does not fit the commitment: its own is { $commitment }
error-not-ended-by-then = the game has not ended by then
error-other-end = the game ended otherwise: { $ending } ({ $rule }), winners: { $winners }
error-not-played-out = the game could not be played to its end
error-not-at-its-end = the file is not that of a finished game

## Variant codes
error-not-a-code = this is no code of a variant; one begins like { $example }
error-code-game = there is no game { $game } here; known games: { $known }
error-code-newer = this is version { $version } of codes: it was made by a newer Sette Mari
error-code-copied = it was copied wrong: a letter is missing, is another, or has changed places
error-code-range = it holds something that { $field } cannot be
error-code-means-nothing = it is whole, but no variant is written so
error-code-too-long = its { $field } is not the usual one, and a code has no room for another: share the file of the variant (settemari variant show writes it)
error-code-earlier = it was made for an earlier { $field }, and the game now comes with another: share the file of the variant instead

## Positions
error-not-json = from here on this is no JSON
error-nested-too-deep = there are too many tables within tables
error-small-number = numbers are whole and have at most { $digits } digits
error-must-be-table = must be a table: names and values in braces
error-no-key = has nothing called { $name }; there can be: { $names }
error-key-missing = { $name } is missing
error-must-be-list = must be a list of { $shortest } to { $longest }
error-must-be-items = must be a list of exactly { $count }
error-must-be-piece = must be a piece that can lie here
error-here-stands = here stands { $value }: { $why }
error-position-newer = it was made under newer rules; here they have number { $rules }
error-position-variant = { $given } is neither a variant of this game ({ $known }) nor a code of one
error-position-is-view = this is what one seat saw, not a whole position
error-position-is-over = nothing can stand here: the game has ended
error-position-goes-on = something must stand here, since the game has not ended
error-position-missing = { $piece } is missing: { $found } of { $count } lie somewhere
error-position-too-many = too many: of { $piece } there are only { $count } in all
error-position-unseen-count = { $found } pieces lie hidden, and { $count } are not to be seen
error-position-one-rest = only one place can take the rest
error-position-seen = this piece can be seen: tell which it is
error-position-unseen = { $observer } does not see this piece: write ??
error-position-untrue = this cannot be known: it is not so
error-position-asked = the rules ask: { $seats }
error-position-asks-nobody = the rules ask nobody at this step; leave it out
error-position-no-answer = { $seat } would have no answer
error-position-turn = must be { $seat } at this step
error-position-no-seat = must be one of the seats
error-position-winners = somebody wins, except where nobody is left
error-position-agenda = the agenda is the round, and on top of it at most one barrel
error-position-off-path = whoever is out of the race has left the path: { $off }
error-position-steamship = no steamship can lie here
error-position-card-lies = at this step a card must lie here
error-position-nothing-lies = at this step nothing can lie here
error-position-face-up = at this step it lies face up
error-position-face-down = at this step it lies face down
error-position-placed = at this step { $count } cards have been placed
error-position-placed-most = at this step at most { $count } cards have been placed
error-position-hand-short = at least { $least } of its cards are still to be played in this round
error-position-hand-long = it would grow past { $most } cards with what is left in the deck
error-position-no-barrel-now = nobody has come upon a barrel at this step
error-position-no-barrel = no barrel lies there
error-position-finder = the finder of this barrel stands on space { $space }
error-position-opponent = must be 1 more than the number of an opponent in the race
error-position-all-race = on side A everybody stays in the race
error-position-in-race = must be in the race
error-position-two-race = with fewer than two in the race the game would be over
error-position-raced-before = whoever is in the race now was so before the lava came
error-position-side-a = only side A has this
error-whose-action = several are asked: begin the action with one of { $seats } and a colon

## Arrr!!!: positions
error-position-one-of = must be one of these numbers: { $numbers }
error-position-sum = must be 0, or a sum of some of these numbers: { $numbers }
error-position-winners-are = by the score the winners are: { $seats }
error-position-doubloons = supply, chests and stakes together have { $found } doubloons, but there are { $count }
error-position-officers = more officers than the rules allow; at most: { $most }
error-position-gangs = more gangs than the rules allow; at most: { $most }
error-position-not-permanent = this event is not a permanent one
error-position-lies-on-nothing = nothing that this permanent event could lie on is on the table
error-position-nothing-in-play = no permanent event lies on that spot; then { $value } stands here
error-position-stack = the agenda tells of other events on the stack: { $events }
error-position-stake = only what was named as a prize can be at stake
error-position-nothing-on-top = nothing can lie on top of { $step }
error-position-no-test = this exploration has no such test
error-position-challenge = must be a trait, the prizes, and who is next, as this step of a challenge has them
error-position-effect = must be the number of an effect that can be there, from that seat
error-position-done = of this effect at most so much can be done here: { $most }
error-position-named = what was named for this effect must be all that it asks for, or nothing; while its owner is naming, a part of it
error-position-spot = the card of this effect does not lie there, or is named already
error-position-target = this effect cannot be aimed at that
error-position-stack-high = the stack is too high
error-position-who-chooses = that seat has nothing to choose here

## Arrr!!!: variants and answers
error-must-be-faces = must be a list of 2 to { $most } faces, each one of { $faces }, with at least one jolly and one that is not
error-must-be-deck = must be a deck of cards: a file, or the tables of one
error-deck-whole = the deck must stand here whole: only a variant file may name another file
error-only-so-many-explorations = the deck has only so many explorations: { $cards }
error-pack-too-small = dealing to { $seats } seats needs { $needed } cards of this pack, and the deck has { $cards }
error-only-so-many-doubloons = must be at least { $needed }, which are dealt at the start
error-no-such-card = the deck has no such card there; `settemari deck list` shows the words for all cards
error-what-a-target-is = a target is a seat, an exploration, or a number after a dot: purple.2, stack.1, lasting.3; an equipped card is the number of its spot
error-verbs = an answer begins with one of { $verbs }
error-aims-at-nothing = { $card } names no target: leave out what follows `on`
error-aims-at-something = { $card } needs a target: { $card } on ...
error-what-a-trait-is = a trait is one of { $traits }
error-draws-so-many = nobody draws more than { $most } cards at once
error-yes-or-no = must be yes or no
error-ready-on-crew = crew cards cannot ready crew, since two of them could ready each other without end; captains and events can
