"""Hidden information and determinization of Agora (AGORA-011 to 013, 043, 159).

It says which senators, decrees and conspiracies a viewer knows, and samples the others anew.
"""

from random import Random

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES, PLOT, REMOVED_CARD
from argosy.rules.duel.hidden_information.unseen_slots import mix, rename, unseen_with
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import SPECTATOR
from argosy.rules.records import Record


@kernel
def agora_lies_during_draft(tables: Record) -> bool:
    """AGORA-012: with Agora Age I lies open during the draft."""
    return tables.has_agora != 0


@kernel
def saw_removed(game: Game, viewer: int, age: int) -> bool:
    """AGORA-159: has the viewer looked at the cards removed from this deck (counted from 0)?"""
    if viewer == SPECTATOR:
        return False
    if game.decision == REMOVED_CARD and game.actor == viewer and age < game.age:
        return True
    return game.agora.saw_removed[viewer, age] != 0


@kernel
def knows_conspiracy(game: Game, viewer: int, number: int) -> bool:
    """Does the viewer know where this conspiracy is?"""
    agora = game.agora
    if agora.shown[number]:
        return True
    if viewer == SPECTATOR:
        return False
    if agora.holder[number] == viewer or agora.known_stock[viewer, number]:
        return True
    return number in (agora.hand[0], agora.hand[1]) and plots(game, viewer)


@kernel
def plots(game: Game, viewer: int) -> bool:
    """Does the viewer look at two conspiracies now?"""
    return game.decision == PLOT and game.actor == viewer


def mix_senators(game: Record, tables: Record, chance: Random) -> None:
    """Unseen senators of all Ages are one heap (AGORA-011)."""
    senators = [int(card) for card in tables.senators[: int(tables.senators_added.sum())]]
    mix(game, unseen_with(game, tables, senators), chance)


def redeal_agora(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Everything of Agora that the viewer does not know."""
    if tables.has_agora:
        _redeal_decrees(game, chance)
        _redeal_conspiracies(game, viewer, chance)


def _redeal_decrees(game: Record, chance: Random) -> None:
    """Face-down decrees may be any that nobody has seen (AGORA-013)."""
    agora = game.agora
    slots = [(c, s) for c in range(CHAMBERS) for s in range(2) if agora.decrees[c, s] >= 0]
    hidden = [slot for slot in slots if not agora.turned_up[agora.decrees[slot]]]
    seen = {int(agora.decrees[slot]) for slot in slots} - {int(agora.decrees[slot]) for slot in hidden}
    for slot, decree in zip(
        hidden, chance.sample(sorted(set(range(DECREES)) - seen), len(hidden)), strict=True
    ):
        agora.decrees[slot] = decree


def _redeal_conspiracies(game: Record, viewer: int, chance: Random) -> None:
    """AGORA-043: a player knows their own and those that they put back; all other hidden ones may be one
    another.
    """
    agora = game.agora
    unknown = [number for number in range(CONSPIRACIES) if not knows_conspiracy(game, viewer, number)]
    names = list(unknown)
    chance.shuffle(names)
    other = dict(zip(unknown, names, strict=True))
    rename(agora.stock, other)
    rename(agora.hand, other)
    for field in (agora.holder, agora.order, agora.prepared, *agora.known_stock):
        kept = field.copy()
        for number, name in other.items():
            field[name] = kept[number]
