# Les règles d’Arrr!!!, pour qui joue à la table. Les nombres viennent de la variante et de ses cartes : les arguments sont ceux
# de `games/arrr/rules.py`. Un message tient sur une ligne, sélecteurs mis à part.

## Titres
rules-P0 = Matériel
rules-P1 = Mise en place
rules-P2 = Le tour
rules-P2-1 = Étape 1 : recruter
rules-P2-2 = Étape 2 : équiper
rules-P2-3 = Étape 3 : agir
rules-P2-4 = Étape 4 : explorer
rules-P3 = Prendre la mer
rules-P4 = Épreuves et dés
rules-P5 = Défis
rules-P6 = Cartes équipage et capitaines
rules-P7 = Événements et pile
rules-P8 = Fin et score
rules-P9 = Modes

## Ce qu’il y a dans la boîte
rules-box-crew-cards = { $count ->
    [one] { $count } carte équipage (dos rouge)
   *[other] { $count } cartes équipage (dos rouge)
}
rules-box-event-cards = { $count ->
    [one] { $count } événement (dos bleu)
   *[other] { $count } événements (dos bleu)
}
rules-box-exploration-cards = { $count ->
    [one] { $count } exploration (dos orange)
   *[other] { $count } explorations (dos orange)
}
rules-box-captain-cards = { $count ->
    [one] { $count } capitaine (dos violet)
   *[other] { $count } capitaines (dos violet)
}
rules-box-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
rules-box-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## Faces d’un dé
rules-face-attack = { $count ->
    [1] attaque
   *[other] attaque (×{ $count })
}
rules-face-navigation = { $count ->
    [1] navigation
   *[other] navigation (×{ $count })
}
rules-face-cunning = { $count ->
    [1] ruse
   *[other] ruse (×{ $count })
}
rules-face-courage = { $count ->
    [1] courage
   *[other] courage (×{ $count })
}
rules-face-jolly = { $count ->
    [1] joker
   *[other] joker (×{ $count })
}

## Ce que vaut une collection
rules-collection-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## P0 Matériel
rule-P0-1 = De 2 à 4 joueurs. La boîte contient { $box }.
rule-P0-2 = Il y a quatre caractéristiques : attaque, navigation, ruse et courage. Les faces d’un dé sont { $die-faces } ; le joker vaut n’importe quelle caractéristique. Le livret ne nomme que cinq faces : la sixième est notre choix. Tu peux lancer plus de dés qu’il n’y en a ({ $die-number }) : on en relance alors certains.
rule-P0-3 = Les doublons qui ne sont à personne forment la réserve. Il n’y en a que { $supply-doubloons } en tout : qui devrait en prendre plus que la réserve n’en contient prend ce qu’il y a.
rule-P0-4 = Tout le monde peut voir la rangée, les cartes équipées et si elles sont épuisées, les capitaines, les événements permanents en jeu, les doublons, les cartes de collection, les défausses, combien de cartes équipage et combien d’événements compte chaque main (les dos sont différents) et combien de cartes il reste dans chaque pioche. Sont cachés les mains et l’ordre des pioches. Les cartes de renommée sont face cachée dans le coffre ; mais elles ont été gagnées devant tout le monde, et ce qui s’y trouve n’est donc pas un secret. { $fame-shown ->
    [yes] À cette table, l’écran montre la renommée de tous.
   *[no] À cette table, l’écran confie la renommée des autres à ta mémoire.
}
rule-P0-5 = Quand une carte dit autre chose qu’une règle, c’est la carte qui a raison.
rule-P0-6 = Quand deux cartes se contredisent, celle qui interdit l’emporte ; si aucune n’interdit, c’est la plus récente.

