"""The record of one game of 7 Wonders.

Who may see a field: P everybody, O its owner only, H nobody while the game runs (`knowledge.py` holds that
border).

Game
  seed             u8          what all chance comes from                                          H
  seats            i1          cities at the table, 3 to 8                                          P
  free_city        i1          1: seat 0 is the free city of the two-player game                    P
  age, turn        i1          1-based; turn 0: before the cards of the Age are dealt                P
  step             i2          position in `tables.steps` of the step that comes next               P
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
  hand             i2[9]       cards, sorted, -1 = empty; for the free city: its deck               O (H for
  the free city)
  hand_size        i1          cards in it                                                          P
  standing         u8[3]       bit set of buildings, by card number                                 P
  colors           i1[8]       buildings of each colour                                             P
  science          i1[5]       symbols: compass, gear, tablet, any, most                                  P
  shields          i2          land shields                                                         P
  stages           i1          how many stages are built                                            P
  stages_built     i1          which: bit set, bit 0 = the leftmost                                 P
  markers          i2[4]       card under each stage, -1 = none                                     O (its
  back: P)
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
  later_revives    i1[5]       how many of them come after those of wonders, in their order         P
  free_colors      u2          bit set of colours whose cards are free                              P
  bank_bonus       i1          coins more when coins come from the bank, once a turn                P
  bonus_taken      i1          1: has had them in this turn                                         P
  coins_per_token  i1          coins for each victory token taken                                   P
  sends_defeats    i1          1: defeat tokens of its conflicts go to the winner                   P
  set_bonus        i1          points more for a set of three symbols                               P
  symbol_changes   i1          symbols that become another at scoring                               P
  copies_guild     i1          1: copies a guild at scoring (BASE-WONDERS-B-7)                      P
  produced         u1          bit set of resources that the board, brown and grey cards produce    P
  modifiers        i1          1: one of the next fields is set; written by `modifiers.py` alone    P
  waives           u2          bit set of what costs one unit less: bit = colour of a card; 15 = stages  P
  free_resources_of_stages i1  1: stages cost no resources                                          P
  without_resources u2         bit set of what costs no resources: bits as in `waives`               P
  more_of_own      i1          units a turn of a resource out of `produced`                         P
  more_of_missing  i1          units a turn of a resource that is not in `produced`                 P
  wild_for_coin    i1          units a turn of any resource for 1 coin to the bank                  P
  rebate_first     i1[2]       coins less for the first unit of a turn from the left, right neighbour  P
  rebate_board     i1          coins less for a unit that a neighbour's board makes                 P
  pays_buyer       i1          coins from the bank for each neighbour that is bought from in a turn P
  owes             i1          kind of choice that is owed (`terms.OWES`), 0 = none                 P
  owed             i1          kind of choice that was asked last; what taking back returns to      P
  chosen           CHOICE      the committed choice                                                 O
  and a record for each expansion, see `state.py` in its package

Choice: `number` in the action space; verb, how, stage (1-based), card (or what the verb of an expansion
names); `add-on`: bit set of what is done together with it, by the words of an expansion; coins to left,
right, far left, far right, bank; `bought`: bit 0, 1 = a unit is bought from the left, right neighbour, also
one that costs nothing (known only for a city with modifiers);
`from_bank`: units bought from the bank, a coin each (they are in bank too).
"""

import numpy as np

from argosy.rules.wonders.expansions.state import EXPANSION_CITIES, EXPANSION_GAMES
from argosy.rules.wonders.terms import AGES, COLORS

SEATS = 8
HAND = 9
KINDS = 192
WORDS = KINDS // 64
MAX_STAGES = 4
DECK = SEATS * HAND
TURN_ROWS = 10

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
        ("add_on", np.int16),
        ("bought", np.int8),
        ("from_bank", np.int8),
    ],
    align=True,
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
        ("colors", np.int8, len(COLORS)),
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
        ("later_revives", np.int8, 5),
        ("free_colors", np.uint16),
        ("bank_bonus", np.int8),
        ("bonus_taken", np.int8),
        ("coins_per_token", np.int8),
        ("sends_defeats", np.int8),
        ("set_bonus", np.int8),
        ("symbol_changes", np.int8),
        ("copies_guild", np.int8),
        ("produced", np.uint8),
        ("modifiers", np.int8),
        ("waives", np.uint16),
        ("free_resources_of_stages", np.int8),
        ("without_resources", np.uint16),
        ("more_of_own", np.int8),
        ("more_of_missing", np.int8),
        ("wild_for_coin", np.int8),
        ("rebate_first", np.int8, 2),
        ("rebate_board", np.int8),
        ("pays_buyer", np.int8),
        *EXPANSION_CITIES,
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
        *EXPANSION_GAMES,
        ("moment", np.int32),
        ("step", np.int16),
        ("seats", np.int8),
        ("free_city", np.int8),
        ("age", np.int8),
        ("turn", np.int8),
        ("controller", np.int8),
        ("last_card", np.int8),
        ("owing", np.int8),
        ("over", np.int8),
    ],
    align=True,
)
