"""What boxes add to the judgement: one line for each box."""

from argosy.bots.wonders import armada, babel, cities, edifice, extra_wonders, leaders

BOXES = (armada, leaders, cities, babel, edifice, extra_wonders)

WORTHS = {kind: worth for box in BOXES for kind, worth in box.WORTHS.items()}
"""What an effect is worth, by its kind."""

ELSEWHERE = babel.ELSEWHERE
"""Kinds of effects that no card or stage has, and that are judged where they stand."""

ANSWERS = {verb: gain for box in BOXES for verb, gain in box.ANSWERS.items()}
"""What a choice brings by its verb, where it plays no card."""

COUNTED = {thing: count for box in BOXES for thing, count in box.COUNTED.items()}
"""How many things are in a city that effects of boxes count."""

MORE_GAINS = tuple(box.more_gain for box in BOXES)
"""What a choice brings besides its card or stage."""
