# Il gioco nel browser: tutto quello che sta intorno a un tavolo. Il tavolo stesso è in web-table.

## Ogni pagina
web-name = Sette Mari
web-skip = Vai al contenuto
web-home = Alla prima pagina
web-elsewhere = Altre pagine
web-language = Lingua
web-settings = Impostazioni
web-lobby = Tavoli aperti
web-workshop = Officina
web-account = Tu e i tuoi dati
web-about = Che cos'è
web-privacy = Riservatezza
web-rules = Regole
web-rules-maretta = Regole di Maretta
web-rules-arrr = Regole di Arrr!!!
web-cards = Carte di Arrr!!!
web-text-version = Versione di testo
web-close = Chiudi
web-again = Riprova
web-change = Cambia
web-sure = Sì, davvero
web-rather-not = Meglio di no
web-loading = Un attimo …
web-less = Meno: { $what }
web-more = Più: { $what }
web-percent = { $number }%
web-line-lost = La connessione è caduta: un nuovo tentativo è in corso …
web-unreachable = Il server non risponde. La rete c'è?
web-failed = Non ha funzionato. Riprova.
web-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## La prima pagina
web-welcome = A che cosa giochiamo?
web-welcome-about = Due giochi di mare e un tavolo. Senza registrarsi: scegli una scatola e molla gli ormeggi.
web-box-maretta = Maretta
web-box-maretta-facts = Da 3 a 5 giocatori · 15 minuti
web-box-maretta-about = Naufraghi su zattere si aiutano a vicenda, e controvoglia, a raggiungere un piroscafo. Dai una carta, ruba una carta, e occhio ai barili.
web-box-vulcano-about = Il vulcano si è svegliato. Carica i carrelli degli altri finché scoppiano, e tuffati in mare prima della lava.
web-box-arrr = Arrr!!!
web-box-arrr-facts = Da 2 a 4 giocatori · da 30 a 60 minuti
web-box-arrr-about = Recluta un equipaggio, solca i Sette Mari, bara ai dadi, e il resto si regola fra pirati.
web-maretta-side = Lato della plancia
web-side-maretta = Maretta
web-side-vulcano = Vulcano
web-arrr-side = Modalità
web-mode-gallows = per imparare
web-mode-boarding = con gli eventi
web-mode-arrr = c'è tutto
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-learn = Impara
web-nicknames = Corallo · Bussola · Conchiglia · Lanterna · Gomena · Medusa · Relitto · Salsedine
web-own = Riprendi da dove eri
web-own-turn = Tocca a te
web-own-waiting = Stanno scegliendo gli altri
web-own-elsewhere = Lì giochi da un altro dispositivo
web-own-more = { $count ->
    [one] Mostra ancora { $count }
   *[other] Mostra altri { $count }
}
web-code-title = Hai un codice?
web-code = Codice o link
web-code-hint = Le sei lettere che ti hanno letto, o il link intero.
web-code-go = Vai
web-code-wrong = Qui non c'è nessun codice: ha sei lettere, come pvznnv.
web-lobby-about = Tavoli con un posto libero, dove chiunque può sedersi.
web-lobby-look = Guarda chi aspetta
web-workshop-about = Un percorso più lungo, altre barriere, una lava più svelta: costruisci la tua plancia e giocaci.
web-workshop-go = Costruisci una plancia

## Tavoli aperti
web-lobby-empty = In questo momento nessuno cerca compagnia. Apri un tavolo, e mettilo in elenco qui.
web-lobby-table = { $count ->
    [0] Al tavolo non c'è ancora nessuno.
   *[other] Al tavolo: { $names }.
}
web-join = Siediti
web-join-table = Siediti al tavolo { $code }
web-watch = Guarda
web-watch-table = Guarda il tavolo { $code }
web-seats-free = { $count ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $count } posti liberi
}

## Un nuovo tavolo
web-new-table = Nuovo tavolo
web-what = Che cosa si gioca
web-game = Gioco
web-who = Chi gioca
web-how = Come si gioca
web-players = Giocatori
web-with-whom = Con chi?
web-with-friend = Amici, con un link
web-with-friend-about = Si siedono da dove sono
web-with-bot = Bot
web-with-bot-about = Si comincia subito
web-with-here = Tutti qui
web-with-here-about = Il dispositivo passa di mano in mano
web-sitter-friend = Con il link
web-sitter-bot = Bot
web-sitter-here = Qui
web-seat-of = Posto: { $colour }
web-seat-number = Posto { $number }
web-your-name = Il tuo nome
web-their-name = Nome
web-name-empty = Manca il nome.
web-name-twice = A questo tavolo c'è già qualcuno con questo nome.
web-another-bot = Un altro bot
web-which-bot = Quale bot?
web-bot-level = Livello { $level } di { $of }
web-begin = Comincia la partita
web-begin-about = Ci sono tutti: le carte si danno subito.
web-open = Apri il tavolo
web-open-about = Poi avrai un link e un codice per gli amici.

