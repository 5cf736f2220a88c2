"""Where boxes join a game while it runs: the deal, choices, payments, steps, conflicts, score lines, features."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.choices import (
    list_builds_with_ships,
    list_naval_answers,
    list_sales_for_ship,
    list_stages_with_ships,
    variants_of_naval_stages,
)
from argosy.rules.wonders.armada.features import observe_question, observe_ships
from argosy.rules.wonders.armada.land_conflict import end_incursions, incursion_tokens
from argosy.rules.wonders.armada.payment import list_sum_payments, pay_far, sells_far
from argosy.rules.wonders.armada.score import add_naval_lines, science_points_in_order
from argosy.rules.wonders.armada.setup import choose_armada_cards, deal_armada, is_armada_in_play
from argosy.rules.wonders.armada.turn import run_naval_step, sell_for_ship
from argosy.rules.wonders.terms import PAID


@kernel
def deal_more(game, tables, seed):
    """What boxes lay out before the first Age."""
    if is_armada_in_play(tables):
        deal_armada(game, tables, seed)


@kernel
def add_more_cards(tables, seed, age, deck, size):
    """Write the cards that boxes mix into an Age behind its deck; return the new size."""
    choose_armada_cards(tables, seed, age, deck, size)
    return size + tables.armada.used


@kernel
def list_more_builds(game, tables, seat, hand, held_back, out, count):
    """Other ways to build a card of the hand."""
    if is_armada_in_play(tables):
        count = list_builds_with_ships(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_more_stages(game, tables, seat, stage, number, hand, held_back, out, count):
    """Other ways to build a stage; number: of the first action of the stage alone."""
    if is_armada_in_play(tables):
        count = list_stages_with_ships(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def variants_of_stage(tables):
    """In how many ways a stage may be built, payments apart: alone, and what boxes add."""
    return 1 + variants_of_naval_stages(tables)


@kernel
def list_more_sales(game, tables, seat, hand, held_back, out, count):
    """Other ways to sell a card of the hand."""
    return list_sales_for_ship(game, tables, seat, hand, held_back, out, count)


@kernel
def list_more_answers(game, tables, seat, out):
    """Answers to questions that boxes ask."""
    return list_naval_answers(game, tables, seat, out)


@kernel
def pays_otherwise(city):
    """Do boxes change what the city pays, or from whom it may buy?"""
    return city.modifiers > 0 or sells_far(city)


@kernel
def list_other_payments(game, tables, seat, cost, what, verb, card, number, out, count):
    """As `trade.list_payments` for such a city; a single call, because what is quick must stay short."""
    return list_sum_payments(game, tables, seat, cost, tables.nothing, what, PAID, verb, card, number, out, count)


@kernel
def pay_more_sellers(game, seat, chosen):
    """Coins for sellers that are no neighbours."""
    pay_far(game, seat, chosen)


@kernel
def run_more_steps(game, tables, step):
    """Run a step that is no step of the base game."""
    run_naval_step(game, tables, step)


@kernel
def sell_for_more(game, tables, seat):
    """Does the sale that was chosen give something other than coins? Then it is done here."""
    return sell_for_ship(game, tables, seat)


@kernel
def more_conflict_tokens(game, one, other):
    """How many tokens a conflict between two cities that are no neighbours moves; 0 if they do not fight."""
    return incursion_tokens(game, one, other)


@kernel
def end_more_conflicts(game):
    """Reasons to fight that end with an Age."""
    end_incursions(game)


@kernel
def add_more_lines(game, tables, seat, lines):
    """Write the lines of the score pad that boxes add."""
    add_naval_lines(game, tables, seat, lines)


@kernel
def more_science_points(tables, symbols, free, most):
    """Points of science with symbols that are not of free choice alone."""
    return science_points_in_order(tables, symbols, free, most)


@kernel
def observe_more_questions(game, tables, city, row, at):
    """Features of what boxes ask a city."""
    if is_armada_in_play(tables):
        at = observe_question(game, tables, city, row, at)
    return at


@kernel
def observe_more_of_city(game, tables, seat, row, at):
    """Features of what boxes add to a city."""
    if is_armada_in_play(tables):
        at = observe_ships(game, tables, seat, row, at)
    return at
