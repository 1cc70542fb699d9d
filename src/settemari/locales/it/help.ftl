# Che cosa dice --help, e le parole di argparse.

help-about =
    Sette Mari: Maretta, Vulcano e Arrr!!! sul tuo terminale, con amici e bot, in italiano, inglese e francese.

    Per cominciare:  settemari play
help-exit-codes = codici di uscita: 0 tutto bene, 1 controllato e trovato sbagliato, 2 dati errati o azione rifiutata, 130 interrotto
help-command = COMANDO
help-example = esempio:
help-help = mostra questo aiuto ed esce
help-version = mostra la versione ed esce
help-option-lang = la lingua: it, en o fr (se non indicata: quella del sistema)

## Comandi
help-play = gioca a questo terminale, con amici e bot
help-play-about =
    Si gioca a questo terminale, tutti alla stessa tastiera: quando una mano deve restare segreta cala
    un sipario, finché non si siede chi tocca. I bot prendono i posti che dai loro.

    Durante il gioco: un numero sceglie ciò che gli sta accanto, ? spiega, why N dice perché no,
    u torna indietro, q esce. Una partita salvata si riprende da dove era rimasta.
help-play-example =
    settemari play
    settemari play vulcano --seats "Anna,Bruno,bot:3" --save venerdi.match
    settemari play arrr --mode gallows
    settemari play --seats "Anna,bot:3,bot:5,exec:./mybot"
    settemari play --save venerdi.match
help-serve = apre tavoli per chi ha il link
help-serve-about =
    Apre tavoli via HTTP: gli amici seguono il link, scelgono un nome e giocano in qualsiasi browser, con
    i bot negli altri posti. I tavoli sono conservati in un database e sopravvivono al server. Di norma lo
    raggiunge solo questo computer; docs/running.md spiega come far entrare altri.
help-serve-example =
    settemari serve --open
    settemari serve --host 0.0.0.0 --port 8777
    settemari serve --database postgresql://settemari@db/settemari --origin https://play.example
help-backup = copia in un file tutti i tavoli di un server, anche in funzione
help-backup-about =
    Copia in un altro file tutto ciò che un server conserva in un file SQLite, anche mentre si gioca. La
    copia è intera o non c'è. Contiene carte coperte e segreti: tienila per te.
help-backup-example = settemari backup venerdi.db
help-reports = i problemi segnalati dai giocatori
help-reports-about =
    Elenca i problemi che i giocatori hanno segnalato a un tuo server, dal più recente. Con --json anche
    che cosa vedeva chi segnala.
