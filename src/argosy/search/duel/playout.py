"""Playout of Duel: a random free card a turn, built if it can be paid, now and then for a wonder.

Listing every choice takes most of the time of a random game, so a turn asks for one price or two. What a
player may build is built more often than discarded, because that is how games go. The search without a
heuristic has a policy of its own for cards (`playout_aims.py`), because this one never changes: `captain-1`
plays by it.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.choices import list_prepare
from argosy.rules.duel.agora.conspiracies import unprepared
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.choices import list_pick
from argosy.rules.duel.expansions.play import list_more_turns
from argosy.rules.duel.payment import card_price, funds, wonder_price
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import CARDS, DO_BUILD, DO_DISCARD, DO_WONDER, PAID, PICK, TURN
from argosy.rules.duel.turn import advance
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.duel.places import free_card
from argosy.search.duel.playout_aims import NO_AIMS, play_for

ONE_IN_SO_MANY_WONDERS = 3
ONE_IN_SO_MANY_DISCARDS = 12
ONE_IN_SO_MANY_EXTRAS = 6


@kernel
def play_on(game: Game, tables: Record, out: Choices, rng: Numbers, aims: int) -> None:
    """To the end of the game. `out` holds what is legal where a follow-up question is asked.

    aims: `NO_AIMS`, or what has been drawn for this game (`playout_aims.py`).
    """
    while game.over == 0:
        if game.decision == TURN:
            play_turn(game, tables, out, rng, aims)
        else:
            if game.decision == PICK:
                list_pick(game, tables, out)
            take(game, tables, out, below(rng, out.count))
        advance(game, tables, out)


@kernel
def take(game: Game, tables: Record, out: Choices, index: int) -> None:
    """Carry a listed choice out."""
    apply_choice(game, tables, out.number[index], out.bank[index], out.trade[index], out.how[index])


@kernel
def play_turn(game: Game, tables: Record, out: Choices, rng: Numbers, aims: int) -> None:
    """One turn."""
    if (tables.has_agora or tables.has_pantheon) and below(rng, ONE_IN_SO_MANY_EXTRAS) == 0:
        out.count = 0
        list_more_turns(game, tables, out)
        if game.agora.taken > 0:
            list_prepare(out, unprepared(game.agora, game.actor), free_card(game, rng))
        if out.count > 0:
            take(game, tables, out, below(rng, out.count))
            return
    if aims == NO_AIMS:
        play_card(game, tables, free_card(game, rng), rng)
    else:
        play_for(game, tables, rng, aims)


@kernel
def play_card(game: Game, tables: Record, card: int, rng: Numbers) -> None:
    """A wonder now and then, otherwise the building, and coins where it cannot be paid."""
    seat = game.actor
    city = game.cities[seat]
    if city.unbuilt_count > 0 and below(rng, ONE_IN_SO_MANY_WONDERS) == 0:
        wonder = city.unbuilt[below(rng, city.unbuilt_count)]
        bank, trade = wonder_price(game, tables, seat, wonder)
        if bank + trade <= funds(city):
            apply_choice(game, tables, DO_WONDER + wonder * CARDS + card, bank, trade, PAID)
            return
    if below(rng, ONE_IN_SO_MANY_DISCARDS) > 0:
        bank, trade, how = card_price(game, tables, seat, card)
        if bank + trade <= funds(city):
            apply_choice(game, tables, DO_BUILD + card, bank, trade, how)
            return
    apply_choice(game, tables, DO_DISCARD + card, 0, 0, PAID)
