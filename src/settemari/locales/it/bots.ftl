# I bot per livello: chi è ciascuno, e il suo carattere.

bot-spuma = la foca che aiuta tutti
    .about = Vuole bene a tutti, e se la tua zattera le passa davanti le dà una spinta. Il più delle volte si scorda perché era venuta a galla, e torna giù senza aver preso altro che fiato.
bot-zecchino = il gabbiano che scommette su tutto
    .about = Vola nella burrasca perché la quota era buona, o perché non l'ha mai chiesta. Non teme né la lava né la forca: quel che perde lo chiama investimento.
bot-manolesta = il polpo con otto tasche
    .about = Con un braccio ti stringe la mano, e gliene restano sette per la tua scorta. Per il resto è un tipo assennato, salvo qualche braccio che gli sfugge: prende quel che vale la pena prendere, e lascia la ricevuta.
bot-rancura = la murena che se la lega al dito
    .about = Dita non ne ha, ma tiene in tana l'elenco di chi sta in testa. Vede lontano nella corrente, e più che arrivare prima le piace che tu non arrivi affatto.
bot-abissa = la decana degli abissi
    .about = Ha letto il giornale di bordo di ogni nave scesa fino a lei, e sa dove ciascuna ha sbagliato. Niente fretta, niente simpatie: pensa prima di ogni scelta, e di rado deve pensarci due volte.

## Che cos'altro scrive `settemari bots`
bots-rating = { $table } { $points }
bots-note = I punteggi sono come negli scacchi, in media su ogni numero di posti: il livello 1 ha 1000 in ogni gioco, e con 100 punti in più si prende il 64 % dei risultati decisi. In docs/bots.md c'è ogni tavolo.
