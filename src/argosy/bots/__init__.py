"""Bots that decide from a view: random, greedy, and levels with a search (docs/bots/writing-a-bot.md).

>>> import random, argosy
>>> game = argosy.new_game("wonders", players=3, edition=2010, seed=7)
>>> bot = make("greedy")
>>> bot.decide(game.view(0), game.choices(0), random.Random(1)) in game.choices(0)
True
"""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from random import Random
from typing import Any, NamedTuple

import msgspec

from argosy.bots import third_party
from argosy.bots.greedy_bot import GreedyBot
from argosy.bots.levels import LEVELS, Effort, Level, budget_said
from argosy.bots.random_bot import RandomBot
from argosy.bots.search_backends import JudgingBot, is_ready, searcher_of
from argosy.bots.search_bot import SearchBot
from argosy.bots.types import AnyChoice, Bot, Decision, View
from argosy.errors import ArgosyError
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget

__all__ = [
    "LEVELS",
    "AnyChoice",
    "Bot",
    "Decision",
    "View",
    "bot",
    "check_plays",
    "decide",
    "decide_by_search",
    "games_of",
    "is_own",
    "judges",
    "make",
    "names",
    "names_without_search",
    "own_games",
    "package_of",
    "quick",
    "searches",
]

STAND_IN = "greedy"
"""Plays for a bot that searches until the searches are compiled."""
PLAIN_SEARCH = Level("plain-search", Effort(2_000), Effort(2_000), 0.0, PLAIN)
"""Searches without knowledge of the game: a measure for the levels."""
CAPTAIN_1 = Level("captain-1", Effort(5_000), Effort(5_000), 3.0, KNOWING)
"""The captain as it was before it had a net, kept as it is: a fixed opponent that shows progress."""


CAPTAIN_2 = Level(
    "captain-2",
    Effort(5_000),
    Effort(5_000),
    3.0,
    msgspec.structs.replace(LEARNED, fixed_nets="captain-2"),
)
"""The captain of 27 November 2026, with its nets in Duel: the next fixed opponent.

Whoever changes a search or a net gives it what it had (tests/bots/test_fixed_bots.py).
"""


class BotRow(NamedTuple):
    """One bot of ours; it plays every game."""

    make: Callable[[Budget | None], Bot]
    """A new one; bots that search may be given another budget than their own."""
    searches: bool = False
    judges: bool = True
    """True for bots that ask the search, if only for its heuristic: they need it compiled."""


def _searching(level: Level, budget: Budget | None) -> Bot:
    return SearchBot(budget or level.budgets, level.style, level.temperatures)


def _greedy(_budget: Budget | None) -> Bot:
    return GreedyBot()


def _random(_budget: Budget | None) -> Bot:
    return RandomBot()


