"""What Pantheon hides from a seat: gods that lie face down, tokens that are not laid out (PANTHEON-003, 004, 011)."""

from argosy.game.duel.position.form import DuelPosition
from argosy.rules.duel.pantheon.terms import GATE, GODS, MYTHOLOGIES, OFFERINGS
from argosy.search.duel.guess import Guess, Slot
from argosy.search.duel.hidden import GOD_DECK, GOD_SPACE, MYTHOLOGY, OFFERING


def guess_pantheon(guess: Guess, plain: DuelPosition) -> None:
    """All of it."""
    view = guess.view
    plain.minerva, plain.enki, plain.open_gods = view.minerva, list(view.enki), list(view.open_gods)
    if view.snake is not None:
        plain.snake = view.snake
        plain.snake_owner = next(1 - city.seat for city in view.cities if view.snake in city.cards)
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.gods, data.offerings, data.protected = list(city.gods), list(city.offerings), city.protected
        data.mythology = [name for name, count in city.mythology.items() for _ in range(count)]
    _guess_gods(guess, plain)
    _guess_tokens(guess, plain)


def _guess_gods(guess: Guess, plain: DuelPosition) -> None:
    """Unknown divinities of one mythology may be one another."""
    view, names, gate = guess.view, guess.ids["divinities"], guess.ids["divinities"][GATE]
    decks: list[list[str | None]] = [list(deck.gods) for deck in view.decks]
    spaces = [space.god for space in view.spaces]
    known = [name for name in [*spaces, *(name for deck in decks for name in deck)] if name and name != gate]
    seen = {*known, *(name for city in view.cities for name in city.gods)}
    for mythology in range(MYTHOLOGIES):
        lying = [n for n in range(GODS - 1) if guess.tables.god_mythology[n] == mythology and names[n] not in seen]
        slots: list[Slot] = [(GOD_DECK, mythology, n) for n, name in enumerate(decks[mythology]) if name is None]
        slots += [
            (GOD_SPACE, number, 0)
            for number, space in enumerate(view.spaces)
            if space.is_taken and space.god is None and space.mythology == guess.ids["mythologies"][mythology]
        ]
        for (field, where, index), god in zip(slots, guess.heap(slots, lying), strict=True):
            if field == GOD_DECK:
                decks[mythology][index] = names[god]
            else:
                spaces[where] = names[god]
    plain.mythology_decks = [[name for name in deck if name] for deck in decks]
    plain.spaces = spaces
    plain.cities[guess.seat].knows_gods = known if view.age == 1 else [n for n in known if n not in spaces]


def _guess_tokens(guess: Guess, plain: DuelPosition) -> None:
    """Tokens on the structure lie open; those of structures to come are unknown."""
    view, tables = guess.view, guess.tables
    lying = {str(place.place): place.token for place in view.structure if place.token is not None}
    if view.age == 1 and view.structure:
        plain.mythology_at = {place: str(token) for place, token in lying.items()}
    elif view.age == 1:
        heap = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        slots = [(MYTHOLOGY, int(place), 0) for place in tables.mythology_places]
        tokens = guess.heap(slots, heap)
        names = guess.ids["mythologies"]
        plain.mythology_at = {str(slot[1]): names[token] for slot, token in zip(slots, tokens, strict=True)}
    else:
        plain.mythology_at = {}
    values = guess.catalog.pantheon.offerings
    if view.age == 1:
        slots = [(OFFERING, int(place), 0) for place in tables.offering_places]
        tokens = guess.heap(slots, list(range(OFFERINGS)))
        plain.offering_at = {str(slot[1]): values[token] for slot, token in zip(slots, tokens, strict=True)}
    elif view.age == 2:
        plain.offering_at = {place: int(str(token).removeprefix("offering ")) for place, token in lying.items()}
    else:
        plain.offering_at = {}
