"""The levels: five bots that differ in style, by the same rules for all of them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from settemari import find_game, known_games, locales
from settemari.bots import bot_names, policy_of
from settemari.bots.levels import ANY, LEVELS, Leaning, Level, has_levels, known_ratings, level_of, level_policy
from settemari.core.chance import Seeded
from settemari.core.errors import UnknownBot
from settemari.core.notation.matchfile import is_name
from settemari.core.options import Options
from settemari.core.play import Policy, answers_from, simulate
from settemari.core.table import ASKED, ENDING, NO_SEAT
from settemari.core.taste import Taste
from settemari.games.arrr import codes as pirates
from settemari.games.maretta import codes
from settemari.lab.pairings import tables
from settemari.locales.catalogue import Catalogue
from skiff.game import SKIFF
from tests.size import pick

pytestmark = pytest.mark.compiled_too

GAMES = ["maretta", "vulcano", "arrr"]
QUICK = [level for level in LEVELS if not level.looks(ANY)]


def test_there_are_five_and_each_has_a_name() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert len({level.name for level in LEVELS}) == 5
    assert all(is_name(level.name) and level.name.isalpha() for level in LEVELS)
    assert [level_of(level.bot) for level in LEVELS] == list(LEVELS)
    assert level_of("6") is level_of("03") is level_of("greedy") is None


def test_the_first_ones_look_one_choice_ahead_and_the_last_ones_search() -> None:
    assert [level.number for level in QUICK] == [1, 2, 3]
    for game in GAMES:
        looks = [level.looks(game) for level in LEVELS]
        assert looks[:3] == [0, 0, 0]
        assert 0 < looks[3] < looks[4]
        whims = [level.leaning(game).whim for level in LEVELS]
        assert whims[0] > whims[1] > whims[2] > whims[3] == whims[4] == 0


@pytest.mark.parametrize("game", GAMES)
def test_no_two_have_the_same_character(game: str) -> None:
    friend, gambler, thief, grudge, sage = (level.leaning(game) for level in LEVELS)
    assert len({leaning[:3] for leaning in (friend, gambler, thief, grudge, sage)}) == 5
    assert thief.taking > sage.taking > friend.taking
    assert gambler.dread < sage.dread
    assert friend.spite < sage.spite < grudge.spite
    assert sage == Leaning()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_each_is_described_in_every_language(language: str) -> None:
    catalogue = Catalogue(language, ["bots"])
    for level in LEVELS:
        key = f"bot-{level.name.lower()}"
        assert catalogue.say(key)
        assert len(catalogue.attribute(key, "about")) > 80


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_them(name: str) -> None:
    game = find_game(name)
    assert bot_names(game) == ["random", "greedy", "search", "1", "2", "3", "4", "5"]
    assert sorted(GAMES) == sorted(known_games())


def test_a_game_without_a_greedy_player_has_none() -> None:
    assert not has_levels(SKIFF)
    assert bot_names(SKIFF) == ["random", "search"]
    variant = SKIFF.variant()
    with pytest.raises(UnknownBot):
        policy_of(SKIFF, "3", variant, 3)
    with pytest.raises(UnknownBot):
        level_policy(SKIFF, LEVELS[0], variant, 3)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.name))
def test_the_same_seed_gives_the_same_games(name: str, level: Level) -> None:
    """Levels that search begin one and have few iterations: they are slow where they are interpreted."""
    brief = level._replace(iterations={ANY: 6 if level.looks(ANY) else 0})
    most = pick(12, 200) if level.looks(ANY) else 1000
    assert answers(name, brief, most) == answers(name, brief, most)


def answers(name: str, level: Level, most: int) -> list[dict[int, int]]:
    """What seats of one level answer to the first so many questions of a game."""
    game = find_game(name)
    variant = game.variant()
    policies = [level_policy(game, level, variant, 3) for _ in range(3)]
    chance = Seeded(7)
    state = game.setup(3, variant).deal(NO_SEAT, chance, None)
    options = Options()
    given: list[dict[int, int]] = []
    while not state.cell(ENDING) and len(given) < most:
        given.append({})
        for seat in range(3):
            if (int(state.cell(ASKED)) >> seat) & 1:
                state.legal(seat, options)
                given[-1][seat] = int(policies[seat].choose(state.view(seat), options, chance))
        state.resolve(answers_from(given[-1], 3), chance)
    return given


@pytest.mark.parametrize("name", GAMES)
def test_levels_that_search_do_so(name: str) -> None:
    game = find_game(name)
    kinds = [type(policy_of(game, level.bot, game.variant(), 3)).__name__ for level in LEVELS]
    assert kinds == ["Greedy", "Greedy", "Greedy", "Search", "Search"]


# -- characters ------------------------------------------------------------------------------------------------


def steals(step: int, code: int) -> bool:
    return code != codes.NO_CARD if step == codes.STEAL else code >> codes.THEFT_SHIFT != 0


def chosen(
    name: str, policies: list[Policy], games: int, seats: int = 4, variant: str | None = None
) -> Counter[tuple[int, int, int]]:
    """How often each seat gave which answer (Maretta: 1 for theft, 0 for none; Arrr!!!: the verb) to which step."""
    game = find_game(name)
    setup = game.setup(seats, variant)
    options = Options()
    found: Counter[tuple[int, int, int]] = Counter()
    for seed in range(games):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        while not state.cell(ENDING):
            answers = {}
            step = int(state.step())
            for seat in range(seats):
                if (int(state.cell(ASKED)) >> seat) & 1:
                    state.legal(seat, options)
                    code = answers[seat] = int(policies[seat].choose(state.view(seat), options, chance))
                    kind = int(steals(step, code)) if name == "maretta" else code & pirates.VERB_MASK
                    found[seat, step, kind] += 1
            state.resolve(answers_from(answers, seats), chance)
    return found


@cache
def habits(name: str, games: int) -> tuple[tuple[Taste, Counter[tuple[int, int]]], ...]:
    """What four tastes do at one table: the usual one, no love for taking, much of it, and no fear."""
    tastes = [Taste(), Taste(taking=20), Taste(taking=300), Taste(dread=0)]
    game = find_game(name)
    variant = game.variant()
    players = [game.player(variant, 4, taste) for taste in tastes]
    policies = [player for player in players if player is not None]
    counted = chosen(name, policies, games)
    sorted_out = [Counter[tuple[int, int]]() for _ in tastes]
    for (seat, step, kind), times in counted.items():
        sorted_out[seat][step, kind] += times
    return tuple(zip(tastes, sorted_out, strict=True))


def test_a_whim_never_steals() -> None:
    """Neither with the card nor, where the variant asks, after the move."""
    for name in ("maretta", "pickpockets"):
        game = find_game("maretta")
        variant = game.variant(name)
        player = game.player(variant, 4, Taste(whim=100))
        assert player is not None
        tally = chosen("maretta", [player] * 4, 20, variant=name)
        assert sum(times for (_, step, kind), times in tally.items() if step == codes.PLACE and kind == 0) > 100
        assert not any(kind == 1 for _, step, kind in tally if step in (codes.PLACE, codes.STEAL))


def test_who_loves_taking_steals_more() -> None:
    """Who does not love it steals all the same where a move would end badly, as everybody does."""
    usual, honest, thief, _ = (counted[codes.PLACE, 1] for _, counted in habits("maretta", pick(60, 1000)))
    assert max(honest, usual) * 2 < thief


def test_who_loves_taking_challenges_more() -> None:
    usual, honest, thief, _ = (
        counted[pirates.DECLARE, pirates.CHALLENGE] for _, counted in habits("arrr", pick(12, 300))
    )
    assert honest < usual < thief


def test_who_fears_nothing_raids_less_and_sails_more() -> None:
    usual, _, _, fearless = (counted for _, counted in habits("arrr", pick(12, 300)))
    assert usual[pirates.DECLARE, pirates.RAID] > fearless[pirates.DECLARE, pirates.RAID]
    assert usual[pirates.DECLARE, pirates.SAIL] < fearless[pirates.DECLARE, pirates.SAIL]


def test_who_bears_no_grudge_gives_more_away() -> None:
    """At one table of Maretta the friend's gifts move others further."""
    game = find_game("maretta")
    variant = game.variant()
    ends = []
    for spite in (0, 100):
        players = [game.player(variant, 4, Taste(spite=spite)) for _ in range(4)]
        tally = simulate(game.setup(4, variant), [one for one in players if one is not None], 1, pick(60, 1000))
        ends.append(sum(length * games for length, games in tally.rounds.items()))
    assert ends[0] < ends[1]  # where everybody helps everybody, the ship is reached sooner


# -- ratings ---------------------------------------------------------------------------------------------------


def test_ratings_are_known_by_table_and_level() -> None:
    known = known_ratings()
    assert set(known) <= {table.key for table in tables()}
    for rated in known.values():
        assert set(rated) <= {level.number for level in LEVELS}
        assert all(margin >= 0 for _, margin in rated.values())
