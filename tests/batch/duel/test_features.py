"""Features of Duel from a batch: equal to the views of the seat, and without hidden information."""

import numpy as np
import pytest

from argosy import Batch
from argosy.batch.duel import DuelBatch
from argosy.game.duel.features import power_names
from argosy.rules import backends
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as agora_terms
from argosy.rules.duel.drivers.features import observe
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.duel.pantheon import terms as pantheon_terms
from tests.batch.duel.brute_features import NOT_IN_VIEWS, told_by
from tests.batch.playing import played
from tests.rules.duel.table import play, prepared, table

COMBINATIONS = [(), ("agora",), ("pantheon",), ("agora", "pantheon")]


@pytest.fixture(params=COMBINATIONS, ids=lambda expansions: "-".join(("duel", *expansions)))
def expansions(request):
    """Expansions besides the base game."""
    return request.param


def assert_rows_say_what_views_say(batch: DuelBatch) -> None:
    """In both seats; the names that no view has a field for are known and few."""
    rows = batch.observe()
    assert rows.shape == (batch.games, 2, len(batch.features))
    for number, seat in np.ndindex(batch.games, 2):
        row = dict(zip(batch.features, rows[number, seat].tolist(), strict=True))
        told = told_by(batch.game(number).view(seat), batch.ruleset)
        assert {name: row[name] for name in told} == told
        assert [name for name in row if name not in told and not name.startswith(NOT_IN_VIEWS)] == []


def test_features_say_what_views_say(expansions):
    """After every third choice of whole games."""
    batch = Batch("duel", expansions=expansions, games=3, seed=11)
    assert len(set(batch.features)) == len(batch.features)
    while batch.owing().any():
        assert_rows_say_what_views_say(batch)
        played(batch, 3, seed=int(batch.array.moment.sum()))


def kept_of(batch: DuelBatch, number: int, seat: int) -> dict[str, list[int]]:
    """Numbers that no view has a field for, as the record of the game holds them, by how their features
    begin.
    """
    game, lines, kept = batch.array[number], batch.score_lines(), {}
    for whose, owner in (("own", seat), ("foe", 1 - seat)):
        city = game.cities[owner]
        kept |= {
            f"{whose}.{field}.": city[field].tolist()
            for field in ("cover_raw", "cover_made", "sold", "powers")
        }
        kept |= {f"{whose}.points.": lines[number, owner].tolist(), f"{whose}.choosers": [city.choosers]}
    asking = [task for task in game.tasks[: game.depth][-1:] if task.kind == game.decision]
    kept |= {f"asked.{field}": [task[field] for task in asking] or [0] for field in ("amount", "subject")}
    if "agora" in batch.ruleset.expansions:
        kept["swapped"] = [game.agora.swapped]
    if "pantheon" in batch.ruleset.expansions:
        kept["snake.owner"] = [{-1: 0, seat: 1}.get(int(game.pantheon.snake_owner), -1)]
    return kept


def test_features_that_no_view_has_a_field_for_are_those_of_the_record(expansions):
    """After every third choice of whole games; and every such feature is looked at."""
    batch = Batch("duel", expansions=expansions, games=3, seed=17)
    while batch.owing().any():
        rows = batch.observe()
        for number, seat in np.ndindex(batch.games, 2):
            row = dict(zip(batch.features, rows[number, seat].tolist(), strict=True))
            kept = kept_of(batch, number, seat)
            assert {first: [row[name] for name in row if name.startswith(first)] for first in kept} == kept
            assert not [
                name for name in row if name.startswith(NOT_IN_VIEWS) and not name.startswith(tuple(kept))
            ]
        played(batch, 3, seed=int(batch.array.moment.sum()))


@pytest.mark.sample(4)
def test_both_backends_fill_the_whole_row_whatever_stood_in_it(expansions):
    batch = Batch("duel", expansions=expansions, games=2, seed=31)
    compiled, width = backends.compiled(observe), len(batch.features)
    while batch.owing().any():
        for number, seat in np.ndindex(batch.games, 2):
            game, tables, plain = batch.array[number], batch.ruleset.tables, np.full(width, 7, np.int16)
            assert observe(game, tables, seat, plain) == width
            quick = np.full(width, -7, np.int16)
            assert compiled(game, tables, seat, quick) == width
            assert quick.tolist() == plain.tolist()
        played(batch, 5, seed=int(batch.array.moment.sum()))


def batch_of(game) -> DuelBatch:
    """A batch of just this game."""
    batch = Batch(game.ruleset, games=1)
    batch.array[:] = game.array
    return batch


