"""The wonders of Leaders and Cities at full size; parts and rules of `wonders.py`."""

from itertools import pairwise
from math import cos, pi, radians, sin

from wonders import W, arch, circ, n, poly, rect, wonder


@wonder("roma", 61)
def roma(p):
    """The Colosseum, seen from the river; the outer ring is broken off at the right."""
    p.sky((274, 40, 13))
    p.far("M0 186v-16c16-6 30-3 44-8 24-9 40-2 58 2 30 6 60 2 96 6 40 3 74-2 108 2v14z", o=0.7)
    p.far("".join(rect(x, 156, 7, 12) for x in (8, 24, 40, 56, 72)) + "M2 150h84v8H2zM92 170v-22l7-7 7 7v22z")
    p.sea(198, glint=274, gw=0.7)
    cx, rx, ry, base = 190, 112, 17, 196
    floors = (0, 33, 63, 91, 112)

    def x(a, r=rx):
        return cx + r * sin(radians(a))

    def y(a, h, k=1.0):
        return base - h + ry * k * cos(radians(a)) * (1 - h / 190)

    def band(a0, a1, h0, h1, r=rx, k=1.0):
        steps = [a0 + (a1 - a0) * i / 24 for i in range(25)]
        return poly(
            *[(x(a, r), y(a, h1, k)) for a in steps], *[(x(a, r), y(a, h0, k)) for a in reversed(steps)]
        )

    def line(a0, a1, h, r=rx, k=1.0):
        steps = [a0 + (a1 - a0) * i / 24 for i in range(25)]
        return "M" + "L".join(f"{n(x(a, r))} {n(y(a, h, k))}" for a in steps)

    def opening(a, h0, h1, half, r=rx, k=1.0):
        left, right, top = x(a - half, r), x(a + half, r), y(a, h1, k)
        w = right - left
        return f"M{n(left)} {n(y(a - half, h0, k))}V{n(top + w / 2)}a{n(w / 2)} {n(w / 2)} 0 0 1 {n(w)} 0V{n(y(a + half, h0, k))}z"

    # the far side of the ring, seen over the rim
    p.f(4, f"M{cx - rx} {base - 112}a{rx} 20 0 0 1 {2 * rx} 0v36H{cx - rx}z")
    p.f(3, f"M{cx - rx + 6} {base - 110}a{rx - 6} 15 0 0 1 {2 * rx - 12} 0v40H{cx - rx + 6}z")
    p.f(4, "".join(rect(cx - 92 + k * 14.5, base - 112 - 6 * sin(pi * k / 12), 6, 10) for k in range(13)))
    # the inner ring, where the outer one is gone
    edge = 34
    p.f(2, band(edge - 6, 89, 0, 74, rx - 9, 0.75))
    p.f(
        4,
        "".join(
            opening(a, h0 + 5, h1 - 6, 2.9, rx - 9, 0.75)
            for h0, h1 in ((0, 33), (33, 63))
            for a in range(edge + 1, 88, 8)
        ),
    )
    p.l(3, line(edge - 6, 89, 33, rx - 9, 0.75) + line(edge - 6, 89, 63, rx - 9, 0.75), 0.9)
    # the outer ring in three lights
    for a0, a1, tone in ((-90, -52, 3), (-52, -8, 2), (-8, edge, 1)):
        p.f(tone, band(a0, a1, 0, 112))
    p.f(1, poly((x(edge) - 1, y(edge, 112)), (x(edge) + 5, y(edge, 96)), (x(edge) + 3, y(edge, 88)), (x(edge) + 10, y(edge, 66)), (x(edge) + 8, y(edge, 52)), (x(edge) + 17, y(edge, 34)), (x(edge) + 16, y(edge, 20)), (x(edge) + 22, y(edge, 0)), (x(edge) - 1, y(edge, 0))))  # fmt: skip
    p.f(2, poly((x(edge) + 5, y(edge, 96)), (x(edge) + 3, y(edge, 88)), (x(edge) + 10, y(edge, 66)), (x(edge) + 8, y(edge, 52)), (x(edge) + 17, y(edge, 34)), (x(edge) + 16, y(edge, 20)), (x(edge) + 22, y(edge, 0)), (x(edge) + 12, y(edge, 0)), (x(edge) + 5, y(edge, 40))))  # fmt: skip
    angles = list(range(-84, edge, 8))
    p.f(
        4,
        "".join(opening(a, h0 + 4, h1 - 7, 2.7) for h0, h1 in pairwise(floors[:4]) for a in angles),
    )
    p.f(
        4,
        "".join(
            poly(
                (x(a - 1), y(a - 1, 97)),
                (x(a + 1), y(a + 1, 97)),
                (x(a + 1), y(a + 1, 104)),
                (x(a - 1), y(a - 1, 104)),
            )
            for a in angles[::2]
        ),
    )
    p.l(
        3,
        "".join(f"M{n(x(a))} {n(y(a, 2))}L{n(x(a))} {n(y(a, 90))}" for a in range(-80, edge - 4, 8)),
        0.6,
        0.8,
    )
    for h in floors[1:]:
        p.l(1, line(-89, edge, h), 1.8)
        p.l(3, line(-89, edge, h - 1.6), 0.7)
    p.f(
        2,
        "".join(
            circ(x(a), y(a, floors[1] + 9), 1.1) + rect(x(a) - 0.9, y(a, floors[1] + 8), 1.8, 5.6)
            for a in angles[4:]
        ),
    )
    # banners on the rim
    for a, dx in ((-60, -1), (-20, 1), (12, 1)):
        p.l(1, f"M{n(x(a))} {n(y(a, 112))}v-15", 1.1)
        p.f("red", poly((x(a), y(a, 127)), (x(a) - 12, y(a, 124)), (x(a), y(a, 120))))
    # quay, pines, a barge
    p.f(4, f"M58 {base + 14}c40-8 200-8 {W - 58}-3v18H66c-4-3-7-8-8-15z")
    p.f(2, f"M78 {base + 17}c50-9 170-9 {W - 78}-4v4c-70-3-150-2-{W - 82} 4z")
    p.l(3, "M92 218h30M140 216h44M206 216h30M252 217h40", 0.8, 0.7)
    for px, h, s in ((40, 62, 1.0), (22, 44, 0.75), (64, 40, 0.62)):
        p.l(
            4,
            f"M{px} 208q-2-{h * 0.5:.0f} 1-{h}M{px + 1} {208 - h * 0.66:.0f}l-9-12M{px + 1} {208 - h * 0.6:.0f}l10-12",
            2.6 * s,
            cap="r",
        )
        p.f(
            4,
            f"M{n(px - 26 * s)} {n(212 - h)}c0-12 12-17 {n(27 * s)}-17s{n(27 * s)} 5 {n(27 * s)} 17c-14 5-40 5-{n(54 * s)} 0z",
        )
        p.f(3, f"M{n(px + 2 * s)} {n(196 - h)}c14 0 24 5 {n(25 * s)} 15c-6 2-10 2-16 3c2-8-2-14-9-18z", o=0.8)
    p.f(4, "M0 214c14-7 40-8 70-5l8 8c-30 7-56 8-78 6z")
    p.ship(96, 240, 0.78)


