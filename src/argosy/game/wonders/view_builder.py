"""Builder of the view of a seat from the record: removes everything that the seat may not see.

Secret are hands, chosen cards, cards under stages, the discard pile, decks and the seed (BASE-INFO-1 to -3).
"""

from functools import lru_cache

from argosy.catalog import Effect
from argosy.game.engine import run
from argosy.game.types import Fields
from argosy.game.wonders.expansions import in_play, more_effects, resting
from argosy.game.wonders.paying_units import city_effects
from argosy.game.wonders.payment_modifiers import look_at_modifiers, prices_of
from argosy.game.wonders.view import CityView, KnownHand, Play, WondersView
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.conflict import fighting_shields
from argosy.rules.wonders.hand_tracking import KNOWN_HANDS, list_known_hands
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.teams import partner_of

FIELDS_OF_CITY = frozenset(CityView.__struct_fields__)
RIGHTS = ("free_in_age", "free_new_color", "free_first", "free_last", "plays_last", "copies_guild")


def look(
    ruleset: Ruleset, game: Game, seat: int | None, chosen: str | None, winners: tuple[int, ...]
) -> WondersView:
    """The view of a seat (None: a spectator), with its own hand alone (BASE-INFO-1).

    chosen: the text of its own committed choice.
    """
    ids = ruleset.card_ids
    asked, known = asked_city(game, seat), _known_hands_of(ruleset, game, seat)
    plays = _plays(ids, game, int(ruleset.tables.turns), known.face_down)
    partner = None if seat is None else partner_of(ruleset.tables, seat)
    more: Fields = {}
    for expansion in in_play(ruleset):
        more |= expansion.look_at_table(ruleset, game, seat, asked)
    return WondersView(
        seat=seat,
        fingerprint=ruleset.fingerprint,
        edition=ruleset.edition,
        expansions=ruleset.expansions,
        players=ruleset.players,
        options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
        age=int(game.age),
        turn=int(game.turn),
        turns=int(ruleset.tables.turns),
        direction=direction(ruleset, game),
        moment=int(game.moment),
        cities=tuple(look_at_city(ruleset, game, number) for number in range(game.seats)),
        owing=owing_seats(game),
        controller=int(game.controller) or None,
        asked=None if asked is None else terms.OWES[game.cities[asked].owes],
        hand=() if seat is None or _is_free(game, seat) else hand_ids(ids, game.cities[seat]),
        chosen=chosen,
        discard_size=int(game.discard.sum()),
        discard=_discard(ids, game, asked),
        own_sold=tuple(
            play.card for play in plays if play.seat == seat and play.verb == "sell" and play.card is not None
        ),
        plays=plays,
        known_hands=_known_hands(ids, known),
        partner=partner,
        partner_hand=() if partner is None else hand_ids(ids, game.cities[partner]),
        free_city_deck=int(game.cities[0].hand_size) if game.free_city else 0,
        is_over=bool(game.over),
        winners=winners,
        **more,
    )


def owing_seats(game: Game) -> tuple[int, ...]:
    """Seats that have to decide something now; the free city's choices are its controller's."""
    owing = {decider(game, seat) for seat in range(game.seats) if game.cities[seat].owes}
    return tuple(sorted(owing))


def decider(game: Game, city: int) -> int:
    """Return the seat that decides for a city (BASE-TWO-10)."""
    return int(game.controller) if _is_free(game, city) else city


def asked_city(game: Game, seat: int | None) -> int | None:
    """The city for which a seat is asked now: its own first, then the free city (BASE-TWO-5)."""
    if seat is None:
        return None
    for city in (seat, 0):
        if game.cities[city].owes and decider(game, city) == seat:
            return city
    return None


def direction(ruleset: Ruleset, game: Game) -> str:
    """Return the direction in which hands are passed (BASE-PASS-1, BASE-TWO-11)."""
    if game.free_city:
        return "swap"
    return "left" if ruleset.tables.direction[game.age - 1] > 0 else "right"


def hand_ids(ids: tuple[str, ...], city: City) -> tuple[str, ...]:
    """The cards of a hand."""
    return tuple(ids[int(kind)] for kind in city.hand[: city.hand_size])


def buildings(ruleset: Ruleset, city: City) -> tuple[str, ...]:
    """The buildings of a city, by colour, then in catalog order."""
    return _buildings(ruleset, tuple(city.standing.tolist()))


@lru_cache(
    maxsize=4096
)  # because a city changes once a turn and is looked at for every seat and every payment
def _buildings(ruleset: Ruleset, words: tuple[int, ...]) -> tuple[str, ...]:
    standing = [
        card for number, card in enumerate(ruleset.catalog.cards) if words[number >> 6] >> (number & 63) & 1
    ]
    return tuple(card.id for card in sorted(standing, key=lambda card: terms.COLORS.index(card.color)))


_SEEN: dict[tuple[Ruleset, int, bytes], CityView] = {}
"""Cities that were looked at, by their records: everybody at a table sees the same ones."""
MOST_SEEN = 2_000


