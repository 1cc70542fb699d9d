# Quello che `settemari rule` e le pagine in docs/rules dicono intorno alle regole.

## Segni
ruling-whole = nostra precisazione
ruling-part = in parte nostra precisazione

## settemari rule
rule-variant = Come si gioca in «{ $name }».
rule-code = Applicata in { $folder }:
rule-code-none = Non è applicata in un punto solo del codice.
rule-tests = Controllata da:

## Le pagine
page-language = Italiano
page-marks = Dove il regolamento tace, o lo diceva una figura, abbiamo dovuto decidere noi. Una regola così è segnata «{ $whole }»; una che al regolamento aggiunge soltanto qualcosa di nostro, «{ $part }».
page-contents = Indice

## La pagina di Maretta
page-maretta-title = Maretta: le regole
page-maretta-about = I due lati della plancia, con parole nostre e regole numerate, perché il gioco, i suoi test e i suoi messaggi possano citarle. Questa pagina non è ufficiale: fa fede il regolamento stampato che si trova nella scatola.
page-maretta-numbers = I numeri sono quelli del gioco standard. Quanto è lungo il percorso, quali caselle sono segnate, dove stanno barriere e crepacci e come sono distribuiti i numeri sulle carte, il regolamento lo mostra solo nelle figure: qui ci sono i nostri valori di partenza. In una variante alcuni cambiano, e l'aiuto al tavolo dice che cosa vale lì.

## La pagina di Arrr!!!
page-arrr-title = Arrr!!!: le regole
page-arrr-about = Tutte e tre le modalità, con parole nostre e regole numerate, perché il gioco, i suoi test e i suoi messaggi possano citarle. Questa pagina non è ufficiale: fa fede il regolamento stampato che si trova nella scatola.
page-arrr-numbers = I numeri sono quelli del gioco standard nella modalità completa; P9 dice che cosa manca in quelle più facili. Il regolamento non riporta nessuna carta e non dice che cosa mostra la sesta faccia del dado: le carte sono nostre, e nostra è la scelta di quella faccia. In una variante, o con un altro mazzo, alcuni numeri cambiano, e l'aiuto al tavolo dice che cosa vale lì.
