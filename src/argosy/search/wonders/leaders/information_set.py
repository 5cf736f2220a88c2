"""Removes from a record what a seat does not know of leaders.

These are hands and packets of others, leaders sold and under stages, and the box
(LEADERS-DRAFT-1 to -3, LEADERS-RECRUIT-2, -4). Leaders that the viewer has passed on in the draft lie where
the packet has gone since, one with each seat.

Places that are still free are listed behind all slots that pools need, leaders that are explained are marked
in `hidden.mixed`, and behind them stand the groups that the viewer has passed on.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.hand_tracking import sees_through
from argosy.rules.wonders.leaders.setup import put_in_packet
from argosy.rules.wonders.leaders.state import DRAFTED, HAND_OF_LEADERS, LEADERS, RECRUITS, STAGES
from argosy.rules.wonders.leaders.terms import BURY, BURY_LEADER, COPY, DRAFT, EXTRA_RECRUIT, RETURN
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.tables import MAX_EFFECTS
from argosy.search.wonders.hidden_information.pool_builder import add_slot, add_thing, close_pool, open_pool
from argosy.search.wonders.hidden_information.pools import MAX_SLOTS
from argosy.search.wonders.hidden_information.slot_kinds import first_of

FIRST = first_of(__name__)
(
    LEADER_HAND,  # seat, place
    LEADER_PACKET,  # seat, place
    LEADER_SOLD,  # seat, place
    LEADER_MARKER,  # seat, stage
    LEADER_BOX,  # place
) = range(FIRST, FIRST + 5)

NONE = -1
FREE_PLACES = MAX_SLOTS - 2 * LEADERS
GROUPS = LEADERS
IN_GROUP = 8
"""Room for a group; its size stands last."""


@kernel
def put_leader(game: Game, field: int, first: int, second: int, thing: int) -> None:
    """A leader into one of these places."""
    if field == LEADER_HAND:
        game.cities[first].leaders.hand[second] = thing
    elif field == LEADER_PACKET:
        game.cities[first].leaders.packet[second] = thing
    elif field == LEADER_SOLD:
        game.cities[first].leaders.sold[second] = thing
    elif field == LEADER_MARKER:
        game.cities[first].leaders.markers[second] = thing
    else:
        game.leaders.box[first] = thing


@kernel
def hide_leaders(game: Record, tables: Record, hidden: Record) -> None:
    """All of it."""
    if tables.leaders.kinds == 0:
        return
    viewer = hidden.viewer
    asked, packet = game.cities[viewer].owed, game.cities[viewer].leaders.packet_size + 0
    picks = min(game.leaders.drafted, DRAFTED - 1)
    for pick in range(picks):
        note_group(game, tables, hidden, pick)
    places = list_places(game, tables, hidden, asked == DRAFT, packet)
    mark_known(game, tables, hidden, asked == DRAFT)
    for seat in range(game.seats):
        clear_leaders_of(game, tables, viewer, seat, asked == DRAFT)
    game.leaders.drafted = DRAFTED - packet
    for pick in range(picks):
        lay_group(game, tables, hidden, pick, DRAFTED - packet - pick - 1, places)
    lay_rest(game, tables, hidden, places)
    hide_turn_of_leaders(game, tables, viewer, asked)


@kernel
def note_group(game: Record, tables: Record, hidden: Record, pick: int) -> None:
    """The leaders that the viewer saw at a pick and passed on, by number."""
    direction, viewer = tables.leaders.direction, hidden.viewer
    first = GROUPS + IN_GROUP * pick
    for later in range(pick + 1, min(game.leaders.drafted, DRAFTED)):
        seat = (viewer + (later - pick) * direction + DRAFTED * game.seats) % game.seats
        add_to_group(hidden.mixed, first, game.cities[seat].leaders.picks[later])
    if game.leaders.drafted < DRAFTED:
        seat = (viewer + (game.leaders.drafted - pick) * direction + DRAFTED * game.seats) % game.seats
        holder = game.cities[seat].leaders
        for place in range(holder.packet_size):
            add_to_group(hidden.mixed, first, holder.packet[place])


@kernel
def add_to_group(mixed: Numbers, first: int, leader: int) -> None:
    """Keep a group sorted."""
    if leader == NONE:
        return
    place = first + mixed[first + IN_GROUP - 1]
    while place > first and mixed[place - 1] > leader:
        mixed[place] = mixed[place - 1]
        place -= 1
    mixed[place] = leader
    mixed[first + IN_GROUP - 1] += 1


@kernel
def list_places(game: Game, tables: Record, hidden: Record, drafts: int, packet: int) -> int:
    """Every place that holds a leader that the viewer does not know, the box last. How many."""
    count = 0
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        if not sees_through(tables, hidden.viewer, seat):
            for place in range(leaders.hand_size):
                count = add_place(hidden, count, LEADER_HAND, seat, place)
        for place in range(leaders.sales):
            count = add_place(hidden, count, LEADER_SOLD, seat, place)
        for stage in range(STAGES):
            if leaders.markers[stage] != NONE:
                count = add_place(hidden, count, LEADER_MARKER, seat, stage)
        if seat != hidden.viewer or not drafts:
            for place in range(packet):
                count = add_place(hidden, count, LEADER_PACKET, seat, place)
    for place in range(game.leaders.left):
        count = add_place(hidden, count, LEADER_BOX, place, 0)
    return count


@kernel
def add_place(hidden: Record, count: int, field: int, first: int, second: int) -> int:
    """One more place. How many there are then."""
    slot = hidden.slot[FREE_PLACES + count]
    slot.field = field
    slot.first = first
    slot.second = second
    return count + 1


@kernel
def mark_known(game: Game, tables: Record, hidden: Record, drafts: int) -> None:
    """Leaders that lie open, and those that the viewer has in its hand or drafts from."""
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        for place in range(RECRUITS):
            mark(hidden.mixed, leaders.face_up[place])
        for place in range(STAGES):
            mark(hidden.mixed, leaders.buried[place])
        if sees_through(tables, hidden.viewer, seat):
            for place in range(leaders.hand_size):
                mark(hidden.mixed, leaders.hand[place])
        if seat == hidden.viewer and drafts:
            for place in range(leaders.packet_size):
                mark(hidden.mixed, leaders.packet[place])


@kernel
def mark(mixed: Numbers, leader: int) -> None:
    """A leader need not be explained any more."""
    if leader != NONE:
        mixed[leader] = 1


@kernel
def clear_leaders_of(game: Game, tables: Record, viewer: int, seat: int, drafts: int) -> None:
    """Everything of a city that the viewer does not know."""
    leaders = game.cities[seat].leaders
    if not sees_through(tables, viewer, seat):
        leaders.hand_size = 0
        for place in range(HAND_OF_LEADERS):
            leaders.hand[place] = NONE
    if seat != viewer or not drafts:
        leaders.packet_size = 0
        for place in range(DRAFTED):
            leaders.packet[place] = NONE
    for pick in range(DRAFTED):
        leaders.picks[pick] = NONE
    for place in range(RECRUITS):
        leaders.drawn[place] = NONE
        leaders.sold[place] = NONE
    leaders.sales = 0
    for stage in range(STAGES):
        leaders.markers[stage] = NONE


@kernel
def lay_group(game: Game, tables: Record, hidden: Record, pick: int, since: int, places: int) -> None:
    """Leaders that the viewer has passed on lie one with each seat that took its pick since, the others
    still in the packet.
    """
    first, group = hidden.all_things + 0, GROUPS + IN_GROUP * pick
    size = hidden.mixed[group + IN_GROUP - 1]
    for number in range(size):
        if hidden.mixed[hidden.mixed[group + number]] == 0:
            add_thing(hidden, hidden.mixed[group + number])
    things, direction = hidden.all_things - first, tables.leaders.direction
    open_pool(hidden, first, things)
    for step in range(1, size + 1):
        seat = (hidden.viewer + step * direction + DRAFTED * game.seats) % game.seats
        holder = (hidden.viewer + (since + 1) * direction + DRAFTED * game.seats) % game.seats
        if step > since:
            take_place(game, hidden, places, LEADER_PACKET, holder)
        elif not has_shown(game, hidden.mixed, group, size, seat):
            take_place(game, hidden, places, LEADER_HAND, seat)
    lay_elsewhere(game, tables, hidden, places)
    close_pool(hidden)
    for number in range(things):
        mark(hidden.mixed, hidden.thing[first + number])


@kernel
def has_shown(game: Game, mixed: Numbers, group: int, size: int, seat: int) -> bool:
    """Has a seat shown which leader of a group it took?"""
    leaders = game.cities[seat].leaders
    for number in range(size):
        for place in range(RECRUITS):
            if leaders.face_up[place] == mixed[group + number]:
                return True
        for place in range(STAGES):
            if leaders.buried[place] == mixed[group + number]:
                return True
    return False


@kernel
def take_place(game: Game, hidden: Record, places: int, field: int, first: int) -> None:
    """The first free place of this kind, if a thing of the open pool is left for it."""
    for number in range(places):
        slot = hidden.slot[FREE_PLACES + number]
        if slot.field == field and slot.first == first:
            use_place(game, hidden, slot)
            return


@kernel
def lay_elsewhere(game: Game, tables: Record, hidden: Record, places: int) -> None:
    """Others have sold some, put them under stages or hold them still."""
    for number in range(places):
        slot = hidden.slot[FREE_PLACES + number]
        is_of_city = slot.field in (LEADER_SOLD, LEADER_MARKER, LEADER_HAND)
        if is_of_city and not sees_through(tables, hidden.viewer, slot.first):
            use_place(game, hidden, slot)


@kernel
def use_place(game: Game, hidden: Record, slot: Record) -> None:
    """Add a slot to the open pool, if a thing is left for it, and lay the thing there for now.

    The place is taken then.
    """
    pool = hidden.pool[hidden.pools]
    if pool.slots >= pool.things:
        return
    lay_leader(game, slot.field, slot.first, slot.second, hidden.thing[pool.thing + pool.slots])
    add_slot(hidden, slot.field, slot.first, slot.second)
    slot.field = NONE


@kernel
def lay_leader(game: Game, field: int, first: int, second: int, leader: int) -> None:
    """A leader into a place, which may be the last of its row."""
    if field == LEADER_BOX:
        game.leaders.box[first] = leader
        game.leaders.left += 1
        return
    leaders = game.cities[first].leaders
    if field == LEADER_HAND:
        leaders.hand[second] = leader
        leaders.hand_size = max(leaders.hand_size, second + 1)
    elif field == LEADER_PACKET:
        put_in_packet(leaders, leader)
    elif field == LEADER_SOLD:
        leaders.sold[second] = leader
        leaders.sales = max(leaders.sales, second + 1)
    else:
        leaders.markers[second] = leader


@kernel
def lay_rest(game: Game, tables: Record, hidden: Record, places: int) -> None:
    """All other leaders in all other places."""
    first = hidden.all_things + 0
    for number in range(tables.leaders.deck_size):
        if hidden.mixed[tables.leaders.dealt[number]] == 0:
            add_thing(hidden, tables.leaders.dealt[number])
    for place in range(LEADERS):
        game.leaders.box[place] = NONE
    game.leaders.left = 0
    open_pool(hidden, first, hidden.all_things - first)
    for number in range(places):
        slot = hidden.slot[FREE_PLACES + number]
        if slot.field != NONE:
            use_place(game, hidden, slot)
    close_pool(hidden)
    for number in range(places):
        add_place(hidden, number, 0, 0, 0)


@kernel
def hide_turn_of_leaders(game: Game, tables: Record, viewer: int, asked: int) -> None:
    """Remove what is still to be done in the turn, but for what the viewer is asked."""
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        leaders.bury_points = 0
        leaders.recruits = 0
        leaders.buries = 0
        leaders.bury_worth = 0
        leaders.copies = 0
        leaders.calls = 0
        leaders.returns = 0
        leaders.has_copied = 1 if leaders.copied != NONE else 0
        game.cities[seat].bonus_taken = 0
    leaders = game.cities[viewer].leaders
    if asked == COPY:
        leaders.copies = 1
    elif asked == RETURN:
        leaders.returns = 1
    elif asked == EXTRA_RECRUIT:
        leaders.recruits = 1
    elif asked == BURY:
        leaders.buries = 1
        for row in range(MAX_EFFECTS):
            if tables.effects[row].kind == BURY_LEADER:
                leaders.bury_worth = max(leaders.bury_worth, tables.effects[row].amount)
