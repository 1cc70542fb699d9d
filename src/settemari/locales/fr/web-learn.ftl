# Les leçons dans le navigateur : ce qui les entoure. Ce qu’elles disent est dans lessons.ftl.

## La liste
learn-title = Apprendre en jouant
learn-about = Rien à lire d’avance : les coups, c’est toi qui les joues, et Abissa t’explique pourquoi.
learn-facts = { $minutes ->
    [one] Une minute, { $steps } étapes.
   *[other] { $minutes } minutes au plus, { $steps } étapes.
}
learn-begin = Commencer
learn-begin-one = Commencer : { $title }
learn-ladder = Une échelle de { $count } échelons, un par mode : chaque leçon ajoute ce qui manquait à la précédente.
learn-done = Déjà faite
learn-repeat = Refaire
learn-repeat-one = Refaire : { $title }
learn-all = Toutes les leçons

## Pendant une leçon
learn-teacher = Abissa
learn-fold = Replier le billet
learn-unfold = Relire le billet
learn-step = Étape { $step } sur { $steps }
learn-back = Une étape en arrière
learn-onward = Continuer
learn-skip = Fais-le pour moi
learn-rules = Les règles qu’il y a derrière
learn-leave = Quitter la leçon
learn-read = Rien à faire pour l’instant : lis, puis continue.
learn-over = La leçon s’arrête là.

## À la fin
learn-play = Jouer maintenant
learn-next-lesson = Leçon suivante
learn-next-lesson-one = Leçon suivante : { $title }
learn-again = Depuis le début
