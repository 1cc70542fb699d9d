"""Why not, as messages: the facts of a refusal with names instead of the words of the notation."""

from __future__ import annotations

from collections.abc import Mapping

from settemari.core.game import Game
from settemari.core.offer import Refusal
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import TARGET_ON, Card, card_name, condition_message, when_message
from settemari.games.arrr.declared import Ability, Event
from settemari.games.arrr.needs import needs_of
from settemari.games.arrr.telling_words import card, deck_file, doubloons
from settemari.games.arrr.words import seat_code
from settemari.locales.message import Message, Seat, say

PACKS = ("event", "crew", "exploration", "captain")  # how a card is named in a refusal


def refusal_message(game: Game, setup: Setup, view: View, refusal: Refusal) -> Message:
    """Why not. The refusal says it in the words of the notation; here they become names and cards."""
    given = refusal.args
    args: dict[str, object] = {name: value for name, value in given.items() if isinstance(value, int)}
    for pack in PACKS:
        if pack in given:
            args["card"] = _named(setup, pack, str(given[pack]))
    if "there" in given:
        args["there"] = _named(setup, "crew", str(given["there"]))
    if "seat" in given:
        args["seat"] = Seat(seat_code(str(given["seat"])))
    if "prize" in given:
        args["prize"] = doubloons(int(str(given["prize"])))
    if refusal.key == "condition-fails":
        args["condition"] = condition_message(str(given["condition"]), int(str(given["wanted"])))
    return Message(f"arrr-refused-{_key(setup, refusal.key, given, args)}", args)


def _key(setup: Setup, key: str, given: Mapping[str, object], args: dict[str, object]) -> str:
    """Which sentence: some reasons have several, by what they are about."""
    if key == "not-there":
        return key if "spot" in given else f"{key}-card" if "card" in args else f"{key}-doubloons"
    if key in ("barred", "too-many-of-kind"):
        return f"{key}-{given['barred' if key == 'barred' else 'kind']}"
    if key == "is-exhausted" and "captain" in given:
        return f"{key}-captain"
    if key in ("not-now", "no-such-target", "no-target-there", "not-on-turn"):
        ability = _ability(setup, given)
        if key == "not-now":
            when = when_message(ability) or _rolls(ability)
            if when is None:
                return "not-now-at-all"
            args["when"] = when
            return "not-now" if "event" in given else "not-now-used"
        elif key != "not-on-turn" and ability.target != "none":
            args["target"] = say(f"target-{ability.target}")
        elif key == "no-such-target":
            return "no-target-wanted"
    return key


def _rolls(ability: Ability) -> Message | None:
    """What adds dice or changes a test needs a roll, even if the card does not say so."""
    needs = needs_of(ability)
    if needs is None or needs.any_of & (c.BEFORE | c.ROLLED) == 0:
        return None
    return say("either", first=say("moment-before-roll"), next=say("moment-rolled"))


def _ability(setup: Setup, given: Mapping[str, object]) -> Ability:
    """What the card that a refusal names does; a permanent event is aimed at what it lies on."""
    deck = deck_file(setup)
    for pack, cards in (("event", deck.events), ("crew", deck.crew), ("captain", deck.captains)):
        for one in cards:
            if pack in given and one.id == given[pack]:
                if isinstance(one, Event):
                    return one.play._replace(target=TARGET_ON[one.lasting.on]) if one.lasting else one.play
                assert one.ability is not None, "who has no ability is refused for that"
                return one.ability
    raise LookupError(f"no card is named: {given}")


def _named(setup: Setup, pack: str, word: str) -> Message:
    deck = deck_file(setup)
    packs: dict[str, tuple[Card, ...]] = {
        "event": deck.events,
        "crew": deck.crew,
        "exploration": deck.explorations,
        "captain": deck.captains,
    }
    return next(card(card_name(one)) for one in packs[pack] if one.id == word)
