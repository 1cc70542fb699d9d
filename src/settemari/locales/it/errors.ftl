# What is wrong with something given to the program. Plain: only text and { $names }.

## Games, seats, seeds, answers
error-unknown-game = non c'è nessun gioco { $game }; giochi conosciuti: { $known }
error-none = nessuno
error-unknown-variant = { $game } non ha la variante { $name }; varianti incluse: { $known }
error-unknown-rule = la regola { $number } non esiste; esistono, per esempio, { $near }
error-wrong-seats = { $given } qui non è possibile: { $allowed }
error-first-seat = il posto di chi comincia va da 0 a { $last }
error-observer = serve un posto da 0 a { $last }, oppure None per chi guarda soltanto
error-played-by = il numero di giocatori di { $game } può essere { $counts }
error-bad-seed = il seme è un numero intero da 0 a 2**63 - 1, oppure 32 byte, non { $given }
error-so-many-bytes = { $count } byte
error-nobody = nessuno
error-not-asked = il posto { $seat } non deve rispondere; la domanda è per: { $asked }
error-bad-action = { $given } non è un'azione: { $expected }
error-refused = lo vieta la regola { $rule } ({ $reason })
error-text = { $text }
error-draft-ended = la bozza finisce qui: quel che viene dopo non sta a te prevederlo
error-empty-answer = una risposta contiene almeno un'azione
error-what-an-action-is = un'azione è una di quelle offerte, il suo testo oppure il suo codice
error-answers-another = risponde a un'altra domanda

## The words of the table
error-what-a-card-is = una carta è steamship, oppure una risorsa e un numero, per esempio wood-3
error-card-numbers = i numeri sulle carte vanno da 1 a { $highest }
error-what-a-seat-is = un posto è uno di questi: { $seats }
error-barrel-words = un barile è uno di questi: { $barrels }
error-what-a-barrel-is = un barile si indica con il numero della sua posizione sulla casella, a partire da 1
error-question-wants = la risposta si scrive così: { $usage }
error-on-whom = su chi? La risposta si scrive così: { $usage }
error-from-whom = da chi? La risposta si scrive così: { $usage }
error-no-steamship-in-stock = nelle riserve non ci sono mai piroscafi (A3.4)

## Files
error-file = { $file }: { $why }
error-no-such-file = il file non esiste
error-is-a-folder = è una cartella, non un file
error-cannot-be-read = non si riesce a leggerlo: { $why }
error-too-large = è troppo grande: si leggono al massimo { $largest } byte
error-not-a-regular-file = non è un file che si possa sostituire
error-cannot-be-written = non si può scrivere: { $why }
error-no-such-folder = la cartella in cui metterlo non esiste
error-file-is-there = esiste già un file con questo nome
error-system = il sistema rifiuta: { $why }
error-not-utf8 = non è testo in UTF-8 (byte { $byte })
error-not-toml = non è TOML: { $why }

## Variants
error-variant = { $file }: { $field } = { $value }: { $allowed }
error-must-be-number = dev'essere un numero intero da { $low } a { $high }
error-must-be-numbers = dev'essere un elenco di { $shortest }-{ $longest } numeri interi da { $low } a { $high }
error-must-be-rising = dev'essere un elenco di { $shortest }-{ $longest } numeri interi da { $low } a { $high }, ciascuno maggiore del precedente
error-must-be-word = dev'essere una di queste parole: { $words }
error-must-be-flag = dev'essere true o false
error-must-be-word-list = dev'essere un elenco di { $shortest }-{ $longest } parole, ognuna tra { $words }
error-must-be-tables = devono essere tabelle di campi
error-must-be-name = dev'essere un testo stampabile da 1 a 40 caratteri
error-twice = compare due volte
error-missing = manca; { $allowed }
error-read-as = qui si legge una variante di '{ $game }'
error-game-of = questa è una partita di '{ $game }'
error-no-field = non è un campo di questo gioco; i campi sono: { $fields }
error-no-field-near = non è un campo di questo gioco; forse intendevi { $near }?
error-dividers-before = barriere e crepacci stanno prima dell'ultima casella, la { $last }
error-too-few-barrels = V4: per le caselle segnate ({ $spaces }) servono più barili (in tutto { $needed }): mettine altri nel sacchetto o segna meno caselle
error-too-many-barrels = al massimo { $most } barili in tutto
error-two-cards-a-round = V4: sul lato A a ogni turno tutti giocano due carte, quindi dev'essere almeno 2
error-lava-moves = V4: la lava avanza di almeno 1 a ogni turno
error-step-past-each = i crepacci sono { $crevasses }: indica un passo per ciascuno
error-only-so-many-cards = le carte risorsa sono soltanto { $cards }
error-deck-too-small = V4: in { $seats } le prime mani richiedono { $needed } carte, e il mazzo ne ha { $cards }

