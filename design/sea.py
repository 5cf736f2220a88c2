"""The sea under the table: isobaths of an invented bay and the rhumb lines of a portolan.

Returns SVG groups (classes iso, rhumb).
"""

import random
from math import cos, pi, sin

import numpy as np
from contourpy import contour_generator


def rhumbs(cx, cy, r):
    nodes = [(cx + r * cos(k * pi / 8 + pi / 16), cy + r * sin(k * pi / 8 + pi / 16)) for k in range(16)]
    d = ""
    for k in range(16):
        a = k * pi / 8 + pi / 16
        d += f"M{cx:.0f} {cy:.0f}L{cx + 1600 * cos(a):.0f} {cy + 1600 * sin(a):.0f}"
    for k, (x, y) in enumerate(nodes):
        for j in (3, 5, 7):
            x2, y2 = nodes[(k + j) % 16]
            t = 1.9
            d += f"M{x:.0f} {y:.0f}L{x + (x2 - x) * t:.0f} {y + (y2 - y) * t:.0f}"
    return f'<path class="rhumb" d="{d}"/>'


def isobaths(w, h, seed=7, levels=(0.22, 0.36, 0.5, 0.64, 0.78), step=24):
    rng = random.Random(seed)
    hills = [
        (rng.uniform(-0.1, 1.1) * w, rng.uniform(-0.1, 1.1) * h, rng.uniform(120, 330), rng.uniform(0.35, 1))
        for _ in range(13)
    ]
    xs, ys = np.arange(-step, w + 2 * step, step), np.arange(-step, h + 2 * step, step)
    X, Y = np.meshgrid(xs, ys)
    Z = sum(a * np.exp(-(((X - x) ** 2) * 0.8 + ((Y - y) ** 2) * 1.3) / (2 * s * s)) for x, y, s, a in hills)
    Z = Z + 0.07 * np.sin(X / 61) * np.cos(Y / 47) + 0.04 * np.sin(X / 29 + Y / 37)
    Z = (Z - Z.min()) / (Z.max() - Z.min())
    gen, out = contour_generator(X, Y, Z), ""
    for i, level in enumerate(levels):
        d = ""
        for line in gen.lines(level):
            if len(line) < 8:
                continue
            pts = [(round(float(x)), round(float(y))) for x, y in line]
            mid = [
                ((pts[k][0] + pts[k + 1][0]) / 2, (pts[k][1] + pts[k + 1][1]) / 2)
                for k in range(len(pts) - 1)
            ]
            d += f"M{mid[0][0]:.0f} {mid[0][1]:.0f}" + "".join(
                f"Q{pts[k + 1][0]} {pts[k + 1][1]} {mid[k + 1][0]:.0f} {mid[k + 1][1]:.0f}"
                for k in range(len(mid) - 1)
            )
        out += f'<path class="iso iso-{i}" d="{d}"/>'
    return out


def soundings(w, h, n=26, seed=3):
    rng = random.Random(seed)
    return (
        '<g class="sounding">'
        + "".join(
            f'<text x="{rng.uniform(20, w - 20):.0f}" y="{rng.uniform(80, h - 20):.0f}">{rng.choice((7, 9, 12, 14, 18, 21, 23, 30, 35, 41))}</text>'
            for _ in range(n)
        )
        + "</g>"
    )


def sea(w=1440, h=900, seed=7, center=(0.5, 0.46), r=None):
    r = r or h * 0.74
    return (
        f'<svg class="sea" viewBox="0 0 {w} {h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        + isobaths(w, h, seed)
        + rhumbs(w * center[0], h * center[1], r)
        + soundings(w, h)
        + "</svg>"
    )
