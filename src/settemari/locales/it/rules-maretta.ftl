# Le regole dei due lati di Maretta, per chi sta al tavolo. I numeri vengono dalla variante: gli argomenti sono quelli di
# `games/maretta/rules.py`. Un messaggio sta su una riga sola, tranne i selettori.

## Titoli
rules-M = Componenti
rules-A = Fuga da Maretta (lato A)
rules-A1 = Preparazione
rules-A2 = Prima fase: la tua carta
rules-A3 = Seconda fase: una carta per un altro
rules-A4 = Terza fase: la fine del turno
rules-B = Fuga da Vulcano (lato B)
rules-B1 = Preparazione
rules-B2 = Prima fase: carica gli altri
rules-B3 = Seconda fase: carica il tuo carrello
rules-B4 = Terza fase: riserva e corsa
rules-B5 = Quarta fase: la lava
rules-D = Barili
rules-V = Varianti
rules-E = Esempi (con le regole standard)

## Quanti ce ne sono
rules-number-times = { $number } (×{ $count })
rules-count-monkey = { $count ->
    [one] { $count } scimmia
   *[other] { $count } scimmie
}
rules-count-troop = { $count ->
    [one] { $count } gruppo di scimmie
   *[other] { $count } gruppi di scimmie
}
rules-count-cuttlefish = { $count ->
    [one] { $count } seppia
   *[other] { $count } seppie
}
rules-count-school = { $count ->
    [one] { $count } gruppo di seppie
   *[other] { $count } gruppi di seppie
}
rules-count-shark = { $count ->
    [one] { $count } squalo
   *[other] { $count } squali solitari
}
rules-count-sharks = { $count ->
    [one] { $count } branco di squali
   *[other] { $count } branchi di squali
}
rules-count-spear = { $count ->
    [one] { $count } rampino
   *[other] { $count } rampini
}
rules-count-anchor = { $count ->
    [one] { $count } ancora
   *[other] { $count } ancore
}
rules-count-pelican = { $count ->
    [one] { $count } pellicano
   *[other] { $count } pellicani
}

## M0 Componenti
rule-M0-1 = Da 3 a 5 giocatori, da 15 a 20 minuti. I colori sono viola, rosa, giallo, turchese e bianco.
rule-M0-2 = { $cards } carte risorsa di 5 semi (legno, corda, fuoco, acqua, cibo): { $cards-per-suit } per seme, ognuna con un numero. Due carte con lo stesso seme e lo stesso numero sono equivalenti.
rule-M0-3 = I numeri di ogni seme e quante volte compare ciascuno: { $deck-numbers }.
rule-M0-4 = { $ships ->
    [0] In questa partita non ci sono carte piroscafo.
   *[other] { $ships } carte piroscafo. Non hanno seme e il loro numero è 0.
}
rule-M0-5 = { $barrels-total ->
    [0] In questa partita non ci sono barili.
    [one] { $barrels-total } barile: { $barrels }.
   *[other] { $barrels-total } barili: { $barrels }.
}
rule-M0-6 = Una plancia a due lati con un percorso di caselle; 5 pedine; 5 carte che da una parte sono una zattera e dall'altra un carrello, ognuna con una posizione 1 (*) e una posizione 2 (**); 2 divisori (barriere coralline sul lato A, crepacci sul lato B); 1 gettone (il piroscafo sul lato A, la lava sul lato B); il gettone primo giocatore.
rule-M0-7 = È tutto pubblico, tranne le carte in mano, le carte coperte in posizione 1, i barili coperti, l'ordine del mazzo e, sul lato A, quali carte risorsa e quali barili sono tornati nella scatola. Le riserve si possono guardare carta per carta; nemmeno il numero di carte di ogni mano e del mazzo è un segreto.

