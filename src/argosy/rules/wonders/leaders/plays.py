"""The recruitment phase: what a city may do with a leader of its hand (LEADERS-RECRUIT-2, -3).

A stage or a sale with a leader is listed as with a card, ships and all (LEADERS-MIX-1, -2); in their blocks of the
action space the numbers of leaders stand behind those of the cards.
"""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.boxes.play import list_more_sales
from argosy.rules.wonders.leaders.choices import list_recruits
from argosy.rules.wonders.leaders.terms import LEADER
from argosy.rules.wonders.markers import list_sales, list_stages

NONE_HELD_BACK = -1


@kernel
def list_plays_of_leaders(game, tables, seat, owes, out, count):
    """Recruits, stages, sales; nothing unless a leader is played now (LEADERS-RECRUIT-2, -3, -10, LEADERS-MIX-1, -2,
    LEADERS-OPEN-3).
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
def move_behind_cards(tables, out, first, count, numbers):
    """The numbers of leaders stand behind those of all cards; numbers: how many one card or leader has."""
    for place in range(first, count):
        out[place].number += tables.kinds * numbers
