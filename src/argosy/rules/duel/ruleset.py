"""The ruleset of a table of Duel: expansions and options give tables and a fingerprint."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from argosy.catalog.custom_data import own_data
from argosy.catalog.duel import DuelCatalog, load_duel
from argosy.catalog.fingerprint import of_bytes
from argosy.catalog.registry import packages_by_name
from argosy.deprecation import warn_of_old_name
from argosy.errors import RulesetError
from argosy.rules.duel.steps import steps_with
from argosy.rules.duel.tables import pack
from argosy.rules.records import Records
from argosy.rules.rulesets import BaseRuleset, remember

EXPANSIONS = tuple(packages_by_name("rules", "duel", "hooks"))
"""The expansions that can be added to Duel, in the order in which a game names them."""


class DuelOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Readings of the rules that a table may choose. The defaults are the recommended ones."""

    senators_from_discard: bool = True
    """May Mausoleum and Hades recruit a senator of the discard pile for free, with its effect (Z-06)?"""


class DuelRuleset(BaseRuleset, frozen=True, kw_only=True, eq=False, weakref=True):
    """Everything that does not change during a game. Shared by all games of the same kind."""

    expansions: tuple[str, ...]
    """Expansions beside the base game: any of `pantheon`, `agora`."""
    options: DuelOptions
    catalog: DuelCatalog
    array: Records
    """The packed tables, shape (1,)."""
    game: str = "duel"
    players: int = 2
    seats: int = 2

    @property
    def boxes(self) -> tuple[str, ...]:
        """Old name of `expansions`."""
        warn_of_old_name("boxes", "expansions")
        return self.expansions

    def __repr__(self) -> str:
        return (
            f"<ruleset {self.name}, {self.fingerprint[:8]}>"  # because all its tables are a page of numbers
        )

    @property
    def tables(self) -> Any:
        """The packed tables as one record."""
        return self.array[0]

    @property
    def steps(self) -> dict[str, tuple[str, ...]]:
        """The lists of steps by name: after a choice, at the end of a turn and of an Age (`steps.py`)."""
        return steps_with(self.expansions)

    @property
    def name(self) -> str:
        """Short name, e.g. `duel-agora`."""
        return "-".join(("duel", *self.expansions))

    @property
    def card_ids(self) -> tuple[str, ...]:
        """Card ids by card number."""
        return tuple(card.id for card in self.catalog.cards)

    def _question(self) -> tuple[Callable[..., "DuelRuleset"], dict[str, Any]]:
        return _of_printed_facts, {
            "expansions": self.expansions,
            "options": msgspec.structs.asdict(self.options),
        }


def duel_ruleset(
    *, expansions: Sequence[str] = (), options: DuelOptions | None = None, data: Path | None = None
) -> DuelRuleset:
    """The ruleset for a table of Duel.

    Equal questions get the same object, in whatever order expansions are named.

    expansions: any of `pantheon`, `agora`. data: a folder of the user's own facts. Raises RulesetError for
    expansions that there are not, CatalogError for bad data.
    """
    for expansion in expansions:
        if expansion not in EXPANSIONS:
            raise RulesetError(
                f"expansion {expansion!r} cannot be played with Duel: choose from {', '.join(EXPANSIONS)}",
                "unknown_expansion",
                thing=expansion,
            )
    if len(set(expansions)) != len(expansions):
        raise RulesetError(f"each expansion can be played once: {', '.join(expansions)}")
    return _build(
        tuple(expansion for expansion in EXPANSIONS if expansion in expansions),
        options or DuelOptions(),
        data or own_data(),
    )


def _of_printed_facts(expansions: tuple[str, ...], options: dict[str, Any]) -> DuelRuleset:
    """The ruleset of these expansions without facts of anybody's own."""
    return _build(expansions, DuelOptions(**options), None)


@lru_cache(maxsize=32)
def _build(expansions: tuple[str, ...], options: DuelOptions, data: Path | None) -> DuelRuleset:
    catalog = load_duel(extra=data)
    array = pack(catalog, frozenset(("duel", *expansions)), msgspec.structs.asdict(options))
    ruleset = DuelRuleset(
        expansions=expansions,
        options=options,
        catalog=catalog,
        array=array,
        fingerprint=of_bytes(array.tobytes()),
    )
    return remember(ruleset, ruleset.fingerprint)
