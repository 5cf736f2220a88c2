"""Custom facts of a process: the folder named by ARGOSY_DATA, read and set.

`--data DIR` of the commands sets it, so that the server, its bots and the pages all see the same facts
(docs/develop/data.md).
"""

import os
from pathlib import Path

VARIABLE = "ARGOSY_DATA"


def own_data() -> Path | None:
    """The folder, or None when the process plays with the printed facts alone."""
    folder = os.environ.get(VARIABLE)
    return Path(folder) if folder else None


def use_own_data(folder: Path | None) -> None:
    """Let this process and its children read a folder of the user; None leaves things as they are."""
    if folder is not None:
        os.environ[VARIABLE] = str(folder.resolve())
