"""Persistent attention backward for Meta's fork of Triton, with explicit tasks (TLX)."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import Case


@triton.jit
def transposed_scores(keys, queries, scores, full_q, full_s, at, SLOTS: tl.constexpr):
    """Issues the scores of step `at`. The weights of the previous step are stored."""
    tlx.barrier_wait(full_q[at % SLOTS], (at // SLOTS) & 1)
    tlx.async_dot(keys[0], tlx.local_trans(queries[at % SLOTS]), scores[0], use_acc=False, mBarriers=[full_s[0]])


@triton.jit
def value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, at, more, SLOTS: tl.constexpr):
    """Issues the MMAs of the output gradients of step `at` with the values and with the weights."""
    slot = at % SLOTS
    tlx.barrier_wait(full_do[slot], (at // SLOTS) & 1)
    tlx.async_dot(values[0], tlx.local_trans(grads[slot]), products[0], use_acc=False, mBarriers=[full_dp[0]])
    tlx.barrier_wait(full_p[0], at & 1)
    tlx.async_dot(probs[0], grads[slot], acc_v[0], use_acc=more, mBarriers=[empty_p[0], empty_do[slot]])


@triton.jit
def key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, at, more, SLOTS: tl.constexpr):
    """Issues the MMAs of the score gradients of step `at` with the queries and with the keys."""
    tlx.barrier_wait(full_ds[0], at & 1)
    tlx.async_dot(slopes[0], queries[at % SLOTS], acc_k[0], use_acc=more, mBarriers=[empty_q[at % SLOTS]])
    tlx.barrier_wait(empty_dq[0], (at & 1) ^ 1)
    tlx.async_dot(tlx.local_trans(slopes[0]), keys[0], acc_q[0], use_acc=False, mBarriers=[full_dq[0], empty_ds[0]])


@triton.jit
def tlx_attention_backward_persistent(q, k, v, do, logsum, delta, dq, dk, dv, scale, length, heads, M: tl.constexpr, N: tl.constexpr,
                                      HEAD: tl.constexpr, SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """The outer loop is over keys, the inner loop over queries. Tasks: softmax and tile gradients,
    copies, MMAs, and the gradient of the queries, which is added in global memory."""
    keys = tlx.local_alloc((N, HEAD), tl.float16, 1)
    values = tlx.local_alloc((N, HEAD), tl.float16, 1)
    queries = tlx.local_alloc((M, HEAD), tl.float16, SLOTS)
    grads = tlx.local_alloc((M, HEAD), tl.float16, SLOTS)
    slopes = tlx.local_alloc((N, M), tl.float16, 1)
    stage = tlx.local_alloc((N, HEAD), tl.float16, 2)
    stage_q = tlx.local_alloc((M, HEAD), tl.float32, 1)
    scores = tlx.local_alloc((N, M), tl.float32, 1, tlx.storage_kind.tmem)
    probs = tlx.local_alloc((N, M), tl.float16, 1, tlx.storage_kind.tmem)
    products = tlx.local_alloc((N, M), tl.float32, 1, tlx.storage_kind.tmem)
    acc_k = tlx.local_alloc((N, HEAD), tl.float32, 1, tlx.storage_kind.tmem)
    acc_v = tlx.local_alloc((N, HEAD), tl.float32, 1, tlx.storage_kind.tmem)
    acc_q = tlx.local_alloc((M, HEAD), tl.float32, 1, tlx.storage_kind.tmem)
    full_kv = tlx.alloc_barriers(num_barriers=1)
    empty_kv = tlx.alloc_barriers(num_barriers=1)
    full_q = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_q = tlx.alloc_barriers(num_barriers=SLOTS)
    full_do = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_do = tlx.alloc_barriers(num_barriers=SLOTS)
    full_s = tlx.alloc_barriers(num_barriers=1)
    full_p = tlx.alloc_barriers(num_barriers=1)
    empty_p = tlx.alloc_barriers(num_barriers=1)
    full_dp = tlx.alloc_barriers(num_barriers=1)
    full_ds = tlx.alloc_barriers(num_barriers=1)
    empty_ds = tlx.alloc_barriers(num_barriers=1)
    full_dq = tlx.alloc_barriers(num_barriers=1)
    empty_dq = tlx.alloc_barriers(num_barriers=1)
    full_dkv = tlx.alloc_barriers(num_barriers=1)
    empty_dkv = tlx.alloc_barriers(num_barriers=1)
    blocks = tl.cdiv(length, N)
    tiles = blocks * heads
    # A tile has at least one step for all arguments, because its accumulators are read.
    steps = tl.maximum(tl.cdiv(length, M), 1)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                for i in range(0, steps):
                    parity = done & 1
                    at = base + i * M + tl.arange(0, M)
                    tlx.barrier_wait(full_s[0], parity)
                    score = tlx.local_load(scores[0])
                    p = tl.math.exp2(score * scale - tl.load(logsum + at)[None, :])
                    tlx.barrier_wait(empty_p[0], parity ^ 1)
                    tlx.local_store(probs[0], p.to(tl.float16))
                    tlx.barrier_arrive(full_p[0])
                    tlx.barrier_wait(full_dp[0], parity)
                    grad_p = tlx.local_load(products[0])
                    grad_s = p * (grad_p - tl.load(delta + at)[None, :])
                    tlx.barrier_wait(empty_ds[0], parity ^ 1)
                    tlx.local_store(slopes[0], grad_s.to(tl.float16))
                    tlx.fence("async_shared")
                    tlx.barrier_arrive(full_ds[0])
                    done += 1
                col = base + tile % blocks * N
                tlx.barrier_wait(full_dkv[0], count & 1)
                grad_v = tlx.local_load(acc_v[0])
                grad_k = tlx.local_load(acc_k[0])
                tlx.barrier_arrive(empty_dkv[0])
                tlx.async_descriptor_store_wait(0)
                tlx.local_store(stage[0], grad_v.to(tl.float16))
                tlx.local_store(stage[1], (grad_k * scale).to(tl.float16))
                tlx.fence("async_shared")
                tlx.async_descriptor_store(dv, stage[0], [col, 0])
                tlx.async_descriptor_store(dk, stage[1], [col, 0])
                count += 1
            tlx.async_descriptor_store_wait(0)
        with tlx.async_task(num_warps=4, num_regs=96):
            done = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                for i in range(0, steps):
                    tlx.barrier_wait(full_dq[0], done & 1)
                    grad_q = tlx.local_load(acc_q[0])
                    tlx.barrier_arrive(empty_dq[0])
                    tlx.async_descriptor_store_wait(0)
                    tlx.local_store(stage_q[0], grad_q * scale)
                    tlx.fence("async_shared")
                    tlx.async_descriptor_store(dq, stage_q[0], [base + i * M, 0], store_reduce="add")
                    done += 1
            tlx.async_descriptor_store_wait(0)
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                tlx.barrier_wait(full_kv[0], count & 1)
                transposed_scores(keys, queries, scores, full_q, full_s, done, SLOTS)
                tlx.barrier_wait(empty_dkv[0], (count & 1) ^ 1)
                for i in range(1, steps):
                    value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, done, i > 1, SLOTS)
                    transposed_scores(keys, queries, scores, full_q, full_s, done + 1, SLOTS)
                    key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, done, i > 1, SLOTS)
                    done += 1
                value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, done, steps > 1, SLOTS)
                key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, done, steps > 1, SLOTS)
                done += 1
                tlx.tcgen05_commit(full_dkv[0])
                tlx.tcgen05_commit(empty_kv[0])
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                col = base + tile % blocks * N
                tlx.barrier_wait(empty_kv[0], (count & 1) ^ 1)
                tlx.barrier_expect_bytes(full_kv[0], 4 * N * HEAD)
                tlx.async_descriptor_load(k, keys[0], [col, 0], full_kv[0])
                tlx.async_descriptor_load(v, values[0], [col, 0], full_kv[0])
                for i in range(0, steps):
                    slot, turn = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(empty_q[slot], turn ^ 1)
                    tlx.barrier_expect_bytes(full_q[slot], 2 * M * HEAD)
                    tlx.async_descriptor_load(q, queries[slot], [base + i * M, 0], full_q[slot])
                    tlx.barrier_wait(empty_do[slot], turn ^ 1)
                    tlx.barrier_expect_bytes(full_do[slot], 2 * M * HEAD)
                    tlx.async_descriptor_load(do, grads[slot], [base + i * M, 0], full_do[slot])
                    done += 1
                count += 1


def tile(rows, cols, element="fp16"):
    return f"tensordesc<{element}[{rows},{cols}]>"


HEADS = {"scale": "fp32", "length": "i32:16", "heads": "i32"}
BACKWARD = {**{name: tile(128, 64) for name in ("q", "k", "v", "do")}, "logsum": "*fp32", "delta": "*fp32", "dq": tile(128, 64, "fp32"),
            **{name: tile(128, 64) for name in ("dk", "dv")}, **HEADS}
SIZES = {"M": 128, "N": 128, "HEAD": 64, "SLOTS": 2, "PROGRAMS": 132}
CASES = [
    Case("tlx_attention_backward_persistent", tlx_attention_backward_persistent, BACKWARD, SIZES, ("sm_100", ), (1, )),
]
