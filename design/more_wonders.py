"""The wonders of Edifice and the single boards at full size; parts and rules of `wonders.py`."""

from math import cos, pi, sin

from wonders import arch, circ, poly, rect, wonder


@wonder("carthage", 83)
def carthage(p):
    """The round war harbour with the admiral's island, and the citadel on its hill."""
    p.sky((268, 40, 13))
    p.far("M0 188v-22c24-14 50-20 84-18 40 2 60-10 100-8 44 2 80 10 122 22v26z", o=0.8)
    # the citadel
    p.f(3, "M60 190c10-40 44-68 96-72 60 2 108 30 128 72z")
    p.f(2, "M156 118c60 2 108 30 128 72h-90c4-30-10-56-38-72z")
    p.block(126, 150, 216, 86, 128, 3, 2)
    p.courses(150, 216, 90, 128, 7, 3, 0.6)
    p.merlons(126, 216, 86, 1)
    p.block(158, 166, 190, 60, 90, 3, 1)
    for x in (162, 170, 178, 186):
        p.column(x, 68, 90, 4.4)
    p.f(1, poly((154, 68), (174, 54), (194, 68)))
    p.f(3, poly((154, 68), (174, 54), (174, 68)))
    for x, y, w in ((84, 160, 26), (112, 148, 30), (206, 146, 28), (236, 158, 26)):
        p.block(x, x + w * 0.35, x + w, y - 20, y + 14, 3, 1)
        p.f(4, "".join(rect(x + w * 0.45 + k * 6, y - 14, 3, 5) for k in range(2)))
    p.sea(196, glint=268, gw=0.8)
    # the ring of ship sheds
    p.f(4, "M20 214a136 34 0 0 1 272 0v10a136 34 0 0 0-272 0z")
    p.f(2, "M28 206a128 30 0 0 1 256 0v12a128 30 0 0 0-256 0z")
    for k in range(17):
        a = pi * (1 - k / 16)
        x, y = 156 + 128 * cos(a), 207 - 30 * sin(a)
        p.f(1 if x > 156 else 2, rect(x - 4, y - 11, 8, 13))
        p.f(4, arch(x - 2.4, 4.8, y - 7, y + 2))
        p.f(1, poly((x - 5.4, y - 10), (x, y - 16), (x + 5.4, y - 10)))
    # the admiral's island
    p.f(3, "M116 226a40 10 0 0 1 80 0l-4 8h-72z")
    p.block(134, 144, 178, 202, 226, 3, 1)
    p.f(4, "".join(arch(146 + k * 8, 5, 208, 222) for k in range(4)))
    p.block(150, 156, 168, 186, 203, 3, 1)
    p.merlons(150, 168, 186, 1, 3.4, 2.6, 3)
    p.l(1, "M160 182v-14", 1.1)
    p.f("red", "M160 168l-12 3 12 4z")
    p.ship(70, 244, 0.7)
    p.ship(236, 248, 0.62, flip=True)


