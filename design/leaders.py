"""Engravings for Leaders: portraits, guilds of the expansion, its wonders at small size.

The ground of a medallion has the colour of the cards that the leader cares for.
"""

from attributes import A
from portraits import (
    C,
    D,
    L,
    P,
    R,
    bald,
    battlement_crown,
    blue_crown,
    bob,
    braid,
    bun,
    collar,
    cone_cap,
    corinthian,
    crown,
    cuirass,
    curls,
    diadem,
    donkey_ears,
    face,
    false_beard,
    flat_crown,
    fringed,
    full,
    gown,
    halo_crown,
    horned_disc,
    jewelled_scarf,
    laurel,
    long,
    nemes,
    open_helmet,
    peaked_cap,
    raised_helmet,
    ram_horn,
    rays,
    rolled_brim,
    round_cap,
    sakkos,
    short,
    skullcap,
    squared,
    stephane,
    sun_hat,
    tall_cap,
    toga,
    towers,
    trimmed,
    turban,
    veil,
    white_crown,
)  # fmt: skip
from vignettes import arch, disc, ground

SLATE, GOLD = "p5", "p4"


FIELD = (
    R(0, 0, 120, 80, "p0") + L("".join(f"M0 {y}h120" for y in range(4, 80, 6)), 2, 0.7) + C(60, 40, 42, "p0")
)
"""The engraver's lines, which end before the medallion."""

NECK = D("M40 59L44 67H55L58.6 59z", 2)
"""Skin behind the hem of a robe."""


def portrait(attribute, *parts, ground=SLATE, man=True, halo=False):
    behind = C(50, 36, 25, 4) + C(50, 36, 22.6, "c-blue") + L("M28 36h44M50 14v44", 4, 1) if halo else ""
    drawn = (
        FIELD
        + C(60, 40, 39.4, 4) + C(60, 40, 37.6, 1) + C(60, 40, 36.6, ground)
        + f'<g transform="translate(-5.5 2)">{behind}{NECK}{"".join(parts)}</g>'.replace("@", face(not man))
        + f'<g transform="translate(82.5 46)">{A[attribute]}</g>'
    )  # fmt: skip
    return drawn.replace('class="v', 'class="p').replace('class="l', 'class="q')


def man(attribute, *parts, ground=SLATE, robe=None, halo=False):
    """Robe, head, then what is on it."""
    return portrait(attribute, robe or toga(), "@", *parts, ground=ground, halo=halo)


def woman(attribute, *parts, ground=SLATE, robe=None, behind=""):
    return portrait(attribute, behind, robe or gown(), "@", *parts, ground=ground, man=False)


RED, BLUE, GREEN, YELLOW, PURPLE, BROWN, GREY, BLACK = (
    f"c-{name}" for name in ("red", "blue", "green", "yellow", "purple", "brown", "grey", "black")
)

