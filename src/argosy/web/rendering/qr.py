"""QR code of a link as an SVG."""

from functools import lru_cache

import segno
from markupsafe import Markup

QUIET = 4
"""Modules of empty margin around the code, as the standard wants them; cameras look for the edge."""
KEPT = 64


@lru_cache(KEPT)
def qr_code(text: str) -> Markup:
    """Return the QR code of a text as an SVG without a size of its own.

    It is dark on light in both themes, because cameras need that.
    """
    code = segno.make_qr(text)
    return Markup(
        code.svg_inline(
            omitsize=True, border=QUIET, dark="#0a1a27", light="#fff", svgclass="qr-code", lineclass=None
        )
    )
