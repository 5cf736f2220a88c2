"""JSON API: answers to any request fit its OpenAPI description."""

import json
import re
from collections import Counter

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import __version__
from argosy.server.api.ruleset_requests import TableAsked
from argosy.server.auth.tokens import SCOPES
from tests.sampling import tries
from tests.server.processes import Process

FORMS = (
    {"edition": "2010", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"},
    {"game": "duel", "pantheon": "on", "agora": "on", "opponent": "bot:random", "begins": "you"},
)
"""Tables of both games."""


OPERATIONS = {
    ("/api/account", "get"),
    ("/api/bot/account/upgrade", "post"),
    ("/api/bot/game/stream/{table_id}", "get"),
    ("/api/bot/game/{table_id}/abort", "post"),
    ("/api/bot/game/{table_id}/back", "post"),
    ("/api/bot/game/{table_id}/choose", "post"),
    ("/api/bot/game/{table_id}/resign", "post"),
    ("/api/bot/game/{table_id}/talk", "post"),
    ("/api/challenge", "get"),
    ("/api/challenge/{challenge_id}/accept", "post"),
    ("/api/challenge/{challenge_id}/cancel", "post"),
    ("/api/challenge/{challenge_id}/decline", "post"),
    ("/api/challenge/{handle}", "post"),
    ("/api/open-games", "get"),
    ("/api/ratings/{game}", "get"),
    ("/api/stream/event", "get"),
    ("/api/tables", "post"),
    ("/api/tables/{table_id}", "get"),
    ("/api/tables/{table_id}/choose", "post"),
    ("/api/tournaments/{tournament_id}", "get"),
}
TOKEN = re.compile(r"arg_[A-Za-z0-9_-]{32}")
COOKIES_TOO = {
    path
    for path, _ in OPERATIONS
    if path.startswith(("/api/tables", "/api/tournaments", "/api/ratings", "/api/open-games"))
}


async def test_the_description_names_all_operations_and_what_they_want(person):
    schema = (await person("Ada").get("/api/schema/openapi.json")).json()
    assert {(path, *operations) for path, operations in schema["paths"].items()} == OPERATIONS
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            assert {"401", "403", "429"} <= operation["responses"].keys()
            assert operation["security"] == ([{}, {"token": []}] if path in COOKIES_TOO else [{"token": []}])


async def test_every_field_of_a_new_table_is_described(person):
    schema = (await person("Ada").get("/api/schema/openapi.json")).json()
    fields = schema["components"]["schemas"]["TableAsked"]["properties"]
    assert set(fields) == set(TableAsked.__struct_fields__)
    assert [name for name, field in fields.items() if not field.get("description")] == []


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        ({}, ["human", "bot", "bot"]),
        ({"game": "duel"}, ["human", "bot"]),
        ({"game": "duel", "seats": ["bot:random", "you"]}, ["bot", "human"]),
        (
            {"players": 2, "edition": 2010, "wonders": [None, {"wonder": "gizah", "side": "a"}, None]},
            ["human", "bot"],
        ),
        ({"seats": ["friend", "you", "bot:random"], "name": "Ada", "listed": True}, ["open", "human", "bot"]),
        (
            {"edition": 2010, "expansions": ["armada"], "options": {"teams": True}, "players": 4},
            ["human", "bot", "bot", "bot"],
        ),
    ],
)
async def test_a_program_makes_a_table_as_json(app_state, person, asked, kinds):
    answer = await person("Ada").post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["address"] == f"http://argosy.test/t/{made['table']}"
    row = (await app_state.tables.get(made["table"])).row
    assert [seat.kind for seat in row.seats] == kinds
    assert row.listed == bool(asked.get("listed"))
    assert all(seat.bot == "greedy" for seat in row.seats if seat.kind == "bot" and "seats" not in asked)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": ["you"]}, "seats has 1 entries; this game has 3 seats"),
        ({"seats": ["you", "you", "friend"]}, "one seat only"),
        ({"seats": ["you", "bot:nobody", "friend"]}, "there is no 'bot:nobody'"),
        ({"seats": ["you", "friend", "friend"]}, "Write your name"),
        ({"wonders": [{"wonder": "atlantis"}, None, None]}, "atlantis"),
        ({"wonders": [None]}, "wonders"),
        ({"clock": 7}, "clock is one of"),
        ({"sets": []}, "sets"),
        ({"players": 9}, "players"),
    ],
)
async def test_what_is_wrong_with_a_table_is_named(person, asked, said):
    answer = await person("Ada").post("/api/tables", json=asked)
    assert answer.status_code == 400, answer.text
    assert said in answer.json()["detail"]


async def test_seats_name_their_bots_and_where_these_come_from(person):
    ada = person("Ada")
    table = (await ada.post("/api/tables", json={"game": "duel"})).json()["table"]
    seats = (await ada.state(table))["seats"]
    assert [(one["bot"], one["package"]) for one in seats] == [
        (None, ""),
        ("greedy", f"argosy {__version__}"),
    ]


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
        ({"moment": 1}, 400),
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


