"""Where boxes join a game while it runs: the deal, choices, payments, steps, conflicts, score lines, features.

What is asked for every choice looks first whether there are boxes at all, in a function so small that it costs no call.
"""

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
from argosy.rules.wonders.armada.score import add_naval_lines
from argosy.rules.wonders.armada.setup import choose_armada_cards, deal_armada
from argosy.rules.wonders.armada.turn import run_naval_step, sell_for_ship
from argosy.rules.wonders.babel.choices import (
    charge_taxes,
    list_babel_answers,
    list_other_builds,
    list_tiles_to_lay,
)
from argosy.rules.wonders.babel.conflict import defeats_for_loss, sunken_age
from argosy.rules.wonders.babel.draft import deal_babel
from argosy.rules.wonders.babel.features import observe_babel, observe_babel_city
from argosy.rules.wonders.babel.score import add_babel_lines
from argosy.rules.wonders.babel.stages import list_stages_by_token
from argosy.rules.wonders.babel.taxes import chains_cost_something
from argosy.rules.wonders.babel.terms import ASK_TILE, BY_TOKEN, DRAFT_TILE, PENALTY
from argosy.rules.wonders.babel.turn import lay_face_down, run_babel_step
from argosy.rules.wonders.cities.features import observe_debts, observe_loss
from argosy.rules.wonders.cities.land_conflict import return_diplomacy, tokens_with_diplomacy
from argosy.rules.wonders.cities.leaders import (
    lend_shields,
    list_free_black_cards,
    refresh_rights,
    shields_of_defeats,
    take_shields_back,
)
from argosy.rules.wonders.cities.losses import list_debts, run_black_step
from argosy.rules.wonders.cities.score import add_black_lines
from argosy.rules.wonders.cities.setup import choose_black_cards
from argosy.rules.wonders.cities.terms import ASK_DEBTS, BY_LEADER, DEBT
from argosy.rules.wonders.edifice.boards import asks_of_boards, list_board_answers
from argosy.rules.wonders.edifice.choices import list_stages_with_edifice
from argosy.rules.wonders.edifice.features import observe_edifices, observe_pawns
from argosy.rules.wonders.edifice.score import add_edifice_lines, counts_guild_twice
from argosy.rules.wonders.edifice.setup import deal_edifices
from argosy.rules.wonders.edifice.terms import JOIN_EDIFICE
from argosy.rules.wonders.edifice.turn import run_edifice_step
from argosy.rules.wonders.extra_wonders.choices import list_stages_to_copy
from argosy.rules.wonders.extra_wonders.features import observe_extra
from argosy.rules.wonders.extra_wonders.score import add_extra_points
from argosy.rules.wonders.extra_wonders.terms import FIRST_STEP as EXTRA_STEPS
from argosy.rules.wonders.extra_wonders.terms import IMITATE
from argosy.rules.wonders.extra_wonders.turn import run_extra_step
from argosy.rules.wonders.leaders.choices import asks_of_leaders, list_leader_answers
from argosy.rules.wonders.leaders.features import observe_leaders_of_city, observe_leaders_of_seat
from argosy.rules.wonders.leaders.score import add_copied_leader, add_leader_lines, worth_of_copied_leader
from argosy.rules.wonders.leaders.setup import deal_leaders
from argosy.rules.wonders.leaders.terms import FIRST_STEP as LEADER_STEPS
from argosy.rules.wonders.leaders.turn import (
    pay_for_card_of_pile,
    place_leader,
    play_leader,
    run_leader_step,
    sell_leader,
)
from argosy.rules.wonders.terms import PAID


@kernel
def deal_more(game, tables, seed):
    """What boxes lay out before the first Age."""
    deal_armada(game, tables, seed)
    deal_babel(game, tables, seed)
    deal_edifices(game, tables, seed)
    deal_leaders(game, tables, seed)


