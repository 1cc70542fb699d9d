# What is asked in Arrr!!!, what may be answered, why not, and what would happen.

## Questions
arrr-question-captain = Which captain do you choose?
arrr-question-recruit = Which cards do you discard, and how many do you draw?
arrr-question-equip = Which crew do you equip?
arrr-question-declare = What do you do: sail, raid, or challenge somebody?
arrr-question-declare-plain = What do you do: sail or raid?
arrr-question-after = Your action is over. Do you play anything else?
arrr-question-sail-declared = { $seat } sails to { $card }. Do you play anything?
arrr-question-raid-declared = { $seat } goes raiding. Do you play anything?
arrr-question-challenge-declared = { $seat } challenges { $opponent } in { $trait }, for { $prize }. Do you play anything?
arrr-question-test = { $seat } comes to test { $test } of { $card }. Do you play anything?
arrr-question-rolling = { $successes-start }, { $needed } needed: do you cheat, play something, or stop?
arrr-question-roll-ends = { $seat } stops: { $successes }, { $needed } needed. Do you play anything?
arrr-question-respond = { $seat } challenges you in { $trait }, for { $prize }. Do you accept?
arrr-question-plunder = { $opponent } refuses. What do you take?
arrr-question-name-prize = What do you want from { $seat } if you win?
arrr-question-stakes-set = { $seat } and { $opponent } are about to throw for { $trait }. Do you play anything?
arrr-question-contest = { $mine } to { $theirs }: do you cheat, play something, or stop?
arrr-question-contest-ends = { $seat } and { $opponent } stop. Do you play anything?
arrr-question-stack = On the stack: { $what } ({ $seat }). Do you answer?
arrr-question-stack-on = On the stack: { $what } ({ $seat }), aimed at { $target }. Do you answer?
arrr-question-lose-crew = { $count ->
    [one] { $count } damage: which equipped card do you discard?
   *[other] { $count } damage: which equipped card do you discard first?
}
arrr-question-lose-hand = { $count ->
    [one] Which card do you discard from your hand?
   *[other] Which card do you discard from your hand? { $count } in all.
}
arrr-question-draw-either = { $count ->
    [one] Which deck do you draw from?
   *[other] Which deck do you draw from? { $count } cards in all.
}
arrr-question-tire-crew = { $count ->
    [one] Which ready card do you exhaust?
   *[other] Which ready card do you exhaust? { $count } in all.
}
arrr-question-toll = { $count ->
    [one] Do you discard { $count } card from your hand to go on with your action?
   *[other] Do you discard { $count } cards from your hand to go on with your action?
}
arrr-question-naming-discard = { $count ->
    [one] For { $what }: which card of your hand will you discard?
   *[other] For { $what }: which card of your hand will you discard? { $count } in all.
}
arrr-question-naming = { $count ->
    [one] For { $what }: which deck will you draw from?
   *[other] For { $what }: which deck will you draw from? { $count } cards in all.
}
arrr-question-naming-exhaust = { $count ->
    [one] For { $what }: which ready card will you exhaust?
   *[other] For { $what }: which ready card will you exhaust? { $count } in all.
}

## Help: the rules of the moment
arrr-help-captain =
    Your captain stays with you for the whole game, and cannot be discarded, taken or aimed at.
    Some always have an effect; others have an ability that exhausts them, once a turn.
arrr-help-recruit =
    First discard what you like, then say how many crew cards and events you draw.
    You draw up to { $each } of each kind in hand, and never past { $hand } cards in all.
arrr-help-recruit-plain =
    First discard what you like, then say how many crew cards you draw.
    You draw until you hold { $each } at most.
arrr-help-equip =
    At most { $equip } cards equipped, among them at most { $officers } officer and { $gangs } gang.
    To make room you may first discard equipped cards, no more than you then place.
    A trait's values on all your equipped cards are the dice you throw for it.
    Without any card equipped you can only raid, and nobody can challenge you.
arrr-help-declare =
    Sail: face one exploration of the row, test by test. Raid: take doubloons from the supply, { $raid } at the moment.
    Challenge: name an opponent, a trait and a prize; whoever has more successes wins the other's stake.
    Before that you may play events and use abilities.
arrr-help-declare-plain =
    Sail: face one exploration of the row, test by test. Raid: take doubloons from the supply, { $raid } at the moment.
    Before that you may use abilities, and play events if there are any in the game.
arrr-help-after =
    You may still play events and use abilities, one after the other.
    Then a new exploration is turned up, and the turn passes to the left.
arrr-help-moment =
    Everybody is asked at the same time. Who comes first in seat order from the player on turn plays; then all are asked anew.
    What removes dice must be played before the first throw; what adds dice may come later.
    If everybody passes, the action goes on.
