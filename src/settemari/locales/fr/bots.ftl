# Les bots par niveau : ce qu’est chacun, et son caractère.

bot-spuma = l’otarie qui aide tout le monde
    .about = Elle veut du bien à tout le monde, et si ton radeau passe devant elle, elle le pousse un peu. Le plus souvent, elle oublie pourquoi elle est remontée, et replonge sans avoir rien pris d’autre qu’une bouffée d’air.
bot-zecchino = le goéland qui parie sur tout
    .about = Il vole dans la tempête parce que la cote était bonne, ou parce qu’il ne l’a jamais demandée. Ni la lave ni la potence ne l’effraient : ce qu’il perd, il l’appelle un investissement.
bot-manolesta = le poulpe aux huit poches
    .about = D’un bras il te serre la main, et il lui en reste sept pour ta réserve. Raisonnable pour le reste, à un faux mouvement près : il prend ce qui en vaut la peine, et laisse un reçu.
bot-rancura = la murène rancunière
    .about = Elle garde dans son trou la liste de ceux qui sont en tête. Elle voit loin dans le courant, et plus que d’arriver première, elle aime que tu n’arrives pas du tout.
bot-abissa = la doyenne des abysses
    .about = Elle a lu le journal de bord de chaque navire descendu jusqu’à elle, et sait où chacun s’est trompé. Ni hâte ni préférés : elle réfléchit avant chaque choix, et doit rarement s’y reprendre à deux fois.

## Ce que `settemari bots` écrit d’autre
bots-rating = { $table } { $points }
bots-note = Les points sont comme aux échecs, en moyenne sur tous les nombres de places : le niveau 1 en a 1000 dans chaque jeu, et 100 de plus prennent 64 % des résultats décidés. docs/bots.md donne chaque table.
