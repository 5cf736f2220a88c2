"""Features that Pantheon adds to those of a position (`argosy.search.duel.net.features`)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, OFFERINGS, SPACES
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record
from argosy.search.duel.net.listing import add_feature, blocks

TOKENS_OF_A_KIND = 3
"""Mythology tokens of a kind in a city: 1, 2 or more."""
MYTHOLOGY, OFFERING, PROTECTED, CITY_OF_PANTHEON = blocks(MYTHOLOGIES * TOKENS_OF_A_KIND, OFFERINGS, 1)
ON_SPACE, OWNED, PANTHEON_FEATURES = blocks(SPACES * GODS, 2 * GODS)


@kernel
def list_city_of_pantheon(city: City, tables: Record, seen: Record, base: int) -> None:
    """Mythology and offering tokens, and coins that are protected."""
    if not tables.has_pantheon:
        return
    for kind in range(MYTHOLOGIES):
        count = city.mythology[kind]
        if count > 0:
            add_feature(seen, base + MYTHOLOGY + kind * TOKENS_OF_A_KIND + min(count, TOKENS_OF_A_KIND) - 1)
    for offering in range(OFFERINGS):
        if city.offerings & (1 << offering):
            add_feature(seen, base + OFFERING + offering)
    if city.protected > 0:
        add_feature(seen, base + PROTECTED)


@kernel
def list_pantheon(game: Game, tables: Record, seat: int, seen: Record, base: int) -> None:
    """Gods on the spaces once they lie face up (PANTHEON-011), and gods that have been activated."""
    if not tables.has_pantheon:
        return
    if game.age > 1:
        for space in range(SPACES):
            god = game.pantheon.space[space]
            if god != NONE:
                add_feature(seen, base + ON_SPACE + space * GODS + god)
    for god in range(GODS):
        owner = game.pantheon.owner[god]
        if owner != NONE:
            add_feature(seen, base + OWNED + (0 if owner == seat else GODS) + god)
