"""Everything of Duel that is printed, ready to be shown: made once a language, the same for all games."""

from collections.abc import Iterator
from typing import TypedDict

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import Card, Divinity, DuelCatalog, Effect, Thing, Token, Wonder
from argosy.texts import Words, things, words
from argosy.texts.duel import effects as duel_effects
from argosy.texts.duel import things as duel_things
from argosy.web.costs import cost_words, printed_cost
from argosy.web.duel.drawings import DRAWINGS
from argosy.web.duel.effects import MYTHOLOGIES, chain_icon, picture
from argosy.web.parts import icon, join


class DuelFace(msgspec.Struct, frozen=True, kw_only=True):
    """The printed side of a thing in one language."""

    id: str
    kind: str
    """card, senator, temple, wonder, progress, decree, conspiracy, god, mythology, military."""
    name: str
    color: str
    """CSS class: brown, grey, blue, green, yellow, red, purple, white, black, temple, or the kind."""
    color_word: str
    """What it is, as it stands after the name: `blue`, `wonder`, `decree`."""
    plate: str = ""
    mark: str
    """The icon that says what it is."""
    cost: Markup = Markup("")
    cost_words: str = ""
    """Empty where nothing is printed: senators, gods, tokens."""
    picture: Markup
    text: str
    """One short line."""
    sentences: str
    """The whole effect."""
    needed: tuple[str, ...] = ()
    """Chain symbols that make it free."""
    given: tuple[str, ...] = ()
    """Chain symbols that it opens."""
    note: str
    """Id of what the help page says about it."""
    about_name: str = ""
    """What its note says where the name is our own."""

    @property
    def needed_icons(self) -> Markup:
        """The chain symbols that make it free, as icons."""
        return join([chain_icon(symbol) for symbol in self.needed])

    @property
    def given_icons(self) -> Markup:
        """The chain symbols that it opens, as icons."""
        return join([chain_icon(symbol) for symbol in self.given])

    @property
    def mark_icon(self) -> Markup:
        """The icon that says what it is."""
        return icon(self.mark)


class DuelFaces:
    """All faces of the catalog in one language, by id."""

    def __init__(self, catalog: DuelCatalog, language: str) -> None:
        self.catalog = catalog
        self.words = words(language)
        make = _Maker(catalog, self.words)
        self.cards = {card.id: make.card(card) for card in catalog.cards}
        self.wonders = {wonder.id: make.wonder(wonder) for wonder in catalog.wonders}
        self.progress = {token.id: make.progress(token) for token in catalog.progress}
        self.decrees = {decree.id: make.decree(decree) for decree in catalog.decrees}
        self.conspiracies = {one.id: make.conspiracy(one) for one in catalog.conspiracies}
        self.gods = {god.id: make.god(god) for god in catalog.divinities}
        self.mythologies = {name: make.mythology(name) for name in catalog.mythologies}
        self.decks = {card.id: card.deck for card in catalog.cards}
        """By card the deck that its back shows."""
        self.sections = {card.id: card.effects[0].section or "" for card in catalog.cards if card.effects}
        """By card the section of the Senate that a politician speaks to; empty on all other cards (AGORA-034)."""
        self._military = {(token.box, token.zone[0]): make.military(token) for token in catalog.tokens}

    def chamber(self, number: int) -> str:
        """`Chamber 3`."""
        return duel_things.chamber(self.words, number)

    def section(self, name: str) -> str:
        """`left`, `middle`, `right`: a section of the Senate."""
        return duel_things.section(self.words, name)

    def military(self, name: str, boxes: tuple[str, ...] = ()) -> DuelFace:
        """A military token by its name on the track: -6, -3, +3, +6; that of a box takes the place of the base game's."""
        return next(self._military[key] for box in (*boxes, "duel") if (key := (box, abs(int(name)))) in self._military)

    def militaries(self) -> tuple[DuelFace, ...]:
        """One military token of every printed kind."""
        return tuple(self._military.values())

    def back(self, name: str) -> str:
        """What the back of a card of the structure tells: `age_1`, `guild`, ... (DUEL-009)."""
        return duel_things.back(self.words, name)

    def thing(self, name: str) -> DuelFace | None:
        """The face with this id, whatever it is: cards first, then wonders, tokens, conspiracies, gods."""
        return next((group[name] for group in self._groups() if name in group), None)

    def _groups(self) -> Iterator[dict[str, DuelFace]]:
        yield from (
            self.cards, self.wonders, self.progress, self.conspiracies, self.gods, self.decrees, self.mythologies,
        )  # fmt: skip


_made: dict[tuple[int, str], DuelFaces] = {}


def duel_faces(catalog: DuelCatalog, language: str) -> DuelFaces:
    """The faces of a catalog, made at first use. The catalog is kept with them, so its identity cannot be reused."""
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = DuelFaces(catalog, language)
    return _made[key]


NAMED_AS = {"god": "divinity"}
"""Under which kind the catalogue of names has a kind of face; a decree has no name but its effect."""


class _Shown(TypedDict):
    """What effects look like and what they say."""

    picture: Markup
    text: str
    sentences: str


