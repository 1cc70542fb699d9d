# Les réponses à la table d’Arrr!!! dans le navigateur : la pile, les ordres permanents, les cartes armées ; défis, capitaines et fin.

## Laisser faire, et jouer quelque chose
answers-pass = Passer
answers-next-sail = En avant
answers-next-sail-declared = Lancer
answers-next-raid-declared = Piller
answers-next-challenge-declared = Continuer
answers-next-test = Lancer
answers-next-rolling = Arrêter
answers-next-roll-ends = Compter
answers-next-stakes-set = Lancer
answers-next-contest = Arrêter
answers-next-contest-ends = Compter
answers-next-stack = Continuer
answers-next-after = Finir le tour
answers-respond = Répondre
answers-respond-title = Que joues-tu ?
answers-respond-on = Jouer { $card } sur
answers-on = sur
answers-you = Toi
answers-fuse = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

## Quand on veut qu’on te demande
answers-row = Quand tu veux qu’on te demande
answers-smart = Futé
answers-smart-about = On te demande quand une de tes cartes dont la cloche sonne peut servir maintenant.
answers-always = Toujours demander
answers-always-about = On te demande à chaque moment, quoi que tu aies en main : personne ne sait si tu bluffes.
answers-sleep = Dormir jusqu’à…
answers-asleep = { $until ->
    [stack] Jusqu’à la pile vide
    [action] Jusqu’à la fin de l’action
   *[my-turn] Jusqu’à mon tour
}
answers-wake = { $until ->
    [stack] Tu dors jusqu’à ce que la pile soit vide : te réveiller
    [action] Tu dors jusqu’à la fin de l’action : te réveiller
   *[my-turn] Tu dors jusqu’à ton tour : te réveiller
}
answers-sleep-title = Jusqu’à quand dors-tu ?
answers-sleep-about = Jusque-là tu passes sans qu’on te demande, en prenant le même temps que tout le monde. Un geste suffit pour te réveiller.
answers-until = { $until ->
    [stack] Jusqu’à ce que la pile soit vide
    [action] Jusqu’à la fin de cette action
   *[my-turn] Jusqu’à mon tour
}
answers-unless = Sauf si quelque chose me vise
answers-unless-about = On te réveille alors, si tu peux répondre.
answers-hold = { $holds ->
    [one] 20 secondes de plus pour tous : encore { $holds } fois (touche H)
   *[other] 20 secondes de plus pour tous : encore { $holds } fois (touche H)
}
answers-bell = Me demander à cause de { $card }
answers-bell-on = La cloche sonne : cette carte est une raison de te demander
answers-bell-off = La cloche se tait : on ne te demande pas à cause de cette carte

## Cartes armées
answers-arm-title = Armer { $card }
answers-arm-about = Elle se joue toute seule dès que cela arrive, et tu peux la reprendre jusque-là. Personne n’en sait rien.
answers-arm-when = Quand
answers-arm-action = Quoi
answers-arm-who = Qui
answers-arm-trait = Caractéristique du lancer
answers-arm-margin = Où en est l’épreuve
answers-arm-card = Ce qui est joué
answers-arm-target = La jouer sur
answers-arm-itself = qui ou ce que cela concerne
answers-arm-at-me = Seulement si cela me vise
answers-arm-never = Il n’y a aucun moment que cette carte puisse attendre.
answers-arm-not = Laisser
answers-arm = L’armer
answers-arm-card-button = L’armer pour plus tard…
answers-any = peu importe
answers-me = moi
answers-somebody = quelqu’un d’autre
answers-moment = { $moment ->
    [declared] une action est déclarée
    [before-roll] on va lancer les dés
    [rolled] un lancer va se terminer
    [free] je choisis mon action
   *[answer] quelque chose est joué
}
answers-action = { $action ->
    [sail] prendre la mer
    [raid] piller
    [challenge] un défi
   *[any] n’importe quelle action
}
answers-margin = { $by ->
    [0] réussie de justesse
   *[other] réussie de { $by }
}
answers-margin-failed = manquée de { $by }
answers-when-free = Avant ton action
answers-when-declared = { $action ->
    [sail] Quand { $who } déclare prendre la mer
    [raid] Quand { $who } déclare un pillage
    [challenge] Quand { $who } déclare un défi
   *[any] Quand { $who } déclare une action
}
answers-when-declared-mine = { $action ->
    [sail] Quand tu déclares prendre la mer
    [raid] Quand tu déclares un pillage
    [challenge] Quand tu déclares un défi
   *[any] Quand tu déclares une action
}
answers-when-before-roll = { $action ->
    [sail] Quand { $who } va lancer les dés en mer
    [challenge] Quand { $who } va lancer les dés dans un défi
   *[any] Quand { $who } va lancer les dés
}
answers-when-before-roll-mine = { $action ->
    [sail] Quand tu vas lancer les dés en mer
    [challenge] Quand tu vas lancer les dés dans un défi
   *[any] Quand tu vas lancer les dés
}
answers-when-rolled = { $action ->
    [sail] Quand { $who } va clore son lancer en mer
    [challenge] Quand { $who } va clore son lancer dans un défi
   *[any] Quand { $who } va clore son lancer
}
answers-when-rolled-mine = { $action ->
    [sail] Quand ton lancer en mer va se terminer
    [challenge] Quand ton lancer dans un défi va se terminer
   *[any] Quand ton lancer va se terminer
}
answers-when-answer = Quand { $who } joue quelque chose
answers-when-answer-mine = Quand tu as joué quelque chose
answers-when-trait = { $when }, pour { $trait }
answers-when-card = { $when }, et que c’est { $what }
answers-when-at-me = { $when } qui te vise
answers-when-passed-by = { $by ->
    [0] { $when } et que l’épreuve est réussie de justesse
   *[other] { $when } et que l’épreuve est réussie de { $by }
}
answers-when-failed = { $when } et que l’épreuve est manquée de { $by }
answers-armed = { $when } : { $card }
answers-armed-on = { $when } : { $card } sur { $target }
answers-armed-all = Tes cartes armées
answers-armed-count = { $count ->
    [one] { $count } carte armée
   *[other] { $count } cartes armées
}
answers-disarm = La reprendre

