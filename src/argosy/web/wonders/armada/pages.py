"""Armada in the lobby, on the help page and in the sentences of the coach."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.catalog.wonders.armada.facts import Island
from argosy.coach.wonders import armada
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words, things
from argosy.texts.wonders import armada as naval
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.armada.hand import ArmadaHand
from argosy.web.wonders.armada.log import ArmadaLog
from argosy.web.wonders.armada.score import ArmadaScore
from argosy.web.wonders.armada.shipyard import cost_notes, expansion_of, space_picture
from argosy.web.wonders.armada.table import ArmadaTable
from argosy.web.wonders.effects import picture
from argosy.web.wonders.expansions.types import (
    ExpansionCoach,
    ExpansionHelp,
    ExpansionLobby,
    ExpansionPages,
    Reasons,
)
from argosy.web.wonders.faces import DRAWINGS, Face, Faces, first_card
from argosy.web.wonders.live.coach_reasons import Said, capital

SIGN = "anchor"

SHIPS = ("red", "yellow", "blue", "green")
LEVELS = (1, 2, 3)


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
        foot=icon(SIGN, "anchor"),
        about_name=w.about_name("island", island.id, island.expansion),
    )


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


class ArmadaHelp(ExpansionHelp):
    """Armada on the help page and in the glossary."""

    sign = SIGN

    def faces(self, catalog: Catalog, w: Words) -> dict[str, Face]:
        """The islands by id."""
        return {island.id: island_face(island, w) for island in facts_of(catalog).islands}

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
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

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
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

    def values(self, shown: Faces) -> dict[str, Any]:
        """Return the template values of `wonders/armada/_help.html`."""
        faces = [shown.more[island.id] for island in expansion_of(shown).islands]
        return {
            "isles": [(level, [face for face in faces if face.ages[0] == level]) for level in LEVELS],
            "lane_notes": lane_notes(shown),
            "cost_notes": cost_notes(shown.words),
        }

    def keys(self, w: Words) -> tuple[tuple[str, str], ...]:
        """Keys and what they do."""
        return ("Shift S", w.say("sell for the yellow ship")), ("N", w.say("naval construction on, off"))


def _no_fight(said: Said) -> str:
    points = things.points(said.w, abs(said.reason.amount))
    if said.reason.amount < 0:
        return said.w.say("Fighting at sea would cost you {points}.", points=points)
    return said.w.say("Fighting at sea would bring you {points}.", points=points)


class ArmadaCoach(ExpansionCoach):
    """Armada in the sentences of the coach."""

    reasons: ClassVar[Reasons] = {
        armada.SAILS: lambda said: said.w.say(
            "{ship}: space {n}.", ship=capital(naval.ship(said.w, said.reason.thing)), n=said.reason.amount
        ),
        armada.NAVAL: lambda said: said.w.say(
            "With naval strength {n} the conflict at sea brings you {points} more, as it stands.",
            n=said.reason.total, points=said.points,
        ),
        armada.NAVAL_LESS: lambda said: said.w.say(
            "The conflict at sea then brings you {points} less, as it stands.", points=said.points
        ),
        armada.STRENGTH: lambda said: said.w.say("Your naval strength is then {n}.", n=said.reason.total),
        armada.LEVEL: lambda said: said.w.say("Your commercial level is then {n}.", n=said.reason.amount),
        armada.EXPLORES: lambda said: said.w.say("You explore islands of level {n}.", n=said.reason.amount),
        armada.NO_FIGHT: _no_fight,
    }  # fmt: skip

    def called(self, shown: Faces, view: WondersView, choice: Choice) -> tuple[str, Face] | None:
        """An island that is kept; ships that sail alone are buttons."""
        return (shown.words.say("Keep"), shown.more[choice.island]) if choice.island else None

    def goes_with(self, shown: Faces, view: WondersView, choice: Choice) -> str:
        """The ship that moves with a card, or for which it is sold."""
        return naval.ship(shown.words, choice.ships[0]) if choice.ships else ""


FOLDER = "wonders/armada"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_yard",
        "city": "_panels",
        "compare": "_panels",
        "dock_buttons": "_dock",
        "dock_forms": "_dock",
        "dock_switches": "_dock",
        "gauges": "_panels",
        "help": "_help",
        "tabs": "_tabs",
        "whole_city": "_panels",
    }.items()
}


class ArmadaLobby(ExpansionLobby):
    """Armada in the lobby."""

    icon = "ship"
    advised: ClassVar[Mapping[str, int]] = {"armada_2018": 2}  # ARMADA-MIX-1

    def title(self, w: Words) -> str:
        return w.name("box", "armada")

    def about(self, w: Words, expansion: str) -> str:
        """`Armada 2020`."""
        return w.say("Armada {year}", year=expansion.rpartition("_")[2])

    def without(self, w: Words) -> str:
        return w.say("without Armada")

    def invitation(self, w: Words) -> str:
        """Return the description of the expansion for the lobby."""
        return w.say(
            "Armada adds a shipyard with four ships, islands to explore and conflicts at sea: 3 to 7 cities, 8 in the 2018 edition; teams with 4, 6 or 8."
        )


PAGES = ExpansionPages(
    name="armada",
    fragments=FRAGMENTS,
    sheets={"table": "armada"},
    scripts={"table": "armada"},
    lobby=ArmadaLobby(),
    table=ArmadaTable(),
    hand=ArmadaHand(),
    log=ArmadaLog(),
    score=ArmadaScore(),
    help=ArmadaHelp(),
    coach=ArmadaCoach(),
)
