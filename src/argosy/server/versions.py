"""Versions of what a page of a table shows, so that a browser never puts an older page in place of a newer one.

A version is `LINE:changes:RUN:news`. `changes` counts what has been written of the table, and is the same in every process; `news`
is a number of one run of a process, for what is written nowhere, as who looks. No clock is asked, because clocks are put back.
Versions of different lines cannot be compared: a database in a file is one line for each run of its server, because it may have
been restored meanwhile; what several processes share is one line for all of them.
"""

import itertools
import secrets

START = secrets.token_hex(4)
"""Of this run of the process."""
SHARED = "shared"
_news = itertools.count(1)


def more_news() -> int:
    """A number above all that were given out before, also to a table that has left memory meanwhile."""
    return next(_news)


def version_text(changes: int, news: int, *, is_shared: bool = False) -> str:
    """The version of a table of which so much has been written, after its newest piece of news."""
    return f"{SHARED if is_shared else START}:{changes}:{START}:{news}"
