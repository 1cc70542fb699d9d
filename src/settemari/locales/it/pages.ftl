# Le pagine per chi usa browser senza script, lettori di schermo e schermi che sembrano carta.

## Ogni pagina
page-name = Sette Mari
page-skip = Vai al contenuto
page-site = Su questo sito
page-languages = Lingue
page-privacy = Riservatezza
page-rules-of = Regole: { $game }
page-account = Tu e i tuoi dati
page-illustrated = La versione illustrata
page-unofficial = Un tavolo per due giochi di mare, fatto da chi li gioca. Non è un prodotto ufficiale: l'ultima parola ce l'hanno i regolamenti stampati.
page-title = { $status } · { $game }
page-rule = Regola { $number }
page-nothing = niente
page-none = nessuna
page-yes = sì
page-no = no
page-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
page-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
page-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
page-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## La prima pagina
page-home = A che cosa giochiamo?
page-home-about = Senza registrarsi, senza script, senza complimenti: scegli un gioco, di' come ti chiami, e si salpa.
page-box-maretta = Maretta
page-box-arrr = Arrr!!!
page-about-maretta = Naufraghi su zattere si aiutano a vicenda, e controvoglia, a raggiungere un piroscafo. Sull'altro lato della plancia alle loro spalle c'è un vulcano. Da 3 a 5 persone, in un quarto d'ora.
page-about-arrr = Pirati reclutano un equipaggio, solcano i Sette Mari, barano ai dadi e il resto se lo regolano fra loro. Da 2 a 4 persone, in un'ora; con la modalità breve ne basta mezza.
page-your-name = Il tuo nome
page-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-seats = Giocatori
page-variant = Gioco
page-about-variants = Che cosa offre ciascuno
page-which-bots = Bot
page-bots-hint = Da 1, che aiuta tutti, a 5, che ci pensa su. Con gli amici si scelgono al tavolo.
page-bots = I bot
page-who-are-they = Chi sono?
page-level = { $level }: { $name }
page-play-now = Gioca subito contro i bot
page-with-friends = Gioca con gli amici
page-own-tables = I tuoi tavoli
page-stage-ended = È finita.
page-stage-turn = Tocca a te.
page-elsewhere = Lì giochi da un altro dispositivo; con un codice monouso di là il posto viene qui.
page-open-tables = Tavoli aperti
page-no-open-tables = In questo momento nessuno cerca compagnia. Scegli «Gioca con gli amici», e metti il tavolo in elenco dalle sue impostazioni.
page-table-link = { $what }, tavolo { $code }
page-who-sits = Al tavolo: { $names }.
page-join = Ti hanno dato un codice?
page-code = Codice del tavolo
page-go-there = Vai

## Intorno a un tavolo
page-table-code = tavolo { $code }
page-your-turn = { $name }, tocca a te.
page-time-left = Tempo rimasto: { $time }.
page-refreshes = { $seconds ->
    [one] Questa pagina si aggiorna da sola ogni secondo.
   *[other] Questa pagina si aggiorna da sola ogni { $seconds } secondi.
}
page-be-still = Ferma l'aggiornamento
page-be-lively = Falla aggiornare da sola
page-look-again = Aggiorna
page-curtain = Passa il dispositivo a { $name }
page-only-for = Solo per gli occhi di { $name }
page-uncover = Sono { $name }: mostra le mie carte
page-whose-cards = A questo dispositivo siete in più di uno: di chi vuoi vedere le carte?
page-news = Dall'ultima volta che hai guardato
page-news-first = Finora
page-news-more = { $count ->
    [one] Nel diario c'è ancora { $count } riga.
   *[other] Nel diario ci sono altre { $count } righe.
}
page-new = Novità:
page-log-lines = { $count ->
    [one] Tutto il diario, { $count } riga
   *[other] Tutto il diario, { $count } righe
}
page-time-ran-out = Tempo scaduto per { $seat }: ha scelto un bot.

