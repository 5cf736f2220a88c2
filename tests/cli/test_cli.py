"""Commands of `argosy` as a person types them: output, exit status, refusals."""

import re
import subprocess
import sys
from collections import Counter
from inspect import signature
from itertools import islice

import msgspec
import pytest

import argosy
from argosy.cli import benchmark, ladder, main, match, train
from argosy.cli.options.counts import MOST_ITERATIONS
from argosy.cli.wonders.simulate import Tally, play
from argosy.coach.analysis import Analysis
from argosy.coach.puzzle_generation import spots
from argosy.coach.puzzles import read as read_puzzles
from argosy.game.wonders.game import ruleset_for
from argosy.lab import benchmark as protocol
from argosy.lab.lineup import MOVE_SECONDS
from argosy.lab.training.types import Plan
from argosy.search.types import ITERATIONS
from argosy.server.errors import Refused
from argosy.server.moderation import console


@pytest.fixture(autouse=True)
def plain_and_wide(monkeypatch):
    """Plain backend, and a terminal so wide that tables have one line a row.

    These few games would be played before a compiler is ready.
    """
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def said(capsys):
    """Runs a command and gives what it printed."""

    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as end:
            main(arguments)
        assert not end.value.code, end.value.code
        return capsys.readouterr().out

    return run


@pytest.fixture
def refused():
    """Runs a command and gives the one line with which it refuses."""

    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as end:
            main(arguments)
        assert isinstance(end.value.code, str)
        assert "\n" not in end.value.code
        return end.value.code

    return run


@pytest.fixture(scope="session")
def record(tmp_path_factory):
    """A finished game on disk."""
    game = argosy.new_game("wonders", players=3, edition=2010, seed=7)
    while not game.is_over:
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    file = tmp_path_factory.mktemp("records") / "game.argosy"
    file.write_text(game.record())
    return game, file


def test_help_names_every_command(said):
    text = said("--help")
    assert all(
        command in text for command in ("play", "match", "simulate", "replay", "analyse", "puzzles", "warmup")
    )


def test_version_says_what_a_bug_report_should(said):
    assert said("--version").startswith(f"argosy {argosy.__version__} (Python 3.")


