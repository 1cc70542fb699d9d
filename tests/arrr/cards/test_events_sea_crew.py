"""The events that change the row and equipped crew."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import ROLLERS, SEA, THROWN, thrown
from tests.arrr.cards.shipped import SEAS, amount, dice, played, show
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

DRAWN = ["otter-half", "right-hook", "courage-on-tap", "pinch-hitters"]
NEWS = ["shoal", "ooh-shiny", "truce-or-dare", "pea-soup-special"]


def raid_declared(arrr: Tables, event: str, anna: list[str], bruno: list[str], **more: object) -> Table:
    """Anna has declared a raid; Bruno has the event. Each has some crew, which cannot answer."""
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=anna, exhausted=anna, **more)
    t.bruno.has(hand=[event], equipped=bruno, exhausted=bruno)
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.raids()
    t.is_now(asks="raid-declared Bruno", stack=["raid"])
    return t


def raided(t: Table, **changes: object) -> None:
    """Nobody could answer any more, so the raid is over, and Bruno recruits."""
    anna = changes.pop("anna", {})
    assert isinstance(anna, dict)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        anna={"doubloons": "+2", **anna},
        **changes,
    )


# -- tow-the-line ------------------------------------------------------------------------------------------------


def test_tow_the_line_moves_an_exploration_furthest_from_the_deck(arrr: Tables) -> None:
    drawn = played("tow-the-line", "draw-crew")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["tow-the-line"])
    t.row("oyster-poker", "ghost-ship", SEA)
    t.crew_deck(*DRAWN[:drawn])
    t.anna.is_offered({"raid", *(f"play tow-the-line on {sea}" for sea in ("oyster-poker", "ghost-ship", SEA))})
    t.anna.plays("tow-the-line", on=SEA)
    t.is_now(
        row=[SEA, "oyster-poker", "ghost-ship"],
        crew_deck=-drawn,
        event_discard="+tow-the-line",
        anna={"hand": DRAWN[:drawn]},
    )


def test_tow_the_line_gives_who_sails_other_neighbours(arrr: Tables) -> None:
    """The next that is pushed out of the row is this one; and the karaoke no longer disturbs the poker."""
    drawn = played("tow-the-line", "draw-crew")
    crew = ["otter-half", "gaslighting-lantern"]
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=crew, exhausted=crew, doubloons=1)
    t.bruno.has(hand=["tow-the-line"])
    t.row("ghost-ship", SEA, "oyster-poker", "sirens-karaoke")
    t.crew_deck(*DRAWN[1 : drawn + 1])
    t.anna.sails("oyster-poker")
    shown = show(attack=dice("cunning", crew))
    t.dice(shown)
    t.bruno.plays("tow-the-line", on="sirens-karaoke")
    t.is_now(
        asks="rolling Anna",
        stack=["sail oyster-poker"],
        row=["sirens-karaoke", "ghost-ship", SEA, "oyster-poker"],
        trait="cunning",
        difficulty=SEAS["oyster-poker"].tests[0].difficulty,
        crew_deck=-drawn,
        event_discard="+tow-the-line",
        anna={"dice": shown},
        bruno={"hand": DRAWN[1 : drawn + 1]},
    )


def test_tow_the_line_only_in_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["tow-the-line"], chest=["ghost-ship"])
    t.row(SEA)
    t.anna.is_refused("play tow-the-line on ghost-ship", rule="P7.2", key="no-such-target")


# -- who-pulled-the-plug -----------------------------------------------------------------------------------------


def test_who_pulled_the_plug_sinks_an_exploration(arrr: Tables) -> None:
    """It goes for good, with what lay on it."""
    gained = played("who-pulled-the-plug", "gain")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["who-pulled-the-plug"])
    t.row("oyster-poker", SEA)
    t.lasting("kraken-included", on=SEA, by="Bruno")
    t.anna.plays("who-pulled-the-plug", on=SEA)
    t.is_now(
        row=["oyster-poker"],
        sunk=[SEA],
        lasting=[],
        supply=f"-{gained}",
        event_discard="+who-pulled-the-plug +kraken-included",
        anna={"hand": [], "doubloons": gained},
    )


def test_who_pulled_the_plug_only_while_nobody_acts(arrr: Tables) -> None:
    """Sailing or raiding: not now. After the action it fits again."""
    gained = played("who-pulled-the-plug", "gain")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["who-pulled-the-plug"], equipped=ROLLERS, exhausted=ROLLERS)
    t.bruno.has(hand=["walk-the-plankton"])
    t.row("oyster-poker", SEA)
    t.seas("ghost-ship")
    t.anna.raids()
    t.anna.is_refused(f"play who-pulled-the-plug on {SEA}", rule="P7.8", key="not-now")
    t.everyone_passes()
    t.is_now(asks="after Anna", supply="-2", anna={"doubloons": 2})
    t.anna.plays("who-pulled-the-plug", on=SEA)
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["oyster-poker", "ghost-ship"],
        seas=-1,
        sunk=[SEA],
        supply=f"-{gained}",
        event_discard="+who-pulled-the-plug",
        anna={"hand": [], "doubloons": f"+{gained}"},
    )


def test_who_pulled_the_plug_not_while_somebody_sails(arrr: Tables) -> None:
    t = thrown(arrr, "who-pulled-the-plug")
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused(f"play who-pulled-the-plug on {SEA}", rule="P7.8", key="not-now")


# -- our-cook-is-better ------------------------------------------------------------------------------------------


def test_our_cook_is_better_takes_an_equipped_card(arrr: Tables) -> None:
    """Into the hand, for a doubloon to the supply; it forgets that it was exhausted, and what lay on it is gone."""
    price = played("our-cook-is-better", "lose")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["our-cook-is-better"], doubloons=price + 1)
    t.bruno.has(equipped=["hired-mussels", "right-hook"], exhausted=["right-hook"])
    t.lasting("peg-leg-day", on="Bruno 2", by="Bruno")
    t.anna.plays("our-cook-is-better", on="Bruno 2")
    t.is_now(
        lasting=[],
        supply=f"+{price}",
        event_discard="+our-cook-is-better +peg-leg-day",
        spectator_knows=[known("Anna", 1, "right-hook")],
        anna={"hand": ["right-hook"], "doubloons": f"-{price}"},
        bruno={"equipped": ["hired-mussels"], "exhausted": [], "knows": [known("Anna", 1, "right-hook")]},
    )


def test_our_cook_is_better_also_for_who_cannot_pay(arrr: Tables) -> None:
    """P7.5: what cannot be done is done as far as possible. Bruno takes Anna's only card while she sails."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["hired-mussels"], doubloons=1)
    t.bruno.has(hand=["our-cook-is-better"])
    t.row(SEA)
    t.anna.sails(SEA)
    t.bruno.plays("our-cook-is-better", on="Anna 1")
    t.is_now(  # the throw has no dice, but Anna may cheat
        asks="rolling Anna",
        stack=[f"sail {SEA}"],
        trait="courage",
        difficulty=SEAS[SEA].tests[0].difficulty,
        event_discard="+our-cook-is-better",
        spectator_knows=[known("Bruno", 1, "hired-mussels")],
        anna={"equipped": [], "knows": [known("Bruno", 1, "hired-mussels")]},
        bruno={"hand": ["hired-mussels"]},
    )


