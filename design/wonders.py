"""The wonders at full size, 306 x 342: sky lines, far shore, building in four planes, water.

Light comes from the right. `build.py` bakes a night and a day copy of each.
Colours are the custom properties of tokens.css, with the night chart as fallback. The upper left corner stays
quiet for the title, everything below y = 256 is water for the stage cards. Gradient ids carry the name:
several may stand inline in one page.
"""

import random
from math import cos, hypot, pi, sin

W, H, HOR = 306, 342, 186
COL = {
    "sky": "--w-sky,#12324a",
    "sky2": "--w-sky-2,#2a5c70",
    "far": "--w-far,#1b4459",
    1: "--w-1,#f1e3c0",
    2: "--w-2,#b7a57d",
    3: "--w-3,#4b5a5c",
    4: "--w-4,#0c2231",
    "beam": "--w-beam,#f0cc78",
    "sea": "--w-sea,#0e2c40",
    "hatch": "--w-hatch,#8fb9c4",
    "red": "--c-red,#b63a2b",
}
ART = {}


def c(k):
    return f"var({COL[k]})"


def n(v):
    s = f"{v:.1f}"
    return s.removesuffix(".0")


def poly(*p):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in p) + "z"


def rect(x, y, w, h):
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z"


def circ(x, y, r):
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 0 1 {n(-2 * r)} 0z"


def arch(x, w, top, base):
    r = w / 2
    return f"M{n(x)} {n(base)}V{n(top + r)}a{n(r)} {n(r)} 0 0 1 {n(w)} 0V{n(base)}z"


class Pic:
    def __init__(self, name, seed):
        self.name, self.rng, self.parts, self.last = name, random.Random(seed), [], None

    def put(self, attr, d):
        if attr != self.last:
            if self.last:
                self.parts.append("</g>")
            self.parts.append(f"<g {attr}>")
            self.last = attr
        self.parts.append(f'<path d="{d}"/>')

    def raw(self, s):
        if self.last:
            self.parts.append("</g>")
            self.last = None
        self.parts.append(s)

    def f(self, t, *ds, o=None):
        fill = t if isinstance(t, str) and t.startswith("url") else c(t)
        for d in ds:
            self.put(f'fill="{fill}"' + (f' opacity="{o}"' if o else ""), d)

    def l(self, t, d, w=0.7, o=None, cap=""):
        self.put(
            f'fill="none" stroke="{c(t)}" stroke-width="{w:g}"'
            + (f' opacity="{o}"' if o else "")
            + (' stroke-linecap="round" stroke-linejoin="round"' if cap else ""),
            d,
        )

    # the common ground
    def sky(self, disc=None, stars=30):
        g = self.name
        self.raw(
            f'<defs><linearGradient id="{g}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{c("sky")}"/><stop offset="1" stop-color="{c("sky2")}"/></linearGradient></defs>'
        )
        self.f(f"url(#{g}-sky)", rect(0, 0, W, H))
        if disc:
            x, y, r = disc
            self.f("beam", circ(x, y, r * 2.5), o=0.07)
            self.f("beam", circ(x, y, r * 1.65), o=0.12)
            self.f("beam", circ(x, y, r), o=0.95)
            self.l(1, circ(x, y, r), 1.2, 0.8)
        d, y, gap = "", 8.0, 9.0
        while y < HOR:
            d += f"M0 {n(y)}H{W}"
            y += gap
            gap = max(2.6, gap * 0.955)
        self.l("hatch", d, 0.6, 0.22)
        by = {}
        for _ in range(stars):
            x, y, r, o = (
                self.rng.uniform(6, W - 6),
                self.rng.uniform(6, 128),
                self.rng.choice((0.7, 0.9, 1.2)),
                self.rng.choice((0.5, 0.7, 0.9)),
            )
            if not disc or hypot(x - disc[0], y - disc[1]) > disc[2] * 2:
                by[o] = by.get(o, "") + circ(x, y, r)
        for o, d in sorted(by.items()):
            self.f(1, d, o=o)

    def sea(self, top=HOR, glint=None, gw=1.0):
        self.f("sea", rect(0, top, W, H - top))
        d, yy, r = "", top + 5.5, 0
        while yy < H - 2:
            x = -10 + (r * 37) % 29
            k = 0.75 + (yy - top) / 330
            while x < W:
                ln = self.rng.choice((12, 18, 26)) * k
                d += f"M{x:.0f} {n(yy)}q{ln / 4:.0f}-2.4 {ln / 2:.0f} 0t{ln / 2:.0f} 0"
                x += ln + self.rng.choice((8, 14, 22)) * k
            yy += 6.2 + r * 0.16
            r += 1
        self.l("hatch", d, 0.8, 0.4)
        if glint:
            d = "".join(
                f"M{glint - (5 + k * 1.9) * gw + self.rng.uniform(-3, 3):.0f} {n(top + 7 + k * 6)}h{(11 + k * 3.9) * gw:.0f}"
                for k in range(11)
            )
            self.l("beam", d, 1.2, 0.5)

    def far(self, *ds, o=None):
        self.f("far", *ds, o=o)

    def ship(self, x, y, s=1.0, flip=False, sail=True, pennant=True):
        """A merchant under sail; light on the right half of the sail."""
        m = -s if flip else s
        self.raw(f'<g transform="matrix({m:g} 0 0 {s:g} {n(x)} {n(y)})">')
        self.f(1, "M-28 0c10 3 44 3 56-1-2 9-7 13-14 13H-14c-8 0-12-4-14-12z")
        self.f(2, "M-28 0c5 1.5 16 2.2 28 2.2V12H-14c-8 0-12-4-14-12z")
        self.l(1, "M-1-1v-44", 1.8)
        if sail:
            lit, dim = (2, 1) if flip else (1, 2)
            self.f(lit, "M-20-40h38c-4 10-4 20 0 31h-38c4-11 4-21 0-31z")
            self.f(
                dim,
                "M-20-40h16c4 10 4 20 0 31h-16c4-11 4-21 0-31z"
                if not flip
                else "M4-40h14c-4 10-4 20 0 31H4c-3-10-3-20 0-31z",
            )
            self.l(3, "M-12-39c3 9 3 19 0 29M4-39c2 9 2 19 0 29M11-39c-1 9-1 19 0 29", 0.7)
        if pennant:
            self.f("red", "M-1-45l-12-3 12-3z" if not flip else "M-1-45l12-3-12-3z")
        self.l(2, "M-20 7l-7 10M-10 9l-6 10M0 10l-5 10M10 9l-4 10M20 7l-3 9", 1)
        self.raw("</g>")

    # masonry
    def courses(self, xl, xr, top, base, step, t=3, o=0.6, brick=11, w=0.6):
        d, y, r = "", base - step, 0
        while y > top - 0.1:
            d += f"M{n(xl)} {n(y)}H{n(xr)}"
            y -= step
        y = base
        while y > top + step * 0.4:
            h = min(step, y - top)
            x = xl + brick * (0.35 if r % 2 else 0.85)
            while x < xr - 1.5:
                if self.rng.random() < 0.72:
                    d += f"M{n(x)} {n(y)}v{n(-h)}"
                x += brick
            y -= step
            r += 1
        self.l(t, d, w, o)

    def hatch(self, xl, xr, top, base, step=2.4, t=3, o=0.6, w=0.6):
        self.l(
            t,
            "".join(f"M{n(xl + step * (i + 0.5))} {n(top)}V{n(base)}" for i in range(int((xr - xl) / step))),
            w,
            o,
        )

    def merlons(self, xl, xr, y, t, m=5.0, gap=4.4, h=4.5):
        k = max(2, round((xr - xl + gap) / (m + gap)))
        p = (xr - xl - m) / (k - 1)
        self.f(t, "".join(rect(xl + i * p, y - h, m, h + 0.3) for i in range(k)))

    def block(self, xl, xs, xr, top, base, flank=2, front=1):
        """A body seen over its corner: flank in shade left of xs, front in light right of it."""
        self.f(flank, rect(xl, top, xs - xl, base - top))
        self.f(front, rect(xs, top, xr - xs, base - top))

    def column(self, x, top, base, w, lit=1, dim=2, line=3, ionic=False, drum=0):
        self.f(
            lit,
            poly(
                (x - w * 0.42, top + 3),
                (x + w * 0.42, top + 3),
                (x + w / 2, base - 2.5),
                (x - w / 2, base - 2.5),
            ),
        )
        self.f(
            dim,
            poly(
                (x - w * 0.42, top + 3),
                (x - w * 0.06, top + 3),
                (x - w * 0.06, base - 2.5),
                (x - w / 2, base - 2.5),
            ),
        )
        if line:
            self.l(line, f"M{n(x + w * 0.2)} {n(top + 4)}V{n(base - 3)}", 0.5, 0.55)
        if drum:
            line = line or 4
            self.f(dim, rect(x - w / 2, base - 2.5 - drum, w, drum))
            self.l(
                line,
                f"M{n(x - w / 2)} {n(base - 2.5 - drum)}h{n(w)}M{n(x - w * 0.15)} {n(base - 2.5)}v{n(-drum)}M{n(x + w * 0.2)} {n(base - 2.5)}v{n(-drum)}",
                0.6,
            )
        self.f(lit, rect(x - w * 0.72, top, w * 1.44, 2) + rect(x - w * 0.62, base - 2.5, w * 1.24, 2.5))
        if ionic:
            self.f(lit, circ(x - w * 0.5, top + 2.6, 1.5) + circ(x + w * 0.5, top + 2.6, 1.5))
        else:
            self.f(
                lit,
                poly(
                    (x - w * 0.62, top + 2),
                    (x + w * 0.62, top + 2),
                    (x + w * 0.42, top + 4),
                    (x - w * 0.42, top + 4),
                ),
            )

    def cypress(self, x, base, h, t=4, lit=3):
        w = h * 0.13
        d = f"M{n(x)} {n(base)}c{n(-w)}-1 {n(-w * 1.25)} {n(-h * 0.28)} {n(-w * 0.9)} {n(-h * 0.5)}c{n(w * 0.2)} {n(-h * 0.25)} {n(w * 0.6)} {n(-h * 0.4)} {n(w * 0.9)} {n(-h * 0.5)}"
        self.f(
            t,
            d
            + f"c{n(w * 0.4)} {n(h * 0.1)} {n(w * 0.8)} {n(h * 0.25)} {n(w * 0.9)} {n(h * 0.5)}c{n(w * 0.3)} {n(h * 0.22)} 0 {n(h * 0.45)} {n(-w * 0.9)} {n(h * 0.5)}z",
        )
        if lit:
            self.f(
                lit,
                f"M{n(x + w * 0.15)} {n(base - 2)}c{n(w * 0.5)} {n(-h * 0.3)} {n(w * 0.3)} {n(-h * 0.6)} {n(-w * 0.1)} {n(-h * 0.9)}c{n(w * 0.5)} {n(h * 0.15)} {n(w * 0.7)} {n(h * 0.25)} {n(w * 0.75)} {n(h * 0.4)}c{n(w * 0.2)} {n(h * 0.22)} 0 {n(h * 0.42)} {n(-w * 0.65)} {n(h * 0.5)}z",
                o=0.75,
            )

    def palm(self, x, base, h, t=4, lean=4, lit=None, s=1.0):
        tx, ty = x + lean, base - h
        self.l(t, f"M{n(x)} {n(base)}q{n(-lean * 0.3)} {n(-h * 0.55)} {n(lean)} {n(-h)}", 2.2 * s, cap="r")
        for dx, dy, b in (
            (-15, 6, 5),
            (-13, -3, 6),
            (-7, -9, 5),
            (2, -12, 0),
            (9, -8, 5),
            (14, -2, 6),
            (15, 7, 5),
            (-9, 12, 4),
            (9, 12, 4),
        ):
            dx, dy, b = dx * s, dy * s, b * s
            col = lit if lit and dx > 4 else t
            self.f(
                col,
                f"M{n(tx)} {n(ty)}q{n(dx * 0.45)} {n(dy * 0.5 - b - 1.6)} {n(dx)} {n(dy)}q{n(-dx * 0.4)} {n(-dy * 0.5 - b * 0.35 + 1)} {n(-dx)} {n(-dy)}z",
            )

    def svg(self, cls='class="wonder-art" '):
        self.raw("")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {cls}viewBox="0 0 {W} {H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
            + "".join(self.parts)
            + "</svg>"
        )


