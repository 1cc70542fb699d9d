# Ce qu’on demande, ce qu’on peut répondre, pourquoi pas, et ce qui arriverait.

## Questions
question-pick = Quelle carte poses-tu face cachée sur ton radeau ?
question-place = Quelle carte donnes-tu, et à qui ?
question-place-own = Aucun autre radeau n’est libre : quelle carte poses-tu sur le tien ?
question-steal = Voles-tu une carte chez { $seat } au lieu de ta bonne action ?
question-load = Quelle carte charges-tu, et sur quel wagonnet ?
question-load-own = Aucun autre wagonnet n’est libre : quelle carte charges-tu sur le tien ?
question-load-self = Quelle carte joues-tu pour toi ? Ni { $suit } ni un { $number }.
question-load-self-any = Quelle carte joues-tu pour toi ? Au choix.
question-load-self-none = Tu ne peux rien jouer : tu n’as en main que { $suit } ou des { $number }. Dis-le.
question-barrel = Quel tonneau ouvres-tu ?
question-monkey = Un singe ! Quelle carte prends-tu, et chez qui ?
question-troop = Des singes ! Quelle carte prends-tu chez { $seat } ?
question-shark = { $count ->
    [one] Un requin ! Quelle carte de ta réserve défausses-tu ?
   *[other] Un requin ! Quelle carte de ta réserve défausses-tu ? { $count } en tout.
}
question-anchor = { $count ->
    [one] Une ancre ! Quelle carte de ta réserve défausses-tu ?
   *[other] Une ancre ! Quelle carte de ta réserve défausses-tu ? { $count } en tout.
}
question-sharks = Des requins ! Quelle carte de ta réserve défausses-tu ?
question-spear = Un harpon ! Avec qui échanges-tu ta place ?
question-pelican = Un pélican ! Quelle main regardes-tu ?

## Aide : les règles du moment
question-pick-help =
    Chacun pose une carte face cachée en position 1 de son radeau ; puis on les retourne toutes.
    Quelqu’un ajoutera une seconde carte : tu avances de la différence entre les deux nombres.
    À la fin du tour, les deux cartes vont dans ta réserve.
    Le vapeur compte 0 : s’il y en a un en jeu, différence plus types en réserve doivent faire { $boarding } pour embarquer.
question-place-help =
    Pose une carte chez un adversaire dont la position 2 est libre ; chez toi seulement s’il n’y en a pas d’autre.
    Il avance aussitôt de la différence entre ses deux nombres ; puis tu avances de { $deed }, pour ta bonne action.
    Vol : si la même carte est dans sa réserve, tu peux y prendre n’importe quelle carte en renonçant à ta bonne action.
    Un déplacement qui finit sur une case à tonneaux en ouvre un.
question-place-theft-later-help =
    Pose une carte chez un adversaire dont la position 2 est libre ; chez toi seulement s’il n’y en a pas d’autre.
    Il avance aussitôt de la différence entre ses deux nombres ; puis tu avances de { $deed }, pour ta bonne action.
    Vol : si après son déplacement la même carte est dans sa réserve, tu peux en voler une en renonçant à ta bonne action.
    Un déplacement qui finit sur une case à tonneaux en ouvre un.
question-steal-help =
    La carte que tu as posée est aussi dans cette réserve : tu peux y prendre n’importe quelle carte.
    Qui vole renonce à sa bonne action, c’est-à-dire à avancer de { $deed }.
question-load-help =
    Charge une carte chez un adversaire dont la position 2 est libre ; chez toi seulement s’il n’y en a pas d’autre.
    Puis chacun ajoute une carte à soi, d’un autre type et d’un autre nombre.
    Les deux vont en réserve, une pile par type : une pile qui dépasse { $limit } est perdue.
    Tu cours d’autant de cases que tu as de piles. Puis vient la lave.
question-load-self-help =
    Joue une carte qui diffère par le type et par le nombre de celle de ta position 2.
    Les deux vont en réserve, une pile par type : une pile qui dépasse { $limit } est perdue.
    Tu cours d’autant de cases que tu as de piles. Puis vient la lave.
    Qui peut jouer doit le faire ; qui ne peut pas le dit.
question-barrel-help =
    Qui finit son déplacement sur une case à tonneaux en ouvre un.
    Son effet est immédiat et obligatoire. Puis le tonneau est défaussé.

