# The rules of Arrr!!!, for players at the table. The numbers come from the variant and its deck: `games/arrr/rules.py`
# says which arguments there are. A message stays on one line but for its selectors.

## Headings
rules-P0 = Components
rules-P1 = Set-up
rules-P2 = The turn
rules-P2-1 = Phase one: recruit
rules-P2-2 = Phase two: equip
rules-P2-3 = Phase three: act
rules-P2-4 = Phase four: explore
rules-P3 = Sailing
rules-P4 = Tests and dice
rules-P5 = Challenges
rules-P6 = Crew cards and captains
rules-P7 = Events and the stack
rules-P8 = The end and the score
rules-P9 = Modes

## What is in the box
rules-box-crew-cards = { $count ->
    [one] { $count } crew card (red back)
   *[other] { $count } crew cards (red back)
}
rules-box-event-cards = { $count ->
    [one] { $count } event (blue back)
   *[other] { $count } events (blue back)
}
rules-box-exploration-cards = { $count ->
    [one] { $count } exploration (orange back)
   *[other] { $count } explorations (orange back)
}
rules-box-captain-cards = { $count ->
    [one] { $count } captain (violet back)
   *[other] { $count } captains (violet back)
}
rules-box-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
rules-box-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

## Faces of a die
rules-face-attack = { $count ->
    [1] attack
   *[other] attack (×{ $count })
}
rules-face-navigation = { $count ->
    [1] navigation
   *[other] navigation (×{ $count })
}
rules-face-cunning = { $count ->
    [1] cunning
   *[other] cunning (×{ $count })
}
rules-face-courage = { $count ->
    [1] courage
   *[other] courage (×{ $count })
}
rules-face-jolly = { $count ->
    [1] jolly
   *[other] jolly (×{ $count })
}

## What a collection is worth
rules-collection-worth = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## P0 Components
rule-P0-1 = 2 to 4 players. The box holds { $box }.
rule-P0-2 = There are four traits: attack, navigation, cunning and courage. The faces of a die are { $die-faces }; the jolly counts as every trait. The booklet names only five faces: the sixth is our choice. You may throw more dice than there are ({ $die-number }): some are then thrown again.
rule-P0-3 = Doubloons that nobody owns are the supply. There are only { $supply-doubloons } in all: whoever is to take more than the supply holds takes what is there.
rule-P0-4 = Everybody may see the row, the equipped cards and whether they are exhausted, the captains, the permanent events in play, doubloons, collection cards, the discard piles, how many crew cards and how many events each hand holds (their backs differ), and how many cards are left in each deck. Hidden are the hands and the order of the decks. Fame cards lie face down in the chest; but they were won in front of everybody, so what lies there is no secret. { $fame-shown ->
    [yes] At this table the screen shows everybody's fame.
   *[no] At this table the screen leaves the other players' fame to your memory.
}
rule-P0-5 = Where a card says otherwise than a rule, the card is right.
rule-P0-6 = Where two cards contradict each other, the one that forbids wins; if neither forbids, the later one.

