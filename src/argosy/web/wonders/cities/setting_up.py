"""What Cities adds to a city where a position is set up; black cards lie among the buildings."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.web.setting_up.fields import Field, Number
from argosy.web.wonders.faces import Faces


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Debts and Diplomacy tokens; losses of a turn stand in the text alone."""
    w, at = shown.words, f"cities.{seat}.cities"
    yield Number(path=f"{at}.debts", label=w.say("debts"), icon="debt")
    yield Number(path=f"{at}.diplomacy", label=w.say("Diplomacy tokens"), icon="diplomacy")
