"""Guilds (BASE-GUILD)."""

import pytest

from argosy.testing import table

FIVE = {"seats": 5, "age": 3, "coins": 0}  # B and E are neighbours of A; C and D are not

CARDS = {
    "brown": "lumber_yard quarry",
    "grey": "loom press",
    "yellow": "tavern vineyard",
    "green": "apothecary school",
    "red": "stockade walls",
    "blue": "baths palace",
}
COUNTING = [
    ("workers_guild", "brown", 1),  # BASE-GUILD-2
    ("craftsmens_guild", "grey", 2),  # BASE-GUILD-3
    ("traders_guild", "yellow", 1),  # BASE-GUILD-4
    ("philosophers_guild", "green", 1),  # BASE-GUILD-5
    ("spies_guild", "red", 1),  # BASE-GUILD-6
    ("magistrates_guild", "blue", 1),  # BASE-GUILD-7
]


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
@pytest.mark.parametrize(("guild", "color", "points"), COUNTING)
def test_a_guild_counts_its_colour_in_both_neighbour_cities(guild, color, points, base):
    """BASE-GUILD-2 to -7."""
    one, two = CARDS[color].split()
    assert table(base, **FIVE).city(A=guild, B=one).score("A", "guilds") == points
    assert table(base, **FIVE).city(A=guild, E=two).score("A", "guilds") == points
    assert table(base, **FIVE).city(A=guild, B=one, E=two).score("A", "guilds") == 2 * points


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
@pytest.mark.parametrize(("guild", "color", "points"), COUNTING)
def test_it_counts_neither_the_own_city_nor_cities_farther_away(guild, color, points, base):
    """BASE-GUILD-1."""
    one, two = CARDS[color].split()
    assert table(base, **FIVE).city(A=f"{guild} {one}", C=two).score("A", "guilds") == 0


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
@pytest.mark.parametrize(("guild", "color", "points"), COUNTING)
def test_it_counts_no_other_colour(guild, color, points, base):
    """BASE-GUILD-2 to -7."""
    others = " ".join(cards for name, cards in CARDS.items() if name != color)
    assert table(base, **FIVE).city(A=guild, B=f"{others} builders_guild").score("A", "guilds") == 0


def test_the_strategists_count_defeat_tokens_of_the_neighbours():
    """BASE-GUILD-8: not their victories, not own defeats, not those farther away."""
    game = table(**FIVE).city(A="strategists_guild").tokens(A="-1 -1", B="-1 -1 5", C="-1", E="-1 3")
    assert game.score("A", "guilds") == 3


def test_defeats_of_the_last_conflict_count_for_the_strategists():
    """BASE-GUILD-8, BASE-SCORE-7: scored after it."""
    game = table(age=3, turn=6).city(A="strategists_guild stockade").end_age()
    assert game.won("B") == game.won("C") == (-1,)
    assert game.score("A", "guilds") == 2


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("", 1),
        ("loom", 2),
        ("loom quarry lumber_yard", 4),
        ("spies_guild", 2),
        ("baths tavern stockade apothecary", 1),
    ],
)
def test_the_shipowners_count_brown_grey_and_purple_at_home(own, points, base):
    """BASE-GUILD-9: the guild itself counts; the neighbours do not."""
    game = table(base, **FIVE).city(A=f"shipowners_guild {own}", B="press sawmill workers_guild")
    assert game.score("A", "guilds") == points


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
def test_the_builders_count_stages_at_home_and_beside(base):
    """BASE-GUILD-10."""
    game = (
        table(base, **FIVE)
        .wonder(A="gizah:b", B="rhodos:b")
        .city(A="builders_guild")
        .stages(A=4, B=2, C=3, E=1)
    )
    assert game.score("A", "guilds") == 4 + 2 + 1


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
def test_the_scientists_give_a_symbol_of_choice_under_science(base):
    """BASE-GUILD-11."""
    game = table(base, **FIVE).city(A="scientists_guild apothecary workshop")
    assert (game.score("A", "science"), game.score("A", "guilds")) == (10, 0)
    assert table(base, **FIVE).city(A="apothecary workshop", B="scientists_guild").score("A", "science") == 2


@pytest.mark.parametrize(
    ("board", "stages", "points"),
    [("gizah:b", 3, 0), ("gizah:b", 4, 7), ("babylon:b", 2, 7), ("rhodos:a", 2, 0)],
)
def test_the_decorators_want_a_complete_wonder(board, stages, points):
    """BASE-GUILD-1, 2020: 7 points if every stage of the own wonder stands.

    A neighbour's complete one does not help.
    """
    game = (
        table("base_2020", **FIVE)
        .wonder(A=board, B="ephesos:a")
        .stages(A=stages, B=3)
        .city(A="decorators_guild")
    )
    assert game.score("A", "guilds") == points


def test_editions_have_one_guild_each_that_the_other_has_not():
    """BASE-GUILD-8: the Strategists left in 2020, the Decorators came."""
    guilds = {
        base: {card.id for card in table(base).ruleset.catalog.cards if card.color == "purple"}
        for base in ("base_2010", "base_2020")
    }
    assert guilds["base_2010"] - guilds["base_2020"] == {"strategists_guild"}
    assert guilds["base_2020"] - guilds["base_2010"] == {"decorators_guild"}
