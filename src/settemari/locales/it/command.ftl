# Che cosa stampano i comandi, tavolo a parte.

## simulate
simulated = { $games ->
    [one] Una partita di { $variant } con { $seats } posti.
   *[other] { $games } partite di { $variant } con { $seats } posti.
}
simulated-bots = Bot: { $bots }.
wins-heading = Chi ha vinto (si può vincere in più d'uno):
endings-heading = Come sono finite le partite:
ending-name-token = piroscafo raggiunto
ending-name-card = imbarco con la carta
ending-name-token-and-card = raggiunto e imbarco
ending-name-deck = mazzo finito
ending-name-sea = mare raggiunto
ending-name-survivor = una sola pedina in corsa
ending-name-nobody = nessuno in corsa
ending-name-last-caught = vince chi è preso per ultimo
ending-name-points = più punti
ending-name-fame = parità, più fama
ending-name-doubloons = parità, più dobloni
ending-name-shared = vittoria condivisa
rounds-mean = Turni: { $mean } in media, mediana { $median }.
decisions-mean = Decisioni: { $mean } a partita.
speed = { $seconds } secondi: { $games } partite e { $decisions } decisioni al secondo.
built-compiled = Le regole giravano compilate.
built-interpreted = Le regole giravano interpretate: tutto uguale, solo più lento.
digest = Impronta di tutti gli esiti: { $digest }

## variant
variant-fine = { $name } va bene, per { $seats } giocatori.
variant-changed = { $field } = { $value } (di solito { $usual })

## deck
deck-fine = { $deck } va bene: { $cards } carte.
deck-different = ({ $kinds } titoli diversi)
deck-lasting = { $count ->
    [one] tra gli eventi, { $count } è permanente
   *[other] tra gli eventi, { $count } sono permanenti
}
deck-symbols = collezioni: { $symbols }
