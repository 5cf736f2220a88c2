"""Roma and Abu Simbel (LEADERS-ROMA, LEADERS-ABU)."""

import pytest

from tests.rules.wonders.leaders.hall import both_editions, hall


@both_editions
def test_leaders_are_free_on_side_a_of_roma(edition):
    """LEADERS-ROMA-1: the owner's; the board makes nothing."""
    game = hall(edition, coins=0).wonder(A="roma:a").leaders_hand(A="caesar", B="hannibal")
    assert game.price("A", "recruit caesar") == 0
    assert not game.can("B", "recruit hannibal")
    assert game.game.view(0).cities[0].sells == ()


@both_editions
def test_leaders_are_cheaper_on_side_b_of_roma(edition):
    """LEADERS-ROMA-1: two coins for the owner, one for both neighbours, never below 0."""
    game = hall(edition, seats=4, coins=9).wonder(A="roma:b")
    game.leaders_hand(A="caesar sappho", B="pericles", C="hannibal", D="zenobia")
    assert (game.price("A", "recruit caesar"), game.price("A", "recruit sappho")) == (3, 0)
    assert [game.price("B", "recruit pericles"), game.price("D", "recruit zenobia")] == [5, 1]
    assert game.price("C", "recruit hannibal") == 2


def test_free_wins_over_discounts():
    """LEADERS-ROMA-2."""
    game = hall(coins=0, age=2).wonder(A="roma:b").leaders(A="maecenas").leaders_hand(A="caesar", B="bilkis")
    assert game.price("A", "recruit caesar") == 0
    assert not game.can("B", "recruit bilkis")
    near = hall(coins=0, age=2).wonder(A="roma:b").leaders(B="maecenas").leaders_hand(B="bilkis")
    assert near.price("B", "recruit bilkis") == 0


EXPANSION = "caesar midas plato nero bilkis"


@both_editions
def test_the_first_stage_of_side_b_draws_four_leaders(edition):
    """LEADERS-ROMA-3: and brings five coins; they may be played like drafted ones."""
    game = (
        hall(edition, turn=1, coins=0)
        .wonder(A="roma:b")
        .city(A="lumber_yard clay_pool")
        .leaders_hand(A="sappho")
    )
    game.leaders_box(EXPANSION).hands(A="altar")
    events = game.turn(A="stage with altar")
    assert (game.coins("A"), set(game.held_leaders("A"))) == (
        5,
        {"sappho", "midas", "plato", "nero", "bilkis"},
    )
    assert ("drew", 4) in [(event.kind, event.cards) for event in events]
    assert game.game.view(0).leaders_left == 1
    game.end_age()
    assert game.can("A", "recruit sappho")
    assert game.can("A", "recruit nero")


def test_fewer_than_four_are_drawn_where_there_are_not_more():
    """LEADERS-ROMA-3."""
    game = hall(turn=1, coins=0).wonder(A="roma:b").city(A="lumber_yard clay_pool").leaders_hand(A="sappho")
    game.leaders_box("midas plato").hands(A="altar")
    game.turn(A="stage with altar")
    assert set(game.held_leaders("A")) == {"sappho", "midas", "plato"}


def second_stage(coins=0, **more):
    """Roma B is about to build its second stage in a turn of Age I."""
    game = hall(turn=1, **more).wonder(A="roma:b").stages(A=1).city(A="stone_pit clay_pool glassworks")
    return game.treasury(A=coins).hands(A="altar")


def test_an_extra_leader_may_be_recruited_after_the_second_stage():
    """LEADERS-ROMA-4, LEADERS-OPEN-4: at its lowered cost; only recruiting; may be left out; three points."""
    game = second_stage(coins=3).leaders_hand(A="caesar sappho")
    game.turn(A="stage with altar")
    assert game.asked("A") == "recruit"
    assert game.choices("A") == ("recruit caesar", "recruit sappho", "pass")
    events = game.turn(A="recruit caesar")
    assert (game.coins("A"), game.recruited("A"), game.shields("A")) == (0, ("caesar",), 2)
    assert (game.asked("A"), game.score("A", "wonder")) == ("card", 3)
    assert [event.kind for event in events if event.seat == 0][1:3] == ["paid", "recruited"]
    refused = second_stage(coins=3).leaders_hand(A="caesar")
    refused.turn(A="stage with altar")
    refused.turn(A="pass")
    assert (refused.recruited("A"), refused.held_leaders("A"), refused.asked("A")) == (
        (),
        ("caesar",),
        "card",
    )


def test_who_can_pay_no_leader_is_not_asked():
    """LEADERS-ROMA-4: nor who has none."""
    poor = second_stage(coins=0).leaders_hand(A="caesar")
    poor.turn(A="stage with altar")
    assert poor.asked("A") == "card"
    empty = second_stage(coins=9).leaders_hand(A="")
    empty.turn(A="stage with altar")
    assert empty.asked("A") == "card"


def test_trade_income_of_the_turn_pays_the_extra_leader():
    """AMB-91: judged by the coins at that moment."""
    game = second_stage(coins=0).leaders_hand(A="caesar").city(A="stone_pit clay_pool glassworks", B="loom")
    game.wonder(A="roma:b", B="gizah:a", C="ephesos:a").hands(A="altar", B="guard_tower", C="barracks")
    game.treasury(B=9)
    game.turn(A="stage with altar", B="build guard_tower")
    assert game.coins("A") == 2
    assert game.asked("A") == "card"
    three = second_stage(coins=1).leaders_hand(A="caesar").city(A="stone_pit clay_pool glassworks")
    three.wonder(A="roma:b", B="gizah:a", C="ephesos:a").hands(A="altar", B="guard_tower").treasury(B=9)
    three.turn(A="stage with altar", B="build guard_tower")
    assert three.asked("A") == "recruit"


