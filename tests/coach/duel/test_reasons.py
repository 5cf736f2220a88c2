"""Reasons of the coach for and against choices of Duel: one scenario for each kind of reason."""

import random

import pytest

from argosy.coach.duel import ahead, kinds, reasons
from argosy.game.duel.game import new_duel_game
from argosy.rules.duel.hidden_information.pools import deal
from argosy.rules.records import copy_record
from argosy.search.duel.hidden_information.from_view import InformationSet, information_set_from_view
from tests.coach.determinizations import dealt_in
from tests.rules.duel.table import ALL, chambers, city, play, prepared, table


def why(game, text):
    """All reasons of a choice of whoever decides, by kind.

    The game itself is one of the worlds that fit its view.
    """
    seat = game.owing[0]
    choice = next(choice for choice in game.choices(seat) if choice.text == text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            ahead,
            "information_set_from_view",
            lambda *_: InformationSet(game.ruleset, copy_record(game.array), None),
        )
        found = reasons(game.view(seat), game.choices(seat), [choice.number])[choice.number]
    assert found[-1].kind == kinds.LATER, "there is always something to say"
    return {reason.kind: reason for reason in found}


def test_a_victory_is_seen():
    """DUEL-072."""
    assert why(table("guard_tower", pawn=8), "build guard_tower")[kinds.WINS].thing == "military"
    assert kinds.WINS not in why(table("guard_tower", pawn=7), "build guard_tower")


def test_a_card_that_the_opponent_would_win_with_is_taken_away_or_left():
    game = table("guard_tower altar", pawn=-8, alone=True)
    assert why(game, "discard guard_tower")[kinds.SAVES].thing == "guard_tower"
    assert why(game, "build guard_tower")[kinds.SAVES].thing == "guard_tower"
    assert why(game, "build altar")[kinds.EXPOSES].thing == "guard_tower"
    assert why(game, "build altar")[kinds.EXPOSES].weight < 0
    assert kinds.SAVES not in why(table("guard_tower altar", pawn=-7, alone=True), "discard guard_tower")


def test_a_victory_is_prevented_from_afar():
    """The pawn goes back, so that the card that is left does not reach the capital."""
    game = table("stable guard_tower", city(coins=9), city(coins=9), pawn=-8, alone=True)
    assert why(game, "build stable")[kinds.SAVES].thing in ("stable", "guard_tower")
    assert kinds.EXPOSES in why(game, "discard stable")


def test_points_and_what_the_opponent_would_have_of_them():
    game = table("altar theater")
    found = why(game, "build altar")
    assert found[kinds.POINTS].amount == 3
    assert (found[kinds.DENIES].thing, found[kinds.DENIES].amount) == ("altar", 3)
    assert kinds.POINTS not in why(game, "discard altar")
    assert why(game, "discard altar")[kinds.DENIES].amount == 3


def test_nothing_is_denied_that_the_opponent_cannot_pay():
    assert kinds.DENIES not in why(table("baths"), "discard baths")
    assert kinds.DENIES in why(table("baths", b=city("quarry")), "discard baths")


def test_points_are_without_those_of_coins_and_of_the_track():
    """DUEL-073, 101."""
    assert kinds.POINTS not in why(table("guard_tower", a=city(coins=2)), "build guard_tower")
    assert kinds.POINTS not in why(table("altar", a=city(coins=2)), "discard altar")


def test_a_pair_brings_a_token_and_can_be_denied():
    """DUEL-081."""
    board = ["agriculture", "masonry"]
    found = why(table("library", city("scriptorium"), age=2, board=board), "build library")
    assert kinds.PAIR in found
    assert kinds.SYMBOL not in found
    theirs = table("library", city(), city("scriptorium"), age=2, board=board)
    assert why(theirs, "discard library")[kinds.DENIES_PAIR].thing == "library"


FOUR = "workshop apothecary scriptorium pharmacist"


def test_symbols_are_counted_for_both():
    """DUEL-082."""
    found = why(table("scriptorium", city(coins=9)), "build scriptorium")[kinds.SYMBOL]
    assert (found.amount, found.total) == (1, 6)
    game = table("academy", city(), city(FOUR, coins=30), age=3, alone=True)
    denied = why(game, "discard academy")[kinds.DENIES_SYMBOL]
    assert (denied.thing, denied.amount) == ("academy", 5)


def test_the_pawn_moves_for_one_or_the_other():
    """DUEL-070, 071."""
    found = why(table("guard_tower", pawn=1), "build guard_tower")[kinds.PAWN]
    assert (found.amount, found.total) == (1, 2)
    found = why(table("guard_tower", b=city(coins=5), pawn=2), "build guard_tower")[kinds.PAWN_TOKEN]
    assert (found.amount, found.total) == (1, 2)
    assert why(table("guard_tower", pawn=-5), "discard guard_tower")[kinds.DENIES_SHIELDS].amount == 1


def test_a_wonder_takes_coins_and_gives_another_turn():
    """DUEL-060, 061."""
    game = table("altar theater", city(coins=30, wonders="appian_way"), city(coins=2))
    found = why(game, "wonder appian_way with altar")
    assert found[kinds.TAKES_COINS].amount == 2
    assert kinds.AGAIN in found
    assert kinds.EXPOSES not in found


def test_coins_come_and_go():
    """DUEL-022."""
    found = why(table("altar", city("tavern", coins=1)), "discard altar")[kinds.COINS]
    assert (found.amount, found.total) == (3, 4)
    assert why(table("press", city(coins=2)), "build press")[kinds.LEAVES].amount == 1
    assert kinds.LEAVES not in why(table("press", city(coins=9)), "build press")


