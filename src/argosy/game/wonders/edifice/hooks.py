"""The hooks of Edifice in a game with names."""

from argosy.game.wonders.edifice import choices, events, position, score, views
from argosy.game.wonders.hooks import GameHooks

HOOKS = GameHooks(
    questions=choices.QUESTIONS,
    add_ons=choices.ADD_ONS,
    reasons=choices.RULES,
    choice_fields=choices.choice_fields,
    thing=choices.thing,
    add_on=choices.add_on,
    refuse_add_on=choices.refuse_add_on,
    queried_extra=choices.queried_extra,
    listed_extra=choices.listed_extra,
    effects=views.effects_of,
    look_at_city=views.look_at_city,
    look_at_table=views.look_at_table,
    events=events.edifice_events,
    items=score.items,
    table_field="edifice",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
