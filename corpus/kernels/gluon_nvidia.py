"""Gluon kernels for Hopper and Blackwell: TMA, mbarriers, MMAs, warp specialization, clusters."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia import blackwell, hopper
from triton.experimental.gluon.language.nvidia.hopper import fence_async_shared, mbarrier, tma

from spec import HOPPER, Case


@gluon.jit
def tma_copy(src, dst, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float16, [M, N], src.layout)
    bar = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(bar, count=1)
    for i in range(0, n):
        mbarrier.expect(bar, src.nbytes_per_cta)
        tma.async_load(src, [i * M, 0], bar, buf)
        mbarrier.wait(bar, i & 1)
        v = buf.load(IN)
        buf.store(v * 2)
        fence_async_shared()
        tma.async_store(dst, [i * M, 0], buf)
        tma.store_wait(0)
    mbarrier.invalidate(bar)


@gluon.jit
def tma_ring(src, dst, n, M: gl.constexpr, N: gl.constexpr, SLOTS: gl.constexpr, IN: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, N], src.layout)
    out = gl.allocate_shared_memory(gl.float16, [2, M, N], dst.layout)
    bars = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(bars.index(i), count=1)
    for i in gl.static_range(SLOTS - 1):
        mbarrier.expect(bars.index(i), src.nbytes_per_cta, pred=i < n)
        tma.async_load(src, [i * M, 0], bars.index(i), ring.index(i), pred=i < n)
    for i in range(0, n):
        ahead = i + SLOTS - 1
        slot = ahead % SLOTS
        mbarrier.expect(bars.index(slot), src.nbytes_per_cta, pred=ahead < n)
        tma.async_load(src, [ahead * M, 0], bars.index(slot), ring.index(slot), pred=ahead < n)
        mbarrier.wait(bars.index(i % SLOTS), (i // SLOTS) & 1)
        v = ring.index(i % SLOTS).load(IN)
        tma.store_wait(1)
        out.index(i % 2).store(v + 1)
        fence_async_shared()
        tma.async_store(dst, [i * M, 0], out.index(i % 2))
    tma.store_wait(0)
    for i in gl.static_range(SLOTS):
        mbarrier.invalidate(bars.index(i))


@gluon.jit
def tma_reduce(src, dst, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float32, [M, N], dst.layout)
    row = gl.arange(0, M, gl.SliceLayout(1, IN))
    col = gl.arange(0, N, gl.SliceLayout(0, IN))
    for i in range(0, n):
        v = gl.load(src + i * M * N + row[:, None] * N + col[None, :])
        tma.store_wait(0)
        buf.store(v)
        fence_async_shared()
        tma.async_atomic_add(dst, [0, 0], buf)
    tma.store_wait(0)


@gluon.jit
def wgmma_matmul(left, right, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, SLOTS: gl.constexpr, ACC: gl.constexpr,
                 WARPS: gl.constexpr):
    a = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], right.layout)
    bars = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(bars.index(i), count=1)
    row, col = gl.program_id(0) * M, gl.program_id(1) * N
    steps = gl.cdiv(depth, K)
    for i in gl.static_range(SLOTS - 1):
        mbarrier.expect(bars.index(i), left.nbytes_per_cta + right.nbytes_per_cta, pred=i < steps)
        tma.async_load(left, [row, i * K], bars.index(i), a.index(i), pred=i < steps)
        tma.async_load(right, [i * K, col], bars.index(i), b.index(i), pred=i < steps)
    acc = gl.zeros([M, N], gl.float32, ACC)
    for i in range(0, steps):
        mbarrier.wait(bars.index(i % SLOTS), (i // SLOTS) & 1)
        acc = hopper.warpgroup_mma(a.index(i % SLOTS), b.index(i % SLOTS), acc, is_async=True)
        acc = hopper.warpgroup_mma_wait(num_outstanding=0, deps=(acc, ))
        ahead = i + SLOTS - 1
        slot = ahead % SLOTS
        mbarrier.expect(bars.index(slot), left.nbytes_per_cta + right.nbytes_per_cta, pred=ahead < steps)
        tma.async_load(left, [row, ahead * K], bars.index(slot), a.index(slot), pred=ahead < steps)
        tma.async_load(right, [ahead * K, col], bars.index(slot), b.index(slot), pred=ahead < steps)
    out = gl.allocate_shared_memory(gl.float16, [M, N], c.layout)
    out.store(acc.to(gl.float16))
    fence_async_shared()
    tma.async_store(c, [row, col], out)
    tma.store_wait(0)
    for i in gl.static_range(SLOTS):
        mbarrier.invalidate(bars.index(i))


@gluon.jit
def tcgen05_matmul(left, right, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, TMEM: gl.constexpr, COMMIT: gl.constexpr):
    a = gl.allocate_shared_memory(gl.float16, [M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [K, N], right.layout)
    loaded = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    done = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(loaded, count=1)
    mbarrier.init(done, count=1)
    acc = blackwell.allocate_tensor_memory(gl.float32, [M, N], TMEM)
    use = False
    for i in range(0, gl.cdiv(depth, K)):
        mbarrier.expect(loaded, left.nbytes_per_cta + right.nbytes_per_cta)
        tma.async_load(left, [gl.program_id(0) * M, i * K], loaded, a)
        tma.async_load(right, [i * K, gl.program_id(1) * N], loaded, b)
        mbarrier.wait(loaded, i & 1)
        if COMMIT:
            blackwell.tcgen05_mma(a, b, acc, use_acc=use, mbarriers=[])
            blackwell.tcgen05_commit(done)
        else:
            blackwell.tcgen05_mma(a, b, acc, use_acc=use, mbarriers=[done])
        mbarrier.wait(done, i & 1)
        use = True
    mbarrier.invalidate(loaded)
    mbarrier.invalidate(done)
    out = gl.allocate_shared_memory(gl.float16, [M, N], c.layout)
    out.store(acc.load(acc.get_reg_layout()).to(gl.float16))
    fence_async_shared()
    tma.async_store(c, [gl.program_id(0) * M, gl.program_id(1) * N], out)
    tma.store_wait(0)


@gluon.jit
def ring_producer(left, right, a, b, full, empty, steps, SLOTS: gl.constexpr):
    K: gl.constexpr = left.block_type.shape[1]
    for i in range(0, steps):
        slot = i % SLOTS
        mbarrier.wait(empty.index(slot), ((i // SLOTS) & 1) ^ 1)
        mbarrier.expect(full.index(slot), left.nbytes_per_cta + right.nbytes_per_cta)
        tma.async_load(left, [0, i * K], full.index(slot), a.index(slot))
        tma.async_load(right, [i * K, 0], full.index(slot), b.index(slot))


@gluon.jit
def wgmma_consumer(c, a, b, full, empty, steps, SLOTS: gl.constexpr, ACC: gl.constexpr):
    M: gl.constexpr = a.shape[1]
    N: gl.constexpr = b.shape[2]
    acc = gl.zeros([M, N], gl.float32, ACC)
    for i in range(0, steps):
        slot = i % SLOTS
        mbarrier.wait(full.index(slot), (i // SLOTS) & 1)
        acc = hopper.warpgroup_mma(a.index(slot), b.index(slot), acc, is_async=True)
        acc = hopper.warpgroup_mma_wait(num_outstanding=0, deps=(acc, ))
        mbarrier.arrive(empty.index(slot))
    out = gl.allocate_shared_memory(gl.float16, [M, N], c.layout)
    out.store(acc.to(gl.float16))
    fence_async_shared()
    tma.async_store(c, [0, 0], out)
    tma.store_wait(0)


@gluon.jit
def wgmma_specialized(left, right, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, SLOTS: gl.constexpr, ACC: gl.constexpr):
    a = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], right.layout)
    full = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(full.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    steps = gl.cdiv(depth, K)
    gl.warp_specialize([
        (wgmma_consumer, (c, a, b, full, empty, steps, SLOTS, ACC)),
        (ring_producer, (left, right, a, b, full, empty, steps, SLOTS)),
    ], [1], [24])
    for i in gl.static_range(SLOTS):
        mbarrier.invalidate(full.index(i))
        mbarrier.invalidate(empty.index(i))


@gluon.jit
def tcgen05_issuer(a, b, acc, full, empty, ready, steps, SLOTS: gl.constexpr):
    use = False
    for i in range(0, steps):
        slot = i % SLOTS
        mbarrier.wait(full.index(slot), (i // SLOTS) & 1)
        blackwell.tcgen05_mma(a.index(slot), b.index(slot), acc, use_acc=use, mbarriers=[empty.index(slot)])
        use = True
    blackwell.tcgen05_commit(ready)


@gluon.jit
def tcgen05_epilogue(c, acc, ready):
    M: gl.constexpr = acc.shape[0]
    N: gl.constexpr = acc.shape[1]
    out = gl.allocate_shared_memory(gl.float16, [2, M, N // 2], c.layout)
    mbarrier.wait(ready, 0)
    for i in gl.static_range(2):
        part = acc.slice(i * (N // 2), N // 2)
        out.index(i).store(part.load(part.get_reg_layout()).to(gl.float16))
        fence_async_shared()
        tma.async_store(c, [0, i * (N // 2)], out.index(i))
    tma.store_wait(0)


@gluon.jit
def tcgen05_specialized(left, right, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, SLOTS: gl.constexpr, TMEM: gl.constexpr):
    a = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], right.layout)
    full = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(full.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    mbarrier.init(ready, count=1)
    acc = blackwell.allocate_tensor_memory(gl.float32, [M, N], TMEM)
    steps = gl.cdiv(depth, K)
    gl.warp_specialize([
        (tcgen05_epilogue, (c, acc, ready)),
        (ring_producer, (left, right, a, b, full, empty, steps, SLOTS)),
        (tcgen05_issuer, (a, b, acc, full, empty, ready, steps, SLOTS)),
    ], [1, 1], [24, 24])
    for i in gl.static_range(SLOTS):
        mbarrier.invalidate(full.index(i))
        mbarrier.invalidate(empty.index(i))
    mbarrier.invalidate(ready)


@gluon.jit
def scale_rows(x, buf, out, full, empty, n, IN: gl.constexpr):
    for i in range(0, n):
        mbarrier.wait(full, i & 1)
        v = buf.load(IN)
        total = gl.sum(v, 0)
        mbarrier.arrive(empty)
        out.store(v / gl.convert_layout(total, gl.SliceLayout(0, IN))[None, :])
        w = out.load(IN)
        gl.store(x, gl.sum(gl.sum(w, 0), 0))


@gluon.jit
def fill_rows(x, buf, full, empty, n, IN: gl.constexpr):
    M: gl.constexpr = buf.shape[0]
    N: gl.constexpr = buf.shape[1]
    row, col = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    for i in range(0, n):
        v = gl.load(x + i * M * N + row[:, None] * N + col[None, :])
        mbarrier.wait(empty, (i & 1) ^ 1)
        buf.store(v)
        mbarrier.arrive(full)


@gluon.jit
def generic_specialized(x, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float32, [M, N], SHARED)
    out = gl.allocate_shared_memory(gl.float32, [M, N], SHARED)
    full = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(full, count=1)
    mbarrier.init(empty, count=1)
    gl.warp_specialize([
        (scale_rows, (y, buf, out, full, empty, n, IN)),
        (fill_rows, (x, buf, full, empty, n, IN)),
    ], [4], [104])
    mbarrier.invalidate(full)
    mbarrier.invalidate(empty)
    row, col = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    gl.store(y + row[:, None] * N + col[None, :], out.load(IN))


@gluon.jit
def tma_multicast(src, dst, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, MULTICAST: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float16, [M, N], src.layout)
    bar = mbarrier.allocate_mbarrier()
    mbarrier.init(bar, count=1)
    gl.barrier(cluster=True)
    for i in range(0, n):
        mbarrier.expect(bar, src.nbytes_per_cta)
        tma.async_load(src, [i * M, 0], bar, buf, multicast=MULTICAST)
        mbarrier.wait(bar, i & 1)
        v = buf.load(IN)
        buf.store(v + 1)
        fence_async_shared(cluster=True)
        tma.async_store(dst, [i * M, 0], buf)
        tma.store_wait(0)
        if MULTICAST:
            # The next copy writes to the buffers of all CTAs.
            gl.barrier(cluster=True)
    mbarrier.invalidate(bar)


@gluon.jit
def cluster_exchange(x, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, OUT: gl.constexpr):
    row, col = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    v = gl.load(x + row[:, None] * N + col[None, :])
    for i in range(0, n):
        v = gl.convert_layout(gl.convert_layout(v, OUT) * 2, IN)
        v += gl.sum(v, 0)[None, :]
    gl.store(y + row[:, None] * N + col[None, :], v)


@gluon.jit
def clc_persistent(y, BLOCK: gl.constexpr, LINE: gl.constexpr):
    answer = gl.allocate_shared_memory(gl.int64, [2], gl.SwizzledSharedLayout(1, 1, 1, [0]))
    bar = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(bar, count=1)
    more, tile, phase = True, gl.program_id(0), 0
    while more:
        mbarrier.expect(bar, 16)
        blackwell.clc.try_cancel(answer, bar)
        at = gl.arange(0, BLOCK, LINE)
        gl.store(y + tile * BLOCK + at, gl.associative_scan(at, 0, plus))
        mbarrier.wait(bar, phase)
        result = blackwell.clc.load_result(answer)
        more = result.is_canceled()
        tile = result.program_id(0)
        phase ^= 1
    mbarrier.invalidate(bar)


@gluon.jit
def next_tile(answer, answered, taken, phase):
    mbarrier.wait(answered, phase)
    result = blackwell.clc.load_result(answer)
    mbarrier.arrive(taken)
    return result.is_canceled(), result.program_id(0)


@gluon.jit
def clc_producer(left, right, a, b, full, empty, answer, answered, taken, steps, SLOTS: gl.constexpr):
    M: gl.constexpr = left.block_type.shape[0]
    K: gl.constexpr = left.block_type.shape[1]
    more, tile, phase, i = True, gl.program_id(0), 0, 0
    while more:
        mbarrier.wait(taken, phase ^ 1)
        mbarrier.expect(answered, 16)
        blackwell.clc.try_cancel(answer, answered)
        for k in range(0, steps):
            slot = i % SLOTS
            mbarrier.wait(empty.index(slot), ((i // SLOTS) & 1) ^ 1)
            mbarrier.expect(full.index(slot), left.nbytes_per_cta + right.nbytes_per_cta)
            tma.async_load(left, [tile * M, k * K], full.index(slot), a.index(slot))
            tma.async_load(right, [k * K, 0], full.index(slot), b.index(slot))
            i += 1
        more, tile = next_tile(answer, answered, taken, phase)
        phase ^= 1


@gluon.jit
def clc_issuer(a, b, acc, full, empty, ready, drained, answer, answered, taken, steps, SLOTS: gl.constexpr):
    more, phase, i = True, 0, 0
    while more:
        mbarrier.wait(drained, phase ^ 1)
        use = False
        for _ in range(0, steps):
            slot = i % SLOTS
            mbarrier.wait(full.index(slot), (i // SLOTS) & 1)
            blackwell.tcgen05_mma(a.index(slot), b.index(slot), acc, use_acc=use, mbarriers=[empty.index(slot)])
            use = True
            i += 1
        blackwell.tcgen05_commit(ready)
        more, _ = next_tile(answer, answered, taken, phase)
        phase ^= 1


@gluon.jit
def clc_epilogue(c, acc, ready, drained, answer, answered, taken):
    M: gl.constexpr = acc.shape[0]
    out = gl.allocate_shared_memory(gl.float16, acc.shape, c.layout)
    more, tile, phase = True, gl.program_id(0), 0
    while more:
        mbarrier.wait(ready, phase)
        v = acc.load(acc.get_reg_layout())
        mbarrier.arrive(drained)
        tma.store_wait(0)
        out.store(v.to(gl.float16))
        fence_async_shared()
        tma.async_store(c, [tile * M, 0], out)
        more, tile = next_tile(answer, answered, taken, phase)
        phase ^= 1
    tma.store_wait(0)


@gluon.jit
def clc_matmul(left, right, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, SLOTS: gl.constexpr, TMEM: gl.constexpr):
    a = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], left.layout)
    b = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], right.layout)
    full = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    drained = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    answer = gl.allocate_shared_memory(gl.int64, [2], gl.SwizzledSharedLayout(1, 1, 1, [0]))
    answered = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    taken = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(full.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    mbarrier.init(ready, count=1)
    mbarrier.init(drained, count=1)
    mbarrier.init(answered, count=1)
    mbarrier.init(taken, count=3)
    acc = blackwell.allocate_tensor_memory(gl.float32, [M, N], TMEM)
    steps = gl.cdiv(depth, K)
    gl.warp_specialize([
        (clc_epilogue, (c, acc, ready, drained, answer, answered, taken)),
        (clc_producer, (left, right, a, b, full, empty, answer, answered, taken, steps, SLOTS)),
        (clc_issuer, (a, b, acc, full, empty, ready, drained, answer, answered, taken, steps, SLOTS)),
    ], [1, 1], [24, 24])


@gluon.jit
def plus(a, b):
    return a + b


def desc(layout, *shape, dtype="fp16"):
    return f"tensordesc<{dtype}[{','.join(map(str, shape))}],{layout!r}>"


def nv(shape, dtype=gl.float16, **options):
    return gl.NVMMASharedLayout.get_default_for(shape, dtype, **options)


def gemm(name, fn, m, n, k, targets, warps=4, half=False, debug=False, **consts):
    c_shape = [m, n // 2] if half else [m, n]
    args = {"left": desc(nv([m, k]), m, k), "right": desc(nv([k, n]), k, n), "c": desc(nv(c_shape), *c_shape), "depth": "i32"}
    return Case("gluon_" + name, fn, args, {"M": m, "N": n, "K": k, **consts}, targets, (2, ), {"num_warps": warps}, gluon=True, debug=debug)


WIDE = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
F32WIDE = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
PLAIN = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
TILE = nv([64, 64])
COPY = {"src": desc(TILE, 64, 64), "dst": desc(TILE, 64, 64), "n": "i32"}
SPLIT = gl.NVMMASharedLayout.get_default_for([64, 64], gl.float16, cga_layout=[[1, 0]])
SHARED_BOTH = gl.NVMMASharedLayout.get_default_for([64, 64], gl.float16, cga_layout=[[0, 0]])
WIDE_SPLIT = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0], [[1, 0]])
WIDE_BOTH = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0], [[0, 0]])
WIDE_COLUMNS = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0], [[0, 1]])


def acc_layout(warps, n):
    return gl.NVMMADistributedLayout([3, 0], [warps, 1], [16, n, 16])


TMEM = blackwell.TensorMemoryLayout((128, 128), col_stride=1)
CASES = [
    Case("gluon_tma_copy", tma_copy, COPY, {"M": 64, "N": 64, "IN": WIDE}, HOPPER, gluon=True),
    *[Case(f"gluon_tma_ring_{s}", tma_ring, COPY, {"M": 64, "N": 64, "SLOTS": s, "IN": WIDE}, HOPPER, gluon=True, debug=s == 2) for s in (2, 3, 4)],
    Case("gluon_tma_reduce", tma_reduce, {"src": "*fp32", "dst": desc(nv([64, 64], gl.float32), 64, 64, dtype="fp32"), "n": "i32"}, {"M": 64, "N": 64, "IN": F32WIDE}, HOPPER, gluon=True),
    *[gemm(f"wgmma_{s}", wgmma_matmul, 64, 128, 64, ("sm_90", ), SLOTS=s, ACC=acc_layout(4, 128), WARPS=4) for s in (2, 3, 4)],
    gemm("wgmma_8warps", wgmma_matmul, 128, 128, 64, ("sm_90", ), warps=8, SLOTS=3, ACC=acc_layout(8, 128), WARPS=8),
    *[gemm(f"wgmma_ws_{s}", wgmma_specialized, 64, 128, 64, ("sm_90", ), SLOTS=s, ACC=acc_layout(4, 128)) for s in (2, 3)],
    gemm("wgmma_ws_8warps", wgmma_specialized, 128, 128, 64, ("sm_90", ), warps=8, SLOTS=4, ACC=acc_layout(8, 128)),
    gemm("tcgen05", tcgen05_matmul, 128, 128, 64, ("sm_100", ), TMEM=TMEM, COMMIT=False),
    gemm("tcgen05_commit", tcgen05_matmul, 128, 128, 64, ("sm_100", ), TMEM=TMEM, COMMIT=True),
    gemm("tcgen05_located", tcgen05_matmul, 128, 128, 64, ("sm_100", ), TMEM=TMEM, COMMIT=True, debug=True),
    *[gemm(f"tcgen05_ws_{s}", tcgen05_specialized, 128, 128, 64, ("sm_100", ), half=True, SLOTS=s, TMEM=TMEM) for s in (2, 3, 4)],
    Case("gluon_generic_ws", generic_specialized, {"x": "*fp32", "y": "*fp32", "n": "i32"}, {"M": 64, "N": 64, "IN": F32WIDE, "SHARED": PLAIN}, HOPPER, gluon=True),
    Case("gluon_cluster_tma", tma_multicast, {"src": desc(SPLIT, 64, 64), "dst": desc(SPLIT, 64, 64), "n": "i32"}, {"M": 64, "N": 64, "IN": WIDE_SPLIT, "MULTICAST": False}, HOPPER, (2, ), {"num_ctas": 2}, gluon=True),
    Case("gluon_cluster_multicast", tma_multicast, {"src": desc(SHARED_BOTH, 64, 64), "dst": desc(SHARED_BOTH, 64, 64), "n": "i32"}, {"M": 64, "N": 64, "IN": WIDE_BOTH, "MULTICAST": True}, HOPPER, (2, ), {"num_ctas": 2}, gluon=True),
    Case("gluon_cluster_exchange", cluster_exchange, {"x": "*fp32", "y": "*fp32", "n": "i32"}, {"M": 64, "N": 64, "IN": WIDE_SPLIT, "OUT": WIDE_COLUMNS}, HOPPER, (2, ), {"num_ctas": 2}, gluon=True),
    gemm("clc_matmul", clc_matmul, 128, 128, 64, ("sm_100", ), SLOTS=3, TMEM=TMEM),
    Case("gluon_clc", clc_persistent, {"y": "*i32"}, {"BLOCK": 256, "LINE": gl.BlockedLayout([1], [32], [4], [0])}, ("sm_100", ), gluon=True),
]
