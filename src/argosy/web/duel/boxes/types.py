"""What a box says to the pages of Duel."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.texts import Words
from argosy.web.accounts import Account as AccountOfNumber
from argosy.web.duel.beats import Tellers
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.seen import Seen
from argosy.web.glossary import Sign
from argosy.web.introduction import Card
from argosy.web.pad import Account
from argosy.web.setting_up.fields import Field, Hot


class Chip(msgspec.Struct, frozen=True):
    """Something small that lies before a player: a god, tokens of the Pantheon, senators."""

    kind: str
    icon: str
    text: str
    """Beside the icon; may be empty."""
    label: str
    note: str = ""


class Pile(msgspec.Struct, frozen=True):
    """A pile that only a box lays beside the structure."""

    css: str
    icon: str
    count: int
    name: str
    words: str
    known: tuple[tuple[int, DuelFace], ...]
    """What the viewer knows of it, with its place from the top."""


class BoxPages(msgspec.Struct, frozen=True, kw_only=True):
    """One box."""

    icon: str
    """Its sign."""
    in_turn: Callable[[Words, DuelView], tuple[str, ...]]
    """What else a player may do in a turn, in sentences."""
    board: Callable[[Seen], Mapping[str, Any]]
    """Values for its templates; None where it has nothing to show."""
    piles: Callable[[Seen], tuple[Pile, ...]]
    """What lies beside the structure."""
    city: Callable[[Seen, int], Mapping[str, Any]]
    """Fields of the bar of a city (`cities.City`)."""
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

    score_icons: Mapping[str, tuple[str, str]]
    """Lines that it brings to the score pad: icon and colour."""
    score_labels: Callable[[Words], Mapping[str, str]]
    """What lines are called with it, its own and those that it changes."""
    score_reasons: Callable[[Words], Mapping[str, str]]
    """How the points of its lines come about, and of those that it changes, for who adds up a real table."""
    supremacies: tuple[str, ...] = ()
    """Results that end a game at once with it."""
    score_items: Callable[[Words], Mapping[str, str]]
    """What its accounts name."""
    fields_of_table: Callable[[DuelFaces, Mapping[str, Any]], Iterable[Field]]
    """(faces, position) -> what it adds to the table where a position is set up."""
    fields_of_city: Callable[[DuelFaces, Mapping[str, Any], int], Iterable[Field]]
    """(faces, position, seat) -> what it adds to a city there."""
    on_table: tuple[Hot, ...] = ()
    """What it lays on the table there, with the field that changes it."""
    accounts: Mapping[str, Callable[[DuelFaces, DuelView, int], tuple[Account, ...]]]
    """By line: how its points come about for a seat."""


Boxes: TypeAlias = tuple[BoxPages, ...]
