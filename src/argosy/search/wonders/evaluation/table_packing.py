"""Computes the evaluation tables of a ruleset, once."""

from weakref import WeakKeyDictionary

from argosy.rules.records import Record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES
from argosy.search.wonders.evaluation.effect_values import BASE, Worth, growth_of, savings_of
from argosy.search.wonders.evaluation.tables import EVALUATION, RESOURCES, UNITS
from argosy.search.wonders.expansions import effect_values, more_pools

OPENS = 0.45
"""Points of a card that may come free because another one stands."""

_KNOWN: "WeakKeyDictionary[Ruleset, Record]" = WeakKeyDictionary()


def evaluation_of(ruleset: Ruleset) -> Record:
    """The notes of a ruleset."""
    if ruleset not in _KNOWN:
        _KNOWN[ruleset] = _make(ruleset)
    return _KNOWN[ruleset]


def _make(ruleset: Ruleset) -> Record:
    evaluation = new_records(EVALUATION, 1)[0]
    for number, effect in enumerate(ruleset.tables.effects):
        _note_effect(evaluation, number, effect)
    for age in range(AGES):
        _write_needs(ruleset, evaluation, age)
    _note_chains(ruleset, evaluation)
    return evaluation


def _note_effect(evaluation: Record, number: int, effect: Record) -> None:
    word = terms.EFFECTS[int(effect.kind)]
    worth = {**BASE, **effect_values()}.get(word, Worth())
    amount = int(effect.amount)
    evaluation.fixed[number] = worth.flat + worth.each * amount + worth.unit * int(effect.units)
    evaluation.a_play[number] = worth.a_play + worth.each_a_play * amount
    evaluation.an_age[number] = worth.an_age
    if word == "points_per":
        evaluation.a_play[number] += amount * growth_of(effect)
    if word == "discount":
        evaluation.a_play[number] += savings_of(effect)


def _write_needs(ruleset: Ruleset, evaluation: Record, age: int) -> None:
    """Note how often a card of an Age asks for a first, a second ... unit of each resource."""
    tables = ruleset.tables
    cards = [(int(kind), 1.0) for kind in tables.decks[age, : tables.deck_size[age]]]
    for things, count in more_pools(tables, age + 1):
        cards += [(kind, count / len(things)) for kind in things]
    total = sum(share for _, share in cards)
    for kind, share in cards:
        for resource in range(RESOURCES):
            for units in range(min(UNITS, _units(tables.cards[kind].cost, resource))):
                evaluation.wanted[age, resource, units] += share / total


def _units(cost: Record, resource: int) -> int:
    """Units of a resource in a cost."""
    raw = len(terms.RAW)
    return int(cost.raw[1 << resource] if resource < raw else cost.made[1 << resource - raw])


def _note_chains(ruleset: Ruleset, evaluation: Record) -> None:
    """Note the cards that each card makes free, by the Age in which they come."""
    decks = [{int(kind) for kind in ruleset.tables.decks[age]} for age in range(AGES)]
    numbers = {card: kind for kind, card in enumerate(ruleset.card_ids)}
    for card in ruleset.catalog.cards:
        for age in range(AGES):
            if numbers[card.id] in decks[age]:
                for parent in card.chain_from:
                    evaluation.opens[: age + 1, numbers[parent]] += OPENS
