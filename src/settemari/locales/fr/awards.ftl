# Les prix de fin de partie, pour ce qui restera dans les mémoires : un titre, et pourquoi. Le nom est écrit à côté.
award-generous = La main la plus généreuse : { $count } cases offertes
award-robbed = Le garde-manger de tout le monde : { $count } cartes parties ailleurs
award-thief = Les doigts les plus légers : { $count } cartes passées d’une réserve à l’autre
award-barrels = Le pied-de-biche toujours prêt : { $count } tonneaux ouverts
award-dry = Pas un seul tonneau : prudence, ou peur des échardes
award-leap = Le plus grand bond : { $count } cases d’un coup
award-speared = La cible préférée des harpons : { $count } cases en arrière
award-bitten = La meilleure table de ces mers : { $count } cartes servies aux requins et aux ancres
award-burst = Le wagonnet le plus bruyant : { $count } piles éclatées
award-still = La plus belle vue sur une seule case : { $count } coups sans un pas
award-whisker = { $count ->
    [one] À un souffle du vapeur : il manquait { $count } point
   *[other] À un souffle du vapeur : il manquait { $count } points
}
award-singed = { $count ->
    [one] Les semelles les plus chaudes : la lave à { $count } case
   *[other] Les semelles les plus chaudes : la lave à { $count } cases
}