## A1 Preparazione
rule-A1-1 = Il gettone piroscafo sta in fondo al percorso e ne è l'ultima casella, la numero { $path-last }. Le pedine partono dall'isola, la casella 0.
rule-A1-2 = { $marked-count ->
    [0] Nessuna casella è segnata per i barili: restano tutti nella scatola.
   *[other] Su ogni casella segnata ({ $marked }) { $barrels-per-space ->
        [one] va { $barrels-per-space } barile preso
       *[other] vanno { $barrels-per-space } barili presi
    } a caso. Quelli che avanzano tornano nella scatola senza che nessuno li guardi.
}
rule-A1-3 = { $dividers ->
    [0] Senza barriere coralline tutti i barili sono coperti.
    [1] Prima della barriera corallina, che sta dopo la casella { $path-dividers }, tutti i barili sono coperti; oltre la barriera sono tutti scoperti.
   *[other] Le barriere coralline stanno dopo le caselle { $path-dividers }. Prima della prima barriera i barili sono coperti, oltre la seconda sono scoperti. Tra le due, { $barrels-per-space ->
        [1] sono coperti.
        [2] su ogni casella uno è scoperto e uno coperto; quale dei due si scopre, lo decide il caso.
       *[other] su ogni casella metà dei barili, arrotondata per difetto, è scoperta, scelta dal caso, e gli altri sono coperti.
    }
}
rule-A1-4 = Per fare il mazzo si tolgono a caso delle carte risorsa: { $deck-removed-3 } in 3 giocatori, { $deck-removed-4 } in 4, { $deck-removed-5 } in 5. Tornano nella scatola senza che nessuno le guardi. { $deck-ships-per-seat ->
    [0] Non si aggiungono carte piroscafo.
    [one] Poi si mescola nel mazzo una carta piroscafo per ogni giocatore.
   *[other] Poi si mescolano nel mazzo { $deck-ships-per-seat } carte piroscafo per ogni giocatore.
} Il mazzo è così di { $deck-size-3 }, { $deck-size-4 } o { $deck-size-5 } carte.
rule-A1-5 = Si sceglie il primo giocatore, a caso o per decisione di chi ospita: a lui il gettone. Poi ognuno pesca { $hand-first } carte.

## A2 Prima fase: la tua carta
rule-A2-1 = Tutti insieme, ognuno mette coperta nella propria posizione 1 una carta della propria mano. Va bene qualsiasi carta, anche un piroscafo. Finché qualcuno deve ancora scegliere puoi cambiare idea; che hai scelto lo vedono tutti, che cosa no.
rule-A2-2 = Quando tutti hanno scelto, le carte si scoprono nello stesso momento, tranne quelle di chi è sotto l'effetto di una seppia (D3, D4).

## A3 Seconda fase: una carta per un altro
rule-A3-1 = A partire dal primo giocatore e in senso orario, ognuno mette una carta della propria mano nella posizione 2 di un avversario.
rule-A3-2 = Una posizione 2 accoglie una sola carta per turno. Soltanto se nessun avversario ha la posizione 2 libera devi usare la tua.
rule-A3-3 = Se la carta in posizione 1 di chi riceve è ancora coperta, si scopre adesso.
rule-A3-4 = Furto: se la carta che metti ha lo stesso seme e lo stesso numero di una carta nella riserva di chi la riceve, puoi prendere da quella riserva una carta qualsiasi e aggiungerla alla tua. { $theft-when ->
    [after-move] Decidi dopo il movimento di chi riceve (A3.5), se a quel punto la tua carta corrisponde ancora.
   *[with-card] Decidi quando metti la carta: carta, avversario e furto sono una scelta sola, e il furto avviene prima che si scopra una carta (A3.3) e prima di ogni movimento.
} { $theft-costs ->
    [all-moves] Dopo un furto non ti muovi più per questo turno, né con A3.6 né quando ricevi una carta (A3.5).
   *[own-move] Ti costa il movimento di A3.6 e nient'altro: quando ricevi una carta ti muovi lo stesso (A3.5).
} Un piroscafo non corrisponde mai, perché nelle riserve non ce ne sono, e dalla propria riserva non si ruba.
rule-A3-5 = Chi riceve la carta avanza subito della differenza tra i numeri delle sue due posizioni.
rule-A3-6 = { $move-giver ->
    [0] Chi ha messo la carta non ne ricava alcun movimento.
    [one] Poi chi ha messo la carta avanza di { $move-giver } casella, a meno che non abbia rubato (A3.4) o abbia dovuto usare la propria posizione 2 (A3.2).
   *[other] Poi chi ha messo la carta avanza di { $move-giver } caselle, a meno che non abbia rubato (A3.4) o abbia dovuto usare la propria posizione 2 (A3.2).
}
rule-A3-7 = La pedina si ferma sulla casella del piroscafo; i passi in più vanno persi.
rule-A3-8 = Se il tuo movimento finisce su una casella con barili, devi sceglierne uno e risolverlo (sezione D) prima che succeda qualsiasi altra cosa. { $barrels-on-zero-move ->
    [yes] Conta anche un movimento di 0: se resti dove ci sono barili, ne apri uno.
   *[no] Un movimento di 0 non è un movimento e non apre niente.
} Sull'isola e sul piroscafo non ci sono barili.
rule-A3-9 = Una pedina sulla casella del piroscafo resta nel turno: il suo giocatore mette ancora la propria carta, e un rampino (D7) può ancora portarla via con uno scambio. Essere sul piroscafo conta solo alla fine del turno, e vale anche per chi ci è arrivato con uno scambio.
rule-A3-10 = Se uno scambio ti sposta prima del tuo movimento di A3.6, lo fai dalla nuova casella.