@wonder("ur", 89)
def ur(p):
    """The ziggurat of the moon in its plain, three terraces with the great stair."""
    p.sky((270, 38, 13))
    p.far("M0 190v-12h44l6-7h30l6 7h220v12z", o=0.8)
    base = 206
    for x0, xs, x1, top, low in (
        (58, 96, 290, 152, base),
        (92, 122, 264, 114, 152),
        (126, 146, 234, 84, 114),
    ):
        p.f(3, poly((x0, low), (x0 + 7, top), (xs + 3, top), (xs, low)))
        p.f(1, poly((xs, low), (xs + 3, top), (x1 - 7, top), (x1, low)))
        p.courses(xs + 3, x1 - 8, top + 3, low, 6, 2, 0.8, 13)
        p.l(
            2,
            "".join(f"M{xs + 12 + k * 14} {top + 2}V{low}" for k in range(int((x1 - xs - 16) / 14))),
            2.4,
            0.75,
        )
        p.f(1, rect(x0 + 5, top - 3, x1 - x0 - 10, 4))
        p.f(3, rect(x0 + 5, top - 3, xs - x0 - 2, 4))
    # the temple of the moon
    p.block(158, 168, 210, 56, 84, 3, 1)
    p.f(4, arch(182, 12, 64, 84))
    p.merlons(157, 211, 56, 1, 4, 3, 4)
    p.f("beam", "M189 46a9 9 0 1 0 9-12 8 8 0 1 1-9 12z")
    # the stairs
    p.f(2, poly((172, base), (183, 114), (201, 114), (212, base)))
    p.f(3, poly((172, base), (183, 114), (186, 114), (178, base)))
    p.l(
        3,
        "".join(
            f"M{172 + (base - y) * 0.12:.1f} {y}H{212 - (base - y) * 0.12:.1f}" for y in range(118, base, 5)
        ),
        0.9,
    )
    p.f(1, poly((110, base), (178, 152), (184, 152), (124, base)))
    p.f(1, poly((274, base), (206, 152), (200, 152), (260, base)))
    p.l(
        3,
        "".join(
            f"M{114 + k * 7} {base - k * 5.4:.1f}h12M{258 - k * 7} {base - k * 5.4:.1f}h12" for k in range(10)
        ),
        0.8,
    )
    p.f(2, rect(170, 148, 44, 6))
    p.sea(212, glint=270, gw=0.7)
    p.f(4, "M0 214c40-10 100-12 160-10s110 2 146 6v10c-60 6-240 8-306 2z")
    for x, h, lean in ((28, 54, -6), (46, 40, 5), (286, 44, 6)):
        p.palm(x, 214, h, lean=lean, s=0.85)
    # a boat of reeds
    p.f(1, "M58 240c8 8 46 8 56-2l5-9c1 12-7 22-18 22H74c-11 0-17-5-18-15z")
    p.f(2, "M58 240c8 8 20 8 28 8v4H74c-11 0-17-5-18-15z")
    p.l(3, "M64 246v5M74 248v4M94 247v5M106 243v6", 0.9)


@wonder("the_great_wall", 97)
def the_great_wall(p):
    """The wall over the ridges, tower after tower."""
    p.sky((272, 42, 13))
    p.far("M0 180l30-34 22 16 34-44 36 34 30-22 40 26 32-30 36 24 46-24v60z", o=0.55)
    p.far("M0 190v-20l40-18 40 14 50-30 46 26 50-18 80 26v20z", o=0.9)
    p.f(3, "M40 214c20-50 60-70 96-98 26-20 50-22 74-4 34 26 70 36 96 74v28z")
    p.f(4, "M40 214c20-50 60-70 96-98 4 36-20 60-16 98z")
    p.f(2, "M210 112c34 26 70 36 96 74v28h-40c-8-40-30-70-56-102z", o=0.75)
    # the wall: a ribbon that comes nearer
    p.f(2, "M196 98c-30 8-62 26-60 44s44 18 46 36-40 22-58 36h64c20-12 46-16 42-40s-46-22-46-36 20-24 22-38z")
    p.f(
        1, "M206 99c-22 10-46 28-42 42s46 14 48 38-20 26-34 35h10c22-12 46-16 42-40s-46-22-46-36 24-26 28-38z"
    )
    edge = (
        (194, 98),
        (176, 104),
        (158, 113),
        (144, 125),
        (137, 139),
        (146, 150),
        (164, 158),
        (178, 168),
        (182, 180),
        (170, 192),
        (150, 202),
        (132, 212),
    )
    p.f(1, "".join(rect(x - 2, y - 5, 4 + k * 0.25, 5 + k * 0.3) for k, (x, y) in enumerate(edge)))
    p.l(3, "M" + "L".join(f"{x} {y + 2}" for x, y in edge), 0.9)
    for x, y, s in ((200, 100, 0.6), (146, 132, 0.8), (214, 172, 1.1), (262, 146, 0.7)):
        w, h = 30 * s, 34 * s
        p.block(x - w / 2, x - w / 6, x + w / 2, y - h, y + 4, 3, 1)
        p.courses(x - w / 6, x + w / 2, y - h + 3, y + 3, 6 * s, 2, 0.8, 9 * s)
        p.f(
            4,
            arch(x - 1 * s, 5 * s, y - h * 0.72, y - h * 0.4),
            arch(x + 6 * s, 5 * s, y - h * 0.72, y - h * 0.4),
        )
        p.merlons(x - w / 2 - 1, x + w / 2 + 1, y - h, 1, 3.4 * s, 2.6 * s, 4 * s)
    # the gate tower near the water, with its roofs
    p.block(74, 92, 136, 168, 222, 3, 2)
    p.courses(92, 136, 172, 222, 7, 3, 0.6, 11)
    p.f(4, arch(106, 16, 190, 222))
    p.merlons(72, 138, 168, 1)
    p.block(84, 94, 126, 146, 166, 3, 1)
    p.f(4, "".join(rect(97 + k * 7, 151, 4, 10) for k in range(4)))
    p.f(4, "M70 150c10-2 18-8 22-16h28c4 8 12 14 22 16l-8 3H78z")
    p.f(2, "M106 134h14c4 8 12 14 22 16l-8 3h-24z")
    p.l("beam", "M92 134h28", 1.6)
    p.f("red", "M106 134v-16l14 4-14 5z")
    p.sea(212, glint=272, gw=0.7)
    p.f(4, "M0 216c60-12 240-14 306-2v12c-80 6-230 8-306 2z")
    p.cypress(40, 218, 34)
    p.cypress(54, 220, 26)
    p.ship(226, 246, 0.7)


