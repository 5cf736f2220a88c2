"""The Leaders part of a game that fits a view: what lies open, and any leaders in hidden places.

Hidden are hands and packets of others, leaders sold and under stages, and the box
(LEADERS-DRAFT-1 to -3, LEADERS-RECRUIT-2, -4).
"""

from typing import Any

from argosy.game.wonders.leaders.position import LeadersCityData, RecruitedLeaderData
from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.rules.wonders.leaders.state import DRAFTED
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable


def city_of_leaders(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Leaders that lie open, and the viewer's own; those of others are laid by `mend_leaders`."""
    view, seen = table.view, city.leaders
    assert seen is not None
    mine = city.seat == table.seat
    hand = view.leaders_hand if mine else view.partner_leaders if city.seat == view.partner else ()
    return {
        "leaders": [
            RecruitedLeaderData(leader=leader, age=age)
            for leader, age in zip(seen.recruited, seen.ages, strict=True)
        ],
        "leaders_hand": list(hand),
        "leaders_more": LeadersCityData(
            packet=list(view.leaders_offered) if mine else [],
            buried=list(seen.buried),
            copied=seen.copied,
            has_copied=seen.copied is not None,
        ),
    }


def table_of_leaders(table: ViewedTable) -> dict[str, Any]:
    """Return the draft's progress for a position; the box is filled by `mend_leaders`."""
    return {"leaders_box": [], "leaders_drafted": DRAFTED - _packet_size(table)}


def _packet_size(table: ViewedTable) -> int:
    """Leaders in each packet of the draft (LEADERS-DRAFT-2)."""
    view = table.view
    if view.asked == "draft":
        return len(view.leaders_offered)
    steps = table.ruleset.steps
    is_before = view.age == 1 and view.turn == 0 and view.asked == "tile" and "ask_draft" in steps
    return DRAFTED if is_before and steps.index("ask_tile") < steps.index("ask_draft") else 0


def mend_leaders(table: ViewedTable, state: Record) -> None:
    """Put any leaders where the viewer knows none, and those that it passed on where they may have gone."""
    view, ids = table.view, table.ruleset.ids("leaders")
    for city in view.cities:
        seen, leaders = city.leaders, state.cities[city.seat].leaders
        assert seen is not None
        if city.seat not in table.eyes:
            leaders.hand_size = seen.hand_size
        leaders.sales = seen.sold
        leaders.markers[[stage - 1 for stage in seen.under_stages]] = 0
    state.leaders.left = view.leaders_left
    state.cities[table.seat].leaders.packet_size = _packet_size(table)
    for pick, group in enumerate(view.leaders_passed):
        _pass_on(
            table, state, pick, [ids.index(leader) for leader in group if leader not in view.leaders_offered]
        )


def _pass_on(table: ViewedTable, state: Record, pick: int, group: list[int]) -> None:
    """Leaders passed on at a pick: one with each seat that has drafted since, the others in the packet."""
    drafted, step = int(state.leaders.drafted), int(table.tables.leaders.direction)
    seats = [(table.seat + n * step) % len(table.view.cities) for n in range(1, drafted - pick + 1)]
    for later, leader in enumerate(group[: min(drafted, DRAFTED) - pick - 1]):
        state.cities[seats[later]].leaders.picks[pick + 1 + later] = leader
    if drafted < DRAFTED and seats[-1] != table.seat:
        packet = group[drafted - pick - 1 :]
        leaders = state.cities[seats[-1]].leaders
        leaders.packet[: len(packet)], leaders.packet_size = packet, len(packet)
