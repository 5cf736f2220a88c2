"""Engravings for Babel: the Great Projects, the tower, tokens and tiles.

Projects are unfinished works with gold scaffolds (tone 4).
"""

from math import cos, pi, sin

import portraits
from babel_tiles import TILES, TOWER
from cities import crate, flame, pile
from signs import at
from vignettes import (
    C,
    D,
    G,
    L,
    P,
    R,
    arch,
    boat,
    column,
    courses,
    crenel,
    cypress,
    disc,
    ground,
    hills,
    jar,
    palm,
    sea,
)
from works_signs import I

V = {}


def scaffold(x, y, w, h, floors=3, bays=1):
    """Poles, planks and braces of a work that is not finished."""
    step, bay = h / floors, w / bays
    poles = "".join(f"M{x + bay * k:.1f} {y - 4:.1f}v{h + 4:.1f}" for k in range(bays + 1))
    planks = "".join(f"M{x - 2:.1f} {y + step * k:.1f}h{w + 4:.1f}" for k in range(floors))
    braces = "".join(
        f"M{x + bay * b:.1f} {y + step * (k + 1):.1f}l{bay:.1f}-{step:.1f}"
        for k in range(floors)
        for b in range(bays)
    )
    return L(braces, 4, 0.8) + L(poles + planks, 4, 1.5)


def rope_and_block(x, top, drop, w=12, h=8):
    y = top + drop
    return (
        L(f"M{x:g} {top:g}v{drop - 4:g}M{x:g} {y - 4:g}l-{w * 0.4:g} 4M{x:g} {y - 4:g}l{w * 0.4:g} 4", 1, 1)
        + R(x - w / 2, y, w, h, 1)
        + R(x + w * 0.2, y, w * 0.3, h, 2)
    )


def wheel(x, y, r, spokes=8, t=1):
    rays = "".join(
        f"M{x:g} {y:g}l{r * 0.9 * cos(2 * pi * k / spokes):.1f} {r * 0.9 * sin(2 * pi * k / spokes):.1f}"
        for k in range(spokes)
    )
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="none" stroke="var(--v{t})" stroke-width="2.4"/>'
        + L(rays, t, 1.3)
        + C(x, y, r * 0.18, t)
    )


def crane(x, base=G, reach=34, height=46, turn=1):
    """A treadwheel crane: mast, jib, wheel; the jib looks to the right unless turn is -1."""
    top = base - height
    return (
        L(f"M{x:g} {base:g}V{top:g}M{x - 8 * turn:g} {base:g}L{x:g} {top + 12:g}M{x + 8 * turn:g} {base:g}L{x:g} {top + 12:g}", 4, 2.2)
        + L(f"M{x - 12 * turn:g} {top + 12:g}L{x + reach * turn:g} {top - 6:g}M{x:g} {top:g}L{x + reach * turn:g} {top - 6:g}M{x:g} {top:g}L{x - 12 * turn:g} {top + 12:g}", 4, 1.8)
        + wheel(x, base - 14, 11, 8, 4)
    )  # fmt: skip


