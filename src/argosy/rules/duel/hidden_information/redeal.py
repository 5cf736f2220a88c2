"""Determinization of a game for a viewer (DUEL-005, 006, 009).

`redeal_unknown` deals everything again that a viewer cannot know. It is the definition of secrecy for tests
(a view must not change) and the source of determinizations for bots that search.

Open are: every card that has been face up, the backs of those that lie face down in the structure, which
tokens are in the box (they are all that lie nowhere else), how often a conspiracy has been prepared and with
which card.
"""

from random import Random

from argosy.rules.duel.expansions.play import mix_more, redeal_more
from argosy.rules.duel.hidden_information.knowledge import sees_drawn
from argosy.rules.duel.hidden_information.unseen_slots import (
    is_laid,
    mix,
    read,
    unseen_slots,
    unseen_with,
    write,
)
from argosy.rules.duel.terms import AGES, DRAWN, IN_BOX, TOKENS
from argosy.rules.records import Record, Records, copy_record

LAST_AGE = AGES - 1


def redeal_unknown(array: Records, tables: Record, viewer: int, seed: int) -> Records:
    """Return a determinization that the viewer (a seat or SPECTATOR) cannot tell from this game.

    `array` stays as it is.
    """
    other = copy_record(array)
    game, chance = other[0], Random(seed)
    game.seed = chance.getrandbits(63)
    _redeal_cards(game, tables, viewer, chance)
    _redeal_wonders(game, tables, chance)
    _redeal_drawn(game, viewer, chance)
    redeal_more(game, tables, viewer, chance)
    return other


def _redeal_cards(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unseen cards change places with unseen cards of the same back; in later Ages backs are unknown too."""
    for age in range(AGES):
        mix(game, unseen_slots(game, tables, viewer, age), chance)
    _mix_extras(game, tables, chance)
    mix_more(game, tables, chance)
    for age in range(AGES):
        if not is_laid(game, tables, age):
            count = int(tables.structures[age].places)
            deck = [int(card) for card in game.deck[age, :count]]
            chance.shuffle(deck)
            game.deck[age, :count] = deck


def _mix_extras(game: Record, tables: Record, chance: Random) -> None:
    """Unseen guilds or grand temples may be any of those that have not been seen (DUEL-005, PANTHEON-005)."""
    extras = [int(card) for card in tables.extras[: tables.extras_in_box]]
    slots = unseen_with(game, tables, extras)
    seen = {read(game, ("deck", LAST_AGE, place)) for place in range(int(tables.structures[LAST_AGE].places))}
    seen -= {read(game, slot) for slot in slots}
    for slot, card in zip(
        slots, chance.sample([card for card in extras if card not in seen], len(slots)), strict=True
    ):
        write(game, slot, card)


def _redeal_wonders(game: Record, tables: Record, chance: Random) -> None:
    """Wonders that have not been laid out yet (DUEL-007)."""
    shown = int(tables.shown)
    laid = min(int(game.picks) // shown + 1, int(tables.draft_picks) // shown) * shown
    rest = [int(wonder) for wonder in game.wonder_deck[laid : tables.wonders_count]]
    chance.shuffle(rest)
    game.wonder_deck[laid : tables.wonders_count] = rest


def _redeal_drawn(game: Record, viewer: int, chance: Random) -> None:
    """The tokens that somebody else draws may be any of the box."""
    if not sees_drawn(game, viewer):
        tokens = [token for token in range(TOKENS) if game.token_place[token] in (DRAWN, IN_BOX)]
        places = [int(game.token_place[token]) for token in tokens]
        chance.shuffle(places)
        for token, place in zip(tokens, places, strict=True):
            game.token_place[token] = place
