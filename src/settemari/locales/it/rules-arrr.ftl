# Le regole di Arrr!!!, per chi sta al tavolo. I numeri vengono dalla variante e dal suo mazzo: gli argomenti sono quelli di
# `games/arrr/rules.py`. Un messaggio sta su una riga sola, tranne i selettori.

## Titoli
rules-P0 = Componenti
rules-P1 = Preparazione
rules-P2 = Il turno
rules-P2-1 = Prima fase: reclutamento
rules-P2-2 = Seconda fase: equipaggiamento
rules-P2-3 = Terza fase: azione
rules-P2-4 = Quarta fase: nuovi orizzonti
rules-P3 = Solcare i Sette Mari
rules-P4 = Test e dadi
rules-P5 = Sfide
rules-P6 = Carte equipaggio e capitani
rules-P7 = Eventi e pila
rules-P8 = Fine e punteggio
rules-P9 = Modalità

## Che cosa c'è nella scatola
rules-box-crew-cards = { $count ->
    [one] { $count } carta equipaggio (dorso rosso)
   *[other] { $count } carte equipaggio (dorso rosso)
}
rules-box-event-cards = { $count ->
    [one] { $count } evento (dorso blu)
   *[other] { $count } eventi (dorso blu)
}
rules-box-exploration-cards = { $count ->
    [one] { $count } esplorazione (dorso arancione)
   *[other] { $count } esplorazioni (dorso arancione)
}
rules-box-captain-cards = { $count ->
    [one] { $count } capitano (dorso viola)
   *[other] { $count } capitani (dorso viola)
}
rules-box-doubloons = { $count ->
    [one] { $count } doblone
   *[other] { $count } dobloni
}
rules-box-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}

## Facce di un dado
rules-face-attack = { $count ->
    [1] attacco
   *[other] attacco (×{ $count })
}
rules-face-navigation = { $count ->
    [1] navigazione
   *[other] navigazione (×{ $count })
}
rules-face-cunning = { $count ->
    [1] astuzia
   *[other] astuzia (×{ $count })
}
rules-face-courage = { $count ->
    [1] coraggio
   *[other] coraggio (×{ $count })
}
rules-face-jolly = { $count ->
    [1] jolly
   *[other] jolly (×{ $count })
}

## Quanto vale una collezione
rules-collection-worth = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## P0 Componenti
rule-P0-1 = Da 2 a 4 giocatori. Nella scatola ci sono { $box }.
rule-P0-2 = Le caratteristiche sono quattro: attacco, navigazione, astuzia e coraggio. Le facce di un dado sono { $die-faces }; il jolly vale come ogni caratteristica. Il regolamento nomina soltanto cinque facce: la sesta l'abbiamo scelta noi. Puoi lanciare più dadi di quanti ce ne sono ({ $die-number }): alcuni li lanci di nuovo.
rule-P0-3 = I dobloni che non sono di nessuno formano la riserva. In tutto sono { $supply-doubloons }: chi dovrebbe prenderne più di quanti ne ha la riserva prende quelli che ci sono.
rule-P0-4 = Tutti possono vedere la fila, le carte equipaggiate e se sono esaurite, i capitani, gli eventi permanenti in gioco, i dobloni, le carte collezione, gli scarti, quante carte equipaggio e quanti eventi ci sono in ogni mano (i dorsi sono diversi) e quante carte restano in ogni mazzo. Nascosti sono le mani e l'ordine dei mazzi. Le carte fama stanno coperte nel forziere; ma sono state vinte davanti a tutti, perciò che cosa c'è lì non è un segreto. { $fame-shown ->
    [yes] A questo tavolo lo schermo mostra la fama di tutti.
   *[no] A questo tavolo lo schermo affida la fama degli altri alla tua memoria.
}
rule-P0-5 = Dove una carta dice una cosa e una regola un'altra, ha ragione la carta.
rule-P0-6 = Dove due carte si contraddicono, vince quella che vieta; se nessuna delle due vieta, quella arrivata dopo.

