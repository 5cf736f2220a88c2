"""What Agora hides from a seat: face-down decrees, conspiracies (AGORA-013, 043)."""

from argosy.game.duel.position.form import ChamberData, ConspiracyData, DuelPosition
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora.terms import CONSPIRACIES, DECREES
from argosy.rules.records import Record
from argosy.search.duel.guess import Guess, Slot
from argosy.search.duel.hidden import DECREE, HELD, STOCK


def guess_agora(guess: Guess, plain: DuelPosition) -> None:
    """All of it."""
    view = guess.view
    plain.locked, plain.swapped, plain.hand = view.locked, view.swapped, list(view.hand)
    plain.cities[guess.seat].saw_removed = [age for age, row in enumerate(view.removed, 1) if row]
    _guess_decrees(guess, plain)
    _guess_conspiracies(guess, plain)


def _guess_decrees(guess: Guess, plain: DuelPosition) -> None:
    """Face-down decrees may be any that nobody has seen."""
    chambers, names = guess.view.chambers, guess.ids["decrees"]
    seen = {name for chamber in chambers for name in chamber.decrees if name}
    slots: list[Slot] = [
        (DECREE, chamber, index)
        for chamber, one in enumerate(chambers)
        for index, name in enumerate(one.decrees)
        if name is None
    ]
    unseen = [number for number in range(DECREES) if names[number] not in seen]
    guessed = iter(guess.heap(slots, unseen))
    plain.chambers = [
        ChamberData(
            markers=list(chamber.markers),
            decrees=[name or names[next(guessed)] for name in chamber.decrees],
            face_up=[name is not None for name in chamber.decrees],
        )
        for chamber in chambers
    ]


def _guess_conspiracies(guess: Guess, plain: DuelPosition) -> None:
    """Those of the opponent and of the deck may be any that the seat has not seen."""
    view, names = guess.view, guess.ids["conspiracies"]
    stock: list[Slot] = [(STOCK, index, 0) for index, name in enumerate(view.stock) if name is None]
    held: list[Slot] = []
    for city in view.cities:
        for order, one in enumerate(city.conspiracies):
            if one.conspiracy is None:
                under = t.NONE if one.prepared is None else guess.number("cards", one.prepared)
                held.append((HELD, under, order))
    seen = {one.conspiracy for city in view.cities for one in city.conspiracies} | {*view.stock, *view.hand}
    unseen = [number for number in range(CONSPIRACIES) if names[number] not in seen]
    guessed = iter([names[number] for number in guess.heap([*stock, *held], unseen)])
    plain.stock = [name or next(guessed) for name in view.stock]
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.conspiracies = [
            ConspiracyData(
                id=one.conspiracy or next(guessed), prepared=one.prepared, triggered=one.is_triggered, order=order
            )
            for order, one in enumerate(city.conspiracies)
        ]
    plain.cities[guess.seat].knows_conspiracies = [name for name in view.stock if name]


def forget_held(game: Record, hidden: Record) -> None:
    """Take the guessed conspiracies of the opponent away again, for `hidden.deal` to lay others there."""
    for heap in hidden.heap[: hidden.heaps]:
        if hidden.slot[heap.slot + heap.slots - 1].field == HELD:
            guessed = hidden.thing[heap.thing : heap.thing + heap.things]
            game.agora.holder[guessed] = t.NONE
            game.agora.prepared[guessed] = t.NONE
            game.agora.order[guessed] = 0
