"""Template values for puzzles: the list of all sets, and the header of a puzzle's table."""

from collections.abc import Callable
from typing import Any

import msgspec

from argosy.coach.puzzles import Grade
from argosy.texts import Words
from argosy.web.models import CoachPage, PuzzleLine, PuzzlesPage, TablePage, TableSummary
from argosy.web.rendering.parts import minus
from argosy.web.table.coach import AdviceWords

AboutGame = Callable[[Words, TableSummary], str]


class PuzzleChoice(msgspec.Struct, frozen=True):
    """A choice in words, and the chance that is left after it."""

    told: AdviceWords
    chance: str


def grades(w: Words) -> dict[Grade, str]:
    """Return the names of the grades of difficulty."""
    return {"easy": w.say("easy"), "medium": w.say("medium"), "hard": w.say("hard")}


def line_words(one: PuzzleLine, number: int, w: Words) -> str:
    """A puzzle of a list for those who hear it."""
    state = w.say("solved") if one.is_solved else w.say("not solved yet") if one.is_tried else ""
    words = w.say(
        "Puzzle {n}, {grade}, rated {rating}", n=number, grade=grades(w)[one.grade], rating=one.rating
    )
    return w.pair(words, state) if state else words


def values(page: PuzzlesPage, about: AboutGame, w: Words) -> dict[str, Any]:
    """Return the template values of the list of puzzles."""
    return {
        "daily": page.daily,
        "daily_words": about(w, page.daily_table),
        "grade_words": grades(w),
        "groups": [
            {
                "title": about(w, group.table),
                "solved": w.say("{n} of {all} solved", n=group.solved, all=len(group.puzzles)),
                "lines": [(one, line_words(one, number, w)) for number, one in enumerate(group.puzzles, 1)],
            }
            for group in page.groups
        ],
        "rating": page.rating,
        "tried": page.tried,
    }


def riddle(
    page: TablePage, told: Callable[[CoachPage, Words], tuple[AdviceWords, ...]] | None, w: Words
) -> dict[str, Any]:
    """Return the values of a puzzle's table; `riddle` is None where the table is no puzzle."""
    one = page.riddle
    if one is None:
        return {"riddle": None, "choose_path": f"/t/{page.table}/choose"}
    shown: dict[str, Any] = {
        "riddle": one,
        "choose_path": f"{one.address}/choose",
        "grade_words": grades(w)[one.grade],
        "way": None,
    }
    if one.best is None or one.chosen is None or told is None:
        return shown
    best, chosen = told(CoachPage(table=page, advice=(one.best, one.chosen)), w)
    left = round(100 * one.best.value) - round(100 * one.chosen.value)
    return shown | {
        "is_right": one.best == one.chosen,
        "way": PuzzleChoice(chosen, w.share(round(100 * one.chosen.value), 100)),
        "better": PuzzleChoice(best, w.share(round(100 * one.best.value), 100)),
        "missed": w.count(
            "The best move wins {n} game in 100 more.", "The best move wins {n} games in 100 more.", left
        ),
        "lead": w.count(
            "Every other move wins at least {n} game in 100 fewer.",
            "Every other move wins at least {n} games in 100 fewer.",
            int(100 * one.lead),
        ),
        "moved": minus(one.after - one.before) if one.after < one.before else f"+{one.after - one.before}",
    }