def seated(p, x, base, s):
    """A colossus on his throne, hands on his knees."""

    def at(*pts):
        return poly(*[(x + a * s, base - b * s) for a, b in pts])

    p.f(2, at((-19, 0), (-19, 44), (19, 44), (19, 0)))
    p.f(3, at((-19, 0), (-19, 44), (-12, 44), (-12, 0)))
    p.f(1, at((-13, 0), (-12, 42), (-1.4, 42), (-1.4, 0)), at((1.4, 0), (1.4, 42), (12, 42), (13, 0)))
    p.f(2, at((-13, 0), (-12, 42), (-8, 42), (-9, 0)), at((1.4, 0), (1.4, 42), (4.4, 42), (4.4, 0)))
    p.f(1, at((-15, 0), (-15, 5), (-0.8, 5), (-0.8, 0)), at((0.8, 0), (0.8, 5), (15, 5), (15, 0)))
    p.f(1, at((-13, 40), (-16, 66), (-13, 80), (13, 80), (16, 66), (13, 40)))
    p.f(2, at((-13, 40), (-16, 66), (-13, 80), (-6, 80), (-7, 40)))
    p.f(1, at((-14, 38), (-14, 46), (14, 46), (14, 38)))
    p.f(2, at((-14, 38), (-14, 46), (-3, 46), (-3, 38)))
    p.l(
        3,
        f"M{n(x - 9 * s)} {n(base - 72 * s)}l{n(-1.6 * s)} {n(24 * s)}M{n(x + 9 * s)} {n(base - 72 * s)}l{n(1.6 * s)} {n(24 * s)}M{n(x)} {n(base - 44 * s)}v{n(40 * s)}M{n(x - 5 * s)} {n(base - 56 * s)}h{n(10 * s)}",
        0.8,
    )
    # head in the royal cloth, under the double crown
    p.f(
        2,
        at((-12, 76), (-11, 92), (-7, 99), (7, 99), (11, 92), (12, 76), (7, 76), (6, 84), (-6, 84), (-7, 76)),
    )
    p.f(3, at((-12, 76), (-11, 92), (-7, 99), (-4, 99), (-6, 84), (-7, 76)))
    p.f(1, at((-6, 96), (-6, 83), (-3, 79), (3, 79), (6, 83), (6, 96)))
    p.f(2, at((-6, 96), (-6, 83), (-3, 79), (-0.6, 79), (-0.6, 96)))
    p.f(
        4,
        at((-4.4, 91), (-4.4, 89.6), (-1.4, 89.6), (-1.4, 91)),
        at((1.4, 91), (1.4, 89.6), (4.4, 89.6), (4.4, 91)),
        at((-2, 83.6), (-2, 82.6), (2, 82.6), (2, 83.6)),
    )
    p.f(1, at((-2.4, 79), (-1.8, 70), (1.8, 70), (2.4, 79)))
    p.f(1, at((-7, 98), (-8, 108), (-4, 110), (-3, 118), (0, 121), (3, 118), (4, 110), (8, 108), (7, 98)))
    p.f(2, at((-7, 98), (-8, 108), (-4, 110), (-3, 118), (0, 121), (-1, 98)))
    p.f("beam", circ(x, base - 99 * s, 1.8 * s))


