"""Progress on the terminal: a bar where there is a terminal, silence in a pipe."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


def terminal(*, quiet: bool = False) -> "Console":
    """Where progress goes: standard error, so that standard output holds results only."""
    from rich.console import Console

    return Console(stderr=True, quiet=quiet)


def bar(console: "Console") -> "Progress":
    """A bar that leaves nothing behind."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def warm(console: "Console") -> None:
    """Compile the rules, or load them if that has been done before; from then on everything runs compiled.

    ARGOSY_GEAR=plain keeps the gear without a compiler, for tests and debuggers.
    """
    from argosy.game import engine
    from argosy.search.warm_ups import warm_up

    if engine.wanted() == "plain":
        return
    doing = "loading" if engine.is_cached() else "compiling, once"
    with bar(console) as progress:
        task = progress.add_task(doing, total=None)
        for name, done, total in warm_up():
            progress.update(task, description=f"{doing}: {name}", completed=done, total=total)
