"""The Leaders part of a position: hands, recruited leaders, the draft, and pending questions."""

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.json_forms import count
from argosy.game.types import Fields
from argosy.rules.wonders.city import add_to_hand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.leaders.setup import clear_leaders, put_in_packet
from argosy.rules.wonders.leaders.state import DRAFTED, HAND_OF_LEADERS, LEADERS, RECRUITS, LeadersCityFields
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, City, Game, Numbers

COUNTS = ("recruits", "buries", "copies", "calls", "returns")


class RecruitedLeaderData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A leader that lies face up, and the Age in which it came."""

    leader: str
    age: int = 1


class LeadersCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Rare fields of the Leaders part of a city; everything may be left out."""

    packet: list[str] = msgspec.field(default_factory=list)
    """Leaders that the city drafts from."""
    picks: list[str | None] = msgspec.field(default_factory=list)
    """Leaders in the order in which they were drafted."""
    drawn: list[str] = msgspec.field(default_factory=list)
    """Leaders drawn from the box later."""
    sold: list[str | None] = msgspec.field(default_factory=list)
    under_stages: list[str | None] = msgspec.field(default_factory=list)
    """The leader under each stage."""
    buried: list[str | RecruitedLeaderData] = msgspec.field(default_factory=list)
    """The Age matters for a leader that costs as many coins as the number of the Age."""
    copied: str | None = None
    has_copied: bool = False
    bonus_taken: bool = False
    """The coins that come once a turn with others from the bank have come."""
    bury_points: int | None = None
    """Left out: what the buried leaders cost, times what the stages say."""
    recruits: int = 0
    buries: int = 0
    bury_worth: int | None = None
    """Left out: what the stages say."""
    copies: int = 0
    calls: int = 0
    returns: int = 0


class LeadersCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def leaders(self) -> list[str | RecruitedLeaderData] | None:
        """Leaders that lie face up."""
        ...

    @property
    def leaders_hand(self) -> list[str] | None:
        """Left out: leaders that lie nowhere else, as many as are left after the Ages so far."""
        ...

    @property
    def leaders_more(self) -> LeadersCityData | None: ...


class LeadersTable(Protocol):
    """The fields of a position that this module reads."""

    @property
    def leaders_box(self) -> list[str] | None:
        """Leaders left in the box, the one that is drawn next last; None: all that lie nowhere else."""
        ...

    @property
    def leaders_drafted(self) -> int | None:
        """Picks of the draft that have been made; None: all, or none where the draft is asked."""
        ...

    @property
    def asked(self) -> str: ...

    @property
    def cities(self) -> Sequence[LeadersCity]: ...


def describe_city(ruleset: Ruleset, city: City) -> Fields:
    """The leaders of a city."""
    leaders: LeadersCityFields = city.leaders
    ids = ruleset.ids("leaders")

    def names(numbers: Iterable[int]) -> list[str]:
        return [ids[n] for n in numbers if n >= 0]

    def places(numbers: Iterable[int]) -> list[str | None]:
        return [ids[n] if n >= 0 else None for n in numbers]

    more = LeadersCityData(
        packet=names(leaders.packet),
        picks=places(leaders.picks),
        drawn=names(leaders.drawn),
        sold=places(leaders.sold[: leaders.sales]),
        under_stages=places(leaders.markers),
        buried=[*names(leaders.buried)],
        copied=ids[leaders.copied] if leaders.copied >= 0 else None,
        has_copied=bool(leaders.has_copied),
        bonus_taken=bool(city.bonus_taken),
        bury_points=int(leaders.bury_points),
        bury_worth=int(leaders.bury_worth),
        **{name: int(leaders[name]) for name in COUNTS},
    )
    recruited = [
        RecruitedLeaderData(leader=ids[int(leader)], age=int(age))
        for leader, age in zip(leaders.face_up, leaders.ages, strict=True)
        if leader >= 0
    ]
    return {"leaders": recruited, "leaders_hand": names(leaders.hand), "leaders_more": more}


def describe_table(ruleset: Ruleset, state: Game) -> Fields:
    """The leaders left in the box, and how far the draft is."""
    ids = ruleset.ids("leaders")
    box = [ids[int(leader)] for leader in state.leaders.box[: state.leaders.left]]
    return {"leaders_box": box, "leaders_drafted": int(state.leaders.drafted)}