@wonder("abu_simbel", 67)
def abu_simbel(p):
    """The great temple in its cliff above the Nile."""
    p.sky((282, 32, 12))
    p.far("M0 190v-20c26-8 44-2 66-8 20-5 34 0 50 2v26z", o=0.8)
    # the cliff
    p.f(3, "M58 208l8-58 10-40 16-34 22-20 40-12 60 2 50 6 42 14v142z")
    p.f(4, "M58 208l8-58 10-40 16-34 10-9c-4 40-14 84-16 141z")
    p.f(2, "M214 46l50 6 42 14v22c-30-14-58-22-92-24z", o=0.6)
    p.l(
        4,
        "M110 62c50-14 130-14 196 8M98 78c16-5 30-8 46-9M250 66c20 3 40 8 56 14M80 128c4-10 6-22 12-32M74 156l6-16M300 96l6 3",
        1,
        0.6,
    )
    # the front
    base, top = 204, 78
    p.f(2, poly((92, base), (100, top), (292, top), (300, base)))
    p.f(3, poly((92, base), (100, top), (106, top), (99, base)))
    p.l(
        3,
        "".join(
            f"M{n(92 + (base - y) * 0.063)} {y}H{n(300 - (base - y) * 0.063)}" for y in range(94, base, 9)
        ),
        0.5,
        0.5,
    )
    p.f(1, poly((97, 82), (94, 72), (298, 72), (295, 82)))
    p.f(2, poly((97, 82), (94, 72), (150, 72), (150, 82)))
    p.l(3, "".join(f"M{n(98 + k * 6.2)} 73v8" for k in range(32)), 0.9, 0.8)
    p.f(
        1,
        "".join(f"M{n(99 + k * 9.1)} 71.6v-6c0-2 1-3.4 2.6-3.4s2.6 1.4 2.6 3.4l1.4 1v5z" for k in range(22)),
    )
    p.f(3, "".join(f"M{n(99 + k * 9.1)} 71.6v-6c0-2 1-3.4 1.6-3.4v9.4z" for k in range(22)))
    p.l(3, "M96 87H294", 1)
    # the door, and the falcon in his niche
    p.f(3, rect(184, 150, 24, 54))
    p.f(4, rect(187.5, 156, 17, 48))
    p.f("beam", rect(192, 172, 8, 32), o=0.5)
    p.f(1, rect(181, 146, 30, 4.6))
    p.f(3, rect(188, 112, 16, 30))
    p.f(1, "M193 141l-1-18c0-3 2-5 4-5s4 2 4 5l-1 18z", circ(196, 116, 3.2))
    p.f("beam", circ(196, 109.6, 4))
    for x in (117, 153, 239, 275):
        seated(p, x, base, 0.98)
    p.f(1, rect(96, base - 3, 84, 6) + rect(212, base - 3, 84, 6))
    p.f(2, rect(96, base - 3, 26, 6) + rect(212, base - 3, 20, 6))
    # the small ones at their feet
    for x in (135, 257, 171, 221):
        p.f(1, f"M{x - 2.6} {base - 3}v-16c0-5 5.2-5 5.2 0v16z")
        p.f(3, f"M{x - 2.6} {base - 3}v-16c0-3 1-4 2-4v20z")
    p.sea(210, glint=268, gw=0.7)
    p.f(4, "M40 214c20-8 60-12 120-12s110 2 146 6v14c-60 4-150 5-200 3-30-1-54-4-66-11z")
    p.f(2, "M62 212c30-6 70-8 116-8 50 0 92 2 128 5v4c-60-3-160-3-244-1z")
    p.f(1, "M184 205h24l8 14h-40z")
    p.l(3, "M182 208h28M180 211.6h32M178 215.4h36", 0.8)
    p.palm(24, 214, 54, lean=-5)
    p.palm(46, 218, 38, lean=6, s=0.85)
    p.f(4, "M0 222c14-8 40-12 62-6l10 6c-20 8-50 10-72 8z")
    # a boat of the Nile
    p.raw('<g transform="translate(104 238)">')
    p.l(1, "M2 2L14-36", 1.6)
    p.f(1, "M14-38c16 8 24 20 26 34H8z")
    p.f(2, "M14-38c4 10 2 24-3 34H8z")
    p.f(1, "M-32-4c3 4 8 6 14 6h36c8 0 14-3 18-8-1 10-7 15-16 15h-34c-10 0-17-4-18-13z")
    p.f(2, "M-32-4c3 4 8 6 14 6h14v7h-10c-10 0-17-4-18-13z")
    p.raw("</g>")


