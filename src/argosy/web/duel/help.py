"""Help page of Duel: cards, wonders, tokens and gods in whole sentences, and introductions."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog.duel import DuelCatalog, load_duel
from argosy.texts import Words, things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.expansions.in_play import EXPANSIONS
from argosy.web.duel.faces import DuelFace, DuelFaces, duel_faces
from argosy.web.models import HelpPage, TablePage
from argosy.web.rendering.parts import roman
from argosy.web.rulebook_pages.introductions import Introduction


class Note(msgspec.Struct, frozen=True):
    """Help note on one thing."""

    face: DuelFace
    kind: str
    """What it is, under its name."""
    more: tuple[tuple[Markup, str], ...]
    """Further lines: an icon and a sentence."""


class HelpGroup(msgspec.Struct, frozen=True):
    """Things of one kind under a heading."""

    id: str
    title: str
    notes: tuple[Note, ...]


@cache
def _catalog() -> DuelCatalog:
    return load_duel()


def values(page: HelpPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    shown = faces_of(page, w)
    return {
        "short": short(shown),
        "introductions": [
            (name, expansion.lobby.title(w), expansion.help.introduction(shown))
            for name, expansion in EXPANSIONS.items()
        ],
        "keys": keys(w),
        "groups": groups(shown),
        "places": [place for expansion in EXPANSIONS.values() for place in expansion.help.places(shown)],
    }


def faces_of(page: HelpPage, w: Words) -> DuelFaces:
    """Everything printed, as the game that is asked about has it."""
    return duel_faces(getattr(page.ruleset, "catalog", None) or _catalog(), w.language)


Told = list[tuple[str, str]]
"""Icons with sentences."""


def short(shown: DuelFaces) -> Told:
    """The base game."""
    w, catalog = shown.words, shown.catalog
    economy, setup = catalog.economy, catalog.setup
    return [
        ("deck", w.say("Three Ages. The cards of an Age lie in a structure, some of them face down. You take turns; each turn, take one free card: one that no other card lies on.")),
        ("build", w.say("Pay its cost and build it, or pay for one of your wonders and lay the card under it, or discard the card for coins.")),
        ("sell", w.say("Discard a card to get {coins}, and {more} for each yellow card in your city.", coins=things.coins(w, economy.discard_coins), more=things.coins(w, economy.discard_per_yellow))),
        ("trade", w.say("What you do not make you buy from the bank: {coins} a unit, and 1 more for each such unit that the brown and grey cards of the opponent make. Resources are never used up.", coins=things.coins(w, economy.resource_price))),
        ("chain", w.say("A card is free if a building with its chain symbol stands in your city.")),
        ("wonder", w.say("Each player chooses four wonders before Age I. Only {n} wonders can be built in a game: the last one goes back into the box.", n=setup.wonders_standing)),
        ("pawn", w.say("Each shield moves the pawn one space towards the opponent's capital. Whoever brings it there wins at once; on the way lie military tokens, and where the pawn stands at the end it is worth points.")),
        ("progress", w.say("The second symbol of a kind brings a progress token of your choice. {n} different symbols win the game at once.", n=catalog.science.supremacy)),
        ("vp", w.say("After the third Age most points win: cards, wonders, tokens, the pawn, and one point for every {n} coins. A tie goes to who has more points on blue cards.", n=economy.coins_per_point)),
    ]  # fmt: skip


def keys(w: Words) -> list[tuple[str, str]]:
    """The keys of the table, as its own list says them."""
    return [
        ("← → ↑ ↓", w.say("walk over the cards of the structure")),
        ("Enter, B", w.say("select; build or recruit")),
        ("D", w.say("discard")),
        ("W, 1-4", w.say("construct a wonder")),
        ("R", w.say("prepare a conspiracy")),
        ("T", w.say("trigger a conspiracy")),
        ("1-6", w.say("chamber of the Senate")),
        ("Esc", w.say("put back, close, take back")),
        ("G", w.say("what the icons mean")),
        ("H", w.say("ask the coach")),
        ("C", w.say("your city")),
        ("L", w.say("log")),
        ("F6", w.say("next control, next region")),
    ]


def groups(shown: DuelFaces) -> list[HelpGroup]:
    """All cards, wonders, tokens and gods by kind."""
    w, catalog = shown.words, shown.catalog
    decks = {
        name: [shown.cards[card.id] for card in catalog.cards if card.deck == name]
        for name in _decks(catalog)
    }
    ages = [_group(shown, f"age-{n}", w.say("Age {n}", n=roman(n)), decks[f"age_{n}"]) for n in (1, 2, 3)]
    return [
        _group(shown, "wonders", w.say("Wonders"), shown.wonders.values()),
        *ages,
        _group(shown, "guilds", w.say("Guilds"), decks["guild"]),
        _group(shown, "progress", w.say("Progress tokens"), shown.progress.values()),
        *(_group(shown, *group) for expansion in EXPANSIONS.values() for group in expansion.help.groups(shown)),
        _group(shown, "military", w.say("Military tokens"), shown.militaries()),
    ]  # fmt: skip


def _decks(catalog: DuelCatalog) -> list[str]:
    return list(dict.fromkeys(card.deck for card in catalog.cards))


def _group(shown: DuelFaces, name: str, title: str, faces: Iterable[DuelFace]) -> HelpGroup:
    return HelpGroup(name, title, tuple(note(shown, face) for face in faces))


def note(shown: DuelFaces, face: DuelFace) -> Note:
    """The note of one thing."""
    w = shown.words
    kinds = {"card": lambda: things.color_kind(w, face.color), "senator": lambda: face.text}
    kind = kinds.get(face.kind, lambda: face.color_word)()
    return Note(face, kind, (*_price(shown, face), *_free_by(shown, face), *_makes_free(shown, face)))


def _price(shown: DuelFaces, face: DuelFace) -> Iterable[tuple[Markup, str]]:
    """Yield the prices that are not printed."""
    return (line for expansion in EXPANSIONS.values() for line in expansion.help.price(shown, face))


def _free_by(shown: DuelFaces, face: DuelFace) -> Iterable[tuple[Markup, str]]:
    """Yield the buildings and tokens that make a card free (DUEL-038, PANTHEON-019)."""
    w = shown.words
    givers = [card.name for card in shown.cards.values() for symbol in face.needed if symbol in card.given]
    givers += [
        token.name
        for token in shown.of_expansions["mythology"].values()
        for symbol in face.needed
        if symbol in token.given
    ]
    if givers:
        yield face.needed_icons, w.say("Free if you have: {cards}.", cards=w.either(givers))


def _makes_free(shown: DuelFaces, face: DuelFace) -> Iterable[tuple[Markup, str]]:
    w = shown.words
    later = [card.name for card in shown.cards.values() for symbol in face.given if symbol in card.needed]
    if later:
        yield face.given_icons, w.say("Makes {cards} free later.", cards=w.either(later, "and"))


def introductions(page: HelpPage, w: Words) -> tuple[Introduction, ...]:
    """Return the introductions to the expansions that the page names; to all if it names none."""
    shown = faces_of(page, w)
    named = [name for name in EXPANSIONS if name in page.expansions]
    return tuple(
        Introduction(
            expansion=name,
            title=duel_things.expansion(w, name),
            icon=EXPANSIONS[name].lobby.icon,
            cards=EXPANSIONS[name].help.introduction(shown),
        )
        for name in named or EXPANSIONS
    )


def expansions(page: TablePage, w: Words) -> tuple[tuple[str, str], ...]:
    """The expansions of a table."""
    return tuple((name, duel_things.expansion(w, name)) for name in EXPANSIONS if name in page.expansions)