# ---- Age I -------------------------------------------------------------------------------------------------
V["belvedere"] = (
    disc(24, 18, 8) + sea(58) + D("M34 80L40 62L52 54L58 46H120V80z", 2) + D("M34 80L40 62L52 54L58 46L64 60L60 80z", 3)
    + R(62, 42, 52, 5, 1) + L("M62 47h52", 3, 1) + R(68, 26, 40, 16, 3) + "".join(column(x, 24, 4.4, 42) for x in (68, 80, 92, 103))
    + R(64, 19, 48, 5, 1) + P(1, (66, 19), (88, 8), (110, 19)) + P(2, (88, 8), (110, 19), (93, 19)) + "".join(R(63 + k * 7, 36, 1.6, 6, 1) for k in range(8)) + L("M62 36h50", 1, 1.6)
    + scaffold(96, 16, 20, 52, 4, 2) + L("M8 34q4-4 8 0q4-4 8 0M22 44q3-3 6 0q3-3 6 0", 1, 1.2)
)  # fmt: skip
V["cranes"] = (
    disc(62, 15, 7) + hills() + R(46, 54, 34, 16, 1) + courses(46, 54, 34, 16, 2, 3, 11) + R(46, 46, 11, 8, 1) + R(69, 46, 11, 8, 2)
    + crane(24, G, 38, 50) + rope_and_block(62, 14, 20, 12, 9) + crane(104, G, 26, 38, -1) + rope_and_block(78, 26, 9, 9, 7) + ground()
)  # fmt: skip
V["double_walls"] = (
    disc(20, 14, 7) + crenel(0, 28, 120, 6, 13, 2) + R(0, 34, 120, 24, 2) + courses(0, 34, 120, 20, 3, 3, 13)
    + "".join(R(x, 14, 17, 44, 2) + R(x + 11, 14, 6, 44, 3) + crenel(x - 2, 12, 21, 5, 4, 2) for x in (34, 94))
    + crenel(0, 50, 120, 5, 12) + R(0, 54, 120, 16, 1) + courses(0, 55, 120, 15, 3, 2, 11) + "".join(R(x, 38, 20, 32, 1) + R(x + 13, 38, 7, 32, 2) + crenel(x - 2, 35, 24, 5, 4) + R(x + 8, 46, 2.6, 8, 3) for x in (4, 72))
    + arch(42, 53, 15, G) + L("M46 57v13M50 54v16M54 57v13M42 62h15", 1, 1) + scaffold(96, 44, 20, 26, 2, 2) + ground()
)  # fmt: skip
V["factory"] = (
    disc(100, 16, 8) + R(10, 40, 74, 30, 1) + R(68, 40, 16, 30, 2) + "".join(P(1, (10 + k * 24.6, 40), (10 + k * 24.6, 26), (34.6 + k * 24.6, 40)) + P(3, (13 + k * 24.6, 38), (13 + k * 24.6, 31), (25 + k * 24.6, 38)) for k in range(3))
    + R(18, 12, 8, 22, 1) + R(22, 12, 4, 22, 2) + R(16.6, 10, 10.8, 3, 1) + R(44, 16, 7, 18, 1) + R(48, 16, 3, 18, 2) + L("M22 8q-6-5 1-8M48 13q-6-4 2-8t0-8", 1, 1.4)
    + "".join(arch(15 + k * 13.4, 48, 9, G) for k in range(4)) + L("M84 44h14", 4, 2) + wheel(98, 56, 15, 10) + L("M84 66h36", 2, 2) + scaffold(58, 22, 22, 48, 4, 2) + ground()
)  # fmt: skip
V["rampart_road"] = (
    disc(88, 16, 8) + D("M0 46c20-6 34-6 46-2l28 0c14-6 30-6 46 0v30H0z", 2) + P(1, (8, 80), (54, 34), (66, 34), (112, 80)) + L("M50 38h20M45.6 42.4h28.8M40 48h40M33 55h54M25 63h70M16 72h88", 3, 0.9) + L("M58 34L46 80M62 34L74 80M53 42L24 80M67 42L96 80", 3, 0.7)
    + "".join(P(1, (x1 + s * 1, y), (x1 + s * 1, y - h), (x1 + s * w, y - h), (x1 + s * w, y)) + P(3, (x1 + s * w, y), (x1 + s * w, y - h), (x1 + s * w * 1.35, y - h * 0.9), (x1 + s * w * 1.35, y)) for x1, y, h, w, s in ((8, 80, 17, 9, -1), (23, 65, 13, 7, -1), (35, 53, 10, 5.6, -1), (44.6, 43.6, 7.4, 4, -1), (112, 80, 17, 9, 1), (97, 65, 13, 7, 1), (85, 53, 10, 5.6, 1), (75.4, 43.6, 7.4, 4, 1)))
    + R(46, 14, 9, 21, 1) + R(65, 14, 9, 21, 1) + R(70, 14, 4, 21, 2) + crenel(44.6, 13, 11.8, 4, 3) + crenel(63.6, 13, 11.8, 4, 3) + R(55, 20, 10, 15, 2) + arch(56, 22, 8, 35)
    + R(46, 50, 17, 8, 4) + L("M46 54h17", 3, 0.9) + wheel(50, 61, 4.4, 6, 3) + wheel(60, 61, 4.4, 6, 3) + L("M63 56l12 3", 3, 1.4) + D("M73 58c2-5 8-5 11-3l3-3 1 4-2 2v8h-2v-6h-6v6h-2z", 3)
)  # fmt: skip

