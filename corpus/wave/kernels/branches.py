"""Shared memory that a branch writes and later code reads, in a loop and outside of one."""

import sympy

from .common import *

ROUNDS = tkl.sym.ROUNDS


def places(gpu: Gpu, waves: int) -> list:
    """Returns the constraints of a kernel with one row for each workgroup."""
    return [
        tkw.WorkgroupConstraint(M, TILE_M, 0),
        tkw.WaveConstraint(M, TILE_M / waves),
        tkw.HardwareConstraint(threads_per_wave=gpu.lanes, vector_shapes={M: gpu.lanes, ROUNDS: 0}),
    ]


def refreshed(gpu: Gpu) -> Built:
    """Only some workgroups replace a row in shared memory, between two reads of it."""
    waves = 2

    @tkw.wave(places(gpu, waves))
    def branch(
        first: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        second: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        kept: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        out: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        row = tkw.allocate((M,), (TILE_M,), tkl.f32)
        stored = tkw.write(tkw.read(first), row)
        before = after(stored, row)
        fresh = tkw.read(second)

        @tkw.conditional(sympy.Eq(WORKGROUP_0 % 2, 0))
        def replace():
            replaced = tkw.write(fresh, row)
            tkw.write(after(replaced, row), kept)

        tkw.write(before + after(stored, row), out)

    tile = waves * gpu.lanes
    return Built(branch, {M: 4 * tile, TILE_M: tile}, waves)


def rounds(gpu: Gpu) -> Built:
    """Each iteration reads the data that the branch of the previous iteration wrote."""
    waves = 2
    constraints = places(gpu, waves) + [tkw.TilingConstraint(ROUNDS)]

    @tkw.wave(constraints)
    def branch_rounds(
        first: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        second: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        kept: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
        out: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.f32],
    ):
        row = tkw.allocate((M,), (TILE_M,), tkl.f32)
        stored = tkw.write(tkw.read(first), row)
        zero = tkl.Register[M, tkl.f32](0.0)
        tkw.write(after(stored, row), kept)
        start = tkw.scalar(0, tkl.i32)

        @tkw.iterate(ROUNDS, start=start, condition=ROUNDS < 8, init_args=[zero])
        def sums(acc: tkl.Register[M, tkl.f32]):
            seen = tkw.read(row)
            fresh = tkw.read(second)

            @tkw.conditional(sympy.Eq(WORKGROUP_0 % 2, 0))
            def replace():
                replaced = tkw.write(fresh, row)
                tkw.write(after(replaced, row), kept)

            tkw.set_symbol(ROUNDS, tkw.apply_expr(tkw.self_index(ROUNDS, tkl.i32), lambda x: x + 1))
            return acc + seen

        tkw.write(sums, out)

    tile = waves * gpu.lanes
    return Built(branch_rounds, {M: 4 * tile, TILE_M: tile}, waves)


CASES = [
    Case("branch", refreshed, ("gfx942", "gfx1200")),
    Case("branch_rounds", rounds, ("gfx942", "gfx1200")),
]
