"""The discard pile and constructions from it (BASE-DISCARD)."""

import pytest

from argosy.errors import ChoiceError
from argosy.testing import table

BOARD = "halikarnassos:a"


def ready(**more):
    """Halikarnassos, 2010, side A, about to build its second stage with the Walls."""
    return table(**{"age": 2, **more}).wonder(A=BOARD).stages(A=1).city(A="foundry ore_vein").hands(A="walls")


def test_what_lies_on_the_pile():
    """BASE-DISCARD-1: sold cards and left-over cards, over all Ages, but no markers."""
    game = ready(turn=6).discarded("altar").hands(A="walls school", B="temple statue", C="stables dispensary")
    game.turn(A="stage with walls", B="sell temple", C="sell stables")
    assert sorted(game.pile()) == sorted(["altar", "school", "temple", "statue", "stables", "dispensary"])


def test_the_pile_is_kept_over_the_ages():
    """BASE-DISCARD-1: three turns a player, then three left-overs; nothing is cleared."""
    game = table().end_age()
    assert len(game.pile()) == 3 * 7
    game.end_age()
    assert len(game.pile()) == 3 * 14


def test_built_cards_do_not_lie_on_the_pile():
    """BASE-DISCARD-1."""
    game = table().hands(A="altar")
    game.turn(A="build altar")
    assert "altar" not in game.pile()


def test_it_happens_after_all_actions_and_sales():
    """BASE-DISCARD-2."""
    game = ready().hands(A="walls", B="temple", C="statue")
    assert [choice.verb for choice in game.game.choices(0) if choice.verb == "revive"] == []
    game.turn(A="stage with walls", B="sell temple", C="sell statue")
    assert game.choices("A") == ("revive temple", "revive statue", "pass")


def test_in_the_last_turn_left_over_cards_may_be_chosen_too():
    """BASE-DISCARD-2: also the own one."""
    game = ready(turn=6).hands(A="walls school", B="temple statue", C="stables dispensary")
    game.turn(A="stage with walls", B="sell temple", C="sell stables")
    names = ("school", "temple", "statue", "stables", "dispensary")
    assert all(game.can("A", f"revive {card}") for card in names)
    assert not game.can("A", "revive walls")


def test_the_card_is_free_of_any_cost():
    """BASE-DISCARD-3."""
    game = ready(coins=0).discarded("palace")
    game.turn(A="stage with walls")
    game.turn(A="revive palace")
    assert "palace" in game.cards("A")
    assert game.coins("A") == 0
    assert "palace" not in game.pile()


def test_it_must_not_be_there_twice():
    """BASE-DISCARD-3, BASE-BUILD-1."""
    game = ready().discarded("loom altar").city(A="foundry ore_vein loom")
    game.turn(A="stage with walls")
    assert not game.can("A", "revive loom")
    assert game.can("A", "revive altar")


@pytest.mark.parametrize(
    "card", ["altar", "loom", "tavern", "stockade", "apothecary", "lumber_yard", "spies_guild", "palace"]
)
def test_any_colour_and_any_age(card):
    """BASE-DISCARD-3."""
    game = ready().discarded(card)
    game.turn(A="stage with walls")
    game.turn(A=f"revive {card}")
    assert card in game.cards("A")


def test_immediate_effects_happen_at_once():
    """BASE-DISCARD-3: coins now; counting includes what was placed in this turn."""
    game = ready(coins=0).discarded("tavern").hands(A="walls", B="lumber_yard")
    game.turn(A="stage with walls", B="build lumber_yard")
    game.turn(A="revive tavern")
    assert game.coins("A") == 5
    other = ready(coins=0).discarded("vineyard").hands(A="walls", B="lumber_yard")
    other.turn(A="stage with walls", B="build lumber_yard")
    other.turn(A="revive vineyard")
    assert other.coins("A") == 3


def test_it_may_be_declined():
    """BASE-DISCARD-3, AMB-12: the right is then used up."""
    game = ready().discarded("altar")
    game.turn(A="stage with walls")
    game.turn(A="pass")
    assert "altar" in game.pile()
    assert game.asked("A") == "card"


def test_one_card_only():
    """BASE-DISCARD-3: the pile is not offered again."""
    game = ready().discarded("altar theater")
    game.turn(A="stage with walls")
    game.turn(A="revive altar")
    assert game.asked("A") == "card"
    with pytest.raises(ChoiceError):
        game.game.choose(0, "revive theater")


def test_if_no_card_is_allowed_nothing_happens():
    """BASE-DISCARD-3: the others build, the pile is empty, the right is lost."""
    game = ready().hands(A="walls", B="loom", C="press")
    game.turn(A="stage with walls", B="build loom", C="build press")
    assert game.asked("A") == "card"
    game.turn(B="pass")
    assert game.asked("A") == "card"


def test_if_only_doubles_lie_there_nothing_happens():
    """BASE-DISCARD-3."""
    game = (
        ready(seats=7)
        .discarded("baths")
        .city(A="foundry ore_vein baths")
        .hands(A="walls", B="loom", C="press", D="glassworks", E="vineyard", F="bazar", G="sawmill")
    )
    builds = {"B": "loom", "C": "press", "D": "glassworks", "E": "vineyard", "F": "bazar", "G": "sawmill"}
    game.turn(A="stage with walls", **{letter: f"build {card}" for letter, card in builds.items()})
    assert game.pile() == ("baths",)
    assert game.asked("A") == "card"


def test_it_happens_before_the_conflicts():
    """BASE-DISCARD-4: the shield counts in this very Age."""
    game = ready(turn=6).discarded("stockade")
    game.turn(A="stage with walls")
    assert game.won("A") == ()
    game.turn(A="revive stockade")
    assert game.won("A") == (3, 3)


def test_in_the_base_game_one_city_at_most_is_asked():
    """BASE-DISCARD-5: only Halikarnassos has the power, and the others wait for it."""
    catalog = table().ruleset.catalog
    able = {
        wonder.id
        for wonder in catalog.wonders
        for side in wonder.sides.values()
        for stage in side.stages
        if any(effect.kind == "build_from_discard" for effect in stage.effects)
    }
    assert able == {"halikarnassos"}
    assert not [
        card.id for card in catalog.cards if any(e.kind == "build_from_discard" for e in card.effects)
    ]
    game = ready().discarded("altar")
    game.turn(A="stage with walls")
    assert game.game.owing == (0,)
