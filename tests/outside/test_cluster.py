"""The ladder on a cluster: the same table as anywhere else."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ladder import Climb, climb
from game.outside.cluster import NoCluster

PLAN = Climb(("newcomer", "sensible"), "sensible-1", 3, 3, 5)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two workers on this machine, each a process of its own."""
    distributed = pytest.importorskip(
        "distributed",
        reason="Dask is not installed here: .ci/run and `build/dev.py outside` install it",
    )
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.filterwarnings("ignore")
def test_the_table_is_the_same_whoever_plays(address: str) -> None:
    here = [replace(rung, milliseconds=0.0) for rung in climb(PLAN)]
    there = [replace(rung, milliseconds=0.0) for rung in climb(PLAN, cluster=address)]
    assert there == here


@pytest.mark.filterwarnings("ignore")
def test_where_nobody_listens_there_is_no_cluster() -> None:
    dask = pytest.importorskip("dask", reason="Dask is not installed here: .ci/run installs it")
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "0.2s"}),
        pytest.raises(NoCluster, match="there is no cluster at"),
    ):
        climb(PLAN, cluster="tcp://127.0.0.1:9")


def test_without_dask_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="pip install distributed"):
        climb(PLAN, cluster="tcp://127.0.0.1:9")
