"""Fragment cache: values and template parts reused from one rendering of a page to the next.

Between two reveals only secret choices happen: they change who has chosen, and nothing of cities, sheets, log
and breakdowns. A key names everything that may differ until the next reveal; facts about the table as a
whole, as the names of the players, stand in front of every key. The same page made with and without the cache
is the same text (`tests/web/test_keeping.py`).
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

Value = TypeVar("Value")
Values = dict[Hashable, Any]
"""By key, of pages about which the same is true."""
MISSING: Any = object()
MOST = 64
"""Kinds of pages that a store keeps; then it begins anew: only renaming without end would come that far."""


class CachedPart(Markup):
    """Text of a part of a page that is cached, with the key by which a page knows it."""

    key = ""

    @classmethod
    def named(cls, key: tuple[Hashable, ...], text: Markup) -> "CachedPart":
        """The part with the name that its tag begins with, and the seat or moment that follows it."""
        part = cls(text)
        part.key = " ".join(str(one) for one in key[:2] if isinstance(one, str) or type(one) is int)
        return part


class CachedFragment:
    """Fragment cache of one game: entries until the next reveal, and permanent entries.

    The permanent ones hold as long as what has been revealed stays so.
    """

    def __init__(self) -> None:
        self.now: dict[Hashable, Values] = {}
        self.ever: dict[Hashable, Values] = {}

    def clear(self) -> None:
        """Let everything go."""
        self.now.clear()
        self.ever.clear()

    def after_reveal(self) -> "CachedFragment":
        """Return a cache with the permanent entries alone, for the state after a reveal.

        This cache itself stays as it is: copies of the game may use it.
        """
        later = CachedFragment()
        later.ever = self.ever
        return later


class FragmentCache:
    """Cache of values and parts of one page: stored ones where there are any, else new ones.

    `about`: everything about the page that its values may depend on and their own keys do not name.
    """

    def __init__(self, kept: CachedFragment | None = None, about: Hashable = ()) -> None:
        kept = kept or CachedFragment()
        self._now, self._ever = _values(kept.now, about), _values(kept.ever, about)

    def now(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """Return a value cached until the next reveal."""
        return _found(self._now, key, make)

    def ever(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """Return a value cached permanently, for example an entry of the log."""
        return _found(self._ever, key, make)

    def part(self, key: tuple[Hashable, ...], caller: Callable[[], Markup]) -> CachedPart:
        """A part of a template that holds until the next reveal."""
        return self.now(("part", key), lambda: CachedPart.named(key, caller()))

    def part_for_good(self, key: tuple[Hashable, ...], caller: Callable[[], Markup]) -> CachedPart:
        """A part of a template that holds for good."""
        return self.ever(("part", key), lambda: CachedPart.named(key, caller()))


def _values(store: dict[Hashable, Values], about: Hashable) -> Values:
    if about not in store and len(store) >= MOST:
        store.clear()
    return store.setdefault(about, {})


def _found(values: Values, key: Hashable, make: Callable[[], Value]) -> Value:
    found = values.get(key, MISSING)
    if found is MISSING:
        found = values[key] = make()
    return found


METHODS = {"keep": "part", "keep_ever": "part_for_good"}
"""The tags of templates, and what each asks of the page's fragment cache."""


class CacheTags(Extension):
    """Template tags of the fragment cache.

    `{% keep "city", seat %}…{% endkeep %}`: a part of a template that is cached until the next reveal, under
    this key.

    `{% keep_ever … %}…{% endkeep_ever %}`: a part that is cached permanently. Variables set inside are not
    visible outside.
    """

    tags = set(METHODS)  # noqa: RUF012  because the base class declares it so

    def parse(self, parser: Parser) -> nodes.Node:
        """The tag as a call of the page's fragment cache."""
        token = next(parser.stream)
        key = [parser.parse_expression()]
        while parser.stream.skip_if("comma"):
            key.append(parser.parse_expression())
        body = parser.parse_statements((f"name:end{token.value}",), drop_needle=True)
        method = nodes.Getattr(nodes.Name("fragment_cache", "load"), METHODS[token.value], "load")
        call = nodes.Call(method, [nodes.Tuple(key, "load")], [], None, None)
        return nodes.CallBlock(call, [], [], body).set_lineno(token.lineno)
