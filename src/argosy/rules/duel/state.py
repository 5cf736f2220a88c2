"""One game of Duel, all boxes included, as one record.

Who may see a field: P everybody, O one player only, H nobody while the game runs (`knowledge.py` holds that border).
Seats are 0 (A, the first player) and 1 (B). Numbers of cards, wonders, tokens, gods are those of the catalog; -1 = none.

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
  deck             i2[3,25]    card dealt to each place of the structure of each Age                   H; P where revealed
  removed          i2[3,3]     cards taken from each deck at setup                                     H
  card_place       u1[91]      `terms.AWAY` ...                                                        P
  wonder_deck      i2[16]      wonders in the order in which they are laid out                         H beyond those shown
  wonder_owner     i2[16]      seat, -1 = box                                                          P
  wonder_built     u1[16]      1: constructed                                                          P
  wonder_card      i2[16]      card under a constructed wonder                                         P
  token_place      u1[15]      `terms.ON_BOARD` ...; the drawn ones are seen by the player who draws   P, DRAWN: O
  depth            i4          tasks on the stack                                                      P
  tasks            TASK[48]    what is still to be done, the last first                                P
  cities           CITY[2]     by seat
  agora, pantheon              what belongs to these boxes

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
  protected        i4          coins on Astarte                                                        P
  mythology        i2[5]       mythology tokens                                                        P
  offerings        i4          bit set of offering tokens                                              P

Agora
  markers          i2[6,2]     influence in each chamber, by seat                                      P
  supply           i2[2]       markers not in the Senate                                               P
  control          i2[6]       controlling seat                                                        P
  decrees          i2[6,2]     decrees of each chamber, by catalog position                            P where turned up
  turned_up        u1[16]      1: this decree lies face up                                             P
  stock            i2[16]      conspiracies in the deck, from the top                                  H
  stock_count      i4                                                                                  P
  holder           i2[16]      seat that has this conspiracy, -1 = deck                                O until triggered
  order            i2[16]      how many conspiracies were taken before this one                        P
  taken            i4          conspiracies taken from the deck so far                                 P
  prepared         i2[16]      card under this conspiracy                                              P
  shown            u1[16]      1: triggered                                                            P
  hand             i2[2]       conspiracies drawn, one of which is to be kept                          O
  locked           i2          progress token on Obscurantism                                          P
  known_stock      u1[2,16]    1: this seat knows where in the deck this conspiracy lies               O
  saw_removed      u1[2,3]     1: this seat has looked at the cards removed from the deck of this Age  O
  swapped          i2          card that the swap takes                                                P

Pantheon
  decks            i2[5,3]     divinities of each mythology, from the top                              H
  deck_count       i2[5]                                                                               P
  space            i2[6]       god on each space                                                       P from Age II on
  owner            i2[16]      seat that has activated this god                                        P
  mythology_at     i2[25]      mythology token on each place of Age I                                  P
  offering_at      i2[25]      offering token on each place of Age II                                  P
  snake            i2          green card under the snake                                              P
  snake_owner      i2                                                                                  P
  minerva          i4          space of the Minerva pawn, 99 = not on the track                        P
  choice           i2[5]       gods that are laid open for a choice                                    O (theater), P (gate)
  choice_count     i4                                                                                  P
  known            u1[2,16]    1: this seat knows where this god lies face down                        O
"""

import numpy as np

from argosy.rules.duel import terms as t

NO_MINERVA = 99

TASK = np.dtype([("kind", np.int16), ("seat", np.int16), ("amount", np.int16), ("subject", np.int16)], align=True)

CITY = np.dtype(
    [
        ("coins", np.int32),
        ("unbuilt_count", np.int32),
        ("protected", np.int32),
        ("offerings", np.int32),
        ("makes", np.int16, t.RESOURCES),
        ("cover_raw", np.int16, t.RAW_SETS),
        ("cover_made", np.int16, t.MADE_SETS),
        ("choosers", np.int16),
        ("sold", np.int16, t.RESOURCES),
        ("price", np.int16, t.RESOURCES),
        ("dearest", np.int16, t.RESOURCES),
        ("symbols", np.int16, t.SYMBOLS),
        ("colors", np.int16, t.COLORS),
        ("points", np.int16, 7),
        ("powers", np.int16, t.POWERS),
        ("progress", np.int16),
        ("built", np.int16),
        ("unbuilt", np.int16, t.MAX_UNBUILT),
        ("mythology", np.int16, t.MYTHOLOGIES),
    ],
    align=True,
)

# Chambers, markers, conspiracies (AGORA-010).
AGORA = np.dtype(
    [
        ("stock_count", np.int32),
        ("taken", np.int32),
        ("markers", np.int16, (t.CHAMBERS, 2)),
        ("supply", np.int16, 2),
        ("control", np.int16, t.CHAMBERS),
        ("decrees", np.int16, (t.CHAMBERS, 2)),
        ("stock", np.int16, t.CONSPIRACIES),
        ("holder", np.int16, t.CONSPIRACIES),
        ("order", np.int16, t.CONSPIRACIES),
        ("prepared", np.int16, t.CONSPIRACIES),
        ("hand", np.int16, 2),
        ("locked", np.int16),
        ("swapped", np.int16),
        ("turned_up", np.uint8, t.DECREES),
        ("shown", np.uint8, t.CONSPIRACIES),
        ("known_stock", np.uint8, (2, t.CONSPIRACIES)),
        ("saw_removed", np.uint8, (2, t.AGES)),
    ],
    align=True,
)

PANTHEON = np.dtype(
    [
        ("minerva", np.int32),
        ("choice_count", np.int32),
        ("decks", np.int16, (t.MYTHOLOGIES, t.MYTHOLOGY_CARDS)),
        ("deck_count", np.int16, t.MYTHOLOGIES),
        ("space", np.int16, t.SPACES),
        ("owner", np.int16, t.GODS),
        ("mythology_at", np.int16, t.PLACES),
        ("offering_at", np.int16, t.PLACES),
        ("snake", np.int16),
        ("snake_owner", np.int16),
        ("choice", np.int16, t.MYTHOLOGIES),
        ("known", np.uint8, (2, t.GODS)),
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
        ("agora", AGORA),
        ("pantheon", PANTHEON),
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
"""The legal choices of the decision that is asked, each with its fixed price: coins to the bank, coins for bought
resources, and how it is paid for (`terms.PAID` ...)."""

PICKED = np.dtype([("number", np.int32), ("bank", np.int16), ("trade", np.int16), ("how", np.int16)], align=True)
"""One legal choice that has been found for a step of a batch."""
