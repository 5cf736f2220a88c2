"""What common works say to a game, whichever box brings them: what a penalty takes is asked, refused and told in one way."""

from argosy.game.wonders.box import Box
from argosy.game.wonders.works import events, penalties

BOX = Box(
    is_in_play=penalties.are_there,
    questions=penalties.QUESTIONS,
    reasons=penalties.RULES,
    thing=penalties.thing,
    events=events.events_of,
)
