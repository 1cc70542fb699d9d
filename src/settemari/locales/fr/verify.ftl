# What `settemari verify` checks of a match file.

check-rules = Les règles sont celles du numéro { $number } de { $game }, telles que ce programme les joue.
check-commitment = La graine est bien celle à laquelle on s’était engagé avant la partie.
check-choices = Chaque choix était permis au moment où il a été fait.
check-told = Tout ce que cette place a appris peut s’être passé.
check-outcome = La partie s’est terminée comme le dit le fichier.
check-complete = La partie est là en entier, jusqu’à la fin.
verified = La partie est authentique.
not-verified = Quelque chose cloche dans ce fichier.
unfinished = Tout est juste jusqu’ici : la partie n’est pas finie.