# ---- Age II ------------------------------------------------------------------------------------------------
V["obelisk"] = (
    disc(28, 18, 9) + hills() + palm(18, 26) + R(42, 60, 36, 10, 1) + R(66, 60, 12, 10, 2) + R(48, 52, 24, 8, 2) + P(1, (53, 52), (56, 18), (60, 11), (64, 18), (67, 52)) + P(2, (60, 11), (64, 18), (67, 52), (61, 52))
    + P(4, (56, 18), (60, 11), (64, 18)) + L("M58.6 22v3M58.4 28h2.4M58 32v4M57.8 39h3M57.6 43v4", 3, 1.4) + scaffold(70, 18, 26, 52, 4, 2) + L("M58 15L20 66M100 66L63 15", 1, 0.9) + R(16, 62, 8, 8, 2) + R(98, 62, 8, 8, 2) + ground()
)  # fmt: skip
V["river_port"] = (
    disc(84, 14, 7) + D("M0 44c20-8 40-8 60-2s40 4 60-4v20H0z", 2) + R(4, 28, 40, 24, 1) + R(32, 28, 12, 24, 2) + P(1, (0, 28), (24, 15), (48, 28)) + "".join(arch(8 + k * 11, 36, 8, 52) for k in range(3)) + R(50, 36, 20, 16, 1) + R(64, 36, 6, 16, 2) + P(1, (47, 36), (60, 27), (73, 36)) + arch(55, 41, 7, 52)
    + sea(58) + R(0, 52, 80, 6, 1) + L("M0 58.4h80M20 52v6M40 52v6M60 52v6", 3, 1) + L("M8 58v14M28 58v12M48 58v12M68 58v14", 2, 2.4)
    + L("M76 52V22M76 22l26-4M76 34l26-16M76 22l-9 14", 4, 2.2) + rope_and_block(101, 18, 22, 11, 8) + D("M78 60c10 3 30 3 40 0-2 9-6 12-10 12H88c-4 0-8-3-10-12z", 1) + D("M78 60c10 3 30 3 40 0l-1 4c-12 3-26 3-38 0z", 2) + crate(86, 61, 8, 7) + jar(104, 61, 9) + jar(110, 61, 7, 2)
)  # fmt: skip
V["sewer_network"] = (
    R(0, 30, 120, 50, 2) + L("M0 38h14M24 36h20M70 40h22M100 36h20M10 74h20M60 76h30", 3, 1) + R(0, 26, 120, 5, 1) + L("M8 26v5M22 26v5M36 26v5M50 26v5M64 26v5M78 26v5M92 26v5M106 26v5", 3, 0.9)
    + R(6, 12, 22, 14, 1) + P(1, (3, 12), (17, 4), (31, 12)) + R(13, 17, 6, 9, 3) + R(84, 10, 28, 16, 1) + R(103, 10, 9, 16, 2) + P(1, (81, 10), (98, 2), (115, 10)) + R(90, 15, 5, 5, 3) + R(99, 15, 5, 11, 3)
    + D("M30 80V58a20 20 0 0 1 40 0v22z", 1) + D("M34 80V58a16 16 0 0 1 32 0v22z", 3) + L("M30.6 56l4 .6M33.4 47.6l3.4 2M39.4 41.4l2.2 3.2M50 38v4M60.6 41.4l-2.2 3.2M66.6 47.6l-3.4 2M69.4 56l-4 .6", 3, 1)
    + D("M86 74V58a10 10 0 0 1 20 0v16z", 1) + D("M89 74V58a7 7 0 0 1 14 0v16z", 3) + D("M4 66V54a8 8 0 0 1 16 0v12z", 1) + D("M6.4 66V54a5.6 5.6 0 0 1 11.2 0v12z", 3)
    + R(46, 26, 8, 14, 3) + L("M47 28h6M47 32h6M47 36h6", 1, 1.2) + D("M34 70h32v10H34zM20 62h14v4H20zM66 70h20v4H66z", 4) + L("M36 73.4q3-1.6 6 0t6 0 6 0 6 0 5 0M36 77q3-1.6 6 0t6 0 6 0 6 0 5 0", 3, 0.9) + scaffold(37, 56, 8, 16, 2)
)  # fmt: skip
V["smelter"] = (
    disc(96, 15, 7) + D("M14 70L22 24h26l8 46z", 1) + D("M38 24h10l8 46H40z", 2) + courses(20, 34, 20, 36, 5, 2, 9) + R(19, 19, 32, 6, 1) + flame(35, 18, 1.0) + D("M26 70V58a9 9 0 0 1 18 0v12z", 3) + D("M29 70V60a6 6 0 0 1 12 0v10z", 4)
    + D("M42 62c10 0 10 4 20 4h48v4H42z", 4) + R(64, 58, 12, 9, 2) + R(66, 58, 8, 3, 4) + R(80, 58, 12, 9, 2) + R(82, 58, 8, 3, 4) + R(96, 58, 12, 9, 2) + R(98, 58, 8, 3, 4)
    + D("M58 44l22-12c6 2 8 10 4 16L58 52z", 1) + L("M62 44.4l4 6M68 41l5 8M74 37.6l5 10", 3, 1.3) + L("M50 50l9-2M84 40l18-4", 1, 2.2) + L("M70 52v6M80 49l4 9", 2, 2) + L("M35 8q-5-4 1-8M42 10q-3-4 2-8", 1, 1.3) + scaffold(4, 32, 10, 38, 3) + ground()
)  # fmt: skip
V["war_mirror"] = (
    disc(100, 14, 9) + sea(56) + P(4, (42, 26), (98, 10), (102, 18)) + f'<g opacity=".6">{P(4, (40, 28), (34, 40), (104, 56), (104, 48))}</g>' + D("M0 80V54l30-2 20 8 6 20z", 2)
    + L("M30 74L40 34M52 74L40 34M40 74V34", 1, 2.6) + P(1, (20, 14), (36, 6), (52, 14), (56, 34), (44, 48), (26, 44), (16, 30)) + P(3, (22.4, 15.6), (36, 9), (49.6, 16), (53, 33), (43, 45), (27, 41.6), (19, 29.6)) + "".join(P(4 if (x + y) % 3 else 1, *[(x + 5.2 * cos(pi / 3 * k + pi / 6), y + 5.2 * sin(pi / 3 * k + pi / 6)) for k in range(6)]) for x, y in ((36, 17), (45.2, 17), (26.8, 17), (31.4, 25), (40.6, 25), (22.6, 25), (49.2, 25), (36, 33), (45.2, 33), (26.8, 33), (40.6, 40.4), (31.4, 40.4)))
    + boat(102, 62, 0.7) + flame(104, 56, 0.9)
)  # fmt: skip