## P1 Mise en place
rule-P1-1 = La pioche d’explorations se compose d’explorations mélangées : { $explorations-2 } à 2 joueurs, { $explorations-3 } à 3, { $explorations-4 } à 4. Les autres retournent dans la boîte sans que personne les regarde. { $turns-each ->
    [0] Une partie dure ainsi { $turns-2 }, { $turns-3 } ou { $turns-4 } tours en tout, si aucune carte ne s’en mêle.
    [one] Cela fait { $turns-each } tour chacun, si aucune carte ne s’en mêle.
   *[other] Cela fait { $turns-each } tours chacun, si aucune carte ne s’en mêle.
}
rule-P1-2 = On retourne autant d’explorations qu’il y a de joueurs et on les pose en rangée à côté de la pioche. La première tirée est la plus éloignée de la pioche.
rule-P1-3 = { $row-beyond ->
    [0] La rangée ne compte jamais plus d’explorations qu’il n’y a de joueurs.
   *[other] La rangée ne compte jamais plus d’explorations qu’il n’y a de joueurs, plus { $row-beyond }.
} Quand il en arrive une de trop, la plus éloignée de la pioche est défaussée. Elle ne revient jamais.
rule-P1-4 = { $mode ->
    [gallows] Chacun pioche { $first-crew ->
        [one] { $first-crew } carte équipage
       *[other] { $first-crew } cartes équipage
    } et prend { $first-doubloons ->
        [one] { $first-doubloons } doublon
       *[other] { $first-doubloons } doublons
    } dans la réserve. Il n’y a pas d’événements dans ce mode (P9.1).
   *[full] Chacun pioche { $first-crew ->
        [one] { $first-crew } carte équipage
       *[other] { $first-crew } cartes équipage
    } et { $first-events ->
        [one] { $first-events } événement
       *[other] { $first-events } événements
    }, et prend { $first-doubloons ->
        [one] { $first-doubloons } doublon
       *[other] { $first-doubloons } doublons
    } dans la réserve.
}
rule-P1-5 = { $mode ->
    [full] { $captain-choice ->
        [random] Chacun reçoit un capitaine au hasard.
       *[choose] Chacun choisit un capitaine : d’abord le dernier dans l’ordre du tour, et ainsi de suite en remontant jusqu’au premier joueur. Chaque capitaine ne peut être choisi qu’une fois.
    }
   *[other] Les capitaines font partie du mode complet (P9.3). Dans ce mode-ci, ils restent dans la boîte.
}
rule-P1-6 = { $die-number ->
    [one] Chacun lance le dé, et qui montre un joker est le premier joueur ;
   *[other] Chacun lance les { $die-number } dés, et qui montre le plus de jokers est le premier joueur ;
} en cas d’égalité, les ex æquo relancent. Ces lancers, tout le monde les voit, et ils viennent de la graine comme tous les autres. Ou bien c’est l’hôte qui décide.
rule-P1-7 = Tout cela se fait dans l’ordre : rangée, premier joueur, capitaines, mains.

## P2 Le tour
rule-P2-0 = Ton tour a quatre étapes, dans cet ordre : recruter, équiper, agir, explorer. À son début, toutes tes cartes épuisées redeviennent prêtes (P6.5).

