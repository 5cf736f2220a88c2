"""Presenters: page values of `argosy.web.models`, filled from the viewer's own view."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from argosy import bots
from argosy.bots.custom_nets import some_lack_a_net
from argosy.coach import Advice
from argosy.server.auth.guests import settings_of, visitor_of, voyages_of
from argosy.server.club import club_extra
from argosy.server.club.sides import may_count
from argosy.server.engine import Game, new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.http.own_addresses import in_network, reach_of
from argosy.server.storage.rows import Deal, GameRequest, Guest, SeatRow, TableRow
from argosy.server.tables import planned_moves
from argosy.server.tables.clocks import bot_of, is_played_for
from argosy.server.tables.coaching import may_ask
from argosy.server.tables.event_log import Reveal
from argosy.server.tables.leave_table import is_asked_to_end
from argosy.server.tables.rematch import is_declined_by
from argosy.server.tables.replay_cache import Recording
from argosy.server.tables.running_game import RunningGame
from argosy.server.tables.seats import has_capacity, is_kept, may_be_deleted
from argosy.server.tables.table import Table
from argosy.server.tables.tutorial import guide_of
from argosy.server.tournaments.rounds import tournament_of
from argosy.texts import Words, words
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.models import (
    CoachPage,
    CompileNotice,
    ErrorPage,
    GameName,
    GonePage,
    HelpPage,
    LobbyPage,
    LogTurn,
    Milestones,
    NetworkSwitch,
    Notice,
    RecordsPage,
    ReplayPage,
    RulesPage,
    SeatInfo,
    TablePage,
    TableSummary,
    Visitor,
)
from argosy.web.rulebook_pages.introductions import glossary_address, introductions_address
from argosy.web.table.seats import numbered_bot_name
from argosy.web.table.talk import REMATCH, TalkLine
from argosy.web.wonders.lobby import wonders_on_offer


def notice_of(refused: Refused) -> Notice:
    """Return the notice of a refusal."""
    return Notice(code=refused.code, detail=refused.sentence, refusal=refused.refusal)


def table_page(table: Table, guest: Guest, base: str, notice: Notice | None = None) -> TablePage:
    """The table as one guest may see it. `base` is the address of the server, without a slash at its end."""
    row, guide = table.row, guide_of(table, guest)
    address, reach = f"{base}/t/{row.id}", reach_of(base)
    page = TablePage(
        table=row.id,
        visitor=visitor_of(guest, f"/t/{row.id}"),
        seat=table.seat_of(guest),
        version=table.version_for(guest),
        phase=row.phase,
        seats=seat_infos(table, guest),
        game=game_name(row),
        edition=row.request.edition,
        expansions=row.request.expansions,
        teams=bool(row.request.options.get("teams")),
        is_host=row.host == guest.id,
        ended_by=row.standing.ended_by,
        ranks=row.standing.ranks,
        is_asked_to_end=is_asked_to_end(table, guest),
        can_delete=can_delete(table, guest),
        is_listed=row.listed,
        invite_url=address if has_capacity(row) else None,
        invited=table.invited if row.phase == "waiting" and row.host == guest.id else (),
        reach=reach,
        network_base=in_network(base) if reach == "computer" else None,
        watch_url=address,
        rematch_url=f"/t/{row.rematch}" if row.rematch else None,
        rematch_asker=rematch_asker(table, guest),
        tournament=tournament_of(row),
        spectators=table.subscribers.spectators(),
        talk=talk_lines(table, guest),
        is_guided=guide is not None,
        hints_seen=guide.seen if guide and guide.is_on else None,
        clock=row.request.clock,
        lacks_clock=lacks_clock(row),
        has_coach=may_ask(row),
        seconds_left=_seconds_left(row),
        are_bots_busy=bool(table.autoplay.late_bots),
        milestones=table.milestones.get(guest.id, Milestones()),
        turning_point=table.turning_point,
        notice=notice,
    )
    if table.playing is None:
        return page
    shown = _with_plan(_with_game(page, table.playing), table, guest)
    if page.ended_by != "play":
        view = msgspec.structs.replace(table.playing.view(page.seat), owing=())
        return msgspec.structs.replace(shown, view=view, offers=None, can_undo=False)
    return (
        msgspec.structs.replace(shown, undo_seconds=table.autoplay.seconds_to_undo())
        if shown.can_undo
        else shown
    )


def coach_page(
    table: Table, guest: Guest, base: str, advice: tuple[Advice, ...], notice: Notice | None = None
) -> CoachPage:
    """Return the coach's advice to one guest, or why there is none."""
    return CoachPage(table=table_page(table, guest, base), advice=advice, notice=notice)


