"""A kernel in a file of its own, for tests of kernels that call others."""

from argosy.kernelc.kernel import kernel

STEP = 7


@kernel
def stepped(number):
    return number * STEP + 1
