"""What a seat may know of single boards, as numbers behind those of other boxes (see `features.py`)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.state import MAX_STAGES


@kernel
def observe_extra(game, tables, seat, row, at):
    """Copied stages, Diplomacy tokens and masks of a city; all of it lies open."""
    if tables.extra_wonders.boards == 0:
        return at
    city = game.cities[seat]
    for stage in range(MAX_STAGES):
        row[at + stage] = city.extra_wonders.copies[stage]
    row[at + MAX_STAGES] = city.black.diplomacy
    row[at + MAX_STAGES + 1] = city.black.masks
    return at + MAX_STAGES + 2