def wonder(name, seed):
    def deco(fn):
        def make():
            p = Pic("w" + name[:3], seed)
            fn(p)
            return p.svg()

        ART[name] = make
        return make

    return deco


@wonder("alexandria", 11)
def alexandria(p):
    """The lighthouse: beams, three tiers, the harbour wall, a ship coming home."""
    p.sky()
    g, lx, ly = p.name, 199, 38
    p.raw(
        f'<defs><linearGradient id="{g}-l" x1="1" x2="0"><stop offset="0" stop-color="{c("beam")}" stop-opacity=".8"/><stop offset="1" stop-color="{c("beam")}" stop-opacity="0"/></linearGradient>'
        f'<linearGradient id="{g}-r" x1="0" x2="1"><stop offset="0" stop-color="{c("beam")}" stop-opacity=".8"/><stop offset="1" stop-color="{c("beam")}" stop-opacity="0"/></linearGradient></defs>'
    )
    p.f(f"url(#{g}-l)", f"M{lx} {ly}L-40 {ly - 66}V{ly + 6}z")
    p.f(f"url(#{g}-r)", f"M{lx} {ly}L{W + 60} {ly - 44}V{ly + 14}z")
    p.far(
        "M0 186v-14c18-10 34-4 48-9 20-8 34 3 52 4 16 0 26-7 44-4l12 23z",
        "M22 168v-9h5v-4h6v4h4v8zM58 165v-12l6-5 6 5v12zM84 167v-7h12v7zM112 166v-10h4v-5h5v5h4v11z",
    )
    p.sea(glint=lx)
    p.raw('<g transform="translate(3 -46)">')
    p.f(4, "M118 246c6-8 18-10 28-13h108c14 3 26 6 36 13z")
    p.f(2, rect(132, 220, 132, 16))
    p.f(3, rect(132, 220, 36, 16))
    p.f(4, "".join(arch(138 + k * 15, 8, 224, 236) for k in range(8)))
    p.f(2, "".join(rect(132 + k * 11.45, 216, 6, 4.3) for k in range(12)))
    p.f(1, poly((164, 220), (171, 138), (221, 138), (228, 220)))
    p.f(2, poly((164, 220), (171, 138), (188, 138), (188, 220)))
    d = ""
    for i in range(1, 12):
        y = 220 - 82 * i / 12
        k = 7 * i / 12
        d += f"M{n(164 + k)} {n(y)}H{n(228 - k)}"
    p.l(3, d, 0.6, 0.7)
    p.f(
        4,
        "".join(arch(x, 5.2, y - 8.6, y) for y in (160, 178, 196) for x in (180, 193.5, 207)),
        arch(194, 10, 206, 220),
    )
    p.f(1, rect(167, 134, 58, 5), "".join(rect(167 + k * 7.7, 130, 4.4, 4.2) for k in range(8)))
    p.f(2, rect(167, 134, 19, 5))
    p.f(1, poly((179, 130), (182, 100), (210, 100), (213, 130)))
    p.f(2, poly((179, 130), (182, 100), (191, 100), (191, 130)))
    p.l(3, "M204 130l-1-30", 0.7)
    p.f(4, "".join(arch(x, 4, 111, 120) for x in (184.5, 194, 204)))
    p.f(1, rect(178, 96, 36, 4))
    p.f(2, rect(178, 96, 12, 4))
    p.f(1, rect(187, 82, 3, 14) + rect(194.5, 82, 3, 14) + rect(202, 82, 3, 14))
    p.f("beam", circ(196, 88, 5))
    p.f("beam", circ(196, 88, 11), o=0.3)
    p.f(1, "M184 82h24l-4-4c-2-5-6-8-8-8s-6 3-8 8z", "M195 70l-.4-8c-1.5-1-1.5-4 1.4-4s2.9 3 1.4 4L197 70z")
    p.f(2, "M196 70c-2 0-6 3-8 8l-4 4h9z")
    p.raw("</g>")
    p.ship(64, 216)


