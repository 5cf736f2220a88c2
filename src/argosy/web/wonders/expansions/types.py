"""Base classes of the expansions in the pages of 7 Wonders.

The package of an expansion has a subclass of each part to which it adds something, and in `pages.py` one
`ExpansionPages` of them, `PAGES`. A method that an expansion leaves out does nothing.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog import Catalog, Effect
from argosy.catalog.expansion_classes import ExpansionClass
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

CardsByQuestion: TypeAlias = Mapping[str | None, Callable[[WondersView], tuple[str, ...]]]
"""Things in the place of the hand, by question."""

Notes: TypeAlias = Mapping[str, Callable[[Faces, Event, Names], str]]
"""Notes of the log in words, by kind of event."""

Plays: TypeAlias = Mapping[str, Callable[[Faces, Event], tuple[str, str, str]]]
"""Lines of the log, by kind of event: (icon, colour, words)."""

Reasons: TypeAlias = "Mapping[str, Callable[[Said], str]]"
"""Sentences of the coach, by kind of reason."""


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


class ExpansionLobby(ExpansionClass):
    """An expansion in the lobby form."""

    icon: ClassVar[str]
    """Its sign."""
    is_first: ClassVar[bool] = False
    """The box to begin with for those who know the base game."""
    options: ClassVar[tuple[Option, ...]] = ()
    """Options of a new table with it."""
    advised: ClassVar[Mapping[str, int]] = {}
    """Editions, by id, whose rulebook advises to play with at most so many expansions, this one included."""

    @abstractmethod
    def title(self, w: Words) -> str:
        """Its name."""
        ...

    def about(self, w: Words, expansion: str) -> str:
        """The name of a table with an edition of it, by its id."""
        return self.title(w)

    @abstractmethod
    def without(self, w: Words) -> str:
        """The name of a page without it."""
        ...

    @abstractmethod
    def invitation(self, w: Words) -> str:
        """The description of the expansion in one sentence, with its numbers of players."""
        ...


class ExpansionTable(ExpansionClass):
    """An expansion at the table and in the panels of its cities."""

    colors: ClassVar[tuple[str, ...]] = ()
    """Colours of cards that only it has."""
    counted: ClassVar[Mapping[str, Callable[[CityView], int]]] = {}
    """Things that its effects count, and how many a city has."""

    def board(self, shown: Faces, view: WondersView, center: int, names: Names) -> Mapping[str, Any]:
        """Values for its templates, with the seat in the middle of the table."""
        return {}

    def city(self, shown: Faces, city: CityView) -> Any:
        """Its part of the panel of a city, for its templates."""
        return None

    def standing(self, shown: Faces, city: CityView) -> tuple[Face, ...]:
        """Faces beside the buildings of a city."""
        return ()

    def under_stage(self, shown: Faces, city: CityView, stage: int) -> Markup:
        """A sign of what lies under a built stage, where that is no card."""
        return Markup("")

    def phase(self, w: Words, view: WondersView) -> Phase | None:
        """The part of the expansion that is played now, before the first turn of an Age."""
        return None

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterable[tuple[str, tuple[Effect, ...]]]:
        """Names and effects in a city besides board, stages and buildings."""
        return ()

    def resting(self, city: CityView) -> Iterable[str]:
        """Buildings without effect now, and the word `board`."""
        return ()

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: "tuple[Giver, ...]"
    ) -> Iterable[tuple[str, Breakdown]]:
        """Explanations of the numbers that it adds to a panel, by name."""
        return ()

    def more_shields(self, w: Words, city: CityView) -> Iterable[BreakdownLine]:
        """Shields that no effect says in numbers."""
        return ()

    def more_units(self, w: Words) -> str:
        """Source of units of workshops that no effect gives; empty where the expansion gives none."""
        return ""

    def is_absent(self, city: CityView) -> bool:
        """Does a city take no part in the next land conflicts by it? Not asked in team games."""
        return False

    def tokens(self, shown: Faces, view: WondersView, won: int, lost: int) -> tuple[int, int]:
        """Points of a victory and of a defeat as the expansion changes them."""
        return won, lost


class ExpansionHand(ExpansionClass):
    """An expansion in the hand: its questions and its card actions."""

    questions: ClassVar[tuple[str, ...]] = ()
    """Its questions (`view.asked`)."""
    cards: ClassVar[CardsByQuestion] = {}
    """Questions that are answered with something in the hand's place, and what lies there; None: while
    nothing is asked of a viewer whose hand is empty.
    """
    played: ClassVar[Mapping[str, Callable[[WondersView], tuple[str, ...]]]] = {}
    """Those of them that are played like a card, and what of it is in the hand: a stage may be built with it
    too.
    """

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """The title of the question, and the sentence below it."""
        return "", ""

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> "AnswerButton | None":
        """An answer to its question as a button."""
        return None

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb, from the text of the choice."""
        return {}

    def title(self, w: Words) -> str:
        """The title of the things in the place of the hand."""
        return ""

    def tag(self, maker: "HandMaker", name: str) -> "Tag | None":
        """The price tag of something in the hand's place."""
        return None

    def sold(self, w: Words) -> str:
        """The name of selling something that it put into the hand's place."""
        return ""

    def is_own(self, choice: Choice) -> bool:
        """Is it a choice that only this expansion brings?"""
        return False

    def label(self, w: Words, choice: Choice) -> str:
        """Difference between such choices besides their payment; empty for others."""
        return ""

    def ways(self, expansion: "ExpansionPages", maker: "HandMaker", name: str) -> Any:
        """Its actions for a card of the hand, for its templates."""
        return None

    def queries(
        self, view: WondersView, legal: tuple[ChoiceOffer, ...], cards: tuple[str, ...], prefix: str
    ) -> Mapping[str, WonderRequest]:
        """Queries for the refusals of illegal choices, by text, from what is legal and what is in the hand.

        Texts begin with the prefix.
        """
        return {}


