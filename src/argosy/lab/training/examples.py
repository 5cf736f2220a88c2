"""Examples from games of the net against itself, on all cores."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.rules import gears
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import MAX_CHOICES
from argosy.rules.records import Record, new_records
from argosy.search.duel.hidden import HIDDEN
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.net.weights import NO_NET
from argosy.search.duel.selfplay import EXAMPLE, SETTINGS, play_examples
from argosy.search.duel.tree import TREE, new_edges, new_nodes
from argosy.search.luck import start_luck

PART = 2_000
"""Games that one call of the kernel plays; a part is always the same, however many threads there are."""
PER_GAME = 150
"""Room for examples of a game, on average: with all boxes and every decision told there are 106."""


class Play(NamedTuple):
    """How games are played whose decisions become examples."""

    heat: float = 0.04
    """Differences of chances that look alike to a player."""
    sure: float = 0.04
    """The same when the policy is told how likely a choice should be."""
    keep: float = 0.5
    """Share of decisions that become examples."""
    visits: int = 0
    """Iterations of a search for each decision; 0: look one choice ahead."""
    explore: float = 1.2
    """Of that search (`argosy.search.types.Style`)."""


PLAY = Play()


def play_games(
    ruleset: DuelRuleset, net: Record | None, games: int, seed: int, threads: int, play: Play = PLAY
) -> NDArray[Any]:
    """Examples of so many games, rounded up to whole parts: an array of EXAMPLE.

    net: None: judged by hand. The same seed: the same examples, whatever the number of threads.
    """
    parts = range(-(-games // PART))
    with ThreadPoolExecutor(threads, "argosy-train") as pool:
        found = list(pool.map(lambda part: _part(ruleset, net, seed * 1_000_003 + part, play), parts))
    return np.concatenate(found)


def _part(ruleset: DuelRuleset, net: Record | None, seed: int, play: Play) -> NDArray[Any]:
    worlds, outs = new_records(GAME, 4), new_records(CHOICES, 2)
    luck, chances = np.zeros(1, np.int64), np.zeros(MAX_CHOICES)
    start_luck(luck, np.uint64(seed))
    settings = new_records(SETTINGS, 1)[0]
    settings.has_net = net is not None
    settings.heat, settings.sure, settings.keep, settings.visits, settings.explore = play
    examples = new_records(EXAMPLE, PART * PER_GAME)
    count = gears.compiled(play_examples)(
        worlds,
        outs,
        ruleset.tables,
        new_records(GAME, 1)[0],
        NO_NET if net is None else net,
        new_records(SEEN, 1)[0],
        luck,
        settings,
        chances,
        examples,
        PART,
        new_records(TREE, 1)[0],
        new_nodes(play.visits + 1),
        new_edges(play.visits + 1),
        new_records(HIDDEN, 1)[0],
    )
    return examples.view(np.ndarray)[:count].copy()
