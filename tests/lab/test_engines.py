"""Engines in matches: whole games of every ruleset by the protocol of docs/bots/engines.md; faults.

An engine with a fault loses its game, and nobody else loses anything.
"""

import contextlib
import json
import os
import random
import shlex
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from argosy import new_game
from argosy.bots import check_plays, make, subprocess_bot, third_party
from argosy.bots.subprocess_bot import Forfeited, SubprocessBot, look
from argosy.bots.subprocess_protocol import Beginning, Question
from argosy.bots.worker_process import packed
from argosy.cli import main
from argosy.cli.match import engines_said
from argosy.errors import ArgosyError
from argosy.lab import matches
from argosy.lab.ladder import climb, table_of
from argosy.lab.lineup import Lineup
from argosy.lab.matches import match
from argosy.testing import check_bot
from tests.rulesets import some_tables

ROOT = Path(__file__).parents[2]
ODD = ROOT / "tests" / "strangers" / "odd_engine.py"
FIRST, TINY = (
    f"engine:{shlex.quote(str(ROOT / 'examples' / 'engines' / name))}" for name in ("first.sh", "tiny.py")
)
OURS = f"engine:{shlex.quote(sys.executable)} -m argosy engine"
SECONDS = 0.5
"""For engines that hang for ever; those that answer have ten seconds."""

pytestmark = pytest.mark.usefixtures("strangers")


def odd(fault: str, *files: Path) -> str:
    """The name of an engine with a fault."""
    return f"engine:{shlex.join([sys.executable, '-S', str(ODD), fault, *map(str, files)])}"


@pytest.fixture(scope="module")
def lineup():
    """The processes of a few bots, kept for all games."""
    with closing(Lineup()) as found:
        yield found


@pytest.mark.sample(2)
@some_tables
def test_the_examples_play_whole_games_of_every_ruleset(lineup, table):
    deal = {"players": 2} | table
    names = [(FIRST, TINY, "random")[place % 3] for place in range(deal["players"])]
    played = matches.play_game([lineup.bot(name) for name in names], 3, 0, deal)
    assert played.forfeits == ()
    assert sum(played.wins) == pytest.approx(1)


def test_an_engine_keeps_its_process_hears_how_games_end_and_is_asked_to_quit(tmp_path):
    file = tmp_path / "lines"
    result = match(["random", odd("good", file)], games=2, game="duel", seed=5)
    said = [json.loads(line) for line in file.read_text().splitlines()]
    kinds = [message["type"] for message in said]
    assert said[:2] == [{"type": "hello", "protocol": 1}, {"type": "quit"}], "the look before the match"
    assert said[2] == said[0]
    assert [kinds.count(kind) for kind in ("hello", "gameOver", "quit")] == [2, 2, 2]
    assert said[-1] == {"type": "quit"}
    first, second = (message for message in said if message["type"] == "gameOver")
    for over, place, game in ((first, 1, result.games[0]), (second, 0, result.games[1])):
        assert over == {
            "type": "gameOver",
            "game": "duel",
            "seats": [place],
            "ranks": {str(place): game.ranks[1], str(1 - place): game.ranks[0]},
            "points": {str(place): game.points[1], str(1 - place): game.points[0]},
        }


def test_a_question_has_what_the_page_says(tmp_path):
    file = tmp_path / "lines"
    bot, game = make(odd("good", file)), new_game("wonders", players=3, edition=2010, seed=2)
    choices = game.choices(1)
    assert bot.decide(game.view(1), choices, random.Random(4)) == choices[-1]
    bot.close()
    question = file.read_text().splitlines()[1]
    texts = [choice.text for choice in choices]
    assert question.startswith(f'{{"type":"choose","id":1,"game":"wonders","choices":["{texts[0]}"')
    read = json.loads(question)
    assert list(read) == ["type", "id", "game", "choices", "seed", "view", "parts"]
    assert read["choices"] == texts == [part["text"] for part in read["parts"]]
    assert read["seed"] == random.Random(4).getrandbits(31)
    assert msgspec.json.decode(msgspec.json.encode(read["view"]), type=type(game.view(1))) == game.view(1)


FAULTS = {
    "dies": "its process ended with exit status 3",
    "endless": "wrote a line of more than 4096 bytes",
    "deaf": "closed its standard input or output",
    "nonsense": "answered 'build moon', which is not among its choices",
    "babbles": "wrote 'build moon': JSON is malformed: invalid character (byte 0)",
    "vague": "wrote '{\"id\": 1}': Object missing required field `choice`",
    "proud": 'wrote \'{"choice": "", "move": 1}\': Object contains unknown field `move`',
    "number": "wrote '{\"choice\": 3}': Expected `str`, got `int` - at `$.choice`",
    "late": "answered question 1000, and was asked question 1",
    "bytes": r"wrote '\\xff': JSON is malformed: invalid character (byte 0)",
}


