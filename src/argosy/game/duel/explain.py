"""Breakdown of the price of a construction, for the screen (DUEL-030 to 038).

One possible way to pay the price of a choice: the price itself was fixed when the choice was listed.
"""

import msgspec

from argosy.catalog.duel import RESOURCES
from argosy.game.duel.choice import DuelChoice
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import City, Game
from argosy.rules.records import Record


class DuelExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """A price, taken apart. Resources map to units."""

    cost: dict[str, int] = {}
    """Printed resources; empty when nothing has to be paid."""
    coins: int = 0
    """Printed coins that are paid."""
    makes: dict[str, int] = {}
    """Units of own production."""
    chosen: dict[str, int] = {}
    """Units of own either/or producers."""
    left_out: dict[str, int] = {}
    """Units that a discount or a decree leaves out."""
    bought: dict[str, int] = {}
    """Units bought from the bank, at `prices` each."""
    prices: dict[str, int] = {}
    chain_from: str | None = None
    """The card, or the mythology token, that makes it free."""


def explain(ruleset: DuelRuleset, game: Game, choice: DuelChoice) -> DuelExplanation:
    """The explanation of a listed choice; an empty one for choices that cost nothing but their own nature."""
    number = _card_number(ruleset, choice)
    if choice.how == "chain" and number is not None:
        return DuelExplanation(chain_from=ruleset.catalog.cards[number].chain_from)
    if choice.verb == "wonder" and choice.price.total:
        row = ruleset.tables.wonders[[one.id for one in ruleset.catalog.wonders].index(choice.thing or "")]
        return _parts(game, choice, row, int(game.cities[choice.seat].powers[t.DISCOUNT + t.WONDER]))
    if choice.verb == "build" and choice.how == "paid" and number is not None:
        row = ruleset.tables.cards[number]
        discount = int(game.cities[choice.seat].powers[t.DISCOUNT + row.color])
        return _parts(game, choice, row, discount + _ignored(game, choice, row))
    return DuelExplanation(coins=choice.price.total)


def _card_number(ruleset: DuelRuleset, choice: DuelChoice) -> int | None:
    return ruleset.card_ids.index(choice.card) if choice.card else None


def _ignored(game: Game, choice: DuelChoice, row: Record) -> int:
    """AGORA-101, Z-29: units that a decree leaves out; 0 where it has left the coins out instead."""
    city = game.cities[choice.seat]
    power = int(city.powers[t.IGNORES + row.color])
    parts = _parts(game, choice, row, int(city.powers[t.DISCOUNT + row.color]) + power)
    return power if row.coins + _coins_of(parts) == choice.price.total else 0


def _coins_of(parts: DuelExplanation) -> int:
    return sum(units * parts.prices[name] for name, units in parts.bought.items())


def _parts(game: Game, choice: DuelChoice, row: Record, discount: int) -> DuelExplanation:
    """Units that pay a cost, by source: own production first, then the dearest by producers of a choice.

    The discount comes next; the rest is bought.
    """
    city = game.cities[choice.seat]
    cost = {name: int(row.cost[n]) for n, name in enumerate(RESOURCES) if row.cost[n]}
    prices = {name: int(city.price[n]) for n, name in enumerate(RESOURCES)}
    makes = {name: min(units, int(city.makes[RESOURCES.index(name)])) for name, units in cost.items()}
    missing = [name for name, units in cost.items() for _ in range(units - makes[name])]
    missing.sort(key=lambda name: -prices[name])
    chosen: list[str] = []
    for name in missing:
        if _fits(city, [*chosen, name]):
            chosen.append(name)
    rest = list(missing)
    for name in chosen:
        rest.remove(name)
    left_out, bought = rest[:discount], rest[discount:]
    spent = sum(prices[name] for name in bought)
    return DuelExplanation(
        cost=cost,
        coins=choice.price.total - spent,
        makes={name: units for name, units in makes.items() if units},
        chosen=_count(chosen),
        left_out=_count(left_out),
        bought=_count(bought),
        prices=prices,
    )


def _fits(city: City, names: list[str]) -> bool:
    """Can either/or producers give all of these at once (Hall's condition)?"""
    wanted = [RESOURCES.index(name) for name in names]
    raw = all(
        sum(n < 3 and group >> n & 1 for n in wanted) <= city.cover_raw[group]
        for group in range(1, t.RAW_SETS)
    )
    made = all(
        sum(n > 2 and group >> (n - 3) & 1 for n in wanted) <= city.cover_made[group]
        for group in range(1, t.MADE_SETS)
    )
    return raw and made


def _count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in dict.fromkeys(names)}
