"""The whole picture, from the sky to what lies before everything."""

from __future__ import annotations

from settemari.pictures.colours import declared, paints
from settemari.pictures.figures import WIDTH, Ground, figures
from settemari.pictures.luck import Luck
from settemari.pictures.part import Paints, drawn, names

HEIGHT = 180
BEHIND, BEFORE, ALL_OVER = "back", "front", "everywhere"  # layers of scenes and weather
CAPTAIN, GANG = "captain", "gang"
ROLES = ("item", "officer", GANG, CAPTAIN, "event", "exploration")  # what a card's picture is for
CURTAIN = "curtain"
FAIR = "fair"  # the sky of moods that have none of their own

HORIZON = "M-10 86C30 79 70 90 118 84 160 78 206 88 250 82V190H-10Z"


def compose(
    creature: str = "", tool: str = "", scene: str = "", weather: str = "", seed: str = "", role: str = ""
) -> str:
    """An SVG, whatever the words are. ``role`` is one of ROLES: captains are seen close up, gangs are three."""
    luck = Luck(seed)
    where = _scene(scene, role, luck)
    about = declared("scenes")[where]
    mood = weather if weather in declared("moods")["mood"] else luck.pick("mood", about["moods"])
    sky = mood if mood in names("weather") else FAIR
    inside = about.get("inside", False)
    colours = paints(mood, inside)
    ground = Ground(about["floor"], about.get("water", False), about.get("close", False), tuple(about["stands"]))
    layers = [
        _sky(sky, colours, luck),
        _side(drawn("scenes", where, colours, luck, BEHIND), luck),
        drawn("props", CURTAIN, colours, luck, BEFORE) if role == CAPTAIN else "",
        figures(creature, tool, role, ground, colours, luck),
        _side(drawn("scenes", where, colours, luck, BEFORE), luck),
        "" if inside else drawn("weather", sky, colours, luck, BEFORE),
        drawn("weather", sky, colours, luck, ALL_OVER),
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    lines = 'stroke-linejoin="round" stroke-linecap="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g {lines}>{"".join(layers)}</g></svg>\n'


def _scene(scene: str, role: str, luck: Luck) -> str:
    """The one that is asked for; captains without one stand before a curtain, everybody else anywhere."""
    if scene in names("scenes") and scene in declared("scenes"):
        return scene
    if role == CAPTAIN:
        return CURTAIN
    return luck.pick("scene", [name for name, about in declared("scenes").items() if about.get("anywhere")])


def _sky(weather: str, colours: Paints, luck: Luck) -> str:
    above = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours["sky"]}"/>'
    below = f'<path d="{HORIZON}" fill="{colours["sky-low"]}"/>'
    return above + below + _side(drawn("weather", weather, colours, luck, BEHIND), luck.below("sky"))


def _side(drawing: str, luck: Luck) -> str:
    """As it was drawn, or seen in a mirror."""
    return (
        f'<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{drawing}</g>'
        if drawing and luck.happens("mirror", 50)
        else drawing
    )
