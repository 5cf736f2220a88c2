"""Engravings for the islands of Armada: land in the sea, by level.

Low at the first level, a harbour at the second, many peaks at the third; gold where the gift lies.
"""

from math import cos, pi, sin

from cities import crate, flame, glow, night, skull, spears
from vignettes import (
    C,
    D,
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
    jar,
    palm,
    temple,
    tower,
)
from vignettes import sea as water

S = 62  # the line of the sea


def isle(x, w, h, t=1):
    """A hill out of the sea with its shade side."""
    top, foot = x + w * 0.42, x + w
    slope = f"C{x + w * 0.12:.1f} {S - h * 0.45:.1f} {x + w * 0.26:.1f} {S - h:g} {top:.1f} {S - h:g}"
    fall = f"C{x + w * 0.62:.1f} {S - h:g} {x + w * 0.8:.1f} {S - h * 0.4:.1f} {foot:g} {S}"
    shade = f"M{top:.1f} {S - h:g}{fall}H{x + w * 0.5:.1f}Q{x + w * 0.62:.1f} {S - h * 0.5:.1f} {top:.1f} {S - h:g}z"
    return D(f"M{x:g} {S}{slope}{fall}z", t) + D(shade, 2 if t == 1 else 3)


def peak(x, w, h, t=1):
    """A steep rock with its shade side."""
    top = x + w * 0.46
    return P(t, (x, S), (x + w * 0.3, S - h * 0.55), (top, S - h), (x + w, S)) + P(
        2 if t == 1 else 3, (top, S - h), (x + w * 0.72, S - h * 0.48), (x + w, S), (x + w * 0.52, S)
    )


def mole(x, w):
    """A quay of ashlar."""
    return R(x, S - 8, w, 10, 1) + courses(x, S - 8, w, 10, 2, 3, 8) + R(x - 1, S - 10, w + 2, 2.6, 2)


def gull(x, y, s=1.0):
    return L(f"M{x - 6 * s:g} {y:g}q{3 * s:g}-{4 * s:g} {6 * s:g} 0q{3 * s:g}-{4 * s:g} {6 * s:g} 0", 1, 1.3)


def shield(x, y, r):
    """A round shield seen from the front."""
    return C(x, y, r, 4) + C(x, y, r * 0.8, 3) + C(x, y, r * 0.66, 4) + C(x, y, r * 0.24, 3)


def gem(x, y, w, h, t=4):
    """A cut stone: a table above, a point below."""
    left, right, rim = x - w / 2, x + w / 2, y - h * 0.3
    return P(
        t, (left, rim), (x - w * 0.28, y - h / 2), (x + w * 0.28, y - h / 2), (right, rim), (x, y + h / 2)
    ) + L(
        f"M{left:g} {rim:.1f}H{right:g}M{x - w * 0.2:.1f} {rim:.1f}L{x:g} {y + h / 2:g}L{x + w * 0.2:.1f} {rim:.1f}"
        f"M{x - w * 0.2:.1f} {rim:.1f}L{x - w * 0.1:.1f} {y - h / 2:g}M{x + w * 0.2:.1f} {rim:.1f}L{x + w * 0.1:.1f} {y - h / 2:g}",
        3,
        0.9,
    )


def wind(x, y, w, t=1):
    """A gust: a line that rolls up at its end."""
    return L(f"M{x:g} {y:g}h{w:g}c7 0 7-9 1-9c-4 0-5 5-1 5.6", t, 1.7)


def wave(x, y, s=1.0):
    """A breaker."""
    return D(
        f"M{x - 22 * s:g} {S + 3}C{x - 12 * s:g} {y + 4:g} {x - 4 * s:g} {y:g} {x + 4 * s:g} {y:g}c{8 * s:g} 0 {11 * s:g} {6 * s:g} {9 * s:g} {10 * s:g}"
        f"c-{3 * s:g}-{3 * s:g}-{8 * s:g}-{3 * s:g}-{9 * s:g} {2 * s:g}c0 {5 * s:g} {8 * s:g} {9 * s:g} {14 * s:g} {S + 3 - y - 12 * s:g}z",
        1,
    ) + L(
        f"M{x - 12 * s:g} {S - 2}C{x - 6 * s:g} {y + 6:g} {x - 2 * s:g} {y + 4 * s:g} {x + 4 * s:g} {y + 4 * s:g}",
        2,
        1.1,
    )