## Decks of cards
error-deck = { $file }: { $what }: { $allowed }
error-deck-card = { $card }: { $what }
error-deck-value = { $field } = { $value }
error-deck-files = la cartella di un mazzo contiene da 1 a { $most } file che finiscono in .toml; qui ce ne sono { $count }
error-deck-dots = la riga { $line } ha troppi punti: se ne leggono al massimo { $most }, senza contare quelli in fila
error-deck-named = il mazzo ha già un nome: scrivilo una volta sola, in uno dei suoi file
error-deck-empty = non ci sono carte; vanno sotto { $packs }
error-deck-kinds = al massimo { $most } carte diverse per tipo
error-deck-cards = al massimo { $most } carte per tipo, copie comprese
error-deck-lasting = al massimo { $most } eventi permanenti, copie comprese
error-deck-symbols = al massimo { $most } simboli diversi
error-deck-effects = al massimo { $most } effetti in tutto, tra abilità, eventi, ricompense e penalità
error-deck-id-twice = un'altra carta ha già questo id: { $card } in { $file }
error-no-field-here = qui non è un campo; i campi sono: { $fields }
error-no-field-here-near = qui non è un campo; forse intendevi { $near }? I campi sono: { $fields }
error-must-be-word-near = dev'essere una di queste parole: { $words }; forse intendevi { $near }?
error-must-be-words = dev'essere un elenco di alcune di queste parole, ciascuna al massimo una volta: { $words }
error-must-be-number-not-0 = dev'essere un numero intero da { $low } a { $high }, ma non 0
error-must-be-free-word = dev'essere una parola di lettere minuscole da a a z, con trattini singoli all'interno e al massimo { $longest } caratteri
error-must-be-id = dev'essere una parola di lettere minuscole da a a z e cifre, con trattini singoli all'interno, una lettera all'inizio e al massimo { $longest } caratteri
error-must-be-plain-name = dev'essere un testo stampabile da 1 a { $longest } caratteri, senza spazi ai lati né doppi, e con al massimo { $dots } punti
error-must-be-table-list = dev'essere un elenco di { $least }-{ $most } tabelle
error-target-of = { $operation } vuole uno di questi bersagli: { $targets }
error-who-pirate = è chi la carta indica, quindi il suo bersaglio dev'essere uno di questi: { $targets }
error-target-unused = niente di quel che la carta fa riguarda il bersaglio: toglilo
error-one-own-choice = una carta può far scegliere chi la gioca una volta sola, perché la scelta si dice quando la si gioca: togli uno tra draw-either, discard-hand e tire con who = "you", oppure mettine uno su un'altra carta
error-never-together = non si potrebbe mai giocare: le condizioni di queste operazioni si escludono a vicenda
error-never-then = allora non si potrebbe mai giocare: quel che la carta fa chiede un altro momento
error-never-at-moments = durante questa azione non si potrebbe mai giocare in nessuno dei suoi momenti (when)
error-never-in-actions = in questo momento non si potrebbe mai giocare durante nessuna delle sue azioni (action)
error-change-on = funziona soltanto su { $places }
error-gang-ability = una ciurma non ha abilità (P6.2)
error-gang-traits = una ciurma senza nemmeno una caratteristica non servirebbe a niente
error-crew-ability = manca; ufficiali e oggetti ne hanno una (P6.2)
error-target-of-lasting = il bersaglio di un evento permanente è ciò su cui si posa (lasting.on): togli questo campo
error-rival-of-event = un evento può indicare soltanto chi è di turno (P7.2); dev'essere una di queste parole: { $targets }
error-event-empty = manca; un evento fa qualcosa (do) oppure resta in gioco (lasting)
error-fame-or-symbol = una carta vale per la sua collezione o per la sua fama, non per entrambe: togli symbol oppure fame
error-exploration-empty = manca; un'esplorazione vale qualcosa: fame, symbol, doubloons o reward
error-watched-without-tests = solo un'esplorazione con test può essere sorvegliata: togli watched, oppure aggiungi tests
error-one-condition = si legge al massimo una condizione
error-captain-empty = manca; un capitano ha un'abilità (ability), oppure cambia qualcosa (always), o tutt'e due

