# Quello che è stampato sulle carte di Arrr!!!, ricavato da quello che ogni carta fa: `games/arrr/card_text.py` dice quale frase.
# Una carta è piccola: una frase dovrebbe restare sotto i 150 caratteri circa.

## Caratteristiche, tipi, simboli
trait-attack = attacco
    .label = Attacco
    .the = l'attacco
    .of = di attacco
trait-navigation = navigazione
    .label = Navigazione
    .the = la navigazione
    .of = di navigazione
trait-cunning = astuzia
    .label = Astuzia
    .the = l'astuzia
    .of = di astuzia
trait-courage = coraggio
    .label = Coraggio
    .the = il coraggio
    .of = di coraggio
trait-jolly = jolly
    .label = Jolly
    .the = il jolly
    .of = del jolly
trait-value = { $trait } { $amount }
kind-officer = primo ufficiale
    .label = Primo ufficiale
    .the = il primo ufficiale
    .a = un primo ufficiale
kind-item = oggetto
    .label = Oggetto
    .the = l'oggetto
    .a = un oggetto
kind-gang = ciurma
    .label = Ciurma
    .the = la ciurma
    .a = una ciurma
symbol-anchor = ancora
symbol-bell = campana
symbol-chalice = calice
symbol-compass = bussola
symbol-crown = corona
symbol-idol = idolo
symbol-key = chiave
symbol-map = mappa
symbol-mask = maschera
symbol-pearl = perla
symbol-shell = conchiglia
symbol-skull = teschio
fame = { $amount ->
    [one] { $amount } punto di fama
   *[other] { $amount } punti di fama
}
doubloons = { $amount ->
    [one] { $amount } doblone
   *[other] { $amount } dobloni
}
collection = { $symbol } (collezione)

## Chi e che cosa: nominati prima, poi ripresi
who-others = ogni altro giocatore
    .start = Ogni altro giocatore
who-everybody = ognuno
    .start = Ognuno
target-pirate = il giocatore di turno
    .start = Il giocatore di turno
    .of = del giocatore di turno
    .to = al giocatore di turno
target-rival = un altro giocatore a tua scelta
    .start = Un altro giocatore a tua scelta
    .of = di un altro giocatore a tua scelta
    .to = a un altro giocatore a tua scelta
target-exploration = un'esplorazione della fila
target-crew = una carta equipaggiata qualsiasi
target-own-crew = una delle tue carte equipaggiate
target-rival-crew = una carta equipaggiata di un altro giocatore
target-lasting = un evento permanente in gioco
target-stacked = un evento, l'abilità di una carta equipaggio o una penalità sulla pila
target-stacked-event = un evento sulla pila
target-stacked-ability = l'abilità di una carta equipaggio sulla pila
target-stacked-penalty = una penalità sulla pila
again-player = quel giocatore
    .start = Quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
again-exploration = quell'esplorazione
again-crew = quella carta
again-lasting = quell'evento
action-sail = solcare i Sette Mari
action-challenge = lanciare una sfida

## Quando
moment-free = prima o dopo l'azione
moment-declared = appena viene dichiarata un'azione
moment-before-roll = prima di un tiro
moment-rolled = dopo un lancio
moment-answer = in risposta a qualcosa sulla pila
declared-sail = appena qualcuno dichiara di solcare i Sette Mari
declared-raid = appena viene dichiarata una razzia
declared-challenge = appena viene dichiarata una sfida
during-sail = mentre qualcuno solca i Sette Mari
during-raid = durante una razzia
during-challenge = durante una sfida
either = { $first } o { $next }
both = { $first }, { $next }

## Quello che sta intorno alle frasi
sentences = { $first } { $next }
printed-crew = { $kind-label }: { $traits }.
printed-crew-plain = { $kind-label }.
printed-ability = Esaurisci: { $effect }
printed-ability-when = Esaurisci { $when }: { $effect }
printed-ability-anytime = Esaurisci, anche nel turno degli altri: { $effect }
printed-ability-anytime-when = Esaurisci { $when }, anche nel turno degli altri: { $effect }
printed-always = Sempre: { $effect }
printed-play = Giocala { $when }.
printed-lasting = Permanente, { $where }, { $until }.
printed-watched = Sorvegliata: qui nessuno bara.
printed-test = { $trait-label } { $difficulty }.
printed-passed = Se lo superi: { $effect }
printed-failed = Se lo fallisci: { $effect }
printed-loot = Bottino: { $loot }.
printed-reward = Se la conquisti: { $effect }
printed-penalty = Se ti sconfigge: { $effect }
printed-influence = Influenza sulle vicine: { $influences }.
influence-test-more = { $tests } +{ $amount }
influence-test-less = { $tests } −{ $amount }
influence-doubloons-more = dobloni +{ $amount }
influence-doubloons-less = dobloni −{ $amount }