## P1 Preparazione
rule-P1-1 = Il mazzo delle esplorazioni si fa mescolandone { $explorations-2 } in 2 giocatori, { $explorations-3 } in 3, { $explorations-4 } in 4. Le altre tornano nella scatola senza che nessuno le guardi. { $turns-each ->
    [0] Una partita dura così { $turns-2 }, { $turns-3 } o { $turns-4 } turni in tutto, se nessuna carta ci mette lo zampino.
    [one] Fa { $turns-each } turno a testa, se nessuna carta ci mette lo zampino.
   *[other] Fanno { $turns-each } turni a testa, se nessuna carta ci mette lo zampino.
}
rule-P1-2 = Si scoprono tante esplorazioni quanti sono i giocatori e si mettono in fila accanto al mazzo. Quella uscita per prima sta in fondo, dalla parte opposta al mazzo.
rule-P1-3 = { $row-beyond ->
    [0] La fila non ha mai più esplorazioni di quanti sono i giocatori.
   *[other] La fila non ha mai più esplorazioni di quanti sono i giocatori, più { $row-beyond }.
} Quando ne entra una di troppo, si scarta quella in fondo, la più lontana dal mazzo. Non torna mai più.
rule-P1-4 = { $mode ->
    [gallows] Ognuno pesca { $first-crew ->
        [one] { $first-crew } carta equipaggio
       *[other] { $first-crew } carte equipaggio
    } e prende { $first-doubloons ->
        [one] { $first-doubloons } doblone
       *[other] { $first-doubloons } dobloni
    } dalla riserva. In questa modalità non ci sono eventi (P9.1).
   *[full] Ognuno pesca { $first-crew ->
        [one] { $first-crew } carta equipaggio
       *[other] { $first-crew } carte equipaggio
    } e { $first-events ->
        [one] { $first-events } evento
       *[other] { $first-events } eventi
    }, e prende { $first-doubloons ->
        [one] { $first-doubloons } doblone
       *[other] { $first-doubloons } dobloni
    } dalla riserva.
}
rule-P1-5 = { $mode ->
    [full] { $captain-choice ->
        [random] A ognuno tocca un capitano a caso.
       *[choose] Ognuno sceglie un capitano: comincia l'ultimo nell'ordine di turno e si risale fino al primo giocatore. Ogni capitano si può scegliere una volta sola.
    }
   *[other] I capitani fanno parte della modalità completa (P9.3). In questa restano nella scatola.
}
rule-P1-6 = { $die-number ->
    [one] Ognuno lancia il dado, e comincia chi mostra un jolly;
   *[other] Ognuno lancia tutti e { $die-number } i dadi, e comincia chi mostra più jolly;
} chi è in parità lancia di nuovo. Questi lanci li vedono tutti, e vengono dal seme come ogni altro. Oppure decide chi ospita.
rule-P1-7 = Tutto questo si fa nell'ordine: fila, primo giocatore, capitani, mani.

## P2 Il turno
rule-P2-0 = Il tuo turno ha quattro fasi, in quest'ordine: reclutamento, equipaggiamento, azione, nuovi orizzonti. Appena comincia, tutte le tue carte esaurite vengono preparate (P6.5).

