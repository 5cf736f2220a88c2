"""The components of 7 Wonders Duel, read from TOML and refused when they contradict themselves.

All three boxes are always read, so that cards, wonders and tokens keep their numbers whatever is in play.
Numbers are positions in the catalog's tuples: cards (Ages I to III, guilds, grand temples, senators), wonders,
progress tokens and divinities in the order of the boxes; decrees and conspiracies by their printed number.
"""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from argosy.catalog.own_data import own_data
from argosy.errors import CatalogError

DATA = Path(__file__).parents[2] / "data" / "duel"
BOXES = ("duel", "pantheon", "agora")

RESOURCES = ("wood", "stone", "clay", "glass", "papyrus")
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SECTIONS = ("left", "center", "right")
DECKS = ("age_1", "age_2", "age_3", "guild", "grand_temple", "senator")
CONFIDENCE = ("confirmed", "single", "unsure")

Row = TypeVar("Row", bound=msgspec.Struct)

FIELDS: dict[str, tuple[str, ...]] = {
    "activate_from_mythology_deck": (),
    "activate_from_top_of_decks": (),
    "apply_military_token": (),
    "build_chained_for_coins": ("coins",),
    "build_from_discard": (),
    "build_removed_card_free": (),
    "build_top_row_free": (),
    "build_wonder_from_discard": (),
    "choose_revealed_progress": ("draw",),
    "coins": ("amount",),
    "coins_on_chain_build": ("amount",),
    "coins_per_construction": ("what",),
    "coins_per_own": ("what", "amount"),
    "coins_per_own_influence": ("amount",),
    "conspire": (),
    "conspirator": (),
    "discard_any_structure_card": (),
    "discard_available_card": (),
    "discard_bonus": ("amount",),
    "discard_military_token": (),
    "discard_opponent_building": ("colors",),
    "extra_shield_on_red": ("amount",),
    "fixed_trade_price": ("resources", "price"),
    "free_senators": (),
    "gain_opponent_trade_coins": (),
    "grand_temple_set": (),
    "ignore_cost_symbol": ("color",),
    "keep_both_conspiracies": (),
    "lock_progress": (),
    "majority": ("count", "coins_each", "points_each"),
    "move_decree": (),
    "move_influence": (),
    "opponent_loses_coin_per_pawn_step": ("amount",),
    "opponent_loses_coins": ("amount",),
    "opponent_loses_coins_per_own_influence": ("amount",),
    "pantheon_discount": ("amount",),
    "place_influence": (),
    "place_minerva": (),
    "play_again": (),
    "play_again_on_conspirator": (),
    "play_progress_from_box": (),
    "points": ("amount",),
    "points_per_own_progress": ("amount",),
    "points_per_own_tokens": ("amount",),
    "politician": ("section",),
    "produce": ("resource", "amount"),
    "produce_choice": ("options",),
    "progress_from_box": ("draw",),
    "protected_coins": ("amount",),
    "remove_built_wonder": (),
    "remove_opponent_influence": (),
    "resource_discount": ("on", "amount"),
    "science": ("symbol",),
    "senate_blue_bonus": ("amount",),
    "shield_while_controlled": ("amount",),
    "shields": ("amount",),
    "snake_on_opponent_green": (),
    "swap_building": ("colors",),
    "take_half_opponent_coins": (),
    "take_opponent_building": ("colors",),
    "take_unbuilt_wonder": (),
    "trade_discount": ("resources", "amount", "lowest"),
    "trigger_unprepared_conspiracy": (),
    "unbuild_wonder": (),
    "use_opponent_chains": (),
    "wonders_play_again": (),
}
"""Every effect kind with the fields that it has, all of them required."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect as printed; which fields are filled depends on `kind` (`FIELDS`)."""

    kind: str
    amount: int | None = None
    resource: str | None = None
    resources: tuple[str, ...] | None = None
    options: tuple[str, ...] | None = None
    price: int | None = None
    lowest: int | None = None
    symbol: str | None = None
    what: str | None = None
    on: str | None = None
    color: str | None = None
    colors: tuple[str, ...] | None = None
    count: tuple[str, ...] | None = None
    coins: int | None = None
    coins_each: int | None = None
    points_each: int | None = None
    draw: int | None = None
    section: str | None = None
    optional: bool = False


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component with an id and effects: progress token, decree, conspiracy."""

    id: str
    effects: tuple[Effect, ...]
    number: int | None = None
    box: str = ""
    source: str = ""
    sure: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One physical card of the structure. Senators have no printed cost and no colour."""

    id: str
    effects: tuple[Effect, ...]
    color: str | None = None
    cost: dict[str, int] = {}
    chain_from: str | None = None
    chain_gives: str | None = None
    deck: str = ""
    box: str = ""
    source: str = ""
    sure: str = ""


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder: its cost, what happens when it is chosen in the draft, and when it is constructed."""

    id: str
    cost: dict[str, int]
    effects: tuple[Effect, ...]
    on_choosing: tuple[Effect, ...] = ()
    box: str = ""
    source: str = ""
    sure: str = ""


class Divinity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the Pantheon; the gate belongs to no mythology."""

    id: str
    effects: tuple[Effect, ...]
    mythology: str | None = None
    box: str = ""
    source: str = ""
    sure: str = ""


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A military token; one lies on either side of the track."""

    size: str
    zone: tuple[int, int]
    effects: tuple[Effect, ...]
    box: str = ""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """Spaces of the military track, counted from the neutral space, and their points."""

    first: int
    last: int
    points: int


class Structure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of an Age are laid out: for each row the columns, in half cards (DUEL-010)."""

    age: int
    rows: tuple[tuple[int, ...], ...]
    box: str = ""


class TokenPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where mythology or offering tokens are laid on a structure (PANTHEON-003, 004)."""

    age: int
    token: str
    with_agora: bool
    places: tuple[int, ...]


class Chamber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chamber of the Senate (AGORA-007)."""

    number: int
    section: str
    points: int
    face_up: bool


class Actions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From `blue` blue cards on a politician gives `count` Senate actions (AGORA-032)."""

    blue: int
    count: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the setup (DUEL-003 to 007)."""

    starting_coins: int
    wonders_shown: int
    draft: tuple[str, ...]
    wonders_standing: int
    progress_on_board: int
    removed_from_deck: int
    guilds_in_age_3: int


class Economy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of trade and coins (DUEL-022, 032, 101)."""

    resource_price: int
    price_raised_by: tuple[str, ...]
    discard_coins: int
    discard_per_yellow: int
    coins_per_point: int


class Science(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Symbols and what they are good for (DUEL-080 to 082)."""

    symbols: tuple[str, ...]
    pair: int
    supremacy: int


class PantheonBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the Pantheon (PANTHEON-001 to 019)."""

    space_costs_first: tuple[int, ...]
    space_costs_second: tuple[int, ...]
    gate_cost_factor: int
    grand_temples_in_age_3: int
    grand_temple_points: tuple[int, ...]
    offerings: tuple[int, ...]
    tokens_per_mythology: int
    mythology_tokens_used: int


class DuelCatalog(msgspec.Struct, frozen=True):
    """Every component of Duel and its boxes."""

    setup: Setup
    economy: Economy
    science: Science
    capital: int
    zones: tuple[Zone, ...]
    tokens: tuple[Token, ...]
    structures: tuple[Structure, ...]
    token_places: tuple[TokenPlaces, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[Thing, ...]
    markers: int
    chambers: tuple[Chamber, ...]
    actions: tuple[Actions, ...]
    senators_added: dict[str, int]
    decrees: tuple[Thing, ...]
    conspiracies: tuple[Thing, ...]
    pantheon: PantheonBoard
    mythologies: tuple[str, ...]
    divinities: tuple[Divinity, ...]
    """The 15 divinities, then the gate."""


class _Senator(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    section: str | None = None


def _own_folder() -> Path | None:
    """The part of the user's folder that belongs to this game."""
    folder = own_data()
    return folder / "duel" if folder else None


def load_duel(folder: Path | None = None, extra: Path | None = None) -> DuelCatalog:
    """Read and check all boxes of Duel (DUEL-103, AGORA-001, 182, PANTHEON-001).

    folder: where the boxes lie (default: the package's own data). extra: a folder of the same shape whose files
    take the place of the files with the same name. Raises CatalogError.
    """
    reader = _Reader(folder or DATA, extra or _own_folder())
    catalog = _assemble(reader)
    _check(catalog)
    return catalog


