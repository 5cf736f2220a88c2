"""Positions: read from what somebody wrote, kept as records that have only a beginning, played on at a table."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from argosy.errors import ArgosyError
from argosy.game.lines import filled_lines
from argosy.server.engine import Game, game_of_position, player_seats
from argosy.server.errors import Refused
from argosy.server.fields import DEFAULT_BOT, others, whole_number
from argosy.server.films import Film, opened
from argosy.server.games import GAMES
from argosy.server.guests import visitor_of
from argosy.server.presenters import notice_of
from argosy.server.rows import GameRequest, Guest
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.position_page import Answer, PositionPage, SeatOffers, written


def read(text: str) -> Any:
    """What somebody wrote, JSON or TOML. Refuses what is neither."""
    if not text.strip():
        raise Refused("bad_position", "nothing was written")
    try:
        return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        raise Refused("bad_position", str(error)) from error


def asked_for(query: Mapping[str, str]) -> str:
    """The position that an address asks for: an example, or what the fields of the form say."""
    return written({name: game.positions for name, game in GAME_PAGES.items()}, query)


def set_up(text: str) -> Game:
    """The game in the position that somebody wrote. Refuses what cannot be, with the place and the reason."""
    return game_of_position(read(text))


def moment(film: Film, step: int) -> Game:
    """A moment of a replay as a position of its own, with everything that was secret then."""
    return game_of_position(film.moments[min(step, len(film.moments) - 1)].game.position())


def as_kept(game: Game) -> str:
    """What the store keeps of a game that has been set up and not played: the beginning of its record."""
    return "\n".join(filled_lines(game.record())) + "\n"


def kept(record: str) -> tuple[Game, dict[str, Any]]:
    """The game of a kept position, and the position as it was written."""
    game: Any = opened(record)
    if game.start is None or game.journal:
        raise Refused("unknown_position", "There is no position at this address.")
    return game, game.start


def request_of(game: Game, position: Mapping[str, Any]) -> GameRequest:
    """The request for a table that plays on from there."""
    ruleset = game.ruleset
    return GameRequest(
        game=ruleset.game,
        players=len(game.players),
        edition=getattr(ruleset, "edition", GameRequest().edition),
        boxes=tuple(game.view(None).boxes),
        options={"teams": True} if getattr(ruleset, "teams", False) else {},
        position=json.dumps(position, separators=(",", ":")),
    )


def seat_kinds(form: Mapping[str, str], request: GameRequest) -> dict[int, str]:
    """Who plays on: the guest on one seat, or on none, and everybody else the same."""
    seats = player_seats(request)
    rest = form.get("others", f"bot:{DEFAULT_BOT}")
    if rest not in others(request.game):
        raise Refused("bad_form", f"others is friend or bot:NAME, not {rest!r:.40}.")
    own = whole_number(form.get("seat", str(seats[0])), "seat")
    if own not in seats:
        raise Refused("bad_form", f"seat is one of {', '.join(map(str, seats))}, not {own}.")
    return {seat: "you" if seat == own else rest for seat in seats}


def editor_page(guest: Guest, text: str, query: Mapping[str, str], refused: Refused | None = None) -> PositionPage:
    """Where a position is written."""
    return PositionPage(
        visitor=visitor_of(guest, "/position"),
        text=text,
        query=dict(query),
        notice=notice_of(refused) if refused else None,
    )


def position_page(
    guest: Guest, record: str, game: Game, position: Mapping[str, Any], query: Mapping[str, str], base: str
) -> PositionPage:
    """A position that is kept: what is possible there, what is not, and why."""
    name = GAMES[game.ruleset.game].name
    address = f"/position/{record}"
    return PositionPage(
        visitor=visitor_of(guest, address),
        text=json.dumps(position, indent=1),
        query=dict(query),
        game=name,
        ruleset=game.ruleset,
        position=record,
        link=f"{base}{address}",
        seats=tuple(SeatOffers(seat, GAMES[name].offers(game, seat)) for seat in game.owing),
        players=game.players,
        is_over=game.is_over,
        scores=game.scores(),
        answer=_answer(game, query),
        others=others(name),
    )


def _answer(game: Game, query: Mapping[str, str]) -> Answer | None:
    """What the rules say to a question."""
    text = " ".join(query.get("ask", "").split())[:120]
    if not text:
        return None
    seat = whole_number(query.get("seat", str(game.players[0])), "seat")
    if seat not in game.players:
        raise Refused("bad_form", f"seat is one of {', '.join(map(str, game.players))}, not {seat}.")
    try:
        refusal = game.refusal(seat, text)
        if refusal is not None:
            return Answer(seat, text, refusal, refusal.text)
    except ArgosyError as error:
        return Answer(seat, text, None, str(error))
    return Answer(seat, text)
