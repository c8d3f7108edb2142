"""The tail of the chi-square distribution, without any library of statistics."""

from __future__ import annotations

from math import exp, lgamma, log
from typing import Final

TERMS: Final = 10_000
TINY: Final = 1e-300
CLOSE: Final = 1e-14


def chi_square_tail(value: float, freedom: int) -> float:
    """How often chi-square with so many degrees of freedom is ``value`` or more, 0-1."""
    half, at = freedom / 2, value / 2
    if at <= 0 or half <= 0:
        return 1.0
    weight = exp(half * log(at) - at - lgamma(half))
    if at < half + 1:
        return max(0.0, 1.0 - weight * _series(half, at))
    return weight * _fraction(half, at)


def _series(half: float, at: float) -> float:
    """The lower incomplete gamma function, without its weight."""
    term = total = 1 / half
    for number in range(1, TERMS):
        term *= at / (half + number)
        total += term
        if term < total * CLOSE:
            break
    return total


def _fraction(half: float, at: float) -> float:
    """The upper one as a continued fraction, by Lentz's method."""
    b = at + 1 - half
    c, d = 1 / TINY, 1 / b
    total = d
    for number in range(1, TERMS):
        a = -number * (number - half)
        b += 2
        d = 1 / (a * d + b or TINY)
        c = b + a / c or TINY
        total *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return total
