# Il tavolo di Arrr!!! sul terminale: intestazioni ed etichette. Le colonne sono strette: parole brevi.

## Intestazione
arrr-screen-mode-gallows = Pendaglio da forca
arrr-screen-mode-boarding = All'arrembaggio!
arrr-screen-mode-full = Partita completa
arrr-screen-round = Giro { $round } di { $last }
arrr-screen-explorations-left = { $count ->
    [one] { $count } esplorazione nel mazzo
   *[other] { $count } esplorazioni nel mazzo
}
arrr-screen-supply = Riserva { $coins }

## Le caratteristiche e il jolly in tre lettere
arrr-screen-short-attack = Att
arrr-screen-short-navigation = Nav
arrr-screen-short-cunning = Ast
arrr-screen-short-courage = Cor
arrr-screen-short-jolly = Jol

## La fila
arrr-screen-seas = I Sette Mari, dalla più lontana al mazzo
arrr-screen-exploration = Esplorazione
arrr-screen-tests = Test
arrr-screen-no-test = nessuno
arrr-screen-loot = Bottino
arrr-screen-your-chance = Riuscita
arrr-screen-fame = { $count } fama
arrr-screen-symbol = { $symbol }
arrr-screen-percent = { $number }%
arrr-screen-played-by = (di { $name })
arrr-screen-face-down = una carta coperta
arrr-screen-won = Vinta: { $effect }
arrr-screen-lost = Persa: { $effect }
arrr-screen-neighbours = Vicine: { $influences }.
arrr-screen-crew-line = ({ $kind }) { $traits }.

## I pirati
arrr-screen-pirate = Pirata
arrr-screen-doubloons = Dobl.
arrr-screen-fame-heading = Fama
arrr-screen-points = Punti
arrr-screen-hand = Mano
arrr-screen-hands = Eq.+Ev.
arrr-screen-captain = (capitano)
arrr-screen-exhausted = esaurita
arrr-screen-in-port = niente equipaggio: in porto
arrr-screen-collections = collezioni: { $symbols }
arrr-screen-at-stake = in palio: { $what }
arrr-screen-ward = al riparo da { $count } danni

## Che cosa succede
arrr-screen-action = L'azione
arrr-screen-sails = { $tests ->
    [0] { $name } affronta { $exploration }.
    [1] { $name } affronta { $exploration }.
   *[other] { $name } affronta { $exploration }: test { $test } di { $tests }.
}
arrr-screen-sails-nowhere = { $name } naviga a vuoto: l'esplorazione non c'è più.
arrr-screen-raids = { $name } va a razziare.
arrr-screen-challenges = { $name } contro { $opponent }, in { $trait }.
arrr-screen-challenges-with = { $name } contro { $opponent }, in { $trait }: dadi { $mine } a { $theirs }; senza barare { $name } vince al { $win }%, pareggia al { $tie }%.
arrr-screen-no-dice = nessun dado
arrr-screen-successes = { $count ->
    [one] { $count } successo
   *[other] { $count } successi
}
arrr-screen-successes-of = { $count ->
    [one] { $count } successo su { $wanted }
   *[other] { $count } successi su { $wanted }
}
arrr-screen-stack = La pila: l'ultima giocata si risolve per prima
arrr-screen-stack-on = { $what } su { $target }
arrr-screen-stack-next = (la prossima)
arrr-screen-stack-now = (ora)

## Scegliere
arrr-screen-on-what = { $card }: su chi o su che cosa?
arrr-screen-no-crew = Senza carte equipaggiate puoi solo razziare, e nessuno può sfidarti.
arrr-screen-give-up = Carte da scartare prima, se vuoi:
arrr-screen-draw = Quante pescarne, equipaggio + eventi:
arrr-screen-draw-alone = Quante carte equipaggio pescare:
arrr-screen-challenge = Sfida { $name }
arrr-screen-which-trait = Contro { $name }: in quale caratteristica?
arrr-screen-which-prize = Che cosa vuoi vincere?
arrr-screen-duel = dadi { $mine } a { $theirs }: vinci { $win }%, pari { $tie }%, perdi { $loss }%
arrr-screen-without-doubloon = senza il doblone

## Prima e ultima schermata
arrr-screen-goal = { $mode ->
    [gallows] Lo scopo: più punti di tutti dopo cinque giri. A ogni turno recluti, equipaggi fino a quattro carte, poi solchi i mari verso un'esplorazione o vai a razziare. I dadi con la caratteristica o il jolly sono successi; un doblone compra altri dadi.
    [boarding] Lo scopo: più punti di tutti dopo cinque giri. Recluti, equipaggi, poi solchi i mari o vai a razziare; gli eventi si giocano nelle azioni di chiunque, e l'ultimo giocato si risolve per primo.
   *[other] Lo scopo: più punti di tutti dopo cinque giri. Recluti, equipaggi, poi solchi i mari, razzi o sfidi qualcuno; eventi e abilità si rispondono a vicenda, e l'ultimo giocato si risolve per primo.
}
arrr-screen-keys =
    Un numero sceglie ciò che gli sta accanto, anche in grigio: allora ti si
    dice perché no. Va bene anche un'azione con le parole della notazione, come
    "sail ghost-ship". Invio da solo passa.
    u torna indietro · card NOME il suo testo · log tutto finora
    rule P3.5 · why 2 · q esci
    Quando chiedere: smart se conta · always sempre · sleep non prima del tuo turno
    sleep action, sleep stack più breve · con "unless me": tranne se mirano a te
arrr-screen-score = Da dove vengono i punti
arrr-screen-collection-points = Collezioni
arrr-screen-which-card = Più carte si chiamano così: { $cards }

## Ordini permanenti di chi gioca da solo contro i bot
arrr-order-smart = Ti si chiede quando conta.
arrr-order-always = Ti si chiede ogni volta che potresti giocare qualcosa.
arrr-order-my-turn = Passi fino al tuo turno.
arrr-order-action = Passi finché dura quest'azione.
arrr-order-stack = Passi finché questa pila non è risolta.
