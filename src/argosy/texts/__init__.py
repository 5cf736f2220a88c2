"""Translation of all user-visible text into five languages.

English sentences are the keys; gettext catalogues hold the translations. Use `words("fr").say("{name} has
chosen", name="Zofia")` and `words("fr").count("{n} coin", "{n} coins", 3)`. A sentence without a translation
is given in English.
"""

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from argosy.texts.names import is_ours, name
from argosy.texts.typography import colon, semicolon

LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский", "pl": "Polski", "uk": "Українська"}
LOCALES = Path(__file__).parent / "locales"
DOMAIN = "interface"


class Words:
    """Translations of one language, with values filled into sentences.

    Values that are Markup make the sentence Markup.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = Locale.parse(language)
        self._catalogue = _catalogue(language)

    def say(self, sentence: str, **values: Any) -> str:
        """A sentence; `{name}` in it is replaced by the value of that name."""
        return _fill(self._catalogue.gettext(sentence), values)

    def count(self, one: str, many: str, n: int, **values: Any) -> str:
        """A sentence with a number in it, `{n}`, in the plural form that the language wants."""
        return _fill(self._catalogue.ngettext(one, many, abs(n)), {"n": n, **values})

    def count_in(self, context: str, one: str, many: str, n: int, **values: Any) -> str:
        """Like `count` in another form than elsewhere: after `short`, say, where `1 stone` is `1 камня`."""
        return _fill(self._catalogue.npgettext(context, one, many, abs(n)), {"n": n, **values})

    def name(self, kind: str, key: str, expansion: str | None = None) -> str:
        """Return the printed name of a card, wonder, ...: `name("card", "baths")`.

        `box` selects the name where expansions print different ones.
        """
        return name(self.language, kind, key, expansion)

    def about_name(self, kind: str, key: str, expansion: str | None = None) -> str:
        """Return the note on a name that is not printed; empty for a printed one."""
        if not is_ours(self.language, kind, key, expansion):
            return ""
        return self.say("This name is our own: we do not know a printed one.")

    def either(self, things: list[str] | tuple[str, ...], conjunction: str = "or") -> str:
        """`wood, stone or clay` in the language's own way; `conjunction` is `or` or `and`."""
        style = "or" if conjunction == "or" else "standard"
        return format_list(list(things), style=style, locale=self.locale)

    def date(self, moment: datetime) -> str:
        """`Nov 23, 2026` in the form of the language."""
        return format_date(moment, "medium", locale=self.locale)

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point: `51.5`, `51,5`."""
        return format_decimal(number, "0.0", locale=self.locale)

    def share(self, part: int, whole: int) -> str:
        """So many of so many, in per cent."""
        return format_percent(part / whole, locale=self.locale)

    def parts(self, parts: Iterable[str]) -> str:
        """`free; 2 points`: parts of one line, with the spaces of the language."""
        return semicolon(self.language).join(parts)

    def pair(self, name: str, told: str) -> str:
        """`red: 1`: a name and what is said of it, with the spaces of the language."""
        return f"{name}{colon(self.language)}{told}"


def _fill(sentence: str, values: dict[str, Any]) -> str:
    if not values:
        return sentence
    if any(isinstance(value, Markup) for value in values.values()):
        return (
            Markup(sentence).format(**values)
            if "<" not in sentence
            else Markup.escape(sentence).format(**values)
        )
    return sentence.format(**values)


def _catalogue(language: str) -> NullTranslations:
    """The catalogue of a language with English behind it."""
    written = sentences_of(language)
    if not written:
        return NullTranslations()
    messages = read_po(BytesIO(written), locale=language)
    compiled = BytesIO()
    write_mo(compiled, messages)
    compiled.seek(0)
    return GNUTranslations(compiled)


def sentences_of(language: str) -> bytes:
    """Return the catalogue of a language in gettext's format; empty for English itself."""
    path = LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    return path.read_bytes() if path.exists() else b""


@cache
def words(language: str) -> Words:
    """The words of a language; English where the language is unknown."""
    return Words(language if language in LANGUAGES else "en")
