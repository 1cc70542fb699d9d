# At the keyboard: prompts, what can be typed, and goodbyes.
choose-prompt = Your choice (? for help):
choose-prompt-usual = Your choice (Enter: { $what }; ? for help):
confirm-prompt = Enter to confirm, u to take back:
curtain-prompt = { $name }, press Enter when only you can see the screen:
keys =
    A label chooses, also a greyed one: then you are told why not. An action in the
    words of the notation, such as "place wood-3 on pink", will do as well.
    u take back · log all so far · rule A3.2 · why 2b · q quit
what-to-type = Type a label such as { $example }, or ? for help.
what-to-confirm = Press Enter to confirm, or type u to take back.
nothing-to-undo = There is nothing to take back.
why-which = Name a label that is greyed out, such as: why { $example }
see-rule = The whole rule: rule { $rule }
cell-stays = stays
cell-theft = or steal
cell-barrels = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
cell-stack = { $suit } { $total }
cell-burst = { $suit } { $total } bursts
own-landing = You move to space { $space } with any of these.
own-landing-barrels = { $barrels ->
    [one] You move to space { $space } with any of these, where a barrel waits.
   *[other] You move to space { $space } with any of these, where { $barrels } barrels wait.
}
grid-hint = Type the number of a card and the letter of a player: { $example }
lava-danger = { $steps ->
    [one] After this round the lava will be on space { $space }: you must run at least 1 space.
   *[other] After this round the lava will be on space { $space }: you must run at least { $steps } spaces.
}
welcome = Welcome! Whenever you are in doubt, type ? and Enter. u takes back, q leaves.
goal-maretta = Your goal: the steamship on space { $space }. Or board one that passes by: the suits in your stock plus the difference of your two cards must make at least { $boarding }.
goal-vulcano = Your goal: the sea on space { $space }, before the lava catches you.
too-narrow = This terminal has { $columns } columns; the table is drawn for { $wanted }.
leave-prompt = The game is not saved. A file name saves it, q leaves all the same, Enter plays on:
left-unsaved = You have left the game. It was not saved: start with --save FILE next time.
left-saved = You have left the game. Go on with: settemari play --save { $file }
check-it = Check it: settemari verify { $file }
commitment = The luck of this game is fixed; its seal: { $commitment }
replay-prompt = After choice { $at } of { $all }. Enter: on, b: back, a number: there, q: end:
no-such-card = No card is called "{ $card }".
anybody = Does anybody answer? Who does looks at the own cards alone, with the screen to themselves.
anybody-prompt = Who answers? (letters; Enter: nobody)
anybody-help = Type the letters of all who want to answer, such as { $example }, or Enter if nobody does.

## A program in a seat has lost a choice: public, in the log
program-start = { $name }, a program, could not be started: a random choice was made.
program-ended = { $name }, a program, has ended in the middle of the game: a random choice was made.
program-late = { $name }, a program, did not answer in time: a random choice was made.
program-flood = { $name }, a program, wrote too much and was stopped: a random choice was made.
program-nonsense = { $name }, a program, gave no possible answer: a random choice was made.
program-out = That was number { $times }: from now on, { $name } plays at random.