@wonder("gizah", 23)
def gizah(p):
    p.sky((268, 66, 13))
    p.far("M0 208v-31c30-7 52-3 84-6 40-4 60 2 96-2 46-5 80 0 126-4v43z", o=0.75)
    # Menkaure, far right; Khafre, left
    p.f(3, poly((266, 190), (286, 150), (276, 190)), o=0.9)
    p.f(2, poly((286, 150), (276, 190), (314, 190)), o=0.9)
    p.f(3, poly((34, 192), (92, 98), (74, 192)))
    p.f(2, poly((92, 98), (74, 192), (152, 192)))
    p.l(
        3,
        "".join(
            f"M{n(92 - 18 * (y - 98) / 94)} {y}H{n(92 + 60 * (y - 98) / 94)}" for y in range(128, 190, 6)
        ),
        0.6,
        0.75,
    )
    p.f(1, "M92 98L87.6 121l3.5 2 4-3 4.6 3.4 3.6-3.4 4 .8z")
    p.f(2, "M92 98L77.8 121l3.6 1.5 2.6-2 3.6 1z")
    # Khufu
    ax, ay, by, xl, xc, xr = 196, 46, 200, 88, 152, 306
    p.f(3, poly((ax, ay), (xc, by), (xl, by)))
    p.f(1, poly((ax, ay), (xr, by), (xc, by)))
    d = ds = ""
    y, r = by - 7, 0
    while y > ay + 13:
        k = (y - ay) / (by - ay)
        a, b, e = ax + (xl - ax) * k, ax + (xc - ax) * k, ax + (xr - ax) * k
        d += f"M{n(b)} {n(y)}H{n(e)}"
        ds += f"M{n(a)} {n(y)}H{n(b)}"
        x = b + 6 + (r % 3) * 7
        while x < e - 5:
            if p.rng.random() < 0.62:
                d += f"M{n(x)} {n(y)}v{n(min(7, by - y))}"
            x += p.rng.choice((14, 19, 27))
        y -= 7 - 2.4 * (1 - k)
        r += 1
    p.l(2, d, 0.7)
    p.l(4, ds, 0.7, 0.5)
    # a veil of shade towards the edge and the foot
    p.f(2, poly((ax, ay), (xc, by), (xc + 13, by)), o=0.75)
    k = 12 / (by - ay)
    p.f("beam", poly((ax, ay), (ax + (xr - ax) * k, ay + 12), (ax + (xc - ax) * k, ay + 12)))
    p.f(2, poly((ax, ay), (ax + (xc - ax) * k, ay + 12), (ax + (xl - ax) * k, ay + 12)))
    # entrance
    p.f(4, poly((208, 174), (214, 174), (215, 181), (207, 181)))
    p.l(3, "M205 174l6-5 6 5", 1.2)
    # queens' pyramids and tombs
    for x, h, w in ((246, 22, 17), (272, 25, 19)):
        p.f(3, poly((x, 204 - h), (x - w, 204), (x - w * 0.35, 204)))
        p.f(2, poly((x, 204 - h), (x + w, 204), (x - w * 0.35, 204)))
        p.l(
            3,
            "".join(f"M{n(x - w * 0.35 * q)} {n(204 - h + h * q)}H{n(x + w * q)}" for q in (0.4, 0.6, 0.8)),
            0.6,
            0.7,
        )
    p.sea(200, glint=262, gw=0.8)
    # plateau and bank
    p.f(2, "M0 203c24-8 54-10 92-9 60 1 96 2 136 1 36-1 58 1 78 3v10H0z")
    p.f(1, "M116 196c50 1 80 2 112 1 36-1 58 1 78 2v4c-60-3-130 2-190-7z")
    p.l(3, "M8 202h28M50 199h34M96 201.5h42M150 204h38M206 203h30M248 205h40M24 206h44M172 200h20", 0.7, 0.7)
    # sphinx, in profile, looking at the rising light
    p.f(
        1,
        "M60 202v-7c0-6 5-9 12-9 8 0 14 1 19 1l-1-5c-2-2-2-6-1-9 1-4 4-6 8-6s7 2 8 6l1 4c1 1 1 2 0 2v4c0 2-2 2-4 2l1 4c3 2 4 5 4 8h17c3 0 4 2 4 5z",
    )
    p.f(
        3,
        "M60 202v-7c0-6 5-9 12-9 8 0 14 1 19 1l-1-5c-2-2-2-6-1-9 1-4 4-6 7-6-2 4-2 9 0 13 1 5-2 6-4 8-4 3-4 5-4 7h-6c1-5-2-8-7-8-6 0-9 3-9 8z",
    )
    p.l(4, "M90 174h7M90 178h8M91 182h8", 0.7, 0.8)
    p.f(4, circ(103, 174, 0.9))
    p.f(
        4,
        "M0 208c20-4 46-5 70-4 40 2 60 5 96 4 50-2 90-3 140 0v6c-40 4-70 2-104 4-46 2-80-3-112 0-30 3-60 2-90-1z",
    )
    # palms at the near bank
    p.palm(16, 212, 62, 4, 6, s=1.05)
    p.palm(34, 212, 42, 4, -4, s=0.85)
    p.palm(292, 211, 34, 4, 3, s=0.75)
    p.l(
        4,
        "M52 209l-3-9M55 209v-11M58 209l3-9M256 211l-2-8M259 211v-10M262 211l3-8M140 211l-3-7M143 211v-9M146 211l2-7",
        1.1,
    )
    # a papyrus boat
    p.raw('<g transform="translate(40 9)">')
    p.f(1, "M92 226c-6-2-9-7-9-13 3 6 8 9 16 9h46c9 0 13-4 15-11 2 9-2 14-8 15-18 5-44 5-60 0z")
    p.f(2, "M92 226c-6-2-9-7-9-13 3 6 8 9 16 9h20v7.5c-10 0-19-1-27-3.5z")
    p.l(3, "M100 222v6M110 222v7M132 222v7M144 222v6", 0.7)
    p.l(1, "M122 222v-34", 1.4)
    p.f(1, "M122 188c12 4 18 14 19 28-7-3-13-4-19-4z")
    p.f(2, "M122 188c-8 6-12 14-13 25 5-1 9-1 13-1z")
    p.l(2, "M96 221v-11M150 221l5 14", 1.2)
    p.raw("</g>")


@wonder("ephesos", 31)
def ephesos(p):
    p.sky((276, 44, 12))
    p.far(
        "M0 186v-30c20-6 30-22 48-24 14-1 22 12 38 16 22 6 34-12 54-10 30 4 50 22 84 24 34 1 54-16 82-14v38z",
        o=0.55,
    )
    p.far("M0 186v-12c22-7 40-2 60-6 22-5 40 2 62 3 40 2 100-3 184 2v13z")
    p.far("M18 172v-10h5v-5h6v5h5v9zM44 170v-8h11v8z")
    p.sea(glint=276, gw=0.7)
    xl, xs, xr = 96, 176, 284
    # land, steps
    p.cypress(72, 204, 44)
    p.cypress(84, 205, 58)
    p.f(4, "M40 208c10-6 28-8 44-9h198c12 1 20 3 24 5v10c-60 2-200 3-266-6z")
    for i in range(5):
        y, e = 201 - i * 3.6, (4 - i) * 3.4
        p.f(3 if i % 2 else 2, rect(xl - e, y - 3.6, xs - xl + e, 3.7))
        p.f(2 if i % 2 else 1, rect(xs, y - 3.6, xr - xs + e, 3.7))
    base, top = 183, 108
    # inside of the colonnade
    p.f(4, rect(xl + 2, top, xr - xl - 4, base - top))
    p.f(3, rect(xl + 12, top + 4, xs - xl - 20, base - top - 4), o=0.45)
    for i in (0, 1, 2, 4, 5, 6):
        p.column(xs + 13 + i * 13.7, top, base, 4.6, 3, 4, None)
    p.f("beam", rect(xs + 49, top + 16, 10, base - top - 16), o=0.3)
    p.f("beam", rect(xs + 51.5, top + 24, 5, base - top - 24), o=0.8)
    # columns: flank in shade, front in light
    for i in range(9):
        p.column(xl + 5 + i * 9, top, base, 4.6, 2, 3, None, True, 9)
    for i in range(8):
        p.column(xs + 6 + i * 13.7, top, base, 6.2, 1, 2, 3, True, 12)
    # entablature
    p.block(xl - 2, xs, xr + 2, top - 5, top, 3, 1)
    p.block(xl - 1, xs, xr + 1, top - 11, top - 5, 4, 2)
    p.l(3, "".join(f"M{n(xl + 2 + i * 4.6)} {top - 10.2}v4.4" for i in range(17)), 1.6)
    p.l(1, "".join(f"M{n(xs + 4 + i * 5.4)} {top - 10.2}v4.4" for i in range(20)), 2)
    p.block(xl - 5, xs - 1, xr + 5, top - 14, top - 11, 2, 1)
    p.l(3, f"M{xs} {top - 2.6}H{xr + 2}", 0.6)
    # roof and gable
    e, mid, ap = top - 14, (xs + xr) / 2, top - 46
    dep = xs - xl
    p.f(3, poly((xs - 5, e), (mid, ap), (mid - dep, ap), (xl - 5, e)))
    p.l(
        4,
        "".join(
            f"M{n(xs - 5 - dep * q)} {e}L{n(mid - dep * q)} {ap}" for q in [i / 13 for i in range(1, 13)]
        ),
        0.8,
        0.6,
    )
    p.l(2, f"M{mid} {ap}H{mid - dep}", 1.4)
    p.l(2, "".join(f"M{n(xs - 9 - i * 8)} {e}v-2.5" for i in range(10)), 1.4)
    p.f(1, poly((xs - 6, e), (mid, ap - 2), (xr + 6, e)))
    p.f(2, poly((xs + 10, e - 1.6), (mid, ap + 4), (xr - 10, e - 1.6)))
    p.f(3, poly((xs + 10, e - 1.6), (mid, ap + 4), (mid, ap + 6.6), (xs + 17, e - 1.6)))
    p.f(
        4,
        arch(mid - 4.5, 9, e - 17, e - 1.6),
        arch(mid - 19, 7, e - 11, e - 1.6),
        arch(mid + 12, 7, e - 11, e - 1.6),
    )
    # figures on the gable and the roof
    p.f(1, f"M{mid - 2} {ap - 1}l1-9c-3-1-4-3-4-5 2 1 3 2 4 2a2 2 0 1 1 2 0c1 0 2-1 4-2 0 2-1 4-4 5l1 9z")
    p.f(1, f"M{xr + 2} {e - 1}c0-5 1-7 4-8 1 3 0 6-1 8z")
    p.f(2, f"M{xs - 2} {e - 1}c0-5-1-7-4-8-1 3 0 6 1 8z")
    # fire bowls on the stairs
    for x in (xs + 26, xs + 81.5):
        p.f(4, poly((x - 4, 201), (x - 2, 190), (x + 2, 190), (x + 4, 201)))
        p.f(3, poly((x, 201), (x, 190), (x + 2, 190), (x + 4, 201)), f"M{x - 6} 186h12c0 4-3 5-6 5s-6-1-6-5z")
        p.f("beam", f"M{x - 4} 186c-1-5 2-6 3-12 3 3 6 6 5 12z")
        p.f("beam", circ(x, 182, 10), o=0.16)
    p.cypress(300, 208, 52)
    p.ship(44, 220, 0.82)


