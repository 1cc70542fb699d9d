# Ce que dit --help, et les mots d’argparse.

help-about =
    Sette Mari : Maretta, Vulcano et Arrr!!! dans ton terminal, avec des amis et des bots, en italien, anglais et français.

    Pour commencer :  settemari play
help-exit-codes = codes de sortie : 0 tout va bien, 1 vérifié et trouvé faux, 2 entrée erronée ou action refusée, 130 interrompu
help-command = COMMANDE
help-example = exemple :
help-help = affiche cette aide et s’arrête
help-version = affiche la version et s’arrête
help-option-lang = la langue : it, en ou fr (par défaut : celle du système)

## Commandes
help-play = jouer sur ce terminal, avec des amis et des bots
help-play-about =
    On joue sur ce terminal, tous au même clavier : quand une main doit rester secrète, un rideau tombe
    jusqu’à ce que la personne suivante s’installe. Les bots prennent les places que tu leur donnes.

    Pendant la partie : un numéro choisit ce qui est à côté, ? explique, why N dit pourquoi pas,
    u revient en arrière, q quitte. Une partie enregistrée reprend là où elle s’était arrêtée.
help-play-example =
    settemari play
    settemari play vulcano --seats "Anna,Bruno,bot:3" --save vendredi.match
    settemari play arrr --mode gallows
    settemari play --seats "Anna,bot:3,bot:5,exec:./mybot"
    settemari play --save vendredi.match
help-serve = ouvre des tables à qui a le lien
help-serve-about =
    Ouvre des tables par HTTP : les amis suivent le lien, choisissent un nom et jouent dans n’importe quel
    navigateur, avec des bots aux autres places. Les tables sont gardées dans une base de données et
    survivent au serveur. D’ordinaire seul cet ordinateur y accède ; docs/running.md dit comment ouvrir
    aux autres.
help-serve-example =
    settemari serve --open
    settemari serve --host 0.0.0.0 --port 8777
    settemari serve --database postgresql://settemari@db/settemari --origin https://play.example
help-backup = copie toutes les tables d’un serveur dans un fichier, même en marche
help-backup-about =
    Copie dans un autre fichier tout ce qu’un serveur garde dans un fichier SQLite, même pendant qu’on
    joue. La copie est entière ou n’existe pas. Elle contient des cartes cachées et des secrets : garde-la
    pour toi.
help-backup-example = settemari backup vendredi.db
help-reports = les problèmes que les joueurs ont signalés
help-reports-about =
    Liste les problèmes que des joueurs ont signalés à l’un de tes serveurs, du plus récent au plus ancien.
    Avec --json, aussi ce que voyait la place de qui signale.
help-reports-example = settemari reports --json
help-simulate = faire jouer beaucoup de parties aux bots, et compter
help-simulate-about =
    Fait jouer beaucoup de parties aux bots et dit qui a gagné, comment elles ont fini et combien
    elles ont duré. La même graine donne les mêmes parties, quel que soit le nombre de processus.
    Ctrl-C imprime ce qui en est sorti jusque-là.

    --by compte davantage, avec des intervalles de confiance. Dans tous les jeux : ending (comment
    elle a fini), seat (la couleur qui a gagné), turn (qui a gagné selon l’ordre du premier tour).
    Dans maretta et vulcano : barrel (combien de fois on l’a ouvert, et ce qu’il en fut de qui l’a
    ouvert), card (ce qu’il en fut de qui a gardé, donné et reçu chaque numéro). Dans arrr : captain,
    action, test, et les cartes : card, ou l’une de event, crew, exploration.
help-simulate-example =
    settemari simulate maretta --games 100000 --bots greedy,random,random,random
    settemari simulate vulcano --games 1000 --seats 5 --bots greedy --json
    settemari simulate maretta --games 10000 --bots greedy --by barrel,ending
    settemari simulate arrr --bots greedy --by captain --by test --json
