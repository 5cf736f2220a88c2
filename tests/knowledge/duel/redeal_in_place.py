"""Redeal of a game of Duel in plain Python, without pools: the oracle of `redeal_unknown`.

Unknown things change places with one another, where they lie; the rules list pools of things and slots
instead.
"""

from collections.abc import Sequence
from random import Random

from argosy.rules.duel.agora.knowledge import knows_conspiracy
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.expansions.play import has_seen_removed
from argosy.rules.duel.hidden_information.knowledge import sees_drawn, structure_is_laid
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES
from argosy.rules.duel.terms import AGES, AWAY, DRAWN, IN_BOX, TOKENS
from argosy.rules.records import Record, Records, copy_record

LAST_AGE = AGES - 1

Slot = tuple[str, int, int]
"""Where an unseen card lies: ("deck", age, place) or ("removed", age, index). Ages count from 0 here."""


def redeal_in_place(array: Records, tables: Record, viewer: int, seed: int) -> Records:
    """Return a determinization that the viewer (a seat or SPECTATOR) cannot tell from this game.

    `array` stays as it is.
    """
    other = copy_record(array)
    game, chance = other[0], Random(seed)
    game.seed = chance.getrandbits(63)
    _redeal_cards(game, tables, viewer, chance)
    _redeal_wonders(game, tables, chance)
    _redeal_drawn(game, viewer, chance)
    redeal_agora(game, tables, viewer, chance)
    redeal_pantheon(game, tables, viewer, chance)
    return other


def _redeal_cards(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unseen cards change places with unseen cards of the same back; in later Ages backs are unknown too."""
    for age in range(AGES):
        mix(game, unseen_slots(game, tables, viewer, age), chance)
    _mix_extras(game, tables, chance)
    mix_senators(game, tables, chance)
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


def is_laid(game: Record, tables: Record, age: int) -> bool:
    """Does the structure of this Age (counted from 0) lie there?"""
    return age < game.age - 1 or (age == game.age - 1 and structure_is_laid(game, tables))


def is_seen(game: Record, tables: Record, age: int, place: int) -> bool:
    """Has the card of this place been face up?"""
    if age == game.age - 1:
        return is_laid(game, tables, age) and bool(game.revealed >> place & 1)
    return age < game.age - 1


def unseen_slots(game: Record, tables: Record, viewer: int, age: int) -> list[Slot]:
    """Return the slots of unseen cards of an Age: in the structure, and removed at setup."""
    places: list[Slot] = [
        ("deck", age, place)
        for place in range(int(tables.structures[age].places))
        if not is_seen(game, tables, age, place) and tables.cards[game.deck[age, place]].back == age
    ]
    if not has_seen_removed(game, viewer, age):
        places += [
            ("removed", age, index)
            for index, card in enumerate(game.removed[age])
            if card >= 0 and game.card_place[card] == AWAY
        ]
    return places


def read(game: Record, slot: Slot) -> int:
    """The card in a slot."""
    kind, age, index = slot
    return int((game.deck if kind == "deck" else game.removed)[age, index])


def write(game: Record, slot: Slot, card: int) -> None:
    """Put a card into a slot."""
    kind, age, index = slot
    (game.deck if kind == "deck" else game.removed)[age, index] = card


def mix(game: Record, slots: Sequence[Slot], chance: Random) -> None:
    """The cards of these slots change places."""
    cards = [read(game, slot) for slot in slots]
    chance.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        write(game, slot, card)


def unseen_with(game: Record, tables: Record, cards: Sequence[int]) -> list[Slot]:
    """Slots of structures with one of these cards that has not been face up."""
    return [
        ("deck", age, place)
        for age in range(AGES)
        for place in range(int(tables.structures[age].places))
        if int(game.deck[age, place]) in cards and not is_seen(game, tables, age, place)
    ]


def rename(field: Sequence[int], other: dict[int, int]) -> None:
    """Put other numbers where these stand."""
    for index, number in enumerate(field):
        field[index] = other.get(int(number), number)  # type: ignore[index]


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


def redeal_pantheon(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Everything of Pantheon that the viewer does not know."""
    if tables.has_pantheon:
        _redeal_gods(game, tables, viewer, chance)
        _redeal_tokens(game, tables, chance)


def _redeal_gods(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unknown divinities of one mythology may be one another."""
    pantheon, known = game.pantheon, known_gods(game, viewer)
    for mythology in range(MYTHOLOGIES):
        gods = [god for god in range(GODS - 1) if tables.god_mythology[god] == mythology]
        unknown = [god for god in gods if not known >> god & 1]
        names = list(unknown)
        chance.shuffle(names)
        other = dict(zip(unknown, names, strict=True))
        rename(pantheon.decks[mythology], other)
        rename(pantheon.space, other)
        if not sees_choice(game, viewer):
            rename(pantheon.choice, other)
        kept = pantheon.known.copy()
        for god, name in other.items():
            pantheon.known[:, name] = kept[:, god]


def _redeal_tokens(game: Record, tables: Record, chance: Random) -> None:
    """PANTHEON-004: offering tokens are laid out at the start of Age II."""
    if game.age == 1:
        places = [int(place) for place in tables.offering_places]
        values = [int(game.pantheon.offering_at[place]) for place in places]
        chance.shuffle(values)
        for place, value in zip(places, values, strict=True):
            game.pantheon.offering_at[place] = value
    _redeal_mythologies(game, tables, chance)


def _redeal_mythologies(game: Record, tables: Record, chance: Random) -> None:
    """PANTHEON-003: before the structure lies, any five of the ten tokens may come."""
    if not structure_is_laid(game, tables):
        pool = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        for place, mythology in zip(tables.mythology_places, chance.sample(pool, MYTHOLOGIES), strict=True):
            game.pantheon.mythology_at[place] = mythology