def test_module_and_command_are_the_same():
    command = [sys.executable, "-m", "argosy", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("argosy ")


@pytest.mark.whole
def test_match_prints_a_line_for_each_bot(said):
    text = said(
        "match", "random", "random", "greedy", "--games", "2", "--edition", "2010", "--processes", "1"
    )
    assert "2 games" in text
    assert all(name in text for name in ("random 2", "greedy", "95 % interval"))


def test_the_same_seed_is_the_same_match(said):
    arguments = ("match", "random", "random", "random", "--games", "1", "--seed", "5", "--processes", "1")
    assert said(*arguments) == said(*arguments)


def test_an_unknown_bot_is_refused_with_those_there_are(refused):
    assert "greedy" in refused("match", "deep", "random", "random", "--games", "1")


def test_the_bots_of_packages_are_listed_with_what_is_wrong_with_them(said, installed):
    installed("harbour", builder="odd_bots:Dueller", wreck="odd_bots:Unmakeable", captain="odd_bots:First")
    lines = {line.split()[1]: line for line in said("bots").splitlines() if "harbour" in line}
    assert lines["builder"].split()[1:-1] == ["builder", "│", "harbour,", "odd_bots:Dueller", "│", "duel"]
    assert "cannot play: wreck: making the bot raised RuntimeError: no licence [/here]" in lines["wreck"]
    assert "a bot of Argosy is called captain; name it odd_bots:First" in lines["captain"]


def test_a_match_says_who_has_forfeited_and_why(said, strangers):
    text = said("match", "odd_bots:Raises", "random", "--game", "duel", "--games", "1", "--processes", "1")
    assert "forfeits" in text
    assert (
        "odd_bots:Raises forfeited 1 game, the one with seed 0 at moment 0: raised ValueError: no idea"
        in text
    )


def test_a_table_that_cannot_be_is_refused(refused):
    assert refused("match", "random", "--players", "9", "--games", "1").startswith("argosy: ")
    assert refused("simulate", "--players", "1").startswith("argosy: ")


def test_a_game_that_there_is_not_is_refused(refused):
    assert "wonders" in refused("match", "random", "random", "--game", "chess", "--games", "1")


def test_an_expansion_is_added_by_name(said):
    arguments = ("match", "random", "random", "random", "--games", "1", "--processes", "1")
    assert said(*arguments, "--box", "armada") != said(*arguments)


def test_simulate_counts_every_game(said):
    text = said("simulate", "--games", "2", "--edition", "2010", "--threads", "1")
    assert "2 random games" in text


def test_a_tally_agrees_with_the_games_played_one_by_one():
    """Random games end in the same points and wins as their score sheets say."""
    from argosy.batch.threads import Ranges
    from argosy.game.wonders.game import WondersGame
    from argosy.rules.records import copy_record

    ruleset = ruleset_for(players=2, edition=2010, expansions=())
    (played,) = play(ruleset, 3, 11, Ranges(1), 5)
    tally = Tally(ruleset)
    tally.add(played)
    games = [WondersGame(ruleset, copy_record(played[number : number + 1])) for number in range(3)]
    sheets = [sheet for game in games for sheet in game.scores() if sheet.rank is not None]
    assert all(game.is_over for game in games)
    assert tally.points.sum() == sum(sheet.total for sheet in sheets)
    assert tally.games.sum() == len(sheets)
    for game in games:
        for seat in game.winners:
            assert tally.wins[ruleset.boards.index(game.boards[seat])] > 0


def test_simulated_games_are_those_of_new_game():
    """Game i has the deal of `argosy.new_game(seed=seed + i)`."""
    from argosy.batch.threads import Ranges

    ruleset = ruleset_for(players=3, edition=2010, expansions=())
    (played,) = play(ruleset, 2, 40, Ranges(2), 5)
    for number in range(2):
        dealt = argosy.new_game("wonders", players=3, edition=2010, seed=40 + number)
        assert int(played[number].seed) == int(dealt.state.seed)
        assert [int(city.wonder) for city in played[number].cities[:3]] == [
            int(city.wonder) for city in dealt.state.cities[:3]
        ]


@pytest.mark.parametrize("expansions", [(), ("agora",), ("agora", "pantheon")], ids="+".join)
def test_simulate_counts_how_games_of_duel_end(said, expansions):
    named = [word for expansion in expansions for word in ("--box", expansion)]
    text = said("simulate", "--game", "duel", *named, "--games", "3", "--threads", "2", "--seed", "4")
    assert "3 random games" in text
    assert "first player wins" in text
    assert re.search(r"all\W+3\W", text)


def test_a_tally_of_duel_agrees_with_the_games_played_one_by_one():
    """Game i is the deal of `argosy.new_game(seed=seed + i)`; ends, winners and points are those of its
    score sheets.
    """
    from argosy.batch.threads import Ranges
    from argosy.cli.duel import simulate
    from argosy.game.duel.game import DuelGame
    from argosy.rules.records import copy_record

    ruleset = simulate.ruleset(players=None, edition=None, expansions=("agora",))
    tally, games = simulate.Tally(ruleset), []
    for played in simulate.play(ruleset, 5, 40, Ranges(2), 3):
        tally.add(played)
        games += [
            DuelGame(ruleset, copy_record(played[number : number + 1])) for number in range(len(played))
        ]
    assert [int(game.state.seed) for game in games] == [40, 41, 42, 43, 44]
    assert tally.ends == Counter(game.result for game in games)
    firsts = sum(1 / len(game.winners) for game in games if 0 in game.winners)
    assert sum(tally.first.values()) == firsts
    points: Counter[str] = Counter()
    for game in games:
        for city, sheet in zip(game.view(None).cities, game.scores(), strict=True):
            points.update({wonder.wonder: sheet.total for wonder in city.wonders if wonder.is_built})
    assert {name: n for name, n in zip(tally.names, tally.points, strict=True) if n} == {
        name: n for name, n in points.items() if n
    }


@pytest.mark.parametrize(
    ("arguments", "said_of_it"),
    [
        (("--game", "chess"), "choose wonders or duel"),
        (("--game", "duel", "--players", "3"), "Duel is for 2"),
        (("--game", "duel", "--edition", "2010"), "Duel has one edition"),
        (("--game", "duel", "--box", "armada"), "cannot be played with Duel"),
    ],
)
def test_what_cannot_be_simulated_is_refused(refused, arguments, said_of_it):
    assert said_of_it in refused("simulate", "--games", "1", *arguments)


def test_own_facts_of_duel_are_read_before_anything_starts(refused, tmp_path):
    (tmp_path / "duel" / "agorra").mkdir(parents=True)
    assert "duel/agorra is not a box" in refused(
        "simulate", "--game", "duel", "--games", "1", "--data", str(tmp_path)
    )


def test_replay_shows_choices_and_scores(said, record):
    game, file = record
    text = said("replay", str(file))
    assert all(made.text in text for made in game.journal)
    assert all(str(score.total) in text for score in game.scores())


@pytest.mark.parametrize("damage", ["", "argosy record 1\n", "no record at all"])
def test_a_damaged_record_is_refused(refused, tmp_path, damage):
    file = tmp_path / "damaged.argosy"
    file.write_text(damage)
    assert refused("replay", str(file)).startswith("argosy: ")


def test_a_record_with_another_choice_is_refused(refused, record, tmp_path):
    game, file = record
    forged = tmp_path / "forged.argosy"
    forged.write_text(file.read_text().replace(game.journal[0].text, "build palace", 1))
    assert "palace" in refused("replay", str(forged))


def test_a_file_that_is_not_there_is_refused(refused, tmp_path):
    assert "cannot be read" in refused("replay", str(tmp_path / "nowhere"))


def test_own_facts_are_read_before_anything_starts(refused, tmp_path):
    assert "no such folder" in refused("simulate", "--games", "1", "--data", str(tmp_path / "nowhere"))


def test_a_game_is_analysed(said, tmp_path):
    game = argosy.new_game("duel", seed=7)
    for _ in range(6):
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    file, kept = tmp_path / "game.argosy", tmp_path / "analysis.json"
    file.write_text(game.record())
    text = said("analyse", str(file), "--iterations", "10", "--json", str(kept))
    assert all(words in text for words in ("Chances to win", "Decisions", "Turning points"))
    found = msgspec.json.decode(kept.read_bytes(), type=Analysis)
    assert [one.made.text for one in found.decisions] == [
        game.journal[one.index].text for one in found.decisions
    ]


def test_an_analysis_that_cannot_be_written_is_refused(refused, tmp_path):
    game = argosy.new_game("duel", seed=7)
    file = tmp_path / "game.argosy"
    file.write_text(game.record())
    assert "cannot be written" in refused("analyse", str(file), "--json", str(tmp_path))


@pytest.fixture
def quick_puzzles(monkeypatch):
    """Games and tries without a search, because nothing is compiled here."""
    monkeypatch.setattr("argosy.coach.puzzle_generation.PLAYER", "greedy")
    monkeypatch.setattr(
        "argosy.coach.puzzle_generation.found_by",
        lambda *_: {"greedy": 0.0, "cabin-boy": 0.0, "deckhand": 1.0},
    )
    monkeypatch.setattr("argosy.coach.puzzle_generation.spots", lambda game: islice(spots(game), 6))


@pytest.mark.whole
def test_puzzles_are_found_and_written(said, tmp_path, quick_puzzles):
    text = said(
        "puzzles",
        str(tmp_path),
        "--game",
        "duel",
        "--count",
        "1",
        "--margin",
        "0",
        "--iterations",
        "20",
        "--quick",
        "20",
    )
    assert "1 puzzles" in text
    found = read_puzzles("duel", (tmp_path / "duel.jsonl").read_text())
    assert (found.made.game, found.made.margin, len(found.puzzles)) == ("duel", 0.0, 1)


@pytest.mark.whole
def test_puzzles_are_found_in_own_games(said, tmp_path, quick_puzzles):
    game = argosy.new_game("duel", seed=7)
    while len(game.journal) < 12:
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    file, kept = tmp_path / "game.argosy", tmp_path / "own.jsonl"
    file.write_text(game.record())
    said("puzzles", str(kept), "--record", str(file), "--margin", "0", "--iterations", "20", "--quick", "20")
    assert read_puzzles("own", kept.read_text()).made.game == "duel"


def test_admin_goes_on_with_the_next_table_where_one_is_refused(monkeypatch, capsys):
    done = []

    async def do(_url, act):
        if act.target == "a":
            raise Refused("act_refused", "there is no such table")
        done.append(act.target)
        return f"Done: {act.target}"

    monkeypatch.setattr(console, "do", do)
    with pytest.raises(SystemExit) as end:
        main(["admin", "delete-table", "a", "b", "--database", "sqlite:////nowhere/a"])
    assert (end.value.code, done) == (1, ["b"])
    assert capsys.readouterr().err == "argosy: a: there is no such table\n"


@pytest.mark.whole
def test_output_may_be_cut_off_by_its_reader():
    command = [
        sys.executable,
        "-c",
        "import time; time.sleep(1); from argosy.cli import main; main(['bots'])",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


WRONG_NUMBERS = [
    ("simulate", "--games", "0"),
    ("simulate", "--threads", "-1"),
    ("match", "random", "random", "random", "--games", "-2"),
    ("match", "random", "random", "random", "--processes", "0"),
    ("ladder", "random", "greedy", "--deals", "0"),
    ("benchmark", "greedy", "--games", "0"),
    ("analyse", "a.argosy", "--iterations", "-1"),
    ("puzzles", "duel.jsonl", "--count", "0"),
    ("puzzles", "duel.jsonl", "--margin", "1.0"),
    ("puzzles", "duel.jsonl", "--quick", "3000000000"),
    ("simulate", "--seed", "-1"),
    ("ladder", "random", "greedy", "--players", "0"),
    ("train", "nets", "--threads", "-1"),
]


def test_numbers_out_of_their_range_are_refused(capsys):
    for words in WRONG_NUMBERS:
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 2
        assert f'Invalid value "{words[-1]}" for {words[-2]}' in capsys.readouterr().err


@pytest.mark.whole
def test_a_sequential_test_says_which_difference_it_accepts(said, tmp_path):
    arguments = ("match", "greedy", "random", "--game", "duel", "--sprt", "0", "50", "--processes", "1")
    text = said(*arguments, "--resume", str(tmp_path / "deals.jsonl"))
    assert "greedy against random, duel" in text
    assert "accepted: greedy is +50 Elo, not +0" in text


def test_a_sequential_test_ends_undecided_at_its_most_games(said):
    arguments = ("match", "random", "greedy", "--game", "duel", "--games", "2", "--processes", "1")
    text = said(*arguments, "--sprt", "0", "10")
    assert "1 deal: Elo" in text
    assert "undecided" in text


def test_a_sequential_test_refuses_what_it_cannot_compare(refused, tmp_path):
    assert "0 10" in refused("match", "greedy", "random", "--sprt", "10", "0")
    assert "two bots" in refused("match", "greedy", "random", "random", "--sprt", "0", "10")
    assert "--resume" in refused("match", "greedy", "random", "--sprt", "0", "10", "--save", str(tmp_path))


def test_defaults_of_commands_are_those_of_what_they_run():
    """Commands write them down again, because `--help` imports nothing that runs."""

    def default(command, name):
        return signature(command).parameters[name].default

    assert {default(command, "move_seconds") for command in (match, ladder, benchmark)} == {MOVE_SECONDS}
    assert (default(benchmark, "seeds"), default(benchmark, "games")) == (protocol.SEEDS, protocol.GAMES)
    assert ITERATIONS[-1] == MOST_ITERATIONS
    plan = Plan()
    names = ("game", "generations", "games", "epochs", "value_weight", "seed", "visits", "units", "method")
    assert {name: default(train, name) for name in names} == {name: getattr(plan, name) for name in names}