@wonder("halikarnassos", 47)
def halikarnassos(p):
    p.sky((286, 44, 10))
    p.far("M0 186v-22c16-4 26-16 44-18 20-1 30 14 54 14 60-2 130-6 208-20v46z", o=0.55)
    p.far("M0 186v-10c26-6 46-1 70-3 30-3 40 3 66 3 60 0 110-8 170-6v16z")
    p.far("M10 178v-11h4v-4h7v4h4v10zM34 176v-14l6-5 6 5v13zM54 175v-7h14v7z")
    p.sea(glint=286, gw=0.6)
    xl, xs, xr = 134, 198, 288
    cx = (xl + xr) / 2
    p.cypress(106, 206, 66)
    p.cypress(92, 206, 48)
    p.f(4, "M44 210c12-6 30-8 48-9h190c12 1 20 3 24 5v10c-60 2-200 3-262-6z")
    # terrace wall and steps
    p.block(xl - 16, xs, xr + 22, 194, 204, 3, 2)
    p.l(1, f"M{xs} 194.5H{xr + 18}", 1.4)
    p.l(4, "".join(f"M{n(xs + 42 + i * 0.1)} {n(203 - i * 2)}h22" for i in range(5)), 0.9, 0.8)
    p.f(1, rect(xs + 38, 192, 4, 12) + rect(xs + 64, 192, 4, 12))
    for i, (a, b) in enumerate(((190, 194.3), (186, 190.3))):
        k = (1 - i) * 4 + 3
        p.block(xl - k, xs, xr + k, a, b, 3 if i else 2, 1 if i else 2)
    # podium: ashlar, a frieze in the middle, statues before it
    top = 136
    p.block(xl, xs, xr, top, 186, 3, 1)
    p.courses(xs, xr, top + 4, 186, 7, 2, 0.9, 12)
    p.courses(xl, xs, top + 4, 186, 7, 4, 0.45, 10)
    p.f(2, rect(xs, 156, xr - xs, 10))
    p.f(4, rect(xl, 156, xs - xl, 10), o=0.45)
    d = ""
    x = xs + 4
    while x < xr - 5:  # the fight with the amazons, very small
        h = p.rng.choice((5.5, 6.2, 6.8))
        lean = p.rng.choice((-1.6, 0, 1.8))
        d += (
            f"M{n(x)} 165.5l{n(lean + 1.2)} {n(-h + 1)}l2.4 0l1.4 {n(h - 1)}z"
            + circ(x + lean + 2.2, 165 - h, 1.1)
            + f"M{n(x + 3 + lean)} {n(166 - h)}l3-2.4.7.8-3 3z"
        )
        x += 7.2
    p.f(1, d)
    p.l(3, f"M{xs} 156H{xr}M{xs} 166H{xr}", 0.8)
    p.f(4, arch(xs + 47, 12, 170, 186))
    p.block(xl - 4, xs, xr + 4, top - 1, top + 4, 2, 1)
    p.l(3, f"M{xs} {top + 4.4}H{xr + 4}", 0.8)
    # colonnade
    t2 = 92
    p.f(4, rect(xl + 4, t2, xr - xl - 8, top - t2))
    p.f(3, rect(xl + 14, t2 + 3, xs - xl - 16, top - t2 - 3), o=0.4)
    p.f(3, rect(xs + 8, t2 + 3, xr - xs - 20, top - t2 - 3))
    for i in range(6):  # statues between the columns
        x = xs + 12.5 + i * 13
        p.f(
            2,
            poly((x - 2.4, top - 1), (x - 1.8, top - 17), (x + 1.8, top - 17), (x + 2.6, top - 1)),
            circ(x, top - 20, 2),
        )
        p.f(1, poly((x + 0.4, top - 1), (x + 0.3, top - 17), (x + 1.8, top - 17), (x + 2.6, top - 1)))
    for i in range(6):
        p.column(xl + 5.5 + i * 11, t2, top - 1, 4.6, 2, 3, None, True)
    for i in range(7):
        p.column(xs + 6 + i * 13, t2, top - 1, 5.6, 1, 2, 3, True)
    p.block(xl + 1, xs, xr - 1, t2 - 4, t2, 3, 1)
    p.block(xl + 2, xs, xr - 2, t2 - 8, t2 - 4, 4, 2)
    p.l(1, "".join(f"M{n(xs + 3 + i * 5)} {t2 - 7.4}v3" for i in range(18)), 2)
    p.block(xl - 3, xs, xr + 3, t2 - 11, t2 - 8, 2, 1)
    # acroteria: lions along the eaves
    p.f(1, "".join(f"M{n(xs + 8 + i * 18)} {t2 - 11}v-4l4 0 1.5-3 3 1-.6 2.6.6 3.4z" for i in range(5)))
    p.f(3, "".join(f"M{n(xl + 4 + i * 14)} {t2 - 11}v-3.5l3 0 1.2-2.5 2.5 1v5z" for i in range(4)))
    # the stepped pyramid
    N, y0, sh = 12, t2 - 11, 2.7
    for i in range(N):
        k = i / N
        a, b, s = xl + 5 + (cx - 14 - xl) * k, xr - 5 - (xr - cx - 14) * k, xs + (cx - 3 - xs) * k
        p.block(a, s, b, y0 - (i + 1) * sh, y0 - i * sh + 0.2, 3 if i % 2 else 2, 1)
        p.l(2, f"M{n(s)} {n(y0 - (i + 1) * sh + 0.4)}H{n(b)}", 0.7)
    # the chariot
    yq = y0 - N * sh
    p.block(cx - 17, cx - 3, cx + 17, yq - 3, yq, 2, 1)
    p.raw(f'<g transform="translate({n(cx)} {n(yq - 3)})">')
    horse = "M-2 0l1-6c-1-2-1-4 0-5 3-1 5-1 7-2 1-3 2-6 4-7l1-2 1 2c2 1 4 3 4 5l-1 1-3-1c0 3-1 5-2 7 1 1 3 2 3 4l-2 3-1-1 1-2-3-1-1 5h-1.5l0-5-4-1-2 6z"
    for dx, t in ((-3, 3), (-0.5, 2), (2, 1)):
        p.f(t, horse.replace("M-2 0", f"M{n(-2 + dx)} {0 if dx > 1 else -0.6}"))
    p.f(1, circ(-9, -3.8, 3.8))
    p.f(4, circ(-9, -3.8, 2))
    p.f(2, "M-15-4c0-5 1-8 3-9l7 3v5z")
    p.f(1, "M-10-8l1-9c1-2 4-2 5 0l1 4 6 1v1l-7 0v6z", circ(-6.5, -20, 2.2))
    p.raw("</g>")
    p.cypress(303, 209, 40)
    p.ship(44, 222, 0.82)


