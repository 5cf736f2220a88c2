"""The Great Project of the Age: what taking part costs, tokens left, who has some, reward and penalty."""

import msgspec
from markupsafe import Markup

from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.parts import icon
from argosy.web.wonders.babel.facts import of_city, of_table, project_of
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.effects import picture
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces


class Part(msgspec.Struct, frozen=True):
    """A city that takes part."""

    seat: int
    tokens: int
    words: str


class Works(msgspec.Struct, frozen=True, kw_only=True):
    """A project or an edifice as it lies on the table."""

    face: Face
    age: int
    state: str
    """open, done, failed, or later."""
    state_words: str
    goes_with: str
    """What one takes part with, in words."""
    mark: Markup
    left: int
    taken: int
    left_words: str
    parts: tuple[Part, ...]
    penalty: Markup
    reward_words: str
    penalty_words: str


def left_words(w: Words, tokens: int) -> str:
    """How many participation tokens are left."""
    return w.count("{n} token left", "{n} tokens left", tokens)


def penalty_picture(faces: Faces, name: str) -> Markup:
    """What a failed project takes, as symbols."""
    return picture((project_of(faces, name).penalty,))


def project_now(faces: Faces, view: WondersView, names: Names) -> Works | None:
    """The project that lies open in this Age; None without the projects, and before Age I."""
    w = faces.words
    project = next((one for one in of_table(view).projects if one.age == view.age), None)
    if project is None:
        return None
    facts, taken = project_of(faces, project.id), sum(of_city(city).tokens for city in view.cities)
    kind = things.color_kind(w, facts.color or "")
    return Works(
        face=faces.more[project.id],
        age=project.age,
        state="open" if project.tokens else "done",
        state_words="" if project.tokens else w.say("all tokens are taken"),
        goes_with=w.say("goes with: {cards}", cards=kind),
        mark=icon(f"mark-{facts.color}"),
        left=project.tokens,
        taken=taken,
        left_words=left_words(w, project.tokens),
        parts=tuple(
            Part(
                city.seat,
                of_city(city).tokens,
                w.pair(names[city.seat], w.count("{n} token", "{n} tokens", of_city(city).tokens)),
            )
            for city in view.cities
            if of_city(city).tokens
        ),
        penalty=penalty_picture(faces, project.id),
        reward_words=effects.short_all(w, facts.effects),
        penalty_words=effects.short(w, facts.penalty),
    )
