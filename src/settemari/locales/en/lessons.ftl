# The lessons (src/settemari/lessons): what is said at each step, and to who tries something else. $answer is the move.

## Escape from Maretta
lesson-maretta = Your first raft
lesson-maretta-castaways = Three castaways, three rafts, and a steamship on the horizon: whoever reaches it is saved, and more than one can make it. No oars, though. We travel by card.
lesson-maretta-pick = Everybody puts a card on their own raft, in secret. Then somebody will give you another, and you move by the difference of the two numbers. Put down { $answer }: a high number looks promising.
lesson-maretta-pick-hint = The other cards will have their moment soon. For now, put down { $answer }.
lesson-maretta-place = Cards up! Now give one to somebody else: they move by the difference, and you move 2 for the good deed. Play { $answer }, and see where you both get to.
lesson-maretta-place-hint = That would do, too. But try { $answer }: your good deed will take you somewhere interesting.
lesson-maretta-barrel = Look where your good deed has taken you: among the barrels. You must open one. The one face up holds what it shows; the other is a surprise. Up to you!
lesson-maretta-monkey = A monkey! It steals a card for you from somebody's stock. Different suits are worth their weight in gold, and you will soon see why. Send it for { $answer }.
lesson-maretta-monkey-hint = There is only rope in your stock, and you need a new suit. This time food: send it for { $answer }.
lesson-maretta-again = The round is over: the cards on the rafts go into the stocks, and everybody draws two. Here we go again! Put down { $answer }: { $pink } likes you, and will get you moving.
lesson-maretta-again-hint = Keep the rest for later. For now, put down { $answer }.
lesson-maretta-steal = Look closely: you hold a card that lies in { $yellow }'s stock as well! Give it to them, and you may steal instead of taking your 2 steps. Play { $answer }: wood is what you lack.
lesson-maretta-steal-hint = Two steps are there to be had every round, a theft is not. Play { $answer }.
lesson-maretta-seven = You drew a steamship! With one in play, whoever reaches 7 boards it at the end of the round: the difference on your raft, plus the suits in your stock. You have 3 suits. Put down { $answer }.
lesson-maretta-seven-hint = You need a large difference, and that is easier with a 5. Put down { $answer }.
lesson-maretta-ship = { $yellow } gives you a 1: a difference of 4, and 3 suits, that makes 7! Now for the steamship: it counts 0, and any raft will do. Play { $answer }, and watch { $pink } go.
lesson-maretta-ship-hint = There is something better: play { $answer }, and two of you will be aboard.
lesson-maretta-together = Saved! You with your 7, { $pink } by reaching the ship. Winning together is winning all the same. If the deck runs out first, whoever is furthest wins. Now for a real game: fair winds!

## Escape from Vulcano
lesson-vulcano = Your first eruption
lesson-vulcano-eruption = The volcano is awake! Down to the sea, everybody with their minecart, and the lava at our heels: whoever it catches is out. Reach the sea, or be the last one left, and you win.
lesson-vulcano-load = First we load the others. In a stock each suit makes a stack, and a stack past 5 is lost, all of it. { $pink } has Water 4: load { $answer }, and down it comes.
lesson-vulcano-load-hint = That leaves { $pink }'s stack standing. Load { $answer }: 4 and 2 make 6.
lesson-vulcano-own = Now your own cart. { $yellow } has put Wood 2 on it, so your card can be neither wood nor a 2. The more stacks, the further you run: { $answer } starts a new one.
lesson-vulcano-own-hint = Mind the fire: 3 and 4 make 7, and the stack would be lost. Play { $answer }.
lesson-vulcano-lava = A step for each stack: 3 for you, 1 for { $pink }. Then the lava, 3 spaces every round, and { $pink } is out. Now for { $yellow }: load { $answer }. Better there than here!
lesson-vulcano-lava-hint = You will need the other cards. Load { $answer }: that fire stack will not stand it.
lesson-vulcano-five = Your fire comes to exactly 5: it holds, by a hair. What you need now is one more stack. Play { $answer }: four stacks, four steps.
lesson-vulcano-five-hint = You have wood already: that starts no stack. Play { $answer }.
lesson-vulcano-barrel = Here, too, whoever stops among barrels opens one. This close to the sea they all lie face down: follow your nose!
lesson-vulcano-monkey = A monkey! It takes a card for you from { $yellow }'s stock. With more food your stack would be lost; water is a stack of its own. Send it for { $answer }.
lesson-vulcano-monkey-hint = Look at your stacks: what you lack is water. Send it for { $answer }.
lesson-vulcano-ahead = The sea is 4 steps away, and { $yellow } can feel the heat. Knock a stack off your pursuer: load { $answer }.
lesson-vulcano-ahead-hint = That costs nobody anything. Load { $answer }: 3 and 4 make 7.
lesson-vulcano-sprint = { $yellow } takes revenge: your fire stack will not stand it. Four will be left, and four will do. Choose the card yourself: neither fire nor a 1.
lesson-vulcano-sea = Splash! You are in the sea, where the lava never goes. Whoever gets there in the same round wins with you. Now for a real game: run!

