"""A deck written down whole: as plain tables, and as the text of a deck file. What is as usual is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from settemari.games.arrr.declared import (
    Ability,
    Captain,
    Changes,
    Crew,
    DeckFile,
    Event,
    Exploration,
    Lasting,
    Op,
    Test,
)
from settemari.games.arrr.vocabulary import TRAIT_WORDS

Table = dict[str, object]
_HEADED = ("ability", "lasting")  # tables with a heading of their own


def tables_of(deck: DeckFile) -> Table:
    """The deck as plain data: tables, lists, texts, numbers. ``deck_of_tables`` makes the same deck of it."""
    packs = {
        "crew": [_crew(card) for card in deck.crew],
        "event": [_event(card) for card in deck.events],
        "exploration": [_exploration(card) for card in deck.explorations],
        "captain": [_captain(card) for card in deck.captains],
    }
    return {"deck": deck.name} | {pack: cards for pack, cards in packs.items() if cards}


def toml_of(deck: DeckFile) -> str:
    """The deck as one deck file: equal decks have equal texts, and the text is read as an equal deck."""
    lines = [f"deck = {_toml(deck.name)}"]
    for pack, cards in tables_of(deck).items():
        if pack != "deck":
            assert isinstance(cards, list)
            for card in cards:
                lines += ["", f"[[{pack}]]", *_lines(card)]
                for part in _HEADED:
                    if part in card:
                        lines += [f"[{pack}.{part}]", *_lines(card[part])]
    return "\n".join(lines) + "\n"


def _lines(table: Table) -> list[str]:
    lines = []
    for field, value in table.items():
        if field == "tests":
            assert isinstance(value, list)
            lines += ["tests = [", *(f"  {_toml(test)}," for test in value), "]"]
        elif field not in _HEADED:
            lines.append(f"{field} = {_toml(value)}")
    return lines


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, Sequence):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return str(value)


# -- cards as tables -------------------------------------------------------------------------------------------


def _common(card: Crew | Event | Exploration | Captain) -> Table:
    table: Table = {"id": card.id, "name": dict(card.name), "from": card.origin}
    if card.picture:
        table["picture"] = dict(card.picture)
    return table


def _crew(card: Crew) -> Table:
    table = _common(card) | {"kind": card.kind} | _copies(card.copies)
    if any(card.traits):
        table["traits"] = {word: value for word, value in zip(TRAIT_WORDS, card.traits, strict=True) if value}
    if card.ability is not None:
        table["ability"] = _ability(card.ability)
    return table


def _event(card: Event) -> Table:
    play = _ability(card.play)
    if card.lasting is not None:
        play.pop("target", None)  # what it lies on says so
    table = _common(card) | _copies(card.copies) | play
    if card.ask_when != "always":
        table["ask_when"] = card.ask_when
    if card.lasting is not None:
        table["lasting"] = _lasting(card.lasting)
    return table


def _exploration(card: Exploration) -> Table:
    table = _common(card)
    if card.condition is not None:
        word, least = card.condition
        table["condition"] = {word: least}
    if card.watched:
        table["watched"] = True
    if card.tests:
        table["tests"] = [_test(test) for test in card.tests]
    if card.fame:
        table["fame"] = card.fame
    if card.symbol:
        table["symbol"] = card.symbol
    if card.doubloons:
        table["doubloons"] = card.doubloons
    table |= _outcomes(card.reward, card.penalty)
    if card.influence:
        table["influence"] = dict(card.influence)
    return table


def _captain(card: Captain) -> Table:
    table = _common(card)
    if card.always:
        table["always"] = [_change(change) for change in card.always]
    if card.ability is not None:
        table["ability"] = _ability(card.ability)
    return table


def _copies(copies: int) -> Table:
    return {} if copies == 1 else {"copies": copies}


def _test(test: Test) -> Table:
    return {"trait": test.trait, "difficulty": test.difficulty} | _outcomes(test.reward, test.penalty)


def _outcomes(reward: tuple[Op, ...], penalty: tuple[Op, ...]) -> Table:
    told = {"reward": reward, "penalty": penalty}
    return {field: [_operation(op) for op in ops] for field, ops in told.items() if ops}


def _ability(ability: Ability) -> Table:
    table: Table = {}
    if ability.target != "none":
        table["target"] = ability.target
    if ability.when:
        table["when"] = list(ability.when)
    if ability.action:
        table["action"] = list(ability.action)
    if ability.anytime:
        table["anytime"] = True
    if ability.do:
        table["do"] = [_operation(op) for op in ability.do]
    return table


def _operation(op: Op) -> Table:
    table: Table = {"op": op.word}
    if op.amount:
        table["amount"] = op.amount
    if op.who != "you":
        table["who"] = op.who
    if op.action:
        table["action"] = op.action
    return table


def _lasting(lasting: Lasting) -> Table:
    return {"on": lasting.on, "until": lasting.until, "changes": [_change(change) for change in lasting.changes]}


def _change(change: Changes) -> Table:
    table: Table = {"change": change.word}
    if change.trait:
        table["trait"] = change.trait
    if change.amount:
        table["amount"] = change.amount
    if change.action:
        table["action"] = change.action
    return table
