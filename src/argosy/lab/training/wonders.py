"""Training course of 7 Wonders: self-play on all cores, reading of its examples, network files.

One net learns many rulesets in turn: both editions, every number of players, and expansions. What it can tell
apart (its vocabulary) is found by random games.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.batch import Batch
from argosy.batch.wonders import random_boards
from argosy.errors import ArgosyError, RulesetError
from argosy.lab.training.example_arrays import Shape
from argosy.lab.training.trainable_net import Floats, fractions, whole
from argosy.lab.training.types import POLICY_GRADIENT, Part, Parts, Plan, TrainingStatistics
from argosy.lab.workers import Workers, in_order
from argosy.rules import backends
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS
from argosy.rules.wonders.ruleset import EDITIONS, Ruleset, wonders_ruleset
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.search.engine.inference import FINE, SCALE
from argosy.search.engine.self_play import THOUSANDTHS
from argosy.search.wonders.evaluation.table_packing import evaluation_of
from argosy.search.wonders.hidden_information.from_view import names_of
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.net.features import bucket_of
from argosy.search.wonders.net.inference import MOST_WEIGHT
from argosy.search.wonders.net.listing import BUCKETS, COLUMNS, HEADS, ROWS, UNITS
from argosy.search.wonders.net.names import EXTRAS, ONCE, SIDES, board_names, columns_of, slot_names
from argosy.search.wonders.net.policy import MOST_SLOTS, NO_ROW
from argosy.search.wonders.net.self_play import BLANK, DESK, EXAMPLE, MOST_TRIED, play_examples
from argosy.search.wonders.net.weights import About, Weights, named_net, read, written
from argosy.search.wonders.tree import SCRATCH, new_edges, new_nodes

PART = 100
"""Games that one call of the kernel plays; a part is always the same, however many threads there are."""
A_PLAYER = 45
"""Room for examples of a city in a game, on average; with leaders and islands there are some forty."""
SCOUTING, SCOUTS, SCOUTED = 1, 80, 40
"""Seed, rulesets, and games of each, that are played at random to find the vocabulary: the same for equal
expansions and players.
"""
TEAMS = 0.15
"""Share of games in teams, where expansions allow them."""
MOST_PLAYERS = 8
MOST_REFUSED = 300
"""Drawn tables in a row that no rule allows, after which there is none."""


class Play(NamedTuple):
    """Settings of the self-play whose decisions become examples."""

    heat: float = 0.012
    """Differences of values that look alike to a player."""
    sure: float = 0.02
    """The same when the policy learns how likely a choice should be."""
    keep: float = 1.0
    """Share of decisions that become examples."""
    visits: int = 0
    """Iterations of a search for each decision; 0: look one choice ahead."""
    explore: float = 1.2
    """Of that search (`argosy.search.types.Style`)."""
    search_heat: float = 0.6
    """Choices are taken as the visits of that search to the power of 1 by this."""
    by_policy: bool = False
    """Play by the policy of the net alone, with its own chances."""


class Vocabulary(NamedTuple):
    """Names of features and policy rows of a net."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]


class Playing(NamedTuple):
    """The common part of all parts of a generation."""

    vocabulary: Vocabulary
    weights: Floats | None
    """None: played by hand."""
    seed: int
    play: Play


