"""The result of a finished game in the form of BG Stats: what the app is told, and what it is not."""

import json
from urllib.parse import unquote

import msgspec
import pytest

from argosy.server.pages.bgstats import address_of, play_of
from argosy.server.storage.rows import Entry, GameRequest, SeatRow, TableRow, TableSummary
from tests.server.helpers import finish

END = 1_790_000_000.0
LOG = (Entry(seq=0, kind="deal", at=END - 36 * 60), Entry(seq=1, kind="choose", at=END))
ADA = SeatRow(seat=0, kind="human", guest="secret-of-ada", name="Ada")
BEN = SeatRow(seat=1, kind="human", guest="secret-of-ben", name="Ben")
BOTS = [
    SeatRow(seat=seat, kind="bot", bot="captain", name=name) for seat, name in ((2, "Calypso"), (3, "Dido"))
]


def row(request: GameRequest, standing: TableSummary, *seats: SeatRow) -> TableRow:
    """A table whose game is over."""
    return TableRow(
        id="secretplace", host="x", created=1.0, phase="over", request=request, seats=seats, standing=standing
    )


def told(table: TableRow, entries=LOG) -> dict:
    """Data in the address that opens the app."""
    address = address_of(play_of(table, entries))
    start, _, data = address.partition("?data=")
    assert start == "https://app.bgstatsapp.com/createPlay.html"
    assert not {*data} & {*' {}"#&+'}
    return json.loads(unquote(data))


def wonders(request: GameRequest, ranks, totals, *seats: SeatRow) -> TableRow:
    names = (("gizah",), ("rhodos",), ("ephesos",), ("babylon",))[: len(ranks)]
    return row(request, TableSummary(ranks=ranks, totals=totals, wonders=names), *seats)


def test_a_game_of_7_wonders():
    said = told(wonders(GameRequest(players=3, edition=2020), (2, 1, 3), (48, 55, 20), ADA, BEN, BOTS[0]))
    ids = [player.pop("sourcePlayerId") for player in said["players"]]
    assert said.pop("sourcePlayId")
    assert len({*ids}) == 3
    assert said == {
        "sourceName": "Argosy",
        "playDate": "2026-09-21 14:13:20",
        "durationMin": 36,
        "game": {
            "name": "7 Wonders (Second Edition)",
            "sourceGameId": "wonders-2020",
            "bggId": 316377,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {"name": "Ada", "winner": False, "rank": 2, "score": 48, "role": "Gizah"},
            {"name": "Ben", "winner": True, "rank": 1, "score": 55, "role": "Rhódos"},
            {"name": "captain (Argosy)", "winner": False, "rank": 3, "score": 20, "role": "Éphesos"},
        ],
    }


def test_editions_and_expansions_are_told_apart():
    said = told(
        wonders(
            GameRequest(players=2, edition=2010, expansions=("leaders_2011", "cities_2012")),
            (1, 2),
            (50, 40),
            ADA,
            BEN,
        )
    )
    assert (said["game"]["name"], said["game"]["bggId"]) == ("7 Wonders", 68448)
    assert said["board"] == "Leaders 2011, Cities 2012"


def test_who_shares_a_victory_has_won():
    said = told(wonders(GameRequest(players=3), (1, 1, 3), (50, 50, 20), ADA, BEN, BOTS[0]))
    assert [(player["winner"], player["rank"]) for player in said["players"]] == [
        (True, 1),
        (True, 1),
        (False, 3),
    ]


def test_partners_win_together_and_the_role_says_which_team_it_was():
    request = GameRequest(players=4, edition=2010, expansions=("cities_2012",), options={"teams": True})
    said = told(wonders(request, (3, 3, 1, 1), (50, 20, 40, 41), ADA, BEN, *BOTS))
    assert [player["winner"] for player in said["players"]] == [False, False, True, True]
    assert [player["role"] for player in said["players"]] == [
        "Gizah, team 1", "Rhódos, team 1", "Éphesos, team 2", "Babylon, team 2",
    ]  # fmt: skip
    assert [player["name"] for player in said["players"][2:]] == ["captain (Argosy)", "captain (Argosy) 2"]


