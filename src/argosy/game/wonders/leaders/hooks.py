"""The hooks of Leaders in a game with names."""

from argosy.game.wonders.hooks import GameHooks
from argosy.game.wonders.leaders import choices, events, position, score, views

HOOKS = GameHooks(
    questions=choices.QUESTIONS,
    reasons=choices.RULES,
    choice_fields=choices.choice_fields,
    thing=choices.thing,
    effects=views.effects_of,
    look_at_city=views.look_at_city,
    look_at_table=views.look_at_table,
    events=events.leader_events,
    as_scored=score.as_scored,
    items=score.items,
    table_field="leaders_box",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
