"""Lanterns, as the pages of 7 Wonders know it."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.game.wonders.view import CityView
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
)
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look


def lit(_shown: Faces, city: CityView) -> int:
    """The number of burning lanterns, for the template of a city."""
    return city.more["lanterns"]


def told(shown: Faces, event: Event, _names: Names) -> str:
    """The note of the log."""
    return shown.words.count("lights {n} lantern", "lights {n} lanterns", event.tokens)


def moves(event: Event, _look: Look) -> Iterable[Move]:
    """They fly out of the guild into the city."""
    return (fly("token", event.tokens, f"cards-{event.seat}", f"lanterns-{event.seat}"),)


def glossary(shown: Faces) -> tuple[Sign, ...]:
    """The sign of a lantern, which the base game has for something else."""
    w = shown.words
    return (
        Writer(w).sign(
            "crown", w.say("lantern"), w.say("At the end of the game each lantern is worth a point.")
        ),
    )


def introduction(shown: Faces) -> tuple[Card, ...]:
    """Cards that introduce the expansion."""
    w = shown.words
    return (
        card("crown", w.say("Lanterns"), w.say("Two more guilds light lanterns.")),
        card("coin", w.say("Cost"), w.say("They are paid for like all guilds.")),
        card("victory", w.say("Points"), w.say("Each lantern is a point.")),
        card("left", w.say("Neighbours"), w.say("One guild counts theirs.")),
    )


PAGES = ExpansionPages(
    name="lanterns",
    fragments={"city": "wonders/lanterns/_city.html", "help": "wonders/lanterns/_help.html"},
    lobby=ExpansionLobby(
        icon="crown",
        title=lambda w: w.say("Lanterns"),
        about=lambda w, _expansion: w.say("Lanterns"),
        without=lambda w: w.say("without Lanterns"),
        invitation=lambda w: w.say("Lanterns adds two guilds that light lanterns."),
    ),
    table=ExpansionTable(city=lit),
    log=ExpansionLog(notes={"lit": told}, mark="crown", tellers={"lit": Teller("effects", moves)}),
    score=ExpansionScore(
        icons={"lanterns": ("crown", "gold")},
        labels=lambda w: {"lanterns": w.say("lanterns")},
        items=lambda w: {"lanterns": w.say("lanterns")},
    ),
    help=ExpansionHelp(
        glossary=glossary,
        introduction=introduction,
        values=lambda shown: {"lanterns_title": shown.words.say("Lanterns")},
    ),
)
