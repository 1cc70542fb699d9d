"""Pictures of cards, composed from drawn parts by a few words: a creature, a tool, a scene, the weather.

Each is an SVG of 240 by 180 that may be cut: what matters is in the middle (x 30 to 210, y 14 to 166), so that a wide
strip and a square both show it. The words say what is on it; the *seed*, a card's id, decides everything else, so that
no two cards look alike and each looks the same everywhere. This layer knows no game: words that it does not know it
makes something of.
"""

from settemari.pictures.composing import ROLES as ROLES
from settemari.pictures.composing import compose as compose
from settemari.pictures.edition import edition as edition
