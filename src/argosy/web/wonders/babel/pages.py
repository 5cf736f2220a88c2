"""Registration of Babel for the pages of 7 Wonders."""

from argosy.rules.wonders.babel.ruleset import PARTS
from argosy.texts import Words
from argosy.web.wonders.babel.coach import COACH
from argosy.web.wonders.babel.hand import HAND
from argosy.web.wonders.babel.help import HELP
from argosy.web.wonders.babel.log import LOG
from argosy.web.wonders.babel.score import SCORE
from argosy.web.wonders.babel.table import TABLE
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages, Option
from argosy.web.wonders.interactions.babel_and_edifice import PARTS_BESIDE

FOLDER = "wonders/babel"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_tower",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "own": "_own",
        "whole_city": "_whole_city",
    }.items()
}

BABEL_PARTS = Option(
    name="babel_parts",
    expansions=("babel",),
    values=PARTS,
    words=lambda w: (w.say("tower and projects"), w.say("tower alone"), w.say("projects alone")),
    beside=PARTS_BESIDE,
)
"""What of the box is played."""


def about(w: Words, _expansion: str) -> str:
    """Return the name of the expansion; there is one edition."""
    return w.name("box", "babel")


def invitation(w: Words) -> str:
    """Return the description of the expansion for the lobby."""
    return w.say(
        "Babel adds a tower whose open tiles are laws for all, and Great Projects that the cities build together; each can be played alone. 3 to 7 cities, 8 with Armada of 2018 or Cities of 2012."
    )


PAGES = ExpansionPages(
    name="babel",
    fragments=FRAGMENTS,
    sheets={"table": "works", "help": "works"},
    scripts={"table": "works"},
    lobby=ExpansionLobby(
        icon="babel",
        title=lambda w: w.name("box", "babel"),
        about=about,
        without=lambda w: w.say("without Babel"),
        invitation=invitation,
        options=(BABEL_PARTS,),
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
    coach=COACH,
)
