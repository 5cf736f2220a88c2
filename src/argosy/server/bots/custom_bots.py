"""Third-party bots of a server: those that the host names and those of installed packages.

No name that a guest has typed is ever imported: guests choose among these.
"""

from collections.abc import Iterable

import structlog

from argosy import bots
from argosy.bots import third_party
from argosy.bots.subprocess_bot import look
from argosy.errors import ArgosyError

LONGEST_NAME = 40
"""Letters for which a seat has room in the database."""

log = structlog.get_logger()


def admit(names: Iterable[str]) -> tuple[str, ...]:
    """Look at every bot, each in a process of its own, and let guests choose it.

    All that they may choose then.

    names: those that the host has named. Raises ArgosyError that says what is wrong with one; a bot of a
    package that cannot play is left out with a line in the log.
    """
    named = tuple(dict.fromkeys(names))
    for name in named:
        _check(name)
        look(name)
    for one in third_party.entries():
        if one.name not in bots.BOTS and not third_party.is_known(one.name):
            _try(one.name)
    third_party.give(named)
    return tuple(bots.own_games())


def _check(name: str) -> None:
    if name in bots.BOTS:
        raise ArgosyError(f"{name} is a bot of Argosy, which everybody can choose anyway")
    if not bots.is_own(name) or third_party.without_budget(name) != name:
        raise ArgosyError(
            f"there is no bot {name!r} to add: a bot of your own is MODULE:ATTRIBUTE, for example mybots:Builder, "
            "or engine:COMMAND, for example engine:./my-engine"
        )
    if len(name) > LONGEST_NAME:
        raise ArgosyError(f"{name} is too long for a seat: at most {LONGEST_NAME} letters are not")


def _try(name: str) -> None:
    try:
        _check(name)
        look(name)
    except ArgosyError as error:
        third_party.note(name, error)
        log.warning("bot of a package is left out", bot=name, reason=str(error))
