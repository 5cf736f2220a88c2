"""Statistics of games of strong bots by family of tables: the data file of docs/strategy and its page.

`scripts/make_strategy.py` writes strategy.json.
"""

from functools import cache
from importlib.resources import files

import msgspec

FILE = "strategy.json"


class StrategyLine(msgspec.Struct, frozen=True, array_like=True):
    """Share of wins of a thing: a wonder, a seat, a token, a number of symbols."""

    thing: str
    count: int
    """Cities that had it; of the ways in which games end: games."""
    share: float
    """Share of them that won; of ends: share of games."""
    low: float
    """Lower end of the 95 % interval."""
    high: float
    points: float
    """Mean points; of ends: share of those games that the first player won."""


class BuiltLine(msgspec.Struct, frozen=True, array_like=True):
    """Mean number of cards of a colour from the deck of an Age, of winners and of the others."""

    age: str
    """1, 2 or 3; `12` of cards that are in the decks of two Ages."""
    color: str
    winners: float
    winners_off: float
    """Half of the 95 % interval."""
    others: float
    others_off: float


class StrategyTable(msgspec.Struct, frozen=True):
    """Lines of one subject; where things have no order, the one with the most wins first."""

    name: str
    """`ends`, `seats`, `boards` ...: docs/strategy/index.md."""
    kind: str
    """Of the names of its things (`argosy.texts.names`); empty where they are numbers."""
    lines: tuple[StrategyLine, ...]


class StrategyFamily(msgspec.Struct, frozen=True):
    """A kind of table."""

    name: str
    game: str
    players: int
    edition: int | None
    expansions: tuple[str, ...]
    teams: bool
    bot: str
    """Name of the bot that had every seat, with its budget."""
    games: int
    fingerprint: str
    """Of the rules."""
    tables: tuple[StrategyTable, ...]
    built: tuple[BuiltLine, ...]

    @property
    def par(self) -> float:
        """Share of wins if nothing mattered."""
        return 1 / self.players


class Strategy(msgspec.Struct, frozen=True):
    """The whole file."""

    version: str
    """Version of Argosy that played."""
    families: tuple[StrategyFamily, ...]


@cache
def strategy() -> Strategy:
    """The statistics that are shipped."""
    return msgspec.json.decode(files("argosy.coach").joinpath(FILE).read_bytes(), type=Strategy)
