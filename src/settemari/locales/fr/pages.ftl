# Les pages pour les navigateurs sans script, les lecteurs d’écran et les écrans qui ressemblent à du papier.

## Toutes les pages
page-name = Sette Mari
page-skip = Aller au contenu
page-site = À propos de ce site
page-languages = Langues
page-privacy = Vie privée
page-rules-of = Règles : { $game }
page-account = Toi et tes données
page-illustrated = La version illustrée
page-unofficial = Une table pour deux jeux de la mer, faite par des gens qui y jouent. Ce n’est pas un produit officiel : les livrets imprimés ont le dernier mot.
page-title = { $status } · { $game }
page-rule = Règle { $number }
page-nothing = rien
page-none = aucune
page-yes = oui
page-no = non
page-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## La première page
page-home = À quoi joue-t-on ?
page-home-about = Sans compte, sans script, sans façons : choisis un jeu, dis comment tu t’appelles, et larguons les amarres.
page-box-maretta = Maretta
page-box-arrr = Arrr!!!
page-about-maretta = Des naufragés sur leurs radeaux s’entraident, bien malgré eux, jusqu’à un bateau à vapeur. Sur l’autre face du plateau, ils ont un volcan dans le dos. De 3 à 5, en un quart d’heure.
page-about-arrr = Des pirates recrutent un équipage, sillonnent les Sept Mers, trichent aux dés et règlent le reste entre eux. De 2 à 4, en une heure ; le mode court en prend la moitié.
page-your-name = Ton nom
page-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-seats = Joueurs
page-variant = Jeu
page-about-variants = Ce que chacun a de particulier
page-which-bots = Bots
page-bots-hint = De 1, qui aide tout le monde, à 5, qui réfléchit. Entre amis, on les choisit à la table.
page-bots = Les bots
page-who-are-they = Qui sont-ils ?
page-level = { $level } : { $name }
page-play-now = Jouer tout de suite contre des bots
page-with-friends = Jouer entre amis
page-own-tables = Tes tables
page-stage-ended = C’est fini.
page-stage-turn = C’est à toi.
page-elsewhere = Tu y joues sur un autre appareil ; un code à usage unique de là-bas amène la place ici.
page-open-tables = Tables ouvertes
page-no-open-tables = Personne ne cherche de compagnie en ce moment. Choisis « Jouer entre amis », puis fais annoncer la table dans ses réglages.
page-table-link = { $what }, table { $code }
page-who-sits = À la table : { $names }.
page-join = On t’a donné un code ?
page-code = Code de la table
page-go-there = Y aller

## Autour d’une table
page-table-code = table { $code }
page-your-turn = { $name }, c’est à toi.
page-time-left = Temps restant : { $time }.
page-refreshes = { $seconds ->
    [one] Cette page s’actualise toute seule chaque seconde.
   *[other] Cette page s’actualise toute seule toutes les { $seconds } secondes.
}
page-be-still = Ne plus l’actualiser
page-be-lively = La laisser s’actualiser toute seule
page-look-again = Actualiser
page-curtain = Passe l’appareil à { $name }
page-only-for = Réservé à { $name }
page-uncover = Je suis { $name } : montre mes cartes
page-whose-cards = Vous êtes plusieurs à cet appareil : quelles cartes veux-tu voir ?
page-news = Depuis ta dernière visite
page-news-first = Jusqu’ici
page-news-more = { $count ->
    [one] { $count } ligne de plus est dans le journal.
   *[other] { $count } lignes de plus sont dans le journal.
}
page-new = Nouveau :
page-log-lines = { $count ->
    [one] Tout le journal, { $count } ligne
   *[other] Tout le journal, { $count } lignes
}
page-time-ran-out = Plus de temps pour { $seat } : un bot a choisi.