@pytest.mark.whole
@pytest.mark.parametrize("fault", FAULTS)
def test_an_engine_with_a_fault_loses_every_game_and_the_match_goes_on(fault):
    result = match([odd(fault), FIRST, "random"], games=2, edition=2010, seed=1)
    bad, *others = result.rows
    assert (bad.wins, bad.points, bad.rank, bad.forfeits) == (0, 0, 3, 2)
    assert [game.forfeits[0].reason for game in result.games] == [FAULTS[fault]] * 2
    assert [game.forfeits[0].moment for game in result.games] == [1, 1]
    assert sum(row.wins for row in others) == 2
    assert all(row.points > 0 and row.forfeits == 0 for row in others)


def test_an_answer_that_nests_deeply_is_read_no_further_than_it_has_to_be():
    result = match([odd("deep"), "random"], games=1, game="duel")
    assert "Expected `object`, got `array`" in result.games[0].forfeits[0].reason


def test_an_engine_that_hangs_is_stopped_and_the_match_goes_on():
    result = match([odd("hangs"), "random"], games=2, game="duel", seed=1, move_seconds=SECONDS)
    assert [row.wins for row in result.rows] == [0, 2]
    assert [(forfeit.entrant, forfeit.reason) for game in result.games for forfeit in game.forfeits] == [
        (0, "needed more than 0.5 s for a choice")
    ] * 2


@pytest.fixture
def held(tmp_path):
    """A pipe with a name: reading it ends when every process that holds it has ended."""
    path = tmp_path / "held"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reader, True)
    yield path, reader
    os.close(reader)


def test_what_an_engine_has_started_ends_with_it(held):
    path, reader = held
    bot, game = SubprocessBot(odd("family", path), SECONDS), new_game("duel", seed=1)
    seat = game.owing[0]
    with pytest.raises(Forfeited, match="needed more than"):
        bot.decide(game.view(seat), game.choices(seat), random.Random(1))
    assert os.read(reader, 1) == b""


def test_an_engine_ends_when_whoever_asks_it_is_gone(held):
    path, reader = held
    asking = subprocess.Popen(
        [sys.executable, *subprocess_bot.WORKER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    game = new_game("duel", seed=1)
    seat = game.owing[0]
    raw = [msgspec.Raw(msgspec.msgpack.encode(said)) for said in (game.view(seat), game.choices(seat))]
    with asking:
        asking.stdin.write(packed(Beginning(odd("family", path), tuple(sys.path))))
        asking.stdin.write(packed(Question(game="duel", view=raw[0], choices=raw[1], seed=1)))
        asking.stdin.close()
    assert os.read(reader, 1) == b""


@pytest.mark.whole
def test_what_an_engine_writes_to_standard_error_goes_to_ours(capfd):
    match([odd("good"), "random"], games=1, game="duel")
    assert "thinking\n" in capfd.readouterr().err


REFUSED = {
    "engine:": "engine:: there is no command: engine:COMMAND is right, for example engine:./my-engine",
    "engine:./no-engine": "engine:./no-engine: ./no-engine cannot be started: No such file or directory",
    "engine:'open": "engine:'open: the command cannot be read: No closing quotation",
    "chess": "games is ('chess',); right is ('wonders',) or ('duel',), or no such attribute for a bot that plays both",
    "gone": "its process ended with exit status 4",
    "named": f"its name is '{'x' * 61}'; right is one line of at most 60 letters",
    "lines": r"its name is 'two\nlines'; right is one line of at most 60 letters",
    "vain": "Object contains unknown field `elo`",
    "rude": "Invalid value 'hello' - at `$.type`",
}


@pytest.mark.whole
@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_engine_is_refused_before_the_first_game(name):
    found = name if name.startswith("engine:") else odd(name)
    with pytest.raises(ArgosyError) as refused:
        match([found, "random"], game="duel")
    assert str(refused.value).startswith(f"{found}: ")
    assert str(refused.value).endswith(REFUSED[name])


def test_an_engine_that_never_says_that_it_is_ready_is_refused(monkeypatch):
    monkeypatch.setattr(subprocess_bot, "START_SECONDS", SECONDS)
    with pytest.raises(ArgosyError, match=r"needed more than 0.5 s to be made"):
        look(odd("mute"))


def test_an_engine_says_which_games_it_plays_and_what_it_is_called():
    name = odd("dueller")
    look(name)
    check_plays(name, "duel")
    with pytest.raises(ArgosyError, match="does not play wonders"):
        check_plays(name, "wonders")
    assert list(engines_said([name, name, "random"])) == [f"{name} calls itself The Dueller"]


def test_an_engine_that_is_looked_at_here_ends_after_the_look_whatever_it_says(tmp_path):
    for fault in ("chess", "good"):
        with contextlib.suppress(ArgosyError):
            third_party.facts(odd(fault, tmp_path / fault))
        assert (tmp_path / fault).read_text().splitlines() == [
            '{"type":"hello","protocol":1}',
            '{"type":"quit"}',
        ]


def test_a_command_may_hold_an_at(tmp_path, monkeypatch):
    """A word behind the @ of a command is no budget.

    The path is relative to the folder in which the match runs.
    """
    (tmp_path / "mine@home").symlink_to(ROOT / "examples" / "engines" / "first.sh")
    monkeypatch.chdir(tmp_path)
    result = match(["engine:./mine@home", "random"], games=1, game="duel")
    assert result.rows[0].forfeits == 0


def test_an_engine_is_a_bot_as_any_other():
    bot = make(TINY)
    check_bot(bot, [{"players": 3, "edition": 2010}])
    bot.close()
    assert third_party.facts(TINY).calls_itself == "Tiny"


@pytest.mark.whole
def test_the_same_seed_gives_the_same_match_on_any_number_of_processes(monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 2)
    one = match([TINY, "random"], games=4, game="duel", seed=4)
    assert match([TINY, "random"], games=4, game="duel", seed=4, processes=2) == one


@pytest.mark.whole
def test_an_engine_climbs_a_ladder(tmp_path):
    lines = climb(table_of(game="duel", players=2, seed=5), (FIRST, "random"), 1, tmp_path / "duel.jsonl")
    assert [line.forfeits for line in lines] == [(0, 0)]


# Bots of ours as engines
# -------------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("table", [{"edition": 2010}, {"game": "duel"}], ids=["wonders", "duel"])
def test_a_bot_of_ours_plays_as_an_engine_as_it_plays_here(table):
    others = ["random"] * (1 if "game" in table else 2)
    engine = match([f"{OURS} greedy", *others], games=1, seed=3, move_seconds=60, **table)
    assert engine.games == match(["greedy", *others], games=1, seed=3, **table).games


def test_a_bot_of_ones_own_is_an_engine_and_what_it_prints_is_no_answer(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ODD.parent))
    result = match([f"{OURS} odd_bots:Talks", "random"], games=1, game="duel")
    assert result.rows[0].forfeits == 0
    assert list(engines_said([f"{OURS} odd_bots:Talks"])) == [
        f"{OURS} odd_bots:Talks calls itself odd_bots:Talks"
    ]


@pytest.mark.whole
def test_a_bot_that_raises_as_an_engine_forfeits_and_standard_error_says_why(capfd, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ODD.parent))
    result = match([f"{OURS} odd_bots:Raises", "random"], games=1, game="duel")
    assert result.games[0].forfeits[0].reason == "its process ended with exit status 1"
    assert "argosy: odd_bots:Raises raised ValueError: no idea\n" in capfd.readouterr().err


