# Ce qui est imprimé sur les cartes d’Arrr!!!, tiré de ce que fait chaque carte : `games/arrr/card_text.py` dit quelle phrase.
# Une carte est petite : une phrase devrait rester sous 150 caractères environ.

## Caractéristiques, sortes, symboles
trait-attack = attaque
    .label = Attaque
    .the = l’attaque
    .of = d’attaque
trait-navigation = navigation
    .label = Navigation
    .the = la navigation
    .of = de navigation
trait-cunning = ruse
    .label = Ruse
    .the = la ruse
    .of = de ruse
trait-courage = courage
    .label = Courage
    .the = le courage
    .of = de courage
trait-jolly = joker
    .label = Joker
    .the = le joker
    .of = du joker
trait-value = { $trait } { $amount }
kind-officer = officier
    .label = Officier
    .the = l’officier
    .a = un officier
kind-item = objet
    .label = Objet
    .the = l’objet
    .a = un objet
kind-gang = bande
    .label = Bande
    .the = la bande
    .a = une bande
symbol-anchor = ancre
symbol-bell = cloche
symbol-chalice = calice
symbol-compass = boussole
symbol-crown = couronne
symbol-idol = idole
symbol-key = clé
symbol-map = carte au trésor
symbol-mask = masque
symbol-pearl = perle
symbol-shell = coquillage
symbol-skull = crâne
fame = { $amount ->
    [one] { $amount } point de renommée
   *[other] { $amount } points de renommée
}
doubloons = { $amount ->
    [one] { $amount } doublon
   *[other] { $amount } doublons
}
collection = { $symbol } (collection)

## De qui et de quoi on parle : d’abord nommé, puis repris
who-others = chaque autre joueur
    .start = Chaque autre joueur
who-everybody = chacun
    .start = Chacun
target-pirate = le joueur dont c’est le tour
    .start = Le joueur dont c’est le tour
    .of = du joueur dont c’est le tour
    .to = au joueur dont c’est le tour
target-rival = un autre joueur de ton choix
    .start = Un autre joueur de ton choix
    .of = d’un autre joueur de ton choix
    .to = à un autre joueur de ton choix
target-exploration = une exploration de la rangée
target-crew = n’importe quelle carte équipée
target-own-crew = une de tes cartes équipées
target-rival-crew = une carte équipée d’un autre joueur
target-lasting = un événement permanent en jeu
target-stacked = un événement, le pouvoir d’une carte équipage ou une pénalité sur la pile
target-stacked-event = un événement sur la pile
target-stacked-ability = le pouvoir d’une carte équipage sur la pile
target-stacked-penalty = une pénalité sur la pile
again-player = ce joueur
    .start = Ce joueur
    .of = de ce joueur
    .to = à ce joueur
again-exploration = cette exploration
again-crew = cette carte
again-lasting = cet événement
action-sail = prendre la mer
action-challenge = lancer un défi

## Quand
moment-free = avant ou après l’action
moment-declared = dès qu’une action est déclarée
moment-before-roll = avant un jet
moment-rolled = après un lancer
moment-answer = en réponse à un élément de la pile
declared-sail = dès que quelqu’un déclare prendre la mer
declared-raid = dès qu’un pillage est déclaré
declared-challenge = dès qu’un défi est déclaré
during-sail = pendant que quelqu’un prend la mer
during-raid = pendant un pillage
during-challenge = pendant un défi
either = { $first } ou { $next }
both = { $first }, { $next }

## Ce qui entoure les phrases
sentences = { $first } { $next }
printed-crew = { $kind-label } : { $traits }.
printed-crew-plain = { $kind-label }.
printed-ability = Épuise : { $effect }
printed-ability-when = Épuise { $when } : { $effect }
printed-ability-anytime = Épuise, même pendant le tour des autres : { $effect }
printed-ability-anytime-when = Épuise { $when }, même pendant le tour des autres : { $effect }
printed-always = Toujours : { $effect }
printed-play = Joue-la { $when }.
printed-lasting = Permanent, { $where }, { $until }.
printed-watched = Surveillée : ici, on ne triche pas.
printed-test = { $trait-label } { $difficulty }.
printed-passed = Si tu réussis : { $effect }
printed-failed = Si tu échoues : { $effect }
printed-loot = Butin : { $loot }.
printed-reward = Si tu la conquiers : { $effect }
printed-penalty = Si elle te bat : { $effect }
printed-influence = Influence sur ses voisines : { $influences }.
influence-test-more = { $tests } +{ $amount }
influence-test-less = { $tests } −{ $amount }
influence-doubloons-more = doublons +{ $amount }
influence-doubloons-less = doublons −{ $amount }

