"""Search backends by game: interface, registry, and the bots that use them."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar

from argosy.bots.types import C, View
from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.rules.rulesets import recall
from argosy.search.types import Budget, Found, Style

GAMES = {"WondersView": "wonders", "DuelView": "duel"}
"""The game that a view shows, by its kind. Of each there is a module here."""

R = TypeVar("R")


class BackendView(NamedTuple):
    """View types of a game's bot, to read messages with."""

    view: Any
    choices: Any


class Searcher(Protocol):
    """Interface of a search backend. seen: a view, or an information set of a game in this process."""

    GAME: str
    """The name of the game."""
    SHOWN: BackendView

    def search(self, seen: Any, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
        """Return the result of a search; only: the number of the one choice that is asked about."""
        ...

    def best_prior_move(self, seen: Any) -> int:
        """The number of the choice with the highest prior."""
        ...

    def best_prior_moves(self, batch: Any, where: Any) -> Any:
        """Return the number of that choice for each game of a batch, or for each of its seats."""
        ...

    def information_set_of(self, game: Any, seat: int) -> Any:
        """Return the information set of a seat."""
        ...

    def determinize(self, view: Any, seed: int) -> Any:
        """A game that fits a view."""
        ...


class JudgingBot(ABC):
    """A bot that asks a searcher, so that it plays every game that has one."""

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """The choice that it picks."""
        number = self.pick(searcher(view), view, [choice.number for choice in choices], rng)
        return next(choice for choice in choices if choice.number == number)

    @abstractmethod
    def pick(self, searcher: Searcher, seen: Any, numbers: Sequence[int], rng: random.Random, /) -> int:
        """The number of its choice, one of `numbers`. seen: a view, or what a seat knows of a game."""
        ...


def searcher(view: View) -> Searcher:
    """The module of the game that the view shows."""
    return searcher_of(game_of(view))


def game_of(view: View) -> str:
    """The name of the game that the view shows."""
    kind = type(view).__name__
    if kind not in GAMES:
        raise ArgosyError(f"no search can play a game with a {kind}; there is one for {', '.join(GAMES)}")
    return GAMES[kind]


def shown_by(game: str) -> BackendView:
    """Return the input of a game's bot."""
    return searcher_of(game).SHOWN


def searcher_of(game: str) -> Searcher:
    """The module of a game, loaded when it is needed."""
    return import_module(f"argosy.bots.{game}")  # pyright: ignore[reportReturnType]


def is_ready(game: str) -> bool:
    """Can a search of a game begin at once? Otherwise the compiler would come first."""
    return engine.wanted() == "plain" or engine.is_cached(engine.programs_of(game, searches=True))


def ruleset_of(view: View, kind: type[R], build: Callable[[], R]) -> R:
    """The ruleset with the fingerprint of the view: its facts are public, so a bot may know them.

    A table of this process has it; in a process of its own a bot builds it, with the facts that ARGOSY_DATA
    names.
    """
    ruleset = recall(view.fingerprint)
    if not isinstance(ruleset, kind):
        ruleset = build()
    if getattr(ruleset, "fingerprint", None) != view.fingerprint:
        raise ArgosyError(
            f"this table is played with other facts ({view.fingerprint[:12]}) than this process: "
            "set ARGOSY_DATA to the folder that the table was given as data"
        )
    return ruleset
