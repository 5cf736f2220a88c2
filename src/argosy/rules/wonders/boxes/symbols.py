"""Science symbols that boxes let a city copy at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.masks import shown_next_door


@kernel
def copied_symbols(city):
    """How many science symbols of cards next door a city copies at the end."""
    return city.black.masks


@kernel
def symbols_to_copy(game, tables, seat):
    """How many cards show a symbol that the city may copy, by sets of symbols, as `science.best_science` takes it."""
    return shown_next_door(game, tables, seat)
