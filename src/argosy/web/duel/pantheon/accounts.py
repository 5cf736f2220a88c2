"""What the gods of a city do."""

from collections.abc import Iterator

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.web.duel.faces import DuelFaces


def gives(faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Gods before a player."""
    effects = {god.id: god.effects for god in faces.catalog.divinities}
    for god in view.cities[seat].gods:
        yield faces.gods[god].name, effects[god]
