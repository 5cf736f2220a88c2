"""Fields that Edifice adds to the record of a game; for who may see them `rules/wonders/state.py`.

City
  pawns            i1[3]       by Age: 1 = has a pawn of its edifice                                P
  debt             i1          points of the tokens for penalties that could not be suffered        P
  doubles          i1          1: one of its guilds counts twice                                    P
  half             i1          the stage in two halves of which one is to be chosen (row of the tables + 1); 0
  = none  P
  half_stage       i1          its number on the board, 0-based                                     P
  halves           u1          halves chosen so far: bit 2 s = the left one of stage s (0-based), bit 2 s + 1
  = the right one  P
  pawns_due        i1          bit set of Ages (bit 0 = Age I): a pawn of one of them is to be taken  P
  produces         i4          bit set of edifices whose production it has                          P

Game
  edifices         i1[3]       edifice of each Age, -1 = none                                       P
  left             i1[3]       pawns left on each                                                   P
  turned           i1[3]       1: the last pawn was taken, all who have one have the reward         P
"""

import numpy as np

AGES = 3

CITY = np.dtype(
    [
        ("pawns", np.int8, AGES),
        ("debt", np.int8),
        ("doubles", np.int8),
        ("half", np.int8),
        ("half_stage", np.int8),
        ("halves", np.uint8),
        ("pawns_due", np.int8),
        ("produces", np.int32),
    ],
    align=True,
)

GAME = np.dtype([("edifices", np.int8, AGES), ("left", np.int8, AGES), ("turned", np.int8, AGES)], align=True)
