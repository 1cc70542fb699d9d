# Les jeux, et les couleurs des places.

## Jeux
game-maretta = Quitter Maretta
    .side = face A
game-vulcano = S’échapper de Vulcano
    .side = face B
game-arrr = Arrr!!!

## Places
seat-purple = Violet
seat-pink = Rose
seat-yellow = Jaune
seat-turquoise = Turquoise
seat-white = Blanc
