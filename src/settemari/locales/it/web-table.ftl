# Il tavolo nel browser: quello che sta intorno alla partita, la barra delle azioni, il diario, il menu, la fine, il replay.

## Intestazione
table-menu = Menu
table-game-maretta = Maretta
table-game-vulcano = Vulcano
table-round = Turno { $round }
table-round-of = Turno { $round } di { $rounds }
table-deck = Mazzo { $count }
table-rules = Le regole
table-connecting = In rotta verso il tavolo…

## Stato e barra delle azioni
table-bar = Che cosa fare
table-your-turn = Tocca a te.
table-commit = Conferma
table-change = Cambia
table-clear = Annulla la scelta
table-answered = Hai scelto, e puoi cambiare finché non hanno scelto tutti.
table-late = Troppo tardi: la domanda era già chiusa, e non è cambiato niente.
table-not-now = Ora no.
table-watching = Stai guardando.
table-result = Com'è finita
table-time = Tempo rimasto
table-time-bank = Tempo rimasto, dalla scorta
table-time-bank-short = scorta
table-replaced-left = Hai lasciato il tavolo: un bot continua per te.
table-replaced-away = Non c'eri: un bot continua per te.
table-replaced-removed = Chi ospita ha dato il tuo posto a un bot.
table-replaced-resigned = Hai rinunciato. Un bot continua al tuo posto.

## Che cosa fa il pulsante, secondo la risposta scelta
verb-pick = Scegli
verb-place = Dai
verb-load = Carica
verb-play = Gioca
verb-steal = Ruba
verb-open = Apri
verb-take = Prendi
verb-discard = Scarta
verb-swap = Scambia
verb-look = Guarda

## Diario
table-log = Diario di bordo
table-log-moment = Mostra questo momento
table-go-on = Avanti

## Persone
table-seat-back-soon = sta tornando
table-seat-away = assente
table-seat-bot = bot
table-seat-stand-in = qui continua un bot
table-long-away = { $name } non c'è da più di un minuto.
table-call-bot = Fai continuare un bot
table-missing = All'appello manca: { $names }.
table-end-yours = Vorresti finirla qui.

## Quando manca qualcosa
table-lost = La linea si è persa in mare. Le lanciamo dietro bottiglie finché una non la trova; il tuo posto, le tue carte e la tua scelta restano dove sono.
table-database = Il server non riesce a scrivere sul suo registro: per ora non si può fare niente. Si riparte da soli.
table-none = Qui non c'è nessun tavolo
table-outdated = È salita una nuova marea
table-outdated-about = Il server parla una lingua più nuova di questa pagina. Ricaricala: il tuo posto ti aspetta.
table-reload = Ricarica

## Menu
table-replay = Guarda il replay
table-share = Condividi
table-copied = Link copiato.
table-spectators = Si può guardare
table-locked = Non si siede nessun altro
table-make-host = Fai ospitare
table-remove = Togli il posto
table-move-give = Dammi un codice
table-move-code = Codice monouso per il posto di { $name }:
table-move-where = Scrivilo sull'altro dispositivo, sotto «Tu e i tuoi dati».
table-reported = Grazie: la segnalazione ha il numero { $number }.
table-speed = Movimento
table-speed-normal = Normale
table-speed-fast = Veloce
table-speed-off = Spento
table-help-level = Aiuto
table-help-guide = Guida
table-help-normal = Normale
table-help-expert = Per esperti
table-sound = Suoni
table-chime = Un rintocco quando tocca a te
table-all-settings = Tutte le impostazioni
table-luck-kept = Controllato: il server ha mantenuto la promessa, e il seme segue dalla fortuna di tutti.
table-luck-broken = Il seme non segue da quanto promesso. Dillo a chi gestisce questo server.
table-luck-unchecked = Questo browser può controllare solo con una connessione sicura. Puoi farlo tu:

## Tasti
keys-title = Tasti
key-enter = Invio
key-escape = Esc
key-space = Spazio
key-does-hand = una carta della tua mano
key-does-opponent = un avversario, in senso orario
key-does-board = al tabellone; poi le frecce
key-does-commit = conferma la scelta
key-does-clear = annulla la scelta
key-does-undo = annulla la scelta; altrimenti, proponi di tornare indietro
key-does-onward = salta il movimento; nel replay, avvia o ferma
key-does-hold = più tempo
key-does-inspect = guarda da vicino
key-does-matrix = tutte le carte e tutte le zattere insieme
key-does-log = il diario
key-does-speak = di' come stanno le cose
key-does-why = questo aiuto

## A voce
table-speak-hand = La tua mano: { $cards }.
table-speak-stands = { $seat } è { $space-on }.
table-speak-out = { $seat } è fuori.

## La fine
table-awards = Medaglie di sughero
table-ranking = Fin dove si è arrivati
table-winner = vince
table-hands = Carte rimaste in mano
table-hand = { $seat }: { $cards }
table-hand-empty = { $seat }: nessuna
table-course = Turno per turno
table-course-about = Una linea per ogni giocatore, turno per turno; gli stessi numeri sono nella tabella qui sotto.
table-course-table = Lo stesso come tabella
table-start = Partenza
table-lava = Lava
table-rematch-set = Si gioca ancora: il nuovo tavolo è pronto.
table-other = Un altro tavolo
table-look = Guarda il tavolo
table-no-review = In questo momento non si può mostrare la partita intera.

## Replay
replay-title = Replay
replay-back = Al tavolo
replay-slider = Momento della partita
replay-place = { $place } di { $length }
replay-first = All'inizio
replay-previous = Un passo indietro
replay-play = Avvia
replay-pause = Ferma
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-eyes = Con gli occhi di chi
replay-all = Tutte le carte scoperte
replay-as = Come { $name }
replay-spectator = Da spettatore
replay-link = Link a questo momento
replay-past = La partita non arriva fin lì: questo è il suo ultimo momento.
replay-answers = Che cosa è stato scelto
replay-answer = { $seat }: { $what }.
