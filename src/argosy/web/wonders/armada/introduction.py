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
        card("ship", w.say("Your shipyard"), w.say("Your shipyard has four ships. When you build a red, yellow, blue or green card, you may also pay for the next space of the ship of that colour, and it sails there. When you build a wonder stage, the ship beside the wonder symbol may sail."), blue, "blue"),
        card("island-1", w.say("Islands"), w.say("When a green ship reaches an island space, look at four islands of that level and keep one. Cities that explore in the same turn share these islands."), island.plate, "isle"),
        card("tax", w.say("Taxes and pirates"), w.say("When a yellow ship reaches a tax space, every other city pays the tax once, reduced by its commercial level. Pirates: every other city loses as many coins as its commercial level."), yellow, "yellow"),
        card("incursion-left", w.say("Landings"), w.say("A landing: at the end of the Age you also compare shields with a city beyond your neighbour."), red, "red"),
        card("sell", w.say("Selling a card"), w.say("When you sell a card, you may move your yellow ship one space instead of taking 3 coins."), yellow, "yellow"),
        card("naval-shield", w.say("What wins"), w.say("At the end of each Age all cities compare naval strength: the strongest gain points, the weakest lose points."), red, "red"),
    )  # fmt: skip
