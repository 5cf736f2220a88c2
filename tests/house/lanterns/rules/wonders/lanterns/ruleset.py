"""Ruleset part of Lanterns."""

from argosy.rules.wonders.expansions.types import ExpansionRules
from argosy.rules.wonders.lanterns.terms import LINES

EXPANSION = ExpansionRules(
    name="lanterns", editions={2010: "lanterns", 2020: "lanterns"}, lines=lambda _catalog: LINES.words
)
