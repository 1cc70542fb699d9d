# Ce que dit `settemari print`, et ce qui figure sur ses pages en plus des textes des cartes.

## Dans la marge de chaque page
print-language = français
print-margin = { $game } · { $title }
print-margin-back = { $game } · { $title } · dos
print-page = page { $page } sur { $pages }
print-scale = à imprimer à 100 %, sans ajuster à la page
print-ruler = 50 mm
print-turn = avec les dos : recto verso, en tournant sur le bord long

## Ce qui s’imprime
print-section-crew = Équipage
print-section-events = Événements
print-section-explorations = Explorations
print-section-captains = Capitaines
print-section-doubloons = Doublons
print-section-dice = Dés
print-section-summary = Aide-mémoire
print-section-cards = Cartes
print-section-barrels = Tonneaux
print-section-rafts = Radeaux
print-section-carts = Wagonnets
print-section-meeples = Pions
print-section-board = Plateau

## Sur les cartes d’Arrr!!!
print-event = Événement
print-event-lasting = Événement permanent
print-exploration = Exploration
print-captain = Capitaine

## Comment on assemble
print-fold = Découpe le long des traits, plie le long des pointillés, colle les languettes.
print-standee = Découpe, plie le long des pointillés et colle les deux moitiés ; les pieds vont un de chaque côté.
print-tile = Feuille { $row }{ $column }. Découpe le long des repères ; colle chaque feuille sur la bande hachurée de la précédente.

## Aide-mémoire d’Arrr!!!
print-arrr-turn = Ton tour
print-arrr-recruit = Recruter. Défausse ce que tu veux, puis pioche jusqu’à { $each } cartes équipage et { $each } événements, sans dépasser { $hand } cartes en main.
print-arrr-equip = Équiper. Au plus { $most } cartes, dont { $officers } officier et { $gangs } bande.
print-arrr-act = Agir. Prends la mer vers une exploration, pille ({ $doubloons } doublons) ou défie quelqu’un.
print-arrr-explore = Explorer. Retourne une exploration ; la plus éloignée de la pioche peut sombrer.
print-arrr-dice = Dés : autant que la caractéristique sur toutes tes cartes équipées. Chaque { $trait } demandée et chaque joker est un succès.
print-arrr-cheat = Tricher : rends un doublon, lance { $dice } dés de plus.
print-arrr-trait = caractéristique
print-arrr-end = La fin
print-arrr-when = Quand il faudrait retourner une exploration et qu’il n’en reste plus.
print-arrr-points = 1 point par doublon et par point de renommée. Symboles identiques : { $worth } points pour 1, 2, 3... cartes.
print-arrr-signs = Les signes
print-arrr-mark-exhaust = Épuise : tourne la carte sur le côté ; elle se redresse au début de ton tour.
print-arrr-mark-permanent = Permanent : vaut tant que la carte reste là.
print-arrr-mark-moment = Quand la carte peut être jouée.
print-arrr-mark-lock = Condition : doit être remplie quand tu prends la mer.
print-arrr-mark-reward = Ce qui se passe si tu la conquiers.
print-arrr-mark-damage = Ce qui se passe si elle te bat.
print-arrr-fame = Points de renommée.
print-arrr-collection = Collection : à la fin, les symboles identiques comptent ensemble.
print-arrr-influence = Flèches : ce que la carte change chez ses voisines.
print-arrr-mark-eye = Surveillée : personne n’y triche.

## Aide-mémoire de Maretta et de Vulcano
print-round = La manche
print-maretta-pick = Chacun met une carte face cachée à sa place 1 ; on les retourne toutes ensemble.
print-maretta-place = À ton tour, mets une carte à la place 2 d’un adversaire : il avance de la différence entre ses deux nombres, puis tu avances de { $giver }.
print-maretta-steal = Ta carte est la même, couleur et nombre, qu’une de sa réserve ? Vole-lui n’importe laquelle, et n’avance pas.
print-maretta-end = Un vapeur sur un radeau : avec différence + couleurs en réserve d’au moins { $score }, tu es à bord. Sinon les cartes vont aux réserves ; pioche { $draw }.
print-maretta-win = Qui est à bord, ou sur la case du bateau, gagne.
print-vulcano-load = À ton tour, mets une carte à la place 2 d’un adversaire.
print-vulcano-own = À ton tour, mets une carte à ta place 1 : autre couleur et autre nombre que celle de ta place 2.
print-vulcano-run = Les deux vont à ta réserve, une pile par couleur. Au-delà de { $limit }, la pile éclate. Avance d’une case par pile.
print-vulcano-lava = La lave avance de { $step }. Qui est rattrapé est éliminé. Pioche jusqu’à { $hand } cartes.
print-vulcano-win = Qui est en mer à la fin d’une manche gagne ; le dernier en course aussi.
print-barrels = Les tonneaux

## Ce que dit la commande
print-drawing = Dessin
print-setting = Mise en pages
print-made = { $pages ->
    [one] { $file } : une page.
   *[other] { $file } : { $pages } pages.
}
print-how = À imprimer à 100 %, sur du papier de 200 à 300 g.
print-how-backs = Avec les dos : recto verso, en tournant sur le bord long.
print-replaced = { $file } existait déjà : réécrit.

## Ce qui peut manquer
print-no-typst = pour imprimer, il faut typst : pip install "settemari[print]"
print-no-pieces = les dessins manquent : pas de client construit qui les contienne dans { $folder }. Les paquets publiés en ont un ; dans les sources, `make web` le construit
print-no-letters = les caractères manquent : pas de { $family } dans { $folder }. `make web` les apporte
print-no-section = { $given } n’est rien qui s’imprime de { $game } ; il y a : { $known }
print-no-deck = les jeux de cartes personnels sont pour arrr ; { $game } a des variantes : --variant
print-nothing = il n’y a rien de ce que demande --only
print-typst = typst n’a pas pu composer les pages : { $why }