## P1 Set-up
rule-P1-1 = The exploration deck is made of shuffled explorations: { $explorations-2 } with 2 players, { $explorations-3 } with 3, { $explorations-4 } with 4. The others go back to the box unseen. { $turns-each ->
    [0] So a game has { $turns-2 }, { $turns-3 } or { $turns-4 } turns in all, unless a card meddles.
    [one] That makes { $turns-each } turn for each player, unless a card meddles.
   *[other] That makes { $turns-each } turns for each player, unless a card meddles.
}
rule-P1-2 = Turn up as many explorations as there are players and lay them in a row beside the deck. The one that came first lies furthest from the deck.
rule-P1-3 = { $row-beyond ->
    [0] The row never holds more explorations than there are players.
   *[other] The row never holds more explorations than there are players, plus { $row-beyond }.
} When one comes in beyond that, the one furthest from the deck is discarded. It never comes back.
rule-P1-4 = { $mode ->
    [gallows] Everybody draws { $first-crew ->
        [one] { $first-crew } crew card
       *[other] { $first-crew } crew cards
    } and takes { $first-doubloons ->
        [one] { $first-doubloons } doubloon
       *[other] { $first-doubloons } doubloons
    } from the supply. There are no events in this mode (P9.1).
   *[full] Everybody draws { $first-crew ->
        [one] { $first-crew } crew card
       *[other] { $first-crew } crew cards
    } and { $first-events ->
        [one] { $first-events } event
       *[other] { $first-events } events
    }, and takes { $first-doubloons ->
        [one] { $first-doubloons } doubloon
       *[other] { $first-doubloons } doubloons
    } from the supply.
}
rule-P1-5 = { $mode ->
    [full] { $captain-choice ->
        [random] Everybody is dealt a captain at random.
       *[choose] Everybody chooses a captain: the last in turn order first, and so on back to the first player. Each captain can be chosen only once.
    }
   *[other] Captains belong to full mode (P9.3). In this mode they stay in the box.
}
rule-P1-6 = { $die-number ->
    [one] Everybody throws the die, and whoever shows a jolly is the first player;
   *[other] Everybody throws all { $die-number } dice, and whoever shows the most jollies is the first player;
} those who tie throw again. All can see these throws, and they come from the seed like every other. Or else the host decides.
rule-P1-7 = All this is done in the order row, first player, captains, hands.

## P2 The turn
rule-P2-0 = Your turn has four phases, in this order: recruit, equip, act, explore. As it begins, all your exhausted cards become ready (P6.5).

## P2.1 Recruit
rule-P2-1-1 = First discard from your hand as many crew cards and events as you like, or none.
rule-P2-1-2 = { $mode ->
    [gallows] Then draw as many crew cards as you like, until you hold { $recruit-crew-alone }. If you already hold { $recruit-crew-alone } or more, you draw none.
   *[full] Then draw crew cards and events, as many as you like, up to { $recruit-each } of each kind in hand. If after discarding you still hold { $recruit-each } or more of a kind, you draw none of that kind. Drawing never takes your hand past { $recruit-hand ->
        [one] { $recruit-hand } card
       *[other] { $recruit-hand } cards
    }.{ $recruit-each ->
        [3] { $recruit-hand ->
            [6] {" "}With 5 crew cards and no event left, for example, you may draw 1 event; with 4 and 3, nothing.
           *[other] {""}
        }
       *[other] {""}
    }
}
rule-P2-1-3 = When the crew deck or the event deck is empty, its discard pile is shuffled and becomes the new one. If deck and discard pile are both empty, fewer cards are drawn.
rule-P2-1-4 = You say how many of each kind you draw before you see the first of them.
rule-P2-1-5 = { $hand-limit-always ->
    [yes] These limits hold while recruiting, and cards that you gain otherwise come on top. But whoever holds more than { $recruit-hand ->
        [one] { $recruit-hand } card
       *[other] { $recruit-hand } cards
    } at the end of their own act phase discards down to that number, of their own choice.
   *[no] These limits hold for recruiting only. Cards that you gain otherwise come on top, and nobody discards down to a limit.
}

## P2.2 Equip
rule-P2-2-1 = Put crew cards from your hand face up into your area: now they are equipped. You may never have more than { $equip-most } equipped, with at most { $equip-officers ->
    [one] { $equip-officers } officer
   *[other] { $equip-officers } officers
} and at most { $equip-gangs ->
    [one] { $equip-gangs } gang
   *[other] { $equip-gangs } gangs
} among them; items as many as you like, even equal ones. Fewer will do, and so will none.
rule-P2-2-2 = To make room you may first discard cards that are already equipped. They do not go back to your hand.
rule-P2-2-3 = { $equip-discard-freely ->
    [yes] First you make all discards, then you place all cards. You may discard as many as you like, even if you then place fewer, or none.
   *[no] First you make all discards, then you place all cards. Discarding is only there to make room: at most as many as you then place.
}
rule-P2-2-4 = A card is ready when you equip it. A card that an effect puts into an area without room for it (P2.2.1) goes to that player's hand. A card that leaves an area forgets that it was exhausted: its new owner can use it as soon as it is equipped again.

