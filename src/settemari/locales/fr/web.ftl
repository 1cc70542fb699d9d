# Le jeu dans le navigateur : tout ce qui entoure une table. La table elle-même est dans web-table.

## Toutes les pages
web-name = Sette Mari
web-skip = Aller au contenu
web-home = Vers la première page
web-elsewhere = Autres pages
web-language = Langue
web-settings = Réglages
web-lobby = Tables ouvertes
web-workshop = Atelier
web-account = Toi et tes données
web-about = À propos
web-privacy = Vie privée
web-rules = Règles
web-rules-maretta = Règles de Maretta
web-rules-arrr = Règles d’Arrr!!!
web-cards = Cartes d’Arrr!!!
web-text-version = Version texte
web-close = Fermer
web-again = Réessayer
web-change = Changer
web-sure = Oui, vraiment
web-rather-not = Plutôt pas
web-loading = Un instant …
web-less = Moins : { $what }
web-more = Plus : { $what }
web-percent = { $number } %
web-line-lost = La connexion est perdue : nouvel essai en cours …
web-unreachable = Le serveur ne répond pas. Le réseau est-il là ?
web-failed = Ça n’a pas marché. Réessaie.
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## La première page
web-welcome = À quoi joue-t-on ?
web-welcome-about = Deux jeux de la mer et une table. Sans compte : choisis une boîte, et largue les amarres.
web-box-maretta = Maretta
web-box-maretta-facts = De 3 à 5 joueurs · 15 minutes
web-box-maretta-about = Des naufragés sur leurs radeaux s’entraident, bien malgré eux, jusqu’à un bateau à vapeur. Donne une carte, vole une carte, et gare aux tonneaux.
web-box-vulcano-about = Le volcan s’est réveillé. Charge les wagonnets des autres jusqu’à ce qu’ils éclatent, et plonge dans la mer avant la lave.
web-box-arrr = Arrr!!!
web-box-arrr-facts = De 2 à 4 joueurs · de 30 à 60 minutes
web-box-arrr-about = Recrute un équipage, sillonne les Sept Mers, triche aux dés, et le reste se règle entre pirates.
web-maretta-side = Face du plateau
web-side-maretta = Maretta
web-side-vulcano = Vulcano
web-arrr-side = Mode
web-mode-gallows = pour apprendre
web-mode-boarding = avec événements
web-mode-arrr = tout y est
web-play-now = Jouer tout de suite
web-with-friends = Entre amis
web-learn = Apprendre
web-nicknames = Corail · Boussole · Coquillage · Lanterne · Bigorneau · Méduse · Épave · Hauban
web-own = Reprends où tu en étais
web-own-turn = C’est à toi
web-own-waiting = Les autres choisissent
web-own-elsewhere = Tu y joues sur un autre appareil
web-own-more = { $count ->
    [one] En montrer encore { $count }
   *[other] En montrer encore { $count }
}
web-code-title = Tu as un code ?
web-code = Code ou lien
web-code-hint = Les six lettres qu’on t’a lues, ou le lien entier.
web-code-go = Y aller
web-code-wrong = Il n’y a pas de code là-dedans : il a six lettres, comme pvznnv.
web-lobby-about = Des tables avec une place libre, où tout le monde peut s’asseoir.
web-lobby-look = Voir qui attend
web-workshop-about = Un parcours plus long, d’autres récifs, une lave plus rapide : construis ton plateau et joues-y.
web-workshop-go = Construire un plateau

## Tables ouvertes
web-lobby-empty = Personne ne cherche de compagnie en ce moment. Ouvre une table, et fais-la annoncer ici.
web-lobby-table = { $count ->
    [0] Il n’y a encore personne à la table.
   *[other] À la table : { $names }.
}
web-join = S’asseoir
web-join-table = S’asseoir à la table { $code }
web-watch = Regarder
web-watch-table = Regarder la table { $code }
web-seats-free = { $count ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $count } places libres
}

## Une nouvelle table
web-new-table = Nouvelle table
web-what = À quoi on joue
web-game = Jeu
web-who = Qui joue
web-how = Comment on joue
web-players = Joueurs
web-with-whom = Avec qui ?
web-with-friend = Des amis, par lien
web-with-friend-about = Où qu’ils soient
web-with-bot = Des bots
web-with-bot-about = On commence tout de suite
web-with-here = Tous ici
web-with-here-about = L’appareil passe de main en main
web-sitter-friend = Par lien
web-sitter-bot = Bot
web-sitter-here = Ici
web-seat-of = Place : { $colour }
web-seat-number = Place { $number }
web-your-name = Ton nom
web-their-name = Nom
web-name-empty = Il manque un nom.
web-name-twice = Quelqu’un porte déjà ce nom à cette table.
web-another-bot = Un autre bot
web-which-bot = Quel bot ?
web-bot-level = Niveau { $level } sur { $of }
web-begin = Commencer la partie
web-begin-about = Tout le monde est là : les cartes sont données aussitôt.
web-open = Ouvrir la table
web-open-about = Tu auras ensuite un lien et un code pour tes amis.

