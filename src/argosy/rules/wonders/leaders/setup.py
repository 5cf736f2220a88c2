"""The deal of Leaders: four leaders for each city to draft from.

Rules LEADERS-DRAFT-1, -3, LEADERS-SETUP-2.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import shuffle
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.leaders.state import (
    DRAFTED,
    HAND_OF_LEADERS,
    LEADERS,
    RECRUITS,
    STAGES,
    LeadersCityFields,
)
from argosy.rules.wonders.state import Game

STREAM_LEADERS = first_stream(__name__)  # who is dealt, and what is left in the box


@kernel
def is_leaders_in_play(tables: Record) -> bool:
    """Are there leaders?"""
    return tables.leaders.kinds > 0


@kernel
def deal_leaders(game: Game, tables: Record, seed: Number) -> None:
    """Shuffle the leaders; four go to each city, the rest stays in the box (LEADERS-DRAFT-1,
    LEADERS-SETUP-2, -7).
    """
    if not is_leaders_in_play(tables):
        return
    box, left = game.leaders.box, tables.leaders.deck_size
    for place in range(LEADERS):
        box[place] = tables.leaders.dealt[place]
    shuffle(seed, STREAM_LEADERS, box, left)
    for seat in range(game.seats):
        clear_leaders(game.cities[seat].leaders)
        left -= DRAFTED
        fill_packet(game.cities[seat].leaders, box, left)
    game.leaders.left = left


@kernel
def clear_leaders(leaders: LeadersCityFields) -> None:
    """No leader anywhere."""
    for place in range(HAND_OF_LEADERS):
        leaders.hand[place] = -1
    for place in range(RECRUITS):
        leaders.face_up[place] = -1
        leaders.drawn[place] = -1
        leaders.sold[place] = -1
    for place in range(DRAFTED):
        leaders.packet[place] = -1
        leaders.picks[place] = -1
    for stage in range(STAGES):
        leaders.markers[stage] = -1
        leaders.buried[stage] = -1
    leaders.copied = -1


@kernel
def fill_packet(leaders: LeadersCityFields, box: Numbers, first: int) -> None:
    """Take four leaders out of the box, from a place on."""
    for place in range(first, first + DRAFTED):
        put_in_packet(leaders, box[place])
        box[place] = -1


@kernel
def put_in_packet(leaders: LeadersCityFields, leader: int) -> None:
    """Put a leader into a packet, keeping it sorted, because the order must not tell anything."""
    place = leaders.packet_size
    while place > 0 and leaders.packet[place - 1] > leader:
        leaders.packet[place] = leaders.packet[place - 1]
        place -= 1
    leaders.packet[place] = leader
    leaders.packet_size += 1


@kernel
def take_from_packet(leaders: LeadersCityFields, leader: int) -> None:
    """Remove a leader from a packet and keep the rest in order."""
    place = 0
    while leaders.packet[place] != leader:
        place += 1
    leaders.packet_size -= 1
    for later in range(place, leaders.packet_size):
        leaders.packet[later] = leaders.packet[later + 1]
    leaders.packet[leaders.packet_size] = -1


@kernel
def pass_packets(game: Game, direction: int) -> None:
    """Every packet goes one seat on: direction 1 to the left neighbour, -1 to the right (LEADERS-DRAFT-2)."""
    seat = 0
    for _ in range(game.seats - 1):
        giver = (seat + game.seats - direction) % game.seats
        swap_packets(game.cities[seat].leaders, game.cities[giver].leaders)
        seat = giver


@kernel
def swap_packets(one: LeadersCityFields, other: LeadersCityFields) -> None:
    """Exchange two packets of equal size."""
    for place in range(DRAFTED):
        kept = one.packet[place]
        one.packet[place] = other.packet[place]
        other.packet[place] = kept