## Conditions des explorations
condition-trait = Condition : au moins { $amount } { $trait-of } en tout.
condition-officers = { $amount ->
    [one] Condition : au moins { $amount } officier équipé.
   *[other] Condition : au moins { $amount } officiers équipés.
}
condition-items = { $amount ->
    [one] Condition : au moins { $amount } objet équipé.
   *[other] Condition : au moins { $amount } objets équipés.
}
condition-gangs = { $amount ->
    [one] Condition : au moins { $amount } bande équipée.
   *[other] Condition : au moins { $amount } bandes équipées.
}
condition-crew = { $amount ->
    [one] Condition : au moins { $amount } carte équipée.
   *[other] Condition : au moins { $amount } cartes équipées.
}
condition-doubloons = { $amount ->
    [one] Condition : au moins { $amount } doublon dans ton coffre.
   *[other] Condition : au moins { $amount } doublons dans ton coffre.
}
condition-conquered = { $amount ->
    [one] Condition : au moins { $amount } exploration conquise dans ton coffre.
   *[other] Condition : au moins { $amount } explorations conquises dans ton coffre.
}
condition-hand = { $amount ->
    [one] Condition : au moins { $amount } carte en main.
   *[other] Condition : au moins { $amount } cartes en main.
}

## Opérations : les dés
op-add-dice-you = { $amount ->
    [one] Ajoute { $amount } dé à ton jet.
   *[other] Ajoute { $amount } dés à ton jet.
}
op-add-dice-they = { $amount ->
    [one] { $who-start } ajoute { $amount } dé à son jet.
   *[other] { $who-start } ajoute { $amount } dés à son jet.
}
op-remove-dice-they = { $amount ->
    [one] { $who-start } lance { $amount } dé de moins.
   *[other] { $who-start } lance { $amount } dés de moins.
}
op-reroll-you = { $amount ->
    [one] Relance un de tes dés ratés.
   *[other] Relance jusqu’à { $amount } de tes dés ratés.
}
op-reroll-they = { $amount ->
    [one] { $who-start } relance { $amount } dé raté.
   *[other] { $who-start } relance jusqu’à { $amount } dés ratés.
}
op-turn-dice-you = { $amount ->
    [one] Tourne un de tes dés ratés sur le joker.
   *[other] Tourne { $amount } de tes dés ratés sur le joker.
}
op-turn-dice-they = { $amount ->
    [one] { $who-start } tourne { $amount } dé raté sur le joker.
   *[other] { $who-start } tourne { $amount } dés ratés sur le joker.
}
op-difficulty-more = Augmente de { $amount } la difficulté de l’épreuve en cours.
op-difficulty-less = Réduis de { $amount } la difficulté de l’épreuve en cours.

## Opérations : la pile et la rangée
op-cancel = Annule { $target }.
op-swap-row = Échange { $target } avec sa voisine du côté de la pioche ; si elle touche déjà la pioche, avec son autre voisine.
op-move-near = Déplace { $target } à l’extrémité voisine de la pioche.
op-move-far = Déplace { $target } à l’extrémité la plus éloignée de la pioche.
op-sink = Coule { $target } : elle ne revient plus.
op-explore = Retourne aussitôt une exploration de plus.