## P2.3 Act
rule-P2-3-0 = Declare one action and carry it out.
rule-P2-3-1 = Sail: you face one exploration of the row (P3).
rule-P2-3-2 = Raid: you take { $raid-doubloons ->
    [one] { $raid-doubloons } doubloon
   *[other] { $raid-doubloons } doubloons
} from the supply.
rule-P2-3-3 = { $mode ->
    [full] Challenge: you take on another player (P5).
   *[other] Challenging another player belongs to full mode (P9.3). In this mode it is no action.
}
rule-P2-3-4 = With no card equipped you are not on the seas: you may only raid, and nobody can challenge you.
rule-P2-3-5 = You must declare an action. Raiding is always possible, even when the supply is empty. If an event forbids the action you declared, you declare another, and that is a new moment (P7.8 a).
rule-P2-3-6 = P2.3.4 and P5.1 are looked at only when the action is declared: whoever loses their last equipped card after that goes on. Even without any crew you may still play events.

## P2.4 Explore
rule-P2-4-1 = Turn up a new exploration and lay it next to the deck; the others move one place away from it (P1.3). Then it is the turn of the player on your left.
rule-P2-4-2 = The game ends when an exploration should be turned up and none is left (P8).
rule-P2-4-3 = Only this phase ends the game: any other effect that would turn up an exploration does nothing when none is left. Once the game has ended by P2.4.2, nobody is asked anything.

## P3 Sailing
rule-P3-1 = An exploration may show a condition: you can declare it only while the condition holds. If it stops holding during the action, the action goes on.
rule-P3-2 = Its tests are taken from top to bottom. A test may have a reward and a penalty of its own: they happen when that test ends, before the next. Fail one test and the card has defeated you: later tests are not reached, and the card stays where it is in the row. Pass them all, or find none printed, and you have conquered the card.
rule-P3-3 = When you conquer a card, this happens in order: its doubloons, as changed by P3.5, come from the supply to your chest; the other rewards printed on it happen (draw a crew card, an event, one of either deck as you choose, and so on); the card goes to your chest, face up if it is a collection card, otherwise face down; then the row closes up. Influences on its doubloons are read before it leaves. Your fame cannot be stolen; your doubloons and collection cards can.
rule-P3-4 = When a card defeats you, the penalty printed on it happens. For each point of damage you discard one of your equipped cards, of your own choice; if you have fewer, all of them.
rule-P3-5 = Influence: a card's influence changes its neighbours in the row, one on each side. It changes the difficulty of their tests of the trait it names, or their doubloons, even if they show none. Doubloons never fall below 0. Several influences add up.
rule-P3-6 = A difficulty is never below 1. All changes are added up first; only then does a result below 1 become 1.
rule-P3-7 = Conditions are read at the declaration only (P3.1). The difficulty of a test is fixed at its first throw: if the row changes later, that counts for later tests only. A card that changes the difficulty of the test going on works after the throw, too.
rule-P3-8 = The exploration that you face may change its place: the action goes on with it. If it leaves the row, the action ends, with no reward, no penalty, and nothing given back.
rule-P3-9 = A penalty is one item on the stack (P7.4). Cancelled or not, you are defeated. The deck is nobody's neighbour.

## P4 Tests and dice
rule-P4-1 = Add up the values of the trait on all your equipped cards, the exhausted ones too: so many dice you throw.
rule-P4-2 = Each die that shows the trait or the jolly is a success. With at least as many successes as the difficulty, the test is passed.
rule-P4-3 = Cheating: whenever you roll, you may discard a doubloon from your chest to the supply and throw { $cheat-dice ->
    [one] { $cheat-dice } more die
   *[other] { $cheat-dice } more dice
}, even after seeing the result and as often as you like, until the roll ends.
rule-P4-4 = What removes dice must be played before the first throw. What adds dice may be played after it as well, before the roll ends.
rule-P4-5 = A throw is dice cast at one time; a roll is all throws of one test, or of one side of a challenge. After each throw whoever rolls may cheat (one doubloon, one throw), play something, or stop. When they stop, everybody is asked (P7.8): if something was played, they are asked again; if not, the roll ends and the successes are counted. To cheat before the first throw would be the same as to cheat after it, so the first question comes after the first throw. Cheating does not go on the stack, cannot be answered, and needs an empty stack.
rule-P4-6 = The first throw has the dice of P4.1, plus and minus what was played, and at least 0. To throw no dice is a throw too, so you may cheat. Crew that you lose or gain after it changes nothing. After the first throw nothing that removes dice can be played, not even against dice bought later.

