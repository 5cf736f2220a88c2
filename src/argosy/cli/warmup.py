"""`argosy warmup`: compile the rules once, ahead of the first game, and show how far it is."""

import time
from typing import Annotated

from cyclopts import Parameter


def warmup(*, quiet: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Compile the rules for this machine, or load them from the cache of an earlier time.

    The first time takes a quarter of a minute on two cores. Playing does not wait for it; other commands
    compile what they need.

    Parameters
    ----------
    quiet
        Say nothing.

    """
    from argosy.cli.progress import terminal, warm

    console = terminal(quiet=quiet)
    start = time.perf_counter()
    warm(console)
    console.print(f"The rules are compiled ({time.perf_counter() - start:.1f} s).")
