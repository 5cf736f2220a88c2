"""Strict parsing of form fields, with a refusal in words for everything else."""

from collections.abc import Iterable, Mapping

from argosy import bots
from argosy.server.errors import Refused

Form = Mapping[str, str]

DEFAULT_BOT = "greedy"


def one_of(form: Form, name: str, allowed: Iterable[str], default: str) -> str:
    """One of some words."""
    value = form.get(name, default)
    if value not in allowed:
        raise Refused(
            "bad_form", f"{name} is one of {', '.join(word for word in allowed if word)}, not {value!r:.40}."
        )
    return value


def number(form: Form, name: str, allowed: Iterable[int], default: int) -> int:
    """One of some numbers."""
    found = whole_number(form.get(name, str(default)), name)
    if found not in allowed:
        raise Refused("bad_form", f"{name} is one of {', '.join(map(str, allowed))}, not {found}.")
    return found


def whole_number(text: str, name: str) -> int:
    """A number of at most nine digits. Refuses anything else."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused("bad_form", f"{name} is a whole number, not {text!r:.40}.")
    return int(text)


def others(game: str) -> tuple[str, ...]:
    """Return the players that can sit on the other seats of a game."""
    return ("friend", *(f"bot:{name}" for name in bots.names(game)))
