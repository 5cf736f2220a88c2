"""Words for clocks: the options in the lobby, the time left at the table."""

from typing import Any

from argosy.texts import Words
from argosy.web.models import CLOCKS, TablePage, TableSummary

MINUTE, HOUR, DAY = 60, 3_600, 86_400


def clock_words(w: Words, seconds: int) -> str:
    """Return the label of a clock: `3 minutes a turn`."""
    if not seconds:
        return w.say("no clock")
    if seconds < DAY:
        return w.count("{n} minute a turn", "{n} minutes a turn", seconds // MINUTE)
    return w.count("{n} day a turn", "{n} days a turn", seconds // DAY)


def left_words(w: Words, seconds: float) -> str:
    """Return the time left in its largest useful unit: `2 days`, `5 h`, `0:42`."""
    if seconds >= 2 * DAY:
        return w.count("{n} day left", "{n} days left", int(seconds // DAY))
    if seconds >= HOUR:
        return w.say("{n} h left", n=int(seconds // HOUR))
    return f"{int(seconds // MINUTE)}:{int(seconds % MINUTE):02}"


def offered(w: Words) -> list[tuple[int, str]]:
    """The clocks that a new table can have."""
    return [(seconds, clock_words(w, seconds)) for seconds in CLOCKS]


def values(page: TablePage, w: Words) -> dict[str, Any]:
    """Return the template values of the clock of a table."""
    return {
        "clock_left": None if page.seconds_left is None else round(page.seconds_left, 1),
        "clock_left_words": "" if page.seconds_left is None else left_words(w, page.seconds_left),
        "lacks_clock": page.lacks_clock,
        "clock_warns_at": page.clock // 4,
        "is_played_for": any(info.is_you and info.is_played_for for info in page.seats),
    }


def has_others(page: TablePage) -> bool:
    """Can somebody other than the viewer be waited for at this table, now or when seats are taken?"""
    return page.riddle is None and any(
        info.kind in ("human", "open") or info.is_kept for info in page.seats if not info.is_you
    )


def thinking(page: TablePage, w: Words) -> dict[str, Any]:
    """Return the template values of how long others have been thinking; none where no person is awaited.

    The script puts the number where `#` stands.
    """
    owing = page.view.owing if page.view is not None and page.phase == "playing" else ()
    seats = [
        info.seat
        for info in page.seats
        if info.seat in owing and info.kind == "human" and not info.is_you and not info.is_played_for
    ]
    if not seats or page.seconds_asked is None or not has_others(page):
        return {"thinking_time": None}
    units = (
        (w.say("thinking for {n} s", n="#"), w.say("{n} s", n="#")),
        (w.say("thinking for {n} min", n="#"), w.say("{n} min", n="#")),
        (w.say("thinking for {n} h", n="#"), w.say("{n} h", n="#")),
        (w.say("thinking for {n} d", n="#"), w.say("{n} d", n="#")),
    )
    return {
        "thinking_time": {
            "seats": " ".join(map(str, seats)),
            "seconds": max(0, round(page.seconds_asked)),
            "words": "|".join(words for words, _ in units),
            "short": "|".join(short for _, short in units),
        }
    }


def summary_words(w: Words, one: TableSummary) -> str:
    """Return the time left, for the list of games; empty if the viewer is not to move."""
    return "" if one.seconds_left is None or not one.your_turn else left_words(w, one.seconds_left)
