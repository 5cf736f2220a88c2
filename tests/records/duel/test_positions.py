"""Positions of Duel: possible ones come back byte for byte, impossible ones are refused by name."""

import json
from typing import Any

import pytest

from argosy.errors import PositionError
from argosy.game.duel.game import new_duel_game
from argosy.game.duel.position.set_up import set_up
from tests.rules.duel.table import ALL, chambers, city, play, table

BASE: tuple[str, ...] = ()


def comes_back(game) -> bool:
    """Does the position of a game give the very same record?"""
    return set_up(json.loads(json.dumps(game.position()))).array.tobytes() == game.array.tobytes()


def position(*cities: dict, **more: Any) -> dict:
    """A position with these cities; quiet ones where none are named."""
    return {"game": "duel", "cities": [*cities, {}, {}][:2], **more}


def built(*names: str) -> list[dict]:
    return [{"id": name, "built": True} for name in names]


def unbuilt(*names: str) -> list[dict]:
    return [{"id": name} for name in names]


# --- what can be --------------------------------------------------------------------------------------------


def test_a_game_that_ended_in_the_middle_of_a_move_of_influence_comes_back():
    """AGORA-106, Z-07: the marker leaves the decree of the shield, the pawn wins, the marker arrives.

    The pawn reaches the capital.
    """
    rows = chambers((1, 0), (0, 0), (0, 1), decrees="shield senate_plus_two_blue")
    game = table("left_politician_1", city(coins=9), expansions=("agora",), chambers=rows, pawn=-8, track=[])
    play(game, "recruit left_politician_1", "shift 1 2")
    assert (game.result, game.winners, game.view().pawn) == ("military", (1,), -9)
    assert [chamber.control for chamber in game.view().chambers[:2]] == [None, 0]
    assert comes_back(game)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_cards_of_earlier_ages_may_lie_under_wonders(age):
    """DUEL-024: four wonders stand, a whole structure lies before the players."""
    some = built("sphinx", "colossus", "pyramids", "mausoleum")
    game = set_up(position({"wonders": some[: 3 if age == 1 else 4]}, age=age))
    under = {wonder.card for wonder in game.view().cities[0].wonders}
    decks = {card.deck for card in game.ruleset.catalog.cards if card.id in under}
    assert decks <= {f"age_{number}" for number in range(1, max(age, 2))}
    assert sum(place.back is not None for place in game.view().structure) == 20
    assert comes_back(game)


def test_seven_wonders_may_stand_in_any_age():
    a = {"wonders": built("sphinx", "colossus", "pyramids", "mausoleum")}
    b = {"wonders": built("piraeus", "appian_way", "great_library")}
    assert comes_back(set_up(position(a, b, age=3)))


def test_a_card_under_a_wonder_is_none_of_the_removed_ones():
    """DUEL-006: cards that the position says have been removed lie nowhere else."""
    dealt = new_duel_game(seed=1).position()["removed"]
    removed = [["baths", "theater", "altar"], *dealt[1:]]
    game = set_up(position({"wonders": built("sphinx", "colossus")}, age=2, removed=removed))
    under = {wonder.card for wonder in game.view().cities[0].wonders}
    assert under.isdisjoint(name for row in removed for name in row)
    assert game.position()["removed"] == removed


def test_a_removed_card_may_have_been_constructed_by_treason():
    """AGORA-159: the player has looked at the removed cards of that Age."""
    removed = new_duel_game(expansions=["agora"], seed=1).position()["removed"]
    a = {"cards": removed[0][:1], "saw_removed": [1]}
    assert comes_back(set_up(position(a, expansions=["agora"], removed=removed)))
    with pytest.raises(PositionError, match=f"removed: {removed[0][0]} "):
        set_up(position({"cards": removed[0][:1]}, expansions=["agora"], removed=removed))


def test_tokens_in_the_cities_are_not_dealt_once_more():
    """PANTHEON-003, 004: left out, the structures get what the cities leave."""
    a, b = {"mythology": ["greek", "greek"], "offerings": [2]}, {"mythology": ["roman"], "offerings": [4]}
    for age in (1, 2):
        game = set_up(position(a, b, expansions=["pantheon"], age=age))
        plain = game.position()
        assert sorted(plain["offering_at"].values()) == [3]
        assert len(plain["mythology_at"]) == 2
        assert "greek" not in plain["mythology_at"].values()
        assert comes_back(game)


