"""Work spread over the machines of a Dask cluster: an extra, `pip install distributed`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from game.words import _

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """Nobody can be sent any work; the message says why, in words for people."""


@contextmanager
def spread(address: str, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[Iterator[R]]:
    """What comes of each task, in their order, whoever does it. Raises NoCluster.

    Every machine needs this program at hand, in the same version.
    """
    try:
        from distributed import Client
    except ImportError:
        words = _("--cluster needs the package “distributed”: pip install distributed")
        raise NoCluster(words) from None
    try:
        client = Client(address)
    except (OSError, ValueError) as trouble:
        words = _("there is no cluster at {address} ({trouble})")
        raise NoCluster(words.format(address=address, trouble=trouble)) from trouble
    with client:
        done = client.map(work, tasks, pure=False)
        yield (each.result() for each in done)
