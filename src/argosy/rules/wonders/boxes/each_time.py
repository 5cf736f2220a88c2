"""What boxes do each time a city has built something, before its effects."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.leaders import note_play_of_leaders


@kernel
def note_more_of_play(game, seat):
    """What the choice of a city brings about by things of before it."""
    note_play_of_leaders(game, seat)
