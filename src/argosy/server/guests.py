"""Guests as pages see them: name, language, settings. What a guest may do at a table follows from the seats alone."""

from collections.abc import Mapping

import msgspec

from argosy.server.errors import Refused
from argosy.server.rows import Guest
from argosy.web.models import LANGUAGES, PACES, THEMES, Settings, Visitor

ALLOWED = {"language": LANGUAGES, "theme": THEMES, "pace": PACES}


def settings_of(guest: Guest) -> Settings:
    """The settings of a guest; what we no longer understand falls back to the default."""
    known = {key: value for key, value in guest.settings.items() if key == "letters" or value in ALLOWED.get(key, ())}
    return msgspec.convert(known, Settings)


def visitor_of(guest: Guest, path: str) -> Visitor:
    """The guest as a page shows it."""
    return Visitor(name=guest.name, settings=settings_of(guest), path=path)


def changed_settings(guest: Guest, form: Mapping[str, str]) -> Guest:
    """The guest with the settings of a form; what the form leaves out stays. Refuses values that do not exist."""
    settings = dict(guest.settings)
    for key, allowed in ALLOWED.items():
        if key in form:
            if form[key] not in allowed:
                raise Refused("bad_settings", f"{key} is one of {', '.join(allowed)}, not {form[key]!r:.40}.")
            settings[key] = form[key]
    settings["letters"] = form.get("letters") == "on"
    return msgspec.structs.replace(guest, settings=settings)


def with_language(guest: Guest, accept: str) -> Guest:
    """The guest with a language: their own choice, or else the browser's."""
    if "language" in guest.settings:
        return guest
    return msgspec.structs.replace(guest, settings=guest.settings | {"language": first_language(accept)})


def first_language(accept: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accept.split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
