# Le risposte al tavolo di Arrr!!! nel browser: la pila, gli ordini permanenti, le carte armate; sfide, capitani e la fine.

## Lasciar correre, e giocare qualcosa
answers-pass = Passa
answers-next-sail = Avanti tutta
answers-next-sail-declared = Tira
answers-next-raid-declared = Razzia
answers-next-challenge-declared = Avanti
answers-next-test = Tira
answers-next-rolling = Fermati
answers-next-roll-ends = Conta
answers-next-stakes-set = Lancia
answers-next-contest = Fermati
answers-next-contest-ends = Conta
answers-next-stack = Avanti
answers-next-after = Fine turno
answers-respond = Rispondi
answers-respond-title = Che cosa giochi?
answers-respond-on = Gioca { $card } su
answers-on = su
answers-you = Tu
answers-fuse = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}

## Quando farsi chiedere
answers-row = Quando vuoi che ti si chieda
answers-smart = Furbo
answers-smart-about = Ti si chiede quando una tua carta con la campanella accesa può servire adesso.
answers-always = Chiedi sempre
answers-always-about = Ti si chiede a ogni momento, qualunque cosa tu abbia in mano: nessuno capisce se stai bluffando.
answers-sleep = Dormi fino a…
answers-asleep = { $until ->
    [stack] Fino a pila vuota
    [action] Fino a fine azione
   *[my-turn] Fino al mio turno
}
answers-wake = { $until ->
    [stack] Dormi finché la pila è vuota: svegliati
    [action] Dormi fino alla fine dell'azione: svegliati
   *[my-turn] Dormi fino al tuo turno: svegliati
}
answers-sleep-title = Fino a quando dormi?
answers-sleep-about = Fino ad allora passi senza che ti si chieda, e ci metti il tempo che ci mettono tutti. Ti svegli con un tocco.
answers-until = { $until ->
    [stack] Finché la pila è vuota
    [action] Fino alla fine di questa azione
   *[my-turn] Fino al mio turno
}
answers-unless = A meno che qualcosa miri a me
answers-unless-about = Allora ti si sveglia, se puoi rispondere.
answers-hold = { $holds ->
    [one] 20 secondi in più per tutti: ancora { $holds } volta (tasto H)
   *[other] 20 secondi in più per tutti: ancora { $holds } volte (tasto H)
}
answers-bell = Chiedimi per { $card }
answers-bell-on = Campanella accesa: questa carta è un motivo per chiederti
answers-bell-off = Campanella spenta: per questa carta non ti si chiede

## Carte armate
answers-arm-title = Arma { $card }
answers-arm-about = Si gioca da sola appena succede, e fino ad allora la puoi ritirare. Nessuno ne sa niente.
answers-arm-when = Quando
answers-arm-action = Che cosa
answers-arm-who = Chi
answers-arm-trait = Caratteristica del tiro
answers-arm-margin = Come va il test
answers-arm-card = Che cosa si gioca
answers-arm-target = Giocala su
answers-arm-itself = chi o che cosa riguarda
answers-arm-at-me = Solo se mira a me
answers-arm-never = Non c'è un momento che questa carta possa aspettare.
answers-arm-not = Lascia stare
answers-arm = Armala
answers-arm-card-button = Armala per dopo…
answers-any = qualsiasi
answers-me = io
answers-somebody = qualcun altro
answers-moment = { $moment ->
    [declared] si dichiara un'azione
    [before-roll] si sta per tirare
    [rolled] un tiro sta per finire
    [free] scelgo la mia azione
   *[answer] si gioca qualcosa
}
answers-action = { $action ->
    [sail] solcare i mari
    [raid] razziare
    [challenge] una sfida
   *[any] qualsiasi azione
}
answers-margin = { $by ->
    [0] superato di misura
   *[other] superato di { $by }
}
answers-margin-failed = fallito di { $by }
answers-when-free = Prima della tua azione
answers-when-declared = { $action ->
    [sail] Quando { $who } dichiara di solcare i mari
    [raid] Quando { $who } dichiara una razzia
    [challenge] Quando { $who } dichiara una sfida
   *[any] Quando { $who } dichiara un'azione
}
answers-when-declared-mine = { $action ->
    [sail] Quando dichiari di solcare i mari
    [raid] Quando dichiari una razzia
    [challenge] Quando dichiari una sfida
   *[any] Quando dichiari un'azione
}
answers-when-before-roll = { $action ->
    [sail] Quando { $who } sta per tirare in mare
    [challenge] Quando { $who } sta per tirare in una sfida
   *[any] Quando { $who } sta per tirare
}
answers-when-before-roll-mine = { $action ->
    [sail] Quando stai per tirare in mare
    [challenge] Quando stai per tirare in una sfida
   *[any] Quando stai per tirare
}
answers-when-rolled = { $action ->
    [sail] Quando { $who } sta per chiudere il tiro in mare
    [challenge] Quando { $who } sta per chiudere il tiro di una sfida
   *[any] Quando { $who } sta per chiudere il tiro
}
answers-when-rolled-mine = { $action ->
    [sail] Quando il tuo tiro in mare sta per finire
    [challenge] Quando il tuo tiro in una sfida sta per finire
   *[any] Quando il tuo tiro sta per finire
}
answers-when-answer = Quando { $who } gioca qualcosa
answers-when-answer-mine = Quando hai giocato qualcosa
answers-when-trait = { $when }, per { $trait }
answers-when-card = { $when }, ed è { $what }
answers-when-at-me = { $when } che mira a te
answers-when-passed-by = { $by ->
    [0] { $when } e il test è superato di misura
   *[other] { $when } e il test è superato di { $by }
}
answers-when-failed = { $when } e il test è fallito di { $by }
answers-armed = { $when }: { $card }
answers-armed-on = { $when }: { $card } su { $target }
answers-armed-all = Le tue carte armate
answers-armed-count = { $count ->
    [one] { $count } carta armata
   *[other] { $count } carte armate
}
answers-disarm = Ritirala

