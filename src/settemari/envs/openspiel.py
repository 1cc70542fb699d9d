"""The games for OpenSpiel: ``pyspiel.load_game("settemari(game=arrr,players=3)")``, once this module is imported.

Every roll and every card drawn is a chance node. Seats that are asked at the same time decide one after the other, and
none of them is shown what the others chose.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from settemari.core.chance import Seeded
from settemari.core.table import NO_SEAT
from settemari.envs.moves import Moves
from settemari.envs.space import Space

LONGEST_GAME = 20_000  # decisions; random games end long before
LARGEST_DIE = 64

GAME_TYPE = pyspiel.GameType(
    short_name="settemari",
    long_name="settemari",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "maretta", "players": 4, "variant": ""},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One game at one number of seats under one variant, by its name or code."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"game": "maretta", "players": 4, "variant": "", **(params or {})}
        self.space = Space(given["game"], given["players"], given["variant"] or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.action_count,
            max_chance_outcomes=most_outcomes(self.space),
            num_players=self.space.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.space, iig_obs_type is not None and iig_obs_type.perfect_recall)


def most_outcomes(space: Space) -> int:
    """Chance draws from no more than all pieces there are, or rolls."""
    table = space.setup.deal(NO_SEAT, Seeded(1), None)
    places = range(len(space.setup.layout.places))
    return max(LARGEST_DIE, sum(len(table.pieces(place)) for place in places))


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A game at some moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moves = Moves(game.space)

    def current_player(self) -> int:
        if self.moves.bound:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moves.seat is None else self.moves.seat

    def is_terminal(self) -> bool:
        return self.moves.ended

    def _legal_actions(self, player: int) -> list[int]:
        return self.moves.allowed() if player == self.moves.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.moves.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.moves.bound:
            self.moves.happen(action)
        else:
            self.moves.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An answer in the words of the notation, as that seat would say it."""
        if player < 0:
            return f"chance:{action}"
        space = self.moves.space
        group, code = space.actions.steps[action], space.actions.code_of(player, action)
        return str(space.game.action(space.setup, int(group), int(code)))

    def returns(self) -> list[float]:
        return self.moves.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player was ever told, and its own answers."""
        return self.moves.known(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        return self.moves.seen(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, drawn uniformly from the deals that fit its view."""
        state = self.get_game().new_initial_state()
        state.moves = self.moves.resampled(player, lambda bound: min(int(sampler() * bound), bound - 1))
        assert isinstance(state, SpielState)
        return state

    def __str__(self) -> str:
        """The spectator's table: nothing hidden."""
        return self.moves.seen(-1)


class Observer:
    """What OpenSpiel asks observations of. The tensor holds the features of ``Space.expand``."""

    def __init__(self, space: Space, perfect_recall: bool) -> None:
        self._space = space
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else len(space.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self._perfect_recall:
            self.tensor[:] = self._space.expand(self._space.observe(state.moves.view(player))[np.newaxis])[0]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moves.known(player) if self._perfect_recall else state.moves.seen(player)


pyspiel.register_game(GAME_TYPE, SpielGame)
