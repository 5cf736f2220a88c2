"""Calibration of the coach: of positions with a chance of 30 %, about 30 % are won.

The positions are of games of a level against itself with a tenth of all choices by chance
(`scripts/make_calibration.py`). The answers of the search are kept, and a sample of them is searched again,
so that they are those of today's search.
"""

import msgspec
import numpy as np
import pytest

from argosy.bots.search_backends import searcher
from argosy.coach.calibration import Fit, fit_of
from argosy.game import new_game, replay
from argosy.search.types import LEARNED, Budget
from scripts.make_calibration import (
    CLOSE,
    CLOSE_IN_AN_AGE,
    FAMILIES,
    FITS,
    chances_of,
    error,
    first_view,
    fits,
    fitted_chances,
    read,
)

FAMILIES_KEPT = read()


def test_the_error_of_what_is_right_and_of_what_is_wrong():
    assert error(np.array([0.25] * 4), np.array([1.0, 0.0, 0.0, 0.0])) == 0
    assert error(np.array([0.9, 0.9]), np.array([0.0, 1.0])) == pytest.approx(0.4)
    assert error(np.array([1.0, 0.0]), np.array([1.0, 0.0])) == 0


def test_every_family_is_kept():
    assert list(FAMILIES_KEPT) == [one.name for one in FAMILIES]


@pytest.mark.parametrize("name", FAMILIES_KEPT)
def test_chances_come_true(name):
    family = FAMILIES_KEPT[name]
    view = first_view(family)
    by_age = [fit_of(msgspec.structs.replace(view, age=age)) for age in (1, 2, 3)]
    assert error(*fitted_chances(family, by_age)) <= CLOSE
    for age, fit in enumerate(by_age):
        chances, results = chances_of(family, age)
        assert error(np.array([fit(chance) for chance in chances]), results) <= CLOSE_IN_AN_AGE
        assert fit.scale > 0
    assert by_age[0] != by_age[2]


def test_what_was_fitted_is_what_the_games_say():
    assert FITS.read_text() == fits()


def test_a_family_that_was_not_measured_has_the_fit_of_its_number_of_players():
    def fit(**options):
        return fit_of(new_game("wonders", seed=0, **options).view(1))

    assert fit(players=4, expansions=["babel"]) == fit(players=4) != fit(players=3)
    assert fit(players=3, expansions=["armada"]) != fit(players=3)
    assert fit(players=8, edition=2010, expansions=["cities"]) == fit(players=7) != fit(players=6)
    assert fit(players=2, edition=2010) != fit(players=3)  # although there is a third city
    assert fit(players=4, expansions=["cities"], teams=True) == Fit(1.0, 0.0)


def test_a_fit_keeps_the_order_and_what_is_sure():
    fit = Fit(1.4, -0.2)
    chances = [fit(number / 100) for number in range(101)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)
    assert [Fit(1.0, 0.0)(number / 10) for number in range(11)] == pytest.approx(
        [number / 10 for number in range(11)]
    )


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", FAMILIES_KEPT)
def test_a_search_says_what_is_kept(name):
    family = FAMILIES_KEPT[name]
    for kept in family.kept:
        view = replay(kept.record).view(kept.seat)
        found = searcher(view).search(view, Budget(iterations=family.iterations), LEARNED, kept.seed)
        assert found.best.value == pytest.approx(kept.value, abs=1e-6)
