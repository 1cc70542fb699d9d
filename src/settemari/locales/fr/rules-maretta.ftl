# Les règles des deux faces de Maretta, pour qui joue à la table. Les nombres viennent de la variante : les arguments sont
# ceux de `games/maretta/rules.py`. Un message tient sur une ligne, sélecteurs mis à part.

## Titres
rules-M = Matériel
rules-A = Quitter Maretta (face A)
rules-A1 = Mise en place
rules-A2 = Étape 1 : ta propre carte
rules-A3 = Étape 2 : une carte pour quelqu’un d’autre
rules-A4 = Étape 3 : la fin du tour
rules-B = S’échapper de Vulcano (face B)
rules-B1 = Mise en place
rules-B2 = Étape 1 : charge les autres
rules-B3 = Étape 2 : charge ton wagonnet
rules-B4 = Étape 3 : la réserve et la course
rules-B5 = Étape 4 : la lave
rules-D = Tonneaux
rules-V = Variantes
rules-E = Exemples (avec les règles de base)

## Combien il y en a
rules-number-times = { $number } (×{ $count })
rules-count-monkey = { $count ->
    [one] { $count } singe
   *[other] { $count } singes
}
rules-count-troop = { $count ->
    [one] { $count } bande de singes
   *[other] { $count } bandes de singes
}
rules-count-cuttlefish = { $count ->
    [one] { $count } seiche
   *[other] { $count } seiches
}
rules-count-school = { $count ->
    [one] { $count } banc de seiches
   *[other] { $count } bancs de seiches
}
rules-count-shark = { $count ->
    [one] { $count } requin
   *[other] { $count } requins
}
rules-count-sharks = { $count ->
    [one] { $count } gang de requins
   *[other] { $count } gangs de requins
}
rules-count-spear = { $count ->
    [one] { $count } harpon
   *[other] { $count } harpons
}
rules-count-anchor = { $count ->
    [one] { $count } ancre
   *[other] { $count } ancres
}
rules-count-pelican = { $count ->
    [one] { $count } pélican
   *[other] { $count } pélicans
}

## M0 Matériel
rule-M0-1 = De 3 à 5 joueurs, de 15 à 20 minutes. Les couleurs sont violet, rose, jaune, turquoise et blanc.
rule-M0-2 = { $cards } cartes ressource de 5 types (bois, corde, feu, eau, nourriture) : { $cards-per-suit } par type, chacune avec un nombre. Deux cartes de même type et de même nombre sont équivalentes.
rule-M0-3 = Les nombres de chaque type et combien de fois chacun s’y trouve : { $deck-numbers }.
rule-M0-4 = { $ships ->
    [0] Il n’y a pas de carte bateau à vapeur dans cette partie.
   *[other] { $ships } cartes bateau à vapeur. Elles n’ont pas de type, et leur nombre est 0.
}
rule-M0-5 = { $barrels-total ->
    [0] Il n’y a pas de tonneau dans cette partie.
    [one] { $barrels-total } tonneau : { $barrels }.
   *[other] { $barrels-total } tonneaux : { $barrels }.
}
rule-M0-6 = Un plateau à deux faces avec un parcours de cases ; 5 pions ; 5 cartes, radeau d’un côté et wagonnet de l’autre, chacune avec une position 1 (*) et une position 2 (**) ; 2 séparations (des récifs de corail sur la face A, des crevasses sur la face B) ; 1 jeton (le bateau à vapeur sur la face A, la lave sur la face B) ; le jeton premier joueur.
rule-M0-7 = Tout est public, sauf les mains, les cartes face cachée en position 1, les tonneaux face cachée, l’ordre de la pioche et, sur la face A, quelles cartes ressource et quels tonneaux sont retournés dans la boîte. Chacun peut regarder les réserves carte par carte ; combien de cartes il y a dans chaque main et dans la pioche n’est pas un secret non plus.

