# What `settemari verify` checks of a match file.

check-rules = The rules are number { $number } of { $game }, as this program plays them.
check-commitment = The seed is the one that was committed to before the game.
check-choices = Every choice was allowed when it was made.
check-told = Everything this seat was told can have happened.
check-outcome = The game ended as the file says.
check-complete = The game is there to its end.
verified = The game is genuine.
not-verified = Something is wrong with this file.
unfinished = Right so far: the game is not finished.
