"""Hidden information and determinization of leaders.

Rules LEADERS-DRAFT-1 to -3, LEADERS-RECRUIT-2, -4, LEADERS-MIX-7.

A packet is seen by everybody who drafts from it. What was taken before a viewer saw it, and what was never
dealt, may be anything; what was taken after that is among the leaders that the viewer passed on. Recruited
leaders are public.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.leaders.state import DRAFTED

Group = list[int]
"""Leaders that may change places as far as a viewer knows."""


def seat_at(game: Record, tables: Record, packet: int, pick: int) -> int:
    """The seat that holds a packet, named after the seat that it was dealt to, at a pick (0-based)."""
    return (packet + pick * int(tables.leaders.direction)) % int(game.seats)


def content(game: Record, tables: Record, packet: int, pick: int) -> Group:
    """Return the content of a packet at a pick, in the order in which it was taken.

    Leaders that have not been taken come last.
    """
    made = int(game.leaders.drafted)
    taken = [
        int(game.cities[seat_at(game, tables, packet, n)].leaders.picks[n])
        for n in range(pick, min(made, DRAFTED))
    ]
    if made < DRAFTED:
        holder = game.cities[seat_at(game, tables, packet, made)].leaders
        taken += [int(leader) for leader in holder.packet[: holder.packet_size]]
    return [leader for leader in taken if leader >= 0]


def leaders_passed_on(game: Record, tables: Record, seat: int) -> list[Group]:
    """For each pick of the draft that was made, the leaders that a seat saw then and passed on."""
    passed: list[Group] = []
    for pick in range(min(int(game.leaders.drafted), DRAFTED - 1)):
        packet = (seat - pick * int(tables.leaders.direction)) % int(game.seats)
        kept = int(game.cities[seat].leaders.picks[pick])
        passed.append(sorted(leader for leader in content(game, tables, packet, pick) if leader != kept))
    return passed if any(passed) else []


def redeal(game: Record, tables: Record, _viewer: int, eyes: tuple[int, ...], chance: Random) -> None:
    """Let leaders that the viewer does not know change places. eyes: the seats whose leaders it knows."""
    if not tables.leaders.kinds:
        return
    known = _known(game, eyes)
    groups = [[n for n in group if n not in known] for group in _seen_groups(game, tables, eyes)]
    seen = {leader for group in groups for leader in group}
    everywhere = [leader for leader in _all_leaders(game) if leader not in known and leader not in seen]
    instead: dict[int, int] = {}
    for group in (*groups, everywhere):
        others = list(group)
        chance.shuffle(others)
        instead.update(zip(group, others, strict=True))
    _exchange(game, eyes, instead)
    for seat in set(range(game.seats)) - set(eyes):
        _mix_places(game.cities[seat].leaders, chance)


def _known(game: Record, eyes: tuple[int, ...]) -> set[int]:
    """Leaders that lie open or have lain open, and all of the seats that the viewer sees through."""
    known: set[int] = set()
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        fields = [leaders.face_up, leaders.buried]
        if seat in eyes:
            fields += [
                leaders.hand,
                leaders.packet,
                leaders.picks,
                leaders.drawn,
                leaders.sold,
                leaders.markers,
            ]
        known |= {int(leader) for field in fields for leader in field if leader >= 0}
    return known


def _seen_groups(game: Record, tables: Record, eyes: tuple[int, ...]) -> Iterator[Group]:
    """For each packet, what was taken out of it between two looks of the viewer, and after the last one."""
    made = int(game.leaders.drafted)
    for packet in range(game.seats):
        looks = [n for n in range(min(made + 1, DRAFTED)) if seat_at(game, tables, packet, n) in eyes]
        seen = [content(game, tables, packet, look) for look in looks]
        for now, later in pairwise([*seen, []]):
            yield [leader for leader in now if leader not in later]


def _all_leaders(game: Record) -> list[int]:
    """Every leader that lies somewhere, each once."""
    found = {int(leader) for leader in game.leaders.box[: game.leaders.left]}
    for seat in range(game.seats):
        for field in _hidden_fields(game.cities[seat].leaders):
            found |= {int(leader) for leader in field if leader >= 0}
    return sorted(found)


def _hidden_fields(leaders: Record) -> tuple[Record, ...]:
    return (leaders.hand, leaders.packet, leaders.picks, leaders.drawn, leaders.sold, leaders.markers)


def _exchange(game: Record, eyes: tuple[int, ...], instead: dict[int, int]) -> None:
    """Put other leaders in the places of those that may be others."""
    box = game.leaders.box
    for place in range(game.leaders.left):
        box[place] = instead.get(int(box[place]), int(box[place]))
    for seat in set(range(game.seats)) - set(eyes):
        leaders = game.cities[seat].leaders
        for field in _hidden_fields(leaders):
            for place, leader in enumerate(field):
                field[place] = instead.get(int(leader), int(leader))
        leaders.hand[: leaders.hand_size] = sorted(leaders.hand[: leaders.hand_size])
        leaders.packet[: leaders.packet_size] = sorted(leaders.packet[: leaders.packet_size])


def _mix_places(leaders: Record, chance: Random) -> None:
    """Any leader of a hand may be the one that was sold or lies under a stage."""
    places = [(leaders.hand, n) for n in range(leaders.hand_size)]
    places += [
        (field, n) for field in (leaders.sold, leaders.markers) for n in range(len(field)) if field[n] >= 0
    ]
    lying = [int(field[n]) for field, n in places]
    chance.shuffle(lying)
    for (field, n), leader in zip(places, lying, strict=True):
        field[n] = leader
    leaders.hand[: leaders.hand_size] = sorted(leaders.hand[: leaders.hand_size])
