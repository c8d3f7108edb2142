"""Ways to spoil a record: one thing is put in, taken out or swapped."""

import json
from typing import Any

from tests.records.recorded import Case, Change, Parts


def put(*keys: object, value: object) -> Change:
    def change(parts: Parts) -> Parts:
        target: Any = parts
        for key in keys[:-1]:
            target = target[key]
        target[keys[-1]] = value
        return parts

    return change


def drop(key: str) -> Change:
    return lambda parts: {name: value for name, value in parts.items() if name != key}


def swap(old: str, new: str) -> Change:
    return lambda parts: json.dumps(parts).replace(old, new, 1)


def unknown(*keys: str) -> dict[str, Case]:
    return {f"unknown {key}": (put(key, value="x"), key, "this key is unknown") for key in keys}


def missing(*keys: str) -> dict[str, Case]:
    return {f"no {key}": (drop(key), key, "this key is missing") for key in keys}