## Le persone
page-people = Chi siede qui
page-seat-of-colour = { $colour }
page-tag-you = tu
page-tag-host = ospita il tavolo
page-tag-first = primo giocatore
page-tag-turn = di turno
page-tag-asked = sceglie
page-tag-answered = ha scelto
page-free = libero
page-here = presente
page-gone = assente in questo momento
page-ready = ha dato il via libera
page-not-ready = non ha ancora dato il via libera
page-bot = bot, livello { $level }: { $about }
page-bot-left = { $name } ha lasciato il tavolo: continua un bot
page-bot-away = { $name } non c'è: continua un bot
page-bot-removed = { $name } non gioca più, per volere di chi ospita: continua un bot
page-bot-resigned = { $name } ha rinunciato: continua un bot
page-take-seat-back = Riprendi il tuo posto
page-call-bot = Fai continuare un bot per { $name }
page-host-affairs = Per chi ospita
page-remove = Togli il posto a { $name }
page-hand-over = Passa a { $name } il compito di ospitare
page-which-bot = Quale bot
page-seat-bot = Dai questo posto a un bot
page-change-bot = Prendi un altro bot
page-locked = Il tavolo è chiuso: non può sedersi nessun altro.
page-not-locked = Chi ha il link può sedersi.
page-lock = Chiudi il tavolo
page-unlock = Riapri il tavolo
page-spectators = Chi ha il link può guardare.
page-no-spectators = La partita la vede solo chi ha un posto.
page-show = Lascia guardare
page-hide = Non lasciar guardare nessuno
page-sure = Sì, davvero

