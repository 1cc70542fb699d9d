# Twelve things to say to the others, without a word of one's own.
emote-ahoy = Ahoy, anybody afloat?
emote-arrr = Arrr! That one was mine.
emote-thanks = Thanks, matey. I owe you a coconut.
emote-sorry = Sorry. The tide made me do it.
emote-well-played = Well played, you old sea dog!
emote-hurry = The tide won't wait. Neither will the lava.
emote-oops = Oops. Wrong barrel.
emote-haha = Ha! Even the parrot is laughing.
emote-luck = May the dice be wet with luck.
emote-shark = I smell a shark, and it is not in the water.
emote-thinking = Quiet, I am reading my map.
emote-farewell = Fair winds, and dry socks.
