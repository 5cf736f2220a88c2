"""What the key of a thing on the table stands for."""

from argosy.web.duel.faces import DuelFace, DuelFaces


def face_of(faces: DuelFaces, key: str) -> DuelFace | None:
    """The face of `card:baths`, `tile:0:baths`, `god:ra`; None for chambers, places and spaces."""
    kind, _, name = key.partition(":")
    groups = {
        "card": faces.cards, "discard": faces.cards, "removed": faces.cards, "tile": faces.cards,
        "wonder": faces.wonders, "pick": faces.wonders, "god": faces.gods, "conspiracy": faces.conspiracies,
        "progress": faces.progress, "deck": faces.mythologies,
    }  # fmt: skip
    return groups[kind].get(name.rpartition(":")[2]) if kind in groups else None
