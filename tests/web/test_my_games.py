"""Page of a person's own games: counts and filters."""

import pytest

from argosy.coach.lessons import KINDS as LESSON_KINDS
from argosy.coach.lessons import Lesson
from argosy.texts import LANGUAGES, words
from argosy.web import pages
from argosy.web.account import my_games
from argosy.web.account.my_games_models import Filters, MyGamesPage, PlayedGame, PlayedSeat, filters_of
from argosy.web.account.statistics import groups, streaks
from argosy.web.models import PuzzleLine, Settings, TableSummary, Visitor
from tests.web.html_reader import Reading

EN = words("en")


def game(table: str, points=(40, 30), *, game="wonders", gone=False, phase="over", **more) -> PlayedGame:
    order = sorted(points, reverse=True)
    names = (("Ada", None, ""), ("Ben", None, "b3n"), ("Hanno", "greedy", "bot-greedy"))[: len(points)]
    wonders = {"wonders": ("gizah",), "duel": ("sphinx", "piraeus")}[game]
    return PlayedGame(
        summary=TableSummary(
            **{"table": table, "game": game, "players": len(points), "place": order.index(points[0]) + 1}
            | more
        ),
        at=1_700_000_000.0,
        phase=phase,
        is_gone=gone,
        seats=tuple(
            PlayedSeat(
                seat=seat,
                name=name,
                bot=bot,
                rival=rival,
                points=points[seat] if phase == "over" else None,
                rank=order.index(points[seat]) + 1 if phase == "over" else None,
                wonders=wonders if phase == "over" else (),
                is_you=seat == 0,
            )
            for seat, (name, bot, rival) in enumerate(names)
        ),
    )


GAMES = (
    game("won", (52, 41, 30)),
    game("lost", (45, 50), expansions=("armada_2020",)),
    game("duel", (60, 50), game="duel", result="military", expansions=("agora",)),
    game("gone", (9, 50), gone=True),
    game("runs", phase="playing", age=2),
)


def told(games=GAMES) -> dict[tuple[str, str], tuple[int, int, str]]:
    return {
        (group.title, line.label): (line.games, line.wins, line.average)
        for group in groups(games, EN)
        for line in group.lines
    }


def test_only_games_played_to_the_end_are_counted():
    counted = told()
    assert counted["By game", "7 Wonders"] == (2, 1, "48.5")
    assert counted["By game", "7 Wonders Duel"] == (1, 1, "60.0")


def test_every_expansion_wonder_end_and_rival_has_its_line():
    counted = told()
    assert counted["By box", "without boxes"][:2] == (1, 1)
    assert counted["By box", "Agora"][:2] == (1, 1)
    assert counted["By wonder", EN.name("wonder", "gizah")] == (2, 1, "48.5")
    assert counted["By wonder", EN.name("duel_wonder", "piraeus")] == (1, 1, "60.0")
    assert counted["By end of the game (Duel)", "military supremacy"][:2] == (1, 1)
    assert counted["Against whom", "Ben"][:2] == (3, 2)
    assert counted["Against whom", "Bot: Greedy"][:2] == (1, 1)


@pytest.mark.parametrize(
    ("asked", "left"),
    [
        ({}, {"won", "lost", "duel", "gone", "runs"}),
        ({"game": "duel"}, {"duel"}),
        ({"expansion": "base"}, {"won", "gone", "runs"}),
        ({"expansion": "armada_2020"}, {"lost"}),
        ({"state": "running"}, {"runs"}),
        ({"rival": "bot-greedy", "state": "over"}, {"won"}),
        ({"game": "chess"}, set()),
    ],
)
def test_filters(asked, left):
    filters = filters_of(asked)
    assert {one.summary.table for one in GAMES if my_games.fits(one, filters)} == left
    assert filters_of(dict(part.split("=") for part in filters.query().split("&") if part)) == filters


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_in_every_language(language):
    visitor = Visitor(settings=Settings(language=language))
    for games in ((), GAMES, GAMES * 12):
        page = MyGamesPage(
            visitor=visitor, games=games, filters=Filters(state="over"), page=2, still_adding=3
        )
        read = Reading(pages.my_games(page))
        assert not read.faults
        assert not read.dangling


def test_a_long_list_has_pages():
    many = MyGamesPage(visitor=Visitor(), games=tuple(game(f"t{n}") for n in range(60)))
    shown = my_games.values(many, EN)
    assert [one.table for one in shown["rows"]] == [f"t{n}" for n in range(my_games.A_PAGE)]
    assert shown["later"] is None
    assert shown["earlier"] == "page=2"


@pytest.mark.parametrize(
    ("wins", "expected"),
    [
        ("", (0, 0)),
        ("w", (1, 1)),
        ("l", (0, 0)),
        ("wwl", (2, 2)),
        ("lwww", (0, 3)),
        ("wlww", (1, 2)),
        ("www", (3, 3)),
    ],
)
def test_wins_in_a_row_are_counted_from_the_newest_game(wins, expected):
    games = [game(str(n), (52, 41) if one == "w" else (41, 52)) for n, one in enumerate(wins)]
    assert streaks(games) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_and_the_puzzle_of_the_day_stand_on_top(language):
    lesson = Lesson(subject="science", times=3, costly=7, games=2)
    puzzle = PuzzleLine(address="/puzzles/p1", grade="easy", rating=1200, is_solved=True)
    visitor = Visitor(settings=Settings(language=language))
    w = words(language)
    shown = pages.my_games(MyGamesPage(visitor=visitor, games=GAMES, lesson=lesson, puzzle=puzzle))
    assert f'href="/puzzles/p1">{w.say("The puzzle of the day")}</a>' in shown
    assert w.say("solved") in shown
    assert all(part in shown for part in my_games.lesson_words(lesson, w))
    assert "to-learn" not in pages.my_games(MyGamesPage(visitor=visitor, games=GAMES))


def test_every_subject_of_a_lesson_has_words():
    said = {
        my_games.lesson_words(Lesson(subject=one, times=2, costly=2, games=1), EN)[0] for one in LESSON_KINDS
    }
    assert len(said) == len(LESSON_KINDS)


def test_a_guest_without_a_name_is_called_you():
    one = game("t")
    nameless = tuple(PlayedSeat(seat=seat.seat, name="", is_you=seat.is_you) for seat in one.seats)
    found = my_games.row(
        PlayedGame(summary=one.summary, at=0, phase="over", is_gone=False, seats=nameless), EN
    )
    assert found.names == ("You", "Guest")
