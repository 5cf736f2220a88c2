"""The Leaders part of a game that fits a view: unknown leaders are filled in.

These are hands and packets of others, leaders sold and under stages, and the box
(LEADERS-DRAFT-1 to -3, LEADERS-RECRUIT-2, -4).

Leaders that the viewer has passed on in the draft lie where the packet has gone since, one with each seat.
"""

from typing import Any

from argosy.rules.records import Record
from argosy.rules.wonders.leaders.setup import put_in_packet
from argosy.rules.wonders.leaders.state import DRAFTED
from argosy.rules.wonders.leaders.terms import BURY_LEADER
from argosy.search.wonders.leaders.information_set import (
    LEADER_BOX,
    LEADER_HAND,
    LEADER_MARKER,
    LEADER_PACKET,
    LEADER_SOLD,
)
from tests.search.wonders.view_pools.determinization import Determinization, Slot

OPEN = {"bury": "buries", "copy": "copies", "return": "returns", "recruit": "recruits"}
"""What is still to be done, by what is asked."""


def table_of_leaders(determinization: Determinization) -> dict[str, Any]:
    """Return the draft's progress for a position; the box is filled by `mend_leaders`."""
    return {"leaders_box": [], "leaders_drafted": DRAFTED - _packet_size(determinization)}


def _packet_size(determinization: Determinization) -> int:
    """Leaders in each packet of the draft (LEADERS-DRAFT-2)."""
    view = determinization.view
    if view.asked == "draft":
        return len(view.leaders_offered)
    steps = determinization.ruleset.steps
    is_before = view.age == 1 and view.turn == 0 and view.asked == "tile" and "ask_draft" in steps
    return DRAFTED if is_before and steps.index("ask_tile") < steps.index("ask_draft") else 0


def mend_leaders(determinization: Determinization, state: Record) -> None:
    """Leaders that the viewer does not know, wherever they lie."""
    tables, ids = determinization.tables.leaders, determinization.ruleset.ids("leaders")
    known = {ids.index(leader) for leader in _known(determinization)}
    slots = _slots(determinization)
    passed: set[int] = set()
    for pick, group in enumerate(determinization.view.leaders_passed):
        things = [ids.index(leader) for leader in group if ids.index(leader) not in known | passed]
        mine = _passed_on(determinization, pick, group, len(things), slots)
        if len(mine) < len(things):  # because some have been sold, or lie under stages
            mine += _hidden_elsewhere(determinization, slots, len(things) - len(mine))
        _lay(state, mine, determinization.pool(mine, things))
        passed |= set(things)
    things = [int(leader) for leader in tables.dealt[: tables.deck_size] if int(leader) not in known | passed]
    slots = slots[: len(things)]
    _lay(state, slots, determinization.pool(slots, things))
    state.leaders.left = sum(slot[0] == LEADER_BOX for slot in slots)
    if determinization.view.asked in OPEN:
        state.cities[determinization.seat].leaders[OPEN[determinization.view.asked]] = 1
    for city in state.cities:
        city.leaders.bury_worth = 0
    state.cities[determinization.seat].leaders.bury_worth = _bury_worth(determinization)


def _bury_worth(determinization: Determinization) -> int:
    """Points for each coin of a leader's cost that is buried now (LEADERS-ABU-1)."""
    if determinization.view.asked != "bury":
        return 0
    effects = determinization.tables.effects
    return max(int(effect.amount) for effect in effects if effect.kind == BURY_LEADER)


def _known(determinization: Determinization) -> set[str]:
    """Leaders that lie or have lain open, and those that the viewer has in its hand."""
    view = determinization.view
    known = {*view.leaders_hand, *view.leaders_offered, *view.partner_leaders}
    for city in view.cities:
        if city.leaders is not None:
            known |= {*city.leaders.recruited, *city.leaders.buried}
    return known


def _slots(determinization: Determinization) -> list[Slot]:
    """Every place that holds a leader that the viewer does not know, the box last."""
    view, slots = determinization.view, list[Slot]()
    for city in view.cities:
        seen = city.leaders
        assert seen is not None
        if city.seat in determinization.others:
            slots += [(LEADER_HAND, city.seat, place) for place in range(seen.hand_size)]
        slots += [(LEADER_SOLD, city.seat, place) for place in range(seen.sold)]
        slots += [(LEADER_MARKER, city.seat, stage - 1) for stage in seen.under_stages]
        if city.seat != determinization.seat or view.asked != "draft":
            slots += [(LEADER_PACKET, city.seat, place) for place in range(_packet_size(determinization))]
    return [*slots, *((LEADER_BOX, place, 0) for place in range(view.leaders_left))]


def _passed_on(
    determinization: Determinization, pick: int, group: tuple[str, ...], things: int, slots: list[Slot]
) -> list[Slot]:
    """Return the slots of the leaders of a packet that the viewer has passed on.

    One is with each seat that took its pick since, the others still in the packet. These places are taken off
    the list.
    """
    direction, seats = int(determinization.tables.leaders.direction), len(determinization.seats)
    since = DRAFTED - _packet_size(determinization) - pick - 1
    mine: list[Slot] = []
    for step in range(1, len(group) + 1):
        seat = (determinization.seat + step * direction) % seats
        city = determinization.view.cities[seat].leaders
        shown: set[str] = {*city.recruited, *city.buried} if city is not None else set()
        if step <= since and shown & set(group):
            continue  # because this seat has shown which one it took
        kind, holder = (
            (LEADER_HAND, seat)
            if step <= since
            else (LEADER_PACKET, _holder(determinization, since, direction))
        )
        slot = next((slot for slot in slots if slot[:2] == (kind, holder)), None)
        if slot is not None and len(mine) < things:
            slots.remove(slot)
            mine.append(slot)
    return mine


def _hidden_elsewhere(determinization: Determinization, slots: list[Slot], count: int) -> list[Slot]:
    """So many places of leaders that others have sold, put under stages or still hold.

    They are taken off the list.
    """
    found = [
        slot
        for slot in slots
        if slot[0] in (LEADER_SOLD, LEADER_MARKER, LEADER_HAND) and slot[1] in determinization.others
    ]
    for slot in found[:count]:
        slots.remove(slot)
    return found[:count]


def _holder(determinization: Determinization, since: int, direction: int) -> int:
    """Return the seat that holds the packet now."""
    return (determinization.seat + (since + 1) * direction) % len(determinization.seats)


def _lay(state: Record, slots: list[Slot], things: list[int]) -> None:
    """Put leaders where they may lie; dealing puts others there."""
    for (kind, first, second), leader in zip(slots, things, strict=False):
        if kind == LEADER_BOX:
            state.leaders.box[first] = leader
            continue
        leaders = state.cities[first].leaders
        if kind == LEADER_HAND:
            leaders.hand[second] = leader
            leaders.hand_size = max(leaders.hand_size, second + 1)
        elif kind == LEADER_PACKET:
            put_in_packet(leaders, leader)
        elif kind == LEADER_SOLD:
            leaders.sold[second] = leader
            leaders.sales = max(leaders.sales, second + 1)
        else:
            leaders.markers[second] = leader
