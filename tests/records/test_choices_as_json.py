"""Choices as JSON, for programs in other languages: all that they say in Python, by the same names."""

import json
import random

import msgspec

import argosy
from tests.rulesets import some_tables


def public(value):
    """Public attributes of a value of the games, without methods, as plain JSON."""
    if not isinstance(value, msgspec.Struct):
        return list(value) if isinstance(value, tuple) else value
    names = [name for name in dir(value) if not name.startswith("_")]
    return {name: public(getattr(value, name)) for name in names}


@some_tables
def test_a_choice_has_the_same_fields_in_json_as_in_python(table):
    game, rng = argosy.game_of(table | {"seed": 5}), random.Random(5)
    while not game.is_over:
        seat = game.owing[0]
        choices = game.choices(seat)
        assert json.loads(msgspec.json.encode(choices)) == [public(choice) for choice in choices]
        game.choose(seat, rng.choice(choices).text)


def test_the_total_of_a_price_is_always_the_sum():
    price = argosy.Price(left=1, right=2, far_left=4, far_right=8, opponent=16, bank=32, total=5)
    assert price.total == 63
    assert price == argosy.Price(left=1, right=2, far_left=4, far_right=8, opponent=16, bank=32)
    assert msgspec.structs.replace(price, left=0).total == 62
    assert msgspec.json.decode(b'{"bank": 3}', type=argosy.Price).total == 3
