"""Guests as pages see them: name, language, settings.

The rights of a guest at a table follow from the seats alone.
"""

from collections.abc import Iterable, Mapping

import msgspec

from argosy.rulebook import PAGES
from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest
from argosy.web.models import LANGUAGES, PACES, THEMES, VOLUMES, Settings, Visitor

INTRODUCED = "introduced"
"""The setting that no form shows: expansions that a guest has met."""
SWITCHES = ("letters", "sounds", "sea", "calls", "talk", "ranked")
ALLOWED = {"language": LANGUAGES, "theme": THEMES, "pace": PACES, "volume": VOLUMES}

VOYAGES = "voyages"
"""Where the settings of a guest keep the first voyages; no form changes it."""


def settings_of(guest: Guest) -> Settings:
    """The settings of a guest; what we no longer understand falls back to the default."""
    known = {
        key: value
        for key, value in guest.settings.items()
        if key in SWITCHES or value in ALLOWED.get(key, ())
    }
    return msgspec.convert(known, Settings)


def visitor_of(guest: Guest, path: str) -> Visitor:
    """The guest as a page shows it."""
    return Visitor(
        name=guest.name,
        settings=settings_of(guest),
        path=path,
        has_decided_on_sounds="sounds" in guest.settings,
        introduced=introduced_to(guest),
    )


def introduced_to(guest: Guest) -> tuple[str, ...]:
    """The expansions whose introduction the guest has seen or not wanted."""
    return tuple(str(guest.settings.get(INTRODUCED, "")).split())


def introduced(guest: Guest, expansions: str) -> Guest:
    """The guest who has met some more expansions; what is no expansion is passed over."""
    known = {*introduced_to(guest), *expansions.split()}
    kept = " ".join(expansion for game in PAGES.values() for expansion in game if expansion in known)
    return msgspec.structs.replace(guest, settings=guest.settings | {INTRODUCED: kept})


def changed_settings(guest: Guest, form: Mapping[str, str]) -> Guest:
    """The guest with the settings of a form; what the form leaves out stays.

    Refuses values that do not exist.
    """
    settings = dict(guest.settings)
    for key, allowed in ALLOWED.items():
        if key in form:
            if form[key] not in allowed:
                raise Refused("bad_settings", f"{key} is one of {', '.join(allowed)}, not {form[key]!r:.40}.")
            settings[key] = form[key]
    # A switch that is off sends nothing, so a form says which ones it has.
    named = form.get("switches", "letters").split()
    settings |= {switch: form.get(switch) == "on" for switch in SWITCHES if switch in named}
    return msgspec.structs.replace(guest, settings=settings)


def voyages_of(guest: Guest) -> frozenset[str]:
    """The games whose first voyage a guest has finished."""
    return frozenset(str(guest.settings.get(VOYAGES, "")).split())


def with_voyages(guest: Guest, games: Iterable[str]) -> Guest:
    """The guest with these first voyages added to those already played."""
    known = voyages_of(guest)
    more = known | set(games)
    if more == known:
        return guest
    return msgspec.structs.replace(guest, settings=guest.settings | {VOYAGES: " ".join(sorted(more))})


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