def spoken(name: str, *lines: str) -> tuple[int, list, str]:
    """Exit status, answers and standard error of `argosy engine` for given lines."""
    done = subprocess.run(
        [sys.executable, "-m", "argosy", "engine", name],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


HELLO = '{"type":"hello","protocol":1}'


@pytest.mark.parametrize("empty", ["", " ", "\t", "\r"], ids=repr)
def test_an_empty_line_asks_nothing_and_ends_nothing(empty):
    ready = {"type": "ready", "games": ["wonders", "duel"], "name": "random"}
    assert spoken("random", empty, HELLO, empty, empty, HELLO, '{"type":"quit"}') == (0, [ready, ready], "")


def test_whatever_a_later_protocol_may_add_is_left_alone():
    later = '{"type":"hello","protocol":1,"colours":true}', '{"type":"clock","seconds":3}'
    ready = {"type": "ready", "games": ["wonders", "duel"], "name": "random"}
    assert spoken("random", *later, '{"type":"quit"}', HELLO) == (0, [ready], "")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"type":"hello","protocol":2}', "argosy: protocol 2 of engines is not known here: 1 is\n"),
        ("hello", "argosy: no message of the protocol of engines: 'hello': JSON is malformed: invalid character (byte 0)\n"),
        ('{"type":"choose","id":1}', "Object missing required field `game`\n"),
    ],
)  # fmt: skip
def test_what_is_no_message_ends_an_engine_with_one_line(line, said):
    code, answers, error = spoken("random", line)
    assert (code, answers) == (1, [])
    assert error.endswith(said)


def test_a_name_that_means_no_bot_ends_it_with_one_line():
    code, answers, error = spoken("nobody", HELLO)
    assert (code, answers) == (1, [])
    assert error.startswith("argosy: there is no bot 'nobody'")


def test_the_commands_take_engines(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "300")
    with pytest.raises(SystemExit) as end:
        main(("match", FIRST, "random", "--game", "duel", "--games", "1", "--processes", "1"))
    assert not end.value.code
    assert f"{FIRST} calls itself First" in capsys.readouterr().out
