"""Checks of a whole catalog: that its blocks fit together, which no single block can say."""

from collections import Counter
from collections.abc import Iterable

from argosy.catalog.wonders.setup import Setup
from argosy.catalog.wonders.types import Card, Catalog, ChainSymbol
from argosy.errors import CatalogError


def check_catalog(catalog: Catalog) -> None:
    """CatalogError unless everything fits together."""
    check_ids(catalog)
    check_other_names(catalog.cards)
    check_chains(catalog.cards)
    check_symbols(catalog.cards, catalog.symbols)
    check_by_age(catalog.setup)
    base = [card for card in catalog.cards if card.part == "base"]
    check_copies(base, catalog.setup)
    check_decks(base, catalog.setup)
    check_printed(base, catalog)


def check_ids(catalog: Catalog) -> None:
    """No id names two cards or two boards, in whatever expansions."""
    for kind, things in (("card", catalog.cards), ("wonder", catalog.wonders), ("symbol", catalog.symbols)):
        expansions: dict[str, str] = {}
        for thing in things:
            if thing.id in expansions:
                raise CatalogError(
                    f"{thing.expansion}: {kind} {thing.id} is also in {expansions[thing.id]}; one of them needs another id"
                )
            expansions[thing.id] = thing.expansion


def check_other_names(cards: Iterable[Card]) -> None:
    """Raise CatalogError if the other name of a card names another card."""
    cards = tuple(cards)
    known = Counter(name for card in cards for name in {card.id, card.also_called} if name)
    for card in cards:
        if card.also_called and known[card.also_called] > 1:
            raise CatalogError(
                f"{card.expansion}: {card.id}: also_called = {card.also_called} is what another card is called; leave it out"
            )


def check_chains(cards: Iterable[Card]) -> None:
    """A chain goes from a known card of an earlier Age (BASE-CHAIN-1)."""
    known = {card.id: card for card in cards}
    for card in known.values():
        for parent in card.chain_from:
            if parent not in known:
                raise CatalogError(
                    f"{card.expansion}: {card.id}: chain_from names {parent}, which no file defines"
                )
            if min(known[parent].ages) >= min(card.ages):
                raise CatalogError(
                    f"{card.expansion}: {card.id} is of Age {min(card.ages)}; chain_from names {parent} of Age "
                    f"{min(known[parent].ages)}, it must be of an earlier Age"
                )


def check_symbols(cards: Iterable[Card], symbols: Iterable[ChainSymbol]) -> None:
    """The printed symbols and `chain_from` say the same of base cards, where symbols are printed."""
    cards, symbols = tuple(cards), tuple(symbols)
    known = {card.id for card in cards}
    for symbol in symbols:
        for card_id in (*symbol.given_by, *symbol.makes_free):
            if card_id not in known:
                raise CatalogError(
                    f"{symbol.expansion}: symbol {symbol.id} names {card_id}, which no file defines"
                )
    for card in cards if symbols else ():
        printed = {parent for symbol in symbols if card.id in symbol.makes_free for parent in symbol.given_by}
        if card.part == "base" and set(card.chain_from) != printed:
            raise CatalogError(
                f"{card.expansion}: {card.id}: chain_from says {sorted(card.chain_from)}, "
                f"chain_symbols.toml says {sorted(printed)}; they must name the same cards"
            )


def check_by_age(setup: Setup) -> None:
    """Every list by Age has an entry for each Age."""
    lists = {"[deal] passing": setup.deal.passing, "[conflict] victory": setup.conflict.victory}
    lists["[printed] cards"] = setup.printed.cards
    if setup.two_players:
        lists["[two_players] first_control"] = setup.two_players.first_control
    for name, values in lists.items():
        if len(values) != setup.deal.ages:
            raise CatalogError(
                f"{setup.deal.expansion}: setup.toml: {name} has {len(values)} entries; "
                f"one for each of {setup.deal.ages} Ages is needed"
            )


def check_copies(cards: Iterable[Card], setup: Setup) -> None:
    """Player marks are possible numbers of players in rising order (BASE-SETUP-2)."""
    least, most = setup.players.least, setup.players.most
    for card in cards:
        for age, marks in card.enters_at.items():
            if list(marks) != sorted(marks) or marks[0] < least or marks[-1] > most:
                raise CatalogError(
                    f"{card.expansion}: {card.id} of Age {age}: enters_at = {list(marks)}; "
                    f"numbers from {least} to {most} in rising order are needed"
                )


def deck_size(cards: Iterable[Card], age: int, players: int, guilds_used: int) -> int:
    """Cards of an Age deck for so many players, guilds included in Age III (BASE-SETUP-2, -3)."""
    copies = sum(mark <= players for card in cards for mark in card.enters_at.get(age, ()))
    return copies + (guilds_used if age == 3 else 0)


def check_decks(cards: Iterable[Card], setup: Setup) -> None:
    """Every deck deals out exactly (BASE-SETUP-4), and there are guilds enough."""
    cards = tuple(cards)
    guilds = sum(not card.enters_at for card in cards)
    for players in range(setup.players.least, setup.players.most + 1):
        used = players + setup.deal.guilds_beyond_players
        if guilds < used:
            raise CatalogError(f"{setup.deal.expansion}: {guilds} guilds; {players} players need {used}")
        for age in range(1, setup.deal.ages + 1):
            size, wanted = deck_size(cards, age, players, used), players * setup.deal.hand
            if size != wanted:
                raise CatalogError(
                    f"{setup.deal.expansion}: the deck of Age {age} has {size} cards for {players} players; "
                    f"it must have {wanted}"
                )


def check_printed(cards: Iterable[Card], catalog: Catalog) -> None:
    """The box holds as many cards and boards as its list of contents says, as long as nobody added own
    ones.
    """
    cards, printed = tuple(cards), catalog.setup.printed
    copies: Counter[int] = Counter()
    for card in cards:
        copies.update({age: len(marks) for age, marks in card.enters_at.items()} or {3: 1})
    boards = [wonder for wonder in catalog.wonders if wonder.expansion == printed.expansion]
    if any(fact.own for fact in (*cards, *boards)):
        return  # because a user's guild or board is one more than the printed box has
    counted = tuple(copies[age] for age in range(1, catalog.setup.deal.ages + 1))
    if counted != printed.cards:
        raise CatalogError(
            f"{printed.expansion}: {list(counted)} cards in the Ages; [printed] says {list(printed.cards)}"
        )
    if len(boards) != printed.wonders:
        raise CatalogError(
            f"{printed.expansion}: {len(boards)} wonder boards; [printed] says {printed.wonders}"
        )
