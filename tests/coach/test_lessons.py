"""Lesson of several analyses: the most frequent subject of better choices."""

import importlib
import pkgutil

import msgspec
import pytest

import argosy.coach.duel
import argosy.coach.wonders
from argosy.coach.analysis import Analysis, Decision
from argosy.coach.lessons import KINDS, SUBJECTS, Lesson, lesson_of
from argosy.coach.types import Advice, Reason

NOTHING_LASTING = {"effect", "later", "nothing", "spares", "explores", "lays", "keeps", "joins", "completes"}
"""Kinds that say what one card does."""


def advice(kind):
    return Advice(number=0, text="", value=0.5, reasons=(Reason(kind=kind, weight=1.0),))


def decision(kind, cost=0.1, seat=0):
    return Decision(
        index=0,
        step=0,
        age=1,
        turn=1,
        seat=seat,
        best=advice(kind),
        made=advice("later"),
        cost=cost,
        rating="slip",
    )


def analysis(*decisions):
    return Analysis(
        game="wonders",
        sides=((0,), (1,)),
        iterations=1,
        seed=0,
        decisions=decisions,
        curve=(),
        turning=(),
    )


def test_the_most_frequent_subject_is_the_lesson():
    games = (
        (analysis(decision("science"), decision("coins"), decision("set")), 0),
        (analysis(decision("pair", seat=1), decision("coins", seat=0), decision("coins", seat=0)), 1),
    )
    assert lesson_of(games) == Lesson(subject="science", times=3, costly=4, games=2)


def test_of_two_that_are_as_frequent_the_dearer_one_counts():
    one = decision("coins", 0.04)
    found = lesson_of([(analysis(one, decision("beats", 0.2), one, decision("shields", 0.05)), 0)])
    assert found is not None
    assert found.subject == "military"


def test_what_cost_little_or_came_once_is_no_lesson():
    small = decision("coins", 0.02)
    assert lesson_of([(analysis(small, small, decision("science")), 0)]) is None
    assert lesson_of([(analysis(decision("effect"), decision("effect")), 0)]) is None
    assert lesson_of([]) is None


@pytest.mark.parametrize("game", [argosy.coach.wonders, argosy.coach.duel], ids=["wonders", "duel"])
def test_every_kind_of_reason_has_a_subject_or_says_what_one_card_does(game):
    kinds = {
        value
        for module in pkgutil.walk_packages(game.__path__, f"{game.__name__}.")
        for name, value in vars(importlib.import_module(module.name)).items()
        if name.isupper() and isinstance(value, str) and value.isidentifier() and name != "TREASURY"
    }
    assert len(kinds) > 30
    assert kinds - SUBJECTS.keys() - NOTHING_LASTING == set()


def test_a_kind_has_one_subject():
    assert len(SUBJECTS) == sum(len(kinds.split()) for kinds in KINDS.values())
    assert set(msgspec.inspect.type_info(Lesson).fields[0].type.values) == set(KINDS)
