"""View models of the position editor: each field with its value, and the sheet of its options."""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# A draft of a position is JSON of any shape.

import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.position_editor.edits import Plain, at, listed, number, shown
from argosy.web.position_editor.fault_places import Faults
from argosy.web.position_editor.faults import not_in_range
from argosy.web.position_editor.fields import (
    Board,
    Choice,
    Field,
    FieldPlace,
    Item,
    Marks,
    Number,
    Switch,
    Things,
    key,
)

CHANGES = ("set", "put", "take", "say", "mark", "leave", "fill")
"""Clicks that change a field."""
TABS = ("table", "parts", "text")
"""The ways to look at a position while it is set up, the usual one first."""


class PlacedItem(msgspec.Struct, frozen=True):
    """A thing that lies in a place."""

    id: str
    face: Any
    """None where the printed side is not known."""
    switches: tuple[tuple[str, str, bool], ...]
    """(name, label, is it said) of what may be said of it."""
    is_wrong: bool = False


class OptionSheet(msgspec.Struct, frozen=True):
    """All things that may be put into a place, under headings; a search hides those not found."""

    groups: tuple[tuple[str, tuple[tuple[Item, bool, int], ...]], ...]
    """(heading, (thing, is it found, how often it lies there))."""


class FieldRow(msgspec.Struct, frozen=True, kw_only=True):
    """A field with what stands in it."""

    kind: str
    name: str
    """As clicks name it."""
    label: str
    icon: str = ""
    value: Any = None
    is_written: bool = False
    """Does it stand in the position, or is it dealt?"""
    is_dealt: bool = False
    """Is it dealt where nothing is written?"""
    options: tuple[tuple[str, str, bool], ...] = ()
    """(value, words, is it chosen)."""
    less: int | None = None
    more: int | None = None
    low: int = 0
    high: int = 0
    things: tuple[PlacedItem, ...] = ()
    sheet: OptionSheet | None = None
    why: str = ""
    """What is wrong with it, in words."""


class BoardPart(msgspec.Struct, frozen=True):
    """A part of the board with its fields."""

    place: FieldPlace
    small: tuple[FieldRow, ...]
    """Numbers, choices, marks."""
    things: tuple[FieldRow, ...]


def opened(query: Mapping[str, str]) -> str:
    """The place whose sheet is open; empty when none is."""
    done = query.get("do", "").split()
    if done[:1] == ["open"]:
        return done[1] if len(done) > 1 else ""
    return "" if done[:1] == ["close"] else query.get("open", "")


def clicked(query: Mapping[str, str]) -> str:
    """Return the field that was clicked or filled in, by its name in clicks.

    `cities` stands for their number; empty for none.
    """
    verb, *rest = [*query.get("do", "").split(), ""]
    if verb == "cities":
        return verb
    return rest[0] if verb in CHANGES else ""


def tab_shown(query: Mapping[str, str]) -> str:
    """The tab that is shown: table, parts or text."""
    done = query.get("do", "").split()
    asked = done[1] if done[:1] == ["tab"] and len(done) > 1 else query.get("tab", "")
    return asked if asked in TABS else TABS[0]


def part_shown(query: Mapping[str, str]) -> str:
    """The part of the board that is open beside the table; empty when none is."""
    done = query.get("do", "").split()
    if done[:1] == ["part"]:
        return done[1] if len(done) > 1 else ""
    return query.get("part", "")


def plain_letters(text: str) -> str:
    """Letters without marks, small: what one types into a search box."""
    return "".join(
        one for one in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(one)
    )


