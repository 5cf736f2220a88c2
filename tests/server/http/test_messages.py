"""Messages to a table by the seat, another seat and a spectator, before, during and after the game.

What is refused is a 4xx with a clear sentence, and nothing has changed.
"""

import pytest

from tests.sampling import sample
from tests.server.helpers import finish, standing, until

WHO = ("host", "guest", "watcher")


@pytest.fixture
async def people(person):
    """The host, somebody who sits at the table, somebody who only watches."""
    return {who: person(name) for who, name in zip(WHO, ("Ada", "Ben", "Cleo"), strict=True)}


@pytest.fixture
async def table(app_state, people, phase):
    """A table with one open seat left; the same when the guest has chosen; the same after the game."""
    form = {"seat-0": "you", "seat-1": "friend", "seat-2": "friend", "seat-3": "bot:random"}
    table = await people["host"].new_table(players="4", **form)
    await people["guest"].sit(table)
    if phase != "waiting":
        await people["host"].post(f"/t/{table}/start")
        await people["guest"].choose(table)
        found = await app_state.tables.get(table)
        await until(lambda: found.playing.game.owing == (0,) and found.is_quiet)
    if phase == "over":
        await finish(app_state, table)
    return table


async def choose(one, table):
    state = await one.state(table)
    text = state["choices"][0]["text"] if state["choices"] else "sell loom"
    return await one.post(
        f"/t/{table}/choose", data={"choice": text, "moment": str((state["view"] or {}).get("moment", 0))}
    )


MESSAGES = {
    "choose": choose,
    "undo": lambda one, table: one.post(f"/t/{table}/undo"),
    "seat": lambda one, table: one.sit(table),
    "listed": lambda one, table: one.post(f"/t/{table}/listed", data={"listed": "on"}),
    "start": lambda one, table: one.post(f"/t/{table}/start"),
    "name": lambda one, table: one.post(f"/t/{table}/name", data={"name": f"Captain {one.name}"}),
    "rematch": lambda one, table: one.post(f"/t/{table}/rematch"),
    "leave": lambda one, table: one.post(f"/t/{table}/leave"),
    "resign": lambda one, table: one.post(f"/t/{table}/resign"),
    "delete": lambda one, table: one.post(f"/t/{table}/delete"),
    "talk": lambda one, table: one.post(f"/t/{table}/talk", data={"text": "Ahoy"}),
    "page": lambda one, table: one.get(f"/t/{table}"),
    "state": lambda one, table: one.get(f"/api/tables/{table}"),
    "replay": lambda one, table: one.get(f"/t/{table}/replay?step=1"),
    "record": lambda one, table: one.get(f"/t/{table}/record"),
}

# message: phase: (host, guest, watcher)
EXPECTED = {
    "choose": {"waiting": (409, 409, 403), "playing": (303, 422, 403), "over": (409, 409, 403)},
    "undo": {"waiting": (409, 409, 403), "playing": (409, 303, 403), "over": (409, 409, 403)},
    "seat": {"waiting": (409, 409, 303), "playing": (409, 409, 409), "over": (409, 409, 409)},
    "listed": {"waiting": (303, 403, 403), "playing": (409, 403, 403), "over": (409, 403, 403)},
    "start": {"waiting": (303, 403, 403), "playing": (409, 403, 403), "over": (409, 403, 403)},
    "name": {"waiting": (303, 303, 403), "playing": (303, 303, 403), "over": (303, 303, 403)},
    "rematch": {"waiting": (409, 409, 403), "playing": (409, 409, 403), "over": (303, 303, 403)},
    "leave": {"waiting": (303, 303, 403), "playing": (303, 303, 403), "over": (409, 409, 403)},
    "resign": {"waiting": (409, 409, 403), "playing": (303, 303, 403), "over": (409, 409, 403)},
    "delete": {"waiting": (303, 403, 403), "playing": (409, 403, 403), "over": (409, 403, 403)},
    "talk": {"waiting": (303, 303, 403), "playing": (303, 303, 403), "over": (303, 303, 403)},
    "page": {"waiting": (200, 200, 200), "playing": (200, 200, 200), "over": (200, 200, 200)},
    "state": {"waiting": (200, 200, 200), "playing": (200, 200, 200), "over": (200, 200, 200)},
    "replay": {"waiting": (409, 409, 409), "playing": (409, 409, 409), "over": (200, 200, 200)},
    "record": {"waiting": (409, 409, 409), "playing": (409, 409, 409), "over": (200, 200, 200)},
}
CASES = [
    (message, phase, statuses) for message, phases in EXPECTED.items() for phase, statuses in phases.items()
]


