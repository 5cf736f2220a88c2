"""What Edifice adds where a position is set up: the edifices, pawns left on them, and those of each city."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.web.parts import roman
from argosy.web.setting_up.fields import Choice, Field, Number, Switch
from argosy.web.wonders.faces import Faces

AGES = (1, 2, 3)
MOST_PAWNS = 8


def fields_of_table(shown: Faces, _position: Mapping[str, Any]) -> Iterator[Field]:
    """The edifice of each Age with its pawns."""
    w = shown.words
    for age in AGES:
        of_age = [one for one in facts_of(shown.catalog).edifices if one.age == age]
        options = tuple((one.id, shown.more[one.id].name) for one in of_age)
        yield Choice(
            path=f"edifice.edifices.{age - 1}", label=w.say("Edifice of Age {n}", n=roman(age)), options=options
        )
        label = w.pair(w.say("pawns on edifices"), roman(age))
        yield Number(path=f"edifice.left.{age - 1}", label=label, high=MOST_PAWNS, icon=f"edifice-pawn-{age}")


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Its pawns, and points of penalties; halves of stages stand in the text alone."""
    w, at = shown.words, f"cities.{seat}.edifice"
    for age in AGES:
        yield Switch(path=f"{at}.pawns.{age - 1}", label=w.say("pawn of Age {n}", n=roman(age)))
    yield Number(path=f"{at}.debt", label=w.say("penalty in points"), low=-99, high=0, icon="works-debt")