LEADERS = {
    "maecenas": man("wreath", short(), robe=toga(1, PURPLE)),
    "imhotep": man("step_pyramid", skullcap(), false_beard(), robe=collar()),
    "hammurabi": man("stele", short(3), squared(3), round_cap(), robe=fringed(), ground=BLUE),
    "leonidas": man("round_shield", corinthian(1), robe=cuirass(4, 1), ground=RED),
    "archimedes": man("sphere_cylinder", bald(), full(), ground=GREEN),
    "ramses": man("crook_flail", blue_crown(), false_beard(), robe=collar(), ground=PURPLE),
    "croesus": man("coin_heap", curls(3), trimmed(3), diadem(), robe=fringed(PURPLE)),
    "xenophon": man("horse", short(3), trimmed(3), sun_hat(), robe=cuirass(2, GREEN), ground=YELLOW),
    "vitruvius": man("circle_square", short()),
    "nero": man("flame", curls(BROWN), trimmed(BROWN), laurel(), robe=toga(PURPLE)),
    "bilkis": woman("censer", jewelled_scarf(), robe=gown(YELLOW)),
    "hannibal": man(
        "elephant", short(3), trimmed(3), open_helmet(None, 2), robe=cuirass(2, BROWN), ground=RED
    ),
    "caesar": man("eagle_standard", short(2), laurel(), robe=cuirass(4, PURPLE), ground=RED),
    "solomon": man("seal_star", long(3), full(3), crown(), robe=fringed(BLUE)),
    "euclid": man("dividers", veil(2), full(2), ground=GREEN),
    "ptolemy": man("globe", turban(), trimmed(3), ground=GREEN, robe=toga(2)),
    "pythagoras": man("triangle", turban(YELLOW), full(1), ground=GREEN),
    "sappho": woman("lyre", bun(3), sakkos()),
    "zenobia": woman("palm", braid(3), open_helmet(PURPLE), robe=cuirass(4, PURPLE)),
    "nefertiti": woman("lotus", flat_crown(), robe=collar()),
    "cleopatra": woman("asp", bob(), horned_disc(), robe=collar()),
    "phidias": man("mallet", bald(3), trimmed(3), robe=toga(2), ground=BROWN),
    "praxiteles": man("torso", curls(3), trimmed(3), diadem(1), robe=toga(2), ground=GREY),
    "nebuchadnezzar": man("ziggurat", short(3), squared(3), tall_cap(2), robe=fringed(YELLOW), ground=BLUE),
    "varro": man("wheat", bald(), robe=toga(1, BROWN), ground=YELLOW),
    "pericles": man("parthenon", curls(2), trimmed(2), raised_helmet(), robe=toga(2), ground=RED),
    "hypatia": woman("astrolabe", bun(YELLOW), diadem(), robe=gown(1), ground=GREEN),
    "hiram": man("cedar", short(3), squared(3), cone_cap(RED), robe=fringed(), ground=PURPLE),
    "midas": man("goblet", curls(), trimmed(), donkey_ears(), diadem(), robe=toga(PURPLE)),
    "amytis": woman("terraces", long(3), battlement_crown(), robe=gown(RED)),
    "alexander": man("sun_star", long(YELLOW), diadem(1), ram_horn(), robe=cuirass(4, PURPLE)),
    "justinian": man("codex", short(3), halo_crown(), robe=toga(PURPLE, GOLD), halo=True),
    "plato": man("solid", short(1), full(1), diadem(BLUE)),
    "aristotle": man("scroll", short(3), full(3)),
    "berenice": woman("comet", braid(YELLOW), diadem(1), robe=gown(BLUE)),
    "hatshepsut": woman("obelisk", nemes(), false_beard(), robe=collar()),
    "nitocris": woman("waves", white_crown(), robe=collar()),
    "telesilla": woman("spear_scroll", bun(BROWN), open_helmet(BLUE), robe=gown(RED)),
    "tomyris": woman("bow", peaked_cap(RED), robe=cuirass(2, RED)),
    "aganice": woman("moon", veil(BLUE, 4), robe=gown(BLUE), ground=GREEN),
    "enheduanna": woman("cuneiform", braid(3), rolled_brim(), robe=fringed(1), ground=GREEN),
    "phryne": woman("mirror", long(YELLOW), robe=gown(1), ground=BLUE),
    "cornelia": woman("children", veil(1), robe=gown(1), ground=YELLOW),
    "eurypyle": woman("labrys", long(BROWN), diadem(), robe=cuirass(2, BROWN), ground=RED),
    "theano": woman("pentagram", veil(1, 4), robe=gown(2), ground=GREEN),
    "makeda": woman("lion", bob(3), crown(4, GREEN), robe=gown(RED)),
    "cynisca": woman("wheel", bun(YELLOW), laurel(), robe=gown(1)),
    "gorgo": woman("gorgon", curls(3), stephane(), robe=gown(RED)),
    "agrippina": woman("mushroom", curls(BROWN), stephane(), robe=gown(PURPLE)),
    "caligula": man("boot", curls(YELLOW), laurel(), robe=toga(PURPLE), ground=BLACK),
    "diocletian": man("palace_front", short(), trimmed(), rays(), robe=toga(PURPLE, GOLD), ground=BLACK),
    "octavia": woman("olive", bun(BROWN), robe=gown(BLUE), ground=BLACK),
    "arsinoe": woman("cornucopia", veil(1, 4), stephane(), robe=gown(2), ground=BLACK),
    "aspasia": woman("dove", bun(BROWN), stephane(4), robe=gown(GREEN), ground=BLACK),
    "darius": man(
        "winged_disc", short(BROWN), squared(BROWN), battlement_crown(), robe=fringed(PURPLE), ground=BLACK
    ),
    "semiramis": woman("tower", long(BROWN), towers(), robe=cuirass(2, PURPLE), ground=BLACK),
}
"""By the ids of the facts."""

