# Le carte di Arrr!!! nel browser: che cosa si dice di una carta, e la galleria.

## Che cos'è una carta
cards-sort-event = Evento
cards-sort-permanent = Evento permanente
cards-sort-exploration = Esplorazione
cards-sort-captain = Capitano
cards-exhausted = Esaurita
cards-has-ability = Ha un'abilità
cards-influence = { $way ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
cards-copies = { $count ->
    [one] Una sola nel mazzo
   *[other] { $count } nel mazzo
}
cards-from = { $from ->
    [documented] Come qualcuno ha descritto una carta stampata
   *[other] Nata per Sette Mari
}

## La galleria
cards-title = Le carte di Arrr!!!
cards-about = Ci sono tutte, disegnate e scritte dagli stessi dati con cui giocano le regole. Tocca una carta per guardarla da vicino.
cards-search = Cerca una parola sulle carte
cards-pack = Mazzo
cards-pack-all = Tutte
cards-pack-crew = Equipaggio
cards-pack-event = Eventi
cards-pack-exploration = Esplorazioni
cards-pack-captain = Capitani
cards-trait = Caratteristica
cards-trait-any = Tutte
cards-found = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
}
cards-none = Nessuna carta così. Prova un'altra parola o un altro mazzo.
cards-before = La carta prima
cards-after = La carta dopo
