"""The guilds of the first edition (LEADERS-GUILD)."""

import pytest

from argosy import new_game
from tests.rules.wonders.leaders.hall import hall


@pytest.mark.parametrize(
    ("city", "points"), [({"B": "spies_guild", "C": "workers_guild traders_guild"}, 9), ({}, 0)]
)
def test_architects_count_guilds_of_neighbors(city, points):
    """LEADERS-GUILD-1: three points each; own purple cards do not count."""
    game = hall(2011, turn=1).city(A="architects_guild magistrates_guild", **city)
    assert game.score("A", "guilds") == points


def test_diplomats_count_recruited_leaders_of_neighbors():
    """LEADERS-GUILD-1, -4, LEADERS-ABU-5: markers, sold and buried ones do not count, nor own ones."""
    game = (
        hall(2011, turn=1, seats=4)
        .city(A="diplomats_guild")
        .leaders(A="nero", B="sappho zenobia", C="caesar", D="midas")
    )
    assert game.score("A", "guilds") == 3
    assert hall(2011, turn=1).city(A="diplomats_guild").leaders(A="nero").score("A", "guilds") == 0


def test_gamers_count_full_threes_of_coins():
    """LEADERS-GUILD-1: on top of the treasury."""
    game = hall(2011, turn=1).city(A="gamers_guild").treasury(A=8)
    assert (game.score("A", "guilds"), game.score("A", "treasury")) == (2, 2)


def courtesans(**leaders):
    """A is about to build the Courtesans Guild."""
    game = hall(2011, turn=1, age=3, coins=0).leaders(**leaders).hands(A="courtesans_guild")
    return game.city(A="lumber_yard clay_pool glassworks loom").wonder(A="gizah:a")


def test_courtesans_copy_a_leader_of_a_neighbor():
    """LEADERS-GUILD-2, -3: a real choice, without cost; the neighbour loses nothing."""
    game = courtesans(A="midas", B="croesus hannibal", C="caesar")
    game.turn(A="build courtesans_guild")
    assert game.asked("A") == "copy"
    assert game.choices("A") == ("copy croesus", "copy hannibal", "copy caesar")
    assert (
        game.why_not("A", "copy midas")
        == "not one of the recruited leaders of the neighbours: choose 'copy LEADER'"
    )
    events = game.turn(A="copy croesus")
    assert (game.coins("A"), game.recruited("B")) == (6, ("croesus", "hannibal"))
    assert ("copied", 0, "croesus") in [(event.kind, event.seat, event.leader) for event in events]
    assert game.game.view(1).cities[0].leaders.copied == "croesus"


def test_what_the_copied_leader_scores_goes_to_the_line_of_the_leaders():
    """AMB-90."""
    game = courtesans(B="cleopatra", C="caesar")
    game.turn(A="build courtesans_guild")
    game.turn(A="copy cleopatra")
    assert (game.score("A", "leaders"), game.score("A", "guilds"), game.score("B", "leaders")) == (5, 0, 5)


def test_a_single_leader_is_copied_without_asking():
    """LEADERS-GUILD-2."""
    game = courtesans(C="caesar")
    game.turn(A="build courtesans_guild")
    assert (game.asked("A"), game.shields("A"), game.shields("C")) == ("card", 2, 2)


def test_without_a_leader_beside_it_the_guild_gives_nothing():
    """LEADERS-GUILD-4."""
    game = courtesans(A="midas")
    game.turn(A="build courtesans_guild")
    assert game.asked("A") == "card"
    assert game.game.view(0).cities[0].leaders.copied is None


def test_a_copied_leader_is_no_leader_of_the_copier():
    """LEADERS-GUILD-4: Diplomats do not count it."""
    game = courtesans(C="caesar")
    game.city(B="diplomats_guild")
    game.turn(A="build courtesans_guild")
    assert game.score("B", "guilds") == 1


def test_a_copied_solomon_builds_from_the_discard_pile():
    """LEADERS-GUILD-3."""
    game = courtesans(C="solomon").discarded("palace")
    game.turn(A="build courtesans_guild")
    assert "revive palace" in game.choices("A")
    game.turn(A="revive palace")
    assert "palace" in game.cards("A")


def test_a_guild_from_the_discard_pile_copies_too():
    """LEADERS-GUILD-2, -3: built by Solomon in the recruitment phase."""
    game = hall(2011, age=3, coins=9).leaders_hand(A="solomon").leaders(B="croesus caesar")
    game = game.discarded("courtesans_guild")
    game.turn(A="recruit solomon")
    game.turn(A="revive courtesans_guild")
    assert game.asked("A") == "copy"
    game.turn(A="copy croesus")
    assert (game.coins("A"), game.asked("A")) == (9 - 3 + 6, "card")


def test_the_box_of_2020_has_no_guild():
    """LEADERS-GUILD-5."""
    guilds = {
        card.id for card in new_game(expansions=["leaders"]).ruleset.catalog.cards if card.color == "purple"
    }
    assert not guilds & {"architects_guild", "courtesans_guild", "diplomats_guild", "gamers_guild"}


def test_olympia_copies_the_courtesans_at_the_end():
    """LEADERS-OPEN-5: it names a leader of an own neighbour; what scores at the end has an effect."""
    game = hall(2011, turn=1, age=3, seats=4).wonder(A="olympia:b").stages(A=3).city(B="courtesans_guild")
    game.leaders(B="cleopatra", C="pericles", D="zenobia")
    assert game.score("A", "leaders") == 5
    symbols = hall(2011, turn=1, age=3, seats=4).wonder(A="olympia:b").stages(A=3).city(B="courtesans_guild")
    symbols.leaders(D="euclid").city(A="apothecary dispensary")
    assert (symbols.score("A", "leaders"), symbols.score("A", "science")) == (0, 9)
