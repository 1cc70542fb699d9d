# Ce que disent les commandes autour du serveur.

serving-at = Sette Mari est à l’adresse { $address }
serving-kept = Les tables sont gardées dans { $where }
serving-stop = Ctrl-C l’arrête ; au retour, les parties reprennent où elles en étaient.
backed-up = { $file } : { $size } ko, tout jusqu’à cet instant.
reports-count = { $count ->
    [0] Personne n’a signalé de problème.
    [one] Un signalement.
   *[other] { $count } signalements.
}
