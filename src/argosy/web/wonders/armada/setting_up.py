"""What Armada adds to a city where a position is set up: its shipyard, ships, islands and tokens of the sea."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.terms import LANES
from argosy.texts import Words
from argosy.web.parts import roman
from argosy.web.setting_up.fields import Choice, Field, Item, Number, Switch, Things
from argosy.web.wonders.faces import Faces

AGES = (1, 2, 3)
MOST_POINTS = 9


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """All of it; what is still to be done in a turn stands in the text alone."""
    w, facts, at = shown.words, facts_of(shown.catalog), f"cities.{seat}.armada"
    yards = tuple((one.id, w.say("shipyard {n}", n=one.id.rpartition("_")[2])) for one in facts.shipyards)
    yield Choice(path=f"{at}.shipyard", label=w.say("Shipyard"), options=yards)
    last = min(len(spaces) for one in facts.shipyards for spaces in one.lanes.values())
    for lane in LANES:
        yield Number(path=f"{at}.ships.{lane}", label=_ship(w, lane), high=last, icon=f"ship-{lane}")
    for age in AGES:
        label = w.say("naval token, Age {n}", n=roman(age))
        yield Number(path=f"{at}.tokens.{age - 1}", label=label, low=-MOST_POINTS, high=MOST_POINTS, icon="anchor")
    yield Switch(path=f"{at}.abstains", label=w.say("stays out of the naval conflict of this Age"))
    pool = tuple(
        Item(id=one.id, face=shown.more[one.id], group=w.say("Islands of level {n}", n=roman(one.level)))
        for one in facts.islands
    )
    yield Things(path=f"{at}.islands", label=w.say("Islands"), pool=pool, icon="island")


def _ship(w: Words, lane: str) -> str:
    return {
        "red": w.say("red ship"),
        "yellow": w.say("yellow ship"),
        "blue": w.say("blue ship"),
        "green": w.say("green ship"),
    }[lane]