arrr-help-stack =
    Everything played goes on the stack, and what came last happens first.
    Before it happens, anybody may answer it with an event or a permitted ability.
    If everybody passes, the top of the stack takes effect.
arrr-help-rolling =
    Each die that shows the trait or the jolly is a success.
    Cheating: for a doubloon from your chest you throw { $dice } more dice, as often as you like.
    When you stop, the others may still play something; if nobody does, the successes are counted.
arrr-help-respond =
    Accept, and you name a prize as well; both stakes are set aside and you both throw.
    Refuse, and { $crew } of your equipped cards at most may be taken, and { $doubloons } from the supply.
arrr-help-plunder =
    You may take equipped cards of the opponent into your hand, { $crew } at most, and { $doubloons } from the supply.
    Taking nothing is allowed too.
arrr-help-name-prize =
    You get it if you have more successes: up to { $most } doubloons, or one collection card.
    It is set aside until the challenge is over, and cannot be used to cheat.
arrr-help-contest =
    You and your opponent in turn cheat, play something or stop, until both stop in succession.
    Cheating: for a doubloon from your chest you throw { $dice } more dice. Doubloons at stake cannot be used.
    More successes win the other's stake; in a tie everybody takes their own back.
arrr-help-lose-crew =
    For each point of damage you discard one of your equipped cards; with fewer, all of them.
    Captains are never lost.
arrr-help-lose-hand = Crew cards or events, as you choose; with fewer in hand, all of them.
arrr-help-draw-either = You choose before you see the card: a crew card or an event.
arrr-help-tire-crew = An exhausted card keeps its traits, but its ability must wait until it is ready again.
arrr-help-toll = If you do not pay, you may not do this action this turn, and declare another.
arrr-help-naming =
    You name it now, in front of everybody, before anybody may answer the card; nothing happens yet.
    Once the card takes effect, it is done without asking again. What is no longer there by then is left out.

## Waiting
arrr-awaited-moment = { $count ->
    [one] { $seats } may play something.
   *[other] { $seats } may play something.
}
arrr-awaited-stack = { $count ->
    [one] { $seats } may answer { $what }.
   *[other] { $seats } may answer { $what }.
}
arrr-awaited-captain = { $seats } is choosing a captain.
arrr-awaited-recruit = { $seats } is recruiting.
arrr-awaited-equip = { $seats } is equipping.
arrr-awaited-declare = { $seats } is choosing an action.
arrr-awaited-after = { $seats } may play something after the action.
arrr-awaited-rolling = { $seats } may cheat, play something, or stop.
arrr-awaited-respond = { $seats } accepts or refuses the challenge.
arrr-awaited-plunder = { $seats } is choosing what to take.
arrr-awaited-name-prize = { $seats } is naming a prize.
arrr-awaited-contest = { $seats } may cheat, play something, or stop.
arrr-awaited-lose-crew = { $seats } is choosing a card to lose.
arrr-awaited-lose-hand = { $seats } is choosing a card to discard.
arrr-awaited-draw-either = { $seats } is choosing a deck.
arrr-awaited-tire-crew = { $seats } is choosing a card to exhaust.
arrr-awaited-toll = { $seats } is thinking about paying.
arrr-awaited-naming = { $seats } is choosing for { $what }.

## Answers
arrr-answer-pass = Pass
arrr-answer-done = Nothing more
arrr-answer-equipped = Set sail
arrr-answer-stop = Stop
arrr-answer-raid = Raid
arrr-answer-cheat = Cheat for 1 doubloon
arrr-answer-accept = Accept
arrr-answer-refuse = Refuse
arrr-answer-pay = Pay
arrr-answer-not-pay = Do not pay
arrr-answer-play = Play { $card }
arrr-answer-play-on = Play { $card } on { $target }
arrr-answer-use = Use { $card }
arrr-answer-use-on = Use { $card } on { $target }
arrr-answer-challenge = Challenge { $seat } in { $trait }, for { $prize }
arrr-answer-prize = { $prize }
arrr-answer-draw = Draw { $drawn }
arrr-answer-draw-nothing = Draw nothing
arrr-answer-take = Take { $loot }
arrr-answer-take-nothing = Take nothing
arrr-answer-sail = Sail to { $card }
arrr-answer-captain = { $card }
arrr-answer-discard = Discard { $card }
arrr-answer-equip = Equip { $card }
arrr-answer-drop = Discard { $card }
arrr-answer-exhaust = Exhaust { $card }

