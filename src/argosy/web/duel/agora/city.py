"""What Agora adds to the bar of a city: senators and conspiracies."""

from typing import Any

from argosy.game.duel.view import DuelCityView
from argosy.web.duel.agora import conspiracies
from argosy.web.duel.boxes.types import Chip
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.seen import Seen


def fields(one: Seen, seat: int) -> dict[str, Any]:
    """Fields of the bar."""
    return {"conspiracies": conspiracies.values(one, seat)}


def chips(faces: DuelFaces, city: DuelCityView) -> tuple[Chip, ...]:
    """AGORA-031: as many coins as that the next senator costs."""
    senators = faces.words.count("{n} senator", "{n} senators", city.senators)
    return (Chip("senators", "politician", str(city.senators), senators),)
