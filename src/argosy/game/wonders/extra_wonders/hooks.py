"""The hooks of single boards in a game with names."""

from argosy.game.wonders.extra_wonders import choices, events, position, score, views
from argosy.game.wonders.hooks import GameHooks

# First, because a copied stage does what boards of other expansions do, which their own parts of a position
# then write over.
HOOKS = GameHooks(
    comes_first=True,
    questions=choices.QUESTIONS,
    reasons=choices.RULES,
    thing=choices.thing,
    effects=views.effects_of,
    look_at_city=views.look_at_city,
    events=events.extra_events,
    items=score.items,
    copies=score.copies,
    describe_city=position.describe_city,
    set_up_city=position.set_up_city,
)
