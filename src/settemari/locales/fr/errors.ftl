# What is wrong with something given to the program. Plain: only text and { $names }.

## Games, seats, seeds, answers
error-unknown-game = il n’y a pas de jeu { $game } ; jeux connus : { $known }
error-none = aucun
error-unknown-variant = { $game } n’a pas de variante { $name } ; variantes fournies : { $known }
error-unknown-rule = il n’y a pas de règle { $number } ; il y a, par exemple, { $near }
error-wrong-seats = { $given } n’est pas possible ici : { $allowed }
error-first-seat = la place de qui commence va de 0 à { $last }
error-observer = il faut une place de 0 à { $last }, ou None pour qui regarde seulement
error-played-by = le nombre de joueurs de { $game } peut être { $counts }
error-bad-seed = une graine est un nombre entier de 0 à 2**63 - 1, ou 32 octets, et non { $given }
error-so-many-bytes = { $count } octets
error-nobody = personne
error-not-asked = la place { $seat } n’a rien à répondre ; la question s’adresse à : { $asked }
error-bad-action = { $given } n’est pas une action : { $expected }
error-refused = la règle { $rule } l’interdit ({ $reason })
error-text = { $text }
error-draft-ended = le brouillon s’arrête ici : la suite, ce n’est pas à toi de la prédire
error-empty-answer = une réponse contient au moins une action
error-what-an-action-is = une action est l’une de celles qui sont proposées, son texte ou son code
error-answers-another = elle répond à une autre question

## The words of the table
error-what-a-card-is = une carte est steamship, ou une ressource et un nombre, par exemple wood-3
error-card-numbers = les nombres des cartes vont de 1 à { $highest }
error-what-a-seat-is = une place est l’une de celles-ci : { $seats }
error-barrel-words = un tonneau est l’un de ceux-ci : { $barrels }
error-what-a-barrel-is = un tonneau se désigne par le numéro de sa position sur la case, à partir de 1
error-question-wants = la réponse s’écrit ainsi : { $usage }
error-on-whom = sur qui ? La réponse s’écrit ainsi : { $usage }
error-from-whom = à qui ? La réponse s’écrit ainsi : { $usage }
error-no-steamship-in-stock = il n’y a jamais de bateau à vapeur dans une réserve (A3.4)

## Files
error-file = { $file } : { $why }
error-no-such-file = ce fichier n’existe pas
error-is-a-folder = c’est un dossier, pas un fichier
error-cannot-be-read = lecture impossible : { $why }
error-too-large = trop volumineux : on lit au plus { $largest } octets
error-not-a-regular-file = ce n’est pas un fichier qu’on puisse remplacer
error-cannot-be-written = ne peut pas être écrit : { $why }
error-no-such-folder = le dossier où le mettre n’existe pas
error-file-is-there = un fichier de ce nom existe déjà
error-system = le système refuse : { $why }
error-not-utf8 = ce n’est pas du texte en UTF-8 (octet { $byte })
error-not-toml = ce n’est pas du TOML : { $why }

## Variants
error-variant = { $file } : { $field } = { $value } : { $allowed }
error-must-be-number = il faut un nombre entier de { $low } à { $high }
error-must-be-numbers = il faut une liste de { $shortest } à { $longest } nombres entiers de { $low } à { $high }
error-must-be-rising = il faut une liste de { $shortest } à { $longest } nombres entiers de { $low } à { $high }, chacun plus grand que le précédent
error-must-be-word = il faut l’un de ces mots : { $words }
error-must-be-flag = il faut true ou false
error-must-be-word-list = il faut une liste de { $shortest } à { $longest } mots, chacun parmi { $words }
error-must-be-tables = il faut des tables de champs
error-must-be-name = il faut un texte imprimable de 1 à 40 caractères
error-twice = apparaît deux fois
error-missing = manque ; { $allowed }
error-read-as = on lit ici une variante de « { $game } »
error-game-of = c’est ici une partie de « { $game } »
error-no-field = n’est pas un champ de ce jeu ; ses champs sont : { $fields }
error-no-field-near = n’est pas un champ de ce jeu ; tu voulais dire { $near } ?
error-dividers-before = récifs et crevasses se trouvent avant la dernière case, la { $last }
error-too-few-barrels = V4 : il faut plus de tonneaux (en tout { $needed }) pour les cases marquées ({ $spaces }) : mets-en d’autres dans le sac, ou marque moins de cases
error-too-many-barrels = au plus { $most } tonneaux en tout
error-two-cards-a-round = V4 : sur la face A tout le monde joue deux cartes par tour, il en faut donc au moins 2
error-lava-moves = V4 : la lave avance d’au moins 1 à chaque tour
error-step-past-each = nombre de crevasses : { $crevasses } ; donne un pas pour chacune
error-only-so-many-cards = il n’y a que { $cards } cartes ressources
error-deck-too-small = V4 : à { $seats }, les premières mains demandent { $needed } cartes, et la pioche en a { $cards }

