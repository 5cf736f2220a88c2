"""Batches of 7 Wonders against single games: the same deals, choices and results; refusals.

A refused call changes no game.
"""

import numpy as np
import pytest

from argosy import Batch, ChoiceError, RulesetError, new_game
from argosy.batch.wonders import WondersBatch
from argosy.game import engine
from argosy.game.wonders.game import ruleset_for
from argosy.rules import backends
from argosy.rules.wonders.drivers.features import observe
from argosy.rules.wonders.knowledge import redeal_unknown
from tests.batch.playing import played

GAMES = 4
TABLES = [
    {"players": 2, "edition": 2010},
    {"players": 3, "edition": 2010},
    {"players": 4, "edition": 2020},
    {"players": 7, "edition": 2010},
    {"players": 3, "edition": 2020, "expansions": ["armada"]},
    {"players": 6, "edition": 2010, "expansions": ["armada"], "teams": True},
]


@pytest.fixture(params=TABLES, ids=lambda deal: " ".join(map(str, deal.values())))
def deal(request):
    """A kind of table."""
    return request.param


def decider(batch: WondersBatch, game: int, city: int) -> int:
    """The seat that decides for a city: for the free city its controller."""
    return int(batch.controllers()[game]) if batch.ruleset.has_free_city and city == 0 else city


def owed(batch: WondersBatch) -> list[tuple[int, int]]:
    """(game, city) for every number of the next step, the free city last."""
    return sorted(
        map(tuple, np.argwhere(batch.owing()).tolist()), key=lambda place: (place[0], place[1] == 0, place[1])
    )


@pytest.mark.sample(2)
def test_a_batch_equals_single_games_choice_by_choice(deal):
    """Deals, lists, masks, reveals, scores: bit for bit."""
    batch = Batch(games=GAMES, seed=40, **deal)
    singles = [new_game("wonders", seed=40 + number, **deal) for number in range(GAMES)]
    rng = np.random.default_rng(2)
    while batch.owing().any():
        legal, mask, numbers = batch.legal(), batch.legal_mask(), batch.random_legal(rng)
        for game, city in owed(batch):
            listed = [choice.number for choice in singles[game].choices(decider(batch, game, city))]
            start = legal.starts[game, city]
            assert listed == legal.numbers[start : start + legal.counts[game, city]].tolist()
            assert sorted(listed) == np.flatnonzero(mask[game, city]).tolist()
        for game, city in owed(batch):
            singles[game].choose(decider(batch, game, city), int(numbers[game, city]))
        batch.step(numbers)
        assert [game.array.tobytes() for game in singles] == [
            batch.array[n : n + 1].tobytes() for n in range(GAMES)
        ]
    assert batch.scores().tolist() == [[sheet.total for sheet in game.scores()] for game in singles]


def test_threads_change_nothing(deal):
    one, three = (played(Batch(games=7, seed=5, threads=threads, **deal), 9) for threads in (1, 3))
    assert one.array.tobytes() == three.array.tobytes()
    assert (one.observe() == three.observe()).all()
    assert (one.legal().numbers == three.legal().numbers).all()
    assert (one.score_lines() == three.score_lines()).all()


def test_copies_evolve_alike_and_apart(deal):
    batch = played(Batch(games=3, seed=5, **deal), 4)
    copy, before = batch.copy(), batch.array.tobytes()
    played(copy, 5, seed=3)
    assert batch.array.tobytes() == before
    played(batch, 5, seed=3)
    assert batch.array.tobytes() == copy.array.tobytes()


def test_a_mask_is_empty_where_nothing_is_owed():
    batch = Batch(games=2, players=2, edition=2010)
    mask = batch.legal_mask()
    assert (mask.any(axis=2) == batch.owing()).all()
    assert not mask[:, 0].any()  # the free city waits for its controller's own card


def test_with_two_players_a_moment_takes_two_steps():
    """The controller chooses the own card first, then the free city's (BASE-TWO-5)."""
    batch = Batch(games=1, players=2, edition=2010)
    assert batch.controllers().tolist() == [1]
    assert batch.owing().tolist() == [[False, True, True]]
    batch.step(batch.first_legal())
    assert batch.owing().tolist() == [[True, False, False]]
    batch.step(batch.first_legal())
    assert batch.owing().tolist() == [[False, True, True]]
    assert batch.controllers().tolist() == [2]


def test_the_card_that_the_controller_keeps_is_not_offered_to_the_free_city():
    batch = Batch(games=1, players=2, edition=2010, seed=3)
    own = batch.game(0).choices(1)[-1]
    numbers = batch.first_legal()
    numbers[0, 1] = own.number
    held = batch.game(0).view(1).hand.count(own.card)
    batch.step(numbers)
    offered = {choice.card for choice in batch.game(0).choices(1)}
    assert held == 1
    assert own.card not in offered


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda numbers: numbers[:1], r"shape \(1, 3\): a row for each of 2 games"),
        (lambda numbers: numbers.astype(float), "float64: whole numbers"),
        (lambda numbers: numbers * 0 + 99_999, "game 0, city 0: number 99999 is not legal now"),
        (lambda numbers: numbers * 0 - 1, "game 0, city 0: number -1 is not legal now"),
        (
            lambda numbers: np.add(numbers, [[0, 0, 0], [0, 10_000, 10_000]]),
            r"game 1, city 1: .* \(1 more like it\)",
        ),
    ],
)
def test_a_wrong_number_is_refused_and_nothing_happens(change, message):
    batch = Batch(games=2, players=3, edition=2010)
    before = batch.array.tobytes()
    with pytest.raises(ChoiceError, match=message):
        batch.step(change(batch.first_legal()))
    assert batch.array.tobytes() == before


