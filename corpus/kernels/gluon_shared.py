"""Gluon kernels with explicit shared buffers: views, slots, gathers, atomics, cp.async."""
import triton  # noqa: F401
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.ampere import async_copy, mbarrier, mma_v2

from spec import ALL, AMD, CDNA, HOPPER, NVIDIA, Case  # noqa: F401


@gluon.jit
def tile_at(x, LAYOUT: gl.constexpr, M: gl.constexpr, N: gl.constexpr):
    row = gl.arange(0, M, gl.SliceLayout(1, LAYOUT))
    col = gl.arange(0, N, gl.SliceLayout(0, LAYOUT))
    return x + row[:, None] * N + col[None, :]


@gluon.jit
def shared_transpose(x, y, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, OUT: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(x.dtype.element_ty, [M, N], SHARED)
    buf.store(gl.load(tile_at(x, IN, M, N)))
    gl.store(tile_at(y, OUT, N, M), buf.permute([1, 0]).load(OUT))
    again = buf.load(IN)
    buf.store(again * 2)
    gl.store(tile_at(y, OUT, N, M) + M * N, buf.permute([1, 0]).load(OUT))


@gluon.jit
def shared_ring(x, y, n, M: gl.constexpr, N: gl.constexpr, SLOTS: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr, AHEAD: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, N], SHARED)
    where = tile_at(x, IN, M, N)
    for i in gl.static_range(AHEAD):
        ring.index(i).store(gl.load(where + i * M * N))
    acc = gl.zeros([M, N], gl.float32, IN)
    for i in range(0, n):
        ring.index((i + AHEAD) % SLOTS).store(gl.load(where + (i + AHEAD) * M * N))
        acc += ring.index(i % SLOTS).load(IN).to(gl.float32)
    gl.store(tile_at(y, IN, M, N), acc)


@gluon.jit
def shared_ring_counter(x, y, n, M: gl.constexpr, N: gl.constexpr, SLOTS: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, N], SHARED)
    where = tile_at(x, IN, M, N)
    ring.index(0).store(gl.load(where))
    acc = gl.zeros([M, N], gl.float32, IN)
    slot = 0
    for i in range(1, n):
        ahead = slot + 1
        ahead = gl.where(ahead == SLOTS, 0, ahead)
        ring.index(ahead).store(gl.load(where + i * M * N))
        acc += ring.index(slot).load(IN).to(gl.float32)
        slot = ahead
    gl.store(tile_at(y, IN, M, N), acc + ring.index(slot).load(IN).to(gl.float32))


