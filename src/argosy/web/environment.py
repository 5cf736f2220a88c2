"""The template environment: made once, templates compiled at first use, everything escaped."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template

from argosy.rules.gears import cache_directory
from argosy.texts import LANGUAGES, Words
from argosy.web import parts
from argosy.web.assets import address
from argosy.web.glossary import sign_link
from argosy.web.keeping import Keeper, KeepTags
from argosy.web.models import Visitor
from argosy.web.qr import qr_code

TEMPLATES = Path(__file__).parent / "templates"


GLOBALS: dict[str, Any] = {
    "address": address,
    "coin": parts.coin,
    "flag": parts.flag,
    "hidden": parts.hidden,
    "icon": parts.icon,
    "languages": LANGUAGES,
    "plate": parts.plate,
    "points": parts.points,
    "qr_code": qr_code,
    "roman": parts.roman,
    "science_icon": parts.science,
    "sign_link": sign_link,
    "signed": parts.signed,
    "sized_flag": parts.sized_flag,
    "token": parts.token,
}
"""Names that every template knows."""


@cache
def environment() -> Environment:
    """The environment. A name that is not there is an error, not an empty place."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        bytecode_cache=_kept(),
        autoescape=True,
        extensions=[KeepTags],
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    globals_: dict[str, Any] = made.globals
    globals_.update(GLOBALS)
    return made


def _kept() -> FileSystemBytecodeCache | None:
    """Where compiled templates are kept for the next start, by the content of each; nowhere, where nothing can be written."""
    folder = cache_directory("templates")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return FileSystemBytecodeCache(str(folder)) if os.access(folder, os.W_OK) else None


@cache
def template(name: str) -> Template:
    """A compiled template."""
    return environment().get_template(name)


def render(name: str, w: Words, visitor: Visitor, keeper: Keeper | None = None, **values: Any) -> str:
    """A template with what every page needs: words, language, settings."""
    return template(name).render(
        keeper=keeper or Keeper(),
        say=w.say,
        count=w.count,
        pair=w.pair,
        language=w.language,
        settings=visitor.settings,
        visitor=visitor,
        path=visitor.path,
        **values,
    )
