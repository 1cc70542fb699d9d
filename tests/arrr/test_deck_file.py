"""Deck files: what is read of a file, a folder or tables, and that a deck can be written down whole."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from settemari.core.errors import DeckError, FileError
from settemari.games.arrr import deck_file, declared
from settemari.games.arrr.deck_file import (
    LARGEST_DECK,
    deck_of_tables,
    deck_of_toml,
    read_deck,
    shipped_deck,
    tables_of,
    toml_of,
)
from settemari.games.arrr.declared import Ability, Changes, DeckFile, Event, Lasting, Op
from settemari.games.arrr.needs import OWN_ROLL, needs_of
from settemari.games.arrr.vocabulary import CHANGES, LASTING_ON, OPERATIONS
from settemari.locales import LANGUAGES
from tests.arrr.decks import SMALL
from tests.arrr.decks.text import DECK, EVENT_TABLE, GAIN, NAME, ON_TABLE, captain, crew, event, read, sea
from tests.arrr.decks.wrong import A_NAME

# -- what is read ----------------------------------------------------------------------------------------------


def test_a_whole_card_of_each_pack() -> None:
    deck = read_deck(SMALL)
    assert [len(pack) for pack in deck[1:]] == [3, 3, 4, 2]
    narwhal, _, choir = deck.crew
    assert deck.name == "The Leaky Dozen"
    assert narwhal == (
        "seasick-narwhal",
        {"it": "Narvalo col mal di mare", "en": "Seasick Narwhal", "fr": "Narval au mal de mer"},
        "original",
        {"creature": "narwhal", "tool": "bucket", "scene": "deck"},
        11,
        "officer",
        (5, 7, 0, 0),
        Ability("none", ("before-roll", "rolled"), (), False, (Op("add-dice", 5),)),
    )
    assert (choir.picture, choir.ability, choir.traits) == ({}, None, (6, 0, 5, 8))
    assert deck.crew[1].ability == Ability("rival", (), (), True, (Op("lose", 7, "pirate"), Op("gain", 6)))
    anchor, mutiny, map_ = deck.events
    assert (anchor.play.target, anchor.ask_when, anchor.lasting, anchor.copies) == ("pirate", "rival-roll", None, 7)
    assert mutiny.play == Ability("stacked", ("answer",), (), False, (Op("cancel"), Op("discard-hand", 5, "others")))
    assert map_.play == Ability("exploration")
    assert map_.lasting == Lasting("exploration", "my-next-turn", (Changes("difficulty", 4, "any"), Changes("calm")))
    whale, island, _, customs = deck.explorations
    assert whale.tests == (
        declared.Test("navigation", 6, (Op("gain", 7),), ()),
        declared.Test("attack", 7, (), (Op("tire", 4),)),
    )
    assert whale[4:] == (
        1, ("crew", 2), True, whale.tests, 9, "", 6, (), (Op("damage", 5),), {"courage": 3, "doubloons": -3},
    )  # fmt: skip
    assert (island.fame, island.symbol, island.condition) == (0, "teapot", None)
    assert (customs.tests, customs.doubloons, customs.reward) == ((), 7, (Op("draw-either", 4),))
    barnacle, puffin = deck.captains
    assert (barnacle.always, barnacle.ability) == ((Changes("equip", 2), Changes("raid", 3)), None)
    assert (puffin.copies, puffin.ability) == (1, Ability("own-crew", do=(Op("ready"),)))


def test_what_is_left_out_is_as_usual() -> None:
    deck = read(event(GAIN) + crew('kind = "gang"\ntraits = { courage = 1 }', "y"))
    assert deck.events[0] == Event(
        "x", {"it": "a", "en": "b", "fr": "c"}, "original", {}, 1, Ability(do=(Op("gain", 1),)), None, "always"
    )
    assert deck.crew[0].copies == 1


@pytest.mark.parametrize("word", OPERATIONS)
def test_every_operation_can_be_written(word: str) -> None:
    """With the least that must be said, with the most it can be given, and for everybody it can be about."""
    known = OPERATIONS[word]
    for amount in known.amount or (0,):
        for who in known.who or ("you",):
            target = known.target[0] if known.target else "pirate" if who == "pirate" else "none"
            op: dict[str, object] = {"op": word}
            if known.amount:
                op["amount"] = amount
            if who != "you":
                op["who"] = who
            if known.action:
                op["action"] = known.action[0]
            tables = {"deck": "D", "event": [EVENT_TABLE | {"target": target, "do": [op]}]}
            (card,) = deck_of_tables(tables, "f").events
            assert card.play.do == (Op(word, amount, who, known.action[0] if known.action else ""),)


@pytest.mark.parametrize("word", CHANGES)
@pytest.mark.parametrize("on", LASTING_ON)
def test_every_change_can_be_written_where_it_belongs(word: str, on: str) -> None:
    known = CHANGES[word]
    change: dict[str, object] = {"change": word}
    if known.amount:
        change["amount"] = known.amount[0] or 1
    if known.trait:
        change["trait"] = "any"
    if known.action:
        change["action"] = "challenge"
    card: dict[str, object] = {"id": "x", "name": dict.fromkeys(LANGUAGES, "a"), "from": "original"}
    card["lasting"] = {"on": on, "until": "roll", "changes": [change]}
    tables: dict[str, object] = {"deck": "D", "event": [card]}
    if on in known.on:
        assert tables_of(deck_of_tables(tables, "f")) == tables
    else:
        with pytest.raises(DeckError, match="works only on"):
            deck_of_tables(tables, "f")


def test_a_permanent_event_names_what_it_lies_on() -> None:
    ops = {"pirate": "steal", "exploration": "sink", "crew": "exhaust"}
    for on, word in ops.items():
        op = f'{{ op = "{word}"{", amount = 2" if word == "steal" else ""} }}'
        change = '"difficulty", trait = "any"' if on == "exploration" else '"dice", trait = "any"'
        lasting = f'[event.lasting]\non = "{on}"\nuntil = "turn"\nchanges = [{{ change = {change}, amount = -1 }}]'
        (card,) = read(event(f"do = [{op}]\n{lasting}")).events
        assert card.play.target == on
    assert read(event(ON_TABLE)).events[0].play.target == "none"


def test_operations_that_need_different_moments_have_no_moment_together() -> None:
    """Two sets to choose from cannot be said of one effect: the vocabulary has only one that is not of actions."""
    chosen = {known.any_of for known in OPERATIONS.values() if known.any_of}
    assert len(chosen) == 2
    assert all(known.in_tests is False for known in OPERATIONS.values() if known.any_of or known.all_of)
    for word in OWN_ROLL:
        assert OPERATIONS[word].who == ("you", "pirate")
    assert needs_of(Ability(action=("raid",), do=(Op("raid-instead"),))) is None


# -- files and folders -----------------------------------------------------------------------------------------


def test_a_folder_is_read_in_the_order_of_names(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(event(GAIN, "second") + sea("fame = 1", "island"), "utf-8")
    (tmp_path / "a.toml").write_text(DECK + event(GAIN, "first"), "utf-8")
    (tmp_path / "notes.txt").write_text("not a deck", "utf-8")
    (tmp_path / "old.toml").mkdir()
    deck = read_deck(str(tmp_path))
    assert (deck.name, [card.id for card in deck.events]) == ("D", ["first", "second"])
    assert [card.id for card in deck.explorations] == ["island"]


def folder_error(tmp_path: Path, **files: str) -> str:
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    with pytest.raises((DeckError, FileError)) as caught:
        read_deck(tmp_path)
    return str(caught.value).replace(str(tmp_path), "folder").replace("\\", "/")


def test_errors_name_the_file_of_the_folder(tmp_path: Path) -> None:
    told = folder_error(tmp_path, a=DECK + event(GAIN), b=event("do = 3", "y"))
    assert told == "folder/b.toml: event y: do = 3: must be a list of 0 to 4 tables"


def test_ids_differ_over_all_files(tmp_path: Path) -> None:
    told = folder_error(tmp_path, a=DECK + event(GAIN), b=captain(f"[captain.ability]\n{GAIN}"))
    assert told == "folder/b.toml: captain x: id = 'x': another card has this id already: event x in folder/a.toml"


def test_a_deck_has_one_name(tmp_path: Path) -> None:
    told = folder_error(tmp_path, a=DECK + event(GAIN), b=DECK)
    assert told == "folder/b.toml: deck = 'D': the deck has a name already: give it once, in one of its files"
    assert folder_error(tmp_path, a=event(GAIN), b="") == f"folder: deck: is missing; it {A_NAME}"


def test_kinds_are_counted_over_all_files(tmp_path: Path) -> None:
    many = {name: "".join(event(GAIN, f"{name}{number}") for number in range(31)) for name in ("a", "b")}
    assert folder_error(tmp_path, **many, c=DECK + event(GAIN)) == (
        "folder/c.toml: event = 63: at most 62 different cards a pack"
    )


def test_a_folder_has_some_files_but_not_many(tmp_path: Path) -> None:
    told = "folder: the folder of a deck holds 1 to 16 files that end in .toml, and this one holds"
    assert folder_error(tmp_path) == f"{told} 0"
    assert folder_error(tmp_path, **{f"f{number}": "" for number in range(17)}) == f"{told} 17"


def test_all_files_together_are_not_too_large(tmp_path: Path) -> None:
    half = "#" * (LARGEST_DECK // 2)
    assert folder_error(tmp_path, a=half, b=half + "#") == "folder: is too large: at most 262144 bytes are read"
    (tmp_path / "b.toml").unlink()
    (tmp_path / "a.toml").write_text(DECK + event(GAIN) + "#" * (LARGEST_DECK - 200), "utf-8")
    assert len(read_deck(tmp_path).events) == 1


def test_a_text_is_not_too_large() -> None:
    for text in ("#" * (LARGEST_DECK + 1), "é" * (LARGEST_DECK // 2 + 1)):
        with pytest.raises(FileError, match="at most 262144 bytes are read"):
            deck_of_toml(text, "f")


def test_a_deck_that_could_not_be_written_down_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read short may be longer when it is written in full."""
    text = DECK + event(GAIN)
    written = toml_of(read(event(GAIN)))
    assert len(text) < len(written)
    monkeypatch.setattr(deck_file, "LARGEST_DECK", len(written))
    assert deck_of_toml(text, "f") == deck_of_toml(written, "f")
    monkeypatch.setattr(deck_file, "LARGEST_DECK", len(written) - 1)
    with pytest.raises(FileError, match="is too large"):
        deck_of_toml(text, "f")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda folder: folder / "none.toml", "there is no such file"),
        (lambda folder: folder / "a\0b", "there is no such file"),
        (lambda folder: write(folder / "a.toml", b"[[crew]\n"), "is not TOML: Expected ']]' at the end"),
        (lambda folder: write(folder / "a.toml", b"deck = '\xff'"), "is not text in UTF-8 (byte 9)"),
        (lambda folder: write(folder / "a.toml", b"a" * (LARGEST_DECK + 1)), "is too large: at most 262144 bytes"),
        (lambda folder: write(folder / "a.toml", b"[" * 5000), "is not TOML: "),
        (lambda folder: write(folder / "a.toml", b"a = " + b"1" * 5000), "is not TOML: "),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, make: Callable[[Path], Path], told: str) -> None:
    with pytest.raises(FileError, match=re.escape(told)):
        read_deck(make(tmp_path))


