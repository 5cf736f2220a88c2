"""Presenters: fill the page values of `argosy.web.models` from tables. Everything comes from the viewer's own view."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from argosy import bots
from argosy.server.addresses import is_loopback
from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.guests import settings_of, visitor_of
from argosy.server.playing import Playing, Reveal, replayed
from argosy.server.rows import Deal, Entry, GameRequest, Guest, TableRow
from argosy.server.table import Table
from argosy.texts import words
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.models import (
    ErrorPage,
    GameName,
    HelpPage,
    LobbyPage,
    LogTurn,
    Notice,
    ReplayPage,
    RulesPage,
    SeatInfo,
    TablePage,
    TableSummary,
    Visitor,
)
from argosy.web.wonders.lobby import wonders_on_offer


def notice_of(refused: Refused) -> Notice:
    """What a refusal says on the page."""
    return Notice(code=refused.code, detail=refused.sentence, refusal=refused.refusal)


def table_page(table: Table, guest: Guest, base: str, notice: Notice | None = None) -> TablePage:
    """The table as one guest may see it. `base` is the address of the server, without a slash at its end."""
    row = table.row
    address = f"{base}/t/{row.id}"
    page = TablePage(
        table=row.id,
        visitor=visitor_of(guest, f"/t/{row.id}"),
        seat=table.seat_of(guest),
        version=table.version,
        phase=row.phase,
        seats=seat_infos(table, guest),
        game=game_name(row),
        edition=row.request.edition,
        boxes=row.request.boxes,
        teams=bool(row.request.options.get("teams")),
        is_host=row.host == guest.id,
        invite_url=address if any(seat.kind == "open" for seat in row.seats) else None,
        is_local_only=is_loopback(base),
        watch_url=address,
        rematch_url=f"/t/{row.rematch}" if row.rematch else None,
        spectators=table.spectators(),
        notice=notice,
    )
    return page if table.playing is None else _with_game(page, table.playing)


def _with_game(page: TablePage, playing: Playing) -> TablePage:
    """The page of a table whose game has begun, as the page's seat may see it."""
    game, scores, seat = playing.game, playing.scores, page.seat
    return msgspec.structs.replace(
        page,
        ruleset=game.ruleset,
        view=playing.view(seat),
        offers=None if seat is None or game.is_over else GAMES[page.game].offers(game, seat),
        reveal=playing.reveals[-1].events if playing.reveals else (),
        log=tuple(_log_turn(reveal) for reveal in playing.reveals),
        projection=None if game.is_over else scores,
        scores=scores if game.is_over else None,
        history=tuple(playing.history),
        can_undo=seat is not None and playing.can_undo(seat),
    )


def game_name(row: TableRow) -> GameName:
    """Which game is played at a table."""
    return GAMES[row.request.game].name


def seat_infos(table: Table, guest: Guest | None) -> tuple[SeatInfo, ...]:
    """Who sits where, the free city included."""
    row = table.row
    infos = [
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            is_you=guest is not None and seat.guest == guest.id,
            is_host=seat.guest is not None and seat.guest == row.host,
            is_connected=seat.guest is None or table.is_connected(seat.guest),
            last_seen=_seconds_since(table.last_seen.get(seat.guest or "")),
        )
        for seat in row.seats
    ]
    if infos[0].seat == 1:
        infos.insert(0, SeatInfo(seat=0, name="", kind="free_city"))
    return tuple(infos)


def replay_page(table: Table, entries: Sequence[Entry], guest: Guest, step: int) -> ReplayPage:
    """A finished game after `step` reveals, as a spectator saw it."""
    if table.row.phase != "over" or table.playing is None:
        raise Refused("not_over", "A game can be replayed when it is over.")
    reveals = table.playing.reveals
    at = min(step, len(reveals))
    then = replayed(entries, steps=at)
    return ReplayPage(
        table=table.id,
        visitor=visitor_of(guest, f"/t/{table.id}/replay?step={at}"),
        # Who is here now is no part of what happened then.
        seats=tuple(msgspec.structs.replace(info, is_connected=True) for info in seat_infos(table, guest)),
        game=game_name(table.row),
        edition=table.row.request.edition,
        ruleset=then.game.ruleset,
        view=then.game.view(None),
        step=at,
        steps=len(reveals),
        turn=_log_turn(reveals[at - 1]) if at else None,
        marks=tuple((number, reveal.age, reveal.turn) for number, reveal in enumerate(reveals, 1)),
        projection=None if then.game.is_over else then.scores,
        scores=then.scores if then.game.is_over else None,
    )


def lobby_page(
    guest: Guest,
    mine: Sequence[TableRow],
    waiting: Sequence[TableRow],
    finished: Sequence[TableRow],
    notice: Notice | None = None,
) -> LobbyPage:
    """The first page: what may be played, and the tables that are there."""
    return LobbyPage(
        visitor=visitor_of(guest, "/"),
        bots=bots.names(),
        levels=tuple(level.name for level in bots.LEVELS),
        wonders=wonders_on_offer(),
        running=tuple(summary(row, guest) for row in mine),
        open_tables=tuple(summary(row, guest) for row in waiting if not _sits(row, guest)),
        finished=tuple(summary(row, guest) for row in finished),
        notice=notice,
    )


def summary(row: TableRow, guest: Guest) -> TableSummary:
    """One line of the lobby's lists."""
    seat = next((seat.seat for seat in row.seats if seat.guest == guest.id), None)
    ranks = row.standing.ranks
    return TableSummary(
        table=row.id,
        game=game_name(row),
        edition=row.request.edition,
        players=row.request.players,
        boxes=row.request.boxes,
        teams=bool(row.request.options.get("teams")),
        names=_names(row, guest),
        open_seats=sum(seat.kind == "open" for seat in row.seats),
        age=row.standing.age,
        turn=row.standing.turn,
        your_turn=seat in row.standing.owing,
        is_over=row.phase == "over",
        is_yours=seat is not None or row.host == guest.id,
        result=row.standing.result,
        place=ranks[seat] if seat is not None and seat < len(ranks) else None,
    )


def help_page(guest: Guest, request: GameRequest) -> HelpPage:
    """How to play, with the cards, wonders and boxes of a game as the tables of this server have them."""
    game = GAMES[request.game].name
    return HelpPage(
        visitor=visitor_of(guest, GAME_PAGES[game].help_path),
        game=game,
        edition=request.edition,
        boxes=request.boxes,
        ruleset=new_game(Deal(request=request, seed=0)).ruleset,
    )


def rules_page(guest: Guest, game: GameName) -> RulesPage:
    """The rules of a game in full."""
    return RulesPage(visitor=visitor_of(guest, f"/rules/{game}"), game=game)


def error_page(refused: Refused, guest: Guest | None, path: str) -> ErrorPage:
    """What went wrong, as a page of its own."""
    visitor = visitor_of(guest, path) if guest else Visitor(path=path)
    return ErrorPage(visitor=visitor, status=refused.status, notice=notice_of(refused))


def _names(row: TableRow, guest: Guest) -> tuple[str, ...]:
    unnamed = words(settings_of(guest).language).say("Guest")
    return tuple(seat.name or unnamed for seat in row.seats if seat.kind != "open")


def _sits(row: TableRow, guest: Guest) -> bool:
    return any(seat.guest == guest.id for seat in row.seats)


def _log_turn(reveal: Reveal) -> LogTurn:
    events: Any = reveal.events  # all of one game, which no type can tell
    return LogTurn(age=reveal.age, turn=reveal.turn, moment=reveal.moment, events=events)


def _seconds_since(moment: float | None) -> float | None:
    return None if moment is None else time.time() - moment