## La pile
answers-stack = La pile
answers-next = à suivre
answers-stack-spoken = Pile { $number } : { $what }, par { $seat }.
answers-stack-spoken-on = Pile { $number } : { $what }, par { $seat }, sur { $target }.
answers-fate-cancelled = annulé
answers-fate-failed = sans effet
answers-naming = choisit encore
answers-not-this = Ce tour-ci, ne me demande pas pour celle-ci
answers-not-this-of = Ce tour-ci, ne me demande pas pour { $what }
answers-window = On peut maintenant jouer quelque chose.
answers-settle-all = Laisser tout arriver

## Plusieurs personnes au même écran
answers-anyone = Quelqu’un répond ?
answers-anyone-who = { $name } veut répondre
answers-anyone-nobody = Personne

## Défis
challenge-title = Défier { $name }
challenge-whom = Qui ?
challenge-trait = Dans quelle caractéristique ?
challenge-dice = { $mine } contre { $theirs }
challenge-odds = Gagné { $win } %, égalité { $tie } %, perdu { $loss } %
challenge-my-dice = Tes dés :
challenge-their-dice = Les dés de { $name } :
challenge-prize = Que veux-tu de { $name } ?
challenge-coins-instead = Plutôt des doublons
challenge-counter = Si { $name } accepte, tu peux perdre ce qui sera nommé en retour.
challenge-not = Mieux vaut pas
challenge-declare = Déclarer
challenge-accepting = Tu nommes un prix à ton tour ; qui a le plus de succès prend les deux.
challenge-refusing = { $crew ->
    [0] { $name } peut prendre des doublons de la réserve : { $coins }. Ton équipage est à l’abri.
    [one] { $name } peut prendre { $crew } carte de ton équipage, et des doublons de la réserve : { $coins }.
   *[other] { $name } peut prendre { $crew } cartes de ton équipage, et des doublons de la réserve : { $coins }.
}
challenge-plunder = Que prends-tu à { $name } ? { $most } au plus.
challenge-duel = Défi en { $trait }
challenge-stakes = En jeu
challenge-dice-lie = Dés : { $dice }, succès : { $successes }
challenge-will-throw = Dés :

## Capitaines
captain-choice = Les capitaines
captain-touch = Touche un capitaine pour lire ce qu’il sait faire.

## La fin
ending-chests = On ouvre les coffres
ending-skip = Tout montrer
ending-pirate = Pirate
ending-doubloons = Doublons
ending-fame = Gloire
ending-collections = Collections
ending-points = Points
ending-points-of = { $points ->
    [one] { $name } : { $points } point.
   *[other] { $name } : { $points } points.
}
ending-collection = { $count ->
    [one] { $count } carte = { $points }
   *[other] { $count } cartes = { $points }
}
ending-table = En tout
ending-why = { $ending ->
    [fame] À égalité de points, c’est la gloire qui a tranché.
    [doubloons] À égalité de points et de gloire, ce sont les doublons qui ont tranché.
    [shared] Points, gloire et doublons à égalité : la victoire est partagée.
   *[points] Le plus de points l’emporte. À égalité, la gloire compte, puis les doublons.
}
ending-dice = Les dés
ending-dice-about = { $count ->
    [one] { $count } dé a été lancé dans cette partie.
   *[other] { $count } dés ont été lancés dans cette partie.
}
ending-dice-fair = ce qu’on pouvait attendre
ending-die = { $face } : { $count }, attendus { $expected }
