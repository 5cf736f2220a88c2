"""Registration of Armada for the pages of 7 Wonders."""

from argosy.texts import Words
from argosy.web.wonders.armada.coach import COACH
from argosy.web.wonders.armada.hand import HAND
from argosy.web.wonders.armada.help import HELP
from argosy.web.wonders.armada.log import LOG
from argosy.web.wonders.armada.score import SCORE
from argosy.web.wonders.armada.table import TABLE
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages

FOLDER = "wonders/armada"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_yard",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "tabs": "_tabs",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, expansion: str) -> str:
    """`Armada 2020`."""
    return w.say("Armada {year}", year=expansion.rpartition("_")[2])


def invitation(w: Words) -> str:
    """Return the description of the expansion for the lobby."""
    return w.say(
        "Armada adds a shipyard with four ships, islands to explore and conflicts at sea: 3 to 7 cities, 8 in the 2018 edition; teams with 4, 6 or 8."
    )


PAGES = ExpansionPages(
    name="armada",
    fragments=FRAGMENTS,
    sheets={"table": "armada"},
    scripts={"table": "armada"},
    lobby=ExpansionLobby(
        icon="ship",
        title=lambda w: w.name("box", "armada"),
        about=about,
        without=lambda w: w.say("without Armada"),
        invitation=invitation,
        advised={"armada_2018": 2},  # ARMADA-MIX-1
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
    coach=COACH,
)
