"""TLX and AutoWS kernels for Meta's fork of Triton: mbarriers, tasks, warp-specialized loops."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import HOPPER, NVIDIA, Case


@triton.jit
def tlx_copy_ring(x, y, n, BLOCK: tl.constexpr, SLOTS: tl.constexpr):
    at = tl.arange(0, BLOCK)
    ring = tlx.local_alloc((BLOCK, ), tl.float32, SLOTS)
    for i in tl.static_range(SLOTS - 1):
        token = tlx.async_load(x + i * BLOCK + at, ring[i])
        tlx.async_load_commit_group([token])
    acc = tl.zeros((BLOCK, ), dtype=tl.float32)
    for i in range(0, n):
        tlx.async_load_wait_group(SLOTS - 2)
        acc += tlx.local_load(ring[i % SLOTS])
        ahead = i + SLOTS - 1
        token = tlx.async_load(x + ahead * BLOCK + at, ring[ahead % SLOTS], mask=ahead < n)
        tlx.async_load_commit_group([token])
    tlx.async_load_wait_group(0)
    tl.store(y + at, acc)


@triton.jit
def tlx_tasks(x, y, n, BLOCK: tl.constexpr):
    buf = tlx.local_alloc((BLOCK, ), tl.float32, 2)
    full = tlx.alloc_barriers(num_barriers=2)
    empty = tlx.alloc_barriers(num_barriers=2)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            for i in range(0, n):
                tlx.barrier_wait(full[i % 2], (i // 2) & 1)
                v = tlx.local_load(buf[i % 2])
                tlx.barrier_arrive(empty[i % 2])
                tl.store(y + i * BLOCK + tl.arange(0, BLOCK), v / tl.sum(v, 0))
        with tlx.async_task(num_warps=4, num_regs=80):
            for i in range(0, n):
                tlx.barrier_wait(empty[i % 2], ((i // 2) & 1) ^ 1)
                tlx.local_store(buf[i % 2], tl.load(x + i * BLOCK + tl.arange(0, BLOCK)))
                tlx.barrier_arrive(full[i % 2])


@triton.jit
def tlx_wgmma_tasks(left, right, out, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, SLOTS: tl.constexpr):
    a = tlx.local_alloc((M, K), tl.float16, SLOTS)
    b = tlx.local_alloc((K, N), tl.float16, SLOTS)
    full = tlx.alloc_barriers(num_barriers=SLOTS)
    empty = tlx.alloc_barriers(num_barriers=SLOTS)
    row, col = tl.program_id(0) * M, tl.program_id(1) * N
    steps = tl.cdiv(depth, K)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            for i in range(0, steps):
                slot = i % SLOTS
                tlx.barrier_wait(empty[slot], ((i // SLOTS) & 1) ^ 1)
                tlx.barrier_expect_bytes(full[slot], 2 * (M + N) * K)
                tlx.async_descriptor_load(left, a[slot], [row, i * K], full[slot])
                tlx.async_descriptor_load(right, b[slot], [i * K, col], full[slot])
        with tlx.async_task(num_warps=4, num_regs=232):
            acc = tl.zeros((M, N), dtype=tl.float32)
            for i in range(0, steps):
                slot = i % SLOTS
                tlx.barrier_wait(full[slot], (i // SLOTS) & 1)
                acc = tlx.async_dot(a[slot], b[slot], acc)
                acc = tlx.async_dot_wait(0, acc)
                tlx.barrier_arrive(empty[slot])
            out.store([row, col], acc.to(tl.float16))


@triton.jit
def tlx_tcgen05_tasks(left, right, out, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, SLOTS: tl.constexpr):
    a = tlx.local_alloc((M, K), tl.float16, SLOTS)
    b = tlx.local_alloc((K, N), tl.float16, SLOTS)
    acc = tlx.local_alloc((M, N), tl.float32, 1, tlx.storage_kind.tmem)
    full = tlx.alloc_barriers(num_barriers=SLOTS)
    empty = tlx.alloc_barriers(num_barriers=SLOTS)
    ready = tlx.alloc_barriers(num_barriers=1)
    row, col = tl.program_id(0) * M, tl.program_id(1) * N
    steps = tl.cdiv(depth, K)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            tlx.barrier_wait(ready[0], 0)
            out.store([row, col], tlx.local_load(acc[0]).to(tl.float16))
        with tlx.async_task(num_warps=1, num_regs=48):
            for i in range(0, steps):
                slot = i % SLOTS
                tlx.barrier_wait(full[slot], (i // SLOTS) & 1)
                tlx.async_dot(a[slot], b[slot], acc[0], use_acc=i > 0, mBarriers=[empty[slot]])
            tlx.tcgen05_commit(ready[0])
        with tlx.async_task(num_warps=1, num_regs=48):
            for i in range(0, steps):
                slot = i % SLOTS
                tlx.barrier_wait(empty[slot], ((i // SLOTS) & 1) ^ 1)
                tlx.barrier_expect_bytes(full[slot], 2 * (M + N) * K)
                tlx.async_descriptor_load(left, a[slot], [row, i * K], full[slot])
                tlx.async_descriptor_load(right, b[slot], [i * K, col], full[slot])


@triton.jit
def autows_gemm(left, right, out, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PROGRAMS: tl.constexpr):
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, M) * across
    for tile in tl.range(tl.program_id(0), tiles, PROGRAMS, warp_specialize=True):
        row, col = tile // across * M, tile % across * N
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, depth, K):
            acc = tl.dot(left.load([row, k]), right.load([col, k]).T, acc)
        out.store([row, col], acc.to(tl.float16))


@triton.jit
def autows_attention(q, k, v, out, scale, length, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr):
    row = tl.program_id(0) * M
    rows = q.load([row, 0])
    acc = tl.zeros((M, HEAD), dtype=tl.float32)
    weight = tl.zeros((M, ), dtype=tl.float32)
    top = tl.full((M, ), float("-inf"), dtype=tl.float32)
    for begin in tl.range(0, length, N, warp_specialize=True):
        score = tl.dot(rows, k.load([begin, 0]).T) * scale
        high = tl.maximum(top, tl.max(score, 1))
        p = tl.math.exp2(score - high[:, None])
        shrink = tl.math.exp2(top - high)
        weight = weight * shrink + tl.sum(p, 1)
        acc = tl.dot(p.to(tl.float16), v.load([begin, 0]), acc * shrink[:, None])
        top = high
    out.store([row, 0], (acc / weight[:, None]).to(tl.float16))


def descs(m, n, k, transposed=False):
    right = f"{n},{k}" if transposed else f"{k},{n}"
    return {"left": f"tensordesc<fp16[{m},{k}]>", "right": f"tensordesc<fp16[{right}]>", "out": f"tensordesc<fp16[{m},{n}]>"}


XY = {"x": "*fp32", "y": "*fp32", "n": "i32"}
TILE = {"M": 64, "N": 128, "K": 64}
BIG = {"M": 128, "N": 128, "K": 64}
GEMM = {"n_rows": "i32:16", "n_cols": "i32:16", "depth": "i32:16"}
ATTENTION = {"q": "tensordesc<fp16[128,64]>", "k": "tensordesc<fp16[64,64]>", "v": "tensordesc<fp16[64,64]>", "out": "tensordesc<fp16[128,64]>",
             "scale": "fp32", "length": "i32:16"}
CASES = [
    Case("tlx_copy_ring", tlx_copy_ring, XY, {"BLOCK": 512, "SLOTS": 3}, NVIDIA),
    Case("tlx_tasks", tlx_tasks, XY, {"BLOCK": 512}, HOPPER),
    Case("tlx_wgmma_tasks", tlx_wgmma_tasks, {**descs(64, 128, 64), "depth": "i32:16"}, {**TILE, "SLOTS": 3}, ("sm_90", )),
    Case("tlx_tcgen05_tasks", tlx_tcgen05_tasks, {**descs(128, 128, 64), "depth": "i32:16"}, {**BIG, "SLOTS": 3}, ("sm_100", )),
    Case("autows_gemm", autows_gemm, {**descs(128, 128, 64, True), **GEMM}, {**BIG, "PROGRAMS": 132}, HOPPER, (3, )),
    Case("autows_attention", autows_attention, ATTENTION, {"M": 128, "N": 64, "HEAD": 64}, ("sm_100", ), (2, )),
]
