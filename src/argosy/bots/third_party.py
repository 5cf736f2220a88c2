"""Third-party bots by name: lookup, loading and facts (docs/bots/writing-a-bot.md).

A name is `MODULE:ATTRIBUTE`, or what an installed package declares in the group `argosy.bots` of its entry
points. What stands there is a class or a function that makes a bot when it is called without arguments, or a
bot. `engine:COMMAND` is a program in any language (docs/bots/engines.md).
"""

import re
import sys
from collections import Counter
from collections.abc import Container
from functools import cache, reduce
from importlib import import_module
from importlib.metadata import PackageNotFoundError, entry_points, packages_distributions, version
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from argosy.bots.engine_bot import EngineBot
from argosy.bots.engine_process import EngineFailed
from argosy.bots.search_backends import GAMES, JudgingBot
from argosy.errors import ArgosyError

GROUP = "argosy.bots"
"""The group of entry points in which packages declare bots."""
PLACE = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
SHORT = re.compile(r"[\w.-]+")
"""What a package may call a bot: budgets stand behind @, and modules before a colon."""
PLAYABLE = tuple(GAMES.values())
ENGINE = "engine:"
"""Before the command of an engine."""


class Facts(msgspec.Struct, frozen=True):
    """Facts about a bot that are needed before it plays."""

    games: tuple[str, ...] = PLAYABLE
    """The games that it plays."""
    judges: bool = False
    """Does it ask our search? Then that had better be compiled."""
    is_engine: bool = False
    calls_itself: str = ""
    """What an engine says that its name is."""


class Declared(NamedTuple):
    """A bot of an installed package."""

    name: str
    place: str
    """MODULE:ATTRIBUTE."""
    package: str
    problem: str = ""
    """Why the name cannot be used; empty where it can."""


_known: dict[str, Facts | ArgosyError] = {}
_given: list[str] = []


def is_own(name: str) -> bool:
    """Could this be the name of a bot that somebody else has written?

    To be asked of names that no bot of ours has.
    """
    return ":" in name or any(one.name == name for one in entries())


def without_budget(name: str) -> str:
    """The name of a bot without the budget that may stand behind it.

    The command of an engine has none, and may hold an @.
    """
    return name if name.startswith(ENGINE) else name.partition("@")[0]


def make(name: str) -> Any:
    """A new bot, imported or started by this process. Raises ArgosyError that says what is wrong with it."""
    if name.startswith(ENGINE):
        return _engine(name)
    found = _found(name)
    if isinstance(found, type) or not hasattr(found, "decide"):
        found = _made(name, found)
    if not callable(getattr(found, "decide", None)):
        raise ArgosyError(f"{name} is no bot: a {type(found).__name__} has no decide(view, choices, rng)")
    return found


def facts_of(name: str, bot: Any) -> Facts:
    """Return a bot's description of itself. Raises ArgosyError for unknown games."""
    said = getattr(bot, "games", PLAYABLE)
    games = tuple(cast("tuple[Any, ...]", said)) if isinstance(said, tuple | list) else ()
    if not games or any(game not in PLAYABLE for game in games):
        right = " or ".join(f"({game!r},)" for game in PLAYABLE)
        raise ArgosyError(
            f"{name}: games is {said!r:.60}; right is {right}, or no such attribute for a bot that plays both"
        )
    is_engine = isinstance(bot, EngineBot)
    return Facts(games, isinstance(bot, JudgingBot), is_engine, bot.name if is_engine else "")


def facts(name: str) -> Facts:
    """Return the facts of a bot; it is imported here if nobody has looked at it before.

    Raises ArgosyError as `make`.
    """
    if name not in _known:
        bot = make(name)
        try:
            note(name, facts_of(name, bot))
        finally:
            if isinstance(bot, EngineBot):
                bot.close()
    known = _known[name]
    if isinstance(known, ArgosyError):
        raise known
    return known


def is_known(name: str) -> bool:
    """Has somebody looked at this bot?"""
    return name in _known


