"""What Cities says to a game."""

from argosy.game.wonders.box import Box
from argosy.game.wonders.cities import choice, events, free_builds, look, position, reasons, score
from argosy.game.wonders.cities.questions import QUESTIONS

CITIES = Box(
    part="cities",
    questions=QUESTIONS,
    riders=free_builds.RIDERS,
    reasons=reasons.RULES,
    choice_fields=choice.choice_fields,
    thing=choice.thing,
    rider=free_builds.rider,
    refuse_rider=free_builds.refuse_rider,
    refuse_free=free_builds.refuse_free,
    gives_right=free_builds.gives_right,
    way=free_builds.way_of,
    look_at_city=look.look_at_city,
    before=events.Before,
    events=events.black_events,
    items=score.items,
    by_hand=score.by_hand,
    copies=score.copies,
    city_field="cities",
    describe_city=position.describe_city,
    set_up_city=position.set_up_city,
)
