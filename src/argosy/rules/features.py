"""Kernels of both games that append numbers to a row of features, behind the `at` already there."""

from argosy.kernelc.kernel import kernel


@kernel
def clear_row(row):
    """Forget everything in a row: most features are zero at most moments."""
    for place in range(row.shape[0]):
        row[place] = 0


@kernel
def copy_numbers(numbers, row, at):
    """Append the numbers of a field."""
    for place in range(numbers.shape[0]):
        row[at + place] = numbers[place]
    return at + numbers.shape[0]


@kernel
def mark_equal(numbers, number, row, at):
    """Append a 1 for every place of a field where this number stands, else 0."""
    for place in range(numbers.shape[0]):
        row[at + place] = numbers[place] == number
    return at + numbers.shape[0]
