"""Lists the legal choices of the player who decides, each with its number and its fixed price.

Parts stand beside the rule they list; the twins that apply them are in `apply.py`.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.effects import may_be_revived
from argosy.rules.duel.payment import card_price, funds, wonder_price
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import (
    CARDS,
    DESTROY,
    DISCARDED,
    DO_BUILD,
    DO_DESTROY,
    DO_DISCARD,
    DO_FIRST,
    DO_PASS,
    DO_PICK,
    DO_REVIVE,
    DO_TOKEN,
    DO_WONDER,
    DRAWN,
    DRAWN_PROGRESS,
    FIRST,
    FREE,
    IN_CITY,
    ON_BOARD,
    PAID,
    PROGRESS,
    REVIVE,
    TOKENS,
    WONDERS,
)
from argosy.rules.records import Record


@kernel
def add(out: Choices, number: int, bank: int, trade: int, how: int) -> None:
    """One more legal choice."""
    index = out.count
    out.number[index] = number
    out.bank[index] = bank
    out.trade[index] = trade
    out.how[index] = how
    out.count = index + 1


@kernel
def add_if(out: Choices, number: int, bank: int, trade: int, how: int, is_legal: int) -> None:
    """One more choice if it is legal.

    It is written in any case and only counted then, because processors guess badly what can be paid.
    """
    index = out.count
    out.number[index] = number
    out.bank[index] = bank
    out.trade[index] = trade
    out.how[index] = how
    out.count = index + is_legal


@kernel
def add_free(out: Choices, number: int) -> None:
    """One more legal choice without a price."""
    add(out, number, 0, 0, FREE)


@kernel
def list_pick(game: Game, tables: Record, out: Choices) -> None:
    """DUEL-007: the wonders of this round that are still there."""
    first = game.picks - game.picks % tables.shown
    for index in range(first, first + tables.shown):
        wonder = game.wonder_deck[index]
        if game.wonder_owner[wonder] < 0:
            add_free(out, DO_PICK + wonder)


@kernel
def price_wonders(game: Game, tables: Record, out: Choices) -> None:
    """The own unbuilt wonders that can be paid, with their prices: they are the same for every card."""
    seat = game.actor
    city = game.cities[seat]
    count = 0
    for index in range(city.unbuilt_count):
        wonder = city.unbuilt[index]
        bank, trade = wonder_price(game, tables, seat, wonder)
        out.wonder[count] = wonder
        out.wonder_bank[count] = bank
        out.wonder_trade[count] = trade
        count += bank + trade <= funds(city)
    out.wonders = count


@kernel
def list_card(game: Game, tables: Record, out: Choices, card: int) -> None:
    """DUEL-020 to 026, AGORA-030: construct or recruit, discard, or use for a wonder."""
    seat = game.actor
    bank, trade, how = card_price(game, tables, seat, card)
    add_if(out, DO_BUILD + card, bank, trade, how, bank + trade <= funds(game.cities[seat]))
    add_free(out, DO_DISCARD + card)
    for index in range(out.wonders):
        number = DO_WONDER + out.wonder[index] * CARDS + card
        add(out, number, out.wonder_bank[index], out.wonder_trade[index], PAID)


@kernel
def list_tokens(game: Game, out: Choices, place: int) -> None:
    """Progress tokens that lie there."""
    for token in range(TOKENS):
        if game.token_place[token] == place:
            add_free(out, DO_TOKEN + token)


@kernel
def list_buildings(game: Game, tables: Record, out: Choices, seat: int, colors: int, verb: int) -> None:
    """Cards of these colours in a city."""
    for card in range(CARDS):
        if game.card_place[card] == IN_CITY + seat and colors & (1 << tables.cards[card].color):
            add_free(out, verb + card)


@kernel
def list_unbuilt(game: Game, out: Choices, seat: int, verb: int) -> None:
    """Wonders that a seat has not constructed yet."""
    city = game.cities[seat]
    for index in range(city.unbuilt_count):
        add_free(out, verb + city.unbuilt[index])


@kernel
def list_built(game: Game, out: Choices, seat: int, verb: int) -> None:
    """Constructed wonders of a seat."""
    for wonder in range(WONDERS):
        if game.wonder_built[wonder] and game.wonder_owner[wonder] == seat:
            add_free(out, verb + wonder)


@kernel
def list_discarded(game: Game, tables: Record, out: Choices) -> None:
    """DUEL-023, 058: cards of the discard pile that may be constructed."""
    for card in range(CARDS):
        if game.card_place[card] == DISCARDED and may_be_revived(tables, card):
            add_free(out, DO_REVIVE + card)


@kernel
def list_base(game: Game, tables: Record, out: Choices, kind: int, seat: int, subject: int) -> None:
    """Follow-up choices of the base game; a card to be destroyed also for conspiracies (AGORA-153, 154)."""
    if kind == FIRST:
        add_free(out, DO_FIRST + seat)
        add_free(out, DO_FIRST + 1 - seat)
    elif kind == PROGRESS:
        list_tokens(game, out, ON_BOARD)
    elif kind == DRAWN_PROGRESS:
        list_tokens(game, out, DRAWN)
    elif kind == DESTROY:
        list_buildings(game, tables, out, 1 - seat, subject, DO_DESTROY)
    elif kind == REVIVE:
        list_discarded(game, tables, out)


@kernel
def add_pass(out: Choices) -> None:
    """The player may leave it."""
    add_free(out, DO_PASS)