class ExpansionLog(ExpansionClass):
    """An expansion in the log, the news, the animations and the forecasts."""

    plays: ClassVar[Plays] = {}
    """Kinds of its events that have a line of their own, like a building."""
    notes: ClassVar[Notes] = {}
    """Kinds of its events that the log tells."""
    signs: ClassVar[Mapping[str, str]] = {}
    """The icons of notes, by kind of event."""
    mark: ClassVar[str] = ""
    """The icon of a line about these alone, and of notes that have no sign of their own."""
    ending: ClassVar[tuple[str, ...]] = ()
    """Kinds of its events that end an Age."""
    tellers: ClassVar[Tellers] = {}
    """Its events in a browser, by kind."""
    animation_steps: ClassVar[Mapping[str, str]] = {}
    """Steps of its own, in order, and the step of the base game that each comes before."""
    drafts: ClassVar[Mapping[str, str]] = {}
    """Events with which a city takes one thing of several, and to which side it passes the others."""

    def something(self, w: Words) -> str:
        """The words of a line about its events alone when there is no note."""
        return ""

    def last(self, w: Words) -> Mapping[str, tuple[str, str]]:
        """The icon and words in a panel for its own plays as the last turn, by verb."""
        return {}

    def title(self, w: Words, events: tuple[Event, ...]) -> str:
        """The name of a moment before the first turn of an Age."""
        return ""

    def part(self, events: tuple[Event, ...]) -> LogPart | None:
        """Its part of the log at the end of an Age."""
        return None

    def scene(self, w: Words, events: tuple[Event, ...]) -> SceneSection | None:
        """Its part of the scene at the end of an Age, beside the conflicts."""
        return None

    def news(self, shown: Faces, events: tuple[Event, ...], names: Names) -> News | None:
        """More news of the last turn."""
        return None

    def changes(self, shown: Faces, before: CityView, after: CityView) -> "Iterable[Change]":
        """Values of its own in a forecast; those that stay the same are left out."""
        return ()

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> "tuple[Cause, ...]":
        """Causes of the loss that the viewer is asked about, from the events of the turn."""
        return ()


class ExpansionScore(ExpansionClass):
    """An expansion on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """By line: icon and colour."""
    signs: ClassVar[Mapping[str, str]] = {}
    """The icons of what is counted for its lines at a real table."""
    examples: ClassVar[Mapping[str, str]] = {}
    """Positions to begin with, by a short name."""
    loose: ClassVar[tuple[str, ...]] = ()
    """Its parts of a position, as `Board` has them."""
    loose_of_city: ClassVar[tuple[str, ...]] = ()
    """Its parts of a city in a position."""
    from_elsewhere: ClassVar[tuple[str, ...]] = ()
    """Its things that lie in one place only."""

    def labels(self, w: Words) -> Mapping[str, str]:
        """The names of its lines."""
        return {}

    def reasons(self, w: Words) -> Mapping[str, str]:
        """The explanation of each of its lines, for who adds up a real table."""
        return {}

    def items(self, w: Words) -> Mapping[str, str]:
        """Names for the items in its score breakdowns."""
        return {}

    def notes(self, w: Words, value: str) -> Mapping[str, str]:
        """The notes of accounts that it adds, by their first word; with what was decided."""
        return {}

    def example_titles(self, w: Words) -> Mapping[str, str]:
        """The titles of its example positions."""
        return {}

    def fields_of_table(self, shown: Faces, position: Mapping[str, Any]) -> "Iterable[Field]":
        """Its fields of the table in the position editor."""
        return ()

    def fields_of_city(self, shown: Faces, position: Mapping[str, Any], seat: int) -> "Iterable[Field]":
        """Its fields of a city in the position editor."""
        return ()


class ExpansionHelp(ExpansionClass):
    """An expansion on the help page and in the glossary."""

    sign: ClassVar[str] = ""
    """The icon in the foot line of its cards."""

    def faces(self, catalog: Catalog, w: Words) -> Mapping[str, Face]:
        """Faces of its printed things besides cards, by id."""
        return {}

    @abstractmethod
    def glossary(self, shown: Faces) -> "tuple[Sign, ...]":
        """Meanings of its signs.

        Those that an expansion before it or the base game explains may be among them.
        """
        ...

    @abstractmethod
    def introduction(self, shown: Faces) -> "tuple[Card, ...]":
        """The expansion in four to six cards; the help page says the same sentences."""
        ...

    def values(self, shown: Faces) -> Mapping[str, Any]:
        """Values for its part of the help page."""
        return {}

    def keys(self, w: Words) -> tuple[tuple[str, str], ...]:
        """Its keys and what they do."""
        return ()


class ExpansionCoach(ExpansionClass):
    """An expansion in the sentences of the coach."""

    reasons: ClassVar[Reasons] = {}
    """Its kinds of reasons as sentences."""

    def called(self, shown: Faces, view: WondersView, choice: Choice) -> tuple[str, Face] | None:
        """The name of a choice that the expansion brings: action and thing.

        None where a button says it all.
        """
        return None

    def goes_with(self, shown: Faces, view: WondersView, choice: Choice) -> str:
        """The words for what goes together with a card."""
        return ""


class ExpansionPages(msgspec.Struct, frozen=True, kw_only=True):
    """An expansion in the pages: one object for each part that it has.

    Methods with `shown` get the printed faces of the table in the language of the viewer.
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