## La pila
answers-stack = La pila
answers-next = prossima
answers-stack-spoken = Pila { $number }: { $what }, di { $seat }.
answers-stack-spoken-on = Pila { $number }: { $what }, di { $seat }, su { $target }.
answers-fate-cancelled = annullata
answers-fate-failed = senza effetto
answers-naming = sta ancora scegliendo
answers-not-this = In questo turno non chiedermi di questa
answers-not-this-of = In questo turno non chiedermi di { $what }
answers-window = Adesso si può giocare qualcosa.
answers-settle-all = Lascia che succeda tutto

## Più persone allo stesso schermo
answers-anyone = Qualcuno risponde?
answers-anyone-who = { $name } vuole rispondere
answers-anyone-nobody = Nessuno

## Sfide
challenge-title = Sfida { $name }
challenge-whom = Chi?
challenge-trait = In quale caratteristica?
challenge-dice = { $mine } a { $theirs }
challenge-odds = Vinci { $win }%, pari { $tie }%, perdi { $loss }%
challenge-my-dice = I tuoi dadi:
challenge-their-dice = I dadi di { $name }:
challenge-prize = Che cosa vuoi da { $name }?
challenge-coins-instead = Meglio dobloni
challenge-counter = Se { $name } accetta, puoi perdere quello che nomina in cambio.
challenge-not = Meglio di no
challenge-declare = Dichiara
challenge-accepting = Nomini anche tu un premio; chi ha più successi prende tutti e due.
challenge-refusing = { $crew ->
    [0] { $name } può prendere dobloni dalla riserva: { $coins }. Il tuo equipaggio è al sicuro.
    [one] { $name } può prendere { $crew } carta del tuo equipaggio, e dobloni dalla riserva: { $coins }.
   *[other] { $name } può prendere { $crew } carte del tuo equipaggio, e dobloni dalla riserva: { $coins }.
}
challenge-plunder = Che cosa prendi a { $name }? Al massimo { $most }.
challenge-duel = Sfida in { $trait }
challenge-stakes = In palio
challenge-dice-lie = Dadi: { $dice }, successi: { $successes }
challenge-will-throw = Dadi:

## Capitani
captain-choice = I capitani
captain-touch = Tocca un capitano per leggere che cosa sa fare.

## La fine
ending-chests = Si aprono i forzieri
ending-skip = Mostra tutto
ending-pirate = Pirata
ending-doubloons = Dobloni
ending-fame = Fama
ending-collections = Collezioni
ending-points = Punti
ending-points-of = { $points ->
    [one] { $name }: { $points } punto.
   *[other] { $name }: { $points } punti.
}
ending-collection = { $count ->
    [one] { $count } carta = { $points }
   *[other] { $count } carte = { $points }
}
ending-table = In tutto
ending-why = { $ending ->
    [fame] A parità di punti vince chi ha più fama.
    [doubloons] A parità di punti e di fama vince chi ha più dobloni.
    [shared] Pari punti, pari fama e pari dobloni: la vittoria è condivisa.
   *[points] Vince chi ha più punti. A parità conta la fama, poi i dobloni.
}
ending-dice = I dadi
ending-dice-about = { $count ->
    [one] In questa partita si è tirato { $count } dado.
   *[other] In questa partita si sono tirati { $count } dadi.
}
ending-dice-fair = quanto ci si poteva aspettare
ending-die = { $face }: { $count }, attesi { $expected }