## P2.1 Recruter
rule-P2-1-1 = D’abord, défausse de ta main autant de cartes équipage et d’événements que tu veux, ou rien.
rule-P2-1-2 = { $mode ->
    [gallows] Puis pioche autant de cartes équipage que tu veux, jusqu’à en avoir { $recruit-crew-alone } en main. Si tu en as déjà { $recruit-crew-alone } ou plus, tu n’en pioches pas.
   *[full] Puis pioche des cartes équipage et des événements, autant que tu veux, jusqu’à en avoir { $recruit-each } de chaque sorte en main. Si, après la défausse, il te reste { $recruit-each } cartes ou plus d’une sorte, tu n’en pioches pas de cette sorte. En piochant, ta main ne dépasse jamais { $recruit-hand ->
        [one] { $recruit-hand } carte
       *[other] { $recruit-hand } cartes
    }.{ $recruit-each ->
        [3] { $recruit-hand ->
            [6] {" "}S’il te reste 5 cartes équipage et aucun événement, par exemple, tu peux piocher 1 événement ; avec 4 et 3, rien.
           *[other] {""}
        }
       *[other] {""}
    }
}
rule-P2-1-3 = Quand la pioche d’équipage ou celle d’événements est vide, on mélange sa défausse pour en refaire une. Si pioche et défausse sont toutes deux vides, on pioche moins de cartes.
rule-P2-1-4 = Combien de cartes de chaque sorte tu pioches, tu le dis avant de voir la première.
rule-P2-1-5 = { $hand-limit-always ->
    [yes] Ces limites valent quand tu recrutes, et les cartes obtenues autrement viennent en plus. Mais qui a plus de { $recruit-hand ->
        [one] { $recruit-hand } carte
       *[other] { $recruit-hand } cartes
    } en main à la fin de sa propre étape d’action défausse celles qui sont en trop, à son choix.
   *[no] Ces limites ne valent que pour le recrutement. Les cartes obtenues autrement viennent en plus, et personne n’a à défausser pour revenir à une limite.
}

## P2.2 Équiper
rule-P2-2-1 = Pose des cartes équipage de ta main, face visible, dans ta zone : les voilà équipées. Tu ne peux jamais en avoir plus de { $equip-most } équipées, dont au plus { $equip-officers ->
    [one] { $equip-officers } officier
   *[other] { $equip-officers } officiers
} et au plus { $equip-gangs ->
    [one] { $equip-gangs } bande
   *[other] { $equip-gangs } bandes
} ; des objets, autant que tu veux, même identiques. Tu peux en équiper moins, ou aucune.
rule-P2-2-2 = Pour faire de la place, tu peux d’abord défausser des cartes déjà équipées. Elles ne retournent pas dans ta main.
rule-P2-2-3 = { $equip-discard-freely ->
    [yes] D’abord tu fais toutes les défausses, puis tu poses toutes les cartes. Tu peux en défausser autant que tu veux, même si tu en poses ensuite moins, ou aucune.
   *[no] D’abord tu fais toutes les défausses, puis tu poses toutes les cartes. On ne défausse que pour faire de la place : au plus autant de cartes que tu en poses ensuite.
}
rule-P2-2-4 = Une carte qu’on équipe est prête. Si un effet met une carte dans une zone où il n’y a pas de place pour elle (P2.2.1), elle va dans la main de ce joueur. Une carte qui quitte une zone oublie qu’elle était épuisée : son nouveau propriétaire peut s’en servir dès qu’elle est de nouveau équipée.

## P2.3 Agir
rule-P2-3-0 = Déclare une seule action et mène-la à bien.
rule-P2-3-1 = Prendre la mer : tu affrontes une exploration de la rangée (P3).
rule-P2-3-2 = Piller : tu prends { $raid-doubloons ->
    [one] { $raid-doubloons } doublon
   *[other] { $raid-doubloons } doublons
} dans la réserve.
rule-P2-3-3 = { $mode ->
    [full] Défier : tu t’en prends à un autre joueur (P5).
   *[other] Défier un autre joueur fait partie du mode complet (P9.3). Dans ce mode-ci, ce n’est pas une action.
}
rule-P2-3-4 = Sans carte équipée, tu n’es pas en mer : tu peux seulement piller, et personne ne peut te défier.
rule-P2-3-5 = Tu dois déclarer une action. Piller est toujours possible, même quand la réserve est vide. Si un événement interdit l’action que tu as déclarée, tu en déclares une autre, et c’est un nouveau moment (P7.8 a).
rule-P2-3-6 = On ne regarde P2.3.4 et P5.1 qu’à la déclaration de l’action : qui perd ensuite sa dernière carte équipée continue. Même sans équipage, tu peux encore jouer des événements.

