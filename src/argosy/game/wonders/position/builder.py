"""Base class for setting up a position: the table, the record that is filled, the position."""

from argosy.errors import PositionError
from argosy.game.wonders.position.form import PositionData
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game

# Far more than any game gives, and no more than the fields of the record hold.
MOST_COINS = 10_000
MOST_TOKENS = 100


class Builder:
    """Base class of parts that fill a position into a fresh record.

    Nothing of the record is seen outside before it is complete and checked.
    """

    def __init__(self, ruleset: Ruleset, state: Game, wanted: PositionData) -> None:
        self.ruleset, self.state, self.wanted = ruleset, state, wanted
        self.tables = ruleset.tables
        self.numbers = {card: kind for kind, card in enumerate(ruleset.card_ids)}
        """By id, and by the name that is printed in this edition where that is another one."""
        printed = {card.also_called: card.id for card in ruleset.catalog.cards if card.also_called}
        self.numbers |= {name: self.numbers[card] for name, card in printed.items() if card in self.numbers}

    def kind(self, card: str, where: str) -> int:
        """The number of a card."""
        if card not in self.numbers:
            raise PositionError(
                f"{where}: there is no card {card!r} in this edition", "unknown_card", card=card
            )
        return self.numbers[card]

    def count(self, value: int, where: str, most: int = MOST_COINS) -> int:
        """A number that is not out of reach."""
        if not 0 <= value <= most:
            raise PositionError(
                f"{where} = {value}: a whole number from 0 to {most}",
                "out_of_range",
                value=value,
                least=0,
                most=most,
            )
        return value
