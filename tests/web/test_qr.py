"""QR code of a link: the drawn modules are those of the link, with the margin that cameras need."""

import re

import pytest
import segno

from argosy.web.rendering.qr import QUIET, qr_code

LINKS = [
    "http://192.168.1.5:7777/t/23456789bcdf",
    "https://argosy.example.org/t/zzzzzzzzzzzz",
    "http://[fd00::5]:7777/t/2",
]


def squares(svg: str) -> set[tuple[int, int]]:
    """(column, row) of each dark module, read from the path: `M` goes to a place, `m` goes on from there,
    `h` draws.
    """
    found: set[tuple[int, int]] = set()
    x = y = 0.0
    dark = next(path for path in re.findall(r"<path[^>]*>", svg) if "stroke=" in path)
    for letter, numbers in re.findall(r"([Mmh])([^Mmhz\"]*)", re.search(r'\bd="([^"]*)"', dark)[1]):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if letter == "h":
            found |= {(int(x) + step, int(y)) for step in range(int(values[0]))}
            x += values[0]
        elif letter == "M":
            x, y = values
        else:
            x, y = x + values[0], y + values[1]
    return found


@pytest.mark.parametrize("link", LINKS)
def test_the_code_of_the_link_is_drawn_with_its_margin(link):
    rows = segno.make_qr(link).matrix
    dark = {
        (column + QUIET, line + QUIET)
        for line, row in enumerate(rows)
        for column, bit in enumerate(row)
        if bit
    }
    assert squares(qr_code(link)) == dark
    size = len(rows) + 2 * QUIET
    assert f'viewBox="0 0 {size} {size}"' in qr_code(link)


def test_the_policy_of_the_pages_lets_the_code_through():
    assert "style=" not in qr_code(LINKS[0])
    assert "<script" not in qr_code('"><script>alert(1)</script>')