## P2.4 Explorer
rule-P2-4-1 = Retourne une nouvelle exploration et pose-la à côté de la pioche ; les autres s’en éloignent d’une place (P1.3). Puis c’est le tour du joueur à ta gauche.
rule-P2-4-2 = La partie prend fin quand il faudrait retourner une exploration et qu’il n’en reste plus (P8).
rule-P2-4-3 = Seule cette étape met fin à la partie : tout autre effet qui retournerait une exploration ne fait rien quand il n’en reste plus. Une fois la partie finie par P2.4.2, on ne demande plus rien à personne.

## P3 Prendre la mer
rule-P3-1 = Une exploration peut montrer une condition : tu ne peux la déclarer que tant que la condition est remplie. Si elle cesse de l’être pendant l’action, l’action continue.
rule-P3-2 = Ses épreuves se passent de haut en bas. Une épreuve peut avoir sa propre récompense et sa propre pénalité : elles arrivent quand cette épreuve se termine, avant la suivante. Il suffit d’en rater une et c’est la défaite : on n’arrive pas aux épreuves suivantes, et la carte reste où elle est dans la rangée. Si tu les réussis toutes, ou si la carte n’en montre aucune, tu l’as conquise.
rule-P3-3 = Quand tu conquiers une carte, voici ce qui se passe, dans l’ordre : ses doublons, tels que P3.5 les modifie, passent de la réserve à ton coffre ; les autres récompenses imprimées sur la carte arrivent (piocher une carte équipage, un événement, une carte de l’une ou l’autre pioche à ton choix, et ainsi de suite) ; la carte va dans ton coffre, face visible si c’est une carte de collection, sinon face cachée ; puis la rangée se resserre. Les influences sur les doublons se lisent avant que la carte s’en aille. On peut te voler des doublons et des cartes de collection, mais pas ta renommée.
rule-P3-4 = En cas de défaite, la pénalité imprimée sur la carte arrive. Pour chaque dégât, tu défausses une de tes cartes équipées, à ton choix ; si tu en as moins, toutes.
rule-P3-5 = Influence : l’influence d’une carte modifie ses voisines dans la rangée, une de chaque côté. Elle modifie la difficulté de leurs épreuves de la caractéristique qu’elle nomme, ou leurs doublons, même si elles n’en montrent pas. Les doublons ne descendent jamais sous 0. Plusieurs influences s’additionnent.
rule-P3-6 = Une difficulté n’est jamais inférieure à 1. On additionne d’abord toutes les modifications ; c’est seulement alors qu’un résultat inférieur à 1 devient 1.
rule-P3-7 = Les conditions ne se lisent qu’à la déclaration (P3.1). La difficulté d’une épreuve est fixée à son premier lancer : si la rangée change plus tard, cela ne compte que pour les épreuves suivantes. Une carte qui modifie la difficulté de l’épreuve en cours agit aussi après le lancer.
rule-P3-8 = L’exploration que tu affrontes peut changer de place : l’action continue avec elle. Si elle quitte la rangée, l’action prend fin, sans récompense, sans pénalité, et sans rien rendre.
rule-P3-9 = Une pénalité est un seul élément sur la pile (P7.4). Annulée ou non, la défaite demeure. La pioche n’est la voisine de personne.