## Condizioni delle esplorazioni
condition-trait = Condizione: almeno { $amount } { $trait-of } in tutto.
condition-officers = { $amount ->
    [one] Condizione: almeno { $amount } primo ufficiale equipaggiato.
   *[other] Condizione: almeno { $amount } primi ufficiali equipaggiati.
}
condition-items = { $amount ->
    [one] Condizione: almeno { $amount } oggetto equipaggiato.
   *[other] Condizione: almeno { $amount } oggetti equipaggiati.
}
condition-gangs = { $amount ->
    [one] Condizione: almeno { $amount } ciurma equipaggiata.
   *[other] Condizione: almeno { $amount } ciurme equipaggiate.
}
condition-crew = { $amount ->
    [one] Condizione: almeno { $amount } carta equipaggiata.
   *[other] Condizione: almeno { $amount } carte equipaggiate.
}
condition-doubloons = { $amount ->
    [one] Condizione: almeno { $amount } doblone nel forziere.
   *[other] Condizione: almeno { $amount } dobloni nel forziere.
}
condition-conquered = { $amount ->
    [one] Condizione: almeno { $amount } esplorazione conquistata nel forziere.
   *[other] Condizione: almeno { $amount } esplorazioni conquistate nel forziere.
}
condition-hand = { $amount ->
    [one] Condizione: almeno { $amount } carta in mano.
   *[other] Condizione: almeno { $amount } carte in mano.
}

## Operazioni: dadi
op-add-dice-you = { $amount ->
    [one] Aggiungi { $amount } dado al tuo tiro.
   *[other] Aggiungi { $amount } dadi al tuo tiro.
}
op-add-dice-they = { $amount ->
    [one] { $who-start } aggiunge { $amount } dado al proprio tiro.
   *[other] { $who-start } aggiunge { $amount } dadi al proprio tiro.
}
op-remove-dice-they = { $amount ->
    [one] { $who-start } lancia { $amount } dado in meno.
   *[other] { $who-start } lancia { $amount } dadi in meno.
}
op-reroll-you = { $amount ->
    [one] Rilancia uno dei tuoi dadi falliti.
   *[other] Rilancia fino a { $amount } dei tuoi dadi falliti.
}
op-reroll-they = { $amount ->
    [one] { $who-start } rilancia { $amount } dado fallito.
   *[other] { $who-start } rilancia fino a { $amount } dadi falliti.
}
op-turn-dice-you = { $amount ->
    [one] Gira sul jolly uno dei tuoi dadi falliti.
   *[other] Gira sul jolly { $amount } dei tuoi dadi falliti.
}
op-turn-dice-they = { $amount ->
    [one] { $who-start } gira sul jolly { $amount } dado fallito.
   *[other] { $who-start } gira sul jolly { $amount } dadi falliti.
}
op-difficulty-more = Aumenta di { $amount } la difficoltà del test in corso.
op-difficulty-less = Riduci di { $amount } la difficoltà del test in corso.

## Operazioni: la pila e la fila
op-cancel = Annulla { $target }.
op-swap-row = Scambia { $target } con la sua vicina dal lato del mazzo; se è già accanto al mazzo, con l'altra vicina.
op-move-near = Sposta { $target } all'estremità accanto al mazzo.
op-move-far = Sposta { $target } all'estremità più lontana dal mazzo.
op-sink = Affonda { $target }: non torna più.
op-explore = Scopri subito un'altra esplorazione.

