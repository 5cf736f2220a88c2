"""Fields that Armada adds to the record of a game; for who may see them `rules/wonders/state.py`.

City
  shipyard         i1          row in `tables.shipyards`                                            P
  ships            i1[4]       space of each ship: red, yellow, blue, green; 0 = start              P
  naval            i2          naval shields of cards, stages and islands; lanes are not in it      P
  islands          u4          bit set of islands in play                                           P
  far_units        i1[2]       units that may be bought in a turn two seats to the left, right      P
  far_price        i1[2]       coins for each of them                                               P
  discount         i1          resources that each naval construction costs less                    P
  coins_per_move   i1          coins from the bank for each naval construction                      P
  free_stage_ship  i1          1: naval constructions with stages are free                          P
  any_stage_ship   i1          1: and may be of any colour                                          P
  safe             i1          1: no losses by taxes and pirates                                    P
  may_abstain      i1          1: may stay out of the naval conflict                                P
  abstains         i1          1: stays out of the naval conflict of this Age                       P
  attacks          u1          bit set of seats that this city makes an incursion on in this Age    P
  tokens           i1[3]       points of the naval token of each Age                                P
  arrival_coins    i1          coins of yellow spaces reached in this turn, not yet taken           P
  tax              i1          highest tax levied in this turn                                      P
  pirates          i1          pirate effects of this turn                                          P
  exploring        i1[3]       1: explores this level of islands in this turn                       P
  moves            i1[6]       free movements still to be made, one entry each: lanes as a bit set  P
  moves_many       i1[6]       how many different ships each entry moves                            P
  drawn            i1[9]       islands to choose from, -1 = none                                    O
  drawn_level      i1          their level, 0 = none                                                P
  top_islands      i1          bit set of levels whose top island is still to be taken                P

Game
  islands          i1[3, 9]    island decks by level, top card first, -1 = gone                     H
  left             i1[3]       cards in them                                                        P
  shuffles         i2          how often island decks have been shuffled again                      H
"""

import numpy as np

from argosy.rules.wonders.armada.terms import LEVELS
from argosy.rules.wonders.terms import AGES

ISLANDS_OF_LEVEL = 9
MAX_MOVES = 6

# Sums, not pieces: supplies are unlimited (ARMADA-COMP-1, ARMADA-SETUP-7).
CITY = np.dtype(
    [
        ("islands", np.uint32),
        ("naval", np.int16),
        ("shipyard", np.int8),
        ("ships", np.int8, 4),
        ("far_units", np.int8, 2),
        ("far_price", np.int8, 2),
        ("discount", np.int8),
        ("coins_per_move", np.int8),
        ("free_stage_ship", np.int8),
        ("any_stage_ship", np.int8),
        ("safe", np.int8),
        ("may_abstain", np.int8),
        ("abstains", np.int8),
        ("attacks", np.uint8),
        ("tokens", np.int8, AGES),
        ("arrival_coins", np.int8),
        ("tax", np.int8),
        ("pirates", np.int8),
        ("exploring", np.int8, LEVELS),
        ("moves", np.int8, MAX_MOVES),
        ("moves_many", np.int8, MAX_MOVES),
        ("drawn", np.int8, ISLANDS_OF_LEVEL),
        ("drawn_level", np.int8),
        ("top_islands", np.int8),
    ],
    align=True,
)

GAME = np.dtype(
    [("islands", np.int8, (LEVELS, ISLANDS_OF_LEVEL)), ("left", np.int8, LEVELS), ("shuffles", np.int16)],
    align=True,
)