@wonder("rhodos", 59)
def rhodos(p):
    p.sky((282, 116, 12))
    p.far("M0 186v-16c20-8 34-30 54-34 18-3 28 18 48 22 30 4 50-8 84-6 50 4 80 20 120 22v12z", o=0.55)
    p.far(
        "M0 186v-9c24-6 46 0 70-4 40-5 70 2 110 2 50 0 90-3 126 1v10z",
        "M20 176v-12h4v-4h8v4h4v12zM44 174v-8l6-6 6 6v8zM64 174v-12h5v-4h5v4h5v12zM162 177v-10h6v-4h6v4h5v10zM188 177v-14l5-5 5 5v14zM206 177v-9h14v9z",
    )
    p.sea(glint=196, gw=1.1)
    # a ship between the moles
    p.ship(197, 202, 0.6)
    # moles
    for xl, xs, xr in ((110, 130, 172), (222, 236, 290)):
        p.f(4, f"M{xl - 12} 220c4-7 8-9 14-10H{xr - 2}c7 1 12 4 16 10z")
        p.block(xl, xs, xr, 188, 212, 3, 2)
        p.courses(xs, xr, 188, 212, 6, 3, 0.6, 12)
        p.block(xl - 3, xs, xr + 3, 184, 188.2, 2, 1)
        p.block(xl + 5, xs + 2, xr - 5, 176, 184.2, 3, 1)
        p.courses(xs + 2, xr - 5, 176, 184, 4, 2, 0.9, 10)
        p.block(xl + 3, xs + 1, xr - 3, 173.5, 176.2, 2, 1)
    # cloak, falling from the left shoulder behind the body
    p.f(3, "M178 68c-8 6-12 16-16 28-6 16-9 34-8 52 6 4 13 4 18 1 2-14 6-22 12-30z")
    p.l(4, "M172 82c-6 18-10 40-11 64M178 90c-6 16-10 36-11 58", 0.8, 0.6)
    # spear in his right hand
    p.l(2, "M140 174L172.5 57", 1.8)
    p.f(1, "M172.4 58.5c-4.2-5-4-12 .8-20 2 6 4.3 13-.8 20z")
    # legs, wide over the harbour mouth
    m = '<g transform="matrix(-1 0 0 1 395 0)">'
    leg = "M181 112C179 125 171 134 164.5 144C160 152 155 160 150.5 169C149 172 145 173 142 174.2V176H160C160 173.5 160.5 171 162 168.5C167 163 173 158 175.5 151C178 145 190 134 197.5 122z"
    p.f(1, leg)
    p.f(
        2,
        "M181 112C179 125 171 134 164.5 144C160 152 155 160 150.5 169C149 172 145 173 142 174.2V176H153C153.5 172 155 168 157.5 165C162 159 167 155 169.5 148C174 139 183 129 190 119z",
    )
    p.f(
        3,
        "M181 112C179 125 171 134 164.5 144C160 152 155 160 150.5 169C149 172 145 173 142 174.2V176H147C149.5 174 151.5 171 153 168C158 160 163 154 166 147C172 138 181 126 184 114z",
    )
    p.raw(m)
    p.f(1, leg)
    p.raw("</g>")
    p.f(
        2,
        "M197.5 122C205 134 217 145 219.5 151C222 158 228 163 233 168.5C234.5 171 235 173.5 235 176H239.5C239.5 173 238 170 236 167C232 161 227 156 224.5 149C219 140 210 129 205 119z",
    )
    p.l(
        3,
        "M167.5 146c2.5-1.5 6-1.5 8.5.5M220 146.5c2.5-2 5.5-2 8-.5M171 152c-2 5-5 9-8 12M229 154c1 4 4 8 7 12M188 121c-3 6-7 11-10 17M208 122c3 6 7 10 10 16",
        0.8,
        0.7,
    )
    # body
    p.f(
        1,
        "M178 68c5-3 10-4 14-6v-5h11v5c4 2 9 3 14 6 3 3 2 10-1 17-2 6-3 10-3 16l2 14c-11 5-24 5-36 0l2-14c0-6-1-10-3-16-3-7-3-14 0-17z",
    )
    p.f(2, "M178 68c5-3 10-4 14-6v-5h4v20l-2 24v17c-5 0-10-1-15-3l2-14c0-6-1-10-3-16-3-7-3-14 0-17z")
    p.f(
        3,
        "M178 68c2-1.5 4-2.5 6-3-3 6-2 12 0 19 1 6 1 11 0 17l-2 15.5-3-1.5 2-14c0-6-1-10-3-16-3-7-3-14 0-17z",
    )
    p.l(
        3,
        "M181 81c5 3 11 3 15 0 5 3 11 3 17-.5M196.5 70v28M187 90c3 1.5 6 1.5 9 0 3 1.5 6 1.5 9 0M189 97c5 1.5 10 1.5 15 0M192 62c3 3 8 3 11 0",
        0.8,
        0.85,
    )
    # girdle and kilt
    p.f("beam", "M180.5 99c11 3 22 3 33 0l.8 5c-11 3.5-24 3.5-34.6 0z")
    p.f(2, "M179.6 104c11 3.5 24 3.5 34.8 0l4 22c-14 7-29 7-43 0z")
    p.f(1, "M197 106.6c6 0 12-.8 17.4-2.6l4 22c-7 3.5-14 5.2-21 5.2z")
    p.f(3, "M179.6 104l6 1.6c-2 9-4 17-4 23.4l-6.2-3z")
    p.l(
        3,
        "M188 106c-2 8-3 16-3 24M193 106.5c-1 8-1 16-1 24.5M202 106.5c1 8 2 16 2 24M208 105.5c2 8 3 15 4 23",
        0.8,
        0.8,
    )
    # his right arm, down to the spear
    p.f(2, "M179 67c-6 3-9 9-12 17-2 6-6 10-8 15l3 5c3 0 5-1 6-3 3-5 6-8 9-14 3-5 6-9 7-15z")
    p.f(3, "M179 67c-6 3-9 9-12 17-2 6-6 10-8 15l2 3c3-6 6-10 8-15 3-8 6-14 12-19z")
    p.f(1, circ(160.5, 102, 3.6))
    # his left arm, lifting the fire
    p.f(1, "M215 67c7 1 11-2 14-8 2-6 2-12 3-18l6-1c1 8 1 16-2 24-3 8-10 14-18 17z")
    p.f(2, "M216 81c8-3 14-8 17-15 3-8 3-16 3-26l2 0c1 8 1 16-2 24-3 8-10 14-18 17z", o=0.55)
    p.f(1, circ(235, 38, 3.8), "M227 31h16c-1 4-4 6-8 6s-7-2-8-6z", "M233.5 36h3v9h-3z")
    p.f("beam", circ(235, 22, 21), o=0.1)
    p.f("beam", circ(235, 22, 13), o=0.2)
    p.f("beam", "M229 31c-3-6 1-9 3-13 1-3 1-5 0-8 6 3 8 7 8 11 1-1 2-3 2-4 3 6 2 10-1 14z")
    p.f(1, "M233 31c-2-4 1-6 2-9 3 3 5 6 3 9z")
    p.l(3, "M229 31c-3-6 1-9 3-13 1-3 1-5 0-8 6 3 8 7 8 11 1-1 2-3 2-4 3 6 2 10-1 14", 0.6, 0.6)
    # head with the crown of rays
    rays = "".join(
        poly(
            (197.5 + 8 * cos(a - 0.13), 48 - 9 * sin(a - 0.13)),
            (197.5 + 19 * cos(a), 47 - 20 * sin(a)),
            (197.5 + 8 * cos(a + 0.13), 48 - 9 * sin(a + 0.13)),
        )
        for a in [pi * (0.5 + k * 0.135) for k in range(-3, 4)]
    )
    p.f("beam", rays)
    p.l(3, rays, 0.5, 0.5)
    p.f(3, "M188 50c-1-8 3-14 9.5-14s10.5 5 9.5 14c0 3-1 5-2 6h-15c-1-1-2-3-2-6z")
    p.f(1, "M191 46c2-4 11-4 13 0 .6 5 0 9-1.5 12-1.5 3-3 4-5 4s-3.5-1-5-4c-1.5-3-2.1-7-1.5-12z")
    p.f(2, "M191 46c1-2 3-3 6-3v19c-1.6 0-3-1-4.5-4-1.5-3-2.1-7-1.5-12z")
    p.f(2, "M187.5 45c6-3.5 14-3.5 20 0v-3c-6-3.5-14-3.5-20 0z")
    p.f("beam", "M197.5 42.3c3.5 0 7 .9 10 2.7v-3c-3-1.8-6.5-2.7-10-2.7z")
    p.l(4, "M193 49.5h3M199.5 49.5h3M197.5 50v4M195.5 57.5h4", 0.8, 0.8)
    p.ship(50, 216, 0.86)


