"""Page values of the tournament list and of one tournament, filled from the store."""

from collections.abc import Sequence

from argosy import bots
from argosy.server.auth.guests import visitor_of
from argosy.server.storage.rows import Guest
from argosy.server.tournaments.pairing import tables_of
from argosy.server.tournaments.standings import PlayerStanding, standings
from argosy.server.tournaments.values import SeatAssignment, Tournament
from argosy.web.club.tournament_models import (
    EntrantLine,
    Played,
    RoundLine,
    TournamentLine,
    TournamentPage,
    TournamentsPage,
)
from argosy.web.models import Invited, LobbyPage, Notice, TableSummary

LIST = "/tournaments"


def list_page(guest: Guest, found: Sequence[Tournament], notice: Notice | None = None) -> TournamentsPage:
    """All tournaments."""
    return TournamentsPage(
        visitor=visitor_of(guest, LIST),
        form=_form(guest, LIST),
        lines=tuple(map(_line, found)),
        notice=notice,
    )


def one_page(
    guest: Guest, found: Tournament, notice: Notice | None = None, invited: tuple[Invited, ...] = ()
) -> TournamentPage:
    """One tournament. invited: the bots that were asked, which its maker sees."""
    path = f"{LIST}/{found.id}"
    return TournamentPage(
        visitor=visitor_of(guest, path),
        form=_form(guest, path),
        line=_line(found),
        entrants=tuple(_entrant(one, guest) for one in standings(found)),
        rounds=tuple(_round(found, number) for number in range(found.round, 0, -1)),
        is_maker=found.host == guest.id,
        invited=invited if found.host == guest.id else (),
        takes_part=any(one.guest == guest.id for one in found.active),
        awaits_round=found.awaits_round,
        notice=notice,
    )


def _form(guest: Guest, path: str) -> LobbyPage:
    """Return the fields of the lobby's form about a game, and the bots."""
    return LobbyPage(
        visitor=visitor_of(guest, path),
        bots=bots.names_without_search(),
        levels=tuple(level.name for level in bots.LEVELS),
        own_bots=bots.own_games(),
    )


def _line(found: Tournament) -> TournamentLine:
    request = found.request
    return TournamentLine(
        id=found.id,
        title=found.name,
        state=found.state,
        game=TableSummary(
            table="",
            game="duel" if request.game == "duel" else "wonders",
            edition=request.edition,
            players=request.players,
            expansions=request.expansions,
        ),
        clock=request.clock,
        is_round_robin=found.system == "round_robin",
        round=found.round,
        rounds=found.rounds,
        entrants=len(found.entrants),
        most=found.most,
    )


def _entrant(one: PlayerStanding, guest: Guest) -> EntrantLine:
    return EntrantLine(
        number=one.entrant.number,
        name=one.entrant.name,
        bot=one.entrant.bot,
        is_you=one.entrant.guest == guest.id,
        gone=one.entrant.gone,
        rank=one.rank,
        points=one.points,
        buchholz=one.buchholz,
        games=one.games,
        byes=one.byes,
    )


def _round(found: Tournament, number: int) -> RoundLine:
    here = [place for place in found.places if place.round == number]
    return RoundLine(
        number=number,
        tables=tuple(_played(places) for places in tables_of(here).values()),
        byes=tuple(place.number for place in here if not place.game),
    )


def _played(places: Sequence[SeatAssignment]) -> Played:
    return Played(
        table=places[0].game,
        entrants=tuple(place.number for place in places),
        points=tuple(place.points for place in places),
    )
