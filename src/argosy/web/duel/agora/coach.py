"""Sentences of the coach for Agora."""

from argosy.coach.duel import kinds
from argosy.web.duel.live.coach_reasons import Said, Sentences

WHOLE = ("prepare", "shift", "conspire", "plot", "decree")


def _chamber(said: Said) -> str:
    return said.one.faces.chamber(int(said.reason.thing))


SENTENCES: Sentences = {
    kinds.CONTROL: lambda said: said.w.say("{chamber}: you take control.", chamber=_chamber(said)),
    kinds.LOSES_CONTROL: lambda said: said.w.say(
        "{chamber}: {name} loses control.", chamber=_chamber(said), name=said.name
    ),
    kinds.MARKERS: lambda said: said.w.pair(
        _chamber(said), said.w.say("markers {mine} : {theirs}", mine=said.reason.amount, theirs=said.reason.total)
    ),
    kinds.SENATE: lambda said: said.w.count(
        "Gives you {n} Senate action.", "Gives you {n} Senate actions.", said.reason.amount
    ),
    kinds.PREPARES: lambda said: said.w.say("You can trigger it from your next turn on."),
}  # fmt: skip
