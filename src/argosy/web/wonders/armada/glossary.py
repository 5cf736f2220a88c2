"""The signs of Armada, for the glossary."""

from argosy.web.glossary import Sign, Writer
from argosy.web.parts import icon
from argosy.web.wonders.faces import Faces

SHIPS = ("red", "yellow", "blue", "green")


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Ships, strength at sea, taxes, islands."""
    w = shown.words
    write = Writer(w)
    ships = (
        icon("ship-red", "red")
        + icon("ship-yellow", "yellow")
        + icon("ship-blue", "blue")
        + icon("ship-green", "green")
    )
    return (
        write.sign(" ".join(["ship", *(f"ship-{color}" for color in SHIPS)]), w.say("ship"), w.say("When you build a card of a ship's colour, you may also pay for the next space, and the ship sails there. A number beside it says how many spaces, or how much cheaper."), "ARMADA-NAVAL-1", ships),
        write.sign("naval-shield", w.say("naval shield"), w.say("At the end of each Age all cities compare their naval strength: the strongest gain points, the weakest lose points."), "ARMADA-CONFLICT-1"),
        write.sign("amphora", w.say("commercial level"), w.say("The number on the space of your yellow ship. It lowers taxes for you, but pirates take that many coins."), "ARMADA-TERM-6"),
        write.sign("tax", w.say("tax"), w.say("Every other city pays this many coins once, reduced by its commercial level."), "ARMADA-TAX-2"),
        write.sign("pirate", w.say("pirates"), w.say("Every other city loses as many coins as its commercial level."), "ARMADA-PIRATE-1"),
        write.sign("island island-1 island-2 island-3 explore", w.say("island"), w.say("One, two or three waves are the level. Look at islands of that level and keep one."), "ARMADA-EXPLORE-1", icon("island-1") + icon("island-2") + icon("island-3")),
        write.sign("incursion-right incursion-left", w.say("landing"), w.say("At the end of the Age you fight a city beyond your neighbour, on the side that the arrow shows."), "ARMADA-LAND-2", icon("incursion-left") + icon("incursion-right")),
        write.sign("anchor", w.say("Armada card"), w.say("The card comes from Armada; it is a building like all others."), "ARMADA-TERM-2"),
        write.sign("rose", w.say("any ship"), w.say("With a stage of your wonder any one of your ships may sail.")),
    )  # fmt: skip
