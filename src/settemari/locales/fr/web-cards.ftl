# Les cartes d’Arrr!!! dans le navigateur : ce qu'on dit d'une carte, et la galerie.

## Ce qu'est une carte
cards-sort-event = Événement
cards-sort-permanent = Événement permanent
cards-sort-exploration = Exploration
cards-sort-captain = Capitaine
cards-exhausted = Épuisée
cards-has-ability = Avec un pouvoir
cards-influence = { $way ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
cards-copies = { $count ->
    [one] Un seul exemplaire
   *[other] { $count } exemplaires
}
cards-from = { $from ->
    [documented] Telle que quelqu’un a décrit une carte imprimée
   *[other] Née pour Sette Mari
}

## La galerie
cards-title = Les cartes d’Arrr!!!
cards-about = Elles y sont toutes, dessinées et écrites à partir des données mêmes avec lesquelles jouent les règles. Touchez-en une pour la voir de près.
cards-search = Chercher un mot sur les cartes
cards-pack = Paquet
cards-pack-all = Toutes
cards-pack-crew = Équipage
cards-pack-event = Événements
cards-pack-exploration = Explorations
cards-pack-captain = Capitaines
cards-trait = Caractéristique
cards-trait-any = Toutes
cards-found = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
cards-none = Aucune carte de ce genre. Essayez un autre mot ou un autre paquet.
cards-before = La carte précédente
cards-after = La carte suivante
