# I premi di fine partita, per quello che resterà nella memoria: un titolo e il perché. Il nome di chi gioca sta accanto.
award-generous = La mano più generosa: { $count } caselle regalate
award-robbed = La dispensa di tutti: { $count } carte finite altrove
award-thief = Le dita più leggere: { $count } carte passate di mano
award-barrels = Piede di porco sempre pronto: { $count } barili aperti
award-dry = Nemmeno un barile: prudenza, o forse paura delle schegge
award-leap = Il balzo più lungo: { $count } caselle in un colpo solo
award-speared = Il bersaglio preferito dei rampini: { $count } caselle all'indietro
award-bitten = La miglior cucina di questi mari: { $count } carte servite a squali e ancore
award-burst = Il carrello più rumoroso: { $count } pile scoppiate
award-still = La vista migliore su una sola casella: { $count } mosse senza un passo
award-whisker = { $count ->
    [one] A un soffio dal fischio: per il piroscafo mancava 1 punto
   *[other] A un soffio dal fischio: per il piroscafo mancavano { $count } punti
}
award-singed = { $count ->
    [one] Le suole più calde: la lava a 1 casella
   *[other] Le suole più calde: la lava a { $count } caselle
}
