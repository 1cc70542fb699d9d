# Che cosa si chiede in Arrr!!!, che cosa si può rispondere, perché no, e che cosa succederebbe.

## Domande
arrr-question-captain = Quale capitano scegli?
arrr-question-recruit = Quali carte scarti, e quante ne peschi?
arrr-question-equip = Quale equipaggio metti in campo?
arrr-question-declare = Che cosa fai: solchi i mari, razzi o sfidi qualcuno?
arrr-question-declare-plain = Che cosa fai: solchi i mari o razzi?
arrr-question-after = La tua azione è finita. Giochi ancora qualcosa?
arrr-question-sail-declared = { $seat } fa rotta verso { $card }. Giochi qualcosa?
arrr-question-raid-declared = { $seat } va a razziare. Giochi qualcosa?
arrr-question-challenge-declared = { $seat } sfida { $opponent } in { $trait }, per { $prize }. Giochi qualcosa?
arrr-question-test = { $seat } arriva al test { $test } di { $card }. Giochi qualcosa?
arrr-question-rolling = { $needed ->
    [one] { $successes-start }, ne serve { $needed }: bari, giochi qualcosa o ti fermi?
   *[other] { $successes-start }, ne servono { $needed }: bari, giochi qualcosa o ti fermi?
}
arrr-question-roll-ends = { $needed ->
    [one] { $seat } si ferma: { $successes }, ne serve { $needed }. Giochi qualcosa?
   *[other] { $seat } si ferma: { $successes }, ne servono { $needed }. Giochi qualcosa?
}
arrr-question-respond = { $seat } ti sfida in { $trait }, per { $prize }. Accetti?
arrr-question-plunder = { $opponent } rifiuta. Che cosa prendi?
arrr-question-name-prize = Che cosa vuoi da { $seat } in caso di vittoria?
arrr-question-stakes-set = { $seat } e { $opponent } stanno per lanciare: { $trait }. Giochi qualcosa?
arrr-question-contest = { $mine } a { $theirs }: bari, giochi qualcosa o ti fermi?
arrr-question-contest-ends = { $seat } e { $opponent } si fermano. Giochi qualcosa?
arrr-question-stack = Sulla pila c'è { $what } ({ $seat }). Rispondi?
arrr-question-stack-on = Sulla pila c'è { $what } ({ $seat }), su { $target }. Rispondi?
arrr-question-lose-crew = { $count ->
    [one] { $count } danno: quale carta equipaggiata scarti?
   *[other] { $count } danni: quale carta equipaggiata scarti per prima?
}
arrr-question-lose-hand = { $count ->
    [one] Quale carta della tua mano scarti?
   *[other] Quale carta della tua mano scarti? In tutto { $count }.
}
arrr-question-draw-either = { $count ->
    [one] Da quale mazzo peschi?
   *[other] Da quale mazzo peschi? In tutto { $count } carte.
}
arrr-question-tire-crew = { $count ->
    [one] Quale carta pronta esaurisci?
   *[other] Quale carta pronta esaurisci? In tutto { $count }.
}
arrr-question-toll = { $count ->
    [one] Scarti { $count } carta dalla mano per andare avanti con la tua azione?
   *[other] Scarti { $count } carte dalla mano per andare avanti con la tua azione?
}
arrr-question-naming-discard = { $count ->
    [one] Per { $what }: quale carta della tua mano scarterai?
   *[other] Per { $what }: quale carta della tua mano scarterai? In tutto { $count }.
}
arrr-question-naming = { $count ->
    [one] Per { $what }: da quale mazzo pescherai?
   *[other] Per { $what }: da quale mazzo pescherai? In tutto { $count } carte.
}
arrr-question-naming-exhaust = { $count ->
    [one] Per { $what }: quale carta pronta esaurirai?
   *[other] Per { $what }: quale carta pronta esaurirai? In tutto { $count }.
}

## Aiuto: le regole del momento
arrr-help-captain =
    Il capitano resta con te per tutta la partita: nessuno può fartelo scartare, prenderlo o mirare a lui.
    Qualcuno ha un effetto sempre attivo, altri un'abilità che li esaurisce, una volta per turno.
arrr-help-recruit =
    Prima scarti quello che vuoi, poi dici quante carte equipaggio e quanti eventi peschi.
    Peschi fino ad averne in mano { $each } per tipo, e mai oltre { $hand } carte in tutto.
