"""Agora in a minute."""

from argosy.texts.duel import effects as duel_effects
from argosy.web.duel.faces import DuelFaces
from argosy.web.introduction import Card, card


def introduction(shown: DuelFaces) -> tuple[Card, ...]:
    """Senators, the Senate and the conspiracies."""
    w, catalog = shown.words, shown.catalog
    senators = [shown.cards[one.id] for one in catalog.cards if one.deck == "senator"]
    white, black = (next(face for face in senators if face.color == color) for color in ("white", "black"))
    return (
        card("influence", w.say("Senators"), w.say("Senators lie among the cards. To recruit one, pay 1 coin for each senator that you already have; or use the card like any other."), white.plate, "white"),
        card("politician", w.say("White senators"), w.say("A politician gives you Senate actions: {actions}. With each, add a marker to a chamber of the politician's section, or move one of your markers to a neighbouring chamber.", actions=duel_effects.actions(w, catalog)), white.plate, "white"),
        card("conspirator", w.say("Black senators"), w.say("A conspirator lets you add a marker to any chamber, or draw two conspiracies and keep one."), black.plate, "black"),
        card("senate", w.say("Senate"), w.say("Whoever has more markers in a chamber controls it, and has its decree now and its points at the end. With equal numbers nobody controls it. The first marker turns up a face-down decree. Control all {n} chambers and you win at once.", n=len(catalog.chambers))),
        card("conspiracy", w.say("Conspiracies"), w.say("A conspiracy lies face down. To prepare it, lay a free card under it; that is your whole turn. Trigger it at the start of a later turn, then play that turn as usual. You may trigger one a turn.")),
        card("shield", w.say("Military tokens"), w.say("The military tokens of Agora take no coins. The near ones let you add a marker, the far ones let you remove one of your opponent's.")),
    )  # fmt: skip