GUILDS = {}
GUILDS["architects"] = (
    disc(84, 14, 7) + P(1, (14, 70), (14, 16), (76, 70)) + P(3, (24, 61), (24, 38), (51, 61)) + L("M14 26h4M14 34h4M14 42h4M14 50h4M14 58h4", 3, 1.2)
    + L("M86 10L68 66M86 10L104 66", 1, 3.4) + C(86, 10, 4.4, 4) + L("M77 40q9 5 18 0", 4, 2) + ground()
)  # fmt: skip
GUILDS["diplomats"] = (
    disc(60, 14, 8) + D("M10 70c0-18 4-28 14-31l10 0c8 4 12 12 13 20l-4 4-6-6-2 13z", 1) + C(29, 29, 8, 1) + D("M22 28c0-10 13-11 15-3q-8-2-9 6z", 3) + D("M110 70c0-18-4-28-14-31l-10 0c-8 4-12 12-13 20l4 4 6-6 2 13z", 2) + C(91, 29, 8, 2) + D("M98 28c0-10-13-11-15-3q8-2 9 6z", 3)
    + D("M44 54c6-5 12-5 16-2 4-3 10-3 16 2l-3 7c-5-2-8 2-13 2s-8-4-13-2z", 4) + L("M56 55l7 6M60 53l7 5", 3, 1.1) + ground()
)  # fmt: skip
GUILDS["gamers"] = (
    disc(98, 14, 7) + P(1, (8, 66), (28, 34), (92, 34), (112, 66)) + P(3, (17, 63), (33, 37), (87, 37), (103, 63)) + "".join(P(1, *[(60 + (k - 3 + dx) * (8.9 + (j + dy) * 1.35), 37 + (j + dy) * 6.5) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]) for j in range(4) for k in range(6) if (j + k) % 2 == 0)
    + "".join(D(f"M{x - 5} {y}h10l-2-5c-1-4-1-6 1-8a5 5 0 1 0-8 0c2 2 2 4 1 8z", t) for x, y, t in ((44, 46, 4), (74, 52, 2), (58, 58, 4))) + R(8, 66, 104, 4, 1) + ground()
)  # fmt: skip
GUILDS["courtesans"] = (
    D("M0 0h38c-2 26-14 40-24 54l4 26H0zM120 0H82c2 26 14 40 24 54l-4 26h18z", 1) + L("M10 0q2 30-4 56M22 0q0 26-14 50M110 0q-2 30 4 56M98 0q0 26 14 50", 2, 1.4) + R(4, 52, 14, 3, 4) + R(102, 52, 14, 3, 4)
    + D("M36 30c8-8 16-8 24-2 8-6 16-6 24 2 0 14-8 22-14 22-5 0-7-6-10-8-3 2-5 8-10 8-6 0-14-8-14-22z", 4) + D("M42 33c4-4 9-3 12 1-3 4-9 4-12-1zM78 33c-4-4-9-3-12 1 3 4 9 4 12-1z", 3) + L("M84 32q10 12 4 38", 4, 2) + C(60, 22, 3, 1) + L("M52 26q-6-10-12-10M68 26q6-10 12-10M60 20V8", 1, 2) + ground()
)  # fmt: skip

WONDERS = {}
WONDERS["colosseum"] = (
    disc(100, 14, 7) + D("M10 26a50 9 0 0 1 100 0v18H10z", 3) + D("M10 26a50 9 0 0 1 100 0l-2 8c-6 5-14 7-20 8-20-4-50-4-76-6z", 2) + D("M15 27.4c8-10 82-10 91 0l-1 5c-14 7-66 7-88 1z", 3) + "".join(R(x, y, 2.4, 4, 2) for x, y in ((30, 23), (42, 21.6), (54, 21), (66, 21), (78, 21.6), (90, 23))) + D("M10 26c20 9 60 10 78 5l4 12 5 12 5 12v3v1H34z", 1) + D("M10 26c6 3 14 5 24 6v38l-24-1z", 2)
    + D("M93 42l14-4v30l-9 2z", 2) + "".join(arch(96 + k * 5.6, y - k, 3.6, y + 9 - k) for k in range(2) for y in (44, 57))
    + "".join(D(f"M{x} {y + h + d:g}v-{h - w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - w / 2:g}z", 3) for y, h in ((37, 8), (48, 8.6), (59.4, 10)) for x, w, d in ((13, 4, -1.6), (20, 5, -0.6), (28.4, 5.6, 0.2), (37.4, 6, 0.6), (47, 6.2, 0.8), (56.8, 6.2, 0.8), (66.6, 6.2, 0.6), (76, 5.8, 0.2), (84.4, 4.6, -0.4)))
    + L("M10 34c20 8 62 9 80 5M10 45c20 8 64 9 84 5M10 57c20 7 68 8 89 5", 2, 1) + "".join(R(x, 31 + d, 2.2, 3, 3) for x, d in ((20, 0), (34, 2), (48, 3), (62, 3), (76, 2))) + ground()
)  # fmt: skip


def sitting(x):
    return (
        R(x - 8, 44, 16, 26, 2) + R(x - 5.6, 46, 4.6, 24, 1) + R(x + 1, 46, 4.6, 24, 1) + D(f"M{x - 7} 46l-1-14 4-4h8l4 4-1 14z", 1)
        + D(f"M{x - 5} 31l1-9c0-5 8-5 8 0l1 9h-2.4v-5h-5.2v5z", 2) + R(x - 2.6, 20, 5.2, 8, 1) + D(f"M{x - 3.4} 20l-.8-5 2.4-1 .6-5q1.2-2 2.4 0l.6 5 2.4 1-.8 5z", 1) + L(f"M{x - 1.6} 23h.6M{x + 1} 23h.6M{x} 48v22", 3, 0.9)
    )  # fmt: skip


WONDERS["abu_simbel"] = (
    D("M0 80V40L8 18L24 6L60 1L100 6L120 20V80z", 2) + D("M0 80V40L8 18L16 12L14 70V80z", 3) + P(3, (13, 70), (17, 12), (103, 12), (107, 70)) + R(14, 8, 92, 5, 1) + L("".join(f"M{17 + k * 4} 8.6v4" for k in range(22)), 3, 0.8)
    + "".join(sitting(x) for x in (26, 44, 76, 94)) + R(54, 44, 12, 26, 1) + R(56, 47, 8, 23, 3) + R(58, 54, 4, 16, 4) + C(60, 28, 2.4, 4) + D("M57.6 40l.4-7q2-3 4 0l.4 7z", 1) + ground()
)  # fmt: skip

V = LEADERS | GUILDS | WONDERS
