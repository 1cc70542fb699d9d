# Le lezioni (src/settemari/lessons): che cosa si dice a ogni passo, e a chi prova altro. $answer è la mossa attesa.

## Fuga da Maretta
lesson-maretta = La tua prima zattera
lesson-maretta-castaways = Tre naufraghi, tre zattere e un piroscafo all'orizzonte: chi lo raggiunge è in salvo, e può farcela più di uno. Niente remi, però: si va avanti a carte.
lesson-maretta-pick = Ognuno mette di nascosto una carta sulla propria zattera. Poi qualcuno te ne darà un'altra, e avanzerai della differenza fra i due numeri. Metti { $answer }: un numero alto promette bene.
lesson-maretta-pick-hint = Le altre carte serviranno fra poco. Per adesso metti { $answer }.
lesson-maretta-place = Carte scoperte! Ora danne una a qualcun altro: chi la riceve avanza della differenza, e tu avanzi di 2, per la buona azione. Gioca { $answer }, e guarda dove arrivate.
lesson-maretta-place-hint = Andrebbe bene anche così. Ma prova { $answer }: la buona azione ti porterà su una casella interessante.
lesson-maretta-barrel = Guarda dove ti ha portato la buona azione: fra i barili. Uno devi aprirlo. Quello scoperto sai che cos'è; quello coperto è una sorpresa. Decidi tu!
lesson-maretta-monkey = Una scimmia! Ruba per te una carta da una riserva altrui. I semi diversi valgono oro, e presto vedrai perché. Mandala a prendere { $answer }.
lesson-maretta-monkey-hint = In riserva hai soltanto corda, e ti serve un seme nuovo. Stavolta il cibo: mandala a prendere { $answer }.
lesson-maretta-again = Turno finito: le carte delle zattere passano nelle riserve, e ognuno ne pesca due. Si ricomincia! Metti { $answer }: { $pink } ti vuole bene, e ti farà avanzare.
lesson-maretta-again-hint = Tieni il resto per dopo. Per adesso metti { $answer }.
lesson-maretta-steal = Occhio: hai in mano una carta che c'è anche nella riserva di { $yellow }! Dandogliela puoi rubare, invece di fare i tuoi 2 passi. Gioca { $answer }: il legno ti manca.
lesson-maretta-steal-hint = Due passi si fanno sempre, un furto quando capita. Gioca { $answer }.
lesson-maretta-seven = Hai pescato un piroscafo! Se ce n'è uno in gioco, a fine turno si imbarca chi arriva a 7: la differenza sulla zattera, più i semi in riserva. Di semi ne hai 3. Metti { $answer }.
lesson-maretta-seven-hint = Ti serve una differenza grande, e con un 5 è più facile. Metti { $answer }.
lesson-maretta-ship = { $yellow } ti dà un 1: differenza 4, e 3 semi fanno 7! Ora ci vuole il piroscafo: vale 0, e va bene su qualsiasi zattera. Gioca { $answer }, e guarda { $pink } filare.
lesson-maretta-ship-hint = C'è di meglio: gioca { $answer }, e sarete a bordo in due.
lesson-maretta-together = In salvo! Tu con il tuo 7, { $pink } arrivando fino al piroscafo. Vincere insieme è sempre vincere. Se prima finisce il mazzo, vince chi è più avanti. E ora una partita vera: buon vento!

