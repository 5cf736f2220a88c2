"""Training course of Duel: self-play on all cores, reading of its examples, network files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.example_arrays import Shape
from argosy.lab.training.trainable_net import Floats, fractions, whole
from argosy.lab.training.types import POLICY_GRADIENT, Part, Parts, Plan, TrainingStatistics
from argosy.lab.workers import Workers, in_order
from argosy.rules import backends
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.hidden_information.pools import HIDDEN
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import MAX_CHOICES
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, new_records
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.net.policy import NO_ROW, POLICY_ROWS, rows_of
from argosy.search.duel.net.weights import FIELDS, NET, NO_NET, WITH_UNITS, About, read, written
from argosy.search.duel.self_play import EXAMPLE, SETTINGS, play_examples
from argosy.search.duel.tree import TREE, new_edges, new_nodes
from argosy.search.engine.inference import FINE, SCALE
from argosy.search.engine.self_play import THOUSANDTHS

PART = 2_000
"""Games that one call of the kernel plays; a part is always the same, however many threads there are."""
PER_GAME = 150
"""Room for examples of a game, on average: with all expansions and every decision kept there are 106."""


class Play(NamedTuple):
    """Settings of the self-play whose decisions become examples."""

    heat: float = 0.04
    """Differences of chances that look alike to a player."""
    sure: float = 0.04
    """The same when the policy learns how likely a choice should be."""
    keep: float = 0.5
    """Share of decisions that become examples."""
    visits: int = 0
    """Iterations of a search for each decision; 0: look one choice ahead."""
    explore: float = 1.2
    """Of that search (`argosy.search.types.Style`)."""
    chasing: int = 4
    """One in this many players chases symbols, shields, blue cards or wonders."""


class Playing(NamedTuple):
    """The common part of all parts of a generation."""

    net: Record | None
    """None: judged by hand."""
    seed: int
    play: Play


PLAY = Play()
SEARCHING = Play(heat=0.025, keep=1.0, chasing=12)
"""Settings of the self-play in which players search.

