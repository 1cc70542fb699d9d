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