def test_a_wonder_comes_out_of_reach_or_into_it():
    """DUEL-024, 032: each missing unit costs 2 coins; the Pyramids want four."""
    assert (
        why(table("clay_pit altar", city(coins=8, wonders="pyramids")), "build clay_pit")[kinds.SHORT].amount
        == 1
    )
    assert (
        why(table("altar", city(coins=6, wonders="pyramids")), "discard altar")[kinds.ENOUGH].thing
        == "pyramids"
    )
    assert (
        not {kinds.SHORT, kinds.ENOUGH}
        & why(table("altar", city(coins=9, wonders="pyramids")), "build altar").keys()
    )


def test_chains_make_free_now_and_later():
    """DUEL-038."""
    assert why(table("altar"), "build altar")[kinds.CHAIN].thing == "temple"
    assert kinds.CHAIN not in why(table("altar", discard=["temple"]), "build altar")
    assert kinds.BY_CHAIN in why(table("temple", city("altar"), age=2), "build temple")
    assert kinds.BY_CHAIN not in why(table("temple", city(coins=30), age=2), "build temple")


def test_resources_and_prices_last():
    """DUEL-030 to 032."""
    made = why(table("stone_pit", city(coins=2)), "build stone_pit")[kinds.MAKES]
    assert (made.things, made.amount) == (("stone",), 2)
    price = why(table("stone_reserve", city(coins=5)), "build stone_reserve")[kinds.PRICE]
    assert (price.things, price.amount, price.total) == (("stone",), 1, 2)
    either = why(table("caravansery", city(coins=30), age=2), "build caravansery")[kinds.MAKES]
    assert either.things == ("wood", "clay", "stone")


def test_sabotage_takes_points():
    """AGORA-157: a wonder of the opponent goes, and its points with it."""
    game = table(
        "altar", b=city(built="pyramids"), expansions=("agora",), tasks=[{"kind": "sabotage", "seat": 0}]
    )
    assert why(game, "raze pyramids")[kinds.TAKES_POINTS].amount == 9


def test_senators_act_and_chambers_change_hands():
    """AGORA-032, 070."""
    game = table(
        "altar",
        expansions=("agora",),
        chambers=chambers((1, 1), (0, 0)),
        tasks=[{"kind": "place", "seat": 0}],
    )
    found = why(game, "place 1")
    assert found[kinds.CONTROL].amount == 1
    assert (found[kinds.MARKERS].amount, found[kinds.MARKERS].total) == (2, 1)
    theirs = table(
        "altar", expansions=("agora",), chambers=chambers((0, 1)), tasks=[{"kind": "place", "seat": 0}]
    )
    assert why(theirs, "place 1")[kinds.LOSES_CONTROL].amount == 1
    assert (
        why(table("left_politician_1", expansions=("agora",)), "recruit left_politician_1")[
            kinds.SENATE
        ].amount
        == 1
    )


def test_a_conspiracy_gets_ready():
    """AGORA-050."""
    game = table("altar", city(conspiracies=prepared("coup")), expansions=("agora",))
    assert why(game, "prepare coup with altar")[kinds.PREPARES].thing == "coup"


def test_what_no_number_shows_is_read_from_the_thing():
    board = ["strategy", "theology"]
    game = table("library", city("scriptorium"), age=2, board=board)
    play(game, "build library")
    assert why(game, "token strategy")[kinds.EFFECT].thing == "strategy"


# --- the structure ------------------------------------------------------------------------------------------


def covered_only_by(view, place):
    return [one for one in view.structure if one.covered_by == (place,)]


def test_what_a_card_opens_is_said():
    """DUEL-011: every choice of whole games, against the structure itself."""
    chance, seen = random.Random(4), set()
    for seed in range(4):
        game = new_duel_game(seed=seed)
        while not game.is_over:
            seat = game.owing[0]
            if game.asked == "turn" and chance.random() < 0.2:
                look_at_openings(game, seat, seen)
            game.choose(seat, chance.choice(game.choices(seat)))
    assert seen == {kinds.OPENS, kinds.OPENS_NONE, kinds.TURNS_UP}


def look_at_openings(game, seat, seen):
    view = game.view(seat)
    choice = game.choices(seat)[0]
    found = {one.kind: one for one in reasons(view, game.choices(seat), [choice.number])[choice.number]}
    taken = next(place.place for place in view.structure if place.card == choice.card)
    below = covered_only_by(view, taken)
    if kinds.TURNS_UP in found:
        assert found[kinds.TURNS_UP].amount == sum(place.card is None for place in below)
    if kinds.OPENS in found:
        assert found[kinds.OPENS].thing in {place.card for place in below}
    if kinds.OPENS_NONE in found:
        assert not below
    seen |= found.keys() & {kinds.OPENS, kinds.OPENS_NONE, kinds.TURNS_UP}


# --- what is hidden -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansions", [(), ("agora",), ("pantheon",), ALL])
def test_no_reason_depends_on_what_is_guessed(expansions, monkeypatch):
    """A world that fits the view is as good as any other: reasons are the same in all of them."""
    chance = random.Random(8)
    for seed in range(3):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            seat = game.owing[0]
            if chance.random() < 0.04:
                forecast = [all_reasons(game, seat, world, monkeypatch) for world in (1, 2)]
                assert forecast[0] == forecast[1]
            game.choose(seat, chance.choice(game.choices(seat)))


def all_reasons(game, seat, world, monkeypatch):
    """The reasons of some choices, worked out in one world of many."""
    monkeypatch.setattr(ahead, "information_set_from_view", dealt_in(world, information_set_from_view, deal))
    choices = game.choices(seat)
    return reasons(game.view(seat), choices, [choice.number for choice in choices[:6]])
