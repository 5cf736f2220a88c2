"""Questions of Carthage, Ur and Manneken Pis on their pages (EDIFICE-8, EXTRA-*)."""

import random
import re

import pytest

import argosy
from argosy.web import pages
from tests.web.html_reader import Reading
from tests.web.wonders import tables

GAMES = (
    ("half", ("edifice",), ("carthage:a", "rhodos:a", "gizah:a")),
    ("half", ("edifice",), ("carthage:b", "rhodos:a", "gizah:a")),
    ("pawn", ("edifice",), ("ur:a", "rhodos:a", "gizah:a")),
    ("imitate", ("extra_wonders",), ("manneken_pis:a", "rhodos:a", "gizah:a")),
)


def first_question(asked, expansions, wonders):
    """The first decision of this kind in a game whose first city builds stages as soon as it can."""
    for seed in range(20):
        rng = random.Random(seed)
        game = argosy.new_game(
            "wonders", players=3, edition=2020, expansions=expansions, wonders=wonders, seed=seed
        )
        while not game.is_over:
            for seat in game.owing:
                if game.view(seat).asked == asked:
                    return game, seat
                stages = [choice for choice in game.choices(seat) if choice.verb == "stage" and seat == 0]
                game.choose(seat, rng.choice(stages or game.choices(seat)))
    raise AssertionError(f"no game asks for {asked}")


@pytest.mark.sample(2)
@pytest.mark.parametrize(("asked", "expansions", "wonders"), GAMES)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_answers_of_boards_are_on_the_page(asked, expansions, wonders, language):
    game, seat = first_question(asked, expansions, wonders)
    view = game.view(seat)
    shown = tables.shown(
        game, (), (), seat, expansions=tuple(view.expansions), visitor=tables.visitor(language)
    )
    html = pages.table_fragment(shown)
    offered = re.findall(r'name="choice" value="([^"]*)"', html)
    assert len(offered) > 1
    assert {choice.text for choice in game.choices(seat)} == set(offered)
    assert not Reading(html).faults
