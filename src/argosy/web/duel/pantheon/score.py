"""Score-pad texts of Pantheon (PANTHEON-005, 019, 023, 024), and the effects of gods."""

from collections.abc import Iterator

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.faces import DuelFaces

ICONS = {"gods": ("gate", "god")}


def labels(w: Words) -> dict[str, str]:
    """Grand temples count in the line of the guilds."""
    return {"purple": w.say("Guilds and temples"), "gods": w.say("Divinities")}


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of each score-pad line of the expansion."""
    return {
        "purple": w.say(
            "The points of purple cards and grand temples; each temple is worth more beside others."
        ),
        "gods": w.say("The points of gods that have been called on."),
    }


def items(w: Words) -> dict[str, str]:
    """Return names for the items in score breakdowns."""
    return {"grand_temples": w.say("grand temples"), "coins": w.say("coins on Astarte")}


def gives(faces: DuelFaces, view: DuelView, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Gods before a player."""
    effects = {god.id: god.effects for god in faces.catalog.divinities}
    for god in view.cities[seat].gods:
        yield faces.of_expansions["god"][god].name, effects[god]
