# Au clavier : questions, ce qu’on peut taper, et au revoir.
choose-prompt = Ton choix (? pour l’aide) :
choose-prompt-usual = Ton choix (Entrée : { $what } ; ? pour l’aide) :
confirm-prompt = Entrée pour confirmer, u pour revenir en arrière :
curtain-prompt = { $name }, appuie sur Entrée quand il n’y a plus que toi devant l’écran :
keys =
    Une étiquette choisit, même grisée : on te dit alors pourquoi pas. Une action
    dans les mots de la notation, comme "place wood-3 on pink", convient aussi.
    u revenir en arrière · log tout jusqu’ici · rule A3.2 · why 2b · q quitter
what-to-type = Tape une étiquette, par exemple { $example }, ou ? pour l’aide.
what-to-confirm = Appuie sur Entrée pour confirmer, ou tape u pour revenir en arrière.
nothing-to-undo = Il n’y a rien à annuler.
why-which = Indique une étiquette grisée, par exemple : why { $example }
see-rule = La règle entière : rule { $rule }
cell-stays = reste
cell-theft = ou vole
cell-barrels = { $barrels ->
    [one] 1 tonneau
   *[other] { $barrels } tonneaux
}
cell-stack = { $suit } { $total }
cell-burst = { $suit } { $total } éclate
own-landing = Avec chacune d’elles, tu vas à la case { $space }.
own-landing-barrels = { $barrels ->
    [one] Avec chacune d’elles, tu vas à la case { $space }, où attend un tonneau.
   *[other] Avec chacune d’elles, tu vas à la case { $space }, où attendent { $barrels } tonneaux.
}
grid-hint = Tape le numéro d’une carte et la lettre d’un joueur : { $example }
lava-danger = { $steps ->
    [one] Après ce tour, la lave sera sur la case { $space } : il te faut avancer d’au moins 1 case.
   *[other] Après ce tour, la lave sera sur la case { $space } : il te faut avancer d’au moins { $steps } cases.
}
welcome = Bon voyage ! En cas de doute, tape ? puis Entrée. Avec u tu reviens en arrière, avec q tu quittes.
goal-maretta = Ton but : le vapeur, sur la case { $space }. Ou bien monte sur un vapeur qui passe : les types de ta réserve plus la différence de tes deux cartes doivent faire au moins { $boarding }.
goal-vulcano = Ton but : la mer, sur la case { $space }, avant que la lave ne te rattrape.
too-narrow = Ce terminal a { $columns } colonnes ; la table est dessinée pour { $wanted }.
leave-prompt = La partie n’est pas enregistrée. Un nom de fichier l’enregistre, q quitte quand même, Entrée continue :
left-unsaved = Tu as quitté la partie. Elle n’était pas enregistrée : la prochaine fois, commence avec --save FICHIER.
left-saved = Tu as quitté la partie. Pour la reprendre : settemari play --save { $file }
check-it = Pour la vérifier : settemari verify { $file }
commitment = Le hasard de cette partie est déjà fixé ; son sceau : { $commitment }
replay-prompt = Après le choix { $at } sur { $all }. Entrée : suite, b : retour, un numéro : là, q : fin :
no-such-card = Aucune carte ne s’appelle « { $card } ».
anybody = Est-ce que quelqu’un répond ? Qui répond regarde ses cartes sans que d’autres voient l’écran.
anybody-prompt = Qui répond ? (lettres ; Entrée : personne)
anybody-help = Tape les lettres de tous ceux qui veulent répondre, par exemple { $example }, ou Entrée si personne ne répond.

## Un programme à la table a perdu un choix : dans la chronique, pour tous
program-start = { $name }, un programme, n’a pas pu démarrer : on a choisi au hasard.
program-ended = { $name }, un programme, s’est arrêté en pleine partie : on a choisi au hasard.
program-late = { $name }, un programme, n’a pas répondu à temps : on a choisi au hasard.
program-flood = { $name }, un programme, écrivait trop et a été arrêté : on a choisi au hasard.
program-nonsense = { $name }, un programme, n’a pas donné de réponse possible : on a choisi au hasard.
program-out = C’était la { $times }e fois : désormais, { $name } joue au hasard.
