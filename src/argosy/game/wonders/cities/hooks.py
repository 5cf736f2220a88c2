"""The hooks of Cities in a game with names."""

from argosy.game.wonders import open_symbols
from argosy.game.wonders.cities import choices, events, position, score, views
from argosy.game.wonders.hooks import GameHooks

HOOKS = GameHooks(
    questions=choices.QUESTIONS,
    add_ons=choices.ADD_ONS,
    reasons=choices.RULES,
    choice_fields=choices.choice_fields,
    thing=choices.thing,
    add_on=choices.add_on,
    refuse_add_on=choices.refuse_add_on,
    refuse_free=choices.refuse_free,
    gives_right=choices.gives_right,
    way=choices.way_of,
    look_at_city=views.look_at_city,
    events=events.black_events,
    items=score.items,
    by_hand=score.by_hand,
    copies=open_symbols.copies,
    describe_city=position.describe_city,
    set_up_city=position.set_up_city,
)
