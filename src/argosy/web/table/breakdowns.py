"""Number breakdowns: the parts that add up to a number on the table, with their amounts.

The breakdowns of a page stand in it once, as data (`_accounts.html`); an element names its own:
`data-account="0-shields"`.
"""

import json
from collections.abc import Callable, Iterable, Mapping

import msgspec
from markupsafe import Markup, escape

from argosy.texts import Words
from argosy.web.rendering.parts import minus
from argosy.web.score_pad import rows


class BreakdownLine(msgspec.Struct, frozen=True):
    """One part of a number: its source and its amount."""

    what: str
    n: int = 1


class Breakdown(msgspec.Struct, frozen=True, kw_only=True):
    """Breakdown of one number: its title and the parts that add up to it."""

    title: str
    lines: tuple[BreakdownLine, ...] = ()
    text: str = ""
    """A sentence: where no sum tells it, or how the number counts."""
    total: int | None = None
    """The number, where lines add up to it."""
    is_list: bool = False
    """Each line stands for one thing: what it is says enough."""

    @property
    def adds_up(self) -> bool:
        """Do the lines give the number?"""
        return self.total is None or sum(line.n for line in self.lines) == self.total


Accounts = Mapping[str, Breakdown]
"""By what elements call them: `0-shields`."""


def named(seat: int, found: Iterable[tuple[str, Breakdown]]) -> dict[str, Breakdown]:
    """Return the breakdowns of one seat by name.

    One whose parts do not add up keeps its title alone: a wrong sum helps nobody.
    """
    return {
        f"{seat}-{name}": one if one.adds_up else msgspec.structs.replace(one, lines=(), text="")
        for name, one in found
    }


def of_pad(w: Words, label: str, account: Iterable[rows.BreakdownPart]) -> str:
    """Return a line of the score pad in one sentence: `Civil buildings: Baths (3), Altar (2)`."""
    parts = [one for one in account if one.points != "0"]
    told = [f"{one.what} ({one.points})" if one.points and len(parts) > 1 else one.what for one in parts]
    return w.pair(label, ", ".join(told)) if told else label


def data(accounts: Accounts) -> Markup:
    """All accounts as JSON that may stand inside a script element: [title, lines, text] by name."""
    found = {
        name: [one.title, [_line(one, line) for line in one.lines], one.text]
        for name, one in accounts.items()
    }
    text = json.dumps(found, separators=(",", ":"), ensure_ascii=False)
    return Markup(text.replace("<", "\\u003c"))  # no < may end the element early


def _line(account: Breakdown, line: BreakdownLine) -> str | list[str]:
    return line.what if account.is_list else [minus(line.n), line.what]


def teller(accounts: Accounts) -> Callable[..., Markup]:
    """Return the template function for the attributes of an element with a breakdown.

    Tab leads to the first such element of a panel, arrows to the others.
    """

    def tells(seat: int, name: str, *, first: bool = False) -> Markup:
        key = f"{seat}-{name}"
        if key not in accounts:
            return Markup("")
        return Markup(f' data-account="{escape(key)}" tabindex="{0 if first else -1}"')

    return tells
