"""Checks of the whole catalog of Duel: that its components fit together.

No single block can say that.
"""

from collections.abc import Iterable

from argosy.catalog.duel.components import Thing, Wonder, check_number
from argosy.catalog.duel.types import DuelCatalog, cards_of
from argosy.catalog.duel.words import DECKS
from argosy.catalog.expansions import Expansion
from argosy.errors import CatalogError


def check_catalog(catalog: DuelCatalog) -> None:
    """CatalogError unless everything fits together."""
    check_ids(catalog)
    check_printed(catalog)
    check_symbols(catalog)
    check_chains(catalog)
    check_draft(catalog)
    check_track(catalog)
    check_structures(catalog)


def check_ids(catalog: DuelCatalog) -> None:
    """No id names two components of a kind, in whatever expansions."""
    groups = (
        catalog.cards,
        catalog.wonders,
        catalog.progress,
        catalog.divinities,
        catalog.decrees,
        catalog.conspiracies,
    )
    for group in groups:
        expansions: dict[str, str] = {}
        for thing in group:
            if thing.id in expansions:
                raise CatalogError(
                    f"{thing.expansion}: {thing.id} is also in {expansions[thing.id]}; one of them needs another id"
                )
            expansions[thing.id] = thing.expansion


def check_printed(catalog: DuelCatalog) -> None:
    """Each expansion holds what its list of contents says."""
    base, *_ = catalog.expansions
    for age, printed in enumerate(catalog.printed.cards, start=1):
        check_number(base, f"cards of Age {age}", len(cards_of(catalog, f"age_{age}")), printed)
    check_number(base, "guilds", len(cards_of(catalog, "guild")), catalog.printed.guilds)
    for expansion, printed in zip(catalog.expansions, catalog.contents, strict=True):
        check_number(expansion, "wonders", _count(expansion, catalog.wonders), printed.wonders)
        check_number(expansion, "progress tokens", _count(expansion, catalog.progress), printed.progress)


def _count(expansion: Expansion, things: Iterable[Wonder | Thing]) -> int:
    return sum(thing.expansion == expansion.id for thing in things)


def check_symbols(catalog: DuelCatalog) -> None:
    """Science symbols are those that the base box names, each once (DUEL-080)."""
    known = catalog.science.symbols
    if len(set(known)) < len(known):
        raise CatalogError(f"{catalog.science.expansion}: setup.toml: [science] symbols names one twice")
    for thing in (*catalog.cards, *catalog.progress, *catalog.divinities):
        for effect in thing.effects:
            if effect.symbol is not None and effect.symbol not in known:
                raise CatalogError(
                    f"{thing.expansion}: {thing.id}: symbol {effect.symbol}; one of: {', '.join(known)}"
                )


def check_chains(catalog: DuelCatalog) -> None:
    """A chain symbol is given by one card of an earlier deck, or by a mythology token (DUEL-038,
    PANTHEON-019).
    """
    givers: dict[str, str] = {}
    for card in catalog.cards:
        if card.chain_gives in givers:
            raise CatalogError(
                f"{card.expansion}: {card.id}: chain_gives {card.chain_gives}, as {givers[card.chain_gives]} does"
            )
        if card.chain_gives:
            givers[card.chain_gives] = card.id
    tokens = {f"mythology_{name}" for name in catalog.mythologies}
    decks = {card.id: DECKS.index(card.deck) for card in catalog.cards}
    for card in catalog.cards:
        symbol = card.chain_from
        if symbol is None or symbol in tokens:
            continue
        if symbol not in givers:
            raise CatalogError(f"{card.expansion}: {card.id}: chain_from names {symbol}, which no card gives")
        if decks[givers[symbol]] >= decks[card.id]:
            raise CatalogError(
                f"{card.expansion}: {card.id}: chain_from names {symbol} of {givers[symbol]}; it must be of an earlier Age"
            )


def check_draft(catalog: DuelCatalog) -> None:
    """Two rounds, in both of which all wonders that are shown are chosen; as many for A as for B
    (DUEL-006).
    """
    setup = catalog.setup
    if len(setup.draft) != 2 * setup.wonders_shown or 2 * setup.draft.count("A") != len(setup.draft):
        raise CatalogError(
            f"{setup.expansion}: setup.toml: [setup] draft has {setup.draft.count('A')} A and {setup.draft.count('B')} B; "
            f"{setup.wonders_shown} of each are needed, as many as wonders_shown"
        )
    if len(setup.draft) > catalog.printed.wonders:
        raise CatalogError(
            f"{setup.expansion}: setup.toml: [setup] draft takes {len(setup.draft)} wonders; there are fewer"
        )
    if setup.progress_on_board > catalog.printed.progress:
        raise CatalogError(
            f"{setup.expansion}: setup.toml: [setup] progress_on_board is more than there are tokens"
        )


def check_track(catalog: DuelCatalog) -> None:
    """The zones cover the track from the neutral space to the capital, each space once (DUEL-070)."""
    spaces = [space for zone in catalog.zones for space in range(zone.first, zone.last + 1)]
    if spaces != list(range(catalog.capital)):
        raise CatalogError(
            f"{catalog.military.expansion}: zones.toml: the zones cover the spaces {spaces}; 0 to {catalog.capital - 1} are "
            "needed, each once and in this order"
        )
    for token in catalog.tokens:
        first, last = token.zone
        if not 1 <= first <= last < catalog.capital:
            raise CatalogError(
                f"{token.expansion}: token {token.id}: zone is {list(token.zone)}; a first and a last space"
            )


def check_structures(catalog: DuelCatalog) -> None:
    """A structure has a place for every card that is dealt onto it (DUEL-005, AGORA-011)."""
    setup = catalog.setup
    for one in catalog.structures:
        dealt = catalog.printed.cards[one.age - 1] - setup.removed_from_deck
        if one.age == 3:
            dealt += setup.guilds_in_age_3
        if one.expansion != setup.expansion:
            dealt += catalog.senators_added[f"age_{one.age}"]
        places = sum(len(row) for row in one.rows)
        if places != dealt:
            raise CatalogError(
                f"{one.expansion}: structures.toml: Age {one.age} has {places} places for {dealt} cards"
            )
