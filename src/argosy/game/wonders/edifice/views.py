"""The Edifice part of a view, read from the record; all of it is public."""

import msgspec

from argosy.catalog import Effect
from argosy.game.types import Fields
from argosy.game.wonders.works import things_to_give_up
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.edifice.state import EdificeCityFields
from argosy.rules.wonders.edifice.tables import SIDES
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, MAX_STAGES, City, Game


class CityEdifice(msgspec.Struct, frozen=True, kw_only=True):
    """The Edifice part of a city."""

    pawns: tuple[bool, ...]
    """By Age: has it a pawn?"""
    debt: int
    """Points of tokens for penalties that could not be suffered; never positive."""
    halves: tuple[tuple[int, str], ...] = ()
    """(stage, `left` or `right`): the halves of stages that were chosen."""


class EdificeView(msgspec.Struct, frozen=True, kw_only=True):
    """The edifice of an Age."""

    id: str
    age: int
    pawns: int
    """Pawns left on it."""
    turned: bool
    """The last pawn was taken: all who have one have the reward."""


class TableEdifice(msgspec.Struct, frozen=True, kw_only=True):
    """The edifices of the game."""

    edifices: tuple[EdificeView, ...]
    penalty: tuple[str, ...]
    """What the viewer gives up one of now: ids of buildings, points of victory tokens."""


def effects_of(ruleset: Ruleset, city: City) -> list[Effect]:
    """Return the production effects of a city's rewards."""
    units = [name for name in ruleset.ids("edifices") if name in produced(ruleset, city)]
    facts = {edifice.id: edifice for edifice in facts_of(ruleset.catalog).edifices}
    return [effect for name in units for effect in facts[name].effects if effect.kind == "produce"]


def produced(ruleset: Ruleset, city: City) -> frozenset[str]:
    """Edifices whose production the city has."""
    bits = int(city.edifice.produces)
    return frozenset(name for number, name in enumerate(ruleset.ids("edifices")) if bits >> number & 1)


def look_at_city(city: City) -> Fields:
    """Return the public Edifice part of a city."""
    edifice: EdificeCityFields = city.edifice
    pawns = tuple(bool(pawn) for pawn in edifice.pawns)
    return {"edifice": CityEdifice(pawns=pawns, debt=int(edifice.debt), halves=halves_of(city))}


def halves_of(city: City) -> tuple[tuple[int, str], ...]:
    """The halves of stages that were chosen, with the 1-based numbers of the stages."""
    bits = int(city.edifice.halves)
    return tuple(
        (stage + 1, word)
        for stage in range(MAX_STAGES)
        for side, word in enumerate(SIDES)
        if bits >> 2 * stage + side & 1
    )


def look_at_table(ruleset: Ruleset, game: Game, asked: int | None) -> Fields:
    """The edifices with their pawns."""
    facts, edifice = facts_of(ruleset.catalog), game.edifice
    views = tuple(
        EdificeView(
            id=facts.edifices[int(edifice.edifices[age])].id,
            age=age + 1,
            pawns=int(edifice.left[age]),
            turned=bool(edifice.turned[age]),
        )
        for age in range(AGES)
    )
    penalty = () if asked is None else things_to_give_up(ruleset, game.cities[asked])
    return {"edifice": TableEdifice(edifices=views, penalty=penalty)}
