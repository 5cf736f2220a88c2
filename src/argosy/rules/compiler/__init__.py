"""The compiler of our kernels: from Python's syntax tree to machine code, through LLVM.

    types      what a value of a kernel can be, and which LLVM values it travels as
    source     the syntax tree of a kernel
    values     arithmetic, comparisons and conversions of numbers
    places     fields and elements: where they are in memory
    translate  one kernel for one list of argument types, as text of LLVM's language
    program    all that a set of entry points calls, cut into units that are built by themselves
    machine    LLVM: optimises units, makes objects of them, loads objects
    building   units that no object fits yet are built on all cores
    store      objects and lists of objects on disk
    calling    a compiled kernel as Python calls it

Why there is one at all: `docs/decisions/0010-a-compiler-for-our-kernels.md`.
"""
