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
rounds-mean = Turni: { $mean } in media, mediana { $median }.
speed = { $seconds } secondi: { $games } partite e { $decisions } decisioni al secondo.
built-compiled = Le regole giravano compilate.
built-interpreted = Le regole giravano interpretate: tutto uguale, solo più lento.
digest = Impronta di tutti gli esiti: { $digest }

## variant
variant-fine = { $name } va bene, per { $seats } giocatori.
variant-changed = { $field } = { $value } (di solito { $usual })
