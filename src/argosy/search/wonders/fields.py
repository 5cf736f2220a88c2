"""The kinds of slots in which hidden things lie. Boxes number theirs in rooms of their own, eight numbers each."""

(
    THING,  # place among the things of a later heap
    HAND,  # seat, place; for the free city its deck
    DISCARD,  # the pile
    MARKER,  # seat, stage
) = range(4)
FIRST_OF_BOXES = 8
EACH_BOX = 8
