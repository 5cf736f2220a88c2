"""Public facts about a table of 7 Wonders as the bot uses them: cards by id, what each Age holds, costs ready to be paid.

Everything comes from the catalog and from the kind of table; nothing from the cards that are really in play.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from argosy.bots.facts import ruleset_of
from argosy.catalog import Card, Catalog, Effect
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.rules.wonders.tables import bits, copies

Needs = tuple[tuple[int, int], ...]
"""(set of resources, units that a cost needs out of it), for every set that the cost touches and no other resource."""


class Cost(NamedTuple):
    """A printed cost, ready for the question what it takes to pay it."""

    coins: int
    raw: Needs
    made: Needs


class Wanted(NamedTuple):
    """A card that may come into the own hand in an Age."""

    cost: Cost
    color: str
    parents: frozenset[str]
    share: float
    """Expected plays of this card for each play that a city makes in this Age."""


class Facts(NamedTuple):
    """All of one kind of table."""

    catalog: Catalog
    cards: dict[str, Card]
    costs: dict[str, Cost]
    ages: tuple[tuple[Wanted, ...], ...]
    """By Age, the cards that its deck may hold."""
    victory: tuple[int, ...]
    """Points of a victory token, by Age."""
    sale: int
    coins_per_point: int
    science_set: int


def facts_of(view: WondersView) -> Facts:
    """The facts of the table that a view shows."""
    return _KNOWN.get(view.fingerprint) or _learn(view)


_KNOWN: dict[str, Facts] = {}


def ruleset_of_view(view: WondersView) -> Ruleset:
    """The ruleset of the table that a view shows."""
    return ruleset_of(view, Ruleset, lambda: _build(view))


def _learn(view: WondersView) -> Facts:
    facts = _KNOWN[view.fingerprint] = _facts(ruleset_of_view(view))
    return facts


def _build(view: WondersView) -> Ruleset:
    options = msgspec.convert(view.options, Options)
    teams = view.partner is not None
    return wonders_ruleset(players=view.players, edition=view.edition, boxes=view.boxes, teams=teams, options=options)


def _facts(ruleset: Ruleset) -> Facts:
    catalog = ruleset.catalog
    costs = {card.id: cost_of(card.cost, card.coins) for card in catalog.cards}
    ages = tuple(_wanted(catalog, costs, age, ruleset.seats) for age in (1, 2, 3))
    scoring = catalog.setup.scoring
    return Facts(
        catalog=catalog,
        cards={card.id: card for card in catalog.cards},
        costs=costs,
        ages=ages,
        victory=catalog.setup.conflict.victory,
        sale=catalog.setup.prices.sale,
        coins_per_point=scoring.coins_per_point,
        science_set=scoring.science_set,
    )


def _wanted(catalog: Catalog, costs: dict[str, Cost], age: int, seats: int) -> tuple[Wanted, ...]:
    """The cards of an Age with the share of the deck that they are; a guild is in play only sometimes."""
    deck = catalog.setup.deal.hand * seats
    guilds = [card for card in catalog.cards if card.color == "purple"]
    in_play = (seats + catalog.setup.deal.guilds_beyond_players) / max(1, len(guilds))
    wanted: list[Wanted] = []
    for card in catalog.cards:
        count = len(copies(card, age, seats))
        if card.color == "purple" and age == 3:
            count = min(1.0, in_play)
        if count:
            wanted.append(Wanted(costs[card.id], card.color, frozenset(card.chain_from), count / deck))
    return tuple(wanted)


def cost_of(cost: Mapping[Any, int], coins: int) -> Cost:
    """A printed cost in a form that is quick to pay."""
    return Cost(coins, _needs(cost, terms.RAW), _needs(cost, terms.MADE))


def _needs(cost: Mapping[Any, int], names: tuple[str, ...]) -> Needs:
    """Only sets of resources that the cost names: a larger set needs no more, and can be covered by more units."""
    asked = [bits(names, (name,)) for name in names if cost.get(name)]
    units = [cost[name] for name in names if cost.get(name)]
    needs: list[tuple[int, int]] = []
    for chosen in range(1, 1 << len(asked)):
        members = [place for place in range(len(asked)) if chosen >> place & 1]
        needs.append((sum(asked[place] for place in members), sum(units[place] for place in members)))
    return tuple(needs)


def stage_effects(facts: Facts, wonder: str, side: str, number: int) -> tuple[Effect, ...]:
    """What the stage of this 1-based number does."""
    return facts.catalog.wonder(wonder).sides[side].stages[number - 1].effects