## Decks of cards
error-deck = { $file } : { $what } : { $allowed }
error-deck-card = { $card } : { $what }
error-deck-value = { $field } = { $value }
error-deck-files = le dossier d’un paquet contient de 1 à { $most } fichiers qui finissent par .toml ; ici on en compte { $count }
error-deck-dots = il y a trop de points à la ligne { $line } : on en lit au plus { $most }, sans compter ceux qui se suivent
error-deck-named = le paquet a déjà un nom : écris-le une seule fois, dans un de ses fichiers
error-deck-empty = il n’y a pas de cartes ; elles vont sous { $packs }
error-deck-kinds = au plus { $most } cartes différentes par sorte
error-deck-cards = au plus { $most } cartes par sorte, exemplaires compris
error-deck-lasting = au plus { $most } événements permanents, exemplaires compris
error-deck-symbols = au plus { $most } symboles différents
error-deck-effects = au plus { $most } effets en tout, entre pouvoirs, événements, récompenses et pénalités
error-deck-id-twice = une autre carte porte déjà cet id : { $card } dans { $file }
error-no-field-here = n’est pas un champ ici ; les champs sont : { $fields }
error-no-field-here-near = n’est pas un champ ici ; tu voulais dire { $near } ? Les champs sont : { $fields }
error-must-be-word-near = il faut l’un de ces mots : { $words } ; tu voulais dire { $near } ?
error-must-be-words = il faut une liste de quelques-uns de ces mots, chacun au plus une fois : { $words }
error-must-be-number-not-0 = il faut un nombre entier de { $low } à { $high }, mais pas 0
error-must-be-free-word = il faut un mot en minuscules de a à z, avec des tirets simples à l’intérieur, de { $longest } caractères au plus
error-must-be-id = il faut un mot en minuscules de a à z et en chiffres, avec des tirets simples à l’intérieur, une lettre au début, de { $longest } caractères au plus
error-must-be-plain-name = il faut un texte imprimable de 1 à { $longest } caractères, sans espaces aux bords ni doubles, avec { $dots } points au plus
error-must-be-table-list = il faut une liste de { $least } à { $most } tables
error-target-of = { $operation } demande une de ces cibles : { $targets }
error-who-pirate = c’est qui la carte désigne, sa cible doit donc être l’une de celles-ci : { $targets }
error-target-unused = rien de ce que fait la carte ne concerne sa cible : enlève-la
error-one-own-choice = une carte ne peut faire choisir qu’une fois la personne qui la joue, car le choix s’annonce en la jouant : enlève l’un de draw-either, discard-hand et tire avec who = "you", ou mets-en un sur une autre carte
error-never-together = ne pourrait jamais se jouer : les conditions de ces opérations s’excluent
error-never-then = ne pourrait jamais se jouer alors : ce que fait la carte demande un autre moment
error-never-at-moments = ne pourrait jamais se jouer pendant cette action, à aucun de ses moments (when)
error-never-in-actions = ne pourrait jamais se jouer à ce moment-là, pendant aucune de ses actions (action)
error-change-on = ne vaut que sur { $places }
error-gang-ability = une bande n’a pas de pouvoir (P6.2)
error-gang-traits = une bande sans la moindre caractéristique ne servirait à rien
error-crew-ability = manque ; les officiers et les objets en ont un (P6.2)
error-target-of-lasting = la cible d’un événement permanent est ce sur quoi il se pose (lasting.on) : enlève ce champ
error-rival-of-event = un événement ne peut désigner que la personne dont c’est le tour (P7.2) ; il faut l’un de ces mots : { $targets }
error-event-empty = manque ; un événement fait quelque chose (do) ou reste en jeu (lasting)
error-fame-or-symbol = une carte compte pour sa collection ou pour sa renommée, pas pour les deux : enlève symbol ou fame
error-exploration-empty = manque ; une exploration vaut quelque chose : fame, symbol, doubloons ou reward
error-watched-without-tests = seule une exploration avec des épreuves peut être surveillée : enlève watched, ou ajoute tests
error-one-condition = on lit au plus une condition
error-captain-empty = manque ; un capitaine a un pouvoir (ability), ou change quelque chose (always), ou les deux

