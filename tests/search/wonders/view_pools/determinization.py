"""Base of filling in hidden information: the view, the numbers of things, and what is filled in."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from argosy.game.wonders.view import WondersView
from argosy.rules.records import Record, new_records
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.teams import seats_seen_through
from argosy.search.wonders.hidden_information.pools import HIDDEN, SLOT
from argosy.search.wonders.hidden_information.slot_kinds import THING

Slot = tuple[int, int, int]
"""A kind of slot and where it is."""


class Pile(NamedTuple):
    """Things to deal."""

    first: int
    """Their place in `hidden.thing`."""
    things: list[int]
    buffers: list[Slot]
    """Places in front of them that other piles fill."""


class Determinization:
    """A game that is filled in from a view; it lists pools of unknown things as they are found."""

    def __init__(self, ruleset: Ruleset, view: WondersView, seat: int) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.tables = ruleset.tables
        self.seats = range(ruleset.seats)
        self.eyes = seats_seen_through(ruleset.tables, seat)
        """The seats whose hands the viewer sees."""
        self.others = [other for other in self.seats if other not in self.eyes]
        self.kinds = {card: kind for kind, card in enumerate(ruleset.card_ids)}
        self.hidden: Record = new_records(HIDDEN, 1)[0]
        self.hidden.viewer = seat
        self._slots = 0

    def cards(self, names: Iterable[str | None]) -> list[int]:
        """The numbers of cards that have a name."""
        return [self.kinds[name] for name in names if name is not None]

    def pile(self, things: Sequence[int], buffers: int = 0, least: int = 0) -> Pile:
        """A pile of things to deal, with room for so many that other piles give it first.

        least: slots that it must fill. Where more lies hidden than the view explains, things are there twice
        rather than not at all.
        """
        unseen = list(things)
        unseen += [unseen[n % len(unseen)] for n in range(least - buffers - len(unseen))] if unseen else []
        first = int(self.hidden.all_things)
        start = first + buffers
        self.hidden.thing[start : start + len(unseen)] = unseen
        self.hidden.all_things = start + len(unseen)
        return Pile(first, unseen, [(THING, first + index, 0) for index in range(buffers)])

    def deal(self, pile: Pile, slots: Sequence[Slot]) -> list[int]:
        """Note that any things of a pile may lie in these slots.

        Gives the first of them, for the position.
        """
        slots = slots[: len(pile.buffers) + len(pile.things)]
        if slots:
            hidden = self.hidden
            row = hidden.pool[hidden.pools]
            row.slot, row.slots = self._slots, len(slots)
            row.thing, row.things = pile.first, len(pile.buffers) + len(pile.things)
            hidden.pools += 1
            hidden.slot[self._slots : self._slots + len(slots)] = np.array(slots, SLOT)
            self._slots += len(slots)
        return pile.things[: len(slots)]

    def pool(self, slots: Sequence[Slot], things: Sequence[int]) -> list[int]:
        """A pile that is dealt into slots at once."""
        return self.deal(self.pile(things, least=len(slots)), slots)
