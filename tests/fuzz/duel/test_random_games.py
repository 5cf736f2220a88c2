"""Random games of Duel: equal backends, nothing lost or doubled, expected statistics."""

import numpy as np
import pytest

from argosy.rules.backends import compiled
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.agora.senate import majority_holder
from argosy.rules.duel.drivers.play import begin, choose, index_of, resume
from argosy.rules.duel.drivers.random_play import play_many, play_random
from argosy.rules.duel.pantheon import terms as pantheon_terms
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.records import copy_record, new_records
from tests.rules.duel.table import ALL
from tests.sampling import tries

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


def fast_games(expansions, count: int, seed: int = 1):
    """Finished random games and how many choices each took."""
    tables = duel_ruleset(expansions=expansions).tables
    games, blank = new_records(GAME, count), new_records(GAME, 1)[0]
    decisions = np.zeros(count, np.int32)
    compiled(play_many)(games, blank, tables, new_records(CHOICES, 1)[0], np.uint64(seed), decisions)
    return games, decisions


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_random_games_keep_all_invariants_at_every_step(expansions):
    """Plain gear, overflow and all other warnings are errors."""
    ruleset = duel_ruleset(expansions=expansions)
    out = new_records(CHOICES, 1)[0]
    for seed in range(tries(2, 1)):
        array = new_records(GAME, 1)
        game = array[0]
        with np.errstate(all="raise"):
            begin(game, ruleset.tables, out, np.uint64(seed))
            while not game.over:
                check(ruleset, game)
                index = int(random_below(np.uint64(seed), STREAM_PLAY, int(game.moment), int(out.count)))
                choose(game, ruleset.tables, out, index)
        check(ruleset, game)
        check_end(array)


def check(ruleset, game) -> None:
    """Cards, coins, markers, tokens."""
    tables = ruleset.tables
    for seat in (0, 1):
        city = game.cities[seat]
        cards = [n for n in range(t.CARDS) if game.card_place[n] == t.IN_CITY + seat]
        colors = [sum(int(tables.cards[n].color) == color for n in cards) for color in range(t.COLORS)]
        assert colors == [int(n) for n in city.colors]
        assert min(city.coins, city.protected) >= 0
        wonders = [n for n in range(t.WONDERS) if game.wonder_owner[n] == seat]
        assert city.built == sum(int(game.wonder_built[n]) for n in wonders)
        unbuilt = sorted(int(n) for n in city.unbuilt[: city.unbuilt_count])
        assert unbuilt == [n for n in wonders if not game.wonder_built[n]]
        assert int(city.progress) == sum(int(place) == t.TAKEN + seat for place in game.token_place)
        assert int(game.agora.supply[seat]) + int(game.agora.markers[:, seat].sum()) == int(
            tables.markers if tables.has_agora else 0
        )
        assert sorted(city.dearest) == list(range(t.RESOURCES))
        assert min(city.makes) >= 0
        assert min(city.sold) >= 0
    under = [int(n) for n in (*game.wonder_card, *game.agora.prepared) if n >= 0]
    hidden = [
        n for n in range(t.CARDS) if game.card_place[n] in (t.UNDER_WONDER, agora_terms.UNDER_CONSPIRACY)
    ]
    assert sorted(under) == hidden
    present = [int(game.deck[game.age - 1, n]) for n in range(t.PLACES) if int(game.present) >> n & 1]
    assert all(game.card_place[n] == t.AWAY for n in present)
    assert game.cities[0].built + game.cities[1].built <= 7
    assert abs(game.pawn) <= 9
    check_expansions(ruleset, game)


def check_expansions(ruleset, game) -> None:
    """Conspiracies, control, gods."""
    agora, pantheon = game.agora, game.pantheon
    if ruleset.tables.has_agora:
        stock = [int(n) for n in agora.stock[: agora.stock_count]]
        held = [n for n in range(agora_terms.CONSPIRACIES) if agora.holder[n] >= 0]
        hand = [int(n) for n in agora.hand if n >= 0]
        assert sorted(stock + held + hand) == list(range(agora_terms.CONSPIRACIES))
        decrees = [int(n) for n in agora.decrees.ravel() if n >= 0]
        assert len(set(decrees)) == len(decrees) == agora_terms.CHAMBERS
        assert game.over or all(
            agora.control[n] == majority_holder(agora, n) for n in range(agora_terms.CHAMBERS)
        )
    if ruleset.tables.has_pantheon:
        decks = [int(n) for n in pantheon.decks.ravel() if n >= 0]
        spaces = [int(n) for n in pantheon.space if 0 <= n < pantheon_terms.GATE]
        taken = [n for n in range(pantheon_terms.GATE) if pantheon.owner[n] >= 0]
        assert sorted(decks + spaces + taken) == list(range(pantheon_terms.GATE))
        tokens = sum(int(city.mythology.sum()) for city in game.cities)
        left = sum(int(n) >= 0 for n in pantheon.mythology_at)
        assert tokens + left == pantheon_terms.MYTHOLOGIES


def check_end(games) -> None:
    """One winner, or a shared result; nothing is left to do."""
    assert (games.over > 0).all()
    assert (games.depth == 0).all()
    shared = np.isin(games.over, (t.SHARED, t.SCIENCE_SHARED))
    assert ((games.winner == -1) == shared).all()
    assert (
        (games.age == 3) | np.isin(games.over, (t.MILITARY, t.SCIENCE, t.POLITICAL, t.SCIENCE_SHARED))
    ).all()


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_equal_seeds_are_equal_games_and_copies_evolve_alike(expansions):
    tables = duel_ruleset(expansions=expansions).tables
    out, other_out = new_records(CHOICES, 1)[0], new_records(CHOICES, 1)[0]
    first, second = new_records(GAME, 1), new_records(GAME, 1)
    begin(first[0], tables, out, np.uint64(9))
    begin(second[0], tables, other_out, np.uint64(9))
    while not first[0].over:
        if first[0].moment % 10 == 0:
            second = copy_record(first)
            resume(second[0], tables, other_out)
        assert out.tobytes()[: 4 + 4 * out.count] == other_out.tobytes()[: 4 + 4 * out.count]
        number = out.number[(first[0].moment * 3) % out.count]
        choose(first[0], tables, out, index_of(out, number))
        choose(second[0], tables, other_out, index_of(other_out, number))
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_every_listed_choice_can_be_applied(expansions):
    tables = duel_ruleset(expansions=expansions).tables
    out, trial_out = new_records(CHOICES, 1)[0], new_records(CHOICES, 1)[0]
    array = new_records(GAME, 1)
    begin(array[0], tables, out, np.uint64(21))
    while not array[0].over:
        if array[0].moment % 9 == 0:
            for index in range(out.count):
                trial = copy_record(array)
                resume(trial[0], tables, trial_out)
                choose(trial[0], tables, trial_out, index)
                assert trial[0].over or trial_out.count > 0
                assert min(trial[0].cities[0].coins, trial[0].cities[1].coins) >= 0
        choose(array[0], tables, out, (int(array[0].moment) * 11) % int(out.count))


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_the_plain_backend_equals_the_compiled_backend(expansions):
    tables = duel_ruleset(expansions=expansions).tables
    games, decisions = fast_games(expansions, tries(12, 2), seed=500)
    out = new_records(CHOICES, 1)[0]
    for number in range(len(games)):
        array = new_records(GAME, 1)
        assert play_random(array[0], tables, out, np.uint64(500 + number)) == decisions[number]
        assert array.tobytes() == games[number : number + 1].tobytes()
