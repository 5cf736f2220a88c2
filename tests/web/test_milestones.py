"""Milestones of a finished game on its score sheet, for the games that somebody has played before."""

import msgspec
import pytest

from argosy.server.pages.milestones import reached
from argosy.web import models, pages
from tests.web.duel import tables as duel
from tests.web.test_my_games import game
from tests.web.wonders import tables


def of(*games):
    """The milestones of the first one of these games, which ended after the others."""
    newest, *before = games
    later = msgspec.structs.replace(newest, at=newest.at + 60)
    return reached(later.summary.table, (later, *before))


def test_a_win_with_a_wonder_counts_once():
    assert of(game("now", (50, 40))).first_wins == ("gizah",)
    assert of(game("now", (50, 40)), game("old", (30, 40))).first_wins == ("gizah",), "that was lost"
    assert of(game("now", (50, 40)), game("old", (41, 40))).first_wins == ()
    assert of(game("now", (30, 40))).first_wins == ()
    assert of(game("now", (50, 40), game="duel"), game("old", (41, 40))).first_wins == ("sphinx", "piraeus")


def test_a_score_is_the_best_of_games_with_as_many_players():
    assert of(game("now", (50, 60)), game("old", (49, 40))).best_of == 2
    assert of(game("now", (50, 60)), game("old", (50, 40))).best_of == 0, "as good as before"
    assert of(game("now", (50, 60)), game("old", (70, 40, 30))).best_of == 0, "the first one with two"
    assert of(game("now", (50, 60)), game("old", (49, 40)), game("large", (70, 40, 30))).best_of == 2


def test_what_was_not_played_to_its_end_counts_neither_way():
    ended = game("old", (60, 40), ended_by="agreement")
    assert of(game("now", (50, 40)), ended, game("older", (45, 60))) == models.Milestones(
        first_wins=("gizah",), best_of=2
    )
    assert reached("now", (game("now", (50, 40), ended_by="resignation"),)) == models.Milestones()
    assert reached("now", (game("now", (50, 40), gone=True),)) == models.Milestones()


def test_a_supremacy_is_no_matter_of_points():
    before = game("old", (30, 40), game="duel", result="civilian")
    assert of(game("now", (60, 50), game="duel", result="civilian"), before).best_of == 2
    assert of(game("now", (60, 50), game="duel", result="military"), before).best_of == 0


def test_games_that_ended_later_do_not_take_it_back():
    now, later = game("now", (50, 40)), game("later", (70, 40))
    later = msgspec.structs.replace(later, at=now.at + 60)
    old = msgspec.structs.replace(game("old", (20, 40)), at=now.at - 60)
    assert reached("now", (later, now, old)) == models.Milestones(first_wins=("gizah",), best_of=2)


def finished(name):
    """A score sheet of one of the games."""
    if name == "wonders":
        return tables.page(players=3, turns=99, seat=1), "gizah"
    shown, log = duel.at((), 999)
    return duel.page(shown, log, phase="over", scores=shown.scores()), "sphinx"


@pytest.mark.parametrize("name", ["wonders", "duel"])
def test_the_score_sheet_marks_them_and_leads_to_the_turning_point(name):
    page, wonder = finished(name)
    plain = pages.table_fragment(page)
    assert "Your first win" not in plain
    assert "The game turned" not in plain
    assert f'action="/t/{page.table}/analysis"' in plain, "without an analysis it can be asked for"
    marked = pages.table_fragment(
        msgspec.structs.replace(
            page,
            milestones=models.Milestones(first_wins=(wonder,), best_of=len(page.seats)),
            turning_point=models.TurningPoint(index=7, step=2, seat=page.seat, cost=0.231),
        )
    )
    assert "Your first win with " in marked
    assert "Your best score " in marked
    assert f'<a href="/t/{page.table}/analysis#decision-7">' in marked
    assert "your choice cost 23% of the chances to win." in marked


@pytest.mark.parametrize("name", ["wonders", "duel"])
def test_a_winner_without_a_name_is_spoken_to(name):
    page, _ = finished(name)
    winner = next(score.seat for score in page.scores if score.rank == 1)
    others = tuple(
        msgspec.structs.replace(one, is_you=one.seat == winner, kind="human", bot=None, name="")
        for one in page.seats
    )
    own = pages.table_fragment(msgspec.structs.replace(page, seats=others, seat=winner))
    assert ">You win</" in own
    assert own.count("<b>You</b>") == 1
    assert "<b>Guest</b>" in own, "the others"
    assert '<small class="you">' not in own
    watched = tuple(msgspec.structs.replace(one, is_you=False) for one in others)
    assert ">You" not in pages.table_fragment(msgspec.structs.replace(page, seats=watched, seat=None))
