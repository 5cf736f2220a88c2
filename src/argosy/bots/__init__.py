"""Players that decide from a view: random, greedy. How to write one: docs/bots.md.

>>> import random, argosy
>>> game = argosy.new_game("wonders", players=3, edition=2010, seed=7)
>>> bot = make("greedy")
>>> bot.decide(game.view(0), game.choices(0), random.Random(1)) in game.choices(0)
True
"""

from collections.abc import Callable
from functools import cache

from argosy.bots.greedy_bot import GreedyBot
from argosy.bots.random_bot import RandomBot
from argosy.bots.types import AnyChoice, Bot, View
from argosy.errors import ArgosyError

__all__ = ["AnyChoice", "Bot", "View", "bot", "make", "names"]

BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def names() -> tuple[str, ...]:
    """The names of all bots, the strongest first."""
    return tuple(BOTS)


def make(name: str) -> Bot:
    """A new bot. Raises ArgosyError for a name that does not exist."""
    if name not in BOTS:
        raise ArgosyError(f"there is no bot {name!r}: choose one of {', '.join(BOTS)}")
    return BOTS[name]()


@cache
def bot(name: str) -> Bot:
    """The one shared bot of this name: bots keep nothing between decisions, so one serves all tables."""
    return make(name)
