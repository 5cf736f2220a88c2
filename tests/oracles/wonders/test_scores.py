"""Scores of finished games against brute force, by the public API and by the kernel alone."""

from types import SimpleNamespace

import numpy as np
import pytest

from argosy.game import WondersGame
from argosy.rules.backends import compiled, plain
from argosy.rules.records import RecordArray, new_records
from argosy.rules.wonders.scoring.science import science_points
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import GAME
from argosy.rules.wonders.terms import LINES
from tests.fuzz.wonders.rulesets import TABLES, random_boards, random_rest, reveal, ruleset_of, table_name
from tests.oracles.wonders.brute_scores import best_science, copies_a_guild, guilds_next_door, lines_of

NO_LINES = dict.fromkeys(LINES, 0)
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def finished(ruleset, count: int, seed: int):
    """Finished games of random play."""
    games = new_records(GAME, count)
    for number, boards in enumerate(random_boards(ruleset, count, seed)):
        compiled(deal)(games[number], ruleset.tables, np.uint64(seed + number), boards)
        reveal(games[number], ruleset.tables)
        random_rest(games[number], ruleset.tables)
    return games


def seen(ruleset, game):
    """The table at the end in the shape of a view, read bit by bit from the record."""
    tokens = ruleset.catalog.setup.conflict.victory
    cities = []
    for city in game.cities[: ruleset.seats]:
        standing = sum(int(word) << 64 * place for place, word in enumerate(city.standing))
        wonder, side = ruleset.boards[city.wonder]
        cities.append(
            SimpleNamespace(
                wonder=wonder,
                side=side,
                coins=int(city.coins),
                stages=[number + 1 for number, card in enumerate(city.markers) if card >= 0],
                cards=[card for kind, card in enumerate(ruleset.card_ids) if standing >> kind & 1],
                victories=[
                    worth for worth, won in zip(tokens, city.victories, strict=True) for _ in range(won)
                ],
                defeats=int(city.defeats),
            )
        )
    return SimpleNamespace(cities=cities)


def comparable(lines, copies):
    """Score lines with science and guilds as one sum if a seat copies a guild.

    It may find two equally good, one of them a symbol: then only the sum of both lines is fixed.
    """
    if not copies:
        return lines
    rest = {line: points for line, points in lines.items() if line not in ("science", "guilds")}
    return rest | {"science and guilds": lines["science"] + lines["guilds"]}


@pytest.mark.sample(4)
@every_table
def test_the_kernel_scores_as_the_obvious_twin(table):
    """120 finished games at each table, every line of every seat."""
    ruleset, lines = ruleset_of(table), np.zeros(len(LINES), np.int64)
    copied = 0
    for game in finished(ruleset, 120, 11):
        view = seen(ruleset, game)
        for seat in range(ruleset.seats):
            total = compiled(score_seat)(game, ruleset.tables, seat, lines)
            wanted = lines_of(ruleset.catalog, view, seat)
            copies = copies_a_guild(ruleset.catalog, view.cities[seat])
            got = dict(zip(LINES, lines.tolist(), strict=True))
            assert comparable(got, copies) == comparable(NO_LINES | wanted, copies), (seat, view.cities)
            assert total == sum(wanted.values())
            copied += copies_a_guild(ruleset.catalog, view.cities[seat]) and bool(
                guilds_next_door(ruleset.catalog, view, seat)
            )
    assert copied or table[0] == 2020, "some Olympia must have had a guild to copy"


@every_table
def test_the_score_sheet_equals_the_obvious_twin(table):
    """Lines, items that add up to them, totals, ranks and winners (BASE-END-3), from the public view
    alone.
    """
    ruleset = ruleset_of(table)
    for array in np.split(finished(ruleset, 12, 23), 12):
        game = WondersGame(ruleset, array.view(RecordArray))
        view = game.view(None)
        sheets = game.scores()
        for sheet in sheets:
            wanted = lines_of(ruleset.catalog, view, sheet.seat)
            copies = copies_a_guild(ruleset.catalog, view.cities[sheet.seat])
            got = {line.line: line.points for line in sheet.lines}
            assert comparable(got, copies) == comparable(wanted, copies)
            assert [sum(points for _, points in line.items) for line in sheet.lines] == [
                line.points for line in sheet.lines
            ]
            assert sheet.total == sum(wanted.values())
        best = max((sheets[seat].total, view.cities[seat].coins) for seat in game.players)
        winners = [seat for seat in game.players if (sheets[seat].total, view.cities[seat].coins) == best]
        assert (
            list(game.winners)
            == list(view.winners)
            == winners
            == [sheet.seat for sheet in sheets if sheet.rank == 1]
        )


@pytest.mark.parametrize("backend", [compiled, plain], ids=["compiled", "plain"])
def test_science_equals_trying_every_name(backend):
    """All counts up to four of each symbol with up to three of free choice (BASE-SCI-1 to -4)."""
    tables = ruleset_of(TABLES[1]).tables
    score = backend(science_points)
    for compass, gear_count, tablet, free in np.ndindex(5, 5, 5, 4):
        held = ["compass"] * compass + ["gear"] * gear_count + ["tablet"] * tablet + ["any"] * free
        assert score(
            tables, np.array([compass, gear_count, tablet, free, 0], np.int8), free, 0
        ) == best_science(held)