## P4 Épreuves et dés
rule-P4-1 = Additionne les valeurs de la caractéristique sur toutes tes cartes équipées, même épuisées : c’est le nombre de dés que tu lances.
rule-P4-2 = Chaque dé qui montre la caractéristique ou le joker est un succès. Avec au moins autant de succès que la difficulté, l’épreuve est réussie.
rule-P4-3 = Tricher : à chaque jet, tu peux rendre à la réserve un doublon de ton coffre et lancer { $cheat-dice ->
    [one] { $cheat-dice } dé
   *[other] { $cheat-dice } dés
} de plus, même après avoir vu le résultat et aussi souvent que tu veux, jusqu’à la fin du jet.
rule-P4-4 = Ce qui enlève des dés doit se jouer avant le premier lancer. Ce qui en ajoute peut aussi se jouer après, avant la fin du jet.
rule-P4-5 = Un lancer, ce sont les dés jetés en une fois ; un jet, ce sont tous les lancers d’une épreuve, ou de l’un des deux camps d’un défi. Après chaque lancer, qui fait le jet peut tricher (un doublon, un lancer), jouer quelque chose ou s’arrêter. À l’arrêt, on demande à tout le monde (P7.8) : si quelque chose a été joué, la question revient à qui fait le jet ; sinon, le jet prend fin et on compte les succès. Tricher avant le premier lancer reviendrait à tricher après, et la première question vient donc après le premier lancer. Tricher ne va pas sur la pile, n’admet pas de réponse et demande une pile vide.
rule-P4-6 = Le premier lancer compte les dés de P4.1, plus et moins ce qui a été joué, et au moins 0. Zéro dé, c’est aussi un lancer, et on peut donc tricher. L’équipage que tu perds ou gagnes après ne change rien. Après le premier lancer, on ne peut plus rien jouer qui enlève des dés, pas même contre des dés achetés ensuite.

## P5 Défis
rule-P5-1 = Tu nommes un adversaire, une caractéristique, et ton prix en cas de victoire : { $challenge-most ->
    [0] une carte de collection
    [1] 1 doublon, ou une carte de collection
   *[other] de 1 à { $challenge-most } doublons, ou une carte de collection
} du coffre de l’adversaire, et tu dis laquelle. Chacun de vous deux doit posséder au moins un doublon ou une carte de collection et avoir une carte équipée (P2.3.4). Tu ne peux pas nommer plus de doublons que l’adversaire n’en a.
rule-P5-2 = L’adversaire accepte ou refuse.
rule-P5-3 = Si l’adversaire refuse, { $refusal-crew ->
    [0] cela ne lui coûte pas d’équipage.
    [one] tu choisis { $refusal-crew } de ses cartes équipées et tu peux la prendre en main.
    [2] tu choisis 2 de ses cartes équipées et tu peux les prendre en main : les deux, une ou aucune. S’il n’y en a qu’une, c’est celle-là.
   *[other] tu choisis { $refusal-crew } de ses cartes équipées et tu peux les prendre en main : toutes, quelques-unes ou aucune. S’il y en a moins, ce sont celles-là.
} { $refusal-doubloons ->
    [0] De la réserve, tu ne reçois rien.
    [one] Tu peux aussi prendre { $refusal-doubloons } doublon dans la réserve.
   *[other] Tu peux aussi prendre { $refusal-doubloons } doublons dans la réserve.
} Puis l’action prend fin. Rien de tout cela ne va sur la pile.
rule-P5-4 = Si l’adversaire accepte, c’est à son tour de nommer un prix, de la même façon. Chacun met de côté ce que l’autre a nommé : c’est sa mise. Les doublons misés ne peuvent pas servir à tricher jusqu’à la fin du défi. Ce qui n’est plus là n’est pas misé ; qui n’a plus rien ne mise rien, et le défi continue. Les mises ne sont dans aucun coffre : on ne peut ni les dépenser, ni les voler, ni les perdre, ni les prendre pour cible.
rule-P5-5 = Pendant le défi, vous comptez tous les deux comme le joueur dont c’est le tour : tous les deux, vous pouvez être la cible d’événements et utiliser les pouvoirs de votre équipage et de votre capitaine. Le défi commence quand il est accepté. Jusque-là, l’adversaire peut répondre par des événements comme tout le monde, mais pas par des pouvoirs, et n’est pas une cible. Un événement sur « le joueur dont c’est le tour » touche l’un des deux, nommé par qui le joue. L’ordre des places (P7.6) et le moment où les cartes redeviennent prêtes (P6.5) restent ceux du tour de qui défie.
rule-P5-6 = Les deux lancent en même temps (P4.1). Puis, à tour de rôle, qui défie et l’adversaire trichent, jouent quelque chose ou s’arrêtent, jusqu’à ce que les deux s’arrêtent coup sur coup ; alors on demande à tout le monde comme en P4.5. Qui a le plus de succès gagne la mise de l’autre et reprend la sienne. En cas d’égalité, chacun reprend sa mise.