arrr-help-recruit-plain =
    Prima scarti quello che vuoi, poi dici quante carte equipaggio peschi.
    Peschi fino ad averne in mano al massimo { $each }.
arrr-help-equip =
    Al massimo { $equip } carte equipaggiate, e tra queste al massimo { $officers } primo ufficiale e { $gangs } ciurma.
    Per fare posto puoi prima scartare carte equipaggiate, non più di quante poi ne metti.
    I valori di una caratteristica su tutte le tue carte equipaggiate sono i dadi che lanci.
    Senza carte equipaggiate puoi soltanto razziare, e nessuno può sfidarti.
arrr-help-declare =
    Solcare i mari: affronti un'esplorazione della fila, test per test. Razziare: prendi dobloni dalla riserva, ora { $raid }.
    Sfidare: nomini un avversario, una caratteristica e un premio; chi ha più successi vince la posta dell'altro.
    Prima puoi giocare eventi e usare abilità.
arrr-help-declare-plain =
    Solcare i mari: affronti un'esplorazione della fila, test per test. Razziare: prendi dobloni dalla riserva, ora { $raid }.
    Prima puoi usare abilità, e giocare eventi se nella partita ce ne sono.
arrr-help-after =
    Puoi ancora giocare eventi e usare abilità, uno dopo l'altro.
    Poi si scopre una nuova esplorazione, e il turno passa a sinistra.
arrr-help-moment =
    Si chiede a tutti nello stesso momento. Gioca chi viene per primo nell'ordine dei posti dal giocatore di turno; poi si chiede di nuovo.
    Quello che toglie dadi si gioca prima del primo lancio; quello che ne aggiunge anche dopo.
    Se tutti passano, l'azione va avanti.
arrr-help-stack =
    Tutto quello che si gioca va sulla pila, e l'ultimo arrivato succede per primo.
    Prima che succeda, chiunque può rispondere con un evento o un'abilità permessa.
    Se tutti passano, si risolve la cima della pila.
arrr-help-rolling =
    Ogni dado che mostra la caratteristica o il jolly è un successo.
    Barare: per un doblone del tuo forziere lanci { $dice } dadi in più, tutte le volte che vuoi.
    Quando ti fermi, gli altri possono ancora giocare qualcosa; se non lo fanno, si contano i successi.
arrr-help-respond =
    Se accetti, nomini anche tu un premio; le poste vanno da parte e lanciate tutti e due.
    Se rifiuti, ti possono prendere al massimo { $crew } delle tue carte equipaggiate, e { $doubloons } dalla riserva.
arrr-help-plunder =
    Puoi prendere in mano carte equipaggiate dell'avversario, al massimo { $crew }, e { $doubloons } dalla riserva.
    Va bene anche non prendere niente.
arrr-help-name-prize =
    Lo ricevi se hai più successi: fino a { $most } dobloni, oppure una carta collezione.
    Resta da parte finché la sfida non è finita, e non serve per barare.
arrr-help-contest =
    Tu e l'avversario, a turno, barate, giocate qualcosa o vi fermate, finché non vi fermate uno subito dopo l'altro.
    Barare: per un doblone del tuo forziere lanci { $dice } dadi in più. I dobloni in palio non si possono usare.
    Chi ha più successi vince la posta dell'altro; a pari successi ognuno riprende la propria.
arrr-help-lose-crew =
    Per ogni danno scarti una delle tue carte equipaggiate; se ne hai di meno, tutte.
    I capitani non si perdono mai.
arrr-help-lose-hand = Carte equipaggio o eventi, a tua scelta; se ne hai di meno, tutte.
arrr-help-draw-either = Scegli prima di vedere la carta: equipaggio o evento.
arrr-help-tire-crew = Una carta esaurita conserva le sue caratteristiche, ma la sua abilità aspetta finché non torna pronta.
arrr-help-toll = Se non paghi, in questo turno non puoi fare quest'azione, e ne dichiari un'altra.
arrr-help-naming =
    Lo dici adesso, davanti a tutti, prima che qualcuno possa rispondere alla carta; per ora non succede niente.
    Quando la carta ha effetto, si fa senza più chiedere. Quel che allora non c'è più si salta.

