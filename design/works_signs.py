"""Signs of Babel and Edifice in the icons: common works, their costs and effects."""

from icons import F, I, S, circ, poly, rect, star
from signs import PLUS, SEAL, at

ARROW = F("M17.2 10.4h3.4v6.1H23l-4.1 5.9-4.1-5.9h2.4z", 0.75)
"""What goes away."""
UNIT = "M11.3 2.2v19.6a9.8 9.8 0 0 1 0-19.6zM12.7 1.8l8.8 5.1v10.2l-8.8 5.1z"
"""A unit of anything: half a raw material, half a manufactured good."""


def small_coin(x, y, r):
    return F(circ(x, y, r) + circ(x, y, r * 0.75) + poly((x, y - r * 0.5), (x + r * 0.36, y), (x, y + r * 0.5), (x - r * 0.36, y)))  # fmt: skip


def card(x, y, w, h, inside=""):
    return S(rect(x, y, w, h, 1.8), 2) + inside


def mark(color, x, y, s):
    return at(x, y, s, I[f"mark-{color}"])


def plus(x, y, r=3.6, w=2.6):
    return F(rect(x - w / 2, y - r, w, 2 * r) + rect(x - r, y - w / 2, r - w / 2, w) + rect(x + w / 2, y - w / 2, r - w / 2, w))  # fmt: skip


def minus(x, y, r=3.6, w=2.6):
    return F(rect(x - r, y - w / 2, 2 * r, w))


def falls(x, y):
    return F(poly((x - 1.3, y - 4), (x + 1.3, y - 4), (x + 1.3, y), (x + 4, y), (x, y + 4.6), (x - 4, y), (x - 1.3, y)))  # fmt: skip


def rises(x, y):
    return F(poly((x - 1.3, y + 4), (x + 1.3, y + 4), (x + 1.3, y), (x + 4, y), (x, y - 4.6), (x - 4, y), (x - 1.3, y)))  # fmt: skip


def struck(inside):
    """A ring with a bar over something."""
    return F(circ(12, 12, 11) + circ(12, 12, 9)) + at(5.4, 5.4, 0.55, inside) + S("M5.2 18.8L18.8 5.2", 2.2)


TRADES = {"tax": minus, "bonus": plus, "down": falls, "up": rises}
NO_UNIT = at(1.4, 1.4, 0.88, F(UNIT, 0.55)) + S("M3 21L21 3", 3)
BARTER = (
    at(-0.2, -0.2, 0.48, F(UNIT))
    + small_coin(16.8, 16.8, 6.4)
    + S("M14.4 4.4h4.4v2", 2)
    + F("M15 5.8h7.6l-3.8 4z")
)

SIGNS = {}

# ---- the tower ---------------------------------------------------------------------------------------------
SIGNS["babel"] = F(
    "M1.4 22.6L3.2 18.4L20.6 15L22.6 22.6H14v-2.2a2 2 0 0 0-4 0v2.2z"
    "M3.8 16.8L5.2 12.6L18.8 9.8L20.2 13.6zM5.9 11L7.2 7.2L16.8 5.2L18.3 8.4zM8 5.6L9.3 1.9L14.6 1L16.2 3.9z"
)
TILE = F("M2 2A20 20 0 0 1 22 22H19A17 17 0 0 0 2 5z", 0.6) + F("M2 6.4A15.6 15.6 0 0 1 17.6 22H8.6A6.6 6.6 0 0 0 2 15.4z") + F("M2 17A5 5 0 0 1 7 22H2z", 0.6)  # fmt: skip
SIGNS["babel-tile"] = TILE
SIGNS["lay-tile"] = at(-0.8, 5.2, 0.8, TILE) + S("M22 2l-5.4 5.4", 2.8) + F("M12.2 11.8l1.4-8 6.6 6.6z")

# ---- Great Projects and edifices ---------------------------------------------------------------------------
SIGNS["project"] = F("M8.6 1.2h2.6v3l11.2 3v2.4l-11.2-1.8v9h-2.6V7.4l-6.4-1V4.2l6.4.4z") + S("M19 8.6v2.6", 1.6) + F(rect(16.4, 11, 5.4, 4.6, 0.6)) + F(rect(1.4, 18, 6.6, 4.6, 0.5) + rect(8.9, 18, 6.6, 4.6, 0.5) + rect(16.4, 18, 6.2, 4.6, 0.5), 0.8)  # fmt: skip
TOKEN = F(circ(12, 12, 10.6) + circ(12, 12, 8.6)) + at(5.2, 4.9, 0.56, I["c-hammer"])
SIGNS["project-token"] = TOKEN
SIGNS["participate"] = at(-0.6, 4.6, 0.8, TOKEN) + F(PLUS)
SIGNS["edifice"] = F("M11 .8h2v2.4c4 .6 6.8 3.2 7.4 7H3.6c.6-3.8 3.4-6.4 7.4-7z") + F("M2.4 11.6h19.2v2H2.4zM4 14.8h2.8v4.6H4zM8.4 14.8h2.8v4.6H8.4zM12.8 14.8h2.8v4.6h-2.8zM17.2 14.8H20v4.6h-2.8zM1.6 20.6h20.8v2.2H1.6z")  # fmt: skip
PAWN = (
    circ(12, 5.8, 4.6)
    + "M8.2 10.8h7.6l-.6 2.2c.4 3 1.6 4.8 4.2 6.2l.8 3.4H3.8l.8-3.4c2.6-1.4 3.8-3.2 4.2-6.2z"
)
SIGNS["edifice-pawn"] = F(PAWN)
for age in (1, 2, 3):
    width = 1.9 * age + 1.3 * (age - 1)
    SIGNS[f"edifice-pawn-{age}"] = F(
        PAWN + "".join(rect(12 - width / 2 + k * 3.2, 15, 1.9, 5.6) for k in range(age))
    )
