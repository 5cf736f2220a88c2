"""What stages do that copy others, and what single boards add to a panel."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.accounts import Account
from argosy.web.wonders.extra_wonders.city import held, of_city
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import Giver, stage_name


def gives(faces: Faces, _view: WondersView, city: CityView) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Copied stages."""
    for one in of_city(city).copies:
        stage = faces.catalog.wonder(one.wonder).sides[one.side].stages[one.number - 1]
        yield stage_name(faces.words, one.stage), stage.effects


def accounts(
    faces: Faces, _view: WondersView, city: CityView, _have: tuple[Giver, ...]
) -> Iterator[tuple[str, Account]]:
    """What lies before a city says what it is."""
    for one in held(faces, city):
        yield f"{one.name}-{one.number}" if one.name == "copied" else one.name, Account(title=one.words)
