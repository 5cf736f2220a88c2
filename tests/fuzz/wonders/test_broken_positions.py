"""Positions of 7 Wonders: complete ones come back byte for byte, broken ones are a PositionError."""

import json
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from argosy.game import WondersGame, from_position
from tests.fuzz.broken import ODD_NUMBERS, ODD_TEXTS, ODD_VALUES, break_somewhere
from tests.fuzz.public_api_checks import check_position, play_on
from tests.fuzz.wonders.rulesets import TABLES, random_game, table_name
from tests.sampling import tries

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def moments(table, count: int) -> list[WondersGame]:
    """Games at several moments, at the end too; some seats may have chosen already."""
    chance, games = Random(table_name(table)), []
    for number in range(count):
        game = random_game(table, 500 + number, 24 if number == 0 else chance.randrange(23))
        for seat in game.owing:
            while seat in game.owing and game.state.owing > 1 and chance.random() < 0.5:
                game.choose(seat, chance.choice(game.choices(seat)))
        games.append(game)
    return games


@pytest.mark.sample(2)
@every_table
def test_a_complete_position_gives_the_same_record_back(table):
    """Through JSON text, at any moment, secret choices included."""
    for game in moments(table, 25):
        position = json.loads(json.dumps(game.position()))
        other = from_position(position)
        assert other.array.tobytes() == game.array.tobytes(), game.label
        assert not position["any_cards"], "a game that was dealt holds the printed cards and no others"
        assert other.position() == position
        assert [other.pending(seat) for seat in other.players] == [
            game.pending(seat) for seat in game.players
        ]
        assert [other.choices(seat) for seat in other.owing] == [game.choices(seat) for seat in game.owing]


@pytest.mark.sample(2)
@every_table
def test_a_position_and_its_game_go_on_alike(table):
    for game in moments(table, 4)[1:]:
        other = from_position(game.position())
        for _ in range(4):
            play_on(game, Random(game.moment), 1)
            play_on(other, Random(other.moment), 1)
            assert other.state_hash() == game.state_hash()


@cache
def positions() -> list[dict]:
    """Positions to be broken."""
    return [
        game.position()
        for table in (TABLES[0], TABLES[1], TABLES[8], TABLES[-1])
        for game in moments(table, 6)
    ]


@settings(max_examples=tries(120, 15))
@given(st.integers(0, 23), st.integers(1, 3), st.randoms(use_true_random=False))
def test_a_broken_position_is_refused_or_is_a_game(number, times, chance):
    position = positions()[number]
    for _ in range(times):
        position = break_somewhere(position, chance)
    check_position(position)


@pytest.mark.parametrize(
    "value",
    [*ODD_NUMBERS, *ODD_TEXTS, *ODD_VALUES, [1], b"{}", pytest.param(object(), id="object")],
    ids=repr,
)
def test_what_is_no_position_at_all_is_refused(value):
    with pytest.raises(argosy.PositionError):
        from_position(value)


def test_every_field_of_a_position_may_hold_nonsense_one_after_the_other():
    """Each field of the position, of a city, of a play: every odd value in turn."""
    position = next(p for p in positions() if p["plays"] and p["asked"] == "card")
    city = position["cities"][1]
    for holder in (position, city, position["plays"][0]):
        for name in list(holder):
            kept = holder[name]
            for value in (*ODD_NUMBERS, *ODD_TEXTS, *ODD_VALUES):
                holder[name] = value
                try:
                    game = from_position(position)
                except argosy.PositionError:
                    continue
                finally:
                    holder[name] = kept
                play_on(game, Random(2), 1)
