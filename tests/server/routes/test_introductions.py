"""Introductions of expansions: offered once to each guest."""

import pytest

OFFER = "data-offer"
ARMADA = {"armada": "2020"}


async def test_an_introduction_is_offered_until_it_is_seen_or_not_wanted(person):
    ada = person("Ada")
    table = await ada.new_table(**ARMADA)
    assert OFFER in (await ada.get(f"/t/{table}")).text
    answer = await ada.post("/introduced", data={"boxes": "armada nonsense", "next": f"/t/{table}"})
    assert answer.headers["location"] == f"/t/{table}"
    assert OFFER not in (await ada.get(f"/t/{table}")).text
    await ada.post("/settings", data={"language": "en"})
    assert OFFER not in (await ada.get(f"/t/{await ada.new_table(**ARMADA)}")).text


async def test_who_only_watches_and_who_plays_no_expansion_is_not_asked(person):
    ada, eve = person("Ada"), person("Eve")
    table = await ada.new_table(**ARMADA)
    assert OFFER not in (await eve.get(f"/t/{table}")).text
    assert OFFER not in (await ada.get(f"/t/{await ada.new_table()}")).text


async def test_an_introduction_has_a_page(person):
    ada = person("Ada")
    text = (await ada.get("/introductions/wonders?edition=2020&boxes=armada_2020")).text
    assert text.count('class="introduction ') == 1
    assert (await ada.get("/introductions/duel")).text.count('class="introduction ') == 2
    assert (await ada.get("/introductions/chess")).status_code == 404


@pytest.mark.parametrize("away", ["//evil.test", "https://evil.test", "/\\evil.test"])
async def test_it_leads_nowhere_else(person, away):
    answer = await person("Ada").post("/introduced", data={"boxes": "armada", "next": away})
    assert answer.headers["location"] == "/"


@pytest.mark.whole
async def test_statistics_of_strong_play_have_an_address_for_each_kind_of_table(person):
    ada = person("Ada")
    assert "What strong play says" in (await ada.get("/strategy")).text
    assert (await ada.get("/strategy/teams-4")).status_code == 200
    assert (await ada.get("/strategy/none")).status_code == 404
