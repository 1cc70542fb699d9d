# Dodici cose da dire agli altri, senza una parola propria.
emote-ahoy = Ehi di bordo, galleggia qualcuno?
emote-arrr = Arrr! Quella era mia.
emote-thanks = Grazie, compare. Ti devo una noce di cocco.
emote-sorry = Scusa: è stata la corrente.
emote-well-played = Ben giocata, vecchio lupo di mare!
emote-hurry = La marea non aspetta. La lava nemmeno.
emote-oops = Ops. Barile sbagliato.
emote-haha = Ah! Ride anche il pappagallo.
emote-luck = Vento in poppa e dadi buoni.
emote-shark = Sento odore di squalo, e non viene dall'acqua.
emote-thinking = Zitti, sto leggendo la mappa.
emote-farewell = Buon vento, e calzini asciutti.
