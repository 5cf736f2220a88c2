"""Interface of an expansion to the pages of Duel."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import Effect
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


class ExpansionPages(msgspec.Struct, frozen=True, kw_only=True):
    """Pages of one expansion."""

    name: str
    title: Callable[[Words], str]
    icon: str
    """Its sign."""
    invitation: Callable[[Words], str]
    """What it adds, in a line of the lobby."""
    is_first: bool = False
    """The box to begin with for those who know the base game."""
    called: Callable[[Words], Mapping[frozenset[str], str]]
    """What Duel is called with it, alone and with expansions before it.

    Whole sentences, because languages join names in their own ways.
    """

    in_turn: Callable[[Words, DuelView], tuple[str, ...]] = lambda _w, _view: ()
    """What else a player may do in a turn, in sentences."""
    questions: Mapping[str, Question] = {}
    """What it asks (`view.asked`)."""
    verbs: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """Its verbs as headings."""
    answers: Mapping[str, Answer] = {}
    """By verb a choice as a button."""
    numbers: Mapping[str, Callable[[DuelFaces, str], str]] = {}
    """By verb what a number behind it means."""
    leaving: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """What declining is called, by what is asked; other words than for everything else."""
    keys: Mapping[str, Keys] = {}
    """By verb what on the table a choice is about."""
    fan: tuple[str, ...] = ()
    """Verbs about things that are to be read before they are chosen."""
    rows: tuple[str, ...] = ()
    """Verbs whose answers are numbers."""

    spots: Spots = {}
    """Things without a face that are selected."""
    card_acts: Acts = {}
    """What else is done with a card of the structure."""
    acts: Acts = {}
    """What is done with other things, where the dock shows more than the answer."""

    choices: Choices = {}
    """By verb its line in the log."""
    first_notes: FirstNotes = {}
    """By verb what the log tells of it besides."""
    notes: Notes = {}
    """By kind of event what the log tells of what followed."""
    is_choice: Callable[[DuelEvent], bool] = lambda _event: False
    """Is an event that is told as what followed this time the choice itself?"""
    is_said: Callable[[DuelEvent, DuelEvent], bool] = lambda _chosen, _event: False
    """(choice, event that followed) -> does the choice itself name this already?"""

    reasons: Sentences = {}
    """What the coach says, by kind of reason."""
    whole: tuple[str, ...] = ()
    """Verbs whose answers say themselves what is done."""

    fragments: Mapping[str, str]
    """Its templates by the hook point that includes them."""
    css: str
    """The class of a table with it."""
    board: Callable[[Seen], Mapping[str, Any]]
    """Values for its templates; None where it has nothing to show."""
    piles: Callable[[Seen], tuple[Pile, ...]] = lambda _: ()
    """What lies beside the structure."""
    city: Callable[[Seen, int], Mapping[str, Any]] = lambda _one, _seat: {}
    """What its templates show in the bar of a city (`City.of_boxes`)."""
    tellers: Tellers
    """How a browser shows its events, by kind."""
    chips: Callable[[DuelFaces, DuelCityView], tuple[Chip, ...]]
    """What lies before a player."""
    gives: Callable[[DuelFaces, DuelView, int], Iterable[tuple[str, tuple[Effect, ...]]]] = lambda *_: ()
    """What in a city has effects besides cards, wonders and progress tokens: name and effects."""
    table_accounts: Callable[[Mapping[str, Any]], Iterable[tuple[str, AccountOfNumber]]] = lambda _field: ()
    """Values of the table -> why the numbers that it adds to the table are what they are, by name."""

    glossary: Callable[[DuelFaces], tuple[Sign, ...]]
    """What its signs mean; those that the base game explains may be among them."""

    introduction: Callable[[DuelFaces], tuple[Card, ...]]
    """What it adds, in four to six cards; the help page says the same sentences."""
    help_groups: Callable[[DuelFaces], Iterable[HelpGroup]]
    """Its things on the help page."""
    help_price: Callable[[DuelFaces, DuelFace], Iterable[tuple[Markup, str]]] = lambda _shown, _face: ()
    """What a thing costs, where that is printed nowhere: icon and sentence."""
    help_places: Callable[[DuelFaces], Iterable[LooseThing]] = lambda _shown: ()
    """Its pieces that are no cards."""

    score_icons: Mapping[str, tuple[str, str]]
    """Lines that it brings to the score pad: icon and colour."""
    score_labels: Callable[[Words], Mapping[str, str]]
    """What lines are called with it, its own and those that it changes."""
    score_reasons: Callable[[Words], Mapping[str, str]]
    """How the points of its lines come about, and of those that it changes, for who adds up a real table."""
    scenes: Mapping[str, Callable[[DuelView], Any]] = {}
    """By such a result: what its template shows at the end of the game."""
    hows: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """By such a result: how it came about."""
    examples: Mapping[str, Mapping[str, Any]] = {}
    """Positions to begin with."""
    example_titles: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """What they are about."""
    supremacies: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """Results that end a game at once with it, and what they are called."""
    score_items: Callable[[Words], Mapping[str, str]] = lambda _w: {}
    """What its accounts name."""
    fields_of_table: Callable[[DuelFaces, Mapping[str, Any]], Iterable[Field]]
    """(faces, position) -> what it adds to the table where a position is set up."""
    fields_of_city: Callable[[DuelFaces, Mapping[str, Any], int], Iterable[Field]]
    """(faces, position, seat) -> what it adds to a city there."""
    on_table: tuple[Hot, ...] = ()
    """What it lays on the table there, with the field that changes it."""
    accounts: Mapping[str, Callable[[DuelFaces, DuelView, int], tuple[BreakdownPart, ...]]] = {}
    """By line: how its points come about for a seat."""


Expansions: TypeAlias = tuple[ExpansionPages, ...]
