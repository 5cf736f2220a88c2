"""What boxes add to a view."""

from types import ModuleType

from argosy.game.duel.agora import look as agora
from argosy.game.duel.eyes import Eyes
from argosy.game.duel.pantheon import look as pantheon
from argosy.game.types import Fields
from argosy.rules.duel.boxes.in_play import in_play

BOXES: dict[str, ModuleType] = {"agora": agora, "pantheon": pantheon}


def more_of_view(eyes: Eyes) -> Fields:
    """Fields of the view; those of a box that is not in play keep their defaults."""
    return {name: value for box in in_play(BOXES, eyes.ruleset.boxes) for name, value in box.view_fields(eyes).items()}


def more_of_city(eyes: Eyes, seat: int) -> Fields:
    """Fields of a city."""
    boxes = in_play(BOXES, eyes.ruleset.boxes)
    return {name: value for box in boxes for name, value in box.city_fields(eyes, seat).items()}


def tokens_on_places(eyes: Eyes) -> dict[int, str]:
    """Tokens that lie on the structure, by place."""
    return pantheon.tokens_on_places(eyes)
