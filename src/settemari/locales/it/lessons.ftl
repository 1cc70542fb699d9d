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
