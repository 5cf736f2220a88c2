"""Lesson of several analyses: the most frequent subject of better choices."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from argosy.coach.analysis import SLIP, Analysis

Subject: TypeAlias = Literal[
    "threats", "science", "military", "rivals", "coins", "production", "stages", "points", "order", "senate"
]
KINDS: dict[Subject, str] = {
    "threats": "wins saves exposes",
    "science": "science set pair symbol denies_pair denies_symbol mask",
    "military": "beats draws yields shields stays_out guard_beats denies_shields pawn pawn_token "
    "sails naval naval_less strength level no_fight",
    "rivals": "denies passes hands takes_points takes_coins others_lose debts",
    "coins": "coins leaves pays pays_partner earns short enough leader_price leader_price_short no_debt",
    "production": "makes makes_new makes_more cheaper price free_city_makes by_chain by_right chain",
    "stages": "stage stage_price",
    "points": "points counts loses least",
    "order": "again opens opens_none turns_up",
    "senate": "control loses_control markers senate prepares",
}
"""Kinds of reasons by subject, in both games; a kind that stands nowhere teaches nothing that lasts."""
SUBJECTS: dict[str, Subject] = {kind: subject for subject, kinds in KINDS.items() for kind in kinds.split()}
FEWEST = 2
"""Decisions that make a lesson."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """Most frequent subject of the better choices."""

    subject: Subject
    times: int
    """Costly decisions in which the better choice was about it."""
    costly: int
    """All costly decisions."""
    games: int


def lesson_of(analyses: Iterable[tuple[Analysis, int]]) -> Lesson | None:
    """Return the lesson for a player from analyses with the player's seat; None where nothing comes twice.

    Of two subjects that are as frequent, the one that has cost more.
    """
    times, costs, costly, games = Counter[Subject](), defaultdict[Subject, float](float), 0, 0
    for analysis, seat in analyses:
        games += 1
        for one in analysis.decisions:
            if one.seat != seat or one.cost < SLIP:
                continue
            costly += 1
            subject = SUBJECTS.get(one.best.reasons[0].kind)
            if subject is not None:
                times[subject] += 1
                costs[subject] += one.cost
    if not times:
        return None
    subject = max(times, key=lambda one: (times[one], costs[one]))
    return (
        Lesson(subject=subject, times=times[subject], costly=costly, games=games)
        if times[subject] >= FEWEST
        else None
    )
