"""The Tower of Babel from above: a board of glazed brick for three or four tiles, and the tiles.

A tile is a quarter of the tower. It is drawn for each place, clockwise from the upper right, so that its sign
stands upright everywhere; on the place to which it belongs its point is the middle of the tower.
"""

from math import cos, radians, sin

from icons import F, I, S, poly
from portraits import C, D, L
from signs import at
from works_signs import SIGNS, UNIT, falls, minus, plus, rises

LIGHT, SAND, SHADE, DARK, GOLD = "p1", "p0", "p2", "p3", "p4"
RED, BLUE, GREEN, YELLOW, PURPLE, BROWN, GREY, BLACK = (
    f"c-{name}" for name in ("red", "blue", "green", "yellow", "purple", "brown", "grey", "black")
)
TEAL = "r-glass"

PLACES = ((1, -1), (1, 1), (-1, 1), (-1, -1))
"""Clockwise from the upper right: where the quarter lies, seen from the middle."""
COURT, GLAZE, RIM = 22, 80, 97
"""Radii of a tile: the court with its number, the glazed field with its sign, the rim of bare brick."""


def pen(number):
    return f"{number:.1f}".removesuffix(".0")


class Quarter:
    """Quarter of a tile, drawn round the corner of its field that is the middle of the tower.

    The field is 100 x 100.
    """

    def __init__(self, place, side=100.0, gap=1.2):
        self.right, self.down = PLACES[place - 1]
        self.x = gap if self.right == 1 else side - gap
        self.y = gap if self.down == 1 else side - gap

    def at(self, radius, angle):
        """A point; the angle in degrees, 0 level, 90 upright."""
        return (
            self.x + self.right * radius * cos(radians(angle)),
            self.y + self.down * radius * sin(radians(angle)),
        )

    def arc(self, radius, start=0.0, end=90.0):
        (x1, y1), (x2, y2) = self.at(radius, start), self.at(radius, end)
        sweep = int((self.right * self.down > 0) == (end > start))
        return f"M{pen(x1)} {pen(y1)}A{pen(radius)} {pen(radius)} 0 0 {sweep} {pen(x2)} {pen(y2)}"

    def band(self, inner, outer, start=0.0, end=90.0):
        """Part of a ring."""
        back = self.arc(inner, end, start).replace("M", "L", 1) if inner else f"L{pen(self.x)} {pen(self.y)}"
        return self.arc(outer, start, end) + back + "z"

    def joints(self, inner, outer, angles):
        """Upright joints of a course of bricks."""
        ends = ((self.at(inner, angle), self.at(outer, angle)) for angle in angles)
        return "".join(f"M{pen(a[0])} {pen(a[1])}L{pen(b[0])} {pen(b[1])}" for a, b in ends)


def form(place, glaze):
    """The brick of a tile: court, glazed field, two courses of the rim."""
    q = Quarter(place)
    middle = (GLAZE + RIM) / 2
    return (
        D(q.band(0, RIM), DARK)
        + D(q.band(COURT + 2, GLAZE), glaze)
        + D(q.band(COURT + 2, COURT + 4.4), GOLD)
        + L("".join(q.arc(radius) for radius in (36, 47, 58, 69)), DARK, 0.9).replace("/>", ' opacity=".3"/>')
        + D(q.band(GLAZE + 1.4, RIM - 1), SAND)
        + L(q.arc(middle) + q.joints(GLAZE + 1.4, middle, (9, 27, 45, 63, 81)) + q.joints(middle, RIM - 1, (18, 36, 54, 72)), SHADE, 1.3)
        + D(q.band(GLAZE, GLAZE + 1.6), GOLD)
    )  # fmt: skip


def inked(body, tone):
    """A sign of the icons in a tone."""
    return f'<g fill="var(--{tone})" color="var(--{tone})">{body}</g>'


def put(body, x, y, size, tone=LIGHT):
    """A sign with its middle at x, y."""
    return inked(at(round(x - size / 2, 2), round(y - size / 2, 2), round(size / 24, 4), body), tone)


# ---- the coin of a tile ------------------------------------------------------------------------------------
TRADE = {"tax": minus(12, 12, 6, 3.6), "bonus": plus(12, 12, 6.4, 3.8)}
PRICE = {"down": falls, "up": rises}


def coin(inside):
    """A gold coin with something dark on it."""
    return C(12, 12, 11.4, GOLD) + C(12, 12, 9.6, DARK) + C(12, 12, 8.6, GOLD) + inked(inside, DARK)