class _Reader:
    """Files of the boxes, with the source and the certainty of each handed down to its rows."""

    def __init__(self, folder: Path, extra: Path | None) -> None:
        self.folder = folder
        self.extra = extra

    def page(self, box: str, name: str) -> dict[str, Any]:
        path = self._path(box, name)
        try:
            page = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise CatalogError(f"{box}/{name}.toml: cannot be read ({error.strerror})") from error
        except tomllib.TOMLDecodeError as error:
            raise CatalogError(f"{box}/{name}.toml: {error}") from error
        if not page.get("source") or page.get("sure") not in CONFIDENCE:
            raise CatalogError(f"{box}/{name}.toml: needs a source and sure = one of {', '.join(CONFIDENCE)}")
        return page

    def _path(self, box: str, name: str) -> Path:
        own = self.extra / box / f"{name}.toml" if self.extra else None
        return own if own and own.exists() else self.folder / box / f"{name}.toml"

    def rows(self, box: str, name: str, key: str, kind: type[Row], **more: Any) -> tuple[Row, ...]:
        """The tables `[[key]]` of a file as values of one kind, with what the file says about all of them."""
        page = self.page(box, name)
        common = {"box": box, "source": page["source"], "sure": page["sure"]} | more
        known = {field: value for field, value in common.items() if field in kind.__struct_fields__}
        return tuple(_read(row | known, kind, f"{box}/{name}.toml") for row in page.get(key, ()))

    def block(self, box: str, name: str, key: str, kind: type[Row]) -> Row:
        """The table `[key]` of a file."""
        return _read(self.page(box, name).get(key, {}), kind, f"{box}/{name}.toml [{key}]")


def _read(row: dict[str, Any], kind: type[Row], where: str) -> Row:
    name = row.get("id") or row.get("number") or ""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise CatalogError(f"{where}: {name}: {error}") from error


def _assemble(reader: _Reader) -> DuelCatalog:
    """All boxes as one catalog, in the order that gives every component its number."""
    return DuelCatalog(
        setup=reader.block("duel", "setup", "setup", Setup),
        economy=reader.block("duel", "setup", "economy", Economy),
        science=reader.block("duel", "setup", "science", Science),
        capital=reader.page("duel", "military")["capital"],
        zones=reader.rows("duel", "military", "zone", Zone),
        tokens=reader.rows("duel", "military", "token", Token) + reader.rows("agora", "military", "token", Token),
        structures=reader.rows("duel", "structures", "structure", Structure)
        + reader.rows("agora", "structures", "structure", Structure),
        token_places=reader.rows("pantheon", "structures", "token_places", TokenPlaces),
        cards=_cards(reader),
        wonders=_of_all_boxes(reader, "wonders", "wonder", Wonder),
        progress=_of_all_boxes(reader, "progress", "progress", Thing),
        markers=reader.page("agora", "senate")["senate"]["markers"],
        chambers=reader.rows("agora", "senate", "chamber", Chamber),
        actions=reader.rows("agora", "senate", "actions", Actions),
        senators_added=reader.page("agora", "senators")["added"],
        decrees=reader.rows("agora", "decrees", "decree", Thing),
        conspiracies=reader.rows("agora", "conspiracies", "conspiracy", Thing),
        pantheon=reader.block("pantheon", "pantheon", "pantheon", PantheonBoard),
        mythologies=tuple(reader.page("pantheon", "pantheon")["mythologies"]["ids"]),
        divinities=_divinities(reader),
    )


def _divinities(reader: _Reader) -> tuple[Divinity, ...]:
    """The gate comes last."""
    gate = reader.block("pantheon", "pantheon", "gate", Divinity)
    return (*reader.rows("pantheon", "pantheon", "divinity", Divinity), gate)


def _of_all_boxes(reader: _Reader, name: str, key: str, kind: type[Row]) -> tuple[Row, ...]:
    return sum((reader.rows(box, name, key, kind) for box in BOXES), ())


def _cards(reader: _Reader) -> tuple[Card, ...]:
    """Ages I to III, guilds, grand temples, senators."""
    files = [*(("duel", f"cards_age_{age}") for age in (1, 2, 3)), ("duel", "guilds"), ("pantheon", "grand_temples")]
    cards: tuple[Card, ...] = ()
    for box, name in files:
        cards += reader.rows(box, name, "card", Card, deck=reader.page(box, name)["deck"])
    return cards + _senators(reader)


def _senators(reader: _Reader) -> tuple[Card, ...]:
    """Each copy is a card of its own, because it matters which of two is taken from the structure (AGORA-004)."""
    page = reader.page("agora", "senators")
    common: dict[str, Any] = {"deck": "senator", "box": "agora", "source": page["source"], "sure": page["sure"]}
    return tuple(
        Card(id=f"{row.id}_{copy}", effects=(_senator_effect(row),), **common)
        for row in reader.rows("agora", "senators", "senator", _Senator)
        for copy in range(1, row.copies + 1)
    )


def _senator_effect(row: _Senator) -> Effect:
    return Effect(kind="politician", section=row.section) if row.section else Effect(kind="conspirator")


def _check(catalog: DuelCatalog) -> None:
    """Refuse what cannot be true."""
    for group in (catalog.cards, catalog.wonders, catalog.progress, catalog.divinities):
        _unique([thing.id for thing in group])
    for thing in _things(catalog):
        for effect in (*thing.effects, *getattr(thing, "on_choosing", ())):
            _check_effect(getattr(thing, "id", "military token"), effect, catalog)
    _check_costs(catalog)
    _check_chains(catalog)
    _check_numbers(catalog)
    _check_structures(catalog)


