# What --help says, and argparse's own words. Plain: only text and { $names }; no percent signs but argparse's.

help-about =
    Sette Mari: Maretta, Vulcano and Arrr!!! on your terminal, with friends and bots, in Italian, English and French.

    Start with:  settemari play
help-exit-codes = exit codes: 0 fine, 1 checked and found wrong, 2 wrong input or a refused action, 130 interrupted
help-command = COMMAND
help-example = example:
help-help = show this help and stop
help-version = show the version and stop
help-option-lang = the language: it, en or fr (default: that of your system)

## Commands
help-play = play at this terminal, with friends and bots
help-play-about =
    Plays a game at this terminal. Everybody uses the same keyboard: when a hand must stay secret, a
    curtain falls until the next player sits down. Bots take the seats you give them.

    While you play: a number chooses what stands beside it, ? explains, why N says why not,
    u takes back, q quits. A game that is saved can be taken up again where it stopped.
help-play-example =
    settemari play
    settemari play vulcano --seats "Anna,Bruno,bot:3" --save friday.match
    settemari play arrr --mode gallows
    settemari play --seats "Anna,bot:3,bot:5,exec:./mybot"
    settemari play --save friday.match
help-serve = serve tables to whoever has the link
help-serve-about =
    Serves tables over HTTP: friends open the link, choose a name and play, with bots on the other
    seats, in any browser. Tables are kept in a database and outlive the server. By default only this
    machine can reach it; docs/running.md tells how to let others in.
help-serve-example =
    settemari serve --open
    settemari serve --host 0.0.0.0 --port 8777
    settemari serve --database postgresql://settemari@db/settemari --origin https://play.example
help-backup = copy all tables of a server into a file, while it runs
help-backup-about =
    Copies everything that a server keeps in an SQLite file into another file, also while tables are
    played. The copy is whole or not there. It holds hidden cards and secrets: keep it to yourself.
help-backup-example = settemari backup friday.db
help-reports = what people have reported as wrong
help-reports-about =
    Lists the problems that players have reported to a server of yours, the newest first. With --json
    also what the reporter's seat saw.
help-reports-example = settemari reports --json
help-simulate = let bots play many games, and count
help-simulate-about =
    Plays many games between bots and tells who won, how the games ended and how long they lasted.
    The same seed gives the same games, whatever the number of processes. Ctrl-C prints what came out
    so far.

    --by counts more, with confidence intervals. In every game: ending (how it ended), seat (whose
    colour won), turn (who won by turn order in the first round). In maretta and vulcano: barrel (how
    often it was opened, and how those fared who opened it), card (how those fared who laid, gave and
    received each number). In arrr: captain, action, test, and the cards: card, or one of event,
    crew, exploration.
help-simulate-example =
    settemari simulate maretta --games 100000 --bots greedy,random,random,random
    settemari simulate vulcano --games 1000 --seats 5 --bots greedy --json
    settemari simulate maretta --games 10000 --bots greedy --by barrel,ending
    settemari simulate arrr --bots greedy --by captain --by test --json
help-bots = list the bots: levels, characters, ratings
help-bots-about =
    Lists the bots that come with the games, from the easiest to the hardest: how each one plays, and how
    strong it is in every game. bot:3 takes a seat in --seats, and 3 plays in --bots.
help-bots-example =
    settemari bots
    settemari play --seats "Anna,bot:2,bot:4"
help-arena = tournaments between bots, and who is better
help-arena-about =
    Lets bots play against each other, also programs of your own, and tells who is better, with
    confidence intervals. Every deal is played several times, so that each bot has each seat with the
    same cards; the order at the table is drawn anew for every deal. With more bots than seats all
    groups meet; with fewer, they sit at the table more than once. As many bots as seats sit down just
    as listed, and one that is listed twice has two seats.

    A program is exec:COMMAND, with no comma in it (docs/bot-protocol.md). Ctrl-C stops, and prints
    what was played so far. The same seed gives the same result, whatever the number of processes, if
    the programs too do the same again.
