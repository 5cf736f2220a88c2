"""Panel parts of Leaders: leaders in play, under board and stages, in hand, and their effects."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.leader import Leader, leaders_of
from argosy.game.wonders.leaders.views import CityLeaders
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import icon, roman
from argosy.web.table.breakdowns import Breakdown, BreakdownLine
from argosy.web.wonders.expansions.types import ExpansionTable, Names, Phase
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.effect_sources import Giver

COINS_OF_A_POINT = 3
DRAFTED_TO = "right"
"""To whom leaders pass in the draft (LEADERS-DRAFT-2)."""


def leader_of(faces: Faces, name: str) -> Leader:
    """A leader by id."""
    return next(leader for leader in leaders_of(faces.catalog) if leader.id == name)


def effects_of(faces: Faces, name: str) -> tuple[Effect, ...]:
    """Return the effects of a leader."""
    return leader_of(faces, name).effects


def of_city(city: CityView) -> CityLeaders:
    """Return the Leaders state of a city."""
    assert city.leaders is not None
    return city.leaders


class CityOfLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The leaders of a city."""

    in_hand: int
    recruited: tuple[tuple[Face, str], ...]
    """With the Age in which each came."""
    copied: Face | None
    buried: tuple[Face, ...]


def _copy(faces: Faces, face: Face) -> Face:
    name = faces.words.say("{leader} (copied)", leader=face.name)
    return msgspec.structs.replace(face, name=name, mark="copy")


class LeadersTable(ExpansionTable):
    """Leaders at the table and in the panels of its cities."""

    counted: ClassVar[Mapping[str, Callable[[CityView], int]]] = {
        "victory_token": lambda city: len(city.victories),
        "coin": lambda city: city.coins,
        "three_coins": lambda city: city.coins // COINS_OF_A_POINT,
        "leader": lambda city: len(of_city(city).recruited),
    }
    """Things that effects of leaders count."""

    def board(self, shown: Faces, view: WondersView, center: int, names: Names) -> dict[str, Any]:
        """The viewer's own leaders and, in team games, the partner's."""
        return {
            "leaders_hand": tuple(shown.more[name] for name in view.leaders_hand),
            "partner_leaders": tuple(shown.more[name] for name in view.partner_leaders),
        }

    def city(self, shown: Faces, city: CityView) -> CityOfLeaders:
        """Return the panel values of a city."""
        leaders = of_city(city)
        ages = [roman(age) for age in leaders.ages]
        return CityOfLeaders(
            in_hand=leaders.hand_size,
            recruited=tuple(zip((shown.more[name] for name in leaders.recruited), ages, strict=True)),
            copied=shown.more[leaders.copied] if leaders.copied else None,
            buried=tuple(shown.more[name] for name in leaders.buried),
        )

    def standing(self, shown: Faces, city: CityView) -> tuple[Face, ...]:
        """The leaders that work for the city, beside its buildings; a copied one says so."""
        leaders = of_city(city)
        own = [shown.more[name] for name in leaders.recruited]
        copied = [_copy(shown, shown.more[leaders.copied])] if leaders.copied else []
        return (*own, *copied)

    def under_stage(self, shown: Faces, city: CityView, stage: int) -> Markup:
        """A leader as marker of a built stage (LEADERS-RECRUIT-2)."""
        if stage not in of_city(city).under_stages:
            return Markup("")
        words = shown.words.say("built with a leader")
        return Markup(
            '<span class="under-leader" title="{0}">{1}<span class="visually-hidden">{0}</span></span>'
        ).format(words, icon("back-leader"))

    def phase(self, w: Words, view: WondersView) -> Phase | None:
        """Return the draft, in which leaders go to the right, or the recruitment phase.

        See LEADERS-DRAFT-2 and LEADERS-RECRUIT-1.
        """
        if view.turn or view.is_over:
            return None
        if any(city.owes == "draft" for city in view.cities):
            return Phase(
                words=w.say("Draft of the leaders"),
                direction=DRAFTED_TO,
                passing=lambda name: w.say("leaders pass to {name}", name=name),
            )
        return Phase(words=w.say("Recruitment"))

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """The leaders in play, a copied one included."""
        leaders = of_city(city)
        copied = (leaders.copied,) if leaders.copied else ()
        for face, name in zip(self.standing(shown, city), (*leaders.recruited, *copied), strict=True):
            yield face.name, effects_of(shown, name)

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield the breakdowns of recruited and buried leaders, and of the number in hand.

        Only the owner knows which leaders are in hand.
        """
        w, leaders = shown.words, of_city(city)
        in_hand = w.pair(w.say("leaders in hand"), str(leaders.hand_size))
        yield "leaders-in-hand", Breakdown(title=in_hand, text=w.say("Nobody but the owner knows which."))
        for name, ids, title in (
            ("leaders", leaders.recruited, w.say("leaders")),
            ("buried", leaders.buried, w.say("buried leaders")),
        ):
            if not ids:
                continue
            found = tuple(BreakdownLine(shown.more[one].name) for one in ids)
            yield (
                name,
                Breakdown(title=w.pair(title, str(len(ids))), lines=found, total=len(ids), is_list=True),
            )
