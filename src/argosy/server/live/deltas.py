"""Deltas between page fragments: reused pieces of the old one, new pieces in full.

A delta is a JSON array: first the version that it builds on, then for each piece either two numbers, where it
begins in the old text and how long it is, or the new text itself. Positions count as JavaScript counts, in
UTF-16 units; a text with letters of more than one unit is sent whole. `js/live.js` puts the pieces together.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

CUT = re.compile(r"<(?=(?:article|button|div|form|label|li|p|section|span)\b)")
"""Where a fragment is cut: fine enough that a number that has changed costs little, coarse enough to be
found quickly.
"""
SHORTEST = 9
"""Letters of the shortest piece that is looked for elsewhere; shorter ones cost less as they are."""
LONG = 400
"""Letters of a part that may be worth remembering."""
WORTH_IT = 0.6
"""A delta that is longer than this part of the whole is not worth its care."""


def pieces(text: str) -> tuple[str, ...]:
    """A fragment in pieces, for `delta`."""
    first, *others = CUT.split(text)
    return first, *("<" + piece for piece in others)


def pieces_of(parts: Iterable[str]) -> tuple[str, ...] | None:
    """The pieces of a fragment that is made of these parts; None where positions cannot describe it."""
    found: list[str] = []
    for part in parts:
        cut = _pieces_of_long(part) if len(part) > LONG else _told_pieces(part)
        if cut is None:
            return None
        found += cut
    return tuple(found)


def _told_pieces(text: str) -> tuple[str, ...] | None:
    return pieces(text) if can_be_told(text) else None


_pieces_of_long = lru_cache(maxsize=512)(_told_pieces)
"""Parts that stay the same from version to version are cut once."""


def delta(version: str, old: Sequence[str], new: Sequence[str]) -> str | None:
    """Steps from the old pieces, which have this version, to the new; None if the whole is better sent.

    Both texts can be told in positions (`can_be_told`).
    """
    length = sum(map(len, new))
    told = msgspec.json.encode([version, *_steps(old, new)]).decode()
    if len(told) > WORTH_IT * length:
        return None
    return told


def can_be_told(text: str) -> bool:
    """Is every letter of a text one UTF-16 unit?"""
    return len(text.encode("utf-16-le")) == 2 * len(text)


def _steps(old: Sequence[str], new: Sequence[str]) -> list[int | str]:
    """Return the equal parts before and behind the change, and the change between them."""
    shorter = min(len(old), len(new))
    same = next((number for number in range(shorter) if old[number] != new[number]), shorter)
    rest = shorter - same
    after = next((number for number in range(rest) if old[-1 - number] != new[-1 - number]), rest)
    before = sum(map(len, old[:same]))
    behind = sum(map(len, old[len(old) - after :]))
    middle = old[same : len(old) - after]
    steps: list[int | str] = [0, before] if before else []
    steps += _change(middle, new[same : len(new) - after], before)
    return [*steps, before + sum(map(len, middle)), behind] if behind else steps


def _change(old: Sequence[str], new: Sequence[str], start: int) -> list[int | str]:
    """Runs of old pieces, which begin at `start`, as position and length, and what is new between them."""
    starts = [start, *accumulate(map(len, old), initial=start)][1:]
    there: defaultdict[str, list[int]] = defaultdict(list)
    for number, piece in enumerate(old):
        there[piece].append(number)
    steps: list[int | str] = []
    new_things: list[str] = []
    number, after = 0, 0  # the piece that is looked for, and the old one that would go on with the last run
    while number < len(new):
        piece = new[number]
        found = there.get(piece) if len(piece) >= SHORTEST else None
        if found is None:
            new_things.append(piece)
            number += 1
            continue
        if new_things:
            steps.append("".join(new_things))
            new_things = []
        first = after = found[bisect_right(found, after - 1) % len(found)]  # the next one, else the first
        while number < len(new) and after < len(old) and old[after] == new[number]:
            number, after = number + 1, after + 1
        steps += [starts[first], starts[after] - starts[first]]
    return [*steps, "".join(new_things)] if new_things else steps


def applied(told: str, old: str) -> str:
    """The new text from a delta and the old text, as the browser makes it."""
    _, *steps = msgspec.json.decode(told, type=list[int | str])
    parts: list[str] = []
    place = 0
    while place < len(steps):
        step = steps[place]
        if isinstance(step, int):
            parts.append(old[step : step + int(steps[place + 1])])
            place += 2
        else:
            parts.append(step)
            place += 1
    return "".join(parts)