## Records, positions, codes
error-bad-record = la registrazione non torna alla domanda { $question }: { $why }
error-other-luck = la sua fortuna non veniva dal seme
error-over-by-then = a quel punto la partita è già finita
error-other-question = la prossima domanda è la { $question }
error-answered-already = il posto { $seat } ha già risposto
error-notation = { $file }, riga { $line }, colonna { $column }: { $why }
error-position = { $file }: { $where }: { $why }
error-code = { $code }: { $why }

## Inside the engine
error-script-ended = al caso è stato chiesto un esito su { $bound }, e il copione è finito
error-script-outcome = l'esito { $number } del copione è { $outcome }, che non è fra 0 e { $last }
error-no-such-deal = nessuna distribuzione delle carte coperte va d'accordo con quel che da qui se ne sa

## Bots and numbers
error-unknown-bot = { $game } non ha il bot { $name }; i suoi bot: { $known }
error-wrong-number = { $given }: { $allowed }
error-no-such-option = { $game } non ha questa opzione; arrr sì
error-bots-for-seats = indica un bot per tutti i posti, oppure uno per ciascuno dei { $seats } posti
error-seats = { $name }: { $why }
error-name-twice = due giocatori non possono avere lo stesso nome
error-must-be-player = il nome di un giocatore è un testo stampabile da 1 a 40 lettere, senza #
error-saved-other-game = è una partita di { $game }; togli il gioco dal comando, o scegli un altro file
error-saved-other-seats = è stata iniziata da { $seats }; togli --seats, o scegli un altro file
error-saved-other-seed = è stata iniziata con un altro seme; togli --seed, o scegli un altro file
error-saved-other-variant = si gioca con la variante { $variant }; togli --variant, o scegli un altro file
error-saved-finished = è una partita finita: rivedila con settemari replay, o scegli un altro file
error-saved-changed = qualcun altro ha cambiato questo file dopo l'ultimo salvataggio: la partita è aperta in un'altra finestra? Nulla è stato sovrascritto; si può riprendere dal file
error-seen-by-another = è ciò che ha visto un posto; non si può mostrare come lo ha visto un altro