## Les gens
page-people = Qui est assis ici
page-seat-of-colour = { $colour }
page-tag-you = toi
page-tag-host = hôte
page-tag-first = premier joueur
page-tag-turn = à son tour
page-tag-asked = choisit
page-tag-answered = a choisi
page-free = libre
page-here = en ligne
page-gone = hors ligne en ce moment
page-ready = a donné son feu vert
page-not-ready = n’a pas encore donné son feu vert
page-bot = bot, niveau { $level } : { $about }
page-bot-left = { $name } a quitté la table : un bot continue
page-bot-away = { $name } n’est plus là : un bot continue
page-bot-removed = { $name } ne joue plus, sur décision de l’hôte : un bot continue
page-bot-resigned = { $name } abandonne : un bot continue
page-take-seat-back = Reprendre ta place
page-call-bot = Laisser un bot continuer pour { $name }
page-host-affairs = Pour l’hôte
page-remove = Retirer sa place à { $name }
page-hand-over = Faire de { $name } l’hôte
page-which-bot = Quel bot
page-seat-bot = Donner cette place à un bot
page-change-bot = Prendre un autre bot
page-locked = La table est fermée : personne d’autre ne peut s’asseoir.
page-not-locked = Qui a le lien peut s’asseoir.
page-lock = Fermer la table
page-unlock = Rouvrir la table
page-spectators = Qui a le lien peut regarder.
page-no-spectators = Seuls ceux qui ont une place voient la partie.
page-show = Laisser regarder
page-hide = Ne laisser regarder personne
page-sure = Oui, vraiment

## La salle d’attente
page-seats-free = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
page-waits-for = On attend encore le feu vert : { $names }.
page-all-ready = Tout est prêt : à l’hôte de commencer.
page-all-ready-host = Tout est prêt : tu peux commencer.
page-take-a-seat = Prends place
page-no-seat-here = Pas de place pour le moment
page-your-seat = Tu as une place
page-which-seat = Place
page-luck = Une pincée de chance à toi
page-luck-hint = Si tu veux, n’importe quels mots : ils sont mêlés aux cartes, pour que personne ne décide seul du hasard, et montrés à tous après la partie.
page-sit = S’asseoir
page-sit-too = Quelqu’un d’autre s’assoit à cet appareil
page-no-seat = Aucune place n’est libre. Tu pourras regarder quand la partie commencera, si l’hôte le permet.
page-no-seat-locked = L’hôte a fermé la table. Tu pourras regarder quand la partie commencera, si on te le permet.
page-be-ready = { $name } donne son feu vert
page-be-not-ready = { $name } se ravise
page-get-up = { $name } se lève
page-deal = Commencer la partie
page-deal-about = On commence quand chaque place est prise et que tous ont donné leur feu vert.
page-invite = Invite des amis
page-link = Lien à partager
page-invite-about = Le lien et le code ne contiennent aucun secret : ils font asseoir les gens, sans jamais montrer tes cartes.
page-played = À quoi on joue
page-own-variant = Une variante faite maison.
page-clock = Temps par décision
page-bank = Temps en réserve
page-fuse-time = Temps pour répondre quand tous le peuvent
page-no-hurry = rien ne presse
page-listed = Annoncée sur la première page
page-watching = On peut regarder
page-chat = Messages avec ses propres mots
page-first = Premier joueur
page-first-by-luck = au hasard
page-settings = Réglages
page-change-settings = Changer les réglages
page-variant-code = Ou le code d’une variante
page-variant-code-hint = Une variante à toi, comme le dit son code. Laisse vide pour celle de la liste.
page-seconds-hint = En secondes ; 0 si rien ne presse.
page-bank-hint = En secondes, pour toute la partie : on y puise quand le temps d’une décision est écoulé.
page-only-in = { $count }, seulement { $games }
page-fairness = Un hasard honnête
page-seal = Sceau
page-seal-about = Le serveur a déjà fixé sa part du hasard ; en voici le sceau. Chacun ajoute la sienne en s’asseyant, et après la partie tout est montré, pour que tous puissent vérifier.

## Ce qui est demandé
page-draft = Ce que tu veux faire
page-draft-done = C’est bien ce que tu veux faire ?
page-draft-shown = Rien ne part avant que tu confirmes. Ci-dessous, la table telle qu’elle serait alors.
page-draft-lost = Entre-temps, la table a changé : choisis de nouveau.
page-confirm = Confirmer
page-take-back = Retirer le dernier choix
page-chosen = Tu as choisi : { $what }. Tu peux changer tant que tous n’ont pas choisi.
page-why-not = { $what }.
page-whichever = Quel que soit ton choix : { $what }
page-impossible = { $count ->
    [one] Ce qui est impossible maintenant, et pourquoi ({ $count })
   *[other] Ce qui est impossible maintenant, et pourquoi ({ $count })
}
page-help = Comment ça marche ?
page-passing = Rien ici n’a besoin de toi : tes ordres permanents vont passer pour toi dans un instant.
page-answer-yourself = Répondre toi-même
page-hold = { $left ->
    [one] Un instant : { $seconds } secondes de plus, encore une fois dans cette partie
   *[other] Un instant : { $seconds } secondes de plus, encore { $left } fois dans cette partie
}