## Che cosa si può dire di un tavolo
web-variant = Variante
web-variant-own = Una variante fatta in casa.
web-variant-own-of = { $game }, una variante fatta in casa
web-variant-by-code = Con un codice
web-variant-by-code-about = Una plancia tua, o ricevuta in regalo.
web-variant-code = Codice della variante
web-variant-tables = Con un mazzo fatto in casa.
web-clock = Tempo per pensare
web-clock-none = Senza fretta
web-clock-relaxed = Con calma
web-clock-normal = Spedito
web-clock-fast = Veloce
web-clock-days = A giorni
web-clock-each = { $time } per decisione
web-clock-bank = { $time } per decisione, { $bank } di scorta
web-fuse = Tempo per rispondere quando possono tutti
web-first = Chi comincia
web-first-by-luck = A sorte
web-listed = Mettilo fra i tavoli aperti
web-listed-about = Chiunque può trovarlo e sedersi.
web-watched = Si può guardare
web-watched-about = Le mani non le vede nessuno.
web-chat = Messaggi con parole proprie
web-chat-about = Altrimenti ce ne sono dodici già pronti.
web-is-listed = Fra i tavoli aperti
web-is-by-link = Solo per chi ha il link
web-is-watched = Si può guardare
web-is-unwatched = Non può guardare nessuno
web-is-chatty = Con messaggi a parole proprie
web-is-emotes = Solo con i messaggi già pronti

## La sala d'attesa
web-take-seat = Prendi posto
web-which-seat = Quale colore?
web-sit = Siediti
web-rather-watch = Preferisco guardare
web-waits-for = Manca ancora il via libera di { $names }
web-all-ready = Tutto pronto: comincia chi ospita
web-all-ready-host = Tutto pronto: puoi cominciare
web-be-ready = Via libera
web-be-not-ready = Ci ripenso
web-seat-free = libero
web-seat-bot = bot, livello { $level }
web-seat-gone = assente in questo momento
web-seat-host = comincia quando c'è il via libera di tutti
web-seat-late = non ha ancora dato il via libera
web-seat-ready = ha dato il via libera
web-tag-you = tu
web-tag-host = ospita
web-rename = Un altro nome per { $name }
web-get-up = { $name } si alza
web-add-bot = Aggiungi un bot
web-bot-for = Aggiungi un bot: { $colour }
web-change-bot = Un altro bot invece di { $name }
web-remove = Togli il posto a { $name }
web-hand-over = Passa a { $name } il compito di ospitare
web-another-person = Un'altra persona a questo dispositivo
web-another-person-about = Vi passate il dispositivo; prima di ogni mano di carte cala un sipario.
web-lock = Chiudi il tavolo
web-unlock = Riapri il tavolo
web-locked = Il tavolo è chiuso: non può sedersi nessun altro.
web-no-seat = Non ci sono posti liberi. Potrai guardare quando si comincia, se chi ospita è d'accordo.
web-no-seat-locked = Chi ospita ha chiuso il tavolo. Potrai guardare quando si comincia, se te lo permettono.
web-too-small = C'è qualcuno su un posto che non ci sarebbe più.
web-invite = Invita gli amici
web-invitation = Vieni a giocare con me a Sette Mari!
web-code-of-table = Codice
web-link = Link
web-link-about = Il link non contiene segreti: fa sedere al tavolo, ma non fa vedere le tue carte.
web-qr = Codice QR del link
web-copy = Copia il link
web-copied = Link copiato.
web-copy-yourself = Il browser non ci lascia copiare: il link è evidenziato, copialo tu.
web-share = Condividi
web-played = Che cosa si gioca
web-fair = Sorte senza trucchi
web-fair-about = Prima della partita il server fissa e sigilla la sua parte della sorte; chi si siede aggiunge la propria, senza che si veda. Alla fine si mostra tutto, così chiunque può controllare che nessuno ha scelto le carte.
web-seal = Sigillo

## Regole
web-rule = Regola { $number }
web-rule-link = Link a questa regola
web-rules-search = Cerca nelle regole
web-rules-ours = Solo le nostre precisazioni
web-rules-found = { $count ->
    [0] Nessuna regola
    [one] { $count } regola
   *[other] { $count } regole
}
web-rules-none = Nessuna regola lo dice. Con meno parole si trova di più.
web-rules-variant = Con i numeri della variante da cui vieni.

