"""Interface of a bot: a decision from a view and the legal choices."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar

from argosy.search.types import Found

if TYPE_CHECKING:
    from argosy.game.duel.choice import DuelChoice
    from argosy.game.duel.view import DuelView
    from argosy.game.types import Choice
    from argosy.game.wonders.view import WondersView

View: TypeAlias = "WondersView | DuelView"
"""Everything that a seat may know of its game, and nothing else."""

AnyChoice: TypeAlias = "Choice | DuelChoice"
"""One legal action in either game."""

C = TypeVar("C", bound=AnyChoice)


class Bot(Protocol):
    """A player. One object may play many seats in many games, so it keeps nothing between two decisions."""

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """One of `choices`, never empty, for the seat `view.seat`. All chance of the bot comes from `rng`."""
        ...


class Decision(NamedTuple):
    """The choice of a bot by number, and the search behind it where the bot has searched."""

    number: int
    search: Found | None = None
