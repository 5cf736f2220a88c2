"""Versions of a table's page, so that a browser never replaces a newer page by an older one.

A version is `LINE:changes:RUN:news`. `changes` counts what has been written of the table that everybody may
know, and is the same in every process; `news` counts what is written nowhere, as who looks, and for one
viewer also their own secrets, as their plans. Nothing secret moves a number that somebody else sees. No clock
is asked, because clocks are put back.

Versions of different lines cannot be compared: a database in a file is one line for each run of its server,
because it may have been restored meanwhile; what several processes share is one line for all of them. News of
different runs cannot be compared either: a run is a table in the memory of a process.
"""

import secrets

START = secrets.token_hex(4)
"""Of this run of the process."""
SHARED = "shared"


def new_run() -> str:
    """Return a name for a table in memory."""
    return secrets.token_hex(4)


def version_text(changes: int, run: str, news: int, *, is_shared: bool = False) -> str:
    """Return the version of a table of which so much is public, after so much news in a run."""
    return f"{SHARED if is_shared else START}:{changes}:{run}:{news}"
