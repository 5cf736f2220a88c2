"""Types of the arguments of `argosy.Batch`, by game, for type checkers."""

from typing import Literal, TypedDict

from argosy.game.typed_arguments import DuelSetup, WondersBoards, WondersSetup


class BatchOptions(TypedDict, total=False):
    """Arguments of a batch of any ruleset."""

    seed: int
    threads: int
    space: Literal["exact", "compact"]


class WondersBatchOptions(BatchOptions, WondersBoards, total=False):
    """Arguments of a batch of a ruleset of 7 Wonders."""


class WondersBatchArguments(BatchOptions, WondersSetup, total=False):
    """Arguments of `argosy.Batch("wonders")`."""


class DuelBatchArguments(BatchOptions, DuelSetup, total=False):
    """Arguments of `argosy.Batch("duel")`."""
