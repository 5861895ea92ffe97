"""Counting in shared memory with atomics: bins are cleared, added to by all waves, and written out."""

from .common import *

BINS, TILE_B = tkl.sym.BINS, tkl.sym.TILE_B


def places(gpu: Gpu, waves: int) -> list:
    """Gives the constraints of a kernel whose workgroup has all bins and a row of values."""
    return [
        tkw.WorkgroupConstraint(M, TILE_M, 0),
        tkw.WaveConstraint(M, TILE_M / waves),
        tkw.HardwareConstraint(threads_per_wave=gpu.lanes, vector_shapes={M: gpu.lanes}),
    ]


def counted(gpu: Gpu) -> Built:
    """Adds each value to its place, and takes the least of the result and the next row."""
    waves = 2

    @tkw.wave(places(gpu, waves))
    def histogram(
        values: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        limits: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        out: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
    ):
        bins = tkw.allocate((M,), (TILE_M,), tkl.i32)
        cleared = tkw.write(tkl.Register[M, tkl.i32](0), bins)
        added = tkw.atomic_add(tkw.read(values), bins)
        least = tkw.atomic_min(tkw.read(limits), bins)
        tkw.write(after(cleared, added, least, bins), out)

    tile = waves * gpu.lanes
    # Wave's packing of shared memory does not know the lifetime of what only atomics use.
    return Built(histogram, {M: 4 * tile, TILE_M: tile}, waves, {"minimize_shared_allocs": False})


CASES = [Case("histogram", counted, ("gfx942", "gfx1200"))]