def test_every_message_is_expected_in_every_phase():
    assert EXPECTED.keys() == MESSAGES.keys()


@pytest.mark.sample(5)
@pytest.mark.parametrize(("message", "phase", "statuses"), sample(CASES, 2))
async def test_who_may_send_what_and_when(app_state, people, table, message, phase, statuses):
    """The host last: what they do may end what the others could have done."""
    for who, status in reversed(list(zip(WHO, statuses, strict=True))):
        before = await standing(app_state, table)
        answer = await MESSAGES[message](people[who], table)
        assert answer.status_code == status, (who, answer.text[-2000:])
        if status >= 400:
            assert await standing(app_state, table) == before, who


async def test_a_choice_counts_as_soon_as_it_is_acknowledged(game_of_two, log_of):
    ada, _, table = game_of_two
    text = (await ada.state(table))["choices"][0]["text"]
    await ada.choose(table, text)
    assert [entry.text for entry in await log_of(table) if entry.seat == 0] == [text]


async def test_a_choice_for_a_moment_that_is_over_is_stale(app_state, game_of_two):
    ada, ben, table = game_of_two
    await ada.choose(table)
    await ben.choose(table)
    found = await app_state.tables.get(table)
    await until(lambda: found.playing.game.moment == 2 and found.is_quiet)
    before = await standing(app_state, table)
    answer = await ada.choose(table, moment=1)
    assert answer.status_code == 409
    assert await standing(app_state, table) == before


@pytest.mark.parametrize(
    "text", ["build moon", "", "fly", "build baths pay left 99", "x" * 5000, "1", "city: pass"]
)
async def test_a_choice_that_makes_no_sense_is_refused_with_the_reason(app_state, game_of_two, text):
    ada, _, table = game_of_two
    before = await standing(app_state, table)
    answer = await ada.choose(table, text)
    assert answer.status_code == 422
    assert 'id="notice"' in answer.text
    assert await standing(app_state, table) == before


async def test_a_choice_that_is_no_text_is_refused(app_state, game_of_two):
    ada, _, table = game_of_two
    before = await standing(app_state, table)
    assert (await ada.choose(table, "sell \x00")).status_code == 400
    assert await standing(app_state, table) == before


@pytest.mark.parametrize("moment", ["", "now", "-1", "1.0", "99999999999999999999", "١"])
async def test_a_moment_that_is_no_number_is_refused(app_state, game_of_two, moment):
    ada, _, table = game_of_two
    before = await standing(app_state, table)
    text = (await ada.state(table))["choices"][0]["text"]
    answer = await ada.post(f"/t/{table}/choose", data={"choice": text, "moment": moment})
    assert answer.status_code == 400
    assert await standing(app_state, table) == before


