"""Lobby page: players offered for the other seats, and their descriptions."""

from argosy import bots
from argosy.texts import LANGUAGES, words
from argosy.web import pages
from argosy.web.models import LobbyPage, Visitor
from argosy.web.table.seats import character
from tests.web.html_reader import Reading
from tests.web.wonders import tables

LEVELS = tuple(level.name for level in bots.LEVELS)
OFFERED = [*LEVELS, "greedy", "random"]
LISTS = 9
"""Eight seats of 7 Wonders and the opponent in Duel."""


def lobby() -> Reading:
    return Reading(pages.lobby(tables.lobby()))


def test_levels_come_first_with_their_numbers():
    found = lobby()
    options = [one["value"] for one in found.all("option") if one["value"].startswith("bot:")]
    assert options == [f"bot:{name}" for name in OFFERED] * LISTS
    for line in (
        "Cabin boy, level 1",
        "Deckhand, level 2",
        "Helmsman, level 3",
        "Captain, level 4",
        "Admiral, level 5",
    ):
        assert found.text.count(line) == LISTS


def test_every_seat_but_your_own_is_suggested_to_the_second_level():
    chosen = [one["value"] for one in lobby().all("option") if "selected" in one]
    assert chosen.count("bot:deckhand") == LISTS - 1
    assert chosen.count("you") == 1


def test_every_bot_that_is_offered_is_described_and_only_the_suggested_one_in_sight():
    lines = [one for one in lobby().all("li") if "data-bot" in one]
    assert [one["data-bot"] for one in lines] == OFFERED * 2
    assert [one["data-bot"] for one in lines if "hidden" not in one] == ["deckhand"] * 2


def test_a_character_is_said_in_every_language():
    said = [tuple(character(words(language), bot) for bot in OFFERED) for language in LANGUAGES]
    assert all(all(lines) and len(set(lines)) == len(OFFERED) for lines in said)
    assert len(set(said)) == len(LANGUAGES)


def test_the_suggested_opponent_plays_every_game():
    suggested = LobbyPage(visitor=Visitor()).opponent
    assert suggested in bots.names("duel")
    assert suggested in bots.names("wonders")
