"""Webhooks page of a guest, and the texts that webhooks send."""

from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web import notices
from argosy.web.games import GAMES
from argosy.web.models import GameName, Notice, Visitor


class ShownHook(msgspec.Struct, frozen=True, kw_only=True):
    """One webhook of the list."""

    id: str
    address: str
    table: str = ""
    """The table that it is for; empty for all at which its owner sits."""
    is_off: bool = False
    note: str = ""
    """What went wrong last."""


class HooksPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /hooks: the webhooks of a guest."""

    visitor: Visitor
    hooks: tuple[ShownHook, ...] = ()
    table: str = ""
    """The table that a new one would be for."""
    address: str = ""
    """What was sent in vain stands there still."""
    is_there: bool = True
    """False where the server lacks the library that sends."""
    notice: Notice | None = None


def values(page: HooksPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    return {
        "asked": page.address,
        "hooks": page.hooks,
        "is_there": page.is_there,
        "notice": notices.sentence(w, page.notice),
        "of_table": page.table,
    }


def turn_words(w: Words, game: GameName, names: list[str], url: str) -> str:
    """Whom a table waits for."""
    return w.say(
        "{game}: waiting for {names}. {url}", game=GAMES[game].title(w), names=w.either(names, "and"), url=url
    )


def over_words(w: Words, game: GameName, names: list[str], url: str) -> str:
    """Return the message about the winners of a game."""
    who = w.either(names, "and")
    return w.say(
        "{game}: the game is over. First: {names}. {url}", game=GAMES[game].title(w), names=who, url=url
    )
