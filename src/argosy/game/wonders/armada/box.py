"""What Armada says to a game."""

from argosy.game.wonders.armada import choice, construction, events, far, look, position, reasons, score
from argosy.game.wonders.armada.questions import QUESTIONS
from argosy.game.wonders.box import Box
from argosy.rules.wonders.armada.terms import LANES

ARMADA = Box(
    part="armada",
    questions=QUESTIONS,
    words=LANES,
    riders=choice.RIDERS,
    reasons=reasons.RULES,
    choice_fields=choice.choice_fields,
    thing=choice.thing,
    rider=choice.rider,
    refuse_rider=construction.refuse_rider,
    wished_extra=construction.wished_extra,
    listed_extra=construction.listed_extra,
    sellers=far.sellers,
    offers=far.offers,
    bought=far.bought,
    paid=far.paid,
    effects=look.effects_of,
    look_at_city=look.look_at_city,
    look_at_table=look.look_at_table,
    before=events.Before,
    events=events.naval_events,
    turns_up=look.turns_up,
    items=score.items,
    city_field="armada",
    table_field="islands",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
