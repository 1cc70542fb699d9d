# Ce qu’on demande dans Arrr!!!, ce qu’on peut répondre, pourquoi pas, et ce qui se passerait.

## Questions
arrr-question-captain = Quel capitaine choisis-tu ?
arrr-question-recruit = Quelles cartes défausses-tu, et combien en pioches-tu ?
arrr-question-equip = Quel équipage embarques-tu ?
arrr-question-declare = Que fais-tu : prendre la mer, piller ou défier quelqu’un ?
arrr-question-declare-plain = Que fais-tu : prendre la mer ou piller ?
arrr-question-after = Ton action est finie. Joues-tu encore quelque chose ?
arrr-question-sail-declared = { $seat } met le cap sur { $card }. Joues-tu quelque chose ?
arrr-question-raid-declared = { $seat } part piller. Joues-tu quelque chose ?
arrr-question-challenge-declared = { $seat } défie { $opponent } en { $trait }, pour { $prize }. Joues-tu quelque chose ?
arrr-question-test = { $seat } arrive à l’épreuve { $test } de { $card }. Joues-tu quelque chose ?
arrr-question-rolling = { $successes-start }, il en faut { $needed } : tu triches, tu joues quelque chose ou tu t’arrêtes ?
arrr-question-roll-ends = { $seat } s’arrête : { $successes }, il en faut { $needed }. Joues-tu quelque chose ?
arrr-question-respond = { $seat } te défie en { $trait }, pour { $prize }. Acceptes-tu ?
arrr-question-plunder = { $opponent } refuse. Que prends-tu ?
arrr-question-name-prize = En cas de victoire, que veux-tu prendre à { $seat } ?
arrr-question-stakes-set = { $seat } et { $opponent } vont lancer : { $trait }. Joues-tu quelque chose ?
arrr-question-contest = { $mine } à { $theirs } : tu triches, tu joues quelque chose ou tu t’arrêtes ?
arrr-question-contest-ends = { $seat } et { $opponent } s’arrêtent. Joues-tu quelque chose ?
arrr-question-stack = Sur la pile : { $what } ({ $seat }). Réponds-tu ?
arrr-question-stack-on = Sur la pile : { $what } ({ $seat }), sur { $target }. Réponds-tu ?
arrr-question-lose-crew = { $count ->
    [one] { $count } dégât : quelle carte équipée défausses-tu ?
   *[other] { $count } dégâts : quelle carte équipée défausses-tu d’abord ?
}
arrr-question-lose-hand = { $count ->
    [one] Quelle carte de ta main défausses-tu ?
   *[other] Quelle carte de ta main défausses-tu ? Il en faut { $count }.
}
arrr-question-draw-either = { $count ->
    [one] Dans quelle pioche prends-tu une carte ?
   *[other] Dans quelle pioche prends-tu une carte ? Il y en a { $count } à prendre.
}
arrr-question-tire-crew = { $count ->
    [one] Quelle carte prête épuises-tu ?
   *[other] Quelle carte prête épuises-tu ? Il en faut { $count }.
}
arrr-question-toll = { $count ->
    [one] Défausses-tu { $count } carte de ta main pour continuer ton action ?
   *[other] Défausses-tu { $count } cartes de ta main pour continuer ton action ?
}
arrr-question-naming-discard = { $count ->
    [one] Pour { $what } : quelle carte de ta main vas-tu défausser ?
   *[other] Pour { $what } : quelle carte de ta main vas-tu défausser ? Il en faut { $count }.
}
arrr-question-naming = { $count ->
    [one] Pour { $what } : dans quelle pioche prendras-tu une carte ?
   *[other] Pour { $what } : dans quelle pioche prendras-tu une carte ? Il y en aura { $count } à prendre.
}
arrr-question-naming-exhaust = { $count ->
    [one] Pour { $what } : quelle carte prête vas-tu épuiser ?
   *[other] Pour { $what } : quelle carte prête vas-tu épuiser ? Il en faut { $count }.
}

## Aide : les règles du moment
arrr-help-captain =
    Ton capitaine reste avec toi toute la partie : on ne peut ni le défausser, ni le prendre, ni le viser.
    Certains ont un effet permanent, d’autres un pouvoir qui les épuise, une fois par tour.
arrr-help-recruit =
    Défausse d’abord ce que tu veux, puis dis combien de cartes équipage et d’événements tu pioches.
    Tu pioches jusqu’à en avoir { $each } de chaque sorte en main, et jamais au-delà de { $hand } cartes en tout.
