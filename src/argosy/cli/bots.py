"""`argosy bots`: the bots that can be named here, ours and those of installed packages."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from argosy.bots.third_party import Declared


def bots() -> None:
    """List the bots that can be named: in `argosy match`, `argosy ladder` and at a table.

    A bot of your own is named MODULE:ATTRIBUTE, for example mybots:Builder (docs/bots/writing-a-bot.md), or
    engine:COMMAND if it is a program that speaks the protocol of engines (docs/bots/engines.md).
    """
    from rich.console import Console

    from argosy.bots import BOTS, third_party

    games = " ".join(third_party.PLAYABLE)
    rows = [(name, "Argosy", games) for name in BOTS]
    rows += [(one.name, f"{one.package}, {one.place}", _games(one)) for one in third_party.entries()]
    Console().print(_table(rows))


def look_at(names: Iterable[str], *, bot_output: bool = True) -> tuple[str, ...]:
    """Find the bots of one's own among some names, and return the names without folders.

    bot_output: does what they print come out at standard error? Raises ArgosyError for one that
    cannot be made.
    """
    from argosy.bots import is_own, third_party
    from argosy.bots.bot_folders import without_folders
    from argosy.bots.subprocess_bot import look

    found = without_folders(names)
    for name in dict.fromkeys(found):
        if is_own(name) and third_party.without_budget(name) == name:
            look(name, bot_output=bot_output)
    return found


def _games(one: "Declared") -> str:
    """The games that the bot of a package plays, or why it cannot play."""
    from argosy.bots import BOTS
    from argosy.bots.subprocess_bot import look
    from argosy.errors import ArgosyError

    if one.name in BOTS:
        return f"cannot be named: a bot of Argosy is called {one.name}; name it {one.place}"
    try:
        return one.problem or " ".join(look(one.name).games)
    except ArgosyError as error:
        return f"cannot play: {error}"


def _table(rows: Iterable[tuple[str, str, str]]) -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table()
    for title in ("bot", "from", "games"):
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))  # as it is: what a bot raised may look like markup
    return table
