"""A position holds no card more often than it was printed; a refusal names the places where it stands."""

from collections.abc import Iterator

from argosy.errors import PositionError
from argosy.game.wonders.position.builder import Builder
from argosy.game.wonders.printed import Excess, excess_of

MOST_PLACES = 4
"""More places than that are not named."""


class PrintedCheck(Builder):
    """Looks at a record that is filled, and finds what is wrong with it in the position."""

    def check(self) -> None:
        """Raise PositionError for a card that is there too often (BASE-SETUP-2, -3)."""
        excess = excess_of(self.ruleset, self.state, any_cards=self.wish.any_cards)
        if excess is not None:
            card = self.ruleset.card_ids[excess.kind]
            raise PositionError(f"{self._place(excess)}: {excess.text}", "card_too_often", card=card)

    def _place(self, excess: Excess) -> str:
        found = [place for what, place, card in self._written() if what in excess.places and self._is(card, excess)]
        more = f" and {len(found) - MOST_PLACES} more" if len(found) > MOST_PLACES else ""
        return ", ".join(found[:MOST_PLACES]) + more if found else "position"

    def _is(self, card: str, excess: Excess) -> bool:
        return self.kind(card, "position") == excess.kind

    def _written(self) -> Iterator[tuple[str, str, str]]:
        """What is written, where, which card. Hands that were left out are named after the card's place in them."""
        for seat, city in enumerate(self.wish.cities):
            where = f"position.cities[{seat}]"
            yield from (("table", f"{where}.cards[{n}]", card) for n, card in enumerate(city.cards))
            if not isinstance(city.stages, int):
                stages = enumerate(city.stages)
                yield from (("table", f"{where}.stages[{n}].card", stage.card) for n, stage in stages if stage.card)
            yield from (("hand", f"{where}.hand[{n}]", card) for n, card in enumerate(city.hand or []))
        yield from (("table", f"position.discard[{n}]", card) for n, card in enumerate(self.wish.discard))
        for age, deck in enumerate(self.wish.decks or []):
            yield from (("decks", f"position.decks[{age}][{n}]", card) for n, card in enumerate(deck))
