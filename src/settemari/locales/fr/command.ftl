# Ce qu’impriment les commandes, hors table.

## simulate
simulated = { $games ->
    [one] Une partie de { $variant } à { $seats } places.
   *[other] { $games } parties de { $variant } à { $seats } places.
}
simulated-bots = Bots : { $bots }.
wins-heading = Qui a gagné (on peut gagner à plusieurs) :
endings-heading = Comment les parties ont fini :
ending-name-token = vapeur atteint
ending-name-card = embarquement par carte
ending-name-token-and-card = vapeur atteint et carte
ending-name-deck = pioche épuisée
ending-name-sea = mer atteinte
ending-name-survivor = un seul en course
ending-name-nobody = personne en course
ending-name-last-caught = les derniers pris gagnent
ending-name-points = le plus de points
ending-name-fame = égalité, plus de renommée
ending-name-doubloons = égalité, plus de doublons
ending-name-shared = victoire partagée
rounds-mean = Tours : { $mean } en moyenne, médiane { $median }.
decisions-mean = Décisions : { $mean } par partie.
speed = { $seconds } secondes : { $games } parties et { $decisions } décisions par seconde.
built-compiled = Les règles tournaient compilées.
built-interpreted = Les règles tournaient interprétées : tout est pareil, en plus lent.
digest = Empreinte de tous les résultats : { $digest }

## variant
variant-fine = { $name } convient, pour { $seats } joueurs.
variant-changed = { $field } = { $value } (d’habitude { $usual })

## deck
deck-fine = { $deck } convient : { $cards } cartes.
deck-different = ({ $kinds } titres différents)
deck-lasting = { $count ->
    [one] parmi les événements, { $count } est permanent
   *[other] parmi les événements, { $count } sont permanents
}
deck-symbols = collections : { $symbols }