class WondersCourse:
    """Training of a net for 7 Wonders."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._play = Play(visits=plan.visits, by_policy=plan.method == POLICY_GRADIENT)

    @property
    def name(self) -> str:
        """The name of the file."""
        players = ["p" + "".join(map(str, self.plan.players))] if self.plan.players else []
        return "-".join(["wonders", *self.plan.expansions, *players]) + ".npz"

    @property
    def vocabulary(self) -> Vocabulary:
        """Return the features and policy rows that occur in random games of the plan."""
        return self._vocabulary

    @cached_property
    def _vocabulary(self) -> Vocabulary:
        return vocabulary_of(islice(self.rulesets(SCOUTING), SCOUTS))

    @property
    def shape(self) -> Shape:
        """Of the net, for this vocabulary."""
        columns, rows = self.vocabulary
        return Shape(len(columns), len(rows), UNITS, HEADS, MOST_WEIGHT / SCALE)

    def rulesets(self, seed: int) -> Iterator[Ruleset]:
        """Rulesets of the plan, in any order, without end."""
        chance = np.random.default_rng(seed)
        plan, known = self.plan, {expansion.name for expansion in EXPANSIONS}
        if strange := set(plan.expansions) - known:
            raise ArgosyError(
                f"--expansion {', '.join(sorted(strange))}: choose of {', '.join(sorted(known))}"
            )
        refused = 0
        while True:
            expansions = tuple(
                expansion for expansion in plan.expansions if not plan.subsets or chance.random() < 0.5
            )
            players = int(chance.choice(plan.players or range(2, MOST_PLAYERS + 1)))
            edition, teams = int(chance.choice(EDITIONS)), bool(chance.random() < TEAMS)
            try:
                yield wonders_ruleset(players=players, edition=edition, expansions=expansions, teams=teams)
            except RulesetError as error:  # not every expansion is for every number of players
                refused += 1
                if refused == MOST_REFUSED:
                    raise ArgosyError(f"no table has these --players and --expansion: {error}") from None
            else:
                refused = 0

    def play(
        self, weights: Floats | None, games: int, seed: int, workers: Workers, kept: Parts | None = None
    ) -> NDArray[Any]:
        """Examples of so many games, rounded up to whole parts; without weights they are played by hand.

        The same seed: the same examples, whoever plays.
        """
        rulesets = islice(self.rulesets(seed + 1), -(-games // PART))
        parts = [Part(number, ruleset, PART) for number, ruleset in enumerate(rulesets)]
        playing = Playing(self.vocabulary, weights, seed, self._play)
        # Copies, because what comes from another machine lies in memory that is lent.
        return np.concatenate(
            [examples.copy() for _, examples in in_order(workers, _play_part, playing, parts, kept)]
        )

    def rows(self, examples: NDArray[Any]) -> NDArray[np.int32]:
        """As `example_arrays.Reader`."""
        rows = examples["row"].reshape(len(examples), MOST_TRIED, MOST_SLOTS)
        return np.where(rows == NO_ROW, -1, rows).astype(np.int32)

    def targets(self, examples: NDArray[Any], value_weight: float) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        result, worth = examples["result"] / THOUSANDTHS, examples["worth"] / THOUSANDTHS
        return np.where(
            examples["worth"] >= 0, (1 - value_weight) * result + value_weight * worth, result
        ).astype(np.float32)

    def shares(self, examples: NDArray[Any]) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        return (examples["share"] / THOUSANDTHS).astype(np.float32)

    def read(self, path: Path) -> tuple[Floats, Vocabulary]:
        """As `types.Course`."""
        found = read(str(path), path.read_bytes())
        return fractions(found.fields), Vocabulary(found.columns, found.rows)

    def file(self, weights: Floats, statistics: TrainingStatistics) -> bytes:
        """The net as the bytes of its file."""
        about = About(
            expansions=self.plan.expansions,
            players=self.plan.players,
            rulesets=self._fingerprints(),
            seed=statistics.seed,
            generations=statistics.generations,
            examples=statistics.examples,
            loss=statistics.loss,
        )
        return written(Weights(about, *self.vocabulary, whole_fields(weights)))

    def _fingerprints(self) -> tuple[str, ...]:
        """Of some rulesets that were learned."""
        return tuple(
            sorted({ruleset.fingerprint for ruleset in islice(self.rulesets(self.plan.seed), SCOUTS)})
        )


def _play_part(playing: Playing, part: Part) -> NDArray[Any]:
    weights, ruleset, seed = playing.weights, part.ruleset, playing.seed * 1_000_003 + part.number
    net = _named(ruleset, playing.vocabulary).copy()
    if weights is not None:
        fill(net, weights)
    rng = np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    desk = new_records(DESK, 1)[0]
    desk.names[: len(ruleset.card_ids)] = names_of(ruleset)
    desk.settings.has_net = weights is not None
    for field, value in playing.play._asdict().items():
        desk.settings[field] = value
    examples = new_records(EXAMPLE, part.games * ruleset.seats * A_PLAYER)
    first = seed * part.games
    boards = random_boards(ruleset, np.arange(first, first + part.games, dtype=np.uint64))
    count = backends.compiled(play_examples)(
        new_records(GAME, BLANK + 1),
        ruleset.tables,
        evaluation_of(ruleset),
        net[0],
        new_records(SCRATCH, 1)[0],
        new_records(CHOICE, 3 * MAX_CHOICES).reshape(3, MAX_CHOICES),
        rng,
        desk,
        boards,
        examples,
        new_nodes(playing.play.visits + 1),
        new_edges(playing.play.visits + 1),
        new_records(HIDDEN, 2),
    )
    played = examples.view(np.ndarray)[:count].copy()
    played["game"] += part.number * part.games
    return played


@cache
def _named(ruleset: Ruleset, vocabulary: Vocabulary) -> Any:
    """A net without weights for a ruleset, shape (1,)."""
    return named_net(ruleset, *vocabulary)


def whole_fields(weights: Floats) -> dict[str, NDArray[Any]]:
    """Weights as a file holds them."""
    return {
        "first": whole(weights["first"], SCALE, np.int8, MOST_WEIGHT),
        "bias": whole(weights["bias"], SCALE, np.int8, MOST_WEIGHT),
        "value": whole(weights["value"], FINE, np.int16),
        "value_bias": weights["value_bias"].astype(np.float64),
        "policy": whole(weights["policy"], FINE, np.int16),
        "policy_bias": whole(weights["policy_bias"], SCALE * FINE, np.int32),
    }


def fill(net: Any, weights: Floats) -> None:
    """Put weights into a net, shape (1,), whose columns and rows have been named."""
    for field, values in whole_fields(weights).items():
        if field in ("first", "policy", "policy_bias"):
            net[field][0, : len(values)] = values
        else:
            net[field][0] = values


def vocabulary_of(rulesets: Iterator[Ruleset]) -> Vocabulary:
    """Columns and rows for everything that occurs in random games of some rulesets."""
    most: dict[str, int] = {}
    columns: dict[str, None] = {f"{name}={bucket}": None for name in EXTRAS for bucket in range(BUCKETS)}
    rows: dict[str, None] = {}
    for number, ruleset in enumerate(rulesets):
        columns |= dict.fromkeys(name for _, _, name in board_names(ruleset))
        rows |= dict.fromkeys(slot_names(ruleset).values())
        for name, value in _highest(ruleset, number).items():
            most[name] = max(most.get(name, 0), value)
    for name, value in sorted(most.items()):
        columns |= dict.fromkeys(f"{name}={bucket}" for bucket in _kinds(name, value))
    if len(columns) > COLUMNS or len(rows) >= ROWS:
        raise ArgosyError(
            f"{len(columns):,} columns and {len(rows):,} rows: there is room for {COLUMNS:,} and {ROWS - 1:,}"
        )
    return Vocabulary(tuple(columns), tuple(rows))


def _kinds(name: str, most: int) -> range:
    """Kinds of a number that was at most so large in random games: good play leads farther."""
    if any(part in name for part in ONCE) or name.startswith(("hand.", "discard.")):
        return range(1, most + 1)
    return range(most + 1 if most < 2 else min(BUCKETS, bucket_of(2 * most + 2) + 1))


def _highest(ruleset: Ruleset, seed: int) -> dict[str, int]:
    """The largest number of everything that is observed in random games, by the name of its column."""
    batch, chance = Batch(ruleset, games=SCOUTED, seed=seed), np.random.default_rng(seed)
    highest = np.zeros((SIDES, len(batch.features)), np.int64)
    while batch.owing().any():
        seen = batch.observe()
        for side in range(SIDES):
            highest[side] = np.maximum(highest[side], seen[:, side::SIDES].max(axis=(0, 1)))
        batch.step(batch.random_legal(chance))
    most: dict[str, int] = {}
    for side in range(SIDES):
        for name, value in zip(columns_of(ruleset, side), highest[side], strict=True):
            if name is not None and value > 0:
                most[name] = max(most.get(name, 0), int(value))
    return most
