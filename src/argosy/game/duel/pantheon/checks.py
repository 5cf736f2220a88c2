"""Checks of the Pantheon part of a position."""

from collections import Counter
from typing import Any

from argosy.game.duel.position.builder import check_once, number_of, require
from argosy.game.duel.position.form import DuelPosition, placed_cards
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.ruleset import DuelRuleset

FIELDS = (
    "minerva",
    "enki",
    "spaces",
    "mythology_decks",
    "mythology_at",
    "offering_at",
    "snake",
    "snake_owner",
    "open_gods",
)
"""What only Pantheon has a place for in a position."""
CITY_FIELDS = ("gods", "mythology", "offerings", "protected", "knows_gods")
"""And in a city."""


def check(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """Only what there can be with Pantheon."""
    for card in {*placed_cards(plain), *(name for deck in plain.decks or [] for name in deck if name)}:
        is_guild = ruleset.catalog.cards[number_of(ruleset, "cards", card)].deck == "guild"
        require(not is_guild, f"cards: {card} is not played with pantheon, as no guild is")
    _check_minerva(ruleset, plain)
    _check_tokens(ruleset, plain)


def _check_minerva(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """PANTHEON-028: not in a capital, not on the space of the conflict pawn."""
    if plain.minerva is not None:
        last = int(ruleset.tables.capital) - 1
        require(abs(plain.minerva) <= last, f"minerva: -{last} to {last}, not {plain.minerva}")
        require(plain.minerva != plain.pawn, f"minerva: the conflict pawn stands on {plain.pawn}")


def _check_tokens(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """PANTHEON-003, 004: each offering token is there once; of the mythology tokens five have been laid
    out.
    """
    offerings = [str(value) for value in _of_both(plain, "offerings")]
    offerings += [str(value) for value in (plain.offering_at or {}).values()]
    check_once("offerings", offerings)
    tokens = Counter([*_of_both(plain, "mythology"), *(plain.mythology_at or {}).values()])
    each = int(ruleset.tables.mythology_tokens)
    for name, count in tokens.items():
        require(count <= each, f"mythology: {each} tokens of {name}, not {count}")
    most = p.MYTHOLOGIES
    require(tokens.total() <= most, f"mythology: {most} tokens are laid out, not {tokens.total()}")


def _of_both(plain: DuelPosition, field: str) -> list[Any]:
    """Return the entries of a field of both cities in one list."""
    return [one for city in plain.cities for one in getattr(city, field)]