def test_our_cook_is_better_not_for_ones_own(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["our-cook-is-better"], equipped=["otter-half"])
    t.anna.is_refused("play our-cook-is-better on Anna.1", rule="P7.2", key="no-target-there")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["our-cook-is-better"], equipped=["otter-half"])
    t.bruno.has(equipped=["fencing-school"])
    t.anna.is_refused("play our-cook-is-better on Anna.1", rule="P7.2", key="no-such-target")


# -- walk-the-plankton -------------------------------------------------------------------------------------------


def test_walk_the_plankton_discards_any_equipped_card(arrr: Tables) -> None:
    t = raid_declared(arrr, "walk-the-plankton", ["otter-half", "right-hook"], ["fencing-school"])
    t.bruno.is_offered({"pass", *(f"play walk-the-plankton on {card}" for card in ("Anna.1", "Anna.2", "Bruno.1"))})
    t.bruno.is_refused("play walk-the-plankton on Carla.1", rule="P7.2", key="no-such-target")
    t.bruno.plays("walk-the-plankton", on="Anna 1")
    raided(
        t,
        crew_discard="+otter-half",
        event_discard="+walk-the-plankton",
        anna={"equipped": ["-", "right-hook"], "exhausted": ["right-hook"]},
        bruno={"hand": [], "exhausted": []},
    )


