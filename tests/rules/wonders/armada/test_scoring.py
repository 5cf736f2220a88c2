"""Scores with Armada (ARMADA-GUILD, ARMADA-SCI, ARMADA-SCORE, ARMADA-END)."""

from itertools import product

import pytest

from argosy.rules.wonders.scoring.science import science_points
from argosy.testing import table
from tests.rules.wonders.armada.sea import both_editions, sea

GREEN_CARDS = "apothecary workshop scriptorium dispensary laboratory library school"


@both_editions
@pytest.mark.parametrize(("greens", "points"), [(9, 9), (10, 10), (12, 10)])
def test_a_guild_is_worth_ten_at_most(edition, greens, points):
    """ARMADA-GUILD-1."""
    cards = f"{GREEN_CARDS} lodge observatory university academy study".split()[:greens]
    game = sea(edition).city(A="philosophers_guild", B=" ".join(cards[:6]), D=" ".join(cards[6:]))
    assert game.score("A", "guilds") == points


def test_without_armada_a_guild_has_no_limit():
    """ARMADA-GUILD-1."""
    cards = f"{GREEN_CARDS} lodge observatory university academy study".split()
    game = table("base_2020", seats=4).city(
        A="philosophers_guild", B=" ".join(cards[:6]), D=" ".join(cards[6:])
    )
    assert game.score("A", "guilds") == 12


def test_each_guild_has_its_own_limit():
    """ARMADA-GUILD-1: two guilds are worth up to 20."""
    game = sea().city(
        A="philosophers_guild workers_guild", B=f"{GREEN_CARDS} lodge observatory university academy"
    )
    brown = "lumber_yard stone_pit clay_pool ore_vein excavation clay_pit timber_yard sawmill quarry brickyard foundry"
    assert game.city(D=brown).score("A", "guilds") == 10 + 10


def test_the_copied_guild_is_limited_and_the_scientists_symbol_is_not():
    """ARMADA-GUILD-2."""
    cards = f"{GREEN_CARDS} lodge observatory university academy study"
    game = sea(2018).wonder(A="olympia:b").stages(A=3).city(B=f"philosophers_guild {cards}", A="altar")
    assert game.score("A", "guilds") == 10
    tablets = "scriptorium library school university explorers_office society_of_navigators"
    with_guild, without = sea().city(A=f"scientists_guild {tablets}"), sea().city(A=tablets)
    assert with_guild.score("A", "guilds") == 0
    assert with_guild.score("A", "science") - without.score("A", "science") == 49 - 36


@pytest.mark.parametrize("count", range(1, 11))
def test_equal_symbols_score_their_square(count):
    """ARMADA-SCI-1: without limit; sets of three give 7 as in the base game."""
    tables = sea().ruleset.tables
    assert science_points(tables, [count, 0, 0], 0, 0) == count**2
    assert science_points(tables, [count, 1, 1], 0, 0) == count**2 + 2 + 7


def every_order(symbols, free, most):
    """Fix the open symbols in every order and every allowed way; the best score (ARMADA-SCI-2, -3)."""
    if not free and not most:
        return sum(n * n for n in symbols) + 7 * min(symbols)
    scores = []
    for kind in range(3):
        more = tuple(n + (kind == place) for place, n in enumerate(symbols))
        if free:
            scores.append(every_order(more, free - 1, most))
        if most and symbols[kind] == max(symbols):
            scores.append(every_order(more, free, most - 1))
    return max(scores)


def test_open_symbols_are_fixed_in_the_best_order():
    """ARMADA-SCI-2, ARMADA-SCI-3: against trying every order."""
    tables = sea().ruleset.tables
    for symbols in product(range(4), repeat=3):
        for free, most in product(range(3), repeat=2):
            assert science_points(tables, list(symbols), free, most) == every_order(symbols, free, most), (
                symbols,
                free,
                most,
            )


def test_most_of_is_the_kind_the_city_has_most_of():
    """ARMADA-SCI-2: three tablets become four, however useful another symbol would be."""
    game = sea().city(A="scriptorium library school workshop explorers_office")
    tables = game.ruleset.tables
    assert science_points(tables, [0, 1, 3], 0, 1) == 1 + 16
    assert game.score("A", "science") == every_order((0, 1, 3), 0, 1)


def test_on_a_tie_the_owner_chooses():
    """ARMADA-SCI-2: one compass and one tablet."""
    tables = sea().ruleset.tables
    assert science_points(tables, [1, 0, 1], 0, 1) == 4 + 1


