# Les leçons (src/settemari/lessons) : ce qu’on dit à chaque étape, et à qui tente autre chose. $answer est le coup attendu.

## Quitter Maretta
lesson-maretta = Ton premier radeau
lesson-maretta-castaways = Trois naufragés, trois radeaux et un bateau à vapeur à l’horizon : qui l’atteint s’en sort, et l’on peut être plusieurs. Mais pas de rames : ici, on avance à coups de cartes.
lesson-maretta-pick = Chacun pose en secret une carte sur son radeau. Puis quelqu’un t’en donnera une autre, et tu avanceras de la différence entre les deux nombres. Pose { $answer } : un grand nombre, c’est prometteur.
lesson-maretta-pick-hint = Les autres cartes serviront bientôt. Pour l’instant, pose { $answer }.
lesson-maretta-place = Cartes dévoilées ! Donnes-en une à quelqu’un d’autre : qui la reçoit avance de la différence, et toi de 2, pour ta bonne action. Joue { $answer } et regarde jusqu’où vous irez.
lesson-maretta-place-hint = Ce serait possible aussi. Mais essaie { $answer } : ta bonne action te mènera sur une case intéressante.
lesson-maretta-barrel = Regarde où t’a mené ta bonne action : parmi les tonneaux. Il faut en ouvrir un. Face visible, tu sais ce que c’est ; face cachée, surprise. À toi de voir !
lesson-maretta-monkey = Un singe ! Il vole pour toi une carte dans la réserve de quelqu’un d’autre. Les types différents valent de l’or, tu verras bientôt pourquoi. Envoie-le prendre { $answer }.
lesson-maretta-monkey-hint = Dans ta réserve, il n’y a que de la corde, et il te faut un autre type. Cette fois, la nourriture : envoie-le prendre { $answer }.
lesson-maretta-again = Le tour est fini : les cartes des radeaux vont en réserve, et chacun en pioche deux. On recommence ! Pose { $answer } : { $pink } t’aime bien, et te fera avancer.
lesson-maretta-again-hint = Garde le reste pour plus tard. Pour l’instant, pose { $answer }.
lesson-maretta-steal = Ouvre l’œil : tu as en main une carte qui est aussi en réserve chez { $yellow } ! En l’y posant, tu peux voler au lieu de faire tes 2 pas. Joue { $answer } : il te manque du bois.
lesson-maretta-steal-hint = Deux pas, c’est possible à chaque tour ; un vol, non. Joue { $answer }.
lesson-maretta-seven = Tu as pioché un vapeur ! S’il y en a un en jeu, en fin de tour, qui atteint 7 embarque : la différence sur ton radeau, plus les types en réserve. Des types, tu en as 3. Pose { $answer }.
lesson-maretta-seven-hint = Il te faut une grande différence, et c’est plus facile avec un 5. Pose { $answer }.
lesson-maretta-ship = { $yellow } te donne un 1 : différence 4, et 3 types, cela fait 7 ! Il ne manque que le vapeur : il compte 0, et va sur n’importe quel radeau. Joue { $answer }, et regarde { $pink } filer.
lesson-maretta-ship-hint = Il y a mieux : joue { $answer }, et vous serez deux à bord.
lesson-maretta-together = À bord ! Toi avec ton 7, { $pink } en arrivant jusqu’au bateau. Gagner ensemble, c’est gagner. Si la pioche s’épuise avant, qui est le plus loin l’emporte. Et maintenant, une vraie partie : bon vent !

