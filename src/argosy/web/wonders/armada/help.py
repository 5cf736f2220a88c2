"""Help texts of Armada: card faces of islands, glossary entries, introduction, lanes."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.catalog.wonders.armada.facts import Island
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.armada.shipyard import cost_notes, expansion_of, space_picture
from argosy.web.wonders.effects import picture
from argosy.web.wonders.expansions.types import ExpansionHelp
from argosy.web.wonders.faces import DRAWINGS, Face, Faces, first_card

SIGN = "anchor"

SHIPS = ("red", "yellow", "blue", "green")
LEVELS = (1, 2, 3)


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The islands by id."""
    return {island.id: island_face(island, w) for island in facts_of(catalog).islands}


def island_face(island: Island, w: Words) -> Face:
    """Return the card face of an island; it costs nothing and has a level, no Age (ARMADA-TERM-2)."""
    return Face(
        id=island.id,
        name=w.name("island", island.id, island.expansion),
        color="isle",
        color_word=w.say("island of level {n}", n=island.level),
        plate=DRAWINGS.thing(island.id),
        cost=Markup(""),
        cost_words="",
        picture=picture(island.effects),
        text=effects.short_all(w, island.effects),
        sentences=effects.sentences(w, island.effects),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(island.level,),
        note=f"island-{island.id}",
        mark=f"island-{island.level}",
        foot=icon(SIGN, "anch"),
        about_name=w.about_name("island", island.id, island.expansion),
    )


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


def values(shown: Faces) -> dict[str, Any]:
    """Return the template values of `wonders/armada/_help.html`."""
    faces = [shown.more[island.id] for island in expansion_of(shown).islands]
    return {
        "isles": [(level, [face for face in faces if face.ages[0] == level]) for level in LEVELS],
        "lane_notes": lane_notes(shown),
        "cost_notes": cost_notes(shown.words),
    }


class LaneNote(msgspec.Struct, frozen=True):
    """One lane of the shipyards: its spaces in words."""

    color: str
    name: str
    spaces: tuple[tuple[int, Any, str], ...]
    """(number, symbols, words)"""


def lane_notes(shown: Faces) -> list[LaneNote]:
    """Return the benefits of every space of the shipyards; costs differ by board (ARMADA-TERM-4)."""
    expansion, w = expansion_of(shown), shown.words
    return [
        LaneNote(
            color,
            naval.lane(w, color),
            tuple(
                (space.number, space_picture(space), naval.space(w, space))
                for space in spaces
                if space.number
            ),
        )
        for color, spaces in expansion.lanes.items()
    ]


def keys(w: Words) -> tuple[tuple[str, str], ...]:
    """Keys and what they do."""
    return ("Shift S", w.say("sell for the yellow ship")), ("N", w.say("naval construction on, off"))


HELP = ExpansionHelp(
    sign=SIGN,
    faces=faces,
    glossary=signs,
    introduction=introduction,
    values=values,
    keys=keys,
)