@wonder("stonehenge", 101)
def stonehenge(p):
    """The ring of stones at sunrise, the tall gates inside it."""
    p.sky((182, 160, 17))
    p.far("M0 190v-10c60-12 110-8 160-10s100-2 146 6v14z", o=0.9)
    p.f(4, "M0 220c50-28 110-34 160-34s104 6 146 30v20H0z")
    p.f(3, "M30 216c50-20 90-24 130-24s90 4 128 22z", o=0.8)
    p.l(2, "".join(f"M{40 + k * 19} {208 + (k * 7) % 9}l3-5 2 5" for k in range(12)), 0.7, 0.6)

    def stone(x, base, w, h, lit=1, dim=2):
        p.f(
            dim,
            poly(
                (x - w / 2, base),
                (x - w / 2 + 1.4, base - h),
                (x + w / 2 - 1, base - h + 1),
                (x + w / 2 + 0.6, base),
            ),
        )
        p.f(
            lit,
            poly(
                (x, base), (x + 0.6, base - h + 0.6), (x + w / 2 - 1, base - h + 1), (x + w / 2 + 0.6, base)
            ),
        )
        p.l(
            3,
            f"M{x - w * 0.2} {base - h * 0.8}l2 {h * 0.3}M{x + w * 0.2} {base - h * 0.5}l-1 {h * 0.25}",
            0.7,
            0.8,
        )

    # the far half of the ring
    for k in range(9):
        x = 74 + k * 23
        stone(x, 190 - abs(k - 4) * -1.6, 10, 30, 2, 3)
    p.f(2, "".join(rect(72 + k * 46, 155 + abs(k - 2) * 2, 28, 6) for k in range(5)))
    # three gates
    for x, h in ((118, 62), (182, 78), (246, 62)):
        stone(x - 13, 204, 15, h)
        stone(x + 13, 204, 15, h)
        p.f(2, poly((x - 24, 204 - h), (x - 22, 194 - h), (x + 23, 194 - h), (x + 25, 204 - h)))
        p.f(1, poly((x, 204 - h), (x, 194 - h), (x + 23, 194 - h), (x + 25, 204 - h)))
    # the near half, partly fallen
    for x, h in ((60, 44), (92, 46), (150, 30), (214, 26), (274, 46)):
        stone(x, 220, 17, h)
    p.f(2, poly((48, 176), (50, 166), (104, 165), (106, 174)))
    p.f(1, poly((78, 175), (78, 165), (104, 165), (106, 174)))
    p.f(2, "M166 222l4-9 34-3 6 7-4 6z")
    p.f(1, "M186 222l2-10 16-2 6 7-4 6z")
    p.f(4, "M0 222c60-8 240-10 306 0v14H0z")
    p.sea(230, glint=182, gw=0.9)