## Ce qu’on peut dire d’une table
web-variant = Variante
web-variant-own = Une variante faite maison.
web-variant-own-of = { $game }, une variante faite maison
web-variant-by-code = Par un code
web-variant-by-code-about = Un plateau à toi, ou reçu en cadeau.
web-variant-code = Code de la variante
web-variant-tables = Avec un paquet de cartes fait maison.
web-clock = Temps de réflexion
web-clock-none = Rien ne presse
web-clock-relaxed = Tranquille
web-clock-normal = Soutenu
web-clock-fast = Rapide
web-clock-days = Sur plusieurs jours
web-clock-each = { $time } par décision
web-clock-bank = { $time } par décision, { $bank } en réserve
web-fuse = Temps pour répondre quand tous le peuvent
web-first = Qui commence
web-first-by-luck = Au hasard
web-listed = L’annoncer parmi les tables ouvertes
web-listed-about = Tout le monde peut la trouver et s’asseoir.
web-watched = On peut regarder
web-watched-about = Personne n’y voit jamais une main.
web-chat = Messages avec ses propres mots
web-chat-about = Sinon, il y en a douze tout prêts.
web-is-listed = Annoncée parmi les tables ouvertes
web-is-by-link = Seulement pour qui a le lien
web-is-watched = On peut regarder
web-is-unwatched = Personne ne peut regarder
web-is-chatty = Avec des messages à soi
web-is-emotes = Seulement avec des messages tout prêts

## La salle d’attente
web-take-seat = Prends place
web-which-seat = Quelle couleur ?
web-sit = S’asseoir
web-rather-watch = Je préfère regarder
web-waits-for = On attend encore le feu vert : { $names }
web-all-ready = Tout est prêt : à l’hôte de commencer
web-all-ready-host = Tout est prêt : tu peux commencer
web-be-ready = Feu vert
web-be-not-ready = Je me ravise
web-seat-free = libre
web-seat-bot = bot, niveau { $level }
web-seat-gone = hors ligne en ce moment
web-seat-host = commence dès que tous sont d’accord
web-seat-late = n’a pas encore donné son feu vert
web-seat-ready = a donné son feu vert
web-tag-you = toi
web-tag-host = hôte
web-rename = Un autre nom pour { $name }
web-get-up = { $name } se lève
web-add-bot = Ajouter un bot
web-bot-for = Ajouter un bot : { $colour }
web-change-bot = Un autre bot à la place de { $name }
web-remove = Retirer sa place à { $name }
web-hand-over = Faire de { $name } l’hôte
web-another-person = Quelqu’un d’autre à cet appareil
web-another-person-about = Vous vous passez l’appareil ; un rideau tombe avant chaque main de cartes.
web-lock = Fermer la table
web-unlock = Rouvrir la table
web-locked = La table est fermée : personne d’autre ne peut s’asseoir.
web-no-seat = Aucune place n’est libre. Tu pourras regarder quand la partie commencera, si l’hôte le permet.
web-no-seat-locked = L’hôte a fermé la table. Tu pourras regarder quand la partie commencera, si on te le permet.
web-too-small = Quelqu’un occupe une place qui n’existerait plus.
web-invite = Invite des amis
web-invitation = Viens jouer avec moi à Sette Mari !
web-code-of-table = Code
web-link = Lien
web-link-about = Le lien ne contient aucun secret : il fait asseoir les gens, sans jamais montrer tes cartes.
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Lien copié.
web-copy-yourself = Ton navigateur ne nous laisse pas copier : le lien est sélectionné, copie-le toi-même.
web-share = Partager
web-played = À quoi on joue
web-fair = Un hasard honnête
web-fair-about = Avant la partie, le serveur fixe et scelle sa part du hasard ; chacun ajoute la sienne sans la montrer. Après la partie tout est montré, pour que tous puissent vérifier que personne n’a choisi les cartes.
web-seal = Sceau