arrr-help-recruit-plain =
    Défausse d’abord ce que tu veux, puis dis combien de cartes équipage tu pioches.
    Tu pioches jusqu’à en avoir { $each } en main au plus.
arrr-help-equip =
    Au plus { $equip } cartes équipées, dont au plus { $officers } officier et { $gangs } bande.
    Pour faire de la place, tu peux d’abord défausser des cartes équipées, pas plus que tu n’en poses ensuite.
    Les valeurs d’une caractéristique sur toutes tes cartes équipées sont les dés que tu lances.
    Sans carte équipée, tu ne peux que piller, et personne ne peut te défier.
arrr-help-declare =
    Prendre la mer : affronte une exploration de la rangée, épreuve par épreuve. Piller : prends des doublons dans la réserve, { $raid } en ce moment.
    Défier : nomme un adversaire, une caractéristique et un prix ; qui a le plus de succès gagne la mise de l’autre.
    Avant cela, tu peux jouer des événements et utiliser des pouvoirs.
arrr-help-declare-plain =
    Prendre la mer : affronte une exploration de la rangée, épreuve par épreuve. Piller : prends des doublons dans la réserve, { $raid } en ce moment.
    Avant cela, tu peux utiliser des pouvoirs, et jouer des événements s’il y en a dans la partie.
arrr-help-after =
    Tu peux encore jouer des événements et utiliser des pouvoirs, l’un après l’autre.
    Puis une nouvelle exploration est retournée, et le tour passe à gauche.
arrr-help-moment =
    On demande à tout le monde en même temps. Qui vient en premier, dans l’ordre des places à partir du tour en cours, joue ; puis on redemande à tous.
    Ce qui enlève des dés se joue avant le premier lancer ; ce qui en ajoute, après aussi.
    Si tout le monde passe, l’action continue.
arrr-help-stack =
    Tout ce qui est joué va sur la pile, et le dernier arrivé s’applique en premier.
    Auparavant, tout le monde peut répondre par un événement ou un pouvoir permis.
    Si tout le monde passe, le sommet de la pile s’applique.
arrr-help-rolling =
    Chaque dé qui montre la caractéristique ou le joker est un succès.
    Tricher : pour un doublon de ton coffre, tu lances { $dice } dés de plus, aussi souvent que tu veux.
    Quand tu t’arrêtes, les autres peuvent encore jouer quelque chose ; sinon, on compte les succès.
arrr-help-respond =
    Si tu acceptes, tu nommes un prix à ton tour ; les mises sont mises de côté et vous lancez tous les deux.
    Si tu refuses, on peut te prendre au plus { $crew } de tes cartes équipées, et { $doubloons } dans la réserve.
arrr-help-plunder =
    Tu peux prendre en main des cartes équipées de l’adversaire, au plus { $crew }, et { $doubloons } dans la réserve.
    Ne rien prendre est permis aussi.
arrr-help-name-prize =
    Tu le reçois si tu as plus de succès : jusqu’à { $most } doublons, ou une carte de collection.
    Il reste de côté jusqu’à la fin du défi, et ne peut pas servir à tricher.
arrr-help-contest =
    Toi et ton adversaire, à tour de rôle, trichez, jouez quelque chose ou vous arrêtez, jusqu’à ce que les deux s’arrêtent coup sur coup.
    Tricher : pour un doublon de ton coffre, tu lances { $dice } dés de plus. Les doublons misés ne comptent pas.
    Qui a le plus de succès gagne la mise de l’autre ; à égalité, chacun reprend la sienne.
arrr-help-lose-crew =
    Pour chaque dégât, tu défausses une de tes cartes équipées ; si tu en as moins, toutes.
    On ne perd jamais un capitaine.
arrr-help-lose-hand = Des cartes équipage ou des événements, à ton choix ; si tu en as moins, toutes.
arrr-help-draw-either = Tu choisis avant de voir la carte : équipage ou événement.
arrr-help-tire-crew = Une carte épuisée garde ses caractéristiques, mais son pouvoir attend qu’elle soit de nouveau prête.
arrr-help-toll = Si tu ne paies pas, tu ne peux pas faire cette action ce tour-ci, et tu en déclares une autre.
arrr-help-naming =
    Tu l’annonces maintenant, devant tout le monde, avant que quiconque puisse répondre à la carte ; rien ne se passe encore.
    Quand la carte s’applique, c’est fait sans rien redemander. Ce qui n’est plus là à ce moment est laissé de côté.