# ---- Age III -----------------------------------------------------------------------------------------------
V["archives"] = (
    R(0, 0, 120, 70, 2) + "".join(R(4 + k * 29, 8, 25, 58, 3) + D(f"M{4 + k * 29} 12a12.5 8 0 0 1 25 0z", 1) for k in range(4)) + "".join(L(f"M{4 + k * 29} {y}h25", 1, 1.6) for k in range(4) for y in (24, 38, 52, 66))
    + "".join(C(8.4 + k * 29 + i * 5.4, y - 3, 2.5, 4 if (i * 2 + k + y) % 7 == 0 else 1) for k in range(4) for i in range(4) for y in (24, 52)) + "".join(R(6 + k * 29 + i * 4.6, 38 - 9 + (i + k) % 3, 3.4, 9 - (i + k) % 3, 1 if (i + k) % 2 else 2) for k in range(4) for i in range(5)) + "".join(R(6 + k * 29 + i * 7.4, 59 + i % 2, 6, 7 - i % 2, 2 if i % 2 else 1) for k in range(4) for i in range(3))
    + L("M52 70L72 10M60 70L80 10M54.6 62h8M57.6 53h8M60.6 44h8M63.6 35h8M66.6 26h8M69.4 17.6h8", 4, 1.7) + R(84, 58, 28, 3, 1) + L("M88 61v9M108 61v9", 1, 2.4) + D("M88 58c4-4 8-4 10-1 2-3 6-3 10 1z", 1) + flame(108, 57, 0.45) + ground()
)  # fmt: skip
V["giant_trebuchet"] = (
    disc(22, 18, 8) + hills() + L("M40 70L66 24L92 70M58 70L66 24L76 70M48 56h36M44 64h44", 1, 3) + L("M88 36L66 24L18 9", 4, 4) + P(2, (80, 34), (100, 34), (104, 56), (76, 56)) + P(3, (92, 34), (100, 34), (104, 56), (93, 56)) + L("M78 42h22M77 49h26", 3, 1) + L("M88 34v-4", 1, 2)
    + L("M18 9Q9 20 18 34", 1, 1.1) + C(19, 38, 5.4, 1) + C(20.6, 39, 3.4, 2) + C(66, 24, 3.4, 1) + C(66, 24, 1.4, 3) + R(32, 68, 68, 4, 2) + wheel(42, 70, 6, 6) + wheel(90, 70, 6, 6) + "".join(C(x, y, 4, 1) for x, y in ((6, 66), (15, 66), (10.5, 59))) + ground()
)  # fmt: skip
V["grand_bazaar"] = (
    disc(18, 12, 6) + "".join(D(f"M{x - 13} 30a13 13 0 0 1 26 0z", 1) + D(f"M{x} 17a13 13 0 0 1 13 13h-7q0-9-6-13z", 2) + L(f"M{x} 17v-6", 4, 1.6) + C(x, 10.6, 1.7, 4) for x in (30, 60, 90)) + D("M46 22a14 16 0 0 1 28 0v8H46z", 1) + D("M60 6a14 16 0 0 1 14 16v8h-8q2-16-6-24z", 2)
    + R(8, 30, 104, 40, 1) + R(8, 30, 104, 3, 2) + "".join(D(f"M{x} 70V48a9.5 10.5 0 0 1 19 0v22z", 3) + D(f"M{x} 49h19l-2 5-3-1.6-2.8 2-3.6-2-3.6 2-3-1.6z", 4 if k % 2 == 0 else 2) for k, x in enumerate((12, 37, 64, 89)))
    + jar(17, 70, 13) + jar(25.6, 70, 10, 2) + pile(43, 69, 4, 4.4) + pile(51, 69, 3, 4) + "".join(R(66 + i * 5, 58, 4, 12, (1, 4, 2)[i]) for i in range(3)) + crate(91, 70, 14, 8) + "".join(C(94 + i * 4, 60.6, 2.2, 4) for i in range(3)) + L("M21.6 38v4M46.6 38v4M73.6 38v4M98.6 38v4", 4, 1.8) + scaffold(104, 34, 11, 36, 3) + ground()
)  # fmt: skip
V["menagerie"] = (
    disc(62, 12, 6) + R(0, 22, 120, 48, 2) + R(0, 18, 120, 5, 1) + L("M0 23.4h120", 3, 1) + "".join(D(f"M{x} 70V44a15.5 16 0 0 1 31 0v26z", 3) for x in (5, 44.5, 84)) + "".join(R(x, 23, 6, 47, 1) for x in (-2, 37, 76.6, 116))
    + D("M9 70V54c0-8 6-12 14-11 7-1 11 4 11 10v8c0 4-3 5-4 2v-6l-3 1v12h-5v-9h-5v9z", 1) + D("M26 46c4-2 8 2 7 7l-5 2c-2-2-3-6-2-9z", 2) + C(31, 51, 0.9, 3) + L("M32 57q1 3 4 2", 4, 1.2)
    + D("M57 70l-1-17c-1-5 2-7 5-8l5-25 2-2 3 2 2 3-4 1-2 22c4 2 5 6 5 10v14h-3v-13h-9v13z", 1) + "".join(C(x, y, 1.2, 3) for x, y in ((66, 28), (65, 35), (64, 42), (60, 51), (65, 52), (69, 50), (62, 55))) + L("M67 18v-3M69.6 18.4v-3", 1, 1)
    + D("M88 70l1-10c0-4 3-6 8-6l7-1c-1-6 1-9 5-9s6 3 5 8l-3 4v14h-4V62l-10 1v7z", 1) + C(108.6, 50, 7, 4) + D("M105 47c2-3 6-3 8 0v4l-3 4h-3l-3-3z", 1) + C(110.4, 49.6, 0.9, 3) + L("M89 60q-5-2-4-8", 1, 1.4)
    + "".join(L("".join(f"M{x + 4 + k * 5.8:.1f} 30v40" for k in range(5)), 2, 0.9) for x in (5, 44.5, 84)) + ground()
)  # fmt: skip


