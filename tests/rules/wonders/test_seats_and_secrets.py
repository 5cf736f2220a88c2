"""Neighbours of a seat, and visibility of hands and choices (BASE-SEAT, BASE-INFO)."""

import pytest

import argosy
from argosy.errors import PositionError
from argosy.testing import table

LETTERS = "ABCDEFG"


def seats_round(seats):
    """(seats, seat, left neighbour, right neighbour) by letters, counted on the fingers."""
    ring = LETTERS[:seats]
    for place, letter in enumerate(ring):
        yield seats, letter, (ring * 2)[place + 1], ring[place - 1]


EVERY_SEAT = [seat for seats in range(3, 8) for seat in seats_round(seats)]


@pytest.mark.parametrize(("seats", "seat", "left", "right"), EVERY_SEAT)
def test_the_left_neighbour_sits_one_seat_on_clockwise(seats, seat, left, right):
    """BASE-SEAT-1."""
    for seller, price in ((left, (6, 0, 0)), (right, (0, 6, 0))):
        game = table(seats=seats, age=2, coins=9).wonder(**{seat: "rhodos:a"})
        game.city(**{seller: "quarry stone_pit"}).hands(**{seat: "aqueduct"})
        assert price in game.prices(seat, "build aqueduct")


def test_nobody_but_the_two_neighbours_sells():
    """BASE-SEAT-2."""
    far = table(seats=5, coins=9).city(C="loom", D="loom").hands(A="apothecary")
    near = table(seats=5, coins=9).city(B="loom").hands(A="apothecary")
    assert not far.can("A", "build apothecary")
    assert near.can("A", "build apothecary")


def test_conflicts_are_with_the_two_neighbours_only():
    """BASE-SEAT-2: A is stronger than everybody and wins twice, not four times."""
    game = table(seats=5, turn=6).city(A="stockade").end_age()
    assert game.won("A") == (1, 1)
    assert [game.won(letter) for letter in "BCDE"] == [(-1,), (), (), (-1,)]


def test_guilds_look_at_the_two_neighbours_only():
    """BASE-SEAT-2."""
    game = table(seats=5, age=3).city(A="magistrates_guild", B="baths", C="altar", D="theater", E="pawnshop")
    assert game.score("A", "guilds") == 2


def test_with_three_cities_everybody_is_everybodys_neighbour():
    """BASE-SEAT-2."""
    for buyer, seller in ("AB", "AC", "BA", "BC", "CA", "CB"):
        game = table(coins=9).city(**{seller: "loom"}).hands(**{buyer: "apothecary"})
        assert game.price(buyer, "build apothecary") == 2


def test_a_hand_is_seen_by_its_owner_alone():
    """BASE-INFO-1."""
    game = table().hands(A="baths stockade")
    assert set(game.game.view(0).hand) >= {"baths", "stockade"}
    assert game.game.view(1).hand == game.hand("B")
    assert game.game.view(None).hand == ()


def test_a_chosen_card_is_secret_until_everybody_has_chosen():
    """BASE-INFO-1: for the others it is all the same what A has chosen."""
    views = []
    for text in ("build altar", "sell theater", "build loom"):
        game = table().hands(A="altar theater loom").game
        game.choose(0, text)
        views.append((game.view(1), game.view(2), game.view(None)))
        assert game.view(0).chosen == text
    assert views[0] == views[1] == views[2]
    assert views[0][0].cities[0].has_chosen


def test_a_built_card_is_shown_after_the_reveal():
    """BASE-INFO-1: not before, and then to all."""
    game = table().hands(A="altar")
    game.game.choose(0, "build altar")
    assert game.cards("A") == ()
    game.turn()
    assert game.cards("A") == ("altar",)


def test_the_card_under_a_stage_stays_face_down():
    """BASE-INFO-2: C, who never held that hand, cannot tell which card it was; A can."""
    seen = []
    for marker in ("altar", "theater"):
        game = table().wonder(A="gizah:a").city(A="stone_pit").hands(A="altar theater")
        game.turn(A=f"stage with {marker}")
        play = game.game.view(2).plays[0]
        assert (play.verb, play.stage, play.card) == ("stage", 1, None)
        assert game.game.view(0).plays[0].card == marker
        seen.append(game.game.view(2))
    assert seen[0] == seen[1]


def test_the_discard_pile_lies_face_down():
    """BASE-INFO-2."""
    seen = []
    for card in ("altar", "theater"):
        game = table().hands(A="altar theater")
        game.turn(A=f"sell {card}")
        seen.append(game.game.view(2))
        assert game.game.view(2).discard is None
        assert game.game.view(2).discard_size == 3
    assert seen[0] == seen[1]


def test_only_who_builds_from_the_pile_looks_through_it():
    """BASE-INFO-2."""
    game = table(age=2).wonder(A="halikarnassos:a").city(A="foundry ore_vein").stages(A=1)
    game.discarded("altar").hands(A="walls").turn(A="stage with walls")
    assert "altar" in game.game.view(0).discard
    assert game.game.view(1).discard is None
    assert game.game.view(None).discard is None
    game.turn(A="pass")
    assert game.game.view(0).discard is None


def test_buildings_coins_tokens_and_stages_are_public():
    """BASE-INFO-3: for a spectator too."""
    game = table(age=2).city(A="baths").treasury(A=11).tokens(A="1 -1").wonder(A="gizah:b").stages(A=2).game
    for viewer in (0, 1, None):
        city = game.view(viewer).cities[0]
        assert (city.cards, city.coins, city.stages) == (("baths",), 11, (1, 2))
        assert (city.victories, city.defeats) == ((1,), 1)


def test_a_treasury_has_no_limit():
    """BASE-INFO-4: more coins than the box holds."""
    game = table(seats=4, coins=900).hands(A="tavern")
    game.turn(A="build tavern")
    assert game.coins("A") == 905


def test_tokens_never_run_out():
    """BASE-INFO-4: more tokens than the box holds, and they score."""
    game = (
        table(age=3, turn=6, coins=0)
        .tokens(A="-1 " * 60, B="5 " * 60 + "3 " * 40)
        .city(B="stockade")
        .end_age()
    )
    assert game.won("A").count(-1) == 61
    assert game.won("B").count(5) == 62
    assert (game.score("A", "conflicts"), game.score("B", "conflicts")) == (-61, 62 * 5 + 40 * 3)


def test_a_position_with_more_tokens_than_any_game_could_give_is_refused():
    """BASE-INFO-4: the record counts them to a hundred."""
    for tokens in ({"defeats": 101}, {"victories": [0, 0, 101]}):
        with pytest.raises(PositionError, match="from 0 to 100"):
            argosy.from_position({"edition": 2010, "cities": [tokens, {}, {}]})


def test_a_view_of_an_unknown_seat_is_refused():
    """BASE-INFO-1: there is no window without an owner."""
    with pytest.raises(argosy.ArgosyError):
        table().game.view(7)
