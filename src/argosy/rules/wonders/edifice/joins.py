"""Where Edifice joins the base game."""

from argosy.rules.wonders.boxes.joins import Joins
from argosy.rules.wonders.edifice.boards import list_board_answers
from argosy.rules.wonders.edifice.choices import list_stages_with_edifice
from argosy.rules.wonders.edifice.effects import apply_edifice_effect, edifice_effect_points
from argosy.rules.wonders.edifice.features import observe_edifices, observe_pawns
from argosy.rules.wonders.edifice.score import add_edifice_lines, counts_guild_twice
from argosy.rules.wonders.edifice.setup import deal_edifices
from argosy.rules.wonders.edifice.turn import run_edifice_step

JOINS = Joins(
    deal=deal_edifices,
    list_stages=list_stages_with_edifice,
    list_answers=list_board_answers,
    run_step=run_edifice_step,
    apply_effect=apply_edifice_effect,
    effect_points=edifice_effect_points,
    doubles_guild=counts_guild_twice,
    add_lines=add_edifice_lines,
    observe_questions=observe_edifices,
    observe_city=observe_pawns,
)