## A1 Mise en place
rule-A1-1 = Le jeton bateau à vapeur se trouve au bout du parcours et en est la dernière case, la numéro { $path-last }. Les pions partent de l’île, la case 0.
rule-A1-2 = { $marked-count ->
    [0] Aucune case n’est marquée pour les tonneaux : ils restent tous dans la boîte.
   *[other] Chaque case marquée ({ $marked }) reçoit { $barrels-per-space ->
        [one] { $barrels-per-space } tonneau tiré
       *[other] { $barrels-per-space } tonneaux tirés
    } au hasard. Ceux qui restent retournent dans la boîte sans que personne les regarde.
}
rule-A1-3 = { $dividers ->
    [0] Sans récif, tous les tonneaux sont face cachée.
    [1] Avant le récif, placé après la case { $path-dividers }, tous les tonneaux sont face cachée ; au-delà, ils sont tous face visible.
   *[other] Les récifs sont placés après les cases { $path-dividers }. Avant le premier, les tonneaux sont face cachée ; après le second, face visible. Entre les deux, { $barrels-per-space ->
        [1] ils sont face cachée.
        [2] il y en a sur chaque case un face visible et un face cachée ; le hasard décide lequel est retourné.
       *[other] la moitié de ceux de chaque case, arrondie en dessous, est face visible, au hasard, et les autres face cachée.
    }
}
rule-A1-4 = Pour former la pioche, on retire des cartes ressource au hasard : { $deck-removed-3 } à 3 joueurs, { $deck-removed-4 } à 4, { $deck-removed-5 } à 5. Elles retournent dans la boîte sans que personne les regarde. { $deck-ships-per-seat ->
    [0] On n’ajoute pas de carte bateau à vapeur.
    [one] Puis on y mélange une carte bateau à vapeur par joueur.
   *[other] Puis on y mélange { $deck-ships-per-seat } cartes bateau à vapeur par joueur.
} La pioche compte ainsi { $deck-size-3 }, { $deck-size-4 } ou { $deck-size-5 } cartes.
rule-A1-5 = On choisit le premier joueur, au hasard ou comme l’hôte le décide : à lui le jeton. Puis chacun pioche { $hand-first } cartes.

## A2 Étape 1 : ta propre carte
rule-A2-1 = Tous en même temps, chacun met une carte de sa main, face cachée, dans sa propre position 1. N’importe quelle carte convient, même un bateau à vapeur. Tant que quelqu’un doit encore choisir, tu peux changer d’avis ; que tu as choisi, tout le monde le voit, mais pas quoi.
rule-A2-2 = Quand tous ont choisi, on retourne toutes ces cartes au même moment, sauf celles des joueurs sous l’effet d’une seiche (D3, D4).

## A3 Étape 2 : une carte pour quelqu’un d’autre
rule-A3-1 = À partir du premier joueur et dans le sens horaire, chacun met une carte de sa main dans la position 2 d’un adversaire.
rule-A3-2 = Une position 2 n’accueille qu’une carte par tour. C’est seulement si aucun adversaire n’a sa position 2 libre que tu dois utiliser la tienne.
rule-A3-3 = Si la carte en position 1 de qui reçoit est encore face cachée, on la retourne maintenant.
rule-A3-4 = Vol : si la carte que tu mets a le même type et le même nombre qu’une carte de la réserve de qui la reçoit, tu peux prendre dans cette réserve n’importe quelle carte et l’ajouter à la tienne. { $theft-when ->
    [after-move] Tu décides après le déplacement de qui reçoit (A3.5), si ta carte correspond encore à ce moment-là.
   *[with-card] Tu décides en mettant la carte : carte, adversaire et vol ne font qu’un choix, et le vol a lieu avant qu’une carte soit retournée (A3.3) et avant tout déplacement.
} { $theft-costs ->
    [all-moves] Après un vol tu ne bouges plus de ce tour, ni par A3.6 ni en recevant une carte (A3.5).
   *[own-move] Il te coûte le déplacement de A3.6 et rien d’autre : en recevant une carte, tu avances quand même (A3.5).
} Un bateau à vapeur ne correspond jamais, puisqu’il n’y en a pas dans les réserves, et on ne vole pas dans sa propre réserve.
rule-A3-5 = Qui reçoit la carte avance aussitôt de la différence entre les nombres de ses deux positions.
rule-A3-6 = { $move-giver ->
    [0] Qui a mis la carte n’en tire aucun déplacement.
    [one] Ensuite, qui a mis la carte avance de { $move-giver } case, sauf en cas de vol (A3.4) ou si la carte a dû aller dans sa propre position 2 (A3.2).
   *[other] Ensuite, qui a mis la carte avance de { $move-giver } cases, sauf en cas de vol (A3.4) ou si la carte a dû aller dans sa propre position 2 (A3.2).
}
rule-A3-7 = Un pion s’arrête sur la case du bateau à vapeur ; les pas en trop sont perdus.
rule-A3-8 = Si ton déplacement finit sur une case à tonneaux, tu dois en choisir un et appliquer son effet (section D) avant toute autre chose. { $barrels-on-zero-move ->
    [yes] Un déplacement de 0 compte aussi : si tu restes là où il y a des tonneaux, tu en ouvres un.
   *[no] Un déplacement de 0 n’en est pas un et n’ouvre rien.
} Il n’y a pas de tonneau sur l’île ni sur le bateau à vapeur.
rule-A3-9 = Un pion sur la case du bateau à vapeur reste dans le tour : son joueur met encore sa carte, et un harpon (D7) peut encore l’en déloger par un échange. Être sur le bateau ne compte qu’à la fin du tour, et cela vaut aussi pour qui s’y trouve à la suite d’un échange.
rule-A3-10 = Si un échange te change de case avant ton déplacement de A3.6, tu le fais depuis la nouvelle.

