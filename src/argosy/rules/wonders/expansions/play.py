"""Hooks for a running game: the deal, choices, payments, steps, conflicts, score lines, features.

Their kernels come from the `hooks.py` of each expansion. A hook that is called for every choice looks first
whether there are expansions at all, in a function so small that it costs no call.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record
from argosy.rules.wonders.expansions.hooks import at, by_word
from argosy.rules.wonders.state import ChoiceRow, City, Game
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


# --- choices ------------------------------------------------------------------------------------------------


@kernel
def is_other_right(chosen: ChoiceRow) -> bool:
    """Is the free build that was chosen made by a right of an expansion, beside the one of Olympia?"""
    return chosen.add_on & OTHER_RIGHTS != 0


@kernel
def chains_are_taxed(game: Game, tables: Record) -> bool:
    """Does a chain cost something? Then expansions list it, and the ordinary payment is offered beside it."""
    if tables.expansions > 0:
        for are_taxed in CHAINS_ARE_TAXED:
            if are_taxed(game):
                return True
    return False


@kernel
def rank_of_marker(game: Game, seat: int, number: int) -> int:
    """Return how many things in a hand, other than cards, have a lower number.

    Their numbers count behind those of the cards.
    """
    rank = 0
    for rank_of in RANK_OF_MARKER:
        rank += rank_of(game.cities[seat], number)
    return rank


@kernel
def variants_of_stage(tables: Record) -> int:
    """In how many ways a stage may be built, payments apart: alone, and what expansions add."""
    variants = 1
    for more in VARIANTS_OF_STAGE:
        variants += more(tables)
    return variants


@kernel
def list_more_sales(
    game: Game, tables: Record, seat: int, hand: Record, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Other ways to use a card of the hand than to build with it."""
    if tables.expansions > 0:
        for list_sales in LIST_SALES:
            count = list_sales(game, tables, seat, hand, held_back, out, count)
    return count


# --- payments -----------------------------------------------------------------------------------------------


@kernel
def leaves_one_out(city: City) -> int:
    """Need one unit of what is built together with a card not be paid? 0 or 1."""
    units = 0
    for leaves in LEAVES_ONE_OUT:
        units += leaves(city)
    return units


@kernel
def far_units(city: City, side: int) -> int:
    """Units that the city may buy in a turn two seats away; side: 0 left, 1 right."""
    units = 0
    for more in FAR_UNITS:
        units += more(city, side)
    return units


@kernel
def far_price(city: City, side: int) -> int:
    """Coins for each of them."""
    price = 0
    for coins in FAR_PRICE:
        price += coins(city, side)
    return price


# --- choices that are carried out ---------------------------------------------------------------------------


@kernel
def place_more(game: Game, tables: Record, seat: int) -> bool:
    """Does an expansion put the chosen card where it goes? Then it is done here."""
    if tables.expansions > 0:
        for place in PLACE:
            if place(game, tables, seat):
                return True
    return False


@kernel
def sell_for_more(game: Game, tables: Record, seat: int) -> bool:
    """Does the sale that was chosen give something other than coins? Then it is done here."""
    if tables.expansions > 0:
        for sell in SELL:
            if sell(game, tables, seat):
                return True
    return False


# --- conflicts ----------------------------------------------------------------------------------------------


@kernel
def age_of_victory_tokens(game: Game) -> int:
    """The Age, from 0, whose victory tokens a conflict gives; -1: none are taken."""
    age = game.age - 1
    for change in AGE_OF_VICTORY:
        age = change(game, age)
    return age


@kernel
def defeat_tokens_for_loss(game: Game) -> int:
    """Defeat tokens for each token that a lost conflict moves."""
    tokens = 1
    for change in DEFEATS_OF_LOSS:
        tokens = change(game, tokens)
    return tokens


@kernel
def more_shields(city: City) -> int:
    """Shields that expansions lend a city for conflicts."""
    shields = 0
    for lent in SHIELDS:
        shields += lent(city)
    return shields


@kernel
def begin_more_conflicts(game: Game) -> None:
    """Shields that expansions lend for the conflicts of an Age."""
    for begin in BEGIN_CONFLICTS:
        begin(game)


# --- the end, and what a seat may know ----------------------------------------------------------------------


@kernel
def doubles_guild(city: City) -> bool:
    """Does one guild of the city count twice?"""
    for doubles in DOUBLES_GUILD:
        if doubles(city):
            return True
    return False


@kernel
def observe_more_questions(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Features of what expansions ask a city."""
    for observe in OBSERVE_QUESTIONS:
        at = observe(game, tables, city, row, at)
    return at


@kernel
def observe_more_of_city(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Features of what expansions add to a city."""
    for observe in OBSERVE_CITY:
        at = observe(game, tables, seat, row, at)
    return at
