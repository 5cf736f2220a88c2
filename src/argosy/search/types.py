"""Budgets, styles and results of a search, for both games."""

import math

import msgspec

from argosy.errors import ArgosyError

ITERATIONS = range(2**31)
"""Numbers of iterations that the search can count."""


class Budget(msgspec.Struct, frozen=True):
    """The limit of a search: iterations (the same decision everywhere), seconds, or what ends first."""

    iterations: int = 0
    """0: as many as there is time for."""
    seconds: float = 0.0
    """0: as long as it takes."""

    def __post_init__(self) -> None:
        """Raise ArgosyError for limits that are none."""
        if self.iterations not in ITERATIONS or not 0 <= self.seconds < math.inf:
            raise ArgosyError(
                f"a budget of {self.iterations} iterations and {self.seconds} seconds: neither may be below 0,"
                f" iterations are a whole number up to {ITERATIONS[-1]}"
            )


class Tried(msgspec.Struct, frozen=True):
    """The result of a search for one choice."""

    number: int
    """The action (docs/bots/duel.md)."""
    visits: int
    value: float
    """Share of wins, 0 to 1, for the seat that decides."""


class Found(msgspec.Struct, frozen=True):
    """The result of a search."""

    tried: tuple[Tried, ...]
    """Every choice, the most visited first."""
    iterations: int
    is_solved: bool = False
    """Was the rest of the game solved?

    Then values are results, and choices that nobody needs have no visits.
    """

    @property
    def best(self) -> Tried:
        """The choice to make."""
        return self.tried[0]


class Style(msgspec.Struct, frozen=True):
    """The parameters of a search."""

    explore: float = 0.7
    """Weight of what has been tried little."""
    knows: bool = False
    """Are choices and positions judged by knowledge of the game, too?"""
    value_weight: float = 0.0
    """Weight of the heuristic or the net in the value of a leaf, 0 to 1; the rest is a playout."""
    learned: bool = False
    """True for a search with a net in place of the heuristic, where there is one for the ruleset.

    Otherwise the search is the one of KNOWING. In 7 Wonders a net that is for choices without a search then
    has a part in the priors of the root.
    """
    fixed_nets: str = ""
    """The name of a fixed opponent, whose nets the search has.

    Empty: the nets of the user (ARGOSY_NETS), then those that come along.
    """


PLAIN = Style(explore=0.45)
KNOWING = Style(explore=1.2, knows=True, value_weight=0.5)
"""With knowledge of the game written by hand, half of each leaf judged and half played out."""
LEARNED = Style(explore=1.2, knows=True, value_weight=1.0, learned=True)
"""With a net, and no playouts; without one as KNOWING."""


def by_hand(style: Style) -> Style:
    """The style of a search that has no net."""
    return KNOWING if style.learned else style
