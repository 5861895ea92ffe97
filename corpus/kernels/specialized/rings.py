"""Rings of mbarriers, and other shared code of the attention kernels in Gluon."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import mbarrier, tma


@gluon.jit
def barriers(slots: gl.constexpr, count: gl.constexpr):
    """A ring of mbarriers."""
    ring = gl.allocate_shared_memory(gl.int64, [slots, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(slots):
        mbarrier.init(ring.index(i), count=count)
    return ring


@gluon.jit
def invalidate(ring, slots: gl.constexpr):
    for i in gl.static_range(slots):
        mbarrier.invalidate(ring.index(i))


@gluon.jit
def wait(ring, at, slots: gl.constexpr):
    """Waits for the phase that ends fill or read number `at` of the ring."""
    mbarrier.wait(ring.index(at % slots), (at // slots) & 1)


@gluon.jit
def wait_free(ring, at, slots: gl.constexpr):
    """Waits for the previous use of the slot of fill or read number `at`."""
    mbarrier.wait(ring.index(at % slots), ((at // slots) & 1) ^ 1)


@gluon.jit
def load_keys(desc, ring, full, empty, row, at, slots: gl.constexpr):
    wait_free(empty, at, slots)
    mbarrier.expect(full.index(at % slots), desc.nbytes_per_cta)
    tma.async_load(desc, [row, 0], full.index(at % slots), ring.index(at % slots))


def tile(rows, cols, dtype="fp16"):
    layout = gl.NVMMASharedLayout.get_default_for([rows, cols], gl.float32 if dtype == "fp32" else gl.float16)
    return f"tensordesc<{dtype}[{rows},{cols}],{layout!r}>"


HEADS = {"scale": "fp32", "length": "i32:16", "heads": "i32"}


@gluon.jit
def steps_of(tile, blocks, steps, PER: gl.constexpr, CAUSAL: gl.constexpr):
    """Returns the steps of a tile. With a causal mask, the last PER steps are its own rows."""
    if CAUSAL:
        steps = gl.minimum(steps, (tile % blocks + 1) * PER)
    return steps


@gluon.jit
def masked(score, row, column, CAUSAL: gl.constexpr):
    """Returns scores of rows from `row` and keys from `column`, without later keys if CAUSAL."""
    if CAUSAL:
        LAYOUT: gl.constexpr = score.type.layout
        rows = row + gl.arange(0, score.shape[0], gl.SliceLayout(1, LAYOUT))
        columns = column + gl.arange(0, score.shape[1], gl.SliceLayout(0, LAYOUT))
        score = gl.where(rows[:, None] >= columns[None, :], score, float("-inf"))
    return score
