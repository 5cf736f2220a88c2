"""Sets up a game in the situation that plain JSON describes.

What is left out gets a quiet default (docs/play/positions.md); what cannot be is refused with a PositionError
that names the place. A complete description gives the very same record back.
"""

import copy
from collections.abc import Iterator
from pathlib import Path

from argosy.errors import ArgosyError, ChoiceError, PositionError, RulesetError
from argosy.game.json_forms import read_form, with_file_names
from argosy.game.types import Fields
from argosy.game.wonders.expansions import set_up_more
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.position.asking import AskingBuilder
from argosy.game.wonders.position.builder import Builder
from argosy.game.wonders.position.cards import CardBuilder
from argosy.game.wonders.position.cities import CityBuilder
from argosy.game.wonders.position.form import PositionData
from argosy.game.wonders.position.table import TableBuilder, ruleset_of
from argosy.game.wonders.printed_limits import Excess, excess_of
from argosy.rules.records import Records, new_records
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import GAME, Game

MOST_PLACES = 4
"""More places than that are not named."""


def set_up(position: Fields, data: Path | None = None) -> WondersGame:
    """A game in the situation that the JSON describes.

    Raises PositionError, and nothing is made, if it cannot be.
    """
    position = with_file_names(position)
    wanted = read_form(position, PositionData, "position")
    try:
        ruleset = ruleset_of(wanted, data)
        game = WondersGame(ruleset, _fill(ruleset, wanted))
        game.start = copy.deepcopy(position)  # because the caller may go on changing it
        _choose(wanted, game)
    except PositionError:
        raise
    except ArgosyError as error:
        code, parts = (error.code, error.parts) if isinstance(error, RulesetError) else ("", {})
        raise PositionError(f"position: {error}", code, **parts) from error
    return game


def _fill(ruleset: Ruleset, wanted: PositionData) -> Records:
    """One fresh record in that situation."""
    array = new_records(GAME, 1)
    state = array[0]
    TableBuilder(ruleset, state, wanted).lay_out()
    CityBuilder(ruleset, state, wanted).build()
    _lay_cards(ruleset, state, wanted)
    PrintedCheck(ruleset, state, wanted).check()
    set_up_more(ruleset, state, wanted)
    AskingBuilder(ruleset, state, wanted).ask()
    return array


def _lay_cards(ruleset: Ruleset, state: Game, wanted: PositionData) -> None:
    """Lay the cards; where none are left for a hand, a card that is there too often is the better reason."""
    try:
        CardBuilder(ruleset, state, wanted).lay()
    except PositionError as error:
        if error.code == "hand_left_out":
            _clear_left_out(state, wanted)
            PrintedCheck(ruleset, state, wanted).check()
        raise


def _clear_left_out(state: Game, wanted: PositionData) -> None:
    """Empty the hands that the position leaves out: they are still those that were dealt first."""
    for seat, city in enumerate(wanted.cities):
        if city.hand is None:
            state.cities[seat].hand_size = 0


def _choose(wanted: PositionData, game: WondersGame) -> None:
    """Choices that were committed already; they may not complete the moment."""
    for seat, city in enumerate(wanted.cities):
        for text in city.chosen:
            if game.state.owing == 1:
                raise PositionError(
                    f"position.cities[{seat}].chosen: with it everybody has chosen; leave one open"
                )
            try:
                game.choose(seat, text)
            except ChoiceError as error:
                raise PositionError(f"position.cities[{seat}].chosen: {error}") from error


class PrintedCheck(Builder):
    """Looks at a record that is filled, and finds what is wrong with it in the position."""

    def check(self) -> None:
        """Raise PositionError for a card that is there too often (BASE-SETUP-2, -3)."""
        excess = excess_of(self.ruleset, self.state, any_cards=self.wanted.any_cards)
        if excess is not None:
            card = self.ruleset.card_ids[excess.kind]
            raise PositionError(
                f"{self._place(excess)}: {excess.text}", excess.fault, card=card, **excess.parts
            )

    def _place(self, excess: Excess) -> str:
        found = [
            place for what, place, card in self._written() if what in excess.places and self._is(card, excess)
        ]
        more = f" and {len(found) - MOST_PLACES} more" if len(found) > MOST_PLACES else ""
        return ", ".join(found[:MOST_PLACES]) + more if found else "position"

    def _is(self, card: str, excess: Excess) -> bool:
        return self.kind(card, "position") == excess.kind

    def _written(self) -> Iterator[tuple[str, str, str]]:
        """Yield pile, place in the position and card of everything written.

        Hands that were left out are named after the card's place in them.
        """
        for seat, city in enumerate(self.wanted.cities):
            where = f"position.cities[{seat}]"
            yield from (("table", f"{where}.cards[{n}]", card) for n, card in enumerate(city.cards))
            if not isinstance(city.stages, int):
                stages = enumerate(city.stages)
                yield from (
                    ("table", f"{where}.stages[{n}].card", stage.card) for n, stage in stages if stage.card
                )
            yield from (("hand", f"{where}.hand[{n}]", card) for n, card in enumerate(city.hand or []))
        yield from (("table", f"position.discard[{n}]", card) for n, card in enumerate(self.wanted.discard))
        for age, deck in enumerate(self.wanted.decks or []):
            yield from (("decks", f"position.decks[{age}][{n}]", card) for n, card in enumerate(deck))
