"""Score-pad lines of Armada, and its fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.terms import LANES
from argosy.texts import Words
from argosy.web.position_editor.fields import Choice, Field, Item, Number, Switch, Things
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces

EXAMPLES = {
    "fleet": """{
 "edition": 2020,
 "boxes": ["armada_2020"],
 "age": 2,
 "cities": [
  {"wonder": "babylon", "coins": 9, "armada": {"ships": {"red": 2, "yellow": 1}}},
  {"wonder": "ephesos", "coins": 5},
  {"wonder": "alexandria", "coins": 5}
 ]
}"""
}
AGES = (1, 2, 3)
MOST_POINTS = 9


def _ship(w: Words, lane: str) -> str:
    return {
        "red": w.say("red ship"),
        "yellow": w.say("yellow ship"),
        "blue": w.say("blue ship"),
        "green": w.say("green ship"),
    }[lane]


class ArmadaScore(ExpansionScore):
    """Armada on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {
        "naval": ("naval-shield", "sea-icon"),
        "islands": ("island", "isle"),
        "fleet": ("ship-blue", "blue"),
    }
    examples: ClassVar[Mapping[str, str]] = EXAMPLES
    loose = ("islands",)
    from_elsewhere = ("islands",)

    def labels(self, w: Words) -> dict[str, str]:
        """The names of the lines."""
        return {"naval": w.say("Naval conflicts"), "islands": w.say("Islands"), "fleet": w.say("Blue fleet")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {
            "naval": w.say("The points of the naval tokens; those of the weakest are negative."),
            "islands": w.say("The points that are printed on the islands."),
            "fleet": w.say("The points of the space that the blue ship has reached."),
        }

    def items(self, w: Words) -> dict[str, str]:
        """Return names for the items in score breakdowns."""
        return {"blue": w.say("blue ship")}

    def example_titles(self, w: Words) -> dict[str, str]:
        """Return the titles of the example positions of the expansion."""
        return {"fleet": w.say("7 Wonders: ships in Age II")}

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Yield the fields of a city at sea.

        Pending questions of a turn can be edited in the text alone.
        """
        w, facts, at = shown.words, facts_of(shown.catalog), f"cities.{seat}.armada"
        yards = tuple((one.id, w.say("shipyard {n}", n=one.id.rpartition("_")[2])) for one in facts.shipyards)
        yield Choice(path=f"{at}.shipyard", label=w.say("Shipyard"), options=yards)
        last = min(len(spaces) for one in facts.shipyards for spaces in one.lanes.values())
        for lane in LANES:
            yield Number(path=f"{at}.ships.{lane}", label=_ship(w, lane), high=last, icon=f"ship-{lane}")
        for age in AGES:
            label = w.say("naval token, Age {n}", n=roman(age))
            yield Number(
                path=f"{at}.tokens.{age - 1}", label=label, low=-MOST_POINTS, high=MOST_POINTS, icon="anchor"
            )
        yield Switch(path=f"{at}.abstains", label=w.say("stays out of the naval conflict of this Age"))
        pool = tuple(
            Item(id=one.id, face=shown.more[one.id], group=w.say("Islands of level {n}", n=roman(one.level)))
            for one in facts.islands
        )
        yield Things(path=f"{at}.islands", label=w.say("Islands"), pool=pool, icon="island")
