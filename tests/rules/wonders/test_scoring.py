"""The end of the game and the score pad (BASE-END, BASE-SCORE, BASE-SCI)."""

from itertools import product

import pytest

from argosy.testing import table

COMPASS = ("apothecary", "dispensary", "lodge", "academy")
GEAR = ("workshop", "laboratory", "observatory", "study")
TABLET = ("scriptorium", "library", "university", "school")
LINES = ("conflicts", "treasury", "wonder", "civil", "science", "commerce", "guilds")


def green(*counts):
    """So many green cards of each symbol."""
    return " ".join(
        card for cards, count in zip((COMPASS, GEAR, TABLET), counts, strict=True) for card in cards[:count]
    )


# --- the end ---


def test_the_game_ends_after_the_conflicts_of_age_three():
    """BASE-END-1."""
    game = table(age=3, turn=6).city(A="stockade")
    events = [event.kind for event in game.turn()]
    assert events[-1] == "over"
    assert events.index("conflict") < events.index("over")
    assert game.won("A") == (5, 5)
    assert game.game.owing == ()


def test_the_game_does_not_end_earlier():
    """BASE-END-1."""
    assert not table(age=2).end_age().game.is_over
    assert not table(age=3).skip_to(3, 6).game.is_over


def test_open_symbols_are_named_at_the_end_at_their_best():
    """BASE-END-2: the same city, another symbol as it grows; the score sheet says which."""
    for cards, best, points in (
        (green(3, 0, 0), "compass", 16),
        (green(1, 1, 0), "tablet", 10),
        (green(0, 2, 0), "gear", 9),
    ):
        game = table(age=3).wonder(A="babylon:a").stages(A=2).city(A=cards)
        assert game.score("A", "science") == points
        sheet = game.game.scores()[0].lines[LINES.index("science")]
        assert sheet.note == {"any": best}


def test_open_choices_are_taken_together():
    """BASE-END-2: two free symbols complete two sets that neither would complete alone."""
    game = table(age=3).wonder(A="babylon:a").stages(A=2).city(A="scientists_guild " + green(2, 1, 1))
    assert game.score("A", "science") == 4 + 4 + 4 + 14


def test_most_points_win():
    """BASE-END-3: not most coins."""
    game = table(age=3, turn=6).city(A="palace").treasury(A=0, B=9, C=9).end_age()
    assert game.game.winners == (0,)
    assert [sheet.rank for sheet in game.game.scores()] == [1, 2, 2]


def test_a_tie_is_won_by_the_fuller_treasury():
    """BASE-END-3: 7 points each, 4 coins against 3."""
    game = table(age=3, turn=6).city(A="town_hall", B="senate").treasury(A=0, B=1, C=2).end_age()
    assert game.score("A") == game.score("B") == 7
    assert game.game.winners == (1,)
    assert [sheet.rank for sheet in game.game.scores()] == [2, 1, 3]


def test_a_full_tie_is_shared():
    """BASE-END-3."""
    game = table(age=3, turn=6).city(A="town_hall", B="senate").treasury(A=1, B=1, C=2).end_age()
    assert game.game.winners == (0, 1)
    assert [sheet.rank for sheet in game.game.scores()] == [1, 1, 3]


# --- the seven lines ---


def test_the_score_is_the_sum_of_seven_lines():
    """BASE-SCORE-1: each filled by what belongs to it and by nothing else."""
    game = table(age=3, coins=0).wonder(A="gizah:a").stages(A=1).treasury(A=7).tokens(A="1 3 -1")
    game.city(A="baths apothecary haven lumber_yard workers_guild", B="ore_vein")
    wanted = {
        "conflicts": 3,
        "treasury": 2,
        "wonder": 3,
        "civil": 3,
        "science": 1,
        "commerce": 1,
        "guilds": 1,
    }
    sheet = game.game.scores()[0]
    assert {line.line: line.points for line in sheet.lines} == wanted
    assert tuple(wanted) == LINES
    assert sheet.total == sum(wanted.values())


def test_what_gives_the_points_is_told():
    """BASE-SCORE-1: the items of each line add up to it."""
    game = table(age=3).wonder(A="babylon:a").stages(A=3).treasury(A=10).tokens(A="1 3 5 5 -1 -1")
    game.city(A="baths palace arena lighthouse scientists_guild spies_guild apothecary school", B="stockade")
    for line in game.game.scores()[0].lines:
        assert sum(points for _, points in line.items) == line.points


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 0), ("1", 1), ("-1", -1), ("1 1 3 3 5 5", 18), ("-1 -1 -1 -1 -1 -1", -6), ("5 -1 -1", 3)],
)
def test_conflict_tokens_are_summed(tokens, points):
    """BASE-SCORE-2: the sum may be negative."""
    assert table(age=3).tokens(A=tokens).score("A", "conflicts") == points


