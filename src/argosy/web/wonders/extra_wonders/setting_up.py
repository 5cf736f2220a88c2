"""What single boards add to a city where a position is set up: Diplomacy tokens, where Cities does not bring them."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.catalog.wonders.cities.facts import Cities
from argosy.web.setting_up.fields import Field, Number
from argosy.web.wonders.faces import Faces


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Diplomacy tokens; copied stages stand in the text alone."""
    if shown.catalog.of(Cities) is None:
        label = shown.words.say("Diplomacy tokens")
        yield Number(path=f"cities.{seat}.extra_wonders.diplomacy", label=label, icon="diplomacy")
