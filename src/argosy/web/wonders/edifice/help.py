"""The help page about Edifice: every edifice."""

from typing import Any

from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.web.wonders.babel.help import by_age
from argosy.web.wonders.faces import Faces


def values(shown: Faces) -> dict[str, Any]:
    """What `wonders/edifice/_help.html` shows."""
    return {
        "edifice_title": shown.words.name("box", "edifice"),
        "edifices_by_age": by_age(shown, facts_of(shown.catalog).edifices),
    }
