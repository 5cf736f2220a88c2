"""The edifices of a table: one for each Age, open from the start, with their pawns (EDIFICE-1 to -5)."""

from typing import Any

from markupsafe import Markup

from argosy.game.wonders.edifice.view import CityEdifice, EdificeView
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.texts.wonders import effects
from argosy.web.parts import roman
from argosy.web.wonders.babel.facts import project_of
from argosy.web.wonders.babel.projects import Part, Works, penalty_picture
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.faces import Faces


def of_city(city: CityView) -> CityEdifice:
    """What Edifice adds to a city."""
    assert city.edifice is not None
    return city.edifice


def edifices_of(view: WondersView) -> tuple[EdificeView, ...]:
    """The edifices by Age."""
    assert view.edifice is not None
    return view.edifice.edifices


def left_words(w: Words, pawns: int) -> str:
    """How many pawns are left."""
    return w.count("{n} pawn left", "{n} pawns left", pawns)


def works(faces: Faces, view: WondersView, one: EdificeView, names: Names) -> Works:
    """One edifice as it lies on the table."""
    w, facts = faces.words, project_of(faces, one.id)
    joined = [city.seat for city in view.cities if of_city(city).pawns[one.age - 1]]
    return Works(
        face=faces.more[one.id],
        age=one.age,
        state=state(view, one),
        state_words=state_words(w, view, one),
        goes_with=w.say("Age {n}", n=roman(one.age)),
        mark=Markup(""),
        left=one.pawns,
        taken=len(joined),
        left_words=left_words(w, one.pawns),
        parts=tuple(Part(seat, 1, w.say("{name} has a pawn", name=names[seat])) for seat in joined),
        penalty=penalty_picture(faces, one.id),
        reward_words=effects.short_all(w, facts.effects),
        penalty_words=effects.short(w, facts.penalty),
    )


def state(view: WondersView, one: EdificeView) -> str:
    """Finished, not finished, open in this Age, or later."""
    if one.turned:
        return "done"
    if one.age < view.age or view.is_over:
        return "failed"
    return "open" if one.age == max(view.age, 1) else "later"


def state_words(w: Words, view: WondersView, one: EdificeView) -> str:
    """The same in words; empty while pawns can be taken."""
    said = {"done": w.say("finished"), "failed": w.say("not finished")}
    return said.get(state(view, one), "")


def values(faces: Faces, view: WondersView, _seat: int, names: Names) -> dict[str, Any]:
    """What the templates of Edifice need of a table."""
    return {
        "edifices": tuple(works(faces, view, one, names) for one in edifices_of(view)),
        "works_names": {name: face.name for name, face in faces.more.items()},
    }
