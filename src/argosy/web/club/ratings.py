"""Ratings page: the best players and bots of each game, and the viewer's place."""

from functools import partial
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.games import GAMES
from argosy.web.models import GameName, Visitor
from argosy.web.table.seats import bot_name

SETTLED_SPREAD = 500
"""The largest number behind ± of a settled rating."""


class RatedParty(msgspec.Struct, frozen=True, kw_only=True):
    """A line: a person under their name, or a bot."""

    place: int | None
    """None with a provisional rating."""
    name: str = ""
    bot: str | None = None
    rating: int
    spread: int
    games: int
    is_provisional: bool = False
    """Not sure enough for a place in the list."""
    is_you: bool = False


class GameRatings(msgspec.Struct, frozen=True, kw_only=True):
    """The best of one game."""

    game: GameName
    best: tuple[RatedParty, ...] = ()
    you: RatedParty | None = None
    """The visitor, once they have played a game that counts."""


class RatingsPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /ratings: the ratings of each game."""

    visitor: Visitor
    games: tuple[GameRatings, ...] = ()
    is_there: bool = True
    """False where the server lacks the library that rates."""


def values(page: RatingsPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    return {
        "is_there": page.is_there,
        "settled": SETTLED_SPREAD,
        "is_shown": page.visitor.settings.ranked,
        "tables": [(one.game, GAMES[one.game].title(w), one) for one in page.games],
        "signed": _signed,
        "called": partial(_called, w),
    }


def _signed(rating: float) -> str:
    """A number with a true minus sign."""
    return str(rating).replace("-", "−")


def _called(w: Words, one: RatedParty) -> str:
    """The name of a person or a bot."""
    return one.name or bot_name(w, one.bot)