## Match files
error-match-first-line = il file di una partita comincia con la riga: { $line }
error-match-format = questo è il formato { $given } dei file di partita, e il programma legge il formato { $known }: forse ci riesce una versione più nuova
error-text-too-long = è troppo lungo: si leggono al massimo { $most } caratteri
error-line-too-long = questa riga è troppo lunga: al massimo { $most } caratteri
error-unprintable = un carattere che non si può stampare ({ $code })
error-what-a-line-is = una riga è una voce con i due punti (seat purple: Anna), un campo della variante (path.last = 24), una scelta (1 purple: pick wood-3), oppure comincia con > o #
error-no-such-entry = il formato { $format } dei file di partita non ha una voce { $name }; le voci sono: { $known }
error-entry-twice = { $name } compare due volte: c'è già alla riga { $line }
error-entry-missing = manca la voce { $name }
error-no-value = { $name } non ha un valore
error-header-is-over = questo va scritto prima della prima scelta
error-after-the-end = dopo la riga che dice com'è finita la partita non viene più nulla
error-what-a-field-is = un campo della variante si scrive come path.last = 24
error-what-a-value-is = un valore è un numero, true, false, una parola, o un elenco come [3, 6, 9] o [attack, jolly]
error-field = { $field }: { $allowed }
error-quotes = queste virgolette non si chiudono: un testo fra virgolette si scrive come in JSON
error-hash-in-name = un nome con # va fra virgolette; un commento ha due spazi prima del suo #
error-player-name = un nome è un testo stampabile da 1 a { $longest } caratteri
error-so-many-names = un nome per ciascuno dei { $seats } posti
error-other-rules = queste sono le regole numero { $given } di { $game }, e il programma gioca le numero { $known }: sarebbe un'altra partita
error-what-a-commitment-is = un impegno ha 64 cifre esadecimali
error-what-a-seed-is = un seme è { $practice } con un numero da 0 a 2**63 - 1, oppure le 64 cifre esadecimali di un tavolo vero
error-seat-knows-no-seed = il file di un posto non ha il seme: svelerebbe tutto quel che è coperto
error-what-a-choice-is = una scelta si scrive come 1 purple: pick wood-3, più azioni con ; fra l'una e l'altra
error-questions-rise = le domande si contano da 1, e nessuna viene prima della precedente
error-too-many-choices = troppe scelte: se ne leggono al massimo { $most }
error-hidden-choice = ?? può stare solo nel file di un posto
error-events-are-for-seats = quel che è stato raccontato sta solo nel file di un posto: manca forse la voce 'seen by'?
error-what-an-ending-is = una fine si scrive come token (A4.2), winners: purple, pink
error-expected = qui ci vuole { $what }
error-expected-instead = qui ci vuole { $what }, non { $word }
error-expected-one-of = qui ci vuole { $what }, fra { $words }, non { $word }
error-too-much = qui { $word } è di troppo
error-an-event = quel che è successo
error-a-piece = un pezzo, oppure ??
error-a-place = un luogo del tavolo
error-a-face = come sta il pezzo
error-a-number = un numero intero
error-a-pack = un gruppo di carte
error-a-seat = un posto
error-an-observer = chi lo sa
error-a-counter = un numero del tavolo
error-a-step = un passo del gioco
error-an-ending = una fine
error-copies = quanti di quel tipo si sono visti finora, per esempio x1
error-each-piece-once = qui ci vogliono dei pezzi, ciascuno una volta sola
error-seat-twice = questo posto compare due volte
error-spot = { $place } si scrive con il numero della posizione, a partire da 1, per esempio { $place }[1]
error-no-spot = { $place } si scrive senza il numero di una posizione
error-told-to-others = a questo posto non è stato detto
error-impossible-number = qui questo numero è impossibile
error-nothing-there = lì non c'è niente del genere
error-other-piece-there = lì c'è un altro pezzo
error-other-face = lì sta girato dall'altra parte
error-no-room = lì non c'è spazio
error-unseen-piece = questo posto non vede quel pezzo: si scrive ??
error-seen-piece = questo posto vede quel pezzo: non si scrive ??
error-spot-as-seen = il numero della posizione lo conosce chi vede il pezzo, e nessun altro
error-more-than-there-are = in questo gioco i pezzi { $piece } sono soltanto { $count }
error-no-such-question = non c'è una domanda così
error-nobody-asked-yet = finora non è stato chiesto niente a nessuno
error-asked-are = questa domanda è per: { $seats }
error-only-a-seats-file = questo è ciò che ha visto un solo posto: si può guardare, non giocare
error-not-a-seats-file = questa è una partita intera: non ha la voce 'seen by'
error-no-seed = manca il seme, e senza di lui nessuno può distribuire di nuovo questa partita
error-no-commitment = manca l'impegno con cui confrontare il seme
error-other-commitment = il seme non corrisponde all'impegno: il suo è { $commitment }
error-not-ended-by-then = a quel punto la partita non è finita
error-other-end = la partita è finita in un altro modo: { $ending } ({ $rule }), winners: { $winners }
error-not-played-out = la partita non si è potuta giocare fino alla fine
error-not-at-its-end = il file non è quello di una partita finita