def test_the_extra_leader_of_a_stage_built_in_the_phase_comes_after_the_others():
    """LEADERS-ROMA-5, LEADERS-RECRUIT-12: in the same phase."""
    game = hall(age=2).wonder(A="roma:b").stages(A=1).city(A="stone_pit clay_pool glassworks").treasury(A=3)
    game.leaders_hand(A="caesar nero")
    game.turn(A="stage with nero")
    assert (game.asked("A"), game.hand("A")) == ("recruit", ())
    game.turn(A="recruit caesar")
    assert (game.asked("A"), len(game.hand("A"))) == ("card", 7)


def test_an_extra_solomon_builds_from_the_pile_at_once():
    """LEADERS-ROMA-4, LEADERS-EFFECT-18: what he brings is settled before the turn ends."""
    game = second_stage(coins=9).leaders_hand(A="solomon").discarded("baths")
    game.turn(A="stage with altar")
    game.turn(A="recruit solomon")
    assert "revive baths" in game.choices("A")
    game.turn(A="revive baths")
    assert (game.cards("A"), game.asked("A")) == (("baths", "clay_pool", "glassworks", "stone_pit"), "card")


def abu(leaders, side="b", stages=0, **more):
    """Abu Simbel is about to build a stage that buries a leader."""
    game = hall(turn=1, age=2, **more).wonder(A=f"abu_simbel:{side}").stages(A=stages).leaders(A=leaders)
    return game.city(A="clay_pool brickyard loom sawmill glassworks quarry").hands(A="altar")


@pytest.mark.parametrize(("side", "stages"), [("a", 2), ("b", 0), ("b", 1)])
def test_a_stage_of_abu_simbel_buries_a_leader(side, stages):
    """LEADERS-ABU-1: the owner chooses; the effect ends; twice the cost counts for the wonder (AMB-90)."""
    game = abu("caesar sappho", side, stages)
    before = game.score("A", "wonder")
    game.turn(A="stage with altar")
    assert game.asked("A") == "bury"
    assert game.choices("A") == ("bury caesar", "bury sappho")
    events = game.turn(A="bury caesar")
    assert (game.buried("A"), game.recruited("A"), game.shields("A")) == (("caesar",), ("sappho",), 0)
    assert (game.score("A", "wonder") - before, game.score("A", "leaders")) == (10, 2)
    assert ("buried", "caesar") in [(event.kind, event.leader) for event in events]


def test_burying_is_not_optional():
    """LEADERS-ABU-2: a single leader is buried; without one the stage gives nothing."""
    game = abu("sappho")
    game.turn(A="stage with altar")
    assert (game.asked("A"), game.buried("A"), game.score("A", "wonder")) == ("card", ("sappho",), 2)
    none = abu("")
    none.turn(A="stage with altar")
    assert (none.asked("A"), none.buried("A"), none.score("A", "wonder")) == ("card", (), 0)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_printed_cost_counts(age):
    """LEADERS-ABU-3: for cost "A" that of the Age in which the leader was recruited."""
    game = abu(f"phryne:{age}")
    game.turn(A="stage with altar")
    assert game.score("A", "wonder") == 2 * age


def test_what_a_leader_gave_once_stays():
    """LEADERS-ABU-4: tokens and coins."""
    game = abu("nitocris:2").tokens(A="3").treasury(A=5)
    game.turn(A="stage with altar")
    assert (game.won("A"), game.coins("A"), game.buried("A")) == ((3,), 5, ("nitocris",))


@pytest.mark.parametrize(
    ("leader", "field", "value"),
    [
        ("hannibal", "shields", 0),
        ("imhotep", "waives", 0),
        ("hammurabi", "waives", 0),
        ("ramses", "free_colors", 0),
        ("bilkis", "wild_for_coin", 0),
        ("nero", "coins_per_token", 0),
        ("berenice", "bank_bonus", 0),
        ("hatshepsut", "pays_buyer", 0),
        ("tomyris", "sends_defeats", 0),
        ("aristotle", "set_bonus", 0),
        ("aganice", "symbol_changes", 0),
    ],
)
def test_rights_end_with_the_burial(leader, field, value):
    """LEADERS-ABU-1."""
    game = abu(leader)
    assert game.game.state.cities[0][field] != value
    game.turn(A="stage with altar")
    assert game.game.state.cities[0][field] == value
    assert game.game.state.cities[0].modifiers == 0


@pytest.mark.parametrize(("leader", "place"), [("euclid", 0), ("enheduanna", 4)])
def test_symbols_end_with_the_burial(leader, place):
    """LEADERS-ABU-1."""
    game = abu(leader)
    game.turn(A="stage with altar")
    assert game.game.state.cities[0].science[place] == 0


@pytest.mark.parametrize(
    ("leader", "field"), [("xenophon", "coins_built"), ("vitruvius", "coins_chained"), ("maecenas", "free")]
)
def test_coins_and_free_leaders_end_with_the_burial(leader, field):
    """LEADERS-ABU-1."""
    game = abu(leader)
    game.turn(A="stage with altar")
    assert not game.game.state.cities[0].leaders[field].any()


def test_what_another_leader_grants_stays():
    """LEADERS-ABU-1: two discounts, one is buried."""
    game = abu("imhotep hammurabi")
    game.turn(A="stage with altar")
    game.turn(A="bury imhotep")
    assert game.game.view(0).cities[0].modifiers.waives == ("blue",)


def test_a_buried_leader_does_not_count():
    """LEADERS-ABU-5: for Agrippina and Diplomats."""
    game = abu("agrippina nero")
    game.turn(A="stage with altar")
    game.turn(A="bury nero")
    assert game.score("A", "leaders") == 7
