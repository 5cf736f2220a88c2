"""From the fields of the lobby's form to a request for a game. Field names are those of `argosy.web.models.LobbyPage`."""

import secrets
from collections.abc import Iterable, Mapping

import msgspec

from argosy import bots
from argosy.server.engine import player_seats
from argosy.server.errors import Refused
from argosy.server.rows import GameRequest, Wish

GAMES = ("wonders", "duel")
DUEL_BOXES = ("pantheon", "agora")
BEGINNERS = ("chance", "you", "opponent")
EDITIONS = (2010, 2020)
MOST_PLAYERS = 8
ARMADAS = ("none", "2018", "2020")
ARMADA_BOXES = tuple(f"armada_{year}" for year in ARMADAS[1:])
DEFAULT_BOT = "greedy"
OPEN = ("", "random")


def game_request(form: Mapping[str, str]) -> GameRequest:
    """The game that a form asks for. Refuses what cannot be read; whether it can be played is for the rules to say."""
    if _one_of(form, "game", GAMES, "wonders") == "duel":
        return GameRequest(game="duel", players=2, boxes=tuple(box for box in DUEL_BOXES if form.get(box)))
    request = GameRequest(
        players=_number(form, "players", range(2, MOST_PLAYERS + 1), 3),
        edition=_number(form, "edition", EDITIONS, 2020),
        boxes=_boxes(form),
        options={"teams": True} if form.get("teams") else {},
    )
    if _one_of(form, "wonders", ("random", "chosen"), "random") == "random":
        return request
    return msgspec.structs.replace(request, wonders=_wishes(form, request))


def _boxes(form: Mapping[str, str]) -> tuple[str, ...]:
    """The boxes besides the base game."""
    armada = _one_of(form, "armada", ARMADAS, "none")
    return () if armada == "none" else (f"armada_{armada}",)


def seat_kinds(form: Mapping[str, str], request: GameRequest) -> dict[int, str]:
    """Who sits where: `you`, `friend` or `bot:NAME`. The first seat is yours and the rest are bots, if nothing is said."""
    if request.game == "duel":
        return _duel_seats(form)
    seats = player_seats(request)
    says_nothing = not any(f"seat-{seat}" in form for seat in seats)
    kinds = {seat: form.get(f"seat-{seat}", f"bot:{DEFAULT_BOT}") for seat in seats}
    if says_nothing:
        kinds[seats[0]] = "you"
    allowed = {"you", *_others()}
    for seat, kind in kinds.items():
        if kind not in allowed:
            raise Refused("bad_form", f"seat-{seat} is you, friend or bot:NAME, not {kind!r:.40}.")
    if list(kinds.values()).count("you") > 1:
        raise Refused("bad_form", "You can sit on one seat only.")
    return kinds


def _duel_seats(form: Mapping[str, str]) -> dict[int, str]:
    """You and your opponent. Who begins sits on seat 0, because the rules let that seat begin (DUEL-008)."""
    opponent = _one_of(form, "opponent", _others(), f"bot:{DEFAULT_BOT}")
    begins = _one_of(form, "begins", BEGINNERS, "chance")
    if begins == "chance":
        begins = secrets.choice(BEGINNERS[1:])
    return dict(enumerate(("you", opponent) if begins == "you" else (opponent, "you")))


def _others() -> tuple[str, ...]:
    """Who can sit on a seat besides you."""
    return ("friend", *(f"bot:{name}" for name in bots.names()))


def moment_of(form: Mapping[str, str]) -> int:
    """The moment that a choice was made in; without it we could not tell a stale choice from a fresh one."""
    return whole_number(form.get("moment", ""), "moment")


def seat_claimed(form: Mapping[str, str]) -> int | None:
    """The seat that a form says it chooses for, if it says so."""
    return whole_number(form["seat"], "seat") if form.get("seat") else None


def whole_number(text: str, name: str) -> int:
    """A number of at most nine digits. Refuses anything else."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused("bad_form", f"{name} is a whole number, not {text!r:.40}.")
    return int(text)


def _wishes(form: Mapping[str, str], request: GameRequest) -> tuple[Wish | None, ...]:
    """A wonder and a side for each city, the free city included; what is left open is drawn at the deal."""
    return tuple(_wish(form, city) for city in range(player_seats(request)[-1] + 1))


def _wish(form: Mapping[str, str], city: int) -> Wish | None:
    wonder, side = form.get(f"wonder-{city}", ""), form.get(f"side-{city}", "")
    return None if wonder in OPEN else (wonder, None if side in OPEN else side)


def _one_of(form: Mapping[str, str], name: str, allowed: Iterable[str], default: str) -> str:
    value = form.get(name, default)
    if value not in allowed:
        raise Refused("bad_form", f"{name} is one of {', '.join(word for word in allowed if word)}, not {value!r:.40}.")
    return value


def _number(form: Mapping[str, str], name: str, allowed: Iterable[int], default: int) -> int:
    number = whole_number(form.get(name, str(default)), name)
    if number not in allowed:
        raise Refused("bad_form", f"{name} is one of {', '.join(map(str, allowed))}, not {number}.")
    return number