def hut(x, base, w=14):
    """A round hut under thatch."""
    h = w * 0.5
    return (
        R(x, base - h, w, h, 1)
        + R(x + w * 0.62, base - h, w * 0.38, h, 2)
        + P(4, (x - 2, base - h), (x + w / 2, base - h * 2.3), (x + w + 2, base - h))
        + L(
            f"M{x + w * 0.25:.1f} {base - h * 1.05:.1f}L{x + w / 2:g} {base - h * 2.2:.1f}L{x + w * 0.75:.1f} {base - h * 1.05:.1f}",
            3,
            0.7,
        )
        + arch(x + w * 0.36, base - h * 0.75, w * 0.26, base)
    )


def pine(x, base, h):
    """A fir in three tiers."""
    tiers = "".join(
        P(2, (x - w, base - y), (x, base - y - h * 0.46), (x + w, base - y))
        for w, y in ((h * 0.27, h * 0.16), (h * 0.21, h * 0.38), (h * 0.14, h * 0.58))
    )
    return (
        L(f"M{x:g} {base:g}v-{h * 0.3:.1f}", 3, 2)
        + tiers
        + L(f"M{x:g} {base - h * 0.16:.1f}v-{h * 0.7:.1f}", 3, 0.7)
    )


def sails(*places):
    return "".join(boat(x, y, s, t) for x, y, s, t in places)


def rays(x, y, r, n=12):
    """Light that goes up from somewhere."""
    spokes = "".join(
        f"M{x + r * cos(a):.1f} {y - r * sin(a):.1f}L{x + r * 1.6 * cos(a):.1f} {y - r * 1.6 * sin(a):.1f}"
        for a in (pi * (k + 0.5) / n for k in range(n))
    )
    return L(spokes, 4, 1.5)


# Level I: one island.
V = {}
V["wild_island"] = (
    disc(20, 14, 7) + isle(8, 106, 30) + "".join(pine(x, b, h) for x, b, h in ((26, 52, 26), (38, 44, 32), (52, 39, 34), (64, 38, 26)))
    + D("M78 62V52a8 8 0 0 1 16 0v10z", 3) + L("M76 62V50h20v12M76 50l4-4h12l4 4", 4, 2) + C(86, 58, 2.4, 4) + gull(96, 16) + water(S)
)  # fmt: skip
V["virgin_island"] = (
    disc(100, 14, 7) + P(1, (12, S), (16, 30), (30, 22), (56, 26), (60, S)) + P(2, (44, S), (46, 25), (56, 26), (60, S)) + courses(15, 30, 30, 32, 5, 3, 11)
    + isle(48, 66, 16) + "".join(R(x, y, 12, 6, 4) + L(f"M{x} {y + 3}h12", 3, 0.7) for x, y in ((70, 55), (83, 55), (96, 55), (76, 49), (89, 49), (82, 43))) + palm(64, 24, 56) + gull(40, 12) + water(S)
)  # fmt: skip
V["bronze_island"] = (
    isle(6, 108, 22) + spears((30, 40, 80, 90), 12, 58) + shield(60, 36, 19) + rays(60, 36, 21, 14) + water(S)
)
V["windblown_island"] = (
    wind(10, 20, 34) + wind(22, 30, 50) + wind(66, 14, 28) + isle(10, 92, 16) + L("M46 48Q50 32 66 24", 3, 2.6) + L("M66 24q10-6 24-3M66 24q12-1 20 7M66 24q4-9 17-12M66 24q8 4 9 12", 2, 2.4)
    + L("M64 48Q70 36 82 32", 3, 2) + L("M82 32q9-4 18 0M82 32q8 0 14 7M82 32q5-6 13-8", 2, 2) + wave(26, 46, 0.7) + water(S)
)  # fmt: skip
V["inhabited_island"] = (
    disc(98, 14, 7) + isle(4, 112, 18) + hut(24, 54, 16) + hut(46, 49, 20) + hut(74, 55, 16) + L("M56 24q-4-6 1-10t1-10M34 34q-3-5 1-8t1-7", 1, 1.4) + palm(100, 26, 60) + palm(14, 20, 61) + D("M84 66h22l-4 5H88z", 1) + L("M95 66v-9", 1, 1.2) + water(S)
)  # fmt: skip
V["topaz_island"] = (
    rays(60, 30, 24, 13)
    + isle(6, 108, 20)
    + gem(60, 32, 40, 40)
    + gem(28, 50, 14, 14)
    + gem(92, 51, 12, 12)
    + water(S)
)
V["amber_island"] = (
    isle(6, 108, 16) + "".join(pine(x, 56, h) for x, h in ((16, 22), (28, 30), (96, 28), (106, 20))) + f'<g opacity=".3">{C(61, 36, 26, 4)}</g>'
    + D("M60 10C68 22 80 30 80 42a19 17 0 0 1-38 0C42 30 53 22 60 10z", 4) + D("M61 33c4 3 5 12 0 18-5-6-4-15 0-18z", 3) + C(61, 31, 3, 3) + L("M58 36l-6-3-2 3M64 36l6-3 2 3M58 41h-8l-2 4M64 41h8l2 4M58 46l-6 4v4M64 46l6 4v4M60 28l-3-5M62 28l3-5", 3, 1.2) + D("M50 32c1-5 4-9 7-12-1 6-4 9-7 12z", 1) + water(S)
)  # fmt: skip
V["lost_island"] = (
    night(100, 14, 8) + isle(2, 60, 22) + temple(28, 22, 46, 4, 62, 2, 11) + "".join(column(x, y, 5, 64) for x, y in ((86, 44), (96, 38))) + L("M88 62h22", 1, 4) + R(104, 52, 7, 12, 2) + water(S)
)  # fmt: skip
V["foggy_island"] = (
    C(60, 26, 15, 1) + isle(14, 60, 30, 2) + peak(58, 52, 40, 2) + "".join(R(x, y, w, 4, 1) for x, y, w in ((0, 50, 84), (26, 42, 94), (8, 33, 52), (70, 28, 44))) + L("M0 57h120M10 38h60M64 47h56", 1, 1.4) + water(S)
)  # fmt: skip