BOTS: dict[str, BotRow] = {
    **{level.name: BotRow(partial(_searching, level), searches=True) for level in reversed(LEVELS)},
    **{
        level.name: BotRow(partial(_searching, level), searches=True)
        for level in (PLAIN_SEARCH, CAPTAIN_1, CAPTAIN_2)
    },
    "greedy": BotRow(_greedy),
    "random": BotRow(_random, judges=False),
}


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all bots that play a game; without one, of those that play every game.

    Levels come first, the strongest before the others, then our other bots, then those of others
    (`argosy.bots.third_party`).
    """
    wanted = {game} if game else {*third_party.PLAYABLE}
    return (*BOTS, *(name for name, games in own_games().items() if wanted <= {*games}))


def package_of(name: str) -> str:
    """The package that a bot comes from, with its version: `argosy 0.2.0`; empty where there is none."""
    bare = third_party.without_budget(name)
    return f"argosy {version('argosy')}" if bare in BOTS else third_party.package_of(bare)


def own_games() -> dict[str, tuple[str, ...]]:
    """The bots of others that may be chosen here, and the games that they play."""
    return {name: third_party.facts(name).games for name in third_party.names(BOTS)}


def games_of(name: str) -> tuple[str, ...]:
    """The games that a bot plays. Raises ArgosyError for a bot of others that cannot be made."""
    bare = third_party.without_budget(name)
    return third_party.PLAYABLE if bare in BOTS else third_party.facts(bare).games


def names_without_search() -> tuple[str, ...]:
    """The names of the bots that decide at once, the stronger first."""
    return tuple(name for name, row in BOTS.items() if not row.searches)


def make(name: str) -> Bot:
    """A new bot.

    Behind the name of one that searches a budget may stand: `captain@50ms`, `plain-search@2000`.

    A bot that somebody else has written is imported (`argosy.bots.third_party`). Raises ArgosyError for a
    name that does not exist.
    """
    bare = third_party.without_budget(name)
    said = name.removeprefix(bare)
    if bare not in BOTS and not third_party.is_own(bare):
        raise ArgosyError(
            f"there is no bot {name!r}: choose one of {', '.join(known())}, or your own by MODULE:ATTRIBUTE or engine:COMMAND"
        )
    if said and not searches(bare):
        raise ArgosyError(f"{name}: {bare} does not search, so it needs no budget")
    if bare not in BOTS:
        return third_party.make(bare)
    return BOTS[bare].make(budget_said(said[1:]) if said else None)


def known() -> tuple[str, ...]:
    """Every name that means a bot here without a module before it: ours, and those of packages."""
    return tuple(dict.fromkeys((*BOTS, *(one.name for one in third_party.entries() if not one.problem))))


def is_own(name: str) -> bool:
    """Is this the name of a bot that somebody else has written? Ours go before those of packages."""
    bare = third_party.without_budget(name)
    return bare not in BOTS and third_party.is_own(bare)


def check_plays(name: str, game: str) -> None:
    """Raise ArgosyError if a bot does not play a game."""
    bare = third_party.without_budget(name)
    if bare in BOTS or not third_party.is_own(bare) or game not in third_party.PLAYABLE:
        return
    if game not in third_party.facts(bare).games:
        raise ArgosyError(f"{bare} does not play {game}: choose one of {', '.join(names(game))}")


@cache
def bot(name: str) -> Bot:
    """The one shared bot of this name: bots keep nothing between decisions, so one serves all tables."""
    return make(name)


def searches(name: str) -> bool:
    """Does the bot of this name search? A name of nobody does not."""
    bare = third_party.without_budget(name)
    return bare in BOTS and BOTS[bare].searches


def judges(name: str) -> bool:
    """Return whether the bot of this name asks the search or its heuristic; False for unknown names."""
    bare = third_party.without_budget(name)
    if bare in BOTS:
        return BOTS[bare].judges
    return third_party.is_own(bare) and third_party.facts(bare).judges


def quick(name: str, game: str) -> str:
    """The bot to ask where nobody can wait for the compiler: the one of this name, or who stands in for
    it.
    """
    return STAND_IN if searches(name) and not is_ready(game) else name


def decide(bot: Bot, game: Any, seat: int, rng: Random) -> int:
    """The number that a bot chooses for a seat of a game that runs in this process.

    A bot that judges gets what the seat knows as a record, because a view takes longer to make and to read
    back than many searches take; there is no more in it (`argosy.search.duel.hidden_information.from_view`).
    Every other bot gets the view and the choices.
    """
    return decide_by_search(bot, game, seat, rng).number


def decide_by_search(bot: Bot, game: Any, seat: int, rng: Random) -> Decision:
    """The same choice with the result of the search, if one of our search bots has made it."""
    # Because a subclass may look at the view, only the bots themselves get the record.
    if isinstance(bot, JudgingBot) and type(bot) in (SearchBot, GreedyBot):
        searcher = searcher_of(game.ruleset.game)
        seen, numbers = searcher.information_set_of(game, seat), game.numbers(seat)
        if type(bot) is SearchBot:
            return bot.pick_by_search(searcher, seen, numbers, rng)
        return Decision(bot.pick(searcher, seen, numbers, rng))
    return Decision(bot.decide(game.view(seat), game.choices(seat), rng).number)