@wonder("babylon", 71)
def babylon(p):
    p.sky((276, 52, 12))
    # the great stepped tower and the town, far
    p.far("M0 186v-8h14v-14h10v-13h9v-12h8v-11h7v-8h10v8h7v11h8v12h9v13h10v14h24v-6h190v14z", o=0.7)
    p.far("M0 186v-7h16v-5h9v5h14v-9h12v9h20v-4h8v4h24l6 7zM280 186v-12h8v-6h8v6h10v12z")
    p.sea(glint=276, gw=0.7)
    p.f(4, "M52 210c8-8 20-10 36-11h218v14H60c-4 0-7-1-8-3z")
    g = p.name
    tiers = [
        (86, 138, 304, 204, 30),
        (100, 144, 290, 172, 26),
        (116, 152, 272, 144, 24),
        (132, 160, 254, 118, 22),
        (148, 168, 236, 94, 19),
    ]

    def vines(x0, x1, y, dense, dark, light, lo, hi):
        hedge, e, d, x = f"M{n(x0)} {n(y + 1)}", "", "", x0
        while x < x1 - 3:
            w, k = p.rng.randint(5, 8), p.rng.randint(7, 12)
            hedge += f"q{w / 2:g}-{k} {w} 0"
            e += f"M{n(x + w * 0.5)} {n(y - k * 0.42)}q2 0 2 3"
            if p.rng.random() < dense:
                h = p.rng.randint(lo, hi)
                d += f"M{n(x)} {n(y)}v{h}" + (f"m3-{h}v{max(2, h // 2)}" if p.rng.random() < 0.6 else "")
            x += w
        p.f(dark, hedge + "z")
        p.l(dark, d, 2.2, cap="r")
        if light:
            p.l(light, e, 1.3, 0.9, "r")

    for i, (xl, xs, xr, base, h) in enumerate(tiers):
        top = base - h
        p.block(xl, xs, xr, top, base, 3, 1)
        # arches
        k = max(3, int((xr - xs - 10) / 21))
        gap = (xr - xs) / k
        for j in range(k):
            ax = xs + gap * (j + 0.5) - 5.5
            if abs(ax + 5.5 - 214) < 14:
                continue
            p.f(4, arch(ax, 11, top + 8.6, base))
        m = max(1, int((xs - xl) / 15))
        for j in range(m):
            ax = xl + (xs - xl) * (j + 0.5) / m - 3
            p.f(4, arch(ax, 6, top + 9, base), o=0.8)
        p.l(2, f"M{xs} {base - 0.4}H{xr}", 0.8)
        p.block(xl - 2, xs, xr + 2, top - 1.5, top + 3, 2, 1)
        p.l(3, f"M{xs} {top + 3.3}H{xr + 2}", 0.7)
    # crown: a pavilion under palms
    p.f(4, rect(172, 58, 52, 17))
    for x in (174, 186, 198, 210, 222):
        p.column(x, 57, 74, 3.4, 1, 2, None)
    p.block(168, 176, 228, 53.5, 57.2, 2, 1)
    p.block(172, 180, 224, 50.5, 53.7, 3, 2)
    # water falling from terrace to terrace
    for i, (xl, xs, xr, base, h) in enumerate(tiers):
        w = 5.5 + (4 - i) * 0.9
        p.f(
            "sea",
            poly(
                (214 - w, base - h - 1.5), (214 + w, base - h - 1.5), (214 + w + 1, base), (214 - w - 1, base)
            ),
        )
        p.l(
            "hatch",
            "".join(
                f"M{n(214 - w + 1.6 + q * (2 * w - 3) / 3)} {n(base - h)}l{n((q - 1.5) * 0.5)} {n(h)}"
                for q in range(4)
            ),
            1,
            0.9,
        )
        p.l(1, f"M{n(214 - w - 1)} {n(base - h - 1)}h{n(2 * w + 2)}", 1.2, 0.9)
    # planting: palms and cypresses stand on the terraces, vines hang over the walls
    p.raw(f'<defs><g id="{g}-p">')
    p.palm(0, 0, 24, 3, 2, 2, 0.62)
    p.raw(f'</g><g id="{g}-c">')
    p.cypress(0, 0, 20, 3, 2)
    p.raw("</g></defs>")
    for k, x, y, z in (
        ("p", 156, 75, 1.1),
        ("p", 233, 75, 1.05),
        ("p", 124, 119, 1),
        ("p", 92, 173, 1.05),
        ("p", 281, 145, 1.05),
        ("p", 246, 95, 0.95),
        ("c", 139, 96, 1),
        ("c", 145, 96, 0.7),
        ("c", 108, 146, 1.05),
        ("c", 114, 146, 0.75),
        ("c", 263, 120, 1.1),
        ("c", 257, 120, 0.75),
        ("c", 297, 174, 1.15),
        ("c", 291, 174, 0.8),
    ):
        p.raw(f'<use href="#{g}-{k}" transform="matrix({z:g} 0 0 {z:g} {x} {y})"/>')
    for i, (xl, xs, xr, base, h) in enumerate(tiers):
        y = base - h - 1
        vines(xs + 3, 214 - 12, y, 0.7, 3, 2, 4, 12)
        vines(214 + 13, xr + 1, y, 0.7, 3, 2, 4, 12)
        vines(xl, xs - 1, y, 0.6, 4, 3, 4, 12)
    # quay
    p.block(70, 138, 306, 204, 211, 4, 2)
    p.courses(138, 306, 204, 211, 3.5, 3, 0.8, 13)
    p.l(1, "M138 204.4H306", 1)
    p.f(4, arch(206, 16, 200, 211))
    p.palm(18, 216, 74, 4, 8, s=1.1)
    p.palm(38, 214, 48, 4, -5, s=0.85)
    p.f(4, "M0 214c16-5 40-5 58 0 8 2 12 3 16 4-26 4-50 2-74 4z")
    p.l(4, "M6 214l-2-9M10 214v-12M14 214l3-9M54 215l-2-8M57 215v-10M60 215l3-8", 1.1)
    # a round boat of the river
    p.raw('<g transform="translate(-6 10)">')
    p.f(1, "M104 222h44c0 9-8 14-22 14s-22-5-22-14z")
    p.f(2, "M104 222h16c0 8 1 12 4 14-13-.4-20-5.4-20-14z")
    p.l(3, "M105 226.5c14 2 28 2 42 0M108 231c12 2 24 2 36 0", 0.8, 0.8)
    p.f(2, "M112 222c0-5 3-8 7-8s7 3 7 8z")
    p.f(1, "M124 222c0-4 3-6 6-6s6 2 6 6z", "M139.5 222l1-11c1-2 4-2 5 0l0 11z", circ(143, 207, 2.3))
    p.l(2, "M148 204l8 30", 1.2)
    p.raw("</g>")


