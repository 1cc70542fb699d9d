# La table dans le navigateur : ce qui entoure une partie, la barre d’action, le journal, le menu, la fin, la reprise.

## En-tête
table-menu = Menu
table-game-maretta = Maretta
table-game-vulcano = Vulcano
table-round = Tour { $round }
table-round-of = Tour { $round } sur { $rounds }
table-deck = Pioche { $count }
table-rules = Les règles
table-connecting = En route vers la table…

## État et barre d’action
table-bar = Que faire
table-your-turn = À toi.
table-commit = Confirmer
table-change = Changer
table-clear = Reprendre le choix
table-answered = Tu as choisi, et tu peux changer jusqu’à ce que tout le monde ait choisi.
table-late = Trop tard : la question était déjà close, et rien n’a changé.
table-not-now = Pas maintenant.
table-watching = Tu regardes.
table-result = Comment ça s’est fini
table-time = Temps restant
table-time-bank = Temps restant, pris sur la réserve
table-time-bank-short = réserve
table-replaced-left = Tu as quitté la table : un bot continue pour toi.
table-replaced-away = En ton absence, un bot continue pour toi.
table-replaced-removed = L’hôte a donné ta place à un bot.
table-replaced-resigned = Tu as renoncé. Un bot continue à ta place.

## Ce que fait le bouton, selon la réponse choisie
verb-pick = Choisir
verb-place = Donner
verb-load = Charger
verb-play = Jouer
verb-steal = Voler
verb-open = Ouvrir
verb-take = Prendre
verb-discard = Défausser
verb-swap = Échanger
verb-look = Regarder

## Journal
table-log = Journal de bord
table-log-moment = Montrer ce moment
table-go-on = Continuer

## Les gens
table-seat-back-soon = de retour bientôt
table-seat-away = en absence
table-seat-bot = bot
table-seat-stand-in = un bot continue ici
table-long-away = { $name } n’est plus là depuis plus d’une minute.
table-call-bot = Laisser un bot continuer
table-missing = Il manque encore : { $names }.
table-end-yours = Tu voudrais en rester là.

## Quand quelque chose manque
table-lost = La ligne s’est perdue en mer. Nous lui lançons des bouteilles jusqu’à ce que l’une d’elles la retrouve ; ta place, tes cartes et ton choix restent où ils sont.
table-database = Le serveur n’arrive plus à écrire dans son registre : rien n’est possible pour l’instant. Ça repartira tout seul.
table-none = Il n’y a pas de table ici
table-outdated = Une nouvelle marée est montée
table-outdated-about = Le serveur parle une langue plus récente que cette page. Recharge-la : ta place t’attend.
table-reload = Recharger

## Menu
table-replay = Revoir la partie
table-share = Partager
table-copied = Le lien est copié.
table-spectators = On peut regarder
table-locked = Plus personne ne peut s’asseoir
table-make-host = Confier l’accueil
table-remove = Retirer la place
table-move-give = Donne-moi un code
table-move-code = Code à usage unique pour la place de { $name } :
table-move-where = Saisis-le sur l’autre appareil, sous « Toi et tes données ».
table-reported = Merci : ton signalement porte le numéro { $number }.
table-speed = Mouvement
table-speed-normal = Normal
table-speed-fast = Rapide
table-speed-off = Aucun
table-help-level = Aide
table-help-guide = Guide
table-help-normal = Normale
table-help-expert = Experte
table-sound = Sons
table-chime = Un carillon quand c’est à toi
table-all-settings = Tous les réglages
table-luck-kept = Vérifié : le serveur a tenu sa promesse, et la graine découle de la chance de tout le monde.
table-luck-broken = La graine ne découle pas de ce qui était promis. Dis-le à qui s’occupe de ce serveur.
table-luck-unchecked = Ce navigateur ne peut vérifier que par une connexion sûre. Tu peux le faire toi-même :

## Touches
keys-title = Touches
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-does-hand = une carte de ta main
key-does-opponent = un adversaire, dans le sens horaire
key-does-board = au plateau ; puis les flèches
key-does-commit = confirmer le choix
key-does-clear = reprendre le choix
key-does-undo = reprendre le choix ; sinon, proposer de revenir en arrière
key-does-onward = sauter ce qui bouge ; en reprise, lecture ou pause
key-does-hold = plus de temps
key-does-inspect = regarder de près
key-does-matrix = toutes les cartes et tous les radeaux à la fois
key-does-log = le journal
key-does-speak = dire où en sont les choses
key-does-why = cette aide

## Dit à voix haute
table-speak-hand = Ta main : { $cards }.
table-speak-stands = { $seat } est { $space-on }.
table-speak-out = { $seat } ne court plus.

## La fin
table-awards = Médailles de liège
table-ranking = Jusqu’où chacun est allé
table-winner = gagne
table-hands = Cartes restées en main
table-hand = { $seat } : { $cards }
table-hand-empty = { $seat } : aucune
table-course = Tour par tour
table-course-about = Une ligne par personne, tour par tour ; les mêmes nombres se trouvent dans le tableau ci-dessous.
table-course-table = La même chose en tableau
table-start = Départ
table-lava = Lave
table-rematch-set = On rejoue : la nouvelle table est prête.
table-other = Une autre table
table-look = Voir la table
table-no-review = Impossible de montrer la partie entière en ce moment.

## Reprise
replay-title = Reprise
replay-back = À la table
replay-slider = Moment de la partie
replay-place = { $place } sur { $length }
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-all = Toutes les cartes ouvertes
replay-as = Comme { $name }
replay-spectator = En spectateur
replay-link = Lien vers ce moment
replay-past = La partie ne va pas jusque-là : voici son dernier moment.
replay-answers = Ce qui a été choisi
replay-answer = { $seat } : { $what }.