## En attente
arrr-awaited-moment = { $count ->
    [one] { $seats } peut jouer quelque chose.
   *[other] { $seats } peuvent jouer quelque chose.
}
arrr-awaited-stack = { $count ->
    [one] { $seats } peut répondre : { $what }.
   *[other] { $seats } peuvent répondre : { $what }.
}
arrr-awaited-captain = { $seats } choisit un capitaine.
arrr-awaited-recruit = { $seats } recrute.
arrr-awaited-equip = { $seats } équipe.
arrr-awaited-declare = { $seats } choisit une action.
arrr-awaited-after = { $seats } peut jouer quelque chose après l’action.
arrr-awaited-rolling = { $seats } peut tricher, jouer quelque chose ou s’arrêter.
arrr-awaited-respond = { $seats } accepte ou refuse le défi.
arrr-awaited-plunder = { $seats } choisit que prendre.
arrr-awaited-name-prize = { $seats } nomme un prix.
arrr-awaited-contest = { $seats } peut tricher, jouer quelque chose ou s’arrêter.
arrr-awaited-lose-crew = { $seats } choisit une carte à perdre.
arrr-awaited-lose-hand = { $seats } choisit une carte à défausser.
arrr-awaited-draw-either = { $seats } choisit une pioche.
arrr-awaited-tire-crew = { $seats } choisit une carte à épuiser.
arrr-awaited-toll = { $seats } décide de payer ou non.
arrr-awaited-naming = { $seats } fait son choix pour { $what }.

## Réponses
arrr-answer-pass = Passer
arrr-answer-done = Rien de plus
arrr-answer-equipped = Larguer les amarres
arrr-answer-stop = S’arrêter
arrr-answer-raid = Piller
arrr-answer-cheat = Tricher pour 1 doublon
arrr-answer-accept = Accepter
arrr-answer-refuse = Refuser
arrr-answer-pay = Payer
arrr-answer-not-pay = Ne pas payer
arrr-answer-play = Jouer { $card }
arrr-answer-play-on = Jouer { $card } sur { $target }
arrr-answer-use = Utiliser { $card }
arrr-answer-use-on = Utiliser { $card } sur { $target }
arrr-answer-challenge = Défier { $seat } en { $trait }, pour { $prize }
arrr-answer-prize = { $prize }
arrr-answer-draw = Piocher { $drawn }
arrr-answer-draw-nothing = Ne rien piocher
arrr-answer-take = Prendre { $loot }
arrr-answer-take-nothing = Ne rien prendre
arrr-answer-sail = Mettre le cap sur { $card }
arrr-answer-captain = { $card }
arrr-answer-discard = Défausser { $card }
arrr-answer-equip = Équiper { $card }
arrr-answer-drop = Défausser { $card }
arrr-answer-exhaust = Épuiser { $card }

