"""Edits of a position by click: plain data in, plain data out.

Parts that a position leaves out are first taken from the whole position. A path leads through lists by
numbers, and by names where the list may be in any order: `cities.0.wonders.=sphinx.card`.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# A draft of a position is JSON of any shape.

import copy
from collections.abc import Iterator
from typing import Any

import msgspec

from argosy.web.position_editor.fields import Board, Choice, Field, Marks, Number, Switch, Things

Plain = dict[str, Any]

ABOUT_THINGS = ("put", "take", "say", "leave")
"""Clicks on things that lie somewhere."""


NAMED = "="
"""What a step of a path begins with that leads to a thing in a list by its name."""
NAMES = ("id", "leader")
"""Under which of these a thing in a list says its name, if it is not the name alone."""
OF_PLAYERS = ("players", "teams")
"""What was said of the players, and is forgotten when there are other cities."""


def _place(things: list[Any], step: str) -> int | None:
    """Return the index of the thing in a list that a step leads to; None if there is none."""
    if step.isdigit():
        return int(step) if int(step) < len(things) else None
    return next((place for place, one in enumerate(things) if step == f"{NAMED}{_name(one)}"), None)


def _name(thing: Any) -> Any:
    return next((thing[name] for name in NAMES if name in thing), None) if isinstance(thing, dict) else thing


def at(value: Any, path: str) -> Any:
    """Return the value at a path; None if there is none."""
    for step in path.split("."):
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and (place := _place(value, step)) is not None:
            value = value[place]
        else:
            return None
    return value


def shown(draft: Plain, whole: Plain, path: str) -> Any:
    """Return the value of a field: the written one, or else that of the whole position."""
    written = at(draft, path)
    return at(whole, path) if written is None else written


def with_value(draft: Plain, whole: Plain, path: str, value: Any) -> Plain:
    """Return the position with a value at a path; None removes it.

    Lists on the way are completed from the whole position.
    """
    changed = copy.deepcopy(draft)
    *way, last = path.split(".")
    holder: Any = changed
    for number, step in enumerate(way):
        holder = _inside(
            holder, step, at(whole, ".".join(way[: number + 1])), is_list=_is_place((*way, last)[number + 1])
        )
    if isinstance(holder, list):
        holder[int(last)] = value
    elif value is None:
        holder.pop(last, None)
    else:
        holder[last] = value
    return changed


def _is_place(step: str) -> bool:
    return step.isdigit() or step.startswith(NAMED)


def _inside(holder: Any, step: str, whole: Any, *, is_list: bool) -> Any:
    """The dict or list below, made where it is missing."""
    if isinstance(holder, list):
        place = _place(holder, step)
        if place is None:
            return {}  # it lies there no longer, so there is nothing to change
        if not isinstance(holder[place], dict | list):
            holder[place] = copy.deepcopy(whole) if whole is not None else {}
        return holder[place]
    if not isinstance(holder.get(step), list if is_list else dict):
        holder[step] = copy.deepcopy(whole) if is_list and whole is not None else [] if is_list else {}
    if is_list and isinstance(whole, list):
        holder[step] += copy.deepcopy(whole[len(holder[step]) :])
    return holder[step]


def listed(draft: Plain, whole: Plain, path: str) -> list[Any]:
    """The list at a path, a copy."""
    found = shown(draft, whole, path)
    return copy.deepcopy(found) if isinstance(found, list) else []


def put(draft: Plain, whole: Plain, field: Things, thing: str) -> Plain:
    """The position with one more thing in a place."""
    return with_value(draft, whole, field.path, [*listed(draft, whole, field.path), field.write(thing)])


def taken(draft: Plain, whole: Plain, field: Things, thing: str) -> Plain:
    """The position without a thing in a place; of several alike one is taken."""
    now = listed(draft, whole, field.path)
    place = next((number for number, one in enumerate(now) if field.read(one) == thing), None)
    if place is None:
        return draft
    return with_value(draft, whole, field.path, now[:place] + now[place + 1 :])


def switched(draft: Plain, whole: Plain, field: Things, thing: str, name: str) -> Plain:
    """The position with something said of a thing, or no longer said."""
    now = listed(draft, whole, field.path)
    for number, one in enumerate(now):
        if field.read(one) == thing:
            said = one if isinstance(one, dict) else {}
            said[name] = not said.get(name, False)
            now[number] = said
    return with_value(draft, whole, field.path, now)


def marked(draft: Plain, whole: Plain, field: Marks, value: Any) -> Plain:
    """The position with one value more or less in a list of marks."""
    now = listed(draft, whole, field.path)
    order = [one for one, _ in field.options]
    kept = [one for one in order if (one in now) != (one == value)]
    return with_value(draft, whole, field.path, kept)


def filled(draft: Plain, whole: Plain, field: Field, text: str) -> Plain:
    """Return the position with the value entered into a number field or chosen from a list.

    An unchanged value changes nothing, nor does a text that is no number within the limits.
    """
    if isinstance(field, Number):
        return _with_number(draft, whole, field, text)
    if isinstance(field, Choice):
        now = shown(draft, whole, field.path)
        value = next((value for value, _ in field.options if _as_text(value) == text), now)
        return draft if value == now else _with_choice(draft, whole, field, value, now)
    return draft


def _with_choice(draft: Plain, whole: Plain, field: Choice, value: Any, now: Any) -> Plain:
    """Return the position with another thing in a place.

    If it lies in another place of the same row, the two change places.
    """
    changed = with_value(draft, whole, field.path, value)
    row, _, place = field.path.rpartition(".")
    things = at(changed, row)
    if isinstance(things, list) and value is not None and place.isdigit():
        for number, one in enumerate(things):
            if number != int(place) and one == value:
                things[number] = now
    return changed


def _with_number(draft: Plain, whole: Plain, field: Number, text: str) -> Plain:
    if not is_possible(field, text):
        return draft
    value = int(_digits(text))
    return draft if value == number(draft, whole, field) else with_value(draft, whole, field.path, value)


def is_possible(field: Number, text: str) -> bool:
    """Is a text a whole number within the limits of a field?"""
    digits = _digits(text)
    is_number = digits.removeprefix("-").isascii() and digits.removeprefix("-").isdigit() and len(digits) <= 6
    return is_number and field.low <= int(digits) <= field.high


def _digits(text: str) -> str:
    return text.strip().replace("\u2212", "-")


def number(draft: Plain, whole: Plain, field: Number) -> int:
    """Return the current value of a number field."""
    found = shown(draft, whole, field.path)
    try:
        return field.read(found) if found is not None else field.low
    except (TypeError, ValueError):
        return field.low


def _as_text(value: Any) -> str:
    return "" if value is None else str(value)


def with_cities(draft: Plain, many: int) -> Plain:
    """The position with so many cities, one for each player: new ones are empty, the last ones go."""
    kept = {name: copy.deepcopy(value) for name, value in draft.items() if name not in OF_PLAYERS}
    cities = kept.get("cities") or []
    return {**kept, "cities": [*cities, *({} for _ in range(many))][:many]}


def one_edit(draft: Plain, whole: Plain, board: Board, words: list[str]) -> Plain:
    """Return the position after one click.

    A click is `set PATH VALUE`, `put PATH THING`, `take PATH THING`, `say PATH THING NAME`, `mark PATH VALUE`
    or `leave PATH`.
    """
    verb, name, *rest = [*words, "", ""]
    field, value = board.fields.get(name), rest[0]
    if field is None:
        return draft
    if isinstance(field, Things):
        return _of_things(draft, whole, field, [verb, *rest])
    if isinstance(field, Marks) and verb == "mark":
        chosen = next((one for one, _ in field.options if str(one) == value), None)
        return draft if chosen is None else marked(draft, whole, field, chosen)
    if isinstance(field, Switch) and verb == "mark":
        return with_value(draft, whole, field.path, not shown(draft, whole, field.path))
    return filled(draft, whole, field, value) if verb == "set" else draft


def _of_things(draft: Plain, whole: Plain, field: Things, words: list[str]) -> Plain:
    verb, thing, name = words[:3]
    if verb == "put" and any(item.id == thing for item in field.pool):
        return put(draft, whole, field, thing)
    if verb == "take":
        return taken(draft, whole, field, thing)
    if verb == "say" and name in dict(field.switches):
        return switched(draft, whole, field, thing, name)
    if verb == "leave":
        return with_value(draft, whole, field.path, None if field.is_dealt else [])
    return draft


def ways_to_fit(draft: Plain, whole: Plain, board: Board, before: Plain, words: list[str]) -> Iterator[Plain]:
    """A changed position, and then the same with more forgotten: the first one that can be is taken.

    What a played game says of its decks and plays goes first. A card that is put into a full hand takes the
    place of the one that lies there longest; a thing that is put somewhere is taken from where it lies; hands
    of another Age are dealt again. What was clicked itself is never forgotten.
    """
    board = _keeping(board, words)
    for one in (draft, *_put_otherwise(whole, board, before, words)):
        yield one
        yield _lighter(one, board.loose)
    if _is_about_things(board, words):
        yield _lighter(draft, board.loose + board.follows)
        yield from _later(draft, whole, board)
    else:
        yield _dealt_again(draft, board)


def _is_about_things(board: Board, words: list[str]) -> bool:
    field = board.fields.get(words[1]) if len(words) > 1 else None
    return words[0] in ABOUT_THINGS or (isinstance(field, Choice) and field.lays)


def _keeping(board: Board, words: list[str]) -> Board:
    """The board without leave to forget what was clicked."""
    kept = words[1].partition(".")[0] if len(words) > 1 else ""
    return msgspec.structs.replace(
        board,
        loose=tuple(name for name in board.loose if name != kept),
        follows=tuple(name for name in board.follows if name != kept),
    )


def _later(draft: Plain, whole: Plain, board: Board) -> Iterator[Plain]:
    """The same in a later turn: the more stands in cities, the fewer cards are in the hands."""
    for name in board.follows:
        field = board.fields.get(name)
        if isinstance(field, Number):
            for value in range(number(draft, whole, field) + 1, field.high + 1):
                yield with_value(_lighter(draft, board.loose), whole, field.path, value)


def _lighter(draft: Plain, loose: tuple[str, ...]) -> Plain:
    return {name: value for name, value in draft.items() if name not in loose}


def _dealt_again(draft: Plain, board: Board) -> Plain:
    cities = [
        {name: value for name, value in city.items() if name not in board.loose_of_city}
        for city in draft.get("cities") or []
        if isinstance(city, dict)
    ]
    return {**_lighter(draft, board.loose), "cities": cities}


def _put_otherwise(whole: Plain, board: Board, before: Plain, words: list[str]) -> Iterator[Plain]:
    """Other ways to understand that a thing is put somewhere."""
    field = board.fields.get(words[1]) if len(words) > 2 and words[0] == "put" else None
    if not isinstance(field, Things):
        return
    elsewhere = _taken_elsewhere(whole, board, before, words)
    for base in (before, elsewhere):
        yield put(base, whole, field, words[2])
        now = listed(base, whole, field.path)
        if field.is_dealt and now:
            yield put(taken(base, whole, field, words[2]), whole, field, words[2])
            yield with_value(base, whole, field.path, [*now[1:], field.write(words[2])])


def _taken_elsewhere(whole: Plain, board: Board, before: Plain, words: list[str]) -> Plain:
    draft = before
    for name, field in board.fields.items():
        if not isinstance(field, Things) or field.path.rpartition(".")[2] not in board.from_elsewhere:
            continue
        if name != words[1] and at(before, field.path):
            draft = taken(draft, whole, field, words[2])
    return draft