## Operazioni: equipaggio
op-discard-crew = Scarta { $target }.
op-take-crew = Prendi in mano { $target }.
op-exhaust = Esaurisci { $target }.
op-ready = Prepara { $target }.
op-ready-all-you = Prepara tutte le tue carte equipaggiate.
op-ready-all-they = { $who-start } prepara tutte le proprie carte equipaggiate.
op-damage-you = { $amount ->
    [one] Subisci { $amount } danno (scarta una delle tue carte equipaggiate).
   *[other] Subisci { $amount } danni (scarta { $amount } delle tue carte equipaggiate).
}
op-damage-they = { $amount ->
    [one] { $who-start } subisce { $amount } danno (scarta una delle proprie carte equipaggiate).
   *[other] { $who-start } subisce { $amount } danni (scarta { $amount } delle proprie carte equipaggiate).
}
op-ward-you = { $amount ->
    [one] Ignora il prossimo danno che subisci in questo turno.
   *[other] Ignora i prossimi { $amount } danni che subisci in questo turno.
}
op-ward-they = { $amount ->
    [one] { $who-start } ignora il prossimo danno che subisce in questo turno.
   *[other] { $who-start } ignora i prossimi { $amount } danni che subisce in questo turno.
}
op-press-you = { $amount ->
    [one] Pesca { $amount } carta equipaggio e mettila subito nella tua area; se non c'è posto, va in mano.
   *[other] Pesca { $amount } carte equipaggio e mettile subito nella tua area; se non c'è posto, vanno in mano.
}
op-tire-you = { $amount ->
    [one] Esaurisci una delle tue carte equipaggiate ancora preparate.
   *[other] Esaurisci { $amount } delle tue carte equipaggiate ancora preparate.
}
op-tire-they = { $amount ->
    [one] { $who-start } esaurisce una delle proprie carte equipaggiate ancora preparate.
   *[other] { $who-start } esaurisce { $amount } delle proprie carte equipaggiate ancora preparate.
}

## Operazioni: dobloni e mani
op-gain-you = { $amount ->
    [one] Prendi { $amount } doblone dalla riserva.
   *[other] Prendi { $amount } dobloni dalla riserva.
}
op-gain-they = { $amount ->
    [one] { $who-start } prende { $amount } doblone dalla riserva.
   *[other] { $who-start } prende { $amount } dobloni dalla riserva.
}
op-lose-you = { $amount ->
    [one] Perdi { $amount } doblone.
   *[other] Perdi { $amount } dobloni.
}
op-lose-they = { $amount ->
    [one] { $who-start } perde { $amount } doblone.
   *[other] { $who-start } perde { $amount } dobloni.
}
op-steal = { $amount ->
    [one] Ruba { $amount } doblone { $target-to }.
   *[other] Ruba { $amount } dobloni { $target-to }.
}
op-draw-crew-you = { $amount ->
    [one] Pesca { $amount } carta equipaggio.
   *[other] Pesca { $amount } carte equipaggio.
}
op-draw-crew-they = { $amount ->
    [one] { $who-start } pesca { $amount } carta equipaggio.
   *[other] { $who-start } pesca { $amount } carte equipaggio.
}
op-draw-event-you = { $amount ->
    [one] Pesca { $amount } evento.
   *[other] Pesca { $amount } eventi.
}
op-draw-event-they = { $amount ->
    [one] { $who-start } pesca { $amount } evento.
   *[other] { $who-start } pesca { $amount } eventi.
}
op-draw-either-you = { $amount ->
    [one] Pesca { $amount } carta equipaggio o { $amount } evento.
   *[other] Pesca { $amount } carte, scegliendo ogni volta tra equipaggio ed eventi.
}
op-draw-either-they = { $amount ->
    [one] { $who-start } pesca { $amount } carta equipaggio o { $amount } evento.
   *[other] { $who-start } pesca { $amount } carte, scegliendo ogni volta tra equipaggio ed eventi.
}
op-discard-hand-you = { $amount ->
    [one] Scarta { $amount } carta dalla mano.
   *[other] Scarta { $amount } carte dalla mano.
}
op-discard-hand-they = { $amount ->
    [one] { $who-start } scarta { $amount } carta dalla mano.
   *[other] { $who-start } scarta { $amount } carte dalla mano.
}
op-look = Guarda tutta la mano { $target-of }.

## Operazioni: l'azione dichiarata e gli eventi permanenti
op-bar = Il giocatore di turno non può { $action } in questo turno; se lo ha dichiarato, dichiara un'altra azione.
op-toll = { $amount ->
    [one] Il giocatore di turno scarta { $amount } carta dalla mano, oppure in questo turno non può { $action }.
   *[other] Il giocatore di turno scarta { $amount } carte dalla mano, oppure in questo turno non può { $action }.
}
op-raid-instead = L'azione dichiarata diventa una razzia.
op-redirect = Il giocatore di turno affronta { $target } al posto di quella dichiarata.
op-end-lasting = Scarta { $target }.