A search costs as much as many examples, so every decision becomes one; choices are taken as its visits to the
power of `sure / heat`, 1.6.
"""
MOST_WEIGHT = 127
POLICY_STEP = 4
"""Weights of the policy are multiples of it, which makes a file a seventh smaller."""
ROWS = np.array([rows_of(number) for number in range(ACTIONS)], np.int32)
"""Both rows of each action."""
RESULTS = 2.0


class DuelCourse:
    """Training of a net for Duel with some expansions."""

    vocabulary = range(FEATURES), range(POLICY_ROWS)

    def __init__(self, plan: Plan) -> None:
        if plan.method == POLICY_GRADIENT:
            raise ArgosyError(
                "--method policy-gradient: only nets of 7 Wonders learn by it, with --game wonders"
            )
        self.ruleset = duel_ruleset(expansions=plan.expansions)
        self.shape = Shape(FEATURES, POLICY_ROWS, plan.units, 1, MOST_WEIGHT / SCALE)
        self._play = SEARCHING._replace(visits=plan.visits) if plan.visits else PLAY

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"{self.ruleset.name}.npz"

    def play(
        self, weights: Floats | None, games: int, seed: int, workers: Workers, kept: Parts | None = None
    ) -> NDArray[Any]:
        """Examples of so many games; without weights they are played by hand."""
        net = None if weights is None else rounded(weights)
        return play_games(self.ruleset, games, workers, Playing(net, seed, self._play), kept)

    def rows(self, examples: NDArray[Any]) -> NDArray[np.int32]:
        """As `example_arrays.Reader`."""
        rows = ROWS[np.maximum(examples["choice"], 0)]
        return np.where(rows == NO_ROW, -1, rows)

    def targets(self, examples: NDArray[Any], value_weight: float) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        won, worth = examples["won"] / RESULTS, examples["worth"] / THOUSANDTHS
        target = np.where(examples["worth"] >= 0, (1 - value_weight) * won + value_weight * worth, won)
        return target[:, None].astype(np.float32)

    def shares(self, examples: NDArray[Any]) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        return (examples["share"] / THOUSANDTHS).astype(np.float32)

    def read(self, path: Path) -> tuple[Floats, tuple[range, range]]:
        """As `types.Course`."""
        net, _ = read(str(path), path.read_bytes())
        return floats_of(net), self.vocabulary

    def file(self, weights: Floats, statistics: TrainingStatistics) -> bytes:
        """The net as the bytes of its file."""
        about = About(
            rulesets=fitting(self.ruleset.expansions),
            expansions=self.ruleset.expansions,
            seed=statistics.seed,
            generations=statistics.generations,
            examples=statistics.examples,
            loss=statistics.loss,
        )
        return written(rounded(weights), about)


def rounded(weights: Floats) -> Record:
    """The net that a search uses."""
    net = new_records(NET, 1)[0]
    net.units = units = len(weights["bias"])
    for field in ("first", "bias"):
        net[field][..., :units] = whole(weights[field], SCALE, np.int8, MOST_WEIGHT)
    net["value"][:units] = whole(weights["value"][0], FINE, np.int16)
    policy = whole(weights["policy"], FINE / POLICY_STEP, np.int16, np.iinfo(np.int16).max // POLICY_STEP)
    net["policy"][:, :units] = policy * POLICY_STEP
    net["policy_bias"] = whole(weights["policy_bias"], SCALE * FINE, np.int32)
    net["value_bias"] = weights["value_bias"][0]
    return net


def floats_of(net: Record) -> Floats:
    """The weights of a net as numbers with fractions: `rounded` the other way round."""
    fields = {field: np.asarray(net[field]) for field in FIELDS}
    cut = {field: fields[field][..., : net.units] for field in WITH_UNITS}
    heads = {"value": cut["value"][None], "value_bias": fields["value_bias"][None]}
    return fractions(fields | cut | heads)


def fitting(expansions: Sequence[str]) -> tuple[str, ...]:
    """Fingerprints of all rulesets with these expansions.

    The readings of the rules that a table may choose change nothing that a net looks at.
    """
    return tuple(
        duel_ruleset(expansions=tuple(expansions), options=DuelOptions(senators_from_discard=one)).fingerprint
        for one in (True, False)
    )


def play_games(
    ruleset: DuelRuleset, games: int, workers: Workers, playing: Playing, kept: Parts | None = None
) -> NDArray[Any]:
    """Examples of so many games, rounded up to whole parts: an array of EXAMPLE.

    The same seed: the same examples, whoever plays.
    """
    parts = [Part(number, ruleset, PART) for number in range(-(-games // PART))]
    # Copies, because what comes from another machine lies in memory that is lent.
    return np.concatenate(
        [examples.copy() for _, examples in in_order(workers, _play_part, playing, parts, kept)]
    )


def _play_part(playing: Playing, part: Part) -> NDArray[Any]:
    net, seed, play = playing
    worlds, outs = new_records(GAME, 4), new_records(CHOICES, 2)
    rng, chances = np.zeros(1, np.int64), np.zeros(MAX_CHOICES)
    start_rng(rng, np.uint64(seed * 1_000_003 + part.number))
    settings = new_records(SETTINGS, 1)[0]
    settings.has_net = net is not None
    settings.heat, settings.sure, settings.keep, settings.visits, settings.explore, settings.chasing = play
    examples = new_records(EXAMPLE, part.games * PER_GAME)
    count = backends.compiled(play_examples)(
        worlds,
        outs,
        part.ruleset.tables,
        new_records(GAME, 1)[0],
        NO_NET if net is None else net,
        new_records(SEEN, 1)[0],
        rng,
        settings,
        chances,
        examples,
        part.games,
        new_records(TREE, 1)[0],
        new_nodes(play.visits + 1),
        new_edges(play.visits + 1),
        new_records(HIDDEN, 2),
    )
    return examples.view(np.ndarray)[:count].copy()
