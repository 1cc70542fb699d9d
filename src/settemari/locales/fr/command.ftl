# Ce qu’impriment les commandes, hors table.

## simulate
simulated = { $games ->
    [one] Une partie de { $variant } à { $seats } places.
   *[other] { $games } parties de { $variant } à { $seats } places.
}
simulated-stopped = Arrêté après { $games } parties sur { $planned }.
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

## arena
arena-played = { $games ->
    [one] Une partie de { $variant } à { $seats } places.
   *[other] { $games } parties de { $variant } à { $seats } places.
}
arena-fair = { $deals ->
    [one] Une donne, où chaque bot a eu chaque place aussi souvent.
   *[other] { $deals } donnes ; dans chacune, chaque bot a eu chaque place aussi souvent.
}
arena-stopped = Arrêté avant la fin : sur { $games } parties, { $played } ont été jouées.
arena-nothing = Arrêté avant la fin de la première partie.
arena-wins-heading = Part des victoires pour chaque place (une victoire partagée se divise ; des bots égaux auraient { $fair } %), avec l’intervalle à 95 % :
arena-pairs-heading = Résultats décisifs (l’un des deux a gagné, l’autre non), avec l’intervalle à 95 % :
arena-pair = { $bot } contre { $against }
arena-pair-none = { $bot } contre { $against } : aucun
arena-of = { $won } sur { $decisive }
arena-interval = de { $low } à { $high } %
arena-pace-heading = Temps pour un choix, en moyenne :
arena-seconds = { $milliseconds } ms
arena-failures-heading = Choix perdus par les programmes (faits au hasard à leur place) :
arena-failures = { $bot } : { $whys } ; exclu dans { $games ->
    [one] une partie
   *[other] { $games } parties
}.
arena-failures-few = { $bot } : { $whys }.
arena-why-start = pas démarré { $times } ×
arena-why-ended = interrompu { $times } ×
arena-why-late = trop tard { $times } ×
arena-why-flood = trop écrit { $times } ×
arena-why-nonsense = réponse impossible { $times } ×
## simulate --by: tables
by-ending = Par fin :
by-seat = Victoires par place :
by-turn = Victoires selon l’ordre du premier tour :
by-barrel = Par tonneau :
by-card = Victoires selon les cartes jouées :
by-captain = Victoires par capitaine :
by-event = Par événement :
by-crew = Par carte équipage :
by-exploration = Par exploration :
by-action = Par action :
by-test = Par caractéristique mise à l’épreuve :
measure-games = de toutes les parties
measure-won = victoires (× part équitable)
measure-opened = ouvert, de toutes les parties
measure-laid = posée pour soi (×)
measure-given = donnée (×)
measure-received = reçue (×)
measure-played = joué, si pioché
measure-equipped = équipée, si piochée
measure-chosen = choisie, si révélée
measure-conquered = conquise, si révélée
measure-declared = de toutes les actions
measure-passed = épreuves réussies
measure-at-once = au premier jet
count-interval = (intervalles à 95 %)
count-share = { $share } % ({ $low }–{ $high })
count-victories = { $share } % ({ $low }–{ $high }) { $times } ×
count-never = –
count-turn = { $place }.
count-card = { $name }
count-all-tests = toutes les épreuves
count-sail = prendre la mer
count-raid = piller
count-challenge = défier

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
