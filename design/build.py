"""Build of all drawings: icons, engravings, wonders, the sea and the chart.

They are written into `src/argosy/web/static/`.

Run it as `python design/build.py`; the isobaths of the sea need numpy and contourpy, all else needs Python
alone. `python design/build.py check` writes nothing and says which files are not what the scripts draw, the
sea left out. The results are committed: nobody needs to run this to play or to build the package.

Pictures that stand behind the page are baked twice, for the night and for the day chart, because a picture
that a style sheet loads cannot see the page's custom properties. Icons and engravings can: they are reached
with `<use>`.
"""

import re
import sys
from pathlib import Path

import agora
import babel
import buildings
import chart
import cities
import duel
import edifice
import expansion_wonders  # noqa: F401  because it adds its wonders to wonders.ART
import icons
import islands
import leaders
import more_wonders  # noqa: F401  because it adds its wonders too
import naval
import pantheon
import signs
import vignettes
import wonders
import works_signs

STATIC = Path(__file__).parent.parent / "src" / "argosy" / "web" / "static"
TOKENS = (STATIC / "css" / "tokens.css").read_text() + (Path(__file__).parent / "colours.css").read_text()
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^()]*)?\)")


def theme(name: str) -> dict[str, str]:
    """The custom properties of one theme, read from tokens.css and colours.css.

    Of two colours the first is that of the day.
    """
    chosen = re.sub(r"light-dark\(([^,()]+), ([^()]+)\)", r"\1" if name == "light" else r"\2", TOKENS)
    return dict(
        re.findall(
            r"--([\w-]+):\s*([^;]+);", "".join(re.findall(r"^(?:  )?:root \{([^}]*)\}", chosen, re.MULTILINE))
        )
    )


def bake(svg: str, colours: dict[str, str]) -> str:
    """Puts the theme's colours in the place of custom properties."""
    return VARIABLE.sub(lambda match: colours[match[1]], svg)


def as_picture(svg: str) -> str:
    """Makes inline SVG a file of its own."""
    svg = re.sub(r' (?:class="(?:wonder-art|sea|chart)"|aria-hidden="true")', "", svg)
    return svg if "xmlns" in svg else svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


ENGRAVINGS = {
    "": vignettes.V,
    "-buildings": buildings.V,
    "-armada": islands.V | naval.V,
    "-leaders": leaders.V,
    "-cities": cities.V,
    "-babel": babel.V,
    "-edifice": edifice.V,
    "-duel": duel.V,
    "-pantheon": pantheon.V,
    "-agora": agora.V,
}
"""The plates of each sprite: all but the first come with a page that shows one of them."""
SCRIPTS = {"": "vignettes", "-armada": "{islands,naval}"}
"""Which script draws a sprite, where it is not called like the box."""
SQUARE = {"-babel": babel.SIDES, "-edifice": edifice.SIDES}
"""Pieces that lie on the table beside the plates, and the sides of their fields."""


FIXED = {
    "v4": "#e9b44c",
    "p0": "#eadfc6",
    "p1": "#fdf6e4",
    "p2": "#c3b188",
    "p3": "#26333f",
    "p4": "#d9a53c",
    "p5": "#5a6f80",
}
"""Colours that no card and no theme changes: gold light on a card; field, tones, gold and ground of a
portrait.
"""


def engravings(name: str) -> str:
    """Plates, with colours as attributes: rules of a style sheet do not reach into every browser's
    `<use>`.
    """
    plates = vignettes.sprite(ENGRAVINGS[name], SQUARE.get(name, {})).replace("</symbol>", "</symbol>\n")
    plates = re.sub(r'class="([vp]\d)"', r'fill="var(--\1)"', plates)
    for line, tone in ("lv", "qp"):
        plates = re.sub(
            rf'class="{line}(\d)"', rf'fill="none" stroke-linejoin="round" stroke="var(--{tone}\1)"', plates
        )
    plates = re.sub(r"var\(--([vp]\d)\)", lambda match: FIXED.get(match[1], match[0]), plates)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Argosy engravings for cards. Own work. Colours: v1 light, v2 middle, v3 dark. '
        f"Made by design/{SCRIPTS.get(name, name.removeprefix('-'))}.py. -->\n" + plates + "</svg>\n"
    )


def styled(svg: str, rules: str) -> str:
    """Adds the style rules that a picture needs once it stands alone."""
    return svg.replace(">", f"><style>{rules}</style>", 1)


SEA_RULES = (
    ".iso{fill:var(--iso);stroke:var(--iso)}.rhumb{fill:none;stroke:var(--rhumb)}"
    ".sounding text{font:italic 11px serif;fill:var(--sounding)}"
)
CHART_RULES = (
    ".ground{fill:var(--land)}.shore{fill:none;stroke:var(--line);stroke-width:1.4}"
    ".wl{fill:none;stroke:var(--waterline);stroke-linejoin:round}.wl0{opacity:.22}.wl1{opacity:.38}.wl2{opacity:.6}.wl3{opacity:.9}"
    ".wls{fill:none;stroke:var(--sea);stroke-linejoin:round}.rivers{fill:none;stroke:var(--waterline);stroke-width:1.6}"
    ".rhumb{fill:none;stroke:var(--rhumb)}.rose circle{fill:none;stroke:var(--brass);opacity:.5}"
    ".rose path{stroke:var(--brass);stroke-width:.8;opacity:.9}.rose .lt{fill:var(--brass)}.rose .dk{fill:var(--sea)}"
)


def baked(name: str, svg: str) -> dict[Path, str]:
    """A picture by night and by day."""
    moods = ("dark", "light")
    return {
        STATIC / "art" / f"{name}-{mood}.svg": bake(as_picture(svg), theme(mood)) + "\n" for mood in moods
    }


def sea_files() -> dict[Path, str]:
    import sea  # noqa: PLC0415  because it alone needs contourpy

    return baked("sea", styled(sea.sea(), SEA_RULES))


def files() -> dict[Path, str]:
    """Text of all files but the sea's."""
    found = {STATIC / "icons.svg": icons.sprite(signs.SIGNS | works_signs.SIGNS)}
    found |= {STATIC / f"engravings{name}.svg": engravings(name) for name in ENGRAVINGS}
    for name, draw in wonders.ART.items():
        found |= baked(f"wonder-{name}", draw())
    return found | baked("chart", styled(chart.chart(1440, 900, 352), CHART_RULES))


def check() -> str:
    """Names the files that are not what the scripts draw."""
    return "\n".join(
        str(path.relative_to(STATIC))
        for path, text in files().items()
        if not path.is_file() or path.read_text() != text
    )


def build() -> None:
    """Writes all files and says how large they are."""
    for path, text in (files() | sea_files()).items():
        path.write_text(text)
        print(f"{path.relative_to(STATIC)}  {len(text)}")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        sys.exit(check() or 0)
    build()