@wonder("byzantium", 71)
def byzantium(p):
    """The great church above the sea walls."""
    p.sky((278, 62, 13))
    p.far("M0 186v-14c20-9 36-4 54-10 26-8 44 0 64 2 40 4 120-6 188 4v18z", o=0.7)
    p.far("M10 172v-10l6-5 6 5v10zM34 168v-14h4v-5h5v5h4v14zM64 170v-9a8 8 0 0 1 16 0v9z")
    p.sea(198, glint=278, gw=0.7)
    cx = 200
    # half domes, left in shade, right in light
    p.f(3, f"M{cx - 86} 152a34 34 0 0 1 40-33v33z")
    p.f(1, f"M{cx + 86} 152a34 34 0 0 0-40-33v33z")
    p.l(3, f"M{cx + 82} 146q-8-20-36-22M{cx + 70} 152q-4-16-24-24", 0.8, 0.7)
    # the great piers and the arch between them
    p.block(cx - 56, cx - 40, cx + 56, 104, 160, 3, 2)
    p.f(1, rect(cx + 34, 98, 22, 62), rect(cx - 56, 98, 22, 62))
    p.f(3, rect(cx - 56, 98, 14, 62))
    p.f(2, rect(cx + 34, 98, 7, 62))
    p.f(
        1,
        poly((cx - 58, 98), (cx - 45, 90), (cx - 32, 98)) + poly((cx + 32, 98), (cx + 45, 90), (cx + 58, 98)),
    )
    p.f(3, f"M{cx - 34} 160v-22a34 34 0 0 1 68 0v22z")
    p.f(2, f"M{cx - 29} 160v-22a29 29 0 0 1 58 0v22z")
    p.f(
        4,
        "".join(arch(cx - 23 + k * 9.6, 5.6, 118 + abs(k - 2) * 3, 131) for k in range(5))
        + "".join(arch(cx - 25 + k * 8.8, 5.6, 136, 152) for k in range(6)),
    )
    # drum and dome
    p.f(1, rect(cx - 43, 85, 86, 14))
    p.f(3, rect(cx - 43, 85, 18, 14))
    p.f(2, rect(cx - 25, 85, 18, 14))
    p.f(4, "".join(arch(cx - 40 + k * 9.4, 5, 87, 97) for k in range(9)))
    p.f(1, f"M{cx - 45} 85c0-26 20-43 45-43s45 17 45 43z")
    p.f(3, f"M{cx - 45} 85c0-26 20-43 45-43-18 6-27 22-28 43z")
    p.f(2, f"M{cx - 28} 85c1-21 10-37 28-43-6 10-10 24-10 43z")
    p.l(3, f"M{cx} 42c8 10 12 26 12 43M{cx} 42c16 8 26 24 28 43M{cx} 42c-4 12-6 28-6 43", 0.7, 0.8)
    p.f(1, rect(cx - 47, 83.4, 94, 3))
    p.l("beam", f"M{cx} 42V26M{cx - 5} 31h10", 2)
    p.f("beam", circ(cx, 40, 3.4))
    # aisles with lean-to roofs and the small domes
    p.block(cx - 92, cx - 74, cx + 92, 152, 190, 3, 1)
    p.f(2, rect(cx - 74, 152, 50, 38))
    p.courses(cx - 24, cx + 92, 158, 190, 7, 2, 0.9, 12)
    p.f(4, "".join(arch(cx - 68 + k * 16, 8, 164, 182) for k in range(10)))
    p.f(1, poly((cx - 94, 153), (cx - 84, 147), (cx + 84, 147), (cx + 94, 153)))
    p.f(3, poly((cx - 94, 153), (cx - 84, 147), (cx - 66, 147), (cx - 70, 153)))
    for x, t, s in ((cx - 72, 3, 2), (cx + 72, 1, 2)):
        p.f(t, rect(x - 11, 140, 22, 8), f"M{x - 12} 140a12 12 0 0 1 24 0z")
        p.f(s, f"M{x - 12} 140a12 12 0 0 1 12-12c-5 3-6 7-6 12z")
        p.f(4, "".join(arch(x - 8 + k * 6, 3.4, 141, 147) for k in range(3)))
        p.l("beam", f"M{x} 128v-6", 1.4)
    p.cypress(92, 200, 44)
    p.cypress(80, 204, 32)
    # sea walls with towers
    p.f(4, f"M64 224c6-12 20-16 36-18h{W - 100}v24H80c-8 0-14-2-16-6z")
    p.block(86, 96, W, 190, 218, 3, 2)
    p.courses(96, W, 193, 218, 6, 3, 0.6, 13)
    p.merlons(88, W - 2, 190, 2)
    for x in (96, 158, 220, 282):
        p.block(x - 11, x - 4, x + 13, 178, 219, 3, 1)
        p.courses(x - 4, x + 13, 184, 218, 6, 2, 0.9, 8)
        p.merlons(x - 12, x + 13, 178, 1, 4.4, 3.4, 4)
        p.f(4, arch(x + 2, 5, 190, 199))
    p.f(4, arch(182, 16, 198, 219))
    p.l(3, "M186 202v17M190 200v19M194 202v17", 1)
    # a dromon under oars
    p.raw('<g transform="translate(64 240)">')
    p.l(1, "M-4-2v-44", 1.7)
    p.f(1, "M-26-44L22-40C16-28 10-18-2-10z")
    p.f(2, "M-26-44L-6-42.4C-8-30-6-20-2-10z")
    p.f(1, "M-44-8c8 6 20 8 34 8h28c10 0 18-3 24-10l4 2c-3 12-12 18-24 18h-40c-14 0-24-6-26-18z")
    p.f(2, "M-44-8c8 6 20 8 34 8v10h-8c-14 0-24-6-26-18z")
    p.l(2, "".join(f"M{-26 + k * 8} 6l-6 11" for k in range(8)), 1)
    p.f("red", "M-4-46l-13 3 13 4z")
    p.raw("</g>")


