"""Sentences of the coach for leaders."""

from collections.abc import Callable

from argosy.coach.wonders import leaders
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.expansions.types import ExpansionCoach
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.coach_reasons import Said

REASONS: dict[str, Callable[[Said], str]] = {
    leaders.PRICE: lambda said: said.w.say(
        "Recruiting {thing} costs {coins}, and you have {n}.", thing=said.thing, coins=said.coins, n=said.reason.total
    ),
    leaders.PRICE_SHORT: lambda said: said.w.count(
        "You are {n} coin short to recruit {thing} now.",
        "You are {n} coins short to recruit {thing} now.",
        said.reason.amount, thing=said.thing,
    ),
}  # fmt: skip


def called(shown: Faces, _view: WondersView, choice: Choice) -> tuple[str, Face] | None:
    """Return the verb and the card face of a choice about a leader; None for a stage."""
    if choice.leader is None:
        return None
    w = shown.words
    done = {
        "draft": w.say("Keep"),
        "recruit": w.say("Recruit"),
        "sell": w.say("Sell"),
        "bury": w.say("Bury"),
        "copy": w.say("Copy"),
    }
    return done[choice.verb], shown.more[choice.leader]


COACH = ExpansionCoach(called=called, reasons=REASONS)
