"""The keys of the table in words: its own list, and that of the help page."""

from argosy.texts import Words
from argosy.web.wonders.boxes.in_play import BOXES

Keys = tuple[tuple[str, str], ...]
"""Keys and what they do."""


def keys_of_table(w: Words, *, coached: bool) -> Keys:
    """The list that the table opens."""
    return (
        *_of_the_dock(w),
        ("Space", w.say("skip the animation")),
        ("Tab, F6", w.say("next control, next region")),
        *_of_sheets(w),
        *(_of_the_coach(w) if coached else ()),
        ("?", w.say("this list")),
    )


def key_words(w: Words) -> Keys:
    """The list of the help page."""
    return (*_of_the_dock(w), *_of_sheets(w), *_of_the_coach(w), ("F6", w.say("next control, next region")))


def _of_the_dock(w: Words) -> Keys:
    return (
        ("1-9, ← →", w.say("choose a card of the hand, or an answer")),
        ("Enter, B", w.say("build")),
        ("W", w.say("wonder stage")),
        ("S", w.say("sell")),
        *(key for box in BOXES for key in box.help.keys(w)),
        ("P, Shift P", w.say("next, previous payment")),
        ("I, F1", w.say("note of what has the focus")),
        ("G", w.say("what the signs mean")),
        ("Esc", w.say("put back, close, take back")),
    )


def _of_sheets(w: Words) -> Keys:
    return ("C, X", w.say("your city, compare all cities")), ("L", w.say("log")), ("M", w.say("table talk"))


def _of_the_coach(w: Words) -> Keys:
    return (("H", w.say("ask the coach")),)
