"""The memory for the last answer."""

from scenes.kit.memo import LastResult


def test_the_same_question_is_answered_once() -> None:
    asked: list[tuple[int, int]] = []

    def work(first: int, second: int = 0) -> list[int]:
        asked.append((first, second))
        return [first + second]

    last_result = LastResult(work)
    assert last_result(1, second=2) is last_result(1, second=2)
    assert last_result(1) == [1]
    assert last_result(1, second=2) == [3]
    assert asked == [(1, 2), (1, 0), (1, 2)]


def test_equal_questions_are_the_same_question() -> None:
    last_result = LastResult(lambda numbers: [sum(numbers)])
    assert last_result([1, 2]) is last_result([1, 2])
