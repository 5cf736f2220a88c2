"""The hooks of Armada in a game with names."""

from argosy.game.wonders.armada import choices, events, far, position, score, views
from argosy.game.wonders.hooks import GameHooks
from argosy.rules.wonders.armada.terms import LANES

HOOKS = GameHooks(
    questions=choices.QUESTIONS,
    words=LANES,
    add_ons=choices.ADD_ONS,
    reasons=choices.RULES,
    choice_fields=choices.choice_fields,
    thing=choices.thing,
    add_on=choices.add_on,
    refuse_add_on=choices.refuse_add_on,
    queried_extra=choices.queried_extra,
    listed_extra=choices.listed_extra,
    sellers=far.sellers,
    offers=far.offers,
    bought=far.bought,
    paid=far.paid,
    effects=views.effects_of,
    look_at_city=views.look_at_city,
    look_at_table=views.look_at_table,
    events=events.naval_events,
    reveals_hidden=views.reveals_hidden,
    items=score.items,
    table_field="islands",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