@wonder("olympia", 83)
def olympia(p):
    p.sky((286, 40, 10))
    p.far("M0 186v-34c18-4 30-26 50-30 22-3 34 22 58 26 40 4 150 8 198-2v40z", o=0.5)
    p.far("M0 186v-14c20-10 46-6 66-12 24-6 36 6 60 8 60 4 120-2 180 2v16z")
    p.sea(glint=198, gw=1.2)
    p.cypress(84, 206, 62)
    p.cypress(70, 207, 44)
    p.cypress(56, 207, 30)
    p.f(4, "M30 210c14-7 34-9 54-10h222v13c-80 3-220 2-276-3z")
    x0, x1, mid = 108, 304, 206
    p.raw('<g transform="translate(-8 0)">')
    base, top = 196, 86
    for i in range(4):
        e = (3 - i) * 4
        p.f(1 if i % 2 else 2, rect(x0 - 4 - e, 208 - (i + 1) * 3, x1 - x0 + 8 + 2 * e, 3.1))
        p.f(2 if i % 2 else 3, rect(x0 - 4 - e, 208 - (i + 1) * 3, 34, 3.1))
    # hall
    p.f(4, rect(x0 + 3, top, x1 - x0 - 6, base - top))
    p.f("beam", circ(mid, 132, 62), o=0.08)
    p.f("beam", circ(mid, 130, 46), o=0.1)
    for k, (dx, w, t) in enumerate(((62, 5.5, 8), (50, 4.5, 16), (41, 3.6, 23))):
        for s in (-1, 1):
            p.f(
                3,
                rect(mid + s * dx - w / 2, top + t, w, base - top - t - k * 2 - 1),
                rect(mid + s * dx - w * 0.8, top + t - 2, w * 1.6, 2.5),
                o=(0.85, 0.65, 0.45)[k],
            )
    p.l(3, f"M{mid - 66} {top + 6}L{mid - 38} {top + 22}H{mid + 38}L{mid + 66} {top + 6}", 0.8, 0.7)
    # throne
    p.f(2, rect(178, 108, 5, 84), rect(229, 108, 5, 84))
    p.f(1, rect(231.5, 108, 2.5, 84), rect(181, 108, 2, 84))
    p.f(3, rect(183, 112, 46, 60))
    p.f(2, rect(206, 112, 23, 60), o=0.55)
    p.f("beam", rect(178, 106, 56, 3.5), circ(180.5, 103.5, 2.6), circ(231.5, 103.5, 2.6))
    p.f(2, rect(174, 160, 64, 5))
    p.f(1, rect(206, 160, 32, 5))
    p.l(3, "M176 170h8M228 170h8M176 180h8M228 180h8", 0.8)
    # plinth
    p.f(2, rect(164, 186, 84, 10.5))
    p.f(1, rect(206, 186, 42, 10.5), rect(162, 184, 88, 3))
    p.f(2, rect(162, 184, 44, 3))
    p.l(3, "".join(f"M{170 + i * 8} 194.5l2-4 2 4z" for i in range(10)), 0.7, 0.9)
    # sceptre with the eagle
    p.l("beam", "M240 186L236.5 103", 1.6)
    p.f(
        "beam",
        "M236.5 104c-3-1-8-3-9-8 4 2 6 2 7.5 1.5 0-2 1-3 2.5-3l2 1.2-1.2.8c0 .6.2 1 .4 1.2 2 .4 4 0 7-2-1 5-5 7.5-9 8.3z",
    )
    # legs under the mantle
    p.f(
        "beam",
        "M190 140c-4 4-7 9-7 15 2 10 3 20 2 29h11c2-8 3-16 4-23 2-3 9-3 12 0 1 7 2 15 4 23h11c-1-9 0-19 2-29 0-6-3-11-7-15z",
    )
    p.f(2, "M190 140c-4 4-7 9-7 15 2 10 3 20 2 29h5c2-9 2-19 1-28-.6-6 3-12 8-16z")
    p.f(3, "M190 140c-4 4-7 9-7 15 2 10 3 20 2 29h1.8c1-10 .4-20-.8-29 0-6 3-11 7-15z")
    p.l(
        3,
        "M194 158c1 9 0 18-1 26M197 150c6-4 12-4 19 0M194 146c8-4 16-4 25 0M219 158c0 9 1 18 2 26M224 156c-1 9-1 19-.5 28M200 160c4-5 9-5 12 0",
        0.8,
        0.8,
    )
    p.f(2, "M184 187.4c0-3 2-4 5-4h6c2 1 2 3 1 4z", "M228 187.4c0-3-2-4-5-4h-6c-2 1-2 3-1 4z")
    # body
    p.f(
        1,
        "M189 117c4-2 9-3 12-4.5v-4h10v4c3 1.5 8 2.5 12 4.5 3 2 3 6 1 10-2 6-2.5 11-2 17h-32c.5-6 0-11-2-17-2-4-2-8 1-10z",
    )
    p.f(2, "M189 117c4-2 9-3 12-4.5v-4h4v10c0 9-3 18-5 26h-10c.5-6 0-11-2-17-2-4-2-8 1-10z")
    p.l(3, "M191 126c5 2.5 10 2.5 14.5 0 5 2.5 10 2.5 15 0M206 118v18M198 134c5 1.5 10 1.5 16 0", 0.7, 0.8)
    # mantle over his left shoulder
    p.f("beam", "M216 114c4 1 8 2 9 4 2 3 1 7-1 11-2 6-2 10-2 16h-9c5-9 6-20 3-31z")
    p.l(3, "M219 117c3 9 1 19-2 27M222 118c1 8 0 18-2 26", 0.7, 0.8)
    # arms
    p.f(1, "M223 118c5 2 8 8 10 14 2-4 2-8 1.5-13l5-.5c1 8 0 15-3 21-2 2-5 2-7 0-5-5-8-10-9-15z")
    p.f(2, "M190 117c-5 3-8 9-11 16-3 1-7 0-11-1l-1.5 4c5 3 11 5 16 4 5-4 8-10 9-16z")
    p.f(1, "M168 132c4 1 8 2 11 1l1 2.5c-4 1-8 .5-12.5-1z", circ(166, 133, 2.6), circ(237.5, 117.5, 2.8))
    # Nike on his hand
    p.f(
        "beam",
        "M163.5 130c0-5 0-9 1.5-12-3-1-6-4-7-8 3 2 6 3 8 3.5l1.6 0c2-.6 5-2 8-4.5 0 4-3 8-6 9.5 1 3 1.5 7 1.5 11.5z",
        circ(166.8, 110.6, 2.1),
    )
    p.f(2, "M163.5 130c0-5 0-9 1.5-12-3-1-6-4-7-8 3 2 6 3 8 3.5-.5 5-.6 11-.5 16.5z")
    # head, beard, wreath
    p.f(2, "M197.5 102c-.5-7 3-12 8.5-12s9 5 8.5 12c0 4 .5 7-1.5 10h-14c-2-3-1.5-6-1.5-10z")
    p.f(3, "M197.5 102c-.5-7 3-12 8.5-12-4 3-6 7-6 12 0 4 .5 7 1 10h-2c-2-3-1.5-6-1.5-10z")
    p.f(1, "M200.5 98.5c3-2 8-2 11 0l0 6c0 3-2 5-5.5 5s-5.5-2-5.5-5z")
    p.f(2, "M200.5 98.5c1.5-1 3.5-1.5 5.5-1.5v12.5c-3.5 0-5.5-2-5.5-5z", o=0.8)
    p.f(2, "M200 104c2 1.5 4 1 6 1s4 .5 6-1c1 6-1 12-6 14.5-5-2.5-7-8.5-6-14.5z")
    p.l(3, "M203 108c0 3 1 6 2 8M206 107.5v9.5M209 108c0 3-1 6-2 8M202.5 101h2.5M207.5 101h2.5", 0.7)
    p.f("beam", "M196.5 98c2-4 5-6 9.5-6s7.5 2 9.5 6c-2.5-1.8-6-2.8-9.5-2.8s-7 1-9.5 2.8z")
    # fire bowls before the plinth
    for x in (150, 262):
        p.f(2, f"M{x - 5} 178h10c0 3-2 5-5 5s-5-2-5-5zM{x - 1} 182h2v11h-2zM{x - 4} 196l3-4h2l3 4z")
        p.f("beam", circ(x, 174, 10), o=0.14)
        p.f("beam", f"M{x - 3.5} 178c-1-4 2-6 2.5-10 3 3 6 5 4.5 10z")
    # outer columns
    for x in (x0 + 8, x0 + 30, x1 - 30, x1 - 8):
        p.column(x, top, base, 11, 1, 2, 3)
        p.f(3, poly((x - 4.6, top + 5), (x - 3, top + 5), (x - 3.4, base - 3), (x - 5.5, base - 3)))
        p.l(3, f"M{n(x + 4)} {top + 6}V{base - 4}M{n(x - 0.5)} {top + 6}V{base - 4}", 0.5, 0.5)
        p.f(1, rect(x - 8, top - 1, 16, 3))
    # entablature with triglyphs
    p.f(1, rect(x0 - 3, top - 7, x1 - x0 + 6, 7))
    p.f(2, rect(x0 - 3, top - 15, x1 - x0 + 6, 8))
    p.l(
        1,
        "".join(
            f"M{n(x0 + i * 14)} {top - 14.5}v7M{n(x0 + 2.6 + i * 14)} {top - 14.5}v7M{n(x0 + 5.2 + i * 14)} {top - 14.5}v7"
            for i in range(14)
        ),
        1.7,
    )
    p.l(3, f"M{x0 - 3} {top - 6.8}H{x1 + 3}", 0.7)
    p.f(1, rect(x0 - 7, top - 18, x1 - x0 + 14, 3.2))
    e, ap = top - 18, 34
    p.f(1, poly((x0 - 8, e), (mid, ap), (x1 + 8, e)))
    p.f(2, poly((x0 + 14, e - 1.5), (mid, ap + 6), (x1 - 14, e - 1.5)))
    p.f(3, poly((x0 + 14, e - 1.5), (mid, ap + 6), (mid, ap + 9), (x0 + 26, e - 1.5)))
    # the gable: Zeus between the charioteers, small
    d = ""
    for dx, h in ((0, 15), (-10, 12.5), (10, 12.5), (-19, 11), (19, 11), (-46, 5.5), (46, 5.5)):
        x = mid + dx
        d += f"M{n(x - 2)} {n(e - 1.5)}l.8 {n(-h + 3)}h2.4l.8 {n(h - 3)}z" + circ(x, e - h - 0.2, 1.5)
    for s in (-1, 1):
        x = mid + s * 33
        pts = (
            (8, 0),
            (7.4, -6),
            (-1.6, -7),
            (-4, -10),
            (-7, -8),
            (-6.4, -5.6),
            (-4, -5.6),
            (-4, 0),
            (-2, 0),
            (-2, -3.4),
            (5, -3.4),
            (5.6, 0),
        )
        d += poly(*[(x + s * q, e - 1.5 + z) for q, z in pts])
    p.f(1, d)
    p.f("beam", f"M{mid - 1} {ap}v-5h2v5z", circ(mid, ap - 7, 3))
    p.f(1, f"M{x1 + 2} {e}c-2-4 0-7 3-8 1 3 1 6 0 8z")
    p.f(2, f"M{x0 - 2} {e}c2-4 0-7-3-8-1 3-1 6 0 8z")
    p.raw("</g>")


