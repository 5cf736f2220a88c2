"""Reads a penalty from what may be given up for it (BABEL-PROJECT-3, EDIFICE-5)."""

from collections.abc import Sequence

from argosy.game.wonders.babel.position import Loss
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable


def loss_of(table: ViewedTable, things: Sequence[str]) -> Loss:
    """The penalty under which a viewer gives up one of these: ids of buildings, or points of victory
    tokens.
    """
    if not things:
        return Loss()
    colors = {card.id: card.color for card in table.ruleset.catalog.cards}
    if things[0] not in colors:
        return Loss(kind="lose_victory_tokens", many=1)
    return Loss(kind="lose_card", of=sorted({colors[thing] for thing in things}), many=1)
