"""The single boards in the lobby, on the help page and on the score pad."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.rules.wonders.state import MAX_STAGES
from argosy.texts import Words
from argosy.web.position_editor.fields import Field, Number
from argosy.web.rendering.parts import roman
from argosy.web.rulebook_pages.glossary import Sign
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.expansions.types import ExpansionHelp, ExpansionLobby, ExpansionPages, ExpansionScore
from argosy.web.wonders.extra_wonders.hand import ExtraWondersHand
from argosy.web.wonders.extra_wonders.log import ExtraWondersLog
from argosy.web.wonders.extra_wonders.table import ExtraWondersTable
from argosy.web.wonders.faces import Faces, boards
from argosy.web.wonders.interactions.cities_and_extra_wonders import are_those_of_cities
from argosy.web.wonders.live import losses


class ExtraWondersHelp(ExpansionHelp):
    """The single boards on the help page and in the glossary."""

    def glossary(self, shown: Faces) -> tuple[Sign, ...]:
        """Gifts of the Great Wall, which are those of black cards (EXTRA-WALL-3, EXTRA-WALL-4)."""
        return losses.glossary(shown)

    def introduction(self, shown: Faces) -> tuple[Card, ...]:
        """The three boards, and that nothing else changes."""
        w = shown.words
        drawn = boards(shown, "extra_wonders")
        return (
            card("stages", w.say("In any order"), w.say("You build the stages of the Great Wall in any order: choose the stage together with the card. One of them keeps you out of the conflicts of the Age and makes all others lose coins."), drawn[0], "gold"),
            card("mark-brown", w.say("Stones and colours"), w.say("Stonehenge counts the stone printed on your brown cards. One of its stages counts your neighbours' cards that have the colour of the card under it."), drawn[1], "gold"),
            card("copy", w.say("What the neighbours build"), w.say("Manneken Pis starts with 4 coins more. Its stages do what stages of the neighbours do, even if those are not built. You pay the cost printed on Manneken Pis."), drawn[2], "gold"),
            card("wonder", w.say("All else as before"), w.say("These boards are dealt or chosen like all others. Cards, Ages and the score stay as they are.")),
        )  # fmt: skip

    def values(self, shown: Faces) -> Mapping[str, Any]:
        return {"extra_wonders_title": shown.words.name("box", "extra_wonders")}


class ExtraWondersScore(ExpansionScore):
    """The single boards on the score pad and in the position editor."""

    def items(self, w: Words) -> dict[str, str]:
        """Cards of the colour of what lies under a stage."""
        return {
            f"colour_under_{stage}": w.say("cards of the colour under stage {n}", n=roman(stage))
            for stage in range(1, MAX_STAGES + 1)
        }

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Diplomacy tokens; copied stages stand in the text alone."""
        if not are_those_of_cities(shown):
            label = shown.words.say("Diplomacy tokens")
            yield Number(path=f"cities.{seat}.extra_wonders.diplomacy", label=label, icon="diplomacy")


FOLDER = "wonders/extra_wonders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {"city": "_panels", "help": "_help", "whole_city": "_panels"}.items()
}


class ExtraWondersLobby(ExpansionLobby):
    """The single boards in the lobby."""

    icon = "stages"

    def title(self, w: Words) -> str:
        return w.name("box", "extra_wonders")

    def without(self, w: Words) -> str:
        return w.say("without more wonders")

    def invitation(self, w: Words) -> str:
        """Return the description of the single boards for the lobby."""
        return w.say(
            "Three more wonders: The Great Wall, built in any order, Stonehenge, which counts stone, and Manneken Pis, which does what its neighbours do. 3 to 7 cities, more with other boxes."
        )


PAGES = ExpansionPages(
    name="extra_wonders",
    fragments=FRAGMENTS,
    sheets={"table": "extra_wonders", "help": "extra_wonders"},
    lobby=ExtraWondersLobby(),
    table=ExtraWondersTable(),
    hand=ExtraWondersHand(),
    log=ExtraWondersLog(),
    score=ExtraWondersScore(),
    help=ExtraWondersHelp(),
)
