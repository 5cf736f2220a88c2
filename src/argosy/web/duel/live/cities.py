"""View models of both cities of Duel: purse, resources, prices, science, wonders, buildings."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import RESOURCES
from argosy.game.duel.view import DuelCityView, WonderView
from argosy.game.types import Refusal
from argosy.texts import things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.expansions.in_play import in_play
from argosy.web.duel.expansions.types import Chip
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.live.prices import Tag, price_tag, refusal_tag
from argosy.web.duel.part_maker import Hold, PartMaker, Seen, hold
from argosy.web.models import SeatInfo
from argosy.web.rendering.parts import join, token
from argosy.web.table.seats import label

COLORS = ("brown", "grey", "blue", "yellow", "green", "red", "purple")


class Good(msgspec.Struct, frozen=True):
    """One resource: how much of it the city certainly makes, and what one more costs (DUEL-032)."""

    resource: str
    units: int
    price: int
    words: str


class ScienceSymbol(msgspec.Struct, frozen=True):
    """One science symbol of the seven."""

    symbol: str
    count: int
    words: str


class WonderTile(msgspec.Struct, frozen=True):
    """A wonder of the city."""

    face: DuelFace
    hold: Hold
    state: str
    """built, can, no, or idle when nothing is to be decided about it."""
    card: DuelFace | None
    """The card under it; both players saw it before it was turned down."""
    tag: Tag | None
    label: str


class Tile(msgspec.Struct, frozen=True):
    """A building or a senator."""

    face: DuelFace
    hold: Hold
    piece: str
    has_snake: bool
    label: str


class Token(msgspec.Struct, frozen=True):
    """A progress token that the city owns."""

    face: DuelFace
    hold: Hold
    label: str


class City(msgspec.Struct, frozen=True):
    """Bar of one city."""

    seat: int
    name: str
    is_you: bool
    is_bot: bool
    is_away: bool
    is_below: bool
    is_on_turn: bool
    coins: int
    protected: int
    points: int
    goods: tuple[Good, ...]
    choices: tuple[Markup, ...]
    """Either/or producers."""
    choices_words: str
    symbols: tuple[ScienceSymbol, ...]
    different: int
    needed: int
    """Different symbols that win at once (DUEL-082)."""
    wonders: tuple[WonderTile, ...]
    built: int
    tiles: tuple[Tile, ...]
    strip: tuple[tuple[str, str, int], ...]
    """(colour, in words, cards) of the colours that are there."""
    progress: tuple[Token, ...]
    chips: tuple[Chip, ...]
    label: str
    of_expansions: dict[str, Any]
    """What expansions show of it in their own templates."""

    @property
    def crowd(self) -> str:
        """Return the density class of the buildings: few, some, many or plenty."""
        n = len(self.tiles)
        return "few" if n <= 9 else "some" if n <= 12 else "many" if n <= 18 else "plenty"


def cities(one: Seen, infos: dict[int, SeatInfo]) -> tuple[City, City]:
    """Return the bars of both cities, by seat."""
    maker = BarMaker(one, infos)
    return maker.city(0), maker.city(1)


class BarMaker(PartMaker):
    """Builder of the bars of one page."""

    def __init__(self, one: Seen, infos: dict[int, SeatInfo]) -> None:
        super().__init__(one)
        self.one, self.infos, self.expansions = one, infos, in_play(one.view.expansions)

    def city(self, seat: int) -> City:
        """One bar."""
        city, info = self.view.cities[seat], self.infos[seat]
        name = label(self.w, info)
        symbols = tuple(self._symbol(city, symbol) for symbol in self.faces.catalog.science.symbols)
        wonders = tuple(self._wonder(city, one) for one in city.wonders)
        return City(
            seat=seat,
            name=name,
            is_you=seat == self.view.seat,
            is_bot=info.is_bots,
            is_away=info.is_away,
            is_below=seat == self.me,
            is_on_turn=seat in self.view.owing,
            coins=city.coins,
            protected=city.protected,
            points=city.points,
            goods=tuple(self._good(city, resource) for resource in RESOURCES),
            choices=tuple(_either(options) for options in city.chooses),
            choices_words=self._choices_words(city),
            symbols=symbols,
            different=sum(symbol.count > 0 for symbol in symbols),
            needed=self.faces.catalog.science.supremacy,
            wonders=wonders,
            built=sum(one.is_built for one in city.wonders),
            tiles=tuple(self._tile(seat, card) for card in self._in_order(city)),
            strip=self._strip(city),
            progress=tuple(self._token(name) for name in city.progress),
            chips=tuple(
                chip for expansion in self.expansions for chip in expansion.table.chips(self.faces, city)
            ),
            label=self.w.say("Your city")
            if seat == self.view.seat
            else self.w.say("City of {name}", name=name),
            of_expansions={
                field: value
                for expansion in self.expansions
                for field, value in expansion.table.city(self.one, seat).items()
            },
        )

    # --- resources and science

    def _good(self, city: DuelCityView, resource: str) -> Good:
        units, price = city.makes.get(resource, 0), city.prices[resource]
        name = things.resource(self.w, resource)
        words = self.w.say(
            "{resource}: makes {n}, one more costs {price}", resource=name, n=units, price=price
        )
        return Good(resource, units, price, words)

    def _choices_words(self, city: DuelCityView) -> str:
        """Each either/or producer as `wood, stone or clay`."""
        named = [[things.resource(self.w, name) for name in options] for options in city.chooses]
        return self.w.parts(self.w.either(names, "or") for names in named)

    def _symbol(self, city: DuelCityView, symbol: str) -> ScienceSymbol:
        count = city.symbols.get(symbol, 0)
        return ScienceSymbol(symbol, count, f"{duel_things.symbol(self.w, symbol)}: {count}")

    # --- wonders and buildings

    def _wonder(self, city: DuelCityView, one: WonderView) -> WonderTile:
        face, tag = self.faces.wonders[one.wonder], self._tag(city, one)
        state = "built" if one.is_built else "idle" if tag is None else "no" if tag.state == "no" else "can"
        card = self.faces.cards[one.card] if one.card else None
        return WonderTile(
            face=face,
            hold=hold(self.targets, f"wonder:{city.seat}:{one.wonder}"),
            state=state,
            card=card,
            tag=tag,
            label=" ".join(self._wonder_words(face, state, card, tag)),
        )

    def _tag(self, city: DuelCityView, one: WonderView) -> Tag | None:
        """Return the price tag of a wonder for the viewer, with any open card (DUEL-024, 025)."""
        if self.turn_offers is None or one.is_built or city.seat != self.view.seat or self.is_full:
            return None
        found = [
            offer
            for offer in self.turn_offers.legal
            if offer.choice.verb == "wonder" and offer.choice.thing == one.wonder
        ]
        return price_tag(self.w, found[0]) if found else refusal_tag(self.w, self._refused(one.wonder))

    def _refused(self, wonder: str) -> Refusal | None:
        assert self.turn_offers is not None
        return self.turn_offers.refusals.get(f"wonder {wonder}")

    def _wonder_words(self, face: DuelFace, state: str, card: DuelFace | None, tag: Tag | None) -> list[str]:
        words = [f"{face.name}, {face.color_word}. {face.text}."]
        if state == "built":
            under = (
                self.w.say("Constructed with {card}.", card=card.name) if card else self.w.say("Constructed.")
            )
            return [*words, under]
        words.append(self.w.say("Cost: {cost}.", cost=face.cost_words))
        return [*words, tag.words] if tag else words

    def _in_order(self, city: DuelCityView) -> list[str]:
        """By colour, within it as in the catalog; temples and senators last."""
        rank = {color: n for n, color in enumerate(COLORS)}
        return sorted(city.cards, key=lambda card: rank.get(self.faces.cards[card].color, len(COLORS)))

    def _tile(self, seat: int, card: str) -> Tile:
        face = self.faces.cards[card]
        return Tile(
            face=face,
            hold=hold(self.targets, f"tile:{seat}:{card}"),
            piece=f"dk-{card}",
            has_snake=self.view.snake == card,
            label=f"{face.name}, {face.color_word}. {face.text}.",
        )

    def _strip(self, city: DuelCityView) -> tuple[tuple[str, str, int], ...]:
        return tuple(
            (color, things.color(self.w, color), n) for color in COLORS if (n := city.colors.get(color, 0))
        )

    # --- tokens

    def _token(self, name: str) -> Token:
        face = self.faces.progress[name]
        return Token(
            face, hold(self.targets, f"progress:{name}"), f"{face.name}, {face.color_word}. {face.text}."
        )


def _either(options: tuple[str, ...]) -> Markup:
    """The resources of an either/or producer as one token in parts."""
    return Markup('<span class="either">{}</span>').format(join([token(name) for name in options]))
