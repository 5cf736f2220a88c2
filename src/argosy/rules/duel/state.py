"""The record of one game of Duel, all expansions included.

Who may see a field: P everybody, O one player only, H nobody while the game runs (`knowledge.py` holds that
border). Seats are 0 (A, the first player) and 1 (B). Numbers of cards, wonders, tokens, gods are those of the
catalog; -1 = none.

Game
  seed             u8          what all chance comes from                                              H
  age              i4          1 to 3; 1 during the draft                                              P
  moment           i4          choices made so far                                                     P
  turn             i4          turns and extra turns finished                                          P
  actor            i4          the seat that decides now, or whose turn it is                          P
  on_turn          i4          the seat whose turn it is                                               P
  decision         i4          what is asked (a task from `terms.ASKED` on), 0 = nothing               P
  over, winner     i4          result (`terms.MILITARY` ...), 0 while running; winner -1 if shared     P
  play_again       i4          1: the same player takes the next turn                                  P
  triggered        i4          1: no more conspiracy at the start of this turn                         P
  picks            i4          wonders chosen in the draft, 0 to 8                                     P
  draws            i4          draws from the box made so far (each has its own random numbers)        P
  pawn             i4          conflict pawn, as the lead of seat 0: -9 to 9                           P
  track            u1[4]       1: the military token still lies there: -6..-8, -3..-5, 3..5, 6..8      P
  present          i4          bit set of places that hold a card                                      P
  open             i4          bit set of places that hold a card and are not covered                  P
  revealed         i4          bit set of places whose card has been face up                           P
  deck             i2[3,25]    card dealt to each place of the structure of each Age                   H; P
  where revealed
  removed          i2[3,3]     cards taken from each deck at setup                                     H
  card_place       u1[91]      `terms.AWAY` ...                                                        P
  wonder_deck      i2[16]      wonders in the order in which they are laid out                         H
  beyond those shown
  wonder_owner     i2[16]      seat, -1 = box                                                          P
  wonder_built     u1[16]      1: constructed                                                          P
  wonder_card      i2[16]      card under a constructed wonder                                         P
  token_place      u1[15]      `terms.ON_BOARD` ...; the drawn ones are seen by the player who draws   P,
  DRAWN: O
  depth            i4          tasks on the stack                                                      P
  tasks            TASK[48]    what is still to be done, the last first                                P
  cities           CITY[2]     by seat
  agora, pantheon              what belongs to these expansions (`state.py` of their packages)

City
  coins            i4          treasury                                                                P
  makes            i2[5]       units of own production that are of one resource                        P
  cover_raw        i2[8]       for each set of raw materials: either/or producers that meet it         P
  cover_made       i2[4]       the same for manufactured goods                                         P
  choosers         i2          either/or producers                                                     P
  sold             i2[5]       units of brown and grey cards: they raise the opponent's prices         P
  price            i2[5]       coins for a unit from the bank now (follows from the other fields)      P
  dearest          i2[5]       resources from the dearest to the cheapest (follows from `price`)       P
  symbols          i2[7]       science symbols                                                         P
  colors           i2[8]       cards of each colour, senators last                                     P
  points           i2[7]       points of cards, wonders, tokens, gods by row of the score pad          P
  powers           i2[57]      everything else that lasts (`terms.DISCOUNT` ...)                       P
  progress         i2          progress tokens                                                         P
  built            i2          constructed wonders                                                     P
  unbuilt          i2[16]      wonders still to be constructed, in the order they came                 P
  unbuilt_count    i4                                                                                  P

What expansions add to a city stands among its fields, because their order never changes.
"""

import numpy as np

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel import terms as t

