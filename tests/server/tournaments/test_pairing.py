"""Pairings, points and standings of tournaments: pure functions."""

import random
from collections import Counter
from itertools import combinations, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy.server.storage.rows import GameRequest
from argosy.server.tournaments import round_robin
from argosy.server.tournaments.pairing import next_round, rounds_in_all, tables_of
from argosy.server.tournaments.points import points_for
from argosy.server.tournaments.sizes import sizes_of
from argosy.server.tournaments.standings import standings
from argosy.server.tournaments.values import Entrant, SeatAssignment, Tournament

SEEDS = st.integers(0, 2**32)


def tournament(players: int, size: int, system: str = "swiss", rounds: int = 3) -> Tournament:
    return Tournament(
        id="cup",
        host="host",
        name="Cup",
        created=0.0,
        request=GameRequest(game="duel" if size == 2 else "wonders", players=size),
        system=system,
        rounds=rounds,
        most=64,
        state="running",
        entrants=tuple(Entrant(number=number, name=f"E{number}") for number in range(players)),
    )


def played(cup: Tournament, chance: random.Random) -> Tournament:
    """The same after the next round, with results of chance."""
    found, number = next_round(cup), cup.round + 1
    places = [
        SeatAssignment(round=number, number=one, game=f"{number}-{board}", seat=seat, points=points)
        for board, table in enumerate(found.tables)
        for seat, (one, points) in enumerate(zip(table, results(len(table), cup.size, chance), strict=True))
    ]
    places += [SeatAssignment(round=number, number=one, points=cup.size - 1.0) for one in found.byes]
    return msgspec.structs.replace(cup, round=number, places=(*cup.places, *places))


def results(players: int, size: int, chance: random.Random) -> tuple[float, ...]:
    ranks = [chance.randint(1, players) for _ in range(players)]
    return points_for(ranks, [False] * players, size)


def all_played(cup: Tournament, seed: int) -> Tournament:
    chance = random.Random(seed)
    for _ in range(rounds_in_all(cup)):
        cup = played(cup, chance)
    return cup


def meetings(cup: Tournament) -> Counter[tuple[int, int]]:
    tables = tables_of(cup.places).values()
    return Counter(pair for table in tables for pair in combinations(sorted(one.number for one in table), 2))


def byes(cup: Tournament) -> Counter[int]:
    return Counter(place.number for place in cup.places if not place.game)


def pairs_without_rematch(numbers: list[int], met: set[tuple[int, int]], resting: set[int]) -> bool:
    """Is there a round of twos without a rematch and a second bye? Tried one by one."""
    if not numbers:
        return True
    one, *others = numbers
    if len(numbers) % 2 and one not in resting and pairs_without_rematch(others, met, resting):
        return True
    rest = ((other, [left for left in others if left != other]) for other in others)
    return any((one, other) not in met and pairs_without_rematch(left, met, resting) for other, left in rest)


@given(st.integers(2, 20), st.sampled_from([2, 3, 4, 5, 6, 7]), SEEDS)
@settings(max_examples=40, deadline=None)
def test_everybody_is_in_a_round_exactly_once(players, size, seed):
    cup = tournament(max(players, min(size, 3)), size)
    cup = all_played(cup, seed)
    for number in range(1, 4):
        seen = Counter(place.number for place in cup.places if place.round == number)
        assert seen == Counter(one.number for one in cup.entrants)


@given(st.integers(4, 9), SEEDS)
@settings(max_examples=40, deadline=None)
def test_twos_meet_again_only_where_that_cannot_be_avoided(players, seed):
    chance, cup = random.Random(seed), tournament(players, 2)
    for _ in range(players - 1):
        met, resting = set(meetings(cup)), set(byes(cup))
        can_avoid = pairs_without_rematch(list(range(players)), met, resting)
        after = played(cup, chance)
        if can_avoid:
            new = meetings(after) - meetings(cup)
            assert not set(new) & met
            assert not set(byes(after) - byes(cup)) & resting
        cup = after


@given(st.integers(3, 19), SEEDS)
@settings(max_examples=30, deadline=None)
def test_nobody_has_two_byes_in_a_few_rounds(players, seed):
    assert set(byes(all_played(tournament(players, 2), seed)).values()) <= {1}