## Fuga da Vulcano
lesson-vulcano = La tua prima eruzione
lesson-vulcano-eruption = Il vulcano si è svegliato! Tutti giù verso il mare, ognuno con il suo carrello, e la lava alle calcagna: chi si fa raggiungere è fuori. Vince chi arriva al mare, o chi resiste più di tutti.
lesson-vulcano-load = Prima si caricano gli altri. In riserva ogni seme fa una pila, e una pila che supera 5 è persa, tutta. { $pink } ha Acqua 4: carica { $answer }, e addio pila.
lesson-vulcano-load-hint = Così la pila di { $pink } resta in piedi. Carica { $answer }: 4 e 2 fanno 6.
lesson-vulcano-own = Ora il tuo carrello. { $yellow } ci ha messo Legno 2, quindi la tua carta non può essere né legno né un 2. Più pile hai, più corri: { $answer } ne comincia una.
lesson-vulcano-own-hint = Attenzione al fuoco: 3 e 4 fanno 7, e la pila sarebbe persa. Gioca { $answer }.
lesson-vulcano-lava = Un passo per pila: 3 per te, 1 per { $pink }. Poi la lava, 3 caselle ogni turno, e { $pink } è fuori. Ora { $yellow }: carica { $answer }. Meglio là che da te!
lesson-vulcano-lava-hint = Le altre carte ti serviranno. Carica { $answer }: la sua pila di fuoco non reggerà.
lesson-vulcano-five = Il tuo fuoco arriva a 5 esatto: regge, per un pelo. Adesso ti serve una pila in più. Gioca { $answer }: quattro pile, quattro passi.
lesson-vulcano-five-hint = Il legno lo hai già: non comincia nessuna pila. Gioca { $answer }.
lesson-vulcano-barrel = Anche qui chi si ferma fra i barili ne apre uno. Così vicino al mare sono tutti coperti: vai a naso!
lesson-vulcano-monkey = Una scimmia! Prende per te una carta dalla riserva di { $yellow }. Con altro cibo la tua pila sarebbe persa; l'acqua invece è una pila nuova. Mandala a prendere { $answer }.
lesson-vulcano-monkey-hint = Guarda le tue pile: quella che ti manca è l'acqua. Mandala a prendere { $answer }.
lesson-vulcano-ahead = Il mare è a 4 passi, e { $yellow } sente già il caldo alle spalle. Togli una pila a chi insegue: carica { $answer }.
lesson-vulcano-ahead-hint = Così non perde niente nessuno. Carica { $answer }: 3 e 4 fanno 7.
lesson-vulcano-sprint = { $yellow } si vendica: la tua pila di fuoco non reggerà. Te ne resteranno quattro, e bastano. Scegli tu la carta: né fuoco né un 1.
lesson-vulcano-sea = Splash! Sei in mare, dove la lava non entra mai. Chi ci arriva nello stesso turno vince con te. E ora una partita vera: corri!

