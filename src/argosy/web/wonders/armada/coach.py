"""Sentences of the coach for ships and islands."""

from collections.abc import Callable

from argosy.coach.wonders import armada
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import things
from argosy.texts.wonders import armada as naval
from argosy.web.wonders.expansions.types import ExpansionCoach
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.coach_reasons import Said, capital


def called(shown: Faces, _view: WondersView, choice: Choice) -> tuple[str, Face] | None:
    """An island that is kept; ships that sail alone are buttons."""
    return (shown.words.say("Keep"), shown.more[choice.island]) if choice.island else None


def goes_with(shown: Faces, _view: WondersView, choice: Choice) -> str:
    """The ship that moves with a card, or for which it is sold."""
    return naval.ship(shown.words, choice.ships[0]) if choice.ships else ""


def _no_fight(said: Said) -> str:
    points = things.points(said.w, abs(said.reason.amount))
    if said.reason.amount < 0:
        return said.w.say("Fighting at sea would cost you {points}.", points=points)
    return said.w.say("Fighting at sea would bring you {points}.", points=points)


REASONS: dict[str, Callable[[Said], str]] = {
    armada.SAILS: lambda said: said.w.say(
        "{ship}: space {n}.", ship=capital(naval.ship(said.w, said.reason.thing)), n=said.reason.amount
    ),
    armada.NAVAL: lambda said: said.w.say(
        "With naval strength {n} the conflict at sea brings you {points} more, as it stands.",
        n=said.reason.total, points=said.points,
    ),
    armada.NAVAL_LESS: lambda said: said.w.say(
        "The conflict at sea then brings you {points} less, as it stands.", points=said.points
    ),
    armada.STRENGTH: lambda said: said.w.say("Your naval strength is then {n}.", n=said.reason.total),
    armada.LEVEL: lambda said: said.w.say("Your commercial level is then {n}.", n=said.reason.amount),
    armada.EXPLORES: lambda said: said.w.say("You explore islands of level {n}.", n=said.reason.amount),
    armada.NO_FIGHT: _no_fight,
}  # fmt: skip


COACH = ExpansionCoach(called=called, goes_with=goes_with, reasons=REASONS)
