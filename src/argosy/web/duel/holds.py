"""How a thing on the table is taken hold of: what a click on it does, as attributes of its button."""

import msgspec
from markupsafe import Markup

from argosy.web.duel.targets import Targets


class Hold(msgspec.Struct, frozen=True):
    """What can be done with one thing."""

    key: str
    text: str | None = None
    """The choice that a click makes."""
    is_selectable: bool = False
    """A click selects it; the dock says what can be done."""
    is_second: bool = False
    """It can be the second part of a choice."""
    is_ahead: bool = False
    """What is selected is planned for the next turn."""

    @property
    def css(self) -> str:
        """`pick` makes a choice, `selectable` selects, `ahead` selects for the next turn, `rest` does nothing now."""
        if self.is_ahead and self.is_selectable:
            return "ahead"
        return "pick" if self.text else "selectable" if self.is_selectable else "rest"

    @property
    def is_live(self) -> bool:
        """Does a click on it do something?"""
        return self.text is not None or self.is_selectable

    @property
    def attributes(self) -> Markup:
        """Attributes of its button. One that does nothing now stays a button, so that the focus stays on it."""
        second = Markup(' data-second="{}"').format(self.key) if self.is_second else Markup("")
        return self._action() + second

    def _action(self) -> Markup:
        if self.text:
            return Markup('type="submit" form="choose" name="choice" value="{}"').format(self.text)
        if self.is_selectable:
            return Markup('type="button" data-select="{}" aria-pressed="false"').format(self.key)
        return Markup('type="button" aria-disabled="true"')


def hold(targets: Targets, *keys: str) -> Hold:
    """The hold on a thing that goes by one of several keys; the first one that something can be done with counts."""
    live = (key for key in keys if key in targets.direct or key in targets.select)
    key = next(live, keys[0])
    return Hold(key, targets.direct.get(key), key in targets.select, targets.can_be_second(key), targets.is_ahead)
