"""Base class and registry of rulesets: value equality, lookup by fingerprint, pickling."""

from collections.abc import Callable
from typing import Any, Self, TypeVar
from weakref import WeakValueDictionary

import msgspec

from argosy.errors import RulesetError

R = TypeVar("R")

_known: "WeakValueDictionary[str, Any]" = WeakValueDictionary()


class BaseRuleset(msgspec.Struct, frozen=True, kw_only=True, eq=False, weakref=True):
    """The base of the rulesets of both games.

    Rulesets with equal facts and names are equal; a copy is the ruleset itself.
    """

    fingerprint: str
    """Hash of the packed tables: equal only where every fact and number is equal."""
    catalog: Any

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, type(self)) or self.fingerprint != other.fingerprint:
            return False
        return self.catalog == other.catalog  # because facts of one's own may give other names

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """As the question that it answers, which is short; with facts of one's own as all that it consists
        of.
        """
        build, question = self._question()
        if build(**question) == self:
            return _ask_again, (build, question, self.fingerprint)
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return _put_together, (type(self), fields)

    def _question(self) -> tuple[Callable[..., Any], dict[str, Any]]:
        """A function of a module, and the arguments with which it builds this ruleset out of the printed
        facts.
        """
        raise NotImplementedError


def _ask_again(build: Callable[..., Any], question: dict[str, Any], fingerprint: str) -> Any:
    ruleset = build(**question)
    if ruleset.fingerprint != fingerprint:
        raise RulesetError(
            f"{ruleset.name}: pickled with facts that differ from those of this Argosy ({fingerprint[:12]} there, "
            f"{ruleset.fingerprint[:12]} here): use the same version on both sides"
        )
    return ruleset


def _put_together(kind: Callable[..., Any], fields: dict[str, Any]) -> Any:
    known = recall(fields["fingerprint"])
    return (
        known
        if known is not None and known.catalog == fields["catalog"]
        else remember(kind(**fields), fields["fingerprint"])
    )


def remember(ruleset: R, fingerprint: str) -> R:
    """The ruleset itself, which `recall` finds from now on."""
    _known[fingerprint] = ruleset
    return ruleset


def recall(fingerprint: str) -> Any:
    """The ruleset of this fingerprint, or None if no table of this process plays it."""
    return _known.get(fingerprint)
