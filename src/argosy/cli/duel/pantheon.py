"""Columns on gods and their tokens at the end of a game with Pantheon."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.simulation.columns import Column, Rows, marked

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.records import Records

COLUMNS = (
    Column("gods", "names", "", "Gods that this seat has activated."),
    Column("mythology", "int8", "tokens", "Mythology tokens."),
    Column("offerings", "int8", "tokens", "Offering tokens that are left."),
)


def values(ruleset: "DuelRuleset", played: "Records") -> Rows:
    """Their values for both seats of finished games."""
    cities = played.cities.reshape(-1)
    owned = played.pantheon["owner"][:, None, :] == np.arange(2)[:, None]
    sets = np.arange(len(ruleset.catalog.pantheon.offerings))
    return {
        "gods": marked(owned.reshape(-1, owned.shape[2]), [god.id for god in ruleset.catalog.divinities]),
        "mythology": cities.mythology.sum(axis=1, dtype=np.int8),
        "offerings": (cities.offerings[:, None] >> sets & 1).sum(axis=1, dtype=np.int8),
    }
