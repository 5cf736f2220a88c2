"""Registration of the single boards for the pages of 7 Wonders."""

from argosy.texts import Words
from argosy.web.wonders.expansions.types import ExpansionLobby, ExpansionPages
from argosy.web.wonders.extra_wonders.hand import HAND
from argosy.web.wonders.extra_wonders.help import HELP
from argosy.web.wonders.extra_wonders.log import LOG
from argosy.web.wonders.extra_wonders.score import SCORE
from argosy.web.wonders.extra_wonders.table import TABLE

FOLDER = "wonders/extra_wonders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {"city": "_city", "help": "_help", "whole_city": "_whole_city"}.items()
}


def about(w: Words, _expansion: str) -> str:
    """Return the name of the single boards; there is one edition."""
    return w.name("box", "extra_wonders")


def invitation(w: Words) -> str:
    """Return the description of the single boards for the lobby."""
    return w.say(
        "Three more wonders: The Great Wall, built in any order, Stonehenge, which counts stone, and Manneken Pis, which does what its neighbours do. 3 to 7 cities, more with other boxes."
    )


PAGES = ExpansionPages(
    name="extra_wonders",
    fragments=FRAGMENTS,
    sheets={"table": "extra_wonders", "help": "extra_wonders"},
    lobby=ExpansionLobby(
        icon="stages",
        title=lambda w: w.name("box", "extra_wonders"),
        about=about,
        without=lambda w: w.say("without more wonders"),
        invitation=invitation,
    ),
    table=TABLE,
    hand=HAND,
    log=LOG,
    score=SCORE,
    help=HELP,
)