help-bots = liste les bots : niveaux, caractères, points
help-bots-about =
    Liste les bots livrés avec les jeux, du plus facile au plus difficile : comment chacun joue, et quelle est
    sa force dans chaque jeu. bot:3 prend place dans --seats, et 3 joue dans --bots.
help-bots-example =
    settemari bots
    settemari play --seats "Anna,bot:2,bot:4"
help-arena = des tournois entre bots, et qui est le plus fort
help-arena-about =
    Fait jouer les bots les uns contre les autres, tes propres programmes aussi, et dit qui est le plus
    fort, avec des intervalles de confiance. Chaque donne se joue plusieurs fois, pour que chaque
    bot ait chaque place avec les mêmes cartes ; l’ordre à la table est tiré au sort à chaque donne. S’il
    y a plus de bots que de places, tous les groupes se rencontrent ; s’il y en a moins, ils s’assoient
    plusieurs fois à la table. Autant de bots que de places s’assoient comme ils sont écrits, et un bot
    écrit deux fois a deux places.

    Un programme est exec:COMMANDE, sans virgule (docs/bot-protocol.md). Ctrl-C arrête, et imprime ce
    qui a été joué jusque-là. La même graine donne le même résultat, quel que soit le nombre de
    processus, si les programmes aussi refont la même chose.
help-arena-example =
    settemari arena maretta --bots greedy,random --games 400
    settemari arena arrr --mode gallows --bots greedy,random,random,random --processes 0
    settemari arena vulcano --seats-count 3 --bots "greedy,random,exec:python3 examples/bots/first.py"
help-replay = revoir une partie enregistrée, pas à pas
help-replay-about =
    Montre une partie enregistrée. Sur un terminal, on la parcourt : Entrée avance, b recule, un numéro
    saute à ce moment, q termine. Dans un tube, toute la chronique est imprimée.
help-replay-example =
    settemari replay vendredi.match
    settemari replay vendredi.match --seat pink --at 12
help-verify = vérifier qu’une partie enregistrée est bien ce qu’elle dit
help-verify-about =
    Rejoue une partie enregistrée à partir de sa graine et la vérifie : la graine correspond à
    l’engagement montré avant la partie, chaque choix était permis, les gagnants sont les bons.
    Code de sortie 1 sinon.
help-verify-example = settemari verify vendredi.match
help-variant = lister, montrer, vérifier et partager des variantes
help-variant-about =
    Une variante, ce sont les nombres et les réglages d’une partie : un petit fichier TOML, ou un code
    court à partager.
help-variant-example =
    settemari variant list
    settemari variant code mes-regles.toml
help-variant-list = les variantes fournies avec les jeux
help-variant-list-about = Liste les variantes fournies avec les jeux.
help-variant-list-example = settemari variant list vulcano
help-variant-show = une variante avec tous ses champs, sous forme de fichier
help-variant-show-about = Imprime une variante entière en TOML : enregistre-la, change-la, joue-la.
help-variant-show-example = settemari variant show adrenaline > la-mienne.toml
help-variant-check = vérifier le fichier ou le code d’une variante
help-variant-check-about = Vérifie une variante et dit quel champ est faux et ce qui y est permis.
help-variant-check-example = settemari variant check la-mienne.toml
help-variant-code = le code d’une variante, pour la partager
help-variant-code-about = Imprime le code court d’une variante. Qui a le code peut y jouer.
help-variant-code-example =
    settemari variant code la-mienne.toml
    settemari play maretta --variant CODE
help-deck = vérifier et lister les cartes d’Arrr!!!
help-deck-about =
    Un jeu de cartes est un fichier TOML, ou un dossier de fichiers TOML, avec les cartes d’Arrr!!! :
    équipage, événements, explorations et capitaines. docs/writing-a-card.md montre comment en écrire.
help-deck-example =
    settemari deck list
    settemari deck check mes-cartes.toml
