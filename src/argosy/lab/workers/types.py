"""Interface of workers, and of the store of their results."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

C = TypeVar("C", bound=Hashable)
"""A chunk: arguments and seeds."""
C_contra = TypeVar("C_contra", bound=Hashable, contravariant=True)
"""A chunk, for who is only asked about it."""
R = TypeVar("R")
"""What comes of it."""
Work = Callable[[Any, C], R]
"""Called with what all chunks have in common, and a chunk.

For other processes: a function of a module that they have, too.
"""


class Workers(Protocol):
    """Interface of workers."""

    @property
    def is_here(self) -> bool:
        """Do they work in this process and thread? Elsewhere they get copies of everything."""
        ...

    @property
    def room(self) -> int:
        """Return the number of chunks that they take at the same time, in hand or waiting."""
        ...

    def share(self, value: Any) -> Any:
        """Send the common input of all chunks once; return the reference for `submit`."""
        ...

    def submit(self, work: Work[Any, R], shared: Any, chunk: Any) -> Future[R]:
        """Begin with a chunk."""
        ...


class ResultStore(Protocol[C_contra, R]):
    """Keeps what has come of chunks until a run that was cut off is begun again."""

    def found(self, chunk: C_contra) -> R | None:
        """Return the result of a chunk; None if it has not been done."""
        ...

    def keep(self, chunk: C_contra, result: R) -> None:
        """Keep what came of a chunk."""
        ...
