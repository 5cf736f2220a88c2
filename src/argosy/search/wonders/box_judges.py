"""What boxes add to the judgement of choices: one line for each box."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.terms import ABSTAIN, MOVE_SHIPS
from argosy.rules.wonders.babel.terms import GIVE_UP, TAKE_TILE
from argosy.rules.wonders.cities.terms import TAKE_DEBTS
from argosy.rules.wonders.edifice.terms import TAKE_HALF, TAKE_PAWN
from argosy.rules.wonders.leaders.terms import DRAFT_LEADER, RETURN_TOKEN
from argosy.search.wonders.armada.judge import judge_naval_answer, judge_ships, look_at_ships
from argosy.search.wonders.babel.judge import join_worth, judge_tile, look_at_projects
from argosy.search.wonders.cities.judge import judge_debts
from argosy.search.wonders.edifice.judge import judge_board_answer, look_at_edifice
from argosy.search.wonders.leaders.judge import judge_leader


@kernel
def look_at_boxes(game, tables, notes, seat, mood):
    """What is the same for all choices of a city."""
    look_at_ships(game, tables, seat, mood)
    mood.joins = look_at_projects(game, tables, notes, seat, mood)
    mood.joins += look_at_edifice(game, tables, notes, seat, mood)


@kernel
def judge_rider(tables, mood, choice):
    """What is done together with a card."""
    return judge_ships(mood, choice.rider) + join_worth(mood, choice.rider)


@kernel
def judge_answer(game, tables, notes, mood, seat, choice):
    """A choice whose verb is no word of the base game."""
    verb = choice.verb
    if MOVE_SHIPS <= verb <= ABSTAIN:
        return judge_naval_answer(game, tables, notes, mood, seat, choice)
    if DRAFT_LEADER <= verb <= RETURN_TOKEN:
        return judge_leader(game, tables, notes, mood, seat, choice)
    if verb == TAKE_DEBTS:
        return judge_debts(game, mood, seat, choice)
    if TAKE_TILE <= verb <= GIVE_UP:
        return judge_tile(game, tables, notes, mood, seat, choice)
    if TAKE_HALF <= verb <= TAKE_PAWN:
        return judge_board_answer(game, tables, notes, mood, seat, choice)
    return 0.0
