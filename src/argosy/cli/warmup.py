"""`argosy warmup`: compile the rules once, ahead of the first game, and show how far it is."""

from typing import Annotated

from cyclopts import Parameter


def warmup(*, quiet: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Compile the rules for this machine, or load them from the cache of an earlier time.

    The first time takes up to a minute and a half. Playing does not wait for it; simulating does.

    Parameters
    ----------
    quiet
        Say nothing.

    """
    from rich.console import Console
    from rich.progress import Progress

    from argosy.game.engine import warm_up

    console = Console(quiet=quiet)
    with Progress(console=console) as progress:
        task = progress.add_task("compiling the rules", total=None)
        for name, done, total in warm_up():
            progress.update(task, description=name, completed=done, total=total)
        progress.update(task, description="compiled")