class _Maker:
    """Makes faces from the printed facts."""

    def __init__(self, catalog: DuelCatalog, w: Words) -> None:
        self.catalog, self.w = catalog, w

    def card(self, card: Card) -> DuelFace:
        if card.deck == "senator":
            return self._senator(card)
        is_temple = card.deck == "grand_temple"
        return DuelFace(
            id=card.id,
            kind="temple" if is_temple else "card",
            name=self.w.name("duel_card", card.id),
            color="temple" if is_temple else str(card.color),
            color_word=self.w.say("grand temple") if is_temple else things.color(self.w, str(card.color)),
            plate=DRAWINGS.thing(_mythology_of(card)) if is_temple else DRAWINGS.card(card.id, str(card.color)),
            mark="back-temple" if is_temple else f"mark-{card.color}",
            cost=_cost(card.cost, on_art=True),
            cost_words=_cost_words(self.w, card.cost),
            needed=(card.chain_from,) if card.chain_from else (),
            given=(card.chain_gives,) if card.chain_gives else (),
            note=f"card-{card.id}",
            about_name=self.w.about_name("duel_card", card.id),
            **self._effects(card.effects),
        )

    def _senator(self, card: Card) -> DuelFace:
        """A senator's price is not printed: it depends on the senators in the city (AGORA-031)."""
        is_politician = card.effects[0].kind == "politician"
        name = "politician" if is_politician else "conspirator"
        return DuelFace(
            id=card.id,
            kind="senator",
            name=self.w.name("duel_term", name),
            color="white" if is_politician else "black",
            color_word=self.w.say("white") if is_politician else self.w.say("black"),
            plate=name,
            mark="mark-white" if is_politician else "mark-black",
            note=f"senator-{card.effects[0].section or name}",
            about_name=self.w.about_name("duel_term", name),
            **self._effects(card.effects),
        )

    def wonder(self, wonder: Wonder) -> DuelFace:
        shown = self._effects(wonder.effects)
        return DuelFace(
            id=wonder.id,
            kind="wonder",
            name=self.w.name("duel_wonder", wonder.id),
            color="wonder",
            color_word=self.w.say("wonder"),
            plate=DRAWINGS.wonder(wonder.id),
            mark="wonder",
            cost=_cost(wonder.cost, on_art=True),
            cost_words=_cost_words(self.w, wonder.cost),
            note=f"wonder-{wonder.id}",
            about_name=self.w.about_name("duel_wonder", wonder.id),
            picture=shown["picture"],
            text=shown["text"],
            sentences=duel_effects.wonder_sentences(self.w, wonder.on_choosing, wonder.effects, self.catalog),
        )

    def progress(self, token: Thing) -> DuelFace:
        word = self.w.say("progress token")
        return self._plain("progress", token, self.w.name("progress", token.id), word, "progress")

    def decree(self, decree: Thing) -> DuelFace:
        name = duel_effects.decree_name(self.w, decree.effects[0])
        face = self._plain("decree", decree, name, self.w.say("decree"), "decree")
        return msgspec.structs.replace(
            face, sentences=duel_effects.decree_sentences(self.w, decree.effects, self.catalog)
        )

    def conspiracy(self, one: Thing) -> DuelFace:
        name = self.w.name("conspiracy", one.id)
        return self._plain("conspiracy", one, name, self.w.say("conspiracy"), "conspiracy", "conspirator")

    def god(self, god: Divinity) -> DuelFace:
        """A god's price depends on the space and the player (PANTHEON-016)."""
        mark = MYTHOLOGIES.get(god.mythology or "", "gate")
        name = self.w.name("divinity", god.id)
        word = duel_things.mythology(self.w, god.mythology) if god.mythology else self.w.say("gate")
        return self._plain("god", god, name, word, mark, DRAWINGS.thing(god.mythology))

    def mythology(self, name: str) -> DuelFace:
        return DuelFace(
            id=name,
            kind="mythology",
            name=duel_things.mythology(self.w, name),
            color="mythology",
            color_word=self.w.say("mythology token"),
            plate=DRAWINGS.thing(name),
            mark=MYTHOLOGIES.get(name, "mythology-greece"),
            picture=chain_icon(f"mythology_{name}"),
            text=self.w.say("a god of this mythology comes into the Pantheon"),
            sentences=duel_effects.mythology_sentences(self.w),
            given=(f"mythology_{name}",),
            note=f"mythology-{name}",
        )

    def military(self, token: Token) -> DuelFace:
        first, last = token.zone
        return DuelFace(
            id=f"{token.box}-{first}",
            kind="military",
            name=self.w.say("Military token, spaces {first} to {last}", first=first, last=last),
            color="military",
            color_word=self.w.say("military token"),
            mark="shield",
            note=f"military-{token.box}-{first}",
            **self._effects(token.effects),
        )

    def _plain(self, kind: str, thing: Thing | Divinity, name: str, word: str, mark: str, plate: str = "") -> DuelFace:
        return DuelFace(
            id=thing.id,
            kind=kind,
            name=name,
            color=kind,
            color_word=word,
            plate=plate,
            mark=mark,
            note=f"{kind}-{thing.id}",
            about_name=self.w.about_name(NAMED_AS.get(kind, kind), thing.id),
            **self._effects(thing.effects),
        )

    def _effects(self, effects: tuple[Effect, ...]) -> _Shown:
        return {
            "picture": picture(effects),
            "text": duel_effects.short_all(self.w, effects, self.catalog),
            "sentences": duel_effects.sentences(self.w, effects, self.catalog),
        }


def _mythology_of(card: Card) -> str:
    return (card.chain_from or "").removeprefix("mythology_")


def _cost(cost: dict[str, int], *, on_art: bool) -> Markup:
    return printed_cost({name: n for name, n in cost.items() if name != "coins"}, cost.get("coins", 0), on_art=on_art)


def _cost_words(w: Words, cost: dict[str, int]) -> str:
    return cost_words(w, {name: n for name, n in cost.items() if name != "coins"}, cost.get("coins", 0))
