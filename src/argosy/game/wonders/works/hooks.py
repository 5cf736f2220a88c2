"""The hooks of common works in a game with names: questions, refusals and events of penalties."""

from argosy.game.wonders.hooks import GameHooks
from argosy.game.wonders.works import events, penalties

HOOKS = GameHooks(
    is_in_play=penalties.are_there,
    questions=penalties.QUESTIONS,
    reasons=penalties.RULES,
    thing=penalties.thing,
    events=events.events_of,
)
