"""What the screens of Arrr!!! say, compared with the table and with the rules."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen import ASCII, UNICODE, ending, table_screen
from settemari.cli.screen.arrr.hand import hand_lines, own_cards
from settemari.cli.screen.arrr.header import header_lines
from settemari.cli.screen.arrr.pirates import pirate_lines
from settemari.cli.screen.arrr.seas import sea_lines
from settemari.cli.screen.arrr.stack import action_lines, stack_lines
from settemari.cli.screen.look import Above
from settemari.core.chance import Seeded
from settemari.core.table import ENDING, ROUND, SPECTATOR
from settemari.games.arrr import codes as c
from settemari.games.arrr.gist import sail_gist, successes, wanted
from settemari.games.arrr.odds import percent
from settemari.games.arrr.score import points_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import named_message, stack_of
from settemari.locales import LANGUAGES
from tests.command.screen.arrr_scenes import MODES, at, greedy, look, wild
from tests.command.screen.scenes import NAMES, plain, printed
from tests.size import pick

WIDTHS = (80, 81, 95, 109, 110, 120, 133, 160)
LOG = [("Anna → 12 « œuf »: " + "x" * 90, 0), ("été " * 40, 1), ("9 → 14", 7), ("", 2)]


def assert_fits(text: str, width: int) -> None:
    for line in text.split("\n"):
        assert cell_len(line) <= width, line


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_view_can_be_drawn(mode: str, seats: int) -> None:
    luck = random.Random(seats)
    for seed in range(pick(1, 4)):
        for match in wild(mode, seats, seed):
            if luck.random() > pick(0.06, 0.3):
                continue
            width, language = luck.choice(WIDTHS), luck.choice(LANGUAGES)
            view = match.view(luck.choice([None, *range(seats)]))
            text = table_screen(
                look(match, language), view, width, above=Above("", True), log=LOG, answered=match.answered()
            )
            assert_fits(text.plain, width)
            assert printed(text, width, colour=True) == printed(text, width) == text.plain + "\n"
            bare = table_screen(look(match, language, ASCII), view, width, above=Above("Ünknown\nwaters"), brief=True)
            assert bare.plain.isascii()
            assert_fits(bare.plain, width)


@pytest.mark.parametrize(
    "names", [("W" * 60, "", "[bold]日本語[/bold]", "a\nb\x1b[2J"), ("{ $x }", "Ζωή 🦜", "مريم", "é")]
)
@pytest.mark.parametrize(
    "scene", [("full", 2, "stack", 60, 1), ("full", 2, "contest", 0, 0), ("full", 2, "declare", 120, 0)]
)
def test_any_name_can_be_drawn(names: tuple[str, ...], scene: tuple[str, int, str, int, int]) -> None:
    match = at(*scene)
    question = match.question()
    assert question is not None
    seat = question.seats[0]
    for symbols in (UNICODE, ASCII):
        for width in (80, 113):
            shown = look(match, "fr", symbols, names)
            lines = shown.choices(match.view(seat), question.offer(seat)).lines(width)
            drawn = [table_screen(shown, match.view(seat), width), *(line for line in lines if isinstance(line, Text))]
            for text in drawn:
                assert_fits(text.plain, width)
                assert symbols is UNICODE or text.plain.isascii()
                assert text.plain.replace("\n", "").replace("\u00a0", "").replace("\u202f", "").isprintable()


@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_is_drawn(mode: str) -> None:
    """What a seat does not see may lie elsewhere, and the screen stays the same."""
    moved = 0
    for number, match in enumerate(greedy(mode, 3, 5)):
        if number % 7:
            continue
        view = match.view(number % 3)
        twin, other = (match.setup.redeal(view, Seeded(number + 1000 * luck)) for luck in (1, 2))
        others = [seat for seat in range(3) if seat != view.seat]
        moved += any(twin.view(seat).cell_list() != other.view(seat).cell_list() for seat in others)
        drawn = {
            table_screen(look(match), shown, 80).markup
            for shown in (view, twin.view(number % 3), other.view(number % 3))
        }
        assert len(drawn) == 1
    assert moved > 5


@pytest.mark.parametrize("mode", MODES)
def test_the_header_says_how_far_it_is(mode: str) -> None:
    names = {"gallows": "Gallows bait", "boarding": "Boarding!", "full": "Full game"}
    for match in greedy(mode, 4, 2):
        view = match.view(None)
        header = " ".join(plain(header_lines(look(match).pen, view, 78, "", True)))
        assert names[mode] in header
        assert "Practice game" in header
        left = int(view.size_of(c.SEA_DECK))
        assert f"{left} exploration{'s' * (left != 1)} left" in header
        if view.cell(ROUND) > 0 and view.cell(ENDING) == 0:
            assert f"Round {int(view.cell(ROUND))} of 5" in header


def test_the_row_shows_difficulty_loot_and_chance_as_the_rules_have_them() -> None:
    influenced = 0
    for number, match in enumerate(greedy("full", 4, 3)):
        view, pen = match.view(1), look(match).pen
        if not view.asks(1) or view.cell(c.SHIFT) != 0 or number % 2:
            continue
        assert isinstance(match.setup, ArrrSetup)
        state = match.setup.redeal(view, Seeded(1))
        lines = plain(sea_lines(pen, view, 78))
        rows = [line for line in lines if re.match(r"[ ►] \d ", line)]
        assert len(rows) == view.size_of(c.SEAS)
        for line, card in zip(rows, view.pieces(c.SEAS), strict=True):
            assert line[1:3].strip() == str(rows.index(line) + 1)
            assert pen.exploration_name(card)[:12] in line
            for test in range(pen.cards.tests(card)):
                trait = int(pen.cards.test_traits[int(pen.cards.first_test[card]) + test])
                effective = max(1, int(state.difficulty_now(1, card, test)))
                assert f"{pen.short_trait(trait)} {effective} " in line
            coins = int(state.reward_of(1, card))
            assert (f"{coins}◉" in line) == (coins > 0)
            gist = sail_gist(match.setup, view, 1, card)
            assert re.findall(r"(\d+)%", line) == [str(percent(chance)) for chance in gist.chances]
        for part in (
            part
            for card in view.pieces(c.SEAS)
            for test in sail_gist(pen.setup, view, 1, card).tests
            for part in test.difficulty.parts
            if part.source == "exploration"
        ):
            name = pen.exploration_name(part.card)
            assert f"{part.amount:+d} “{name}”" in " ".join(" ".join(lines).split())
            influenced += 1
    assert influenced > 5


def test_conditions_say_whether_they_hold() -> None:
    seen = set()
    for number, match in enumerate(greedy("full", 4, 5)):
        if number % 5:
            continue
        view, pen = match.view(2), look(match).pen
        told = " ".join(plain(sea_lines(pen, view, 78)))
        holds = [
            pen.setup.redeal(view, Seeded(1)).condition_holds(2, card)
            for card in view.pieces(c.SEAS)
            if pen.deck.explorations[card].condition is not None
        ]
        assert (told.count("✓ Condition"), told.count("! Condition")) == (holds.count(True), holds.count(False))
        seen |= set(holds)
    assert seen == {True, False}


def test_exhausted_cards_are_marked_by_shape_and_word() -> None:
    tired = 0
    for match in wild("full", 4, 3):
        view, pen = match.view(None), look(match).pen
        told = " ".join(" ".join(plain(pirate_lines(pen, view, 78))).split())
        for seat in range(4):
            for spot, kind in pen.crew_of(view, seat):
                name = f"{spot + 1} {pen.crew_name(kind)}"
                if pen.is_tired(view, seat, spot):
                    assert f"□ {name} (exhausted)" in told
                    tired += 1
                else:
                    assert f"■ {name}" in told
    assert tired > 10


def test_pirates_show_doubloons_points_and_hands_by_back() -> None:
    for number, match in enumerate(greedy("full", 4, 3)):
        if number % 4:
            continue
        view, pen = match.view(None), look(match).pen
        lines = plain(pirate_lines(pen, view, 78))
        for seat in range(4):
            line = next(line for line in lines if re.match(rf"..\s+[A-Z] {NAMES[seat]} ", line))
            numbers = re.split(r"\s+", line.strip())
            assert numbers[-1] == f"{view.size_of(c.CREW_HAND + seat)}+{view.size_of(c.EVENT_HAND + seat)}"
            assert numbers[-2] == str(points_of(view, pen.numbers, seat))
            assert numbers[-4] == f"{view.cell(c.COINS + seat)}◉"
            assert ("►" in line) == view.asks(seat)
            assert ("◆" in line) == (view.cell(c.FIRST) == seat)


def test_fame_can_be_left_to_memory() -> None:
    game = at("full", 3, "declare", 40).game
    tables = {**game.variant().tables(), "fame": {"shown": False}, "name": "Poor memory"}
    import settemari

    match = settemari.deal("arrr", 3, variant=game.variant_of(tables), seed=1)
    shown = look(match)
    assert not shown.pen.fame_shown
    lines = plain(pirate_lines(shown.pen, match.view(1), 78))
    rows = [line.split() for line in lines if re.search(r"\d\+\d$", line)]
    assert [row[-2:-1] for row in rows] == [["?"], ["0"], ["?"]]


def test_the_stack_is_a_column_with_the_next_on_top() -> None:
    depths = set()
    for seed in range(2):
        for match in wild("full", 4, seed):
            view, pen = match.view(None), look(match).pen
            records = stack_of(view)
            lines = plain(stack_lines(pen, view, 78))
            numbered = [line for line in lines if re.match(r"[ ►] \d ", line)]
            assert [int(line[1:3]) for line in numbered] == list(range(len(records), 0, -1))
            for line, (_, seat, _, _) in zip(numbered, reversed(records), strict=True):
                assert f" {NAMES[seat]} " in line
            assert ["►" in line for line in numbered] == [True] * bool(records) + [False] * (len(records) - 1)
            depths.add(len(records))
    assert depths >= {0, 1, 2}


def test_the_stack_says_what_was_named() -> None:
    """P7.5."""
    named = 0
    for match in wild("full", 4, 3):
        view, pen = match.view(None), look(match).pen
        shown = " ".join(" ".join(plain(stack_lines(pen, view, 78))).split())
        for _, seat, a, _ in stack_of(view):
            message = named_message(match.setup, seat, a)
            assert message is None or pen.text(message) in shown
            named += message is not None
    assert named > 5


def test_dice_show_how_many_succeed() -> None:
    rolls = duels = 0
    for match in (match for seed in range(4) for match in wild("full", 3, seed)):
        view, pen = match.view(None), look(match).pen
        if view.cell(c.THROWN) == 0:
            continue
        told = " ".join(plain(action_lines(pen, view, 78)))
        records = view.agenda_records()
        sides = 2 if records[1][0] > c.RAID_DECLARED else 1
        good = sum(successes(view, side) for side in range(sides))
        assert len(re.findall(r"\[\w\w\w\]", told)) == good
        if sides == 1:
            assert f"{successes(view, 0)} of {wanted(view)} successes" in told
            assert ("✓" in told) == (successes(view, 0) >= wanted(view))
            rolls += 1
        else:
            duels += 1
    assert rolls > 3
    assert duels > 0


def test_simple_modes_show_only_what_they_have() -> None:
    for mode in ("gallows", "boarding"):
        for number, match in enumerate(greedy(mode, 4, 4)):
            if number % 9 == 0:
                text = table_screen(look(match), match.view(0), 80).plain
                assert "(captain)" not in text
                assert ("Crew+Ev." in text) == (mode == "boarding")
                assert bool(re.search(r" \d\+\d$", text, re.MULTILINE)) == (mode == "boarding")


def test_the_own_hand_has_every_card_with_its_text() -> None:
    match = at("full", 3, "recruit", 60)
    seat = match.question().seats[0]  # type: ignore[union-attr]  # it goes on
    pen, view = look(match).pen, match.view(seat)
    told = " ".join(" ".join(plain(hand_lines(pen, view, 78))).split())
    assert own_cards(view)
    for number, (is_event, kind) in enumerate(own_cards(view), start=1):
        card = pen.deck.events[kind] if is_event else pen.deck.crew[kind]
        assert f"{number} {pen.name_of(card)} {' '.join(' '.join(pen.printed(card)).split())}" in told
    assert hand_lines(pen, match.view(None), 78) == []
    assert match.view(None).seat == SPECTATOR


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ending_tells_what_the_points_are_made_of(mode: str, language: str) -> None:
    *_, match = greedy(mode, 3, 6)
    for width in WIDTHS:
        for symbols in (UNICODE, ASCII):
            shown = look(match, language, symbols)
            text = ending(shown, match, width, seed=6, commitment="c" * 64, checked=True)
            assert_fits(text.plain, width)
            assert symbols is UNICODE or text.plain.isascii()
    view = match.view(None)
    text = ending(look(match), match, 80, seed=6, commitment="c" * 64, checked=True)
    assert match.outcome is not None
    for seat in range(3):
        line = next(line for line in text.plain.split("\n") if re.match(rf" . +[A-Z] {NAMES[seat]} ", line))
        assert line.split()[-1] == str(points_of(view, match.setup.numbers, seat))  # type: ignore[attr-defined]  # its own
        assert ("★" in line) == (seat in match.outcome.winners)


def test_a_card_can_be_looked_up_by_a_part_of_its_name() -> None:
    match = at("full", 3, "declare", 20)
    shown, view = look(match), match.view(0)
    (line, *_) = plain(shown.inspected(view, "ghost-ship", 78))
    assert line.startswith("Ghost Ship")
    assert plain(shown.inspected(view, "ghost sh", 78))[0] == line
    assert "Several cards" in plain(shown.inspected(view, "a", 200))[0]
    assert shown.inspected(view, "no such thing", 78) == []
    assert shown.inspected(view, "", 78) == []
