"""The rules of the games: pure functions over one record.

No files, no clock, no network, no logging, no global randomness. A function marked with
`argosy.kernelc.kernel.kernel` runs in both backends: plain Python and compiled.
"""
