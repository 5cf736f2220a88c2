"""Score-pad line of Agora (AGORA-180), and breakdowns of the numbers of the Senate."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.agora.table import Senate
from argosy.web.duel.faces import DuelFaces
from argosy.web.score_pad.rows import BreakdownPart
from argosy.web.table.breakdowns import Breakdown as AccountOfNumber
from argosy.web.table.breakdowns import BreakdownLine

ICONS = {"senate": ("senate", "purple")}


def labels(w: Words) -> dict[str, str]:
    """Return the name of the score-pad line of Agora."""
    return {"senate": w.say("Senate")}


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of each score-pad line of the expansion."""
    return {"senate": w.say("The points of the chambers under control.")}


def _senate(faces: DuelFaces, view: DuelView, seat: int) -> tuple[BreakdownPart, ...]:
    """AGORA-180: the chambers under control."""
    mine = [chamber for chamber in view.chambers if chamber.control == seat]
    return tuple(BreakdownPart(faces.chamber(one.chamber), str(one.points)) for one in mine)


ACCOUNTS: dict[str, Callable[[DuelFaces, DuelView, int], tuple[BreakdownPart, ...]]] = {"senate": _senate}


def gives(faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Decrees of the chambers that the city controls (AGORA-071)."""
    effects = {decree.id: decree.effects for decree in faces.catalog.decrees}
    for chamber in view.chambers:
        for decree in chamber.decrees:
            if chamber.control == seat and decree:
                yield faces.of_expansions["decree"][decree].name, effects[decree]


def table_accounts(field: Mapping[str, Any]) -> Iterator[tuple[str, AccountOfNumber]]:
    """Yield the breakdowns of markers in hand, of control, and of chambers without an open decree."""
    senate: Senate | None = field["senate"]
    if senate is None:
        return
    yield "supply", AccountOfNumber(title=senate.supply_words)
    held = tuple(BreakdownLine(one.label) for one in senate.chambers if one.side != "none")
    yield (
        "balance",
        AccountOfNumber(title=senate.words, lines=held, total=senate.mine + senate.theirs, is_list=True),
    )
    for one in senate.chambers:
        yield f"chamber-{one.number}", AccountOfNumber(title=one.label)