## A4 Étape 3 : la fin du tour
rule-A4-1 = Si une carte bateau à vapeur se trouve dans n’importe quelle position, tout le monde tente d’embarquer. Ton score d’embarquement est la différence entre les nombres de tes deux positions, plus 1 par type différent dans ta réserve, où les cartes de ce tour ne sont pas encore. Le déplacement de A3.6 et les échanges ne comptent pas ; la différence compte en entier, même si le bout du parcours a raccourci ton déplacement. À partir de { $boarding-score }, tu es à bord.
rule-A4-2 = Tous ceux qui sont à bord (A4.1) et tous ceux dont le pion est sur la case du bateau à vapeur gagnent ensemble, et la partie prend fin.
rule-A4-3 = Sinon, les cartes bateau à vapeur jouées sont défaussées : personne n’en garde jamais. Toute autre carte va dans la réserve du joueur dont elle occupe une position.
rule-A4-4 = Le jeton premier joueur passe d’une place dans le sens horaire et chacun pioche { $hand-draw } cartes : dans le sens horaire à partir du nouveau premier joueur, chacun toutes les siennes avant le suivant.
rule-A4-5 = Si la pioche ne peut plus donner { $hand-draw } cartes à chacun, la partie s’arrête là, une fois A4.1 et A4.2 appliquées : qui est le plus loin sur le parcours gagne, et à égalité on gagne ensemble. { $rounds-differ ->
    [yes] Une partie dure donc au plus { $rounds-3 }, { $rounds-4 } ou { $rounds-5 } tours à 3, 4 ou 5 joueurs.
   *[no] Une partie dure donc au plus { $rounds-3 ->
        [one] { $rounds-3 } tour
       *[other] { $rounds-3 } tours
    }.
}

## B1 Mise en place
rule-B1-1 = Les cartes bateau à vapeur et les { $cuttlefish-barrels } tonneaux à seiches restent dans la boîte. Toutes les cartes ressource, soit { $cards }, forment la pioche.
rule-B1-2 = Les pions partent du village, la case 0. La lave part { $lava-behind ->
    [one] { $lava-behind } case
   *[other] { $lava-behind } cases
} en arrière. La mer est la dernière case du parcours, la numéro { $path-last }.
rule-B1-3 = { $marked-count ->
    [0] Aucune case n’est marquée pour les tonneaux : ils restent tous dans la boîte.
   *[other] Chaque case marquée ({ $marked }) reçoit { $barrels-per-space ->
        [one] { $barrels-per-space } tonneau tiré
       *[other] { $barrels-per-space } tonneaux tirés
    } au hasard.
} { $dividers ->
    [0] Sans crevasse, tous les tonneaux sont face visible.
    [1] Avant la crevasse, placée après la case { $path-dividers }, tous les tonneaux sont face visible ; au-delà, ils sont tous face cachée.
   *[other] Les crevasses sont placées après les cases { $path-dividers }. Avant la première, les tonneaux sont face visible ; après la seconde, face cachée. Entre les deux, { $barrels-per-space ->
        [1] ils sont face cachée.
        [2] il y en a sur chaque case un face visible et un face cachée ; le hasard décide lequel est retourné.
       *[other] la moitié de ceux de chaque case, arrondie en dessous, est face visible, au hasard, et les autres face cachée.
    }
}
rule-B1-4 = Comme sur la face A (A1.5), on choisit le premier joueur ; chacun pioche { $hand-first ->
    [one] { $hand-first } carte
   *[other] { $hand-first } cartes
}.