@given(st.integers(4, 16), SEEDS)
@settings(max_examples=30, deadline=None)
def test_twos_have_the_smallest_differences_of_points_in_the_second_round(players, seed):
    """By trying everything for few: no other round without rematches has smaller differences."""
    cup = played(tournament(min(players, 6) // 2 * 2, 2), random.Random(seed))
    points = {place.number: place.points for place in cup.places}
    met = set(meetings(cup))

    def difference(pairs) -> float:
        return sum(abs(points[one] - points[other]) for one, other in pairs)

    possible = [
        [tuple(sorted(order[at : at + 2])) for at in range(0, len(order), 2)]
        for order in permutations(sorted(points))
    ]
    best = min(difference(pairs) for pairs in possible if not set(pairs) & met)
    assert difference(next_round(cup).tables) == best


@given(st.integers(2, 12), SEEDS)
@settings(max_examples=30, deadline=None)
def test_nobody_begins_much_more_often_than_not(players, seed):
    cup = all_played(tournament(players, 2, "round_robin"), seed)
    begun = Counter(table[0].number for table in tables_of(cup.places).values())
    games = Counter(place.number for place in cup.places if place.game)
    assert all(abs(2 * begun[number] - games[number]) <= 3 for number in games)


@given(st.integers(2, round_robin.MOST))
@settings(max_examples=23, deadline=None)
def test_a_round_robin_of_twos_meets_everybody_exactly_once(players):
    cup = all_played(tournament(players, 2, "round_robin"), 1)
    assert meetings(cup) == Counter(combinations(range(players), 2))
    assert set(byes(cup).values()) <= {1}
    assert cup.round == players - 1 + players % 2


@pytest.mark.parametrize("size", [3, 4, 5, 7])
@pytest.mark.parametrize("players", [3, 4, 5, 8, 9, 13])
def test_a_round_robin_of_more_meets_everybody_and_no_round_is_for_nothing(players, size):
    if players < min(size, 3):
        return
    rounds = round_robin.rounds_of(players, size)
    met: set[tuple[int, int]] = set()
    for one in rounds:
        new = {pair for table in one.tables for pair in combinations(sorted(table), 2)} - met
        assert new
        met |= new
    assert met == set(combinations(range(players), 2))


@given(st.integers(8, 21), SEEDS)
@settings(max_examples=20, deadline=None)
def test_tables_of_four_meet_again_less_than_by_points_alone(players, seed):
    chance, cup = random.Random(seed), tournament(players, 4)
    cup = played(cup, chance)
    ranked = sorted(cup.places, key=lambda place: (-place.points, place.number))
    sizes, resting = sizes_of(players, 4)
    assert resting == 0
    by_points, start = [], 0
    for seats in sizes:
        by_points.append([place.number for place in ranked[start : start + seats]])
        start += seats
    again = [pair for table in by_points for pair in combinations(sorted(table), 2) if meetings(cup)[pair]]
    found = [
        pair
        for table in next_round(cup).tables
        for pair in combinations(sorted(table), 2)
        if meetings(cup)[pair]
    ]
    assert len(found) <= len(again)


def test_who_has_withdrawn_is_paired_no_more():
    for system in ("swiss", "round_robin"):
        cup = played(tournament(6, 2, system), random.Random(1))
        gone = msgspec.structs.replace(cup.entrants[2], gone=True)
        cup = msgspec.structs.replace(cup, entrants=(*cup.entrants[:2], gone, *cup.entrants[3:]))
        found = next_round(cup)
        assert sorted([*(one for table in found.tables for one in table), *found.byes]) == [0, 1, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "size", "expected"),
    [
        (8, 2, ((2, 2, 2, 2), 0)),
        (7, 2, ((2, 2, 2), 1)),
        (8, 4, ((4, 4), 0)),
        (10, 4, ((4, 3, 3), 0)),
        (5, 4, ((4,), 1)),
        (3, 7, ((3,), 0)),
        (5, 3, ((3,), 2)),
        (2, 3, ((), 2)),
    ],
)
def test_tables_are_as_equal_as_can_be(players, size, expected):
    assert sizes_of(players, size) == expected


@pytest.mark.parametrize(
    ("ranks", "lost", "size", "expected"),
    [
        ((1, 2), (False, False), 2, (1, 0)),
        ((1, 1), (False, False), 2, (0.5, 0.5)),
        ((1, 2), (True, False), 2, (0, 1)),
        ((3, 1, 4, 2), (False,) * 4, 4, (1, 3, 0, 2)),
        ((1, 1, 3, 4), (False,) * 4, 4, (2.5, 2.5, 1, 0)),
        ((1, 2, 3, 4), (True, False, False, True), 4, (0.5, 3, 2, 0.5)),
        ((1, 2, 3), (False,) * 3, 4, (3, 1.5, 0)),
    ],
)
def test_points(ranks, lost, size, expected):
    assert points_for(ranks, lost, size) == expected


def cup_of(*games: tuple[int, int, float]) -> Tournament:
    """A tournament of twos with such games: (one, other, points of the one)."""
    places = [
        place
        for at, (one, other, points) in enumerate(games)
        for place in (
            SeatAssignment(round=at, number=one, game=f"g{at}", seat=0, points=points),
            SeatAssignment(round=at, number=other, game=f"g{at}", seat=1, points=1 - points),
        )
    ]
    return msgspec.structs.replace(tournament(4, 2), places=tuple(places))


def test_standings_go_by_points_then_by_the_points_of_the_opponents():
    found = standings(cup_of((0, 1, 1), (2, 3, 1), (0, 2, 1), (1, 3, 1)))
    assert [(one.rank, one.entrant.number, one.points, one.buchholz) for one in found] == [
        (1, 0, 2, 2),
        (2, 1, 1, 2),
        (2, 2, 1, 2),
        (4, 3, 0, 2),
    ]


def test_standings_go_by_the_games_among_equals_last():
    found = standings(cup_of((1, 0, 1), (0, 2, 1), (3, 1, 1), (2, 3, 1), (0, 3, 1), (1, 2, 1)))
    assert [(one.points, one.buchholz) for one in found[:2]] == [(2, 4), (2, 4)]
    assert [one.entrant.number for one in found] == [1, 0, 2, 3]
    assert [one.rank for one in found] == [1, 2, 3, 4]


def test_a_game_that_is_not_over_counts_for_nothing():
    cup = tournament(2, 2)
    places = tuple(SeatAssignment(round=1, number=number, game="g", seat=number) for number in (0, 1))
    found = standings(msgspec.structs.replace(cup, places=places))
    assert [(one.rank, one.points, one.games) for one in found] == [(1, 0, 0), (1, 0, 0)]
