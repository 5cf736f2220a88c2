"""OpenSpiel game: sequential, with chance nodes, hidden information and resampling.

    import pyspiel
    import argosy.envs.openspiel
    game = pyspiel.load_game("argosy(game=duel,expansions=agora+pantheon)")

Chance: DIGITS nodes with BASE equal outcomes each are the digits of the seed that the game is dealt by, so
that a history is a game of `argosy.new_game(seed=)` and everything that chance will ever do is in it. Players
who choose at the same time are asked one after the other, and none sees what others have chosen before all
have.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# OpenSpiel brings no types.

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Literal, Unpack, overload

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from argosy.envs import openspiel_options
from argosy.envs.information_state import Recall
from argosy.envs.rewards import REWARDS
from argosy.envs.table import Table
from argosy.envs.types import DuelOpenSpielArguments, WondersOpenSpielArguments
from argosy.errors import ChoiceError

DIGITS, BASE = 6, 1_024
"""Chance nodes and their outcomes: seeds below 2^60."""
LONGEST = 2_000
"""More choices than any game has."""
MOST_POINTS = 500.0

PARAMETERS: dict[str, Any] = {
    "game": "wonders",
    "players": 0,
    "edition": 0,
    "boxes": "",
    "teams": False,
    "options": "",
    "reward": "win",
}
"""The arguments of `argosy.new_game`: 0 players or edition 0 leaves them out; expansions stand between `+`,
options too, e.g. `equal_taxes:leviers_pay+leaders_pack:standard_and_expert`.
"""
TYPE = pyspiel.GameType(
    short_name="argosy",
    long_name="7 Wonders and 7 Wonders Duel, with boxes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={**PARAMETERS, **openspiel_options.SINGLE_OPTIONS},
)


@overload
def openspiel_game(
    game: Literal["wonders"] = "wonders", **arguments: Unpack[WondersOpenSpielArguments]
) -> "ArgosyGame": ...
@overload
def openspiel_game(game: Literal["duel"], **arguments: Unpack[DuelOpenSpielArguments]) -> "ArgosyGame": ...
def openspiel_game(game: str = "wonders", *, reward: str = "win", **deal: Any) -> "ArgosyGame":
    """A game of OpenSpiel. game, deal: as for `argosy.new_game`; reward as for `argosy.envs.aec_env`."""
    named = {name: deal.pop(name) for name in ("players", "edition", "teams") if name in deal}
    expansions = "+".join(deal.pop("expansions", deal.pop("boxes", ())))
    options = openspiel_options.format_options(deal)
    return pyspiel.load_game(
        "argosy", {"game": game, "reward": reward, "boxes": expansions, "options": options, **named}
    )


def dealt_by(parameters: dict[str, Any]) -> dict[str, Any]:
    """The arguments of `argosy.new_game` that parameters of the game stand for."""
    said = {**PARAMETERS, **parameters}
    deal: dict[str, Any] = {name: said[name] for name in ("players", "edition") if said[name]}
    deal |= openspiel_options.parse_options(said)
    expansions = [expansion for expansion in said["boxes"].split("+") if expansion]
    return {
        **deal,
        **({"expansions": expansions} if expansions else {}),
        **({"teams": True} if said["teams"] else {}),
    }


def _load_game(text: str) -> "ArgosyGame":
    """Load a game from its string.

    It is in this module because the import registers the game with pyspiel.
    """
    return pyspiel.load_game(text)


def _normalized(said: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters in a form that OpenSpiel writes into a string and parses again."""
    return {name: said[name] for name in PARAMETERS} | {
        "options": openspiel_options.format_options(openspiel_options.parse_options(said))
    }