## La sala d'attesa
page-seats-free = { $count ->
    [0] Non ci sono posti liberi.
    [one] C'è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
page-waits-for = Manca ancora il via libera di { $names }.
page-all-ready = Tutto pronto: comincia chi ospita.
page-all-ready-host = Tutto pronto: puoi cominciare.
page-take-a-seat = Prendi posto
page-no-seat-here = Per ora nessun posto
page-your-seat = Hai un posto
page-which-seat = Posto
page-luck = Un pizzico di fortuna tua
page-luck-hint = Se vuoi, parole qualsiasi: si mescolano con le carte, così nessuno decide da solo la sorte, e a fine partita tutti le vedono.
page-sit = Siediti
page-sit-too = A questo dispositivo si siede un'altra persona
page-no-seat = Non ci sono posti liberi. Potrai guardare quando si comincia, se chi ospita è d'accordo.
page-no-seat-locked = Chi ospita ha chiuso il tavolo. Potrai guardare quando si comincia, se te lo permettono.
page-be-ready = { $name } dà il via libera
page-be-not-ready = { $name } ci ripensa
page-get-up = { $name } si alza
page-deal = Comincia la partita
page-deal-about = Si comincia quando ogni posto è preso e tutti hanno dato il via libera.
page-invite = Invita gli amici
page-link = Link da condividere
page-invite-about = Il link e il codice non contengono segreti: fanno sedere al tavolo, ma non fanno vedere le tue carte.
page-played = Che cosa si gioca
page-own-variant = Una variante fatta in casa.
page-clock = Tempo per una decisione
page-bank = Tempo di scorta
page-fuse-time = Tempo per rispondere quando possono tutti
page-no-hurry = senza fretta
page-listed = In elenco nella prima pagina
page-watching = Si può guardare
page-chat = Messaggi con parole proprie
page-first = Primo giocatore
page-first-by-luck = a sorte
page-settings = Impostazioni
page-change-settings = Cambia le impostazioni
page-variant-code = Oppure il codice di una variante
page-variant-code-hint = Una variante tua, come dice il suo codice. Lascia vuoto per quella dell'elenco.
page-seconds-hint = In secondi; 0 se non c'è fretta.
page-bank-hint = In secondi, per tutta la partita: si consuma quando il tempo per una decisione scade.
page-only-in = { $count }, solo { $games }
page-fairness = Sorte senza trucchi
page-seal = Sigillo
page-seal-about = Il server ha già fissato la sua parte della sorte; questo è il suo sigillo. Chi si siede aggiunge la propria, e a fine partita si mostra tutto, così chiunque può controllare.

## Che cosa si chiede
page-draft = Che cosa vuoi fare
page-draft-done = È questo che vuoi fare?
page-draft-shown = Finché non confermi non parte niente. Qui sotto vedi il tavolo come sarebbe allora.
page-draft-lost = Nel frattempo il tavolo è cambiato: scegli di nuovo.
page-confirm = Conferma
page-take-back = Togli l'ultima
page-chosen = Hai scelto: { $what }. Puoi cambiare finché non hanno scelto tutti.
page-why-not = { $what }.
page-whichever = Qualunque cosa tu scelga: { $what }
page-impossible = { $count ->
    [one] Che cosa ora non si può, e perché ({ $count })
   *[other] Che cosa ora non si può, e perché ({ $count })
}
page-help = Come funziona?
page-passing = Qui non serve niente da te: fra un attimo i tuoi ordini permanenti passano per te.
page-answer-yourself = Rispondi tu
page-hold = { $left ->
    [one] Aspettate: altri { $seconds } secondi, ancora una volta in questa partita
   *[other] Aspettate: altri { $seconds } secondi, ancora { $left } volte in questa partita
}

## Ordini permanenti
page-orders = Quando chiederti
page-orders-when = Quando tutti possono rispondere
page-orders-smart = chiedimi se conta
page-orders-always = chiedimi sempre
page-orders-sleep = Lasciami dormire
page-orders-awake = Veglio
page-orders-stack = Passo finché questa pila non è risolta
page-orders-action = Passo finché dura quest'azione
page-orders-my-turn = Passo fino al mio turno
page-orders-unless = Ma svegliami se mirano a me
page-orders-change = Dai altri ordini
page-orders-give = E così sia
page-orders-wake = Sveglia

## Una parola agli altri
page-talk = Una parola agli altri
page-says = { $name }: { $text }
page-emotes = Di' qualcosa
page-own-words = Con parole tue
page-say = Dillo

## La scommessa di chi è fuori
page-bet = Sei fuori. Chi vincerà?
page-bet-made = { $name } scommette su { $other }.
page-bet-right = { $name } aveva scommesso su { $other }: indovinato!
page-bet-wrong = { $name } aveva scommesso su { $other }.

## Che cos'altro si può fare
page-more = Che cos'altro puoi fare
page-undo = Torna indietro
page-undo-about = Se tutti quelli che giocano sono d'accordo, la partita torna a una domanda di prima. Quello che nessuno ha visto si rimescola.
page-undo-to = A prima di
page-undo-propose = Proponi di tornare indietro
page-gone-back = Di comune accordo si è tornati a questo punto. Quello che nessuno aveva visto è stato rimescolato.
page-answer-that = Rispondi
page-undo-before = { $what }
page-undo-wanted = { $count ->
    [one] { $names } vorrebbe tornare a prima di «{ $what }»
   *[other] { $names } vorrebbero tornare a prima di «{ $what }»
}
page-undo-agree = D'accordo
page-undo-yours = Vorresti tornare indietro, e aspetti gli altri.
page-undo-withdraw = Meglio di no
page-undo-declined = { $name } preferisce non tornare indietro.
page-undo-nothing = Non c'è ancora niente a cui tornare.
page-end = Finiamola qui
page-end-about = Se tutti quelli che giocano sono d'accordo, la partita finisce qui e non vince nessuno.
page-end-wanted = { $count ->
    [one] { $names } vorrebbe finirla qui.
   *[other] { $names } vorrebbero finirla qui.
}
page-end-withdraw = Meglio continuare
page-end-declined = { $name } preferisce continuare la partita.
page-going = Alzarsi o rinunciare
page-leave = Alzati
page-leave-about = Un bot continua per te finché non torni.
page-resign = Rinuncia
page-resign-about = Un bot continua al tuo posto, perché gli altri possano finire. Il posto non torna più tuo.
page-move-seat = Continua su un altro dispositivo
page-move-about = Un codice monouso porta un posto su un altro dispositivo. Vale pochi minuti, e una volta sola.
page-move-code = Codice monouso per { $name }
page-one-time-code = il tuo codice monouso: { $code }. Scrivilo sull'altro dispositivo, sotto «Tu e i tuoi dati».
page-record = Il verbale della partita
page-record-take = Scaricalo
page-record-about = Tutto quello che hai visto finora, come file di testo.
page-record-whole = La partita intera con tutta la sua sorte, come file di testo: da rivedere, da controllare, da conservare.
page-report = Segnala un problema
page-report-text = Che cosa non va?
page-report-about = Con la segnalazione va quello che vedi tu del tavolo, e niente di quello che vedono gli altri.
page-report-send = Invia
page-reported = grazie: la segnalazione ha il numero { $number }.

## Maretta e Vulcano
page-hand = La tua mano
page-cards = Carte
page-rafts = Zattere e riserve
page-minecarts = Carrelli e pile
page-face-down = coperta
page-only-you = { $card }, la vedi solo tu
page-round = Turno
page-where = Dove
page-of = { $number } di { $all }
page-lava-next = Lava dopo questo turno
page-lava-soon = lava in arrivo
page-stock = Riserva
page-so-many-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
page-fuse = { $suit } { $sum } su { $limit }
page-boarding = Per salire
page-boarding-open = { $suits ->
    [one] finora { $suits } seme; serve { $needed } con la differenza fra le due posizioni
   *[other] finora { $suits } semi; serve { $needed } con la differenza fra le due posizioni
}
page-boarding-enough = { $sum }: basta per un piroscafo (serve { $needed })
page-boarding-short = { $sum }: non basta per un piroscafo (serve { $needed })
page-inked = Inchiostro: la posizione 1 resta coperta finché la 2 è vuota.
page-ink-next = Inchiostro al prossimo turno: la posizione 1 resterà coperta per un po'.
page-stole = In questo turno ha rubato.
page-known = Carte note
page-among = { $count } tra { $cards }
page-times = { $what } × { $count }
page-player = Giocatore
page-out-short = fuori

## Arrr!!!
page-crew-card = carta equipaggio
page-event = evento
page-voyage = Il viaggio
page-mode = Modalità
page-round-of-turns = Giro
page-explorations = Esplorazioni
page-in-deck = { $count ->
    [one] { $count } nel mazzo
   *[other] { $count } nel mazzo
}
page-supply = Riserva
page-crew-pile = Carte equipaggio
page-event-pile = Eventi
page-deck-and-discard = { $deck } da pescare, { $discard } fra gli scarti
page-seas = I Sette Mari
page-seas-order = Dalla carta più lontana a quella accanto al mazzo; le vicine si influenzano.
page-faced = affrontata ora
page-your-chance = Riuscita
page-condition-met = La soddisfi.
page-condition-not-met = Non la soddisfi.
page-sum = { $what }: { $sum }.
page-passed = { $trait }, se passi: { $effect }
page-failed = { $trait }, se fallisci: { $effect }
page-doubloons = Dobloni
page-pirates = I pirati
page-traits = Dadi
page-chest = Forziere
page-fame-cards = { $count ->
    [one] { $count } carta fama
   *[other] { $count } carte fama
}
page-points = { $points }, di cui { $fame } di fama
page-captain = { $name } (capitano).
page-exhausted = (esaurita)
page-in-port = Niente equipaggio: in porto.
page-at-stake = In palio
page-warded = Al riparo da
page-damage = { $count ->
    [one] { $count } danno
   *[other] { $count } danni
}
page-lasting = Permanente: { $card }, di { $name }. { $text }
page-stack = La pila: l'ultima giocata succede per prima
page-would-win = Premio per { $name }
page-draw = Pesca
page-draw-crew = Pesca carte equipaggio
page-give-up = Prima scarta, se vuoi
page-equip = Equipaggia
page-make-room = Fai posto
page-enough = Basta così
page-sail = Solca i mari
page-raid = Razzia
page-trait-and-prize = Caratteristica e premio
page-duel = { $trait }, per { $prize }
page-trait = Caratteristica
page-your-dice = Dadi tuoi
page-their-dice = Dadi altrui
page-win = Vinci
page-tie = Pari
page-lose = Perdi
page-without-cheating = Le tue probabilità se nessuno bara
page-conquered = Conquistate:

## La fine
page-winners = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
page-nobody-won = Non vince nessuno
page-closed-agreed = Tutti d'accordo: la partita finisce qui.
page-closed-rules = Questa partita è stata giocata con regole più vecchie.
page-older-rules = Questa partita è stata giocata con regole più vecchie
page-older-rules-about = Le regole di oggi non porterebbero dove è arrivata, perciò si può solo leggere. Ecco che cosa è successo, per quanto ne sapevi tu.
page-rematch = Gioca ancora
page-rematch-about = Le stesse persone, gli stessi posti; comincia chi viene dopo.
page-rematch-there = Vai al nuovo tavolo
page-check = Come controllarla
page-luck-promised = Prima della partita il server ha promesso la sua parte della sorte con un sigillo. Ora mostra la parte stessa.
page-part = La parte del server
page-luck-check = Il sigillo è lo SHA-256 delle parole «settemari part » e di quella parte. Chi ha Python può controllare:
page-check-seal = Comando che scrive il sigillo
page-luck-mixed = Il seme è lo SHA-256 delle parole «settemari table », della parte del server e, per ogni posto, dello SHA-256 di «seat », il suo numero da 0 in poi, uno spazio, e la fortuna aggiunta da chi ci siede:
page-nonce = Fortuna di { $name }
page-seed = Seme della partita
page-verify = Il verbale contiene il seme e ogni scelta, e rigioca tutto.

## Tu e i tuoi dati
page-account-about = Si gioca benissimo senza niente di tutto questo. Un account tiene insieme i tuoi tavoli su più dispositivi.
page-signed-in = Hai effettuato l'accesso
page-signed-in-as = Come { $name }.
page-sign-in = Accedi
page-sign-up = Crea un account
page-sign-out = Esci
page-sign-about = Non serve un indirizzo e-mail; una password persa non si ritrova.
page-account-name = Nome dell'account
page-password = Password
page-password-hint = Almeno { $least } caratteri.
page-one-time = Codice monouso
page-move-here = Porta qui il posto
page-move-here-about = Chiedi un codice monouso al tavolo, sul dispositivo da cui giochi, sotto «Che cos'altro puoi fare», e scrivilo qui.
page-data = I tuoi dati
page-data-about = Tutto quello che si conserva di te, come file.
page-download = Scarica i miei dati
page-delete = Cancella i miei dati
page-delete-sure = Sì, cancella tutto
page-delete-about = Il tuo nome sparisce da ogni tavolo, i bot continuano per te, e qui di te non resta traccia. Non si può annullare.
page-delete-account-about = L'account sparisce, il tuo nome sparisce da ogni tavolo, i bot continuano per te, e qui di te non resta traccia. Non si può annullare.

## Riservatezza
page-privacy-about = Conserviamo quello che serve a un tavolo, finché serve, e nient'altro.
page-kept = Che cosa si conserva
page-kept-cookie = Un cookie con un numero casuale, perché il tuo posto resti tuo, uno con la lingua e uno se preferisci le pagine di testo.
page-kept-name = Il nome che ti dai a un tavolo. Va bene qualunque nome.
page-kept-tables = I tavoli con tutte le mosse. Spariscono dopo { $waiting } se non si comincia, { $playing } dopo l'ultima mossa, e { $ended } dopo la fine.
page-kept-account = Se crei un account: il suo nome, e la password in una forma da cui nessuno può leggerla.
page-kept-reports = I problemi che segnali, con quello che in quel momento vedevi del tavolo.
page-never = Che cosa non succede mai
page-never-tracking = Niente pubblicità, niente misure di quello che fai, niente cookie di altri.
page-never-others = Niente va ad altri: pagine, stile e giochi vengono tutti da questo server.
page-never-chat = Quello che si dice a un tavolo si trasmette e non si conserva.
page-seen = Che cosa vedono gli altri
page-seen-about = A un tavolo gli altri vedono il tuo nome, se in quel momento sei presente, e quello che il gioco mostra loro. Le tue carte sono solo tue; nemmeno chi guarda vede mai una mano.
page-rights = Che cosa puoi fare
page-rights-about = Puoi avere come file tutto quello che si conserva di te, e farlo cancellare, senza chiedere a nessuno.

## Quando qualcosa va storto
page-too-late = quella domanda era già chiusa: la tua risposta non ha cambiato niente. Ecco come stanno le cose adesso.
page-to-form = Torna al modulo
page-unread = qualcosa in questo modulo non si legge ({ $what }): compilalo di nuovo.
page-say-something = prima scrivi qualche parola.
page-name-taken = a questo tavolo qualcuno si chiama già così: scegli un altro nome.
page-tick-first = prima spunta la casella accanto: non si può tornare indietro.
page-no-code = manca il codice: è l'ultima parte del link di un tavolo.
page-no-variant = questo non è il codice di una variante: copialo per intero, o lascia vuoto.
page-played-by = a { $game } si può giocare in { $counts }.
page-forgotten = fatto: di te qui non resta più niente.
page-not-found = Qui non c'è niente
page-problem = Non ha funzionato
page-what-happened = Che cosa è successo
page-status = Stato { $status }
page-to-the-harbour = Torna al porto
page-try-again = Riprova
page-to-the-table = Torna al tavolo
page-remedy-wait = Aspetta un momento e riprova.
page-remedy-back = Il tasto Indietro del browser riporta a quello che avevi scritto.
page-remedy-lost = Forse l'indirizzo è incompleto o contiene un errore.
page-remedy-report = Riprova. Se succede ancora, avvisa chi gestisce questo server.
page-remedy-no-table = Forse il codice contiene un errore. Oppure il tavolo non c'è più: quelli a cui nessuno gioca da tempo vengono tolti.
page-remedy-no-spectators = Se hai un posto a quel tavolo, apri questa pagina sul dispositivo da cui giochi. Altrimenti chiedi a chi ospita di lasciar guardare.
page-remedy-cookies = Senza il suo unico cookie questo server non può sapere qual è il tuo posto.
page-about-rules = Su queste regole
