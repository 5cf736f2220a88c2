"""Who knows what (DUEL-005, 006, 009, AGORA-043, PANTHEON-011, 017, 018).

`redeal_unknown` deals everything again that a viewer cannot know. It is the definition of secrecy for tests (a view
must not change) and the source of worlds for bots that search.

Open are: every card that has been face up, the backs of those that lie face down in the structure, which tokens are
in the box (they are all that lie nowhere else), how often a conspiracy has been prepared and with which card.
"""

from collections.abc import Sequence
from random import Random

from argosy.rules.duel import terms as t
from argosy.rules.records import Record, Records, copy_record

SPECTATOR = -1
LAST_AGE = t.AGES - 1

Slot = tuple[str, int, int]
"""Where an unseen card lies: ("deck", age, place) or ("removed", age, index). Ages count from 0 here."""


def redeal_unknown(array: Records, tables: Record, viewer: int, seed: int) -> Records:
    """Another world that the viewer (a seat or SPECTATOR) cannot tell from this one; `array` stays as it is."""
    other = copy_record(array)
    game, chance = other[0], Random(seed)
    game.seed = chance.getrandbits(63)
    _redeal_cards(game, tables, viewer, chance)
    _redeal_wonders(game, tables, chance)
    _redeal_drawn(game, viewer, chance)
    if tables.has_agora:
        _redeal_decrees(game, chance)
        _redeal_conspiracies(game, viewer, chance)
    if tables.has_pantheon:
        _redeal_gods(game, tables, viewer, chance)
        _redeal_tokens(game, tables, chance)
    return other


def structure_is_laid(game: Record, tables: Record) -> bool:
    """DUEL-008, AGORA-012: with Agora Age I lies open during the draft, in the base game it does not yet."""
    return bool(game.picks >= tables.draft_picks or tables.has_agora)


def saw_removed(game: Record, viewer: int, age: int) -> bool:
    """AGORA-159: has the viewer looked at the cards removed from this deck (counted from 0)?"""
    if viewer == SPECTATOR:
        return False
    looking = game.decision == t.REMOVED_CARD and game.actor == viewer and age < game.age
    return looking or bool(game.agora.saw_removed[viewer, age])


def sees_drawn(game: Record, viewer: int) -> bool:
    """DUEL-059: the tokens drawn for the Great Library are seen by the player who draws."""
    return game.decision == t.DRAWN_PROGRESS and game.actor == viewer


# --- cards ---------------------------------------------------------------------------------------------------------


