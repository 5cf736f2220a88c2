"""Armada in a minute."""

from argosy.web.introduction import Card, card
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.printed_by import first_card


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The shipyard, what ships reach, the ranking at sea."""
    w = shown.words
    red, yellow, blue = (first_card(shown, "armada", color).plate for color in ("red", "yellow", "blue"))
    island = next(face for face in shown.more.values() if face.color == "isle")
    return (
        card("ship", w.say("Your shipyard"), w.say("Your shipyard has four fleets. When you build a red, yellow, blue or green card, the ship of its colour may sail one space: pay the cost of the space together with the card. With a wonder stage the ship beside the wonder symbol sails."), blue, "blue"),
        card("island-1", w.say("Islands"), w.say("A green ship on an island space explores: look at four islands of that level and keep one. Several explorers share the islands."), island.plate, "isle"),
        card("tax", w.say("Taxes and pirates"), w.say("A yellow ship on a tax space: every other city loses the tax less its own commercial level, once. Pirates: every other city loses its commercial level."), yellow, "yellow"),
        card("incursion-left", w.say("Landings"), w.say("A landing fights a city beyond your neighbour at the end of the Age, shields against shields."), red, "red"),
        card("sell", w.say("Selling a card"), w.say("Instead of 3 coins a sold card may move your yellow ship one space."), yellow, "yellow"),
        card("naval-shield", w.say("What wins"), w.say("At the end of each Age all cities compare naval strength: the strongest win points, the weakest lose some."), red, "red"),
    )  # fmt: skip
