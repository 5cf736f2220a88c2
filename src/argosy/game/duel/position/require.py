"""How a position of Duel is refused."""

from collections import Counter
from collections.abc import Iterable

from argosy.errors import PositionError
from argosy.game.duel.actions import numbers_of
from argosy.rules.duel.ruleset import DuelRuleset


def require(fine: object, message: str, code: str = "", **parts: str | int) -> None:
    """Refuse the position if something is not fine; with a code and parts it can be said in any language."""
    if not fine:
        raise PositionError(message, code, **parts)


def number_of(ruleset: DuelRuleset, group: str, name: str) -> int:
    """The number of a card, a wonder, a token ... in the tables."""
    number = numbers_of(ruleset)[group].get(name)
    if number is None:
        raise PositionError(f"{group}: there is no {name!r}")
    return number


def check_once(what: str, names: Iterable[str]) -> None:
    """Nothing lies in two places."""
    twice = sorted(name for name, count in Counter(names).items() if count > 1)
    message = f"{what}: {', '.join(twice)} can lie in one place only"
    require(not twice, message, "duel_twice", group=what, thing=next(iter(twice), ""))
