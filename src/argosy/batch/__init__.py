"""Many games at once: the same rules over an array of records, on threads (docs/bots/batch.md).

>>> batch = Batch("wonders", players=3, edition=2010, games=4, seed=1)
>>> while batch.owing().any():
...     batch.step(batch.first_legal())
>>> batch.scores().shape
(4, 3)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from argosy.batch.base import NO_CHOICE, BaseBatch, Legal
from argosy.batch.typed_arguments import (
    BatchOptions,
    DuelBatchArguments,
    WondersBatchArguments,
    WondersBatchOptions,
)
from argosy.errors import RulesetError
from argosy.game.kinds import is_known, known

if TYPE_CHECKING:
    from argosy.batch.duel import DuelBatch
    from argosy.batch.wonders import WondersBatch
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.wonders.ruleset import Ruleset

__all__ = ["NO_CHOICE", "BaseBatch", "Batch", "Legal", "batch_of"]

# A game is imported when it is first asked for, because whoever plays one should not wait for the other.
BATCHES = {"wonders": "argosy.batch.wonders.WondersBatch", "duel": "argosy.batch.duel.DuelBatch"}
"""Name of the game -> its batches."""


@overload
def Batch(
    ruleset: Literal["wonders"] = "wonders", *, games: int, **arguments: Unpack[WondersBatchArguments]
) -> "WondersBatch": ...
@overload
def Batch(
    ruleset: Literal["duel"], *, games: int, **arguments: Unpack[DuelBatchArguments]
) -> "DuelBatch": ...
@overload
def Batch(ruleset: "Ruleset", *, games: int, **arguments: Unpack[WondersBatchOptions]) -> "WondersBatch": ...
@overload
def Batch(ruleset: "DuelRuleset", *, games: int, **arguments: Unpack[BatchOptions]) -> "DuelBatch": ...
def Batch(  # noqa: N802  because for its users it makes batches like a class, whichever game they are of
    ruleset: "Ruleset | DuelRuleset | str" = "wonders", *, games: int, **arguments: Any
) -> "WondersBatch | DuelBatch":
    """Deal many games; game i is the single game with seed `seed + i`.

    ruleset: "wonders" or "duel" with the arguments of `argosy.new_game` (expansions, players, edition,
    options ...), or a ruleset. games: how many. Also: `seed` (0) of the first game; `threads` (1) that share
    the work, every number of them gives the same games; `space` ("exact", "compact") of the numbers; `data`,
    a folder of the user's own facts. Raises RulesetError. For a game whose name is a variable there is
    `argosy.batch.batch_of`.
    """
    return batch_of(ruleset, games=games, **arguments)


def batch_of(
    ruleset: "Ruleset | DuelRuleset | str", *, games: int, **arguments: Any
) -> "WondersBatch | DuelBatch":
    """Deal many games of arguments of `argosy.Batch` that are checked only as they are dealt.

    For arguments that come from a file or a command line. Raises RulesetError.
    """
    name: Any = getattr(ruleset, "game", ruleset)
    if not is_known(name):
        raise RulesetError(f"there is no batch of {name!r}: choose {known()}, or give a ruleset")
    own = {} if isinstance(ruleset, str) else {"ruleset": ruleset}
    module, _, batch = BATCHES[name].rpartition(".")
    return getattr(import_module(module), batch)(games=games, **own, **arguments)