@pytest.mark.parametrize(
    ("pawn", "result", "winner"), [(9, "military", 0), (-9, "military", 1)]
)  # fmt: skip
def test_a_military_end_can_be_set_up(pawn, result, winner):
    game = set_up(position(pawn=pawn, result=result, winner=winner))
    assert (game.is_over, game.result, game.winners) == (True, result, (winner,))
    assert comes_back(game)


# --- what cannot be -----------------------------------------------------------------------------------------

SEVEN = (
    {"wonders": built("sphinx", "colossus", "pyramids", "mausoleum")},
    {"wonders": built("piraeus", "appian_way", "great_library") + unbuilt("hanging_gardens")},
)
NINE = [
    "sphinx",
    "colossus",
    "pyramids",
    "mausoleum",
    "piraeus",
    "appian_way",
    "great_library",
    "hanging_gardens",
    "temple_of_artemis",
]
SIX = ["scriptorium", "pharmacist", "apothecary", "workshop", "observatory", "study"]
OWN_ALL = [{"markers": [1, 0]}] * 6
EMPTY = [None] * 20
RICH = {"coins": 90}
LAST = {"age": 3, "structure": EMPTY}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (position(*SEVEN, age=2), "wonders: 7 stand, so hanging_gardens cannot be constructed any more"),
        (position({"wonders": unbuilt(*NINE)}), "wonders: 9 of them belong to the players, 8 have been chosen"),
        (position({"wonders": unbuilt(*NINE[:3])}, picks=2), "3 of them belong to the players, 2 have been chosen"),
        (position({"wonders": unbuilt(*NINE[:5])}), r"cities\[0\].wonders: 5 wonders; a player has at most 4"),
        (position(pawn=9), "pawn: at 9 the game is over: say so with result and winner"),
        (position(pawn=-9), "pawn: at -9 the game is over"),
        (position({"cards": SIX}, age=3), r"cities\[0\]\.cards: 6 different symbols end the game: say so with result"),
        (position(expansions=["agora"], chambers=OWN_ALL), "chambers: seat 0 controls all six, which ends the game"),
        (position(result="military", winner=0), "result: military for seat 0, but the pawn is at 0"),
        (position(pawn=9, result="military", winner=1), "result: military for seat 1, but the pawn is at 9"),
        (position(result="science", winner=1), "result: science for seat 1, who has 0 different symbols"),
        (position(expansions=["agora"], result="political", winner=1), "result: political for seat 1, who does not control"),
        (position(result="science_shared"), "result: science_shared, but seat 0 has 0 different symbols"),
        (position(RICH, **LAST, result="civilian", winner=1), "result: civilian for seat 1, but by points it is civilian for"),
        (position(**LAST, result="civilian", winner=0), "but by points it is shared"),
        (position(RICH, **LAST, result="shared"), "result: shared, but by points it is civilian for seat 0"),
        (position(age=2, structure=EMPTY, result="shared"), "result: shared comes after the last card of Age III"),
        (position(age=3, result="shared"), "result: shared comes after the last card of Age III"),
        (position(pawn=9, result="military"), "winner: military needs one: seat 0 or 1"),
        (position(**LAST, result="shared", winner=0), "winner: nobody wins alone when the result is shared"),
        (position(winner=1), "winner: seat 1 has won, but there is no result"),
        (position(board=["law", "economy", "masonry", "theology", "strategy", "urbanism"]), "board: at most 5 progress"),
        (position({"cards": ["merchants_guild"]}, expansions=["pantheon"], age=3), "merchants_guild is not played with"),
        (position(minerva=3), "minerva: belongs to pantheon, which is not in play"),
        (position(minerva=0), "minerva: belongs to pantheon, which is not in play"),
        (position(enki=["law"]), "enki: belongs to pantheon, which is not in play"),
        (position({}, {"protected": 7}), "protected: belongs to pantheon, which is not in play"),
        (position(expansions=["pantheon"], locked="law"), "locked: belongs to agora, which is not in play"),
        (position({"conspiracies": [{"id": "blackmail"}]}), "conspiracies: belongs to agora, which is not in play"),
        (position(expansions=["pantheon"], minerva=2, pawn=2), "minerva: the conflict pawn stands on 2"),
        (position({"offerings": [2]}, {"offerings": [2]}, expansions=["pantheon"], age=2), "offerings: 2 can lie in one place"),
        (position({"offerings": [2]}, expansions=["pantheon"], age=2, offering_at={"6": 2}), "offerings: 2 can lie in one"),
        (position({"mythology": ["greek"] * 3}, expansions=["pantheon"]), "mythology: 2 tokens of greek, not 3"),
        (position({"mythology": ["greek"]}, {"mythology": ["greek"]}, expansions=["pantheon"], mythology_at={"4": "greek"}),
         "mythology: 2 tokens of greek, not 3"),
        (position({"mythology": ["greek", "roman", "egyptian", "greek"]}, {"mythology": ["roman", "egyptian"]}, expansions=["pantheon"]),
         "mythology: 5 tokens are laid out, not 6"),
        (position(expansions=["pantheon"], age=2, snake="school", snake_owner=0), "snake: seat 1 has no school"),
        (position({"cards": ["school"]}, expansions=["pantheon"], age=2, snake="school", snake_owner=0), "seat 1 has no school"),
        (position({"cards": ["baths"]}, removed=[["baths", "altar", "theater"], ["walls", "statue", "temple"],
                  ["palace", "senate", "obelisk"]]), "removed: baths lies elsewhere too"),
        (position(structure=["baths", *[None] * 19], removed=[["baths", "altar", "theater"], ["walls", "statue", "temple"],
                  ["palace", "senate", "obelisk"]]), "removed: baths lies elsewhere too"),
        (position(removed=[["altar", "altar", "theater"], ["walls", "statue", "temple"], ["palace", "senate", "obelisk"]]),
         "removed: altar can lie in one place only"),
        (position(removed=[["walls", "altar", "theater"], ["baths", "statue", "temple"], ["palace", "senate", "obelisk"]]),
         "removed: walls is no card of Age 1"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(wrong, words):
    with pytest.raises(PositionError, match=words):
        set_up(wrong)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (position(expansions=["agora"], chambers=[{"decrees": ["shield", "trade_discount_grey"], "face_up": [True]}, *[{}] * 5]),
         r"chambers\[0\].face_up: one for each of its 2 decrees, not 1"),
        (position(expansions=["armada"]), "expansion 'armada' cannot be played with Duel: choose from pantheon, agora"),
        (position(expansions=["agora", "agora"]), "each expansion can be played once"),
        (position(options={"fast": True}), "options of Duel: there is no 'fast'; known: senators_from_discard"),
        (position(options={"senators_from_discard": 3}), "senators_from_discard = 3: True or False"),
        (position({"colour": 1}), r"position.cities\[0\]: there is no field 'colour'; known: coins, cards, wonders"),
        (position(colour=1), "position: there is no field 'colour'; known: cities, game"),
        (position({"wonders": [{"built": True}]}), r"cities\[0\].wonders\[0\]: id is missing"),
        (position({"coins": "seven"}), r"cities\[0\].coins: a whole number, not a text"),
        (position(pawn=None), "pawn: a whole number, not nothing"),
        (position(structure=[3]), r"structure\[0\]: a text or nothing, not a whole number"),
        ({"game": "duel"}, "position: cities is missing"),
    ],
)  # fmt: skip
def test_what_is_not_the_form_of_a_position_is_said_in_our_words(wrong, words):
    with pytest.raises(PositionError, match=words) as error:
        set_up(wrong)
    assert "$" not in str(error.value)