def triumph(x, y, w, base, t=1):
    """An arch of triumph: attic, middle arch, two small ones."""
    h = base - y
    return (
        R(x, y, w, h, t) + R(x + w * 0.8, y, w * 0.2, h, 2) + R(x - w * 0.04, y + h * 0.22, w * 1.08, h * 0.06, 1) + L(f"M{x - w * 0.04:.1f} {y + h * 0.29:.1f}h{w * 1.08:.1f}", 3, 0.8)
        + R(x - w * 0.04, y - 1, w * 1.08, 2.4, 1) + R(x + w * 0.2, y + h * 0.07, w * 0.5, h * 0.1, 3) + arch(x + w * 0.31, y + h * 0.38, w * 0.36, base) + arch(x + w * 0.08, y + h * 0.56, w * 0.14, base) + arch(x + w * 0.77, y + h * 0.56, w * 0.14, base)
    )  # fmt: skip


V["triumphal_arches"] = (
    disc(20, 16, 8) + triumph(88, 50, 26, G, 2) + triumph(70, 40, 36, G, 2) + cypress(8, 30) + triumph(20, 26, 58, G)
    + "".join(D(f"M{x} 25l1-6h-2c0-3 1-4 4-4h6l2-4 2 1 1 3-1 1.4-2-.4-1 4 1 5h-1.6l-2-4.6h-3.4l-1.6 4.6z", 4) for x in (40, 53)) + L("M40 17h-8", 4, 1.2) + R(26, 18, 9, 5, 4) + C(31, 12.4, 1.7, 4) + R(29.6, 14, 2.8, 5, 4) + wheel(30, 22.6, 2.6, 6, 4) + scaffold(80, 28, 18, 42, 3, 2) + ground()
)  # fmt: skip
PROJECTS = dict(V)