_EXPANSIONS = dict(reversed(packages_by_name("rules", "duel", "state").items()))
"""The last expansion comes first, as it always has in the record."""
EXPANSION_GAMES = tuple((name, expansion.GAME) for name, expansion in _EXPANSIONS.items())
"""Name and type of each expansion's record in the game."""
WIDE_FIELDS_OF_EXPANSIONS = tuple(
    field for expansion in _EXPANSIONS.values() for field in getattr(expansion, "WIDE_FIELDS_OF_CITY", ())
)
"""What expansions add to the fields of 32 bits of a city."""
FIELDS_OF_EXPANSIONS = tuple(
    field for expansion in _EXPANSIONS.values() for field in getattr(expansion, "FIELDS_OF_CITY", ())
)
"""What they add behind the other fields of a city."""

TASK = np.dtype(
    [("kind", np.int16), ("seat", np.int16), ("amount", np.int16), ("subject", np.int16)], align=True
)

CITY = np.dtype(
    [
        ("coins", np.int32),
        ("unbuilt_count", np.int32),
        *WIDE_FIELDS_OF_EXPANSIONS,
        ("makes", np.int16, t.RESOURCES),
        ("cover_raw", np.int16, t.RAW_SETS),
        ("cover_made", np.int16, t.MADE_SETS),
        ("choosers", np.int16),
        ("sold", np.int16, t.RESOURCES),
        ("price", np.int16, t.RESOURCES),
        ("dearest", np.int16, t.RESOURCES),
        ("symbols", np.int16, t.SYMBOLS),
        ("colors", np.int16, t.COLORS),
        ("points", np.int16, t.COUNTED_LINES),
        ("powers", np.int16, t.POWERS),
        ("progress", np.int16),
        ("built", np.int16),
        ("unbuilt", np.int16, t.MAX_UNBUILT),
        *FIELDS_OF_EXPANSIONS,
    ],
    align=True,
)

GAME = np.dtype(
    [
        ("seed", np.uint64),
        ("age", np.int32),
        ("moment", np.int32),
        ("turn", np.int32),
        ("actor", np.int32),
        ("on_turn", np.int32),
        ("decision", np.int32),
        ("over", np.int32),
        ("winner", np.int32),
        ("play_again", np.int32),
        ("triggered", np.int32),
        ("picks", np.int32),
        ("draws", np.int32),
        ("pawn", np.int32),
        ("present", np.int32),
        ("open", np.int32),
        ("revealed", np.int32),
        ("depth", np.int32),
        ("cities", CITY, 2),
        ("deck", np.int16, (t.AGES, t.PLACES)),
        ("removed", np.int16, (t.AGES, t.REMOVED)),
        ("wonder_deck", np.int16, t.WONDERS),
        ("wonder_owner", np.int16, t.WONDERS),
        ("wonder_card", np.int16, t.WONDERS),
        ("track", np.uint8, t.MILITARY_TOKENS),
        ("card_place", np.uint8, t.CARDS),
        ("wonder_built", np.uint8, t.WONDERS),
        ("token_place", np.uint8, t.TOKENS),
        ("tasks", TASK, t.MAX_TASKS),
        *EXPANSION_GAMES,
    ],
    align=True,
)

CHOICES = np.dtype(
    [
        ("count", np.int32),
        ("wonders", np.int32),  # scratch of the turn: affordable wonders and their prices
        ("number", np.int32, t.MAX_CHOICES),
        ("bank", np.int16, t.MAX_CHOICES),
        ("trade", np.int16, t.MAX_CHOICES),
        ("how", np.int16, t.MAX_CHOICES),
        ("wonder", np.int16, t.MAX_UNBUILT),
        ("wonder_bank", np.int16, t.MAX_UNBUILT),
        ("wonder_trade", np.int16, t.MAX_UNBUILT),
    ],
    align=True,
)
"""The legal choices of the decision that is asked, each with its fixed price: coins to the bank, coins for
bought resources, and how it is paid for (`terms.PAID` ...).
"""

PICKED = np.dtype(
    [("number", np.int32), ("bank", np.int16), ("trade", np.int16), ("how", np.int16)], align=True
)
"""One legal choice that has been found for a step of a batch."""
