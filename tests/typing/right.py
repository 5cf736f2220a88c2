"""Programs that type checkers take without an error, and that run (test_checkers.py)."""

import random
from collections.abc import Sequence
from typing import Any, Literal, assert_type

import numpy as np
from numpy.typing import NDArray

import argosy
from argosy import Batch, DuelGame, DuelView, SeatScore, WondersGame, WondersView, game_of, new_game, redeal
from argosy.batch.duel import DuelBatch
from argosy.batch.wonders import WondersBatch
from argosy.bots import AnyChoice, View
from argosy.game import DuelSetup, Game, GameName, WondersArguments

# --- games --------------------------------------------------------------------------------------------------
assert_type(new_game(), WondersGame)
assert_type(new_game(players=3), WondersGame)
assert_type(new_game(game="duel"), DuelGame)
wonders = new_game(
    "wonders", players=4, edition=2010, expansions=["leaders", "armada_2018"], teams=True, seed=7
)
assert_type(wonders, WondersGame)
new_game("wonders", wonders=["gizah:b", None, ("rhodos", "a")], sides="night", equal_taxes="leviers_pay")
listed: list[str] = ["gizah", "rhodos:a", "ephesos"]
new_game("wonders", wonders=listed)
new_game("wonders", wonders=("gizah", None, None))
new_game("wonders", wonders="random", data=None, babylon_last_card="extra_turn", seed=None)
new_game("wonders", expansions={"babel"}, babel_parts="tower")
duel = new_game("duel", expansions=("pantheon", "agora"), senators_from_discard=False, seed=1, players=2)
assert_type(duel, DuelGame)

of_wonders: WondersArguments = {"players": 5, "edition": 2020}
assert_type(new_game("wonders", **of_wonders), WondersGame)
of_duel: DuelSetup = {"expansions": ["agora"]}
assert_type(new_game("duel", **of_duel, seed=3), DuelGame)
either: GameName
for either in ("wonders", "duel"):
    assert_type(new_game(either, seed=7), WondersGame | DuelGame)

# What comes from a file or a form.
deal: dict[str, Any] = {"game": "duel", "expansions": ["agora"]}
some: Game = game_of(deal, seed=7)
sheets: tuple[SeatScore, ...] = some.scores()

assert_type(redeal(wonders.view(0), 1), WondersGame)
assert_type(redeal(duel.view(duel.owing[0]), 1), DuelGame)
assert_type(argosy.replay(duel.record()), WondersGame | DuelGame)
assert_type(argosy.from_position(duel.position()), WondersGame | DuelGame)
assert_type(argosy.score({"edition": 2010, "cities": [{"coins": 6}, {}, {}]}), tuple[SeatScore, ...])
assert_type(wonders.view(0), WondersView)
assert_type(duel.view(None), DuelView)
names: list[str] = [argosy.__version__, *(choice.text for choice in wonders.choices(0))]


class First:
    """A bot."""

    def decide(self, view: View, choices: Sequence[AnyChoice], rng: random.Random) -> AnyChoice:  # noqa: ARG002  as bots have it
        """The first choice."""
        return choices[0]


# --- batches ------------------------------------------------------------------------------------------------
batch = Batch("wonders", games=2, players=3, edition=2010, seed=1, threads=1, space="compact", sides="a")
assert_type(batch, WondersBatch)
assert_type(Batch("duel", games=2, expansions=["agora"]), DuelBatch)
assert_type(Batch(wonders.ruleset, games=2, sides="b"), WondersBatch)
assert_type(Batch(duel.ruleset, games=2, seed=5), DuelBatch)
assert_type(batch.legal_mask(), NDArray[np.bool_])
assert_type(batch.observe(), NDArray[np.int16])
space: Literal["exact", "compact"] = "exact"
Batch("duel", games=1, space=space)