## Records, positions, codes
error-bad-record = l’enregistrement ne va plus à la question { $question } : { $why }
error-other-luck = son hasard ne venait pas de la graine
error-over-by-then = la partie est déjà finie à ce moment-là
error-other-question = la question suivante est la { $question }
error-answered-already = la place { $seat } y a déjà répondu
error-notation = { $file }, ligne { $line }, colonne { $column } : { $why }
error-position = { $file } : { $where } : { $why }
error-code = { $code } : { $why }

## Inside the engine
error-script-ended = on a demandé au hasard une issue sur { $bound }, et le scénario est épuisé
error-script-outcome = l’issue { $number } du scénario est { $outcome }, qui n’est pas entre 0 et { $last }
error-no-such-deal = aucune distribution des cartes cachées ne s’accorde avec ce qu’on en sait ici

## Bots and numbers
error-unknown-bot = { $game } n’a pas de bot { $name } ; ses bots : { $known }
error-wrong-number = { $given } : { $allowed }
error-no-such-option = { $game } n’a pas cette option ; arrr l’a
error-bots-for-seats = donne un bot pour toutes les places, ou un pour chacune des { $seats } places
error-seats = { $name } : { $why }
error-name-twice = deux joueurs ne peuvent pas porter le même nom
error-must-be-player = le nom d’un joueur est un texte imprimable de 1 à 40 lettres, sans #
error-saved-other-game = est une partie de { $game } ; enlève le jeu de la commande, ou choisis un autre fichier
error-saved-other-seats = a été commencée par { $seats } ; enlève --seats, ou choisis un autre fichier
error-saved-other-seed = a été commencée avec une autre graine ; enlève --seed, ou choisis un autre fichier
error-saved-other-variant = se joue avec la variante { $variant } ; enlève --variant, ou choisis un autre fichier
error-saved-finished = est une partie terminée : revois-la avec settemari replay, ou choisis un autre fichier
error-saved-changed = ce fichier a été modifié ailleurs depuis le dernier enregistrement : la partie est-elle ouverte dans une autre fenêtre ? Rien n’a été écrasé ; on peut reprendre à partir du fichier
error-seen-by-another = est ce qu’une place a vu ; on ne peut pas le montrer comme une autre l’a vu

