"""Base classes for setting up a position: the game that is made, the position, names, refusals."""

from collections import Counter
from collections.abc import Iterable

from argosy.errors import PositionError
from argosy.game.duel.actions import numbers_of
from argosy.game.duel.position.form import DuelPositionData
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game
from argosy.rules.records import Record


def require(fine: object, message: str, code: str = "", **parts: str | int) -> None:
    """Refuse the position if something is not fine; with a code and parts it can be said in any language."""
    if not fine:
        raise PositionError(message, code, **parts)


def require_number(value: int, where: str, least: int, most: int) -> None:
    """Refuse a number that is out of reach."""
    message = f"{where}: {least} to {most}, not {value}"
    require(least <= value <= most, message, "out_of_range", value=value, least=least, most=most)


def number_of(ruleset: DuelRuleset, group: str, name: str) -> int:
    """The number of a card, a wonder, a token ... in the tables."""
    number = numbers_of(ruleset)[group].get(name)
    if number is None:
        raise PositionError(f"{group}: there is no {name!r}", "unknown_thing", group=group, thing=name)
    return number


def check_once(what: str, names: Iterable[str]) -> None:
    """Nothing lies in two places."""
    twice = sorted(name for name, count in Counter(names).items() if count > 1)
    message = f"{what}: {', '.join(twice)} can lie in one place only"
    require(not twice, message, "duel_twice", group=what, thing=next(iter(twice), ""))


class Builder:
    """Puts a part of a position into a dealt game."""

    def __init__(self, ruleset: DuelRuleset, game: Game, plain: DuelPositionData) -> None:
        self.ruleset, self.game, self.plain = ruleset, game, plain
        self.tables, self.catalog = ruleset.tables, ruleset.catalog

    def number(self, group: str, name: str) -> int:
        """The number of a card, a wonder, a token ... in the tables."""
        return number_of(self.ruleset, group, name)

    def numbers(self, group: str, names: Iterable[str]) -> list[int]:
        """The numbers of several."""
        return [self.number(group, name) for name in names]

    def gain(self, seat: int, row: Record) -> None:
        """The lasting effects of something that a city has."""
        apply_lasting(self.game, self.tables, seat, row.lasting, row.lasting_count, 1)


class ExpansionBuilder(Builder):
    """An expansion's part of a position."""

    def cards(self) -> None:
        """Cards that lie with something of the box; asked before the structures are laid out."""

    def tokens(self) -> None:
        """Progress tokens and pawns that lie with something of the box."""

    def build(self) -> None:
        """Everything else."""
