"""Base classes of the expansions in the pages of Duel.

The package of an expansion has a subclass of each part to which it adds something, and in `pages.py` one
`ExpansionPages` of them, `PAGES`. A method that an expansion leaves out does nothing.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import Effect
from argosy.catalog.expansion_classes import ExpansionClass
from argosy.game.duel.view import DuelCityView, DuelEvent, DuelView
from argosy.texts import Words
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.live.actions import Acts, Spots
from argosy.web.duel.live.animation import Tellers
from argosy.web.duel.live.answer_parts import Answer, Question
from argosy.web.duel.live.coach_reasons import Sentences
from argosy.web.duel.live.keys import Keys
from argosy.web.duel.live.log_parts import Choices, FirstNotes, Notes
from argosy.web.duel.part_maker import Seen
from argosy.web.position_editor.fields import Field, Hot
from argosy.web.rulebook_pages.glossary import Sign
from argosy.web.rulebook_pages.introductions import Card
from argosy.web.score_pad.rows import BreakdownPart
from argosy.web.table.breakdowns import Breakdown as AccountOfNumber


class Chip(msgspec.Struct, frozen=True):
    """Something small that lies before a player: a god, tokens of the Pantheon, senators."""

    kind: str
    icon: str
    text: str
    """Beside the icon; may be empty."""
    label: str
    note: str = ""


class Pile(msgspec.Struct, frozen=True):
    """A pile that only an expansion lays beside the structure."""

    css: str
    icon: str
    count: int
    name: str
    words: str
    known: tuple[tuple[int, DuelFace], ...]
    """What the viewer knows of it, with its place from the top."""


class LooseThing(msgspec.Struct, frozen=True):
    """A chamber or a token without a card: an icon, a name, sentences."""

    note: str
    icon: Markup
    name: str
    sentences: str


HelpGroup: TypeAlias = tuple[str, str, Iterable[DuelFace]]
"""Things of one kind on the help page: id, title, faces."""


NumberNames: TypeAlias = Mapping[str, Callable[[DuelFaces, str], str]]
"""Names of the number behind a verb, by verb."""

Accounts: TypeAlias = Mapping[str, Callable[[DuelFaces, DuelView, int], tuple[BreakdownPart, ...]]]
"""Parts of the points of a seat in a line of the score pad, by line."""

Scenes: TypeAlias = Mapping[str, Callable[[DuelView], Any]]
"""Values of the scene at the end of the game, by result."""


class ExpansionLobby(ExpansionClass):
    """An expansion in the lobby form."""

    icon: ClassVar[str]
    """Its sign."""
    is_first: ClassVar[bool] = False
    """The box to begin with for those who know the base game."""

    @abstractmethod
    def title(self, w: Words) -> str:
        """Its name."""
        ...

    @abstractmethod
    def invitation(self, w: Words) -> str:
        """The things that it adds, in a line of the lobby."""
        ...

    @abstractmethod
    def called(self, w: Words) -> Mapping[frozenset[str], str]:
        """The names of Duel with it, alone and with expansions before it.

        Whole sentences, because languages join names in their own ways.
        """
        ...


class ExpansionDock(ExpansionClass):
    """An expansion in the dock: its questions, answers and actions."""

    questions: ClassVar[Mapping[str, Question]] = {}
    """Its questions (`view.asked`)."""
    answers: ClassVar[Mapping[str, Answer]] = {}
    """By verb a choice as a button."""
    numbers: ClassVar[NumberNames] = {}
    keys: ClassVar[Mapping[str, Keys]] = {}
    """By verb the things on the table that a choice is about."""
    fan: ClassVar[tuple[str, ...]] = ()
    """Verbs about things that are to be read before they are chosen."""
    rows: ClassVar[tuple[str, ...]] = ()
    """Verbs whose answers are numbers."""
    spots: ClassVar[Spots] = {}
    """Things without a face that are selected."""
    card_acts: ClassVar[Acts] = {}
    """More actions with a card of the structure."""
    acts: ClassVar[Acts] = {}
    """Actions with other things, where the dock shows more than the answer."""

    def in_turn(self, w: Words, view: DuelView) -> tuple[str, ...]:
        """More actions of a player in a turn, in sentences."""
        return ()

    def verbs(self, w: Words) -> Mapping[str, str]:
        """Its verbs as headings."""
        return {}

    def leaving(self, w: Words) -> Mapping[str, str]:
        """The labels for declining, by question; other words than for everything else."""
        return {}


class ExpansionLog(ExpansionClass):
    """An expansion in the log and the animations."""

    choices: ClassVar[Choices] = {}
    """By verb its line in the log."""
    first_notes: ClassVar[FirstNotes] = {}
    """By verb more notes of the log."""
    notes: ClassVar[Notes] = {}
    """Notes of the log about events that followed, by kind."""
    tellers: ClassVar[Tellers] = {}
    """Its events in a browser, by kind."""

    def is_choice(self, event: DuelEvent) -> bool:
        """Is an event that is told as what followed this time the choice itself?"""
        return False

    def is_said(self, chosen: DuelEvent, event: DuelEvent) -> bool:
        """Does the choice itself name an event that followed?"""
        return False


class ExpansionTable(ExpansionClass):
    """An expansion at the table, in the bars of cities and at the end of a game."""

    css: ClassVar[str]
    """The class of a table with it."""
    scenes: ClassVar[Scenes] = {}
    """By result of its own."""

    @abstractmethod
    def board(self, one: Seen) -> Mapping[str, Any]:
        """Values for its templates; None where it has nothing to show."""
        ...

    def piles(self, one: Seen) -> tuple[Pile, ...]:
        """Its piles beside the structure."""
        return ()

    def city(self, one: Seen, seat: int) -> Mapping[str, Any]:
        """Values for its templates in the bar of a city (`City.of_boxes`)."""
        return {}

    @abstractmethod
    def chips(self, faces: DuelFaces, city: DuelCityView) -> tuple[Chip, ...]:
        """Things that lie before a player."""
        ...

    def gives(self, faces: DuelFaces, view: DuelView, seat: int) -> Iterable[tuple[str, tuple[Effect, ...]]]:
        """Names and effects in a city besides cards, wonders and progress tokens."""
        return ()

    def accounts(self, field: Mapping[str, Any]) -> Iterable[tuple[str, AccountOfNumber]]:
        """Explanations of the numbers that it adds to the table, by name, from the values of the table."""
        return ()

    def supremacies(self, w: Words) -> Mapping[str, str]:
        """Results that end a game at once with it, and their names."""
        return {}

    def hows(self, w: Words) -> Mapping[str, str]:
        """Explanations of such results."""
        return {}


class ExpansionScore(ExpansionClass):
    """An expansion on the score pad and in the position editor."""

    icons: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Lines that it brings to the score pad: icon and colour."""
    accounts: ClassVar[Accounts] = {}
    examples: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Positions to begin with."""
    on_table: ClassVar[tuple[Hot, ...]] = ()
    """Its things on the table of the position editor, with the field that changes each."""

    def labels(self, w: Words) -> Mapping[str, str]:
        """The names of lines with it, its own and those that it changes."""
        return {}

    def reasons(self, w: Words) -> Mapping[str, str]:
        """The explanation of its lines and of those that it changes, for who adds up a real table."""
        return {}

    def items(self, w: Words) -> Mapping[str, str]:
        """Names for the items in its score breakdowns."""
        return {}

    def example_titles(self, w: Words) -> Mapping[str, str]:
        """The titles of its example positions."""
        return {}

    def fields_of_table(self, faces: DuelFaces, position: Mapping[str, Any]) -> Iterable[Field]:
        """Its fields of the table in the position editor."""
        return ()

    def fields_of_city(self, faces: DuelFaces, position: Mapping[str, Any], seat: int) -> Iterable[Field]:
        """Its fields of a city in the position editor."""
        return ()


class ExpansionHelp(ExpansionClass):
    """An expansion on the help page and in the glossary."""

    @abstractmethod
    def glossary(self, shown: DuelFaces) -> tuple[Sign, ...]:
        """Meanings of its signs; those that the base game explains may be among them."""
        ...

    @abstractmethod
    def introduction(self, shown: DuelFaces) -> tuple[Card, ...]:
        """The expansion in four to six cards; the help page says the same sentences."""
        ...

    @abstractmethod
    def groups(self, shown: DuelFaces) -> Iterable[HelpGroup]:
        """Its things on the help page."""
        ...

    def price(self, shown: DuelFaces, face: DuelFace) -> Iterable[tuple[Markup, str]]:
        """The price of a thing, where that is printed nowhere: icon and sentence."""
        return ()

    def places(self, shown: DuelFaces) -> Iterable[LooseThing]:
        """Its pieces that are no cards."""
        return ()


class ExpansionCoach(ExpansionClass):
    """An expansion in the sentences of the coach."""

    reasons: ClassVar[Sentences] = {}
    """Sentences by kind of reason."""
    whole: ClassVar[tuple[str, ...]] = ()
    """Verbs whose answers say themselves what is done."""


class ExpansionPages(msgspec.Struct, frozen=True, kw_only=True):
    """An expansion in the pages: one object for each part that it has."""

    name: str
    fragments: Mapping[str, str]
    """Its templates by the hook point that includes them."""

    lobby: ExpansionLobby
    dock: ExpansionDock
    log: ExpansionLog
    table: ExpansionTable
    score: ExpansionScore
    help: ExpansionHelp
    coach: ExpansionCoach = ExpansionCoach()


Expansions: TypeAlias = tuple[ExpansionPages, ...]
