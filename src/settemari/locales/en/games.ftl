# The games, and the colours of the seats.

## Games
game-maretta = Escape from Maretta
    .side = side A
game-vulcano = Escape from Vulcano
    .side = side B
game-arrr = Arrr!!!

## Seats
seat-purple = Purple
seat-pink = Pink
seat-yellow = Yellow
seat-turquoise = Turquoise
seat-white = White