## B2 Étape 1 : charge les autres
rule-B2-1 = À partir du premier joueur et dans le sens horaire, chacun met une carte de sa main dans la position 2 d’un adversaire encore en course. Une position 2 n’accueille qu’une carte par tour ; c’est seulement si aucun adversaire n’a la sienne libre que tu dois utiliser la tienne. On ne vole pas sur la face B.
rule-B2-2 = Qui n’a pas de carte en main passe.

## B3 Étape 2 : charge ton wagonnet
rule-B3-1 = À partir du premier joueur et dans le sens horaire, chacun met une carte de sa main, face visible, dans sa propre position 1. Elle doit différer de la carte de sa position 2 à la fois par le type et par le nombre.
rule-B3-2 = Si tu peux, tu dois ; si tu n’as pas de carte qui convient, tu n’en joues pas. Avec une position 2 vide, n’importe quelle carte convient.

## B4 Étape 3 : la réserve et la course
rule-B4-1 = Chacun passe les cartes de ses deux positions dans sa réserve, où chaque type fait une pile à part.
rule-B4-2 = Une pile dont les nombres font une somme supérieure à { $burst-limit } est défaussée tout entière ; { $burst-limit } tout juste peut rester. { $burst-when ->
    [stocking] On n’y regarde que maintenant : une pile qui grandit par un tonneau (D1, D2) ne risque rien jusqu’à ce qu’on vide de nouveau les positions.
   *[always] Cela vaut à tout moment : une pile qu’un tonneau (D1, D2) fait passer au-delà de { $burst-limit } est défaussée aussitôt.
}
rule-B4-3 = À partir du premier joueur et dans le sens horaire, chacun avance d’autant de cases qu’il y a de piles dans sa réserve.
rule-B4-4 = Si ton déplacement finit sur une case à tonneaux, tu dois en choisir un et appliquer son effet (section D), comme en A3.8. { $barrels-on-zero-move ->
    [yes] Un déplacement de 0 compte aussi : si tu restes là où il y a des tonneaux, tu en ouvres un.
   *[no] Un déplacement de 0 n’en est pas un et n’ouvre rien.
} Il n’y a pas de tonneau au village ni à la mer. Ce qu’un tonneau fait aux réserves compte pour ceux qui n’ont pas encore avancé.
rule-B4-5 = Un pion s’arrête à la mer ; les pas en trop sont perdus.

## B5 Étape 4 : la lave
rule-B5-1 = La lave avance de { $lava-step ->
    [one] { $lava-step } case
   *[other] { $lava-step } cases
}{ $lava-changes ->
    [yes] {" "}au début ; { $dividers ->
        [1] au-delà de la crevasse son pas est de { $lava-past-1 } (V3).
       *[other] au-delà de la première crevasse son pas est de { $lava-past-1 }, au-delà de la seconde de { $lava-past-2 } (V3).
    }
   *[no] .
} Elle n’entre jamais dans la mer.
rule-B5-2 = Un pion rattrapé par la lave est aussitôt hors course : il quitte le parcours, et la main et la réserve de son joueur vont à la défausse. Sont rattrapés les pions sur la case de la lave ou derrière elle, et on n’y regarde que maintenant, une fois que la lave a avancé.
rule-B5-3 = Tous ceux dont le pion est à la mer à la fin du tour gagnent ensemble. Si personne n’y est et qu’un seul joueur reste en course, la victoire est à lui. { $lava-nobody-left ->
    [last-caught] S’il ne reste personne, les derniers rattrapés par la lave gagnent ensemble.
   *[nobody] S’il ne reste personne, personne ne gagne.
}
rule-B5-4 = Sinon, le jeton premier joueur passe, dans le sens horaire, à la prochaine place en course, et chacun pioche jusqu’à avoir { $hand-first ->
    [one] { $hand-first } carte
   *[other] { $hand-first } cartes
} en main, dans l’ordre de A4.4. Quand la pioche est vide, on mélange la défausse pour en refaire une ; si les deux sont vides, on ne pioche pas.