@kernel
def add_more_cards(tables, seed, age, deck, size):
    """Write the cards that boxes mix into an Age behind its deck; return the new size."""
    choose_armada_cards(tables, seed, age, deck, size)
    size += tables.armada.used
    choose_black_cards(tables, seed, age, deck, size)
    return size + tables.black.used


@kernel
def list_more_builds(game, tables, seat, hand, held_back, out, count):
    """Other ways to build a card of the hand."""
    if tables.boxes > 0:
        count = list_builds_of_boxes(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_builds_of_boxes(game, tables, seat, hand, held_back, out, count):
    """The same, where there are boxes."""
    count = list_builds_with_ships(game, tables, seat, hand, held_back, out, count)
    count = list_free_black_cards(game, tables, seat, hand, held_back, out, count)
    return list_other_builds(game, tables, seat, hand, held_back, out, count)


@kernel
def is_other_right(chosen):
    """Is the free build that was chosen made by a right of a box, beside the one of Olympia?"""
    return chosen.rider & (BY_TOKEN | BY_LEADER) != 0


@kernel
def chains_are_taxed(game, tables):
    """Does a chain cost something? Then boxes list it, and the ordinary payment is offered beside it."""
    return tables.boxes > 0 and chains_cost_something(game)


@kernel
def charge_more(game, tables, seat, out, count):
    """Add to listed choices what boxes take for building; drop those that can no longer be paid."""
    if tables.boxes > 0:
        count = charge_taxes(game, tables, seat, out, count)
    return count


@kernel
def list_more_stages(game, tables, seat, stage, number, hand, held_back, out, count):
    """Other ways to build a stage; number: of the first action of the stage alone."""
    if tables.boxes > 0:
        count = list_stages_of_boxes(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def list_stages_of_boxes(game, tables, seat, stage, number, hand, held_back, out, count):
    """The same, where there are boxes."""
    count = list_stages_with_ships(game, tables, seat, stage, number, hand, held_back, out, count)
    count = list_stages_by_token(game, tables, seat, stage, hand, held_back, out, count)
    return list_stages_with_edifice(game, tables, seat, stage, hand, held_back, out, count)


@kernel
def variants_of_stage(tables):
    """In how many ways a stage may be built, payments apart: alone, and what boxes add."""
    return 1 + variants_of_naval_stages(tables)


@kernel
def list_more_sales(game, tables, seat, hand, held_back, out, count):
    """Other ways to use a card of the hand than to build with it."""
    if tables.boxes > 0:
        count = list_sales_of_boxes(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_sales_of_boxes(game, tables, seat, hand, held_back, out, count):
    """The same, where there are boxes."""
    count = list_sales_for_ship(game, tables, seat, hand, held_back, out, count)
    return list_tiles_to_lay(game, tables, seat, hand, held_back, out, count)


@kernel
def place_more(game, tables, seat):
    """Does a box put the chosen card where it goes? Then it is done here."""
    return tables.boxes > 0 and lay_face_down(game, tables, seat)


@kernel
def list_more_answers(game, tables, seat, out):
    """Answers to questions that boxes ask."""
    owes = game.cities[seat].owes
    if owes == DEBT:
        return list_debts(game, tables, seat, out)
    if owes == DRAFT_TILE or owes == PENALTY:
        return list_babel_answers(game, tables, seat, out)
    if asks_of_boards(owes):
        return list_board_answers(game, tables, seat, out)
    if owes == IMITATE:
        return list_stages_to_copy(game, tables, seat, out)
    if asks_of_leaders(game.cities[seat].owes):
        return list_leader_answers(game, tables, seat, out)
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
    if step >= EXTRA_STEPS:
        run_extra_step(game, tables, step)
    elif step >= JOIN_EDIFICE:
        run_edifice_step(game, tables, step)
    elif step >= ASK_TILE:
        run_babel_step(game, tables, step)
    elif step >= ASK_DEBTS:
        run_black_step(game, tables, step)
    elif step >= LEADER_STEPS:
        run_leader_step(game, tables, step)
    else:
        run_naval_step(game, tables, step)


@kernel
def place_before_turns(game, tables, seat):
    """Put what a box lets a city play before the cards of an Age are dealt where it goes."""
    place_leader(game, tables, seat)


@kernel
def apply_more_plays(game, tables, seat):
    """The effects of a play whose verb is no word of the base game."""
    play_leader(game, tables, seat)


@kernel
def built_from_pile(game, tables, seat, kind):
    """A card has been built from the discard pile; its effects come next."""
    pay_for_card_of_pile(tables, game.cities[seat], kind)


@kernel
def sell_for_more(game, tables, seat):
    """Does the sale that was chosen give something other than coins? Then it is done here."""
    return tables.boxes > 0 and sell_to_box(game, tables, seat)


@kernel
def sell_to_box(game, tables, seat):
    """The same, where there are boxes."""
    if sell_for_ship(game, tables, seat):
        return True
    return game.turn == 0 and sell_leader(game, tables, seat)


@kernel
def change_conflict_tokens(game, tables, one, other, tokens):
    """How many tokens a conflict moves that would move `tokens` without boxes: none, or more or fewer."""
    return tokens_with_diplomacy(game, tables, one, other, tokens)


@kernel
def more_conflict_tokens(game, one, other):
    """How many tokens a conflict between two cities that are no neighbours moves; 0 if they do not fight."""
    return incursion_tokens(game, one, other)


@kernel
def age_of_victory_tokens(game):
    """The Age, from 0, whose victory tokens a conflict gives; -1: none are taken."""
    return sunken_age(game)


@kernel
def defeat_tokens_for_loss(game):
    """Defeat tokens for each token that a lost conflict moves."""
    return defeats_for_loss(game)


@kernel
def more_shields(city):
    """Shields that boxes lend a city for conflicts."""
    return shields_of_defeats(city)


@kernel
def begin_more_conflicts(game):
    """Shields that boxes lend for the conflicts of an Age."""
    lend_shields(game)


@kernel
def end_more_conflicts(game):
    """What ends with the conflicts of an Age: lent shields, reasons to fight, rights that were used."""
    take_shields_back(game)
    end_incursions(game)
    return_diplomacy(game)
    refresh_rights(game)


@kernel
def add_more_lines(game, tables, seat, lines):
    """Write the lines of the score pad that boxes add."""
    add_naval_lines(game, tables, seat, lines)
    add_leader_lines(game, tables, seat, lines)
    add_black_lines(game, tables, seat, lines)
    add_babel_lines(game, tables, seat, lines)
    add_edifice_lines(game, tables, seat, lines)
    add_extra_points(game, tables, seat, lines)


@kernel
def doubles_guild(city):
    """Does one guild of the city count twice?"""
    return counts_guild_twice(city)


@kernel
def more_worth_of_copy(game, tables, seat, kind):
    """What a guild that is copied at the end adds besides its own points and symbols."""
    return worth_of_copied_leader(game, tables, seat, kind)


@kernel
def add_more_of_copy(game, tables, seat, kind, free, lines):
    """Write that on its lines; free: symbols of free choice."""
    add_copied_leader(game, tables, seat, kind, free, lines)


@kernel
def observe_more_questions(game, tables, city, row, at):
    """Features of what boxes ask a city."""
    at = observe_question(game, tables, city, row, at)
    at = observe_leaders_of_seat(game, tables, city, row, at)
    at = observe_loss(game, tables, city, row, at)
    at = observe_babel(game, tables, city, row, at)
    return observe_edifices(game, tables, row, at)


@kernel
def observe_more_of_city(game, tables, seat, row, at):
    """Features of what boxes add to a city."""
    at = observe_ships(game, tables, seat, row, at)
    at = observe_leaders_of_city(game, tables, seat, row, at)
    at = observe_debts(game, tables, seat, row, at)
    at = observe_babel_city(game, tables, seat, row, at)
    at = observe_pawns(game, tables, seat, row, at)
    return observe_extra(game, tables, seat, row, at)
