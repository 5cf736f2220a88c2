"""What a construction costs a city of Duel, worked out from a view, for either player: the engine prices only own choices."""

from collections.abc import Iterator, Sequence
from typing import Any

from argosy.bots.duel.facts import facts_of
from argosy.catalog.duel import Card, Effect, Wonder
from argosy.game.duel.view import DuelCityView, DuelView


def cost(view: DuelView, city: DuelCityView, name: str) -> int:
    """Coins that a card or wonder costs a city at least (DUEL-030 to 039, AGORA-031, 101, 102)."""
    thing, powers = facts_of(view).things[name], list(lasting(view, city))
    if isinstance(thing, Card):
        if thing.deck == "senator":
            return 0 if _of_kind(powers, "free_senators") else city.senators
        if _is_chained(view, city, thing, powers):
            return 0
    coins = _printed(city, thing, powers)
    engineering = [effect.coins or effect.amount or 1 for effect in _of_kind(powers, "build_chained_for_coins")]
    return min([coins, *engineering]) if getattr(thing, "chain_from", None) else coins


def can_pay(view: DuelView, city: DuelCityView, name: str) -> bool:
    """Has the city the coins for it, those on Astarte included (PANTHEON-023)?"""
    return cost(view, city, name) <= city.coins + city.protected


def lasting(view: DuelView, city: DuelCityView) -> Iterator[Effect]:
    """Effects of the progress tokens of a city and of the decrees that it controls."""
    decrees = [name for row in view.chambers if row.control == city.seat for name in row.decrees if name]
    things = facts_of(view).things
    for name in (*city.progress, *decrees):
        yield from things[name].effects


def _of_kind(effects: Sequence[Effect], kind: str) -> list[Effect]:
    return [effect for effect in effects if effect.kind == kind]


def _is_chained(view: DuelView, city: DuelCityView, card: Card, powers: Sequence[Effect]) -> bool:
    """DUEL-038, AGORA-109, PANTHEON-019: does the city hold what makes the card free?"""
    if card.chain_from is None:
        return False
    cities = view.cities if _of_kind(powers, "use_opponent_chains") else (city,)
    things = facts_of(view).things
    return any(
        any(getattr(things[own], "chain_gives", None) == card.chain_from for own in one.cards)
        or card.chain_from.removeprefix("mythology_") in one.mythology
        for one in cities
    )


def _printed(city: DuelCityView, thing: Card | Wonder, powers: Sequence[Effect]) -> int:
    """Coins on the card and for missing units; either/or producers and discounts leave out the dearest (DUEL-037)."""
    kind = (thing.color or "") if isinstance(thing, Card) else "wonder"
    coins, prices = thing.cost.get("coins", 0), _to_buy(city, thing)
    saved = sum(
        effect.amount or 1 for effect in _of_kind(powers, "resource_discount") if (effect.on or "wonder") == kind
    )
    plain = sum(prices[saved:])
    if not any(effect.color == kind for effect in _of_kind(powers, "ignore_cost_symbol")):
        return coins + plain
    return min(coins + sum(prices[saved + 1 :]), plain)


def _to_buy(city: DuelCityView, thing: Any) -> list[int]:
    """Prices of the units that neither its production nor its either/or producers give, the dearest first."""
    missing = [
        name for name, count in thing.cost.items() if name != "coins" for _ in range(count - city.makes.get(name, 0))
    ]
    left = sorted(city.chooses, key=len)
    bought: list[int] = []
    for name in sorted(missing, key=lambda name: -city.prices[name]):
        maker = next((options for options in left if name in options), None)
        if maker is None:
            bought.append(city.prices[name])
        else:
            left.remove(maker)
    return bought
