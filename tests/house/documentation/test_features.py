"""Page docs/bots/features.md: every feature of both games, as scripts/make_features.py writes it."""

import pytest

import argosy
from scripts.make_features import PAGE, features_of, page, starred

ALL = {
    "wonders": {"players": 7, "edition": 2020, "expansions": ["armada", "leaders", "cities", "edifice"]},
    "duel": {"expansions": ["pantheon", "agora"]},
}


@pytest.mark.whole
def test_the_page_is_what_the_script_writes():
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.whole
@pytest.mark.parametrize("game", ALL)
def test_every_name_of_a_large_table_is_on_the_page(game):
    names = argosy.game_of({"game": game, "seed": 1, **ALL[game]}).feature_names
    assert starred(names).keys() <= features_of(game).keys()


def test_names_with_several_last_words_have_a_star():
    names = (
        "age",
        "hand.baths",
        "hand.altar",
        "city0.coins",
        "city1.coins",
        "city1.ships.red",
        "minerva.space",
    )
    assert starred(names) == {
        "age": (),
        "hand.*": ("baths", "altar"),
        "city.coins": (),
        "city.ships.red": (),
        "minerva.space": (),
    }
