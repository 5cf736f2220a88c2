"""What a browser needs to make the newest fragment from the one that it has: pieces of that one, and what is new.

A delta is a JSON array: first the version that it builds on, then for each piece either two numbers, where it begins in the
old text and how long it is, or the new text itself. Positions count as JavaScript counts, in UTF-16 units; a text with letters
of more than one unit is sent whole. `js/live.js` puts the pieces together.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from itertools import accumulate

import msgspec

PIECES = re.compile(r"(?=<(?:article|button|div|form|label|li|p|section|span)\b)")
"""Where a fragment is cut: fine enough that a number that has changed costs little, coarse enough to be found quickly."""
SHORTEST = 9
"""Letters of the shortest piece that is looked for elsewhere; shorter ones cost less as they are."""
WORTH_IT = 0.6
"""A delta that is longer than this part of the whole is not worth its care."""


def pieces(text: str) -> tuple[str, ...]:
    """A fragment in pieces, for `delta`."""
    return tuple(PIECES.split(text))


def delta(version: str, old: Sequence[str], new: Sequence[str]) -> str | None:
    """How the new pieces come from the old ones, which have this version; None if the whole is better sent."""
    length = sum(map(len, new))
    told = msgspec.json.encode([version, *_steps(old, new)]).decode()
    if len(told) > WORTH_IT * length or _has_long_letters(old) or _has_long_letters(new):
        return None
    return told


def _has_long_letters(text: Sequence[str]) -> bool:
    """Does a text hold letters of more than one UTF-16 unit?"""
    whole = "".join(text)
    return len(whole.encode("utf-16-le")) != 2 * len(whole)


def _steps(old: Sequence[str], new: Sequence[str]) -> list[int | str]:
    """Runs of old pieces as position and length, and what is new between them."""
    starts = [0, *accumulate(map(len, old))]
    there: defaultdict[str, list[int]] = defaultdict(list)
    for number, piece in enumerate(old):
        there[piece].append(number)
    steps: list[int | str] = []
    after = 0  # the old piece that would go on with the run
    is_run = False
    for piece in new:
        if is_run and after < len(old) and old[after] == piece:
            after += 1
            steps[-1] += len(piece)  # type: ignore[operator]
        elif len(piece) >= SHORTEST and (found := there.get(piece)):
            after = found[bisect_right(found, after - 1) % len(found)]  # the next one, else the first
            steps += [starts[after], len(piece)]
            after, is_run = after + 1, True
        elif not is_run and steps:
            steps[-1] += piece  # type: ignore[operator]
        else:
            steps.append(piece)
            is_run = False
    return steps


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
