"""Leaders with Armada, and in teams (LEADERS-MIX, ARMADA-MIX-6, ARMADA-NAVAL-10)."""

import pytest

from argosy import new_game
from tests.rules.wonders.leaders.hall import MAKES_ALL, hall

both = pytest.mark.parametrize(("edition", "armada"), [(2011, "armada_2018"), (2020, "armada_2020")])


def sea(edition, armada, *, turn=0, seats=4, **more):
    return hall(edition, seats=seats, turn=turn, expansions=(armada,), **more)


@both
def test_recruiting_moves_no_ship(edition, armada):
    """LEADERS-MIX-1, ARMADA-MIX-6."""
    game = sea(edition, armada, coins=9).leaders_hand(A="hannibal").shipyard(A="shipyard_1")
    assert "recruit hannibal" in game.choices("A")
    assert not [choice for choice in game.choices("A") if choice.startswith("recruit") and "ship" in choice]
    assert game.why_not("A", "recruit hannibal + ship") == "no ship can move with recruit here"


@both
def test_a_stage_with_a_leader_allows_its_ship(edition, armada):
    """LEADERS-MIX-1: paid together."""
    game = sea(edition, armada, coins=20).leaders_hand(A="nero").wonder(A="rhodos:a")
    game.city(A=MAKES_ALL)
    ships = [choice for choice in game.choices("A") if choice.startswith("stage with nero + ship")]
    assert ships
    game.turn(A=ships[0])
    assert (game.built_stages("A"), sum(game.spaces("A"))) == (1, 1)


@both
def test_a_leader_is_sold_for_coins_or_the_yellow_ship(edition, armada):
    """LEADERS-MIX-2, LEADERS-OPEN-3."""
    game = sea(edition, armada, coins=0).leaders_hand(A="nero")
    assert {"sell nero", "sell nero for ship"} <= set(game.choices("A"))
    game.turn(A="sell nero for ship")
    assert (game.spaces("A"), game.coins("A")) == ((0, 1, 0, 0), 0)


@both
def test_incursions_move_tokens_of_tomyris_and_nero(edition, armada):
    """LEADERS-MIX-3: the token of a lost incursion goes to its winner; naval tokens do not matter."""
    game = (
        sea(edition, armada, seats=5, turn=7, coins=0)
        .leaders(A="tomyris", C="nero")
        .city(C="stockade barracks")
    )
    game.landings(C="A").hands(A="altar theater", C="baths well" if edition == 2020 else "baths pawnshop")
    game.turn()
    # C beats its neighbours B and D, and A by the incursion: three tokens, six coins, and the defeat token of
    # A.
    assert game.won("A") == ()
    assert game.won("C") == (-1, 1, 1, 1)


@both
def test_naval_tokens_do_not_matter_to_leaders(edition, armada):
    """LEADERS-MIX-3."""
    game = sea(edition, armada, turn=1).leaders(A="alexander").tokens(A="1")
    assert game.score("A", "leaders") == 1


@both
def test_solomon_moves_no_ship(edition, armada):
    """ARMADA-MIX-6, ARMADA-NAVAL-10: a card from the discard pile allows no naval construction.

    It is the worked case of free buildings.
    """
    game = sea(edition, armada, age=2, coins=20).leaders_hand(A="solomon").discarded("walls")
    game.turn(A="recruit solomon")
    assert game.choices("A") == ("revive walls", "pass")


@both
def test_guilds_are_limited_and_leaders_are_not(edition, armada):
    """LEADERS-SCORE-11."""
    game = sea(edition, armada, turn=1).leaders(A="midas").treasury(A=60)
    assert game.score("A", "leaders") == 20


@both
def test_archimedes_lowers_the_card_and_not_the_ship(edition, armada):
    """LEADERS-EFFECT-3: a card that is free by chain keeps the whole cost of its ship."""
    game = sea(edition, armada, turn=1, age=2, coins=0).leaders(A="archimedes").city(A="scriptorium")
    game.shipyard(A="shipyard_1").hands(A="library").wonder(A="gizah:a")
    plain = sea(edition, armada, turn=1, age=2, coins=0).city(A="scriptorium").shipyard(A="shipyard_1")
    plain.hands(A="library").wonder(A="gizah:a")
    assert game.can("A", "build library")
    assert game.can("A", "build library + ship") == plain.can("A", "build library + ship")


@pytest.mark.parametrize("armada", ["armada_2018", "armada_2020"])
@pytest.mark.parametrize("base", [2010, 2020])
@pytest.mark.parametrize("expansion", ["leaders_2011", "leaders_2020"])
def test_all_editions_go_together(base, armada, expansion):
    """AMB-80: an edition of an expansion may be named."""
    game = new_game(players=4, edition=base, expansions=[armada, expansion], seed=1)
    assert game.ruleset.expansions == (armada, expansion)
    assert game.view(0).asked == "draft"


@both
def test_partners_show_each_other_their_leaders(edition, armada):
    """LEADERS-MIX-7: hands, and what they draft from; enemies see nothing."""
    game = sea(edition, armada, teams=True, coins=9).leaders_hand(A="nero", B="sappho", C="midas").game
    assert game.view(0).partner_leaders == ("sappho",)
    assert game.view(2).partner_leaders != ("nero",)
    assert game.view(None).partner_leaders == ()


def test_partners_are_other_players_for_leaders():
    """LEADERS-MIX-7: Telesilla calls the partner's token too."""
    game = (
        sea(2020, "armada_2020", teams=True, coins=9, age=2).leaders_hand(A="telesilla").tokens(B="1", C="1")
    )
    game.turn(A="recruit telesilla")
    assert (game.won("B"), game.won("C")) == ((), ())


def test_doubled_tokens_of_teams_pay_nero_twice():
    """LEADERS-EFFECT-12: two tokens, four coins."""
    game = (
        sea(2020, "armada_2020", teams=True, turn=7, coins=0)
        .leaders(A="nero hannibal")
        .hands(A="altar theater")
    )
    before = game.coins("A")
    game.turn(A="build altar")
    assert (game.won("A"), game.coins("A") - before) == ((1, 1), 4)


@pytest.mark.parametrize(("expansions", "cards"), [(("cities",), 8), (("armada", "cities"), 9)])
def test_hands_grow_with_cities_and_the_phase_is_unchanged(expansions, cards):
    """LEADERS-MIX-6."""
    game = new_game(players=4, expansions=["leaders", *expansions], seed=4)
    for seat in (0, 1, 2, 3) * 3:
        game.choose(seat, game.choices(seat)[0])
    assert (game.label, [len(game.view(seat).leaders_hand) for seat in range(4)]) == ("1.0^", [4, 4, 4, 4])
    for seat in range(4):
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    assert [len(game.view(seat).hand) for seat in range(4)] == [cards] * 4


def test_diplomacy_does_not_stop_an_incursion_with_leaders():
    """LEADERS-MIX-4, ARMADA-LAND-9: whoever has the token fights all the same."""
    game = hall(2020, seats=5, turn=8, expansions=("armada_2020", "cities_2020"), coins=0).leaders(
        C="hannibal"
    )
    game.city(A="consulate").landings(C="A").hands(A="altar theater")
    game.turn()
    assert -1 in game.won("A")
