"""Progress on standard error: a bar in a terminal, a line for each tenth elsewhere."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

Report = Callable[[str, int, int], object]
"""Called with what is done, how much of it, and how much there is."""


def terminal(*, quiet: bool = False) -> "Console":
    """Return the console on standard error, so that standard output holds results only."""
    from rich.console import Console

    return Console(stderr=True, quiet=quiet)


def bar(console: "Console") -> "Progress":
    """A bar that leaves nothing behind."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def say(console: "Console", text: str) -> None:
    """One plain line, whatever is in it."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def tenths(console: "Console") -> Report:
    """Says a line whenever another tenth is done."""
    reported = 0

    def report(what: str, done: int, total: int) -> None:
        nonlocal reported
        tenth = done * 10 // max(1, total)
        if tenth > reported:
            reported = tenth
            say(console, f"{what}: {done:,} of {total:,}")

    return report


@contextmanager
def following(console: "Console", what: str) -> Generator[Report, None, None]:
    """Shows how far something is, in the form that suits where it is shown."""
    if not console.is_terminal:
        yield tenths(console)
        return
    with bar(console) as shown:
        task = shown.add_task(what, total=None)
        yield lambda what, done, total: shown.update(task, description=what, completed=done, total=total)


def warm(console: "Console", programs: Sequence[str] | None = None) -> None:
    """Compile programs, or load them if they are compiled; from then on they run compiled.

    programs: of `argosy.rules.backends.PROGRAMS`; by default all of them.

    ARGOSY_BACKEND=plain keeps the backend without a compiler, for tests and debuggers.
    """
    from argosy.game import engine

    programs = programs or engine.ALL
    if engine.wanted() == "plain":
        return
    for name in programs:
        if engine.is_cached([name]):
            engine.warm_up([name])
            continue
        with following(console, "compiling, once") as report:
            engine.warm_up([name], partial(_in_hundredths, report))


def _in_hundredths(report: Report, name: str, done: int, total: int) -> None:
    """Return the progress of a program in hundredths; its own measure means nothing to a person."""
    report(f"compiling {name}", done * 100 // max(1, total), 100)
