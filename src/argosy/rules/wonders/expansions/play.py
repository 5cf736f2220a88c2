"""Hooks for a running game: the deal, choices, payments, steps, conflicts, score lines, features.

Their kernels come from the `hooks.py` of each expansion. A hook that is called for every choice looks first
whether there are expansions at all, in a function so small that it costs no call.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.expansions.hooks import at, by_word
from argosy.rules.wonders.words import add_on

DEAL = at("deal")
MIX_IN = at("mix_in")
LIST_PLAYS_BEFORE_TURNS = at("list_plays_before_turns")
LIST_BUILDS = at("list_builds")
LIST_STAGES = at("list_stages")
LIST_SALES = at("list_sales")
LIST_ANSWERS = by_word("list_answers", "OWES")
CHARGE = at("charge")
CHAINS_ARE_TAXED = at("chains_are_taxed")
VARIANTS_OF_STAGE = at("variants_of_stage")
RANK_OF_MARKER = at("rank_of_marker")
LEAVES_ONE_OUT = at("leaves_one_out")
FAR_UNITS = at("far_units")
FAR_PRICE = at("far_price")
PLACE = at("place")
PLACE_BEFORE_TURNS = at("place_before_turns")
APPLY_PLAY = at("apply_play")
SELL = at("sell")
BUILT_FROM_PILE = at("built_from_pile")
RUN_STEP = by_word("run_step", "STEPS")
CHANGE_TOKENS = at("change_tokens")
MORE_CONFLICTS = at("more_conflicts")
AGE_OF_VICTORY = at("age_of_victory")
DEFEATS_OF_LOSS = at("defeats_of_loss")
SHIELDS = at("shields")
BEGIN_CONFLICTS = at("begin_conflicts")
END_CONFLICTS = at("end_conflicts")
ADD_LINES = at("add_lines")
DOUBLES_GUILD = at("doubles_guild")
WORTH_OF_COPY = at("worth_of_copy")
ADD_COPY = at("add_copy")
OBSERVE_QUESTIONS = at("observe_questions")
OBSERVE_CITY = at("observe_city")

OTHER_RIGHTS = add_on("token") | add_on("leader")

# --- the deal -----------------------------------------------------------------------------------------------


@kernel
def deal_more(game, tables, seed):
    """Lay out the components of expansions before the first Age."""
    for deal in DEAL:
        deal(game, tables, seed)


@kernel
def add_more_cards(tables, seed, age, deck, size):
    """Write the cards that expansions mix into an Age behind its deck; return the new size."""
    for mix_in in MIX_IN:
        size = mix_in(tables, seed, age, deck, size)
    return size


# --- choices ------------------------------------------------------------------------------------------------


@kernel
def list_plays_before_turns(game, tables, seat, owes, out, count):
    """List the plays that expansions allow before the cards of an Age are dealt; return the new count."""
    for list_plays in LIST_PLAYS_BEFORE_TURNS:
        count = list_plays(game, tables, seat, owes, out, count)
    return count


@kernel
def list_more_builds(game, tables, seat, hand, held_back, out, count):
    """Other ways to build a card of the hand."""
    if tables.expansions > 0:
        count = list_builds_of_expansions(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_builds_of_expansions(game, tables, seat, hand, held_back, out, count):
    """The same, where there are expansions."""
    for list_builds in LIST_BUILDS:
        count = list_builds(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def is_other_right(chosen):
    """Is the free build that was chosen made by a right of an expansion, beside the one of Olympia?"""
    return chosen.add_on & OTHER_RIGHTS != 0


@kernel
def chains_are_taxed(game, tables):
    """Does a chain cost something? Then expansions list it, and the ordinary payment is offered beside it."""
    return tables.expansions > 0 and an_expansion_taxes_chains(game)


@kernel
def an_expansion_taxes_chains(game):
    """The same, where there are expansions."""
    for are_taxed in CHAINS_ARE_TAXED:
        if are_taxed(game):
            return True
    return False


@kernel
def charge_more(game, tables, seat, out, count):
    """Add to listed choices what expansions take for building; drop those that can no longer be paid."""
    if tables.expansions > 0:
        count = charge_for_expansions(game, tables, seat, out, count)
    return count


@kernel
def charge_for_expansions(game, tables, seat, out, count):
    """The same, where there are expansions."""
    for charge in CHARGE:
        count = charge(game, tables, seat, out, count)
    return count


@kernel
def list_more_stages(game, tables, seat, stage, number, hand, held_back, out, count):
    """Other ways to build a stage; number: of the first action of the stage alone."""
    if tables.expansions > 0:
        count = list_stages_of_expansions(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def list_stages_of_expansions(game, tables, seat, stage, number, hand, held_back, out, count):
    """The same, where there are expansions."""
    for list_stages in LIST_STAGES:
        count = list_stages(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def rank_of_marker(game, seat, number):
    """Return how many things in a hand, other than cards, have a lower number.

    Their numbers count behind those of the cards.
    """
    rank = 0
    for rank_of in RANK_OF_MARKER:
        rank += rank_of(game.cities[seat], number)
    return rank


@kernel
def variants_of_stage(tables):
    """In how many ways a stage may be built, payments apart: alone, and what expansions add."""
    variants = 1
    for more in VARIANTS_OF_STAGE:
        variants += more(tables)
    return variants


@kernel
def list_more_sales(game, tables, seat, hand, held_back, out, count):
    """Other ways to use a card of the hand than to build with it."""
    if tables.expansions > 0:
        count = list_sales_of_expansions(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_sales_of_expansions(game, tables, seat, hand, held_back, out, count):
    """The same, where there are expansions."""
    for list_sales in LIST_SALES:
        count = list_sales(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_more_answers(game, tables, seat, out):
    """Answers to questions that expansions ask."""
    owes = game.cities[seat].owes
    for first, end, list_answers in LIST_ANSWERS:
        if first <= owes < end:
            return list_answers(game, tables, seat, out)
    return 0


# --- payments -----------------------------------------------------------------------------------------------


@kernel
def leaves_one_out(city):
    """Need one unit of what is built together with a card not be paid? 0 or 1."""
    units = 0
    for leaves in LEAVES_ONE_OUT:
        units += leaves(city)
    return units


@kernel
def far_units(city, side):
    """Units that the city may buy in a turn two seats away; side: 0 left, 1 right."""
    units = 0
    for more in FAR_UNITS:
        units += more(city, side)
    return units


@kernel
def far_price(city, side):
    """Coins for each of them."""
    price = 0
    for coins in FAR_PRICE:
        price += coins(city, side)
    return price


# --- choices that are carried out ---------------------------------------------------------------------------


@kernel
def place_more(game, tables, seat):
    """Does an expansion put the chosen card where it goes? Then it is done here."""
    return tables.expansions > 0 and place_for_expansion(game, tables, seat)


@kernel
def place_for_expansion(game, tables, seat):
    """The same, where there are expansions."""
    for place in PLACE:
        if place(game, tables, seat):
            return True
    return False


@kernel
def place_before_turns(game, tables, seat):
    """Put what an expansion lets a city play before the cards of an Age are dealt where it goes."""
    for place in PLACE_BEFORE_TURNS:
        place(game, tables, seat)


@kernel
def apply_more_plays(game, tables, seat):
    """The effects of a play whose verb is no word of the base game."""
    for apply in APPLY_PLAY:
        apply(game, tables, seat)


@kernel
def built_from_pile(game, tables, seat, kind):
    """A card has been built from the discard pile; its effects come next."""
    for notice in BUILT_FROM_PILE:
        notice(tables, game.cities[seat], kind)


@kernel
def sell_for_more(game, tables, seat):
    """Does the sale that was chosen give something other than coins? Then it is done here."""
    return tables.expansions > 0 and sell_to_expansion(game, tables, seat)


@kernel
def sell_to_expansion(game, tables, seat):
    """The same, where there are expansions."""
    for sell in SELL:
        if sell(game, tables, seat):
            return True
    return False


@kernel
def run_more_steps(game, tables, step):
    """Run a step that is no step of the base game."""
    for first, end, run in RUN_STEP:
        if first <= step < end:
            run(game, tables, step)


# --- conflicts ----------------------------------------------------------------------------------------------


@kernel
def change_conflict_tokens(game, tables, one, other, tokens):
    """Return the tokens that a conflict moves; `tokens`: as many as without expansions."""
    for change in CHANGE_TOKENS:
        tokens = change(game, tables, one, other, tokens)
    return tokens


@kernel
def more_conflict_tokens(game, one, other):
    """Return the tokens that a conflict of cities that are no neighbours moves; 0: no fight."""
    tokens = 0
    for more in MORE_CONFLICTS:
        tokens += more(game, one, other)
    return tokens


@kernel
def age_of_victory_tokens(game):
    """The Age, from 0, whose victory tokens a conflict gives; -1: none are taken."""
    age = game.age - 1
    for change in AGE_OF_VICTORY:
        age = change(game, age)
    return age


@kernel
def defeat_tokens_for_loss(game):
    """Defeat tokens for each token that a lost conflict moves."""
    tokens = 1
    for change in DEFEATS_OF_LOSS:
        tokens = change(game, tokens)
    return tokens


@kernel
def more_shields(city):
    """Shields that expansions lend a city for conflicts."""
    shields = 0
    for lent in SHIELDS:
        shields += lent(city)
    return shields


@kernel
def begin_more_conflicts(game):
    """Shields that expansions lend for the conflicts of an Age."""
    for begin in BEGIN_CONFLICTS:
        begin(game)


@kernel
def end_more_conflicts(game):
    """End what lasts for the conflicts of an Age: lent shields, reasons to fight, used rights."""
    for end in END_CONFLICTS:
        end(game)


# --- the end, and what a seat may know ----------------------------------------------------------------------


@kernel
def add_more_lines(game, tables, seat, lines):
    """Write the lines of the score pad that expansions add."""
    for add in ADD_LINES:
        add(game, tables, seat, lines)


@kernel
def doubles_guild(city):
    """Does one guild of the city count twice?"""
    for doubles in DOUBLES_GUILD:
        if doubles(city):
            return True
    return False


@kernel
def more_worth_of_copy(game, tables, seat, kind):
    """Return the points that a guild copied at the end adds besides its own points and symbols."""
    worth = 0
    for more in WORTH_OF_COPY:
        worth += more(game, tables, seat, kind)
    return worth


@kernel
def add_more_of_copy(game, tables, seat, kind, free, lines):
    """Write that on its lines; free: symbols of free choice."""
    for add in ADD_COPY:
        add(game, tables, seat, kind, free, lines)


@kernel
def observe_more_questions(game, tables, city, row, at):
    """Features of what expansions ask a city."""
    for observe in OBSERVE_QUESTIONS:
        at = observe(game, tables, city, row, at)
    return at


@kernel
def observe_more_of_city(game, tables, seat, row, at):
    """Features of what expansions add to a city."""
    for observe in OBSERVE_CITY:
        at = observe(game, tables, seat, row, at)
    return at
