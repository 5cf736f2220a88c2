"""Score pad for a game at a real table.

Lines and fields come from the game, the values in them from the query string.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from argosy.game.score_pad import POINTS, Entries
from argosy.game.types import SeatScore
from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import GameName, Notice, Visitor
from argosy.web.rendering.parts import Select, minus

Query = Mapping[str, str]
MOST = 999
"""So much fits into a field."""
NAME_LETTERS = 24


class HandField(msgspec.Struct, frozen=True):
    """Something that is counted."""

    name: str
    label: str
    icon: str


class HandLine(msgspec.Struct, frozen=True):
    """A line of the pad with what is counted for it."""

    line: str
    label: str
    icon: str
    color: str
    why: str
    fields: tuple[HandField, ...]
    may_be_negative: bool = False


class TeamSum(msgspec.Struct, frozen=True):
    """Sum of the partners of a team."""

    name: str
    seats: tuple[int, ...]
    points: int
    is_first: bool


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a score pad: sheets, places, winners."""

    sheets: tuple[SeatScore, ...]
    places: tuple[str, ...]
    winners: tuple[int, ...]
    headline: tuple[str, str]
    teams: tuple[TeamSum, ...] = ()


class HandPages(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of a game to the score pad."""

    setup: Callable[[Words, Query], list[Select]]
    """What is chosen before: edition, players, expansions. The fields are those of a new table."""
    lines: Callable[[Words, Any], list[HandLine]]
    """(words, ruleset) -> the lines of the game's own score sheet."""
    ends: Callable[[Words, Any, Sequence[str]], tuple[tuple[str, str], ...]]
    """(words, ruleset, names) -> how the game may have ended; nothing where only points decide."""
    add_up: Callable[[Words, Any, Sequence[Entries], Sequence[str], str], Sums]
    """(words, ruleset, what each player has, names, how it ended) -> the sums."""


class PadPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /pad: everything that is filled in stands in the address."""

    visitor: Visitor
    game: GameName
    query: Query
    players: int
    ruleset: object | None
    """None where there is no such game; `notice` says why."""
    notice: Notice | None = None
    position: str = ""
    """The position that could not be read, as it was sent."""


class FieldCell(msgspec.Struct, frozen=True):
    """A field of one player."""

    name: str
    label: str
    icon: str
    title: str
    value: str
    mode: str


class PadCell(msgspec.Struct, frozen=True):
    """One line of one player."""

    id: str
    points: str
    css: str
    fields: tuple[FieldCell, ...]
    is_plain: bool
    """What stands in the only field is the points."""


class PadRow(msgspec.Struct, frozen=True):
    """One line of all players."""

    line: HandLine
    cells: tuple[PadCell, ...]


def values(game: HandPages, games: Select, page: PadPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    setup = game.setup(w, page.query)
    shown = {"game", "ended", *(one.name for one in setup)}
    found: dict[str, Any] = {
        "games": games,
        "kept": []
        if page.ruleset
        else [(name, value) for name, value in page.query.items() if name not in shown],
        "notice": notices.sentence(w, page.notice),
        "pad": None,
        "position": page.position,
        "setup": setup,
    }
    if page.ruleset is None:
        return found
    names = names_of(page, w)
    lines = game.lines(w, page.ruleset)
    entries = [entries_of(page.query, lines, seat) for seat in range(page.players)]
    ends = game.ends(w, page.ruleset, names)
    ended = page.query.get("ended", "")
    ended = ended if ended in dict(ends) else ""
    sums = game.add_up(w, page.ruleset, entries, names, ended)
    return found | {
        "ends": Select("ended", w.say("How it ended"), ends, ended),
        "names": names,
        "given": [given_name(page.query, seat) for seat in range(page.players)],
        "pad": [_row(line, page.query, sums, names, w) for line in lines],
        "sums": sums,
        "touched": any(any(one.values()) for one in entries),
    }


def names_of(page: PadPage, w: Words) -> list[str]:
    """Return the names of the players; numbered ones if no name is given."""
    return [given_name(page.query, seat) or w.say("Player {n}", n=seat + 1) for seat in range(page.players)]


def given_name(query: Query, seat: int) -> str:
    """The name that the address gives, on one line."""
    return " ".join(query.get(f"name-{seat}", "").split())[:NAME_LETTERS]


def entries_of(query: Query, lines: Sequence[HandLine], seat: int) -> Entries:
    """Return the entries of one player."""
    return {
        (line.line, field.name): number_of(query.get(f"{line.line}.{field.name}-{seat}", ""))
        for line in lines
        for field in line.fields
    }


def number_of(text: str) -> int:
    """A whole number of at most three digits; what is none counts as nothing."""
    text = text.strip().replace("\u2212", "-")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST))):
        return 0
    return int(text)


def _row(line: HandLine, query: Query, sums: Sums, names: Sequence[str], w: Words) -> PadRow:
    points = {
        sheet.seat: next(one.points for one in sheet.lines if one.line == line.line) for sheet in sums.sheets
    }
    best = max(points.values())
    is_plain = [field.name for field in line.fields] == [POINTS]
    return PadRow(
        line,
        tuple(
            PadCell(
                id=f"{line.line}-{seat}",
                points=minus(points[seat]),
                css="negative" if points[seat] < 0 else "best" if points[seat] == best and best else "",
                fields=tuple(_field(line, field, query, seat, name, w) for field in line.fields),
                is_plain=is_plain,
            )
            for seat, name in enumerate(names)
        ),
    )


def _field(line: HandLine, field: HandField, query: Query, seat: int, name: str, w: Words) -> FieldCell:
    key = f"{line.line}.{field.name}-{seat}"
    title = line.label if len(line.fields) == 1 else f"{line.label}, {field.label}"
    number = number_of(query.get(key, ""))
    return FieldCell(
        name=key,
        label=w.pair(name, title),
        icon=field.icon,
        title=field.label,
        value=str(number) if number or query.get(key, "").strip() == "0" else "",
        mode="text" if line.may_be_negative and field.name == POINTS else "numeric",
    )
