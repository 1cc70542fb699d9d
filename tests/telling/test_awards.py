"""Awards: what is counted is what the table shows, they are one's own, few, and can be said in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import COUNTED, MOVED, apply_event
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.games.maretta import codes as c
from settemari.games.maretta.awards import AT_LEAST, AT_MOST, DRY, FEW, MOST, NAMES, Feat, Seen, chosen, feats_of
from settemari.games.maretta.redeal import MarettaSetup
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, Seat, say
from tests.size import pick
from tests.telling.play import played
from tests.variants.odd import ODD

TABLES = [(game, seats) for game in ("maretta", "vulcano") for seats in (3, 5)]


def seen(match: Match) -> Seen:
    assert isinstance(match.setup, MarettaSetup)
    found = Seen(match.setup)
    found.follow(match.events(None))
    return found


def games(game: str, seats: int, count: int) -> Iterator[Match]:
    """Between bots that want to win."""
    for seed in range(count):
        match = settemari.deal(game, seats, seed=seed)
        policy, luck, options = match.game.policies()["greedy"](match.variant, seats), Seeded(seed), Options()
        while question := match.question():
            for seat in question.seats:
                match._state.legal(seat, options)
                question.answer(seat, int(policy.choose(match.view(seat), options, luck)))
        yield match


# -- what is counted -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("odd", [False, True], ids=["printed", "odd"])
def test_what_is_counted_is_what_the_table_shows(game: str, seats: int, odd: bool) -> None:
    variant = settemari.find_game(game).variant_of(ODD[game]) if odd else None
    for seed in range(pick(2, 20)):
        match = played(settemari.deal(game, seats, seed=seed, variant=variant), seed)
        counted, view = seen(match), match.start_view(None)
        taken: Counter[tuple[str, int]] = Counter()
        for event in match.events(None):
            if event[0] == MOVED and c.STOCK <= event[2] < c.STOCK + seats:
                holder, goal = event[2] - c.STOCK, event[4]
                if c.STOCK <= goal < c.STOCK + seats:
                    taken["thief", goal - c.STOCK] += 1
                    taken["robbed", holder] += 1
                elif game == "maretta":
                    taken["bitten", holder] += 1
            if event[0] == COUNTED and c.SPACE <= event[1] < c.SPACE + seats:
                back = int(view.cell(event[1])) - event[2]
                taken["speared", event[1] - c.SPACE] += back if back > 0 and event[2] >= 0 else 0
            apply_event(view, event)
        names = ("thief", "robbed", "speared", *(("bitten",) if game == "maretta" else ()))
        for name in names:
            assert counted.most[name] == [taken[name, seat] for seat in range(seats)], name
        assert sum(counted.most["barrels"]) == match.view(None).size_of(c.OPENED)


def test_gifts_moves_and_stays_of_a_short_game() -> None:
    """By the log of one game, line by line, read by a person."""
    match = next(games("maretta", 3, 1))
    counted = seen(match)
    words = Catalogue("en", match.game.telling().AREAS, ["Anna", "Bruno", "Carla"])
    log = [words.text(line.message) for line in match.game.telling().Teller(match.setup, match.start_view(None)).tell(
        match.events(None)
    )]  # fmt: skip
    steps: Counter[str] = Counter()
    longest: Counter[str] = Counter()
    stays: Counter[str] = Counter()
    for line in log:
        head, _, move = line.partition(": |")
        if not move:
            continue
        spaces = int(move.partition("= ")[2].partition(",")[0])
        mover = move.partition(", ")[2].split()[0]
        giver = head.split()[0]
        if "stays" in move:
            stays[mover] += 1
        elif " gives " in head:
            steps[giver] += spaces
        longest[mover] = max(longest[mover], 0 if "stays" in move else spaces)
    assert counted.most["generous"] == [steps[name] for name in ("Anna", "Bruno", "Carla")]
    assert counted.most["leap"] == [longest[name] for name in ("Anna", "Bruno", "Carla")]
    assert counted.most["still"] == [stays[name] for name in ("Anna", "Bruno", "Carla")]


def move(key: str, seat: int, steps: int, lost: int = 0) -> Message:
    return say(key, seat=Seat(seat), steps=steps, lost=lost)


def gift(key: str, giver: int, receiver: int, **more: object) -> Message:
    return say(key, giver=Seat(giver), receiver=Seat(receiver), **more)


def missed(seat: int, score: int) -> Message:
    return say("log-left-behind", seat=Seat(seat), sum=say("sum-boarding", score=score))


READ: list[tuple[list[Message], dict[str, list[int]]]] = [
    ([gift("log-give", 0, 1, move=move("move-goes", 1, 3))], {"generous": [3, 0, 0], "leap": [0, 3, 0]}),
    ([gift("log-give", 0, 1, move=move("move-cut", 1, 5, 2))], {"generous": [3, 0, 0], "leap": [0, 3, 0]}),
    ([gift("log-give", 0, 1, move=move("move-stays", 1, 0))], {"still": [0, 1, 0]}),
    ([gift("log-give-self", 2, 2, move=move("move-goes", 2, 4))], {"leap": [0, 0, 4]}),
    (
        [gift("log-give-hidden", 0, 1), say("log-uncovered", move=move("move-goes", 1, 2))],
        {"generous": [2, 0, 0], "leap": [0, 2, 0]},
    ),
    (
        [gift("log-give-self-hidden", 2, 2), say("log-uncovered", move=move("move-goes", 2, 2))],
        {"leap": [0, 0, 2]},
    ),
    (
        [gift("log-give", 0, 2, move=move("move-stays", 2, 0)), gift("log-give-steal", 0, 1), move("move-goes", 1, 4)],
        {"still": [0, 0, 1], "thief": [1, 0, 0], "robbed": [0, 1, 0], "leap": [0, 4, 0]},
    ),
    ([move("run-goes", 1, 2), move("run-cut", 1, 5, 2), move("run-goes", 1, 4)], {"leap": [0, 4, 0]}),
    ([move("run-stays", 1, 0)], {"still": [0, 1, 0]}),
    ([move("deed-goes", 1, 2)], {}),
]


@pytest.mark.parametrize(("lines", "counted"), READ)
def test_lines_of_the_log_are_read(lines: list[Message], counted: dict[str, list[int]]) -> None:
    found = three(barrels=[0, 0, 0])
    for line in lines:
        found.hear(line)
    assert {name: counts for name, counts in found.most.items() if any(counts)} == counted


def test_the_nearest_that_somebody_came_counts() -> None:
    found = three()
    for line in (missed(0, 3), missed(0, 6), missed(0, 2), missed(1, 4)):
        found.hear(line)
    assert found.least["whisker"] == {0: 1, 1: 3}
    found.burn([5, 1, 3])
    found.burn([2, 4, 3])
    assert found.least["singed"] == {0: 2, 1: 1, 2: 3}


# -- who gets them ---------------------------------------------------------------------------------------------------


def three(**most: list[int]) -> Seen:
    setup = settemari.find_game("maretta").setup(3)
    assert isinstance(setup, MarettaSetup)
    found = Seen(setup)
    found.most |= {"barrels": [1, 1, 1], **most}
    return found


def test_where_two_have_the_same_nobody_gets_it() -> None:
    assert list(feats_of(three(thief=[3, 3, 1]))) == []
    assert list(feats_of(three(thief=[3, 2, 2]))) == [Feat("thief", 0, 3, 1 / 3)]


def test_little_is_not_worth_a_word() -> None:
    for name, least in AT_LEAST.items():
        near = {"barrels": [1, 1, 1]} | {name: [1, least - 1, 0] if name != "barrels" else [1, least - 1, 1]}
        assert [feat.name for feat in feats_of(three(**near)) if feat.name == name] == []
        enough = {**near, name: [1, least, 1]}
        assert [feat for feat in feats_of(three(**enough)) if feat.name == name] == [
            Feat(name, 1, least, (least - 1) / least)
        ]


def test_some_get_one_for_being_near() -> None:
    found = three()
    found.least["whisker"] = {0: 4, 2: 1}
    assert list(feats_of(found)) == [Feat("whisker", 2, 1, 2 / 3)]
    found.least["whisker"] = {0: 1, 2: 1}
    assert list(feats_of(found)) == []
    found.least["whisker"] = {0: AT_MOST["whisker"]}
    assert [feat.amount for feat in feats_of(found)] == [AT_MOST["whisker"]]
    found.least["whisker"] = {0: AT_MOST["whisker"] + 1}
    assert list(feats_of(found)) == []


def test_who_alone_has_touched_no_barrel() -> None:
    assert list(feats_of(three(barrels=[2, 0, 2]))) == [Feat(DRY, 1, 0, 1.0)]
    assert list(feats_of(three(barrels=[2, 0, 0]))) == []


def test_one_for_each_and_more_only_if_these_are_few() -> None:
    def of(*seats: int) -> list[Feat]:
        return [
            Feat(name, seat, 5, 1 / (place + 2)) for place, (name, seat) in enumerate(zip(NAMES, seats, strict=False))
        ]

    assert [feat.seat for feat in chosen(of(0, 0, 1, 2, 3, 4))] == [0, 1, 2, 3]
    assert [feat.seat for feat in chosen(of(0, 0, 0, 1))] == [0, 1, 0]
    assert [feat.name for feat in chosen(of(0, 0, 0, 1))] == [NAMES[0], NAMES[3], NAMES[1]]
    assert [feat.seat for feat in chosen(of(0, 0, 0, 0, 0))] == [0] * FEW
    assert chosen([]) == []
    assert chosen(list(reversed(of(0, 1, 2)))) == of(0, 1, 2)
    tied = [Feat(NAMES[2], 0, 5, 0.5), Feat(NAMES[1], 1, 5, 0.5)]
    assert chosen(tied) == [tied[1], tied[0]]  # by the order of the list


# -- in whole games --------------------------------------------------------------------------------------------------


@pytest.mark.heavy
def test_every_award_is_given_some_time_and_can_be_said() -> None:
    given: set[str] = set()
    for game, seats in TABLES:
        catalogues = [Catalogue(language, ["awards"]) for language in LANGUAGES]
        for match in games(game, seats, pick(30, 120)):
            awards = match.game.awards(match.setup, match.events(None))
            assert awards == match.game.awards(match.setup, match.events(None))
            assert len(awards) <= MOST
            seats_of = Counter(award.seat for award in awards)
            assert len(awards) <= FEW or set(seats_of.values()) == {1}
            given |= {award.text.key for award in awards}
            assert all(words.text(award.text) for award in awards for words in catalogues)
    assert given == {f"award-{name}" for name in NAMES}


def test_a_game_that_has_none_gives_none() -> None:
    match = settemari.deal("arrr", 2, seed=1)
    assert match.game.awards(match.setup, match.events(None)) == []


def test_whom_the_lava_has_caught_it_has_not_merely_singed() -> None:
    for match in games("vulcano", 4, pick(10, 60)):
        race = int(match.view(None).cell(c.RACE))
        assert all((race >> seat) & 1 and distance > 0 for seat, distance in seen(match).least["singed"].items())
