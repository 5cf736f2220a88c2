"""Parts of a portrait: a bust in profile on a medallion, with dress and one attribute.

Everything is drawn for the engravings' field of 120 x 80. Tones: 1 light, 2 middle, 3 dark, 4 gold, or the
name of a custom property, e.g. "c-red". `leaders.py` puts the parts together.
"""

from math import cos, pi, sin


def ink(t):
    return f'class="v{t}"' if isinstance(t, int) else f'fill="var(--{t})"'


def D(d, t, o=None):
    return f'<path d="{d}" {ink(t)}' + (f' opacity="{o:g}"/>' if o else "/>")


def C(x, y, r, t):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {ink(t)}/>'


def E(x, y, rx, ry, t, turn=0):
    spin = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" {ink(t)}{spin}/>'


def L(d, t=3, w=0.9, cap=False):
    line = f'class="l{t}"' if isinstance(t, int) else f'fill="none" stroke="var(--{t})"'
    return f'<path d="{d}" {line} stroke-width="{w:g}"' + (' stroke-linecap="round"/>' if cap else "/>")


def P(t, *p):
    return D("M" + "L".join(f"{x:g} {y:g}" for x, y in p) + "z", t)


def R(x, y, w, h, t):
    return D(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z", t)


def dots(t, r, *p):
    return "".join(C(x, y, r, t) for x, y in p)


def ring(n, cx, cy, r, turn=0.0):
    """n points on a circle."""
    return [
        (round(cx + r * cos(2 * pi * i / n + turn), 1), round(cy + r * sin(2 * pi * i / n + turn), 1))
        for i in range(n)
    ]


def star(cx, cy, n, big, small, t, turn=-pi / 2):
    outer, inner = ring(n, cx, cy, big, turn), ring(n, cx, cy, small, turn + pi / n)
    return P(t, *[p for pair in zip(outer, inner, strict=True) for p in pair])


# ---- the head, looking right -------------------------------------------------------------------------------
CROWN_OF_HEAD = "M40 63C42 57 42 52 40.5 48C35 43 34.5 33 37.5 26.5C41 19.5 50 16.5 57 19.5C61.5 21.5 63 25 63.2 29.5L64 32"
MAN = (
    CROWN_OF_HEAD
    + "L68.8 39C69.2 40.4 67.4 41 65.6 41.2L66.6 43.4L65.2 44.7L66.4 46.6C66 47.6 65 48 65.2 49.5C65.6 52.6 63.6 55 60.5 55C58.6 55 57.2 54.6 56.4 54.2C55.6 57 56 60 58.5 63z"
)
WOMAN = (
    CROWN_OF_HEAD
    + "L67.4 38.4C67.8 39.8 66.4 40.4 65 40.6L66 42.8L64.8 44L65.8 45.6C65.4 46.6 64.6 47 64.6 48.4C64.6 51.4 62.4 53.4 59.4 53.2C57.6 53 56.2 52.4 55.4 51.6C54.4 55 54.6 59 57.5 63z"
)


def face(woman=False):
    chin = "M55.4 51.6C52 50 50 46 49.4 43C50 50 48 58 44 63L57.5 63C54.6 59 54.4 55 55.4 51.6z"
    eye = "M58 33.4q2.4-2.2 5 0q-2.6 1.4-5 0z"
    brow = "M57 30.6q3-2 6-.6"
    mouth = L("M62.4 44.4l3-.2", 3, 0.8)
    return (
        D(WOMAN if woman else MAN, 1)
        + D(chin, 2, 0.7)
        + D(eye, 3)
        + L(brow, 3, 0.9 if woman else 1.3)
        + mouth
    )


def on(t):
    """The tone of lines on hair of tone t."""
    return 2 if t == 3 else 3


def ear(t=2):
    return E(49, 38, 2.2, 3.4, t, -12) + E(49.4, 38, 1, 1.9, 3, -12)


TOP = "C34.5 43 34 33 37 26C40.5 18.8 50 15.4 57.5 18.6C61 20.3 62.8 23.5 62.8 27"


def short(t=2):
    return (
        D(
            "M62.8 27C60 24.6 56 25.6 53 27.6C51 30 52 33.6 49.6 35C47 36 46.6 43 44 46.6L40.5 48.5"
            + TOP
            + "z",
            t,
        )
        + L("M40 24q8-5 16-2.4M37.6 30q8-5 14-4M37 37q6-3 10-2.6", on(t), 0.7)
        + ear()
    )


def curls(t=2):
    return short(t) + dots(
        t, 2.6, (60.5, 23.4), (56, 22.6), (62.4, 27), (57.5, 27), (53, 29), (38, 47), (36, 42), (41, 49)
    )


def bald(t=2):
    return (
        D("M44.6 47L40.5 48.5C35.5 43.5 34.2 37 35.4 31C39 33.4 45 32.6 47.4 35C46.4 41 46.4 44 44.6 47z", t)
        + L("M37 35l8 2M37 40l8 1", on(t), 0.7)
        + ear()
    )


def long(t=2):
    return D(
        "M62.8 26.4C57 24.6 53 27 51.4 31C50 38 51 48 52.5 61C47 67 37 67 31 63C32 50"
        + TOP.removeprefix("C34.5 43")
        + "z",
        t,
    ) + L("M56 21q-12 0-14 12q-2 14-2 30M51 24q-6 4-6 12q0 14 3 27M40 24q-4 8-4 36", on(t), 0.8)


def bun(t=2):
    return (
        D("M62.8 27C58 25.4 54 28 51.6 31.6C51 34 50 36 47 37C46.6 42 45 45 43 47.4L40.5 48.5" + TOP + "z", t)
        + C(33, 36, 6.6, t)
        + L("M60 22q-10-1-16 8q-4 6-7 7M52 20q-8 4-13 14M31 31.6q4 3.4 3.6 9", on(t), 0.8)
        + ear(1)
    )


def bob(t=3):
    return D(
        "M63 28.6L54 28.2L52.6 55L33 57.6C31 45 31.6 33 36.4 25C41 18 51 15.4 58 18.4C62 20.8 63 24 63 28.6z",
        t,
    ) + L(
        "M57.5 21.6v6.4M53.6 20v8.4M49.6 20l1 35.4M45.4 20.4q-.6 14 .6 35.8M41 22.4q-2 14-.4 34.4M37 27q-2.4 14-.6 30.4",
        on(t),
        0.7,
    )


def braid(t=2):
    out = bun(t)
    for i, (x, y) in enumerate(((32, 42), (30, 48), (28.6, 54), (28, 60), (28.4, 66), (30, 72))):
        out += E(x, y, 4.4 - i * 0.3, 3.9, t, 20) + L(f"M{x - 3.4:g} {y - 1.6:g}l6.6 3", on(t), 0.7)
    return out


def veil(t=1, band=None):
    out = D(
        "M61.6 21.4C51 12 36 14 31.4 29C28 42 27 54 18 70L41 75C47 62 48.4 50 48.4 41C49 33 54 27 61.6 25.6z",
        t,
    )
    out += D(
        "M31.4 29C28 42 27 54 18 70L28 72C34 58 35 46 36 36C37 27 42 21 50 17C42 16 34 20 31.4 29z", 2, 0.75
    )
    out += L("M56 19.6q-12 3-14 16q-1 16-8 36M46 18q-8 6-8.6 18q-1 16-8 34", 3, 0.7)
    return out + (L("M61.6 25q-10 2-13 15", band, 1.8) if band else "")


# ---- beards ------------------------------------------------------------------------------------------------
JAW = "C68 52 66.6 47.4 65 45.6L60.4 45.2C57 44.6 55.4 41 54.8 37L50.4 36.4"


def trimmed(t=2):
    return (
        D("M50.4 36.4C48 40 48.4 45 51 49C54 53 57 55.6 60.6 57.4C64.6 58 67.4 55.6 67.4 53" + JAW + "z", t)
        + L("M53 43q2 6 6 9M57 46q2 4 4 7M62 48v6", on(t), 0.7)
        + L("M61.6 44.9l4-.3", on(t), 1)
    )


def full(t=2):
    return (
        D("M50.4 36.4C47 43 48 54 52 62C55 67 60 70 64 68C68 64 68.6 58 67.4 53" + JAW + "z", t)
        + L("M52.4 42q1 12 6 22M56 46q1 10 5 20M60 48q2 8 2.6 18M64.6 48q1 8 .6 14", on(t), 0.8)
        + L("M61.6 44.9l4-.3", on(t), 1)
    )


def squared(t=2):
    rows = "".join(f"M{49.6 + i * 0.3:g} {47 + i * 5:g}q2.2 2.6 4.4 0t4.4 0 4.4 0 4.4 0" for i in range(5))
    return (
        D("M50.4 36.4C47.6 44 48 58 51 71L68.6 71L67.4 53" + JAW + "z", t)
        + L(rows, on(t), 0.9)
        + L("M61.6 44.9l4-.3", on(t), 1)
    )


def false_beard(t=4):
    return D("M60.6 54.4L64.6 53L67.4 66L62.8 67.4z", t) + L(
        "M61.4 57.4l4-.8M62 60.6l4-.8M62.6 64l4-.8", 3, 0.7
    )


# ---- headgear ----------------------------------------------------------------------------------------------
def laurel(t=4):
    out = L("M37 33q8-9 26-9", t, 1)
    for x, y, turn in (
        (39, 30, -62),
        (42.6, 26.4, -48),
        (47, 24, -36),
        (51.8, 22.6, -28),
        (56.6, 21.8, -20),
        (61, 22, -8),
    ):
        out += E(x, y - 2.2, 3.6, 1.7, t, turn - 26) + E(x + 1, y + 2, 3.4, 1.6, t, turn + 26)
    return out + L("M37 33l-5 5M37 33l-3 8", t, 1.4)


def diadem(t=4):
    return L("M36 32q10-9 27-6.4", t, 2.6) + L("M36 32l-6 5M36 32l-4 9", t, 1.8, cap=True)


def stephane(t=4):
    return D("M63.6 26C61 12 48 8 38 14.6C46 16.6 54 20 57 27z", t) + dots(
        3, 1, (58, 20), (53, 16.4), (47, 14.2)
    )


def plume(t="c-red"):
    comb = "".join(
        f"M{x:g} {y:g}l{dx:g} {dy:g}"
        for x, y, dx, dy in (
            (56, 14, 2, -5),
            (50, 12, 0, -6),
            (43, 13.6, -3, -5),
            (37, 18, -5, -3),
            (33, 25, -6, -1),
            (31, 33, -5, 1),
            (31, 41, -5, 2),
        )
    )
    return D(
        "M63 14C54 2 32 3 25.6 20C23 30 23.6 42 26 54L31.6 50C30 37 33 26 39 20C45 14.6 55 13.6 61 18z", t
    ) + L(comb, 3, 0.7)


def corinthian(crest="c-red", t=4):
    """A helmet that leaves the eyes and the mouth free."""
    shell = "M68.6 41.4L65.6 42L62.4 36L57.6 35.6L57 38L62 42.6L63 55L58 58.6L50.6 50C47 54 43 54 39 52C33.4 43 33 31 37.6 24C42.6 15.6 55 14.2 61.4 19.8C64.6 23 65.4 29 65.2 33z"
    return plume(crest) + D(shell, t) + L("M38 30q12-8 26 0M51 50q-3-6-2-12", 3, 0.8)


def open_helmet(crest="c-red", t=4):
    bowl = "M65 27.4L51 28.6L48 36L49.4 47L44 50L39.6 52C33.4 43 33 31 37.6 24C42.6 15.6 55 14.2 61.4 19.8C64 22 65 24.6 65 27.4z"
    return (
        (plume(crest) if crest else "")
        + D(bowl, t)
        + L("M37 33q8-7 27-8.6", 3, 0.9)
        + dots(3, 0.9, (42, 40), (44, 45))
    )


def raised_helmet(t=4):
    """Pushed back over the brow, as on the busts of a general."""
    shell = "M69 13L66.4 20L61 24.6C52 24 44 27 38.6 36L33 34C30 22 36 10 47 8C55 6.6 63 8.6 69 13z"
    return (
        D("M66 7C56-2 34 0 27 15C25 22 25.4 30 28 38L33 34C31 22 37 12 46 9.4C54 7.4 61 8.4 66 11z", "c-red")
        + D(shell, t)
        + D("M60.6 13.6q3 .4 5 2.4q-3.4 2-6.4.8z", 3)
    )


def nemes(t=4, stripe="c-blue"):
    cloth = "M63 28L60.6 20C52 13.6 40 14.6 35.4 23L24 60L43 67L48.6 42C49.4 35 53 30.4 63 28z"
    stripes = L(
        "M56 18.4q-12 4-19 30l-5 14M50 16.6q-12 6-18 32l-3 12M60.6 22.6q-11 3-15 20l-7 22M43 17.4q-7 4-13 31",
        stripe,
        1.7,
    )
    return D(cloth, t) + stripes + L("M63 28q-9 1.6-13 10", 1, 2) + uraeus()


def uraeus(x=62.6, y=26):
    return L(f"M{x:g} {y:g}q-1.6-5 2.4-5.6q3.4-.2 2.6-3.8", 4, 2, cap=True)


def blue_crown():
    return (
        D(
            "M63.4 27.4C63 15 57 4.6 45 6C34 7.6 29 18 28.6 29C29 35 33 39.6 38 40L46.6 36C50 30.6 56 28.4 63.4 27.4z",
            "c-blue",
        )
        + dots(
            4,
            1.1,
            (40, 14),
            (46, 12),
            (52, 14),
            (36, 20),
            (43, 19),
            (50, 20),
            (57, 20),
            (34, 27),
            (40, 26),
            (47, 26),
            (36, 33),
            (43, 32),
        )
        + L("M63.4 27.4q-11 1-16.8 8.6", 4, 2.2)
        + uraeus()
        + ear(1)
    )


def white_crown():
    return (
        D(
            "M63 27.6C59 17 53 13 49 4C46-.4 40.6.6 40.6 5C39 13 33.6 21 33.4 32C34 38 38 43 41 44L47 37C49 32 55 29 63 27.6z",
            1,
        )
        + D("M40.6 5C39 13 33.6 21 33.4 32C34 38 38 43 41 44L44 40C40 30 42 14 44 3z", 2)
        + L("M63 27.6q-11 1.6-16 9.4", 4, 2)
        + uraeus()
        + ear(1)
    )


def flat_crown():
    return (
        D("M63 28L54 5L24 9.6C25 23 31 36 38 44.6L46.6 40C49 33.6 55 30 63 28z", "c-blue")
        + D("M54 5L24 9.6L23.6 6L53 1.6z", 4)
        + L("M30 27q14-6 29-9", 4, 3)
        + L("M63 28q-11 1.4-16.4 12", 4, 2)
        + uraeus()
        + ear(1)
    )


def horned_disc():
    return (
        L("M36.6 32q10-8 26.4-5", 4, 2.8)
        + uraeus()
        + L("M44 16q-8-4-6-14M52 15q8-4 6-14", 4, 2, cap=True)
        + C(48, 8.6, 6, "c-red")
        + R(43, 14, 10.6, 4, 4)
    )


def round_cap(t=2):
    return (
        D("M62 24C61 12 54 7 46 8C38 9 34 17 34.4 27z", t)
        + D("M64.4 23L65 29.4Q50 28 35.6 37L33 30.4Q48 21 64.4 23z", 1)
        + L("M35 31.6Q50 23.6 64.8 26", 3, 0.8)
    )


def tall_cap(t=2):
    return (
        D("M62 24.6L56.6 7.6L48.6-.4L41 9L35 27.6z", t)
        + L("M38 20q9-5 22-3M40 13q7-3.4 18-2", 3, 1)
        + D("M64 23.4L64.6 29.4Q50 28 35.6 36.6L33.6 30.4Q48 21.4 64 23.4z", 4)
    )


def battlement_crown(t=4):
    merlons = "".join(D(f"M{37.4 + i * 5.6:g} {12.6 - i * 0.5:g}l-.3-5h3.2l.3 5z", t) for i in range(5))
    return (
        D("M64 27.6L63.4 9L35 12.6L34.6 34Q48 26 64 27.6z", t)
        + merlons
        + L("M35 17.6L63.6 13.6M34.8 29Q48 21.6 64 22.6", 3, 0.9)
        + dots(3, 1.3, (40, 22), (47, 19.6), (54, 18.4), (60, 18))
    )


def peaked_cap(t=2):
    return (
        D("M63 28C61 18 53 13 47.4-1C41 8 32.6 18 32.4 31L31 55L43 58.6L48 42C49 34 55 29.6 63 28z", t)
        + L("M63 28q-11 2-15 14l-5 16", 4, 2.2)
        + dots(
            4, 1.2, (47, 9), (43, 16), (50, 16), (39, 24), (46, 24), (38, 33), (36, 42), (42, 40), (36, 50)
        )
    )


def cone_cap(t=2):
    return (
        D("M63 27C61 15 54 4 46.4 3C39 6 34.6 18 34.4 31.4C43 25.6 54 25 63 27z", t)
        + L("M34.4 31.4Q46 23 63 27", 4, 2.6)
        + L("M46.4 3q-4 10-4 23M46.4 3q8 8 9 22", 3, 0.7)
    )


def crown(t=4, gem="c-red"):
    return (
        P(
            t,
            (64, 28),
            (66, 11),
            (59.6, 19),
            (56, 7.6),
            (50.4, 18.6),
            (45, 8.6),
            (41.4, 20.4),
            (34, 14),
            (36, 34),
        )
        + L("M36.4 31Q49 23.6 64 25", 3, 0.8)
        + dots(gem, 1.6, (61, 22.4), (54, 21.8), (46.6, 23), (40, 26))
    )


def rays(t=4):
    spikes = "".join(
        P(t, (x - 2.4, y + 1.6), (x + dx, y + dy), (x + 2.4, y - 0.4))
        for x, y, dx, dy in (
            (39.6, 27, -8, -11),
            (45, 23.6, -5, -14),
            (51, 22, -1, -15),
            (57, 21.8, 4, -14),
            (61.6, 23, 9, -10),
        )
    )
    return spikes + L("M36 33q10-10 27-8", t, 3)


def towers(t=4):
    bits = "".join(
        R(x, y, 6, 9, t) + R(x + 1.8, y + 3.6, 2.2, 5.4, 3) for x, y in ((36, 12), (45.4, 9), (55, 10.6))
    )
    return (
        bits
        + D("M64 26L63 16.6L35 20L35.6 33.4Q48 24.6 64 26z", t)
        + L("M35.4 25.4Q49 18.6 63.6 21M41 23v6M49 20v6M57 19v6", 3, 0.7)
    )


def sun_hat(t=2):
    return (
        E(50, 24, 25, 4.6, t, -7) + D("M38 23.4C38 12 60 9 62 20.6z", t) + L("M38 23.6q12-4.6 24-3", 3, 1.6)
    )


def turban(t=1):
    return (
        D("M64 27.4C65 14 53 7.6 43 10.4C32 14 29.6 27 34 35.6C43 28 54 27 64 27.4z", t)
        + L("M63 20q-16-6-30 10M60 15q-14-5-27 8M64 25q-16-4-30 7", 3, 0.8)
        + C(58.6, 18.4, 2.4, 4)
    )


def rolled_brim(t=4):
    return D("M65 22.6Q66.4 26 65 29.4Q49 28.6 35.4 38Q32.4 35.6 32.6 31Q48 20.4 65 22.6z", t) + L(
        "M34 34.4Q49 25 65.4 26.4", 3, 0.7
    )


def skullcap(t="c-blue"):
    return (
        D("M63 27C60 24.6 56 26 52.6 28C50 31 47 36 45 43L40.5 48.5" + TOP + "z", t)
        + L("M63 27q-12-1-18 16", 4, 1.4)
        + ear(1)
    )


def sakkos(t="c-purple"):
    return (
        D("M57 18.4C48 15 39 18 34 25C28 31 28 41 34 46L41 48C45 44 49 40 50.6 34C52 28 54 23 57 18.4z", t)
        + L("M55 20q-12 2-20 12M52.6 28q-10 2-17 12", 4, 1.4)
        + dots(4, 1, (42, 24), (38, 36), (45, 36))
    )


def jewelled_scarf():
    return (
        veil("c-yellow")
        + L("M62.6 25.6q-10 1.6-13.6 14", 1, 1.4)
        + dots(4, 1.5, (62, 27.6), (58, 28.4), (54.6, 30.4), (52, 33.4), (50.4, 37))
    )


def halo_crown():
    return (
        D("M64 27.6L63.4 15L36 18.6L35.6 34Q48 26 64 27.6z", 4)
        + L("M35.8 25Q49 18.6 63.8 20.6", 3, 0.8)
        + dots("c-red", 1.7, (41, 26.6), (49, 22.8), (58, 21.4))
        + L("M46 36v12M43 37v11", 4, 1.5)
        + dots(4, 1.7, (46, 50), (43, 50))
        + dots(1, 1.5, (57, 14), (50, 14.6), (43, 15.6))
    )


def donkey_ears(t=2):
    return "".join(
        D(f"M{x} 20C{x - 7} 14 {x - 9} 4 {x - 6} -2C{x} 2 {x + 4} 10 {x + 5} 18z", t)
        + D(f"M{x} 17C{x - 4} 12 {x - 6} 6 {x - 5} 2C{x - 1} 6 {x + 2} 11 {x + 2} 17z", 3, 0.7)
        for x in (43, 54)
    )


def ram_horn(t=4):
    return L("M52 24q-9-1-11 7q-1 9 7 9.6q6 0 5.6-5.4q-.6-3.6-4-3", t, 3, cap=True)


# ---- robes -------------------------------------------------------------------------------------------------
SHOULDERS = "M10 80C13 70 22 65.6 32 63L40.5 60C44 66 54 67 58.4 61.4L66 64.4C75 68 80 73 81 80z"


def toga(t=1, hem=None):
    return (
        D(SHOULDERS, t)
        + D("M10 80C13 70 22 65.6 32 63L38 61L46 80z", 2, 0.8)
        + L("M36 62q12 8 32 4M30 64q14 12 46 8M24 66q14 12 40 14", 3, 0.8)
        + (L("M40 61q10 10 28 4.6", hem, 2.4) if hem else "")
    )


def cuirass(t=4, cloak="c-red"):
    return (
        D(SHOULDERS, t)
        + L("M36 70q12 8 34-1M46 68v12M58 68v12", 3, 0.8)
        + D("M10 80C13 70 22 65.6 32 63L41 60.4L44 65L30 80z", cloak)
        + C(43, 65, 2.6, 1)
    )


def collar(t=1):
    rows = "".join(
        L(
            f"M{38 - i * 4:g} {62.4 + i * 1.6:g}q{11.6 + i * 3:g} {13 + i * 3:g} {22 + i * 7:g} {-0.4 + i * 1:g}",
            tone,
            2.6,
        )
        for i, tone in enumerate((4, "c-blue", 4, "c-red"))
    )
    return D(SHOULDERS, t) + rows


def gown(t=2, pin=True):
    return (
        D(SHOULDERS, t)
        + L("M40 61q8 14 18 1M34 63q10 20 30 4M28 65q4 8 8 15M68 66q0 8-4 14", 3, 0.8)
        + (dots(4, 2, (36, 64), (66, 66)) if pin else "")
    )


def fringed(t=2):
    fringe = "".join(f"M{26 + i * 3.4:g} {64.4 + i * 1.25:g}l-2 5" for i in range(12))
    return D(SHOULDERS, t) + L("M24 65.6L68 80", 4, 2.2) + L(fringe, 3, 0.7)