help-arena-example =
    settemari arena maretta --bots greedy,random --games 400
    settemari arena arrr --mode gallows --bots greedy,random,random,random --processes 0
    settemari arena vulcano --seats-count 3 --bots "greedy,random,exec:python3 examples/bots/first.py"
help-replay = watch a saved game again, step by step
help-replay-about =
    Shows a saved game. On a terminal you walk through it: Enter goes on, b goes back, a number jumps
    there, q ends. In a pipe it prints the whole log.
help-replay-example =
    settemari replay friday.match
    settemari replay friday.match --seat pink --at 12
help-verify = check that a saved game is what it says
help-verify-about =
    Plays a saved game again from its seed and checks it: the seed fits the commitment that was shown
    before the game, every choice was allowed, and the winners are the right ones. Exit code 1 if not.
help-verify-example = settemari verify friday.match
help-variant = list, show, check and share variants
help-variant-about =
    A variant is the numbers and settings of a game: a small TOML file, or a short code to share.
help-variant-example =
    settemari variant list
    settemari variant code my-rules.toml
help-variant-list = the variants that come with the games
help-variant-list-about = Lists the variants that come with the games.
help-variant-list-example = settemari variant list vulcano
help-variant-show = a variant with all its fields, as a file
help-variant-show-about = Prints a whole variant as TOML: save it, change it, play it.
help-variant-show-example = settemari variant show adrenaline > mine.toml
help-variant-check = check a variant file or code
help-variant-check-about = Checks a variant and says which field is wrong and what is allowed there.
help-variant-check-example = settemari variant check mine.toml
help-variant-code = the code of a variant, to share it
help-variant-code-about = Prints the short code of a variant. Whoever has the code can play it.
help-variant-code-example =
    settemari variant code mine.toml
    settemari play maretta --variant CODE
help-deck = check and list the cards of Arrr!!!
help-deck-about =
    A deck is one TOML file, or a folder of them, with the cards of Arrr!!!: crew, events, explorations
    and captains. docs/writing-a-card.md shows how to write your own.
help-deck-example =
    settemari deck list
    settemari deck check my-cards.toml
help-deck-check = check a deck of your own
help-deck-check-about =
    Reads a deck and says what it holds, or which card and which field are wrong and what is allowed
    there. A deck that is fine can be played: settemari play arrr --deck FILE
help-deck-check-example = settemari deck check my-cards.toml
help-deck-list = all cards with what is printed on them
help-deck-list-about =
    Lists the cards of a deck with their texts, made from what each card does, and in brackets the
    word that saved games and typed actions call it by. Without a file: the cards of the game.
help-deck-list-example =
    settemari deck list --lang it
    settemari deck list my-cards.toml --json
help-print = print a game: cards, barrels, board and all else as a PDF
help-print-about =
    Makes a PDF of everything a game needs, to print at home: cards, dice, doubloons and overviews of
    arrr; cards, barrels, rafts or minecarts, meeples, board and overviews of maretta and vulcano. There are
    marks to cut along and a ruler of 50 mm to check the scale; backs follow their fronts, for printing
    on both sides, turned over the long edge. Needs: pip install "settemari[print]"

    --only prints a part. Of arrr: crew, events, explorations, captains, doubloons, dice, summary. Of maretta
    and vulcano: cards, barrels, rafts (carts in vulcano), meeples, board, summary. The simplest mode of arrr
    needs crew, explorations, doubloons and dice only.
help-print-example =
    settemari print arrr --lang it --paper a4 -o cards.pdf
    settemari print arrr --only crew,explorations,doubloons,dice
    settemari print arrr --deck my-cards.toml --only events --no-backs
    settemari print vulcano --variant hot-feet --paper letter
    settemari print maretta --only board -o - > board.pdf
help-position = look at a position, or play on from it
help-position-about =
    A position is any moment of a game as JSON (docs/position.schema.json): for puzzles, lessons and
    reports. FILE may be - for standard input.