def by_age(sign):
    """Coins that grow from Age to Age: three beads of growing size under one of them."""
    beads = "".join(C(x, 22.2, r, GOLD) for x, r in ((5.6, 1.3), (11, 1.9), (17.6, 2.6)))
    return at(2, -1.6, 0.83, coin(TRADE[sign])) + beads


PLAIN_FIVE = S("M15 7.6h-5l-.5 4.2c3.2-1.2 5.8 0 5.8 2.4 0 2.8-3.4 3.6-6.2 2", 2.4)
BAR = "M2.6 21.4L21.4 2.6"
NO_RESOURCES = at(1.2, 1.2, 0.9, F(UNIT)) + inked(S(BAR, 6.4), DARK) + inked(S(BAR, 3.2), GOLD)
ONE = S("M9.6 9.2L12.6 7v10.4", 2.6)
FOR_COINS = at(-0.6, 0.6, 0.74, F(UNIT)) + C(17.4, 16.8, 7.6, DARK) + at(9.6, 9, 0.65, coin(ONE))
"""A unit for one coin."""


def price(way):
    return coin(at(-3, -3, 1.25, PRICE[way](12, 12)))


def card(dots):
    """A brown card with its symbols."""
    body = f'<rect x="5" y="1.4" width="14" height="21.2" rx="1.8" fill="var(--{LIGHT})"/>'
    body += f'<rect x="6.6" y="3" width="10.8" height="18" fill="var(--{BROWN})"/>'
    return body + (
        C(12, 12, 3.6, LIGHT) if dots == 1 else C(9.9, 6.6, 2.5, LIGHT) + C(14.1, 17.4, 2.5, LIGHT)
    )


ENDLESS = inked(S("M12 12c-2.6-3.6-5-5-7.4-5a5 5 0 0 0 0 10c2.4 0 4.8-1.4 7.4-5s5-5 7.4-5a5 5 0 0 1 0 10c-2.4 0-4.8-1.4-7.4-5z", 3), GOLD)  # fmt: skip
STRUCK = inked(S(BAR, 6), DARK) + inked(S(BAR, 3), GOLD)
CHAIN = I["chain"]
FACES = {
    1: (RED, (I["mark-red"], by_age("tax"))),
    2: (RED, (I["mark-red"], NO_RESOURCES)),
    3: (BROWN, (card(1), card(2) + STRUCK)),
    4: (YELLOW, (I["c-stall"] + inked(S(BAR, 4.6), YELLOW) + inked(S(BAR, 2.4), DARK),)),
    5: (BLUE, (I["mark-blue"], by_age("bonus"))),
    6: (BLUE, (I["mark-blue"], by_age("tax"))),
    7: (TEAL, (F("M20 1v22L3 12z"), CHAIN, F("M4 1v22l17-11z"))),
    8: (BLUE, (I["mark-blue"], FOR_COINS)),
    9: (GREY, (I["any-good"], price("down"))),
    10: (GREY, (I["any-good"], price("up"))),
    11: (BROWN, (I["any-raw"], price("down"))),
    12: (BROWN, (I["any-raw"], price("up"))),
    13: (TEAL, (CHAIN, by_age("tax"))),
    14: (TEAL, (CHAIN, by_age("bonus"))),
    15: (BLACK, (I["stage"], NO_RESOURCES)),
    16: (BLACK, (I["stage"], by_age("tax"))),
    17: (BROWN, (I["wood"], I["stone"])),
    18: (BROWN, (I["ore"], I["clay"])),
    19: (RED, (I["victory"], inked(at(-16.8, -16.8, 2.4, falls(12, 12)), GOLD))),
    20: (BROWN, (card(1), ENDLESS)),
    21: (GREY, (I["glass"], I["cloth"], I["papyrus"])),
    22: (RED, (I["defeat"], I["defeat"])),
    23: (PURPLE, (I["mark-purple"], FOR_COINS)),
    24: (PURPLE, (I["mark-purple"], coin(PLAIN_FIVE) + "")),
}
"""By number: the glaze, and what stands on it from above to below."""
STANDS = {1: ((45, 53, 46),), 2: ((67, 53, 37), (23, 53, 36)), 3: ((75, 58, 28), (45, 58, 28), (15, 58, 28))}
"""So many signs stand at these angles, as far from the point, this large."""
AROUND = ((80, 57, 20), (45, 54, 46), (10, 57, 20))
"""The chains of tile 7 have a neighbour on each side."""


def tile(number, place=1):
    glaze, signs = FACES[number]
    q = Quarter(place)
    stands = AROUND if number == 7 else STANDS[len(signs)]
    placed = [(*q.at(radius, angle), size) for angle, radius, size in stands]
    # from above to below, but the neighbours of tile 7 from left to right
    placed.sort(key=lambda stand: stand[0] if number == 7 else stand[1])
    return form(place, glaze) + "".join(put(sign, *stand) for sign, stand in zip(signs, placed, strict=True))


