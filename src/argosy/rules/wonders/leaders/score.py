"""Score lines that Leaders adds (LEADERS-SCORE-1, AMB-90)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.leaders.setup import is_leaders_in_play
from argosy.rules.wonders.leaders.terms import CHANGE_SYMBOL, COPY_LEADER, LEADERS_LINE, MORE_PER_SCIENCE_SET
from argosy.rules.wonders.scoring.points import effect_points
from argosy.rules.wonders.scoring.science import science_line
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import ANY, SCIENCE, SCIENCE_LINE, WONDER


@kernel
def add_leader_lines(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """The line of the leaders; buried leaders count on that of the wonder (LEADERS-ABU-1,
    LEADERS-SCORE-11).
    """
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
def leader_points(game: Game, tables: Record, seat: int, leader: int) -> int:
    """Points of one leader as one of this city; science counts on its own line."""
    row = tables.leaders.leaders[leader]
    return effect_points(game, tables, seat, row.first_effect, row.effects)


@kernel
def copies_a_leader(game: Game, tables: Record, seat: int, kind: int) -> bool:
    """Would a copy of this guild at the end bring a leader (LEADERS-OPEN-5)?"""
    if game.cities[seat].leaders.copied >= 0:
        return False
    card = tables.cards[kind]
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == COPY_LEADER:
            return True
    return False


@kernel
def best_leader_to_copy(game: Game, tables: Record, seat: int) -> int:
    """The leader of a neighbour that is worth most here at the end; -1 if there is none."""
    best, most = -1, -1
    for side in range(2):
        neighbor = game.cities[left_of(game, seat) if side == 0 else right_of(game, seat)].leaders
        for place in range(neighbor.recruited):
            worth = worth_at_the_end(game, tables, seat, neighbor.face_up[place])
            if worth > most:
                best, most = neighbor.face_up[place] + 0, worth
    return best


@kernel
def worth_at_the_end(game: Game, tables: Record, seat: int, leader: int) -> int:
    """Return the points, symbols included, that a leader would add to a city; 0 for no leader."""
    if leader < 0:
        return 0
    return leader_points(game, tables, seat, leader) + more_science(
        game, tables, seat, leader, game.cities[seat].science[ANY]
    )


@kernel
def more_science(game: Game, tables: Record, seat: int, leader: int, free: int) -> int:
    """Return the points that the symbols of a leader would add to a city.

    free: its symbols of free choice.
    """
    city = game.cities[seat]
    before = science_line(game, tables, seat, free)
    lend_science(tables, city, leader, 1)
    after = science_line(game, tables, seat, free)
    lend_science(tables, city, leader, -1)
    return after - before


@kernel
def lend_science(tables: Record, city: City, leader: int, times: int) -> None:
    """Give a city what a leader has to do with science, or take it back."""
    row = tables.leaders.leaders[leader]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == SCIENCE:
            city.science[effect.symbol] += times
        elif effect.kind == MORE_PER_SCIENCE_SET:
            city.set_bonus += effect.amount * times
        elif effect.kind == CHANGE_SYMBOL:
            city.symbol_changes += effect.amount * times


@kernel
def worth_of_copied_leader(game: Game, tables: Record, seat: int, kind: int) -> int:
    """Return the points that a copied guild adds by the leader that it brings."""
    if not copies_a_leader(game, tables, seat, kind):
        return 0
    return worth_at_the_end(game, tables, seat, best_leader_to_copy(game, tables, seat))


@kernel
def add_copied_leader(game: Game, tables: Record, seat: int, kind: int, free: int, lines: Numbers) -> None:
    """Write it on the lines where leaders and symbols count (LEADERS-OPEN-5)."""
    if copies_a_leader(game, tables, seat, kind):
        leader = best_leader_to_copy(game, tables, seat)
        if leader >= 0:
            lines[LEADERS_LINE] += leader_points(game, tables, seat, leader)
            lines[SCIENCE_LINE] += more_science(game, tables, seat, leader, free)
