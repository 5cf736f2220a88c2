"""Form fields of 7 Wonders in the lobby and in the address of the help, turned into requests."""

import msgspec

from argosy.rules.wonders.ruleset import EDITIONS
from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT, Form, number, one_of, others
from argosy.server.storage.rows import GameRequest, WonderRequest
from argosy.web.wonders.expansions.in_play import at_first, offered, options_of
from argosy.web.wonders.expansions.player_counts import year_of

MOST_PLAYERS = 8
FREE_CITY_PLAYERS = 2
"""So many players share a free city, which has seat 0 (BASE-TWO-1)."""
WITHOUT = "none"
OPEN = ("", "random")


def game_request(form: Form) -> GameRequest:
    """The game that a form asks for."""
    expansions = _expansions(form)
    request = GameRequest(
        players=number(form, "players", range(2, MOST_PLAYERS + 1), 3),
        edition=number(form, "edition", EDITIONS, EDITIONS[-1]),
        expansions=expansions,
        options={**({"teams": True} if form.get("teams") else {}), **_options(form, expansions)},
    )
    if one_of(form, "wonders", ("random", "chosen"), "random") == "random":
        return request
    return msgspec.structs.replace(request, wonders=_wonder_requests(form, request))


def help_request(query: Form) -> GameRequest:
    """The edition and the expansions that the address of the help names; what there is not is passed over."""
    edition = query.get("edition", "")
    known = {expansion for rules in offered() for expansion in rules.editions.values()}
    expansions = tuple(expansion for expansion in query.get("boxes", "").split(",") if expansion in known)
    return GameRequest(
        edition=int(edition) if edition in map(str, EDITIONS) else EDITIONS[-1],
        expansions=expansions,
        options={**_options({}, expansions)},
    )


def _expansions(form: Form) -> tuple[str, ...]:
    """The expansions besides the base game: a field for each that has pages, with the year of its edition."""
    found: list[str] = []
    for rules in offered():
        years = {str(year_of(expansion)): expansion for expansion in rules.editions.values()}
        chosen = one_of(form, rules.name, (WITHOUT, *years), WITHOUT)
        found += [] if chosen == WITHOUT else [years[chosen]]
    return tuple(found)


def _options(form: Form, expansions: tuple[str, ...]) -> dict[str, str]:
    """The options of the expansions, where they are not what they are at first."""
    asked = options_of(expansions)
    found = {
        option.name: one_of(form, option.name, option.values, at_first(option, expansions))
        for option in asked
    }
    return {option.name: found[option.name] for option in asked if found[option.name] != option.values[0]}


def player_seats(request: GameRequest) -> tuple[int, ...]:
    """The seats that people and bots can have."""
    first = 1 if request.players == FREE_CITY_PLAYERS else 0
    return tuple(range(first, first + request.players))


def seat_kinds(form: Form, request: GameRequest) -> dict[int, str]:
    """Return the players seat by seat."""
    seats = player_seats(request)
    says_nothing = not any(f"seat-{seat}" in form for seat in seats)
    kinds = {seat: form.get(f"seat-{seat}", f"bot:{DEFAULT_BOT}") for seat in seats}
    if says_nothing:
        kinds[seats[0]] = "you"
    allowed = {"you", *others("wonders")}
    for seat, kind in kinds.items():
        if kind not in allowed:
            raise Refused("bad_form", f"seat-{seat} is you, friend or bot:NAME, not {kind!r:.40}.")
    if list(kinds.values()).count("you") > 1:
        raise Refused("bad_form", "You can sit on one seat only.")
    return kinds


def _wonder_requests(form: Form, request: GameRequest) -> tuple[WonderRequest | None, ...]:
    """A wonder and a side for each city, the free city included; what is left open is drawn at the deal."""
    return tuple(_wonder_request(form, city) for city in range(player_seats(request)[-1] + 1))


def _wonder_request(form: Form, city: int) -> WonderRequest | None:
    wonder, side = form.get(f"wonder-{city}", ""), form.get(f"side-{city}", "")
    return None if wonder in OPEN else (wonder, None if side in OPEN else side)
