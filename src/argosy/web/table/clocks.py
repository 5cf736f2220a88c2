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


def summary_words(w: Words, one: TableSummary) -> str:
    """Return the time left, for the list of games; empty if the viewer is not to move."""
    return "" if one.seconds_left is None or not one.your_turn else left_words(w, one.seconds_left)