SIGNS["edifice-join"] = at(-1.8, 4.4, 0.82, F(PAWN)) + F(PLUS)
SIGNS["works-done"] = F(rect(1.4, 17.6, 6.6, 5, 0.5) + rect(8.9, 17.6, 6.6, 5, 0.5) + rect(16.4, 17.6, 6.2, 5, 0.5), 0.8) + F(rect(5.2, 11.8, 6.4, 5, 0.5) + rect(12.5, 11.8, 6.4, 5, 0.5)) + F("M10.9 1h1.6v1h7.2l-2 2.6 2 2.6h-7.2v3.8h-1.6z")  # fmt: skip
SIGNS["works-failed"] = F(rect(1.4, 17.6, 6.6, 5, 0.5) + rect(16.4, 17.6, 6.2, 5, 0.5), 0.8) + F("M3.4 12.2l6-2.2 1.7 4.6-6 2.2z") + F("M13.2 2.2l1.9-1.9 2.9 2.9 2.9-2.9 1.9 1.9-2.9 2.9 2.9 2.9-1.9 1.9L18 7 15.1 9.9l-1.9-1.9 2.9-2.9z")  # fmt: skip
SIGNS["works-debt"] = F("M12 1.4A10.6 10.6 0 1 0 22.6 12l-5-1.4 1.2-4.4-4.6 1zM6.4 12.2h10.4v3H6.4z")

# ---- penalties ---------------------------------------------------------------------------------------------
for color in ("brown", "grey", "blue", "yellow", "green", "red"):
    SIGNS[f"lose-{color}"] = card(2.2, 2, 13.6, 17.6, mark(color, 4.4, 5.8, 0.4)) + at(0.4, 1, 1, ARROW)
SIGNS["board-rests"] = S("M2 3.4h20v17.2H2zM8.7 20.4v-3M15.3 20.4v-3", 2) + at(6.2, 4.4, 0.48, NO_UNIT)
SIGNS["lose-coins"] = at(-0.6, -0.2, 0.8, I["coin"]) + ARROW
SIGNS["lose-all-coins"] = F(circ(6, 6, 4.4)) + F(circ(14.6, 6, 4.4), 0.7) + small_coin(8.4, 15.4, 7) + ARROW
SIGNS["lose-victory"] = at(-0.8, -0.8, 0.84, I["victory"]) + at(0.6, 0.8, 1, ARROW)

