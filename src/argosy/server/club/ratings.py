"""Ratings as pages and programs see them, without the ids of guests, which are secret."""

from functools import partial
from typing import Literal

import msgspec

from argosy.server.auth.guests import visitor_of
from argosy.server.club import club_extra
from argosy.server.club.sides import BOT, GUEST
from argosy.server.club.stored_ratings import RatingRow, best, own_place
from argosy.server.storage.database import Database
from argosy.server.storage.rows import Guest
from argosy.web.club.ratings import GameRatings, RatedParty, RatingsPage
from argosy.web.games import GAMES
from argosy.web.models import GameName


class ApiRating(msgspec.Struct, frozen=True, kw_only=True):
    """One party of the ratings."""

    place: int | None
    """Null with a provisional rating, which only its owner sees."""
    kind: Literal["person", "bot"]
    name: str
    """Of a person who has agreed to be shown, or the id of a bot."""
    rating: int
    """100 (mu - 3 sigma)."""
    spread: int
    """100 sigma."""
    games: int
    provisional: bool
    """Not sure enough for a place: the spread is above 500."""


class ApiRatings(msgspec.Struct, frozen=True, kw_only=True):
    """The best hundred of a game with settled ratings, and the own one."""

    game: str
    best: tuple[ApiRating, ...]
    you: ApiRating | None


async def ratings_page(database: Database, guest: Guest) -> RatingsPage:
    """The page, both games."""
    games = [await _read(database, game, guest) for game in GAMES]
    return RatingsPage(
        visitor=visitor_of(guest, "/ratings"), games=tuple(games), is_there=club_extra.has(club_extra.RATINGS)
    )


async def api_ratings(database: Database, game: GameName, guest: Guest) -> ApiRatings:
    """One game for programs."""
    found = await _read(database, game, guest)
    return ApiRatings(
        game=game,
        best=tuple(map(_for_programs, found.best)),
        you=_for_programs(found.you) if found.you else None,
    )


async def _read(database: Database, game: GameName, guest: Guest) -> GameRatings:
    listed = await database.read(partial(best, game=game))
    own = await database.read(partial(own_place, game=game, guest=guest.id))
    return GameRatings(
        game=game,
        best=tuple(_line(one, guest, one.name) for one in listed),
        you=_line(own, guest, guest.name) if own else None,
    )


def _line(one: RatingRow, guest: Guest, name: str) -> RatedParty:
    is_bot = one.party.startswith(BOT)
    return RatedParty(
        place=one.place,
        name=name,
        bot=one.party.removeprefix(BOT) if is_bot else None,
        rating=one.rating.shown,
        spread=one.rating.spread,
        games=one.rating.games,
        is_provisional=not one.rating.is_settled,
        is_you=one.party == GUEST + guest.id,
    )


def _for_programs(one: RatedParty) -> ApiRating:
    return ApiRating(
        place=one.place,
        kind="person" if one.bot is None else "bot",
        name=one.name if one.bot is None else one.bot,
        rating=one.rating,
        spread=one.spread,
        games=one.games,
        provisional=one.is_provisional,
    )