## Eventi permanenti: dove, fino a quando
where-pirate = davanti { $target-to }
where-exploration = su { $target }
where-crew = su { $target }
where-table = per tutti
until-end-pirate = fino alla fine della partita
until-end-exploration = finché resta nella fila
until-end-crew = finché resta equipaggiata
until-end-table = fino alla fine della partita
until-turn = fino alla fine di questo turno
until-my-next-turn = fino all'inizio del tuo prossimo turno
until-roll-pirate = finché quel giocatore non conclude un tiro
until-roll-exploration = finché qualcuno non conclude un tiro per affrontarla
until-roll-crew = finché chi la possiede non conclude un tiro
until-roll-table = finché qualcuno non conclude un tiro

## Che cosa cambiano i capitani e gli eventi permanenti
rolls-trait = nei tiri { $trait-of }
rolls-any = in ogni tiro
rolls-challenge = nelle sfide
tests-trait = test { $trait-of }
tests-any = test
change-dice-more-you = { $amount ->
    [one] Lanci { $amount } dado in più { $rolls }.
   *[other] Lanci { $amount } dadi in più { $rolls }.
}
change-dice-less-you = { $amount ->
    [one] Lanci { $amount } dado in meno { $rolls }.
   *[other] Lanci { $amount } dadi in meno { $rolls }.
}
change-dice-more-pirate = { $amount ->
    [one] Quel giocatore lancia { $amount } dado in più { $rolls }.
   *[other] Quel giocatore lancia { $amount } dadi in più { $rolls }.
}
change-dice-less-pirate = { $amount ->
    [one] Quel giocatore lancia { $amount } dado in meno { $rolls }.
   *[other] Quel giocatore lancia { $amount } dadi in meno { $rolls }.
}
change-dice-more-crew = { $amount ->
    [one] Chi la possiede lancia { $amount } dado in più { $rolls }.
   *[other] Chi la possiede lancia { $amount } dadi in più { $rolls }.
}
change-dice-less-crew = { $amount ->
    [one] Chi la possiede lancia { $amount } dado in meno { $rolls }.
   *[other] Chi la possiede lancia { $amount } dadi in meno { $rolls }.
}
change-dice-more-table = { $amount ->
    [one] Ognuno lancia { $amount } dado in più { $rolls }.
   *[other] Ognuno lancia { $amount } dadi in più { $rolls }.
}
change-dice-less-table = { $amount ->
    [one] Ognuno lancia { $amount } dado in meno { $rolls }.
   *[other] Ognuno lancia { $amount } dadi in meno { $rolls }.
}
change-difficulty-more-you = La difficoltà dei tuoi { $tests } aumenta di { $amount }.
change-difficulty-less-you = La difficoltà dei tuoi { $tests } diminuisce di { $amount }.
change-difficulty-more-pirate = Per quel giocatore la difficoltà dei { $tests } aumenta di { $amount }.
change-difficulty-less-pirate = Per quel giocatore la difficoltà dei { $tests } diminuisce di { $amount }.
change-difficulty-more-exploration = La difficoltà dei suoi { $tests } aumenta di { $amount }.
change-difficulty-less-exploration = La difficoltà dei suoi { $tests } diminuisce di { $amount }.
change-difficulty-more-table = La difficoltà di tutti i { $tests } aumenta di { $amount }.
change-difficulty-less-table = La difficoltà di tutti i { $tests } diminuisce di { $amount }.
change-doubloons-more-you = { $amount ->
    [one] Ogni esplorazione che conquisti dà { $amount } doblone in più.
   *[other] Ogni esplorazione che conquisti dà { $amount } dobloni in più.
}
change-doubloons-less-you = { $amount ->
    [one] Ogni esplorazione che conquisti dà { $amount } doblone in meno.
   *[other] Ogni esplorazione che conquisti dà { $amount } dobloni in meno.
}
change-doubloons-more-pirate = { $amount ->
    [one] Ogni esplorazione conquistata da quel giocatore dà { $amount } doblone in più.
   *[other] Ogni esplorazione conquistata da quel giocatore dà { $amount } dobloni in più.
}
change-doubloons-less-pirate = { $amount ->
    [one] Ogni esplorazione conquistata da quel giocatore dà { $amount } doblone in meno.
   *[other] Ogni esplorazione conquistata da quel giocatore dà { $amount } dobloni in meno.
}
change-doubloons-more-exploration = { $amount ->
    [one] Chi la conquista prende { $amount } doblone in più.
   *[other] Chi la conquista prende { $amount } dobloni in più.
}
change-doubloons-less-exploration = { $amount ->
    [one] Chi la conquista prende { $amount } doblone in meno.
   *[other] Chi la conquista prende { $amount } dobloni in meno.
}
change-doubloons-more-table = { $amount ->
    [one] Ogni esplorazione conquistata dà { $amount } doblone in più.
   *[other] Ogni esplorazione conquistata dà { $amount } dobloni in più.
}
change-doubloons-less-table = { $amount ->
    [one] Ogni esplorazione conquistata dà { $amount } doblone in meno.
   *[other] Ogni esplorazione conquistata dà { $amount } dobloni in meno.
}
change-raid-more-you = { $amount ->
    [one] Ogni tua razzia dà { $amount } doblone in più.
   *[other] Ogni tua razzia dà { $amount } dobloni in più.
}
change-raid-less-you = { $amount ->
    [one] Ogni tua razzia dà { $amount } doblone in meno.
   *[other] Ogni tua razzia dà { $amount } dobloni in meno.
}
change-raid-more-pirate = { $amount ->
    [one] Ogni razzia di quel giocatore dà { $amount } doblone in più.
   *[other] Ogni razzia di quel giocatore dà { $amount } dobloni in più.
}
change-raid-less-pirate = { $amount ->
    [one] Ogni razzia di quel giocatore dà { $amount } doblone in meno.
   *[other] Ogni razzia di quel giocatore dà { $amount } dobloni in meno.
}
change-raid-more-table = { $amount ->
    [one] Ogni razzia dà { $amount } doblone in più.
   *[other] Ogni razzia dà { $amount } dobloni in più.
}
change-raid-less-table = { $amount ->
    [one] Ogni razzia dà { $amount } doblone in meno.
   *[other] Ogni razzia dà { $amount } dobloni in meno.
}
change-cheat-more-you = { $amount ->
    [one] Quando bari, ogni doblone ti dà { $amount } dado in più.
   *[other] Quando bari, ogni doblone ti dà { $amount } dadi in più.
}
change-cheat-less-you = { $amount ->
    [one] Quando bari, ogni doblone ti dà { $amount } dado in meno.
   *[other] Quando bari, ogni doblone ti dà { $amount } dadi in meno.
}
change-cheat-more-pirate = { $amount ->
    [one] Quando quel giocatore bara, ogni doblone gli dà { $amount } dado in più.
   *[other] Quando quel giocatore bara, ogni doblone gli dà { $amount } dadi in più.
}
change-cheat-less-pirate = { $amount ->
    [one] Quando quel giocatore bara, ogni doblone gli dà { $amount } dado in meno.
   *[other] Quando quel giocatore bara, ogni doblone gli dà { $amount } dadi in meno.
}
change-cheat-more-table = { $amount ->
    [one] Quando qualcuno bara, ogni doblone dà { $amount } dado in più.
   *[other] Quando qualcuno bara, ogni doblone dà { $amount } dadi in più.
}
change-cheat-less-table = { $amount ->
    [one] Quando qualcuno bara, ogni doblone dà { $amount } dado in meno.
   *[other] Quando qualcuno bara, ogni doblone dà { $amount } dadi in meno.
}
change-damage-more-you = Ogni volta che subisci danni, ne subisci { $amount } in più.
change-damage-less-you = Ogni volta che subisci danni, ne subisci { $amount } in meno.
change-damage-more-pirate = Ogni volta che quel giocatore subisce danni, ne subisce { $amount } in più.
change-damage-less-pirate = Ogni volta che quel giocatore subisce danni, ne subisce { $amount } in meno.
change-damage-more-table = Ogni volta che qualcuno subisce danni, ne subisce { $amount } in più.
change-damage-less-table = Ogni volta che qualcuno subisce danni, ne subisce { $amount } in meno.
change-equip-more-you = { $amount ->
    [one] Puoi avere { $amount } carta equipaggiata in più.
   *[other] Puoi avere { $amount } carte equipaggiate in più.
}
change-equip-more-pirate = { $amount ->
    [one] Quel giocatore può avere { $amount } carta equipaggiata in più.
   *[other] Quel giocatore può avere { $amount } carte equipaggiate in più.
}
change-equip-more-table = { $amount ->
    [one] Ognuno può avere { $amount } carta equipaggiata in più.
   *[other] Ognuno può avere { $amount } carte equipaggiate in più.
}
change-recruit-more-you = Quando recluti, i limiti per ogni tipo di carta e per tutta la mano aumentano di { $amount }.
change-recruit-less-you = Quando recluti, i limiti per ogni tipo di carta e per tutta la mano diminuiscono di { $amount }.
change-recruit-more-pirate = Quando quel giocatore recluta, i limiti per ogni tipo di carta e per tutta la mano aumentano di { $amount }.
change-recruit-less-pirate = Quando quel giocatore recluta, i limiti per ogni tipo di carta e per tutta la mano diminuiscono di { $amount }.
change-recruit-more-table = Quando qualcuno recluta, i limiti per ogni tipo di carta e per tutta la mano aumentano di { $amount }.
change-recruit-less-table = Quando qualcuno recluta, i limiti per ogni tipo di carta e per tutta la mano diminuiscono di { $amount }.
change-collection-more-you = { $amount ->
    [one] A fine partita ogni tua carta collezione vale { $amount } punto in più.
   *[other] A fine partita ogni tua carta collezione vale { $amount } punti in più.
}
change-collection-less-you = { $amount ->
    [one] A fine partita ogni tua carta collezione vale { $amount } punto in meno.
   *[other] A fine partita ogni tua carta collezione vale { $amount } punti in meno.
}
change-collection-more-pirate = { $amount ->
    [one] A fine partita ogni carta collezione di quel giocatore vale { $amount } punto in più.
   *[other] A fine partita ogni carta collezione di quel giocatore vale { $amount } punti in più.
}
change-collection-less-pirate = { $amount ->
    [one] A fine partita ogni carta collezione di quel giocatore vale { $amount } punto in meno.
   *[other] A fine partita ogni carta collezione di quel giocatore vale { $amount } punti in meno.
}
change-collection-more-table = { $amount ->
    [one] A fine partita ogni carta collezione vale { $amount } punto in più.
   *[other] A fine partita ogni carta collezione vale { $amount } punti in più.
}
change-collection-less-table = { $amount ->
    [one] A fine partita ogni carta collezione vale { $amount } punto in meno.
   *[other] A fine partita ogni carta collezione vale { $amount } punti in meno.
}
change-refusal-more-you = { $amount ->
    [one] Quando qualcuno rifiuta una tua sfida, prendi { $amount } doblone in più.
   *[other] Quando qualcuno rifiuta una tua sfida, prendi { $amount } dobloni in più.
}
change-refusal-less-you = { $amount ->
    [one] Quando qualcuno rifiuta una tua sfida, prendi { $amount } doblone in meno.
   *[other] Quando qualcuno rifiuta una tua sfida, prendi { $amount } dobloni in meno.
}
change-refusal-more-pirate = { $amount ->
    [one] Quando qualcuno rifiuta una sua sfida, quel giocatore prende { $amount } doblone in più.
   *[other] Quando qualcuno rifiuta una sua sfida, quel giocatore prende { $amount } dobloni in più.
}
change-refusal-less-pirate = { $amount ->
    [one] Quando qualcuno rifiuta una sua sfida, quel giocatore prende { $amount } doblone in meno.
   *[other] Quando qualcuno rifiuta una sua sfida, quel giocatore prende { $amount } dobloni in meno.
}
change-refusal-more-table = { $amount ->
    [one] Quando una sfida viene rifiutata, chi l'ha lanciata prende { $amount } doblone in più.
   *[other] Quando una sfida viene rifiutata, chi l'ha lanciata prende { $amount } dobloni in più.
}
change-refusal-less-table = { $amount ->
    [one] Quando una sfida viene rifiutata, chi l'ha lanciata prende { $amount } doblone in meno.
   *[other] Quando una sfida viene rifiutata, chi l'ha lanciata prende { $amount } dobloni in meno.
}
change-forbid-you = Non puoi { $action }.
change-forbid-pirate = Quel giocatore non può { $action }.
change-forbid-table = Nessuno può { $action }.
change-calm-exploration = Le sue vicine non la influenzano.
change-calm-table = Le esplorazioni non influenzano le loro vicine.

## L'elenco delle carte
sheet-title = Le carte di { $deck }
sheet-crew = { $amount ->
    [one] { $amount } carta equipaggio
   *[other] { $amount } carte equipaggio
}
sheet-events = { $amount ->
    [one] { $amount } evento
   *[other] { $amount } eventi
}
sheet-explorations = { $amount ->
    [one] { $amount } esplorazione
   *[other] { $amount } esplorazioni
}
sheet-captains = { $amount ->
    [one] { $amount } capitano
   *[other] { $amount } capitani
}
sheet-card = Carta
sheet-kind = Tipo
sheet-copies = Copie
sheet-text = Testo
