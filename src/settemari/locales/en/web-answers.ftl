# Answers at the table of Arrr!!! in a browser: the stack, standing orders, armed cards; challenges, captains and the end.

## Letting things be, and playing something
answers-pass = Pass
answers-next-sail = Sail on
answers-next-sail-declared = Roll
answers-next-raid-declared = Raid
answers-next-challenge-declared = Go on
answers-next-test = Roll
answers-next-rolling = Stop
answers-next-roll-ends = Count
answers-next-stakes-set = Throw
answers-next-contest = Stop
answers-next-contest-ends = Count
answers-next-stack = Go on
answers-next-after = End turn
answers-respond = Respond
answers-respond-title = What do you play?
answers-respond-on = Play { $card } on
answers-on = on
answers-you = You
answers-fuse = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## When to be asked
answers-row = When you want to be asked
answers-smart = Smart
answers-smart-about = You are asked when one of your cards with its bell on would matter now.
answers-always = Always ask
answers-always-about = You are asked at every moment, whatever you hold: nobody can tell whether you are bluffing.
answers-sleep = Sleep until…
answers-asleep = { $until ->
    [stack] Until the stack is done
    [action] Until the action is over
   *[my-turn] Until my turn
}
answers-wake = { $until ->
    [stack] Sleeping until the stack is done: wake up
    [action] Sleeping until the action is over: wake up
   *[my-turn] Sleeping until my turn: wake up
}
answers-sleep-title = Until when do you sleep?
answers-sleep-about = Until then you pass by yourself, and take as long over it as everybody does. You can wake up with one touch.
answers-until = { $until ->
    [stack] Until the stack is done
    [action] Until this action is over
   *[my-turn] Until it is my turn
}
answers-unless = Unless something targets me
answers-unless-about = Then you are woken, if you could answer.
answers-hold = { $holds ->
    [one] 20 seconds more, for everybody: { $holds } time left (key H)
   *[other] 20 seconds more, for everybody: { $holds } times left (key H)
}
answers-bell = Ask me because of { $card }
answers-bell-on = The bell is on: this card is a reason to ask you
answers-bell-off = The bell is off: you are not asked because of this card

## Armed cards
answers-arm-title = Arm { $card }
answers-arm-about = It is played by itself as soon as this happens, and can be taken back until then. Nobody hears of it.
answers-arm-when = When
answers-arm-action = What
answers-arm-who = Who
answers-arm-trait = Trait of the roll
answers-arm-margin = How the test stands
answers-arm-card = What is played
answers-arm-target = Play it on
answers-arm-itself = who or what it happens to
answers-arm-at-me = Only if it is aimed at me
answers-arm-never = There is no moment that this card could wait for.
answers-arm-not = Leave it
answers-arm = Arm it
answers-arm-card-button = Arm it for later…
answers-any = any
answers-me = me
answers-somebody = somebody else
answers-moment = { $moment ->
    [declared] an action is declared
    [before-roll] somebody is about to roll
    [rolled] a roll is about to end
    [free] I choose my action
   *[answer] something is played
}
answers-action = { $action ->
    [sail] sailing
    [raid] raiding
    [challenge] a challenge
   *[any] any action
}
answers-margin = { $by ->
    [0] just passed
   *[other] passed by { $by }
}
answers-margin-failed = failed by { $by }
answers-when-free = Before your action
answers-when-declared = { $action ->
    [sail] When { $who } declares to sail
    [raid] When { $who } declares a raid
    [challenge] When { $who } declares a challenge
   *[any] When { $who } declares an action
}
answers-when-declared-mine = { $action ->
    [sail] When you declare to sail
    [raid] When you declare a raid
    [challenge] When you declare a challenge
   *[any] When you declare an action
}
answers-when-before-roll = { $action ->
    [sail] When { $who } is about to roll at sea
    [challenge] When { $who } is about to roll in a challenge
   *[any] When { $who } is about to roll
}
answers-when-before-roll-mine = { $action ->
    [sail] When you are about to roll at sea
    [challenge] When you are about to roll in a challenge
   *[any] When you are about to roll
}
answers-when-rolled = { $action ->
    [sail] When { $who }'s roll at sea is about to end
    [challenge] When { $who }'s roll in a challenge is about to end
   *[any] When { $who }'s roll is about to end
}
answers-when-rolled-mine = { $action ->
    [sail] When your roll at sea is about to end
    [challenge] When your roll in a challenge is about to end
   *[any] When your roll is about to end
}
answers-when-answer = When { $who } plays something
answers-when-answer-mine = When you have played something
answers-when-trait = { $when }, for { $trait }
answers-when-card = { $when }, and it is { $what }
answers-when-at-me = { $when } that is aimed at you
answers-when-passed-by = { $by ->
    [0] { $when } and the test is just passed
   *[other] { $when } and the test is passed by { $by }
}
answers-when-failed = { $when } and the test is failed by { $by }
answers-armed = { $when }: { $card }
answers-armed-on = { $when }: { $card } on { $target }
answers-armed-all = Your armed cards
answers-armed-count = { $count ->
    [one] { $count } card is armed
   *[other] { $count } cards are armed
}
answers-disarm = Take it back

