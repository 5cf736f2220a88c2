"""Places of a refusal on the board: the fields that are wrong, and the things in them."""

import re
from collections.abc import Iterator, Mapping

import msgspec

from argosy.web.position_editor.edits import Plain, is_possible, listed, shown
from argosy.web.position_editor.fields import Board, Choice, Field, Number, Things

Places = dict[str, frozenset[int]]
"""By the name of a field: which of its things are wrong; none where the field itself is."""

PATH = re.compile(r"\w+(\.\w+)*")
MORE = re.compile(r" and \d+ more$")
CITIES = "cities"
OF_TABLE = {
    "cities": CITIES,
    "number_of_players": CITIES,
    "two_players": CITIES,
    "teams": "teams",
    "two_editions": "boxes",
    "without_box": "boxes",
    "unknown_expansion": "boxes",
    "unknown_edition": "edition",
}
"""Refusals that are about one field of the table, wherever the thing lies that is refused."""
FILLED = "v:"
"""What the name of an input begins with; the name of its field follows."""


class Faults(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a draft, for the fields of the board."""

    sentence: str = ""
    """Why there can be no such position."""
    places: Places = {}
    typed: Mapping[str, str] = {}
    """Texts in fields of numbers that are no possible number, by the name of the field."""


def typed_wrongly(board: Board, form: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of number fields that are no number within their limits.

    A field that a button sets counts as set.
    """
    done = form.get("do", "").split()
    is_set = done[1] if done[:1] == ["set"] and len(done) > 1 else ""
    return {
        name: form[FILLED + name]
        for name, field in board.fields.items()
        if isinstance(field, Number)
        and name != is_set
        and FILLED + name in form
        and not is_possible(field, form[FILLED + name])
    }


def places_of(
    board: Board, draft: Plain, whole: Plain, detail: str, code: str, values: Mapping[str, object]
) -> Places:
    """Return the fields that a refusal is about; empty where it names none that the board has."""
    if code in OF_TABLE:
        return {OF_TABLE[code]: frozenset()}
    thing = next((str(values[name]) for name in ("thing", "card") if values.get(name)), "")
    found: dict[str, set[int]] = {}
    for path in named_paths(detail):
        for name, places in _fields_at(board, path):
            found.setdefault(name, set()).update(places)
    if thing and not any(found.values()):
        names = found or board.fields
        lying = {name: _lying(board, draft, whole, name, thing) for name in names}
        if any(lying.values()):
            return {name: places for name, places in lying.items() if places}
    return {name: frozenset(places) for name, places in found.items()}


def named_paths(detail: str) -> list[str]:
    """Return the paths that a refusal begins with: `position.cities[0].hand[2]: ...` -> `cities.0.hand.2`."""
    head = MORE.sub("", re.split(r": | = ", detail, maxsplit=1)[0])
    plain = [
        one.removeprefix("position").lstrip(".").replace("[", ".").replace("]", "")
        for one in head.split(", ")
    ]
    return plain if all(PATH.fullmatch(one) for one in plain) else []


def _fields_at(board: Board, path: str) -> Iterator[tuple[str, set[int]]]:
    """Yield the fields that a path leads to or into; of several fields below it, the first one."""
    if path == CITIES:
        yield CITIES, set()
        return
    around = [name for name, field in board.fields.items() if f"{path}.".startswith(f"{field.path}.")]
    if around:
        name = max(around, key=len)
        step = path.removeprefix(board.fields[name].path).lstrip(".").partition(".")[0]
        yield name, {int(step)} if step.isdigit() and isinstance(board.fields[name], Things) else set()
        return
    inside = [name for name, field in board.fields.items() if field.path.startswith(f"{path}.")]
    named = [name for name, field in board.fields.items() if field.path.rpartition(".")[2] == path]
    yield from ((name, set()) for name in named or inside[:1])


def _lying(board: Board, draft: Plain, whole: Plain, name: str, thing: str) -> frozenset[int]:
    """The places of a thing in a field; of a choice, the only one."""
    field: Field | None = board.fields.get(name)
    if isinstance(field, Choice):
        return frozenset({0}) if thing and shown(draft, whole, field.path) == thing else frozenset()
    if not isinstance(field, Things) or not thing:
        return frozenset()
    return frozenset(
        place for place, one in enumerate(listed(draft, whole, field.path)) if field.read(one) == thing
    )