## Pendaglio da forca
lesson-gallows = La tua prima ciurma
lesson-gallows-horizon = Arrr! Sette mari, cinque giri, poi si contano i punti: uno per ogni doblone, e di più per le esplorazioni conquistate. { $pink } è in testa, e la tua vecchia ciurma se l'è mangiata un leviatano. Hai ancora tre turni: bastano.
lesson-gallows-recruit = Ogni turno comincia reclutando: via quello che non serve, poi peschi fino ad avere 4 carte in mano. Scarta { $card }, e pescane 2.
lesson-gallows-recruit-hint = Il resto della mano ti servirà. Scarta { $card }, e pesca 2 carte.
lesson-gallows-equip = Quattro posti a bordo: un primo ufficiale e una ciurma al massimo. I valori delle carte sono i tuoi dadi, e ti serve la navigazione: equipaggia { $card }, { $card2 } e { $card3 }, poi salpa.
lesson-gallows-equip-hint = Per questa rotta conta soltanto la navigazione: equipaggia { $card }, { $card2 } e { $card3 }, poi salpa.
lesson-gallows-sail = È il momento di agire: solcare i mari, o razziare. Fai rotta verso { $card }: servono 3 successi in navigazione, e tu lanci 7 dadi. In media ne riesce uno su due, quelli con la navigazione o il jolly.
lesson-gallows-sail-hint = C'è di meglio: fai rotta verso { $card }.
lesson-gallows-anchor = Tre successi! Potresti barare, o usare un'abilità, ma a che serve? Fermati: l'esplorazione e i suoi dobloni finiscono nel tuo forziere.
lesson-gallows-anchor-hint = Bastano già, e i dobloni sono punti. Fermati.
lesson-gallows-fresh = { $pink } scommette su tutto, stavolta sul leviatano: test fallito, penalità, addio ciurma. A te il viaggio ha fruttato anche una carta. Nuovo turno: pesca ancora, una carta o due, come preferisci.
lesson-gallows-fresh-hint = Tieni quello che hai in mano, e pesca almeno una carta.
lesson-gallows-raid = Per queste esplorazioni ti ci vorrebbe un altro equipaggio. Allora razzia: 2 dobloni dalla riserva, senza dadi e senza rischi. I dobloni sono punti, e servono anche per barare.
lesson-gallows-raid-hint = Guarda le probabilità: sono tutte contro di te. Razzia, è più sicuro.
lesson-gallows-room = È il tuo ultimo turno, e l'esplorazione con la campana chiede coraggio. A bordo però non c'è posto: scarta { $card }, equipaggia { $card2 }, e salpa.
lesson-gallows-room-hint = Ti serve coraggio, non navigazione: fuori { $card }, dentro { $card2 }, e salpa.
lesson-gallows-bell = Le tue due campane valgono 4 punti, tre ne valgono 8. Fai rotta verso { $card }! La sua vicina nella fila la rende più difficile di 1: ti serviranno 4 successi.
lesson-gallows-bell-hint = La campana vale di più. Fai rotta verso { $card }.
lesson-gallows-barrel = Un successo solo. Niente panico: tocca { $card }. La sua abilità la esaurisce fino al tuo prossimo turno, e ti dà 2 dadi in più.
lesson-gallows-barrel-hint = C'è di meglio: usa { $card }.
lesson-gallows-cheat = Due su quattro. E allora bara! Un doblone alla riserva, 2 dadi in più, e nessuno ha da ridire. Si può rifare finché la borsa lo permette.
lesson-gallows-cheat-hint = Fermarti adesso vuol dire perdere. Fuori un doblone, e bara!
lesson-gallows-home = Quattro! Fermati, e la campana è tua. Non c'è più niente da scoprire, quindi la partita finisce qui.
lesson-gallows-home-hint = Bastano e avanzano: fermati.
lesson-gallows-chest = Vittoria, 15 a 12! Sei dobloni, un punto di fama, e otto per le tre campane. E ora una partita vera, o la prossima lezione, dove tutti possono metterci lo zampino.

## All'arrembaggio!
lesson-boarding = Il tuo primo colpo basso
lesson-boarding-siren = All'arrembaggio! Qui ci sono gli eventi, le carte blu, e chiunque può giocarne, anche nel turno degli altri. { $pink } fa rotta verso le sirene, con sei dadi per quattro successi. Gli guastiamo la festa?
lesson-boarding-trip = Quello che toglie dadi si gioca prima del lancio, quindi adesso: gioca { $card } su { $pink }. Due dadi in meno.
lesson-boarding-trip-hint = Vuoi davvero che gli vada bene? Gioca { $card } su { $pink }.
lesson-boarding-answer = Ehi! { $pink } risponde con un evento che annulla il tuo. Tutto va su una pila, e l'ultimo arrivato succede per primo. Rispondi alla risposta: gioca { $card } sulla carta in cima.
lesson-boarding-answer-hint = Occhio alla mira: la carta sotto è la tua! Gioca { $card } su quella in cima.
lesson-boarding-pass = Tre carte sulla pila! La tua annulla la risposta, e poi lo sgambetto va a segno: passa. In una partita vera decidi tu quando farti chiamare: sempre, se conta, o dopo un sonnellino; e ogni evento ha la sua campanella.
lesson-boarding-pass-hint = La pila è già dalla tua parte: passa, e guarda.
lesson-boarding-decks = Due dadi in meno, e le sirene cantano ancora. Tocca a te: ora peschi da due mazzi, fino ad avere 3 carte di ogni tipo. Prendi una carta equipaggio e due eventi.
lesson-boarding-decks-hint = Prendi tutto quello che puoi: una carta equipaggio e due eventi.
lesson-boarding-leg = Certi eventi sono permanenti: restano dove li giochi. { $card } aggiunge un dado al tuo attacco e uno al tuo coraggio. Giocalo su una delle tue carte equipaggiate, quella che vuoi.
lesson-boarding-leg-hint = Su una delle tue carte, e prima di agire: gioca { $card }.
lesson-boarding-ghost = Razziando finiresti solo in parità, e allora vince chi ha più fama. Ti serve { $card }: 3 di fama per 3 successi in coraggio, e tu lanci 5 dadi. Fai rotta!
lesson-boarding-ghost-hint = Così non si vince: ci vuole fama. Fai rotta verso { $card }.
lesson-boarding-wind = Due successi, ne manca uno. Quello che aggiunge dadi si gioca anche dopo il lancio: gioca { $card } su di te. { $pink } non ha più eventi, quindi nessuno risponderà.
lesson-boarding-wind-hint = C'è di meglio: gioca { $card } su di te.
lesson-boarding-done = Tre! Fermati. Perfino adesso gli altri potrebbero giocare qualcosa, se gli fosse rimasto qualcosa da giocare.
lesson-boarding-done-hint = Bastano: fermati.
lesson-boarding-over = Vittoria, 9 a 8! Un evento tenuto in mano vale più di un cannone. Ti resta un gradino: i capitani e le sfide.