class ArgosyGame(pyspiel.Game):  # type: ignore[reportUntypedBaseClass]
    """One ruleset."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {**PARAMETERS, **(params or {})}
        self.table = Table(said["game"], said["reward"], dealt_by(said))
        most = 1.0 if said["reward"] == next(iter(REWARDS)) else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=BASE,
            num_players=len(self.table.players),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, _normalized(said))

    def __reduce__(self) -> tuple[Callable[[str], "ArgosyGame"], tuple[str]]:
        """The string of the game, because the pickles of pyspiel leave out what is in Python."""
        return _load_game, (str(self),)

    def new_initial_state(self) -> "ArgosyState":
        """A game that is still to be dealt."""
        return ArgosyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of a player's knowledge as numbers and text (docs/bots/environments.md)."""
        if params:
            raise ValueError(f"an observer of argosy takes no parameters, not {params}")
        return Observer(self.table, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class ArgosyState(pyspiel.State):  # type: ignore[reportUntypedBaseClass]
    """One game, dealt or not."""

    def __init__(self, game: ArgosyGame) -> None:
        super().__init__(game)
        self.table = deepcopy(game.table)
        self.recall = Recall(self.table)
        self._digits: list[int] = []

    @property
    def is_dealt(self) -> bool:
        """Are all digits of the seed known?"""
        return len(self._digits) == DIGITS

    def current_player(self) -> int:
        """Return the player whose choice it is."""
        if not self.is_dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.is_over else self.table.next_player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of the seed."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        if not self.is_dealt or self.table.is_over or player != self.table.next_player:
            return []
        return np.flatnonzero(self.table.mask(player)).tolist()

    def _apply_action(self, action: int) -> None:
        """Raises ChoiceError for what is not legal, and nothing has changed."""
        if self.is_dealt:
            self._choose(action)
        else:
            self._draw(action)

    def _choose(self, action: int) -> None:
        player = 0 if self.table.is_over else self.table.next_player
        happens = self.table.choose(player, action)
        self.recall.note_choice(player, action)
        if happens:
            self.recall.note_moment()

    def _draw(self, digit: int) -> None:
        if not 0 <= digit < BASE:
            raise ChoiceError(f"digit {digit} of the seed: take 0 to {BASE - 1}")
        self._digits.append(digit)
        if self.is_dealt:
            self.table.deal(sum(digit * BASE**place for place, digit in enumerate(self._digits)))
            self.recall = Recall(self.table)
            self.recall.note_moment()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action} of the seed"
        return self.table.text_of(player, action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.is_dealt and self.table.is_over

    def returns(self) -> list[float]:
        """Rewards of all players, 0 until the game is over."""
        return self.table.rewards() if self.is_terminal() else [0.0] * len(self.table.players)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "ArgosyState":
        """Another game that the player cannot tell from this one: what it does not know is dealt again, and
        choices of others that it has not seen yet are made again. Its history stays that of this game.
        """
        other = self.clone()
        other.table.redeal(player_id, probability_sampler)
        other.recall.forget_others(other.table, player_id)
        return other

    def __str__(self) -> str:
        if not self.is_dealt:
            return f"digits of the seed: {self._digits}"
        return f"{self.table.text()}\nchosen: {self.table.chosen}"


class Observer:
    """Observations of a player: as `tensor`, as named parts of it in `dict`, as a text."""

    def __init__(self, table: Table, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        pieces = {name: (len(columns),) for name, columns in table.batch.groups.items()}
        if perfect_recall:
            pieces |= Recall.shapes(table)
        sizes = [int(np.prod(shape)) for shape in pieces.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict: dict[str, NDArray[np.float32]] = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), size, end in zip(pieces.items(), sizes, ends, strict=True)
        }

    def set_from(self, state: ArgosyState, player: int) -> None:
        """Write what a player knows; zeros until the game is dealt."""
        self.tensor.fill(0)
        if not state.is_dealt:
            return
        seen = state.table.observation(player)
        for name, columns in state.table.batch.groups.items():
            self.dict[name][:] = seen[columns]
        if self._perfect_recall:
            for name, numbers in state.recall.numbers(player).items():
                self.dict[name][:] = numbers

    def string_from(self, state: ArgosyState, player: int) -> str:
        """The view of a player as text, behind a hash of all seen and chosen before if recall is perfect."""
        if not state.is_dealt:
            return f"{player}: not dealt"
        text = msgspec.json.encode(state.table.view_of(player)).decode()
        return (
            f"{player} {state.recall.digest(player)} {text}" if self._perfect_recall else f"{player} {text}"
        )


pyspiel.register_game(TYPE, ArgosyGame)