help-deck-check = vérifier tes propres cartes
help-deck-check-about =
    Lit un jeu de cartes et dit ce qu’il contient, ou bien quelle carte et quel champ sont faux et ce
    qui y est permis. Un jeu qui convient se joue : settemari play arrr --deck FICHIER
help-deck-check-example = settemari deck check mes-cartes.toml
help-deck-list = toutes les cartes, avec ce qui est imprimé dessus
help-deck-list-about =
    Liste les cartes avec leurs textes, tirés de ce que fait chaque carte, et entre parenthèses le mot
    par lequel les parties enregistrées et les actions tapées l’appellent. Sans fichier : celles du jeu.
help-deck-list-example =
    settemari deck list --lang it
    settemari deck list mes-cartes.toml --json
help-print = imprimer un jeu : cartes, tonneaux, plateau et tout le reste en PDF
help-print-about =
    Fait un PDF de tout ce qu’il faut pour jouer, à imprimer chez soi : d’arrr, cartes, dés, doublons et
    aide-mémoire ; de maretta et vulcano, cartes, tonneaux, radeaux ou wagonnets, pions, plateau et
    aide-mémoire. Il y a des repères de coupe et une règle de 50 mm pour vérifier l’échelle ; chaque dos suit
    sa face, pour imprimer en recto verso, en tournant sur le bord long. Il faut : pip install "settemari[print]"

    --only imprime une partie. D’arrr : crew, events, explorations, captains, doubloons, dice, summary. De maretta
    et vulcano : cards, barrels, rafts (carts pour vulcano), meeples, board, summary. Le mode le plus simple
    d’arrr se joue avec crew, explorations, doubloons et dice.
help-print-example =
    settemari print arrr --lang fr --paper a4 -o cartes.pdf
    settemari print arrr --only crew,explorations,doubloons,dice
    settemari print arrr --deck mes-cartes.toml --only events --no-backs
    settemari print vulcano --variant hot-feet --paper letter
    settemari print maretta --only board -o - > plateau.pdf
help-position = regarder une position, ou jouer à partir d’elle
help-position-about =
    Une position est un moment quelconque d’une partie, en JSON (docs/position.schema.json) : pour des
    problèmes, des leçons et des rapports. FILE peut être - pour l’entrée standard.
help-position-example = settemari position show probleme.json
help-position-show = dessiner une position
help-position-show-about = Dessine une position telle que tout le monde la voit, ou telle que la voit une place.
help-position-show-example = settemari position show probleme.json --seat purple
help-position-play = jouer quelques actions et imprimer la position suivante
help-position-play-about =
    Joue l’une après l’autre des actions écrites dans les mots de la notation, et imprime en JSON la
    position qui suit. Une action refusée imprime le numéro de la règle et la raison, avec le code 2.
help-position-play-example = settemari position play probleme.json "place wood-3 on pink" "open 1"
help-rule = une règle du jeu, par son numéro
help-rule-about =
    Imprime une règle, l’endroit où le programme l’applique, et ses tests. Le numéro d’une section
    imprime la section ; sans numéro, la liste.
help-rule-example =
    settemari rule A3.2
    settemari rule D --lang it

