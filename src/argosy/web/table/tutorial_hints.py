"""Tutorial hints: a short list for each game, each with a condition, one shown at a time.

The hint that is shown follows from what the viewer may see and from the hints already seen; the browser
places it.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.models import DuelOffers, Offers, TablePage, View


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """One hint."""

    name: str
    words: Callable[[Words], str]
    """Two short sentences at most: what it is, what to do with it."""
    when: Callable[[Any, Any], bool]
    """(view, offers) of the game: may it be shown now? The offers are empty at the end."""
    at: tuple[str, ...]
    """What it points at: the first of these selectors that finds something to see.

    As long as there is nothing, it waits.
    """
    done: str = ""
    """What the viewer brings about that is the answer to it, as a selector; empty where there is nothing but
    reading.
    """


class ShownHint(msgspec.Struct, frozen=True):
    """A hint for the template."""

    name: str
    number: int
    words: str
    at: str
    done: str
    is_last: bool


Hints = tuple[Hint, ...]
BETWEEN = " ;; "
"""Between two selectors."""


def due(hints: Hints, view: View, offers: Offers | DuelOffers | None, seen: Collection[str]) -> Hint | None:
    """Return the next hint: the first unseen one with a true condition.

    None while others choose; at the end only the last one.
    """
    if view.seat is None or (offers is None and not view.is_over):
        return None
    of_now = hints[-1:] if view.is_over else hints
    return next(
        (hint for hint in of_now if hint.name not in seen and hint.when(view, offers or _nothing(view))), None
    )


def _nothing(view: View) -> Offers | DuelOffers:
    return DuelOffers() if hasattr(view, "structure") else Offers()


def values(hints: Hints, page: TablePage, w: Words) -> dict[str, Any]:
    """Return the values of `_hint.html` and of the menu of a table."""
    hint = None
    if page.hints_seen is not None and page.view is not None:
        hint = due(hints, page.view, page.offers, page.hints_seen)
    return {
        "guided": page.is_guided,
        "has_hints": page.hints_seen is not None,
        "hint": hint and _shown(hint, hints, page.hints_seen or (), w),
        "hints_in_all": len(hints),
    }


def _shown(hint: Hint, hints: Hints, seen: Sequence[str], w: Words) -> ShownHint:
    return ShownHint(
        hint.name, len(seen) + 1, hint.words(w), BETWEEN.join(hint.at), hint.done, is_last=hint == hints[-1]
    )
