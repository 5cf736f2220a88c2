"""Self-play examples of Duel: whole games, a share for every choice, no hidden information."""

import random

import numpy as np
import pytest

from argosy.game.duel.game import new_duel_game
from argosy.rules import backends
from argosy.rules.duel.hidden_information.pools import HIDDEN, deal
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import BLUE, MAX_CHOICES, RED
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import copy_record, new_records
from argosy.search.duel.hidden_information.covered_cards import mix_covered
from argosy.search.duel.hidden_information.from_view import information_set
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.self_play import EXAMPLE, SETTINGS, is_chased, play_examples
from argosy.search.duel.tree import TREE, new_edges, new_nodes
from argosy.search.engine.self_play import BUILDERS, POINTS, SHIELDS, SYMBOLS, THOUSANDTHS
from tests.sampling import tries
from tests.search.duel.test_net import random_net
from tests.search.duel.test_search import COMBINATIONS, positions


def examples_of(
    expansions, games, seed, *, has_net=True, backend=backends.compiled, keep=1.0, buffers=2_000, visits=0
):
    settings, rng = new_records(SETTINGS, 1)[0], np.zeros(1, np.int64)
    settings.has_net, settings.heat, settings.sure, settings.keep = has_net, 0.05, 0.05, keep
    settings.visits, settings.explore = visits, 1.2
    start_rng(rng, np.uint64(seed))
    examples = new_records(EXAMPLE, buffers)
    count = backend(play_examples)(
        new_records(GAME, 4),
        new_records(CHOICES, 2),
        duel_ruleset(expansions=expansions).tables,
        new_records(GAME, 1)[0],
        random_net(1, most=20),
        new_records(SEEN, 1)[0],
        rng,
        settings,
        np.zeros(MAX_CHOICES),
        examples,
        games,
        new_records(TREE, 1)[0],
        new_nodes(visits + 1),
        new_edges(visits + 1),
        new_records(HIDDEN, 2),
    )
    return examples.view(np.ndarray)[:count]


@pytest.mark.parametrize(
    ("has_net", "visits"), [(True, 0), (False, 0), (True, 30)], ids=["net", "by hand", "search"]
)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_examples_hold_what_a_net_can_learn_from(expansions, has_net, visits):
    found = examples_of(expansions, 12, 3, has_net=has_net, visits=visits)
    assert len(found) > 400
    assert set(found["seat"]) == {0, 1}
    assert set(found["won"]) <= {0, 1, 2}
    assert (found["features"] > 20).all()
    assert ((found["number"] >= 0) & (found["number"] < FEATURES)).all()
    told = found[found["choices"] > 0]
    assert (told["choices"] > 1).all()
    shares = told["share"].astype(int).sum(axis=1)
    assert ((shares <= THOUSANDTHS) & (shares > THOUSANDTHS - 50)).all()
    worth = found["worth"]
    assert ((worth >= 0) & (worth <= THOUSANDTHS)).all() if has_net else (worth == -1).all()


def test_both_seats_of_a_game_cannot_have_won():
    """Examples of one game: who won has 2, the other 0."""
    found = examples_of((), 1, 5)
    by_seat = {seat: set(found["won"][found["seat"] == seat]) for seat in (0, 1)}
    assert sorted(value for values in by_seat.values() for value in values) in ([0, 2], [1, 1])


@pytest.mark.whole
@pytest.mark.parametrize("visits", [0, 5])
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_both_backends_play_the_same_games(expansions, visits):
    plain = examples_of(expansions, 1, 7, backend=backends.plain, keep=0.3, visits=visits)
    assert plain.tobytes() == examples_of(expansions, 1, 7, keep=0.3, visits=visits).tobytes()


def test_games_end_where_there_is_no_room_for_a_whole_one():
    found = examples_of((), 1_000, 2, buffers=500)
    assert 300 < len(found) <= 500


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_covered_cards_change_places_with_cards_of_their_back_only(expansions):
    """DUEL-006, 009: nothing that lies open moves, and no card is lost."""
    rng, moved = np.zeros(1, np.int64), 0
    start_rng(rng, np.uint64(1))
    for game in positions(12, expansions):
        tables, array = game.ruleset.tables, copy_record(game.array)
        before, after = game.array[0], array[0]
        mix_covered(after, tables, rng)
        age = int(before.age) - 1
        cards = [[*one.deck[age], *one.removed[age]] for one in (before, after)]
        assert sorted(cards[0]) == sorted(cards[1])
        for place, (card, other) in enumerate(zip(before.deck[age], after.deck[age], strict=True)):
            if card != other:
                moved += 1
                assert int(before.present) & ~int(before.revealed) & 1 << place
                assert tables.cards[card].back == tables.cards[other].back
    assert moved > 20


def test_wonders_that_are_laid_out_stay_where_they_are():
    """DUEL-007: four lie open, four come later, the others stay in the box."""
    rng, decks = np.zeros(1, np.int64), []
    start_rng(rng, np.uint64(1))
    for picks in (0, 3, 4):
        game = new_duel_game(seed=2)
        for _ in range(picks):
            game.choose(game.owing[0], game.choices(game.owing[0])[0])
        laid, known = 4 if picks < 4 else 8, information_set(game.ruleset, game.array, game.owing[0])
        deal(known.game[0], game.ruleset.tables, known.hidden, rng)
        before, after = ([int(one) for one in record[0].wonder_deck] for record in (game.array, known.game))
        assert sorted(before[:laid]) == sorted(after[:laid])
        assert sorted(before) == sorted(after)
        decks.append(before != after)
    assert all(decks)


def test_what_is_chased():
    """A chaser of symbols, shields or points builds such cards and keeps them; builders want wonders."""
    game = new_duel_game(seed=1)
    tables, ids = game.ruleset.tables, game.ruleset.card_ids
    chance = random.Random(1)
    liked = {chase: set() for chase in (SYMBOLS, SHIELDS, POINTS, BUILDERS)}
    for _ in range(tries(200, 60)):
        seen = new_duel_game(seed=chance.randrange(10**6))
        for _ in range(chance.randrange(8, 40)):
            if not seen.is_over:
                seen.choose(seen.owing[0], chance.choice(seen.choices(seen.owing[0])))
        for choice in () if seen.is_over else seen.choices(seen.owing[0]):
            for chase, texts in liked.items():
                if is_chased(tables, chase, choice.number):
                    texts.add(choice.text)
    assert all(text.startswith("wonder ") for text in liked[BUILDERS])
    for chase, fits in (
        (SYMBOLS, lambda card: card.symbol >= 0),
        (SHIELDS, lambda card: card.color == RED),
        (POINTS, lambda card: card.color == BLUE),
    ):
        cards = {text.removeprefix("build ") for text in liked[chase]}
        assert cards
        assert all(fits(tables.cards[ids.index(card)]) for card in cards)