@wonder("petra", 73)
def petra(p):
    """The treasury cut from the rock, at the end of the gorge."""
    p.sky((286, 30, 12))
    p.far("M0 196v-34l18-14 22 6 16-18 24 10v50z", o=0.8)
    # the rock: left wall in shade, right wall in light
    p.f(3, "M62 214l4-52 12-30 2-40 16-26 6-22 22-20h90l30 8 22 18 40 12v172z")
    p.f(4, "M62 214l4-52 12-30 2-40 16-26 6-22 14-13c-2 50-10 120-12 183z")
    p.f(2, "M248 28l6 2 22 18 30 9v157h-34c-2-56-6-122-24-186z")
    p.f(1, "M280 49l26 8v157h-12c4-50 0-110-14-165z", o=0.8)
    p.l(
        4,
        "M84 96c8-6 12-4 18-12M76 136c10-2 18-10 26-12M72 164c10-4 20-4 28-10M70 190c12-6 20-4 28-8",
        1,
        0.7,
    )
    p.l(
        3, "M276 70c10 6 18 2 30 8M278 104c8 4 18 2 28 6M280 136c8 4 18 4 26 6M280 170c10 2 18 6 26 6", 1, 0.9
    )
    cx, base = 188, 206
    # the niche of the front
    p.f(4, poly((cx - 74, base), (cx - 70, 44), (cx - 60, 36), (cx + 60, 36), (cx + 72, 44), (cx + 76, base)))
    p.f(2, poly((cx - 66, base), (cx - 64, 44), (cx + 66, 44), (cx + 68, base)))
    p.f(3, poly((cx - 66, base), (cx - 64, 44), (cx - 52, 44), (cx - 52, base)))
    # upper floor: two half gables and the round pavilion
    for s in (-1, 1):
        x0, x1 = (cx - 62, cx - 30) if s < 0 else (cx + 30, cx + 62)
        p.f(3, rect(x0, 74, x1 - x0, 44))
        p.f(4, arch(x0 + 10, 12, 86, 112))
        p.f(2, f"M{n((x0 + x1) / 2 - 2.6)} 112v-12a2.6 2.6 0 0 1 5.2 0v12z")
        for x in (x0 + 4, x1 - 4):
            p.column(x, 74, 118, 5.4, 1, 2, 3)
        p.f(1, rect(x0 - 2, 69, x1 - x0 + 4, 5))
        outer, inner = (x0 - 4, x1 + 1) if s < 0 else (x1 + 4, x0 - 1)
        p.f(1, poly((outer, 69), (inner, 69), (inner, 54)))
        p.f(2, poly((outer - s * 7, 67.4), (inner - s * 0, 67.4), (inner, 58)))
        p.f(1, f"M{n(inner - s * 3)} 55l1.4-10h3.2l1.4 10z")
    p.f(3, rect(cx - 20, 72, 40, 46))
    p.f(4, rect(cx - 6, 82, 12, 36))
    p.f(1, f"M{cx - 4} 116l1-22c0-2-1-3-1-5s2-4 4-4 4 2 4 4-1 3-1 5l1 22z")
    for dx, w in ((-17, 5), (-8, 5.4), (8, 5.4), (17, 5)):
        p.column(cx + dx, 72, 118, w, 1, 2, 3)
    p.f(1, rect(cx - 23, 66, 46, 6))
    p.f(3, rect(cx - 23, 66, 12, 6))
    p.l(3, f"M{cx - 23} 69h46", 0.7)
    p.f(1, poly((cx - 25, 66), (cx, 45), (cx + 25, 66)))
    p.f(2, poly((cx - 25, 66), (cx, 45), (cx - 4, 66)))
    p.f(1, rect(cx - 5, 41, 10, 5), f"M{cx - 4} 41c-5-4-5-11 0-13h8c5 2 5 9 0 13zM{cx - 3} 27h6l-1-4h-4z")
    p.f("beam", f"M{cx} 41h4c5-4 5-11 0-13z")
    # entablature and the gable of the porch
    p.f(1, rect(cx - 66, 118, 132, 9))
    p.f(3, rect(cx - 66, 118, 24, 9))
    p.l(3, f"M{cx - 66} 121h132" + "".join(f"M{n(cx - 62 + k * 6.2)} 122v4" for k in range(21)), 0.8)
    p.f(1, poly((cx - 40, 142), (cx, 127), (cx + 40, 142)))
    p.f(2, poly((cx - 26, 140.4), (cx, 130.4), (cx + 26, 140.4)))
    p.f("beam", circ(cx, 136.6, 2.6))
    p.f(1, rect(cx - 66, 142, 132, 7))
    p.f(3, rect(cx - 66, 142, 24, 7))
    p.l(3, f"M{cx - 66} 149.2h132", 0.8)
    # the porch
    p.f(3, rect(cx - 62, 149, 124, base - 149))
    p.f(4, rect(cx - 32, 149, 64, base - 149))
    p.f(3, rect(cx - 13, 158, 26, base - 158))
    p.f(4, rect(cx - 9.6, 162, 19.2, base - 162))
    p.f("beam", poly((cx - 5, base), (cx - 5, 176), (cx + 5, 172), (cx + 5, base)), o=0.55)
    for x in (cx - 47, cx + 47):
        p.f(4, arch(x - 7, 14, 158, 184))
        p.f(2, f"M{x - 8} {base - 4}v-14h4l-1-12c0-7 10-7 10 0l-1 12h4v14z")
    for dx in (-60, -35, -20, 20, 35, 60):
        p.column(cx + dx, 149, base, 8.4, 1, 2, 3)
    p.f(1, rect(cx - 70, base - 2, 140, 4))
    p.f(2, rect(cx - 76, base + 2, 152, 4))
    p.f(3, rect(cx - 70, base - 2, 30, 4) + rect(cx - 76, base + 2, 34, 4))
    p.sea(210, glint=284, gw=0.7)
    p.f(4, "M28 216c20-8 60-10 120-10s120 0 158 4v16c-60 4-160 6-214 3-30-1-54-5-64-13z")
    p.f(2, "M58 213c30-5 70-6 116-5 50 0 92 0 132 3v5c-60-4-160-5-248-3z")
    p.l(3, "M84 213h28M130 212h40M190 213h36M248 213h40", 0.8, 0.7)
    # a caravan at the water
    for x, s in ((78, 1.0), (46, 0.84)):
        p.raw(f'<g transform="translate({x} 226) scale({s:g})">')
        p.f(
            1,
            "M-20 0l2-15c-3-5-1-10 4-11 2-6 8-10 13-3 5 0 9 3 10 8l3-13c1-3 4-4 7-3l4 2-1 3h-5l-3 15c-1 4-3 6-6 7l2 10h-3l-3-10h-9l-4 10h-3l2-10-3-1-4 11z",
        )
        p.f(2, "M-20 0l2-15c-3-5-1-10 4-11 0 6 2 12 6 15l-4 1-4 10z")
        p.f("red", "M-8-27c3-5 9-4 11 1l-2 8h-9z")
        p.l(1, "M-2-29v-8", 3, cap="r")
        p.f(2, circ(-2, -40, 3))
        p.raw("</g>")
    p.palm(14, 222, 40, lean=-4, s=0.8)
    p.f(4, "M0 226c14-7 34-8 52-4l8 5c-18 6-42 8-60 6z")
