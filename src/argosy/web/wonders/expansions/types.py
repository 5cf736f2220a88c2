"""Interface of an expansion to the pages of 7 Wonders."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog import Catalog, Effect
from argosy.game.types import Choice, Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.table.breakdowns import Breakdown, BreakdownLine
from argosy.web.table.log import LogPart
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.animation import Tellers

if TYPE_CHECKING:
    from argosy.web.position_editor.fields import Field
    from argosy.web.rulebook_pages.glossary import Sign
    from argosy.web.rulebook_pages.introductions import Card
    from argosy.web.table.price_tags import Tag
    from argosy.web.wonders.live.coach_reasons import Said
    from argosy.web.wonders.live.effect_sources import Giver
    from argosy.web.wonders.live.forecast import Change
    from argosy.web.wonders.live.hand import HandMaker
    from argosy.web.wonders.live.loss_causes import Cause
    from argosy.web.wonders.live.questions import AnswerButton

Names: TypeAlias = dict[int, str]
"""Who sits where."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """More of the last turn, shown by a template of its own and read out."""

    template: str
    value: Any
    words: str


class SceneSection(msgspec.Struct, frozen=True, kw_only=True):
    """Part of the scene at the end of an Age, under a title of its own.

    An empty title leaves the title as it is.
    """

    title: str
    part: LogPart


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
    expansions: tuple[str, ...]
    """Editions of the expansion that have it, by id."""
    values: tuple[str, ...]
    """What it may be, the one that is chosen at first before the others."""
    words: Callable[[Words], tuple[str, ...]]
    """What they are called."""
    beside: Mapping[str, tuple[str, ...]] = {}
    """By part of another expansion the values that go with it; all of them where it is not named."""


class ExpansionLobby(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the lobby form."""

    icon: str
    """Its sign."""
    title: Callable[[Words], str]
    """Its name."""
    about: Callable[[Words, str], str]
    """(words, id of its edition) -> what a table with it is called."""
    without: Callable[[Words], str]
    """What a page without it is called."""
    invitation: Callable[[Words], str]
    """What it adds, for whom: one sentence."""
    is_first: bool = False
    """The box to begin with for those who know the base game."""
    options: tuple[Option, ...] = ()
    """What else a new table with it chooses."""
    advised: Mapping[str, int] = {}
    """Editions, by id, whose rulebook advises to play with at most so many expansions, this one included."""


