"""How a position of Duel is refused."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from argosy.catalog.duel import DuelCatalog
from argosy.errors import PositionError


def require(fine: Any, message: str) -> None:
    """Refuse the position if something is not fine."""
    if not fine:
        raise PositionError(message)


def number_of(catalog: DuelCatalog, group: str, name: str) -> int:
    """The number of a card, a wonder, a token ... in the tables."""
    ids = [thing.id for thing in getattr(catalog, group)]
    require(name in ids, f"{group}: there is no {name!r}")
    return ids.index(name)


def check_once(what: str, names: Iterable[str]) -> None:
    """Nothing lies in two places."""
    twice = sorted(name for name, count in Counter(names).items() if count > 1)
    require(not twice, f"{what}: {', '.join(twice)} can lie in one place only")
