"""Positions: parsed from text, stored as records without moves, played on at a table."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from argosy.errors import ArgosyError
from argosy.game.record_lines import filled_lines
from argosy.server.auth import ids
from argosy.server.auth.guests import visitor_of
from argosy.server.engine import Game, game_of_position, player_seats
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.http.form_fields import DEFAULT_BOT, others, whole_number
from argosy.server.pages.position_editor import Draft, compact, edited, filled_in, first, opened
from argosy.server.pages.position_sandbox import offered, read_chosen, tried
from argosy.server.pages.position_text import read
from argosy.server.pages.presenters import notice_of, numbered_seats, recording_page
from argosy.server.storage.rows import GameRequest, Guest
from argosy.server.tables.replay_cache import Moment, Recording
from argosy.server.tables.replay_cache import opened as game_of_text
from argosy.texts import words
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.models import ReplayPage
from argosy.web.position_editor.models import tab_shown
from argosy.web.position_page import PositionPage, RulesAnswer, SeatOffers


def asked_for(query: Mapping[str, str]) -> str:
    """The position that an address names: an example or the beginning of a game; empty for none."""
    for game in GAME_PAGES.values():
        if query.get("example", "") in game.positions.examples:
            return game.positions.examples[query["example"]]
        if query.get("game", "") == game.name:
            return game.positions.start
    return ""


def set_up(guest: Guest, form: Mapping[str, str]) -> Game:
    """The game in the position that somebody wrote. Refuses what cannot be, with the place and the reason."""
    return game_of_position(read(filled_in(form, _language(guest))))


def _language(guest: Guest) -> str:
    return visitor_of(guest, "/position").settings.language


def moment(recording: Recording, step: int) -> Game:
    """A moment of a replay as a position of its own, with everything that was secret then."""
    return whole(recording.moments[min(step, len(recording.moments) - 1)].game)


def whole(game: Game) -> Game:
    """A game as one that begins at its present moment."""
    return game_of_position(game.position())


def as_seen(game: Game, seat: int) -> Game:
    """The position as a seat of a running game sees it: what it does not see is dealt anew, by a chance of
    its own.

    What the seat has chosen and nobody has seen is open again. Refuses it while only others are asked about
    what the seat cannot know.
    """
    game, served = game.copy(), GAMES[game.ruleset.game]
    if seat not in game.owing and not served.shows_at_once and game.can_take_back(seat):
        game.take_back(seat)
    if seat not in game.owing and not served.shows_at_once:
        raise Refused("not_asked", "Only others are asked now.")
    world: Game = served.world(game.ruleset, game.view(seat), ids.seed())
    return whole(world)


def as_kept(game: Game) -> str:
    """Return the stored form of a position without moves: the beginning of its record."""
    return "\n".join(filled_lines(game.record())) + "\n"


def kept(record: str) -> tuple[Game, dict[str, Any]]:
    """The game of a kept position, and the position: as it was written, or what has become of it by
    choices.
    """
    game: Any = game_of_text(record)
    if game.start is None:
        raise Refused("unknown_position", "There is no position at this address.")
    return game, game.position() if game.journal else game.start


def request_of(game: Game, position: Mapping[str, Any]) -> GameRequest:
    """The request for a table that plays on from there."""
    ruleset = game.ruleset
    return GameRequest(
        game=ruleset.game,
        players=len(game.players),
        edition=getattr(ruleset, "edition", GameRequest().edition),
        expansions=tuple(game.view(None).expansions),
        options={"teams": True} if getattr(ruleset, "teams", False) else {},
        position=json.dumps(position, separators=(",", ":")),
    )


def seat_kinds(form: Mapping[str, str], request: GameRequest) -> dict[int, str]:
    """Return the players by seat: the guest on one seat, or on none, and everybody else the same."""
    seats = player_seats(request)
    rest = form.get("others", f"bot:{DEFAULT_BOT}")
    if rest not in others(request.game):
        raise Refused("bad_form", f"others is friend or bot:NAME, not {rest!r:.40}.")
    own = whole_number(form.get("seat", str(seats[0])), "seat")
    if own not in seats:
        raise Refused("bad_form", f"seat is one of {', '.join(map(str, seats))}, not {own}.")
    return {seat: "you" if seat == own else rest for seat in seats}


def editor_page(
    guest: Guest, query: Mapping[str, str], form: Mapping[str, str] | None = None
) -> PositionPage:
    """The board on which a position is set up: as an address asks for it, or after a click."""
    if form is None:
        text = asked_for(query)
        return _board_page(guest, opened(text) if text else first(""), query)
    return _board_page(guest, edited(form, _language(guest)), form)


def refused_page(guest: Guest, form: Mapping[str, str], refused: Refused) -> PositionPage:
    """The board when a position cannot be kept: everything as it was, and why at its place."""
    if "fits" in form:
        page = _board_page(guest, edited({**form, "do": "fill"}, _language(guest)), form)
    else:
        text = form.get("position", "")
        page = msgspec.structs.replace(_board_page(guest, opened(text), {}), text=text)
    return msgspec.structs.replace(page, notice=page.notice or notice_of(refused), points_at_fault=True)


def _board_page(guest: Guest, draft: Draft, asked: Mapping[str, str]) -> PositionPage:
    """A draft as a page, with what every seat may do there."""
    game = draft.game
    name = GAMES[game.ruleset.game].name
    return PositionPage(
        visitor=visitor_of(guest, "/position"),
        text=draft.text,
        query=dict(asked),
        game=name,
        ruleset=game.ruleset,
        draft=draft.plain,
        whole=draft.whole,
        fits=draft.fits,
        seats=() if draft.refused else seat_offers(game),
        is_over=game.is_over and not draft.refused,
        scores=() if draft.refused else game.scores(),
        view=game.view(None),
        table=_table(guest, game, asked),
        notice=notice_of(draft.refused) if draft.refused else None,
    )


def _table(guest: Guest, game: Game, asked: Mapping[str, str]) -> ReplayPage | None:
    """The table with all hands open, where it is asked for."""
    if tab_shown(asked) != "table":
        return None
    visitor = visitor_of(guest, "/position")
    return recording_page(
        Recording((Moment(game, None, ()),), ()),
        0,
        visitor,
        numbered_seats(game, words(visitor.settings.language)),
    )


def seat_offers(game: Game) -> tuple[SeatOffers, ...]:
    """Return the choices of every seat that is asked."""
    return tuple(offered(game, seat) for seat in game.owing)


def position_page(
    guest: Guest, record: str, game: Game, position: Mapping[str, Any], query: Mapping[str, str], base: str
) -> PositionPage:
    """A position that is kept: what is possible there, what is not, and why; and the board to change it."""
    now = tried(game, read_chosen(query.get("chosen", "")))
    if now.is_revealed:
        raise Refused("stale", "The table has moved on.")
    name = GAMES[game.ruleset.game].name
    address = f"/position/{record}"
    draft = opened(compact(dict(position)))
    return PositionPage(
        visitor=visitor_of(guest, address),
        text=json.dumps(position, indent=1),
        query=dict(query),
        game=name,
        ruleset=game.ruleset,
        draft=draft.plain,
        whole=draft.whole,
        fits=draft.fits,
        position=record,
        link=f"{base}{address}",
        seats=seat_offers(now.game),
        taken=now.taken,
        can_go_back=bool(game.journal),
        players=game.players,
        is_over=game.is_over,
        scores=game.scores(),
        view=game.view(None),
        table=_table(guest, game, query),
        answer=_answer(now.game, query),
        others=others(name),
    )


def _answer(game: Game, query: Mapping[str, str]) -> RulesAnswer | None:
    """Return the answer of the rules to a query."""
    thing = query.get("thing", "")
    asked = query.get("ask", "") or (f"{query.get('way', '')} {thing}" if thing else "")
    text = " ".join(asked.split())[:120]
    if not text:
        return None
    seat = whole_number(query.get("seat", str(game.players[0])), "seat")
    if seat not in game.players:
        raise Refused("bad_form", f"seat is one of {', '.join(map(str, game.players))}, not {seat}.")
    try:
        refusal = game.refusal(seat, text)
        if refusal is not None:
            return RulesAnswer(seat, text, refusal, refusal.text)
    except ArgosyError as error:
        return RulesAnswer(seat, text, None, str(error))
    return RulesAnswer(seat, text)
