"""What every part of setting up a position has in hand: the game that is made, the position, and the names of things."""

from collections.abc import Iterable

from argosy.game.duel.position.form import DuelPosition
from argosy.game.duel.position.require import number_of
from argosy.rules.duel.lasting import apply_lasting
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record


class Builder:
    """Puts a part of a position into a dealt game."""

    def __init__(self, ruleset: DuelRuleset, game: Game, plain: DuelPosition) -> None:
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


class BoxBuilder(Builder):
    """A box's part of a position."""

    def cards(self) -> None:
        """Cards that lie with something of the box; asked before the structures are laid out."""

    def tokens(self) -> None:
        """Progress tokens and pawns that lie with something of the box."""

    def build(self) -> None:
        """Everything else."""
        raise NotImplementedError
