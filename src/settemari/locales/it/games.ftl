# I giochi, e i colori dei posti.

## Giochi
game-maretta = Fuga da Maretta
    .side = lato A
game-vulcano = Fuga da Vulcano
    .side = lato B
game-arrr = Arrr!!!

## Posti
seat-purple = Viola
seat-pink = Rosa
seat-yellow = Giallo
seat-turquoise = Turchese
seat-white = Bianco
