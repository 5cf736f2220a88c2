"""What Leaders adds to the score pad (LEADERS-SCORE-1, AMB-90)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.leaders.setup import is_leaders_in_play
from argosy.rules.wonders.leaders.terms import LEADERS_LINE
from argosy.rules.wonders.points import effect_points
from argosy.rules.wonders.terms import WONDER


@kernel
def add_leader_lines(game, tables, seat, lines):
    """The line of the leaders; buried leaders count on that of the wonder (LEADERS-ABU-1, LEADERS-SCORE-11)."""
    if not is_leaders_in_play(tables):
        return
    leaders = game.cities[seat].leaders
    lines[WONDER] += leaders.bury_points
    points = 0
    for place in range(leaders.recruited):
        points += leader_points(game, tables, seat, leaders.face_up[place])
    if leaders.copied >= 0:
        points += leader_points(game, tables, seat, leaders.copied)
    lines[LEADERS_LINE] = points


@kernel
def leader_points(game, tables, seat, leader):
    """Points of one leader as one of this city; science counts on its own line."""
    row = tables.leaders.leaders[leader]
    return effect_points(game, tables, seat, row.first_effect, row.effects)
