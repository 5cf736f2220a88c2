"""Registration of Cities for the pages of 7 Wonders."""

from argosy.texts import Words
from argosy.web.wonders.cities.coach import COACH
from argosy.web.wonders.cities.hand import HAND
from argosy.web.wonders.cities.help import HELP
from argosy.web.wonders.cities.log import LOG
from argosy.web.wonders.cities.score import SCORE
from argosy.web.wonders.cities.table import TABLE
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages

FOLDER = "wonders/cities"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_city",
        "compare": "_compare",
        "gauges": "_gauges",
        "help": "_help",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, expansion: str) -> str:
    """`Cities 2020`."""
    return w.say("Cities {year}", year=expansion.rpartition("_")[2])


def invitation(w: Words) -> str:
    """Return the description of the expansion for the lobby."""
    return w.say(
        "Cities adds black cards: spies, diplomats, and losses that can become debts; each Age has one turn more. 3 to 7 cities, 8 in the 2012 edition; teams with 4, 6 or 8."
    )


PAGES = ExpansionPages(
    name="cities",
    fragments=FRAGMENTS,
    sheets={"table": "cities", "help": "cities"},
    lobby=ExpansionLobby(
        icon="mask",
        title=lambda w: w.name("box", "cities"),
        about=about,
        without=lambda w: w.say("without Cities"),
        invitation=invitation,
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
    coach=COACH,
)
