"""Score-pad line of Edifice, and its fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.texts import Words
from argosy.web.position_editor.fields import Choice, Field, Number, Switch
from argosy.web.rendering.parts import roman
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces

ICONS = {"edifice": ("edifice", "gold")}

AGES = (1, 2, 3)
MOST_PAWNS = 8


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"edifice": w.name("box", "edifice")}


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of each score-pad line of the expansion."""
    return {"edifice": w.say("The points of rewards, minus penalties that could not be paid.")}


def fields_of_table(shown: Faces, _position: Mapping[str, Any]) -> Iterator[Field]:
    """The edifice of each Age with its pawns."""
    w = shown.words
    for age in AGES:
        of_age = [one for one in facts_of(shown.catalog).edifices if one.age == age]
        options = tuple((one.id, shown.more[one.id].name) for one in of_age)
        yield Choice(
            path=f"edifice.edifices.{age - 1}",
            label=w.say("Edifice of Age {n}", n=roman(age)),
            options=options,
        )
        label = w.pair(w.say("pawns on edifices"), roman(age))
        yield Number(path=f"edifice.left.{age - 1}", label=label, high=MOST_PAWNS, icon=f"edifice-pawn-{age}")


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Its pawns, and points of penalties; halves of stages stand in the text alone."""
    w, at = shown.words, f"cities.{seat}.edifice"
    for age in AGES:
        yield Switch(path=f"{at}.pawns.{age - 1}", label=w.say("pawn of Age {n}", n=roman(age)))
    yield Number(path=f"{at}.debt", label=w.say("penalty in points"), low=-99, high=0, icon="works-debt")


SCORE = ExpansionScore(
    icons=ICONS,
    labels=labels,
    reasons=reasons,
    items=boards.items,  # its accounts name edifices besides, and debts as other expansions do
    fields_of_table=fields_of_table,
    fields_of_city=fields_of_city,
)