## A4 Terza fase: la fine del turno
rule-A4-1 = Se in una posizione qualsiasi c'è una carta piroscafo, tutti provano a salire a bordo. Il tuo punteggio d'imbarco è la differenza tra i numeri delle tue due posizioni, più 1 per ogni seme diverso nella tua riserva, dove le carte di questo turno non ci sono ancora. Il movimento di A3.6 e gli scambi non contano; la differenza conta per intero anche se la fine del percorso ti ha accorciato il movimento. Da { $boarding-score } in su sei a bordo.
rule-A4-2 = Tutti quelli che sono a bordo (A4.1) e tutti quelli che hanno la pedina sulla casella del piroscafo vincono insieme, e la partita finisce.
rule-A4-3 = Altrimenti le carte piroscafo giocate si scartano: nessuno le tiene mai. Ogni altra carta va nella riserva del giocatore nella cui posizione si trova.
rule-A4-4 = Il gettone primo giocatore passa di un posto in senso orario e ognuno pesca { $hand-draw } carte: in senso orario dal nuovo primo giocatore, ognuno tutte le sue prima che tocchi al prossimo.
rule-A4-5 = Se il mazzo non può più dare { $hand-draw } carte a ognuno, la partita finisce qui, dopo aver applicato A4.1 e A4.2: vince chi è più avanti sul percorso, e a pari casella si vince insieme. { $rounds-differ ->
    [yes] Una partita dura quindi al massimo { $rounds-3 }, { $rounds-4 } o { $rounds-5 } turni in 3, 4 o 5 giocatori.
   *[no] Una partita dura quindi al massimo { $rounds-3 ->
        [one] { $rounds-3 } turno
       *[other] { $rounds-3 } turni
    }.
}

## B1 Preparazione
rule-B1-1 = Le carte piroscafo e i { $cuttlefish-barrels } barili con le seppie restano nella scatola. Tutte le { $cards } carte risorsa formano il mazzo.
rule-B1-2 = Le pedine partono dal villaggio, la casella 0. La lava parte { $lava-behind ->
    [one] { $lava-behind } casella
   *[other] { $lava-behind } caselle
} più indietro. Il mare è l'ultima casella del percorso, la numero { $path-last }.
rule-B1-3 = { $marked-count ->
    [0] Nessuna casella è segnata per i barili: restano tutti nella scatola.
   *[other] Su ogni casella segnata ({ $marked }) { $barrels-per-space ->
        [one] va { $barrels-per-space } barile preso
       *[other] vanno { $barrels-per-space } barili presi
    } a caso.
} { $dividers ->
    [0] Senza crepacci tutti i barili sono scoperti.
    [1] Prima del crepaccio, che sta dopo la casella { $path-dividers }, tutti i barili sono scoperti; oltre il crepaccio sono tutti coperti.
   *[other] I crepacci stanno dopo le caselle { $path-dividers }. Prima del primo crepaccio i barili sono scoperti, oltre il secondo sono coperti. Tra i due, { $barrels-per-space ->
        [1] sono coperti.
        [2] su ogni casella uno è scoperto e uno coperto; quale dei due si scopre, lo decide il caso.
       *[other] su ogni casella metà dei barili, arrotondata per difetto, è scoperta, scelta dal caso, e gli altri sono coperti.
    }
}
rule-B1-4 = Come sul lato A (A1.5) si sceglie il primo giocatore; ognuno pesca { $hand-first ->
    [one] { $hand-first } carta
   *[other] { $hand-first } carte
}.