def test_walk_the_plankton_stops_an_ability(arrr: Tables) -> None:
    """P7.5: the card whose ability lies on the stack is gone by then."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["net-worth"])
    t.bruno.has(hand=["walk-the-plankton"])
    t.anna.uses("net-worth")
    t.bruno.plays("walk-the-plankton", on="Anna 1")
    t.is_now(
        asks="declare Anna",
        crew_discard="+net-worth",
        event_discard="+walk-the-plankton",
        anna={"equipped": []},
        bruno={"hand": []},
    )


def test_walk_the_plankton_needs_equipped_crew(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["walk-the-plankton"])
    t.anna.is_refused("play walk-the-plankton on Bruno.1", rule="P7.2", key="no-target-there")


# -- loose-canine ------------------------------------------------------------------------------------------------


def test_loose_canine_damages_the_player_on_turn(arrr: Tables) -> None:
    """Who says which of the own cards are lost."""
    damage = played("loose-canine", "damage")
    crew = ["otter-half", "right-hook", "clean-sweep", "snorecordion"]
    t = raid_declared(arrr, "loose-canine", crew, ["fencing-school"])
    t.bruno.is_refused("play loose-canine on Carla", rule="P7.2", key="no-such-target")
    t.bruno.plays("loose-canine", on="Anna")
    t.is_now(asks="lose-crew Anna", stack=["raid", "Bruno: loose-canine on Anna"], bruno={"hand": []})
    for spot in range(4, 4 - damage, -1):
        t.anna.loses(spot)
    raided(
        t,
        crew_discard="".join(f" +{card}" for card in crew[4 - damage :]),
        event_discard="+loose-canine",
        anna={"equipped": crew[: 4 - damage], "exhausted": crew[: 4 - damage]},
        bruno={"exhausted": []},
    )


def test_loose_canine_the_only_card(arrr: Tables) -> None:
    t = raid_declared(arrr, "loose-canine", ["otter-half"], ["fencing-school"])
    t.bruno.plays("loose-canine", on="Anna")
    raided(
        t,
        crew_discard="+otter-half",
        event_discard="+loose-canine",
        anna={"equipped": [], "exhausted": []},
        bruno={"hand": [], "exhausted": []},
    )


# -- sea-esta ----------------------------------------------------------------------------------------------------


def test_sea_esta_exhausts_an_equipped_card_and_draws(arrr: Tables) -> None:
    """An ability on the stack does nothing if its card sleeps by then."""
    drawn = played("sea-esta", "draw-event")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["net-worth"])
    t.bruno.has(hand=["sea-esta"])
    t.event_deck(*NEWS[:drawn])
    t.anna.uses("net-worth")
    t.bruno.plays("sea-esta", on="Anna 1")
    t.is_now(
        asks="stack Bruno",
        stack=["Anna: net-worth"],
        event_deck=-drawn,
        event_discard="+sea-esta",
        anna={"exhausted": ["net-worth"]},
        bruno={"hand": NEWS[:drawn]},
    )
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[])


def test_sea_esta_on_a_card_that_sleeps_already(arrr: Tables) -> None:
    """P7.2: the target is valid; the event is drawn all the same."""
    drawn = played("sea-esta", "draw-event")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["otter-half"], exhausted=["otter-half"], hand=["sea-esta"])
    t.event_deck(*NEWS[:drawn])
    t.anna.plays("sea-esta", on="Anna 1")
    t.is_now(event_deck=-drawn, event_discard="+sea-esta", anna={"hand": NEWS[:drawn]})


def test_sea_esta_needs_equipped_crew(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["sea-esta"])
    t.anna.is_refused("play sea-esta on Bruno.1", rule="P7.2", key="no-target-there")


# -- shell-ter-in-place ------------------------------------------------------------------------------------------


def test_shell_ter_in_place_wards_until_the_turn_ends(arrr: Tables) -> None:
    ward, drawn = played("shell-ter-in-place", "ward"), played("shell-ter-in-place", "draw-either")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["shell-ter-in-place"])
    t.bruno.has(hand=["walk-the-plankton"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.crew_deck(*DRAWN[:drawn])
    t.anna.is_refused("play shell-ter-in-place on Anna", rule="P7.8", key="not-now")  # nothing is declared
    t.anna.raids()
    t.anna.plays("shell-ter-in-place", on="Anna")
    t.is_now(asks="naming Anna", stack=["raid", "Anna: shell-ter-in-place on Anna"], anna={"hand": []})
    t.anna.names(*["crew"] * drawn)
    t.is_now(asks="stack Bruno", stack=["raid", f"Anna: shell-ter-in-place on Anna naming{' crew' * drawn}"])
    t.bruno.passes()
    t.is_now(
        asks="raid-declared Bruno",
        stack=["raid"],
        crew_deck=-drawn,
        event_discard="+shell-ter-in-place",
        anna={"hand": DRAWN[:drawn], "ward": ward},
    )
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2, "ward": 0},
    )


def test_shell_ter_in_place_in_answer_to_a_penalty(arrr: Tables) -> None:
    """The ward comes before the bite; what is left of it ends with the turn."""
    ward, drawn = played("shell-ter-in-place", "ward"), played("shell-ter-in-place", "draw-either")
    bite = amount(SEAS[SEA].penalty, "damage")
    lost = ROLLERS[: max(bite - ward, 0)]
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS)
    t.bruno.has(hand=["shell-ter-in-place"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.crew_deck(*DRAWN[:drawn])
    t.anna.sails(SEA)
    t.dice(show(cunning=THROWN))
    t.bruno.passes()
    t.bruno.is_asked("roll-ends")
    t.bruno.is_refused("play shell-ter-in-place on Anna", rule="P7.8", key="not-now")  # no moment for it
    t.bruno.passes()
    t.is_now(asks="stack Bruno", stack=[f"sail {SEA}", f"Anna: {SEA}"])
    t.bruno.plays("shell-ter-in-place", on="Anna")
    for _card in range(drawn):
        t.bruno.draws("crew")
    for spot in range(len(lost)):
        t.anna.loses(spot + 1)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        crew_deck=-drawn,
        crew_discard=lost,
        event_discard="+shell-ter-in-place",
        anna={"equipped": "".join(f" -{card}" for card in lost), "exhausted": ROLLERS[len(lost) :]},
        bruno={"hand": DRAWN[:drawn]},
    )