def back():
    q = Quarter(1)
    return (
        form(1, "p5")
        + D(q.band(COURT + 7, GLAZE - 3), DARK)
        + L(q.arc(COURT + 9) + q.arc(GLAZE - 5), GOLD, 1)
        + put(SIGNS["babel"], *q.at(52, 45), 40, GOLD)
    )


# ---- the tower ---------------------------------------------------------------------------------------------
TOP, MIDDLE = 84, 120
"""Side of a tile that lies in the tower, and the middle of the board of 240 x 240."""
LAYER = 5
"""How much of each covered tile is seen; no place ever has more than six tiles (BABEL-TOWER-1, -2)."""
EDGE = 118


def of_board(place, gap=1.0):
    q = Quarter(place, 2 * MIDDLE, gap)
    q.x, q.y = MIDDLE + q.right * gap, MIDDLE + q.down * gap
    return q


def empty(place, marked):
    """A place: sand with courses drawn in; the first has a gold keel."""
    q = of_board(place)
    reach = RIM * TOP / 100
    return (
        D(q.band(0, reach), "p5")
        + L("".join(q.arc(reach * k) for k in (0.22, 0.4, 0.6, 0.8)) + q.joints(reach * 0.22, reach, (22.5, 45, 67.5)), DARK, 1)
        + L(q.arc(reach - 1.4), GOLD if marked else SHADE, 2.6 if marked else 1.2)
        + (put(F(poly((12, 2), (20, 12), (12, 22), (4, 12))), *q.at(reach * 0.7, 45), 20, GOLD) if marked else "")
    )  # fmt: skip


def stairs():
    """The quarter that no tile covers when there are three places."""
    q = of_board(4)
    reach = RIM * TOP / 100
    steps = [k * reach / 11 for k in range(1, 12)]
    return (
        D(q.band(0, reach), SHADE)
        + L("".join(q.arc(radius) for radius in steps[:-1]), DARK, 1.1)
        + D(q.band(0, reach, 34, 56), SAND)
        + L("".join(q.arc(radius, 34, 56) for radius in steps), DARK, 1.3)
        + L(q.joints(0, reach, (34, 56)), DARK, 1.6)
    )


def board(places):
    rim = "".join(
        D(of_board(place, 0).band(EDGE - 7, EDGE), SHADE)
        + L(of_board(place, 0).joints(EDGE - 7, EDGE, range(6, 90, 12)), DARK, 1.2)
        for place in (1, 2, 3, 4)
    )
    return (
        C(MIDDLE, MIDDLE, EDGE, DARK)
        + rim
        + C(MIDDLE, MIDDLE, EDGE - 8, DARK)
        + L(
            "".join(of_board(place, 0).arc(radius) for place in (1, 2, 3, 4) for radius in (88, 99))
            + "".join(
                of_board(place, 0).joints(88, 99, range(9, 90, 18))
                + of_board(place, 0).joints(99, 110, range(0, 90, 18))
                for place in (1, 2, 3, 4)
            ),
            "p5",
            0.9,
        )
        + "".join(empty(place, place == 1) for place in range(1, places + 1))
        + (stairs() if places == 3 else "")
    )


def covered(layers):
    """The edges of covered tiles, the lowest outside."""
    q = of_board(1)
    out = ""
    for layer in range(layers, 0, -1):
        outer = RIM * TOP / 100 + LAYER * layer
        shift = 6 if layer % 2 else 12
        out += (
            D(q.band(outer - LAYER, outer), DARK)
            + D(q.band(outer - LAYER + 0.8, outer), SAND if layer % 2 else SHADE)
            + L(q.joints(outer - LAYER + 0.8, outer, range(shift, 90, 12)), DARK, 0.8)
        )
    return out


def next_place():
    q = of_board(1)
    reach = RIM * TOP / 100
    return f'<path d="{q.band(0, reach)}" fill="currentColor" fill-opacity=".16" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-dasharray="9 6"/>'


TILES = {f"tile_{number}": tile(number) for number in FACES} | {
    f"tile_{number}_{place}": tile(number, place) for number in FACES for place in (2, 3, 4)
}
TILES["tile_back"] = back()
TOWER = {f"tower_{places}": board(places) for places in (3, 4)}
TOWER |= {f"covered_{layers}": covered(layers) for layers in range(1, 6)}
TOWER["place_next"] = next_place()