def test_a_folder_that_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(folder: Path) -> Iterator[Path]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", closed)
    assert folder_error(tmp_path) == "folder: cannot be read: Permission denied"


def write(file: Path, content: bytes) -> Path:
    file.write_bytes(content)
    return file


# -- tables and texts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [None, 3, [], "deck", {3: 4}, {"deck": None}, {"deck": "D", "crew": {}}])
def test_tables_can_be_anything(tables: Mapping[str, object]) -> None:
    with pytest.raises(DeckError, match=r"^f: "):
        deck_of_tables(tables, "f")


def decks() -> dict[str, Callable[[], DeckFile]]:
    return {"small": lambda: read_deck(SMALL), "shipped": shipped_deck}


@pytest.mark.parametrize("which", decks())
def test_a_deck_is_written_whole_and_read_again(which: str) -> None:
    deck = decks()[which]()
    assert deck_of_toml(toml_of(deck), "f") == deck
    assert deck_of_tables(tables_of(deck), "f") == deck
    assert deck_of_tables(json.loads(json.dumps(tables_of(deck))), "f") == deck
    assert toml_of(deck_of_toml(toml_of(deck), "f")) == toml_of(deck)


def test_equal_decks_have_equal_texts() -> None:
    """In whatever order fields are given, and whether or not what is as usual is written."""
    short = f'[[event]]\n{GAIN}\n{NAME}id = "x"\n'
    long = f'[[event]]\nid = "x"\n{NAME}from = "original"\ncopies = 1\ntarget = "none"\nwhen = []\naction = []\n'
    long += 'ask_when = "always"\npicture = {}\ndo = [{ op = "gain", amount = 1, who = "you" }]\n'
    assert toml_of(read(short)) == toml_of(read(long))
    one = sea(
        'fame = 1\ninfluence = { doubloons = 1, attack = 2 }\ncondition = {}\npicture = { tool = "a", creature = "b" }'
    )
    two = sea(
        'picture = { creature = "b", tool = "a" }\ninfluence = { attack = 2, doubloons = 1 }\ntests = []\nfame = 1'
    )
    assert toml_of(read(one)) == toml_of(read(two))


