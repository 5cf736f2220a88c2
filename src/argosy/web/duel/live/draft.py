"""View models of the wonder draft: the wonders on offer and the order of choices (DUEL-007)."""

import msgspec

from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.part_maker import Hold, Seen, Targets, hold


class Pick(msgspec.Struct, frozen=True):
    """A wonder on offer in the draft."""

    face: DuelFace
    hold: Hold
    label: str


class Step(msgspec.Struct, frozen=True):
    """One choice of the draft."""

    seat: int
    name: str
    state: str
    """done, now or later."""
    begins_group: bool


class Draft(msgspec.Struct, frozen=True):
    """The draft as it stands."""

    picks: tuple[Pick, ...]
    steps: tuple[Step, ...]
    group: int
    """1 or 2: four wonders are laid out twice."""
    order_words: str
    note: str


def values(one: Seen) -> Draft | None:
    """The draft, or None when it is over."""
    view, faces, names = one.view, one.faces, one.names
    if not view.shown_wonders:
        return None
    setup = faces.catalog.setup
    seats = [0 if who == "A" else 1 for who in setup.draft]
    group = view.picks // setup.wonders_shown + 1
    later = faces.words.say("Four more wonders are laid out after these.") if group == 1 else ""
    return Draft(
        picks=tuple(_pick(faces, one.targets, name) for name in view.shown_wonders),
        steps=tuple(
            Step(seat, names[seat], _state(n, view.picks), n % setup.wonders_shown == 0)
            for n, seat in enumerate(seats)
        ),
        group=group,
        order_words=faces.words.say(
            "Choice {n} of {all}: {name}", n=view.picks + 1, all=len(seats), name=names[seats[view.picks]]
        ),
        note=later,
    )


def _state(n: int, picks: int) -> str:
    return "done" if n < picks else "now" if n == picks else "later"


def _pick(faces: DuelFaces, targets: Targets, name: str) -> Pick:
    face = faces.wonders[name]
    cost = faces.words.say("Cost: {cost}.", cost=face.cost_words)
    return Pick(face, hold(targets, f"pick:{name}"), f"{face.name}. {face.sentences} {cost}")
