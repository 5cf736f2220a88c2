"""Worker options of commands: this machine, or a Ray cluster (`--cluster`, docs/bots/cluster.md)."""

import sys
from collections.abc import Generator
from contextlib import contextmanager, redirect_stdout
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.lab.workers import Workers


@contextmanager
def open_workers(cluster: str | None, **here: int | None) -> Generator["Workers | None", None, None]:
    """The workers of a cluster; None if none is named: then it is for this machine.

    here: how many processes or threads of this machine were asked for, by the name of the option. Raises
    ArgosyError if both were.
    """
    if cluster is None:
        yield None
        return
    from argosy.errors import ArgosyError
    from argosy.lab.workers import on_cluster

    for name, count in here.items():
        if count is not None:
            raise ArgosyError(
                f"--{name} {count} is for this machine, --cluster for others: leave one of them out"
            )
    # Ray prints what befalls its workers on standard output, which holds results only.
    with redirect_stdout(sys.stderr), on_cluster(cluster) as workers:
        yield workers
