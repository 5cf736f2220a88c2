"""The Pantheon part of a position that fits a view (PANTHEON-003, 004, 011, 017, 018)."""

from argosy.game.duel.actions import ids_of
from argosy.game.duel.position.form import DuelPositionData
from argosy.game.duel.view import DuelView
from argosy.rules.duel.pantheon.terms import GATE
from argosy.rules.duel.ruleset import DuelRuleset


def fill_in_pantheon(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """Gods and their tokens."""
    plain.minerva, plain.enki, plain.open_gods = view.minerva, list(view.enki), list(view.open_gods)
    if view.snake is not None:
        plain.snake = view.snake
        plain.snake_owner = next(1 - city.seat for city in view.cities if view.snake in city.cards)
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.gods, data.offerings, data.protected = list(city.gods), list(city.offerings), city.protected
        data.mythology = [name for name, count in city.mythology.items() for _ in range(count)]
    _fill_in_gods(ruleset, view, plain)
    _fill_in_tokens(view, plain)


def _fill_in_gods(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """Any divinities that the seat does not know lie in the decks and, in Age I, on the spaces.

    The opponent may look at any of the decks (PANTHEON-018).
    """
    gate = ids_of(ruleset)["divinities"][GATE]
    hidden = [*(name for deck in view.decks for name in deck.gods), *_face_down(view)]
    known = [name for name in hidden if name and name != gate]
    seen = {
        *known,
        *(space.god for space in view.spaces),
        *(name for city in view.cities for name in city.gods),
    }
    unseen = {
        deck.mythology: iter(
            [
                god.id
                for god in ruleset.catalog.divinities
                if god.mythology == deck.mythology and god.id not in seen
            ]
        )
        for deck in view.decks
    }
    plain.mythology_decks = [
        [name or next(unseen[deck.mythology]) for name in deck.gods] for deck in view.decks
    ]
    plain.spaces = [
        space.god or next(unseen[str(space.mythology)]) if space.is_taken else None for space in view.spaces
    ]
    if view.asked == "theater_card" and not view.open_gods:
        plain.open_gods = next(deck for deck in plain.mythology_decks if deck)
    if view.seat is not None:
        plain.cities[view.seat].knows_gods = known


def _face_down(view: DuelView) -> list[str | None]:
    """Divinities on the spaces lie face down in Age I (PANTHEON-011)."""
    return [space.god for space in view.spaces] if view.age == 1 else []


def _fill_in_tokens(view: DuelView, plain: DuelPositionData) -> None:
    """Tokens on the structure lie open; those of structures to come are dealt by any seed."""
    lying = {str(place.place): place.token for place in view.structure if place.token is not None}
    if view.age > 1:
        plain.mythology_at = {}
        plain.offering_at = {}
    elif view.structure:
        plain.mythology_at = lying
    if view.age == 2:
        plain.offering_at = {place: int(token.removeprefix("offering ")) for place, token in lying.items()}
