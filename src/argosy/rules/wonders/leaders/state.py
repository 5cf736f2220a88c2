"""Fields that Leaders adds to the record of a game; for who may see them `rules/wonders/state.py`.

City
  hand             i1[9]       leaders that may still be played, sorted, -1 = empty                 O
  hand_size        i1          leaders in it                                                        P
  packet           i1[4]       leaders of which one is drafted now, sorted, -1 = empty              O
  packet_size      i1          leaders in it                                                        P
  picks            i1[4]       leaders in the order in which they were drafted, -1 = not yet        O
  drawn            i1[8]       leaders drawn from the box later, -1 = none                          O
  face_up          i1[8]       recruited leaders in the order in which they came, -1 = none         P
  ages             i1[8]       the Age in which each of them was recruited                          P
  recruited        i1          how many lie face up                                                 P
  buried           i1[4]       leaders turned face down under the board, -1 = none                  P
  bury_points      i1          points of the buried leaders                                         P
  markers          i1[4]       leader under each stage, -1 = none                                   O
  sold             i1[8]       leaders discarded for coins, -1 = none                               O
  sales            i1          how many                                                             P
  copied           i1          leader of a neighbour whose effect is the city's too, -1 = none      P
  free             i1          sources by which leaders cost nothing                                P
  discount         i1[3]       coins less for leaders of the city, its left and its right neighbour P
  coins_built      i1[16]      coins each time something is built: by colour, stages last           P
  coins_chained    i1          coins each time a card is built by chain                             P
  recruits         i1          leaders that may still be recruited in this turn                     P
  buries           i1          leaders still to be buried in this turn                              P
  bury_worth       i1          points for each coin of a buried leader's cost                       P
  copies           i1          leaders of neighbours still to be copied in this turn                P
  has_copied       i1          1: the choice of a leader to copy has been made                      P
  calls            i1          victory tokens that each other city still gives back for this one    P
  returns          i1          victory tokens still to be given back in this turn                   P

Game
  box              i1[64]      leaders left in the box in the order in which they are drawn         H
  left             i1          how many                                                             P
  drafted          i1          picks of the draft that have been made, 4 when it is over            P
"""

import numpy as np

LEADERS = 64
DRAFTED = 4
HAND_OF_LEADERS = 9
RECRUITS = 8  # far more than a game gives
STAGES = 4
BUILT = 16  # colours, and stages in the last place
STAGE_BUILT = BUILT - 1

CITY = np.dtype(
    [
        ("hand", np.int8, HAND_OF_LEADERS),
        ("hand_size", np.int8),
        ("packet", np.int8, DRAFTED),
        ("packet_size", np.int8),
        ("picks", np.int8, DRAFTED),
        ("drawn", np.int8, RECRUITS),
        ("face_up", np.int8, RECRUITS),
        ("ages", np.int8, RECRUITS),
        ("recruited", np.int8),
        ("buried", np.int8, STAGES),
        ("bury_points", np.int8),
        ("markers", np.int8, STAGES),
        ("sold", np.int8, RECRUITS),
        ("sales", np.int8),
        ("copied", np.int8),
        ("free", np.int8),
        ("discount", np.int8, 3),
        ("coins_built", np.int8, BUILT),
        ("coins_chained", np.int8),
        ("recruits", np.int8),
        ("buries", np.int8),
        ("bury_worth", np.int8),
        ("copies", np.int8),
        ("has_copied", np.int8),
        ("calls", np.int8),
        ("returns", np.int8),
    ],
    align=True,
)

GAME = np.dtype([("box", np.int8, LEADERS), ("left", np.int8), ("drafted", np.int8)], align=True)
