"""Lists the choices that Leaders adds: drafts, recruits, other plays, answers; and their costs.

Rules LEADERS-RECRUIT-2, -3, -5, -6.

A stage or a sale with a leader is listed as with a card, ships and all (LEADERS-MIX-1, -2); in their blocks
of the action space the numbers of leaders stand behind those of the cards.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.any_card_choices import list_sales, list_stages
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.expansions.play import list_more_sales
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
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import PASS

OWN, OF_LEFT, OF_RIGHT = range(3)

NONE_HELD_BACK = -1


@kernel
def leader_cost(game: Game, tables: Record, seat: int, leader: int) -> int:
    """Coins for the bank: nothing where leaders are free, else what is printed less all discounts, never
    below 0 (LEADERS-RECRUIT-5, -6, LEADERS-EFFECT-8, LEADERS-ROMA-1, -2).
    """
    city = game.cities[seat].leaders
    if city.free > 0:
        return 0
    left, right = game.cities[left_of(game, seat)].leaders, game.cities[right_of(game, seat)].leaders
    less = city.discount[OWN] + left.discount[OF_RIGHT] + right.discount[OF_LEFT]
    return max(0, tables.leaders.leaders[leader].cost[game.age - 1] - less)


@kernel
def list_leader_answers(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
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
def list_drafts(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """One leader of the packet (LEADERS-DRAFT-2)."""
    leaders = game.cities[seat].leaders
    for place in range(leaders.packet_size):
        leader = leaders.packet[place]
        write_choice(out[place], DRAFT_LEADER, leader, tables.draft_at + leader)
    return leaders.packet_size


@kernel
def list_recruits(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow], count: int) -> int:
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
def list_burials(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """One of the own recruited leaders (LEADERS-ABU-1, -2)."""
    leaders = game.cities[seat].leaders
    for place in range(leaders.recruited):
        leader = leaders.face_up[place]
        write_choice(out[place], BURY_ONE, leader, tables.bury_at + leader)
    return leaders.recruited


@kernel
def list_copies(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """One recruited leader of a neighbour (LEADERS-GUILD-2)."""
    count = list_leaders_to_copy(tables, game.cities[left_of(game, seat)], out, 0)
    return list_leaders_to_copy(tables, game.cities[right_of(game, seat)], out, count)


@kernel
def list_leaders_to_copy(tables: Record, neighbor: City, out: Rows[ChoiceRow], count: int) -> int:
    """The leaders of one neighbour that lie face up."""
    for place in range(neighbor.leaders.recruited):
        leader = neighbor.leaders.face_up[place]
        write_choice(out[count], COPY_ONE, leader, tables.copy_at + leader)
        count += 1
    return count


@kernel
def list_returns(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """A victory token of one of the values that the city has (LEADERS-EFFECT-17)."""
    count = 0
    for age in range(game.cities[seat].victories.shape[0]):
        if game.cities[seat].victories[age] > 0:
            write_choice(out[count], RETURN_TOKEN, age, tables.return_at + age)
            count += 1
    return count


@kernel
def list_plays_of_leaders(
    game: Game, tables: Record, seat: int, owes: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Recruits, stages, sales; nothing unless a leader is played now (LEADERS-RECRUIT-2, -3, -10,
    LEADERS-MIX-1, -2, LEADERS-OPEN-3).
    """
    if owes != LEADER:
        return count
    hand = game.cities[seat].leaders
    stages = list_recruits(game, tables, seat, out, count)
    sales = list_stages(game, tables, seat, hand, NONE_HELD_BACK, out, stages)
    move_behind_cards(tables, out, stages, sales, tables.slots)
    count = list_sales(tables, hand, NONE_HELD_BACK, out, sales)
    count = list_more_sales(game, tables, seat, hand, NONE_HELD_BACK, out, count)
    move_behind_cards(tables, out, sales, count, 1)
    return count


@kernel
def rank_of_leader(city: City, leader: int) -> int:
    """Return the number of leaders of the hand with a lower number."""
    rank = 0
    for place in range(city.leaders.hand_size):
        if city.leaders.hand[place] < leader:
            rank += 1
    return rank


@kernel
def move_behind_cards(tables: Record, out: Rows[ChoiceRow], first: int, count: int, numbers: int) -> None:
    """The numbers of leaders stand behind those of all cards; numbers: how many one card or leader has."""
    for place in range(first, count):
        out[place].number += tables.kinds * numbers