def look_at_city(ruleset: Ruleset, game: Game, number: int) -> CityView:
    """A city as everybody sees it (BASE-INFO-3)."""
    city = game.cities[number]
    key = (ruleset, number, city.tobytes())
    seen = _SEEN.get(key)
    if seen is None:
        if len(_SEEN) >= MOST_SEEN:
            _SEEN.clear()
        seen = _SEEN[key] = _look_at_city(ruleset, city, number)
    return seen


def _look_at_city(ruleset: Ruleset, city: City, number: int) -> CityView:
    wonder, side = ruleset.boards[city.wonder]
    cards = buildings(ruleset, city)
    stages = stages_of(city)
    rest = resting(ruleset, city)
    effects = city_effects(ruleset.catalog, wonder, side, stages, cards, rest) + more_effects(ruleset, city)
    return CityView(
        seat=number,
        wonder=wonder,
        side=side,
        stages=stages,
        markers=tuple(int(city.marker_ages[number - 1]) for number in stages),
        coins=int(city.coins),
        cards=cards,
        colors={
            c: int(count) for c, count in zip(terms.COLORS, city.colors, strict=True) if c in ruleset.colors
        },
        hand_size=int(city.hand_size),
        has_chosen=bool(city.chosen.verb) and not city.owes,
        owes=terms.OWES[city.owes] or None,
        shields=int(fighting_shields(city)),
        science={symbol: int(count) for symbol, count in zip(terms.SYMBOLS, city.science, strict=True)},
        victories=_victories(ruleset, city),
        defeats=int(city.defeats),
        sells=_production(effects, sellable=True),
        keeps=_production(effects, sellable=False),
        prices=prices_of(city),
        rights=_rights(city),
        modifiers=look_at_modifiers(city),
        **_more_of_city(ruleset, city),
    )


def _more_of_city(ruleset: Ruleset, city: City) -> Fields:
    """Fields of expansions; those for which `CityView` has no field stand in `more`."""
    found: Fields = {}
    for expansion in in_play(ruleset):
        found |= expansion.look_at_city(ruleset, city)
    more = {name: found.pop(name) for name in [*found] if name not in FIELDS_OF_CITY}
    return {**found, "more": more} if more else found


def stages_of(city: City) -> tuple[int, ...]:
    """The 1-based numbers of the built stages."""
    return tuple(number + 1 for number in range(len(city.markers)) if city.stages_built >> number & 1)


def _victories(ruleset: Ruleset, city: City) -> tuple[int, ...]:
    points = ruleset.tables.victory
    return tuple(int(points[age]) for age in range(len(points)) for _ in range(city.victories[age]))


def _production(effects: list[Effect], *, sellable: bool) -> tuple[tuple[tuple[str, ...], int], ...]:
    units: dict[tuple[str, ...], int] = {}
    for effect in effects:
        if effect.kind == "produce" and bool(effect.sellable) == sellable:
            units[effect.options] = units.get(effect.options, 0) + (effect.amount or 0)
    return tuple(units.items())


def _rights(city: City) -> tuple[str, ...]:
    words = {
        "free_in_age": "free_build_once_per_age",
        "free_new_color": "free_first_of_color",
        "free_first": "free_first_of_age",
        "free_last": "free_last_of_age",
        "plays_last": "play_last_card",
        "copies_guild": "copy_guild",
    }
    return tuple(
        words[name] for name in RIGHTS if city[name] and not (name == "free_in_age" and city.free_used)
    )


def _discard(ids: tuple[str, ...], game: Game, asked: int | None) -> tuple[str, ...] | None:
    """The discard pile, for a seat that may build from it now (BASE-INFO-2)."""
    if asked is None or game.cities[asked].owes != terms.REVIVE:
        return None
    return tuple(ids[kind] for kind in range(len(ids)) for _ in range(game.discard[kind]))


def _is_free(game: Game, city: int) -> bool:
    return bool(game.free_city) and city == 0


def _known_hands_of(ruleset: Ruleset, game: Game, viewer: int | None) -> Record:
    """Return what a viewer has seen of hands and plays of this Age (`KNOWN_HANDS`)."""
    known = new_records(KNOWN_HANDS, 1)[0]
    known.viewer = -1 if viewer is None else viewer
    run(list_known_hands)(game, ruleset.tables, known)
    return known


def _plays(ids: tuple[str, ...], game: Game, turns: int, face_down: Numbers) -> tuple[Play, ...]:
    """Return the plays of this Age as a viewer sees them, without cards under stages (BASE-INFO-2)."""
    return tuple(
        Play(
            turn=min(row, turns),
            seat=seat,
            verb=terms.VERBS[int(play.verb)],
            card=None if face_down[row, seat] else ids[int(play.card)],
            stage=int(play.stage) or None if play.verb == terms.STAGE else None,
            last_card=row > turns,
        )
        for row in range(1, turns + 2)
        for seat in range(game.seats)
        if (play := game.plays[row, seat]).verb
    )


def _known_hands(ids: tuple[str, ...], known: Record) -> tuple[KnownHand, ...]:
    """Return the cards that a viewer knows in hands of others (BASE-INFO-1)."""
    return tuple(
        KnownHand(
            seat=seat,
            cards=tuple(sorted(ids[int(kind)] for kind in known.cards[seat, : known.size[seat]])),
            gone=int(known.gone[seat]),
        )
        for seat in range(len(known.known))
        if known.known[seat]
    )
