# At the keyboard: prompts, what can be typed, and goodbyes.
choose-prompt = Your choice (? for help):
confirm-prompt = Enter to confirm, u to take back:
curtain-prompt = { $name }, press Enter when only you can see the screen:
keys =
    A label chooses, also a greyed one: then you are told why not. An action in the
    words of the notation, such as "place wood-3 on pink", will do as well.
    u take back · log all so far · rule A3.2 · why 2b · q quit
what-to-type = Type one of the labels, or ? for help.
what-to-confirm = Press Enter to confirm, or type u to take back.
nothing-to-undo = There is nothing to take back.
why-which = Name a label that is greyed out, such as: why 2b
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
left-unsaved = You have left the game. It was not saved: start with --save FILE next time.
left-saved = You have left the game. Go on with: settemari play --save { $file }
check-it = Check it: settemari verify { $file }
commitment = The luck of this game is fixed; its seal: { $commitment }
replay-prompt = After choice { $at } of { $all }. Enter: on, b: back, a number: there, q: end:
