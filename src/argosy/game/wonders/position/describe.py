"""Describes a game as plain JSON, secrets included; set up again it gives the very same record."""

from collections.abc import Iterator, Sequence

import msgspec

from argosy.game.types import Fields
from argosy.game.wonders.expansions import in_play
from argosy.game.wonders.position.form import CityData, PlayData, PositionData, StageData
from argosy.game.wonders.printed_limits import is_printed
from argosy.game.wonders.view_builder import stages_of
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


def describe(ruleset: Ruleset, state: Game, chosen: Sequence[Sequence[str]]) -> Fields:
    """Everything about a game, secrets included, as plain JSON. chosen: by seat the choices that are not
    revealed.
    """
    return msgspec.to_builtins(_describe(ruleset, state, chosen))


def _describe(ruleset: Ruleset, state: Game, chosen: Sequence[Sequence[str]]) -> PositionData:
    ids = ruleset.card_ids
    asked = _asked(state)
    more: Fields = {}
    for expansion in in_play(ruleset):
        more |= expansion.describe_table(ruleset, state)
    return PositionData(
        edition=ruleset.edition,
        players=ruleset.players,
        expansions=list(ruleset.expansions),
        options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
        seed=int(state.seed),
        age=int(state.age),
        turn=int(state.turn),
        asked=asked,
        asked_city=_asked_city(state) if asked == "revive" else None,
        step=None if asked == "over" else int(state.step) - 1,
        teams=ruleset.teams,
        moment=int(state.moment),
        any_cards=not is_printed(ruleset, state),
        cities=[_describe_city(ruleset, state.cities[seat], chosen[seat]) for seat in range(ruleset.seats)],
        discard=[ids[kind] for kind in range(len(ids)) for _ in range(state.discard[kind])],
        decks=[[ids[kind] for kind in deck if kind >= 0] for deck in state.decks],
        plays=list(_describe_plays(ids, ruleset, state)),
        **more,
    )


def _asked(state: Game) -> str:
    if state.over:
        return "over"
    word = next(
        terms.OWES[city.owed] for city in state.cities if city.owes or (city.chosen.verb and state.owing)
    )
    return "card" if word == "city_card" else word


def _asked_city(state: Game) -> int:
    return next(seat for seat, city in enumerate(state.cities) if city.owed == terms.REVIVE)


def _describe_city(ruleset: Ruleset, city: Record, chosen: Sequence[str]) -> CityData:
    ids = ruleset.card_ids
    wonder, side = ruleset.boards[int(city.wonder)]
    more: Fields = {}
    for expansion in in_play(ruleset):
        more |= expansion.describe_city(ruleset, city)
    return CityData(
        wonder=wonder,
        side=side,
        coins=int(city.coins),
        cards=[ids[kind] for kind in range(len(ids)) if has_built(city, kind)],
        stages=[
            StageData(
                card=ids[int(city.markers[number - 1])] if city.markers[number - 1] >= 0 else None,
                age=int(city.marker_ages[number - 1]) or None,
                number=number,
            )
            for number in stages_of(city)
        ],
        hand=[ids[kind] for kind in city.hand[: city.hand_size]],
        victories=[int(count) for count in city.victories],
        defeats=int(city.defeats),
        free_used=bool(city.free_used),
        revives=_revives(city),
        chosen=list(chosen),
        income=int(city.income),
        **more,
    )


def _revives(city: Record) -> int | list[int]:
    later = [int(count) for count in city.later_revives]
    return [int(city.revives) - sum(later), *later] if any(later) else int(city.revives)


def _describe_plays(ids: tuple[str, ...], ruleset: Ruleset, state: Game) -> Iterator[PlayData]:
    for row in range(1, ruleset.tables.turns + 2):
        for seat in range(ruleset.seats):
            play = state.plays[row, seat]
            if play.verb:
                verb = terms.VERBS[int(play.verb)]
                yield PlayData(row=row, seat=seat, verb=verb, card=ids[int(play.card)], stage=int(play.stage))
