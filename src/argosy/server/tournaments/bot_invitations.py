"""Invitations of third-party bots to a tournament: challenges that name a tournament.

Only an accepted one makes the bot an entrant. When the tournament begins or is deleted, none is open any
more.
"""

from argosy.server.api import challenges
from argosy.server.api.bot_accounts import player
from argosy.server.http.app_state import AppState
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_challenges import Challenge
from argosy.server.tournaments import commands
from argosy.server.tournaments.values import Entrant, Tournament
from argosy.web.models import Invited


async def invite(app_state: AppState, tournament: str, guest: Guest, handle: str) -> Challenge:
    """Ask the bot of a name to take part: the maker may, until the tournament begins."""
    found = await commands.made_by(app_state.tournaments.stored, tournament, guest)
    challenged = await challenges.other_bot(app_state.store, guest, handle)
    if found.state != "open":
        raise commands.refusal("closed")
    if len(found.entrants) >= found.most:
        raise commands.refusal("full")
    if any(one.guest == challenged for one in found.entrants):
        raise commands.refusal("there", handle)
    return await challenges.add(app_state, guest, challenged, tournament=tournament)


async def accept(app_state: AppState, guest: Guest, invitation: Challenge, tournament: str) -> Tournament:
    """Take part in the tournament of an open invitation, and return it."""
    stored = app_state.tournaments.stored
    entrant = Entrant(number=0, name=(await player(app_state.store, guest)).name, guest=guest.id)
    done = await stored.enter(tournament, entrant, invitation=invitation.id)
    if done == "answered":
        raise challenges.unknown()
    if done != "entered":
        raise commands.refusal(done, entrant.name)
    app_state.signals.give(invitation.challenger, guest.id)
    return await commands.known(stored, tournament)


async def take_back(app_state: AppState, tournament: str, guest: Guest, invitation: str) -> None:
    """Take an open invitation back: who has sent it may."""
    found = await app_state.store.challenge(invitation)
    if found is None or found.tournament != tournament:
        raise challenges.unknown()
    await challenges.cancel(app_state, guest, invitation)


async def invited(app_state: AppState, tournament: Tournament) -> tuple[Invited, ...]:
    """Return the bots that were asked to a tournament and have not answered, or declined."""
    if tournament.state != "open":
        return ()
    found = await app_state.store.challenges_to(tournament.id, challenges.open_since())
    names = await app_state.store.handles(*(one.challenged for one in found))
    return tuple(
        Invited(id=one.id, name=names.get(one.challenged, ""), is_declined=one.state == "declined")
        for one in found
    )
