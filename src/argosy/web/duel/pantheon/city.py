"""What Pantheon adds to the bar of a city: gods and tokens."""

from argosy.game.duel.view import DuelCityView
from argosy.web.duel.boxes.types import Chip
from argosy.web.duel.faces import DuelFaces


def chips(faces: DuelFaces, city: DuelCityView) -> tuple[Chip, ...]:
    """Gods, then tokens."""
    return (*_gods(faces, city), *_mythologies(faces, city), *_offerings(faces, city))


def _gods(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    gods = [faces.gods[name] for name in city.gods]
    return [Chip("god", face.mark, face.name, faces.words.pair(face.name, face.sentences), face.note) for face in gods]


def _mythologies(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    """PANTHEON-011."""
    held = [(faces.mythologies[name], n) for name, n in city.mythology.items()]
    return [
        Chip("myth", face.mark, str(n) if n > 1 else "", faces.words.pair(face.color_word, face.name), face.note)
        for face, n in held
    ]


def _offerings(faces: DuelFaces, city: DuelCityView) -> list[Chip]:
    """PANTHEON-013."""
    say = faces.words.say
    return [Chip("offering", "offering", str(n), say("Offering token of {n}", n=n)) for n in city.offerings]
