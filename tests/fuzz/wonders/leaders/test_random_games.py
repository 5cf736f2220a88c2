"""Random games with Leaders: invariants, replays, and every listed choice can be applied.

Some games of each table are played; ARGOSY_GAMES sets how many there are in all.
"""

import os
from collections import Counter
from random import Random

import pytest

from argosy import from_position, replay
from argosy.game import WondersGame
from tests.fuzz.wonders.leaders.tables import TABLES

GAMES = int(os.environ.get("ARGOSY_GAMES", len(TABLES)))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    """The plain backend plays the same games: `mixes` shows it."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def lying(game: WondersGame) -> Counter:
    """The number of places in which each leader lies; copies of a leader's effect are no leaders."""
    state, found = game.state, Counter()
    found.update(int(n) for n in state.leaders.box[: state.leaders.left])
    for city in state.cities[: game.ruleset.seats]:
        leaders = city.leaders
        for field in (
            leaders.hand,
            leaders.packet,
            leaders.face_up,
            leaders.buried,
            leaders.sold,
            leaders.markers,
        ):
            found.update(int(n) for n in field if n >= 0)
    return found


def check(game: WondersGame, dealt: Counter) -> None:
    """Check the invariants of every moment."""
    assert lying(game) == dealt, game.label
    for city in game.state.cities[: game.ruleset.seats]:
        leaders = city.leaders
        assert city.coins >= 0
        assert 0 <= leaders.recruited <= 5
        assert leaders.hand_size == sum(n >= 0 for n in leaders.hand)
        assert list(leaders.hand[: leaders.hand_size]) == sorted(leaders.hand[: leaders.hand_size])
        assert min(city.science) >= 0
        assert city.shields >= 0
        if game.label.endswith(("1", "2", "3")):  # when a card is chosen, nothing is open
            assert (
                leaders.recruits == leaders.buries == leaders.copies == leaders.returns == leaders.calls == 0
            )
            assert city.revives == city.later_revives.sum() == 0


@pytest.mark.sample(1)
@every_table
def test_leaders_are_neither_lost_nor_doubled(table):
    """Looked at after every choice: leaders, coins, texts and numbers of choices, explanations; at some
    moments the position, at the end the record and the score sheet.
    """
    for number in range(max(1, GAMES // len(TABLES))):
        game, chance = table.fresh(1000 * table.players + number), Random(number)
        dealt, choices_made = lying(game), 0
        while not game.is_over:
            seat = game.owing[0]
            choices = game.choices(seat)
            assert (
                len({choice.text for choice in choices})
                == len({choice.number for choice in choices})
                == len(choices)
            )
            choice = chance.choice(liked(choices, chance))
            assert game.why_not(seat, choice.text) == ""
            game.explain(seat, choice)
            game.choose(seat, choice)
            check(game, dealt)
            choices_made += 1
            if choices_made % 17 == 0:
                assert from_position(game.position()).state_hash() == game.state_hash(), game.label
        assert replay(game.record()).state_hash() == game.state_hash()
        for sheet in game.scores():
            assert sheet.total == sum(line.points for line in sheet.lines)
            for line in sheet.lines:
                assert sum(points for _, points in line.items) == line.points, line


def liked(choices, chance: Random):
    """Mostly what is no sale."""
    played = [choice for choice in choices if choice.verb != "sell"]
    return played if played and chance.random() < 0.8 else choices


def test_the_order_of_choices_does_not_matter():
    """The same choices in another order of seats give the same game."""
    one, other, chance = TABLES[0].fresh(5), TABLES[0].fresh(5), Random(5)
    while not one.is_over:
        picked = {seat: chance.choice(one.choices(seat)) for seat in one.owing}
        for seat, choice in picked.items():
            one.choose(seat, choice)
        for seat, choice in reversed(picked.items()):
            other.choose(seat, choice)
        assert one.state_hash() == other.state_hash()
