"""Lobby parts of Duel: expansions of a new table, chart sites, list lines, suggestions."""

from typing import Any

import msgspec

from argosy.texts import Words
from argosy.texts.duel import things
from argosy.web.duel.expansions.in_play import EXPANSIONS
from argosy.web.duel.faces import DRAWINGS
from argosy.web.duel.live.ending import outcome, supremacy
from argosy.web.game_pages import Site, Suggestion
from argosy.web.models import LobbyPage, TablePage, TableSummary
from argosy.web.rendering.parts import roman

STRONGER = "helmsman"
"""The level that wins most of its games against the bot of the first voyage (docs/bots/strength.md)."""
EXPANSION = next(name for name, expansion in EXPANSIONS.items() if expansion.lobby.is_first)
"""The box to begin with."""


def game_words(w: Words, expansions: tuple[str, ...]) -> str:
    """`Duel with Agora and Pantheon`."""
    named = {frozenset[str](): w.say("Duel")}
    for expansion in EXPANSIONS.values():
        named |= expansion.lobby.called(w)
    return named[frozenset(expansions)]


class Expansion(msgspec.Struct, frozen=True):
    """An expansion in the form."""

    id: str
    icon: str
    name: str
    text: str


def values(_: LobbyPage, w: Words) -> dict[str, Any]:
    """Return the template values of `duel/_lobby.html`."""
    return {"duel_expansions": expansions(w)}


def expansions(w: Words) -> list[Expansion]:
    """Return the expansions of Duel for the form, with a line each."""
    return [
        Expansion(name, expansion.lobby.icon, things.expansion(w, name), expansion.lobby.invitation(w))
        for name, expansion in EXPANSIONS.items()
    ]


def sites(w: Words) -> list[Site]:
    """The medallions that the chart gains."""
    return [DRAWINGS.site(name, w.name("duel_wonder", name)) for name in DRAWINGS.places]


def about(w: Words, one: TablePage | TableSummary, _: int) -> str:
    """`Duel with Agora`."""
    return game_words(w, one.expansions)


def state_words(w: Words, one: TableSummary) -> str:
    """`Age II`; of a finished game the supremacy that ended it."""
    if one.is_over:
        return supremacy(w, one.result)
    return w.say("Age {n}", n=roman(one.age)) if one.age else ""


def place_words(w: Words, one: TableSummary) -> str:
    """Return the viewer's result in a finished game, in words."""
    return outcome(w, one.place, one.result)


def onward(w: Words) -> tuple[Suggestion, ...]:
    """A stronger opponent, and the box to begin with."""
    expansion = next(one for one in expansions(w) if one.id == EXPANSION)
    return (
        Suggestion(
            title=w.say("A stronger opponent"),
            about=w.say("Duel against a bot that looks ahead."),
            icon="capital",
            fields={"game": "duel", "opponent": f"bot:{STRONGER}"},
        ),
        Suggestion(
            title=game_words(w, (EXPANSION,)),
            about=expansion.text,
            icon=expansion.icon,
            fields={"game": "duel", EXPANSION: "on"},
        ),
    )
