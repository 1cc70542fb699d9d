# Ce que `settemari rule` et les pages de docs/rules disent autour des règles.

## Marques
ruling-whole = notre précision
ruling-part = en partie notre précision

## settemari rule
rule-variant = Comme on joue dans « { $name } ».
rule-code = Appliquée dans { $folder } :
rule-code-none = Elle n’est pas appliquée en un seul endroit du code.
rule-tests = Vérifiée par :

## Les pages
page-language = Français
page-marks = Là où le livret se tait, ou s’en remettait à une image, il a fallu décider nous-mêmes. Une telle règle porte la marque « { $whole } » ; une règle qui ajoute seulement au livret quelque chose de nous, « { $part } ».
page-contents = Sommaire

## La page de Maretta
page-maretta-title = Maretta : les règles
page-maretta-about = Les deux faces du plateau, avec nos propres mots et des règles numérotées, pour que le jeu, ses tests et ses messages puissent les citer. Cette page n’est pas officielle : c’est le livret imprimé fourni avec le jeu qui fait foi.
page-maretta-numbers = Les nombres sont ceux du jeu de base. La longueur du parcours, les cases marquées, la place des récifs et des crevasses et la répartition des nombres sur les cartes, le livret ne les montre qu’en images : voici nos valeurs de départ. Dans une variante certains changent, et l’aide à la table dit ce qui vaut là.

## La page d’Arrr!!!
page-arrr-title = Arrr!!! : les règles
page-arrr-about = Les trois modes, avec nos propres mots et des règles numérotées, pour que le jeu, ses tests et ses messages puissent les citer. Cette page n’est pas officielle : c’est le livret imprimé fourni avec le jeu qui fait foi.
page-arrr-numbers = Les nombres sont ceux du jeu de base en mode complet ; P9 dit ce qui manque aux modes plus faciles. Le livret ne reproduit aucune carte et ne dit pas ce que montre la sixième face du dé : les cartes sont de nous, et le choix de cette face aussi. Dans une variante, ou avec d’autres cartes, certains nombres changent, et l’aide à la table dit ce qui vaut là.
