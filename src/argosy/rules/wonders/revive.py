"""Constructions from the discard pile at the end of a turn.

Rules BASE-DISCARD-1 to -5, BASE-WONDERS-A-7, -B-8.

Cities that may build are asked one after the other, because the second must not find what the first has
taken.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import has_built, stand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.play import BUILT_FROM_PILE
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import NO_VERB, NOTHING, REVIVE, REVIVE_CARD


@kernel
def ask_revive(game: Game, tables: Record) -> None:
    """Ask the first city that may build from the pile; a right that finds nothing is lost
    (BASE-DISCARD-2, -3, -5, BASE-WONDER-5, BASE-WONDERS-A-7, -B-8).
    """
    seat = next_to_revive(game)
    while seat >= 0:
        if finds_something(game, tables, seat):
            ask(game, seat, REVIVE)
            return
        use_right(game.cities[seat])
        seat = next_to_revive(game)


@kernel
def next_to_revive(game: Game) -> int:
    """The city whose right comes first: those of wonders, then the later ones in their order; among equals
    the first seat (CITIES-CARD-28, CITIES-EFFECT-9, LEADERS-EFFECT-19). -1 if there is none.
    """
    found, first = -1, 0
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.revives > 0:
            order = order_of_right(city)
            if found < 0 or order < first:
                found, first = seat, order
    return found


@kernel
def order_of_right(city: City) -> int:
    """The place of the next right of a city among those of others: 0 for a wonder's."""
    later = 0
    for order in range(city.later_revives.shape[0]):
        later += city.later_revives[order]
    if city.revives > later:
        return 0
    order = 0
    while city.later_revives[order] == 0:
        order += 1
    return order + 1


@kernel
def use_right(city: City) -> None:
    """The next right of a city is used or lost."""
    order = order_of_right(city)
    city.revives -= 1
    if order > 0:
        city.later_revives[order - 1] -= 1


@kernel
def finds_something(game: Game, tables: Record, seat: int) -> bool:
    """Is there a card in the pile that the city may build?"""
    for kind in range(tables.kinds):
        if game.discard[kind] > 0 and not has_built(game.cities[seat], kind):
            return True
    return False


@kernel
def revive(game: Game, tables: Record) -> None:
    """Build the chosen card free; then go back to ask the next, if there is one (BASE-WONDERS-A-7)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == REVIVE:
            city.owed = NOTHING
            use_right(city)
            if city.chosen.verb == REVIVE_CARD:
                build_from_pile(game, tables, seat, city.chosen.card)
            write_choice(city.chosen, NO_VERB, -1, -1)
            game.step -= 2  # back to the asking step
            return


@kernel
def build_from_pile(game: Game, tables: Record, seat: int, kind: int) -> None:
    """Take a card out of the pile into the city; its immediate effects happen now (BASE-DISCARD-3)."""
    game.discard[kind] -= 1
    stand(game.cities[seat], kind)
    card = tables.cards[kind]
    game.cities[seat].colors[card.color] += 1
    for notice in BUILT_FROM_PILE:
        notice(tables, game.cities[seat], kind)
    apply_effects(game, tables, seat, card.first_effect, card.effects)
