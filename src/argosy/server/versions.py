"""Versions of what a page of a table shows, so that a browser never puts an older page in place of a newer one.

No clock is asked, because clocks are put back. Numbers only mean something within one run of the server, whose `START`
goes with them: a page of an earlier run takes whatever comes.
"""

import itertools
import secrets

START = secrets.token_hex(4)
"""Of this run of the server."""
NEWS_BETWEEN_LINES = 1 << 20
"""A line of the log counts for so many pieces of news that are in no log: who is here, who sits where, what is said."""
_news = itertools.count(1)


def more_news() -> int:
    """A number above all that were given out before, also to a table that has left memory meanwhile."""
    return next(_news)


def version_text(lines: int, news: int) -> str:
    """The version of a table whose log has so many lines, after its newest piece of news."""
    return f"{START}:{lines * NEWS_BETWEEN_LINES + news}"
