"""Jinja environments, one for each language: built once, compiled at first use, autoescaped."""

import hashlib
import os
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template

from argosy.rules.backends import cache_directory
from argosy.texts import LANGUAGES, Words, sentences_of, words
from argosy.texts.typography import break_words
from argosy.web.models import Visitor
from argosy.web.rendering import constant_folding, fragment_cache, parts
from argosy.web.rendering.assets import address
from argosy.web.rendering.constant_folding import FoldingCode, FoldingEnvironment
from argosy.web.rendering.fragment_cache import CachedPart, CacheTags, FragmentCache
from argosy.web.rendering.qr import qr_code
from argosy.web.rulebook_pages.glossary import sign_link

WEB = Path(__file__).parents[1]
TEMPLATES = (WEB / "templates", WEB)
"""Where templates stand: those of the base games, and those of an expansion beside its pages
(`wonders/armada/_city.html`).
"""


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
def environment(language: str) -> FoldingEnvironment:
    """The environment of a language. A name that is not there is an error, not an empty place."""
    made = FoldingEnvironment(
        loader=FileSystemLoader(TEMPLATES),
        bytecode_cache=_kept(language),
        autoescape=True,
        extensions=[CacheTags],
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.code_generator_class = FoldingCode
    made.folded = {"say": words(language).say, "icon": parts.icon, "hidden": parts.hidden}
    globals_: dict[str, Any] = made.globals
    globals_.update(GLOBALS)
    made.filters["break_words"] = partial(break_words, language)
    return made


def _kept(language: str) -> FileSystemBytecodeCache | None:
    """Return the bytecode cache for compiled templates; None where nothing can be written."""
    folder = cache_directory("templates")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    if not os.access(folder, os.W_OK):
        return None
    state = _said_ahead(language)
    for old in {*folder.glob(f"{language}-*")} - {*folder.glob(f"{language}-{state}-*")}:
        old.unlink(missing_ok=True)
    return FileSystemBytecodeCache(str(folder), f"{language}-{state}-%s.cache")


def _said_ahead(language: str) -> str:
    """Return a hash of all inputs of compiled templates besides their source.

    They are the sentences, the signs and the compiler.
    """
    signs = "".join(map(str, (parts.icon("log"), parts.hidden("log"))))
    code = [Path(str(module.__file__)).read_bytes() for module in (constant_folding, fragment_cache)]
    return hashlib.sha256(b"".join([sentences_of(language), signs.encode(), *code])).hexdigest()[:12]


@cache
def template(name: str, language: str) -> Template:
    """A compiled template."""
    return environment(language).get_template(name)


def render(name: str, w: Words, visitor: Visitor, **values: Any) -> str:
    """A template with what every page needs: words, language, settings."""
    return template(name, w.language).render(_with_words(w, visitor, values))


def rendered(
    name: str, w: Words, visitor: Visitor, fragment_cache: FragmentCache, values: Mapping[str, Any]
) -> dict[str, str]:
    """Render a template in parts by key: the cached ones under their own keys, and what lies between them.

    What follows a cached part is called like it, with `after` in front; what comes first is `start`.
    """
    found: dict[str, str] = {}
    key, between = "start", list[str]()
    for text in template(name, w.language).generate(
        _with_words(w, visitor, {**values, "fragment_cache": fragment_cache})
    ):
        if not isinstance(text, CachedPart) or text.key in found:
            between.append(text)
            continue
        found |= {key: "".join(between), text.key: text}
        key, between = f"after {text.key}", []
    return found | {key: "".join(between)}


def _with_words(w: Words, visitor: Visitor, values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "fragment_cache": FragmentCache(),
        "say": w.say,
        "count": w.count,
        "pair": w.pair,
        "language": w.language,
        "settings": visitor.settings,
        "visitor": visitor,
        "path": visitor.path,
        **values,
    }
