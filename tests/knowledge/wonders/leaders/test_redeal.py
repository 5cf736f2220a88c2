"""Redeals of leaders that a viewer cannot know: equal views.

Rules: LEADERS-DRAFT-2, -3, LEADERS-RECRUIT-2, -4, LEADERS-MIX-7.
"""

from collections import Counter
from random import Random

import pytest

from tests.fuzz.wonders.leaders.tables import TABLES, Hall
from tests.fuzz.wonders.leaders.test_random_games import check, lying
from tests.knowledge.wonders.determinizations import other_world

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
SHOWN = 6


def some_moment(table: Hall, chance: Random):
    """A game somewhere in the draft, in a recruitment phase or later; some seats may have chosen already."""
    game, label = (
        table.fresh(chance.getrandbits(40)),
        chance.choice(("1.0", "1.0^", "1.3", "2.0", "2.2", "3.0")),
    )
    for _ in range(chance.randrange(5)):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    while not game.label.startswith(label) and not game.is_over:
        seat = game.owing[0]
        game.choose(seat, chance.choice(game.choices(seat)))
    for seat in game.owing:
        if len(game.owing) > 1 and chance.random() < 0.4:
            game.choose(seat, chance.choice(game.choices(seat)))
    return game


@pytest.mark.sample(3)
@every_table
def test_a_view_holds_nothing_the_seat_cannot_know(table):
    """The other world has the same view and the same choices, all its leaders are there, and it can be
    played on.
    """
    chance, changed = Random(str(table)), Counter()
    for seed in range(SHOWN):
        game = some_moment(table, chance)
        viewer = chance.choice((None, *game.players))
        before = game.array.tobytes()
        other = other_world(game, viewer, seed)
        assert game.array.tobytes() == before, "the game itself stays as it is"
        where = f"seed {int(game.state.seed)}, {game.label}, viewer {viewer}"
        assert other.view(viewer) == game.view(viewer), where
        if viewer is not None:
            assert other.choices(viewer) == game.choices(viewer), where
        check(other, lying(game))
        seats = [seat for seat in range(table.players) if seat != viewer]
        for seat in seats:
            mine, theirs = game.state.cities[seat].leaders, other.state.cities[seat].leaders
            changed["hands"] += any(mine.hand != theirs.hand)
            changed["packets"] += any(mine.packet != theirs.packet)
        changed["box"] += any(game.state.leaders.box != other.state.leaders.box)
        for _ in range(2 * table.players):
            if other.owing:
                other.choose(other.owing[0], chance.choice(other.choices(other.owing[0])))
    assert changed["hands"], changed
    assert changed["box"], changed


def drafted(table: Hall, seed: int = 3):
    """The game after its draft; everybody takes what comes first."""
    game = table.fresh(seed)
    while game.label.endswith("~"):
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    return game


def test_leaders_that_were_passed_on_stay_among_those_who_got_them():
    """With three players a packet comes back with one leader: the two others are with the two neighbours."""
    game = drafted(Hall(2020, 3))
    passed = set(game.view(0).leaders_passed[0])
    got = [{*game.view(seat).leaders_hand} & passed for seat in range(3)]
    worlds = [other_world(game, 0, seed) for seed in range(12)]
    for world in worlds:
        now = [{*world.view(seat).leaders_hand} & passed for seat in range(3)]
        assert now[0] == got[0]
        assert now[1] | now[2] == got[1] | got[2]
    assert len({world.view(1).leaders_hand for world in worlds}) > 1


def test_what_was_never_seen_may_be_any_leader():
    """With seven players most packets never come by: such leaders change with those left in the box."""
    game = drafted(Hall(2020, 7))
    hands = {other_world(game, 0, seed).view(4).leaders_hand for seed in range(8)}
    assert len(hands) > 1


def test_recruited_leaders_stay():
    """They lie face up."""
    game = drafted(Hall(2020, 3))
    for seat in game.owing:
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb in ("recruit", "sell")))
    for seed in range(4):
        other = other_world(game, 1, seed)
        assert [city.leaders.recruited for city in other.view(None).cities] == [
            city.leaders.recruited for city in game.view(None).cities
        ]


def test_a_sold_leader_may_be_any_of_the_hand():
    """LEADERS-RECRUIT-4, -9: nobody sees which one was sold."""
    game = drafted(Hall(2020, 3))
    for seat in game.owing:
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    sold = {int(other_world(game, 0, seed).state.cities[1].leaders.sold[0]) for seed in range(12)}
    assert len(sold) > 1
    own = {int(other_world(game, 0, seed).state.cities[0].leaders.sold[0]) for seed in range(12)}
    assert len(own) == 1


def test_partners_know_each_others_leaders():
    """LEADERS-MIX-7."""
    game = drafted(Hall(2020, 4, ("armada", "leaders"), teams=True))
    for seed in range(4):
        other = other_world(game, 0, seed)
        assert other.view(0).partner_leaders == game.view(0).partner_leaders
