"""What the Senate gives to a city, and why its numbers are what they are."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.web.accounts import Account, Line
from argosy.web.duel.agora.senate import Senate
from argosy.web.duel.faces import DuelFaces


def gives(faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Decrees of the chambers that the city controls (AGORA-071)."""
    effects = {decree.id: decree.effects for decree in faces.catalog.decrees}
    for chamber in view.chambers:
        for decree in chamber.decrees:
            if chamber.control == seat and decree:
                yield faces.decrees[decree].name, effects[decree]


def table_accounts(field: Mapping[str, Any]) -> Iterator[tuple[str, Account]]:
    """Markers in hand, control of the chambers, and each chamber without an open decree, whose note it would be."""
    senate: Senate | None = field["senate"]
    if senate is None:
        return
    yield "supply", Account(title=senate.supply_words)
    held = tuple(Line(one.label) for one in senate.chambers if one.side != "none")
    yield "balance", Account(title=senate.words, lines=held, total=senate.mine + senate.theirs, is_list=True)
    for one in senate.chambers:
        yield f"chamber-{one.number}", Account(title=one.label)