# Level II: a harbour.
V["abandoned_harbor"] = (
    disc(22, 14, 7) + isle(52, 66, 26) + "".join(R(x, 46, 3, 22, 3) for x in (10, 22, 34)) + R(6, 44, 26, 3, 2) + P(2, (38, 47), (50, 52), (49, 55), (37, 50)) + arch(78, 44, 16, 60) + R(72, 40, 28, 3, 1)
    + jar(66, 62, 15, 4) + jar(58, 63, 12, 1) + crate(100, 62, 11, 10) + L("M8 60h36", 1, 1.2) + gull(50, 20) + gull(38, 30, 0.7) + water(S)
)  # fmt: skip
V["iron_harbor"] = (
    isle(30, 60, 16, 2) + tower(10, 24, 18, S + 2) + tower(92, 24, 18, S + 2) + "".join(f'<ellipse cx="{28 + k * 9.2:.1f}" cy="{38 + 9 * sin(pi * k / 7):.1f}" rx="5.4" ry="3" fill="none" stroke="var(--v4)" stroke-width="1.9"/>' for k in range(8)) + spears((14, 24, 96, 106), 10, 24) + boat(60, 60, 0.7, 1) + water(S + 2)
)  # fmt: skip
V["windy_harbor"] = (
    wind(6, 12, 30) + wind(52, 20, 34) + mole(0, 36) + mole(92, 28) + "".join(L(f"M{x} 54V{y}", 1, 1.8) + D(f"M{x} {y}q9-4 14 0t13-1l-2 8q-6 3-12 0t-13 1z", 4) for x, y in ((12, 22), (26, 32), (98, 26))) + sails((62, 58, 1, 1)) + water(S)
)  # fmt: skip
V["statues_harbor"] = (
    disc(60, 20, 10) + mole(4, 34) + mole(82, 34)
    + "".join(R(x - 9, 46, 18, 7, 2) + D(f"M{x - 6} 46l2-18c-3-1-4-5-2-8l4-2h5l4 2c2 3 1 7-1 8l1 18h-5l-1-12-2 12z", 4) + C(x, 14, 3.8, 4) + L(f"M{x + s * 5} 21L{x + s * 13} {11}", 4, 2.6) + flame(x + s * 13, 10, 0.5) for x, s in ((22, 1), (98, -1))) + boat(60, 60, 0.8, 1) + water(S)
)  # fmt: skip
V["frothy_harbor"] = (
    mole(86, 34)
    + tower(96, 20, 16, 54)
    + sails((66, 46, 0.7, 2), (42, 40, 0.7, 2))
    + wave(24, 26, 1.25)
    + wave(68, 44, 0.9)
    + "".join(
        C(x, y, r, 1) for x, y, r in ((44, 22, 1.6), (50, 28, 1.2), (52, 18, 1), (86, 42, 1.3), (90, 48, 1))
    )
    + water(S + 2)
)
V["ancient_harbor"] = (
    disc(98, 14, 7) + isle(60, 58, 18, 2) + mole(0, 120) + "".join(column(x, y, 8, 54) for x, y in ((10, 18), (28, 18), (46, 30), (66, 18))) + R(6, 12, 34, 6, 1) + L("M6 18h34", 3, 1) + P(2, (60, 18), (78, 18), (76, 24), (70, 21)) + L("M96 54V30M86 36q10-9 20 0M90 30h12", 4, 2) + D("M84 40q12 14 24 0l-3 8q-9 6-18 0z", 4) + water(S + 2)
)  # fmt: skip
V["wondrous_harbor"] = (
    rays(60, 16, 15, 14) + isle(0, 50, 16, 2) + isle(72, 48, 18, 2) + R(46, 48, 28, 14, 1) + R(64, 48, 10, 14, 2) + R(50, 28, 20, 20, 1) + R(63, 28, 7, 20, 2) + R(54, 16, 12, 12, 1) + crenel(44, 46, 32, 3, 6) + crenel(49, 27, 22, 3, 5) + arch(57, 52, 6, 62) + glow(60, 12, 4.4) + mole(20, 80) + sails((14, 62, 0.7, 1)) + water(S)
)  # fmt: skip
V["pirate_harbor"] = (
    night(18, 14, 8) + peak(70, 48, 40, 2) + D("M84 62V50a10 10 0 0 1 20 0v12z", 3) + D("M12 54c10 4 44 4 56-2-1 9-7 14-15 14H30c-9 0-16-5-18-12z", 1) + L("M40 54V6M40 6v0M24 52V26M56 52V24", 1, 2) + D("M22 12h36q-5 14 0 28H22q5-14 0-28z", 3) + skull(40, 24, 0.7, 1) + L("M30 34l20 6M50 34l-20 6", 1, 1.8) + D("M40 6h16l-4 3 4 3H40z", 4) + water(S)
)  # fmt: skip
V["forgotten_harbor"] = (
    night(24, 16, 10) + isle(58, 62, 24, 2) + mole(62, 58) + D("M76 54V40a12 12 0 0 1 24 0v14z", 1) + D("M80 54V41a8 8 0 0 1 16 0v13z", 3) + L("M72 36q8-12 22-8M98 30q10 4 8 20M74 42q-6 6-4 12M86 28q2 8-2 14", 2, 2) + "".join(C(x, y, 2, 2) for x, y in ((74, 38), (82, 29), (96, 30), (104, 40), (71, 50))) + D("M18 56h36l-5 8H24z", 1) + L("M36 56V30", 1, 1.8) + L("M36 34l13 20M36 34L22 54", 1, 1) + D("M30 56q6-6 13 0z", 2) + water(S)
)  # fmt: skip

