"""Registration of Leaders for the pages of 7 Wonders."""

from argosy.texts import Words
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages, Option
from argosy.web.wonders.leaders.coach import COACH
from argosy.web.wonders.leaders.hand import HAND
from argosy.web.wonders.leaders.help import HELP
from argosy.web.wonders.leaders.log import LOG
from argosy.web.wonders.leaders.score import SCORE
from argosy.web.wonders.leaders.table import TABLE

FOLDER = "wonders/leaders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "gauges": "_gauges",
        "help": "_help",
        "own": "_own",
        "whole_city": "_whole_city",
    }.items()
}

PACKS = Option(
    name="leaders_pack",
    expansions=("leaders_2020",),
    values=("standard", "standard_and_expert"),
    words=lambda w: (w.say("standard leaders"), w.say("standard and expert leaders")),
)
"""Which leaders are dealt (LEADERS-SETUP-3)."""


def about(w: Words, expansion: str) -> str:
    """`Leaders 2020`."""
    return w.say("Leaders {year}", year=expansion.rpartition("_")[2])


def invitation(w: Words) -> str:
    """Return the description of the expansion for the lobby."""
    return w.say(
        "Leaders adds famous people: four are drafted before the game, one is played at the start of each Age. 3 to 7 cities, with Cities of 2012 also 8."
    )


PAGES = ExpansionPages(
    name="leaders",
    fragments=FRAGMENTS,
    sheets={"table": "leaders", "help": "leaders"},
    scripts={"table": "leaders"},
    lobby=ExpansionLobby(
        icon="leader",
        title=lambda w: w.say("Leaders"),
        about=about,
        without=lambda w: w.say("without Leaders"),
        invitation=invitation,
        is_first=True,
        options=(PACKS,),
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
    coach=COACH,
)
