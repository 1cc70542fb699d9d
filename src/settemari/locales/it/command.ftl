# Che cosa stampano i comandi, tavolo a parte.

## simulate
simulated = { $games ->
    [one] Una partita di { $variant } con { $seats } posti.
   *[other] { $games } partite di { $variant } con { $seats } posti.
}
simulated-stopped = Interrotto dopo { $games } partite su { $planned }.
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

## arena
arena-played = { $games ->
    [one] Una partita di { $variant } con { $seats } posti.
   *[other] { $games } partite di { $variant } con { $seats } posti.
}
arena-fair = { $deals ->
    [one] Una distribuzione, in cui ogni bot ha avuto ogni posto lo stesso numero di volte.
   *[other] { $deals } distribuzioni; in ciascuna ogni bot ha avuto ogni posto lo stesso numero di volte.
}
arena-stopped = Fermato prima della fine: su { $games } partite se ne sono giocate { $played }.
arena-nothing = Fermato prima che finisse la prima partita.
arena-wins-heading = Quota di vittorie per ogni posto (una vittoria condivisa si divide; bot pari avrebbero il { $fair } %), con l'intervallo al 95 %:
arena-pairs-heading = Risultati decisivi (uno dei due ha vinto, l'altro no), con l'intervallo al 95 %:
arena-pair = { $bot } contro { $against }
arena-pair-none = { $bot } contro { $against }: nessuno
arena-of = { $won } su { $decisive }
arena-interval = da { $low } a { $high } %
arena-pace-heading = Tempo per una scelta, in media:
arena-seconds = { $milliseconds } ms
arena-failures-heading = Scelte perse dai programmi (fatte a caso al loro posto):
arena-failures = { $bot }: { $whys }; escluso in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
arena-failures-few = { $bot }: { $whys }.
arena-why-start = non partito { $times } ×
arena-why-ended = interrotto { $times } ×
arena-why-late = troppo tardi { $times } ×
arena-why-flood = ha scritto troppo { $times } ×
arena-why-nonsense = risposta impossibile { $times } ×
## simulate --by: tables
by-ending = Per finale:
by-seat = Vittorie per posto:
by-turn = Vittorie per ordine di gioco nel primo turno:
by-barrel = Per barile:
by-card = Vittorie per carte giocate:
by-captain = Vittorie per capitano:
by-event = Per evento:
by-crew = Per carta equipaggio:
by-exploration = Per esplorazione:
by-action = Per azione:
by-test = Per caratteristica messa alla prova:
measure-games = di tutte le partite
measure-won = vittorie (× quota equa)
measure-opened = aperto, di tutte le partite
measure-laid = tenuta per sé (×)
measure-given = data (×)
measure-received = ricevuta (×)
measure-played = giocato, se pescato
measure-equipped = equipaggiata, se pescata
measure-chosen = scelta, se scoperta
measure-conquered = conquistata, se scoperta
measure-declared = di tutte le azioni
measure-passed = test superati
measure-at-once = al primo lancio
count-interval = (intervalli al 95 %)
count-share = { $share } % ({ $low }–{ $high })
count-victories = { $share } % ({ $low }–{ $high }) { $times } ×
count-never = –
count-turn = { $place }°
count-card = { $name }
count-all-tests = tutti i test
count-sail = solcare i Sette Mari
count-raid = razziare
count-challenge = sfidare

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
