"""Armada from the lobby: which tables can be made, and that a table keeps its box and its teams."""

import pytest


@pytest.mark.parametrize(
    ("form", "seats", "teams"),
    [
        ({"players": "4", "armada": "2020", "teams": "on"}, 4, True),
        ({"players": "5", "edition": "2010", "armada": "2018"}, 5, False),
        ({"players": "8", "edition": "2010", "armada": "2018", "teams": "on"}, 8, True),
    ],
)
async def test_an_armada_table_has_its_expansion_and_its_teams(person, form, seats, teams):
    ada = person("Ada")
    state = await ada.state(await ada.new_table(**form))
    assert len(state["view"]["cities"]) == seats
    assert state["view"]["boxes"] == [f"armada_{form['armada']}"]
    assert all(city["armada"]["ships"] for city in state["view"]["cities"])
    assert (state["view"]["partner"] == 1) == teams


@pytest.mark.parametrize(
    "form",
    [
        {"armada": "1999"},
        {"players": "2", "edition": "2010", "armada": "2018"},
        {"players": "8", "armada": "2020"},
        {"players": "5", "armada": "2020", "teams": "on"},
        {"players": "4", "teams": "on"},
    ],
)
async def test_what_armada_does_not_offer_is_refused_in_the_lobby(person, form):
    answer = await person("Ada").post("/tables", data=form)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


async def test_help_has_the_islands_of_the_expansion_that_is_asked_for(person):
    ada = person("Ada")
    assert 'id="island-foggy_island"' in (await ada.get("/help?edition=2020&boxes=armada_2020")).text
    assert 'id="island-foggy_island"' not in (await ada.get("/help?edition=2020")).text
    assert (await ada.get("/help?edition=2020&boxes=leaders")).status_code == 200