## Match files
error-match-first-line = un fichier de partie commence par la ligne : { $line }
error-match-format = c’est le format { $given } des fichiers de partie, et ce programme lit le format { $known } : une version plus récente le lira peut-être
error-text-too-long = est trop long : { $most } caractères au plus sont lus
error-line-too-long = cette ligne est trop longue : { $most } caractères au plus
error-unprintable = un caractère qu’on ne peut pas imprimer ({ $code })
error-what-a-line-is = une ligne est une entrée avec deux-points (seat purple: Anna), un champ de la variante (path.last = 24), un choix (1 purple: pick wood-3), ou bien elle commence par > ou #
error-no-such-entry = le format { $format } des fichiers de partie n’a pas d’entrée { $name } ; ses entrées sont : { $known }
error-entry-twice = { $name } apparaît deux fois : il y en a déjà à la ligne { $line }
error-entry-missing = il manque l’entrée { $name }
error-no-value = { $name } n’a pas de valeur
error-header-is-over = ceci s’écrit avant le premier choix
error-after-the-end = plus rien ne suit la ligne qui dit comment la partie s’est terminée
error-what-a-field-is = un champ de la variante s’écrit comme path.last = 24
error-what-a-value-is = une valeur est un nombre, true, false, un mot, ou une liste comme [3, 6, 9] ou [attack, jolly]
error-field = { $field } : { $allowed }
error-quotes = ces guillemets ne se ferment pas : un texte entre guillemets s’écrit comme en JSON
error-hash-in-name = un nom avec # se met entre guillemets ; un commentaire a deux espaces avant son #
error-player-name = un nom est un texte imprimable de 1 à { $longest } caractères
error-so-many-names = un nom pour chacune des { $seats } places
error-other-rules = ce sont les règles numéro { $given } de { $game }, et ce programme joue les règles numéro { $known } : ce serait une autre partie
error-what-a-commitment-is = un engagement a 64 chiffres hexadécimaux
error-what-a-seed-is = une graine est { $practice } avec un nombre de 0 à 2**63 - 1, ou les 64 chiffres hexadécimaux d’une vraie table
error-seat-knows-no-seed = le fichier d’une place n’a pas de graine : elle dévoilerait tout ce qui est caché
error-what-a-choice-is = un choix s’écrit comme 1 purple: pick wood-3, plusieurs actions avec ; entre elles
error-questions-rise = les questions se comptent à partir de 1, et aucune ne vient avant la précédente
error-too-many-choices = trop de choix : { $most } au plus sont lus
error-hidden-choice = ?? n’a sa place que dans le fichier d’une place
error-events-are-for-seats = ce qui a été raconté ne figure que dans le fichier d’une place : manque-t-il l’entrée 'seen by' ?
error-what-an-ending-is = une fin s’écrit comme token (A4.2), winners: purple, pink
error-expected = il faut ici { $what }
error-expected-instead = il faut ici { $what }, et non { $word }
error-expected-one-of = il faut ici { $what }, parmi { $words }, et non { $word }
error-too-much = { $word } est de trop ici
error-an-event = ce qui s’est passé
error-a-piece = une pièce, ou ??
error-a-place = un endroit de la table
error-a-face = comment la pièce est posée
error-a-number = un nombre entier
error-a-pack = une sorte de cartes
error-a-seat = une place
error-an-observer = qui le sait
error-a-counter = un nombre de la table
error-a-step = une étape du jeu
error-an-ending = une fin
error-copies = combien de cette sorte ont été montrées jusqu’ici, par exemple x1
error-each-piece-once = il faut ici des pièces, chacune une seule fois
error-seat-twice = cette place apparaît deux fois
error-spot = { $place } s’écrit avec le numéro de l’emplacement, à partir de 1, par exemple { $place }[1]
error-no-spot = { $place } s’écrit sans numéro d’emplacement
error-told-to-others = cela n’a pas été dit à cette place
error-impossible-number = ce nombre est impossible ici
error-nothing-there = il n’y a rien de tel à cet endroit
error-other-piece-there = c’est une autre pièce qui se trouve là
error-other-face = elle y est posée sur l’autre face
error-no-room = il n’y a plus de place à cet endroit
error-unseen-piece = cette place ne voit pas cette pièce : elle s’écrit ??
error-seen-piece = cette place voit cette pièce : elle ne s’écrit pas ??
error-spot-as-seen = le numéro de l’emplacement est connu de qui voit la pièce, et de personne d’autre
error-more-than-there-are = il n’y a que { $count } pièces { $piece } dans ce jeu
error-no-such-question = il n’y a pas de telle question
error-nobody-asked-yet = rien n’a encore été demandé à personne
error-asked-are = cette question s’adresse à : { $seats }
error-only-a-seats-file = c’est ce qu’une seule place a vu : on peut le regarder, pas le jouer
error-not-a-seats-file = c’est une partie entière : elle n’a pas d’entrée 'seen by'
error-no-seed = il n’y a pas de graine, et sans elle personne ne peut redistribuer cette partie
error-no-commitment = il n’y a pas d’engagement auquel comparer la graine
error-other-commitment = la graine ne correspond pas à l’engagement : le sien est { $commitment }
error-not-ended-by-then = à ce moment-là, la partie n’est pas terminée
error-other-end = la partie s’est terminée autrement : { $ending } ({ $rule }), winners: { $winners }
error-not-played-out = la partie n’a pas pu être jouée jusqu’au bout
error-not-at-its-end = le fichier n’est pas celui d’une partie terminée