## S’échapper de Vulcano
lesson-vulcano = Ta première éruption
lesson-vulcano-eruption = Le volcan s’est réveillé ! Tout le monde descend vers la mer, chacun avec son wagonnet, et la lave aux trousses : qui se fait rattraper est hors course. Pour gagner : atteins la mer, ou tiens plus longtemps que les autres.
lesson-vulcano-load = D’abord, on charge les autres. En réserve, chaque type fait une pile, et une pile qui dépasse 5 est perdue, tout entière. { $pink } a Eau 4 : charge { $answer }, et adieu la pile.
lesson-vulcano-load-hint = Ainsi, la pile tient encore chez { $pink }. Charge { $answer } : 4 et 2 font 6.
lesson-vulcano-own = À ton wagonnet, maintenant. { $yellow } y a mis Bois 2 : ta carte ne peut être ni du bois ni un 2. Plus tu as de piles, plus tu cours : { $answer } en commence une.
lesson-vulcano-own-hint = Gare au feu : 3 et 4 font 7, et la pile serait perdue. Joue { $answer }.
lesson-vulcano-lava = Un pas par pile : 3 pour toi, 1 pour { $pink }. Puis la lave, 3 cases à chaque tour, et { $pink } est hors course. À { $yellow }, maintenant : charge { $answer }. Mieux vaut là-bas qu’ici !
lesson-vulcano-lava-hint = Les autres cartes te serviront. Charge { $answer } : sa pile de feu n’y résistera pas.
lesson-vulcano-five = Ton feu monte à 5 tout juste : il tient, d’un cheveu. Il te faut maintenant une pile de plus. Joue { $answer } : quatre piles, quatre pas.
lesson-vulcano-five-hint = Du bois, tu en as déjà : cela ne commence aucune pile. Joue { $answer }.
lesson-vulcano-barrel = Ici aussi, qui s’arrête parmi les tonneaux en ouvre un. Si près de la mer, ils sont tous face cachée : fie-toi à ton flair !
lesson-vulcano-monkey = Un singe ! Il prend pour toi une carte en réserve chez { $yellow }. Encore de la nourriture, et ta pile serait perdue ; l’eau, elle, fait une pile de plus. Envoie-le prendre { $answer }.
lesson-vulcano-monkey-hint = Regarde tes piles : ce qui te manque, c’est l’eau. Envoie-le prendre { $answer }.
lesson-vulcano-ahead = La mer est à 4 pas, et { $yellow } sent déjà la chaleur. Fais tomber une pile à qui te talonne : charge { $answer }.
lesson-vulcano-ahead-hint = Personne n’y perd rien. Charge { $answer } : 3 et 4 font 7.
lesson-vulcano-sprint = { $yellow } se venge : ta pile de feu n’y résistera pas. Il t’en restera quatre, et quatre suffisent. À toi de choisir la carte : ni du feu ni un 1.
lesson-vulcano-sea = Plouf ! Te voilà en mer, où la lave n’entre jamais. Qui y arrive au même tour gagne avec toi. Et maintenant, une vraie partie : cours !