## En attente
awaited-pick = { $count ->
    [one] { $seats } choisit une carte.
   *[other] { $seats } choisissent une carte.
}
awaited-place = { $seats } choisit une carte à donner.
awaited-steal = { $seats } peut voler une carte.
awaited-load = { $seats } choisit une carte à charger.
awaited-load-self = { $seats } choisit une carte à jouer.
awaited-barrel = { $seats } choisit un tonneau.
awaited-monkey = { $seats } a un singe, et choisit une carte à prendre.
awaited-troop = { $seats } choisit une carte à prendre.
awaited-shark = { $seats } choisit une carte à défausser.
awaited-anchor = { $seats } choisit une carte à défausser.
awaited-sharks = { $count ->
    [one] { $seats } choisit une carte à défausser.
   *[other] { $seats } choisissent une carte à défausser.
}
awaited-spear = { $seats } choisit avec qui échanger sa place.
awaited-pelican = { $seats } choisit une main à regarder.

## Réponses
answer-card = { $card }
answer-place = { $card } chez { $seat }
answer-place-steal = { $card } chez { $seat }, en volant { $stolen }
answer-steal-nothing = Ne rien voler
answer-play-none = Ne rien jouer
answer-open = Tonneau { $number }
answer-swap = Échanger avec { $seat }
answer-look = La main que tient { $seat }

## Refus
refused-no-such-answer = Ce n’est pas une réponse à cette question.
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-slot-taken = { $seat } a déjà { $card } en position 2.
refused-own-slot-last = { $count ->
    [one] Ta propre position 2 vient en dernier : { $free } a encore de la place.
   *[other] Ta propre position 2 vient en dernier : { $free } ont encore de la place.
}
refused-no-match = Pas de vol : { $seat } n’a pas { $card } en réserve.
refused-not-in-stock = { $seat } n’a pas { $card } en réserve.
refused-not-in-own-stock = Tu n’as pas { $card } en réserve.
refused-theft-from-self = On ne se vole pas soi-même.
refused-ship-never-matches = Pas de vol : aucune réserve ne contient de vapeur, il n’y a donc jamais la même carte.
refused-theft-comes-later = Le vol se décide plus tard, une fois que { $seat } a avancé.
refused-no-theft-here = Sur cette face du plateau, on ne vole pas.
refused-out-of-race = { $seat } est hors course.
refused-same-suit = { $card } est du même type que { $with }, en position 2 chez toi.
refused-same-number = { $card } a le même nombre que { $with }, en position 2 chez toi.
refused-must-play = Qui peut jouer doit le faire, et tu peux : { $cards }.
refused-no-barrel = Le tonneau { $number } n’est plus là.
refused-not-yourself = Choisis un adversaire, pas toi.
refused-nothing-to-take = { $seat } n’a rien en réserve.
refused-not-nearest-ahead = Devant toi, un autre pion est plus proche : ce n’est pas { $seat }.
refused-empty-hand = { $seat } n’a pas de cartes en main.

## Aperçus
preview-moves = { $seat } avance { $space-to }.
preview-moves-barrels = { $count ->
    [one] { $seat } avance { $space-to }, avec son tonneau : { $barrels }.
   *[other] { $seat } avance { $space-to }, avec ses tonneaux : { $barrels }.
}
preview-swapped = { $seat } se retrouve { $space-on }.
preview-range = { $seat } arrive entre { $low-short } et { $high-short }.
preview-stays = { $seat } reste { $space-on }.
preview-later = Ensuite, bonne action : { $seat } avance de { $steps }.
preview-steals = Tu voles { $taken }, et renonces à ta bonne action.
preview-could-steal = { $seat } a la même carte en réserve : tu pourrais voler { $cards }.
preview-steamship = Un vapeur : à la fin du tour, chacun tente d’embarquer.
preview-boards = { $seat } : { $sum }, à bord !
preview-left-behind = { $seat } : { $sum }, il faut { $needed } pour embarquer.
preview-boards-perhaps = { $seat } : de { $low } à { $high }, il faut { $needed } pour embarquer.
preview-stack = { $seat } : { $suit } monte à { $total }.
preview-no-stack = { $seat } perd toute la pile : { $suit }.
preview-burst = { $seat } : { $suit } monte à { $total }, plus que { $limit }, et la pile est perdue.
preview-caught = La lave rattrape { $seat }.
preview-barrel = { $barrel } : { $effect }
preview-barrel-down = Face cachée : personne ne sait.