def _with_game(page: TablePage, playing: RunningGame) -> TablePage:
    """The page of a table whose game has begun, as the page's seat may see it."""
    game, scores, seat = playing.game, playing.scores, page.seat
    return msgspec.structs.replace(
        page,
        ruleset=game.ruleset,
        view=playing.view(seat),
        offers=None if seat is None else playing.offers(seat),
        reveal=playing.reveals[-1].events if playing.reveals else (),
        log=tuple(log_turn(reveal) for reveal in playing.reveals),
        projection=None if game.is_over else scores,
        scores=scores if game.is_over else None,
        history=tuple(playing.history),
        seconds_asked=_seconds_since(playing.asked_at or None),
        can_undo=seat is not None and playing.can_undo(seat),
    )


def _with_plan(page: TablePage, table: Table, guest: Guest) -> TablePage:
    """The page of somebody who may plan their next turn, or has."""
    playing, plan = table.playing, table.plan_of(guest)
    if playing is None or page.seat is None or page.phase != "playing":
        return page
    is_played_by_bot = any(is_played_for(seat) for seat in table.row.seats if seat.seat == page.seat)
    return msgspec.structs.replace(
        page,
        plan_offers=None if is_played_by_bot else planned_moves.offers(playing, page.seat),
        planned=planned_moves.planned(playing, plan) if plan else None,
    )


def talk_lines(table: Table, guest: Guest) -> tuple[TalkLine, ...] | None:
    """Lines of the talk at a table; None for guests who do not want it, and for one person with bots."""
    people = sum(seat.kind == "human" for seat in table.row.seats)
    if not settings_of(guest).talk or (people < 2 and not table.talk):
        return None
    own = table.seat_of(guest)
    return tuple(
        TalkLine(
            seq=one.seq, seat=one.seat, name=one.name, text=one.text, sign=one.sign, is_you=one.seat == own
        )
        for one in table.talk
    )


def rematch_asker(table: Table, guest: Guest) -> str | None:
    """Name of whoever has asked a guest for a rematch; None if nobody has, or the guest has declined."""
    if table.row.rematch is None or table.seat_of(guest) is None or is_declined_by(table, guest):
        return None
    asked = next((line for line in reversed(table.talk) if line.sign == REMATCH), None)
    return asked.name if asked is not None and asked.guest != guest.id else None


def can_delete(table: Table, guest: Guest) -> bool:
    """May a guest take this table away?"""
    return table.row.host == guest.id and may_be_deleted(table.row, table.chosen)


def lacks_clock(row: TableRow) -> bool:
    """True if a game is not rated only because it has no clock."""
    would_count = club_extra.has(club_extra.RATINGS) and may_count(
        row.request, is_guided=row.guide is not None
    )
    return would_count and not row.request.clock


def has_searching_bots(row: TableRow) -> bool:
    """Do bots play that have to be compiled first?"""
    return any(seat.bot is not None and bots.searches(seat.bot) for seat in row.seats)


def game_name(row: TableRow) -> GameName:
    """Return the name of a table's game."""
    return GAMES[row.request.game].name


def seat_infos(table: Table, guest: Guest | None) -> tuple[SeatInfo, ...]:
    """Return the players by seat, the free city included."""
    row = table.row
    infos = [
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind="bot" if is_kept(seat) else seat.kind,
            bot=bot_of(seat),
            package=_package(bot_of(seat)),
            is_kept=is_kept(seat),
            has_left=seat.has_left,
            is_played_for=is_played_for(seat),
            is_you=guest is not None and seat.guest == guest.id,
            is_host=seat.guest is not None and seat.guest == row.host,
            is_connected=seat.guest is None or table.subscribers.is_connected(seat.guest),
            last_seen=_seconds_since(table.subscribers.last_seen.get(seat.guest or "")),
        )
        for seat in row.seats
    ]
    if infos[0].seat == 1:
        infos.insert(0, SeatInfo(seat=0, name="", kind="free_city"))
    return tuple(infos)


