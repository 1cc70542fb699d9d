# Douze choses à dire aux autres, sans un mot à soi.
emote-ahoy = Ohé, quelqu’un flotte encore ?
emote-arrr = Arrr ! Celle-là était à moi.
emote-thanks = Merci, matelot. Je te dois une noix de coco.
emote-sorry = Pardon : c’est la faute au courant.
emote-well-played = Bien joué, vieux loup de mer !
emote-hurry = La marée n’attend pas. La lave non plus.
emote-oops = Oups. Mauvais tonneau.
emote-haha = Ha ! Même le perroquet rigole.
emote-luck = Bon vent, et de bons dés.
emote-shark = Ça sent le requin, et ça ne vient pas de l’eau.
emote-thinking = Silence, je lis ma carte.
emote-farewell = Bon vent, et les pieds au sec.
