"""Naval forecast: what a conflict now would bring, as the engine gives it (ARMADA-CONFLICT-3 to -11)."""

import random

import pytest

import argosy
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.web.wonders.armada.table import scale_account, tokens, tokens_now
from argosy.web.wonders.catalogs import faces


def played_to_the_end(players, seed):
    """The view after each end of an Age, with the Age that has ended; nobody stays out of a conflict."""
    game, rng = (
        argosy.new_game("wonders", players=players, expansions=["armada_2020"], seed=seed),
        random.Random(seed),
    )
    age = 1
    while not game.is_over:
        for seat in game.owing:
            choices = [
                one for one in game.choices(seat) if one.verb not in ("abstain", "sell")
            ] or game.choices(seat)
            game.choose(seat, rng.choice(choices))
        view = game.view(None)
        if view.age > age or game.is_over:
            yield game, view, age
            age = view.age


@pytest.mark.parametrize("players", range(3, 8))
def test_the_scale_gives_what_the_engine_gives(players):
    for game, view, age in played_to_the_end(players, seed=players):
        strengths = {city.seat: city.armada.strength for city in view.cities}
        given = {city.seat: city.armada.tokens[age - 1] for city in view.cities}
        assert tokens(facts_of(game.ruleset.catalog).setup.naval_conflict, strengths, age) == given


def test_equal_fleets_get_nothing_and_the_scale_names_every_city():
    game = argosy.new_game("wonders", players=4, expansions=["armada_2020"], seed=1)
    shown, view = faces(game.ruleset.catalog, "en"), game.view(None)
    assert set(tokens_now(shown, view).values()) == {0}
    assert len(scale_account(shown, view).lines) == 4
    assert "Age I" in scale_account(shown, view).title
