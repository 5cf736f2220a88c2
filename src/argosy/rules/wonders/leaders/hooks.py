"""The hooks of Leaders in the base game."""

from argosy.rules.wonders.expansions.hooks import RuleHooks
from argosy.rules.wonders.leaders.choices import list_leader_answers, list_plays_of_leaders, rank_of_leader
from argosy.rules.wonders.leaders.effects import (
    apply_leader_effect,
    change_points_of_sets,
    count_leader_things,
    end_leader_effect,
    leader_effect_points,
)
from argosy.rules.wonders.leaders.features import observe_leaders_of_city, observe_leaders_of_seat
from argosy.rules.wonders.leaders.score import add_copied_leader, add_leader_lines, worth_of_copied_leader
from argosy.rules.wonders.leaders.setup import deal_leaders
from argosy.rules.wonders.leaders.turn import (
    pay_for_card_of_pile,
    place_leader,
    play_leader,
    run_leader_step,
    sell_leader,
)

HOOKS = RuleHooks(
    deal=deal_leaders,
    list_plays_before_turns=list_plays_of_leaders,
    list_answers=list_leader_answers,
    rank_of_marker=rank_of_leader,
    place_before_turns=place_leader,
    apply_play=play_leader,
    sell=sell_leader,
    built_from_pile=pay_for_card_of_pile,
    run_step=run_leader_step,
    apply_effect=apply_leader_effect,
    effect_points=leader_effect_points,
    change_lasting=change_points_of_sets,
    end_effect=end_leader_effect,
    count_things=count_leader_things,
    add_lines=add_leader_lines,
    worth_of_copy=worth_of_copied_leader,
    add_copy=add_copied_leader,
    observe_questions=observe_leaders_of_seat,
    observe_city=observe_leaders_of_city,
)
