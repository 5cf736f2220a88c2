"""What can be done with a leader that lies in the hand's place: keep, recruit, bury or copy it, or discard it for coins."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.parts import flag
from argosy.web.refusals import clause
from argosy.web.rulebook import rule_link
from argosy.web.tags import Tag
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.hand import Action, Maker, Sale
from argosy.web.wonders.leaders.asking import CARDS
from argosy.web.wonders.leaders.facts import of_city
from argosy.web.wonders.tags import card_tag

RECRUITING = ("leader", "recruit")


class Named(msgspec.Struct, frozen=True):
    """An answer that names a leader."""

    text: str
    label: str
    icon: str


class Ways(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done with a leader."""

    recruit: Action | None = None
    sell: Sale | None = None
    """Discarding it for coins."""
    named: Named | None = None


def is_own(_choice: Choice) -> bool:
    """Nothing goes together with a card."""
    return False


def label(_w: Words, _choice: Choice) -> str:
    """Nothing else tells choices apart."""
    return ""


def ways(_box: BoxPages, maker: Maker, name: str) -> Ways:
    """What a leader can be used for now."""
    asked = maker.view.asked
    if asked is None or asked not in CARDS or maker.offers is None:
        return Ways()
    if asked in RECRUITING:
        return Ways(recruit=_recruit(maker, name), sell=maker.sale(name))
    text = maker.text(asked, name)
    return Ways(named=_named(maker.w, asked, text) if text else None)


def _recruit(maker: Maker, name: str) -> Action:
    assert maker.offers is not None
    found = maker.legal(("recruit",), name)
    refusal = None if found else maker.offers.refusals.get(f"recruit {name}")
    reason = "" if found else clause(maker.w, refusal)
    action = maker.action("recruit", found, reason)
    return msgspec.structs.replace(action, rule=rule_link(maker.w, refusal))


def _named(w: Words, asked: str, text: str) -> Named:
    label, icon = {
        "draft": (w.say("Keep"), "leader"),
        "bury": (w.say("Bury"), "bury"),
        "copy": (w.say("Copy"), "copy"),
    }[asked]
    return Named(text, label, icon)


def tag(maker: Maker, name: str) -> Tag | None:
    """What recruiting a leader costs, or why it is not possible; whose leader it is, where one is copied."""
    if maker.offers is None:
        return None
    if maker.view.asked == "copy":
        return _owner(maker, name)
    if maker.view.asked not in RECRUITING:
        return None
    refusal = maker.offers.refusals.get(f"recruit {name}")
    return card_tag(maker.w, maker.legal(("recruit",), name), refusal, maker.names, maker.around)


def _owner(maker: Maker, name: str) -> Tag:
    sides = (maker.around.left, maker.around.right)
    seat = next(seat for seat in sides if name in of_city(maker.view.cities[seat]).recruited)
    inside = flag(seat) + Markup("<span>{}</span>").format(maker.names[seat])
    return Tag("pay", inside, maker.names[seat])
