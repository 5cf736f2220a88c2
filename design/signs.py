"""Signs of Leaders and Cities in the icons: people of white cards, dealings of black ones."""

from icons import WAVE, F, I, S, card_back, circ, ell, laurel, poly, rect, star
from portraits import MAN, SHOULDERS


def at(x, y, s, body):
    return f'<g transform="translate({x:g} {y:g}) scale({s:g})">{body}</g>'


HEADBAND = "M35.4 31.4L62 24L63.2 27.4L36 34.8z"
BUST = F(MAN + HEADBAND + "M31 35l4-2-4 16-4 2z") + F(SHOULDERS, 0.72)
"""A head with a band in the hair, as on a coin, on the engravings' field."""
SMALL_BUST = at(-3.2, 0.4, 0.29, BUST)
PLUS = "M18 1.4h2.6v3.3h3.2v2.6h-3.2v3.3H18V7.3h-3.2V4.7H18z"
COIN_LESS = F(circ(18.4, 5.6, 5) + rect(15.6, 4.7, 5.6, 1.8, 0.5))
DOVE = "M-16 3C-10 5-7 2-4-3L-8-15C-1-13 3-9 4-4C6-8 10-9 12-6L17-5L13-2C12 6 5 11-3 11L-11 14L-9 9C-12 8-15 6-16 3z"
SEAL = star(12, 12, 12, 10.8, 8.7)


def numeral(n):
    """Roman one to three, cut out."""
    width = 2 * n + 1.5 * (n - 1)
    return "".join(rect(12 - width / 2 + k * 3.5, 7.4, 2, 9.2, 0.4) for k in range(n))


SIGNS = {}

# ---- Leaders -----------------------------------------------------------------------------------------------
SIGNS["leader"] = at(
    -7.8,
    -5.4,
    0.4,
    F(MAN + HEADBAND + "M31 35l4-2-4 16-4 2z")
    + F("M24 72C26 67 32 64 40 61.5C44 66 54 67 58.4 61.6C66 64.6 72 67 74.6 72z", 0.72),
)
SIGNS["recruit"] = SMALL_BUST + F(PLUS)
SIGNS["leader-free"] = SMALL_BUST + at(13.4, 0.2, 0.46, I["free"])
SIGNS["leader-discount"] = SMALL_BUST + COIN_LESS
SIGNS["back-leader"] = card_back(laurel(12, 11.6, 3.6, 4, 0.8) + circ(12, 11.6, 1.5))
SIGNS["bury"] = F("M12 1.4c3.3 0 5.2 2.2 5.2 5.2l3 4.2-3 9.2-1.6 2.6H8.4L6.8 20l-3-9.2 3-4.2c0-3 1.9-5.2 5.2-5.2z" + ell(12, 6.6, 2.6, 3.1) + "M7 12.6l5 2.4 5-2.4.6 1.7-5.6 2.7-5.6-2.7zM8.4 17.6h7.2v1.6H8.4z")  # fmt: skip
SIGNS["bank"] = F("M12 1.2l10.4 5.2v2.4H1.6V6.4zM2.4 10.2h2.8v8.4H2.4zM18.8 10.2h2.8v8.4h-2.8zM1.4 20h21.2v2.8H1.4z") + F(circ(12, 14.4, 4.6) + "M12 11.8l1.8 2.6-1.8 2.6-1.8-2.6z")  # fmt: skip
SIGNS["resource-discount"] = F("M11.3 2.2v19.6a9.8 9.8 0 0 1 0-19.6zM5.6 10.4v3.2h5.7v-3.2z") + F("M12.7 1.8l8.8 5.1v10.2l-8.8 5.1zM12.7 10.4v3.2h5.7v-3.2z", 0.72)  # fmt: skip
for age in (1, 2, 3):
    SIGNS[f"victory-{age}"] = F(SEAL + numeral(age))

# ---- Cities ------------------------------------------------------------------------------------------------
SIGNS["debt"] = F("M4 1.6h16v20.8l-2.7-2.5-2.6 2.5-2.7-2.5-2.7 2.5-2.6-2.5L4 22.4z" + rect(7, 9.2, 10, 3, 1))
SIGNS["diplomacy"] = at(11.4, 12.4, 0.64, F(DOVE)) + F(ell(21.4, 13.4, 1.3, 2) + ell(18.6, 16, 1.9, 1.2))
SIGNS["mask"] = F("M1.2 7.6C4.4 4.8 8.4 5 12 7c3.6-2 7.6-2.2 10.8.6.5 5.6-2.2 10-6.3 10-2.3 0-3.2-2.2-4.5-2.2s-2.2 2.2-4.5 2.2c-4.1 0-6.8-4.4-6.3-10zM4.6 10.2c1.6-1.7 4-1.5 5.4.7-1.5 1.7-4.2 1.5-5.4-.7zM19.4 10.2c-1.6-1.7-4-1.5-5.4.7 1.5 1.7 4.2 1.5 5.4-.7z") + S("M20.6 15.4l2 5.8", 1.6)  # fmt: skip
SIGNS["coin-loss"] = F("M11.6 1.6a10.4 10.4 0 0 0-2.2 20.5l.9-4.5-2.5-3.6 3.6-3.6-2-4.2z") + F("M14.4 1.9l-1.7 4.5 1.8 4.2-3.4 3.7 2.3 3.2-.9 4.9a10.4 10.4 0 0 0 1.9-20.5z", 0.72)  # fmt: skip
SIGNS["others"] = F(circ(4.8, 8.2, 3.3) + circ(19.2, 8.2, 3.3) + "M.4 20.4c0-4.6 1.8-7.4 4.4-7.4s4.4 2.8 4.4 7.4zM14.8 20.4c0-4.6 1.8-7.4 4.4-7.4s4.4 2.8 4.4 7.4z") + F(circ(12, 5.8, 3) + "M9.6 10.4h4.8l-.8 9h-3.2z", 0.45)  # fmt: skip
SIGNS["wharf"] = F("M1.4 10.4h13.2v3H13v4.4h-2.6v-4.4H6.4v4.4H3.8v-4.4H1.4zM4 5.4h4.4v3.6H4z") + S(WAVE.format(y=20.4), 2) + COIN_LESS  # fmt: skip
SIGNS["cache"] = at(-1.2, 3.4, 0.84, I["c-barrel"]) + COIN_LESS
SIGNS["warehouse"] = F("M12 1.4L22.8 9v13.6h-3V10.8H4.2v11.8h-3V9z") + F(rect(6, 16.6, 5.4, 6, 0.6) + rect(12.6, 16.6, 5.4, 6, 0.6)) + F(rect(9.3, 12.2, 5.4, 3.4, 0.6), 0.6)  # fmt: skip
SIGNS["black-market"] = F("M3.4 2h17.2l2.6 6.6a2.9 2.9 0 0 1-5.2 1.1 3 3 0 0 1-6 0 3 3 0 0 1-6 0A2.9 2.9 0 0 1 .8 8.6zM1.8 20h20.4v2.6H1.8z") + S("M8.6 18.6v-5.8h6.8v5.8", 1.6) + F(poly((12, 13.8), (14, 16), (12, 18.2), (10, 16)))  # fmt: skip
SIGNS["defeat-return"] = at(0.2, 5.2, 0.74, I["defeat"]) + S("M14.4 4.6h4a3.4 3.4 0 0 1 3.4 3.4v6.6", 2.2) + F("M16.4 0.6v8l-5.2-4z")  # fmt: skip
