"""Fields that Leaders adds to the record of a game."""

import numpy as np

from argosy.rules.record_class import HIDDEN, OWNER, Numbers, RecordClass, dtype_of, field

LEADERS = 64
DRAFTED = 4
HAND_OF_LEADERS = 9
RECRUITS = 8  # far more than a game gives
STAGES = 4
BUILT = 16  # colours, and stages in the last place
STAGE_BUILT = BUILT - 1


class LeadersCityFields(RecordClass):
    """The leaders of a city."""

    hand: Numbers = field(
        np.int8, "leaders that may still be played, sorted, -1 = empty", shape=HAND_OF_LEADERS, seen_by=OWNER
    )
    hand_size: int = field(np.int8, "leaders in the hand")
    packet: Numbers = field(
        np.int8, "leaders of which one is drafted now, sorted, -1 = empty", shape=DRAFTED, seen_by=OWNER
    )
    packet_size: int = field(np.int8, "leaders in the packet")
    picks: Numbers = field(
        np.int8, "leaders in the order in which they were drafted, -1 = not yet", shape=DRAFTED, seen_by=OWNER
    )
    drawn: Numbers = field(
        np.int8, "leaders drawn from the box later, -1 = none", shape=RECRUITS, seen_by=OWNER
    )
    face_up: Numbers = field(
        np.int8, "recruited leaders in the order in which they came, -1 = none", shape=RECRUITS
    )
    ages: Numbers = field(np.int8, "the Age in which each leader of `face_up` was recruited", shape=RECRUITS)
    recruited: int = field(np.int8, "how many recruited leaders lie face up")
    buried: Numbers = field(np.int8, "leaders turned face down under the board, -1 = none", shape=STAGES)
    bury_points: int = field(np.int8, "points of the buried leaders")
    markers: Numbers = field(np.int8, "leader under each stage, -1 = none", shape=STAGES, seen_by=OWNER)
    sold: Numbers = field(np.int8, "leaders discarded for coins, -1 = none", shape=RECRUITS, seen_by=OWNER)
    sales: int = field(np.int8, "how many leaders were discarded for coins")
    copied: int = field(np.int8, "leader of a neighbour whose effect is the city's too, -1 = none")
    free: int = field(np.int8, "sources by which leaders cost nothing")
    discount: Numbers = field(
        np.int8, "coins less for leaders of the city, its left and its right neighbour", shape=3
    )
    coins_built: Numbers = field(
        np.int8, "coins each time something is built: by colour, stages last", shape=BUILT
    )
    coins_chained: int = field(np.int8, "coins each time a card is built by chain")
    recruits: int = field(np.int8, "leaders that may still be recruited in this turn")
    buries: int = field(np.int8, "leaders still to be buried in this turn")
    bury_worth: int = field(np.int8, "points for each coin of a buried leader's cost")
    copies: int = field(np.int8, "leaders of neighbours still to be copied in this turn")
    has_copied: int = field(np.int8, "1: the choice of a leader to copy has been made")
    calls: int = field(np.int8, "victory tokens that each other city still gives back for this one")
    returns: int = field(np.int8, "victory tokens still to be given back in this turn")


CITY = dtype_of(LeadersCityFields)


class LeadersGameFields(RecordClass):
    """The box of leaders and their draft."""

    box: Numbers = field(
        np.int8, "leaders left in the box in the order in which they are drawn", shape=LEADERS, seen_by=HIDDEN
    )
    left: int = field(np.int8, "how many leaders are left in the box")
    drafted: int = field(np.int8, "picks of the draft that have been made, 4 when it is over")


GAME = dtype_of(LeadersGameFields)
