"""Which leader a city may draft or recruit, and its answers to what leaders ask."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.leaders.cost import leader_cost
from argosy.rules.wonders.leaders.terms import (
    BURY,
    BURY_ONE,
    COPY,
    COPY_ONE,
    DRAFT,
    DRAFT_LEADER,
    LEADER,
    RECRUIT,
    RETURN,
    RETURN_TOKEN,
)
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.terms import PASS


@kernel
def list_leader_answers(game, tables, seat, out):
    """Answers to the questions of Leaders (LEADERS-OPEN-4)."""
    owes = game.cities[seat].owes
    if owes == DRAFT:
        return list_drafts(game, tables, seat, out)
    if owes == BURY:
        return list_burials(game, tables, seat, out)
    if owes == COPY:
        return list_copies(game, tables, seat, out)
    if owes == RETURN:
        return list_returns(game, tables, seat, out)
    if owes == LEADER:
        return 0  # because leaders are played like cards: `plays.py`
    count = list_recruits(game, tables, seat, out, 0)
    write_choice(out[count], PASS, -1, tables.pass_at)
    return count + 1


@kernel
def list_drafts(game, tables, seat, out):
    """One leader of the packet (LEADERS-DRAFT-2)."""
    leaders = game.cities[seat].leaders
    for place in range(leaders.packet_size):
        leader = leaders.packet[place]
        write_choice(out[place], DRAFT_LEADER, leader, tables.draft_at + leader)
    return leaders.packet_size


@kernel
def list_recruits(game, tables, seat, out, count):
    """Each leader of the hand whose cost the treasury can pay (LEADERS-RECRUIT-2, -5, -8)."""
    city = game.cities[seat]
    for place in range(city.leaders.hand_size):
        leader = city.leaders.hand[place]
        cost = leader_cost(game, tables, seat, leader)
        if cost <= city.coins:
            write_choice(out[count], RECRUIT, leader, tables.recruit_at + leader)
            out[count].bank = cost
            count += 1
    return count


@kernel
def list_burials(game, tables, seat, out):
    """One of the own recruited leaders (LEADERS-ABU-1, -2)."""
    leaders = game.cities[seat].leaders
    for place in range(leaders.recruited):
        leader = leaders.face_up[place]
        write_choice(out[place], BURY_ONE, leader, tables.bury_at + leader)
    return leaders.recruited


@kernel
def list_copies(game, tables, seat, out):
    """One recruited leader of a neighbour (LEADERS-GUILD-2)."""
    count = list_leaders_to_copy(tables, game.cities[left_of(game, seat)], out, 0)
    return list_leaders_to_copy(tables, game.cities[right_of(game, seat)], out, count)


@kernel
def list_leaders_to_copy(tables, neighbor, out, count):
    """The leaders of one neighbour that lie face up."""
    for place in range(neighbor.leaders.recruited):
        leader = neighbor.leaders.face_up[place]
        write_choice(out[count], COPY_ONE, leader, tables.copy_at + leader)
        count += 1
    return count


@kernel
def list_returns(game, tables, seat, out):
    """A victory token of one of the values that the city has (LEADERS-EFFECT-17)."""
    count = 0
    for age in range(game.cities[seat].victories.shape[0]):
        if game.cities[seat].victories[age] > 0:
            write_choice(out[count], RETURN_TOKEN, age, tables.return_at + age)
            count += 1
    return count