## B2 Prima fase: carica gli altri
rule-B2-1 = A partire dal primo giocatore e in senso orario, ognuno mette una carta della propria mano nella posizione 2 di un avversario ancora in corsa. Una posizione 2 accoglie una sola carta per turno; soltanto se nessun avversario ha la sua libera devi usare la tua. Sul lato B non si ruba.
rule-B2-2 = Chi non ha carte in mano passa.

## B3 Seconda fase: carica il tuo carrello
rule-B3-1 = A partire dal primo giocatore e in senso orario, ognuno mette scoperta nella propria posizione 1 una carta della propria mano. Deve essere diversa dalla carta nella propria posizione 2 sia per seme sia per numero.
rule-B3-2 = Se puoi, devi; se non hai una carta così, non ne giochi. Con la posizione 2 vuota va bene qualsiasi carta.

## B4 Terza fase: riserva e corsa
rule-B4-1 = Ognuno sposta le carte delle due posizioni nella propria riserva, dove ogni seme fa pila a sé.
rule-B4-2 = Una pila i cui numeri danno una somma maggiore di { $burst-limit } si scarta tutta; { $burst-limit } esatto può restare. { $burst-when ->
    [stocking] Si guarda solo adesso: una pila che cresce per un barile (D1, D2) è al sicuro fino a quando si svuotano di nuovo le posizioni.
   *[always] Vale in ogni momento: una pila che con un barile (D1, D2) va oltre { $burst-limit } si scarta subito.
}
rule-B4-3 = A partire dal primo giocatore e in senso orario, ognuno avanza di tante caselle quante sono le pile della propria riserva.
rule-B4-4 = Se il tuo movimento finisce su una casella con barili, devi sceglierne uno e risolverlo (sezione D), come in A3.8. { $barrels-on-zero-move ->
    [yes] Conta anche un movimento di 0: se resti dove ci sono barili, ne apri uno.
   *[no] Un movimento di 0 non è un movimento e non apre niente.
} Al villaggio e in mare non ci sono barili. Quello che un barile fa alle riserve conta per chi deve ancora muoversi.
rule-B4-5 = La pedina si ferma al mare; i passi in più vanno persi.

## B5 Quarta fase: la lava
rule-B5-1 = La lava avanza di { $lava-step ->
    [one] { $lava-step } casella
   *[other] { $lava-step } caselle
}{ $lava-changes ->
    [yes] {" "}all'inizio; { $dividers ->
        [1] oltre il crepaccio il suo passo è { $lava-past-1 } (V3).
       *[other] oltre il primo crepaccio il suo passo è { $lava-past-1 }, oltre il secondo { $lava-past-2 } (V3).
    }
   *[no] .
} In mare non entra mai.
rule-B5-2 = La pedina raggiunta dalla lava è subito fuori gioco: lascia il percorso, e la mano e la riserva del suo giocatore vanno negli scarti. Raggiunte sono le pedine sulla casella della lava o più indietro, e lo si guarda solo adesso, dopo l'avanzata della lava.
rule-B5-3 = Tutti quelli che alla fine del turno hanno la pedina in mare vincono insieme. Se in mare non c'è nessuno e in corsa resta un solo giocatore, la vittoria è sua. { $lava-nobody-left ->
    [last-caught] Se non resta nessuno, vincono insieme gli ultimi raggiunti dalla lava.
   *[nobody] Se non resta nessuno, nessuno vince.
}
rule-B5-4 = Altrimenti il gettone primo giocatore passa, in senso orario, al prossimo posto in corsa, e ognuno pesca fino ad avere in mano { $hand-first ->
    [one] { $hand-first } carta
   *[other] { $hand-first } carte
}, nell'ordine di A4.4. Quando il mazzo è vuoto si mescolano gli scarti e se ne fa uno nuovo; se sono vuoti tutti e due, non si pesca.

