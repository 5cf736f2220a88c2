"""Draws everything that is drawn: icons, engravings, wonders, the sea and the chart, into `src/argosy/web/static/`.

Needs Python 3.11, numpy and contourpy (contourpy for the isobaths of the sea only). Run it as `python design/build.py`.
The results are committed: nobody needs to run this to play or to build the package.

Pictures that stand behind the page are baked twice, for the night and for the day chart, because a picture that a style
sheet loads cannot see the page's custom properties. Icons and engravings can: they are reached with `<use>`.
"""

import re
from pathlib import Path

import chart
import icons
import sea
import vignettes
import wonders

STATIC = Path(__file__).parent.parent / "src" / "argosy" / "web" / "static"
TOKENS = (STATIC / "css" / "tokens.css").read_text()
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^()]*)?\)")


def theme(name: str) -> dict[str, str]:
    """The custom properties of one theme, read from tokens.css: the light block on top of the dark one."""
    blocks = re.findall(r"(:root[^{]*)\{([^}]*)\}", TOKENS)
    dark = next(body for head, body in blocks if head.strip() == ":root")
    light = next(body for head, body in blocks if 'data-theme="light"' in head)
    found = dict(re.findall(r"--([\w-]+):\s*([^;]+);", dark))
    if name == "light":
        found |= dict(re.findall(r"--([\w-]+):\s*([^;]+);", light))
    return found


def bake(svg: str, colours: dict[str, str]) -> str:
    """Puts the theme's colours in the place of custom properties."""
    return VARIABLE.sub(lambda match: colours[match[1]], svg)


def as_picture(svg: str) -> str:
    """Makes inline SVG a file of its own."""
    svg = re.sub(r' (?:class="(?:wonder-art|sea|chart)"|aria-hidden="true")', "", svg)
    return svg if "xmlns" in svg else svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def engravings() -> str:
    """The plates, with colours as attributes: rules of a style sheet do not reach into every browser's `<use>`."""
    plates = vignettes.sprite().replace("</symbol>", "</symbol>\n")
    plates = re.sub(r'class="v([123])"', r'fill="var(--v\1)"', plates)
    plates = re.sub(r'class="l([123])"', r'fill="none" stroke-linejoin="round" stroke="var(--v\1)"', plates)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Argosy engravings for cards. Own work. Colours: v1 light, v2 middle, v3 dark. '
        "Made by design/vignettes.py. -->\n" + plates + "</svg>\n"
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


def pictures() -> dict[str, str]:
    """Name and drawing of each picture that is baked."""
    drawn = {f"wonder-{name}": make() for name, make in wonders.ART.items()}
    drawn["sea"] = styled(sea.sea(), SEA_RULES)
    drawn["chart"] = styled(chart.chart(1440, 900, 352), CHART_RULES)
    return drawn


def build() -> None:
    """Writes all files and says how large they are."""
    art = STATIC / "art"
    art.mkdir(parents=True, exist_ok=True)
    files = {STATIC / "icons.svg": icons.sprite(), STATIC / "engravings.svg": engravings()}
    for name, svg in pictures().items():
        for mood in ("dark", "light"):
            files[art / f"{name}-{mood}.svg"] = bake(as_picture(svg), theme(mood)) + "\n"
    for path, text in files.items():
        path.write_text(text)
        print(f"{path.relative_to(STATIC)}  {len(text)}")


if __name__ == "__main__":
    build()