@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (29, 9)]
)
def test_three_coins_are_a_point(coins, points):
    """BASE-SCORE-3: the rest counts nothing."""
    assert table(age=3, coins=coins).score("A", "treasury") == points


@pytest.mark.parametrize(("stages", "points"), [(0, 0), (1, 3), (2, 8), (3, 13), (4, 20)])
def test_built_stages_score_and_others_do_not(stages, points):
    """BASE-SCORE-4."""
    assert table(age=3).wonder(A="gizah:b").stages(A=stages).score("A", "wonder") == points


def test_blue_cards_score_what_is_printed():
    """BASE-SCORE-5."""
    assert table(age=3).city(A="palace altar", B="pantheon").score("A", "civil") == 8 + 2


def test_yellow_cards_of_age_three_score():
    """BASE-SCORE-6: and those of Ages I and II do not."""
    game = table(age=3).wonder(A="gizah:a").stages(A=2)
    game.city(A="tavern marketplace vineyard forum arena", B="lighthouse")
    assert game.score("A", "commerce") == 2
    assert game.score("B", "commerce") == 1


def test_points_of_yellow_cards_look_at_the_end():
    """BASE-SCORE-6, BASE-CARD-18: a Haven built before the brown cards counts them."""
    game = table(age=2, coins=0).city(A="haven").hands(A="lumber_yard")
    assert game.score("A", "commerce") == 0
    game.turn(A="build lumber_yard")
    assert game.score("A", "commerce") == 1


def test_guilds_score_by_their_own_rule():
    """BASE-SCORE-7: looking at the end of the game, own and neighbour cities."""
    game = table(age=2).city(A="magistrates_guild").hands(B="baths altar", C="theater")
    assert game.score("A", "guilds") == 0
    game.turn(C="build theater", B="build altar")
    assert game.score("A", "guilds") == 2


# --- science ---


def brute_science(symbols, jokers):
    """Try every way to name the free symbols."""

    def score(counts):
        return sum(count * count for count in counts) + 7 * min(counts)

    return max(
        score([count + named.count(place) for place, count in enumerate(symbols)])
        for named in product(range(3), repeat=jokers)
    )


@pytest.mark.parametrize("count", range(5))
def test_equal_symbols_score_their_square(count):
    """BASE-SCI-1: for each of the three symbols."""
    for place in range(3):
        counts = [0, 0, 0]
        counts[place] = count
        assert table(age=3).city(A=green(*counts)).score("A", "science") == count * count


@pytest.mark.parametrize(
    ("counts", "points"),
    [((1, 1, 0), 2), ((1, 1, 1), 10), ((2, 2, 2), 26), ((3, 2, 1), 21), ((4, 4, 4), 76), ((4, 1, 2), 28)],
)
def test_sets_of_three_add_seven_each(counts, points):
    """BASE-SCI-2: both ways add up; an incomplete set gives nothing."""
    assert table(age=3).city(A=green(*counts)).score("A", "science") == points


@pytest.mark.parametrize(
    ("guild", "stages", "points"), [("", 0, 16), ("scientists_guild", 0, 25), ("scientists_guild", 2, 36)]
)
def test_the_most_that_one_symbol_can_give(guild, stages, points):
    """BASE-SCI-3."""
    game = table(age=3).wonder(A="babylon:a").stages(A=stages).city(A=f"{green(4, 0, 0)} {guild}")
    assert game.score("A", "science") == points


def test_a_free_symbol_is_one_symbol():
    """BASE-SCI-4: alone it is worth a point; it does not stand for two."""
    assert table(age=3).city(A="scientists_guild").score("A", "science") == 1
    assert table(age=3).city(A="scientists_guild " + green(1, 0, 0)).score("A", "science") == 4


def test_the_best_naming_equals_trying_every_one():
    """BASE-SCI-4: for all that cards and wonders can give, and more."""
    game = table(age=3, coins=0)
    city = game.game.state.cities[0]
    for symbols in product(range(5), repeat=3):
        for jokers in range(4):
            city.science[:4] = (*symbols, jokers)
            assert game.score("A", "science") == brute_science(symbols, jokers)
