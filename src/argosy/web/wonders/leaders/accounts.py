"""What leaders give to a city, and who they are."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.accounts import Account, Line
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import Giver
from argosy.web.wonders.leaders.city import standing
from argosy.web.wonders.leaders.facts import effects_of, of_city


def gives(faces: Faces, _view: WondersView, city: CityView) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """The leaders in play, a copied one included."""
    leaders = of_city(city)
    copied = (leaders.copied,) if leaders.copied else ()
    for face, name in zip(standing(faces, city), (*leaders.recruited, *copied), strict=True):
        yield face.name, effects_of(faces, name)


def accounts(
    faces: Faces, _view: WondersView, city: CityView, _have: tuple[Giver, ...]
) -> Iterator[tuple[str, Account]]:
    """Recruited and buried leaders, and how many are in the hand: only their owner knows who those are."""
    w, leaders = faces.words, of_city(city)
    in_hand = w.pair(w.say("leaders in hand"), str(leaders.hand_size))
    yield "leaders-in-hand", Account(title=in_hand, text=w.say("Nobody but the owner knows which."))
    for name, ids, title in (
        ("leaders", leaders.recruited, w.say("leaders")),
        ("buried", leaders.buried, w.say("buried leaders")),
    ):
        if not ids:
            continue
        found = tuple(Line(faces.more[one].name) for one in ids)
        yield name, Account(title=w.pair(title, str(len(ids))), lines=found, total=len(ids), is_list=True)