## Ordres permanents
page-orders = Quand te demander
page-orders-when = Quand tout le monde peut répondre
page-orders-smart = demande-moi si ça compte
page-orders-always = demande-moi toujours
page-orders-sleep = Laisse-moi dormir
page-orders-awake = Je veille
page-orders-stack = Je passe jusqu’à la fin de cette pile
page-orders-action = Je passe jusqu’à la fin de cette action
page-orders-my-turn = Je passe jusqu’à mon tour
page-orders-unless = Mais réveille-moi si on me vise
page-orders-change = Donner d’autres ordres
page-orders-give = Qu’il en soit ainsi
page-orders-wake = Réveil

## Un mot aux autres
page-talk = Un mot aux autres
page-says = { $name } : { $text }
page-emotes = Dire quelque chose
page-own-words = Avec tes mots
page-say = Le dire

## Le pari de qui est éliminé
page-bet = C’est fini pour toi. Qui va gagner ?
page-bet-made = { $name } parie sur { $other }.
page-bet-right = { $name } avait parié sur { $other } : bien vu !
page-bet-wrong = { $name } avait parié sur { $other }.

## Ce qu’on peut faire d’autre
page-more = Ce que tu peux faire d’autre
page-undo = Revenir en arrière
page-undo-about = Si tous ceux qui jouent sont d’accord, la partie revient à une question d’avant. Ce que personne n’a vu est mélangé de nouveau.
page-undo-to = Avant
page-undo-propose = Proposer de revenir en arrière
page-gone-back = D’un commun accord, on est revenu à ce point. Ce que personne n’avait vu a été mélangé de nouveau.
page-answer-that = Répondre
page-undo-before = { $what }
page-undo-wanted = { $count ->
    [one] { $names } voudrait revenir avant « { $what } »
   *[other] { $names } voudraient revenir avant « { $what } »
}
page-undo-agree = D’accord
page-undo-yours = Tu voudrais revenir en arrière, et tu attends les autres.
page-undo-withdraw = Plutôt pas
page-undo-declined = { $name } préfère ne pas revenir en arrière.
page-undo-nothing = Il n’y a encore rien à quoi revenir.
page-end = En rester là
page-end-about = Si tous ceux qui jouent sont d’accord, la partie s’arrête ici et personne ne gagne.
page-end-wanted = { $count ->
    [one] { $names } voudrait en rester là.
   *[other] { $names } voudraient en rester là.
}
page-end-withdraw = Plutôt continuer
page-end-declined = { $name } préfère continuer la partie.
page-going = Se lever ou abandonner
page-leave = Se lever
page-leave-about = Un bot continue pour toi jusqu’à ton retour.
page-resign = Abandonner
page-resign-about = Un bot continue à ta place, pour que les autres puissent finir. La place ne te revient plus.
page-move-seat = Continuer sur un autre appareil
page-move-about = Un code à usage unique porte une place sur un autre appareil. Il vaut quelques minutes, et une seule fois.
page-move-code = Code à usage unique pour { $name }
page-one-time-code = ton code à usage unique : { $code }. Écris-le sur l’autre appareil, sous « Toi et tes données ».
page-record = La feuille de partie
page-record-take = La télécharger
page-record-about = Tout ce que tu as vu jusqu’ici, en fichier texte.
page-record-whole = La partie entière avec tout son hasard, en fichier texte : à revoir, à vérifier, à garder.
page-report = Signaler un problème
page-report-text = Qu’est-ce qui ne va pas ?
page-report-about = Ce que tu vois de la table part avec le signalement, et rien de ce que voient les autres.
page-report-send = Envoyer
page-reported = merci : ton signalement porte le numéro { $number }.

## Maretta et Vulcano
page-hand = Ta main
page-cards = Cartes
page-rafts = Radeaux et réserves
page-minecarts = Wagonnets et piles
page-face-down = face cachée
page-only-you = { $card }, visible de toi seulement
page-round = Tour
page-where = Où
page-of = { $number } sur { $all }
page-lava-next = Lave après ce tour
page-lava-soon = lave bientôt
page-stock = Réserve
page-so-many-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-fuse = { $suit } { $sum } sur { $limit }
page-boarding = Pour embarquer
page-boarding-open = { $suits ->
    [one] { $suits } type jusqu’ici ; il faut { $needed } avec la différence des deux positions
   *[other] { $suits } types jusqu’ici ; il faut { $needed } avec la différence des deux positions
}
page-boarding-enough = { $sum } : assez pour un vapeur (il faut { $needed })
page-boarding-short = { $sum } : pas assez pour un vapeur (il faut { $needed })
page-inked = Encre : la position 1 reste cachée tant que la 2 est vide.
page-ink-next = Encre au prochain tour : la position 1 restera cachée un moment.
page-stole = Un vol commis ce tour-ci.
page-known = Cartes connues
page-among = { $count } parmi { $cards }
page-times = { $what } × { $count }
page-player = Joueur
page-out-short = hors