def test_the_free_city_is_no_player():
    table = row(
        GameRequest(players=2),
        TableSummary(
            ranks=(None, 1, 2), totals=(20, 50, 40), wonders=(("gizah",), ("rhodos",), ("ephesos",))
        ),
        msgspec.structs.replace(ADA, seat=1),
        msgspec.structs.replace(BEN, seat=2),
    )
    assert [(one["name"], one["score"], one["role"]) for one in told(table)["players"]] == [
        ("Ada", 50, "Rhódos"),
        ("Ben", 40, "Éphesos"),
    ]


@pytest.mark.parametrize(
    ("result", "comment", "scores"),
    [
        ("civilian", None, [55, 40]),
        ("blue", None, [55, 40]),
        ("military", "Military supremacy", [None, None]),
        ("science", "Scientific supremacy", [None, None]),
        ("political", "Political supremacy", [None, None]),
    ],
)
def test_a_game_of_duel_has_points_where_points_have_decided(result, comment, scores):
    standing = TableSummary(ranks=(1, 2), totals=(55, 40), result=result, wonders=(("sphinx",), ()))
    said = told(row(GameRequest(game="duel", players=2, expansions=("agora",)), standing, ADA, BEN))
    assert (said["game"]["name"], said["game"]["bggId"]) == ("7 Wonders Duel", 173346)
    assert said.get("comments") == comment
    assert [player.get("score") for player in said["players"]] == scores
    assert [player["winner"] for player in said["players"]] == [True, False]
    assert not any("role" in player for player in said["players"])
    assert said["board"] == "Agora"


def test_a_guest_is_the_same_player_in_every_play_and_no_secret_is_told():
    first = wonders(GameRequest(players=3), (1, 2, 3), (50, 40, 30), ADA, BEN, BOTS[0])
    renamed = msgspec.structs.replace(ADA, name="Countess")
    second = msgspec.structs.replace(first, id="another", seats=(renamed, BEN, BOTS[0]))
    one, other = told(first), told(second)
    assert one["sourcePlayId"] != other["sourcePlayId"]
    assert [player["sourcePlayerId"] for player in one["players"]] == [
        player["sourcePlayerId"] for player in other["players"]
    ]
    assert "secret" not in json.dumps(one)


def test_a_game_that_was_put_aside_has_no_duration():
    entries = (msgspec.structs.replace(LOG[0], at=END - 3 * 86_400), LOG[1])
    assert "durationMin" not in told(wonders(GameRequest(players=2), (1, 2), (5, 4), ADA, BEN), entries)


@pytest.mark.parametrize(
    "form",
    [
        {"players": "2", "seat-1": "you", "seat-2": "bot:random"},
        {"game": "duel", "begins": "you", "opponent": "bot:random"},
    ],
    ids=["wonders", "duel"],
)
async def test_a_finished_table_leads_to_the_app_and_to_a_file(app_state, person, form, monkeypatch):
    monkeypatch.setattr(
        "argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0
    )  # bots do not wait for people to change their minds
    ada = person("Ada")
    table = await ada.new_table(**form)
    for path in ("bgstats", "bgstats.json"):
        assert (await ada.get(f"/t/{table}/{path}")).status_code == 409
    assert "bgstats" not in (await ada.get(f"/t/{table}")).text
    found = await finish(app_state, table)
    page = (await ada.get(f"/t/{table}")).text
    assert f'href="/t/{table}/bgstats" target="_blank" rel="noopener"' in page
    assert f'href="/t/{table}/bgstats.json" download' in page
    answer = await ada.get(f"/t/{table}/bgstats")
    assert answer.status_code == 303
    file = await ada.get(f"/t/{table}/bgstats.json")
    assert file.headers["content-disposition"] == f'attachment; filename="argosy-{table}.json"'
    assert json.loads(unquote(answer.headers["location"].partition("?data=")[2])) == file.json()
    scores = {score.seat: score for score in found.playing.game.scores()}
    seats = [seat.seat for seat in found.row.seats]
    assert [player["rank"] for player in file.json()["players"]] == [scores[seat].rank for seat in seats]
    assert [player["name"] for player in file.json()["players"]].count("random (Argosy)") == 1