## P2.1 Reclutamento
rule-P2-1-1 = Per prima cosa scarta dalla mano tutte le carte equipaggio e tutti gli eventi che vuoi, o anche niente.
rule-P2-1-2 = { $mode ->
    [gallows] Poi pesca carte equipaggio, quante ne vuoi, fino ad averne in mano { $recruit-crew-alone }. Se ne hai già { $recruit-crew-alone } o più, non ne peschi.
   *[full] Poi pesca carte equipaggio ed eventi, quanti ne vuoi, fino ad averne in mano { $recruit-each } per tipo. Se di un tipo, dopo lo scarto, te ne restano { $recruit-each } o più, di quel tipo non peschi niente. Pescando la mano non supera mai { $recruit-hand ->
        [one] { $recruit-hand } carta
       *[other] { $recruit-hand } carte
    }.{ $recruit-each ->
        [3] { $recruit-hand ->
            [6] {" "}Se ti restano 5 carte equipaggio e nessun evento, per esempio, puoi pescare 1 evento; con 4 e 3, niente.
           *[other] {""}
        }
       *[other] {""}
    }
}
rule-P2-1-3 = Quando il mazzo dell'equipaggio o quello degli eventi è vuoto, se ne fa uno nuovo mescolando i suoi scarti. Se sono vuoti sia il mazzo sia gli scarti, si pesca di meno.
rule-P2-1-4 = Quante carte di ogni tipo peschi lo dici prima di vedere la prima.
rule-P2-1-5 = { $hand-limit-always ->
    [yes] Questi limiti valgono mentre recluti, e le carte che ottieni in altro modo si aggiungono. Ma chi alla fine della propria fase azione ha in mano più di { $recruit-hand ->
        [one] { $recruit-hand } carta
       *[other] { $recruit-hand } carte
    } scarta quelle di troppo, a propria scelta.
   *[no] Questi limiti valgono solo per il reclutamento. Le carte che ottieni in altro modo si aggiungono, e nessuno scarta per rientrare in un limite.
}

## P2.2 Equipaggiamento
rule-P2-2-1 = Metti carte equipaggio dalla mano nella tua area, scoperte: ora sono equipaggiate. Non puoi mai averne equipaggiate più di { $equip-most }, e tra queste al massimo { $equip-officers ->
    [one] { $equip-officers } primo ufficiale
   *[other] { $equip-officers } primi ufficiali
} e al massimo { $equip-gangs ->
    [one] { $equip-gangs } ciurma
   *[other] { $equip-gangs } ciurme
}; gli oggetti possono essere quanti vuoi, anche uguali. Vanno bene anche meno carte, o nessuna.
rule-P2-2-2 = Per fare posto puoi prima scartare carte già equipaggiate. In mano non tornano.
rule-P2-2-3 = { $equip-discard-freely ->
    [yes] Prima fai tutti gli scarti, poi metti tutte le carte. Puoi scartarne quante vuoi, anche se poi ne metti di meno, o nessuna.
   *[no] Prima fai tutti gli scarti, poi metti tutte le carte. Si scarta solo per fare posto: al massimo tante carte quante poi ne metti.
}
rule-P2-2-4 = Una carta si equipaggia preparata. Se un effetto mette una carta in un'area dove non c'è posto (P2.2.1), la carta va nella mano di quel giocatore. Una carta che lascia un'area dimentica di essere stata esaurita: chi la riceve la può usare appena l'ha di nuovo equipaggiata.

## P2.3 Azione
rule-P2-3-0 = Dichiara un'azione sola e portala a termine.
rule-P2-3-1 = Solcare i Sette Mari: affronti un'esplorazione della fila (P3).
rule-P2-3-2 = Razziare: { $raid-doubloons ->
    [one] { $raid-doubloons } doblone passa
   *[other] { $raid-doubloons } dobloni passano
} dalla riserva al tuo forziere.
rule-P2-3-3 = { $mode ->
    [full] Sfidare: te la vedi con un altro giocatore (P5).
   *[other] Sfidare un altro giocatore fa parte della modalità completa (P9.3). In questa non è un'azione.
}
rule-P2-3-4 = Senza carte equipaggiate non sei per mare: puoi soltanto razziare, e nessuno può sfidarti.
rule-P2-3-5 = Un'azione la devi dichiarare. Razziare si può sempre, anche con la riserva vuota. Se un evento vieta l'azione che hai dichiarato, ne dichiari un'altra, e questo è un nuovo momento (P7.8 a).
rule-P2-3-6 = P2.3.4 e P5.1 si guardano solo quando si dichiara l'azione: chi perde dopo la sua ultima carta equipaggiata va avanti. Anche senza equipaggio puoi ancora giocare eventi.

