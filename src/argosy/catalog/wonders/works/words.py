"""The words of penalties of common works in the data files.

Penalties are taken from those who had no part in a work.
"""

from argosy.catalog.wonders.expansion_words import ExpansionWords

PENALTIES: dict[str, frozenset[str]] = {
    "lose_card": frozenset({"of"}),
    "lose_all_coins": frozenset(),
    "lose_coins": frozenset({"amount"}),
    "lose_victory_tokens": frozenset({"amount"}),
    "board_rests": frozenset(),
}
"""What a project or edifice that failed takes: kinds of effects with exactly the fields that each has."""

WORDS = ExpansionWords(fields=PENALTIES)
