"""What Babel says to a game."""

from argosy.game.wonders.babel import choice, events, look, position, reasons, refusals, score, ways
from argosy.game.wonders.babel.questions import QUESTIONS
from argosy.game.wonders.box import Box

BABEL = Box(
    part="babel",
    questions=QUESTIONS,
    plays=("tile",),
    riders=choice.RIDERS,
    reasons=reasons.RULES,
    choice_fields=choice.choice_fields,
    first_words=choice.first_words,
    thing=choice.thing,
    rider=choice.rider,
    refuse_play=refusals.refuse_play,
    refuse_rider=refusals.refuse_rider,
    wished_extra=refusals.wished_extra,
    listed_extra=refusals.listed_extra,
    way=ways.way_of,
    fee=ways.fee_of,
    effects=look.effects_of,
    resting=look.resting,
    look_at_city=look.look_at_city,
    look_at_table=look.look_at_table,
    before=events.Before,
    events=events.babel_events,
    items=score.items,
    by_hand=score.by_hand,
    city_field="babel",
    table_field="babel",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
