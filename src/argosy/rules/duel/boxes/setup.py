"""What boxes do before the first choice."""

from argosy.rules.duel.agora.setup import add_senators, clear_agora, deal_agora, is_agora_in_play, take_markers
from argosy.rules.duel.pantheon.setup import clear_pantheon, deal_pantheon, is_pantheon_in_play
from argosy.rules.kernel import kernel


@kernel
def clear_more(game):
    """Fields of boxes whose empty value is not zero."""
    clear_agora(game.agora)
    clear_pantheon(game.pantheon)


@kernel
def deal_more(game, tables):
    """What boxes lay out."""
    if is_agora_in_play(tables):
        deal_agora(game, tables)
    if is_pantheon_in_play(tables):
        deal_pantheon(game, tables)


@kernel
def start_more_of_city(game, tables, seat):
    """What a player gets of boxes."""
    if is_agora_in_play(tables):
        take_markers(game, tables, seat)


@kernel
def add_more_cards(game, tables, age, count):
    """Write the cards that boxes mix into an Age behind the `count` of its deck; return the new count."""
    return add_senators(game, tables, age, count)
