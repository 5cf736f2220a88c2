"""Score-pad line of Leaders, and its fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.catalog.wonders.leader import leaders_of
from argosy.texts import Words
from argosy.web.position_editor.fields import Choice, Field, Item, Things, is_thing
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces

ICONS = {"leaders": ("leader", "white")}

AGES = (1, 2, 3)


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"leaders": w.say("Leaders")}


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of each score-pad line of the expansion."""
    return {"leaders": w.say("The points of the recruited leaders, for what stands in the cities now.")}


def items(w: Words) -> dict[str, str]:
    """Return names for the items in score breakdowns."""
    return {"buried": w.say("buried leaders")}


def fields_of_city(shown: Faces, position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Yield the fields of a city's leaders.

    The draft and pending questions can be edited in the text alone.
    """
    w, at = shown.words, f"cities.{seat}"
    pool = tuple(Item(id=one.id, face=shown.more[one.id]) for one in leaders_of(shown.catalog))
    yield Things(
        path=f"{at}.leaders",
        label=w.say("Leaders"),
        pool=pool,
        icon="leader",
        read=lambda one: is_thing(one, "leader"),
    )
    for one in position["cities"][seat]["leaders"] or ():
        leader, label = is_thing(one, "leader"), w.say("Age")
        if leader in shown.more:
            yield Choice(
                path=f"{at}.leaders.={leader}.age",
                label=w.pair(shown.more[leader].name, label),
                options=tuple((age, roman(age)) for age in AGES),
            )
    yield Things(
        path=f"{at}.leaders_hand",
        label=w.say("leaders in hand"),
        pool=pool,
        icon="back-leader",
        is_dealt=True,
    )


SCORE = ExpansionScore(
    icons=ICONS,
    labels=labels,
    reasons=reasons,
    items=items,
    fields_of_city=fields_of_city,
    loose=("leaders_box", "leaders_drafted"),
    loose_of_city=("leaders_hand", "leaders_more"),
    from_elsewhere=("leaders", "leaders_hand"),
)
