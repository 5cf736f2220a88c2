"""The printed facts of a table of Duel by id: they are public, so a bot may know them."""

from typing import Any, NamedTuple

import msgspec

from argosy.bots.facts import ruleset_of
from argosy.catalog.duel import DuelCatalog, Token
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset


class Facts(NamedTuple):
    """All of one kind of table."""

    catalog: DuelCatalog
    things: dict[str, Any]
    """Cards, wonders, tokens, decrees, conspiracies and gods by id."""


def facts_of(view: DuelView) -> Facts:
    """The facts of the table that a view shows."""
    return _KNOWN.get(view.fingerprint) or _learn(view)


_KNOWN: dict[str, Facts] = {}


def ruleset_of_view(view: DuelView) -> DuelRuleset:
    """The ruleset of the table that a view shows."""
    return ruleset_of(view, DuelRuleset, lambda: duel_ruleset(boxes=view.boxes, options=_options(view)))


def _learn(view: DuelView) -> Facts:
    catalog = ruleset_of_view(view).catalog
    groups = (
        catalog.cards,
        catalog.wonders,
        catalog.progress,
        catalog.decrees,
        catalog.conspiracies,
        catalog.divinities,
    )
    facts = Facts(catalog, {thing.id: thing for group in groups for thing in group})
    _KNOWN[view.fingerprint] = facts
    return facts


def _options(view: DuelView) -> DuelOptions:
    return msgspec.convert(view.options, DuelOptions)


def military_tokens(view: DuelView) -> list[Token]:
    """Those of the base game, or those that a box in play brings instead."""
    tokens = facts_of(view).catalog.tokens
    own = {token.box for token in tokens} & set(view.boxes)
    return [token for token in tokens if token.box in (own or {"duel"})]