@wonder("manneken_pis", 103)
def manneken_pis(p):
    """The fountain of the boy in its niche, with the roofs of the town."""
    p.sky((276, 40, 12))
    p.far(
        "M0 188v-30l14-14 14 14v8l18-20 18 20v-12l12-10 12 10v34zM220 188v-40l14-18 14 18v10l16-18 16 18v-14l14-12 12 12v44z",
        o=0.85,
    )
    # the corner of two houses
    p.block(62, 96, 288, 96, 214, 3, 2)
    p.courses(96, 288, 100, 212, 8, 3, 0.45, 15)
    p.f(
        1,
        poly(
            (92, 96),
            (112, 70),
            (112, 60),
            (132, 60),
            (132, 48),
            (150, 48),
            (150, 60),
            (170, 60),
            (170, 70),
            (190, 96),
        ),
    )
    p.f(3, poly((92, 96), (112, 70), (112, 60), (132, 60), (132, 48), (141, 48), (141, 96)))
    p.f(
        4,
        "".join(
            rect(x, y, 9, 14)
            for x, y in (
                (70, 116),
                (70, 146),
                (252, 116),
                (270, 116),
                (252, 150),
                (270, 150),
                (122, 76),
                (152, 76),
            )
        ),
    )
    p.f(2, "M190 96l98 0 0-8-14-20h-66z")
    p.l(3, "".join(f"M{200 + k * 9} {94 - (k % 3)}l4-22" for k in range(9)), 0.8)
    # the niche
    p.f(1, rect(128, 112, 96, 102))
    p.f(3, rect(128, 112, 8, 102))
    p.f(3, "M142 214v-62a34 34 0 0 1 68 0v62z")
    p.f(4, "M148 214v-60a28 28 0 0 1 56 0v60z")
    p.f(2, "M152 152a24 24 0 0 1 48 0l-24 4z")
    p.l(3, "M176 154l-22-10M176 154l-14-20M176 154v-25M176 154l14-20M176 154l22-10", 1)
    p.f(1, rect(120, 106, 112, 7), poly((140, 106), (176, 90), (212, 106)))
    p.f(3, poly((140, 106), (176, 90), (176, 106)))
    for x in (133, 219):
        p.column(x, 116, 212, 8)
    # the boy on his pillar
    p.block(166, 172, 188, 190, 214, 3, 1)
    p.f(1, rect(163, 187, 28, 4))
    p.f(1, circ(177, 152, 5.6))
    p.f(2, "M171.4 152a5.6 5.6 0 0 1 5.6-5.6c-2 3-2 8 0 11.2a5.6 5.6 0 0 1-5.6-5.6z")
    p.f(1, "M171 159c4-2 9-2 12 0l2 10-4 6 1 12h-4l-1-9-2 9h-4l1-14-3-6z")
    p.f(2, "M171 159c2-1 4-1.400 6-1.400v20l-2 9h-4l1-14-3-6z")
    p.l(1, "M183 161l5 7-5 5", 2.2, cap="r")
    p.l("beam", "M183 174q16 2 19 34", 1.6)
    # the basin
    p.f(1, "M150 208h66l-6 12h-54z")
    p.f(3, "M150 208h22v12h-16z")
    p.f("sea", rect(154, 206, 58, 3))
    p.l("hatch", "M198 204q4-3 8 0M194 206q8-5 16 0", 0.8)
    p.l(4, "M118 216v-20M130 216v-16M232 216v-20M246 216v-16M112 200h34M222 200h34", 1.8)
    p.f(4, "M0 216c60-6 240-8 306-2v14H0z")
    p.f(3, "M40 214h250l10 6H30z", o=0.8)
    p.sea(224, glint=276, gw=0.7)
    p.ship(60, 248, 0.6)
