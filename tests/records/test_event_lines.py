"""Event lines: every sort of event in words and back, what cannot be read, and what cannot have happened."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settemari
from settemari.core import events as e
from settemari.core.errors import NotationError
from settemari.core.notation.eventline import event_text
from settemari.core.notation.eventline_reader import EventReader
from settemari.core.notation.matchfile import what_a_seat_knows
from settemari.core.notation.plausible import why_not
from settemari.core.notation.scan import Scan
from settemari.core.table import NO_SEAT, SPECTATOR, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_code
from tests.records.games import Table, observers, random_match
from tests.size import pick

pytestmark = pytest.mark.compiled_too

GAME = settemari.find_game("maretta")
SETUP = GAME.setup(3)
READER = EventReader(GAME, SETUP)
WOOD3, ROPE2 = card_code("wood-3"), card_code("rope-2")

# Every form a line can have, with the event it stands for.
LINES: list[tuple[str, tuple[int, ...]]] = [
    ("moved ?? from deck to hand[?] of pink", (e.MOVED, UNKNOWN, c.DECK, -1, c.HAND + 1, UNKNOWN, 0, 0)),
    ("moved wood-3 from deck to hand[4] of purple", (e.MOVED, WOOD3, c.DECK, -1, c.HAND, 3, 0, 0)),
    (
        "moved wood-3 from hand[1] of purple to slot1 of purple face-down",
        (e.MOVED, WOOD3, c.HAND, 0, c.SLOT1, 0, 0, 0),
    ),
    (
        "moved rope-2 from slot2 of yellow face-up to stock of yellow",
        (e.MOVED, ROPE2, c.SLOT2, 2, c.STOCK + 2, -1, 1, 1),
    ),
    ("moved pelican from bag to barrels[16] face-up", (e.MOVED, c.PELICAN, c.BAG, -1, c.BARRELS, 15, 0, 1)),
    ("moved steamship from discard to deck", (e.MOVED, c.SHIP, c.DISCARD, -1, c.DECK, -1, 1, 0)),
    ("turned wood-3 on slot1 of pink", (e.TURNED, c.SLOT1, 1, WOOD3)),
    ("turned monkey on barrels[1]", (e.TURNED, c.BARRELS, 0, c.MONKEY)),
    ("shown to purple: wood-3 x2 in hand[3] of pink", (e.SHOWN, 0, c.HAND + 1, 2, WOOD3, 2)),
    ("shown to purple: ?? in hand[?] of pink", (e.SHOWN, 0, c.HAND + 1, UNKNOWN, UNKNOWN, UNKNOWN)),
    ("known to everybody: pink has 2 of rope-2 wood-3", (e.KNOWN, e.ALL, 1, 1 << WOOD3 | 1 << ROPE2, 2)),
    ("known to spectator: yellow has 1 of steamship", (e.KNOWN, SPECTATOR, 2, 1, 1)),
    ("known to yellow: pink has 1 of wood-3", (e.KNOWN, 2, 1, 1 << WOOD3, 1)),
    ("rolled -3 for 12", (e.ROLLED, 12, -3)),
    ("counted space of white = -1", (e.COUNTED, c.SPACE + 4, -1)),
    ("counted first = yellow", (e.COUNTED, c.FIRST, 2)),
    ("counted first = nobody", (e.COUNTED, c.FIRST, NO_SEAT)),
    ("counted inked = purple yellow", (e.COUNTED, c.INKED, 5)),
    ("counted stole = nobody", (e.COUNTED, c.STOLE, 0)),
    ("asked purple pink yellow: pick pink 0 0", (e.ASKED, 7, c.PICK, 1, 0, 0)),
    (
        "asked pink: board nobody 2 0; barrel pink 1 -4",
        (e.ASKED, 2, c.BOARD, NO_SEAT, 2, 0, c.CHOOSE_BARREL, 1, 1, -4),
    ),
    ("ended token-and-card: purple yellow", (e.ENDED, c.BY_BOTH, 5)),
    ("ended nobody: nobody", (e.ENDED, c.NOBODY_LEFT, 0)),
]


def read(text: str) -> tuple[int, ...]:
    return READER.read(Scan("line", 3, text, column=5))


@pytest.mark.parametrize(("text", "event"), LINES, ids=[text for text, _ in LINES])
def test_a_line_and_its_event(text: str, event: tuple[int, ...]) -> None:
    assert event_text(GAME, SETUP, event) == text
    assert read(text) == event
    assert read(text.replace(" ", "   ").replace(":", " : ").replace(";", " ; ")) == event


def test_every_sort_of_event_is_among_them() -> None:
    assert {event[0] for _, event in LINES} == set(range(1, len(e.EVENT_NAMES)))


# The line, the column of the mistake, and what must be said of it.
WRONG: list[tuple[str, int, str]] = [
    ("", 5, "what happened"),
    ("jumped", 5, "one of moved, turned, shown, known, rolled, counted, asked, ended, not jumped"),
    ("moved", 10, "a piece, or ??"),
    ("moved wood-3", 17, "'from'"),
    ("moved wood-3 to deck", 18, "'from'"),
    ("moved wood-3 from", 22, "a place"),
    (
        "moved wood-3 from attic to deck",
        23,
        "one of hand of ..., stock of ..., slot1 of ..., slot2 of ..., discard, deck",
    ),
    ("moved wood-3 from hand[1] to deck", 23, "a place"),
    ("moved wood-3 from hand[1] of white to deck", 34, "one of purple, pink, yellow, not white"),
    ("moved wood-3 from hand of pink to deck", 23, "hand[1]"),
    ("moved wood-3 from hand[0] of pink to deck", 23, "from 1 on"),
    ("moved wood-3 from hand[12345] of pink to deck", 23, "a place"),
    ("moved wood-3 from deck[1] to discard", 23, "deck is written without"),
    ("moved wood-3 from slot1[1] of pink face-up to discard", 23, "slot1 is written without"),
    ("moved monkey from barrels[?] face-up to opened", 23, "barrels[1]"),
    ("moved wood-3 from slot1 of pink to discard", 37, "one of face-down, face-up, not to"),
    ("moved wood-12 from deck to discard", 11, "the numbers on cards are 1 to 11"),
    ("moved monkey from deck to discard", 11, "a card is steamship or a suit"),
    ("moved - from deck to discard", 11, "a piece, or ??, not -"),
    ("moved wood-3 from deck to discard now", 39, "now is too much here"),
    ("turned wood-3 in slot1 of pink", 19, "'on'"),
    ("shown to spectator: ?? in hand[?] of pink", 14, "one of purple, pink, yellow"),
    ("shown to pink: wood-3 in hand[1] of pink", 27, "such as x1"),
    ("known to pink: white has 1 of wood-3", 20, "one of purple, pink, yellow, not white"),
    ("known to pink: purple has 1 of", 35, "a piece, or ??"),
    ("known to pink: purple has 1 of ??", 36, "each of them once"),
    ("known to pink: purple has 1 of wood-3 wood-3", 43, "each of them once"),
    ("known to pink: purple has many of wood-3", 31, "a whole number, not many"),
    ("rolled 9999999999999999999 for 1", 12, "a whole number"),
    ("counted moon = 1", 13, "one of round, first, space of purple"),
    ("counted space = 1", 13, "space of purple"),
    ("counted space of moon = 1", 22, "a seat"),
    ("counted space of pink = purple", 29, "a whole number, not purple"),
    ("counted first = 1", 21, "one of purple, pink, yellow, nobody, not 1"),
    ("counted stole = pink pink", 26, "twice"),
    ("asked pink", 15, "':'"),
    ("asked pink: dance pink 0 0", 17, "one of pick, place"),
    ("asked pink: pick pink 0", 28, "a whole number"),
    ("asked pink: pick pink 0 0;", 31, "a step of the game"),
    ("asked pink: pick pink 0 0, x", 30, ", is too much"),
    ("ended well: pink", 11, "one of token, card"),
]


@pytest.mark.parametrize(("text", "column", "why"), WRONG, ids=[text or "nothing" for text, _, _ in WRONG])
def test_a_line_that_cannot_be_read(text: str, column: int, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert (caught.value.source, caught.value.line, caught.value.column) == ("line", 3, column)
    assert why in str(caught.value)


WORDS = [*sorted({word for text, _ in LINES for word in text.split()}), "", "9" * 30]


@pytest.mark.heavy
@settings(max_examples=pick(300, 5_000), deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=9))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    try:
        event = read(" ".join(words))
    except NotationError as error:
        assert error.line == 3  # noqa: PT017 - or it is read
        return
    assert read(event_text(GAME, SETUP, event)) == event


@pytest.mark.heavy
@pytest.mark.usefixtures("skiff")
@pytest.mark.parametrize(
    "table", [Table("skiff", 3, "usual"), Table("vulcano", 4, "odd"), Table("maretta", 5, "odd")], ids=str
)
def test_all_that_is_told_in_games_can_be_written_and_read(table: Table) -> None:
    sorts = set()
    for seed in range(pick(3, 30)):
        match = random_match(table, seed)
        reader = EventReader(match.game, match.setup)
        for seat in observers(match):
            for line in what_a_seat_knows(match, seat)[1]:
                text = event_text(match.game, match.setup, line.event)
                assert reader.read(Scan("line", 1, text)) == line.event
                sorts.add(line.event[0])
    assert {e.MOVED, e.TURNED, e.COUNTED, e.ASKED, e.ENDED} <= sorts
    assert e.ROLLED in sorts or table.game != "skiff"
    assert e.KNOWN in sorts or table.game != "vulcano"


# -- what cannot have happened ---------------------------------------------------------------------------------

# What purple was told at first, then what cannot follow on it, and why.
BEGIN = [
    "moved ?? from bag to barrels[1] face-down",
    "moved monkey from bag to barrels[2] face-up",
    "moved wood-3 from deck to hand[1] of purple",
    "moved ?? from deck to hand[?] of pink",
    "moved rope-2 from hand[?] of pink to slot2 of yellow face-up",
    "moved ?? from deck to hand[?] of pink",
]
IMPOSSIBLE: list[tuple[str, str]] = [
    ("moved ?? from hand[?] of yellow to deck", "error-nothing-there"),
    ("moved wood-3 from hand[2] of purple to slot1 of purple face-down", "error-nothing-there"),
    ("moved rope-2 from hand[1] of purple to slot1 of purple face-down", "error-other-piece-there"),
    ("moved ?? from hand[?] of purple to slot1 of purple face-down", "error-seen-piece"),
    ("moved wood-3 from hand[?] of purple to slot1 of purple face-down", "error-spot-as-seen"),
    ("moved wood-3 from hand[?] of pink to slot1 of pink face-down", "error-unseen-piece"),
    ("moved ?? from hand[1] of pink to slot1 of pink face-down", "error-spot-as-seen"),
    ("moved wood-3 from deck to hand[3] of purple", "error-no-room"),
    ("moved wood-3 from deck to hand[?] of purple", "error-spot-as-seen"),
    ("moved rope-3 from hand[?] of pink to slot2 of yellow face-up", "error-no-room"),
    ("moved rope-2 from slot2 of yellow face-down to discard", "error-other-face"),
    ("moved rope-3 from slot2 of yellow face-up to discard", "error-other-piece-there"),
    ("moved rope-2 from slot2 of pink face-up to discard", "error-nothing-there"),
    ("moved rope-2 from stock of pink to discard", "error-other-piece-there"),
    ("moved wood-11 from hand[?] of pink to discard", "error-no-room"),
    ("moved ?? from hand[?] of pink to discard", "error-no-room"),
    ("moved ?? from bag to barrels[1] face-down", "error-no-room"),
    ("moved ?? from bag to barrels[17] face-down", "error-no-room"),
    ("moved monkey from barrels[17] face-up to opened", "error-nothing-there"),
    ("turned monkey on barrels[2]", "error-other-face"),
    ("turned monkey on barrels[3]", "error-nothing-there"),
    ("turned monkey on barrels[99]", "error-nothing-there"),
    ("turned ?? on barrels[1]", "error-seen-piece"),
    ("turned wood-3 on hand[1] of purple", "error-nothing-there"),
    ("turned rope-2 on slot1 of pink", "error-nothing-there"),
    ("shown to purple: wood-3 x1 in hand[2] of pink", "error-nothing-there"),
    ("shown to purple: wood-3 x0 in hand[1] of pink", "error-nothing-there"),
    ("shown to purple: ?? in hand[?] of pink", "error-seen-piece"),
    ("shown to purple: ?? in hand[?] of yellow", "error-nothing-there"),
    ("shown to yellow: wood-3 x1 in hand[1] of pink", "error-told-to-others"),
    ("known to pink: yellow has 1 of wood-3", "error-told-to-others"),
    ("known to purple: yellow has 0 of wood-3", "error-impossible-number"),
    ("counted space of pink = 10000001", "error-impossible-number"),
    ("rolled 1 for -10000001", "error-impossible-number"),
    ("asked nobody: pick pink 0 0", "error-no-such-question"),
    ("asked pink: board pink 0 0", "error-no-such-question"),
    ("asked pink: " + "; ".join(["pick pink 0 0"] * 9), "error-no-such-question"),
    ("asked pink: pick pink 10000001 0", "error-impossible-number"),
]


@pytest.mark.parametrize(("text", "key"), IMPOSSIBLE, ids=[text[:60] for text, _ in IMPOSSIBLE])
def test_what_cannot_have_happened(text: str, key: str) -> None:
    view = SETUP.blank_view(0)
    for line in BEGIN:
        assert why_not(GAME, view, read(line)) is None
        e.apply_event(view, read(line))
    why = why_not(GAME, view, read(text))
    assert why is not None
    assert why.key == key


def test_nothing_happens_after_the_end() -> None:
    view = SETUP.blank_view(0)
    e.apply_event(view, read("ended token: pink"))
    why = why_not(GAME, view, read("rolled 1 for 1"))
    assert why is not None
    assert why.key == "error-over-by-then"
    assert why_not(GAME, SETUP.blank_view(0), read("ended token: pink")) is None


def test_a_full_hand_takes_no_more() -> None:
    view = SETUP.blank_view(0)
    room = int(SETUP.layout.places[c.HAND + 1].capacity)
    event = read("moved ?? from deck to hand[?] of pink")
    for _ in range(room):
        assert why_not(GAME, view, event) is None
        e.apply_event(view, event)
    why = why_not(GAME, view, event)
    assert why is not None
    assert why.key == "error-no-room"
