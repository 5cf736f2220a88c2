"""The help page about Leaders: every leader with what it costs and does."""

from typing import Any

from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import leader_of

PACKS = ("standard", "expert", "cities")


def values(shown: Faces) -> dict[str, Any]:
    """What `wonders/leaders/_help.html` shows."""
    groups = [(pack, of_pack(shown, pack)) for pack in PACKS]
    return {"leader_packs": [(pack, pack_title(shown, pack), faces) for pack, faces in groups if faces]}


def of_pack(shown: Faces, pack: str) -> list[Face]:
    """The leaders of one pack."""
    leaders = [face for face in shown.more.values() if face.color == "white"]
    return [face for face in leaders if leader_of(shown, face.id).pack == pack]


def pack_title(shown: Faces, pack: str) -> str:
    """What a pack is called."""
    w = shown.words
    return {"standard": w.say("Leaders"), "expert": w.say("Expert leaders")}.get(pack, w.say("Leaders with Cities"))
