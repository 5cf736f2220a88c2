"""The help page about Babel: every tile and every project."""

from typing import Any

from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.works.facts import Project
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import things
from argosy.web.wonders.babel.projects import penalty_picture
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces

AGES = (1, 2, 3)


def values(shown: Faces) -> dict[str, Any]:
    """What `wonders/babel/_help.html` shows; the projects only where Edifice has not taken their place."""
    facts = facts_of(shown.catalog)
    return {
        "babel_title": shown.words.name("box", "babel"),
        "tiles": [(tile.number, shown.more[tile.id]) for tile in facts.tiles],
        "projects_by_age": [] if shown.catalog.of(Edifice) else by_age(shown, facts.projects),
    }


def by_age(shown: Faces, works: tuple[Project, ...]) -> list[tuple[int, list[tuple[Face, str, Any]]]]:
    """Projects or edifices: (Age, [(face, what one takes part with, the penalty as symbols)])."""
    w = shown.words
    return [
        (
            age,
            [
                (
                    shown.more[one.id],
                    things.color_kind(w, one.color) if one.color else w.say("wonder stage"),
                    penalty_picture(shown, one.id),
                )
                for one in works
                if one.age == age
            ],
        )
        for age in AGES
    ]
