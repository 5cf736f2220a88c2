"""Base of filling in hidden information: the view, the numbers of things, and what is filled in."""

from collections.abc import Iterable, Sequence

import numpy as np

from argosy.game.duel.actions import ids_of, numbers_of
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record, new_records
from argosy.search.duel.hidden_information.pools import HIDDEN, SLOT

Slot = tuple[int, int, int]
"""A field of `hidden` and where in it."""


class Determinization:
    """A game that is filled in from a view; it lists pools of unknown things as they are found."""

    def __init__(self, ruleset: DuelRuleset, view: DuelView) -> None:
        self.ruleset, self.view = ruleset, view
        self.tables, self.catalog = ruleset.tables, ruleset.catalog
        self.ids, self._numbers = ids_of(ruleset), numbers_of(ruleset)
        self.seat = 0 if view.seat is None else view.seat
        self.hidden: Record = new_records(HIDDEN, 1)[0]
        self.hidden.viewer = self.seat
        self._slots = 0
        self._things = 0

    def number(self, group: str, name: str) -> int:
        """The number of a card, a wonder, a god ..."""
        return self._numbers[group][name]

    def numbers(self, group: str, names: Iterable[str | None]) -> list[int]:
        """The numbers of those that have a name."""
        return [self.number(group, name) for name in names if name is not None]

    def pool(self, slots: Sequence[Slot], things: Sequence[int]) -> list[int]:
        """Note that any of these things may lie in these slots.

        Gives a thing for each slot, for the position.
        """
        hidden = self.hidden
        if slots:
            row = hidden.pool[hidden.pools]
            row.slot, row.slots, row.thing, row.things = self._slots, len(slots), self._things, len(things)
            hidden.pools += 1
            hidden.slot[self._slots : self._slots + len(slots)] = np.array(slots, SLOT)
            hidden.thing[self._things : self._things + len(things)] = things
            self._slots += len(slots)
            self._things += len(things)
        return list(things[: len(slots)])