## P2.4 Nuovi orizzonti
rule-P2-4-1 = Scopri una nuova esplorazione e mettila accanto al mazzo; le altre si allontanano di un posto (P1.3). Poi tocca a chi ti siede a sinistra.
rule-P2-4-2 = La partita finisce quando si dovrebbe scoprire un'esplorazione e non ce n'è più nessuna (P8).
rule-P2-4-3 = Solo questa fase fa finire la partita: ogni altro effetto che dovrebbe scoprire un'esplorazione non fa niente, se non ce n'è più nessuna. Una volta finita la partita con P2.4.2, a nessuno si chiede più niente.

## P3 Solcare i Sette Mari
rule-P3-1 = Un'esplorazione può mostrare una condizione: la puoi dichiarare solo mentre la condizione vale. Se smette di valere durante l'azione, l'azione va avanti.
rule-P3-2 = I suoi test si affrontano dall'alto in basso. Un test può avere una ricompensa e una penalità sue: arrivano quando quel test finisce, prima del successivo. Basta fallirne uno ed è una sconfitta: ai test che seguono non si arriva, e la carta resta dov'è nella fila. Se li superi tutti, o se non ce n'è stampato nessuno, hai conquistato la carta.
rule-P3-3 = Quando conquisti una carta succede questo, nell'ordine: i suoi dobloni, come li cambia P3.5, passano dalla riserva al tuo forziere; arrivano le altre ricompense stampate sulla carta (pescare una carta equipaggio, un evento, una carta dell'uno o dell'altro mazzo a tua scelta, e così via); la carta va nel tuo forziere, scoperta se è una carta collezione, altrimenti coperta; poi la fila si chiude. Le influenze sui dobloni si leggono prima che la carta se ne vada. Dobloni e carte collezione te li possono rubare, la fama no.
rule-P3-4 = In caso di sconfitta arriva la penalità stampata sulla carta. Per ogni danno scarti una delle tue carte equipaggiate, a tua scelta; se ne hai di meno, tutte.
rule-P3-5 = Influenza: l'influenza di una carta cambia le sue vicine nella fila, una per lato. Cambia la difficoltà dei loro test sulla caratteristica che nomina, oppure i loro dobloni, anche se non ne mostrano. I dobloni non vanno mai sotto lo 0. Più influenze si sommano.
rule-P3-6 = Ogni difficoltà è almeno 1. Prima si sommano tutti i cambiamenti; solo allora un risultato più basso diventa 1.
rule-P3-7 = Le condizioni si leggono solo alla dichiarazione (P3.1). La difficoltà di un test si fissa al suo primo lancio: se poi la fila cambia, conta solo per i test successivi. Una carta che cambia la difficoltà del test in corso funziona anche dopo il lancio.
rule-P3-8 = L'esplorazione che affronti può cambiare posto: l'azione continua con lei. Se lascia la fila l'azione finisce, senza ricompensa, senza penalità e senza che si restituisca niente.
rule-P3-9 = Una penalità è una cosa sola sulla pila (P7.4). Annullata o no, la sconfitta resta. Il mazzo non è vicino di nessuna carta.