async def test_a_choice_without_a_moment_counts_for_the_state_that_there_is(game_of_two, log_of):
    ada, _, table = game_of_two
    before = await log_of(table)
    choice = (await ada.state(table))["choices"][0]["text"]
    answer = await ada.post(f"/api/tables/{table}/choose", json={"choice": choice})
    assert answer.status_code == 200
    assert await log_of(table) != before


RULESET = {"game": "duel", "options": {}, "bots": []}
"""Of a challenge that can be made."""


class Known:
    """Server with people, a bot, games of both kinds, challenges and a handle."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.rival = url, f"Nereus-{number}"
        with httpx.Client(base_url=url) as ada:
            self.tables = [
                ada.post("/tables", data=form).headers["location"].removeprefix("/t/") for form in FORMS
            ]
            self.cookies = dict(ada.cookies)
            self.legal = {
                one: ada.get(f"/api/tables/{one}").json()["choices"][0]["text"] for one in self.tables
            }
            self.bearer = self._bearer(ada)
            made = ada.post(
                "/tournaments", data={"game": "duel", "title": "Cup", "system": "round_robin", "clock": "60"}
            )
            self.tournament = made.headers["location"].removeprefix("/tournaments/")
        with httpx.Client(base_url=url) as ben:
            ben.post("/settings", data={"name": "Ben"})
            self.others = self._bearer(ben)
        httpx.post(f"{url}/api/bot/account/upgrade", json={"name": f"Triton-{number}"}, headers=self.bearer)
        httpx.post(f"{url}/api/bot/account/upgrade", json={"name": self.rival}, headers=self.others)
        made = [
            httpx.post(f"{url}/api/challenge/Triton-{number}", json=RULESET, headers=self.others)
            for _ in range(9)
        ]
        self.challenges = [one.json()["id"] for one in made]

    def _bearer(self, person: httpx.Client) -> dict[str, str]:
        """The header with a token that may do everything."""
        page = person.post("/tokens", data={"name": "program", **dict.fromkeys(SCOPES, "on")}).text
        return {"authorization": f"Bearer {TOKEN.search(page)[0]}"}

    def fill(self, case, choose, *, is_legal: bool) -> dict[str, str]:
        """Let a request name what there is; the header that goes with it."""
        parts = case.path_parameters
        if "table_id" in parts and "/stream/" not in case.path:
            parts["table_id"] = choose(self.tables)
            if is_legal and isinstance(case.body, dict) and "choice" in case.body:
                case.body |= {"choice": self.legal[parts["table_id"]], "seat": None}
                case.body = {name: value for name, value in case.body.items() if name in {"choice", "moment"}}
        if "challenge_id" in parts:
            parts["challenge_id"] = choose(self.challenges)
        if "tournament_id" in parts:
            parts["tournament_id"] = self.tournament
        if "game" in parts:
            parts["game"] = choose(["wonders", "duel"])
        if "handle" in parts:
            parts["handle"] = self.rival.lower()
            case.body = RULESET if is_legal else case.body
        if case.path.endswith("/talk") and is_legal:
            case.body = {"text": "fair winds"}
        # A stream that is open has no end, so it is asked for without a token, and a game's for one that
        # there is not.
        if case.path == "/api/stream/event":
            return {}
        return self.others if case.path.endswith("/cancel") else self.bearer


@pytest.mark.whole
def test_nothing_that_anybody_sends_is_a_server_error(tmp_path):
    """Requests of all shapes, to what there is and to other things, by a program of somebody who sits
    there.
    """
    # Here and not above: these two take seconds to import, in every process that collects tests.
    import schemathesis
    from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance

    server = Process(tmp_path)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    sent = Counter()
    for number, operation in enumerate(schema.get_all_operations()):
        known = Known(server.url, number)  # others may have taken away what there was

        @given(
            operation.ok().as_strategy(),
            st.randoms(use_true_random=False),
            st.booleans(),
            st.booleans(),
            st.just(known),
        )
        @settings(max_examples=tries(100, 12), deadline=None)
        def keeps_its_promises(case, chance, is_known, is_legal, known):
            headers = known.fill(case, chance.choice, is_legal=is_legal) if is_known else {}
            cookies = known.cookies if case.path.startswith("/api/tables") and is_legal else {}
            answer = case.call_and_validate(checks=checks, cookies=cookies, headers=headers)
            sent[case.method, case.path, answer.status_code] += 1

        keeps_its_promises()
    assert {("get", path) for path in COOKIES_TOO if path.endswith("}")} <= {
        (method.lower(), path) for method, path, status in sent if status == 200
    }
    reached = {(path, method.lower()) for method, path, status in sent if status in {200, 201, 204, 409, 422}}
    assert {one for one in OPERATIONS if "/stream/" not in one[0]} <= reached, (
        "nothing real was reached there"
    )
    assert sent.total() >= tries(1000, 150)
    assert server.interrupt() == 0