## Refusals
arrr-refused-no-such-answer = That is no answer to this question.
arrr-refused-not-in-hand = You do not hold { $card }.
arrr-refused-not-now = { $card } can be played only { $when }.
arrr-refused-not-now-used = { $card } can be used only { $when }.
arrr-refused-not-now-at-all = { $card } cannot be played at this moment.
arrr-refused-not-before-throw = { $card } needs dice on the table: wait for the first throw.
arrr-refused-not-after-throw = Too late for { $card }: the dice have been thrown.
arrr-refused-no-such-target = { $card } cannot be aimed at that. It needs { $target }.
arrr-refused-no-target-wanted = { $card } is not aimed at anything.
arrr-refused-no-target-there = There is nothing to aim { $card } at. It needs { $target }.
arrr-refused-not-there = No card lies on spot { $spot }.
arrr-refused-not-there-card = You have not equipped { $card }.
arrr-refused-not-there-doubloons = The supply has no doubloon for you.
arrr-refused-is-exhausted = { $card } is exhausted until your next turn.
arrr-refused-is-exhausted-captain = Your captain { $card } is exhausted until your next turn.
arrr-refused-no-ability = { $card } has no ability.
arrr-refused-not-on-turn = { $card } works only on your turn or in your challenge; now it is { $seat }'s turn.
arrr-refused-on-stack-already = The ability of { $card } already lies on the stack.
arrr-refused-no-doubloons = You have no doubloon to cheat with.
arrr-refused-watched = { $card } is watched: nobody cheats there.
arrr-refused-no-crew = Without an equipped card you are not on the seas: you can only raid.
arrr-refused-barred-sail = You may not sail this turn.
arrr-refused-barred-challenge = You may not challenge anybody this turn.
arrr-refused-not-in-row = { $card } does not lie in the row.
arrr-refused-condition-fails = { $card } is not for you yet, with { $has }. { $condition }
arrr-refused-no-challenges = There are no challenges in this mode.
arrr-refused-not-yourself = Challenge an opponent, not yourself.
arrr-refused-opponent-not-at-sea = { $seat } has no equipped card, and cannot be challenged.
arrr-refused-nothing-to-stake = You have nothing to stake: no doubloon, and no collection card.
arrr-refused-opponent-has-nothing = { $seat } has nothing to win: no doubloon, and no collection card.
arrr-refused-prize-too-high = { $prize } cannot be named: { $seat } has { $has }, and { $limit } is the most.
arrr-refused-prize-not-there = { $card } does not lie in { $seat }'s chest.
arrr-refused-too-many-of-kind-crew = Too many: you hold { $has } crew cards and draw up to { $limit }.
arrr-refused-too-many-of-kind-events = Too many: you hold { $has } events and draw up to { $limit }.
arrr-refused-hand-full = Too many: you hold { $has } cards, and drawing stops at { $limit }.
arrr-refused-area-full = No room for { $card }: { $limit } cards are equipped. Discard one first.
arrr-refused-officer-there = No room for { $card }: { $there } is your officer.
arrr-refused-gang-there = No room for { $card }: { $there } is your gang.
arrr-refused-placed-already = You have placed a card already: discards come first.
arrr-refused-no-room-needed = { $card } stays: discarding is only to make room for a card that you then place.
arrr-refused-must-place = { $left ->
    [one] You have made room: place { $left } more card.
   *[other] You have made room: place { $left } more cards.
}
arrr-refused-captain-gone = { $seat } has chosen { $card } already.
arrr-refused-too-many-taken = { $limit ->
    [one] At most { $limit } crew card can be taken.
   *[other] At most { $limit } crew cards can be taken.
}
arrr-refused-named-already = You have named { $card } as often as you have it.

## Previews
arrr-preview-test = { $count ->
    [one] { $trait-label } { $difficulty }, { $dice } die.
   *[other] { $trait-label } { $difficulty }, { $dice } dice.
}
arrr-preview-chances = Chance: { $chances }.
arrr-preview-raid = You take { $loot }.
arrr-preview-cheat = { $count ->
    [one] { $count } more die.
   *[other] { $count } more dice.
}
arrr-preview-cheat-contest = { $count ->
    [one] { $count } more die against your opponent.
   *[other] { $count } more dice against your opponent.
}
arrr-preview-contest = You have { $mine }, your opponent { $theirs }.
arrr-preview-passed = { $successes-start }, { $needed } needed: passed, if nobody plays anything.
arrr-preview-failed = { $successes-start }, { $needed } needed: failed, if nobody plays anything.
arrr-preview-dice = { $trait-label }: your dice { $mine }; { $seat }'s { $theirs }.
arrr-preview-odds = Without cheating: win { $win }%, tie { $tie }%, lose { $loss }%.
arrr-preview-refused = { $count ->
    [one] If { $opponent } refuses, { $seat } may take { $count } equipped card, and { $doubloons } from the supply.
   *[other] If { $opponent } refuses, { $seat } may take { $count } equipped cards, and { $doubloons } from the supply.
}
arrr-preview-traits = Then: { $traits }.
arrr-preview-unanswered = If nobody answers: { $told }