def test_it_is_pleasant_to_read() -> None:
    lines = toml_of(read_deck(SMALL)).splitlines()
    assert lines[:3] == ['deck = "The Leaky Dozen"', "", "[[crew]]"]
    start = lines.index('id = "whale-with-a-door"')
    assert lines[start : start + 15] == [
        'id = "whale-with-a-door"',
        'name = { it = "Balena con la porta", en = "Whale with a Door", fr = "Baleine à porte" }',
        'from = "original"',
        'picture = { creature = "whale", scene = "open-sea" }',
        "condition = { crew = 2 }",
        "watched = true",
        "tests = [",
        '  { trait = "navigation", difficulty = 6, reward = [{ op = "gain", amount = 7 }] },',
        '  { trait = "attack", difficulty = 7, penalty = [{ op = "tire", amount = 4 }] },',
        "]",
        "fame = 9",
        "doubloons = 6",
        'penalty = [{ op = "damage", amount = 5 }]',
        "influence = { courage = 3, doubloons = -3 }",
        "",
    ]
    assert lines[lines.index("[event.lasting]") :][:4] == [
        "[event.lasting]",
        'on = "exploration"',
        'until = "my-next-turn"',
        'changes = [{ change = "difficulty", trait = "any", amount = 4 }, { change = "calm" }]',
    ]