def _package(bot: str | None) -> str:
    """The package of a bot that somebody else has written; empty for ours."""
    return "" if bot is None or not bots.is_own(bot) else bots.package_of(bot)


def replay_page(table: Table, recording: Recording, guest: Guest, step: int, base: str) -> ReplayPage:
    """A moment of a table's finished game, with everything that was secret then."""
    address = f"/t/{table.id}/replay"
    # Who is here now is no part of what happened then.
    seats = tuple(msgspec.structs.replace(info, is_connected=True) for info in seat_infos(table, guest))
    page = recording_page(recording, min(step, len(recording.moments) - 1), visitor_of(guest, address), seats)
    return msgspec.structs.replace(
        page,
        table=table.id,
        seat=table.seat_of(guest),
        address=address,
        analysis_path=f"/t/{table.id}/analysis",
        link=f"{base}{address}?step={page.step}",
        back=f"/t/{table.id}",
        visitor=visitor_of(guest, f"{address}?step={page.step}"),
    )


def record_replay_page(record: str, recording: Recording, guest: Guest, step: int, base: str) -> ReplayPage:
    """A moment of a game that somebody has brought along.

    Who sat there is not in a record: players are numbered.
    """
    address, w = f"/r/{record}", words(settings_of(guest).language)
    seats = numbered_seats(recording.moments[0].game, w)
    page = recording_page(recording, min(step, len(recording.moments) - 1), visitor_of(guest, address), seats)
    return msgspec.structs.replace(
        page,
        address=address,
        analysis_path=f"{address}/analysis",
        link=f"{base}{address}?step={page.step}",
        back="/records",
        visitor=visitor_of(guest, f"{address}?step={page.step}"),
    )


def numbered_seats(game: Game, w: Words, own: int | None = None) -> tuple[SeatInfo, ...]:
    """The seats of a game of which nobody knows who sat there; players are numbered. own: the seat of who
    looks at it.
    """
    players = game.players
    return tuple(
        SeatInfo(
            seat=seat, name=w.say("Player {n}", n=players.index(seat) + 1), kind="human", is_you=seat == own
        )
        if seat in players
        else SeatInfo(seat=seat, name="", kind="free_city")
        for seat in range(max(players) + 1)
    )


def records_page(guest: Guest, text: str = "", notice: Notice | None = None) -> RecordsPage:
    """The page that opens a record; a text that was refused stands there still."""
    return RecordsPage(visitor=visitor_of(guest, "/records"), text=text, notice=notice)


def recording_page(
    recording: Recording, step: int, visitor: Visitor, seats: tuple[SeatInfo, ...]
) -> ReplayPage:
    """A moment of a recording, as anybody may see it; where it is shown comes on top."""
    moment = recording.moments[step]
    game = moment.game
    scores = game.scores()
    return ReplayPage(
        table="",
        visitor=visitor,
        seats=seats,
        game=GAMES[game.ruleset.game].name,
        edition=getattr(game.ruleset, "edition", 0),
        ruleset=game.ruleset,
        view=game.view(None),
        views={seat: game.view(seat) for seat in game.players},
        choices=moment.choices,
        step=step,
        log=tuple(log_turn(reveal) for reveal in recording.reveals),
        projection=None if game.is_over else scores,
        scores=scores if game.is_over else None,
        history=recording.history,
        is_finished=recording.moments[-1].game.is_over,
    )


