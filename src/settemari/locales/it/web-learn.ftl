# Le lezioni nel browser: quello che sta attorno. Ciò che dicono sta in lessons.ftl.

## L'elenco
learn-title = Impara giocando
learn-about = Niente da leggere prima: le mosse le fai tu, e Abissa ti spiega il perché.
learn-facts = { $minutes ->
    [one] Un minuto, { $steps } passi.
   *[other] Al massimo { $minutes } minuti, { $steps } passi.
}
learn-begin = Comincia
learn-begin-one = Comincia: { $title }
learn-ladder = Una scala di { $count } gradini, uno per modalità: ogni lezione aggiunge quello che manca alla precedente.
learn-done = Già fatta
learn-repeat = Rifai
learn-repeat-one = Rifai: { $title }
learn-all = Tutte le lezioni

## Durante una lezione
learn-teacher = Abissa
learn-fold = Ripiega il biglietto
learn-unfold = Rileggi il biglietto
learn-step = Passo { $step } di { $steps }
learn-back = Un passo indietro
learn-onward = Avanti
learn-skip = Fallo per me
learn-rules = Le regole che ci stanno dietro
learn-leave = Lascia la lezione
learn-read = Per ora non devi fare nulla: leggi e vai avanti.
learn-over = La lezione finisce qui.

## Alla fine
learn-play = Gioca subito
learn-next-lesson = Prossima lezione
learn-next-lesson-one = Prossima lezione: { $title }
learn-again = Dall'inizio
