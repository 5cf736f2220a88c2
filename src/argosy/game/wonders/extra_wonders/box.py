"""What the single boards say to a game."""

from argosy.game.wonders.box import Box
from argosy.game.wonders.extra_wonders import choice, events, look, position, reasons, score
from argosy.game.wonders.extra_wonders.questions import QUESTIONS
from argosy.game.wonders.nothing import no_fields

EXTRA_WONDERS = Box(
    part="extra_wonders",
    questions=QUESTIONS,
    reasons=reasons.RULES,
    choice_fields=no_fields,
    thing=choice.thing,
    effects=look.effects_of,
    look_at_city=look.look_at_city,
    before=events.Before,
    events=events.extra_events,
    items=score.items,
    copies=score.copies,
    city_field="extra_wonders",
    describe_city=position.describe_city,
    set_up_city=position.set_up_city,
)
