"""What a box says to the pages of 7 Wonders."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog import Catalog, Effect
from argosy.game.types import Choice, Event, Refusal
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.accounts import Account, Line
from argosy.web.log import Part
from argosy.web.models import Offer
from argosy.web.wonders.beats import Tellers
from argosy.web.wonders.face import Face
from argosy.web.wonders.reasons import Asked

if TYPE_CHECKING:
    from argosy.web.glossary import Sign
    from argosy.web.introduction import Card
    from argosy.web.setting_up.fields import Field
    from argosy.web.tags import Tag
    from argosy.web.wonders.asking import Answer
    from argosy.web.wonders.causes import Cause
    from argosy.web.wonders.changes import Change
    from argosy.web.wonders.faces import Faces
    from argosy.web.wonders.givers import Giver
    from argosy.web.wonders.hand import Maker
    from argosy.web.wonders.saying import Said

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
    passing: Callable[[str], str] = str
    """The name of the city that gets them -> what passes to it, in words."""


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
    is_first: bool = False
    """The box to begin with for those who know the base game."""
    without: Callable[[Words], str]
    """What a page without it is called."""
    options: tuple[Option, ...] = ()
    """What else a new table with it chooses."""
    advised: Mapping[str, int] = {}
    """Editions, by id, whose rulebook advises to play with at most so many boxes, this one included."""
    keys: Callable[[Words], tuple[tuple[str, str], ...]]
    """Its keys and what they do."""

    sign: str = ""
    """The icon in the foot line of its cards."""
    faces: Callable[[Catalog, Words], Mapping[str, Face]] = lambda _catalog, _w: {}
    """What it prints besides cards, by id."""

    questions: tuple[str, ...]
    """What it asks (`view.asked`)."""
    question: "Callable[[Faces, WondersView], tuple[str, str]]"
    """What is asked, and how it is answered."""
    causes: "Callable[[Faces, WondersView, tuple[Event, ...], Names], tuple[Cause, ...]]" = (
        lambda _faces, _view, _events, _names: ()
    )
    """(shown, view, events of the turn, names) -> who or what takes that which the viewer is asked about."""
    answer: "Callable[[Faces, WondersView, Choice], Answer | None]"
    """An answer to its question as a button."""
    cards: Mapping[str | None, Callable[[WondersView], tuple[str, ...]]]
    """Questions that are answered with something in the hand's place, and what lies there; None: while nothing is asked
    of a viewer whose hand is empty.
    """
    tag: "Callable[[Maker, str], Tag | None]" = lambda _maker, _name: None
    """The price tag of something in the hand's place."""
    played: Mapping[str, Callable[[WondersView], tuple[str, ...]]] = {}
    """Those of them that are played like a card, and what of it is in the hand: a stage may be built with it too."""
    refusals: Callable[
        [Asked, int, WondersView, tuple[Offer, ...], tuple[str, ...], str], Mapping[str, Refusal | None]
    ] = lambda *_: {}
    """(game, seat, view, what is legal, what is in the hand, prefix of texts) -> by text why else something is refused."""
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
    changes: "Callable[[Faces, CityView, CityView], Iterator[Change]]"
    """(shown, a city before, after) -> values of its own; those that stay the same are left out."""
    counted: Mapping[str, Callable[[CityView], int]]
    """Things that its effects count, and how many a city has."""
    is_absent: Callable[[CityView], bool]
    """Does a city take no part in the next land conflicts by it? Not asked in team games."""
    tokens: "Callable[[Faces, WondersView, int, int], tuple[int, int]]" = lambda _faces, _view, won, lost: (won, lost)
    """(shown, view, points of a victory, points of a defeat) -> both as the box changes them."""

    board: "Callable[[Faces, WondersView, int, Names], Mapping[str, Any]]"
    """(shown, view, seat in the middle, names) -> values for its templates."""
    city: "Callable[[Faces, CityView], Any]"
    """What it adds to the panel of a city, for its templates."""
    colors: tuple[str, ...]
    """Colours of cards that only it has."""
    standing: "Callable[[Faces, CityView], tuple[Face, ...]]"
    """What stands beside the buildings of a city."""

    gives: "Callable[[Faces, WondersView, CityView], Iterable[tuple[str, tuple[Effect, ...]]]]" = lambda *_: ()
    """What in a city has effects besides board, stages and buildings: name and effects."""
    resting: Callable[[CityView], Iterable[str]] = lambda _city: ()
    """Buildings without effect now, and the word `board`."""
    more_shields: Callable[[Words, CityView], Iterable[Line]] = lambda _w, _city: ()
    """Shields that no effect says in numbers."""
    more_units: Callable[[Words], str] = lambda _w: ""
    """What units of workshops come from that no effect gives; empty where the box gives none."""
    accounts: "Callable[[Faces, WondersView, CityView, tuple[Giver, ...]], Iterable[tuple[str, Account]]]" = lambda *_: ()
    """(shown, view, city, what has effects) -> why the numbers that it adds to a panel are what they are, by name."""

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
    """The icon of a line about these alone, and of notes that have no sign of their own."""
    signs: Mapping[str, str] = {}
    """The icons of notes, by kind of event."""
    something: Callable[[Words], str]
    """What such a line says when there is no note."""
    ending: tuple[str, ...]
    """Kinds of its events that end an Age."""
    log_part: Callable[[tuple[Event, ...]], Part]
    """What the log shows at the end of an Age."""
    scene: Callable[[Words, tuple[Event, ...]], Scene]
    news: "Callable[[Faces, tuple[Event, ...], Names], News | None]"
    tellers: Tellers
    """How a browser shows its events, by kind."""
    beats: Mapping[str, str] = {}
    """Beats of its own, in order, and the beat of the base game that each comes before."""
    drafts: Mapping[str, str] = {}
    """Events with which a city takes one thing of several, and to which side it passes the others."""

    called: "Callable[[Faces, WondersView, Choice], tuple[str, Face] | None]" = lambda _faces, _view, _choice: None
    """What the coach calls a choice that the box brings: what is done, and with what; None where a button says it all."""
    goes_with: "Callable[[Faces, WondersView, Choice], str]" = lambda _faces, _view, _choice: ""
    """What goes together with a card, as the coach says it."""
    reasons: "Mapping[str, Callable[[Said], str]]" = {}
    """Its kinds of reasons that the coach gives, as sentences."""

    glossary: "Callable[[Faces], tuple[Sign, ...]]"
    """What its signs mean, for the glossary; those that a box before it or the base game explains may be among them."""

    introduction: "Callable[[Faces], tuple[Card, ...]]"
    """What it adds, in four to six cards; the help page says the same sentences."""

    score_icons: Mapping[str, tuple[str, str]]
    """Lines that it brings to the score pad: icon and colour."""
    score_labels: Callable[[Words], Mapping[str, str]]
    score_reasons: Callable[[Words], Mapping[str, str]] = lambda _: {}
    """How the points of its lines come about, for who adds up a real table."""
    hand_signs: Mapping[str, str] = {}
    """The icons of what is counted for its lines at a real table."""
    examples: Mapping[str, str] = {}
    """Positions to begin with, by a short name."""
    example_titles: Callable[[Words], Mapping[str, str]] = lambda _: {}
    """What they are about."""
    fields_of_table: "Callable[[Faces, Mapping[str, Any]], Iterable[Field]]" = lambda _faces, _position: ()
    """(shown, position) -> what it adds to the table where a position is set up."""
    fields_of_city: "Callable[[Faces, Mapping[str, Any], int], Iterable[Field]]" = lambda _faces, _position, _seat: ()
    """(shown, position, seat) -> what it adds to a city there."""
    score_items: Callable[[Words], Mapping[str, str]]
    """What its accounts name."""
    score_notes: Callable[[Words, str], Mapping[str, str]]
    """(words, what was decided) -> the notes of accounts that it adds, by their first word."""
    help: "Callable[[Faces], Mapping[str, Any]]"
    """Values for its part of the help page."""


Boxes: TypeAlias = tuple[BoxPages, ...]