# Level III: an archipelago.
V["scarlet_archipelago"] = (
    isle(0, 40, 14, 2) + peak(24, 72, 42) + P(3, (52, 26), (57, 20), (64, 26), (58, 30)) + flame(58, 24, 1.3) + L("M58 28q-3 8 1 14t-3 18M61 28q6 8 4 14", 4, 1.8) + "".join(shield(x, 60, 8) for x in (22, 98)) + shield(60, 60, 9) + isle(88, 32, 14, 2) + shield(98, 60, 8) + water(S + 4)
)  # fmt: skip
V["trade_winds_archipelago"] = (
    wind(4, 14, 30)
    + wind(40, 10, 44)
    + wind(78, 22, 22)
    + peak(2, 34, 20, 2)
    + isle(84, 36, 16, 2)
    + sails((28, 50, 0.8, 2), (90, 50, 0.8, 2), (60, 56, 1, 1))
    + D("M49 31h22q-4 9 0 19H49q4-10 0-19z", 4)
    + water(S)
)
V["sovereign_archipelago"] = (
    isle(0, 44, 16, 2) + isle(78, 42, 14, 2) + peak(20, 80, 28) + R(40, 24, 40, 16, 1) + R(66, 24, 14, 16, 2) + crenel(38, 22, 44, 4, 8) + tower(34, 18, 10, 42, False) + tower(76, 18, 10, 42, False) + arch(55, 28, 10, 40) + D("M44 16l2-12 8 6 6-8 6 8 8-6 2 12z", 4) + L("M44 18.4h32", 4, 2.4) + water(S)
)  # fmt: skip
V["stormy_archipelago"] = (
    D("M8 24a10 10 0 0 1 12-10 14 12 0 0 1 26-4 12 10 0 0 1 20 2 12 10 0 0 1 24-2 11 10 0 0 1 18 8 8 8 0 0 1 2 12H12a7 7 0 0 1-4-6z", 2) + L("M14 30h94M22 24h30M70 22h30", 3, 1.1)
    + P(4, (54, 28), (64, 28), (58, 40), (66, 40), (48, 60), (53, 45), (46, 45)) + peak(2, 26, 22, 3) + peak(92, 26, 24, 3) + wave(32, 46, 0.7) + wave(82, 48, 0.7) + sails((104, 58, 0.6, 1)) + water(S)
)  # fmt: skip
V["luxurious_archipelago"] = (
    disc(18, 14, 7) + isle(0, 46, 14, 2) + isle(34, 84, 20) + temple(44, 20, 40, 5, 52, 2, 10) + palm(98, 26, 56) + palm(28, 26, 56) + cypress(90, 24, 52) + "".join(jar(x, 64, h, 4) for x, h in ((18, 20), (10, 15), (106, 17))) + water(S + 2)
)  # fmt: skip
V["golden_archipelago"] = (
    rays(60, 28, 25, 15) + peak(0, 40, 26, 2) + peak(80, 40, 24, 2) + isle(24, 72, 12) + C(60, 30, 21, 4) + C(60, 30, 17.4, 3) + C(60, 30, 15.6, 4) + L("M60 14v32M44 30h32M49 19l22 22M71 19L49 41", 3, 0.9) + C(60, 30, 8, 3) + C(60, 30, 6.4, 4) + L("M52 42L68 18", 1, 2.4) + C(60, 30, 2, 3) + water(S)
)  # fmt: skip
V["emerald_archipelago"] = (
    isle(0, 44, 12, 2)
    + isle(76, 44, 12, 2)
    + "".join(
        P(1, (x, S), (x + w * 0.1, y + 8), (x + w * 0.5, y), (x + w * 0.9, y + 8), (x + w, S))
        + P(2, (x + w * 0.5, y), (x + w * 0.9, y + 8), (x + w, S), (x + w * 0.56, S))
        + L(
            f"M{x + w * 0.1:.1f} {y + 8}L{x + w * 0.5:.1f} {y + 14}L{x + w * 0.9:.1f} {y + 8}M{x + w * 0.5:.1f} {y + 14}V{S}",
            3,
            0.9,
        )
        for x, w, y in ((20, 24, 28), (76, 24, 24), (44, 32, 8))
    )
    + gem(32, 54, 13, 12)
    + gem(88, 55, 13, 12)
    + gem(60, 52, 17, 16)
    + water(S)
)
V["sheltered_archipelago"] = (
    disc(98, 12, 6) + peak(38, 44, 34, 2) + isle(0, 44, 22, 2) + isle(76, 44, 22, 2) + R(0, 56, 120, 6, 2) + L("M0 58h120", 1, 0.9) + boat(60, 58, 0.9, 1) + water(S) + D("M0 80V66c10-6 24-6 34 4l6 10z", 1) + D("M120 80V66c-10-6-24-6-34 4l-6 10z", 1) + palm(12, 26, 70) + palm(108, 26, 70) + glow(60, 24, 2.4)
)  # fmt: skip
V["rainbow_archipelago"] = (
    "".join(f'<path d="M{60 - r} 60a{r} {r * 0.92:.1f} 0 0 1 {2 * r} 0" fill="none" stroke="var(--{tone})" stroke-width="4.4"/>' for r, tone in ((50, "v4"), (45, "v1"), (40, "v2"), (35, "v4"), (30, "v1"))) + isle(0, 40, 18) + isle(80, 40, 16) + isle(44, 32, 10, 2) + palm(16, 22, 50) + cypress(100, 20, 52) + gull(60, 36) + gull(50, 44, 0.7) + water(S)
)  # fmt: skip