## Gibier de potence
lesson-gallows = Ton premier équipage
lesson-gallows-horizon = Arrr ! Sept mers, cinq tours, puis on compte les points : un par doublon, et davantage pour les explorations conquises. { $pink } mène, et un léviathan a déjeuné de ton ancien équipage. Il te reste trois tours : cela suffira.
lesson-gallows-recruit = Chaque tour commence par le recrutement : jette ce qui ne sert à rien, puis pioche jusqu’à avoir 4 cartes en main. Défausse { $card }, et pioches-en 2.
lesson-gallows-recruit-hint = Le reste de ta main te servira. Défausse { $card }, et pioche 2 cartes.
lesson-gallows-equip = À bord, quatre cartes, dont un officier et une bande au plus. Leurs valeurs sont tes dés, et il te faut de la navigation : équipe { $card }, { $card2 } et { $card3 }, puis largue les amarres.
lesson-gallows-equip-hint = Là où l’on va, seule la navigation compte : équipe { $card }, { $card2 } et { $card3 }, puis largue les amarres.
lesson-gallows-sail = C’est l’heure d’agir : prendre la mer, ou piller. Mets le cap sur { $card } : il faut 3 succès en navigation, et tu lances 7 dés. En moyenne, un sur deux réussit, avec la navigation ou le joker.
lesson-gallows-sail-hint = Il y a mieux : mets le cap sur { $card }.
lesson-gallows-anchor = Trois succès ! Tu pourrais tricher, ou utiliser un pouvoir, mais à quoi bon ? Arrête-toi : l’exploration et ses doublons vont dans ton coffre.
lesson-gallows-anchor-hint = C’est déjà assez, et les doublons sont des points. Arrête-toi.
lesson-gallows-fresh = { $pink } parie sur tout, cette fois sur le léviathan : épreuve ratée, pénalité, plus d’équipage. Ta traversée à toi t’a aussi valu une carte. Nouveau tour : pioche encore, une carte ou deux, comme tu veux.
lesson-gallows-fresh-hint = Garde ce que tu as en main, et pioche au moins une carte.
lesson-gallows-raid = Pour toutes ces explorations, il te faudrait un autre équipage. Alors pille : 2 doublons de la réserve, sans dés et sans risque. Les doublons sont des points, et servent aussi à tricher.
lesson-gallows-raid-hint = Regarde tes chances : aucune ne vaut le voyage. Pille, c’est plus sûr.
lesson-gallows-room = C’est ton dernier tour, et l’exploration à la cloche demande du courage. Mais il n’y a plus de place à bord : défausse { $card }, équipe { $card2 }, et largue les amarres.
lesson-gallows-room-hint = C’est de courage que tu as besoin : défausse { $card }, équipe { $card2 }, et largue les amarres.
lesson-gallows-bell = Tes deux cloches valent 4 points ; trois en valent 8. Mets le cap sur { $card } ! Sa voisine dans la rangée augmente la difficulté de 1 : il te faudra 4 succès.
lesson-gallows-bell-hint = La cloche rapporte plus. Mets le cap sur { $card }.
lesson-gallows-barrel = Un seul succès. Pas de panique : touche { $card }. Son pouvoir l’épuise jusqu’à ton prochain tour, et te donne 2 dés de plus.
lesson-gallows-barrel-hint = Il y a mieux : utilise { $card }.
lesson-gallows-cheat = Deux sur quatre. Alors triche ! Un doublon à la réserve, 2 dés de plus, et personne n’a rien à redire. Autant de fois que ta bourse le permet.
lesson-gallows-cheat-hint = S’arrêter maintenant, c’est perdre. Un doublon, et triche !
lesson-gallows-home = Quatre ! Arrête-toi, et la cloche est à toi. Il n’y a plus rien à découvrir : la partie finit donc ici.
lesson-gallows-home-hint = C’est plus qu’assez : arrête-toi.
lesson-gallows-chest = Victoire, 15 à 12 ! Six doublons, un point de renommée, et huit pour les trois cloches. Et maintenant une vraie partie, ou la prochaine leçon, où tout le monde s’en mêle.

## À l’abordage !
lesson-boarding = Ton premier coup bas
lesson-boarding-siren = À l’abordage ! Ici, il y a des événements, les cartes bleues, et tout le monde peut en jouer, même au tour des autres. { $pink } met le cap sur les sirènes, avec six dés pour quatre succès. On gâche la fête ?
lesson-boarding-trip = Ce qui enlève des dés se joue avant le lancer, donc maintenant : joue { $card } sur { $pink }. Deux dés de moins.
lesson-boarding-trip-hint = Tu tiens vraiment à ce que cela réussisse ? Joue { $card } sur { $pink }.
lesson-boarding-answer = Hé ! { $pink } répond par un événement qui annule le tien. Tout va sur une pile, et le dernier arrivé s’applique en premier. Réponds à la réponse : joue { $card } sur la carte du dessus.
lesson-boarding-answer-hint = Vise bien : la carte du dessous est la tienne ! Joue { $card } sur celle du dessus.
lesson-boarding-pass = Trois cartes sur la pile ! La tienne annule la réponse, puis ton coup bas porte : passe. En vraie partie, tu dis quand on t’appelle : toujours, si cela compte, ou après une sieste ; et chaque événement a sa clochette.
lesson-boarding-pass-hint = La pile est déjà de ton côté : passe, et regarde.
lesson-boarding-decks = Deux dés de moins, et les sirènes chantent toujours. À toi : maintenant, on pioche dans deux paquets, jusqu’à avoir 3 cartes de chaque sorte. Prends une carte équipage et deux événements.
lesson-boarding-decks-hint = Prends tout ce que tu peux : une carte équipage et deux événements.
lesson-boarding-leg = Certains événements sont permanents : ils restent là où on les joue. { $card } ajoute un dé à ton attaque et un à ton courage. Joue-le sur une de tes cartes équipées, celle que tu veux.
lesson-boarding-leg-hint = Sur une de tes cartes, et avant d’agir : joue { $card }.
lesson-boarding-ghost = Piller ne ferait qu’une égalité, et alors gagne qui a le plus de renommée. Il te faut { $card } : 3 de renommée pour 3 succès en courage, et tu lances 5 dés. Mets le cap dessus !
lesson-boarding-ghost-hint = Cela ne suffira pas à gagner : il faut de la renommée. Mets le cap sur { $card }.
lesson-boarding-wind = Deux succès : il en manque un. Ce qui ajoute des dés se joue aussi après le lancer : joue { $card } sur toi. { $pink } n’a plus d’événements, personne ne répondra.
lesson-boarding-wind-hint = Il y a mieux : joue { $card } sur toi.
lesson-boarding-done = Trois ! Arrête-toi. Même à cet instant, les autres pourraient jouer quelque chose, s’il leur restait de quoi.
lesson-boarding-done-hint = C’est assez : arrête-toi.
lesson-boarding-over = Victoire, 9 à 8 ! Un événement gardé en main vaut mieux qu’un canon. Il reste un échelon : les capitaines et les défis.