## P6 Cartes équipage et capitaines
rule-P6-1 = Une carte équipage est un officier, un objet ou une bande (P2.2.1). Une caractéristique sans nombre vaut 0.
rule-P6-2 = Les officiers et les objets ont des pouvoirs. Un pouvoir marqué « épuise » s’utilise en épuisant sa carte, qu’on tourne sur le côté : une fois par tour.
rule-P6-3 = Si la carte ne dit pas autre chose, un pouvoir ne peut être utilisé que par le joueur dont c’est le tour, à l’étape d’action, ou par qui participe à un défi.
rule-P6-4 = Une carte épuisée garde les valeurs de ses caractéristiques.
rule-P6-5 = Tes cartes épuisées redeviennent prêtes au début de ton tour.
rule-P6-6 = Un capitaine n’a pas de caractéristiques, et un ou plusieurs pouvoirs. Aucun dégât ne le fait défausser, personne ne peut le voler, et ni pouvoir ni événement ne peut le prendre pour cible. Un pouvoir qu’on utilise suit P6.2, P6.3 et P7.4 : le capitaine est tourné, et seule P6.5 le rend prêt ; on peut répondre à ce pouvoir, mais pas l’annuler. Un pouvoir toujours actif ne passe pas par la pile.
rule-P6-7 = Une fois par tour veut dire jusqu’à ce que la carte redevienne prête : si un effet s’en charge, elle peut resservir.

## P7 Événements et pile
rule-P7-1 = N’importe quel joueur peut jouer autant d’événements qu’il veut, mais seulement pendant une étape d’action, si la carte ne dit pas autre chose.
rule-P7-2 = Les cibles valables sont le joueur dont c’est le tour (P5.5) et les cartes sur la table, c’est-à-dire la rangée, les cartes équipées et les permanents ; pour annuler, ce qui se trouve sur la pile. Les capitaines, coffres, mises, mains, pioches et défausses n’en sont pas. Un événement qui a une cible valable peut être joué même s’il ne change rien. Voler des doublons ne peut donc toucher que le joueur dont c’est le tour, ou l’un ou l’autre camp d’un défi.
rule-P7-3 = Un événement suspend le cours du jeu : son effet s’applique avant que quoi que ce soit d’autre continue. Auparavant, tout le monde peut y répondre par un autre événement ou par un pouvoir permis. Tout va sur une seule pile, et ce qui a été joué en dernier s’applique en premier.
rule-P7-4 = Les événements, les pouvoirs et les pénalités des explorations passent par la même pile. Les récompenses, la triche et la prise des mises n’y passent pas.
rule-P7-5 = Épuiser la carte fait partie de l’effet du pouvoir : une réponse s’applique avant que la carte soit épuisée. Un pouvoir ne fait donc rien si, à ce moment-là, sa carte est épuisée, ou n’est plus équipée chez qui l’a utilisé ; un pouvoir annulé laisse sa carte prête ; et un pouvoir n’est sur la pile qu’une fois à la fois. Jouer un événement ne s’efface pas : annulé, il est défaussé. Qui met quelque chose sur la pile en nomme aussitôt les cibles et fait aussitôt ses propres choix ; ce que doit choisir un autre joueur, ou qui subit une pénalité, se choisit au moment où l’effet s’applique. Si une cible n’est plus là à ce moment, cette partie ne fait rien. Là où une carte dit « fais ceci ou cela », « ceci » ne compte que si on peut le faire en entier ; dans tous les autres cas, ce qu’on ne peut pas faire en entier, on le fait autant que possible.
rule-P7-6 = On interroge en même temps tous ceux qui peuvent répondre. Dès qu’on sait qui vient en premier, dans l’ordre des places à partir du joueur dont c’est le tour, parmi ceux qui veulent jouer quelque chose, ce joueur le joue ; les réponses des autres sont nulles et restent secrètes, et on demande de nouveau à tout le monde. Quand tous ont passé, le sommet de la pile s’applique. Peu importe donc dans quel ordre arrivent les réponses : avoir les doigts agiles ne rapporte rien.
rule-P7-7 = Un événement permanent reste en jeu une fois son effet appliqué, et cet effet dure jusqu’à ce que la carte elle-même, ou une autre, y mette fin. Sur une carte, il est défaussé quand celle-ci quitte la rangée ou la zone, pas quand elle s’y déplace. Sur un joueur ou sur la table, il reste. Plusieurs permanents s’additionnent. Les permanents en jeu ne sont pas remélangés.
rule-P7-8 = Voici les moments où l’on demande à tout le monde : (a) une action a été déclarée et n’a pas encore commencé (quand on prend la mer, c’est aussi le moment avant le premier lancer ; pour un défi, il vient avant P5.2) ; (b) les mises sont de côté, avant le lancer ; (c) avant le premier lancer de chaque épreuve suivante ; (d) un jet va prendre fin (P4.5, P5.6) ; (e) quelque chose a été mis sur la pile. De plus, avant de déclarer et après l’action, le joueur dont c’est le tour peut jouer des événements et utiliser des pouvoirs l’un après l’autre, les autres répondant selon (e). On ne joue d’événement à aucun autre moment ; une carte peut nommer l’un de ceux-ci, jamais un nouveau. À qui l’on demande ne dépend que de ce qui est public : on ne te laisse de côté que si tout le monde peut voir que tu ne peux pas répondre, sans événement en main et sans pouvoir utilisable à ce moment. N’avoir rien qui convienne n’est pas une raison de te laisser de côté, sinon la pause dirait à la table qui tient une réponse. Tu peux demander d’avance de passer ; quand on passe ainsi sans que personne ait été sollicité, cela prend un temps tiré de la seule distribution que la table a rendue publique.

