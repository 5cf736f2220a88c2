"""One game of 7 Wonders as one record.

Who may see a field: P everybody, O its owner only, H nobody while the game runs (`knowledge.py` holds that border).

Game
  seed             u8          what all chance comes from                                          H
  seats            i1          cities at the table, 3 to 8                                          P
  free_city        i1          1: seat 0 is the free city of the two-player game                    P
  age, turn        i1          1-based                                                              P
  step             i1          position in `tables.steps` of the step that comes next               P
  controller       i1          two players: the seat that controls the free city in this turn; else 0 P
  last_card        i1          1 while extra last cards are played (BASE-WONDERS-B-5)                P
  owing            i1          cities that owe a choice                                             P
  over             i1          1 when the game is over                                              P
  moment           i4          how often choices have been revealed                                 P
  decks            i2[3, 72]   cards as dealt for each Age, seat after seat; -1 = none              H
  discard          u1[192]     how many copies of each card lie in the discard pile                 H
  plays            PLAY[10, 8] what each seat did in each turn of this Age (row = turn)             P, faces O
  cities           CITY[8]     by seat

Play
  card i2 (-1 none), verb i1, stage i1 (1-based)

City
  wonder           i2          row in `tables.wonders` (a board side)                               P
  coins            i2          treasury                                                             P
  income           i2          trade income of this turn, not yet to be spent (BASE-TRADE-10)       P
  hand             i2[9]       cards, sorted, -1 = empty; for the free city: its deck               O (H for the free city)
  hand_size        i1          cards in it                                                          P
  standing         u8[3]       bit set of buildings, by card number                                 P
  colors           i1[7]       buildings of each colour                                             P
  science          i1[5]       symbols: compass, gear, tablet, any, most                                  P
  shields          i2          land shields                                                         P
  stages           i1          how many stages are built                                            P
  stages_built     i1          which: bit set, bit 0 = the leftmost                                 P
  markers          i2[4]       card under each stage, -1 = none                                     O (its back: P)
  marker_ages      i1[4]       Age on the back of that card                                         P
  own_raw          i1[16]      for each set of raw materials: producing units that can give one of them   P
  own_made         i1[8]       the same for manufactured goods                                      P
  sold_raw         i1[16]      the same for what neighbours may buy (BASE-TRADE-2)                  P
  sold_made        i1[8]                                                                            P
  price_raw        i1[2]       coins for a raw material from the left, from the right neighbour     P
  price_made       i1[2]       the same for a manufactured good                                     P
  victories        i1[3]       victory tokens of each Age                                           P
  defeats          i1          defeat tokens                                                        P
  free_in_age      i1          1: may build one card free in each Age (BASE-WONDERS-A-6)            P
  free_used        i1          1: has done so in this Age                                           P
  free_new_color   i1          1: the first card of each colour is free (Olympia day, 2020)         P
  free_first       i1          1: the first card of an Age is free (Olympia night, 2020)            P
  free_last        i1          1: the last card of an Age is free (Olympia night, 2020)             P
  plays_last       i1          1: plays the last card of each Age (BASE-WONDERS-B-5)                P
  revives          i1          constructions from the discard pile still to be made in this turn    P
  copies_guild     i1          1: copies a guild at scoring (BASE-WONDERS-B-7)                      P
  owes             i1          kind of choice that is owed (`terms.OWES`), 0 = none                 P
  owed             i1          kind of choice that was asked last; what taking back returns to      P
  chosen           CHOICE      the committed choice                                                 O
  armada           ARMADA_CITY shipyard, ships, islands (below)

City, Armada
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

Game, Armada
  islands          i1[3, 9]    island decks by level, top card first, -1 = gone                     H
  left             i1[3]       cards in them                                                        P
  shuffles         i2          how often island decks have been shuffled again                      H

Choice: `number` in the action space; verb, how, stage (1-based), card (or island); `ship`: bit set of lanes whose ship
moves with it; coins to left, right, far left, far right, bank.
"""

import numpy as np

SEATS = 8
HAND = 9
KINDS = 192
WORDS = KINDS // 64
MAX_STAGES = 4
AGES = 3
DECK = SEATS * HAND
TURN_ROWS = 10
LEVELS = 3
ISLANDS_OF_LEVEL = 9
MAX_MOVES = 6

# Card, action and payment are one choice (BASE-TURN-5).
CHOICE = np.dtype(
    [
        ("number", np.int32),
        ("card", np.int16),
        ("left", np.int16),
        ("right", np.int16),
        ("far_left", np.int16),
        ("far_right", np.int16),
        ("bank", np.int16),
        ("verb", np.int8),
        ("how", np.int8),
        ("stage", np.int8),
        ("ship", np.int8),
    ],
    align=True,
)

# Sums, not pieces: supplies are unlimited (ARMADA-COMP-1, ARMADA-SETUP-7).
ARMADA_CITY = np.dtype(
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

ARMADA_GAME = np.dtype(
    [("islands", np.int8, (LEVELS, ISLANDS_OF_LEVEL)), ("left", np.int8, LEVELS), ("shuffles", np.int16)], align=True
)

PLAY = np.dtype([("card", np.int16), ("verb", np.int8), ("stage", np.int8)], align=True)

# Coins and tokens are sums, so they never run out (BASE-INFO-4).
CITY = np.dtype(
    [
        ("standing", np.uint64, WORDS),
        ("wonder", np.int16),
        ("coins", np.int16),
        ("income", np.int16),
        ("shields", np.int16),
        ("hand", np.int16, HAND),
        ("markers", np.int16, MAX_STAGES),
        ("chosen", CHOICE),
        ("hand_size", np.int8),
        ("stages", np.int8),
        ("stages_built", np.int8),
        ("marker_ages", np.int8, MAX_STAGES),
        ("colors", np.int8, 7),
        ("science", np.int8, 5),
        ("own_raw", np.int8, 16),
        ("own_made", np.int8, 8),
        ("sold_raw", np.int8, 16),
        ("sold_made", np.int8, 8),
        ("price_raw", np.int8, 2),
        ("price_made", np.int8, 2),
        ("victories", np.int8, AGES),
        ("defeats", np.int8),
        ("free_in_age", np.int8),
        ("free_used", np.int8),
        ("free_new_color", np.int8),
        ("free_first", np.int8),
        ("free_last", np.int8),
        ("plays_last", np.int8),
        ("revives", np.int8),
        ("copies_guild", np.int8),
        ("armada", ARMADA_CITY),
        ("owes", np.int8),
        ("owed", np.int8),
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("seed", np.uint64),
        ("cities", CITY, SEATS),
        ("plays", PLAY, (TURN_ROWS, SEATS)),
        ("decks", np.int16, (AGES, DECK)),
        ("discard", np.uint8, KINDS),
        ("armada", ARMADA_GAME),
        ("moment", np.int32),
        ("seats", np.int8),
        ("free_city", np.int8),
        ("age", np.int8),
        ("turn", np.int8),
        ("step", np.int8),
        ("controller", np.int8),
        ("last_card", np.int8),
        ("owing", np.int8),
        ("over", np.int8),
    ],
    align=True,
)