## Règles
web-rule = Règle { $number }
web-rule-link = Lien vers cette règle
web-rules-search = Chercher dans les règles
web-rules-ours = Seulement nos précisions
web-rules-found = { $count ->
    [0] Aucune règle
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne le dit. Moins de mots trouvent davantage.
web-rules-variant = Avec les nombres de la variante d’où tu viens.

## Réglages
web-settings-lead = Ils restent sur cet appareil et valent aussitôt.
web-settings-you = Toi
web-your-name-about = Comment tu t’appelles quand tu prends place.
web-settings-help = De l’aide pendant la partie
web-help = Aide
web-help-guide = Guide
web-help-guide-about = Aperçus, chances, avertissements
web-help-normal = Normale
web-help-normal-about = Aperçus seulement
web-help-expert = Loup de mer
web-help-expert-about = Une table dégagée
web-settings-motion = Mouvement et sons
web-speed = Mouvement
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-off = Aucun
web-sound = Sons
web-chime = Une cloche quand c’est à toi
web-chime-about = Pour quand tu regardes ailleurs.
web-settings-look = L’apparence
web-text-size = Taille du texte
web-contrast = Contraste élevé
web-contrast-about = Noir et blanc, avec des motifs.
web-patterns = Motifs sur les cartes
web-patterns-about = Pour distinguer les types même sans les couleurs.
web-settings-keys = Les touches à la table
web-letters = Lettres et chiffres sont des touches
web-letters-about = À couper si tu dictes, ou si tu les presses par erreur.
web-key-of = { $what }, { $number }
web-key-press = Appuie sur une touche …
web-key-is = { $what } : { $key }
web-keys-usual = Toutes les touches comme d’habitude

## À propos
web-about-lead = Une table pour deux jeux de la mer, faite par des gens qui y jouent. Ce n’est pas un produit officiel : les livrets imprimés ont le dernier mot.
web-rulings = Ce que nous avons précisé
web-rulings-about = Là où un livret se tait, ou s’en remet à une image, il a fallu décider. Chacune de ces règles porte une marque.
web-rulings-of = Nos précisions : { $game }
web-privacy-short = Un cookie garde ta place, un autre ta langue. Les tables sont gardées avec leurs coups tant qu’on y joue, et un peu plus. Pas de publicité, rien n’est mesuré, et rien ne part chez d’autres.
web-privacy-whole = Tout sur la vie privée
web-licences = Licences
web-licence-own = Sette Mari est un logiciel libre sous licence MIT ; les dessins sont de nous.
web-licence-fonts = Caractères
web-licence-libraries = Bibliothèques
web-licence-line = { $name }, par { $by } ({ $licence })
web-licence-whole = Toutes les licences en entier
web-version = Sette Mari { $version }

## Toi et tes données
web-account-lead = On peut jouer sans rien de tout cela. Un compte réunit tes tables sur plusieurs appareils.
web-sign-title = Compte
web-sign-in = Se connecter
web-sign-in-about = Cet appareil connaît alors tes tables sur les autres.
web-sign-up = Créer un compte
web-sign-up-about = Aucune adresse e-mail n’est demandée ; un mot de passe perdu ne se retrouve pas.
web-account-name = Nom du compte
web-password = Mot de passe
web-password-hint = Au moins { $least } caractères.
web-signed-in = Ton compte : { $name }
web-signed-in-about = Tes tables de tous les appareils sont sur la première page.
web-sign-out = Se déconnecter
web-signed-out = La session est fermée.
web-account-delete = Renoncer au compte
web-account-delete-about = Le nom et le mot de passe sont effacés. Tes places restent à toi sur cet appareil.
web-account-gone = Le compte n’existe plus.
web-move-here = Amener une place ici
web-one-time-code = Code à usage unique
web-move-here-about = Demande-le à la table, sur l’appareil où tu joues : Menu, « Continuer sur un autre appareil ».
web-move-here-go = L’amener
web-data = Tes données
web-data-about = Tout ce qui est gardé de toi, en un fichier ; ou plus rien du tout.
web-data-download = Télécharger mes données
web-forget-me = Effacer mes données
web-forget-me-about = Ton nom quitte toutes les tables, des bots continuent pour toi, et plus rien n’est gardé de toi, ni sur le serveur ni sur cet appareil. C’est sans retour.
web-forgotten = Plus rien n’est gardé de toi ici.

## Rien à voir
web-not-here = Il n’y a rien ici
web-not-here-about = L’adresse est peut-être coupée ou mal tapée, ou la table n’est plus là : celles où personne ne joue sont débarrassées.
web-lost = Pas de connexion
web-lost-about = Cette page n’est pas arrivée. Dès que le réseau revient, on repart.
