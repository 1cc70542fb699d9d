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