## P4 Test e dadi
rule-P4-1 = Somma i valori della caratteristica su tutte le tue carte equipaggiate, anche quelle esaurite: tanti sono i dadi che lanci.
rule-P4-2 = Ogni dado che mostra la caratteristica o il jolly è un successo. Se i successi sono almeno quanto la difficoltà, il test è superato.
rule-P4-3 = Barare: quando tiri, un doblone può tornare dal tuo forziere nella riserva e farti lanciare { $cheat-dice ->
    [one] { $cheat-dice } dado
   *[other] { $cheat-dice } dadi
} in più. Puoi farlo anche dopo aver visto il risultato, e quante volte vuoi, fino alla fine del tiro.
rule-P4-4 = Quello che toglie dadi si deve giocare prima del primo lancio. Quello che ne aggiunge si può giocare anche dopo, prima che il tiro finisca.
rule-P4-5 = Un lancio sono i dadi gettati in una volta; un tiro sono tutti i lanci di un test, o di una delle due parti di una sfida. Dopo ogni lancio chi tira può barare (un doblone, un lancio), giocare qualcosa o fermarsi. Quando si ferma si chiede a tutti (P7.8): se si è giocato qualcosa, si torna a chiedere a chi tira; se no, il tiro finisce e si contano i successi. Barare prima del primo lancio sarebbe lo stesso che barare dopo, perciò la prima domanda viene dopo il primo lancio. Barare non va sulla pila, non ammette risposte e vuole la pila vuota.
rule-P4-6 = Il primo lancio ha i dadi di P4.1, più e meno quello che si è giocato, e almeno 0. Anche nessun dado è un lancio, quindi si può barare. L'equipaggio che perdi o guadagni dopo non cambia niente. Dopo il primo lancio non si può giocare niente che tolga dadi, nemmeno contro quelli comprati in seguito.

## P5 Sfide
rule-P5-1 = Nomini un avversario, una caratteristica e il premio se vinci: { $challenge-most ->
    [0] una carta collezione
    [1] 1 doblone, oppure una carta collezione
   *[other] da 1 a { $challenge-most } dobloni, oppure una carta collezione
} del forziere dell'avversario, e dici quale. Tutti e due dovete possedere almeno un doblone o una carta collezione e avere una carta equipaggiata (P2.3.4). Non puoi nominare più dobloni di quanti ne ha l'avversario.
rule-P5-2 = L'avversario accetta o rifiuta.
rule-P5-3 = Se l'avversario rifiuta, { $refusal-crew ->
    [0] non ci rimette carte equipaggio.
    [one] scegli { $refusal-crew } delle sue carte equipaggiate e la puoi prendere in mano.
    [2] scegli 2 delle sue carte equipaggiate e le puoi prendere in mano: tutte e due, una o nessuna. Se ce n'è una sola, è quella.
   *[other] scegli { $refusal-crew } delle sue carte equipaggiate e le puoi prendere in mano: tutte, qualcuna o nessuna. Se ce ne sono di meno, sono quelle.
} { $refusal-doubloons ->
    [0] Dalla riserva non prendi niente.
    [one] Puoi anche prendere { $refusal-doubloons } doblone dalla riserva.
   *[other] Puoi anche prendere { $refusal-doubloons } dobloni dalla riserva.
} Poi l'azione finisce. Niente di tutto questo va sulla pila.
rule-P5-4 = Se l'avversario accetta, nomina un premio allo stesso modo. Ciascuno mette da parte quello che l'altro ha nominato: è la sua posta. Con i dobloni della posta non si può barare finché la sfida non è finita. Quello che non c'è più non si mette in palio; chi non ha più niente non mette in palio niente, e la sfida va avanti. Le poste non stanno in nessun forziere: non si possono spendere, rubare, perdere né prendere di mira.
rule-P5-5 = Durante la sfida tutti e due contate come giocatore di turno: tutti e due potete essere bersaglio di eventi, e tutti e due potete usare le abilità del vostro equipaggio e del vostro capitano. La sfida comincia quando è accettata. Fino ad allora l'avversario può rispondere con eventi come chiunque, ma non con abilità, e non è un bersaglio. Un evento sul «giocatore di turno» colpisce uno dei due, nominato da chi lo gioca. L'ordine dei posti (P7.6) e la preparazione delle carte (P6.5) restano quelli del turno di chi sfida.
rule-P5-6 = Tutti e due lanciano nello stesso momento (P4.1). Poi, a turno, chi sfida e l'avversario barano, giocano qualcosa o si fermano, finché non si fermano uno subito dopo l'altro; allora si chiede a tutti come in P4.5. Chi ha più successi vince la posta dell'altro e riprende la propria. A pari successi ogni posta torna a chi l'ha messa.