## P5 Challenges
rule-P5-1 = You name an opponent, a trait, and your prize if you win: { $challenge-most ->
    [0] one collection card
    [1] 1 doubloon, or one collection card
   *[other] 1 to { $challenge-most } doubloons, or one collection card
} from the opponent's chest, and you say which. Each of you must own at least one doubloon or collection card and have a card equipped (P2.3.4). You cannot name more doubloons than the opponent has.
rule-P5-2 = The opponent accepts or refuses.
rule-P5-3 = If the opponent refuses, { $refusal-crew ->
    [0] it costs them no crew.
    [one] you choose { $refusal-crew } of their equipped crew cards and may take it into your hand.
    [2] you choose 2 of their equipped crew cards and may take them into your hand: both, one or none. If there is only one, it is that one.
   *[other] you choose { $refusal-crew } of their equipped crew cards and may take them into your hand: all, some or none. If there are fewer, it is those.
} { $refusal-doubloons ->
    [0] From the supply you get nothing.
    [one] You may also take { $refusal-doubloons } doubloon from the supply.
   *[other] You may also take { $refusal-doubloons } doubloons from the supply.
} Then the action ends. Nothing of this goes on the stack.
rule-P5-4 = If the opponent accepts, they name a prize in the same way. Each of you sets aside what the other has named: that is your stake. Doubloons at stake cannot be used to cheat until the challenge is over. What is no longer there is not staked; whoever has nothing left stakes nothing, and the challenge goes on. Stakes are in no chest: they cannot be spent, stolen, lost or targeted.
rule-P5-5 = During the challenge both of you count as the player on turn: both can be targets of events, and both may use the abilities of their crew and captain. The challenge begins when it is accepted. Until then the opponent may answer with events like anybody, but not with abilities, and is no target. An event on “the player on turn” hits one of the two, named by whoever plays it. Seat order (P7.6) and readying (P6.5) stay those of the challenger's turn.
rule-P5-6 = Both throw at the same time (P4.1). Then challenger and opponent take turns to cheat, play something or stop, until both stop in succession; then everybody is asked as in P4.5. Whoever has more successes wins the other's stake and gets their own back. In a tie each takes their own stake back.

## P6 Crew cards and captains
rule-P6-1 = A crew card is an officer, an item or a gang (P2.2.1). A trait without a number is 0.
rule-P6-2 = Officers and items have abilities. An ability marked “exhaust” is used by exhausting its card, which is turned sideways: once a turn.
rule-P6-3 = Unless the card says otherwise, an ability can be used only by the player on turn, in the act phase, or by somebody who takes part in a challenge.
rule-P6-4 = The trait values of a card count even while it is exhausted.
rule-P6-5 = Your exhausted cards become ready at the start of your turn.
rule-P6-6 = A captain has no traits, and one or more abilities. Damage cannot discard it, nobody can steal it, and neither abilities nor events can target it. An ability that is used follows P6.2, P6.3 and P7.4: the captain is turned, and only P6.5 makes it ready; the ability can be answered but not cancelled. An ability that is always on does not use the stack.
rule-P6-7 = Once a turn means until the card is made ready: if an effect does that, it may be used again.

