"""Bots of users: found by `module:attribute` or by the entry points of a package; one-line refusals."""

import sys

import pytest

from argosy import bots
from argosy.bots import third_party
from argosy.bots.subprocess_bot import look
from argosy.errors import ArgosyError
from argosy.testing import check_bot

ONE_TABLE = [{"players": 3, "edition": 2010}]
BUILDS = ("odd_bots:First", "odd_bots:make_first", "odd_bots:ready_made")
FAULTS = {
    "no_bots:First": "no_bots:First: there is no module no_bots, neither in the current folder nor among installed packages",
    "odd_bots:Second": "odd_bots:Second: the module odd_bots has no Second",
    "odd_bots:number": "odd_bots:number is no bot: a int has no decide(view, choices, rng)",
    "odd_bots:make_nothing": "odd_bots:make_nothing is no bot: a int has no decide(view, choices, rng)",
    "odd_bots:Unmakeable": "odd_bots:Unmakeable: making the bot raised RuntimeError: no licence [/here]",
    "odd_bots:Chess": "odd_bots:Chess: games is ('chess',); right is ('wonders',) or ('duel',), or no such attribute "
    "for a bot that plays both",
    "broken_bots:First": "broken_bots:First: importing broken_bots raised OSError: the disk is full",
    "needy_bots:First": "needy_bots:First: importing needy_bots raised ModuleNotFoundError: "
    "No module named 'a_library_that_nobody_has'",
    "odd_bots:First:twice": "'odd_bots:First:twice' is no place of a bot: MODULE:ATTRIBUTE is, for example mybots:Builder",
}


@pytest.mark.parametrize("name", BUILDS)
def test_a_class_a_function_or_an_object_is_a_bot(strangers, name):
    check_bot(bots.make(name), ONE_TABLE)
    assert bots.bot(name) is bots.bot(name)
    assert bots.is_own(name)
    assert not bots.searches(name)
    assert not bots.judges(name)


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_with_a_bot_is_said_in_one_line(strangers, name):
    with pytest.raises(ArgosyError) as here:
        third_party.facts(name)
    assert str(here.value) == FAULTS[name]


@pytest.mark.parametrize(
    "name", ["odd_bots:Second", "odd_bots:Unmakeable", "odd_bots:Chess", "broken_bots:First"]
)
def test_a_look_from_another_process_says_the_same_and_imports_nothing_here(strangers, name, monkeypatch):
    monkeypatch.delitem(sys.modules, "odd_bots", raising=False)
    with pytest.raises(ArgosyError) as isolated:
        look(name)
    assert str(isolated.value) == FAULTS[name]
    assert "odd_bots" not in sys.modules


def test_a_bot_says_which_games_it_plays(strangers):
    bots.check_plays("odd_bots:Dueller", "duel")
    bots.check_plays("odd_bots:First", "wonders")
    with pytest.raises(ArgosyError, match="odd_bots:Dueller does not play wonders: choose one of admiral, "):
        bots.check_plays("odd_bots:Dueller", "wonders")


def test_a_bot_of_ones_own_has_no_budget(strangers):
    with pytest.raises(
        ArgosyError, match=r"odd_bots:First@50ms: odd_bots:First does not search, so it needs no budget"
    ):
        bots.make("odd_bots:First@50ms")


def test_a_package_gives_a_bot_a_name(installed):
    installed("harbour", builder="odd_bots:First", dueller="odd_bots:Dueller")
    assert type(bots.make("builder")).__name__ == "First"
    assert bots.names("wonders")[-2:] == ("random", "builder")
    assert bots.names("duel")[-2:] == ("builder", "dueller")
    assert bots.names()[-1] == "builder"
    with pytest.raises(
        ArgosyError, match=r"no bot 'bilder': choose one of admiral, .*random, builder, dueller, or your own"
    ):
        bots.make("bilder")


def test_a_bot_of_ours_goes_before_one_of_a_package(installed):
    installed("harbour", captain="odd_bots:First")
    assert type(bots.make("captain")).__name__ == "SearchBot"
    assert not bots.is_own("captain")
    assert bots.names("duel").count("captain") == 1


def test_two_packages_with_one_name_are_told_apart_by_their_modules(installed):
    installed("harbour", builder="odd_bots:First")
    installed("quay", builder="odd_bots:Lucky")
    with pytest.raises(ArgosyError, match="2 packages have a bot builder: name it MODULE:ATTRIBUTE"):
        bots.make("builder")
    assert "builder" not in bots.names()


def test_a_bot_of_a_package_that_cannot_be_made_is_not_offered(installed):
    installed("harbour", builder="odd_bots:Unmakeable")
    assert "builder" not in bots.names()
    with pytest.raises(ArgosyError, match="builder: making the bot raised RuntimeError: no licence"):
        bots.make("builder")


def test_what_somebody_types_is_offered_only_when_the_host_has_given_it(strangers):
    assert "odd_bots:First" not in bots.names()
    third_party.give(("odd_bots:First",))
    assert bots.names()[-1] == "odd_bots:First"


def test_a_bot_that_asks_our_search_says_so(strangers, monkeypatch):
    assert third_party.facts_of("mine", bots.make("greedy")).judges
