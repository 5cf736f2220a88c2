"""Row of one choice of a running game of 7 Wonders, as random games note theirs."""

import numpy as np

from argosy.game.engine import run
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.view_builder import asked_city
from argosy.rules.records import Record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.drivers.compact import number_in
from argosy.rules.wonders.drivers.recorded_play import NOTED, note
from argosy.rules.wonders.state import CHOICE

__all__ = ["NOTED", "note_choice"]


def note_choice(game: WondersGame, seat: int, number: int, row: Record) -> None:
    """Fill a row of `NOTED`, but for the number of the game, before the seat makes the choice."""
    state, ruleset, city = game.state, game.ruleset, asked_city(game.state, seat)
    assert city is not None, f"seat {seat} owes nothing"
    listed = new_records(CHOICE, MAX_CHOICES)
    count = run(list_choices)(state, ruleset.tables, city, listed)
    place = int(np.flatnonzero(listed.view(np.ndarray)["number"][:count] == number)[0])
    note(state, city, listed[place], row)
    row.choices = count
    row.compact = number_in(ruleset.compact, state, ruleset.tables, city, number)