## P6 Carte equipaggio e capitani
rule-P6-1 = Una carta equipaggio è un primo ufficiale, un oggetto o una ciurma (P2.2.1). Una caratteristica senza numero è 0.
rule-P6-2 = Primi ufficiali e oggetti hanno abilità. Un'abilità segnata «esaurisci» si usa esaurendo la sua carta, che si gira di lato: una volta per turno.
rule-P6-3 = Se la carta non dice altro, un'abilità la può usare solo il giocatore di turno, nella fase azione, o chi partecipa a una sfida.
rule-P6-4 = Le caratteristiche di una carta contano anche mentre è esaurita.
rule-P6-5 = Le tue carte esaurite vengono preparate all'inizio del tuo turno.
rule-P6-6 = Un capitano è senza caratteristiche, e le sue abilità sono una o più. Nessun danno lo fa scartare, nessuno lo può rubare, nessuna abilità e nessun evento lo può prendere di mira. Un'abilità che si usa segue P6.2, P6.3 e P7.4: il capitano si gira, e solo P6.5 lo prepara; all'abilità si può rispondere, ma annullarla no. Un'abilità sempre attiva non usa la pila.
rule-P6-7 = Una volta per turno vuol dire finché la carta non viene preparata: se lo fa un effetto, si può usare di nuovo.

## P7 Eventi e pila
rule-P7-1 = Ogni giocatore può giocare tutti gli eventi che vuole, ma solo durante una fase azione, se la carta non dice altro.
rule-P7-2 = Bersagli validi sono il giocatore di turno (P5.5) e le carte sul tavolo, cioè la fila, le carte equipaggiate e i permanenti; per annullare, quello che sta sulla pila. Capitani, forzieri, poste, mani, mazzi e scarti non lo sono. Un evento con un bersaglio valido si può giocare anche se non cambia niente. Rubare dobloni può quindi colpire solo il giocatore di turno, o l'una o l'altra parte di una sfida.
rule-P7-3 = Un evento ferma il gioco: si risolve prima che vada avanti qualsiasi altra cosa. Prima che si risolva, chiunque può rispondere con un altro evento o con un'abilità permessa. Va tutto su una sola pila, e quello che arriva per ultimo si risolve per primo.
rule-P7-4 = Eventi, abilità e penalità delle esplorazioni usano la stessa pila. Ricompense, barare e prendere le poste non la usano.
rule-P7-5 = Esaurire la carta è già effetto dell'abilità: una risposta si risolve prima che la carta sia esaurita. Così un'abilità non fa niente se a quel punto la sua carta è esaurita, o non è più equipaggiata da chi l'ha usata; un'abilità annullata lascia preparata la sua carta; e un'abilità sta sulla pila una volta sola per volta. Giocare un evento non si disfa: se è annullato, si scarta. Chi mette qualcosa sulla pila ne nomina subito i bersagli e fa subito le proprie scelte; quello che deve scegliere un altro giocatore, o chi subisce una penalità, si sceglie quando si risolve. Se a quel punto un bersaglio non c'è più, quella parte non fa niente. Dove una carta dice «fai questo o quello», «questo» vale solo se si può fare per intero; in ogni altro caso, quello che non si può fare per intero si fa fin dove si può.
rule-P7-6 = A tutti quelli che possono rispondere si chiede nello stesso momento. Appena è chiaro chi viene per primo, nell'ordine dei posti dal giocatore di turno, tra quelli che vogliono giocare qualcosa, quel giocatore lo fa; le risposte degli altri sono nulle e restano segrete, e si chiede di nuovo a tutti. Quando tutti hanno passato, si risolve la cima della pila. Perciò in che ordine arrivano le risposte è indifferente, e con le dita veloci non si vince niente.
rule-P7-7 = Un evento permanente, una volta risolto, resta in gioco, e il suo effetto dura finché la carta stessa, o un'altra, non lo fa finire. Su una carta, si scarta quando quella lascia la fila o l'area, non quando si sposta al suo interno. Su un giocatore o sul tavolo, resta. Più permanenti si sommano. I permanenti in gioco non si rimescolano.
rule-P7-8 = Questi sono i momenti in cui si chiede a tutti: (a) un'azione è stata dichiarata e non è ancora cominciata (per chi solca i mari è anche il momento prima del primo lancio; per una sfida viene prima di P5.2); (b) le poste sono da parte, prima del lancio; (c) prima del primo lancio di ogni altro test; (d) un tiro sta per finire (P4.5, P5.6); (e) qualcosa è stato messo sulla pila. Inoltre, prima di dichiarare e dopo l'azione, il giocatore di turno può giocare eventi e usare abilità uno dopo l'altro, con gli altri che rispondono secondo (e). In nessun altro momento si giocano eventi; una carta può nominare uno di questi, mai uno nuovo. A chi si chiede dipende solo da quello che è pubblico: resti fuori soltanto se tutti possono vedere che non puoi rispondere, senza eventi in mano e senza abilità che si possano usare adesso. Non avere niente di adatto non è un motivo per restare fuori, altrimenti la pausa direbbe al tavolo chi ha una risposta. Puoi lasciare detto di passare; quando si passa così, senza che nessuno sia interpellato, ci vuole un tempo preso dall'unica distribuzione che il tavolo ha reso pubblica.

