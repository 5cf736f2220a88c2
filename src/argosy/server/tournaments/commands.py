"""Commands of a tournament: create, join, bring bots, start, withdraw."""

import time
from collections.abc import Mapping

import msgspec

from argosy.server.api.bot_accounts import player
from argosy.server.auth import ids
from argosy.server.auth.name_checks import check_name
from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.http.form_fields import number, one_of, others
from argosy.server.http.forms import game_request
from argosy.server.settings import HOME, Limits
from argosy.server.storage.rows import Deal, GameRequest, Guest
from argosy.server.storage.store import Store
from argosy.server.tournaments import pair_two, round_robin
from argosy.server.tournaments.pairing import rounds_in_all
from argosy.server.tournaments.stored_tournaments import StoredTournaments
from argosy.server.tournaments.values import Entrant, Tournament, least_at_a_table
from argosy.web.models import TOURNAMENT_CLOCKS

NAME_LETTERS = 40
MOST_ENTRANTS = 64
MOST_ROUNDS = 15
MOST_AT_A_TABLE = 7
MOST_OF_ONE = 5
"""Tournaments of one maker that are not over."""
SYSTEMS = ("swiss", "round_robin")


async def make(
    stored: StoredTournaments, guest: Guest, form: Mapping[str, str], limits: Limits = HOME, network: str = ""
) -> str:
    """Make a tournament as a form asks for it, and return its id. network: keyed hash of the address that
    asks for it.
    """
    made = msgspec.structs.replace(_asked(guest, form), network=network)
    _check_playable(made.request)
    _check_limits(made, limits)
    if made.system == "swiss" and made.size == 2:
        pair_two.library()
    if not await stored.add(made, MOST_OF_ONE):
        raise Refused(
            "too_many_tournaments",
            f"{MOST_OF_ONE} tournaments of yours are not over: end or delete one of them first.",
        )
    return made.id


def _asked(guest: Guest, form: Mapping[str, str]) -> Tournament:
    request = msgspec.structs.replace(game_request(form), coach=False)
    if request.clock not in TOURNAMENT_CLOCKS:
        raise Refused(
            "bad_form", f"clock is one of {', '.join(map(str, TOURNAMENT_CLOCKS))}, not {request.clock}."
        )
    system = one_of(form, "system", SYSTEMS, SYSTEMS[0])
    most = MOST_ENTRANTS if system == "swiss" else round_robin.MOST
    return Tournament(
        id=ids.table_id(),
        host=guest.id,
        name=_name(form.get("title", "")),
        created=time.time(),
        request=request,
        system="round_robin" if system == "round_robin" else "swiss",
        rounds=number(form, "rounds", range(1, MOST_ROUNDS + 1), 3) if system == "swiss" else 0,
        most=number(form, "most", range(2, most + 1), min(16, most)),
    )


def _name(text: str) -> str:
    ids.clean_name(text)  # which refuses one of which nothing is seen
    return ids.clean_line(text, NAME_LETTERS)


def _check_playable(request: GameRequest) -> None:
    """Refuse what cannot be played at every table that there may be."""
    if request.options.get("teams"):
        raise Refused("unplayable", "In a tournament everybody plays alone: take a game without teams.")
    if request.game == "duel":
        sizes = range(2, 3)
    elif not 3 <= request.players <= MOST_AT_A_TABLE:
        raise Refused(
            "unplayable",
            f"A table of a tournament has 3 to {MOST_AT_A_TABLE} players, not {request.players}.",
        )
    else:
        sizes = range(least_at_a_table(request.players), request.players + 1)
    for players in sizes:
        new_game(Deal(request=msgspec.structs.replace(request, players=players), seed=0))


