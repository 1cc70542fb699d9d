# Alla tastiera: domande, che cosa si può scrivere, e saluti.
choose-prompt = La tua scelta (? per l'aiuto):
choose-prompt-usual = La tua scelta (Invio: { $what }; ? per l'aiuto):
confirm-prompt = Invio per confermare, u per tornare indietro:
curtain-prompt = { $name }, premi Invio quando solo tu vedi lo schermo:
keys =
    Un'etichetta sceglie, anche se in grigio: allora ti si dice perché no. Va bene
    anche un'azione con le parole della notazione, come "place wood-3 on pink".
    u torna indietro · log tutto finora · rule A3.2 · why 2b · q esci
what-to-type = Scrivi un'etichetta, per esempio { $example }, o ? per l'aiuto.
what-to-confirm = Premi Invio per confermare, o scrivi u per tornare indietro.
nothing-to-undo = Non c'è nulla da annullare.
why-which = Indica un'etichetta in grigio, per esempio: why { $example }
see-rule = La regola intera: rule { $rule }
cell-stays = resta
cell-theft = o ruba
cell-barrels = { $barrels ->
    [one] 1 barile
   *[other] { $barrels } barili
}
cell-stack = { $suit } { $total }
cell-burst = { $suit } { $total } scoppia
own-landing = Con ciascuna di queste vai alla casella { $space }.
own-landing-barrels = { $barrels ->
    [one] Con ciascuna di queste vai alla casella { $space }, dove aspetta un barile.
   *[other] Con ciascuna di queste vai alla casella { $space }, dove aspettano { $barrels } barili.
}
grid-hint = Scrivi il numero di una carta e la lettera di un giocatore: { $example }
lava-danger = { $steps ->
    [one] A fine turno la lava sarà alla casella { $space }: devi avanzare almeno di 1 casella.
   *[other] A fine turno la lava sarà alla casella { $space }: devi avanzare almeno di { $steps } caselle.
}
welcome = Buon viaggio! Per ogni dubbio scrivi ? e premi Invio. Con u torni indietro, con q esci.
goal-maretta = La meta: il piroscafo, alla casella { $space }. Oppure sali su uno di passaggio: i semi della tua riserva più la differenza delle tue due carte devono fare almeno { $boarding }.
goal-vulcano = La meta: il mare, alla casella { $space }, prima che la lava ti raggiunga.
too-narrow = Questo terminale ha { $columns } colonne; il tavolo è disegnato per { $wanted }.
leave-prompt = La partita non è salvata. Un nome di file la salva, q esce comunque, Invio continua:
left-unsaved = Hai lasciato la partita. Non era salvata: la prossima volta comincia con --save FILE.
left-saved = Hai lasciato la partita. Per riprenderla: settemari play --save { $file }
check-it = Per controllarla: settemari verify { $file }
commitment = La sorte di questa partita è già fissata; il suo sigillo: { $commitment }
replay-prompt = Dopo la scelta { $at } di { $all }. Invio: avanti, b: indietro, un numero: lì, q: fine:
no-such-card = Nessuna carta si chiama «{ $card }».
anybody = Qualcuno risponde? Chi lo fa guarda le proprie carte senza che altri vedano lo schermo.
anybody-prompt = Chi risponde? (lettere; Invio: nessuno)
anybody-help = Scrivi le lettere di tutti quelli che vogliono rispondere, per esempio { $example }, o Invio se non risponde nessuno.

## Un programma al tavolo ha perso una scelta: nel diario, per tutti
program-start = { $name }, un programma, non è partito: si è scelto a caso.
program-ended = { $name }, un programma, si è interrotto a metà partita: si è scelto a caso.
program-late = { $name }, un programma, non ha risposto in tempo: si è scelto a caso.
program-flood = { $name }, un programma, ha scritto troppo ed è stato fermato: si è scelto a caso.
program-nonsense = { $name }, un programma, non ha dato una risposta possibile: si è scelto a caso.
program-out = Era la numero { $times }: da qui in poi { $name } gioca a caso.
