"""Conversion of form fields to requests. Field names are those of `argosy.web.models.LobbyPage`."""

import msgspec

from argosy.server.games import DEFAULT_GAME, GAMES
from argosy.server.http.form_fields import Form, one_of, whole_number
from argosy.server.storage.rows import GameRequest
from argosy.server.tables.clocks import clock_of


def game_request(form: Form) -> GameRequest:
    """The game that a form asks for.

    Refuses what cannot be read; whether it can be played is for the rules to say.
    """
    form = whole_form(form)
    request = GAMES[one_of(form, "game", GAMES, DEFAULT_GAME)].request(form)
    return msgspec.structs.replace(request, clock=clock_of(form), coach=bool(form.get("coach")))


def help_request(query: Form) -> GameRequest:
    """The game that the address of the help asks about; what there is not is passed over."""
    return GAMES.get(query.get("game", ""), GAMES[DEFAULT_GAME]).help_request(query)


def seat_kinds(form: Form, request: GameRequest) -> dict[int, str]:
    """Return the players by seat: `you`, `friend` or `bot:NAME`.

    The first seat is yours and the rest are bots, if nothing is said.
    """
    return GAMES[request.game].seat_kinds(whole_form(form), request)


def whole_form(form: Form) -> Form:
    """The form with what its short fields stand for: `table`, game and players; `others`, the other seats."""
    found = dict(form)
    if "table" in form:
        game, _, players = form["table"].partition("-")
        found |= {"game": game, "players": players}
    if one_of(form, "others", ("bot", "friend"), "bot") == "friend":
        seats = {f"seat-{seat}": "friend" for seat in range(1, 8)}
        found = {"seat-0": "you", **seats, "opponent": "friend"} | found
    return found


def moment_of(form: Form) -> int:
    """The moment that a choice was made in; without it we could not tell a stale choice from a fresh one."""
    return whole_number(form.get("moment", ""), "moment")


def seat_claimed(form: Form) -> int | None:
    """The seat that a form says it chooses for, if it says so."""
    return whole_number(form["seat"], "seat") if form.get("seat") else None
