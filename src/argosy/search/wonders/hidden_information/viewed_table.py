"""A seat's view with its ruleset: what a game that fits the view is set up from."""

from collections.abc import Iterable

from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.teams import seats_seen_through


class ViewedTable:
    """A view of a seat, the numbers of the things in it, and the seats whose hands it shows."""

    def __init__(self, ruleset: Ruleset, view: WondersView, seat: int) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.tables = ruleset.tables
        self.eyes = seats_seen_through(ruleset.tables, seat)
        self._kinds = {card: kind for kind, card in enumerate(ruleset.card_ids)}

    def cards(self, names: Iterable[str | None]) -> list[int]:
        """The numbers of cards that have a name."""
        return [self._kinds[name] for name in names if name is not None]
