"""A histogram in shared memory: bins are cleared, updated by atomics of all waves, and written."""

from .common import *


def places(gpu: Gpu, waves: int) -> list:
    """Returns the constraints of a kernel whose workgroup has all bins and a row of values."""
    return [
        tkw.WorkgroupConstraint(M, TILE_M, 0),
        tkw.WaveConstraint(M, TILE_M / waves),
        tkw.HardwareConstraint(threads_per_wave=gpu.lanes, vector_shapes={M: gpu.lanes}),
    ]


def counted(gpu: Gpu) -> Built:
    """Clears the bins, adds each value to a bin of the other wave, and applies the limits."""
    waves = 2
    at = tkw.IndexMapping.iterator(0)
    # An offset of half a tile gives the elements of another wave.
    over = tkw.IndexMapping(num_iterators=1, inputs={M: (at + TILE_M / 2) % TILE_M}, outputs={M: at})

    @tkw.wave(places(gpu, waves))
    def histogram(
        values: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        limits: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
        out: tkl.Memory[M, GLOBAL_ADDRESS_SPACE, tkl.i32],
    ):
        bins = tkw.allocate((M,), (TILE_M,), tkl.i32)
        cleared = tkw.write(tkl.Register[M, tkl.i32](0), bins)
        added = tkw.atomic_add(tkw.read(values), bins, elements_per_thread=1, mapping=over)
        least = tkw.atomic_min(tkw.read(limits), bins, elements_per_thread=1, mapping=over)
        tkw.write(after(cleared, added, least, bins), out)

    tile = waves * gpu.lanes
    # Wave's allocation of shared memory ignores the lifetime of memory that only atomics use.
    return Built(histogram, {M: 4 * tile, TILE_M: tile}, waves, {"minimize_shared_allocs": False})


CASES = [Case("histogram", counted, ("gfx942", "gfx1200"))]
