# Che cosa dice `settemari print`, e che cosa c'è sulle sue pagine oltre ai testi delle carte.

## Sul margine di ogni pagina
print-language = italiano
print-margin = { $game } · { $title }
print-margin-back = { $game } · { $title } · retro
print-page = pagina { $page } di { $pages }
print-scale = stampa al 100%, senza adattare alla pagina
print-ruler = 50 mm
print-turn = con i retri: fronte e retro, girando sul lato lungo

## Che cosa si può stampare
print-section-crew = Equipaggio
print-section-events = Eventi
print-section-explorations = Esplorazioni
print-section-captains = Capitani
print-section-doubloons = Dobloni
print-section-dice = Dadi
print-section-summary = Riassunti
print-section-cards = Carte
print-section-barrels = Barili
print-section-rafts = Zattere
print-section-carts = Carrelli
print-section-meeples = Pedine
print-section-board = Tabellone

## Sulle carte di Arrr!!!
print-event = Evento
print-event-lasting = Evento permanente
print-exploration = Esplorazione
print-captain = Capitano

## Come si monta
print-fold = Ritaglia lungo le linee, piega lungo i tratteggi, incolla le alette.
print-standee = Ritaglia, piega lungo i tratteggi e incolla le due metà; i piedi vanno uno di qua e uno di là.
print-tile = Foglio { $row }{ $column }. Ritaglia lungo i segni; incolla ogni foglio sulla striscia tratteggiata di quello prima.

## Riassunto di Arrr!!!
print-arrr-turn = Il tuo turno
print-arrr-recruit = Reclutamento. Scarta quello che vuoi, poi pesca fino ad avere { $each } carte equipaggio e { $each } eventi, senza superare { $hand } carte in mano.
print-arrr-equip = Equipaggiamento. Al massimo { $most } carte, tra cui { $officers } primo ufficiale e { $gangs } ciurma.
print-arrr-act = Azione. Solca i Sette Mari verso un'esplorazione, razzia ({ $doubloons } dobloni) o sfida qualcuno.
print-arrr-explore = Nuovi orizzonti. Scopri un'esplorazione; quella più lontana dal mazzo può affondare.
print-arrr-dice = Dadi: tanti quanta è la caratteristica su tutte le tue carte equipaggiate. Ogni { $trait } richiesta e ogni jolly è un successo.
print-arrr-cheat = Barare: un doblone torna nella riserva, { $dice } dadi in più.
print-arrr-trait = caratteristica
print-arrr-end = La fine
print-arrr-when = Quando si dovrebbe scoprire un'esplorazione e non ce n'è più.
print-arrr-points = 1 punto per ogni doblone e per ogni punto di fama. Simboli uguali: { $worth } punti per 1, 2, 3... carte.
print-arrr-signs = I segni
print-arrr-mark-exhaust = Esaurisci: gira la carta di lato; si prepara all'inizio del tuo turno.
print-arrr-mark-permanent = Permanente: vale finché la carta resta lì.
print-arrr-mark-moment = Quando si può giocare la carta.
print-arrr-mark-lock = Condizione: deve valere quando prendi il largo.
print-arrr-mark-reward = Che cosa succede se la conquisti.
print-arrr-mark-damage = Che cosa succede se ti sconfigge.
print-arrr-fame = Punti di fama.
print-arrr-collection = Collezione: alla fine i simboli uguali contano insieme.
print-arrr-influence = Frecce: che cosa cambia la carta in quelle accanto.
print-arrr-mark-eye = Sorvegliata: qui non bara nessuno.

## Riassunti di Maretta e Vulcano
print-round = Il turno
print-maretta-pick = Ognuno mette una carta coperta nella propria posizione 1; si scoprono tutte insieme.
print-maretta-place = A turno metti una carta nella posizione 2 di un avversario: avanza della differenza tra i suoi due numeri, poi tu avanzi di { $giver }.
print-maretta-steal = La tua carta è uguale, per seme e numero, a una della sua riserva? Rubane una qualsiasi, e non avanzi.
print-maretta-end = C'è un piroscafo in una posizione: con differenza + semi in riserva almeno { $score } sei a bordo. Altrimenti le carte vanno nelle riserve; pesca { $draw }.
print-maretta-win = Vince chi è a bordo o sulla casella del piroscafo.
print-vulcano-load = A turno metti una carta nella posizione 2 di un avversario.
print-vulcano-own = A turno metti una carta nella tua posizione 1: diversa per seme e per numero da quella in posizione 2.
print-vulcano-run = Tutt'e due vanno nella tua riserva, una pila per seme. Oltre { $limit } la pila salta. Avanza di una casella per ogni pila.
print-vulcano-lava = La lava avanza di { $step }. Chi viene raggiunto è fuori. Pesca fino ad avere { $hand } carte.
print-vulcano-win = Vince chi a fine turno è in mare, o chi resta per ultimo.
print-barrels = I barili

## Che cosa dice il comando
print-drawing = Disegno
print-setting = Compongo le pagine
print-made = { $pages ->
    [one] { $file }: una pagina.
   *[other] { $file }: { $pages } pagine.
}
print-how = Stampa al 100%, su carta da 200 a 300 g.
print-how-backs = Con i retri: fronte e retro, girando sul lato lungo.
print-replaced = { $file } c'era già: riscritto.

## Che cosa può andare storto
print-no-typst = per stampare serve typst: pip install "settemari[print]"
print-no-pieces = mancano i disegni: in { $folder } non c'è un client costruito che li contenga. I pacchetti pubblicati ce l'hanno; dai sorgenti lo costruisce `make web`
print-no-letters = mancano i caratteri: in { $folder } non c'è { $family }. Li porta `make web`
print-no-section = { $given } non è niente che si possa stampare di { $game }; c'è: { $known }
print-no-deck = i mazzi propri sono per arrr; { $game } ha varianti: --variant
print-nothing = non c'è niente di quello che chiede --only
print-typst = typst non è riuscito a comporre le pagine: { $why }