## The stack
answers-stack = The stack
answers-next = next
answers-stack-spoken = Stack { $number }: { $what }, by { $seat }.
answers-stack-spoken-on = Stack { $number }: { $what }, by { $seat }, on { $target }.
answers-fate-cancelled = cancelled
answers-fate-failed = without effect
answers-naming = is still choosing for it
answers-not-this = Don't ask me about this one this turn
answers-not-this-of = Don't ask me about { $what } this turn
answers-window = Now something can be played.
answers-settle-all = Let all of it happen

## Several people at one device
answers-anyone = Anyone respond?
answers-anyone-who = { $name } wants to respond
answers-anyone-nobody = Nobody

## Challenges
challenge-title = Challenge { $name }
challenge-whom = Whom?
challenge-trait = In which trait?
challenge-dice = { $mine } to { $theirs }
challenge-odds = Win { $win }%, tie { $tie }%, lose { $loss }%
challenge-my-dice = Your dice:
challenge-their-dice = { $name }'s dice:
challenge-prize = What do you want from { $name }?
challenge-coins-instead = Doubloons instead
challenge-counter = If { $name } accepts, you may lose as much as is named in return.
challenge-not = Better not
challenge-declare = Declare
challenge-accepting = You name a prize as well; whoever has more successes takes both.
challenge-refusing = { $crew ->
    [0] { $name } may take { $coins } from the supply. Your crew is safe.
    [one] { $name } may take { $crew } card of your crew, and doubloons from the supply: { $coins }.
   *[other] { $name } may take { $crew } cards of your crew, and doubloons from the supply: { $coins }.
}
challenge-plunder = What do you take from { $name }? Up to { $most }.
challenge-duel = Challenge in { $trait }
challenge-stakes = At stake
challenge-dice-lie = Dice: { $dice }, successes: { $successes }
challenge-will-throw = Dice:

## Captains
captain-choice = The captains
captain-touch = Touch a captain to read what they can do.

## The end
ending-chests = The chests are opened
ending-skip = Show it all
ending-pirate = Pirate
ending-doubloons = Doubloons
ending-fame = Fame
ending-collections = Collections
ending-points = Points
ending-points-of = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
}
ending-collection = { $count ->
    [one] { $count } card = { $points }
   *[other] { $count } cards = { $points }
}
ending-table = All of it
ending-why = { $ending ->
    [fame] Points were equal, so the most fame won.
    [doubloons] Points and fame were equal, so the most doubloons won.
    [shared] Points, fame and doubloons were equal: the victory is shared.
   *[points] The most points won. In a tie more fame counts, then more doubloons.
}
ending-dice = The dice
ending-dice-about = { $count ->
    [one] { $count } die was thrown in this game.
   *[other] { $count } dice were thrown in this game.
}
ending-dice-fair = what could be expected
ending-die = { $face }: { $count }, expected { $expected }
