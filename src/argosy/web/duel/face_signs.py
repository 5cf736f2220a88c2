"""Entries of the glossary for things of Duel that are signs themselves: tokens, decrees, gods."""

from collections.abc import Iterable, Iterator

from argosy.web.duel.face import DuelFace
from argosy.web.duel.faces import DuelFaces
from argosy.web.glossary import Sign, Writer


def face_signs(shown: DuelFaces, faces: Iterable[DuelFace]) -> Iterator[Sign]:
    """An entry for each thing, under the id of its note."""
    write = Writer(shown.words)
    for face in faces:
        yield write.sign(face.note, face.name, face.sentences, picture=face.picture)