@gluon.jit
def shared_slices(x, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float32, [M, N], SHARED)
    top, bottom = buf.slice(0, M // 2), buf.slice(M // 2, M // 2)
    left, right = buf.slice(0, N // 2, dim=1), buf.slice(N // 2, N // 2, dim=1)
    half = gl.load(tile_at(x, IN, M // 2, N))
    top.store(half)
    for i in range(0, n):
        bottom.store(half + i)
        half = top.load(IN)
        top.store(half * 2)
    narrow = left.load(IN)
    right.store(narrow)
    quarter = top.slice(0, N // 2, dim=1)
    quarter.store(bottom.slice(N // 2, N // 2, dim=1).load(IN))
    gl.store(tile_at(y, IN, M, N), buf.load(IN))


@gluon.jit
def shared_views(x, y, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float16, [2, M, N], SHARED)
    first, second = buf.index(0), buf.index(1)
    first.store(gl.load(tile_at(x, IN, M, N)))
    second.store(gl.load(tile_at(x, IN, M, N) + M * N))
    flat = first.reshape([M // 2, N * 2])
    wide = flat.load(IN)
    gl.store(tile_at(y, IN, M // 2, N * 2), wide)
    first.reshape([M * 2, N // 2]).store(gl.load(tile_at(x, IN, M * 2, N // 2)))
    gl.store(tile_at(y, IN, M, N) + M * N, first.load(IN) + second.permute([1, 0]).permute([1, 0]).load(IN))


@gluon.jit
def shared_reuse(x, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, OUT: gl.constexpr, SHARED: gl.constexpr):
    v = gl.load(tile_at(x, IN, M, N))
    for i in range(0, n):
        one = gl.allocate_shared_memory(gl.float32, [M, N], SHARED, v)
        w = one.load(OUT)
        one._keep_alive()
        total = gl.sum(w, 0)
        v = gl.convert_layout(w, IN) + gl.convert_layout(total, gl.SliceLayout(0, IN))[None, :]
        if i % 2 == 0:
            two = gl.allocate_shared_memory(gl.float32, [M, N], SHARED)
            two.store(v)
            v = gl.convert_layout(two.load(OUT), IN)
    gl.store(tile_at(y, IN, M, N), v)


@gluon.jit
def shared_gather_scatter(x, index, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.int32, [M, N], SHARED)
    at = gl.load(tile_at(index, IN, M, N))
    v = gl.load(tile_at(x, IN, M, N))
    for i in range(0, n):
        buf.scatter(v, at, axis=0)
        v = buf.gather(at, axis=1)
    gl.store(tile_at(y, IN, M, N), v)


@gluon.jit
def shared_histogram(x, y, n, BINS: gl.constexpr, BLOCK: gl.constexpr, LINE: gl.constexpr, SHARED: gl.constexpr, USED: gl.constexpr):
    bins = gl.allocate_shared_memory(gl.int32, [BINS], SHARED)
    bins.store(gl.zeros([BINS], gl.int32, LINE))
    at = gl.arange(0, BLOCK, LINE)
    seen = gl.zeros([BLOCK], gl.int32, LINE)
    for i in range(0, n):
        v = gl.load(x + i * BLOCK + at)
        old = bins.atomic_scatter_add(gl.full([BLOCK], 1, gl.int32, LINE), v % BINS, axis=0)
        bins.atomic_scatter_add(gl.full([BLOCK], 2, gl.int32, LINE), (v + 1) % BINS, axis=0)
        if USED:
            seen += old
            bins.atomic_scatter_max(seen, v % BINS, axis=0)
    gl.store(y + gl.arange(0, BINS, LINE), bins.load(LINE))
    gl.store(y + BINS + at, seen)


@gluon.jit
def copy_pipeline(x, y, n, M: gl.constexpr, N: gl.constexpr, SLOTS: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, N], SHARED)
    where = tile_at(x, IN, M, N)
    for i in gl.static_range(SLOTS - 1):
        async_copy.async_load(ring.index(i), where + i * M * N, mask=i < n)
        async_copy.commit_group()
    acc = gl.zeros([M, N], gl.float32, IN)
    for i in range(0, n):
        ahead = i + SLOTS - 1
        async_copy.async_load(ring.index(ahead % SLOTS), where + ahead * M * N, mask=ahead < n)
        async_copy.commit_group()
        async_copy.wait_group(SLOTS - 1)
        acc += ring.index(i % SLOTS).load(IN).to(gl.float32)
    async_copy.wait_group(0)
    gl.store(tile_at(y, IN, M, N), acc)


@gluon.jit
def copy_mbarrier(x, y, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    buf = gl.allocate_shared_memory(gl.float16, [M, N], SHARED)
    bar = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(bar, count=1)
    where = tile_at(x, IN, M, N)
    acc = gl.zeros([M, N], gl.float32, IN)
    for i in range(0, n):
        async_copy.async_load(buf, where + i * M * N)
        async_copy.mbarrier_arrive(bar)
        mbarrier.arrive(bar)
        mbarrier.wait(bar, i & 1)
        acc += buf.load(IN).to(gl.float32)
    mbarrier.invalidate(bar)
    gl.store(tile_at(y, IN, M, N), acc)


@gluon.jit
def mma_pipeline(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, SLOTS: gl.constexpr, IN: gl.constexpr,
                 MMA: gl.constexpr, SHARED: gl.constexpr):
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], SHARED)
    row, inner = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, K, gl.SliceLayout(0, IN))
    down, col = gl.arange(0, K, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    a_at = a + row[:, None] * depth + inner[None, :]
    b_at = b + down[:, None] * N + col[None, :]
    for i in gl.static_range(SLOTS - 1):
        async_copy.async_load(left.index(i), a_at + i * K)
        async_copy.async_load(right.index(i), b_at + i * K * N)
        async_copy.commit_group()
    acc = gl.zeros([M, N], gl.float32, MMA)
    for k in range(0, depth // K):
        async_copy.wait_group(SLOTS - 2)
        x = left.index(k % SLOTS).load(gl.DotOperandLayout(0, MMA, 2))
        y = right.index(k % SLOTS).load(gl.DotOperandLayout(1, MMA, 2))
        ahead = k + SLOTS - 1
        async_copy.async_load(left.index(ahead % SLOTS), a_at + ahead * K, mask=ahead * K < depth)
        async_copy.async_load(right.index(ahead % SLOTS), b_at + ahead * K * N, mask=ahead * K < depth)
        async_copy.commit_group()
        acc = mma_v2(x, y, acc)
    async_copy.wait_group(0)
    out = gl.convert_layout(acc, IN)
    gl.store(c + row[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, IN))[None, :], out)


def blocked(lanes, warps=4, per=8):
    """A 2-D layout for rows, with `per` elements for each thread."""
    return gl.BlockedLayout([1, per], [lanes // 8, 8], [warps, 1], [1, 0])


def down(lanes, warps=4, per=4):
    """A 2-D layout that reads columns."""
    return gl.BlockedLayout([per, 1], [8, lanes // 8], [1, warps], [0, 1])


PLAIN = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
SWIZZLED = gl.SwizzledSharedLayout(8, 2, 4, [1, 0])
FLAT = gl.SwizzledSharedLayout(1, 1, 1, [0])
XYN = {"x": "*fp16", "y": "*fp32", "n": "i32"}


def cases():
    """Returns the kernels for 32 and for 64 lanes."""
    rows = []
    for lanes, targets in ((32, NVIDIA + ("gfx1201", "gfx1250")), (64, CDNA)):
        tag = "" if lanes == 32 else "64"
        wide, tall = blocked(lanes), down(lanes)
        line = gl.BlockedLayout([1], [lanes], [4], [0])

        def add(name, fn, args, debug=False, on=targets, **consts):
            rows.append(Case("gluon_" + name + tag, fn, args, consts, on, (2, ), {"num_warps": 4}, gluon=True, debug=debug))

        add("transpose", shared_transpose, {"x": "*fp32", "y": "*fp32"}, M=64, N=64, IN=wide, OUT=tall, SHARED=PLAIN)
        for slots, ahead in ((2, 1), (3, 1), (3, 2), (4, 2)):
            add(f"ring_{slots}_{ahead}", shared_ring, XYN, M=64, N=64, SLOTS=slots, AHEAD=ahead, IN=wide, SHARED=SWIZZLED, debug=slots == 4 and lanes == 64)
        for slots in (2, 3):
            add(f"ring_counter_{slots}", shared_ring_counter, XYN, M=64, N=64, SLOTS=slots, IN=wide, SHARED=SWIZZLED)
        add("slices", shared_slices, {"x": "*fp32", "y": "*fp32", "n": "i32"}, M=64, N=64, IN=wide, SHARED=PLAIN)
        add("views", shared_views, {"x": "*fp16", "y": "*fp16"}, M=64, N=64, IN=wide, SHARED=PLAIN)
        add("reuse", shared_reuse, {"x": "*fp32", "y": "*fp32", "n": "i32"}, M=64, N=64, IN=wide, OUT=tall, SHARED=PLAIN)
        add("gather_scatter", shared_gather_scatter, {"x": "*i32", "index": "*i32", "y": "*i32", "n": "i32"}, M=64, N=64, IN=wide, SHARED=PLAIN)
        for used in (False, True):
            add("histogram" + ("_used" if used else ""), shared_histogram, {"x": "*i32", "y": "*i32", "n": "i32"}, BINS=256, BLOCK=1024, LINE=line, SHARED=FLAT, USED=used)
    wide = blocked(32)
    for slots in (2, 3, 4):
        rows.append(Case(f"gluon_copy_pipeline_{slots}", copy_pipeline, XYN, {"M": 64, "N": 64, "SLOTS": slots, "IN": wide, "SHARED": SWIZZLED}, NVIDIA, gluon=True, debug=slots == 3))
    rows.append(Case("gluon_copy_mbarrier", copy_mbarrier, XYN, {"M": 64, "N": 64, "IN": wide, "SHARED": SWIZZLED}, NVIDIA, gluon=True))
    mma = gl.NVMMADistributedLayout([2, 0], [2, 2], [16, 8])
    for slots in (2, 3, 4):
        rows.append(Case(f"gluon_mma_pipeline_{slots}", mma_pipeline, {"a": "*fp16", "b": "*fp16", "c": "*fp32", "depth": "i32:16"},
                         {"M": 64, "N": 64, "K": 32, "SLOTS": slots, "IN": wide, "MMA": mma, "SHARED": SWIZZLED}, NVIDIA, gluon=True))
    return rows


CASES = cases()
