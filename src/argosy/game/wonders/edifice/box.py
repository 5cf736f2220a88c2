"""What Edifice says to a game."""

from argosy.game.wonders.box import Box
from argosy.game.wonders.edifice import choice, events, look, position, reasons, refusals, score
from argosy.game.wonders.edifice.questions import QUESTIONS

EDIFICE = Box(
    part="edifice",
    questions=QUESTIONS,
    riders=choice.RIDERS,
    reasons=reasons.RULES,
    choice_fields=choice.choice_fields,
    thing=choice.thing,
    rider=choice.rider,
    refuse_rider=refusals.refuse_rider,
    wished_extra=refusals.wished_extra,
    listed_extra=refusals.listed_extra,
    effects=look.effects_of,
    look_at_city=look.look_at_city,
    look_at_table=look.look_at_table,
    before=events.Before,
    events=events.edifice_events,
    items=score.items,
    city_field="edifice",
    table_field="edifice",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
