"""Where everything that a listed choice needs comes from: cost, units by source, chain or right."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from argosy.catalog import Effect
from argosy.game.types import Choice, Explanation
from argosy.game.wonders.look import buildings, islands_of, stages_of
from argosy.game.wonders.units import Cost, Producers, city_effects, payment_units, units_of
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.city import left_of, right_of

if TYPE_CHECKING:
    from argosy.game.wonders.game import WondersGame

FOUR = 4


def explain(game: "WondersGame", choice: Choice) -> Explanation:
    """The explanation of a choice that is listed now."""
    if choice.verb == "stage":
        wonder, side = game.boards[choice.city]
        stage = game.ruleset.catalog.wonder(wonder).sides[side].stages[(choice.stage or 1) - 1]
        return _explain_cost(game, choice, stage.cost, stage.coins)
    if choice.verb == "free":
        return _explain_cost(game, choice, {}, 0, right="free_build_once_per_age")
    if choice.verb != "build" or choice.card is None:
        return Explanation(cost={}, bank=0, units=())
    card = game.ruleset.catalog.card(choice.card)
    standing = buildings(game.ruleset, game.state.cities[choice.city])
    parents = [parent for parent in card.chain_from if parent in standing]
    if parents:
        return _explain_cost(game, choice, {}, 0, chain_from=parents[0])
    right = lasting_right(game, choice)
    if right:
        return _explain_cost(game, choice, {}, 0, right=right)
    return _explain_cost(game, choice, card.cost, card.coins)


def _explain_cost(game: "WondersGame", choice: Choice, cost: Cost, coins: int, **why: str) -> Explanation:
    """The sum of the card or stage and of the naval construction, if one is paid (ARMADA-NAVAL-5)."""
    naval, naval_coins = naval_cost(game, choice)
    for left_out in _left_out(game, choice, naval):
        total = {name: cost.get(name, 0) + naval.get(name, 0) - (name == left_out) for name in {*cost, *naval}}
        total = {name: count for name, count in sorted(total.items()) if count}
        units = payment_units(
            total, producers_of(game, choice.city), choice.price, _prices(game, choice), _far(game, choice)
        )
        if units is not None:
            return Explanation(
                cost=dict(cost), naval_cost=dict(naval), left_out=left_out, bank=coins + naval_coins, units=units, **why
            )
    raise AssertionError(f"a listed payment covers its cost: {choice.text}")


def naval_cost(game: "WondersGame", choice: Choice) -> tuple[Cost, int]:
    """Resources and coins of the naval construction that is paid with a choice (ARMADA-NAVAL-4, ARMADA-ISLAND-19)."""
    armada, city = game.ruleset.catalog.armada, game.state.cities[choice.city].armada
    if armada is None or not choice.ships or choice.verb == "sell" or (choice.verb == "stage" and city.free_stage_ship):
        return {}, 0
    lane = choice.ships[0]
    step = armada.shipyards[city.shipyard].lanes[lane][city.ships[naval_terms.LANES.index(lane)]]  # type: ignore[index]
    return dict(step.cost), step.coins


def _left_out(game: "WondersGame", choice: Choice, naval: Cost) -> Iterator[str | None]:
    """What the Ancient Harbor may save (AMB-35)."""
    if naval and game.state.cities[choice.city].armada.discount:
        yield from naval
    else:
        yield None


def _prices(game: "WondersGame", choice: Choice) -> dict[str, dict[str, int]]:
    city = game.state.cities[choice.city]
    return {
        side: {"raw": int(city.price_raw[index]), "manufactured": int(city.price_made[index])}
        for index, side in enumerate(("left", "right"))
    }


def _far(game: "WondersGame", choice: Choice) -> dict[str, int]:
    """Units bought from the far cities; with four cities both are one, and all units count as from the left."""
    prices = game.state.cities[choice.city].armada.far_price
    left = choice.price.far_left // int(prices[0]) if choice.price.far_left else 0
    right = choice.price.far_right // int(prices[1]) if choice.price.far_right else 0
    return (
        {"far_left": left + right, "far_right": 0}
        if game.state.seats == FOUR
        else {"far_left": left, "far_right": right}
    )


def producers_of(game: "WondersGame", number: int) -> Producers:
    """All units that a city may use now."""
    state, far = game.state, game.state.cities[number].armada.far_units
    left, right = int(left_of(state, number)), int(right_of(state, number))
    two_left, two_right = (number + 2) % int(state.seats), (number - 2) % int(state.seats)
    reaches_left = far[0] or (far[1] and two_left == two_right)
    return Producers(
        own=tuple(units_of(_effects(game, number))),
        left=_sold(game, left),
        right=_sold(game, right),
        far_left=_sold(game, two_left) if reaches_left else (),
        far_right=_sold(game, two_right) if far[1] and two_left != two_right else (),
    )


def _sold(game: "WondersGame", number: int) -> tuple[Any, ...]:
    return tuple(units_of(_effects(game, number), sellable_only=True))


def _effects(game: "WondersGame", number: int) -> list[Effect]:
    city, ruleset = game.state.cities[number], game.ruleset
    wonder, side = game.boards[number]
    islands = islands_of(ruleset, city)
    return city_effects(ruleset.catalog, wonder, side, stages_of(city), buildings(ruleset, city), islands)


def lasting_right(game: "WondersGame", choice: Choice) -> str | None:
    """The right of Olympia, 2020, by which a build is free (AMB-82)."""
    state, city = game.state, game.state.cities[choice.city]
    color = terms.COLORS.index(game.ruleset.catalog.card(choice.card or "").color)
    if city.free_new_color and city.colors[color] == 0:
        return "free_first_of_color"
    if city.free_first and state.turn == 1:
        return "free_first_of_age"
    if city.free_last and state.turn == game.ruleset.tables.turns and not state.last_card:
        return "free_last_of_age"
    return None