def _things(catalog: DuelCatalog) -> list[Any]:
    groups = (
        catalog.cards, catalog.wonders, catalog.progress, catalog.decrees, catalog.conspiracies, catalog.divinities,
        catalog.tokens,
    )  # fmt: skip
    return [thing for group in groups for thing in group]


def _unique(ids: list[str]) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise CatalogError(f"{name}: this id stands for two components; every id may be used once")


def _check_effect(owner: str, effect: Effect, catalog: DuelCatalog) -> None:
    """Known kind, exactly the fields of that kind, known words in them."""
    if effect.kind not in FIELDS:
        raise CatalogError(f"{owner}: effect kind {effect.kind} is not known")
    given = {name for name in effect.__struct_fields__[1:-1] if getattr(effect, name) is not None}
    if given != set(FIELDS[effect.kind]):
        raise CatalogError(f"{owner}: {effect.kind} needs the fields {FIELDS[effect.kind]}, not {sorted(given)}")
    words = {
        "resource": RESOURCES,
        "resources": RESOURCES,
        "options": RESOURCES,
        "symbol": catalog.science.symbols,
        "color": COLORS,
        "colors": COLORS,
        "what": (*COLORS, "wonder"),
        "on": (*COLORS, "wonder"),
        "count": (*COLORS, "wonder", "coins_by_3"),
        "section": SECTIONS,
    }
    for field, allowed in words.items():
        value = getattr(effect, field)
        for word in (value,) if isinstance(value, str) else value or ():
            if word not in allowed:
                raise CatalogError(f"{owner}: {effect.kind}: {word} is none of {', '.join(allowed)}")


def _check_costs(catalog: DuelCatalog) -> None:
    for thing in (*catalog.cards, *catalog.wonders):
        for word, amount in thing.cost.items():
            if word not in (*RESOURCES, "coins") or amount < 1:
                raise CatalogError(f"{thing.id}: cost {word} = {amount} is no number of resources or coins")
    for card in catalog.cards:
        if card.deck not in DECKS or (card.color not in COLORS and card.deck != "senator"):
            raise CatalogError(f"{card.id}: deck {card.deck} or color {card.color} is not known")


def _check_chains(catalog: DuelCatalog) -> None:
    """Every symbol under a cost is given by exactly one card of an earlier deck, or by a mythology token."""
    givers = {card.chain_gives: card for card in catalog.cards if card.chain_gives}
    if len(givers) != sum(1 for card in catalog.cards if card.chain_gives):
        raise CatalogError("chain_gives: two cards give the same chain symbol")
    for card in catalog.cards:
        symbol = card.chain_from
        if symbol is None or symbol in {f"mythology_{name}" for name in catalog.mythologies}:
            continue
        if symbol not in givers:
            raise CatalogError(f"{card.id}: chain_from names {symbol}, which no card gives")
        if DECKS.index(givers[symbol].deck) >= DECKS.index(card.deck):
            raise CatalogError(f"{card.id}: chain symbol {symbol} comes from {givers[symbol].id}, which is not earlier")


def _check_numbers(catalog: DuelCatalog) -> None:
    for group in (catalog.decrees, catalog.conspiracies):
        if [thing.number for thing in group] != list(range(1, len(group) + 1)):
            raise CatalogError(f"{group[0].id}: numbers of decrees and conspiracies run from 1 without a gap")
    if [chamber.number for chamber in catalog.chambers] != list(range(1, len(catalog.chambers) + 1)):
        raise CatalogError("chambers: numbers run from 1 without a gap")
    if sum(catalog.senators_added.values()) != sum(card.deck == "senator" for card in catalog.cards):
        raise CatalogError("senators: those added to the Ages are not as many as there are")


def _check_structures(catalog: DuelCatalog) -> None:
    """Each Age once for each box with structures; a card never lies on a column without neighbours below it."""
    for box in ("duel", "agora"):
        if sorted(one.age for one in catalog.structures if one.box == box) != [1, 2, 3]:
            raise CatalogError(f"{box}/structures.toml: needs the Ages 1, 2 and 3, each once")
    for one in catalog.structures:
        for above, below in zip(one.rows, one.rows[1:], strict=False):
            if not all({column - 1, column + 1} & set(above) for column in below):
                raise CatalogError(f"{one.box}/structures.toml: age {one.age}: a card of row {below} lies on nothing")


def cards_of(catalog: DuelCatalog, deck: str) -> tuple[int, ...]:
    """Numbers of the cards with this back."""
    return tuple(number for number, card in enumerate(catalog.cards) if card.deck == deck)