## P8 Fine e punteggio
rule-P8-1 = Ogni doblone nel tuo forziere vale 1 punto, e così ogni punto di fama.
rule-P8-2 = Le collezioni si contano simbolo per simbolo: { $collection-worth }. Una collezione è completa con { $collection-most ->
    [one] { $collection-most } carta
   *[other] { $collection-most } carte
}; un'altra con lo stesso simbolo ne comincia una nuova.
rule-P8-3 = Vince chi ha più punti. La parità si scioglie con la fama più alta, poi con il maggior numero di dobloni; dopo di che la vittoria è condivisa. Il regolamento la darebbe a chi ha più l'aria da pirata: giudicatelo tra voi.

## P9 Modalità
rule-P9-1 = Pendaglio da forca (facile): solo esplorazioni ed equipaggio. Ognuno comincia con { $first-crew ->
    [one] { $first-crew } carta equipaggio
   *[other] { $first-crew } carte equipaggio
} e { $first-doubloons ->
    [one] { $first-doubloons } doblone
   *[other] { $first-doubloons } dobloni
}. Le azioni sono solcare i Sette Mari e razziare. Nel reclutamento scarti come in P2.1.1 e peschi equipaggio fino ad averne in mano { $recruit-crew-alone }; con { $recruit-crew-alone } o più in mano non ne peschi. Quello che parla di eventi, capitani o sfide non fa niente; «equipaggio o evento» è equipaggio.
rule-P9-2 = All'arrembaggio! (intermedia): con gli eventi e senza capitani. Ognuno comincia con { $first-crew ->
    [one] { $first-crew } carta equipaggio
   *[other] { $first-crew } carte equipaggio
}, { $first-events ->
    [one] { $first-events } evento
   *[other] { $first-events } eventi
} e { $first-doubloons ->
    [one] { $first-doubloons } doblone
   *[other] { $first-doubloons } dobloni
}. Le azioni sono solcare i Sette Mari e razziare. Il reclutamento segue P2.1. Quello che parla di capitani o sfide non fa niente.
rule-P9-3 = Arrr!!! (completa): tutto.
