"""What Leaders adds to the panel of a city: recruited leaders, those under the board and under stages, how many are in hand."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy.game.wonders.view import CityView, WondersView
from argosy.web.parts import icon, roman
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import of_city


class CityOfLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The leaders of a city."""

    in_hand: int
    recruited: tuple[tuple[Face, str], ...]
    """With the Age in which each came."""
    copied: Face | None
    buried: tuple[Face, ...]


def city_of_leaders(faces: Faces, city: CityView) -> CityOfLeaders:
    """What the panel shows."""
    leaders = of_city(city)
    ages = [roman(age) for age in leaders.ages]
    return CityOfLeaders(
        in_hand=leaders.hand_size,
        recruited=tuple(zip((faces.more[name] for name in leaders.recruited), ages, strict=True)),
        copied=faces.more[leaders.copied] if leaders.copied else None,
        buried=tuple(faces.more[name] for name in leaders.buried),
    )


def standing(faces: Faces, city: CityView) -> tuple[Face, ...]:
    """The leaders that work for the city, beside its buildings; a copied one says so."""
    leaders = of_city(city)
    own = [faces.more[name] for name in leaders.recruited]
    copied = [_copy(faces, faces.more[leaders.copied])] if leaders.copied else []
    return (*own, *copied)


def _copy(faces: Faces, face: Face) -> Face:
    name = faces.words.say("{leader} (copied)", leader=face.name)
    return msgspec.structs.replace(face, name=name, mark="copy")


def under_stage(faces: Faces, city: CityView, stage: int) -> Markup:
    """A leader as marker of a built stage (LEADERS-RECRUIT-2)."""
    if stage not in of_city(city).under_stages:
        return Markup("")
    words = faces.words.say("built with a leader")
    return Markup('<span class="under-leader" title="{0}">{1}<span class="visually-hidden">{0}</span></span>').format(
        words, icon("back-leader")
    )


def values(faces: Faces, view: WondersView, _seat: int, _names: Names) -> dict[str, Any]:
    """The viewer's own leaders and, in team games, the partner's."""
    return {
        "leaders_hand": tuple(faces.more[name] for name in view.leaders_hand),
        "partner_leaders": tuple(faces.more[name] for name in view.partner_leaders),
    }
