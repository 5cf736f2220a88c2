"""Puzzles on the server: list, table of a puzzle, right and wrong tries, a rating that is kept."""

import datetime as dt

import pytest

from argosy.coach.puzzles import by_id, of_the_day, position, ratings_by_id, sets
from argosy.server.pages import puzzle_pages
from argosy.server.storage.rows import Guest, Try

SCRIPT = {"hx-request": "true"}
DUEL = sets()["duel"].puzzles
ONE_OF_EACH = {name: found.puzzles[0] for name, found in sets().items()}


async def tried(person, puzzle, text, **more):
    return await person.post(f"/puzzles/{puzzle.id}/choose", data={"choice": text, "moment": "0"}, **more)


async def test_the_lobby_leads_to_all_sets_and_the_puzzle_of_the_day(person):
    ada = person("Ada")
    assert 'href="/puzzles"' in (await ada.get("/")).text
    text = (await ada.get("/puzzles")).text
    for puzzle in by_id():
        assert f'href="/puzzles/{puzzle}"' in text
    assert "The puzzle of the day" in text
    assert "Your rating: 1500" in text


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", sorted(ONE_OF_EACH))
async def test_a_puzzle_of_each_set_is_solved(person, name):
    ada, puzzle = person("Ada"), ONE_OF_EACH[name]
    shown = await ada.get(f"/puzzles/{puzzle.id}")
    assert shown.status_code == 200
    assert "Find the best move" in shown.text
    assert f'action="/puzzles/{puzzle.id}/choose"' in shown.text
    assert "/live" not in shown.text
    assert 'class="verdict' not in shown.text
    right = await tried(ada, puzzle, puzzle.solutions[0])
    assert right.status_code == 200
    assert 'class="verdict right"' in right.text
    assert "1 of" in (await ada.get("/puzzles")).text


async def test_a_wrong_try_says_what_the_best_would_bring_and_may_be_mended(person, app_state):
    ada, puzzle = person("Ada"), DUEL[0]
    wrong = await tried(ada, puzzle, puzzle.answers[-1].text, headers=SCRIPT)
    assert wrong.text.lstrip().startswith('<div id="table"')
    assert 'class="verdict wrong"' in wrong.text
    assert f"{round(100 * puzzle.best.value)}%" in wrong.text
    assert "The solution" in wrong.text
    worse = (await ada.get("/puzzles")).text
    assert "not solved yet" in worse
    right = await tried(ada, puzzle, puzzle.best.text)
    assert 'class="verdict right"' in right.text
    listed = (await ada.get("/puzzles")).text
    assert "not solved yet" not in listed
    assert "1 puzzle tried" in listed
    assert "Your rating: 1500" not in listed


async def test_what_is_no_choice_and_what_is_no_puzzle_is_refused(person):
    ada = person("Ada")
    assert (await tried(ada, DUEL[0], "build everything")).status_code == 422
    assert "1 puzzle" not in (await ada.get("/puzzles")).text
    assert (await ada.get("/puzzles/none")).status_code == 404
    assert (await ada.post("/puzzles/none/choose", data={"choice": "x"})).status_code == 404


async def test_nobody_sees_what_others_have_solved(person):
    ada, ben = person("Ada"), person("Ben")
    await tried(ada, DUEL[0], DUEL[0].best.text)
    assert "Your rating: 1500" in (await ben.get("/puzzles")).text


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", sorted(ONE_OF_EACH))
async def test_a_page_is_made_from_the_view_of_the_seat(name):
    puzzle = ONE_OF_EACH[name]
    page = await puzzle_pages.table_page(Guest(id="ada"), puzzle.id, [])
    assert page.view == position(puzzle).view(puzzle.seat)
    assert (page.seat, page.scores, page.riddle.best) == (puzzle.seat, None, None)


def test_only_the_first_try_counts_for_the_rating():
    right = [Try(puzzle=DUEL[0].id, at_once=True, solved=True)]
    mended = [Try(puzzle=DUEL[0].id, at_once=False, solved=True)]
    gone = [Try(puzzle="gone", at_once=True, solved=True)]
    former = [
        Try(puzzle=next(name for name in ratings_by_id() if name not in by_id()), at_once=True, solved=True)
    ]
    assert puzzle_pages.rating_of(former) > puzzle_pages.rating_of(gone)
    assert (
        puzzle_pages.rating_of(right)
        > puzzle_pages.rating_of([])
        == puzzle_pages.rating_of(gone)
        > puzzle_pages.rating_of(mended)
    )


def test_the_day_has_its_own():
    day = dt.date(2026, 11, 25)
    page = puzzle_pages.list_page(Guest(id="ada"), [], day)
    assert page.daily.address == f"/puzzles/{of_the_day(day).id}"


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Problèmes"), ("ru", "Задачи"), ("pl", "Łamigłówki"), ("uk", "Задачі")]
)
async def test_puzzles_speak_every_language(person, language, said):
    ada = person("Ada")
    await ada.post("/settings", data={"language": language})
    assert said in (await ada.get("/puzzles")).text
    assert said in (await ada.get(f"/puzzles/{DUEL[0].id}")).text


async def test_tries_outlive_the_page(app_state):
    store = app_state.store
    await store.add_try("ada", "one", is_right=False)
    await store.add_try("ada", "two", is_right=True)
    await store.add_try("ada", "one", is_right=True)
    await store.add_try("ada", "two", is_right=False)
    assert await store.tries_of("ada") == [
        Try(puzzle="one", at_once=False, solved=True),
        Try(puzzle="two", at_once=True, solved=True),
    ]