## Gallows bait
lesson-gallows = Your first crew
lesson-gallows-horizon = Arrr! Seven seas, five rounds, and then points are counted: one for every doubloon, and more for conquered explorations. { $pink } leads, and a leviathan had your old crew for breakfast. You have three turns left. They will do.
lesson-gallows-recruit = Every turn begins with recruiting: throw out what is no use, then draw until you hold 4 cards. Discard { $card }, and draw 2.
lesson-gallows-recruit-hint = You will want the rest of your hand. Discard { $card }, and draw 2 cards.
lesson-gallows-equip = Four places aboard, for one officer and one gang at most. The numbers on your cards are your dice, and you need navigation: equip { $card }, { $card2 } and { $card3 }, then set sail.
lesson-gallows-equip-hint = Where we are going only navigation counts: equip { $card }, { $card2 } and { $card3 }, then set sail.
lesson-gallows-sail = Time to act: sail, or raid. Sail to { $card }: it takes 3 successes in navigation, and you throw 7 dice. On average every other one succeeds, with navigation or the jolly on top.
lesson-gallows-sail-hint = There is something better: sail to { $card }.
lesson-gallows-anchor = Three successes! You could cheat, or use an ability, but what for? Stop: the exploration and its doubloons go into your chest.
lesson-gallows-anchor-hint = That is enough already, and doubloons are points. Stop.
lesson-gallows-fresh = { $pink } bets on everything, this time on the leviathan: test failed, penalty paid, crew gone. Your own voyage has earned you a card as well. A new turn: draw again, one card or two, as you like.
lesson-gallows-fresh-hint = Keep what you hold, and draw at least one card.
lesson-gallows-raid = All these explorations want another crew than yours. So raid: 2 doubloons from the supply, no dice, no risk. Doubloons are points, and good for cheating, too.
lesson-gallows-raid-hint = Look at the odds: they are all against you. Raid, that is safer.
lesson-gallows-room = Your last turn, and the exploration with the bell asks for courage. There is no room aboard, though: discard { $card }, equip { $card2 }, and set sail.
lesson-gallows-room-hint = It is courage you need, not navigation: out with { $card }, in with { $card2 }, and set sail.
lesson-gallows-bell = Your two bells are worth 4 points, three are worth 8. Sail to { $card }! Its neighbour in the row makes it harder by 1: you will need 4 successes.
lesson-gallows-bell-hint = The bell is worth more. Sail to { $card }.
lesson-gallows-barrel = Only one success. No panic: touch { $card }. Its ability exhausts it until your next turn, and gives you 2 dice more.
lesson-gallows-barrel-hint = There is something better: use { $card }.
lesson-gallows-cheat = Two out of four. So cheat! A doubloon to the supply, 2 dice more, and nobody may complain. Again and again, for as long as the money lasts.
lesson-gallows-cheat-hint = To stop now is to lose. Out with a doubloon, and cheat!
lesson-gallows-home = Four! Stop, and the bell is yours. There is nothing left to discover, so this is where the game ends.
lesson-gallows-home-hint = That is plenty: stop.
lesson-gallows-chest = Victory, 15 to 12! Six doubloons, one point of fame, and eight for the three bells. Now for a real game, or for the next lesson, in which everybody may meddle.

