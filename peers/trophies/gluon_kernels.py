"""Gluon kernels with mistakes that public kernels have. `FAULTY` selects the mistake. See peers/trophies.py."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia import blackwell
from triton.experimental.gluon.language.nvidia.hopper import fence_async_shared, mbarrier, tma


@gluon.jit
def issue_tiles(a, b, accumulators, loaded, ready, empty, tiles):
    mbarrier.wait(loaded, 0)
    for tile in range(0, tiles):
        slot = tile % 2
        mbarrier.wait(empty.index(slot), ((tile // 2) & 1) ^ 1)
        blackwell.tcgen05_mma(a, b, accumulators.index(slot), use_acc=False, mbarriers=[ready.index(slot)])


@gluon.jit
def store_tiles(c, accumulators, ready, empty, tiles, FAULTY: gl.constexpr):
    M: gl.constexpr = c.block_type.shape[0]
    N: gl.constexpr = c.block_type.shape[1]
    out = gl.allocate_shared_memory(gl.float16, [M, N], c.layout)
    for tile in range(0, tiles):
        slot = tile % 2
        mbarrier.wait(ready.index(slot), (tile // 2) & 1)
        accumulator = accumulators.index(slot)
        value = accumulator.load(accumulator.get_reg_layout())
        if FAULTY:
            slot = (tile + 1) % 2
        mbarrier.arrive(empty.index(slot))
        tma.store_wait(0)
        out.store(value.to(gl.float16))
        fence_async_shared()
        tma.async_store(c, [tile * M, 0], out)
    tma.store_wait(0)


@gluon.jit
def released_before_use(left, right, c, tiles, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, TMEM: gl.constexpr, FAULTY: gl.constexpr):
    """The epilogue advances to the next accumulator, and then releases it instead of the one that it has read."""
    a = gl.allocate_shared_memory(gl.float16, [M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [K, N], right.layout)
    loaded = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    ready = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    mbarrier.init(loaded, count=1)
    for i in gl.static_range(2):
        mbarrier.init(ready.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    mbarrier.expect(loaded, left.nbytes_per_cta + right.nbytes_per_cta)
    tma.async_load(left, [0, 0], loaded, a)
    tma.async_load(right, [0, 0], loaded, b)
    accumulators = blackwell.allocate_tensor_memory(gl.float32, [2, M, N], TMEM)
    gl.warp_specialize([
        (store_tiles, (c, accumulators, ready, empty, tiles, FAULTY)),
        (issue_tiles, (a, b, accumulators, loaded, ready, empty, tiles)),
    ], [1], [24])


@gluon.jit
def expect_slots(waited, expected, parity: gl.constexpr, tiles):
    for tile in range(0, tiles):
        slot = tile % 2
        mbarrier.wait(waited.index(slot), ((tile // 2) & 1) ^ parity)
        mbarrier.expect(expected.index(slot), 0)


@gluon.jit
def ring_of_expectations(tiles):
    """Two partitions of four warps pass on two slots. Of each, the first warp arrives, by an expectation of no bytes."""
    full = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(2):
        mbarrier.init(full.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    gl.warp_specialize([
        (expect_slots, (full, empty, 0, tiles)),
        (expect_slots, (empty, full, 1, tiles)),
    ], [4], [64])


@gluon.jit
def loaded_too_early(left, right, c, tiles, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, TMEM: gl.constexpr, FAULTY: gl.constexpr):
    """The loop loads the next operands into the only pair of buffers while the MMA still reads the last ones."""
    a = gl.allocate_shared_memory(gl.float16, [M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [K, N], right.layout)
    out = gl.allocate_shared_memory(gl.float16, [M, N], c.layout)
    loaded = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    computed = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(loaded, count=1)
    mbarrier.init(computed, count=1)
    accumulator = blackwell.allocate_tensor_memory(gl.float32, [M, N], TMEM)
    for tile in range(0, tiles):
        if not FAULTY:
            mbarrier.wait(computed, (tile & 1) ^ 1)
        mbarrier.expect(loaded, left.nbytes_per_cta + right.nbytes_per_cta)
        tma.async_load(left, [0, tile * K], loaded, a)
        tma.async_load(right, [tile * K, 0], loaded, b)
        mbarrier.wait(loaded, tile & 1)
        if FAULTY:
            mbarrier.wait(computed, (tile & 1) ^ 1)
        blackwell.tcgen05_mma(a, b, accumulator, use_acc=tile != 0, mbarriers=[computed])
    mbarrier.wait(computed, (tiles & 1) ^ 1)
    mbarrier.invalidate(loaded)
    mbarrier.invalidate(computed)
    out.store(accumulator.load(accumulator.get_reg_layout()).to(gl.float16))
    fence_async_shared()
    tma.async_store(c, [0, 0], out)
    tma.store_wait(0)


def descriptor(layout, *shape):
    return f"tensordesc<fp16[{','.join(map(str, shape))}],{layout!r}>"


def half(shape):
    return gl.NVMMASharedLayout.get_default_for(shape, gl.float16)


TMEM = blackwell.TensorMemoryLayout((128, 128), col_stride=1)
SHAPES = {"left": descriptor(half([128, 64]), 128, 64), "right": descriptor(half([64, 128]), 64, 128), "c": descriptor(half([128, 128]), 128, 128)}
CONSTS = {"M": 128, "N": 128, "K": 64, "TMEM": TMEM}