def _redeal_cards(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unseen cards change places with unseen cards of the same back; in later Ages backs are unknown too."""
    for age in range(t.AGES):
        _mix(game, _slots(game, tables, viewer, age), chance)
    _mix_extras(game, tables, chance)
    _mix_senators(game, tables, chance)
    for age in range(t.AGES):
        if not _is_laid(game, tables, age):
            count = int(tables.structures[age].places)
            deck = [int(card) for card in game.deck[age, :count]]
            chance.shuffle(deck)
            game.deck[age, :count] = deck


def _is_laid(game: Record, tables: Record, age: int) -> bool:
    return age < game.age - 1 or (age == game.age - 1 and structure_is_laid(game, tables))


def _is_seen(game: Record, tables: Record, age: int, place: int) -> bool:
    """Has the card of this place been face up?"""
    if age == game.age - 1:
        return _is_laid(game, tables, age) and bool(game.revealed >> place & 1)
    return age < game.age - 1


def _slots(game: Record, tables: Record, viewer: int, age: int) -> list[Slot]:
    """Where unseen cards with the back of this Age lie: in the structure, and removed at setup."""
    places: list[Slot] = [
        ("deck", age, place)
        for place in range(int(tables.structures[age].places))
        if not _is_seen(game, tables, age, place) and tables.cards[game.deck[age, place]].back == age
    ]
    if not saw_removed(game, viewer, age):
        places += [
            ("removed", age, index)
            for index, card in enumerate(game.removed[age])
            if card >= 0 and game.card_place[card] == t.AWAY
        ]
    return places


def _read(game: Record, slot: Slot) -> int:
    kind, age, index = slot
    return int((game.deck if kind == "deck" else game.removed)[age, index])


def _write(game: Record, slot: Slot, card: int) -> None:
    kind, age, index = slot
    (game.deck if kind == "deck" else game.removed)[age, index] = card


def _mix(game: Record, slots: Sequence[Slot], chance: Random) -> None:
    cards = [_read(game, slot) for slot in slots]
    chance.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        _write(game, slot, card)


def _mix_extras(game: Record, tables: Record, chance: Random) -> None:
    """Unseen guilds or grand temples may be any of those that have not been seen (DUEL-005, PANTHEON-005)."""
    extras = [int(card) for card in tables.extras[: tables.extras_in_box]]
    slots = _unseen_with(game, tables, extras)
    seen = {_read(game, ("deck", LAST_AGE, place)) for place in range(int(tables.structures[LAST_AGE].places))}
    seen -= {_read(game, slot) for slot in slots}
    for slot, card in zip(slots, chance.sample([card for card in extras if card not in seen], len(slots)), strict=True):
        _write(game, slot, card)


def _mix_senators(game: Record, tables: Record, chance: Random) -> None:
    """Unseen senators of all Ages are one heap (AGORA-011)."""
    senators = [int(card) for card in tables.senators[: int(tables.senators_added.sum())]]
    _mix(game, _unseen_with(game, tables, senators), chance)


def _unseen_with(game: Record, tables: Record, cards: Sequence[int]) -> list[Slot]:
    return [
        ("deck", age, place)
        for age in range(t.AGES)
        for place in range(int(tables.structures[age].places))
        if int(game.deck[age, place]) in cards and not _is_seen(game, tables, age, place)
    ]


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
        tokens = [token for token in range(t.TOKENS) if game.token_place[token] in (t.DRAWN, t.IN_BOX)]
        places = [int(game.token_place[token]) for token in tokens]
        chance.shuffle(places)
        for token, place in zip(tokens, places, strict=True):
            game.token_place[token] = place


# --- Agora ---------------------------------------------------------------------------------------------------------


def _redeal_decrees(game: Record, chance: Random) -> None:
    """Face-down decrees may be any that nobody has seen (AGORA-013)."""
    agora = game.agora
    slots = [(c, s) for c in range(t.CHAMBERS) for s in range(2) if agora.decrees[c, s] >= 0]
    hidden = [slot for slot in slots if not agora.turned_up[agora.decrees[slot]]]
    seen = {int(agora.decrees[slot]) for slot in slots} - {int(agora.decrees[slot]) for slot in hidden}
    for slot, decree in zip(hidden, chance.sample(sorted(set(range(t.DECREES)) - seen), len(hidden)), strict=True):
        agora.decrees[slot] = decree


def _redeal_conspiracies(game: Record, viewer: int, chance: Random) -> None:
    """AGORA-043: a player knows his own and those that he put back; all other hidden ones may be one another."""
    agora = game.agora
    unknown = [number for number in range(t.CONSPIRACIES) if not knows_conspiracy(game, viewer, number)]
    names = list(unknown)
    chance.shuffle(names)
    other = dict(zip(unknown, names, strict=True))
    _rename(agora.stock, other)
    _rename(agora.hand, other)
    for field in (agora.holder, agora.order, agora.prepared, *agora.known_stock):
        kept = field.copy()
        for number, name in other.items():
            field[name] = kept[number]


def knows_conspiracy(game: Record, viewer: int, number: int) -> bool:
    """Does the viewer know where this conspiracy is?"""
    agora = game.agora
    if agora.shown[number]:
        return True
    if viewer == SPECTATOR:
        return False
    drawing = number in agora.hand and plots(game) == viewer
    return bool(agora.holder[number] == viewer or drawing or agora.known_stock[viewer, number])


def plots(game: Record) -> int | None:
    """The seat that looks at two conspiracies now."""
    return int(game.actor) if game.decision == t.PLOT else None


def _rename(field: Sequence[int], other: dict[int, int]) -> None:
    for index, number in enumerate(field):
        field[index] = other.get(int(number), number)  # type: ignore[index]


# --- Pantheon ------------------------------------------------------------------------------------------------------


def known_gods(game: Record, viewer: int) -> set[int]:
    """PANTHEON-011, 017, 018: divinities of which the viewer knows where they are: in a city, laid open, looked at."""
    pantheon = game.pantheon
    known = {god for god, owner in enumerate(pantheon.owner.tolist()) if owner >= 0}
    if game.age > 1:
        known.update(pantheon.space.tolist())
    if sees_choice(game, viewer):
        known.update(pantheon.choice[: pantheon.choice_count].tolist())
    if viewer != SPECTATOR:
        known.update(god for god, is_known in enumerate(pantheon.known[viewer].tolist()) if is_known)
        known.update(_drawn_gods(game, viewer))
    return known - {t.NONE}


def sees_choice(game: Record, viewer: int) -> bool:
    """Gods at the gate lie open; those of the Divine Theater are seen by the player alone."""
    return game.decision == t.GATE_CARD or (game.decision == t.THEATER_CARD and game.actor == viewer)


def _drawn_gods(game: Record, viewer: int) -> list[int]:
    """The two cards that the viewer looks at while it decides which one goes into the Pantheon."""
    if game.decision != t.ENSHRINE or game.actor != viewer:
        return []
    mythology = int(game.tasks[game.depth - 1].subject)
    return [int(god) for god in game.pantheon.decks[mythology, :2] if god >= 0]


def _redeal_gods(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Unknown divinities of one mythology may be one another."""
    pantheon, known = game.pantheon, known_gods(game, viewer)
    for mythology in range(t.MYTHOLOGIES):
        gods = [god for god in range(t.GODS - 1) if tables.god_mythology[god] == mythology]
        unknown = [god for god in gods if god not in known]
        names = list(unknown)
        chance.shuffle(names)
        other = dict(zip(unknown, names, strict=True))
        _rename(pantheon.decks[mythology], other)
        _rename(pantheon.space, other)
        if sees_nothing_of_choice(game, viewer):
            _rename(pantheon.choice, other)
        kept = pantheon.known.copy()
        for god, name in other.items():
            pantheon.known[:, name] = kept[:, god]


def sees_nothing_of_choice(game: Record, viewer: int) -> bool:
    """Are the gods that are laid open hidden from the viewer?"""
    return not sees_choice(game, viewer)


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
        heap = [mythology for mythology in range(t.MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        for place, mythology in zip(tables.mythology_places, chance.sample(heap, t.MYTHOLOGIES), strict=True):
            game.pantheon.mythology_at[place] = mythology
