"""Compiler for kernels: from Python's syntax tree to machine code, through LLVM (README.md).

kernel     the decorator that marks a function as a kernel; loops over kernels
unrolling  loops over kernels, laid out flat

source     the syntax tree of a kernel
types      what a value of a kernel can be, and which LLVM values it travels as
emitter    the text of one function: lines, blocks, variables, places in memory
values     arithmetic, comparisons and conversions of numbers
translate  one kernel for one list of argument types, as text of LLVM's language
calling    a compiled kernel as Python calls it
program    all that a set of entry points calls, cut into units that are built by themselves
machine    LLVM: optimises units, makes objects of them, loads objects
worker     a process that builds units
building   units that no object fits yet are built on all cores
store      objects and indexes of programs on disk
library    a program of this process: looked up, translated, built, loaded
errors     CompileError
"""