def set_up_city(ruleset: Ruleset, state: Game, seat: int, wanted: LeadersCity, where: str) -> None:
    """Write the leaders of a city, hands apart.

    Effects of cards and stages have been applied; what they left to do is wiped.
    """
    city, more = state.cities[seat], wanted.leaders_more or LeadersCityData()
    leaders: LeadersCityFields = city.leaders
    _clear(leaders)
    for recruited in wanted.leaders or []:
        _recruit(ruleset, state, seat, recruited, f"{where}.leaders")
    place = f"{where}.leaders_more"
    _lay(ruleset, leaders.picks, more.picks, f"{place}.picks")
    _lay(ruleset, leaders.drawn, more.drawn, f"{place}.drawn")
    _lay(ruleset, leaders.sold, more.sold, f"{place}.sold")
    _lay(ruleset, leaders.markers, more.under_stages, f"{place}.under_stages")
    buried = [_recruited(leader, f"{place}.buried") for leader in more.buried]
    _lay(ruleset, leaders.buried, [one.leader for one in buried], f"{place}.buried")
    leaders.sales = len(more.sold)
    if more.copied is not None:
        leaders.copied = _number(ruleset, more.copied, f"{place}.copied")
        _apply(ruleset, state, seat, int(leaders.copied))
    _forget(leaders)
    leaders.has_copied = more.has_copied
    city.bonus_taken = more.bonus_taken
    for name in COUNTS:
        leaders[name] = count(getattr(more, name), f"{place}.{name}")
    if more.bury_worth is not None:
        leaders.bury_worth = count(more.bury_worth, f"{place}.bury_worth")
    points = _bury_points(ruleset, leaders, buried, place) if more.bury_points is None else more.bury_points
    leaders.bury_points = count(points, f"{place}.bury_points")


def _bury_points(
    ruleset: Ruleset, leaders: LeadersCityFields, buried: list[RecruitedLeaderData], place: str
) -> int:
    """The printed costs of the buried leaders, times what the stage that buries says (LEADERS-ABU-1, -3)."""
    if buried and not leaders.bury_worth:
        raise PositionError(
            f"{place}.buried: no stage of this city buries leaders; write its stages, or bury_points"
        )
    numbers = [(_number(ruleset, one.leader, f"{place}.buried"), one.age) for one in buried]
    rows = ruleset.tables.leaders.leaders
    return int(leaders.bury_worth) * sum(int(rows[number].cost[age - 1]) for number, age in numbers)


def _clear(leaders: LeadersCityFields) -> None:
    """Nothing in any place; what the board and its stages grant stays."""
    clear_leaders(leaders)
    leaders.packet_size, leaders.hand_size, leaders.recruited, leaders.sales = 0, 0, 0, 0
    leaders.ages[:] = 0


def _forget(leaders: LeadersCityFields) -> None:
    """Forget what effects have left to do or have drawn: a position says itself what is still open."""
    hand = leaders.hand
    hand[:], leaders.hand_size = -1, 0


def _recruit(
    ruleset: Ruleset, state: Game, seat: int, recruited: str | RecruitedLeaderData, where: str
) -> None:
    wanted = _recruited(recruited, where)
    leaders: LeadersCityFields = state.cities[seat].leaders
    number = _number(ruleset, wanted.leader, where)
    if leaders.recruited == RECRUITS:
        raise PositionError(
            f"{where}: at most {RECRUITS} leaders lie face up", "too_many", count=RECRUITS + 1, most=RECRUITS
        )
    leaders.face_up[leaders.recruited], leaders.ages[leaders.recruited] = number, wanted.age
    leaders.recruited += 1
    _apply(ruleset, state, seat, number)


def _recruited(leader: str | RecruitedLeaderData, where: str) -> RecruitedLeaderData:
    """A leader and the Age in which it came; Age I where only the name is written."""
    wanted = RecruitedLeaderData(leader=leader) if isinstance(leader, str) else leader
    if not 1 <= wanted.age <= AGES:
        raise PositionError(f"{where}: {wanted.leader} of Age {wanted.age}: 1 to {AGES}")
    return wanted


def _apply(ruleset: Ruleset, state: Game, seat: int, number: int) -> None:
    row = ruleset.tables.leaders.leaders[number]
    run(apply_effects)(state, ruleset.tables, seat, int(row.first_effect), int(row.effects))


def _lay(ruleset: Ruleset, field: Numbers, wanted: Sequence[str | None], where: str) -> None:
    if len(wanted) > len(field):
        raise PositionError(f"{where}: {len(wanted)} leaders; at most {len(field)}")
    field[:] = -1
    for place, leader in enumerate(wanted):
        field[place] = -1 if leader is None else _number(ruleset, leader, where)


