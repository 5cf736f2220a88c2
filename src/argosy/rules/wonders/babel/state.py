"""Fields that Babel adds to the record of a game; for who may see them `rules/wonders/state.py`.

City
  packet           i1[3]       tiles of which one is kept now, sorted, -1 = empty                   O
  tiles            i1[3]       kept tiles that are not laid, sorted, -1 = empty                     O
  passed           i1[2]       tiles that were passed on first, -1 = none                           O
  kept             i1          how many tiles the city has kept in the draft                        P
  laying           u4          bit set of tiles laid face down in this turn                         O
  laid             i1          own tiles in the tower                                               P
  working          u4          bit set of tiles that work here now                                  P
  resting          u8[3]       bit set of cards whose effects rest                                  P
  unlimited        i1          bit set of raw materials of which there is any number                P
  lent             u8[3]       buildings of neighbours that make cards free here                    P
  tokens           i1          participation tokens of this Age                                     P
  rewards          i1[3]       by Age how often the city has the reward of its project              P
  debt             i1          points of the tokens for penalties that could not be suffered        P
  free_stages      i1          tokens for a free stage                                              P
  free_cards       i1          tokens for a free card                                               P
  any_color        i1          tokens to take part with a card of any colour                        P
  board_rests      i1          1: the resource of the board can no longer be used                   P
  loses            i1          what a penalty still takes: a kind of effect, 0 = nothing            P
  loses_of         u2          bit set of colours that it takes a card of                           P
  loses_many       i1          how many things it still takes                                       P

Game
  stack            i1[24]      the tiles laid, in order, -1 = none                                  P
  layers           i1[24]      who laid them                                                        P
  height           i1          how many                                                             P
  drafted          i1          picks of the draft that have been made                               P
  tax, bonus       i1[16]      coins for each Age that building costs, gives: by colour, stages last P
  bonus_once       i1[16]      coins that building gives in any Age                                 P
  chain_tax        i1          coins for each Age that building by chain costs ...                  P
  chain_bonus      i1          ... and gives                                                        P
  in_coins         u2          bit set of colours whose resources may be paid in coins              P
  sink             i1          steps that victory tokens sink                                       P
  defeats          i1          defeat tokens of a lost conflict; 0: as ever                         P
  projects         i1[3]       project of each Age, -1 = none                           H, P from its Age on
  opened           i1          Age of the last project that was turned up                           P
  taken            i1          participation tokens taken in this Age                               P
"""

import numpy as np

AGES = 3
WORDS = 3

TILES = 24
DRAFTED = 3
BUILT = 16  # colours, stages last
STAGE_BUILT = BUILT - 1

CITY = np.dtype(
    [
        ("resting", np.uint64, WORDS),
        ("lent", np.uint64, WORDS),
        ("laying", np.uint32),
        ("working", np.uint32),
        ("packet", np.int8, DRAFTED),
        ("tiles", np.int8, DRAFTED),
        ("passed", np.int8, 2),
        ("kept", np.int8),
        ("laid", np.int8),
        ("unlimited", np.int8),
        ("tokens", np.int8),
        ("rewards", np.int8, AGES),
        ("debt", np.int8),
        ("free_stages", np.int8),
        ("free_cards", np.int8),
        ("any_color", np.int8),
        ("board_rests", np.int8),
        ("loses", np.int8),
        ("loses_of", np.uint16),
        ("loses_many", np.int8),
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("stack", np.int8, TILES),
        ("layers", np.int8, TILES),
        ("height", np.int8),
        ("drafted", np.int8),
        ("tax", np.int8, BUILT),
        ("bonus", np.int8, BUILT),
        ("bonus_once", np.int8, BUILT),
        ("chain_tax", np.int8),
        ("chain_bonus", np.int8),
        ("in_coins", np.uint16),
        ("sink", np.int8),
        ("defeats", np.int8),
        ("projects", np.int8, AGES),
        ("opened", np.int8),
        ("taken", np.int8),
    ],
    align=True,
)