## Arrr!!!
lesson-arrr = Ton premier défi
lesson-arrr-captains = La partie complète ! Tout le monde a un capitaine, qui ne se perd pas et ne se vole pas : le tien vole, celui de { $pink } ajoute des dés. Et l’on se défie. { $pink } mène, 12 à 9 : on va arranger cela.
lesson-arrr-raid = Ton capitaine donne le meilleur de lui-même au pillage. Alors pille : 2 doublons de la réserve.
lesson-arrr-raid-hint = Chaque chose en son temps. D’abord, pille.
lesson-arrr-captain = Le pillage est déclaré, c’est l’heure du capitaine : utilise { $card } pour voler un doublon à { $pink }. Un tel pouvoir sert une fois par tour, et personne ne peut l’annuler.
lesson-arrr-captain-hint = Ce serait dommage de s’en priver : utilise { $card }.
lesson-arrr-dare = Dernier tour, et { $pink } mène 13 à 12. C’est l’heure d’un défi ! En attaque, tu lances 6 dés, { $pink } aucun. Défie { $pink } en attaque, et demande 4 doublons.
lesson-arrr-dare-hint = Choisis bien tes armes : en attaque, { $pink } n’a pas un seul dé. Demande 4 doublons.
lesson-arrr-loot = Défi refusé, et un refus se paie : jusqu’à deux cartes équipées vont dans ta main, et un doublon de la réserve dans ton coffre. Prends { $loot }.
lesson-arrr-loot-hint = Pourquoi si peu ? Prends { $loot }.
lesson-arrr-accept = { $pink } a la rancune tenace : un défi en courage, pour 3 doublons. Refuser te coûterait deux cartes et, à un doublon près, la partie. Quatre dés contre cinq, cela se tente. Accepte !
lesson-arrr-accept-hint = Refuser, c’est perdre. Accepte !
lesson-arrr-prize = À toi de nommer un prix. Tu as deux masques, et le troisième dort dans ce coffre : avec lui, la collection vaut 8. Ou bien prends 4 doublons. À toi de voir !
lesson-arrr-prize-hint = Vise haut : le masque, ou 4 doublons.
lesson-arrr-cheat = Deux succès à un pour { $pink }, qui s’arrête là. Les doublons misés sont intouchables, mais il t’en reste 3 : triche !
lesson-arrr-cheat-hint = Pas comme cela : triche, pour un doublon.
lesson-arrr-stop = Trois à deux ! { $pink } a triché aussi, pour rien. Arrête-toi : si personne ne continue, les mises sont à toi.
lesson-arrr-stop-hint = Tu es devant : arrête-toi.
lesson-arrr-victory = Le défi est à toi, et la partie avec ! À égalité, chacun aurait repris sa mise. Maintenant, tu sais tout : choisis un capitaine, et prends la mer. Arrr!!!