## Impostazioni
web-settings-lead = Restano su questo dispositivo e valgono subito.
web-settings-you = Tu
web-your-name-about = Come ti chiami quando ti siedi.
web-settings-help = Aiuto durante il gioco
web-help = Aiuto
web-help-guide = Guida
web-help-guide-about = Anteprime, probabilità, avvisi
web-help-normal = Normale
web-help-normal-about = Solo le anteprime
web-help-expert = Lupo di mare
web-help-expert-about = Il tavolo sgombro
web-settings-motion = Movimento e suoni
web-speed = Movimento
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-off = Fermo
web-sound = Suoni
web-chime = Una campana quando tocca a te
web-chime-about = Per quando intanto guardi altrove.
web-settings-look = L'aspetto
web-text-size = Grandezza del testo
web-contrast = Contrasto elevato
web-contrast-about = Bianco e nero, con motivi.
web-patterns = Motivi sulle carte
web-patterns-about = Per distinguere i semi anche senza i colori.
web-settings-keys = I tasti al tavolo
web-letters = Lettere e cifre sono tasti
web-letters-about = Spegnilo se detti a voce, o se ti capita di premerli per sbaglio.
web-key-of = { $what }, { $number }
web-key-press = Premi un tasto …
web-key-is = { $what }: { $key }
web-keys-usual = Tutti i tasti come al solito

## Che cos'è
web-about-lead = Un tavolo per due giochi di mare, fatto da chi li gioca. Non è un prodotto ufficiale: l'ultima parola ce l'hanno i regolamenti stampati.
web-rulings = Che cosa abbiamo deciso noi
web-rulings-about = Dove un regolamento tace, o lo dice con un'immagine, abbiamo dovuto decidere. Ogni regola di questo tipo porta un segno.
web-rulings-of = Le nostre precisazioni: { $game }
web-privacy-short = Un cookie conserva il tuo posto, un altro la tua lingua. I tavoli si conservano con le loro mosse finché si gioca, e un po' oltre. Niente pubblicità, niente misurazioni, e niente va ad altri.
web-privacy-whole = Tutto sulla riservatezza
web-licences = Licenze
web-licence-own = Sette Mari è software libero con licenza MIT; i disegni sono nostri.
web-licence-fonts = Caratteri
web-licence-libraries = Librerie
web-licence-line = { $name }, di { $by } ({ $licence })
web-licence-whole = Tutte le licenze per intero
web-version = Sette Mari { $version }

## Tu e i tuoi dati
web-account-lead = Si gioca anche senza niente di tutto questo. Un account tiene insieme i tuoi tavoli su più dispositivi.
web-sign-title = Account
web-sign-in = Accedi
web-sign-in-about = Poi questo dispositivo conosce i tuoi tavoli sugli altri.
web-sign-up = Crea un account
web-sign-up-about = Non serve un indirizzo e-mail; una password persa non si ritrova.
web-account-name = Nome dell'account
web-password = Password
web-password-hint = Almeno { $least } caratteri.
web-signed-in = Hai effettuato l'accesso come { $name }
web-signed-in-about = I tuoi tavoli di tutti i dispositivi sono nella prima pagina.
web-sign-out = Esci
web-signed-out = Hai chiuso la sessione.
web-account-delete = Rinuncia all'account
web-account-delete-about = Nome e password si cancellano. I posti restano tuoi su questo dispositivo.
web-account-gone = L'account non c'è più.
web-move-here = Porta qui un posto
web-one-time-code = Codice monouso
web-move-here-about = Chiedilo al tavolo, sul dispositivo da cui giochi: Menu, «Continua su un altro dispositivo».
web-move-here-go = Portalo qui
web-data = I tuoi dati
web-data-about = Tutto quello che si conserva di te, in un file; oppure via tutto.
web-data-download = Scarica i miei dati
web-forget-me = Cancella i miei dati
web-forget-me-about = Il tuo nome sparisce da ogni tavolo, i bot continuano per te, e di te non resta niente, né sul server né su questo dispositivo. Non si può annullare.
web-forgotten = Qui nessuno sa più chi sei: di te non è rimasto niente.

## Niente da vedere
web-not-here = Qui non c'è niente
web-not-here-about = Forse l'indirizzo è troncato o sbagliato, o il tavolo non c'è più: quelli a cui nessuno gioca si sparecchiano.
web-lost = Nessuna connessione
web-lost-about = Questa pagina non è arrivata. Appena torna la rete, si riparte.
