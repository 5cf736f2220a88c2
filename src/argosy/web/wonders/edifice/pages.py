"""Registration of Edifice for the pages of 7 Wonders."""

from argosy.texts import Words
from argosy.web.wonders.edifice.coach import COACH
from argosy.web.wonders.edifice.hand import HAND
from argosy.web.wonders.edifice.help import HELP
from argosy.web.wonders.edifice.log import LOG
from argosy.web.wonders.edifice.score import SCORE
from argosy.web.wonders.edifice.table import TABLE
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages

FOLDER = "wonders/edifice"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_edifices",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, _expansion: str) -> str:
    """Return the name of the expansion; there is one edition."""
    return w.name("box", "edifice")


def invitation(w: Words) -> str:
    """Return the description of the expansion for the lobby."""
    return w.say(
        "Edifice adds a common work for each Age: whoever builds a stage of the wonder may pay for a pawn. It takes the place of the Great Projects, so beside it Babel brings the tower alone. 3 to 7 cities."
    )


PAGES = ExpansionPages(
    name="edifice",
    fragments=FRAGMENTS,
    sheets={"table": "works", "help": "works"},
    scripts={"table": "works"},
    lobby=ExpansionLobby(
        icon="edifice",
        title=lambda w: w.name("box", "edifice"),
        about=about,
        without=lambda w: w.say("without Edifice"),
        invitation=invitation,
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
    coach=COACH,
)