## Variant codes
error-not-a-code = ce n’est pas le code d’une variante ; un code commence comme { $example }
error-code-game = il n’y a pas de jeu { $game } ici ; jeux connus : { $known }
error-code-newer = c’est la version { $version } des codes : il vient d’un Sette Mari plus récent
error-code-copied = il a été mal recopié : une lettre manque, est fausse ou a changé de place
error-code-range = il contient quelque chose que { $field } ne peut pas être
error-code-means-nothing = il est entier, mais aucune variante ne s’écrit ainsi
error-code-too-long = { $field } n’est pas celui d’habitude, et un code n’a pas de place pour un autre : partage le fichier de la variante (settemari variant show l’écrit)
error-code-earlier = il a été fait quand { $field } était différent, et le jeu en a un nouveau : partage plutôt le fichier de la variante

## Positions
error-not-json = à partir d’ici ce n’est pas du JSON
error-nested-too-deep = il y a trop de tables les unes dans les autres
error-small-number = les nombres sont entiers et ont au plus { $digits } chiffres
error-must-be-table = il faut une table : des noms et des valeurs entre accolades
error-no-key = il n’y a rien qui s’appelle { $name } ; il peut y avoir : { $names }
error-key-missing = il manque { $name }
error-must-be-list = il faut une liste de { $shortest } à { $longest } éléments
error-must-be-items = il faut une liste ; nombre exact d’éléments : { $count }
error-must-be-piece = il faut une pièce qui puisse se trouver ici
error-here-stands = on lit ici { $value } : { $why }
error-position-newer = elle vient de règles plus récentes ; ici elles portent le numéro { $rules }
error-position-variant = { $given } n’est ni une variante de ce jeu ({ $known }) ni le code d’une variante
error-position-is-view = c’est ce qu’on voit d’une place, pas une position entière
error-position-is-over = rien ne peut se trouver ici : la partie est finie
error-position-goes-on = il faut quelque chose ici, puisque la partie n’est pas finie
error-position-missing = il manque { $piece } : { $found } sur { $count } sur la table
error-position-too-many = il y en a trop : en tout, { $piece } n’existe que { $count } fois
error-position-unseen-count = nombre de pièces cachées : { $found } ; nombre de pièces qu’on ne voit pas : { $count }
error-position-one-rest = un seul endroit peut recevoir le reste
error-position-seen = cette pièce se voit : écris laquelle c’est
error-position-unseen = { $observer } ne voit pas cette pièce : écris ??
error-position-untrue = on ne peut pas le savoir : ce n’est pas le cas
error-position-asked = les règles posent ici une question à : { $seats }
error-position-asks-nobody = à ce moment-là les règles ne demandent rien à personne ; supprime-le
error-position-no-answer = { $seat } n’aurait aucune réponse
error-position-turn = à ce moment-là il faut { $seat }
error-position-no-seat = il faut l’une des places
error-position-winners = quelqu’un gagne, sauf quand il ne reste personne
error-position-agenda = l’agenda est le tour, avec au plus un tonneau par-dessus
error-position-off-path = qui est hors course a quitté le chemin : { $off }
error-position-steamship = aucun bateau à vapeur ne peut se trouver ici
error-position-card-lies = à ce moment-là il faut une carte ici
error-position-nothing-lies = à ce moment-là rien ne peut se trouver ici
error-position-face-up = à ce moment-là, face visible
error-position-face-down = à ce moment-là, face cachée
error-position-placed = cartes posées à ce moment-là : { $count }
error-position-placed-most = cartes posées à ce moment-là : au plus { $count }
error-position-hand-short = cartes de cette main encore à jouer dans le tour : au moins { $least }
error-position-hand-long = avec ce qui reste dans la pioche elle dépasserait { $most } cartes
error-position-no-barrel-now = à ce moment-là personne n’est arrivé sur un tonneau
error-position-no-barrel = il n’y a pas de tonneau à cet endroit
error-position-finder = qui a trouvé ce tonneau se tient sur la case { $space }
error-position-opponent = il faut le numéro d’un adversaire en course, plus 1
error-position-all-race = sur la face A tout le monde reste en course
error-position-in-race = il faut une place en course
error-position-two-race = à moins de deux en course la partie serait finie
error-position-raced-before = qui est en course maintenant l’était avant la lave
error-position-side-a = seule la face A connaît cela
error-whose-action = la question est pour plusieurs places : commence l’action par une de { $seats } et deux-points