def note(name: str, known: Facts | ArgosyError) -> None:
    """Keep what is known of a bot, or why it cannot play."""
    _known[name] = known


def give(names: tuple[str, ...]) -> None:
    """Say which bots, beside those of packages, everybody may choose here: those that the host of a server
    has named.
    """
    _given[:] = names


def is_given(name: str) -> bool:
    """Has the host of a server named this bot?"""
    return name in _given


def names(taken: Container[str]) -> tuple[str, ...]:
    """The names of all bots that may be chosen here and can be made: those that were given, then those of
    packages, but for names that are taken.
    """
    declared = (one.name for one in entries() if not one.problem and one.name not in taken)
    return tuple(name for name in dict.fromkeys((*_given, *declared)) if _is_sound(name))


def use_current_folder() -> None:
    """Let modules be found in the current folder, as `python -m` does."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)


@cache
def entries() -> tuple[Declared, ...]:
    """The bots that installed packages declare, by name."""
    found = sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value))
    counts = Counter(one.name for one in found)
    return tuple(
        Declared(
            one.name,
            one.value.replace(" ", ""),
            one.dist.name if one.dist else "",
            _problem(one.name, counts),
        )
        for one in found
    )


@cache
def package_of(name: str) -> str:
    """The installed package that a bot comes from, with its version: `chess-bots 1.2`.

    Empty for a module of no package, and for an engine.
    """
    if name.startswith(ENGINE):
        return ""
    declared = next((one.package for one in entries() if one.name == name), "")
    package = declared or next(
        iter(packages_distributions().get(name.partition(":")[0].split(".")[0], ())), ""
    )
    try:
        return f"{package} {version(package)}" if package else ""
    except PackageNotFoundError:
        return ""


def _problem(name: str, counts: Counter[str]) -> str:
    if not SHORT.fullmatch(name):
        return f"{name!r} is no name for a bot: letters, digits, dots and hyphens are"
    return f"{counts[name]} packages have a bot {name}: name it MODULE:ATTRIBUTE" if counts[name] > 1 else ""


def _is_sound(name: str) -> bool:
    try:
        facts(name)
    except ArgosyError:
        return False
    return True


def _engine(name: str) -> EngineBot:
    try:
        return EngineBot(name.removeprefix(ENGINE))
    except EngineFailed as error:
        raise ArgosyError(f"{name}: {error}") from None


def _place(name: str) -> str:
    """MODULE:ATTRIBUTE."""
    declared = next((one for one in entries() if one.name == name), None)
    if declared is not None and declared.problem:
        raise ArgosyError(declared.problem)
    place = name if declared is None else declared.place
    if not PLACE.fullmatch(place):
        raise ArgosyError(f"{place!r} is no place of a bot: MODULE:ATTRIBUTE is, for example mybots:Builder")
    return place


def _found(name: str) -> Any:
    """Return the object at the place."""
    module, _, attribute = _place(name).partition(":")
    try:
        home = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise ArgosyError(f"{name}: importing {module} {raised(error)}") from error
        raise ArgosyError(
            f"{name}: there is no module {error.name}, neither in the current folder nor among installed packages"
        ) from error
    except (Exception, SystemExit) as error:
        raise ArgosyError(f"{name}: importing {module} {raised(error)}") from error
    try:
        return reduce(getattr, attribute.split("."), home)
    except AttributeError:
        raise ArgosyError(f"{name}: the module {module} has no {attribute}") from None


def _made(name: str, found: Any) -> Any:
    if not callable(found):
        raise ArgosyError(f"{name} is no bot: a {type(found).__name__} has no decide(view, choices, rng)")
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise ArgosyError(f"{name}: making the bot {raised(error)}") from error


def raised(error: BaseException) -> str:
    """Return an exception in one line."""
    first, *_ = f"{error}".strip().splitlines() or [""]
    return f"raised {type(error).__name__}{': ' if first else ''}{first:.200}"
