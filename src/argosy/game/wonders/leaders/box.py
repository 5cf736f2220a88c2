"""What Leaders says to a game."""

from argosy.game.wonders.box import Box
from argosy.game.wonders.leaders import choice, events, look, position, reasons, score
from argosy.game.wonders.leaders.questions import QUESTIONS

LEADERS = Box(
    part="leaders",
    questions=QUESTIONS,
    reasons=reasons.RULES,
    choice_fields=choice.choice_fields,
    thing=choice.thing,
    effects=look.effects_of,
    look_at_city=look.look_at_city,
    look_at_table=look.look_at_table,
    before=events.Before,
    events=events.leader_events,
    as_scored=score.as_scored,
    items=score.items,
    city_field="leaders",
    table_field="leaders_box",
    describe_city=position.describe_city,
    describe_table=position.describe_table,
    set_up_city=position.set_up_city,
    set_up_table=position.set_up_table,
)