def lobby_page(
    guest: Guest,
    mine: Sequence[TableRow],
    waiting: Sequence[TableRow],
    finished: Sequence[TableRow],
    notice: Notice | None = None,
    compile_status: tuple[CompileNotice, ...] = (),
    network: NetworkSwitch | None = None,
    records: Mapping[str, tuple[int, int]] | None = None,
) -> LobbyPage:
    """The first page: what may be played, and the tables that are there."""
    return LobbyPage(
        network=network,
        records=records or {},
        visitor=visitor_of(guest, "/"),
        bots=bots.names_without_search(),
        levels=tuple(level.name for level in bots.LEVELS),
        own_bots=bots.own_games(),
        wonders=wonders_on_offer(),
        compile_status=compile_status,
        some_lack_a_net=some_lack_a_net(),
        running=tuple(summary(row, guest) for row in mine),
        open_tables=tuple(summary(row, guest) for row in waiting),
        finished=tuple(summary(row, guest) for row in finished),
        voyages=frozenset(game.name for game in GAMES.values() if game.name in voyages_of(guest)),
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
        expansions=row.request.expansions,
        teams=bool(row.request.options.get("teams")),
        names=_names(row, guest),
        open_seats=sum(seat.kind == "open" for seat in row.seats),
        age=row.standing.age,
        turn=row.standing.turn,
        your_turn=seat in row.standing.owing,
        seconds_left=_seconds_left(row),
        is_over=row.phase == "over",
        is_yours=seat is not None or row.host == guest.id,
        is_guided=row.guide is not None,
        result=row.standing.result,
        ended_by=row.standing.ended_by,
        place=ranks[seat] if seat is not None and seat < len(ranks) else None,
    )


def help_page(guest: Guest, request: GameRequest) -> HelpPage:
    """The help page of a game: how to play, with the cards, wonders and expansions of this server."""
    game = GAMES[request.game].name
    return HelpPage(
        visitor=visitor_of(guest, GAME_PAGES[game].help_path),
        game=game,
        edition=request.edition,
        expansions=request.expansions,
        ruleset=new_game(Deal(request=request, seed=0)).ruleset,
    )


def signs_page(guest: Guest, request: GameRequest) -> HelpPage:
    """The glossary of a game, with what the expansions of the request print."""
    page = help_page(guest, request)
    return msgspec.structs.replace(
        page, visitor=visitor_of(guest, glossary_address(GAME_PAGES[page.game], page))
    )


def introductions_page(guest: Guest, request: GameRequest) -> HelpPage:
    """Return the introductions of the expansions in the request."""
    page = help_page(guest, request)
    address = introductions_address(GAME_PAGES[page.game], page)
    return msgspec.structs.replace(page, visitor=visitor_of(guest, address))


def rules_page(guest: Guest, game: GameName, chapter: str = "", query: str = "") -> RulesPage:
    """The rules of a game as a book."""
    address = "/".join(part for part in ("/rules", game, chapter) if part)
    return RulesPage(visitor=visitor_of(guest, address), game=game, chapter=chapter, query=query)


def gone_page(table: Table, guest: Guest) -> GonePage:
    """Return the page of a deleted table, for those who still watch it."""
    return GonePage(visitor=visitor_of(guest, "/"), version=table.version_for(guest))


def error_page(refused: Refused, guest: Guest | None, path: str) -> ErrorPage:
    """Return the page of an error."""
    visitor = visitor_of(guest, path) if guest else Visitor(path=path)
    return ErrorPage(
        visitor=visitor, status=refused.status, notice=notice_of(refused), download=refused.download
    )


def _names(row: TableRow, guest: Guest) -> tuple[str, ...]:
    w = words(settings_of(guest).language)
    return tuple(
        w.say("You") if seat.guest == guest.id and not seat.name else _name(w, seat)
        for seat in row.seats
        if seat.kind != "open"
    )


def _name(w: Words, seat: SeatRow) -> str:
    if seat.kind == "bot" and seat.bot:
        return numbered_bot_name(w, seat.bot, seat.name)
    return seat.name or w.say("Guest")


def log_turn(reveal: Reveal) -> LogTurn:
    """A reveal as the log shows it."""
    events: Any = reveal.events  # all of one game, which no type can tell
    return LogTurn(age=reveal.age, turn=reveal.turn, moment=reveal.moment, events=events)


def _seconds_left(row: TableRow) -> float | None:
    return None if row.due is None else max(0.0, row.due - time.time())


def _seconds_since(moment: float | None) -> float | None:
    return None if moment is None else time.time() - moment