## Opérations : l’équipage
op-discard-crew = Défausse { $target }.
op-take-crew = Prends en main { $target }.
op-exhaust = Épuise { $target }.
op-ready = Rends prête { $target }.
op-ready-all-you = Rends prêtes toutes tes cartes équipées.
op-ready-all-they = { $who-start } rend prêtes toutes ses cartes équipées.
op-damage-you = { $amount ->
    [one] Subis { $amount } dégât (défausse une de tes cartes équipées).
   *[other] Subis { $amount } dégâts (défausse { $amount } de tes cartes équipées).
}
op-damage-they = { $amount ->
    [one] { $who-start } subit { $amount } dégât (défausse une de ses cartes équipées).
   *[other] { $who-start } subit { $amount } dégâts (défausse { $amount } de ses cartes équipées).
}
op-ward-you = { $amount ->
    [one] Ignore le prochain dégât que tu subis ce tour-ci.
   *[other] Ignore les { $amount } prochains dégâts que tu subis ce tour-ci.
}
op-ward-they = { $amount ->
    [one] { $who-start } ignore le prochain dégât subi ce tour-ci.
   *[other] { $who-start } ignore les { $amount } prochains dégâts subis ce tour-ci.
}
op-press-you = { $amount ->
    [one] Pioche { $amount } carte équipage et équipe-la aussitôt ; faute de place, elle va dans ta main.
   *[other] Pioche { $amount } cartes équipage et équipe-les aussitôt ; faute de place, elles vont dans ta main.
}
op-tire-you = { $amount ->
    [one] Épuise une de tes cartes équipées encore prêtes.
   *[other] Épuise { $amount } de tes cartes équipées encore prêtes.
}
op-tire-they = { $amount ->
    [one] { $who-start } épuise une de ses cartes équipées encore prêtes.
   *[other] { $who-start } épuise { $amount } de ses cartes équipées encore prêtes.
}

## Opérations : doublons et mains
op-gain-you = { $amount ->
    [one] Prends { $amount } doublon dans la réserve.
   *[other] Prends { $amount } doublons dans la réserve.
}
op-gain-they = { $amount ->
    [one] { $who-start } prend { $amount } doublon dans la réserve.
   *[other] { $who-start } prend { $amount } doublons dans la réserve.
}
op-lose-you = { $amount ->
    [one] Perds { $amount } doublon.
   *[other] Perds { $amount } doublons.
}
op-lose-they = { $amount ->
    [one] { $who-start } perd { $amount } doublon.
   *[other] { $who-start } perd { $amount } doublons.
}
op-steal = { $amount ->
    [one] Vole { $amount } doublon { $target-to }.
   *[other] Vole { $amount } doublons { $target-to }.
}
op-draw-crew-you = { $amount ->
    [one] Pioche { $amount } carte équipage.
   *[other] Pioche { $amount } cartes équipage.
}
op-draw-crew-they = { $amount ->
    [one] { $who-start } pioche { $amount } carte équipage.
   *[other] { $who-start } pioche { $amount } cartes équipage.
}
op-draw-event-you = { $amount ->
    [one] Pioche { $amount } événement.
   *[other] Pioche { $amount } événements.
}
op-draw-event-they = { $amount ->
    [one] { $who-start } pioche { $amount } événement.
   *[other] { $who-start } pioche { $amount } événements.
}
op-draw-either-you = { $amount ->
    [one] Pioche { $amount } carte équipage ou { $amount } événement.
   *[other] Pioche { $amount } cartes, en choisissant chaque fois entre équipage et événement.
}
op-draw-either-they = { $amount ->
    [one] { $who-start } pioche { $amount } carte équipage ou { $amount } événement.
   *[other] { $who-start } pioche { $amount } cartes, en choisissant chaque fois entre équipage et événement.
}
op-discard-hand-you = { $amount ->
    [one] Défausse { $amount } carte de ta main.
   *[other] Défausse { $amount } cartes de ta main.
}
op-discard-hand-they = { $amount ->
    [one] { $who-start } défausse { $amount } carte de sa main.
   *[other] { $who-start } défausse { $amount } cartes de sa main.
}
op-look = Regarde toute la main { $target-of }.

## Opérations : l’action déclarée et les événements permanents
op-bar = Le joueur dont c’est le tour ne peut pas { $action } ce tour-ci ; s’il l’a déclaré, il déclare une autre action.
op-toll = { $amount ->
    [one] Le joueur dont c’est le tour défausse { $amount } carte de sa main, ou il ne peut pas { $action } ce tour-ci.
   *[other] Le joueur dont c’est le tour défausse { $amount } cartes de sa main, ou il ne peut pas { $action } ce tour-ci.
}
op-raid-instead = L’action déclarée devient un pillage.
op-redirect = Le joueur dont c’est le tour affronte { $target } à la place de celle qu’il a déclarée.
op-end-lasting = Défausse { $target }.