help-reports-example = settemari reports --json
help-simulate = fa giocare molte partite ai bot, e conta
help-simulate-about =
    Fa giocare molte partite ai bot e dice chi ha vinto, come sono finite e quanto sono durate. Lo
    stesso seme dà le stesse partite, qualunque sia il numero di processi. Ctrl-C stampa quanto è
    uscito fin lì.

    --by conta di più, con intervalli di confidenza. In ogni gioco: ending (come è finita), seat (il
    colore che ha vinto), turn (chi ha vinto secondo l'ordine del primo turno). In maretta e vulcano:
    barrel (quante volte è stato aperto, e come è andata a chi l'ha aperto), card (come è andata a
    chi ha tenuto, dato e ricevuto ogni numero). In arrr: captain, action, test, e le carte: card, o
    una tra event, crew, exploration.
help-simulate-example =
    settemari simulate maretta --games 100000 --bots greedy,random,random,random
    settemari simulate vulcano --games 1000 --seats 5 --bots greedy --json
    settemari simulate maretta --games 10000 --bots greedy --by barrel,ending
    settemari simulate arrr --bots greedy --by captain --by test --json
help-bots = elenca i bot: livelli, caratteri, punteggi
help-bots-about =
    Elenca i bot che vengono con i giochi, dal più facile al più difficile: come gioca ciascuno, e quanto è
    forte in ogni gioco. bot:3 prende posto in --seats, e 3 gioca in --bots.
help-bots-example =
    settemari bots
    settemari play --seats "Anna,bot:2,bot:4"
help-arena = tornei fra bot, e chi è più forte
help-arena-about =
    Fa giocare i bot l'uno contro l'altro, anche programmi tuoi, e dice chi è più forte, con intervalli
    di confidenza. Ogni distribuzione si gioca più volte, così che ogni bot abbia ogni posto con
    le stesse carte; l'ordine al tavolo è sorteggiato ogni volta. Con più bot che posti si incontrano
    tutti i gruppi; con meno, siedono al tavolo più di una volta. Tanti bot quanti posti siedono proprio
    come sono elencati, e chi è elencato due volte ha due posti.

    Un programma è exec:COMANDO, senza virgole (docs/bot-protocol.md). Ctrl-C ferma tutto e stampa quel
    che si è giocato fin lì. Lo stesso seme dà lo stesso risultato, con qualsiasi numero di processi, se
    anche i programmi fanno di nuovo lo stesso.
help-arena-example =
    settemari arena maretta --bots greedy,random --games 400
    settemari arena arrr --mode gallows --bots greedy,random,random,random --processes 0
    settemari arena vulcano --seats-count 3 --bots "greedy,random,exec:python3 examples/bots/first.py"
help-replay = rivede una partita salvata, passo per passo
help-replay-about =
    Mostra una partita salvata. Al terminale la si percorre: Invio avanza, b torna indietro, un numero
    salta a quel punto, q esce. In una pipe stampa tutta la cronaca.
help-replay-example =
    settemari replay venerdi.match
    settemari replay venerdi.match --seat pink --at 12
help-verify = controlla che una partita salvata sia quella che dice
help-verify-about =
    Rigioca una partita salvata a partire dal seme e la controlla: il seme corrisponde all'impegno
    mostrato prima della partita, ogni scelta era permessa, i vincitori sono quelli giusti.
    Codice di uscita 1 se qualcosa non torna.
help-verify-example = settemari verify venerdi.match
help-variant = elenca, mostra, controlla e condivide varianti
help-variant-about =
    Una variante è l'insieme dei numeri e delle regole di una partita: un piccolo file TOML, oppure
    un codice breve da condividere.
help-variant-example =
    settemari variant list
    settemari variant code le-mie-regole.toml
help-variant-list = le varianti fornite con i giochi
help-variant-list-about = Elenca le varianti fornite con i giochi.
help-variant-list-example = settemari variant list vulcano
help-variant-show = una variante con tutti i suoi campi, come file
help-variant-show-about = Stampa una variante intera in TOML: salvala, cambiala, giocala.
help-variant-show-example = settemari variant show adrenaline > mia.toml
help-variant-check = controlla il file o il codice di una variante
help-variant-check-about = Controlla una variante e dice quale campo è sbagliato e che cosa vi è ammesso.
help-variant-check-example = settemari variant check mia.toml
help-variant-code = il codice di una variante, per condividerla
help-variant-code-about = Stampa il codice breve di una variante. Chi ha il codice può giocarla.
help-variant-code-example =
    settemari variant code mia.toml
    settemari play maretta --variant CODICE
help-deck = controlla ed elenca le carte di Arrr!!!
help-deck-about =
    Un mazzo è un file TOML, o una cartella di file TOML, con le carte di Arrr!!!: equipaggio, eventi,
    esplorazioni e capitani. docs/writing-a-card.md insegna a scrivere le proprie.
help-deck-example =
    settemari deck list
    settemari deck check le-mie-carte.toml
help-deck-check = controlla un mazzo tuo
help-deck-check-about =
    Legge un mazzo e dice che cosa contiene, oppure quale carta e quale campo sono sbagliati e che cosa
    vi è ammesso. Con un mazzo in ordine si gioca: settemari play arrr --deck FILE
help-deck-check-example = settemari deck check le-mie-carte.toml
help-deck-list = tutte le carte, con quello che c'è stampato
help-deck-list-about =
    Elenca le carte di un mazzo con i loro testi, ricavati da quello che ogni carta fa, e tra parentesi
    la parola con cui la chiamano le partite salvate e le azioni scritte. Senza file: le carte del gioco.
help-deck-list-example =
    settemari deck list --lang it
    settemari deck list le-mie-carte.toml --json
help-print = stampare un gioco: carte, barili, tabellone e tutto il resto in un PDF
help-print-about =
    Fa un PDF di tutto quello che serve per giocare, da stampare in casa: di arrr carte, dadi, dobloni e
    riassunti; di maretta e vulcano carte, barili, zattere o carrelli, pedine, tabellone e riassunti. Ci sono i
    segni per ritagliare e un righello di 50 mm per controllare la scala; ogni retro segue il suo fronte,
    per stampare fronte e retro girando sul lato lungo. Serve: pip install "settemari[print]"

    --only stampa una parte. Di arrr: crew, events, explorations, captains, doubloons, dice, summary. Di maretta
    e vulcano: cards, barrels, rafts (carts in vulcano), meeples, board, summary. Per la modalità più semplice
    di arrr bastano crew, explorations, doubloons e dice.
help-print-example =
    settemari print arrr --lang it --paper a4 -o carte.pdf
    settemari print arrr --only crew,explorations,doubloons,dice
    settemari print arrr --deck mie-carte.toml --only events --no-backs
    settemari print vulcano --variant hot-feet --paper letter
    settemari print maretta --only board -o - > tabellone.pdf
help-position = guarda una posizione, o continua da lì
help-position-about =
    Una posizione è un momento qualsiasi di una partita, in JSON (docs/position.schema.json): per
    problemi, lezioni e segnalazioni. FILE può essere - per leggere dall'ingresso standard.
help-position-example = settemari position show problema.json
help-position-show = disegna una posizione
help-position-show-about = Disegna una posizione come la vedono tutti, o come la vede un posto.
help-position-show-example = settemari position show problema.json --seat purple
help-position-play = gioca alcune azioni e stampa la posizione che segue
help-position-play-about =
    Gioca una dopo l'altra le azioni, scritte con le parole della notazione, e stampa in JSON la
    posizione che segue. Un'azione rifiutata stampa il numero della regola e il motivo, con codice 2.
help-position-play-example = settemari position play problema.json "place wood-3 on pink" "open 1"
help-rule = una regola del gioco, dal suo numero
help-rule-about =
    Stampa una regola, dove il programma la applica e quali prove la controllano. Il numero di una
    sezione stampa la sezione; senza numero, l'elenco.
help-rule-example =
    settemari rule A3.2
    settemari rule D --lang it

## Argomenti e opzioni
help-option-game = maretta, vulcano o arrr (se non indicato: maretta)
help-option-any-game = solo le varianti di questo gioco
help-option-seats = chi gioca, separato da virgole: nomi, bot da bot:1 a bot:5 (giocano anche bot:greedy, bot:random e bot:search:1000), i tuoi programmi come exec:./mybot (se non indicato: tu e tre bot)
help-option-seat-count = quanti posti (se non indicato: 4)
help-option-variant = una variante, con il nome, il file o il codice
help-option-mode = di arrr: gallows (equipaggio ed esplorazioni), boarding (con gli eventi) o full; va con ogni variante
help-option-deck = di arrr: gioca con le carte di questo mazzo, un file TOML o una cartella
help-option-deck-file = un file TOML, o una cartella di file TOML
help-option-deck-listed = un file TOML, o una cartella di file TOML (se non indicato: le carte del gioco)
help-option-which-variant = una variante, con il nome, il file o il codice
help-option-seed = una partita di prova, che si può ridare uguale (se non indicato: sorte segreta, controllata alla fine)
help-option-run-seed = lo stesso numero dà le stesse partite (se non indicato: 1)
help-option-position-seed = da dove viene la sorte dopo questa posizione (se non indicato: 1)
help-option-save = tiene la partita in questo file, aggiornato dopo ogni scelta; se c'è già, la riprende
help-option-plain = niente colori e niente schermo ridisegnato: solo righe, per pipe e lettori di schermo
help-option-games = quante partite (se non indicato: 1000)
help-option-bots = un bot per tutti i posti, o uno per ciascuno, separati da virgole (se non indicato: random)
help-option-arena-game = maretta, vulcano o arrr
help-option-arena-bots = i bot, separati da virgole: nomi come greedy, e programmi come exec:COMANDO
help-option-arena-games = quante partite, arrotondate per eccesso finché ogni bot ha avuto ogni posto lo stesso numero di volte (se non indicato: 200)
help-option-bot-seconds = quanto può pensare un programma (exec:) a una scelta, in secondi; poi la perde (se non indicato: 10)
help-option-bot-log = aggiunge a questo file quel che i programmi (exec:) scrivono su standard error (se non indicato: va perso)
help-option-by = per che cosa contare, con virgole: ending, seat, turn, e quel che il gioco ha in più (vedi sopra)
help-option-processes = in quanti processi; 0 vuol dire uno per ogni core (se non indicato: 1)
help-option-host = l'indirizzo su cui ascoltare (di norma: 127.0.0.1, solo questo computer)
help-option-port = la porta su cui ascoltare; 0: una libera qualsiasi (di norma: 8777)
help-option-database = sqlite:///FILE o postgresql://UTENTE@HOST/NOME (di norma: un file nella tua cartella dei dati)
help-option-origin = un altro sito le cui pagine possono usare questo server, come https://play.example
help-option-proxies = indirizzi dei proxy davanti al server, che dicono il vero indirizzo dei visitatori
help-option-bot-processes = quanti processi pensano per i bot (di norma: 1)
help-option-open = apre il browser
help-option-verbose = annota di più
help-option-backup-file = il file da creare
help-option-limit = al massimo così tanti (di norma: 50)
help-option-print-game = maretta, vulcano o arrr
help-option-print-deck = di arrr: stampa le carte di questo mazzo, un file TOML o una cartella
help-option-paper = a4 o letter (se manca: a4)
help-option-only = solo queste parti, separate da virgole (vedi sopra)
help-option-no-backs = solo i fronti
help-option-output = il file da scrivere; - scrive sull'uscita standard (se manca: GIOCO-LINGUA.pdf)
help-option-json = stampa JSON
help-option-replay-json = stampa ciò che è successo in JSON, un evento per riga
help-option-file = una partita salvata
help-option-position-file = una posizione in JSON; - la legge dall'ingresso standard
help-option-at = mostra il tavolo dopo tante scelte
help-option-seat = come la vede questo posto: il suo colore o chi vi gioca, o spectator
help-option-actions = un'azione con le parole della notazione (docs/notation.md)
help-option-number = una regola come A3.2, o una sezione come A3

## Le parole di argparse
argparse-usage = uso:
argparse-positionals = argomenti
argparse-options = opzioni
argparse-error = %(prog)s: errore: %(message)s
argparse-argument = argomento %(argument_name)s: %(message)s
argparse-required = mancano questi argomenti: %s
argparse-unrecognized = argomenti non riconosciuti: %s
argparse-one = ci vuole un valore
argparse-at-least-one = ci vuole almeno un valore
argparse-at-most-one = ci vuole al massimo un valore
argparse-choice = %(value)r non va bene (scegli tra %(choices)s)
argparse-type = %(value)r non è un valore di tipo %(type)s
argparse-explicit = il valore %r non è previsto
