"""The hooks of Babel in a game with names."""

from argosy.game.wonders.babel import choices, events, position, score, views
from argosy.game.wonders.hooks import GameHooks

HOOKS = GameHooks(
    questions=choices.QUESTIONS,
    plays=("tile",),
    add_ons=choices.ADD_ONS,
    reasons=choices.RULES,
    choice_fields=choices.choice_fields,
    first_words=choices.first_words,
    thing=choices.thing,
    add_on=choices.add_on,
    refuse_play=choices.refuse_play,
    refuse_add_on=choices.refuse_add_on,
    queried_extra=choices.queried_extra,
    listed_extra=choices.listed_extra,
    way=choices.way_of,
    fee=choices.fee_of,
    effects=views.effects_of,
    resting=views.resting,
    look_at_city=views.look_at_city,
    look_at_table=views.look_at_table,
    events=events.babel_events,
    items=score.items,
    by_hand=score.by_hand,
    table_field="babel",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