## Variant codes
error-not-a-code = questo non è il codice di una variante; un codice comincia come { $example }
error-code-game = qui non c'è nessun gioco { $game }; giochi conosciuti: { $known }
error-code-newer = è la versione { $version } dei codici: viene da un Sette Mari più recente
error-code-copied = è stato copiato male: una lettera manca, è sbagliata o ha cambiato posto
error-code-range = contiene qualcosa che { $field } non può essere
error-code-means-nothing = è intero, ma nessuna variante si scrive così
error-code-too-long = { $field } non è quello solito, e in un codice non c'è posto per un altro: condividi il file della variante (lo scrive settemari variant show)
error-code-earlier = è stato fatto quando { $field } era un altro; ora il gioco ne ha uno nuovo: condividi il file della variante

## Positions
error-not-json = da qui in poi non è JSON
error-nested-too-deep = ci sono troppe tabelle una dentro l'altra
error-small-number = i numeri sono interi e hanno al massimo { $digits } cifre
error-must-be-table = dev'essere una tabella: nomi e valori fra parentesi graffe
error-no-key = non c'è niente che si chiami { $name }; può esserci: { $names }
error-key-missing = manca { $name }
error-must-be-list = dev'essere un elenco di { $shortest }-{ $longest } voci
error-must-be-items = dev'essere un elenco; numero esatto di voci: { $count }
error-must-be-piece = dev'essere un pezzo che può stare qui
error-here-stands = qui c'è { $value }: { $why }
error-position-newer = viene da regole più recenti; qui hanno il numero { $rules }
error-position-variant = { $given } non è né una variante di questo gioco ({ $known }) né il codice di una variante
error-position-is-view = questo è quel che si vede da un posto, non una posizione intera
error-position-is-over = qui non può esserci niente: la partita è finita
error-position-goes-on = qui ci vuole qualcosa, perché la partita non è finita
error-position-missing = manca { $piece }: pezzi trovati { $found } su { $count }
error-position-too-many = troppi pezzi: in tutto, di { $piece }, ce ne sono solo { $count }
error-position-unseen-count = i pezzi coperti sono { $found }, quelli che non si vedono { $count }
error-position-one-rest = il resto può stare in un posto solo
error-position-seen = questo pezzo si vede: scrivi qual è
error-position-unseen = { $observer } non vede questo pezzo: scrivi ??
error-position-untrue = non si può sapere: non è così
error-position-asked = le regole qui fanno una domanda a: { $seats }
error-position-asks-nobody = a questo punto le regole non chiedono niente a nessuno; toglilo
error-position-no-answer = { $seat } non avrebbe nessuna risposta
error-position-turn = a questo punto dev'essere { $seat }
error-position-no-seat = dev'essere uno dei posti
error-position-winners = qualcuno vince, tranne quando non resta nessuno
error-position-agenda = l'agenda è il turno, con sopra al massimo un barile
error-position-off-path = chi è fuori dalla corsa ha lasciato il percorso: { $off }
error-position-steamship = qui non può esserci un piroscafo
error-position-card-lies = a questo punto qui dev'esserci una carta
error-position-nothing-lies = a questo punto qui non può esserci niente
error-position-face-up = a questo punto è scoperto
error-position-face-down = a questo punto è coperto
error-position-placed = carte date a questo punto: { $count }
error-position-placed-most = carte date a questo punto: al massimo { $count }
error-position-hand-short = carte di questa mano ancora da giocare nel turno: almeno { $least }
error-position-hand-long = con quel che resta nel mazzo supererebbe le { $most } carte
error-position-no-barrel-now = a questo punto nessuno è arrivato su un barile
error-position-no-barrel = lì non c'è nessun barile
error-position-finder = chi ha trovato questo barile sta sulla casella { $space }
error-position-opponent = dev'essere 1 più del numero di un avversario in corsa
error-position-all-race = sul lato A tutti restano in corsa
error-position-in-race = dev'essere in corsa
error-position-two-race = con meno di due in corsa la partita sarebbe finita
error-position-raced-before = chi è in corsa adesso lo era anche prima della lava
error-position-side-a = c'è soltanto sul lato A
error-whose-action = la domanda è per più posti: comincia l'azione con uno tra { $seats } e i due punti

