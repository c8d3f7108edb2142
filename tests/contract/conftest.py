"""How many games the contract suite plays at each table."""

import pytest

FEW = 15


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games", type=int, default=FEW,
        help=f"random games for each edition and number of seats (default {FEW})",
    )  # fmt: skip


@pytest.fixture
def games(request: pytest.FixtureRequest) -> int:
    """Games to play at each table; the option exists only if this folder is named."""
    return int(request.config.getoption("--games", default=FEW))
