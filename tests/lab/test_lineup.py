"""Users' bots in matches and ladders: one that hangs, dies, raises or talks nonsense loses its game.

Nobody else loses anything.
"""

import random
import sys

import pytest
from msgspec.structs import replace

import argosy
from argosy import new_game
from argosy.bots import third_party
from argosy.bots.subprocess_bot import Forfeited, SubprocessBot
from argosy.cli import main
from argosy.cli.match import forfeits_said
from argosy.errors import ArgosyError
from argosy.lab import matches
from argosy.lab.ladder import climb, forfeits, read, table_of
from argosy.lab.matches import FinishedGame, Forfeit, match

SECONDS = 0.5
"""For bots that hang for ever; those that answer have ten seconds."""
FAULTS = {
    "Dies": "its process ended with exit status 3",
    "Raises": "raised ValueError: no idea",
    "Exits": "raised SystemExit: enough",
    "Nonsense": "answered 'build moon', which is not among its choices",
}


pytestmark = pytest.mark.usefixtures("strangers")


@pytest.mark.whole
@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_with_a_fault_loses_every_game_and_the_match_goes_on(fault):
    result = match([f"odd_bots:{fault}", "random", "random"], games=2, edition=2010, seed=1)
    bad, *others = result.rows
    assert (bad.wins, bad.points, bad.rank, bad.forfeits) == (0, 0, 3, 2)
    said = [forfeit for game in result.games for forfeit in game.forfeits]
    assert [replace(forfeit, record="") for forfeit in said] == [Forfeit(0, 1, FAULTS[fault])] * 2
    assert sum(row.wins for row in others) == 2
    assert all(row.points > 0 and row.forfeits == 0 for row in others)


MATCH = ("match", "odd_bots:Talks", "odd_bots:Moody", "--game", "duel", "--games", "2", "--processes", "1")
"""Talks prints, Moody forfeits a game at moment 2."""


def command(words):
    """Run a command that ends well."""
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 0


@pytest.mark.parametrize("more", [(), ("--verbose",)])
def test_what_a_bot_prints_is_shown_on_demand(capfd, more):
    command((*MATCH, *more))
    assert ("thinking" in capfd.readouterr().err) == bool(more)


@pytest.mark.whole
@pytest.mark.parametrize("more", [(), ("--verbose",)])
def test_a_ladder_shows_what_a_bot_prints_on_demand(capfd, tmp_path, more):
    bots = ("odd_bots:Talks", "greedy")
    rest = ("--game", "duel", "--deals", "1", "--file", str(tmp_path / "file.jsonl"), "--processes", "1")
    command(("ladder", *bots, *rest, *more))
    assert ("thinking" in capfd.readouterr().err) == bool(more)


def test_the_records_of_forfeited_games_are_saved_up_to_the_choice_that_was_not_made(tmp_path, capsys):
    folder = tmp_path / "new" / "lost"
    command((*MATCH, "--seed", "4", "--save", str(folder)))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["seed-4-moment-2-odd_bots_Moody.txt"]
    assert f"argosy replay {files[0]}" in capsys.readouterr().out.replace("\n", "")
    game = argosy.replay(files[0].read_text())
    assert (game.moment, game.is_over) == (2, False)
    command(("replay", str(files[0])))
    assert f"The game is not over: seat {game.owing[0]} to choose." in capsys.readouterr().out


def test_a_folder_for_records_that_cannot_be_is_refused_before_the_match(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match=r"argosy: .*file cannot be made: File exists"):
        main((*MATCH, "--save", str(tmp_path / "file")))


def test_a_bot_that_hangs_is_stopped_and_the_match_goes_on():
    result = match(["odd_bots:HangsLate", "greedy"], games=2, game="duel", seed=1, move_seconds=SECONDS)
    assert [row.wins for row in result.rows] == [0, 2]
    assert [(forfeit.entrant, forfeit.reason) for game in result.games for forfeit in game.forfeits] == [
        (0, "needed more than 0.5 s for a choice")
    ] * 2
    (said,) = forfeits_said(result)
    moment = result.games[0].forfeits[0].moment
    assert said.startswith(
        f"odd_bots:HangsLate forfeited 2 games, the first with seed 1 at moment {moment}: needed more"
    )


@pytest.mark.whole
def test_what_a_bot_has_started_ends_with_it():
    """Its child holds the pipe on which answers come, so nobody would see their end."""
    bot, game = SubprocessBot("odd_bots:Forks", SECONDS), new_game("duel", seed=1)
    seat = game.owing[0]
    bot.start()
    process = bot._process
    with pytest.raises(Forfeited, match="needed more than"):
        bot.decide(game.view(seat), game.choices(seat), random.Random(1))
    assert not process._carrier.is_alive()


