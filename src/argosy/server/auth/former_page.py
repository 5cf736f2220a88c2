"""Page values of a former guest, filled from the store: all belongings that can move."""

from argosy.server.api.api_models import public_id
from argosy.server.auth.account_linking import belongings
from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.pages.presenters import summary
from argosy.server.storage.rows import Guest
from argosy.web.account.models import Belongings, FormerGame, FormerPage

PATH = "/account/former"
MOST_SHOWN = 200
"""Games at a time; others are shown when some of these have moved."""


async def former_page(app_state: AppState, former: str, guest: Guest) -> FormerPage:
    """Page values of the belongings that can move from a former guest to a guest."""
    found = await belongings(app_state, former, guest.id) or Belongings()
    shown = [await _game(app_state, game, former) for game in found.games[:MOST_SHOWN]]
    return FormerPage(
        visitor=visitor_of(guest, PATH),
        former=public_id(former),
        belongings=found,
        games=tuple(game for game in shown if game is not None),
    )


async def _game(app_state: AppState, game: str, former: str) -> FormerGame | None:
    """One table of a former guest; None if it cannot be read."""
    try:
        row = await app_state.store.table(game)
    except Refused:
        return None
    if row is None:
        return None
    return FormerGame(
        summary=summary(row, Guest(id=former)),
        at=row.standing.ended or row.created,
        names=tuple(seat.name for seat in row.seats if seat.name and seat.guest != former),
    )
