# Au clavier : questions, ce qu’on peut taper, et au revoir.
choose-prompt = Ton choix (? pour l’aide) :
confirm-prompt = Entrée pour confirmer, u pour revenir en arrière :
curtain-prompt = { $name }, appuie sur Entrée quand il n’y a plus que toi devant l’écran :
keys =
    Une étiquette choisit, même grisée : on te dit alors pourquoi pas. Une action
    dans les mots de la notation, comme "place wood-3 on pink", convient aussi.
    u revenir en arrière · log tout jusqu’ici · rule A3.2 · why 2b · q quitter
what-to-type = Tape une des étiquettes, ou ? pour l’aide.
what-to-confirm = Appuie sur Entrée pour confirmer, ou tape u pour revenir en arrière.
nothing-to-undo = Il n’y a rien à annuler.
why-which = Indique une étiquette grisée, par exemple : why 2b
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
left-unsaved = Tu as quitté la partie. Elle n’était pas enregistrée : la prochaine fois, commence avec --save FICHIER.
left-saved = Tu as quitté la partie. Pour la reprendre : settemari play --save { $file }
check-it = Pour la vérifier : settemari verify { $file }
commitment = Le hasard de cette partie est déjà fixé ; son sceau : { $commitment }
replay-prompt = Après le choix { $at } sur { $all }. Entrée : suite, b : retour, un numéro : là, q : fin :
