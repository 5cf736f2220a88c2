"""The progress tokens that a pair of symbols may choose from, and where the others are (DUEL-003, 081)."""

import msgspec

from argosy.web.duel.face import DuelFace
from argosy.web.duel.holds import Hold, hold
from argosy.web.duel.seen import Seen
from argosy.web.duel.targets import Targets


class ProgressToken(msgspec.Struct, frozen=True):
    """One token on the board."""

    face: DuelFace
    hold: Hold
    label: str


class Progress(msgspec.Struct, frozen=True):
    """The board's tokens."""

    tokens: tuple[ProgressToken, ...]
    empty: int
    """Places on the board whose token has been taken."""
    in_box: int
    locked: DuelFace | None
    """The token that Obscurantism has locked away (AGORA-152)."""


def values(one: Seen) -> Progress:
    """The progress tokens on the board as the viewer may choose them."""
    view, faces = one.view, one.faces
    return Progress(
        tokens=tuple(_token(faces.progress[token], one.targets) for token in view.board),
        empty=max(0, faces.catalog.setup.progress_on_board - len(view.board)),
        in_box=len(view.box),
        locked=faces.progress[view.locked] if view.locked else None,
    )


def _token(face: DuelFace, targets: Targets) -> ProgressToken:
    return ProgressToken(face, hold(targets, f"progress:{face.id}"), f"{face.name}. {face.text}.")
