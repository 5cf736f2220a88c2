"""The line of the Senate on the score pad (AGORA-180)."""

from collections.abc import Callable

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.faces import DuelFaces
from argosy.web.pad import Account

ICONS = {"senate": ("senate", "purple")}


def labels(w: Words) -> dict[str, str]:
    """What its line is called."""
    return {"senate": w.say("Senate")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {"senate": w.say("The points of the chambers under control.")}


def items(_: Words) -> dict[str, str]:
    """Its account names chambers."""
    return {}


def _senate(faces: DuelFaces, view: DuelView, seat: int) -> tuple[Account, ...]:
    """AGORA-180: the chambers under control."""
    mine = [chamber for chamber in view.chambers if chamber.control == seat]
    return tuple(Account(faces.chamber(one.chamber), str(one.points)) for one in mine)


ACCOUNTS: dict[str, Callable[[DuelFaces, DuelView, int], tuple[Account, ...]]] = {"senate": _senate}