## Arrr!!!: positions
error-position-one-of = dev'essere uno di questi numeri: { $numbers }
error-position-sum = dev'essere 0 o una somma di alcuni di questi numeri: { $numbers }
error-position-winners-are = stando ai punti vince: { $seats }
error-position-doubloons = tra riserva, forzieri e poste i dobloni sono { $found }, ma in tutto ce ne sono { $count }
error-position-officers = più primi ufficiali di quanti ne permettono le regole; al massimo: { $most }
error-position-gangs = più ciurme di quante ne permettono le regole; al massimo: { $most }
error-position-not-permanent = questo evento non è permanente
error-position-lies-on-nothing = sul tavolo non c'è niente su cui possa stare questo evento permanente
error-position-nothing-in-play = su quello spazio non c'è nessun evento permanente: qui ci vuole { $value }
error-position-stack = secondo l'agenda sulla pila ci sono altri eventi: { $events }
error-position-stake = come posta si può mettere da parte solo il premio nominato
error-position-nothing-on-top = sopra { $step } non può esserci niente
error-position-no-test = questa esplorazione non ha un test del genere
error-position-challenge = ci vogliono una caratteristica, i premi e chi è il prossimo, come li vuole questo passo di una sfida
error-position-effect = dev'essere il numero di un effetto che può stare qui, di quel posto
error-position-done = parti già eseguite di questo effetto, qui: al massimo { $most }
error-position-named = quel che è stato nominato per questo effetto dev'essere tutto quello che chiede, o niente; mentre chi la gioca sta scegliendo, una parte
error-position-spot = la carta di questo effetto non è lì, oppure è già nominata
error-position-target = questo effetto non può avere quel bersaglio
error-position-stack-high = la pila è troppo alta
error-position-who-chooses = quel posto qui non ha niente da scegliere

## Arrr!!!: variants and answers
error-must-be-faces = dev'essere una lista da 2 a { $most } facce, ognuna tra { $faces }, con almeno un jolly e almeno una che non lo sia
error-must-be-deck = dev'essere un mazzo di carte: un file o le sue tabelle
error-deck-whole = il mazzo va scritto qui per intero: solo un file di variante può nominare un altro file
error-only-so-many-explorations = le esplorazioni del mazzo sono solo { $cards }
error-pack-too-small = per { $seats } posti servono { $needed } carte di questo mazzo, e ce ne sono { $cards }
error-only-so-many-doubloons = dev'essere almeno { $needed }, quanti se ne distribuiscono all'inizio
error-no-such-card = lì il mazzo non ha una carta con questo nome; `settemari deck list` mostra le parole per tutte le carte
error-what-a-target-is = un bersaglio è un posto, un'esplorazione o un numero dopo un punto: purple.2, stack.1, lasting.3; una carta equipaggiata è il numero della sua casella
error-verbs = una risposta comincia con una parola tra { $verbs }
error-aims-at-nothing = { $card } non ha bersagli: togli quel che segue `on`
error-aims-at-something = { $card } vuole un bersaglio: { $card } on ...
error-what-a-trait-is = una caratteristica è una tra { $traits }
error-draws-so-many = nessuno pesca più di { $most } carte alla volta
error-yes-or-no = dev'essere yes oppure no
error-ready-on-crew = le carte equipaggio non possono preparare l'equipaggio: due di loro potrebbero prepararsi a vicenda senza fine; capitani ed eventi sì
