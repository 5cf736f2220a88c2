"""What boxes do before the first choice."""

from argosy.rules.duel.agora.setup import add_senators, clear_agora, deal_agora
from argosy.rules.duel.pantheon.setup import clear_pantheon, deal_pantheon
from argosy.rules.kernel import kernel


@kernel
def clear_more(game):
    """Fields of boxes whose empty value is not zero."""
    clear_agora(game.agora)
    clear_pantheon(game.pantheon)


@kernel
def deal_more(game, tables):
    """What boxes lay out."""
    if tables.has_agora:
        deal_agora(game, tables)
    if tables.has_pantheon:
        deal_pantheon(game, tables)


@kernel
def add_more_cards(game, tables, age, count):
    """Write the cards that boxes mix into an Age behind the `count` of its deck; return the new count."""
    return add_senators(game, tables, age, count)