## Arguments et options
help-option-game = maretta, vulcano ou arrr (par défaut : maretta)
help-option-any-game = seulement les variantes de ce jeu
help-option-seats = qui joue, séparé par des virgules : des noms, des bots de bot:1 à bot:5 (bot:greedy, bot:random et bot:search:1000 jouent aussi), tes programmes comme exec:./mybot (par défaut : toi et trois bots)
help-option-seat-count = combien de places (par défaut : 4)
help-option-variant = une variante, par son nom, son fichier ou son code
help-option-mode = d’arrr : gallows (équipage et explorations), boarding (avec les événements) ou full ; va avec toute variante
help-option-deck = d’arrr : joue avec ces cartes-là, un fichier TOML ou un dossier
help-option-deck-file = un fichier TOML, ou un dossier de fichiers TOML
help-option-deck-listed = un fichier TOML, ou un dossier de fichiers TOML (par défaut : les cartes du jeu)
help-option-which-variant = une variante, par son nom, son fichier ou son code
help-option-seed = une partie d’entraînement, qu’on peut redistribuer à l’identique (par défaut : hasard secret, vérifié à la fin)
help-option-run-seed = le même nombre donne les mêmes parties (par défaut : 1)
help-option-position-seed = d’où vient le hasard après cette position (par défaut : 1)
help-option-save = garde la partie dans ce fichier, à jour après chaque choix ; s’il existe déjà, la reprend
help-option-plain = ni couleurs ni écran redessiné : rien que des lignes, pour les tubes et les lecteurs d’écran
help-option-games = combien de parties (par défaut : 1000)
help-option-bots = un bot pour toutes les places, ou un pour chacune, séparés par des virgules (par défaut : random)
help-option-arena-game = maretta, vulcano ou arrr
help-option-arena-bots = les bots, séparés par des virgules : des noms comme greedy, et des programmes comme exec:COMMANDE
help-option-arena-games = combien de parties, arrondies vers le haut jusqu’à ce que chaque bot ait eu chaque place aussi souvent (par défaut : 200)
help-option-bot-seconds = combien de secondes un programme (exec:) peut prendre pour un choix ; après quoi il le perd (par défaut : 10)
help-option-bot-log = ajoute à ce fichier ce que les programmes (exec:) écrivent sur la sortie d’erreur (par défaut : c’est perdu)
help-option-by = par quoi compter, séparé par des virgules : ending, seat, turn, et ce que le jeu a en plus (voir plus haut)
help-option-processes = dans combien de processus ; 0 veut dire un par cœur (par défaut : 1)
help-option-host = l’adresse d’écoute (d’ordinaire : 127.0.0.1, cet ordinateur seul)
help-option-port = le port d’écoute ; 0 : n’importe lequel de libre (d’ordinaire : 8777)
help-option-database = sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (d’ordinaire : un fichier dans ton dossier de données)
help-option-origin = un autre site dont les pages peuvent utiliser ce serveur, comme https://play.example
help-option-proxies = adresses des mandataires placés devant, qui disent la vraie adresse des visiteurs
help-option-bot-processes = combien de processus pensent pour les bots (d’ordinaire : 1)
help-option-open = ouvre le navigateur
help-option-verbose = note davantage
help-option-backup-file = le fichier à créer
help-option-limit = au plus tant (d’ordinaire : 50)
help-option-print-game = maretta, vulcano ou arrr
help-option-print-deck = d’arrr : imprime les cartes de ce jeu, un fichier TOML ou un dossier
help-option-paper = a4 ou letter (par défaut : a4)
help-option-only = seulement ces parties, séparées par des virgules (voir plus haut)
help-option-no-backs = les faces seulement
help-option-output = le fichier à faire ; - écrit sur la sortie standard (par défaut : JEU-LANGUE.pdf)
help-option-json = imprime du JSON
help-option-replay-json = imprime ce qui s’est passé en JSON, un événement par ligne
help-option-file = une partie enregistrée
help-option-position-file = une position en JSON ; - la lit sur l’entrée standard
help-option-at = montre la table après tant de choix
help-option-seat = telle que la voit cette place : sa couleur ou qui y joue, ou spectator
help-option-actions = une action dans les mots de la notation (docs/notation.md)
help-option-number = une règle comme A3.2, ou une section comme A3

## Les mots d’argparse
argparse-usage = usage :
argparse-positionals = arguments
argparse-options = options
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-required = il manque ces arguments : %s
argparse-unrecognized = arguments inconnus : %s
argparse-one = il faut une valeur
argparse-at-least-one = il faut au moins une valeur
argparse-at-most-one = il faut au plus une valeur
argparse-choice = %(value)r ne convient pas (choisis parmi %(choices)s)
argparse-type = %(value)r n’est pas une valeur de type %(type)s
argparse-explicit = la valeur %r n’est pas prévue ici
