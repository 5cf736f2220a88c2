"""The guilds of 2012 (CITIES-GUILD-1)."""

from tests.rules.wonders.cities.town import built, coins, settle, town


def test_counterfeiters():
    """CITIES-GUILD-1: five points, and all others lose three coins."""
    game = built("counterfeiters_guild", 2012, age=3, seats=4)
    game.turn(A="build counterfeiters_guild")
    settle(game)
    assert coins(game) == [10, 10, 10, 10]
    assert game.score("A", "guilds") == 5


def test_guild_of_shadows():
    """CITIES-GUILD-1: a point for each black card of the two neighbours, none for the own ones or those
    across.
    """
    game = town(2012, seats=4).city(
        A="guild_of_shadows hideout", B="lair militia", C="capitol", D="brotherhood"
    )
    assert game.score("A", "guilds") == 3
    assert town(2012, seats=4).city(A="guild_of_shadows hideout").score("A", "guilds") == 0


def test_mourners():
    """CITIES-GUILD-1: a point for each victory token of the two neighbours, whatever its value."""
    game = town(2012, seats=4).city(A="mourners_guild").tokens(A="5 5", B="1 3", C="5", D="5 -1")
    assert game.score("A", "guilds") == 3