# ---- rewards -----------------------------------------------------------------------------------------------
SIGNS["free-stage-once"] = at(-0.6, 5, 0.8, I["stage"]) + at(12, 0, 0.5, I["free"])
SIGNS["free-card-once"] = card(2, 4.4, 12.6, 17) + F(rect(5, 8, 6.6, 2) + rect(5, 12, 6.6, 2) + rect(5, 16, 4, 2)) + at(12, 0, 0.5, I["free"])  # fmt: skip
SIGNS["any-color-once"] = card(3, 1.8, 18, 20.4) + mark("blue", 5, 5.2, 0.27) + mark("green", 12.4, 5, 0.28) + mark("yellow", 5, 12.6, 0.28) + mark("red", 12.4, 12.6, 0.28)  # fmt: skip
SIGNS["science-set-more"] = at(0.2, 0.2, 0.46, I["tablet"]) + at(12.4, 0.2, 0.48, I["gear"]) + at(0.6, 12.4, 0.48, I["compass"]) + plus(18.2, 18, 4.6, 2.8)  # fmt: skip
SIGNS["points-per-color"] = "".join(mark(color, 0.4 + 8.1 * (k % 3), 4 + 8.8 * (k // 3), 0.29) for k, color in enumerate(("blue", "green", "yellow", "red", "brown", "grey")))  # fmt: skip
SIGNS["guild-twice"] = at(7.6, -0.6, 0.7, F(star(12, 12, 4, 11, 4), 0.6)) + at(
    -0.8, 6.2, 0.78, I["mark-purple"]
)

# ---- what tiles do -----------------------------------------------------------------------------------------
SIGNS["tax-coin"] = small_coin(9.6, 14.2, 8.6) + minus(19.2, 4.6, 4, 2.8)
SIGNS["bonus-coin"] = small_coin(9.6, 14.2, 8.6) + plus(19.2, 4.8, 4, 2.8)
SIGNS["price-down"] = small_coin(9.4, 14.2, 8.4) + falls(19.4, 6)
SIGNS["price-up"] = small_coin(9.4, 14.2, 8.4) + rises(19.4, 6)
SIGNS["without-resources"] = NO_UNIT
SIGNS["coins-for-resources"] = BARTER
SIGNS["chains-around"] = at(3.8, 3.8, 0.68, I["chain"]) + F("M5.6 6.6v10.8L.6 12zM18.4 6.6v10.8l5-5.4z")
SIGNS["single-only"] = card(1.6, 4.4, 8.4, 15.2, F(circ(5.8, 12, 2.6))) + card(14, 4.4, 8.4, 15.2, F(circ(18.2, 8.6, 1.9) + circ(18.2, 15.4, 1.9), 0.6)) + S("M12.6 19.6L23.4 4.4", 2)  # fmt: skip
SIGNS["single-any"] = card(6.6, 1.8, 10.8, 12.4, F(circ(12, 8, 3))) + S("M12 19.6c-1.4-1.8-2.6-2.6-4-2.6a2.6 2.6 0 0 0 0 5.2c1.4 0 2.6-.8 4-2.6s2.6-2.6 4-2.6a2.6 2.6 0 0 1 0 5.2c-1.4 0-2.6-.8-4-2.6z", 2)  # fmt: skip
SIGNS["posts-rest"] = struck(I["c-stall"])
SIGNS["victory-sink"] = at(-1, -1, 0.66, I["victory"]) + at(13.4, 13.4, 0.42, F(SEAL)) + S("M15.6 6.8h4.2v2", 2.2) + F("M16 8.2h7.6l-3.8 4z")  # fmt: skip
SIGNS["defeat-twice"] = at(
    8.6,
    -0.6,
    0.64,
    F(SEAL),
) + at(-0.8, 8.6, 0.66, I["defeat"])

# ---- the tiles: what they speak of, and what becomes of it -------------------------------------------------
STAGE, CHAIN, RAW, GOOD = I["stage"], I["chain"], I["any-raw"], I["any-good"]


def about(main, trade):
    """The tile of a trade: its sign, and a coin that is paid, taken, saved or added."""
    return at(0, 0, 0.54, main) + small_coin(16.6, 17, 6.4) + TRADES[trade](18.4, 5.4)


def without(main):
    return at(0, 0, 0.56, main) + at(11, 11, 0.54, NO_UNIT)


def barter(main):
    return at(0, 0, 0.5, main) + at(0, 13.2, 0.4, F(UNIT)) + F("M10 16.6h2.2v-2l3.2 3.6-3.2 3.6v-2H10z") + small_coin(19.4, 18.2, 4.6)  # fmt: skip


def either(*resources):
    if len(resources) == 2:
        first, second = (I[resource] for resource in resources)
        return at(0, 0, 0.52, first) + at(11.4, 11.4, 0.52, second) + S("M5 21L21 5", 1.8, 0.75)
    first, second, third = (I[resource] for resource in resources)
    return at(6.4, 0, 0.46, first) + at(0.4, 12.4, 0.46, second) + at(12.6, 12.4, 0.46, third)


FIVE = F(circ(16, 16.6, 7) + circ(16, 16.6, 5.5)) + S(
    "M18 13.8h-3.5l-.3 2.6c2.2-.7 3.8.1 3.8 1.6 0 1.7-2.2 2.2-4 1.2", 1.5
)
"""The one bonus that does not grow from Age to Age."""
MARK = {color: I[f"mark-{color}"] for color in ("red", "blue", "purple")}
TILES = {
    1: about(MARK["red"], "tax"),
    2: without(MARK["red"]),
    3: SIGNS["single-only"],
    4: SIGNS["posts-rest"],
    5: about(MARK["blue"], "bonus"),
    6: about(MARK["blue"], "tax"),
    7: SIGNS["chains-around"],
    8: barter(MARK["blue"]),
    9: about(GOOD, "down"),
    10: about(GOOD, "up"),
    11: about(RAW, "down"),
    12: about(RAW, "up"),
    13: about(CHAIN, "tax"),
    14: about(CHAIN, "bonus"),
    15: without(STAGE),
    16: about(STAGE, "tax"),
    17: either("wood", "stone"),
    18: either("ore", "clay"),
    19: SIGNS["victory-sink"],
    20: SIGNS["single-any"],
    21: either("glass", "cloth", "papyrus"),
    22: SIGNS["defeat-twice"],
    23: barter(MARK["purple"]),
    24: at(0, 0, 0.5, MARK["purple"]) + FIVE + plus(18.6, 4.6),
}
SIGNS |= {f"tile-{number}": sign for number, sign in TILES.items()}
