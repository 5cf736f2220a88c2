"""The facts of Cities as integers: black cards of each Age, debts, Diplomacy in team games."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.wonders.cities.facts import BlackSetup
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.interactions.cities_and_leaders import has_free_black_cards
from argosy.rules.wonders.state import AGES, DECK

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

MOST_LOSS = 255
"""Coins that a city loses in one turn at most: more than all effects of a table can bring about together."""

TABLE = np.dtype(
    [
        ("decks", np.int16, (AGES, DECK)),  # the black cards of each Age
        ("deck_size", np.int16, AGES),
        ("used", np.int16),  # of them mixed into each Age; 0: the table is without Cities
        ("debt", np.int8),  # points of a debt
        ("debts_line", np.int8),  # line of the score pad on which debts count
        (
            "diplomacy_tokens",
            np.int8,
        ),  # tokens of a conflict in a team game where one side has Diplomacy; 0: there is no Diplomacy
    ],
    align=True,
)

VERBS = ("debt", "free_black")
"""Verbs with numbers of their own in the action space; `free_black`: a free build by the right of a
leader.
"""


def pack(packer: "Packer", setup: BlackSetup, players: int) -> None:
    """Pack the black cards of each Age as the edition has them, and debts, which have no limit.

    Rules CITIES-CARD-43, -44, CITIES-DEBT-1, CITIES-SCORE-1, CITIES-SETUP-1, -5.
    """
    tables = packer.tables.black
    for age in range(1, AGES + 1):
        deck = packer.deck_of("cities", age, players)
        tables.decks[age - 1, :] = -1
        tables.decks[age - 1, : len(deck)] = deck
        tables.deck_size[age - 1] = len(deck)
    tables.debt = setup.scoring.debt
    tables.debts_line = terms.LINES.index(setup.scoring.debts)
    tables.diplomacy_tokens = setup.teams.diplomacy_tokens


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """One number for each number of debts, and for each card with the right of a leader; none without
    Cities.
    """
    return {
        "debt": MOST_LOSS + 1 if tables.black.used else 0,
        "free_black": int(tables.kinds) if has_free_black_cards(tables) else 0,
    }
