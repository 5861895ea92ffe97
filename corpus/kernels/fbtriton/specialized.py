"""Warp-specialized kernels for Meta's fork of Triton: merged barriers, staggered rings."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import HOPPER, Case


@triton.jit
def tlx_gemm_two_consumers(left, right, out, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                           SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Persistent. Two consumers each compute half of the rows, and share the right operand."""
    a = tlx.local_alloc((M, K), tl.float16, 2 * SLOTS)
    b = tlx.local_alloc((K, N), tl.float16, SLOTS)
    full_a = tlx.alloc_barriers(num_barriers=2 * SLOTS)
    empty_a = tlx.alloc_barriers(num_barriers=2 * SLOTS)
    full_b = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_b = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, 2 * M) * across
    steps = tl.cdiv(depth, K)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                row, col = tile // across * 2 * M, tile % across * N
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(empty_a[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_a[slot], 2 * M * K)
                    tlx.async_descriptor_load(left, a[slot], [row, i * K], full_a[slot])
                    tlx.barrier_wait(empty_b[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_b[slot], 2 * K * N)
                    tlx.async_descriptor_load(right, b[slot], [i * K, col], full_b[slot])
                    tlx.barrier_wait(empty_a[slot + SLOTS], parity ^ 1)
                    tlx.barrier_expect_bytes(full_a[slot + SLOTS], 2 * M * K)
                    tlx.async_descriptor_load(left, a[slot + SLOTS], [row + M, i * K], full_a[slot + SLOTS])
                    done += 1
        with tlx.async_task(num_warps=4, num_regs=232, replicate=2):
            half = tlx.async_task_replica_id()
            done = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                row, col = tile // across * 2 * M, tile % across * N
                acc = tl.zeros((M, N), dtype=tl.float32)
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    own = slot + half * SLOTS
                    tlx.barrier_wait(full_a[own], parity)
                    tlx.barrier_wait(full_b[slot], parity)
                    acc = tlx.async_dot(a[own], b[slot], acc)
                    acc = tlx.async_dot_wait(0, acc)
                    tlx.barrier_arrive(empty_a[own])
                    tlx.barrier_arrive(empty_b[slot])
                    done += 1
                out.store([row + half * M, col], acc.to(tl.float16))


@triton.jit
def tlx_gemm_staggered(left, right, out, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, SLOTS: tl.constexpr):
    """One ring with fills 3 i and 3 i + 1 (left operands) and 3 i + 2 (right operand) in step i."""
    ring = tlx.local_alloc((M, K), tl.float16, SLOTS)
    acc = tlx.local_alloc((M, N), tl.float32, 2, tlx.storage_kind.tmem)
    full = tlx.alloc_barriers(num_barriers=SLOTS)
    empty = tlx.alloc_barriers(num_barriers=SLOTS)
    ready = tlx.alloc_barriers(num_barriers=2)
    row, col = tl.program_id(0) * 2 * M, tl.program_id(1) * N
    steps = tl.cdiv(depth, K)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            for half in tl.static_range(2):
                tlx.barrier_wait(ready[half], 0)
                out.store([row + half * M, col], tlx.local_load(acc[half]).to(tl.float16))
        with tlx.async_task(num_warps=1, num_regs=48):
            for i in range(0, steps):
                b = 3 * i + 2
                tlx.barrier_wait(full[3 * i % SLOTS], (3 * i // SLOTS) & 1)
                tlx.barrier_wait(full[b % SLOTS], (b // SLOTS) & 1)
                right_tile = tlx.local_trans(ring[b % SLOTS])
                tlx.async_dot(ring[3 * i % SLOTS], right_tile, acc[0], use_acc=i > 0, mBarriers=[empty[3 * i % SLOTS]])
                a1 = 3 * i + 1
                tlx.barrier_wait(full[a1 % SLOTS], (a1 // SLOTS) & 1)
                tlx.async_dot(ring[a1 % SLOTS], right_tile, acc[1], use_acc=i > 0, mBarriers=[empty[a1 % SLOTS], empty[b % SLOTS]])
            tlx.tcgen05_commit(ready[0])
            tlx.tcgen05_commit(ready[1])
        with tlx.async_task(num_warps=1, num_regs=48):
            for i in range(0, steps):
                for part in tl.static_range(3):
                    at = 3 * i + part
                    slot = at % SLOTS
                    tlx.barrier_wait(empty[slot], ((at // SLOTS) & 1) ^ 1)
                    tlx.barrier_expect_bytes(full[slot], 2 * M * K)
                    if part == 2:
                        tlx.async_descriptor_load(right, ring[slot], [col, i * K], full[slot])
                    else:
                        tlx.async_descriptor_load(left, ring[slot], [row + part * M, i * K], full[slot])


@triton.jit
def tlx_gemm_persistent(left, right, out, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                        SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """One expect for both operands. One accumulator is stored while the other is computed."""
    a = tlx.local_alloc((M, K), tl.float16, SLOTS)
    b = tlx.local_alloc((K, N), tl.float16, SLOTS)
    acc = tlx.local_alloc((M, N), tl.float32, 2, tlx.storage_kind.tmem)
    full = tlx.alloc_barriers(num_barriers=SLOTS)
    empty = tlx.alloc_barriers(num_barriers=SLOTS)
    ready = tlx.alloc_barriers(num_barriers=2)
    stored = tlx.alloc_barriers(num_barriers=2)
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, M) * across
    steps = tl.cdiv(depth, K)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                which = count % 2
                tlx.barrier_wait(ready[which], (count // 2) & 1)
                value = tlx.local_load(acc[which])
                tlx.barrier_arrive(stored[which])
                out.store([tile // across * M, tile % across * N], value.to(tl.float16))
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            count = 0
            done = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                which = count % 2
                tlx.barrier_wait(stored[which], ((count // 2) & 1) ^ 1)
                for i in range(0, steps):
                    slot = done % SLOTS
                    tlx.barrier_wait(full[slot], (done // SLOTS) & 1)
                    tlx.async_dot(a[slot], b[slot], acc[which], use_acc=i > 0, mBarriers=[empty[slot]])
                    done += 1
                tlx.tcgen05_commit(ready[which])
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                row, col = tile // across * M, tile % across * N
                for i in range(0, steps):
                    slot = done % SLOTS
                    tlx.barrier_wait(empty[slot], ((done // SLOTS) & 1) ^ 1)
                    tlx.barrier_expect_bytes(full[slot], 2 * (M + N) * K)
                    tlx.async_descriptor_load(left, a[slot], [row, i * K], full[slot])
                    tlx.async_descriptor_load(right, b[slot], [i * K, col], full[slot])
                    done += 1


@triton.jit
def tlx_attention_two_consumers(q, k, v, out, scale, length, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr, SLOTS: tl.constexpr):
    """Two consumers with separate rows alternate in their MMAs, with named barriers."""
    queries = tlx.local_alloc((M, HEAD), tl.float16, 2)
    keys = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    values = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    full_q = tlx.alloc_barriers(num_barriers=2)
    full_k = tlx.alloc_barriers(num_barriers=SLOTS)
    full_v = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_k = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    empty_v = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    row = tl.program_id(0) * 2 * M
    steps = tl.cdiv(length, N)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            for half in tl.static_range(2):
                tlx.barrier_expect_bytes(full_q[half], 2 * M * HEAD)
                tlx.async_descriptor_load(q, queries[half], [row + half * M, 0], full_q[half])
            for i in range(0, steps):
                slot, parity = i % SLOTS, (i // SLOTS) & 1
                tlx.barrier_wait(empty_k[slot], parity ^ 1)
                tlx.barrier_expect_bytes(full_k[slot], 2 * N * HEAD)
                tlx.async_descriptor_load(k, keys[slot], [i * N, 0], full_k[slot])
                tlx.barrier_wait(empty_v[slot], parity ^ 1)
                tlx.barrier_expect_bytes(full_v[slot], 2 * N * HEAD)
                tlx.async_descriptor_load(v, values[slot], [i * N, 0], full_v[slot])
        with tlx.async_task(num_warps=4, num_regs=232, replicate=2):
            half = tlx.async_task_replica_id()
            top = tl.full((M, ), float("-inf"), dtype=tl.float32)
            weight = tl.zeros((M, ), dtype=tl.float32)
            acc = tl.zeros((M, HEAD), dtype=tl.float32)
            if half == 1:
                tlx.named_barrier_arrive(9, 256)
            tlx.barrier_wait(full_q[half], 0)
            for i in range(0, steps):
                slot, parity = i % SLOTS, (i // SLOTS) & 1
                tlx.barrier_wait(full_k[slot], parity)
                if half == 0:
                    tlx.named_barrier_wait(9, 256)
                else:
                    tlx.named_barrier_wait(10, 256)
                score = tlx.async_dot(queries[half], tlx.local_trans(keys[slot]))
                score = tlx.async_dot_wait(0, score)
                if half == 0:
                    tlx.named_barrier_arrive(10, 256)
                else:
                    tlx.named_barrier_arrive(9, 256)
                tlx.barrier_arrive(empty_k[slot])
                score = score * scale
                high = tl.maximum(top, tl.max(score, 1))
                p = tl.math.exp2(score - high[:, None])
                shrink = tl.math.exp2(top - high)
                weight = weight * shrink + tl.sum(p, 1)
                acc = acc * shrink[:, None]
                tlx.barrier_wait(full_v[slot], parity)
                acc = tlx.async_dot(p.to(tl.float16), values[slot], acc)
                acc = tlx.async_dot_wait(0, acc)
                tlx.barrier_arrive(empty_v[slot])
                top = high
            out.store([row + half * M, 0], (acc / weight[:, None]).to(tl.float16))


@triton.jit
def autows_gemm_partitioned(left, right, out, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PROGRAMS: tl.constexpr):
    """The compiler splits each MMA into two by rows (data partition)."""
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, M) * across
    for tile in tl.range(tl.program_id(0), tiles, PROGRAMS, warp_specialize=True, data_partition_factor=2):
        row, col = tile // across * M, tile % across * N
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, depth, K):
            acc = tl.dot(left.load([row, k]), right.load([col, k]).T, acc)
        out.store([row, col], acc.to(tl.float16))


@triton.jit
def autows_attention_persistent(q, k, v, out, logsum, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr, PROGRAMS: tl.constexpr):
    """Maximum and sum of each row leave the inner loop, in tensor memory beside the scores."""
    blocks = tl.cdiv(length, M)
    for tile in tl.range(tl.program_id(0), blocks * heads, PROGRAMS, warp_specialize=True):
        base = tile // blocks * length
        row = base + tile % blocks * M
        rows = q.load([row, 0])
        acc = tl.zeros((M, HEAD), dtype=tl.float32)
        weight = tl.zeros((M, ), dtype=tl.float32) + 1.0
        top = tl.zeros((M, ), dtype=tl.float32) - float("inf")
        for begin in tl.range(0, length, N):
            score = tl.dot(rows, k.load([base + begin, 0]).T)
            high = tl.maximum(top, tl.max(score, 1) * scale)
            p = tl.math.exp2(score * scale - high[:, None])
            shrink = tl.math.exp2(top - high)
            acc = acc * shrink[:, None]
            acc = tl.dot(p.to(tl.float16), v.load([base + begin, 0]), acc)
            weight = weight * shrink + tl.sum(p, 1)
            top = high
        tl.store(logsum + row + tl.arange(0, M), top + tl.math.log2(weight))
        out.store([row, 0], (acc / weight[:, None]).to(tl.float16))


@triton.jit
def autows_attention_backward(q, k, v, do, logsum, delta, dq, dk, dv, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr,
                              PROGRAMS: tl.constexpr, ISSUED: tl.constexpr):
    """Outer loop over keys, inner over queries. ISSUED: MMAs in the compiler's issue order."""
    blocks = tl.cdiv(length, N)
    for tile in tl.range(tl.program_id(0), blocks * heads, PROGRAMS, warp_specialize=True):
        base = tile // blocks * length
        col = base + tile % blocks * N
        keys = k.load([col, 0])
        values = v.load([col, 0])
        grad_k = tl.zeros((N, HEAD), dtype=tl.float32)
        grad_v = tl.zeros((N, HEAD), dtype=tl.float32)
        for begin in tl.range(0, length, M):
            row = base + begin
            rows = q.load([row, 0])
            at = row + tl.arange(0, M)
            score = tl.dot(keys, rows.T)
            p = tl.math.exp2(score * scale - tl.load(logsum + at)[None, :])
            grad = do.load([row, 0])
            if ISSUED:
                grad_p = tl.dot(values, grad.T)
                grad_v = tl.dot(p.to(tl.float16), grad, grad_v)
            else:
                grad_v = tl.dot(p.to(tl.float16), grad, grad_v)
                grad_p = tl.dot(values, grad.T)
            grad_s = (p * (grad_p - tl.load(delta + at)[None, :])).to(tl.float16)
            grad_k = tl.dot(grad_s, rows, grad_k)
            dq.atomic_add([row, 0], tl.dot(grad_s.T, keys) * scale)
        dv.store([col, 0], grad_v.to(tl.float16))
        dk.store([col, 0], (grad_k * scale).to(tl.float16))


def tile(rows, cols, element="fp16"):
    return f"tensordesc<{element}[{rows},{cols}]>"


def gemm(m, n, k, out_rows, transposed):
    right = tile(n, k) if transposed else tile(k, n)
    return {"left": tile(m, k), "right": right, "out": tile(out_rows, n)}


SIZES = {"n_rows": "i32:16", "n_cols": "i32:16", "depth": "i32:16"}
DEPTH = {"depth": "i32:16"}
LENGTH = {"scale": "fp32", "length": "i32:16"}
HEADS = {**LENGTH, "heads": "i32"}
BACKWARD = {**{name: tile(64, 64) for name in ("q", "k", "v", "do", "dk", "dv")}, "dq": tile(64, 64, "fp32"), "logsum": "*fp32", "delta": "*fp32",
            **HEADS}
CASES = [
    Case("tlx_gemm_two_consumers", tlx_gemm_two_consumers, {**gemm(64, 128, 64, 64, False), **SIZES},
         {"M": 64, "N": 128, "K": 64, "SLOTS": 2, "PROGRAMS": 132}, ("sm_90", )),
    Case("tlx_gemm_staggered", tlx_gemm_staggered, {**gemm(128, 128, 64, 128, True), **DEPTH}, {"M": 128, "N": 128, "K": 64, "SLOTS": 4},
         ("sm_100", )),
    Case("tlx_gemm_persistent", tlx_gemm_persistent, {**gemm(128, 128, 64, 128, False), **SIZES},
         {"M": 128, "N": 128, "K": 64, "SLOTS": 3, "PROGRAMS": 132}, ("sm_100", )),
    Case("tlx_attention_two_consumers", tlx_attention_two_consumers,
         {"q": tile(64, 64), "k": tile(64, 64), "v": tile(64, 64), "out": tile(64, 64), **LENGTH}, {"M": 64, "N": 64, "HEAD": 64, "SLOTS": 2}, ("sm_90", )),
    Case("autows_gemm_partitioned", autows_gemm_partitioned, {**gemm(256, 128, 64, 256, True), **SIZES},
         {"M": 256, "N": 128, "K": 64, "PROGRAMS": 132}, HOPPER, (3, )),
    Case("autows_attention_persistent", autows_attention_persistent, {"q": tile(128, 64), "k": tile(128, 64), "v": tile(128, 64), "out": tile(128, 64), "logsum": "*fp32", **HEADS},
         {"M": 128, "N": 128, "HEAD": 64, "PROGRAMS": 132}, ("sm_100", ), (2, )),
    Case("autows_attention_backward", autows_attention_backward, BACKWARD, {"M": 64, "N": 64, "HEAD": 64, "PROGRAMS": 132, "ISSUED": False}, ("sm_100", ), (2, )),
    Case("autows_attention_backward_reordered", autows_attention_backward, BACKWARD, {"M": 64, "N": 64, "HEAD": 64, "PROGRAMS": 132, "ISSUED": True}, ("sm_100", ), (2, ),
         options={"early_tma_store_lowering": False}),
]
