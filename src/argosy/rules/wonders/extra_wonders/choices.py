"""The neighbour whose stage is copied (EXTRA-PIS-2)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.extra_wonders.terms import IMITATE_STAGE
from argosy.rules.wonders.rows import write_choice


@kernel
def list_stages_to_copy(game, tables, seat, out):
    """The left neighbour's and the right neighbour's (EXTRA-PIS-2)."""
    for side in range(2):
        write_choice(out[side], IMITATE_STAGE, side, tables.imitate_at + side)
    return 2