## Arrr!!!
lesson-arrr = La tua prima sfida
lesson-arrr-captains = La partita completa! Ognuno ha un capitano, che non si perde e non si ruba: il tuo ruba, quello di { $pink } aggiunge dadi. E ci si può sfidare. { $pink } è in testa, 12 a 9: vediamo di rimediare.
lesson-arrr-raid = Il tuo capitano dà il meglio nelle razzie. E tu razzia: 2 dobloni dalla riserva.
lesson-arrr-raid-hint = Ogni cosa a suo tempo. Prima razzia.
lesson-arrr-captain = La razzia è dichiarata, ed è l'ora del capitano: usa { $card } per rubare un doblone a { $pink }. Un'abilità così si usa una volta per turno, e nessuno può annullarla.
lesson-arrr-captain-hint = Sarebbe un peccato farne a meno: usa { $card }.
lesson-arrr-dare = Ultimo giro, e { $pink } è in testa 13 a 12. È l'ora di una sfida! In attacco tu lanci 6 dadi, { $pink } nessuno. Sfida { $pink } in attacco, e chiedi 4 dobloni.
lesson-arrr-dare-hint = Scegli bene le armi: in attacco { $pink } non ha neanche un dado. Chiedi 4 dobloni.
lesson-arrr-loot = Sfida rifiutata, e un rifiuto si paga: fino a due carte equipaggiate vanno nella tua mano, e un doblone dalla riserva nel tuo forziere. Prendi { $loot }.
lesson-arrr-loot-hint = Perché così poco? Prendi { $loot }.
lesson-arrr-accept = { $pink } se la lega al dito: una sfida in coraggio, per 3 dobloni. Rifiutare ti costerebbe due carte e, per un doblone, la partita. Quattro dadi contro cinque: si può fare. Accetta!
lesson-arrr-accept-hint = Rifiutare vuol dire perdere. Accetta!
lesson-arrr-prize = Ora nomina tu un premio. Hai due maschere, e la terza è in quel forziere: con lei la collezione vale 8. Oppure prendi 4 dobloni. Decidi tu!
lesson-arrr-prize-hint = Punta in alto: la maschera, o 4 dobloni.
lesson-arrr-cheat = Due successi a uno per { $pink }, che si ferma lì. I dobloni in palio non si toccano, ma te ne restano 3: bara!
lesson-arrr-cheat-hint = Così no: bara, per un doblone.
lesson-arrr-stop = Tre a due! Anche { $pink } ha barato, per niente. Fermati: se nessuno va avanti, la posta è tua.
lesson-arrr-stop-hint = Sei in vantaggio: fermati.
lesson-arrr-victory = La sfida è tua, e la partita anche! In parità ognuno si sarebbe ripreso la sua posta. Ora sai tutto: scegli un capitano, e prendi il mare. Arrr!!!