@pytest.mark.whole
def test_whoever_plays_against_a_bot_that_dies_moves_as_against_a_random_one():
    """The others make the choices of their own chance, whatever becomes of it."""
    result = match(["random", "odd_bots:Dies", "odd_bots:Raises"], games=2, edition=2010)
    assert [row.wins for row in result.rows] == [2, 0, 0]
    assert [{forfeit.entrant for forfeit in game.forfeits} for game in result.games] == [{1, 2}] * 2


def test_a_match_that_everybody_forfeits_has_no_winner():
    result = match(["odd_bots:Dies"] * 2, games=1, game="duel")
    assert [row.wins for row in result.rows] == [0, 0]
    assert [row.name for row in result.rows] == ["odd_bots:Dies", "odd_bots:Dies 2"]


def test_a_game_is_decided_among_those_who_have_not_forfeited():
    played = FinishedGame(1, (50, 40, 30, 40), (1, 2, 4, 2), (1.0, 0.0, 0.0, 0.0))
    out = (Forfeit(0, 3, "died"),)
    assert matches._without(played, out) == FinishedGame(
        1, (0, 40, 30, 40), (4, 1, 3, 1), (0.0, 0.5, 0.0, 0.5), out
    )


@pytest.mark.whole
def test_the_same_seed_gives_the_same_match_on_any_number_of_processes(monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 2)
    table = ["odd_bots:Lucky", "odd_bots:Raises", "random"]
    one = match(table, games=4, edition=2010, seed=4)
    assert match(table, games=4, edition=2010, seed=4, processes=2) == one
    assert one.rows[0].forfeits == 0
    assert one.rows[1].forfeits == 4


def test_a_bot_plays_apart_as_it_plays_here():
    """It takes the first choice, in both processes."""
    first = third_party.make("odd_bots:First")
    isolated = match(["odd_bots:First"] * 3, games=1, edition=2010)
    assert isolated.games == match([first] * 3, games=1, edition=2010).games


def test_a_process_in_which_a_bot_has_failed_is_replaced():
    """Moody fails once in each process, so it is another one that fails in the second game."""
    result = match(["odd_bots:Moody", "random", "random"], games=2, edition=2010, seed=3)
    assert [game.forfeits[0].moment for game in result.games] == [2, 2]


def test_what_a_bot_prints_is_not_taken_for_its_answer():
    assert match(["odd_bots:Talks", "random"], games=1, game="duel").rows[0].forfeits == 0


def test_a_bot_is_not_imported_where_the_match_runs(monkeypatch):
    monkeypatch.delitem(sys.modules, "odd_bots", raising=False)
    match(["odd_bots:First", "random"], games=1, game="duel")
    assert "odd_bots" not in sys.modules


def test_what_cannot_play_is_refused_before_the_first_game():
    with pytest.raises(ArgosyError, match="the module odd_bots has no Second"):
        match(["odd_bots:Second", "random"], game="duel")
    with pytest.raises(ArgosyError, match="odd_bots:Dueller does not play wonders"):
        match(["odd_bots:Dueller", "random", "random"])
    with pytest.raises(ArgosyError, match="0 s for a choice is no time"):
        match(["odd_bots:First", "random"], game="duel", move_seconds=0)
    with pytest.raises(ArgosyError, match="does not search, so it needs no budget"):
        match(["odd_bots:First@50ms", "random"], game="duel")


def test_the_process_of_a_bot_ends_with_it():
    bot, game = SubprocessBot("odd_bots:First"), new_game("duel", seed=1)
    bot.start()
    process = bot._process._process
    bot.close()
    assert process.returncode is not None
    with pytest.raises(Forfeited, match="has no Second"):
        SubprocessBot("odd_bots:Second").decide(game.view(0), game.choices(0), None)


@pytest.mark.whole
@pytest.mark.parametrize("processes", [1, 2])
def test_a_ladder_counts_what_was_forfeited(processes, tmp_path, capsys):
    table, file = table_of(game="duel", players=2, seed=5), tmp_path / "duel.jsonl"
    lines = climb(table, ("odd_bots:Raises", "odd_bots:First", "random"), 1, file, processes=processes)
    assert forfeits(lines) == {"odd_bots:Raises": 4}
    assert sorted(read(file), key=str) == sorted(lines, key=str)
    with pytest.raises(SystemExit):
        main(("ladder", "--file", str(file)))
    assert "odd_bots:Raises forfeited 4 times" in capsys.readouterr().out
    points = {line.deal.second: line.points for line in lines if line.deal.first == "odd_bots:Raises"}
    assert points == {"random": (0.0, 2.0)}
    assert next(line.points for line in lines if line.deal.second == "odd_bots:Raises") == (2.0, 0.0)
