"""Self-play examples of 7 Wonders: whole games, equal backends, searches without hidden information."""

import numpy as np
import pytest

from argosy.game.wonders.wonder_deal import board_numbers, deal_boards
from argosy.rules import backends
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import copy_record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.knowledge import redeal_unknown
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.search.engine.self_play import THOUSANDTHS
from argosy.search.wonders.evaluation.table_packing import evaluation_of
from argosy.search.wonders.hidden_information.from_view import names_of
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.net.self_play import (
    BASE,
    BLANK,
    DESK,
    EXAMPLE,
    MOST_TRIED,
    play_examples,
    weigh_by_search,
)
from argosy.search.wonders.net.weights import net_of
from argosy.search.wonders.tree import SCRATCH, new_edges, new_nodes
from tests.search.wonders.test_net import random_weights
from tests.search.wonders.test_search import positions

VISITS = 30


def lists():
    return new_records(CHOICE, 3 * MAX_CHOICES).reshape(3, MAX_CHOICES)


def desk_of(ruleset, *, has_net, visits=0, by_policy=False):
    desk = new_records(DESK, 1)[0]
    desk.names[: len(ruleset.card_ids)] = names_of(ruleset)
    settings = desk.settings
    settings.has_net, settings.heat, settings.sure, settings.keep = has_net, 0.02, 0.02, 1.0
    settings.visits, settings.explore, settings.search_heat = visits, 1.2, 0.6
    settings.by_policy = by_policy
    return desk


def rng_of(seed):
    rng = np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    return rng


def examples_of(ruleset, *, has_net, backend=backends.compiled, buffers=3_000, visits=0, by_policy=False):
    """Those of one game."""
    examples = new_records(EXAMPLE, buffers)
    boards = np.array([board_numbers(ruleset, deal_boards(ruleset, 5, "random", "random"))], np.int16)
    count = backend(play_examples)(
        new_records(GAME, BLANK + 1),
        ruleset.tables,
        evaluation_of(ruleset),
        net_of(ruleset, random_weights(ruleset, 1, most=5)),
        new_records(SCRATCH, 1)[0],
        lists(),
        rng_of(3),
        desk_of(ruleset, has_net=has_net, visits=visits, by_policy=by_policy),
        boards,
        examples,
        new_nodes(visits + 1),
        new_edges(visits + 1),
        new_records(HIDDEN, 2),
    )
    return examples.view(np.ndarray)[:count]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("has_net", "visits", "by_policy"), [(False, 0, False), (False, 2, False), (True, 0, True)]
)
def test_both_backends_play_the_same_game(has_net, visits, by_policy):
    ruleset = wonders_ruleset(players=3)
    plain, quick = (
        examples_of(ruleset, has_net=has_net, visits=visits, by_policy=by_policy, backend=backend)
        for backend in (lambda kernel: kernel, backends.compiled)
    )
    assert plain.tobytes() == quick.tobytes()


@pytest.mark.parametrize(("players", "edition"), [(2, 2010), (3, 2020), (7, 2010)])
@pytest.mark.parametrize(("has_net", "visits"), [(False, 0), (True, 0), (True, 3)])
def test_an_example_tells_what_was_tried_and_how_the_game_ended(players, edition, has_net, visits):
    examples = examples_of(wonders_ruleset(players=players, edition=edition), has_net=has_net, visits=visits)
    assert len(examples) > 10 * players
    for example in examples:
        share = example["share"][: example["choices"]]
        assert share.sum() == pytest.approx(THOUSANDTHS, abs=len(share))
        assert 0 <= example["result"].min() <= example["result"].max() <= THOUSANDTHS
        if not has_net and not (
            visits and players > 2
        ):  # a search says what it found, the free city has none
            assert (example["worth"] == -1).all()
        else:
            assert 0 <= example["worth"].min() <= example["worth"].max() <= THOUSANDTHS


@pytest.mark.parametrize(
    ("players", "edition", "expansions"),
    [(2, 2010, ()), (3, 2020, ()), (7, 2010, ()), (5, 2020, ("armada",))],
)
def test_an_example_of_the_policy_alone_tells_what_was_chosen_and_its_probability(
    players, edition, expansions
):
    """Of 7 Wonders with two players, too, where a controller decides for the free city (BASE-TWO-10)."""
    ruleset = wonders_ruleset(players=players, edition=edition, expansions=expansions)
    examples = examples_of(ruleset, has_net=True, by_policy=True)
    assert len(examples) > 10 * players
    assert ((examples["share"] == THOUSANDTHS).sum(axis=1) == 1).all()
    assert (examples["share"].argmax(axis=1) < examples["choices"]).all()
    assert (examples["log_probability"] <= 0).all()
    assert ((examples["worth"] >= 0) & (examples["worth"] <= THOUSANDTHS)).all()
    assert set(examples["seat"]) == set(range(1, 3) if players == 2 else range(players))
    if expansions:  # more choices than are told
        assert examples["choices"].max() == MOST_TRIED


def test_without_room_for_a_whole_game_none_is_played():
    assert len(examples_of(wonders_ruleset(players=3), has_net=False, buffers=999)) == 0


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", ["base", "teams", "leaders", "three boxes"])
def test_a_search_begins_afresh_and_knows_no_more_than_its_seat(table):
    """The same for the same position, whatever has been searched before, and wherever hidden things lie
    (BASE-INFO-1, -2).
    """
    found = []
    for number, (game, seat) in enumerate(positions(table, 3)):
        ruleset = game.ruleset
        other = redeal_unknown(game.array, ruleset.tables, seat, number)
        hidden, desk = new_records(HIDDEN, 2), desk_of(ruleset, has_net=False, visits=VISITS)
        for array in (game.array, other, game.array):
            worlds, scratch = new_records(GAME, BLANK + 1), new_records(SCRATCH, 1)[0]
            worlds.view(np.ndarray)[BASE] = copy_record(array).view(np.ndarray)[0]
            count = len(game.choices(seat))
            done = backends.compiled(weigh_by_search)(
                worlds,
                ruleset.tables,
                evaluation_of(ruleset),
                net_of(ruleset, random_weights(ruleset, 1)),
                scratch,
                lists(),
                rng_of(number),
                desk,
                seat,
                count,
                new_nodes(VISITS + 1),
                new_edges(VISITS + 1),
                hidden,
            )
            found.append((bool(done), *scratch.worth[:count]))
        assert found[-1] == found[-2] == found[-3]
        assert found[-1][0]
        assert np.exp(found[-1][1:]).sum() == pytest.approx(VISITS + 0.1 * count)
