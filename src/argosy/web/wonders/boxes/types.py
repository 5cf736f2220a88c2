"""What a box says to the pages of 7 Wonders."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice, Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.log import Part
from argosy.web.wonders.face import Face

if TYPE_CHECKING:
    from argosy.web.tags import Tag
    from argosy.web.wonders.asking import Answer
    from argosy.web.wonders.changes import Change
    from argosy.web.wonders.faces import Faces
    from argosy.web.wonders.hand import Maker

Names: TypeAlias = dict[int, str]
"""Who sits where."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """More of the last turn, shown by a template of its own and read out."""

    template: str
    value: Any
    words: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """More of the end of an Age, under a title that names it too; an empty title leaves what stands there."""

    title: str
    part: Part


class Phase(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is played before the first turn of an Age."""

    words: str
    """What it is called; stands where else the turn is counted."""
    direction: str = ""
    """Where things are passed in it: `left` or `right`; empty when they stay."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of the rules that a new table with the box chooses."""

    name: str
    """As `argosy.new_game` calls it."""
    boxes: tuple[str, ...]
    """Editions of the box that have it, by id."""
    values: tuple[str, ...]
    """What it may be, the one that is chosen at first before the others."""
    words: Callable[[Words], tuple[str, ...]]
    """What they are called."""
    beside: Mapping[str, tuple[str, ...]] = {}
    """By part of another box the values that go with it; all of them where it is not named."""


class BoxPages(msgspec.Struct, frozen=True, kw_only=True):
    """One box. What is called with `shown` gets the printed faces of the table in the language of the viewer."""

    name: str
    """Its part of the catalog."""
    icon: str
    """Its sign in the lobby."""
    invitation: Callable[[Words], str]
    """What it adds, for whom: one sentence in the lobby."""
    fragments: Mapping[str, str]
    """Its templates by the meeting place that includes them."""
    sheets: Mapping[str, str]
    """Its style sheet by page: `table`, `help`; what all boxes need stands in `boxes.css`."""
    scripts: Mapping[str, str]
    """Its script by page."""
    about: Callable[[Words, str], str]
    """(words, id of its edition) -> what a table with it is called."""
    title: Callable[[Words], str]
    """Its name."""
    without: Callable[[Words], str]
    """What a page without it is called."""
    options: tuple[Option, ...] = ()
    """What else a new table with it chooses."""
    keys: Callable[[Words], tuple[tuple[str, str], ...]]
    """Its keys and what they do."""

    questions: tuple[str, ...]
    """What it asks (`view.asked`)."""
    question: "Callable[[Faces, WondersView], tuple[str, str]]"
    """What is asked, and how it is answered."""
    answer: "Callable[[Faces, WondersView, Choice], Answer | None]"
    """An answer to its question as a button."""
    cards: Mapping[str | None, Callable[[WondersView], tuple[str, ...]]]
    """Questions that are answered with something in the hand's place, and what lies there; None: while nothing is asked
    of a viewer whose hand is empty.
    """
    tag: "Callable[[Maker, str], Tag | None]" = lambda _maker, _name: None
    """The price tag of something in the hand's place."""
    hand_label: Callable[[Words], str]
    chosen: "Callable[[Faces, str], dict[str, str]]"
    """(shown, text of a choice) -> the viewer's own secret answer in words, by verb."""

    is_own: Callable[[Choice], bool]
    """Is it a choice that only this box brings?"""
    label: Callable[[Words, Choice], str]
    """What tells such choices apart besides their payment; empty for others."""
    ways: "Callable[[BoxPages, Maker, str], Any]"
    """What it lets do with a card of the hand, for its templates."""
    sold: Callable[[Words], str] = lambda _: ""
    """What selling something that it put into the hand's place is called."""
    changes: "Callable[[Faces, CityView, Choice, tuple[Effect, ...]], Iterator[Change]]"
    """What a choice changes besides coins, shields and science."""
    counted: Mapping[str, Callable[[CityView], int]]
    """Things that its effects count, and how many a city has."""
    is_absent: Callable[[CityView], bool]
    """Does a city take no part in the next land conflicts by it? Not asked in team games."""
    tokens: "Callable[[Faces, WondersView, int, int], tuple[int, int]]" = lambda _faces, _view, won, lost: (won, lost)
    """(shown, view, points of a victory, points of a defeat) -> both as the box changes them."""
    gains: "Callable[[Faces, WondersView, Choice], int]" = lambda _faces, _view, _choice: 0
    """Coins that a choice brings besides those of the effects of what is built."""

    board: "Callable[[Faces, WondersView, int, Names], Mapping[str, Any]]"
    """(shown, view, seat in the middle, names) -> values for its templates."""
    city: "Callable[[Faces, CityView], Any]"
    """What it adds to the panel of a city, for its templates."""
    colors: tuple[str, ...]
    """Colours of cards that only it has."""
    standing: "Callable[[Faces, CityView], tuple[Face, ...]]"
    """What stands beside the buildings of a city."""

    under_stage: "Callable[[Faces, CityView, int], Markup]" = lambda _faces, _city, _stage: Markup("")
    """(shown, city, stage) -> a sign of what lies under a built stage, where that is no card."""

    phase: Callable[[Words, WondersView], Phase | None] = lambda _w, _view: None
    """What of the box is played now, before the first turn of an Age."""
    log_title: Callable[[Words, tuple[Event, ...]], str] = lambda _w, _events: ""
    """What such a moment is called in the log."""
    last: Mapping[str, tuple[str, Callable[[Words], str]]] = {}
    """Verbs of its own plays, and what a panel shows of them as the last turn: icon and words."""
    plays: "Mapping[str, Callable[[Faces, Event], tuple[str, str, str]]]" = {}
    """Kinds of its events that have a line of their own in the log, like a building: (icon, colour, words)."""
    notes: "Mapping[str, Callable[[Faces, Event, Names], str]]"
    """Kinds of its events that the log tells, in words."""
    mark: str
    """The icon of a line about these alone."""
    something: Callable[[Words], str]
    """What such a line says when there is no note."""
    ending: tuple[str, ...]
    """Kinds of its events that end an Age."""
    log_part: Callable[[tuple[Event, ...]], Part]
    """What the log shows at the end of an Age."""
    scene: Callable[[Words, tuple[Event, ...]], Scene]
    news: "Callable[[Faces, tuple[Event, ...], Names], News | None]"

    score_icons: Mapping[str, tuple[str, str]]
    """Lines that it brings to the score pad: icon and colour."""
    score_labels: Callable[[Words], Mapping[str, str]]
    score_items: Callable[[Words], Mapping[str, str]]
    """What its accounts name."""
    score_notes: Callable[[Words, str], Mapping[str, str]]
    """(words, what was decided) -> the notes of accounts that it adds, by their first word."""
    help: "Callable[[Faces], Mapping[str, Any]]"
    """Values for its part of the help page."""


Boxes: TypeAlias = tuple[BoxPages, ...]