## P8 Fin et score
rule-P8-1 = Chaque doublon dans ton coffre vaut 1 point, et chaque point de renommée aussi.
rule-P8-2 = Les collections se comptent symbole par symbole : { $collection-worth }. Une collection est complète avec { $collection-most ->
    [one] { $collection-most } carte
   *[other] { $collection-most } cartes
} ; une carte de plus du même symbole en commence une nouvelle.
rule-P8-3 = Qui a le plus de points gagne. Une égalité se tranche par la renommée, puis par les doublons ; après quoi la victoire est partagée. Le livret la donnerait à qui ressemble le plus à un pirate : à vous d’en juger.

## P9 Modes
rule-P9-1 = Gibier de potence (facile) : explorations et équipage seulement. Chacun commence avec { $first-crew ->
    [one] { $first-crew } carte équipage
   *[other] { $first-crew } cartes équipage
} et { $first-doubloons ->
    [one] { $first-doubloons } doublon
   *[other] { $first-doubloons } doublons
}. Les actions sont prendre la mer et piller. Pour recruter, tu défausses comme en P2.1.1 et tu pioches de l’équipage jusqu’à en avoir { $recruit-crew-alone } en main ; avec { $recruit-crew-alone } ou plus en main, on n’en pioche pas. Ce qui parle d’événements, de capitaines ou de défis ne fait rien ; « équipage ou événement », c’est équipage.
rule-P9-2 = À l’abordage ! (moyen) : avec les événements, sans capitaines. Chacun commence avec { $first-crew ->
    [one] { $first-crew } carte équipage
   *[other] { $first-crew } cartes équipage
}, { $first-events ->
    [one] { $first-events } événement
   *[other] { $first-events } événements
} et { $first-doubloons ->
    [one] { $first-doubloons } doublon
   *[other] { $first-doubloons } doublons
}. Les actions sont prendre la mer et piller. On recrute selon P2.1. Ce qui parle de capitaines ou de défis ne fait rien.
rule-P9-3 = Arrr!!! (complet) : tout.