help-position-example = settemari position show puzzle.json
help-position-show = draw a position
help-position-show-about = Draws a position as everybody sees it, or as one seat does.
help-position-show-example = settemari position show puzzle.json --seat purple
help-position-play = play some actions and print the next position
help-position-play-about =
    Plays actions in the words of the notation, one after the other, and prints the position that
    follows as JSON. A refused action prints the rule's number and the reason, with exit code 2.
help-position-play-example = settemari position play puzzle.json "place wood-3 on pink" "open 1"
help-rule = a rule of the game by its number
help-rule-about =
    Prints a rule, where the program carries it out, and its tests. A section's number prints the
    section; no number prints the list.
help-rule-example =
    settemari rule A3.2
    settemari rule D --lang it

## Arguments and options
help-option-game = maretta, vulcano or arrr (default: maretta)
help-option-any-game = only the variants of this game
help-option-seats = who plays, separated by commas: names, bots as bot:1 to bot:5 (bot:greedy, bot:random and bot:search:1000 play too), your own programs as exec:./mybot (default: you and three bots)
help-option-seat-count = how many seats (default: 4)
help-option-variant = a variant by its name, its file or its code
help-option-mode = of arrr: gallows (crew and explorations), boarding (with events) or full; goes with any variant
help-option-deck = of arrr: play with the cards of this deck, a TOML file or a folder of them
help-option-deck-file = a TOML file, or a folder of them
help-option-deck-listed = a TOML file, or a folder of them (default: the cards of the game)
help-option-which-variant = a variant by its name, its file or its code
help-option-seed = deal a practice game that can be dealt again (default: secret luck, checked at the end)
help-option-run-seed = the same number gives the same games (default: 1)
help-option-position-seed = where the luck after this position comes from (default: 1)
help-option-save = keep the game in this file, up to date after every choice; if it is there, go on with it
help-option-plain = no colours and no drawing over the screen: lines only, for pipes and screen readers
help-option-games = how many games (default: 1000)
help-option-bots = one bot for all seats, or one for each, separated by commas (default: random)
help-option-arena-game = maretta, vulcano or arrr
help-option-arena-bots = the bots, separated by commas: names such as greedy, and programs as exec:COMMAND
help-option-arena-games = how many games, rounded up until every bot has had every seat equally often (default: 200)
help-option-bot-seconds = how long a program (exec:) may take for a choice, in seconds; then it loses the choice (default: 10)
help-option-bot-log = add what programs (exec:) write to standard error to this file (default: it is dropped)
help-option-by = what to count by, separated by commas: ending, seat, turn, and what else the game has (see above)
help-option-processes = in how many processes; 0 means one for each core (default: 1)
help-option-host = the address to listen on (default: 127.0.0.1, this machine alone)
help-option-port = the port to listen on; 0: any that is free (default: 8777)
help-option-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)
help-option-origin = another site whose pages may use this server, such as https://play.example
help-option-proxies = addresses of proxies in front of it that tell the true address of a visitor
help-option-bot-processes = how many processes think for the bots (default: 1)
help-option-open = open the browser
help-option-verbose = log more
help-option-backup-file = the file to make
help-option-limit = at most so many (default: 50)
help-option-print-game = maretta, vulcano or arrr
help-option-print-deck = of arrr: print the cards of this deck, a TOML file or a folder of them
help-option-paper = a4 or letter (default: a4)
help-option-only = only these parts, separated by commas (see above)
help-option-no-backs = fronts only
help-option-output = the file to make; - writes to standard output (default: GAME-LANGUAGE.pdf)
help-option-json = print JSON
help-option-replay-json = print what happened as JSON, an event a line
help-option-file = a saved game
help-option-position-file = a position as JSON; - reads it from standard input
help-option-at = show the table after so many choices
help-option-seat = as this seat sees it: its colour or player, or spectator
help-option-actions = an action in the words of the notation (docs/notation.md)
help-option-number = a rule such as A3.2, or a section such as A3

## Argparse's own words
argparse-usage = usage:
argparse-positionals = positional arguments
argparse-options = options
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-one = expected one argument
argparse-at-least-one = expected at least one argument
argparse-at-most-one = expected at most one argument
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-type = invalid %(type)s value: %(value)r
argparse-explicit = ignored explicit argument %r
