"""The leaders of a table, and what a city has of them."""

from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.leader import Leader, leaders_of
from argosy.game.wonders.leaders.view import CityLeaders
from argosy.game.wonders.view import CityView
from argosy.web.wonders.faces import Faces


def leader_of(faces: Faces, name: str) -> Leader:
    """A leader by id."""
    return next(leader for leader in leaders_of(faces.catalog) if leader.id == name)


def effects_of(faces: Faces, name: str) -> tuple[Effect, ...]:
    """What a leader does."""
    return leader_of(faces, name).effects


def of_city(city: CityView) -> CityLeaders:
    """What Leaders adds to a city."""
    assert city.leaders is not None
    return city.leaders
