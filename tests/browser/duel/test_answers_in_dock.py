"""Answers in the dock for Zeus, who may destroy any card: all in sight in the lowest windows.

With every expansion.
"""

import pytest

from argosy.testing.duel import city, table
from argosy.web import pages
from tests.browser.page_server import opened
from tests.web.duel import tables

PLACES = {("pantheon",): 20, ("agora", "pantheon"): 25}
CARDS = [
    "sawmill",
    "brickyard",
    "shelf_quarry",
    "glass_blower",
    "drying_room",
    "walls",
    "horse_breeders",
    "barracks",
    "archery_range",
    "parade_ground",
    "library",
    "dispensary",
    "school",
    "laboratory",
    "courthouse",
    "statue",
    "temple",
    "aqueduct",
    "rostrum",
    "forum",
    "caravansery",
    "customs_house",
    "brewery",
]
MANY = {
    f"/{len(expansions)}/{number}": (expansions, number)
    for expansions in PLACES
    for number in (16, min(PLACES[expansions], len(CARDS)))
}
LOW = [(1280, 720), (1366, 768), (1440, 900)]


def asking(expansions, number):
    """Zeus asks for one of so many cards of Age II."""
    structure = [*CARDS[:number], *[None] * PLACES[expansions]][: PLACES[expansions]]
    spaces = ["zeus", *[None] * 5]
    game = table(
        "", city(coins=40), city(coins=40), expansions=expansions, age=2, structure=structure, spaces=spaces
    )
    seat = game.owing[0]
    game.choose(seat, next(choice for choice in game.choices(seat) if choice.text == "activate zeus"))
    assert len(game.choices(seat)) == number
    return pages.table(tables.page(game, (), seat, language="ru", has_coach=True))


@pytest.fixture(scope="module")
def house():
    with opened({path: lambda _, case=case: asking(*case) for path, case in MANY.items()}) as house:
        yield house.url


@pytest.mark.whole
@pytest.mark.parametrize("window", LOW, ids=lambda one: str(one[0]))
def test_every_answer_is_in_sight(house, visitor, window):
    page = visitor(viewport={"width": window[0], "height": window[1]})
    for path, (_, number) in MANY.items():
        page.goto(house + path)
        answers = page.locator("#dock-idle .answers button")
        assert answers.count() == number
        dock = page.locator("#dock").bounding_box()
        last = answers.last.bounding_box()
        assert last["y"] + last["height"] <= dock["y"] + dock["height"], path
        assert dock["y"] + dock["height"] <= window[1], path
