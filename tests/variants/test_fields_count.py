"""Every field of a variant is used: change just that one, and the thing it speaks of changes as it says.

Each field has one entry: the value to try, what to look at, and what is seen by default and with that value. A field
without an entry fails, so that no new one is forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

import settemari
from settemari.core.errors import VariantError
from settemari.core.game import Game
from settemari.core.table import ASKED, ENDING, WINNERS
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import BARREL_WORDS, card_code
from tests.variants.scene import Scene

pytestmark = pytest.mark.compiled_too

Changes = Mapping[str, object]
ESCAPE = settemari.find_game("maretta")
VOLCANO = settemari.find_game("vulcano")


class Entry:
    def __init__(
        self, value: object, look: Callable[[Game, Changes], object], by_default: object, then: object
    ) -> None:
        self.value = value
        self.look = look
        self.by_default = by_default
        self.then = then


# -- what to look at: both sides -------------------------------------------------------------------------------


def where_meeples_stop(game: Game, changes: Changes) -> object:
    """Four steps from space 23."""
    return walk(game, changes, 23, 4).space(0)


def barrels_in_all(game: Game, changes: Changes) -> Counter[str]:
    scene = Scene(game, changes)
    return Counter(BARREL_WORDS[kind] for kind in scene.pieces(c.BARRELS) + scene.hidden[2])


def how_many(word: str) -> Callable[[Game, Changes], object]:
    return lambda game, changes: barrels_in_all(game, changes)[word]


def barrels_laid(game: Game, changes: Changes) -> object:
    return len(Scene(game, changes).pieces(c.BARRELS))


def who_must_open(game: Game, changes: Changes) -> object:
    """Seat 0 walks from 4 to 6, which is marked by default: whether it has to open a barrel there."""
    return walk(game, changes, 4, 2).step() == c.CHOOSE_BARREL


def who_opens_without_moving(game: Game, changes: Changes) -> object:
    """Seat 0 stays on space 6, which is marked."""
    return walk(game, changes, 6, 0).step() == c.CHOOSE_BARREL


def walk(game: Game, changes: Changes, start: int, steps: int) -> Scene:
    scene = Scene(game, changes).count(c.SPACE, start, 2, 2)
    if game is ESCAPE:
        return scene.slots(0, "wood-1", f"rope-{1 + steps}").at(c.RECEIVE, seat=1, a=0)
    suits = ("wood", "rope", "fire", "water", "food")[:steps]
    return scene.stock(0, *(f"{suit}-1" for suit in suits)).at(c.RUN, seat=0)


def open_at_first(game: Game, changes: Changes) -> object:
    return "".join("+" if up else "." for up in Scene(game, changes).open_spots())


def cards_lost_to(word: str) -> Callable[[Game, Changes], object]:
    """How many cards of ten alike the finder loses."""

    def look(game: Game, changes: Changes) -> object:
        scene = Scene(game, changes).barrels(0, word).stock(0, *["wood-1"] * 5, *["rope-1"] * 5)
        scene.at(c.CHOOSE_BARREL, a=0).answer(0)
        lost = 0
        while scene.step() == c.EFFECT + BARREL_WORDS.index(word):
            scene.answer(scene.options(0)[0])
            lost += 1
        assert len(scene.pieces(c.STOCK)) == 10 - lost == 10 - len(scene.pieces(c.DISCARD))
        return lost

    return look


def numbers_in_deck(game: Game, changes: Changes) -> object:
    scene = Scene(game, changes)
    dealt = [card for seat in range(3) for card in scene.pieces(c.HAND + seat)]
    cards = Counter(card // 5 for card in dealt + scene.hidden[0] + scene.hidden[1] if card != c.SHIP)
    return {number: count // 5 for number, count in sorted(cards.items())}


def first_hand(game: Game, changes: Changes) -> object:
    return [len(Scene(game, changes, seats=5).pieces(c.HAND + seat)) for seat in range(5)]


SHARED: dict[str, Entry] = {
    "path.barrel_spaces": Entry([5, 7], who_must_open, True, False),
    "barrels.per_space": Entry(1, barrels_laid, 16, 8),
    "barrels.on_zero_move": Entry(True, who_opens_without_moving, False, True),
    "barrels.shark_cards": Entry(3, cards_lost_to("shark"), 1, 3),
    "barrels.anchor_cards": Entry(4, cards_lost_to("anchor"), 2, 4),
    "deck.values": Entry([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 6, 6, 7], numbers_in_deck,
                         {1: 3, 2: 3, 3: 3, 4: 3, 5: 2}, {1: 3, 2: 3, 3: 3, 4: 2, 6: 2, 7: 1}),
    **{
        f"bag.{word}": Entry(by_default + 7, how_many(word), by_default, by_default + 7)
        for word, by_default in zip(BARREL_WORDS, (3, 2, 1, 2, 2, 2, 4, 1, 2), strict=True)
    },
}  # fmt: skip

# -- side A ----------------------------------------------------------------------------------------------------


def ships(game: Game, changes: Changes) -> object:
    found = []
    for seats in (3, 4, 5):
        scene = Scene(game, changes, seats)
        dealt = [card for seat in range(seats) for card in scene.pieces(c.HAND + seat)]
        found.append((dealt + scene.hidden[0]).count(c.SHIP))
    return found


def boxed(seats: int) -> Callable[[Game, Changes], object]:
    def look(game: Game, changes: Changes) -> object:
        scene = Scene(game, changes, seats)
        assert c.SHIP not in scene.hidden[1]
        return len(scene.hidden[1]), len(scene.hidden[0]) + 4 * seats

    return look


def drawn(game: Game, changes: Changes) -> object:
    scene = Scene(game, changes)
    before = len(scene.hidden[0])
    scene.hand(0).hand(1).hand(2).at(c.REFILL)
    return [len(scene.pieces(c.HAND + seat)) for seat in range(3)], before - scene.state.size_of(c.DECK)


def givers_move(game: Game, changes: Changes) -> object:
    return Scene(game, changes).count(c.SPACE, 4, 0, 0).slots(1, "wood-1", "wood-1").at(c.GIVE, a=1).space(0)


def a_theft(game: Game, changes: Changes) -> Scene:
    """Seat 0 can put wood 3 on seat 1, in whose stock there is one."""
    scene = Scene(game, changes).hand(0, "wood-3", "rope-2").stock(1, "wood-3", "food-1")
    for seat in range(3):
        scene.slots(seat, "fire-1", None)
    return scene.at(c.PLACE)


def when_one_steals(game: Game, changes: Changes) -> object:
    """Whether a theft is part of placing, and whether it is asked for after the move."""
    scene = a_theft(game, changes)
    with_card = any(code >> c.THEFT_SHIFT for code in scene.options(0))
    scene.answer(card_code("wood-3") | 1 << c.SEAT_SHIFT)
    return with_card, scene.step() == c.STEAL and scene.space(1) == 2


def what_a_theft_costs(game: Game, changes: Changes) -> object:
    """Seat 0 stole and receives a 5 on its 1: where it stands."""
    scene = Scene(game, changes).slots(0, "fire-1", "food-5").count(c.STOLE, 1)
    return scene.at(c.RECEIVE, seat=1, a=0).space(0)


def boarding(game: Game, changes: Changes) -> object:
    """Seat 0 has 4 + 3, seat 1 has 0 + 5, seat 2 has 4 + 4, and a steamship lies there: who is aboard."""
    scene = Scene(game, changes).slots(0, "wood-4", "steamship").stock(0, "wood-1", "rope-1", "food-2")
    scene.slots(1, "rope-1", "water-1").stock(1, "wood-1", "rope-1", "food-2", "fire-1", "water-2")
    scene.slots(2, "wood-1", "rope-5").stock(2, "wood-1", "rope-1", "food-2", "fire-1").at(c.BOARD)
    return int(scene.state.cell(WINNERS))


SIDE_A: dict[str, Entry] = {
    **SHARED,
    "path.last": Entry(26, where_meeples_stop, 24, 26),
    "path.dividers": Entry([4, 10], open_at_first, "....+.+.+.++++++", "..+.+.++++++++++"),
    "deck.ships_per_seat": Entry(3, ships, [3, 4, 5], [9, 12, 15]),
    "deck.removed.3": Entry(11, boxed(3), (31, 42), (11, 62)),
    "deck.removed.4": Entry(11, boxed(4), (18, 56), (11, 63)),
    "deck.removed.5": Entry(11, boxed(5), (5, 70), (11, 64)),
    "hand.first": Entry(6, first_hand, [4] * 5, [6] * 5),
    "hand.draw": Entry(3, drawn, ([2, 2, 2], 6), ([3, 3, 3], 9)),
    "move.giver": Entry(1, givers_move, 6, 5),
    "theft.when": Entry("after-move", when_one_steals, (True, False), (False, True)),
    "theft.costs": Entry("all-moves", what_a_theft_costs, 4, 0),
    "boarding.score": Entry(8, boarding, 0b101, 0b100),
}

# -- side B ----------------------------------------------------------------------------------------------------


def hand_again(game: Game, changes: Changes) -> object:
    scene = Scene(game, changes).hand(0, "wood-1").hand(1).hand(2, "wood-1", "wood-2").at(c.DRAW_UP)
    return first_hand(game, changes), [len(scene.pieces(c.HAND + seat)) for seat in range(3)]


def stack_after_loading(game: Game, changes: Changes) -> object:
    """Wood 4 goes on a wood 3."""
    scene = Scene(game, changes).stock(0, "wood-3", "rope-1").slots(0, "wood-4", None).at(c.STACK)
    return len(scene.pieces(c.STOCK))


def stack_after_a_monkey(game: Game, changes: Changes) -> object:
    """The only thing to take makes a stack of 7."""
    scene = Scene(game, changes).stock(0, "wood-3").stock(1, "wood-4")
    scene.at(c.EFFECT + c.MONKEY, b=0)
    return len(scene.pieces(c.STOCK)), len(scene.pieces(c.DISCARD))


def lava_at_first(game: Game, changes: Changes) -> object:
    return Scene(game, changes).state.cell(c.LAVA)


def lava_flow(start: int) -> Callable[[Game, Changes], object]:
    def look(game: Game, changes: Changes) -> object:
        scene = Scene(game, changes).count(c.SPACE, 22, 22, 22).count(c.LAVA, start)
        return scene.at(c.LAVA_FLOWS).state.cell(c.LAVA)

    return look


def flows(game: Game, changes: Changes) -> object:
    return [lava_flow(start)(game, changes) for start in (0, 8, 9, 16, 17)]


def all_caught(game: Game, changes: Changes) -> object:
    scene = Scene(game, changes).count(c.SPACE, 1, c.OFF_PATH, 2).count(c.RACE, 0b101).count(c.LAVA, 1)
    scene.at(c.LAVA_FLOWS)
    return int(scene.state.cell(ENDING)), int(scene.state.cell(WINNERS))


def speared_at_sea(game: Game, changes: Changes) -> object:
    scene = Scene(game, changes).count(c.SPACE, 9, 24, 3).barrels(2, "spear")
    scene.at(c.EFFECT + c.SPEAR, seat=0, b=4)
    return scene.space(0), scene.space(1)


SIDE_B: dict[str, Entry] = {
    **{path: entry for path, entry in SHARED.items() if path not in ("bag.cuttlefish", "bag.school")},
    "path.last": Entry(25, where_meeples_stop, 24, 25),
    "path.dividers": Entry([4, 10], open_at_first, "+++++.+.+.......", "+++.+..........."),
    "hand.first": Entry(6, hand_again, ([4] * 5, [4] * 3), ([6] * 5, [6] * 3)),
    "burst.limit": Entry(7, stack_after_loading, 1, 3),
    "burst.when": Entry("stocking", stack_after_a_monkey, (0, 2), (2, 0)),
    "lava.start": Entry(-9, lava_at_first, -3, -9),
    "lava.step": Entry(5, flows, [3, 11, 12, 19, 20], [5, 13, 12, 19, 20]),
    "lava.step_past": Entry([1, 2], flows, [3, 11, 12, 19, 20], [3, 11, 10, 17, 19]),
    "lava.nobody_left": Entry("last-caught", all_caught, (c.NOBODY_LEFT, 0), (c.LAST_CAUGHT, 0b101)),
    "spear.sea": Entry(False, speared_at_sea, (24, 9), (9, 24)),
}


# -- the tests -------------------------------------------------------------------------------------------------

ALL = [(game, field.path) for game in (ESCAPE, VOLCANO) for field in game.fields()]


@pytest.mark.parametrize(("game", "field"), ALL, ids=[f"{game.id}-{field}" for game, field in ALL])
def test_V_each_field_changes_what_it_says(game: Game, field: str) -> None:
    entry = (SIDE_A if game is ESCAPE else SIDE_B)[field]
    assert entry.look(game, {}) == entry.by_default
    assert entry.look(game, {field: entry.value}) == entry.then
    assert entry.by_default != entry.then


def test_no_entry_is_for_a_field_that_is_gone() -> None:
    assert {field.path for field in ESCAPE.fields()} == set(SIDE_A)
    assert {field.path for field in VOLCANO.fields()} == set(SIDE_B)


def test_V_removed_cards_are_by_number_of_players() -> None:
    """Changing the number for three leaves four and five as they were."""
    changes = {"deck.removed.3": 11}
    assert [boxed(seats)(ESCAPE, changes) for seats in (3, 4, 5)] == [(11, 62), (18, 56), (5, 70)]


def test_V_all_resource_cards_can_be_removed_and_no_more_than_there_are() -> None:
    """Steamships enough for the first hands are then the whole deck."""
    ships = {"deck.ships_per_seat": 5, "hand.first": 4}
    assert boxed(3)(ESCAPE, {**ships, "deck.removed.3": 70}) == (70, 15)
    with pytest.raises(VariantError) as caught:
        boxed(3)(ESCAPE, {**ships, "deck.removed.3": 71})
    assert caught.value.field == "deck.removed.3"


def test_V_four_barrels_on_a_space_can_all_be_opened() -> None:
    changes = {"barrels.per_space": 4, "path.barrel_spaces": [6], "path.dividers": []}
    scene = Scene(ESCAPE, changes).count(c.SPACE, 6, 1, 1)
    assert len(scene.pieces(c.BARRELS)) == 4
    scene.barrels(0, "cuttlefish", "school", "cuttlefish", "cuttlefish").at(c.CHOOSE_BARREL, a=0)
    for left in ([0, 1, 2, 3], [1, 2, 3], [1, 2]):
        assert scene.options(0) == left
        at = {0: 0, 1: 3, 2: 1}[4 - len(left)]
        scene = again(scene.answer(at))
    assert len(scene.pieces(c.OPENED)) == 4  # the last one was not asked for


def again(scene: Scene) -> Scene:
    """Seat 0 comes to the same barrels once more."""
    scene.cells, scene.hidden = scene.state.cell_list(), scene.state.hidden()
    return scene.at(c.CHOOSE_BARREL, a=0)


def test_V_three_barrels_between_the_dividers_show_one() -> None:
    """A1.3 with another number on a space: half of them, rounded down."""
    changes = {"barrels.per_space": 3, "path.barrel_spaces": [2, 4, 6], "path.dividers": [3, 5]}
    assert open_at_first(ESCAPE, changes) == "...+..+++"
    assert open_at_first(VOLCANO, changes) == "++++....."


def test_nobody_is_asked_while_the_engine_runs() -> None:
    """The scene itself: what it is given is where it goes on."""
    scene = Scene(ESCAPE).count(c.SPACE, 2, 0, 0).slots(0, "wood-1", "wood-5").at(c.RECEIVE, seat=1, a=0)
    assert (scene.space(0), scene.step(), int(scene.state.cell(ASKED))) == (6, c.CHOOSE_BARREL, 1)