## Événements permanents : où, jusqu’à quand
where-pirate = devant { $target }
where-exploration = sur { $target }
where-crew = sur { $target }
where-table = pour tout le monde
until-end-pirate = jusqu’à la fin de la partie
until-end-exploration = tant qu’elle est dans la rangée
until-end-crew = tant qu’elle est équipée
until-end-table = jusqu’à la fin de la partie
until-turn = jusqu’à la fin de ce tour
until-my-next-turn = jusqu’au début de ton prochain tour
until-roll-pirate = jusqu’à ce que ce joueur termine un jet
until-roll-exploration = jusqu’à ce que quelqu’un termine un jet contre elle
until-roll-crew = jusqu’à ce que son propriétaire termine un jet
until-roll-table = jusqu’à ce que quelqu’un termine un jet

## Ce que changent les capitaines et les événements permanents
rolls-trait = dans les jets { $trait-of }
rolls-any = dans tous les jets
rolls-challenge = dans les défis
tests-trait = épreuves { $trait-of }
tests-any = épreuves
change-dice-more-you = { $amount ->
    [one] Tu lances { $amount } dé de plus { $rolls }.
   *[other] Tu lances { $amount } dés de plus { $rolls }.
}
change-dice-less-you = { $amount ->
    [one] Tu lances { $amount } dé de moins { $rolls }.
   *[other] Tu lances { $amount } dés de moins { $rolls }.
}
change-dice-more-pirate = { $amount ->
    [one] Ce joueur lance { $amount } dé de plus { $rolls }.
   *[other] Ce joueur lance { $amount } dés de plus { $rolls }.
}
change-dice-less-pirate = { $amount ->
    [one] Ce joueur lance { $amount } dé de moins { $rolls }.
   *[other] Ce joueur lance { $amount } dés de moins { $rolls }.
}
change-dice-more-crew = { $amount ->
    [one] Son propriétaire lance { $amount } dé de plus { $rolls }.
   *[other] Son propriétaire lance { $amount } dés de plus { $rolls }.
}
change-dice-less-crew = { $amount ->
    [one] Son propriétaire lance { $amount } dé de moins { $rolls }.
   *[other] Son propriétaire lance { $amount } dés de moins { $rolls }.
}
change-dice-more-table = { $amount ->
    [one] Chacun lance { $amount } dé de plus { $rolls }.
   *[other] Chacun lance { $amount } dés de plus { $rolls }.
}
change-dice-less-table = { $amount ->
    [one] Chacun lance { $amount } dé de moins { $rolls }.
   *[other] Chacun lance { $amount } dés de moins { $rolls }.
}
change-difficulty-more-you = La difficulté de tes { $tests } augmente de { $amount }.
change-difficulty-less-you = La difficulté de tes { $tests } diminue de { $amount }.
change-difficulty-more-pirate = Pour ce joueur, la difficulté des { $tests } augmente de { $amount }.
change-difficulty-less-pirate = Pour ce joueur, la difficulté des { $tests } diminue de { $amount }.
change-difficulty-more-exploration = La difficulté de ses { $tests } augmente de { $amount }.
change-difficulty-less-exploration = La difficulté de ses { $tests } diminue de { $amount }.
change-difficulty-more-table = La difficulté de toutes les { $tests } augmente de { $amount }.
change-difficulty-less-table = La difficulté de toutes les { $tests } diminue de { $amount }.
change-doubloons-more-you = { $amount ->
    [one] Chaque exploration que tu conquiers rapporte { $amount } doublon de plus.
   *[other] Chaque exploration que tu conquiers rapporte { $amount } doublons de plus.
}
change-doubloons-less-you = { $amount ->
    [one] Chaque exploration que tu conquiers rapporte { $amount } doublon de moins.
   *[other] Chaque exploration que tu conquiers rapporte { $amount } doublons de moins.
}
change-doubloons-more-pirate = { $amount ->
    [one] Chaque exploration que ce joueur conquiert rapporte { $amount } doublon de plus.
   *[other] Chaque exploration que ce joueur conquiert rapporte { $amount } doublons de plus.
}
change-doubloons-less-pirate = { $amount ->
    [one] Chaque exploration que ce joueur conquiert rapporte { $amount } doublon de moins.
   *[other] Chaque exploration que ce joueur conquiert rapporte { $amount } doublons de moins.
}
change-doubloons-more-exploration = { $amount ->
    [one] La conquérir rapporte { $amount } doublon de plus.
   *[other] La conquérir rapporte { $amount } doublons de plus.
}
change-doubloons-less-exploration = { $amount ->
    [one] La conquérir rapporte { $amount } doublon de moins.
   *[other] La conquérir rapporte { $amount } doublons de moins.
}
change-doubloons-more-table = { $amount ->
    [one] Chaque exploration conquise rapporte { $amount } doublon de plus.
   *[other] Chaque exploration conquise rapporte { $amount } doublons de plus.
}
change-doubloons-less-table = { $amount ->
    [one] Chaque exploration conquise rapporte { $amount } doublon de moins.
   *[other] Chaque exploration conquise rapporte { $amount } doublons de moins.
}
change-raid-more-you = { $amount ->
    [one] Chacun de tes pillages rapporte { $amount } doublon de plus.
   *[other] Chacun de tes pillages rapporte { $amount } doublons de plus.
}
change-raid-less-you = { $amount ->
    [one] Chacun de tes pillages rapporte { $amount } doublon de moins.
   *[other] Chacun de tes pillages rapporte { $amount } doublons de moins.
}
change-raid-more-pirate = { $amount ->
    [one] Chaque pillage de ce joueur rapporte { $amount } doublon de plus.
   *[other] Chaque pillage de ce joueur rapporte { $amount } doublons de plus.
}
change-raid-less-pirate = { $amount ->
    [one] Chaque pillage de ce joueur rapporte { $amount } doublon de moins.
   *[other] Chaque pillage de ce joueur rapporte { $amount } doublons de moins.
}
change-raid-more-table = { $amount ->
    [one] Chaque pillage rapporte { $amount } doublon de plus.
   *[other] Chaque pillage rapporte { $amount } doublons de plus.
}
change-raid-less-table = { $amount ->
    [one] Chaque pillage rapporte { $amount } doublon de moins.
   *[other] Chaque pillage rapporte { $amount } doublons de moins.
}
change-cheat-more-you = { $amount ->
    [one] Quand tu triches, chaque doublon te donne { $amount } dé de plus.
   *[other] Quand tu triches, chaque doublon te donne { $amount } dés de plus.
}
change-cheat-less-you = { $amount ->
    [one] Quand tu triches, chaque doublon te donne { $amount } dé de moins.
   *[other] Quand tu triches, chaque doublon te donne { $amount } dés de moins.
}
change-cheat-more-pirate = { $amount ->
    [one] Quand ce joueur triche, chaque doublon lui donne { $amount } dé de plus.
   *[other] Quand ce joueur triche, chaque doublon lui donne { $amount } dés de plus.
}
change-cheat-less-pirate = { $amount ->
    [one] Quand ce joueur triche, chaque doublon lui donne { $amount } dé de moins.
   *[other] Quand ce joueur triche, chaque doublon lui donne { $amount } dés de moins.
}
change-cheat-more-table = { $amount ->
    [one] Quand quelqu’un triche, chaque doublon donne { $amount } dé de plus.
   *[other] Quand quelqu’un triche, chaque doublon donne { $amount } dés de plus.
}
change-cheat-less-table = { $amount ->
    [one] Quand quelqu’un triche, chaque doublon donne { $amount } dé de moins.
   *[other] Quand quelqu’un triche, chaque doublon donne { $amount } dés de moins.
}
change-damage-more-you = Chaque fois que tu subis des dégâts, tu en subis { $amount } de plus.
change-damage-less-you = Chaque fois que tu subis des dégâts, tu en subis { $amount } de moins.
change-damage-more-pirate = Chaque fois que ce joueur subit des dégâts, il en subit { $amount } de plus.
change-damage-less-pirate = Chaque fois que ce joueur subit des dégâts, il en subit { $amount } de moins.
change-damage-more-table = Chaque fois qu’un joueur subit des dégâts, il en subit { $amount } de plus.
change-damage-less-table = Chaque fois qu’un joueur subit des dégâts, il en subit { $amount } de moins.
change-equip-more-you = { $amount ->
    [one] Tu peux avoir { $amount } carte équipée de plus.
   *[other] Tu peux avoir { $amount } cartes équipées de plus.
}
change-equip-more-pirate = { $amount ->
    [one] Ce joueur peut avoir { $amount } carte équipée de plus.
   *[other] Ce joueur peut avoir { $amount } cartes équipées de plus.
}
change-equip-more-table = { $amount ->
    [one] Chacun peut avoir { $amount } carte équipée de plus.
   *[other] Chacun peut avoir { $amount } cartes équipées de plus.
}
change-recruit-more-you = Quand tu recrutes, les limites par sorte de carte et pour toute la main augmentent de { $amount }.
change-recruit-less-you = Quand tu recrutes, les limites par sorte de carte et pour toute la main diminuent de { $amount }.
change-recruit-more-pirate = Quand ce joueur recrute, les limites par sorte de carte et pour toute la main augmentent de { $amount }.
change-recruit-less-pirate = Quand ce joueur recrute, les limites par sorte de carte et pour toute la main diminuent de { $amount }.
change-recruit-more-table = Quand quelqu’un recrute, les limites par sorte de carte et pour toute la main augmentent de { $amount }.
change-recruit-less-table = Quand quelqu’un recrute, les limites par sorte de carte et pour toute la main diminuent de { $amount }.
change-collection-more-you = { $amount ->
    [one] En fin de partie, chacune de tes cartes de collection vaut { $amount } point de plus.
   *[other] En fin de partie, chacune de tes cartes de collection vaut { $amount } points de plus.
}
change-collection-less-you = { $amount ->
    [one] En fin de partie, chacune de tes cartes de collection vaut { $amount } point de moins.
   *[other] En fin de partie, chacune de tes cartes de collection vaut { $amount } points de moins.
}
change-collection-more-pirate = { $amount ->
    [one] En fin de partie, chaque carte de collection de ce joueur vaut { $amount } point de plus.
   *[other] En fin de partie, chaque carte de collection de ce joueur vaut { $amount } points de plus.
}
change-collection-less-pirate = { $amount ->
    [one] En fin de partie, chaque carte de collection de ce joueur vaut { $amount } point de moins.
   *[other] En fin de partie, chaque carte de collection de ce joueur vaut { $amount } points de moins.
}
change-collection-more-table = { $amount ->
    [one] En fin de partie, chaque carte de collection vaut { $amount } point de plus.
   *[other] En fin de partie, chaque carte de collection vaut { $amount } points de plus.
}
change-collection-less-table = { $amount ->
    [one] En fin de partie, chaque carte de collection vaut { $amount } point de moins.
   *[other] En fin de partie, chaque carte de collection vaut { $amount } points de moins.
}
change-refusal-more-you = { $amount ->
    [one] Quand on refuse un de tes défis, tu prends { $amount } doublon de plus.
   *[other] Quand on refuse un de tes défis, tu prends { $amount } doublons de plus.
}
change-refusal-less-you = { $amount ->
    [one] Quand on refuse un de tes défis, tu prends { $amount } doublon de moins.
   *[other] Quand on refuse un de tes défis, tu prends { $amount } doublons de moins.
}
change-refusal-more-pirate = { $amount ->
    [one] Quand on refuse un défi de ce joueur, il prend { $amount } doublon de plus.
   *[other] Quand on refuse un défi de ce joueur, il prend { $amount } doublons de plus.
}
change-refusal-less-pirate = { $amount ->
    [one] Quand on refuse un défi de ce joueur, il prend { $amount } doublon de moins.
   *[other] Quand on refuse un défi de ce joueur, il prend { $amount } doublons de moins.
}
change-refusal-more-table = { $amount ->
    [one] Quand un défi est refusé, qui l’a lancé prend { $amount } doublon de plus.
   *[other] Quand un défi est refusé, qui l’a lancé prend { $amount } doublons de plus.
}
change-refusal-less-table = { $amount ->
    [one] Quand un défi est refusé, qui l’a lancé prend { $amount } doublon de moins.
   *[other] Quand un défi est refusé, qui l’a lancé prend { $amount } doublons de moins.
}
change-forbid-you = Tu ne peux pas { $action }.
change-forbid-pirate = Ce joueur ne peut pas { $action }.
change-forbid-table = Personne ne peut { $action }.
change-calm-exploration = Ses voisines n’ont pas d’influence sur elle.
change-calm-table = Les explorations n’ont pas d’influence sur leurs voisines.

## La liste des cartes
sheet-title = Les cartes de { $deck }
sheet-crew = { $amount ->
    [one] { $amount } carte équipage
   *[other] { $amount } cartes équipage
}
sheet-events = { $amount ->
    [one] { $amount } événement
   *[other] { $amount } événements
}
sheet-explorations = { $amount ->
    [one] { $amount } exploration
   *[other] { $amount } explorations
}
sheet-captains = { $amount ->
    [one] { $amount } capitaine
   *[other] { $amount } capitaines
}
sheet-card = Carte
sheet-kind = Sorte
sheet-copies = Exemplaires
sheet-text = Texte