@wonder("siracusa", 97)
def siracusa(p):
    p.sky((284, 44, 13))
    p.far("M0 186v-12c22-8 40-30 66-46 10-6 18-4 26 2 20 16 40 34 70 38 50 6 100 4 144 8v10z", o=0.5)
    p.far("M0 186v-8c30-5 60-2 96-4 60-3 140 0 210 2v10z")
    p.sea(glint=284, gw=0.7)
    g, mx, my, sx, sy = p.name, 160, 92, 30, 186
    p.raw(
        f'<defs><linearGradient id="{g}-b" gradientUnits="userSpaceOnUse" x1="{mx}" y1="{my}" x2="{sx}" y2="{sy}"><stop offset="0" stop-color="{c("beam")}" stop-opacity=".75"/><stop offset="1" stop-color="{c("beam")}" stop-opacity=".32"/></linearGradient>'
        f'<linearGradient id="{g}-i" gradientUnits="userSpaceOnUse" x1="284" y1="44" x2="{mx}" y2="{my}"><stop offset="0" stop-color="{c("beam")}" stop-opacity=".05"/><stop offset="1" stop-color="{c("beam")}" stop-opacity=".5"/></linearGradient></defs>'
    )
    p.f(f"url(#{g}-i)", poly((284, 38), (284, 50), (mx + 4, my + 13), (mx - 2, my - 14)))
    # rock and walls
    p.f(4, "M92 214c4-8 12-12 22-14l10-6h182v26H100c-4-1-7-3-8-6z")
    p.l(
        3,
        "M104 212c10-6 18-6 26-9M120 214c20-4 40-3 60-4M200 214c30-3 60-2 100-4M140 208h26M230 209h36",
        0.8,
        0.7,
    )
    # keep, behind
    p.block(196, 214, 262, 96, 170, 3, 2)
    p.courses(214, 262, 100, 170, 7, 3, 0.6, 12)
    p.f(
        4,
        "".join(arch(x, 5, 112, 122) for x in (224, 238, 252))
        + "".join(arch(x, 5, 134, 144) for x in (224, 238, 252)),
    )
    p.block(192, 212, 266, 91, 97, 2, 1)
    p.merlons(193, 265, 91, 1)
    p.f(3, rect(192, 86.5, 20, 4.7))
    p.l(1, "M238 86v-22", 1.4)
    p.f("red", "M237 64l-17 4.5 17 4.5z")
    # right tower, round
    p.f(1, poly((262, 204), (265, 116), (303, 116), (306, 204)))
    p.f(3, poly((262, 204), (265, 116), (274, 116), (272, 204)))
    p.f(2, poly((272, 204), (274, 116), (284, 116), (283, 204)))
    p.l(
        3,
        "".join(
            f"M{n(262 + (204 - y) * 3 / 88)} {y}q22 3 {n(44 - (204 - y) * 6 / 88)} 0"
            for y in range(130, 204, 8)
        ),
        0.6,
        0.6,
    )
    p.f(4, arch(286, 6, 130, 142), arch(286, 6, 160, 172))
    p.f(1, rect(260, 109, 48, 7.5))
    p.f(2, rect(260, 109, 23, 7.5))
    p.f(3, rect(260, 109, 11, 7.5))
    p.merlons(260, 308, 109, 1)
    p.f(2, rect(260, 104.5, 5, 4.7), rect(269.5, 104.5, 5, 4.7))
    # curtain wall with the harbour gate
    p.block(118, 132, 268, 166, 206, 3, 1)
    p.courses(132, 268, 170, 206, 7, 2, 0.95, 13)
    p.hatch(118, 132, 170, 206, 2.6, 4, 0.4)
    p.block(116, 131, 268, 162, 168, 2, 1)
    p.l(3, "M131 168.4H266", 0.7)
    p.merlons(132, 262, 162, 1)
    p.f(2, rect(116, 157.5, 6, 4.7))
    p.f(4, "".join(rect(x, 176, 2.2, 8) for x in (200, 252)))
    p.f(2, arch(212, 32, 174, 206))
    p.f(4, arch(215, 26, 177, 206))
    p.l(3, "M219 186v20M223 180v26M228 178v28M233 180v26M237 186v20M215 190h26M215 198h26", 0.9)
    # the mirror's tower
    p.block(138, 150, 184, 118, 206, 3, 1)
    p.courses(150, 184, 124, 206, 7, 2, 0.95, 11)
    p.hatch(138, 150, 124, 206, 2.6, 4, 0.4)
    p.f(4, arch(164, 6, 134, 146), arch(164, 6, 156, 168), arch(162, 10, 188, 206))
    p.block(134, 148, 188, 112, 118.5, 2, 1)
    p.l(3, "M148 119H186", 0.7)
    p.merlons(150, 188, 112, 1)
    p.f(3, rect(134, 107.5, 5, 4.7), rect(142, 107.5, 5, 4.7))
    # the burning mirror: a bowl on a fork
    p.l(2, "M152 112l8-20 10 20M160 92l14 2", 2.2)
    p.raw(f'<g transform="rotate(-38 {mx} {my})">')
    p.f(3, f"M{mx - 2} {my - 21}c14 6 14 36 0 42z")
    p.f(2, f"M{mx - 2} {my - 21}c9 6 9 36 0 42z")
    p.f("beam", f"M{mx - 2} {my - 22}a7 22 0 0 1 0 44a7 22 0 0 1 0-44z")
    p.f(1, f"M{mx - 2} {my - 18}a4 18 0 0 1 0 36c3-8 3-28 0-36z")
    p.l(3, f"M{mx - 2} {my - 22}a7 22 0 0 1 0 44a7 22 0 0 1 0-44z", 0.8)
    p.raw("</g>")
    p.f(f"url(#{g}-b)", poly((mx - 15, my - 15), (mx + 10, my + 17), (sx + 7, sy + 3), (sx - 5, sy - 5)))
    # the ship it found
    p.raw('<g transform="translate(2 32) scale(.84)">')
    p.f(2, "M10 201c10 3 36 3 48-1-2 7-6 11-12 11H22c-7 0-10-3-12-10z")
    p.f(3, "M10 201c6 1.8 14 2.6 24 2.6V211H22c-7 0-10-3-12-10z")
    p.l(2, "M34 201v-34", 1.6)
    p.f(2, "M20 170h28c-2 6-2 9-1 13l-5-3-3 7-5-4-4 9-4-5-7 5c3-8 3-14 1-22z")
    p.f("beam", circ(33, 184, 17), o=0.16)
    p.f("beam", "M22 197c-3-6 2-9 2-15 3 2 4 4 5 7 3-4 2-9 1-13 6 4 9 9 9 14 2-1 2-3 2-5 4 5 3 9 0 12z")
    p.f(1, "M29 197c-2-4 1-6 2-9 4 3 6 6 4 9z")
    p.l(
        3,
        "M22 197c-3-6 2-9 2-15 3 2 4 4 5 7 3-4 2-9 1-13 6 4 9 9 9 14 2-1 2-3 2-5 4 5 3 9 0 12M20 170h28",
        0.7,
        0.7,
    )
    p.l(3, "M34 164c-6-6 2-11-3-17-4-6 3-10-1-17M42 160c-4-6 3-9 0-15", 2.6, 0.55, "r")
    p.raw("</g>")
    # the claw: a beam over the wall, a galley hanging from it
    p.f(2, poly((120, 166), (124, 142), (128, 142), (132, 166)))
    p.f(1, poly((127, 166), (126, 142), (128, 142), (132, 166)))
    p.l(1, "M140 158L78 130", 3.2, cap="r")
    p.l(2, "M140 159L78 131.5", 1.2)
    p.f(2, rect(134, 154, 9, 9))
    p.l(1, "M126 142L96 138M126 142L137 155", 0.9)
    p.l(1, "M80 131v44M83 132l0 43", 0.8)
    p.f(2, circ(81, 132, 3))
    p.l(1, "M81 174c-6 2-8 6-6 11M81 174c6 2 8 6 6 11M81 174v10", 1.5, cap="r")
    p.raw('<g transform="translate(79 202) rotate(-57)">')
    p.l(1, "M-3-4v-25M-12-24h19", 1.5)
    p.f(1, "M-34-7c12 4 36 5 50 1 5-1.5 7-5 6-10 6 4 7 11 2 17-5 6-11 9-19 9h-30c-6 0-9-8-9-17z")
    p.f(
        2,
        "M-34-7c12 4 36 5 50 1 5-1.5 7-5 6-10 3 2 4.5 5 4.5 8-1 4-4 7-9 8.5-14 3-36 3-50.5 0-.6-2.4-1-5-1-7.5z",
    )
    p.l(3, "M-32 2c14 3 34 3 48 0 4-1 8-4 9.5-8M-30 6c14 2.5 32 2.5 46-1", 0.8)
    p.f(4, circ(17, -1, 1.3))
    p.l(2, "M-18 8l-5 8M-10 9l-5 8M-2 9l-5 8M6 8l-4 8", 1)
    p.raw("</g>")
    p.f("sea", "M42 221c10-3 46-3 56 1v18H42z")
    p.l("hatch", "M46 226q6-3 12 0t12 0t12 0M52 232q6-3 12 0t12 0M42 238q6-3 12 0t12 0t12 0", 0.9, 0.7)
    p.l(1, "M54 224c-3-4-6-5-9-4M60 222c-2-5-4-7-7-8M74 222c2-5 5-7 8-7M80 224c3-3 6-4 9-3", 1, 0.8, "r")


NAMES = {
    "alexandria": "Alexandria",
    "rhodos": "Rhódos",
    "ephesos": "Éphesos",
    "babylon": "Babylon",
    "olympia": "Olympía",
    "halikarnassos": "Halikarnassós",
    "gizah": "Gizah",
    "siracusa": "Siracusa",
}
