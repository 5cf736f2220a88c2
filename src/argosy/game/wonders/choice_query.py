"""The question to a city and the parsed answer, which a refusal compares."""

import msgspec

from argosy.game.wonders.paying_units import Producers
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


class CityQuestion:
    """One question: may this city do that?"""

    def __init__(
        self,
        ruleset: Ruleset,
        game: Game,
        city: int,
        producers: Producers,
        hand: tuple[str, ...],
        names: tuple[str, ...] | None = None,
    ) -> None:
        self.ruleset, self.game, self.number = ruleset, game, city
        self.city = game.cities[city]
        self.producers = producers
        self.hand = hand
        """Cards that may be played; for a construction from the discard pile the cards of the pile."""
        self.ids = ruleset.card_ids
        self.fee = 0
        """Coins that building costs on top of what is asked for."""
        self.names = self.ids if names is None else names
        """Everything that such a hand may hold: cards, or what an expansion has in hand."""


class ChoiceQuery(msgspec.Struct, frozen=True, kw_only=True):
    """A text that has the form of a choice, by its parts."""

    verb: str
    number: str | None
    """The stage, where its number was written."""
    card: str | None
    """What follows the verb: a card, or what an answer to an expansion names."""
    add_on: str | None
    """What is done together with the card, in the words of an expansion."""
    pay: str | None
