"""What Babel adds to a round. Its pages say only where: before Age I, after all actions of a turn, at the end of an Age
before the conflicts (BABEL-TOWER-2, -4, BABEL-PROJECT-1 to -3).
"""

from collections.abc import Iterator

from argosy.rules.wonders.works.steps import with_joining, with_judgement


def with_tower(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The draft before everything else; bonuses when all has been placed; the tiles of the turn when all is done
    (BABEL-TOWER-2 to -5, LEADERS-DRAFT-4).
    """
    return ("ask_tile", "keep_tiles", *_with_tiles(before_turns(steps)))


def before_turns(steps: tuple[str, ...]) -> tuple[str, ...]:
    """Cards are dealt by a step, because something comes before them."""
    if "deal_hands" in steps:
        return steps
    place = steps.index("ask_card")
    return (*steps[:place], "deal_hands", *steps[place:])


def _with_tiles(steps: tuple[str, ...]) -> Iterator[str]:
    """Effects and builds from the discard pile may change what tiles do in a city, so the tower looks again."""
    turns = 1 + ("discard_left_over" in steps[: steps.index("ask_last_card")])  # an extra turn lays tiles too
    for step in steps:
        if step == "pass_hands" or (step == "ask_last_card" and turns == 2):
            yield "lay_tiles"
        yield step
        if step == "place":
            yield "bonuses"
        elif step in ("effects", "revive"):
            yield "tower"


def with_projects(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The project is turned up before the cards are dealt, joined when all has been placed, judged before the
    conflicts (BABEL-PROJECT-1 to -3).
    """
    place = steps.index("deal_hands")
    opened = (*steps[:place], "open_project", *steps[place:])
    return tuple(with_judgement(with_joining(opened, "join_project"), "judge_project"))
