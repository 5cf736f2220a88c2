"""Losses of coins and debts: the sum of a turn, which part of it becomes debts (CITIES-LOSS-1 to -6)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.asking import ask
from argosy.rules.wonders.cities.tables import MOST_LOSS
from argosy.rules.wonders.cities.terms import ASK_DEBTS, DEBT, SETTLE_LOSSES, TAKE_DEBTS
from argosy.rules.wonders.demands import demanded_of, forget_demands
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.terms import NO_VERB, NOTHING


@kernel
def run_black_step(game, tables, step):
    """Run one of the steps that Cities adds."""
    if step == ASK_DEBTS:
        ask_debts(game, tables)
    elif step == SETTLE_LOSSES:
        settle_losses(game)


@kernel
def ask_debts(game, tables):
    """Add up what each city loses in this turn; who has coins says how many of them become debts. All are asked at
    once (CITIES-LOSS-2 to -5, CITIES-OPEN-7, CITIES-ORDER-1, -2, CITIES-TEAM-3).
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        city.black.loss = min(MOST_LOSS, city.black.loss + demanded_of(game, tables, seat))
        if city.black.loss > 0 and city.coins > 0:
            ask(game, seat, DEBT)
    for seat in range(game.seats):
        forget_demands(game.cities[seat])


@kernel
def settle_losses(game):
    """Coins go to the bank; for each coin that is not paid the city takes a debt (CITIES-LOSS-3, CITIES-DEBT-2)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.black.loss > 0:
            debts = city.chosen.card if city.owed == DEBT else city.black.loss
            city.coins -= city.black.loss - debts
            city.black.debts += debts
            city.black.loss = 0
            if city.owed == DEBT:
                city.owed = NOTHING
                write_choice(city.chosen, NO_VERB, -1, -1)


@kernel
def list_debts(game, tables, seat, out):
    """How many of the coins to lose become debts: any number, but at least what cannot be paid (CITIES-LOSS-3, -5)."""
    city, count = game.cities[seat], 0
    for debts in range(max(0, city.black.loss - city.coins), city.black.loss + 1):
        write_choice(out[count], TAKE_DEBTS, debts, tables.debt_at + debts)
        count += 1
    return count
