"""The bot that searches: a level is how long it thinks, what it knows, and how often its hand slips."""

import math
import random
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from argosy.bots.types import Bot, C, View
from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.search.types import PLAIN, Budget, Found, Style

GAMES = {"WondersView": "wonders", "DuelView": "duel"}
"""The game that a view shows, by its kind. Of the package of a game here `search` looks for the best choice."""

SEEDS = 63


class Search(Protocol):
    """What such a module does."""

    def __call__(self, seen: Any, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
        """What a search finds from a view, or from what a seat knows of a game; only: the number of the one choice that is asked
        about.
        """
        ...


class SearchBot:
    """Plays every game that has a search."""

    def __init__(self, budget: Budget, style: Style = PLAIN, slip: float = 0.0) -> None:
        self.budget, self.style = budget, style
        self.slip = slip
        """How much worse a choice may look, in chances to win, and still be made now and then; 0: the best one always."""

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """The choice that the search prefers."""
        number = self.pick(searcher(view), view, [choice.number for choice in choices], rng)
        return next(choice for choice in choices if choice.number == number)

    def pick(self, search: Search, seen: Any, numbers: Sequence[int], rng: random.Random) -> int:
        """The number that a search prefers. seen: a view, or what a seat knows of a game."""
        seed = rng.getrandbits(SEEDS)
        if len(numbers) == 1:
            return numbers[0]
        return picked(search(seen, self.budget, self.style, seed), self.slip, rng)


def searcher(view: View) -> Search:
    """The search of the game that the view shows."""
    kind = type(view).__name__
    if kind not in GAMES:
        raise ArgosyError(f"no search can play a game with a {kind}; there is one for {', '.join(GAMES)}")
    return import_module(f"argosy.bots.{GAMES[kind]}.search").search


def decide(bot: Bot, game: Any, seat: int, rng: random.Random) -> int:
    """The number that a bot chooses for a seat of a game that runs in this process.

    A bot that searches gets what the seat knows as a record, because a view takes longer to make and to read back than many
    searches take; there is no more in it (`argosy.search.duel.known`). Every other bot gets the view and the choices.
    """
    if type(bot) is SearchBot:  # not a bot that somebody has made of it: that one may look at the view
        room = import_module(f"argosy.bots.{game.ruleset.game}.search")
        return bot.pick(room.search, room.known_of(game, seat), game.numbers(seat), rng)
    return bot.decide(game.view(seat), game.choices(seat), rng).number


def picked(found: Found, slip: float, rng: random.Random) -> int:
    """The number of the choice that is made: the best, or with `slip` one that looks nearly as good."""
    if slip <= 0:
        return found.best.number
    best = found.best.value
    tried = [one for one in found.tried if one.visits > 0]
    weights = [math.exp(min(0.0, one.value - best) / slip) for one in tried]
    return rng.choices(tried, weights)[0].number


def is_ready(game: str) -> bool:
    """Can a search of a game begin at once? Otherwise the compiler would come first."""
    return engine.wanted() == "plain" or engine.is_cached(engine.programs_of(game, searches=True))
