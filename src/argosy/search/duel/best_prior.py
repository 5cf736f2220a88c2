"""Plays the move with the highest prior, without a search.

The root is expanded for the priors. A choice that wins at once is made before everything else. A wonder may
be constructed and a conspiracy prepared with any free card, so its prior has parts, one for each card. Parts
are added up first; of the choices that do the likeliest thing the likeliest is made.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.terms import NONE
from argosy.search.duel.net.policy import rows_of
from argosy.search.duel.tree_search import BASE, ROOT, WORLD, commit


@kernel
def best_prior(nodes, edges, worlds, tables, out):
    """Return the number of the choice with the highest prior, or of one that wins at once."""
    best, thing, chance = NONE, -1.0, -1.0
    edge = nodes[ROOT].edge
    while edge != NONE:
        number, prior = edges[edge].number, edges[edge].prior
        if wins(edges[edge], worlds, tables, out):
            return number
        total = share_of(nodes, edges, thing_of(number))
        if total > thing or (total == thing and prior > chance):
            best, thing, chance = number, total, prior
        edge = edges[edge].next
    return best


@kernel
def wins(edge, worlds, tables, out):
    """Does a choice end the game in favour of who makes it? What is hidden cannot change that."""
    worlds[WORLD] = worlds[BASE]
    world = worlds[WORLD]
    seat = world.actor + 0
    commit(world, tables, out, edge)
    return world.over != 0 and world.winner == seat


@kernel
def thing_of(number):
    """Return the policy row of what an action does, whatever card it uses up."""
    row, _ = rows_of(number)
    return row


@kernel
def share_of(nodes, edges, thing):
    """Return the sum of the priors of the choices that do a thing, with whatever card."""
    total = 0.0
    edge = nodes[ROOT].edge
    while edge != NONE:
        if thing_of(edges[edge].number) == thing:
            total += edges[edge].prior
        edge = edges[edge].next
    return total