## D Tonneaux
rule-D0-1 = Le tonneau que tu choisis est retourné devant tout le monde, et défaussé une fois son effet appliqué. Celui d’une seiche attend le tour suivant.
rule-D0-2 = Les effets ne sont pas facultatifs. Ce qu’on ne peut pas faire, on le saute ; ce qu’on peut faire en partie, on le fait en partie.
rule-D0-3 = Si tu choisis un adversaire, il faut que le tonneau ait un effet sur lui, s’il y en a un dans ce cas. Sur la face B, qui est hors course ne compte plus pour rien.
rule-D0-4 = Si plusieurs joueurs agissent, c’est dans le sens horaire, à partir de la gauche de qui a trouvé le tonneau, qui vient en dernier. Avec le gang de requins (D6), tous choisissent au même moment.
rule-D0-5 = Qui prend ou défausse une carte la choisit, n’importe où dans la réserve.
rule-D1 = Singe : une carte de ton choix passe de la réserve d’un adversaire à la tienne.
rule-D2 = Bande de singes : tous les autres se servent dans ta réserve, une carte chacun, tant qu’il y en a.
rule-D3 = Seiche : au prochain tour ta carte en position 1 reste face cachée, vue de toi seulement, jusqu’à ce qu’une carte arrive dans ta position 2. Plusieurs seiches pour un même tour comptent pour une.
rule-D4 = Banc de seiches : comme la seiche (D3), mais pour tout le monde.
rule-D5 = Requin : { $barrels-shark-cards ->
    [one] { $barrels-shark-cards } carte de ton choix va
   *[other] { $barrels-shark-cards } cartes de ton choix vont
} de ta réserve à la défausse.
rule-D6 = Gang de requins : chacun, toi aussi, envoie à la défausse une carte de son choix de sa propre réserve.
rule-D7 = Harpon : change de place avec le pion le plus proche devant toi. L’échange n’ouvre aucun tonneau, ni pour l’un ni pour l’autre. Le bateau à vapeur est une case comme les autres{ $spear-sea ->
    [no] . À la mer, en revanche, un pion est hors d’atteinte.
   *[yes] , et la mer aussi.
} Seuls comptent les pions vraiment devant, pas ceux à côté de toi ; s’il y en a plusieurs sur cette case, tu en choisis un.
rule-D8 = Ancre : { $barrels-anchor-cards ->
    [one] { $barrels-anchor-cards } carte de ton choix va
   *[other] { $barrels-anchor-cards } cartes de ton choix vont
} de ta réserve à la défausse.
rule-D9 = Pélican : choisis un adversaire et regarde les cartes de sa main. Personne d’autre ne les voit ; à qui est la main, tout le monde le sait. Une carte face cachée en position 1 n’en fait pas partie. Ce que tu as vu, tu continues à le savoir : une carte vue est dans cette main, ou face cachée en position 1 chez ce joueur, jusqu’à ce qu’elle soit retournée ou posée.

## V Variantes
rule-V1 = Les cases marquées à partir de la dernière case ne reçoivent pas de tonneau.
rule-V2 = Avec un seul récif ou une seule crevasse, le parcours n’a pas de partie centrale ; sans aucun, tout compte comme première partie.
rule-V3 = La lave a franchi une crevasse quand elle se trouve au-delà après son déplacement ; le nouveau pas compte à partir du tour suivant.
rule-V4 = Une variante est refusée si elle a trop peu de tonneaux pour ses cases marquées ({ $barrels-per-space } par case), si le pas de la lave est inférieur à 1, si sur la face A la première main ou la pioche de fin de tour est de moins de 2 cartes, ou si la pioche ne suffit pas aux premières mains.

## E Exemples
rule-E1 = Rose montre un 1 ou un 5. Violet met le 3 de bois sur le radeau de Rose : Rose avance de 2, la différence ; puis Violet avance de 2.
rule-E2 = Jaune montre un 1 et reçoit de Rose le 1 d’eau : la différence est 0 et Jaune reste sur place. Rose avance de 2, finit sur une case à tonneaux et en prend un.
rule-E3 = Jaune met le 1 de nourriture sur le radeau de Violet, qui montre un 3 : Violet avance de 2 et prend un tonneau ; puis Jaune avance de 2.
rule-E4 = Un bateau à vapeur a été joué. Violet a le 4 de bois et le bateau à vapeur dans ses positions, et 3 types en réserve : 4 + 3 = 7, à bord. Rose a le 1 de corde et le 1 d’eau dans ses positions, et 5 types en réserve : 0 + 5 = 5, pas à bord.
rule-E5 = Face B. Jaune a reçu le 1 de nourriture en position 2 : ni une carte nourriture ni un 1 ne peut aller dans sa position 1. Le 5 de bois, si.
rule-E6 = Face B. Le 1 de nourriture et le 5 de bois de Jaune vont dans la réserve ; aucune pile ne dépasse 5 et il y en a trois : Jaune avance de 3. Le 3 de feu et le 4 d’eau de Violet vont dans la réserve ; la pile d’eau dépasse 5 et est défaussée, il ne reste que le feu : Violet avance de 1.