## Boarding!
lesson-boarding = Your first low blow
lesson-boarding-siren = Boarding! Here there are events, the blue cards, and anybody may play them, in other people's turns as well. { $pink } sails to the sirens, with six dice for four successes. Shall we spoil the party?
lesson-boarding-trip = What takes dice away is played before the throw, so now: play { $card } on { $pink }. Two dice fewer.
lesson-boarding-trip-hint = Do you really want this to go well? Play { $card } on { $pink }.
lesson-boarding-answer = Hey! { $pink } answers with an event that cancels yours. Everything goes on a stack, and what came last happens first. So answer the answer: play { $card } on the card on top.
lesson-boarding-answer-hint = Mind your aim: the card below is your own! Play { $card } on the one on top.
lesson-boarding-pass = Three cards on the stack! Yours cancels the answer, and then your low blow lands: pass. In a real game you say when to be asked: always, when it matters, or after a nap; and each event has a bell.
lesson-boarding-pass-hint = The stack is on your side already: pass, and watch.
lesson-boarding-decks = Two dice fewer, and the sirens sing on. Your turn: now you draw from two decks, until you hold 3 cards of each kind. Take one crew card and two events.
lesson-boarding-decks-hint = Take all you can: one crew card and two events.
lesson-boarding-leg = Some events are permanent: they stay where you play them. { $card } adds a die to your attack and one to your courage. Play it on one of your equipped cards, whichever you like.
lesson-boarding-leg-hint = On one of your own cards, and before you act: play { $card }.
lesson-boarding-ghost = A raid would only make it a tie, and then whoever has more fame wins. You want { $card }: 3 fame for 3 successes in courage, and you throw 5 dice. Sail!
lesson-boarding-ghost-hint = That will not win the game: it takes fame. Sail to { $card }.
lesson-boarding-wind = Two successes, one short. What adds dice may be played after the throw, too: play { $card } on yourself. { $pink } has no events left, so nobody will answer.
lesson-boarding-wind-hint = There is something better: play { $card } on yourself.
lesson-boarding-done = Three! Stop. Even now the others could play something, if they had anything left to play.
lesson-boarding-done-hint = That is enough: stop.
lesson-boarding-over = Victory, 9 to 8! An event kept in hand beats a cannon. One rung is left: captains and challenges.

## Arrr!!!
lesson-arrr = Your first challenge
lesson-arrr-captains = The full game! Everybody has a captain, who can be neither lost nor stolen: yours steals, { $pink }'s adds dice. And there are challenges. { $pink } leads, 12 to 9: let us see to that.
lesson-arrr-raid = Your captain does best on a raid. So raid: 2 doubloons from the supply.
lesson-arrr-raid-hint = All in good time. First, raid.
lesson-arrr-captain = The raid is declared, and this is the captain's moment: use { $card } to steal a doubloon from { $pink }. Such an ability works once a turn, and nobody can cancel it.
lesson-arrr-captain-hint = It would be a pity not to: use { $card }.
lesson-arrr-dare = Last round, and { $pink } leads 13 to 12. Time for a challenge! In attack you throw 6 dice, { $pink } none. Challenge { $pink } in attack, and ask for 4 doubloons.
lesson-arrr-dare-hint = Choose your weapons: in attack { $pink } has no dice at all. Ask for 4 doubloons.
lesson-arrr-loot = Challenge refused, and that has its price: up to two equipped cards go into your hand, and a doubloon from the supply into your chest. Take { $loot }.
lesson-arrr-loot-hint = Why so modest? Take { $loot }.
lesson-arrr-accept = { $pink } bears grudges: a challenge in courage, for 3 doubloons. Refusing would cost you two cards and, by one doubloon, the game. Four dice against five: that can be done. Accept!
lesson-arrr-accept-hint = To refuse is to lose. Accept!
lesson-arrr-prize = Now name a prize of your own. You have two masks, and the third lies in that chest: with it the collection is worth 8. Or take 4 doubloons. Up to you!
lesson-arrr-prize-hint = Aim high: the mask, or 4 doubloons.
lesson-arrr-cheat = Two successes to one for { $pink }, who stops there. The doubloons at stake are out of reach, but you have 3 more: cheat!
lesson-arrr-cheat-hint = Not like that: cheat, for a doubloon.
lesson-arrr-stop = Three to two! { $pink } has cheated, too, for nothing. Stop: if nobody goes on, the stakes are yours.
lesson-arrr-stop-hint = You are ahead: stop.
lesson-arrr-victory = The challenge is yours, and so is the game! In a tie everybody would have taken back their own stake. Now you know it all: choose a captain, and put to sea. Arrr!!!
