"""Sentences of the coach for losses, debts and masks."""

from collections.abc import Callable

from argosy.coach.wonders import cities
from argosy.texts import things
from argosy.web.wonders.expansions.types import ExpansionCoach
from argosy.web.wonders.live.coach_reasons import Said

REASONS: dict[str, Callable[[Said], str]] = {
    cities.OTHERS_LOSE: lambda said: said.w.say("The other cities together lose {coins}.", coins=said.coins),
    cities.NO_DEBT: lambda said: said.w.say("No debts, and {coins} are left to you.", coins=said.coins),
    cities.DEBTS: lambda said: said.w.say(
        "Costs {points} at the end, but {coins} are left to you.",
        points=said.points, coins=things.coins(said.w, said.reason.total),
    ),
    cities.MASK: lambda said: said.w.count(
        "At the end of the game you copy {n} science symbol of your neighbours.",
        "At the end of the game you copy {n} science symbols of your neighbours.",
        said.reason.amount,
    ),
}  # fmt: skip


COACH = ExpansionCoach(reasons=REASONS)