def marked(batch: DuelBatch, prefix: str) -> list[int]:
    """Count the nonzero features with this prefix, by seat."""
    named = [name.startswith(prefix) for name in batch.features]
    return (batch.observe()[0][:, named] != 0).sum(axis=1).tolist()


def library():
    game = table("", {"coins": 30, "wonders": [{"id": "great_library"}]}, structure=None)
    card = next(place.card for place in game.view(0).structure if place.is_open)
    return play(game, f"wonder great_library with {card}")


def treason():
    own = {"coins": 30, "conspiracies": prepared("treason", by="palace")}
    return play(table("", own, expansions=("agora",), structure=None), "trigger treason")


def conspiring():
    return play(
        table("conspirator_1", {"coins": 30}, expansions=("agora",)), "recruit conspirator_1", "conspire"
    )


def enshrining():
    structure = [None] * 20
    structure[9], structure[14], structure[19] = "tavern", "baths", "theater"
    at = {"9": "greek"}
    return play(
        table("", {"coins": 9}, expansions=("pantheon",), structure=structure, mythology_at=at), "build baths"
    )


def in_the_theater():
    own = {"coins": 40, "wonders": [{"id": "divine_theater"}]}
    game = table("school statue", own, expansions=("pantheon",))
    return play(game, "wonder divine_theater with school", "open phoenician")


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("looking", "prefix", "count"),
    [
        (library, "drawn.", 3),
        (treason, "removed.", 3),
        (conspiring, "plot.", 2),
        (enshrining, "deck.god.", 2),
        (in_the_theater, "open_god.", 3),
    ],
    ids=["DUEL-059", "AGORA-159", "AGORA-042", "PANTHEON-011", "PANTHEON-018"],
)
def test_what_only_one_player_looks_at_is_in_that_row_alone(looking, prefix, count):
    """Random games seldom come there."""
    batch = batch_of(looking())
    assert_rows_say_what_views_say(batch)
    assert marked(batch, prefix) == [count, 0]


def test_a_removed_card_that_stands_in_a_city_is_no_longer_removed():
    """AGORA-159."""
    game = treason()
    play(game, game.choices(0)[0].text)
    batch = batch_of(game)
    assert_rows_say_what_views_say(batch)
    assert marked(batch, "removed.") == [2, 0]


@pytest.mark.sample(1)
def test_features_hold_nothing_that_the_seat_cannot_know(expansions):
    """Deal all unknown things again: the row must not change (DUEL-009, AGORA-043, PANTHEON-011)."""
    batch, changed = Batch("duel", expansions=expansions, games=4, seed=21), 0
    while batch.owing().any():
        before = batch.observe()
        for seat in (0, 1):
            other = batch.copy()
            for number in range(batch.games):
                world = redeal_unknown(batch.array[number : number + 1], batch.ruleset.tables, seat, 5)
                other.array[number : number + 1] = world
            changed += other.array.tobytes() != batch.array.tobytes()
            assert (other.observe()[:, seat] == before[:, seat]).all()
        played(batch, 3, seed=int(batch.array.moment.sum()))
    assert changed > 20, "dealing again changed nothing, so this test said nothing"


def test_features_of_both_seats_mirror_each_other():
    """Everything open is the same for both, seen from the other side."""
    batch = played(Batch("duel", games=3, seed=2), 40)
    rows, names = batch.observe(), list(batch.features)
    for name in names:
        if name.startswith("own."):
            own, foe = names.index(name), names.index(f"foe.{name[4:]}")
            assert (rows[:, 0, own] == rows[:, 1, foe]).all()
    assert (rows[:, 0, names.index("pawn")] == -rows[:, 1, names.index("pawn")]).all()


def test_powers_have_the_names_of_the_rules():
    names = [name.upper() for name in power_names()]
    assert len(names) == t.POWERS
    for number, name in enumerate(names):
        power, _, subject = name.partition(".")
        first = next(
            getattr(words, power) for words in (t, agora_terms, pantheon_terms) if hasattr(words, power)
        )
        assert first == number if not subject else first <= number
    assert names[t.DISCOUNT + t.BLUE] == "DISCOUNT.BLUE"
    assert names[t.EXTRA_SHIELDS + t.RED] == "EXTRA_SHIELDS.RED"
    assert names[agora_terms.COINS_ON + t.WONDER] == "COINS_ON.WONDER"
    assert names[t.FIXED + 4] == "FIXED.PAPYRUS"
