# La table sur un terminal : en-têtes et étiquettes. Les colonnes sont étroites : des mots courts.

## En-tête et état
screen-maretta = Maretta
screen-vulcano = Vulcano
screen-round = Tour { $round }
screen-round-of = Tour { $round } sur { $last }
screen-practice = Partie d’entraînement
screen-over = La partie est finie.
screen-log = Journal
screen-went-back = Tous d’accord, on est revenu à ce point : la suite est annulée, et ce que personne n’avait vu a été mélangé de nouveau.
screen-hand-of = { $name } : main

## Radeaux et wagonnets : en-têtes
screen-space = Case
screen-boarding = Types+diff.
screen-stacks = Piles

## Radeaux et wagonnets : remarques
screen-ink = encre
screen-inked = encre ce tour-ci
screen-ink-next = encre au prochain tour
screen-stole = vol ce tour-ci
screen-out = hors course
screen-known = en main, on le sait :
screen-among = { $count } parmi { $cards }

## Le parcours
screen-lava-next = Après ce tour { $space }
screen-face-down = face cachée

## Les tonneaux en deux lettres : une majuscule pour ceux qui touchent tout le monde
screen-barrel-monkey = si
screen-barrel-troop = Si
screen-barrel-cuttlefish = se
screen-barrel-school = Se
screen-barrel-shark = re
screen-barrel-sharks = Re
screen-barrel-spear = ha
screen-barrel-anchor = an
screen-barrel-pelican = pé

## Le rideau
screen-pass-on = Passe l’appareil à
screen-pass-on-hint = Que personne d’autre ne regarde l’écran.

## La fin
screen-paths = Le parcours de chacun, tour par tour
screen-seed = La graine de cette partie
screen-commitment = Son sceau, montré avant la partie :
screen-seed-fits = Le sceau correspond : aucune carte n’a changé en chemin.
screen-seed-differs = Le sceau ne correspond pas : ce n’est pas la graine fixée avant la partie.
