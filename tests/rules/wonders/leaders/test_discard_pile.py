"""Order of builders from the discard pile with Leaders (LEADERS-EFFECT-18, -19, LEADERS-GUILD-3)."""

from tests.rules.wonders.leaders.hall import both_editions, hall


@both_editions
def test_halikarnassos_comes_before_solomon(edition):
    """LEADERS-EFFECT-19: whatever the seats."""
    game = hall(edition, age=2, coins=9).wonder(A="gizah:a", B="halikarnassos:b").city(B="brickyard foundry")
    game.leaders_hand(A="solomon", B="nero").discarded("baths walls")
    game.turn(A="recruit solomon", B="stage with nero")
    assert (game.asked("A"), game.asked("B")) == (None, "revive")
    game.turn(B="revive walls")
    assert game.asked("A") == "revive"
    assert game.choices("A") == ("revive baths", "pass")
    game.turn(A="revive baths")
    assert game.asked("A") == "card"


@both_editions
def test_one_city_may_have_both_rights(edition):
    """LEADERS-EFFECT-19: the right of Roma's neighbour and that of Halikarnassos with Solomon.

    The first is apart, the second in different turns; here one city has both by the guild.
    """
    game = hall(edition, age=2, coins=9).wonder(A="halikarnassos:b").city(A="brickyard foundry")
    game.leaders_hand(A="solomon").discarded("baths walls")
    game.turn(A="stage with solomon")
    game.turn(A="revive walls")
    assert game.asked("A") == "card"


def test_courtesans_come_last():
    """LEADERS-EFFECT-19, LEADERS-GUILD-3: a copied Solomon waits for the stage of Halikarnassos."""
    game = hall(2011, turn=1, age=3, coins=0).leaders(C="solomon").hands(A="courtesans_guild", B="altar")
    game.city(A="lumber_yard clay_pool glassworks loom", B="foundry").wonder(A="gizah:a", B="halikarnassos:b")
    game.discarded("baths walls")
    game.turn(A="build courtesans_guild", B="stage with altar")
    assert (game.asked("A"), game.asked("B")) == (None, "revive")
    game.turn(B="revive walls")
    assert game.asked("A") == "revive"
    game.turn(A="revive baths")
    assert "baths" in game.cards("A")


def test_only_age_cards_lie_in_the_pile():
    """LEADERS-EFFECT-18: sold leaders are not found."""
    game = hall(age=2, coins=9).leaders_hand(A="solomon", B="nero")
    game.turn(A="recruit solomon", B="sell nero")
    assert game.asked("A") == "card"


def test_a_right_that_finds_nothing_is_lost():
    """BASE-DISCARD-5: Solomon with a pile of cards that stand already; the next one is asked all the same."""
    game = hall(age=2, coins=9, seats=7).leaders_hand(A="solomon").city(A="baths").discarded("baths")
    game.turn(A="recruit solomon")
    assert game.asked("A") == "card"
    assert (game.game.state.cities[0].revives, game.game.state.cities[0].later_revives.sum()) == (0, 0)
