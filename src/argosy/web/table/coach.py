"""Coach advice as rows: the choice in words, win probability, gap to the best, and reasons."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy.coach.types import Advice
from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import CoachPage
from argosy.web.rendering.parts import minus


class AdviceWords(msgspec.Struct, frozen=True):
    """One piece of advice in the words of its game."""

    title: str
    picture: Markup
    color: str
    """CSS class of the picture."""
    sentence: str
    at: str = ""
    """Selector of what is to be clicked on the table before the choice can be made; empty where nothing
    is.
    """


class AdviceRow(msgspec.Struct, frozen=True):
    """One row of the answer."""

    rank: int
    told: AdviceWords
    text: str
    """The choice."""
    share: int
    """Chance to win in per cent."""
    chance: str
    behind: str
    """Per cent behind the best, with a minus sign; empty for the best."""
    words: str
    """The same for those who hear it."""


def values(page: CoachPage, told: tuple[AdviceWords, ...], w: Words) -> dict[str, Any]:
    """Return the template values of the coach's advice."""
    best = _percent(page.advice[0]) if page.advice else 0
    rows = tuple(
        _row(w, rank, one, advice, best - _percent(advice))
        for rank, (one, advice) in enumerate(zip(told, page.advice, strict=True), 1)
    )
    return {
        "moment": page.table.view.moment if page.table.view else -1,
        "rows": rows,
        "certain": bool(page.advice) and page.advice[0].is_certain,
        "notice": notices.sentence(w, page.notice),
        "table": page.table.table,
    }


def _percent(advice: Advice) -> int:
    return round(100 * advice.value)


def _row(w: Words, rank: int, told: AdviceWords, advice: Advice, behind: int) -> AdviceRow:
    share = _percent(advice)
    chance = w.share(share, 100)
    words = w.say("Chance to win: {chance}.", chance=chance)
    if behind:
        words += " " + w.count(
            "{n} win in 100 fewer than the best.", "{n} wins in 100 fewer than the best.", behind
        )
    return AdviceRow(rank, told, advice.text, share, chance, minus(-behind) if behind else "", words)