## In attesa
arrr-awaited-moment = { $count ->
    [one] { $seats } può giocare qualcosa.
   *[other] { $seats } possono giocare qualcosa.
}
arrr-awaited-stack = { $count ->
    [one] Tocca a { $seats } rispondere: { $what }.
   *[other] Tocca a { $seats } rispondere: { $what }.
}
arrr-awaited-captain = { $seats } sceglie un capitano.
arrr-awaited-recruit = { $seats } recluta.
arrr-awaited-equip = { $seats } equipaggia.
arrr-awaited-declare = { $seats } sceglie un'azione.
arrr-awaited-after = { $seats } può giocare qualcosa dopo l'azione.
arrr-awaited-rolling = { $seats } può barare, giocare qualcosa o fermarsi.
arrr-awaited-respond = { $seats } accetta o rifiuta la sfida.
arrr-awaited-plunder = { $seats } sceglie che cosa prendere.
arrr-awaited-name-prize = { $seats } nomina un premio.
arrr-awaited-contest = { $seats } può barare, giocare qualcosa o fermarsi.
arrr-awaited-lose-crew = { $seats } sceglie una carta da perdere.
arrr-awaited-lose-hand = { $seats } sceglie una carta da scartare.
arrr-awaited-draw-either = { $seats } sceglie un mazzo.
arrr-awaited-tire-crew = { $seats } sceglie una carta da esaurire.
arrr-awaited-toll = { $seats } decide se pagare.
arrr-awaited-naming = { $seats } fa la sua scelta per { $what }.

## Risposte
arrr-answer-pass = Passa
arrr-answer-done = Nient'altro
arrr-answer-equipped = Si salpa
arrr-answer-stop = Fermati
arrr-answer-raid = Razzia
arrr-answer-cheat = Bara per 1 doblone
arrr-answer-accept = Accetta
arrr-answer-refuse = Rifiuta
arrr-answer-pay = Paga
arrr-answer-not-pay = Non pagare
arrr-answer-play = Gioca { $card }
arrr-answer-play-on = Gioca { $card } su { $target }
arrr-answer-use = Usa { $card }
arrr-answer-use-on = Usa { $card } su { $target }
arrr-answer-challenge = Sfida { $seat } in { $trait }, per { $prize }
arrr-answer-prize = { $prize }
arrr-answer-draw = Pesca { $drawn }
arrr-answer-draw-nothing = Non pescare
arrr-answer-take = Prendi { $loot }
arrr-answer-take-nothing = Non prendere niente
arrr-answer-sail = Fai rotta verso { $card }
arrr-answer-captain = { $card }
arrr-answer-discard = Scarta { $card }
arrr-answer-equip = Equipaggia { $card }
arrr-answer-drop = Scarta { $card }
arrr-answer-exhaust = Esaurisci { $card }

