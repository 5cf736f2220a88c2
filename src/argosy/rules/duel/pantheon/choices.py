"""Legal choices of Pantheon (PANTHEON-011 to 029)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.choices import add_free, add_if, list_buildings, list_built, list_tokens
from argosy.rules.duel.pantheon.gods import full_price, less_offerings
from argosy.rules.duel.pantheon.terms import (
    ANUBIS,
    DO_ACTIVATE,
    DO_ENSHRINE,
    DO_GUARD,
    DO_OPEN,
    DO_SINK,
    DO_SNAKE,
    DO_STRIKE,
    DO_TOP,
    DO_UNBUILD,
    DO_USE,
    ENKI,
    ENSHRINE,
    GATE_CARD,
    ISIS,
    MINERVA,
    MYTHOLOGIES,
    OFFERING_SETS,
    OFFERINGS,
    ON_ENKI,
    SINK,
    SNAKE,
    SPACES,
    THEATER_CARD,
    THEATER_DECK,
    THEATER_ORDER,
    USE,
    ZEUS,
)
from argosy.rules.duel.payment import funds
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import (
    CARDS,
    DISCARDED,
    DO_WONDER,
    GREEN,
    MILITARY_TOKENS,
    NONE,
    PAID,
    TRACK_SIDE,
)
from argosy.rules.records import Record


@kernel
def list_gods(game: Game, tables: Record, out: Choices) -> None:
    """Gods that may be activated; without Pantheon its spaces need not be looked through in every turn."""
    if tables.has_pantheon:
        list_activate(game, tables, out)


@kernel
def list_activate(game: Game, tables: Record, out: Choices) -> None:
    """PANTHEON-013, 015, 016: a god of the Pantheon, with every set of offerings of which none is given in
    vain.
    """
    if game.age == 1:
        return
    seat = game.actor
    city = game.cities[seat]
    for space in range(SPACES):
        god = game.pantheon.space[space]
        if god != NONE:
            full = full_price(game, tables, seat, space)
            add_if(out, DO_ACTIVATE + god * OFFERING_SETS, full, 0, PAID, full <= funds(city))
            for offerings in range(1, city.offerings + 1):
                if offerings & ~city.offerings == 0 and none_in_vain(tables, full, offerings):
                    price = less_offerings(tables, full, offerings)
                    add_if(
                        out,
                        DO_ACTIVATE + god * OFFERING_SETS + offerings,
                        price,
                        0,
                        PAID,
                        price <= funds(city),
                    )


@kernel
def none_in_vain(tables: Record, full: int, offerings: int) -> bool:
    """Would the price be higher without any one of these offering tokens?"""
    price = less_offerings(tables, full, offerings)
    for offering in range(OFFERINGS):
        bit = 1 << offering
        if offerings & bit and less_offerings(tables, full, offerings & ~bit) == price:
            return False
    return True


@kernel
def list_enshrine(game: Game, out: Choices, mythology: int) -> None:
    """PANTHEON-011: one of the two top cards on an empty space."""
    for index in range(min(2, game.pantheon.deck_count[mythology])):
        god = game.pantheon.decks[mythology, index]
        for space in range(SPACES):
            if game.pantheon.space[space] == NONE:
                add_free(out, DO_ENSHRINE + god * SPACES + space)


@kernel
def list_open_gods(game: Game, out: Choices) -> None:
    """PANTHEON-017, 018: the gods that are laid open."""
    for index in range(game.pantheon.choice_count):
        add_free(out, DO_ACTIVATE + game.pantheon.choice[index] * OFFERING_SETS)


@kernel
def list_decks(game: Game, out: Choices) -> None:
    """PANTHEON-018: mythologies whose deck still has cards."""
    for mythology in range(MYTHOLOGIES):
        if game.pantheon.deck_count[mythology] > 0:
            add_free(out, DO_OPEN + mythology)


@kernel
def list_order(game: Game, out: Choices, mythology: int) -> None:
    """PANTHEON-018: which of the returned cards lies on top."""
    for index in range(game.pantheon.deck_count[mythology]):
        add_free(out, DO_TOP + game.pantheon.decks[mythology, index])


@kernel
def list_strike(game: Game, tables: Record, out: Choices) -> None:
    """PANTHEON-026: every card of the structure, by its place, because it may lie face down."""
    for place in range(tables.structures[game.age - 1].places):
        if game.present & (1 << place):
            add_free(out, DO_STRIKE + place)


@kernel
def list_isis(game: Game, out: Choices, seat: int) -> None:
    """PANTHEON-025: an own unbuilt wonder with a card of the discard pile."""
    city = game.cities[seat]
    for index in range(city.unbuilt_count):
        for card in range(CARDS):
            if game.card_place[card] == DISCARDED:
                add_free(out, DO_WONDER + city.unbuilt[index] * CARDS + card)


@kernel
def list_minerva(game: Game, tables: Record, out: Choices) -> None:
    """PANTHEON-028, Z-33: any space but the capitals and that of the conflict pawn."""
    for space in range(1 - tables.capital, tables.capital):
        if space != game.pawn:
            add_free(out, DO_GUARD + space + TRACK_SIDE)


@kernel
def list_military(game: Game, out: Choices, verb: int) -> None:
    """PANTHEON-029: military tokens that still lie on the track."""
    for token in range(MILITARY_TOKENS):
        if game.track[token]:
            add_free(out, verb + token)


@kernel
def list_pantheon(game: Game, tables: Record, out: Choices, kind: int, seat: int, subject: int) -> None:
    """Follow-up choices of Pantheon."""
    if kind == ENSHRINE:
        list_enshrine(game, out, subject)
    elif kind == ENKI:
        list_tokens(game, out, ON_ENKI)
    elif kind == SNAKE:
        list_buildings(game, tables, out, 1 - seat, 1 << GREEN, DO_SNAKE)
    elif kind == ZEUS:
        list_strike(game, tables, out)
    elif kind == ANUBIS:
        list_built(game, out, seat, DO_UNBUILD)
        list_built(game, out, 1 - seat, DO_UNBUILD)
    elif kind == ISIS:
        list_isis(game, out, seat)
    elif kind == MINERVA:
        list_minerva(game, tables, out)
    elif kind == SINK:
        list_military(game, out, DO_SINK)
    elif kind == USE:
        list_military(game, out, DO_USE)
    elif kind == GATE_CARD or kind == THEATER_CARD:
        list_open_gods(game, out)
    elif kind == THEATER_DECK:
        list_decks(game, out)
    elif kind == THEATER_ORDER:
        list_order(game, out, subject)