def test_a_free_symbol_first_can_change_what_there_is_most_of():
    """ARMADA-SCI-3: 1 1 0: the free one makes a set of all, then the other any; not 3 of one kind."""
    tables = sea().ruleset.tables
    assert science_points(tables, [1, 1, 0], 1, 1) == 4 + 1 + 1 + 7


def test_the_sheet_says_how_symbols_were_fixed():
    """ARMADA-SCI-3."""
    game = sea().city(A="apothecary workshop explorers_office").islands(A="golden_archipelago")
    line = next(line for line in game.game.scores()[0].lines if line.line == "science")
    assert line.note == {"any": "tablet", "most": line.note["most"]}
    assert sum(points for _, points in line.items) == line.points == 4 + 1 + 1 + 7


@both_editions
def test_naval_tokens_and_islands_have_lines_of_their_own(edition):
    """ARMADA-SCORE-1: the sum of the naval tokens may be negative."""
    game = sea(edition, coins=0).islands(A="inhabited_island statues_harbor")
    for age, points in enumerate((-1, -2, -3)):
        game.game.state.cities[0].armada.tokens[age] = points
    assert (game.score("A", "naval"), game.score("A", "islands"), game.score("A")) == (-6, 8, 2)


def test_in_2018_the_blue_ship_has_a_line_of_its_own():
    """ARMADA-SCORE-2: counted as points of the shipyard."""
    game = sea(2018, coins=0).ships(A="blue 5").city(A="altar")
    sheet = lines_of(game)
    assert (sheet["fleet"].points, sheet["fleet"].items) == (8, (("blue", 8),))
    assert (sheet["civil"].points, sheet["civil"].items) == (2, (("altar", 2),))
    assert game.score("A") == 8 + 2


def test_in_2020_the_blue_ship_counts_on_the_line_of_the_blue_cards():
    """ARMADA-SCORE-2: and there is no other line for it."""
    game = sea(2020, coins=0).ships(A="blue 5").city(A="altar")
    sheet = lines_of(game)
    assert "fleet" not in sheet
    assert (sheet["civil"].points, sheet["civil"].items) == (3 + 8, (("altar", 3), ("blue", 8)))
    assert game.score("A") == 8 + 3


def test_the_line_of_the_blue_ship_goes_with_the_edition_of_armada():
    """ARMADA-SCORE-2: not with that of the base game."""
    mixed = table("base_2010", seats=4, expansions=["armada_2020"], coins=0).ships(A="blue 5")
    assert "fleet" not in lines_of(mixed)
    assert (mixed.score("A", "civil"), mixed.score("A")) == (8, 8)


def lines_of(game):
    """The lines of A's score sheet by name."""
    return {line.line: line for line in game.game.scores()[0].lines}


def test_armada_cards_score_in_their_colours():
    """ARMADA-SCORE-3."""
    game = (
        sea(coins=0)
        .city(A="customs_office pirate_brotherhood dry_dock hangar explorers_office")
        .ships(A="yellow 6")
    )
    points = {line: game.score("A", line) for line in ("commerce", "civil", "science")}
    assert points == {"commerce": 2 * 3 + 4, "civil": 2 + 3, "science": 1}


@both_editions
def test_the_game_ends_after_both_conflicts_of_age_three(edition):
    """ARMADA-END-1: the naval tokens of Age III are in the score, and the most points win."""
    game = sea(edition, age=3, turn=7, coins=0).ships(A="red 3").city(B="altar")
    game.end_age()
    assert game.game.is_over
    assert game.naval_tokens("A")[2] == 7
    best = max(game.score(letter) for letter in game.letters)
    assert [game.letters[seat] for seat in game.game.winners] == [
        letter for letter in game.letters if game.score(letter) == best
    ]


def test_large_counts_score_in_full():
    """ARMADA-SCI-1: sums beyond what a byte holds, from the city itself."""
    symbols = sea().game.state.cities[0].science
    symbols[:] = (9, 4, 4, 0, 2)
    assert science_points(sea().ruleset.tables, symbols, symbols[3], symbols[4]) == 121 + 16 + 16 + 28
    symbols[:] = (6, 6, 6, 1, 0)
    assert science_points(sea().ruleset.tables, symbols, symbols[3], symbols[4]) == 49 + 36 + 36 + 42