def test_a_number_for_a_city_that_owes_nothing_is_refused():
    batch = Batch(games=1, players=2, edition=2010)
    numbers = batch.first_legal()
    numbers[0, 0] = 5
    with pytest.raises(
        ChoiceError, match="game 0, city 0: owes nothing now, so its number must be -1, not 5"
    ):
        batch.step(numbers)


def test_finished_games_wait_and_are_dealt_again():
    batch = played(Batch(games=3, players=3, edition=2010, seed=7), 100)
    assert batch.over().all()
    assert not batch.owing().any()
    batch.step(np.full((3, 3), -1))
    assert batch.seeds.tolist() == [7, 8, 9]
    batch.reset(np.array([False, True, False]))
    assert batch.over().tolist() == [True, False, True]
    assert batch.seeds.tolist() == [7, 10, 9]
    batch.reset()
    assert batch.seeds.tolist() == [11, 10, 12]
    fresh = new_game("wonders", players=3, edition=2010, seed=11)
    assert batch.array[0:1].tobytes() == fresh.array.tobytes()


def test_a_game_of_a_batch_is_a_copy_to_look_at():
    batch = Batch(games=2, players=3, edition=2010)
    game = batch.game(1)
    before = batch.array.tobytes()
    game.choose(0, game.choices(0)[0])
    assert batch.array.tobytes() == before


def test_a_batch_takes_a_ruleset_or_what_new_game_takes():
    ruleset = ruleset_for(players=3, edition=2010)
    one, other = Batch(ruleset, games=2, seed=1), Batch("wonders", players=3, edition=2010, games=2, seed=1)
    assert one.array.tobytes() == other.array.tobytes()
    requested = Batch(ruleset, games=2, wonders=["gizah:a", "olympia:b", None])
    assert requested.game(1).boards[:2] == [("gizah", "a"), ("olympia", "b")]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games = 0"),
        ({"games": 1, "threads": 0}, "threads = 0"),
        ({"games": 1, "seed": -1}, "seed = -1"),
        ({"games": 2, "seed": 2**63 - 1}, "seed = "),
        ({"games": 1, "players": 9}, "9 players"),
        ({"games": 1, "ruleset": "chess"}, "no batch of 'chess'"),
    ],
)
def test_what_cannot_be_dealt_is_refused(arguments, message):
    with pytest.raises(RulesetError, match=message):
        Batch(**arguments)


def test_features_have_names_and_say_what_they_are_called(deal):
    batch = played(Batch(games=2, seed=1, **deal), 9)
    rows = batch.observe()
    assert rows.shape == (2, batch.cities, len(batch.features))
    assert len(set(batch.features)) == len(batch.features)
    kernel = backends.compiled(observe)
    assert kernel(batch.array[0], batch.ruleset.tables, 0, rows[0, 0]) == len(batch.features)
    for seat in batch.game(0).players:
        row, view = dict(zip(batch.features, rows[0, seat].tolist(), strict=True)), batch.game(0).view(seat)
        assert {card for card in view.hand if row[f"hand.{card}"] == view.hand.count(card)} == set(view.hand)
        assert (row["age"], row["turn"], row["seat"]) == (view.age, view.turn, seat)
        for step in range(batch.cities):
            city = view.cities[(seat + step) % batch.cities]
            assert row[f"city{step}.coins"] == city.coins
            assert row[f"city{step}.shields"] == city.shields
            assert row[f"city{step}.colors.green"] == city.colors["green"]
            assert row[f"city{step}.hand_size"] == city.hand_size
            built = {
                name.split("built.")[1]
                for name, value in row.items()
                if name.startswith(f"city{step}.built.") and value
            }
            assert built == set(city.cards)
            if city.armada:
                assert {
                    name: row[f"city{step}.ships.{name}"] for name in city.armada.ships
                } == city.armada.ships
                islands = {name for name in batch.ruleset.ids("islands") if row[f"city{step}.islands.{name}"]}
                assert islands == set(city.armada.islands)


def test_features_hold_nothing_that_the_seat_cannot_know(deal):
    """Deal all unknown cards again: the row must not change (BASE-INFO-1, -2)."""
    batch = played(Batch(games=3, seed=21, **deal), 7)
    tables, changed = batch.ruleset.tables, 0
    for _ in range(6):
        before = batch.observe()
        for number in range(batch.games):
            for seat in batch.game(number).players:
                other = batch.copy()
                other.array[number : number + 1] = redeal_unknown(
                    batch.array[number : number + 1], tables, seat, 5
                )
                changed += other.array.tobytes() != batch.array.tobytes()
                assert (other.observe()[number, seat] == before[number, seat]).all()
        played(batch, 3, seed=8)
    assert changed > 20, "dealing again changed nothing, so this test said nothing"


def test_a_batch_compiles_nothing_after_a_warm_up(deal, monkeypatch):
    """The warm-up knows every entry point of batches, with the types that a batch uses."""
    engine.warm_up()
    monkeypatch.setenv("ARGOSY_COMPILER", "off")
    batch = played(Batch(games=2, threads=2, **deal), 3)
    batch.observe(), batch.scores(), batch.legal_mask(), batch.reset(np.ones(2, np.bool_))
