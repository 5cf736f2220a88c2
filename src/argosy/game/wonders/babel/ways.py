"""How a listed choice of a table with Babel is paid for: chains of neighbours, coins instead of resources, tokens, taxes."""

from typing import Any

from argosy.game.types import Choice
from argosy.game.wonders.box import Way
from argosy.rules.wonders.babel.choices import tax_of
from argosy.rules.wonders.babel.tables import RIDERS
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import BUILD, STAGE


def way_of(ruleset: Ruleset, game: Any, choice: Choice) -> Way | None:
    """What is paid in place of the printed cost; None where that is paid."""
    tables = ruleset.tables
    if choice.by_token:
        return Way(coins=0, right=f"free_{'stage' if choice.verb == 'stage' else 'card'}_once")
    if choice.verb != "build" or choice.card is None:
        return None
    kind = ruleset.card_ids.index(choice.card)
    block = int(tables.stage_block) * RIDERS
    if tables.babel.places and 0 <= choice.number - tables.chained_at < block:
        coins = int(game.babel.chain_tax) * int(game.age)
        return Way(coins=coins, chain_from=_parent(ruleset, game, choice))
    if tables.babel.places and 0 <= choice.number - tables.in_coins_at < block:
        return Way(coins=int(tables.babel.in_coins[kind].coins), in_coins=True)
    if game.babel.chain_tax > 0:  # the ordinary payment was chosen, although there is a chain
        return Way(coins=ruleset.catalog.card(choice.card).coins, printed=True)
    parent = _parent(ruleset, game, choice)
    return Way(coins=0, chain_from=parent) if parent else None


def _parent(ruleset: Ruleset, game: Any, choice: Choice) -> str | None:
    """The building from which a chain leads to the card, in the own city first (tile 7)."""
    card = ruleset.catalog.card(choice.card or "")
    seats = [choice.city, int(left_of(game, choice.city)), int(right_of(game, choice.city))]
    lent = bool(game.cities[choice.city].babel.lent.any())
    for seat in seats if lent else seats[:1]:
        words = [int(word) for word in game.cities[seat].standing]
        for parent in card.chain_from:
            kind = ruleset.card_ids.index(parent)
            if words[kind >> 6] >> (kind & 63) & 1:
                return parent
    return None


class _Row:
    """As much of a row of choices as the tax looks at."""

    def __init__(self, verb: int, card: int) -> None:
        self.verb, self.card = verb, card


def fee_of(ruleset: Ruleset, game: Any, verb: str, card: str | None) -> int:
    """Coins that building costs on top (BABEL-TILE-1)."""
    if verb == "stage":
        return int(tax_of(game, ruleset.tables, _Row(STAGE, 0)))
    if verb in ("build", "free") and card in ruleset.card_ids:
        return int(tax_of(game, ruleset.tables, _Row(BUILD, ruleset.card_ids.index(card or ""))))
    return 0