class BoardFields:
    """Builder of the fields of a board for the template."""

    def __init__(
        self,
        w: Words,
        board: Board,
        draft: Plain,
        whole: Plain,
        query: Mapping[str, str],
        faults: Faults | None = None,
    ) -> None:
        self.w, self.board, self.draft, self.whole = w, board, draft, whole
        self.faults = faults or Faults()
        self.opened, self.search = opened(query), plain_letters(query.get("search", "").strip())

    def values(self) -> dict[str, Any]:
        """Return the template values of the page."""
        many = len(self.whole["cities"])
        return {
            "parts": [self._part(place) for place in self.board.places],
            "cities_why": self.faults.sentence if "cities" in self.faults.places else "",
            "cities": [(n, n == many) for n in self.board.cities] if len(self.board.cities) > 1 else [],
        }

    def _part(self, place: FieldPlace) -> BoardPart:
        rows = [self._judged(self._row(field, key(field, place))) for field in place.fields]
        return BoardPart(
            place,
            tuple(row for row in rows if row.kind != "things"),
            tuple(row for row in rows if row.kind == "things"),
        )

    def _judged(self, row: FieldRow) -> FieldRow:
        """The row with what is wrong in it; a text that is no possible number stands as it was typed."""
        if row.name in self.faults.typed:
            typed = self.faults.typed[row.name]
            why = not_in_range(self.w, typed, row.low, row.high)
            return msgspec.structs.replace(row, value=typed, why=why)
        if row.name in self.faults.places:
            return msgspec.structs.replace(row, why=self.faults.sentence)
        return row

    def _row(self, field: Field, name: str) -> FieldRow:
        is_written = at(self.draft, field.path) is not None
        if isinstance(field, Number):
            return self._number(field, name, is_written=is_written)
        if isinstance(field, Things):
            return self._things(field, name, is_written=is_written)
        now = shown(self.draft, self.whole, field.path)
        if isinstance(field, Switch):
            return FieldRow(
                kind="switch", name=name, label=field.label, value=bool(now), is_written=is_written
            )
        if isinstance(field, Marks):
            options = tuple((str(one), words, one in (now or ())) for one, words in field.options)
            return FieldRow(
                kind="marks", name=name, label=field.label, options=options, is_written=is_written
            )
        return self._choice(field, name, now, is_written=is_written)

    def _choice(self, field: Choice, name: str, now: Any, *, is_written: bool) -> FieldRow:
        options = tuple(("" if one is None else str(one), words, one == now) for one, words in field.options)
        if not any(chosen for _, _, chosen in options):
            options = ((str(now), str(now), True), *options)
        return FieldRow(kind="choice", name=name, label=field.label, options=options, is_written=is_written)

    def _number(self, field: Number, name: str, *, is_written: bool) -> FieldRow:
        now = number(self.draft, self.whole, field)
        return FieldRow(
            kind="number",
            name=name,
            label=field.label,
            icon=field.icon,
            value=now,
            is_written=is_written,
            less=now - 1 if now > field.low else None,
            more=now + 1 if now < field.high else None,
            low=field.low,
            high=field.high,
        )

    def _things(self, field: Things, name: str, *, is_written: bool) -> FieldRow:
        known = {item.id: item.face for item in field.pool}
        lying, wrong = [], self.faults.places.get(name, frozenset())
        for place, one in enumerate(listed(self.draft, self.whole, field.path)):
            thing = field.read(one)
            if thing is not None:
                said = one if isinstance(one, dict) else {}
                switches = tuple((switch, label, bool(said.get(switch))) for switch, label in field.switches)
                lying.append(PlacedItem(thing, known.get(thing), switches, place in wrong))
        return FieldRow(
            kind="things",
            name=name,
            label=field.label,
            icon=field.icon,
            is_written=is_written or not field.is_dealt,
            is_dealt=field.is_dealt,
            things=tuple(lying),
            sheet=self._sheet(field, [one.id for one in lying]) if self.opened == name else None,
        )

    def _sheet(self, field: Things, lying: list[str]) -> OptionSheet:
        groups: dict[str, list[tuple[Item, bool, int]]] = {}
        for item in field.pool:
            is_found = self.search in plain_letters(item.face.name)
            groups.setdefault(item.group, []).append((item, is_found, lying.count(item.id)))
        return OptionSheet(tuple((title, tuple(items)) for title, items in groups.items()))