## Arrr!!!
page-crew-card = carte équipage
page-event = événement
page-voyage = Le voyage
page-mode = Mode
page-round-of-turns = Manche
page-explorations = Explorations
page-in-deck = { $count ->
    [one] { $count } dans la pioche
   *[other] { $count } dans la pioche
}
page-supply = Réserve
page-crew-pile = Cartes équipage
page-event-pile = Événements
page-deck-and-discard = { $deck } à piocher, { $discard } à la défausse
page-seas = Les Sept Mers
page-seas-order = De la carte la plus lointaine à celle près de la pioche ; les voisines s’influencent.
page-faced = affrontée maintenant
page-your-chance = Tes chances
page-condition-met = Tu la remplis.
page-condition-not-met = Tu ne la remplis pas.
page-sum = { $what } : { $sum }.
page-passed = { $trait }, en cas de réussite : { $effect }
page-failed = { $trait }, en cas d’échec : { $effect }
page-doubloons = Doublons
page-pirates = Les pirates
page-traits = Dés
page-chest = Coffre
page-fame-cards = { $count ->
    [one] { $count } carte de renommée
   *[other] { $count } cartes de renommée
}
page-points = { $points }, dont { $fame } de renommée
page-captain = { $name } (capitaine).
page-exhausted = (épuisée)
page-in-port = Pas d’équipage : au port.
page-at-stake = En jeu
page-warded = À l’abri de
page-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
page-lasting = Permanent : { $card }, par { $name }. { $text }
page-stack = La pile : la dernière jouée s’applique en premier
page-would-win = Prix pour { $name }
page-draw = Piocher
page-draw-crew = Piocher des cartes équipage
page-give-up = D’abord défausser, si tu veux
page-equip = Équiper
page-make-room = Faire de la place
page-enough = Assez
page-sail = Prendre la mer
page-raid = Piller
page-trait-and-prize = Caractéristique et prix
page-duel = { $trait }, pour { $prize }
page-trait = Caractéristique
page-your-dice = Tes dés
page-their-dice = Dés adverses
page-win = Victoire
page-tie = Égalité
page-lose = Défaite
page-without-cheating = Tes chances si personne ne triche
page-conquered = Conquises :

## La fin
page-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-nobody-won = Personne ne gagne
page-closed-agreed = D’un commun accord, la partie s’arrête ici.
page-closed-rules = Cette partie a été jouée avec des règles plus anciennes.
page-older-rules = Cette partie a été jouée avec des règles plus anciennes
page-older-rules-about = Les règles d’aujourd’hui ne mèneraient pas là où elle en est : on ne peut plus que la lire. Voici ce qui s’est passé, pour autant que tu le saches.
page-rematch = Rejouer
page-rematch-about = Les mêmes gens, les mêmes places ; le suivant commence.
page-rematch-there = Aller à la nouvelle table
page-check = Comment vérifier
page-luck-promised = Avant la partie, le serveur a promis sa part du hasard par un sceau. Il montre maintenant la part elle-même.
page-part = La part du serveur
page-luck-check = Le sceau est le SHA-256 des mots « settemari part » suivis d’une espace, et de cette part. Qui a Python peut vérifier :
page-check-seal = Commande qui affiche le sceau
page-luck-mixed = La graine est le SHA-256 des mots « settemari table » suivis d’une espace, de la part du serveur et, pour chaque place, du SHA-256 de « seat », une espace, son numéro à partir de 0, une espace, et la chance ajoutée par qui y est assis :
page-nonce = Chance ajoutée par { $name }
page-seed = Graine de la partie
page-verify = La feuille de partie contient la graine et chaque choix, et rejoue le tout.