## Refus
arrr-refused-no-such-answer = Ce n’est pas une réponse à cette question.
arrr-refused-not-in-hand = Tu n’as pas { $card } en main.
arrr-refused-not-now = { $card } ne se joue que dans ce cas : { $when }.
arrr-refused-not-now-used = { $card } ne s’utilise que dans ce cas : { $when }.
arrr-refused-not-now-at-all = { $card } ne peut pas se jouer en ce moment.
arrr-refused-not-before-throw = Pour { $card }, il faut des dés sur la table : attends le premier lancer.
arrr-refused-not-after-throw = Trop tard pour { $card } : les dés sont jetés.
arrr-refused-no-such-target = { $card } ne peut pas viser cela. Il faut { $target }.
arrr-refused-no-target-wanted = { $card } ne vise rien.
arrr-refused-no-target-there = Il n’y a rien à viser pour { $card }. Il faut { $target }.
arrr-refused-not-there = Il n’y a pas de carte à la place { $spot }.
arrr-refused-not-there-card = Tu n’as pas équipé { $card }.
arrr-refused-not-there-doubloons = La réserve n’a pas de doublon pour toi.
arrr-refused-is-exhausted = { $card } est une carte épuisée jusqu’à ton prochain tour.
arrr-refused-is-exhausted-captain = Ton capitaine { $card } se repose jusqu’à ton prochain tour.
arrr-refused-no-ability = { $card } n’a pas de pouvoir.
arrr-refused-not-on-turn = { $card } ne sert qu’à ton tour ou dans ton défi ; c’est à { $seat } de jouer.
arrr-refused-on-stack-already = Le pouvoir de { $card } est déjà sur la pile.
arrr-refused-no-doubloons = Tu n’as pas de doublon pour tricher.
arrr-refused-watched = { $card } est sous surveillance : on n’y triche pas.
arrr-refused-no-crew = Sans carte équipée, tu n’es pas en mer : tu ne peux que piller.
arrr-refused-barred-sail = Tu ne peux pas prendre la mer ce tour-ci.
arrr-refused-barred-challenge = Tu ne peux défier personne ce tour-ci.
arrr-refused-not-in-row = { $card } n’est pas dans la rangée.
arrr-refused-condition-fails = { $card } n’est pas encore à ta portée, avec { $has }. { $condition }
arrr-refused-no-challenges = Il n’y a pas de défis dans ce mode.
arrr-refused-not-yourself = Défie un adversaire, pas toi.
arrr-refused-opponent-not-at-sea = { $seat } n’a pas de carte équipée : pas de défi.
arrr-refused-nothing-to-stake = Tu n’as rien à miser : ni doublon, ni carte de collection.
arrr-refused-opponent-has-nothing = { $seat } n’a rien à perdre : ni doublon, ni carte de collection.
arrr-refused-prize-too-high = Impossible de nommer { $prize } : { $seat } en a { $has }, et le maximum est { $limit }.
arrr-refused-prize-not-there = { $card } n’est pas dans le coffre chez { $seat }.
arrr-refused-too-many-of-kind-crew = C’est trop : tu as { $has } cartes équipage, et tu pioches jusqu’à { $limit }.
arrr-refused-too-many-of-kind-events = C’est trop : tu as { $has } événements, et tu pioches jusqu’à { $limit }.
arrr-refused-hand-full = C’est trop : tu as { $has } cartes en main, et on pioche jusqu’à { $limit }.
arrr-refused-area-full = Pas de place pour { $card } : il y a { $limit } cartes équipées. Défausses-en une d’abord.
arrr-refused-officer-there = Pas de place pour { $card } : ton officier est { $there }.
arrr-refused-gang-there = Pas de place pour { $card } : ta bande est { $there }.
arrr-refused-placed-already = Tu as déjà posé une carte : on défausse d’abord.
arrr-refused-no-room-needed = { $card } reste : on ne défausse que pour faire place à une carte qu’on pose ensuite.
arrr-refused-must-place = { $left ->
    [one] Tu as fait de la place : pose encore { $left } carte.
   *[other] Tu as fait de la place : pose encore { $left } cartes.
}
arrr-refused-captain-gone = { $card } est déjà le capitaine que { $seat } a choisi.
arrr-refused-too-many-taken = { $limit ->
    [one] On peut prendre { $limit } carte équipage au plus.
   *[other] On peut prendre { $limit } cartes équipage au plus.
}
arrr-refused-named-already = Tu as déjà annoncé { $card } autant de fois que tu l’as.

## Aperçus
arrr-preview-test = { $count ->
    [one] { $trait-label } { $difficulty }, { $dice } dé.
   *[other] { $trait-label } { $difficulty }, { $dice } dés.
}
arrr-preview-chances = Chances : { $chances }.
arrr-preview-raid = Tu prends { $loot }.
arrr-preview-cheat = { $count ->
    [one] { $count } dé de plus.
   *[other] { $count } dés de plus.
}
arrr-preview-cheat-contest = { $count ->
    [one] { $count } dé de plus contre ton adversaire.
   *[other] { $count } dés de plus contre ton adversaire.
}
arrr-preview-contest = Toi { $mine }, ton adversaire { $theirs }.
arrr-preview-passed = { $successes-start }, il en faut { $needed } : réussi, si personne ne joue rien.
arrr-preview-failed = { $successes-start }, il en faut { $needed } : raté, si personne ne joue rien.
arrr-preview-dice = { $trait-label } : tes dés { $mine } ; pour { $seat } { $theirs }.
arrr-preview-odds = Sans tricher : victoire { $win } %, égalité { $tie } %, défaite { $loss } %.
arrr-preview-refused = { $count ->
    [one] En cas de refus ({ $opponent }), { $seat } peut prendre { $count } carte équipée, et { $doubloons } dans la réserve.
   *[other] En cas de refus ({ $opponent }), { $seat } peut prendre { $count } cartes équipées, et { $doubloons } dans la réserve.
}
arrr-preview-traits = Ensuite : { $traits }.
arrr-preview-unanswered = Si personne ne répond : { $told }