def test_what_is_refused_names_no_part_of_another_game():
    """An entry too many is a refusal of ours, never an error of a list."""
    wrong = position(
        expansions=["pantheon"], open_gods=["enki", "ishtar", "nisaba", "astarte", "baal", "tanit"]
    )
    with pytest.raises(PositionError, match="open_gods: at most 5"):
        set_up(wrong)


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_removed_cards_that_are_not_named_lie_nowhere_else(seed):
    """DUEL-006: also where the position names all decks of another deal."""
    game = new_duel_game(seed=3).position() | {"picks": 8, "seed": seed}
    del game["removed"]
    again = set_up(game)
    removed = {name for row in again.position()["removed"] for name in row}
    assert len(removed) == 9
    assert removed.isdisjoint(name for deck in game["decks"] for name in deck)
    assert comes_back(again)


def test_a_card_of_the_structure_is_in_no_deck_to_come():
    """DUEL-005, 010."""
    wrong = new_duel_game(seed=3).position() | {"picks": 8, "age": 2}
    wrong["structure"] = [wrong["decks"][2][0], *[None] * 19]
    with pytest.raises(PositionError, match=f"decks: {wrong['decks'][2][0]} can lie in one place only"):
        set_up(wrong)


@pytest.mark.parametrize("expansions", [BASE, ("agora",), ("pantheon",), ALL])
def test_the_end_of_a_game_comes_back(expansions):
    for seed in range(3):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            choices = game.choices(game.owing[0])
            game.choose(game.owing[0], choices[(game.moment * 11 + seed) % len(choices)])
        assert comes_back(game)
