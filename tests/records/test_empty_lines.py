"""Records and positions with empty lines, Windows line ends or a byte order mark."""

import json

import pytest

import argosy
from argosy.cli import main
from argosy.errors import RecordError
from argosy.game.record_lines import beginning, filled_lines
from argosy.server.pages.position_text import read
from argosy.server.storage.exchange import read_games
from tests.server.storage.test_exchange import url_of

MARK = "\ufeff"
FORMS = {
    "two empty lines": lambda text: "\n\n" + text,
    "nine empty lines": lambda text: "\n \n\t\n" * 3 + text,
    "empty lines between": lambda text: text.replace("\n", "\n\n\n"),
    "a byte order mark": lambda text: MARK + text,
    "a byte order mark and empty lines": lambda text: MARK + "\n\n" + text,
    "as Windows writes": lambda text: MARK + ("\n\n" + text).replace("\n", "\r\n"),
    "spaces around": lambda text: "".join(f"  {line} \n" for line in text.splitlines()),
}
GAMES = [
    {
        "game": "wonders",
        "players": 3,
        "edition": 2010,
        "expansions": ["leaders"],
        "babylon_last_card": "extra_turn",
    },
    {"game": "duel", "expansions": ["agora"], "senators_from_discard": False},
]
every_form = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
every_game = pytest.mark.parametrize("table", GAMES, ids=lambda table: table["game"])


def played(table, choices=9):
    game = argosy.new_game(**table, seed=6)
    for _ in range(choices):
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    return game


def from_position(table):
    return argosy.from_position(played(table, 12).position())


@every_form
@every_game
@pytest.mark.parametrize("begun", [played, from_position])
def test_a_record_is_replayed(table, form, begun):
    game = begun(table)
    again = argosy.replay(form(game.record()))
    assert again.record() == game.record()
    assert again.state_hash() == game.state_hash()


@every_form
@every_game
def test_the_command_reads_a_record(table, form, tmp_path, capsys):
    game, file = played(table), tmp_path / "game.argosy"
    file.write_bytes(form(game.record()).encode())
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(file)])
    assert not ended.value.code, ended.value.code
    said = capsys.readouterr().out
    assert all(made.text in said for made in game.journal)


@every_form
@every_game
def test_the_head_of_a_record_is_found(table, form):
    record = played(table).record()
    assert filled_lines(form(record)) == filled_lines(record)
    assert beginning(form(record)) == beginning(record)


@every_form
@every_game
async def test_a_file_of_games_is_taken(table, form, tmp_path):
    record = played(table).record()
    file = tmp_path / "games.jsonl"
    file.write_bytes((MARK + "\n" + json.dumps({"record": form(record)}) + "\n").encode())
    done = await read_games(file, url_of(tmp_path))
    assert (done.new, done.faults) == (1, ())


@pytest.mark.parametrize("form", [FORMS[name] for name in FORMS if name != "empty lines between"])
def test_a_position_is_read(form):
    position = played(GAMES[0]).position()
    assert read(form(json.dumps(position, indent=1))) == position
    assert read(form("players = 3\n[[cities]]\n")) == {"players": 3, "cities": [{}]}


@pytest.mark.parametrize(
    ("table", "old", "new", "said"),
    [
        (GAMES[0], "players 3", "people 3", "line 4: 'people' is no word of a record"),
        (GAMES[0], "players 3, ", "", "line 4 does not say 'players'"),
        (GAMES[0], "boards", "tables", "line 5 begins with 'boards' or 'position', not 'tables'"),
        (GAMES[0], "players 3", "players 9", "lines 4 and 5 do not name a game"),
        (GAMES[1], "box agora", "box nothing", "head of the record, from line 4 on, names no game"),
    ],
)
def test_lines_of_the_head_are_counted_as_an_editor_counts_them(table, old, new, said):
    record = "\n\n" + played(table).record()
    assert old in record
    with pytest.raises(RecordError, match=said):
        argosy.replay(record.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", MARK, f"{MARK}\n \n"], ids=repr)
def test_a_record_of_nothing_is_refused(text):
    with pytest.raises(RecordError, match="a record begins with the line"):
        argosy.replay(text)
