"""Lanterns in the pages of 7 Wonders."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from argosy.game.types import Event
from argosy.game.wonders.view import CityView
from argosy.texts import Words
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.table.animation import Move, Teller, fly
from argosy.web.wonders.expansions.types import (
    ExpansionHelp,
    ExpansionLobby,
    ExpansionLog,
    ExpansionPages,
    ExpansionScore,
    ExpansionTable,
    Names,
    Notes,
)
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers


def told(shown: Faces, event: Event, _names: Names) -> str:
    """The note of the log."""
    return shown.words.count("lights {n} lantern", "lights {n} lanterns", event.tokens)


def moves(event: Event, _look: Look) -> Iterable[Move]:
    """They fly out of the guild into the city."""
    return (fly("token", event.tokens, f"cards-{event.seat}", f"lanterns-{event.seat}"),)


class LanternsLobby(ExpansionLobby):
    """Lanterns in the lobby."""

    icon = "crown"

    def title(self, w: Words) -> str:
        """Its name."""
        return w.say("Lanterns")

    def without(self, w: Words) -> str:
        """The name of a page without it."""
        return w.say("without Lanterns")

    def invitation(self, w: Words) -> str:
        """The description of the expansion."""
        return w.say("Lanterns adds two guilds that light lanterns.")


class LanternsTable(ExpansionTable):
    """Lanterns in the panels of cities."""

    def city(self, shown: Faces, city: CityView) -> int:
        """The number of burning lanterns, for the template of a city."""
        return city.more["lanterns"]


class LanternsLog(ExpansionLog):
    """Lanterns in the log and the animations."""

    notes: ClassVar[Notes] = {"lit": told}
    mark = "crown"
    tellers: ClassVar[Tellers] = {"lit": Teller("effects", moves)}


class LanternsScore(ExpansionScore):
    """Lanterns on the score pad."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {"lanterns": ("crown", "gold")}

    def labels(self, w: Words) -> dict[str, str]:
        """The name of the line."""
        return {"lanterns": w.say("lanterns")}

    def items(self, w: Words) -> dict[str, str]:
        """The name of the items in score breakdowns."""
        return {"lanterns": w.say("lanterns")}


class LanternsHelp(ExpansionHelp):
    """Lanterns on the help page and in the glossary."""

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """The sign of a lantern, which the base game has for something else."""
        w = shown.words
        return (
            Writer(w).sign(
                "crown", w.say("lantern"), w.say("At the end of the game each lantern is worth a point.")
            ),
        )

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """Cards that introduce the expansion."""
        w = shown.words
        return (
            card("crown", w.say("Lanterns"), w.say("Two more guilds light lanterns.")),
            card("coin", w.say("Cost"), w.say("They are paid for like all guilds.")),
            card("victory", w.say("Points"), w.say("Each lantern is a point.")),
            card("left", w.say("Neighbours"), w.say("One guild counts theirs.")),
        )

    def values(self, shown: Faces) -> dict[str, Any]:
        """Values for its part of the help page."""
        return {"lanterns_title": shown.words.say("Lanterns")}


PAGES = ExpansionPages(
    name="lanterns",
    fragments={"city": "wonders/lanterns/_city.html", "help": "wonders/lanterns/_help.html"},
    lobby=LanternsLobby(),
    table=LanternsTable(),
    log=LanternsLog(),
    score=LanternsScore(),
    help=LanternsHelp(),
)