async def test_nobody_chooses_for_another_seat(app_state, game_of_two):
    ada, _, table = game_of_two
    before = await standing(app_state, table)
    text = (await ada.state(table))["choices"][0]["text"]
    answer = await ada.post(f"/t/{table}/choose", data={"choice": text, "moment": "1", "seat": "1"})
    assert answer.status_code == 403
    assert await standing(app_state, table) == before


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("get", ""), ("get", "/live"), ("post", "/choose"), ("post", "/undo"), ("post", "/seat"), ("post", "/start"),
        ("post", "/name"), ("post", "/rematch"), ("post", "/leave"), ("post", "/resign"), ("post", "/delete"), ("post", "/talk"), ("get", "/replay"), ("get", "/record"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("table", ["nowhere", "%00", "..%2f..", "x" * 300])
async def test_a_table_that_is_not_there_is_a_page_that_says_so(person, method, path, table):
    answer = await getattr(person("Ada"), method)(f"/t/{table}{path}")
    assert answer.status_code == 404
    assert "There is no such" in answer.text


async def test_the_pages_script_is_told_the_version_that_shows_its_choice_or_why_it_was_refused(game_of_two):
    ada, _, table = game_of_two
    state = await ada.state(table)
    form = {"choice": state["choices"][0]["text"], "moment": "1"}
    answer = await ada.post(f"/t/{table}/choose", data=form, headers={"hx-request": "true"})
    assert (answer.status_code, answer.content) == (204, b"")
    page = await ada.get(f"/t/{table}", headers={"hx-request": "true"})
    assert page.text.strip().startswith('<div id="table"')
    assert f'data-version="{answer.headers["table-version"]}"' in page.text
    again = await ada.post(f"/t/{table}/choose", data=form, headers={"hx-request": "true"})
    assert again.status_code == 422
    assert again.text.strip().startswith('<p class="notice"')


async def test_the_pages_script_gets_every_refusal_of_a_form_as_a_notice(game_of_two):
    """Also those from before the table is asked: a wrong form, and an unknown table."""
    ada, _, table = game_of_two
    for path, status in ((f"/t/{table}/choose", 400), ("/t/nowhere/choose", 404)):
        answer = await ada.post(path, data={"moment": "x"}, headers={"hx-request": "true"})
        assert answer.status_code == status
        assert answer.text.startswith('<p class="notice"')


async def test_another_seats_secret_choice_changes_nothing_on_the_page(app_state, game_of_two):
    """Ben chooses one thing, takes it back, chooses another: Ada's page only ever says that he has chosen."""
    ada, ben, table = game_of_two
    pages = []
    for text in [choice["text"] for choice in (await ben.state(table))["choices"]][:3]:
        assert (await ben.choose(table, text)).status_code == 303
        pages.append(await ada.state(table))
        await ben.post(f"/t/{table}/undo")
    assert pages[0]["view"]["cities"][1]["has_chosen"]
    assert all(page == pages[0] for page in pages)


async def test_hands_of_others_are_on_nobodys_page(game_of_two):
    ada, ben, table = game_of_two
    own, other = (await ada.state(table))["view"]["hand"], (await ben.state(table))["view"]["hand"]
    text = (await ada.get(f"/t/{table}")).text
    assert all(f'value="sell {card}"' in text for card in own)
    assert not any(f'value="sell {card}"' in text for card in set(other) - set(own))


async def test_the_seed_is_nowhere_before_the_end_and_in_the_record_after_it(app_state, game_of_two, log_of):
    ada, _, table = game_of_two
    playing = (await app_state.tables.get(table)).playing
    seed = str(playing.deal.seed)
    assert seed in (await log_of(table))[0].text
    for path in (f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/record"):
        assert seed not in (await ada.get(path)).text
    await finish(app_state, table)
    assert seed in (await ada.get(f"/t/{table}/record")).text


async def test_the_record_replays_to_the_same_game(app_state, game_of_two):
    import argosy

    ada, _, table_id = game_of_two
    table = await finish(app_state, table_id)
    again = argosy.replay((await ada.get(f"/t/{table_id}/record")).text)
    assert again.state_hash() == table.playing.game.state_hash()


async def test_a_replay_can_be_walked_from_the_deal_to_the_end(app_state, game_of_two):
    ada, _, table_id = game_of_two
    table = await finish(app_state, table_id)
    for step in (0, 1, len(table.playing.reveals)):
        assert (await ada.get(f"/t/{table_id}/replay?step={step}")).status_code == 200
    beyond = await ada.get(f"/t/{table_id}/replay?step=999")
    assert beyond.text == (await ada.get(f"/t/{table_id}/replay?step={len(table.playing.reveals)}")).text
    assert (await ada.get(f"/t/{table_id}/replay?step=-1")).status_code == 400