def spiral(n, top, base, half_top, half_base):
    """The storeys of the tower, each with its ramp and a row of arches."""
    out, h = "", (base - top) / n
    for k in range(n):
        y1, y2 = base - h * k, base - h * (k + 1)
        w1 = half_base + (half_top - half_base) * k / n
        w2 = w1 - (half_base - half_top) / n * 0.62
        out += P(1, (60 - w1, y1 + 1.6), (60 - w2, y2 + 2.6), (60 + w2, y2 - 1.6), (60 + w1, y1 - 1.6))
        out += P(
            2, (60 + w2 * 0.42, y2 - 0.4), (60 + w2, y2 - 1.6), (60 + w1, y1 - 1.6), (60 + w1 * 0.42, y1)
        )
        count = max(2, int(w1 / 4.6))
        out += "".join(
            arch(60 - w2 + (i + 0.5) * 2 * w2 / count - 1.5, y2 + 3.2 - (i + 0.5) / count * 3, 3, y1 - 1.4 - (i + 0.5) / count * 2)
            for i in range(count)
        )  # fmt: skip
        out += L(f"M{60 - w1:.1f} {y1 + 1.6:.1f}L{60 + w1:.1f} {y1 - 1.6:.1f}", 3, 1)
    return out


TOWER["tower"] = (
    disc(98, 16, 8) + hills() + spiral(6, 13, 70, 11, 42) + scaffold(51, 9, 9, 9, 2) + L("M84 24h11v4M84 24V38", 4, 1.6) + R(92, 28, 6, 5, 1) + ground()
)  # fmt: skip


def medal(inside, rim="p4", field="p5"):
    return portraits.C(24, 24, 22.6, "p3") + portraits.C(24, 24, 21.4, rim) + portraits.C(24, 24, 18, "p3") + portraits.C(24, 24, 17, field) + inside  # fmt: skip


def hollow(body):
    return f'<g fill="currentColor" fill-opacity=".14" stroke="currentColor" stroke-opacity=".7" stroke-width="1.6" stroke-dasharray="4 3">{body}</g>'


DEBT = (
    portraits.D("M24 2.4A21.6 21.6 0 1 0 45.6 24l-8-3.2 4.4-7-8.6 1z", "p3")
    + portraits.D("M23 4.6A19.6 19.6 0 1 0 43.4 25l-8.4-3.4 3.2-5-6.6.8z", "c-red")
    + f'<g opacity=".35">{portraits.C(23, 25, 15.4, "p3")}</g>'
)
PIECES = {
    "token": medal(f'<g fill="var(--p1)">{at(10.6, 10.2, 1.12, I["c-hammer"])}</g>'),
    "token_gone": hollow('<circle cx="24" cy="24" r="20"/>'),
    "debt": DEBT,
}
"""The tokens of the projects; 48 x 48."""
V |= {"tower": TOWER.pop("tower")} | PIECES | TILES | TOWER
SIDES = dict.fromkeys(PIECES, 48) | dict.fromkeys(TILES, 100) | dict.fromkeys(TOWER, 240)
"""What is square instead of a plate of 120 x 80."""
