"""Breakdown of a listed choice: cost, units by source, chain or right."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from argosy.catalog import Effect
from argosy.game.types import Choice, Explanation, Fields
from argosy.game.wonders.expansion import Extra
from argosy.game.wonders.expansions import fee_of, in_play, more_effects, resting
from argosy.game.wonders.paying_units import (
    SIDES,
    Cost,
    Producers,
    Unit,
    city_effects,
    cover,
    payment_units,
    units_of,
)
from argosy.game.wonders.payment_modifiers import STAGE, terms_of, to_be_paid, waives, with_modifiers
from argosy.game.wonders.view_builder import buildings, stages_of
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game

NOTHING = ""
"""Nothing is paid for a card that is free."""
NO_EXTRA = Extra(words="", cost={}, coins=0, saves_one=False, shown_as="")


def explain(ruleset: Ruleset, game: Game, choice: Choice) -> Explanation:
    """The explanation of a choice that is listed now. game: its record."""
    ways = (expansion.way(ruleset, game, choice) for expansion in in_play(ruleset))
    way = next(filter(None, ways), None)
    if way is None or way.printed:
        return _explain_as_printed(ruleset, game, choice, may_chain=way is None)
    why = {"chain_from": way.chain_from, "right": way.right, "in_coins": way.in_coins}
    return _explain_cost(ruleset, game, choice, NOTHING, {}, way.coins, **why)


def _explain_as_printed(ruleset: Ruleset, game: Game, choice: Choice, *, may_chain: bool) -> Explanation:
    """Return the breakdown of a choice by the rules of the base game."""
    if choice.verb == "stage":
        wonder, side = ruleset.boards[game.cities[choice.city].wonder]
        stage = ruleset.catalog.wonder(wonder).sides[side].stages[(choice.stage or 1) - 1]
        return _explain_cost(ruleset, game, choice, STAGE, stage.cost, stage.coins)
    if choice.verb == "free":
        return _explain_cost(ruleset, game, choice, NOTHING, {}, 0, right="free_build_once_per_age")
    if choice.verb != "build" or choice.card is None:
        return Explanation(cost={}, bank=choice.price.bank, units=())
    card = ruleset.catalog.card(choice.card)
    standing = buildings(ruleset, game.cities[choice.city])
    parents = [parent for parent in card.chain_from if parent in standing]
    if parents and may_chain:
        return _explain_cost(ruleset, game, choice, NOTHING, {}, 0, chain_from=parents[0])
    right = lasting_right(ruleset, game, choice)
    if right:
        return _explain_cost(ruleset, game, choice, NOTHING, {}, 0, right=right)
    return _explain_cost(ruleset, game, choice, card.color, card.cost, card.coins)


def _explain_cost(
    ruleset: Ruleset, game: Game, choice: Choice, what: str, printed: Cost, coins: int, **why: Any
) -> Explanation:
    """The card or stage (what: its colour, `STAGE`, or `NOTHING`) and what is paid with it, in one sum."""
    city = game.cities[choice.city]
    extras = (expansion.listed_extra(ruleset, game, choice) for expansion in in_play(ruleset))
    extra = next(filter(None, extras), NO_EXTRA)
    coins += fee_of(ruleset, game, choice.verb, choice.card)
    cost, terms_now = to_be_paid(city, what, printed), terms_of(city)
    makers, others = producers_of(ruleset, game, choice.city), {"bank": choice.from_bank}
    for expansion in in_play(ruleset):
        others |= expansion.bought(game, choice)
    for waived, left_out in product(_waived(city, what, cost, extra, makers), _left_out(extra)):
        total = sum_of(cost, extra.cost, waived, left_out)
        units = payment_units(total, makers, choice.price, terms_now, others)
        if units is not None:
            shown: Fields = {extra.shown_as: dict(extra.cost)} if extra.cost else {}
            return Explanation(
                cost=dict(cost),
                left_out=left_out,
                waived=waived,
                without_resources=cost != printed,
                bank=coins + extra.coins,
                units=units,
                **shown,
                **why,
            )
    raise AssertionError(f"a listed payment covers its cost: {choice.text}")


def sum_of(cost: Cost, more: Cost, waived: str | None, left_out: str | None) -> dict[str, int]:
    """Both costs without a unit that need not be paid of the one, of the other."""
    total = {
        name: cost.get(name, 0) + more.get(name, 0) - (name == waived) - (name == left_out)
        for name in {*cost, *more}
    }
    return {name: count for name, count in sorted(total.items()) if count}


def _waived(city: City, what: str, cost: Cost, extra: Extra, makers: Producers) -> Iterator[str | None]:
    """Yield each resource of the card or stage that need not be paid, or None if nothing is left out.

    Nothing is left out of what is there anyway.
    """
    if (
        what != NOTHING
        and waives(city, what)
        and cost
        and cover(sum_of(cost, extra.cost, None, None), makers)[1]
    ):
        yield from cost
    else:
        yield None


def _left_out(extra: Extra) -> Iterator[str | None]:
    """Yield each resource of the add-on that need not be paid, or None."""
    if extra.cost and extra.saves_one:
        yield from extra.cost
    else:
        yield None


def producers_of(ruleset: Ruleset, game: Game, number: int) -> Producers:
    """All units that a city may use now."""
    sellers = {"left": int(left_of(game, number)), "right": int(right_of(game, number))}
    for expansion in in_play(ruleset):
        sellers |= expansion.sellers(game, number)
    sold = {source: _units(ruleset, game, seller, sellable_only=True) for source, seller in sellers.items()}
    makers = Producers(own=_units(ruleset, game, number), **sold)
    neighbors = {side: ruleset.boards[game.cities[sellers[side]].wonder][0] for side in SIDES}
    return with_modifiers(makers, game.cities[number], ruleset.catalog, neighbors)


def _units(ruleset: Ruleset, game: Game, number: int, *, sellable_only: bool = False) -> tuple[Unit, ...]:
    return tuple(units_of(_effects(ruleset, game.cities[number]), sellable_only=sellable_only))


def _effects(ruleset: Ruleset, city: City) -> list[Effect]:
    wonder, side = ruleset.boards[city.wonder]
    cards, stages = buildings(ruleset, city), stages_of(city)
    rest = resting(ruleset, city)
    return city_effects(ruleset.catalog, wonder, side, stages, cards, rest) + more_effects(ruleset, city)


def lasting_right(ruleset: Ruleset, game: Game, choice: Choice) -> str | None:
    """The right by which a build is free: a colour that is (LEADERS-EFFECT-7), or one of Olympia, 2020
    (AMB-82).
    """
    city = game.cities[choice.city]
    color = terms.COLORS.index(ruleset.catalog.card(choice.card or "").color)
    if city.free_colors >> color & 1:
        return "free_color"
    if city.free_new_color and city.colors[color] == 0:
        return "free_first_of_color"
    if city.free_first and game.turn == 1:
        return "free_first_of_age"
    if city.free_last and game.turn == ruleset.tables.turns and not game.last_card:
        return "free_last_of_age"
    return None
