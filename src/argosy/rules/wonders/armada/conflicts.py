"""Conflicts that Armada adds: incursions on land and the naval conflict.

An incursion is made on a city two seats away (ARMADA-LAND-1 to -12). The conflict at sea: ARMADA-CONFLICT.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.armada.effects import naval_strength
from argosy.rules.wonders.armada.terms import ABSTAIN, FIGHT
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import NO_VERB, NOTHING

ONE = np.uint8(1)

STRONGEST = 1 << 14


@kernel
def incursion_tokens(game: Game, one: int, other: int) -> int:
    """One token moves where a city makes an incursion on the other one, whoever began (ARMADA-LAND-5, -6,
    -8, -10,
    -11, ARMADA-TEAM-11, -12); a city that is kept from its other conflicts fights this one (ARMADA-LAND-9,
    ARMADA-MIX-5, CITIES-DIPLO-7, LEADERS-MIX-4).
    """
    return 1 if attacks(game, one, other) or attacks(game, other, one) else 0


@kernel
def attacks(game: Game, seat: int, target: int) -> bool:
    """Does a city make an incursion on another one in this Age (ARMADA-LAND-2, -3)?"""
    return (game.cities[seat].armada.attacks >> np.uint8(target)) & ONE != 0


@kernel
def end_incursions(game: Game) -> None:
    """An incursion is for one Age (ARMADA-LAND-6, -11)."""
    for seat in range(game.seats):
        game.cities[seat].armada.attacks = 0


@kernel
def ask_fight(game: Game) -> None:
    """Ask every city that may stay out, after the land conflicts (ARMADA-CONFLICT-12, ARMADA-ISLAND-26)."""
    for seat in range(game.seats):
        if game.cities[seat].armada.may_abstain:
            ask(game, seat, FIGHT)


@kernel
def resolve_naval_conflict(game: Game, tables: Record) -> None:
    """First the lowest, then the prizes from the strongest down (ARMADA-CONFLICT-3, -7 to -11)."""
    settle_abstentions(game)
    lowest, highest = weakest(game, tables), next_strength(game, tables, STRONGEST)
    if lowest == highest:
        return  # all who take part are equal (ARMADA-CONFLICT-7)
    give_tokens(game, tables, lowest, tables.armada.lowest[game.age - 1])
    index, strength = 0, highest
    while strength > lowest:
        if count_of_strength(game, tables, strength) > 1:
            index += 1  # a tied group takes the prize one rank down (ARMADA-CONFLICT-8, -9, -10)
        give_tokens(game, tables, strength, prize(tables, game.age - 1, index))
        index += 1
        strength = next_strength(game, tables, strength)


@kernel
def settle_abstentions(game: Game) -> None:
    """Note who stays out; others take part again in the next Age (ARMADA-CONFLICT-12)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        city.armada.abstains = 0
        if city.owed == FIGHT:
            city.armada.abstains = 1 if city.chosen.verb == ABSTAIN else 0
            city.owed = NOTHING
            write_choice(city.chosen, NO_VERB, -1, -1)


@kernel
def prize(tables: Record, age: int, index: int) -> int:
    """The token of a rank; no such rank, no token (ARMADA-CONFLICT-5, -6)."""
    if index >= tables.armada.prizes.shape[1]:
        return 0
    return tables.armada.prizes[age, index]


@kernel
def next_strength(game: Game, tables: Record, below: int) -> int:
    """The greatest strength below a number among those who take part; -1 if there is none
    (ARMADA-CONFLICT-1, ARMADA-TEAM-8).
    """
    best = -1
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.armada.abstains and naval_strength(tables, city) < below:
            best = max(best, naval_strength(tables, city))
    return best


@kernel
def weakest(game: Game, tables: Record) -> int:
    """The least strength among those who take part."""
    least = STRONGEST
    for seat in range(game.seats):
        if not game.cities[seat].armada.abstains:
            least = min(least, naval_strength(tables, game.cities[seat]))
    return least


@kernel
def count_of_strength(game: Game, tables: Record, strength: int) -> int:
    """Return the number of participants with this strength."""
    count = 0
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.armada.abstains and naval_strength(tables, city) == strength:
            count += 1
    return count


@kernel
def give_tokens(game: Game, tables: Record, strength: int, points: int) -> None:
    """Everybody of this strength who takes part gets a token (ARMADA-CONFLICT-4)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.armada.abstains and naval_strength(tables, city) == strength:
            city.armada.tokens[game.age - 1] = points