## Toi et tes données
page-account-about = On joue très bien sans rien de tout cela. Un compte garde tes tables ensemble sur plusieurs appareils.
page-signed-in = Session ouverte
page-signed-in-as = Sous le nom { $name }.
page-sign-in = Se connecter
page-sign-up = Créer un compte
page-sign-out = Se déconnecter
page-sign-about = Aucune adresse e-mail n’est demandée ; un mot de passe perdu ne se retrouve pas.
page-account-name = Nom du compte
page-password = Mot de passe
page-password-hint = Au moins { $least } caractères.
page-one-time = Code à usage unique
page-move-here = Amener la place ici
page-move-here-about = Demande un code à usage unique à la table, sur l’appareil où tu joues, sous « Ce que tu peux faire d’autre », et écris-le ici.
page-data = Tes données
page-data-about = Tout ce qui est gardé de toi, en un fichier.
page-download = Télécharger mes données
page-delete = Supprimer mes données
page-delete-sure = Oui, tout supprimer
page-delete-about = Ton nom disparaît de chaque table, des bots continuent pour toi, et on t’oublie ici. Cela ne peut pas être annulé.
page-delete-account-about = Ton compte disparaît, ton nom disparaît de chaque table, des bots continuent pour toi, et on t’oublie ici. Cela ne peut pas être annulé.

## Vie privée
page-privacy-about = Nous gardons ce dont une table a besoin, tant qu’elle en a besoin, et rien d’autre.
page-kept = Ce qui est gardé
page-kept-cookie = Un cookie avec un nombre au hasard, pour que ta place reste la tienne, un autre avec ta langue, et un dernier si tu préfères les pages de texte.
page-kept-name = Le nom que tu te donnes à une table. N’importe lequel convient.
page-kept-tables = Les tables avec tous leurs coups. Elles disparaissent après { $waiting } si rien ne commence, { $playing } après le dernier coup, et { $ended } après la fin.
page-kept-account = Si tu crées un compte : son nom, et ton mot de passe sous une forme où personne ne peut le lire.
page-kept-reports = Les problèmes que tu signales, avec ce que tu voyais alors de la table.
page-never = Ce qui n’arrive jamais
page-never-tracking = Pas de publicité, pas de mesure de ce que tu fais, pas de cookies d’autrui.
page-never-others = Rien n’est envoyé à quiconque : pages, style et jeux viennent tous de ce serveur.
page-never-chat = Ce qui se dit à une table est transmis, sans être gardé.
page-seen = Ce que voient les autres
page-seen-about = À une table, les autres voient ton nom, si tu es en ligne ou non, et ce que le jeu leur montre. Tes cartes ne sont qu’à toi ; même les spectateurs ne voient jamais une main.
page-rights = Ce que tu peux faire
page-rights-about = Tu peux avoir en un fichier tout ce qui est gardé de toi, et le faire supprimer, sans demander à personne.

## Quand quelque chose a mal tourné
page-too-late = cette question était déjà close : ta réponse n’a rien changé. Voici où en sont les choses.
page-to-form = Retour au formulaire
page-unread = quelque chose dans ce formulaire ne se lit pas ({ $what }) : remplis-le de nouveau.
page-say-something = écris d’abord quelques mots.
page-name-taken = quelqu’un à cette table s’appelle déjà ainsi : choisis un autre nom.
page-tick-first = coche d’abord la case à côté : on ne pourra pas revenir en arrière.
page-no-code = il manque le code : c’est la fin du lien d’une table.
page-no-variant = ce n’est pas le code d’une variante : copie-le en entier, ou laisse vide.
page-played-by = on peut jouer à { $game } à { $counts }.
page-forgotten = c’est fait : il ne reste plus rien de toi ici.
page-not-found = Il n’y a rien ici
page-problem = Cela n’a pas marché
page-what-happened = Ce qui s’est passé
page-status = État { $status }
page-to-the-harbour = Retour au port
page-try-again = Réessayer
page-to-the-table = Retour à la table
page-remedy-wait = Attends un instant, puis réessaie.
page-remedy-back = Le bouton Retour du navigateur ramène à ce que tu avais écrit.
page-remedy-lost = L’adresse est peut-être incomplète, ou contient une faute.
page-remedy-report = Réessaie. Si cela se reproduit, préviens qui gère ce serveur.
page-remedy-no-table = Le code contient peut-être une faute. Ou bien la table n’existe plus : celles où plus personne ne joue sont rangées.
page-remedy-no-spectators = Si tu as une place à cette table, ouvre cette page sur l’appareil où tu joues. Sinon, demande à l’hôte de laisser regarder.
page-remedy-cookies = Sans son unique cookie, ce serveur ne peut pas savoir quelle place est la tienne.
page-about-rules = À propos de ces règles