## D Barili
rule-D0-1 = Il barile che scegli si scopre davanti a tutti e si scarta dopo averlo risolto. L'effetto di una seppia aspetta il turno successivo.
rule-D0-2 = Gli effetti non sono facoltativi. Quello che non si può fare si salta; quello che si può fare in parte si fa in parte.
rule-D0-3 = Se scegli un avversario, deve essere uno su cui il barile ha effetto, se c'è. Sul lato B chi è fuori gioco non conta più per niente.
rule-D0-4 = Se agiscono più giocatori, si va in senso orario a partire dalla sinistra di chi ha trovato il barile, che viene per ultimo. Con gli squali (D6) scelgono tutti nello stesso momento.
rule-D0-5 = Chi prende o scarta una carta la sceglie, da qualsiasi punto della riserva.
rule-D1 = Scimmia: una carta a tua scelta passa dalla riserva di un avversario alla tua.
rule-D2 = Gruppo di scimmie: tutti gli altri si servono dalla tua riserva, una carta a testa, finché ce n'è.
rule-D3 = Seppia: nel prossimo turno la tua carta in posizione 1 resta coperta, e la vedi solo tu, finché non arriva una carta nella tua posizione 2. Più seppie per lo stesso turno valgono come una.
rule-D4 = Gruppo di seppie: come la seppia (D3), ma per tutti.
rule-D5 = Squalo: { $barrels-shark-cards ->
    [one] { $barrels-shark-cards } carta a tua scelta va
   *[other] { $barrels-shark-cards } carte a tua scelta vanno
} dalla tua riserva negli scarti.
rule-D6 = Squali: ognuno, anche tu, manda negli scarti una carta a scelta della propria riserva.
rule-D7 = Rampino: scambiati di posto con la pedina più vicina davanti a te. Lo scambio non apre barili, per nessuno dei due. Il piroscafo è una casella come le altre{ $spear-sea ->
    [no] ; chi è in mare, invece, non si può agganciare.
   *[yes] , e così il mare.
} Conta solo chi sta davvero più avanti, non chi ti sta accanto; se su quella casella ci sono più pedine, ne scegli una.
rule-D8 = Ancora: { $barrels-anchor-cards ->
    [one] { $barrels-anchor-cards } carta a tua scelta va
   *[other] { $barrels-anchor-cards } carte a tua scelta vanno
} dalla tua riserva negli scarti.
rule-D9 = Pellicano: scegli un avversario e guarda le carte che ha in mano. Le vedi solo tu; di chi è la mano lo sanno tutti. Una carta coperta in posizione 1 non ne fa parte. Quello che hai visto continui a saperlo: una carta vista è in quella mano, o coperta nella posizione 1 di quel giocatore, finché non viene scoperta o messa da qualche parte.

## V Varianti
rule-V1 = Le caselle segnate dall'ultima casella in poi non ricevono barili.
rule-V2 = Con una sola barriera corallina o un solo crepaccio il percorso non ha una parte centrale; senza, conta tutto come prima parte.
rule-V3 = La lava ha superato un crepaccio quando, dopo il suo movimento, si trova oltre; il nuovo passo vale dal turno successivo.
rule-V4 = Una variante non è ammessa se ha troppo pochi barili per le sue caselle segnate ({ $barrels-per-space } per casella), se il passo della lava è minore di 1, se sul lato A la prima mano o la pesca sono di meno di 2 carte, o se il mazzo non basta per le prime mani.

## E Esempi
rule-E1 = Rosa mostra un 1 o un 5. Viola mette il 3 di legno sulla zattera di Rosa: Rosa avanza di 2, cioè della differenza; poi Viola avanza di 2.
rule-E2 = Giallo mostra un 1 e riceve da Rosa l'1 di acqua: la differenza è 0 e Giallo resta dov'è. Rosa avanza di 2, finisce su una casella con barili e ne prende uno.
rule-E3 = Giallo mette l'1 di cibo sulla zattera di Viola, che mostra un 3: Viola avanza di 2 e prende un barile; poi Giallo avanza di 2.
rule-E4 = È stato giocato un piroscafo. Viola ha nelle posizioni il 4 di legno e il piroscafo, e 3 semi nella riserva: 4 + 3 = 7, a bordo. Rosa ha nelle posizioni l'1 di corda e l'1 di acqua, e 5 semi nella riserva: 0 + 5 = 5, non sale.
rule-E5 = Lato B. Giallo ha ricevuto l'1 di cibo in posizione 2: nella sua posizione 1 non può andare né una carta cibo né un 1. Il 5 di legno sì.
rule-E6 = Lato B. L'1 di cibo e il 5 di legno di Giallo vanno nella riserva; nessuna pila supera 5 e le pile sono tre: Giallo avanza di 3. Il 3 di fuoco e il 4 di acqua di Viola vanno nella riserva; la pila dell'acqua supera 5 e si scarta, resta solo il fuoco: Viola avanza di 1.
