"""Score-pad lines of Babel, and its fields of the position editor."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import Words
from argosy.web.position_editor.fields import Choice, Field, Item, Number, Things
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces

AGES = (1, 2, 3)


def _number(tile: str) -> int:
    """Positions name tiles by the number that is printed on them."""
    return int(tile.rpartition("_")[2])


def _id(number: Any) -> str | None:
    return f"tile_{number}" if isinstance(number, int) else None


class BabelScore(ExpansionScore):
    """Babel on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {
        "tower": ("babel", "tile"),
        "projects": ("project", "gold"),
    }
    signs: ClassVar[Mapping[str, str]] = {"tiles": "babel-tile"}
    from_elsewhere = ("tiles",)

    def labels(self, w: Words) -> dict[str, str]:
        """The names of the lines."""
        return {"tower": w.say("Tower of Babel"), "projects": w.say("Great Projects")}

    def reasons(self, w: Words) -> dict[str, str]:
        """Return the explanation of each score-pad line of the expansion."""
        return {
            "tower": w.say("Count your own tiles in the tower: the more there are, the more each is worth."),
            "projects": w.say("The points of rewards, minus penalties that could not be paid."),
        }

    def items(self, w: Words) -> dict[str, str]:
        """Return names for the items in score breakdowns."""
        return {"tiles": w.say("own tiles in the tower")}

    def fields_of_table(self, shown: Faces, position: Mapping[str, Any]) -> Iterator[Field]:
        """The project of each Age, where the table has projects."""
        if not _has_projects(position):
            return
        for age in AGES:
            of_age = [
                one for one in facts_of(shown.catalog).projects if one.age == age and one.id in shown.more
            ]
            options = tuple((one.id, shown.more[one.id].name) for one in of_age)
            label = shown.words.pair(shown.words.say("Great Project"), roman(age))
            if options:
                yield Choice(path=f"babel.projects.{age - 1}", label=label, options=options)

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
        """Yield the fields of tiles in hand and in the tower, tokens, rewards.

        The draft and penalties of a turn can be edited in the text alone.
        """
        w, at = shown.words, f"cities.{seat}.babel"
        pool = tuple(Item(id=one.id, face=shown.more[one.id]) for one in facts_of(shown.catalog).tiles)
        yield Things(
            path=f"{at}.tiles",
            label=w.say("Tiles of the tower"),
            pool=pool,
            icon="babel-tile",
            write=_number,
            read=_id,
        )
        yield Things(
            path="babel.tower",
            label=w.say("own tiles in the tower"),
            pool=pool,
            icon="babel",
            write=lambda tile: [_number(tile), seat],
            read=lambda one: _id(one[0]) if isinstance(one, list | tuple) and one[1] == seat else None,
        )
        yield Number(
            path=f"{at}.tokens", label=w.say("participation tokens of this Age"), icon="project-token"
        )
        if _has_projects(position):
            for age in AGES:
                label = w.say("rewards of the project of Age {n}", n=roman(age))
                yield Number(path=f"{at}.rewards.{age - 1}", label=label, icon="project-token")
        for name, words, icon in (
            ("free_stages", w.say("tokens for a free stage"), "free-stage-once"),
            ("free_cards", w.say("tokens for a free card"), "free-card-once"),
            ("any_color", w.say("tokens for a card of any colour"), "any-color-once"),
        ):
            yield Number(path=f"{at}.{name}", label=words, icon=icon)
        yield Number(path=f"{at}.debt", label=w.say("penalty in points"), low=-99, high=0, icon="works-debt")


def _has_projects(position: Mapping[str, Any]) -> bool:
    """Has the table projects?"""
    babel: Mapping[str, Any] = position["babel"] or {}
    projects: Iterable[object] = babel.get("projects") or ()
    return any(projects)
