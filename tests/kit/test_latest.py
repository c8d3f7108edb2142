"""The memory for the last answer."""

from scenes.kit.latest import Latest


def test_the_same_question_is_answered_once() -> None:
    asked: list[tuple[int, int]] = []

    def work(first: int, second: int = 0) -> list[int]:
        asked.append((first, second))
        return [first + second]

    latest = Latest(work)
    assert latest(1, second=2) is latest(1, second=2)
    assert latest(1) == [1]
    assert latest(1, second=2) == [3]
    assert asked == [(1, 2), (1, 0), (1, 2)]


def test_equal_questions_are_the_same_question() -> None:
    latest = Latest(lambda numbers: [sum(numbers)])
    assert latest([1, 2]) is latest([1, 2])
