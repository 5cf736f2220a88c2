"""The JSON interface keeps the promises of its own description, whatever is sent to it."""

import json
from collections import Counter

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sampling import tries
from tests.server.processes import Process

FORMS = (
    {"edition": "2010", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"},
    {"game": "duel", "pantheon": "on", "agora": "on", "opponent": "bot:random", "begins": "you"},
)
"""Tables of both games."""


async def test_the_description_names_every_operation(person):
    paths = (await person("Ada").get("/api/schema/openapi.json")).json()["paths"]
    assert {(path, *operations) for path, operations in paths.items()} == {
        ("/api/tables/{table_id}", "get"),
        ("/api/tables/{table_id}/choose", "post"),
        ("/api/ratings/{game}", "get"),
        ("/api/open-games", "get"),
    }


async def test_a_table_is_told_with_view_and_choices(game_of_two):
    ada, ben, table = game_of_two
    state = await ada.state(table)
    assert state["table"] == table
    assert state["seat"] == 0
    assert state["view"]["hand"]
    assert {choice["card"] for choice in state["choices"]} == set(state["view"]["hand"])
    assert (await ben.state(table))["seat"] == 1


async def test_a_choice_is_answered_with_the_new_state(game_of_two):
    ada, _, table = game_of_two
    before = await ada.state(table)
    choice = {"choice": before["choices"][0]["text"], "moment": 1}
    after = await ada.post(f"/api/tables/{table}/choose", json=choice)
    assert after.status_code == 200
    assert after.json()["choices"] == []
    assert after.json()["view"]["chosen"] == choice["choice"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"choice": "build moon", "moment": 1}, 422),
        ({"choice": "sell loom", "moment": 7}, 409),
        ({"choice": "sell loom", "moment": 1, "seat": 1}, 403),
        ({"choice": "sell loom"}, 400),
        ({"choice": 3, "moment": 1}, 400),
        ({"choice": "sell loom", "moment": 10**30}, 400),
        ({"choice": "sell loom", "moment": 1, "coins": 99}, 400),
        ([], 400),
        ("{", 400),
    ],
    ids=str,
)
async def test_what_cannot_be_is_refused_with_code_and_sentence(game_of_two, log_of, body, status):
    ada, _, table = game_of_two
    before = await log_of(table)
    content = body if isinstance(body, str) else json.dumps(body)
    answer = await ada.post(
        f"/api/tables/{table}/choose", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "detail"}
    assert await log_of(table) == before


@pytest.mark.sample(0)
def test_nothing_that_anybody_sends_is_a_server_error(tmp_path):
    """Requests of all shapes, to tables that there are and to others, by somebody who sits there."""
    # Here and not above: these two take seconds to import, in every process that collects tests.
    import schemathesis
    from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance

    server = Process(tmp_path)
    with httpx.Client(base_url=server.url) as ada:
        tables = [ada.post("/tables", data=form).headers["location"].removeprefix("/t/") for form in FORMS]
        cookies = dict(ada.cookies)
        legal = {one: ada.get(f"/api/tables/{one}").json()["choices"][0]["text"] for one in tables}
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    sent = Counter()
    for operation in schema.get_all_operations():

        @given(operation.ok().as_strategy(), st.sampled_from([*tables, *tables, None]), st.booleans())
        @settings(max_examples=tries(100, 12), deadline=None)
        def keeps_its_promises(case, table, is_legal):
            if table is not None:
                case.path_parameters["table_id"] = table
                if is_legal and isinstance(case.body, dict):
                    case.body |= {"choice": legal[table], "seat": None}
            sent[case.method, case.call_and_validate(checks=checks, cookies=cookies).status_code] += 1

        keeps_its_promises()
    assert {("GET", 200), ("GET", 404)} <= set(sent)
    assert {status for method, status in sent if method == "POST"} & {200, 409, 422}, "no real table was reached"
    assert sent.total() >= tries(150, 20)
    assert server.interrupt() == 0
