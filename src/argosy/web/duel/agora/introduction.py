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
        card("influence", w.say("Senators"), w.say("Senators lie among the cards. You recruit one for as many coins as there are senators in your city; or you use the card like any other."), white.plate, "white"),
        card("politician", w.say("White senators"), w.say("A politician brings Senate actions: {actions}. Each adds a marker to a chamber of the politician's section, or moves one of yours to a neighbouring chamber.", actions=duel_effects.actions(w, catalog)), white.plate, "white"),
        card("conspirator", w.say("Black senators"), w.say("A conspirator adds a marker to any chamber, or lets you draw two conspiracies and keep one."), black.plate, "black"),
        card("senate", w.say("Senate"), w.say("Who has more markers in a chamber controls it, has its decree now and its points at the end. With equal numbers nobody does. A face-down decree is turned up by the first marker. All {n} chambers win the game at once.", n=len(catalog.chambers))),
        card("conspiracy", w.say("Conspiracies"), w.say("A conspiracy lies face down. You prepare it with a free card, which is your whole turn, and trigger it at the start of a later turn, which then goes on. One a turn.")),
        card("shield", w.say("Military tokens"), w.say("The military tokens of Agora take no coins: the near ones add a marker, the far ones remove one of the opponent's.")),
    )  # fmt: skip