## Rifiuti
arrr-refused-no-such-answer = Non è una risposta a questa domanda.
arrr-refused-not-in-hand = Non hai in mano { $card }.
arrr-refused-not-now = { $card } si può giocare solo { $when }.
arrr-refused-not-now-used = { $card } si può usare solo { $when }.
arrr-refused-not-now-at-all = { $card } in questo momento non si può giocare.
arrr-refused-not-before-throw = Per { $card } servono dadi sul tavolo: aspetta il primo lancio.
arrr-refused-not-after-throw = Troppo tardi per { $card }: i dadi sono già lanciati.
arrr-refused-no-such-target = { $card } non può mirare lì. Serve { $target }.
arrr-refused-no-target-wanted = { $card } non ha bersaglio.
arrr-refused-no-target-there = Per { $card } non c'è un bersaglio. Serve { $target }.
arrr-refused-not-there = Nel posto { $spot } non c'è nessuna carta.
arrr-refused-not-there-card = Non hai equipaggiato { $card }.
arrr-refused-not-there-doubloons = Nella riserva non ci sono dobloni per te.
arrr-refused-is-exhausted = { $card } è una carta esaurita fino al tuo prossimo turno.
arrr-refused-is-exhausted-captain = Il tuo capitano { $card } riposa fino al tuo prossimo turno.
arrr-refused-no-ability = { $card } non ha abilità.
arrr-refused-not-on-turn = { $card } si usa solo nel tuo turno o in una tua sfida; ora è il turno di { $seat }.
arrr-refused-on-stack-already = L'abilità di { $card } è già sulla pila.
arrr-refused-no-doubloons = Non hai dobloni con cui barare.
arrr-refused-watched = { $card } è sorvegliata: lì nessuno bara.
arrr-refused-no-crew = Senza carte equipaggiate non sei per mare: puoi soltanto razziare.
arrr-refused-barred-sail = In questo turno non puoi solcare i mari.
arrr-refused-barred-challenge = In questo turno non puoi sfidare nessuno.
arrr-refused-not-in-row = { $card } non è nella fila.
arrr-refused-condition-fails = { $card } non è ancora alla tua portata, con { $has }. { $condition }
arrr-refused-no-challenges = In questa modalità non ci sono sfide.
arrr-refused-not-yourself = Sfida un avversario, non te.
arrr-refused-opponent-not-at-sea = { $seat } non ha carte equipaggiate: nessuna sfida.
arrr-refused-nothing-to-stake = Non hai niente da mettere in palio: né dobloni né carte collezione.
arrr-refused-opponent-has-nothing = { $seat } non ha niente da vincere: né dobloni né carte collezione.
arrr-refused-prize-too-high = { $prize } non si possono nominare: { $seat } ne ha { $has }, e il massimo è { $limit }.
arrr-refused-prize-not-there = { $card } non è nel forziere di { $seat }.
arrr-refused-too-many-of-kind-crew = Troppe: in mano hai { $has } carte equipaggio, e ne peschi fino ad averne { $limit }.
arrr-refused-too-many-of-kind-events = Troppi: in mano hai { $has } eventi, e ne peschi fino ad averne { $limit }.
arrr-refused-hand-full = Troppe: in mano hai { $has } carte, e si pesca fino a { $limit }.
arrr-refused-area-full = Per { $card } non c'è posto: le carte equipaggiate sono { $limit }. Prima scartane una.
arrr-refused-officer-there = Per { $card } non c'è posto: il tuo primo ufficiale è { $there }.
arrr-refused-gang-there = Per { $card } non c'è posto: la tua ciurma è { $there }.
arrr-refused-placed-already = Hai già messo una carta: gli scarti vengono prima.
arrr-refused-no-room-needed = { $card } resta: si scarta solo per fare posto a una carta che poi metti.
arrr-refused-must-place = { $left ->
    [one] Hai fatto posto: metti ancora { $left } carta.
   *[other] Hai fatto posto: metti ancora { $left } carte.
}
arrr-refused-captain-gone = { $card } è già il capitano di { $seat }.
arrr-refused-too-many-taken = { $limit ->
    [one] Si può prendere al massimo { $limit } carta equipaggio.
   *[other] Si possono prendere al massimo { $limit } carte equipaggio.
}
arrr-refused-named-already = Hai già nominato { $card } tante volte quante ne hai.

## Anteprime
arrr-preview-test = { $count ->
    [one] { $trait-label } { $difficulty }, { $dice } dado.
   *[other] { $trait-label } { $difficulty }, { $dice } dadi.
}
arrr-preview-chances = Probabilità: { $chances }.
arrr-preview-raid = Prendi { $loot }.
arrr-preview-cheat = { $count ->
    [one] { $count } dado in più.
   *[other] { $count } dadi in più.
}
arrr-preview-cheat-contest = { $count ->
    [one] { $count } dado in più contro il tuo avversario.
   *[other] { $count } dadi in più contro il tuo avversario.
}
arrr-preview-contest = Tu { $mine }, il tuo avversario { $theirs }.
arrr-preview-passed = { $needed ->
    [one] { $successes-start }, ne serve { $needed }: test superato, se nessuno gioca niente.
   *[other] { $successes-start }, ne servono { $needed }: test superato, se nessuno gioca niente.
}
arrr-preview-failed = { $needed ->
    [one] { $successes-start }, ne serve { $needed }: test fallito, se nessuno gioca niente.
   *[other] { $successes-start }, ne servono { $needed }: test fallito, se nessuno gioca niente.
}
arrr-preview-dice = { $trait-label }: i tuoi dadi { $mine }; quelli di { $seat } { $theirs }.
arrr-preview-odds = Senza barare: vittoria { $win }%, parità { $tie }%, sconfitta { $loss }%.
arrr-preview-refused = { $count ->
    [one] Se { $opponent } rifiuta, { $seat } può prendere { $count } carta equipaggiata, e { $doubloons } dalla riserva.
   *[other] Se { $opponent } rifiuta, { $seat } può prendere { $count } carte equipaggiate, e { $doubloons } dalla riserva.
}
arrr-preview-traits = Poi: { $traits }.
arrr-preview-unanswered = Se nessuno risponde: { $told }
