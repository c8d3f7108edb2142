"""How many games the contract suite plays at each table."""

import pytest

FEW = 6
MANY = 15


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games", type=int, default=0,
        help=f"random games for each edition and number of seats ({FEW}; in a whole run {MANY})",
    )  # fmt: skip


@pytest.fixture
def games(request: pytest.FixtureRequest, *, whole: bool) -> int:
    """Games to play at each table; the option exists only if this folder is named."""
    return int(request.config.getoption("--games", default=0)) or (MANY if whole else FEW)
