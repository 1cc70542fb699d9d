# Il tavolo di Arrr!!! nel browser, oltre a ciò che già dicono le pagine e il terminale.

## Intestazione e parti del tavolo
table-game-arrr = Arrr!!!
arrr-explorations = { $count ->
    [one] { $count } esplorazione
   *[other] { $count } esplorazioni
}
arrr-stage = Che cosa succede
arrr-your-crew = Il tuo equipaggio
arrr-yourself = Tu
arrr-inspect = Guarda da vicino la prossima cosa che tocchi
arrr-deck-left = { $count ->
    [one] { $count } esplorazione ancora nel mazzo
   *[other] { $count } esplorazioni ancora nel mazzo
}
arrr-supply-said = { $count ->
    [one] { $count } doblone nella riserva
   *[other] { $count } dobloni nella riserva
}
arrr-percent = { $number }%
arrr-in-port = in porto
arrr-played-by = (di { $name })

## La fila
arrr-sinks-next = Affonda quando si scopre la prossima.
arrr-your-chance = La tua probabilità: { $chance }
arrr-with-cheating = barando una volta, due…: { $chances }
arrr-up-to = fino al { $chance }
arrr-test-said = { $trait } { $difficulty }, tiri { $dice }
arrr-no-tests = Nessuna prova: chi ci salpa la conquista.
arrr-if-lost = Se fallisci:

## Somme
arrr-from-printed = sulla carta
arrr-from-played = giocato
arrr-at-least = (mai meno di { $total })
arrr-dice = dadi

## Reclutare
arrr-recruit-lead = Tocca le carte della mano da scartare, poi di' quante ne peschi.
arrr-draw-crew = Pesca equipaggio
arrr-draw-events = Pesca eventi
arrr-hand-after = Poi avrai in mano { $crew } + { $events }: equipaggio ed eventi.
arrr-hand-after-plain = { $crew ->
    [one] Poi avrai in mano { $crew } carta equipaggio.
   *[other] Poi avrai in mano { $crew } carte equipaggio.
}
arrr-recruit-do = Scarta { $count }. { $what }

## Equipaggiare
arrr-equip-lead = Tocca una carta della mano per imbarcarla, una a bordo per lasciarla andare.
arrr-equip-room = { $count ->
    [one] Hai fatto posto: imbarca ancora una carta.
   *[other] Hai fatto posto: imbarca ancora { $count } carte.
}
arrr-no-crew = Con nessuno a bordo puoi solo razziare.
arrr-no-crew-full = Con nessuno a bordo puoi solo razziare, e nessuno può sfidarti.
arrr-slot-empty = un posto vuoto
arrr-leaving = se ne va
arrr-new = nuovo
arrr-exhausted-until = Esaurita fino al prossimo turno di chi la possiede.

## L’azione
arrr-faces = { $name } affronta { $card }
arrr-sails-nowhere = { $name } naviga ancora, ma l'esplorazione non c'è più.
arrr-raids = { $name } va a razziare
arrr-challenges = { $name } sfida { $opponent }: { $trait }, per { $prize }
arrr-challenge-whom = Sfida { $name }
arrr-passed = superata
arrr-successes-of = { $count } su { $needed }
arrr-so-many-successes = { $count ->
    [one] { $count } successo
   *[other] { $count } successi
}
arrr-dice-said = { $count ->
    [one] Dadi: { $faces }. { $count } successo.
   *[other] Dadi: { $faces }. { $count } successi.
}
arrr-cheat = Bara per 1: +{ $dice } dadi
arrr-cheat-chance = Bara per 1: +{ $dice } dadi ({ $chance })
arrr-hint-target = { $card }: su chi o che cosa?

## Che cosa fa il pulsante
verb-sail = Fai rotta
verb-raid = Razzia
verb-challenge = Sfida
verb-use = Usa
verb-command = Usa
verb-captain = Scegli
verb-dismiss = Scarta
verb-lose = Scarta
verb-drop = Scarta
verb-equip = Imbarca
verb-exhaust = Esaurisci
verb-draw = Pesca
verb-prize = Chiedi questo
verb-accept = Accetta
verb-refuse = Rifiuta
verb-pay = Paga

## Detto ad alta voce
arrr-said-coins = { $count ->
    [one] { $seat } ha { $count } doblone
   *[other] { $seat } ha { $count } dobloni
}
arrr-said-staked = { $count } in posta
arrr-said-collection = { $symbol }: { $count }
arrr-said-traits = Dadi: { $traits }
arrr-said-row = La fila, da ciò che affonda per primo: { $cards }.
arrr-said-sea = { $card } ({ $chance })
arrr-said-stack = Pila { $number }: { $what }, di { $seat }.
