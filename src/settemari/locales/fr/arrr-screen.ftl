# La table d’Arrr!!! sur un terminal : titres et étiquettes. Les colonnes sont étroites : des mots courts.

## En-tête
arrr-screen-mode-gallows = Gibier de potence
arrr-screen-mode-boarding = À l’abordage !
arrr-screen-mode-full = Partie complète
arrr-screen-round = Tour de table { $round } sur { $last }
arrr-screen-explorations-left = { $count ->
    [one] { $count } exploration restante
   *[other] { $count } explorations restantes
}
arrr-screen-supply = Réserve { $coins }

## Les caractéristiques et le joker en trois lettres
arrr-screen-short-attack = Att
arrr-screen-short-navigation = Nav
arrr-screen-short-cunning = Rus
arrr-screen-short-courage = Cou
arrr-screen-short-jolly = Jok

## La rangée
arrr-screen-seas = Les Sept Mers, de la plus lointaine à la pioche
arrr-screen-exploration = Exploration
arrr-screen-tests = Épreuves
arrr-screen-no-test = aucune
arrr-screen-loot = Butin
arrr-screen-your-chance = Chances
arrr-screen-fame = { $count } renom
arrr-screen-symbol = { $symbol }
arrr-screen-percent = { $number } %
arrr-screen-played-by = (par { $name })
arrr-screen-face-down = une carte cachée
arrr-screen-won = Gagnée : { $effect }
arrr-screen-lost = Perdue : { $effect }
arrr-screen-neighbours = Voisines : { $influences }.
arrr-screen-crew-line = ({ $kind }) { $traits }.

## Les pirates
arrr-screen-pirate = Pirate
arrr-screen-doubloons = Doubl.
arrr-screen-fame-heading = Renom
arrr-screen-points = Points
arrr-screen-hand = Main
arrr-screen-hands = Éq.+Év.
arrr-screen-captain = (capitaine)
arrr-screen-exhausted = épuisée
arrr-screen-in-port = pas d’équipage : au port
arrr-screen-collections = collections : { $symbols }
arrr-screen-at-stake = en jeu : { $what }
arrr-screen-ward = à l’abri de { $count } dégâts

## Ce qui se passe
arrr-screen-action = L’action
arrr-screen-sails = { $tests ->
    [0] { $name } affronte { $exploration }.
    [1] { $name } affronte { $exploration }.
   *[other] { $name } affronte { $exploration } : épreuve { $test } sur { $tests }.
}
arrr-screen-sails-nowhere = { $name } vogue dans le vide : l’exploration n’est plus là.
arrr-screen-raids = { $name } part piller.
arrr-screen-challenges = { $name } contre { $opponent }, épreuve : { $trait }.
arrr-screen-challenges-with = { $name } contre { $opponent }, épreuve : { $trait }. Dés { $mine } à { $theirs } ; sans tricher, { $name } gagne à { $win } %, égalité à { $tie } %.
arrr-screen-no-dice = aucun dé
arrr-screen-successes = { $count } succès
arrr-screen-successes-of = { $count } succès sur { $wanted }
arrr-screen-stack = La pile : la dernière jouée se résout la première
arrr-screen-stack-on = { $what } sur { $target }
arrr-screen-stack-next = (la prochaine)
arrr-screen-stack-now = (maintenant)

## Choisir
arrr-screen-on-what = { $card } : sur qui ou sur quoi ?
arrr-screen-no-crew = Sans carte équipée, tu ne peux que piller, et personne ne peut te défier.
arrr-screen-give-up = Les cartes à défausser d’abord, si tu veux :
arrr-screen-draw = Combien en piocher, équipage + événements :
arrr-screen-draw-alone = Combien de cartes équipage piocher :
arrr-screen-challenge = Défier { $name }
arrr-screen-which-trait = Contre { $name } : dans quelle caractéristique ?
arrr-screen-which-prize = Que veux-tu gagner ?
arrr-screen-duel = dés { $mine } à { $theirs } : victoire { $win } %, égalité { $tie } %, défaite { $loss } %
arrr-screen-without-doubloon = sans le doublon

## Premier et dernier écran
arrr-screen-goal = { $mode ->
    [gallows] Ton but : le plus de points après cinq tours de table. À ton tour tu recrutes, tu équipes jusqu’à quatre cartes, puis tu prends la mer vers une exploration ou tu pars piller. Les dés qui montrent la caractéristique ou le joker sont des succès ; un doublon achète d’autres dés.
    [boarding] Ton but : le plus de points après cinq tours de table. Recrute, équipe, puis prends la mer ou pars piller ; les événements se jouent dans l’action de n’importe qui, et le dernier joué se résout le premier.
   *[other] Ton but : le plus de points après cinq tours de table. Recrute, équipe, puis prends la mer, pille ou défie quelqu’un ; événements et pouvoirs se répondent, et le dernier joué se résout le premier.
}
arrr-screen-keys =
    Un numéro choisit ce qui est à côté, même grisé : on te dit alors pourquoi
    pas. Une action dans les mots de la notation convient aussi, comme
    "sail ghost-ship". Entrée seule passe.
    u revenir en arrière · card NOM son texte · log tout jusqu’ici
    rule P3.5 · why 2 · q quitter
    Quand demander : smart si ça compte · always toujours · sleep pas avant ton tour
    sleep action, sleep stack moins longtemps · « unless me » : sauf si on te vise
arrr-screen-score = D’où viennent les points
arrr-screen-collection-points = Collections
arrr-screen-which-card = Plusieurs cartes s’appellent ainsi : { $cards }

## Ordres permanents de qui joue seul contre des bots
arrr-order-smart = On te demande quand ça compte.
arrr-order-always = On te demande chaque fois que tu pourrais jouer quelque chose.
arrr-order-my-turn = Tu passes jusqu’à ton tour.
arrr-order-action = Tu passes jusqu’à la fin de cette action.
arrr-order-stack = Tu passes jusqu’à la fin de cette pile.
