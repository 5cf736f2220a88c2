"""Tables of every kind: all rulesets of both games, and a small covering set of them.

TABLES is a covering array: each pair of an edition, a number of players, teams or none, and an expansion with
or without is met by one of its tables, if the rules allow the pair; all pairs but Babel with Edifice. The
quick run goes through TABLES, the whole one through PRODUCT where that is cheap.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])
EDITIONS = (2010, 2020)
PLAYERS = range(2, 9)
EXPANSIONS = ("armada", "leaders", "cities", "babel", "edifice", "extra_wonders")
TOWER_ALONE = ("babel", "edifice")
"""Together they are for the whole run: beside Edifice nothing of Babel is played but the tower."""
DUEL = [
    {"game": "duel", **({"expansions": expansions} if expansions else {})}
    for expansions in ([], ["pantheon"], ["agora"], ["pantheon", "agora"])
]


def wonders_tables() -> Iterator[dict[str, Any]]:
    """Every table of 7 Wonders that the rules allow, as arguments of `argosy.new_game`."""
    for edition, players, teams, count in product(
        EDITIONS, PLAYERS, (False, True), range(len(EXPANSIONS) + 1)
    ):
        for expansions in combinations(EXPANSIONS, count):
            if is_allowed(edition, players, expansions, teams=teams):
                more = {"expansions": [*expansions]} if expansions else {}
                yield (
                    {"game": "wonders", "players": players, "edition": edition}
                    | more
                    | ({"teams": True} if teams else {})
                )


def is_allowed(edition: int, players: int, expansions: Sequence[str], *, teams: bool) -> bool:
    """Legality of a table of 7 Wonders, written without the rules.

    A test in tests/records/test_score_totals.py compares it with them.
    """
    chosen = {*expansions}
    large = chosen & {"armada", "cities"}
    if players == 2:
        return edition == 2010 and not chosen and not teams
    if players == 8 and (
        edition == 2020 or "edifice" in chosen or len(large) != 1 or chosen >= {"leaders", "armada"}
    ):
        return False
    return not teams or (players % 2 == 0 and bool(large))


def pairs(table: Mapping[str, Any]) -> set[tuple[object, object]]:
    """Pairs of values that a table meets."""
    chosen = table.get("expansions", ())
    values = [
        f"edition {table['edition']}",
        f"{table['players']} players",
        f"teams {table.get('teams', False)}",
        *(f"{name} {name in chosen}" for name in EXPANSIONS),
    ]
    return {*combinations(values, 2)}


def covering(tables: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """A small set of tables that has each pair of options that one of the tables has.

    Next is always the table that adds most new pairs.
    """
    met = [pairs(table) for table in tables]
    left, chosen = set().union(*met), []
    while left:
        best = max(range(len(tables)), key=lambda number: (len(met[number] & left), -number))
        chosen.append(tables[best])
        left -= met[best]
    return chosen


PRODUCT = [*wonders_tables(), *DUEL]
"""Every table of both games."""
TABLES = [
    *covering([table for table in wonders_tables() if not {*TOWER_ALONE} <= {*table.get("expansions", ())}]),
    *DUEL,
]
EVERY_EXPANSION = [
    {"game": "wonders", "players": 2, "edition": 2010},
    {
        "game": "wonders",
        "players": 7,
        "edition": 2010,
        "expansions": ["armada", "leaders", "cities", "babel"],
    },
    {
        "game": "wonders",
        "players": 7,
        "edition": 2020,
        "expansions": ["armada", "leaders", "cities", "edifice"],
    },
    DUEL[-1],
]
"""Few tables with all expansions."""


def name_of(table: Mapping[str, Any]) -> str:
    """A short name of a table, for the names of tests."""
    said = [
        table["game"],
        str(table.get("edition", "")),
        str(table.get("players", "")),
        *table.get("expansions", ()),
    ]
    return "-".join(word for word in (*said, "teams" if table.get("teams") else "") if word)


def named(table: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of a game as those of a batch."""
    return {"ruleset": table["game"], **{name: value for name, value in table.items() if name != "game"}}


some_tables = pytest.mark.parametrize("table", TABLES, ids=name_of)
"""Each table of the covering set; the quick run takes as many as the test or its folder says."""


def every_table(test: Test) -> Test:
    """Each table of the covering set, in the quick run too."""
    return pytest.mark.sample(len(TABLES))(some_tables(test))


def all_tables(test: Test) -> Test:
    """Each table of the covering set in the quick run, every other one in the whole run."""
    others = [pytest.param(table, marks=pytest.mark.whole) for table in PRODUCT if table not in TABLES]
    each = pytest.mark.parametrize("table", [*TABLES, *others], ids=name_of)
    return pytest.mark.sample(len(TABLES))(each(test))