def set_up_table(ruleset: Ruleset, state: Game, wanted: LeadersTable) -> None:
    """Hands and packets, then the box: as given, or all that lies nowhere else."""
    drafted = wanted.leaders_drafted
    if drafted is not None and not 0 <= drafted <= DRAFTED:
        raise PositionError(f"position.leaders_drafted = {drafted}: 0 to {DRAFTED}")
    state.leaders.drafted = (0 if wanted.asked == "draft" else DRAFTED) if drafted is None else drafted
    spare = _spare(ruleset, state, wanted)
    for seat, city in enumerate(wanted.cities):
        _fill(ruleset, state, seat, city, spare)
    box = spare[::-1]
    if wanted.leaders_box is not None:
        box = [_number(ruleset, leader, "position.leaders_box") for leader in wanted.leaders_box]
    if len(box) > LEADERS:
        raise PositionError(f"position.leaders_box: at most {LEADERS} leaders")
    state.leaders.box[:] = -1
    state.leaders.box[: len(box)] = box
    state.leaders.left = len(box)
    _check_once(ruleset, state)


def _fill(ruleset: Ruleset, state: Game, seat: int, wanted: LeadersCity, spare: list[int]) -> None:
    """The hand and the packet of a city: as the position says, or the next that lie nowhere."""
    where, leaders = f"position.cities[{seat}]", state.cities[seat].leaders
    in_hand = int(state.leaders.drafted)
    packet = None if wanted.leaders_more is None else wanted.leaders_more.packet
    if in_hand == DRAFTED:
        in_hand -= int(state.age) - (state.turn == 0)  # one leader is played in each Age (LEADERS-RECRUIT-4)
        packet = packet or []
    if wanted.leaders_hand is None:
        hand = [spare.pop(0) for _ in range(min(max(0, in_hand), len(spare)))]
    else:
        hand = [_number(ruleset, leader, f"{where}.leaders_hand") for leader in wanted.leaders_hand]
    if len(hand) > HAND_OF_LEADERS:
        raise PositionError(
            f"{where}.leaders_hand: at most {HAND_OF_LEADERS} leaders",
            "too_many",
            count=len(hand),
            most=HAND_OF_LEADERS,
        )
    for leader in hand:
        add_to_hand(leaders, leader)
    if packet is None:
        laid = [spare.pop(0) for _ in range(DRAFTED - int(state.leaders.drafted))]
    else:
        laid = [_number(ruleset, leader, f"{where}.leaders_more.packet") for leader in packet]
    if len(laid) > DRAFTED:
        raise PositionError(f"{where}.leaders_more.packet: at most {DRAFTED} leaders")
    for leader in laid:
        put_in_packet(leaders, leader)


def _spare(ruleset: Ruleset, state: Game, wanted: LeadersTable) -> list[int]:
    """Leaders of the packs in play that no part of the position names, in the order of the box."""
    tables = ruleset.tables.leaders
    named = {leader for seat in range(ruleset.seats) for leader in _lying(state.cities[seat].leaders)}
    for seat, city in enumerate(wanted.cities):
        packet = [] if city.leaders_more is None else city.leaders_more.packet
        where = f"position.cities[{seat}]"
        named |= {_number(ruleset, leader, where) for leader in (*(city.leaders_hand or []), *packet)}
    if wanted.leaders_box is not None:
        named |= {_number(ruleset, leader, "position.leaders_box") for leader in wanted.leaders_box}
    return [int(leader) for leader in tables.dealt[: tables.deck_size] if int(leader) not in named]


def _lying(leaders: LeadersCityFields) -> list[int]:
    """Leaders that are in no hand: face up, under stages, buried, sold."""
    places = (leaders.face_up, leaders.markers, leaders.buried, leaders.sold)
    return [int(leader) for place in places for leader in place if leader >= 0]


def _check_once(ruleset: Ruleset, state: Game) -> None:
    """No leader lies in two places."""
    found: set[int] = set()
    lying = [int(leader) for leader in state.leaders.box[: state.leaders.left]]
    for seat in range(ruleset.seats):
        leaders: LeadersCityFields = state.cities[seat].leaders
        lying += [*_lying(leaders), *(int(n) for n in (*leaders.hand, *leaders.packet) if n >= 0)]
    for leader in lying:
        if leader in found:
            name = ruleset.ids("leaders")[leader]
            raise PositionError(
                f"position: {name} lies in two places", "lies_twice", kind="leader", thing=name
            )
        found.add(leader)


def _number(ruleset: Ruleset, leader: str, where: str) -> int:
    ids = ruleset.ids("leaders")
    if leader not in ids:
        raise PositionError(
            f"{where}: there is no leader {leader!r} at this table",
            "unknown_thing",
            kind="leader",
            thing=leader,
        )
    return ids.index(leader)
