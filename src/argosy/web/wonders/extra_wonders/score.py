"""Names in score breakdowns of the single boards, and their fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.rules.wonders.state import MAX_STAGES
from argosy.texts import Words
from argosy.web.position_editor.fields import Field, Number
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.cities_and_extra_wonders import are_those_of_cities


def items(w: Words) -> dict[str, str]:
    """Cards of the colour of what lies under a stage."""
    return {
        f"colour_under_{stage}": w.say("cards of the colour under stage {n}", n=roman(stage))
        for stage in range(1, MAX_STAGES + 1)
    }


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Diplomacy tokens; copied stages stand in the text alone."""
    if not are_those_of_cities(shown):
        label = shown.words.say("Diplomacy tokens")
        yield Number(path=f"cities.{seat}.extra_wonders.diplomacy", label=label, icon="diplomacy")


SCORE = ExpansionScore(items=items, fields_of_city=fields_of_city)