def _check_limits(made: Tournament, limits: Limits) -> None:
    """Refuse a tournament whose rounds would need more tables than its maker may have at the same time."""
    tables = min(limits.tables_per_guest, limits.tables_per_address, limits.tables)
    if -(-made.most // made.size) > tables:
        raise Refused(
            "tournament_too_large",
            f"most is at most {tables * made.size}: a guest of this server may have {tables} tables at a time.",
        )


async def join(store: Store, stored: StoredTournaments, tournament: str, guest: Guest) -> None:
    """Take part oneself."""
    if not guest.name:
        raise Refused("no_name", "Write your name, so that the others know who plays.")
    name = (await player(store, guest)).name
    await check_name(store, guest.id, name)
    await _enter(stored, tournament, Entrant(number=0, name=name, guest=guest.id))


async def add_bot(stored: StoredTournaments, tournament: str, guest: Guest, bot: str) -> None:
    """Let a bot of this server take part; the same one as often as the maker likes."""
    found = await made_by(stored, tournament, guest)
    kinds = [one.removeprefix("bot:") for one in others(found.request.game) if one.startswith("bot:")]
    if bot not in kinds:
        raise Refused("bad_form", f"bot: there is no {bot!r:.40}; there are {', '.join(kinds)}.")
    await _enter(stored, tournament, Entrant(number=0, name=bot, bot=bot))


async def _enter(stored: StoredTournaments, tournament: str, entrant: Entrant) -> None:
    done = await stored.enter(tournament, entrant)
    if done != "entered":
        raise refusal(done, entrant.name)


def refusal(reason: str, name: str = "") -> Refused:
    """Return the refusal for a reason of `StoredTournaments.enter`."""
    if reason == "closed":
        return Refused(
            "tournament_closed", "This tournament has begun or is over: nobody can join it any more."
        )
    if reason == "full":
        return Refused("tournament_full", "As many take part in this tournament as may.")
    if reason == "named":
        return Refused("name_taken", "That name is taken here: choose another.")
    return Refused("already_entered", f"{name:.40} takes part in this tournament already.")


async def withdraw(
    stored: StoredTournaments, tournament: str, guest: Guest, number: int | None = None
) -> None:
    """Take oneself out, or as the maker anybody.

    A game that runs goes on; for the rounds that follow nobody is paired with them.
    """
    found = await known(stored, tournament)
    entrant = next((one for one in found.entrants if _is_meant(one, guest, number)), None)
    if entrant is None:
        raise Refused("not_seated", "There is nobody to withdraw: you do not take part in this tournament.")
    if guest.id not in (entrant.guest, found.host):
        raise Refused("not_maker", "Only who has made the tournament takes others out of it.")
    if not await stored.remove(tournament, entrant.number):
        raise Refused("tournament_closed", "This tournament is over.")


def _is_meant(one: Entrant, guest: Guest, number: int | None) -> bool:
    return one.guest == guest.id if number is None else one.number == number


async def begin(stored: StoredTournaments, tournament: str, guest: Guest) -> None:
    """Let it begin."""
    found = await made_by(stored, tournament, guest)
    if len(found.entrants) < found.least:
        raise Refused(
            "too_few_entrants",
            f"A table needs {found.least} players; {len(found.entrants)} take part so far.",
        )
    if not await stored.begin(tournament, rounds_in_all(found), len(found.entrants)):
        raise Refused(
            "tournament_closed", "The tournament has begun, or somebody has just come or gone: look again."
        )


async def delete(stored: StoredTournaments, tournament: str, guest: Guest) -> None:
    """Forget it, as long as it has not begun."""
    await made_by(stored, tournament, guest)
    if not await stored.delete(tournament):
        raise Refused("tournament_closed", "This tournament has begun: it is played to its end.")


async def known(stored: StoredTournaments, tournament: str) -> Tournament:
    """A tournament. Refuses an id that there is not."""
    found = await stored.of_id(tournament)
    if found is None:
        raise Refused("unknown_tournament", "There is no tournament at this address.")
    return found


async def made_by(stored: StoredTournaments, tournament: str, guest: Guest) -> Tournament:
    """A tournament of a guest. Refuses one that somebody else has made."""
    found = await known(stored, tournament)
    if found.host != guest.id:
        raise Refused("not_maker", "Only who has made the tournament does that.")
    return found