class ExpansionTable(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the table and the panels of its cities."""

    board: "Callable[[Faces, WondersView, int, Names], Mapping[str, Any]]" = lambda *_: {}
    """(shown, view, seat in the middle, names) -> values for its templates."""
    city: "Callable[[Faces, CityView], Any]" = lambda *_: None
    """What it adds to the panel of a city, for its templates."""
    standing: "Callable[[Faces, CityView], tuple[Face, ...]]" = lambda *_: ()
    """What stands beside the buildings of a city."""
    under_stage: "Callable[[Faces, CityView, int], Markup]" = lambda *_: Markup("")
    """(shown, city, stage) -> a sign of what lies under a built stage, where that is no card."""
    colors: tuple[str, ...] = ()
    """Colours of cards that only it has."""
    phase: Callable[[Words, WondersView], Phase | None] = lambda *_: None
    """What of the box is played now, before the first turn of an Age."""

    gives: "Callable[[Faces, WondersView, CityView], Iterable[tuple[str, tuple[Effect, ...]]]]" = lambda *_: ()
    """What in a city has effects besides board, stages and buildings: name and effects."""
    resting: Callable[[CityView], Iterable[str]] = lambda _city: ()
    """Buildings without effect now, and the word `board`."""
    accounts: "Callable[[Faces, WondersView, CityView, tuple[Giver, ...]], Iterable[tuple[str, Breakdown]]]" = (
        lambda *_: ()
    )
    """(shown, view, city, what has effects) -> why the numbers that it adds to a panel are what they are, by
    name.
    """
    more_shields: Callable[[Words, CityView], Iterable[BreakdownLine]] = lambda *_: ()
    """Shields that no effect says in numbers."""
    more_units: Callable[[Words], str] = lambda _w: ""
    """What units of workshops come from that no effect gives; empty where the expansion gives none."""

    counted: Mapping[str, Callable[[CityView], int]] = {}
    """Things that its effects count, and how many a city has."""
    is_absent: Callable[[CityView], bool] = lambda _city: False
    """Does a city take no part in the next land conflicts by it? Not asked in team games."""
    tokens: "Callable[[Faces, WondersView, int, int], tuple[int, int]]" = lambda _faces, _view, won, lost: (
        won,
        lost,
    )
    """(shown, view, points of a victory, points of a defeat) -> both as the box changes them."""


class ExpansionHand(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the hand: its questions, and its card actions."""

    questions: tuple[str, ...] = ()
    """What it asks (`view.asked`)."""
    question: "Callable[[Faces, WondersView], tuple[str, str]]" = lambda *_: ("", "")
    """What is asked, and how it is answered."""
    answer: "Callable[[Faces, WondersView, Choice], AnswerButton | None]" = lambda *_: None
    """An answer to its question as a button."""
    chosen: "Callable[[Faces, str], dict[str, str]]" = lambda *_: {}
    """(shown, text of a choice) -> the viewer's own secret answer in words, by verb."""

    cards: Mapping[str | None, Callable[[WondersView], tuple[str, ...]]] = {}
    """Questions that are answered with something in the hand's place, and what lies there; None: while
    nothing is asked of a viewer whose hand is empty.
    """
    title: Callable[[Words], str] = lambda _w: ""
    """What lies in the hand's place then."""
    tag: "Callable[[HandMaker, str], Tag | None]" = lambda *_: None
    """The price tag of something in the hand's place."""
    played: Mapping[str, Callable[[WondersView], tuple[str, ...]]] = {}
    """Those of them that are played like a card, and what of it is in the hand: a stage may be built with it
    too.
    """
    sold: Callable[[Words], str] = lambda _w: ""
    """What selling something that it put into the hand's place is called."""

    is_own: Callable[[Choice], bool] = lambda _choice: False
    """Is it a choice that only this expansion brings?"""
    label: Callable[[Words, Choice], str] = lambda *_: ""
    """What tells such choices apart besides their payment; empty for others."""
    ways: "Callable[[ExpansionPages, HandMaker, str], Any]" = lambda *_: None
    """What it lets do with a card of the hand, for its templates."""
    queries: Callable[
        [WondersView, tuple[ChoiceOffer, ...], tuple[str, ...], str], Mapping[str, WonderRequest]
    ] = lambda *_: {}
    """(view, what is legal, what is in the hand, prefix of texts) -> queries by text for the refusals
    of illegal choices.
    """


class ExpansionLog(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the log, the news, the animations and the forecasts."""

    plays: "Mapping[str, Callable[[Faces, Event], tuple[str, str, str]]]" = {}
    """Kinds of its events that have a line of their own, like a building: (icon, colour, words)."""
    notes: "Mapping[str, Callable[[Faces, Event, Names], str]]" = {}
    """Kinds of its events that the log tells, in words."""
    signs: Mapping[str, str] = {}
    """The icons of notes, by kind of event."""
    mark: str = ""
    """The icon of a line about these alone, and of notes that have no sign of their own."""
    something: Callable[[Words], str] = lambda _w: ""
    """What such a line says when there is no note."""
    last: Mapping[str, tuple[str, Callable[[Words], str]]] = {}
    """Verbs of its own plays, and what a panel shows of them as the last turn: icon and words."""
    title: Callable[[Words, tuple[Event, ...]], str] = lambda *_: ""
    """What a moment before the first turn of an Age is called."""

    ending: tuple[str, ...] = ()
    """Kinds of its events that end an Age."""
    part: Callable[[tuple[Event, ...]], LogPart | None] = lambda _events: None
    """What the log shows at the end of an Age."""
    scene: Callable[[Words, tuple[Event, ...]], SceneSection | None] = lambda *_: None
    """The same beside the conflicts, while it happens."""
    news: "Callable[[Faces, tuple[Event, ...], Names], News | None]" = lambda *_: None
    """What else is told of the last turn."""

    tellers: Tellers = {}
    """How a browser shows its events, by kind."""
    animation_steps: Mapping[str, str] = {}
    """Beats of its own, in order, and the beat of the base game that each comes before."""
    drafts: Mapping[str, str] = {}
    """Events with which a city takes one thing of several, and to which side it passes the others."""

    changes: "Callable[[Faces, CityView, CityView], Iterable[Change]]" = lambda *_: ()
    """(shown, a city before, after) -> values of its own; those that stay the same are left out."""
    causes: "Callable[[Faces, WondersView, tuple[Event, ...], Names], tuple[Cause, ...]]" = lambda *_: ()
    """(shown, view, events of the turn, names) -> who or what takes that which the viewer is asked about."""


class ExpansionScore(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the score pad and the position editor."""

    icons: Mapping[str, tuple[str, str]] = {}
    """By line: icon and colour."""
    labels: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    reasons: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """How the points of its lines come about, for who adds up a real table."""
    signs: Mapping[str, str] = {}
    """The icons of what is counted for its lines at a real table."""
    items: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """What its accounts name."""
    notes: Callable[[Words, str], Mapping[str, str]] = lambda *_: {}
    """(words, what was decided) -> the notes of accounts that it adds, by their first word."""

    examples: Mapping[str, str] = {}
    """Positions to begin with, by a short name."""
    example_titles: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """What they are about."""
    fields_of_table: "Callable[[Faces, Mapping[str, Any]], Iterable[Field]]" = lambda *_: ()
    """(shown, position) -> what it adds to the table where a position is set up."""
    fields_of_city: "Callable[[Faces, Mapping[str, Any], int], Iterable[Field]]" = lambda *_: ()
    """(shown, position, seat) -> what it adds to a city there."""
    loose: tuple[str, ...] = ()
    loose_of_city: tuple[str, ...] = ()
    from_elsewhere: tuple[str, ...] = ()
    """Its parts of a position, of a city in it, of things that lie in one place only, as `Board` has them."""


class ExpansionHelp(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the help page and the glossary."""

    sign: str = ""
    """The icon in the foot line of its cards."""
    faces: Callable[[Catalog, Words], Mapping[str, Face]] = lambda *_: {}
    """What it prints besides cards, by id."""
    glossary: "Callable[[Faces], tuple[Sign, ...]]"
    """What its signs mean; those that an expansion before it or the base game explains may be among them."""
    introduction: "Callable[[Faces], tuple[Card, ...]]"
    """What it adds, in four to six cards; the help page says the same sentences."""
    values: "Callable[[Faces], Mapping[str, Any]]" = lambda _shown: {}
    """For its part of the help page."""
    keys: Callable[[Words], tuple[tuple[str, str], ...]] = lambda _w: ()
    """Its keys and what they do."""


class ExpansionCoach(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the coach's sentences."""

    called: "Callable[[Faces, WondersView, Choice], tuple[str, Face] | None]" = lambda *_: None
    """What a choice that the expansion brings is called: what is done, and with what; None where a button
    says it all.
    """
    goes_with: "Callable[[Faces, WondersView, Choice], str]" = lambda *_: ""
    """What goes together with a card."""
    reasons: "Mapping[str, Callable[[Said], str]]" = {}
    """Its kinds of reasons as sentences."""


class ExpansionPages(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of an expansion to the pages: one value for each part that it has.

    What is called with `shown` gets the printed faces of the table in the language of the viewer.
    """

    name: str
    """Its part of the catalog."""
    fragments: Mapping[str, str] = {}
    """Its templates by the hook point that includes them."""
    sheets: Mapping[str, str] = {}
    """Its style sheet by page: `table`, `help`; what all expansions need stands in `expansions.css`."""
    scripts: Mapping[str, str] = {}
    """Its script by page."""

    lobby: ExpansionLobby
    table: ExpansionTable = ExpansionTable()
    hand: ExpansionHand = ExpansionHand()
    log: ExpansionLog = ExpansionLog()
    score: ExpansionScore = ExpansionScore()
    help: ExpansionHelp
    coach: ExpansionCoach = ExpansionCoach()


Expansions: TypeAlias = tuple[ExpansionPages, ...]