## P7 Events and the stack
rule-P7-1 = Any player may play any number of events, but only during an act phase, unless the card says otherwise.
rule-P7-2 = Valid targets are the player on turn (P5.5) and cards on the table, which are the row, equipped cards and permanents; for cancelling, what lies on the stack. Captains, chests, stakes, hands, decks and discard piles are not. An event with a valid target may be played even if it changes nothing. So stealing doubloons can hit only the player on turn, or either side of a challenge.
rule-P7-3 = An event stops the flow of the game: it is resolved before anything else goes on. Before it is resolved, anybody may answer it with another event or a permitted ability. Everything goes on one stack, and what was played last is resolved first.
rule-P7-4 = Events, abilities and the penalties of explorations use the same stack. Rewards, cheating and the taking of stakes do not.
rule-P7-5 = Exhausting is part of an ability's effect: an answer is resolved before the card is exhausted. So an ability does nothing if by then its card is exhausted, or no longer equipped by whoever used it; a cancelled ability leaves its card ready; and an ability lies on the stack only once at a time. Playing an event is not undone: if it is cancelled, it is discarded. Whoever puts a thing on the stack names its targets and makes their own choices there and then; what another player, or whoever suffers a penalty, has to choose is chosen when it is resolved. If a target is gone by then, that part does nothing. Where a card says “do this or that”, “this” counts only if it can be done in full; in every other case, what cannot be done in full is done as far as possible.
rule-P7-6 = All who may answer are asked at the same time. As soon as it is settled who comes first, in seat order from the player on turn, among those who want to play something, that player does so; the others' answers are void and stay secret, and everybody is asked anew. When all have passed, the top of the stack is resolved. So it makes no difference in which order answers arrive, and quick fingers win nothing.
rule-P7-7 = A permanent event stays in play once it is resolved, and its effect lasts until the card itself, or another, ends it. On a card, it is discarded when that card leaves the row or the area, not when it moves within it. On a player or on the table, it stays. Several add up. Permanents in play are not reshuffled.
rule-P7-8 = These are the moments at which everybody is asked: (a) an action was declared and has not begun yet (for sailing this is the moment before the first throw as well; for a challenge it comes before P5.2); (b) the stakes are set aside, before the throw; (c) before the first throw of each further test; (d) a roll is about to end (P4.5, P5.6); (e) something was put on the stack. Besides, before declaring and after the action the player on turn may play events and use abilities one after the other, with the others answering under (e). Events are played at no other moment; a card may name one of these, never a new one. Who is asked depends on public information alone: you are left out only if everybody can see that you cannot answer, with no event in hand and no ability that could be used now. Holding nothing that fits is no reason to be left out, or the pause would tell the table who holds an answer. You may set standing passes; a pass that nobody was prompted for takes a time from the one distribution that the table has published.

## P8 The end and the score
rule-P8-1 = Each doubloon in your chest is worth 1 point, and so is each point of fame.
rule-P8-2 = Collections are counted for each symbol: { $collection-worth }. A collection is full with { $collection-most ->
    [one] { $collection-most } card
   *[other] { $collection-most } cards
}; one more of the same symbol begins a new one.
rule-P8-3 = Most points wins. A tie is broken by more fame, then by more doubloons; after that the victory is shared. The booklet would give it to whoever looks most like a pirate: judge that among yourselves.

## P9 Modes
rule-P9-1 = Gallows bait (easy): explorations and crew only. Everybody starts with { $first-crew ->
    [one] { $first-crew } crew card
   *[other] { $first-crew } crew cards
} and { $first-doubloons ->
    [one] { $first-doubloons } doubloon
   *[other] { $first-doubloons } doubloons
}. The actions are sailing and raiding. When recruiting you discard as in P2.1.1 and draw crew up to { $recruit-crew-alone } in hand; with { $recruit-crew-alone } or more in hand none is drawn. What speaks of events, captains or challenges does nothing; “crew or event” is crew.
rule-P9-2 = Boarding! (medium): with events, and without captains. Everybody starts with { $first-crew ->
    [one] { $first-crew } crew card
   *[other] { $first-crew } crew cards
}, { $first-events ->
    [one] { $first-events } event
   *[other] { $first-events } events
} and { $first-doubloons ->
    [one] { $first-doubloons } doubloon
   *[other] { $first-doubloons } doubloons
}. The actions are sailing and raiding. Recruiting goes by P2.1. What speaks of captains or challenges does nothing.
rule-P9-3 = Arrr!!! (full): everything.