## Arrr!!!: positions
error-position-one-of = il faut l’un de ces nombres : { $numbers }
error-position-sum = il faut 0, ou une somme de certains de ces nombres : { $numbers }
error-position-winners-are = d’après les points, la victoire revient à : { $seats }
error-position-doubloons = réserve, coffres et mises font { $found } doublons, alors qu’il y en a { $count } en tout
error-position-officers = plus d’officiers que les règles n’en permettent ; au plus : { $most }
error-position-gangs = plus de bandes que les règles n’en permettent ; au plus : { $most }
error-position-not-permanent = cet événement n’est pas permanent
error-position-lies-on-nothing = rien sur la table ne peut porter cet événement permanent
error-position-nothing-in-play = aucun événement permanent ne se trouve à cet endroit : il faut ici { $value }
error-position-stack = d’après l’agenda, d’autres événements sont sur la pile : { $events }
error-position-stake = seul ce qui a été nommé comme prix peut être mis en jeu
error-position-nothing-on-top = rien ne peut se trouver au-dessus de { $step }
error-position-no-test = cette exploration n’a pas de telle épreuve
error-position-challenge = il faut une caractéristique, les prix et la place suivante, comme le veut ce moment d’un défi
error-position-effect = il faut le numéro d’un effet qui puisse se trouver là, de cette place
error-position-done = parties de cet effet déjà appliquées ici : au plus { $most }
error-position-named = ce qui a été annoncé pour cet effet doit être tout ce qu’il demande, ou rien ; pendant l’annonce, une partie
error-position-spot = la carte de cet effet ne s’y trouve pas, ou figure déjà
error-position-target = cet effet ne peut pas viser cela
error-position-stack-high = la pile est trop haute
error-position-who-chooses = cette place n’a rien à choisir ici

## Arrr!!!: variants and answers
error-must-be-faces = doit être une liste de 2 à { $most } faces, chacune parmi { $faces }, avec au moins un joker et au moins une autre face
error-must-be-deck = doit être un jeu de cartes : un fichier ou ses tables
error-deck-whole = il faut ici les cartes elles-mêmes : seul un fichier de variante peut nommer un autre fichier
error-only-so-many-explorations = le jeu n’a que { $cards } explorations
error-pack-too-small = pour { $seats } places il faut { $needed } cartes de ce paquet, et le jeu en a { $cards }
error-only-so-many-doubloons = doit être au moins { $needed }, distribués au départ
error-no-such-card = le jeu n’a pas de telle carte à cet endroit ; `settemari deck list` donne le mot de chaque carte
error-what-a-target-is = une cible est une place, une exploration ou un numéro après un point : purple.2, stack.1, lasting.3 ; une carte équipée est le numéro de son emplacement
error-verbs = une réponse commence par un mot parmi { $verbs }
error-aims-at-nothing = { $card } n’a pas de cible : retire ce qui suit `on`
error-aims-at-something = { $card } demande une cible : { $card } on ...
error-what-a-trait-is = une caractéristique est l’une de { $traits }
error-draws-so-many = personne ne pioche plus de { $most } cartes à la fois
error-yes-or-no = doit être yes ou no
error-ready-on-crew = une carte équipage ne peut pas préparer l’équipage : deux d’entre elles se prépareraient sans fin ; les capitaines et les événements le peuvent
