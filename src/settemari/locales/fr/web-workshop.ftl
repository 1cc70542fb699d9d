# L’atelier dans le navigateur : des plateaux à soi. Les noms des champs sont ceux des fichiers de variantes.

## La page
workshop-title = L’atelier
workshop-about = Fabrique ton propre plateau : allonge le parcours, sème des tonneaux, compose la pioche. Tout est vérifié au fur et à mesure, et il suffit d’un code pour le partager.
workshop-presets = Partir de
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-reset = Comme dans le livret
workshop-custom = sur mesure
workshop-was = Dans le livret : { $value }
workshop-unread = Rien que des nombres, séparés par des virgules.

## Le plateau
workshop-board = Le plateau
workshop-board-about-maretta = Touche une case pour y mettre des tonneaux ou les enlever. Fais glisser le bateau et les récifs, ou déplace-les avec les flèches.
workshop-board-about-vulcano = Touche une case pour y mettre des tonneaux ou les enlever. Fais glisser la mer, les crevasses et la lave, ou déplace-les avec les flèches.
workshop-space = Tonneaux sur la case { $number }
workshop-on = sur la case { $space }
workshop-after = après la case { $space }
workshop-divider-maretta = Récif { $number }
workshop-divider-vulcano = Crevasse { $number }

## Le parcours
workshop-path = Le parcours
workshop-field-path-last-maretta = Le bateau est sur la case
workshop-field-path-last-vulcano = La mer est sur la case
workshop-dividers-maretta = Récifs de corail
workshop-dividers-vulcano = Crevasses
workshop-divider-after-maretta = Récif { $number } après la case
workshop-divider-after-vulcano = Crevasse { $number } après la case
workshop-field-path-barrel-spaces = Cases à tonneaux
workshop-field-path-barrel-spaces-hint = Ou touche-les sur le plateau. À partir du bout du parcours, il n’y en a pas.
workshop-field-lava-start = La lave part de
    .about = Derrière le village, les cases sont au-dessous de 0.
workshop-field-lava-step = Cases que la lave avance
workshop-step-past = Passé la crevasse { $number }
workshop-field-lava-nobody-left = Si la lave prend tout le monde
workshop-field-lava-nobody-left-nobody = personne ne gagne
workshop-field-lava-nobody-left-last-caught = les derniers pris gagnent

## Les tonneaux
workshop-barrels = Tonneaux
workshop-in-bag = { $count ->
    [one] { $count } tonneau dans le sac
   *[other] { $count } tonneaux dans le sac
}
workshop-field-barrels-per-space = Tonneaux par case
workshop-field-barrels-on-zero-move = Même sans bouger
    .about = Un déplacement de 0 qui finit sur des tonneaux en ouvre encore un.
workshop-field-barrels-shark-cards = Cartes que prend un requin
workshop-field-barrels-anchor-cards = Cartes que prend une ancre
workshop-field-spear-sea = Le harpon atteint la mer
    .about = Qui est déjà en mer peut être échangé.

## Les cartes
workshop-cards = Cartes
workshop-in-suit = { $count ->
    [one] { $count } carte dans chacun des cinq types
   *[other] { $count } cartes dans chacun des cinq types
}
workshop-of-number = Cartes avec un { $number }
workshop-field-hand-first-maretta = Cartes de la première main
workshop-field-hand-first-vulcano = Cartes en main
    .about = Après chaque tour, chacun complète sa main.
workshop-field-hand-draw = Cartes piochées à chaque tour
workshop-field-deck-ships-per-seat = Vapeurs par joueur
workshop-field-deck-removed-3 = Dans la boîte à 3 joueurs
workshop-field-deck-removed-4 = Dans la boîte à 4 joueurs
workshop-field-deck-removed-5 = Dans la boîte à 5 joueurs
    .about = Moins de cartes, moins de tours.

## Comment on joue
workshop-play = Déplacements et victoire
workshop-field-move-giver = Pas pour une bonne action
workshop-field-boarding-score = Points pour embarquer
workshop-field-theft-when = Qui vole décide
workshop-field-theft-when-with-card = avec la carte
workshop-field-theft-when-after-move = après le déplacement
workshop-field-theft-costs = Un vol coûte
workshop-field-theft-costs-own-move = la bonne action
workshop-field-theft-costs-all-moves = les deux déplacements
workshop-field-burst-limit = Une pile tient jusqu’à
workshop-field-burst-when = On vérifie les piles
workshop-field-burst-when-always = toujours
workshop-field-burst-when-stocking = en rangeant

## À quoi ressemblent ses parties
workshop-trial = À quoi ressemblent ses parties
workshop-trial-running = Les bots l’essaient…
workshop-trial-wrong = Dès que tout concorde, les bots l’essaieront.
workshop-trial-about = { $games ->
    [one] D’après une partie rapide entre bots.
   *[other] D’après { $games } parties rapides entre bots.
}
workshop-trial-mark = Les traits foncés sont le jeu du livret.
workshop-rounds = { $count ->
    [one] D’habitude { $count } tour
   *[other] D’habitude environ { $count } tours
}
workshop-endings = Comment elles finissent
workshop-turns = Qui gagne
workshop-turn = { $turn ->
    [1] Qui commence
    [2] Le deuxième siège
    [3] Le troisième
    [4] Le quatrième
   *[other] Le numéro { $turn }
}
workshop-percent = { $percent } %

## Partager
workshop-share = Jouer et partager
workshop-name = Nom du plateau
workshop-name-usual-maretta = Ma Maretta
workshop-name-usual-vulcano = Mon Vulcano
workshop-wrong = Pas encore.
workshop-wrong-show = Montre-moi où
workshop-play-now = Jouer maintenant
workshop-code = Son code
workshop-copy = Copier le code
workshop-copied = Le code est copié.
workshop-qr = Code QR
workshop-qr-about = Qui le scanne trouve ce plateau sur son propre établi.
