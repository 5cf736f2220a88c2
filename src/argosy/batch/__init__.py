"""Many games at once: the same rules over an array of records, on threads (docs/batch.md).

>>> batch = Batch("wonders", players=3, edition=2010, games=4, seed=1)
>>> while batch.owing().any():
...     batch.step(batch.first_legal())
>>> batch.scores().shape
(4, 3)
"""

from argosy.batch.wonders import Legal, WondersBatch

__all__ = ["Batch", "Legal", "WondersBatch"]

Batch = WondersBatch
