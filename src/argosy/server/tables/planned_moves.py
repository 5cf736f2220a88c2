"""Planned moves, named while others decide. Called in the queue of the table's actor.

A plan is a secret of the guest who made it. It is played when the turn has come, if that very choice is
possible then and not dearer than it was; otherwise it is dropped, and its owner is told why. A plan that is
played is an ordinary choice of the log: nothing tells the others that it was planned.
"""

from collections.abc import Mapping
from typing import Any

from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Guest, Plan, TableRow
from argosy.server.tables.clocks import is_played_for
from argosy.server.tables.running_game import RunningGame
from argosy.web.models import Planned


def offers(playing: RunningGame, seat: int) -> Any:
    """Return the moves that a seat may plan now; None where nothing can be planned."""
    planning = GAMES[playing.deal.request.game].planning
    return planning.offers(playing.game, seat) if planning and not playing.game.is_over else None


def plan_of(playing: RunningGame, seat: int, guest: Guest, text: str) -> Plan:
    """The plan that a text names. Refuses what cannot be planned."""
    found = offers(playing, seat)
    for offer in found.legal if found else ():
        if offer.choice.text == text:
            return Plan(seat=seat, guest=guest.id, text=text, price=offer.choice.price.total)
    raise Refused("no_plan", "That cannot be planned now.")


def is_due(playing: RunningGame, seat: int) -> bool:
    """Has the turn come that a seat plans for?"""
    planning = GAMES[playing.deal.request.game].planning
    return planning is not None and not playing.game.is_over and planning.is_due(playing.game, seat)


def due_plan(row: TableRow, playing: RunningGame, plans: Mapping[int, Plan]) -> Plan | None:
    """The plan whose turn has come, if its owner still sits there and plays."""
    for seat in row.seats:
        plan = plans.get(seat.seat)
        is_live = (
            plan is not None and not plan.dropped and plan.guest == seat.guest and not is_played_for(seat)
        )
        if is_live and is_due(playing, seat.seat):
            return plan
    return None


def price_now(playing: RunningGame, plan: Plan) -> int | None:
    """Return the price of a planned move now; None when it is not possible."""
    found = (choice for choice in playing.game.choices(plan.seat) if choice.text == plan.text)
    return next((choice.price.total for choice in found), None)


def stands(playing: RunningGame, plan: Plan) -> bool:
    """Is that very choice possible now, and not dearer than when it was planned?"""
    price = price_now(playing, plan)
    return price is not None and price <= plan.price


def done_with(
    before: RunningGame | None, seat: int | None, plans: dict[int, Plan], *, is_over: bool
) -> tuple[int, ...]:
    """Seats whose plans are done with a choice of a seat: its own, or all when the game is over."""
    if is_over:
        return tuple(plans)
    return (seat,) if seat in plans and before is not None and is_due(before, seat) else ()


def planned(playing: RunningGame, plan: Plan) -> Planned:
    """A plan as the page of its owner shows it."""
    if not plan.dropped:
        return Planned(text=plan.text)
    price = price_now(playing, plan)
    refusal = playing.game.refusal(plan.seat, plan.text) if price is None else None
    return Planned(text=plan.text, is_dropped=True, refusal=refusal, price=plan.price, price_now=price)
