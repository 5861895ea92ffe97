"""Persistent attention forward for Meta's fork of Triton, with explicit tasks (TLX)."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import Case


@triton.jit
def score_step(queries, keys, scores, full_k, empty_k, full_s, at, SLOTS: tl.constexpr):
    """Issues the scores of step `at`. The weights of step `at - 2` are used, so it is read."""
    slot, which = at % SLOTS, at % 2
    tlx.barrier_wait(full_k[slot], (at // SLOTS) & 1)
    tlx.async_dot(queries[0], tlx.local_trans(keys[slot]), scores[which], use_acc=False, mBarriers=[full_s[which], empty_k[slot]])


@triton.jit
def value_step(probs, values, acc, full_v, empty_v, full_p, empty_p, scaled, added, at, more, SLOTS: tl.constexpr):
    """Adds the weighted values of step `at`. Starts a new sum if `more` is false."""
    slot, which = at % SLOTS, at % 2
    tlx.barrier_wait(full_v[slot], (at // SLOTS) & 1)
    tlx.barrier_wait(full_p[which], (at // 2) & 1)
    tlx.barrier_wait(scaled[0], at & 1)
    tlx.async_dot(probs[which], values[slot], acc[0], use_acc=more, mBarriers=[added[0], empty_p[which], empty_v[slot]])


@triton.jit
def tlx_attention_persistent(q, k, v, out, logsum, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr,
                             SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Forward with tensor memory. Tasks: copies, MMAs, softmax, and scaling and output."""
    queries = tlx.local_alloc((M, HEAD), tl.float16, 1)
    keys = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    values = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    stage = tlx.local_alloc((M, HEAD), tl.float16, 1)
    shrinks = tlx.local_alloc((M, ), tl.float32, 2)
    weights = tlx.local_alloc((M, ), tl.float32, 1)
    scores = tlx.local_alloc((M, N), tl.float32, 2, tlx.storage_kind.tmem)
    probs = tlx.local_alloc((M, N), tl.float16, 2, tlx.storage_kind.tmem)
    acc = tlx.local_alloc((M, HEAD), tl.float32, 1, tlx.storage_kind.tmem)
    full_q = tlx.alloc_barriers(num_barriers=1)
    empty_q = tlx.alloc_barriers(num_barriers=1)
    full_k = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_k = tlx.alloc_barriers(num_barriers=SLOTS)
    full_v = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_v = tlx.alloc_barriers(num_barriers=SLOTS)
    full_s = tlx.alloc_barriers(num_barriers=2)
    full_p = tlx.alloc_barriers(num_barriers=2)
    empty_p = tlx.alloc_barriers(num_barriers=2)
    full_shrink = tlx.alloc_barriers(num_barriers=2)
    empty_shrink = tlx.alloc_barriers(num_barriers=2)
    full_weight = tlx.alloc_barriers(num_barriers=1)
    empty_weight = tlx.alloc_barriers(num_barriers=1)
    scaled = tlx.alloc_barriers(num_barriers=1)
    added = tlx.alloc_barriers(num_barriers=1)
    blocks = tl.cdiv(length, M)
    tiles = blocks * heads
    # A tile has at least one step for all arguments, because its accumulator is read.
    steps = tl.maximum(tl.cdiv(length, N), 1)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                for i in range(0, steps):
                    tlx.barrier_wait(full_shrink[done % 2], (done // 2) & 1)
                    shrink = tlx.local_load(shrinks[done % 2])
                    tlx.barrier_arrive(empty_shrink[done % 2])
                    if i > 0:
                        tlx.barrier_wait(added[0], (done & 1) ^ 1)
                        tlx.local_store(acc[0], tlx.local_load(acc[0]) * shrink[:, None])
                    tlx.barrier_arrive(scaled[0])
                    done += 1
                tlx.barrier_wait(full_weight[0], count & 1)
                weight = tlx.local_load(weights[0])
                tlx.barrier_arrive(empty_weight[0])
                tlx.barrier_wait(added[0], (done & 1) ^ 1)
                result = tlx.local_load(acc[0]) / weight[:, None]
                tlx.async_descriptor_store_wait(0)
                tlx.local_store(stage[0], result.to(tl.float16))
                tlx.fence("async_shared")
                tlx.async_descriptor_store(out, stage[0], [tile // blocks * length + tile % blocks * M, 0])
                count += 1
            tlx.async_descriptor_store_wait(0)
        with tlx.async_task(num_warps=4, num_regs=152):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                top = tl.full((M, ), float("-inf"), dtype=tl.float32)
                weight = tl.zeros((M, ), dtype=tl.float32)
                for i in range(0, steps):
                    slot, parity = done % 2, (done // 2) & 1
                    tlx.barrier_wait(full_s[slot], parity)
                    score = tlx.local_load(scores[slot]) * scale
                    high = tl.maximum(top, tl.max(score, 1))
                    shrink = tl.math.exp2(top - high)
                    tlx.barrier_wait(empty_shrink[slot], parity ^ 1)
                    tlx.local_store(shrinks[slot], shrink)
                    tlx.barrier_arrive(full_shrink[slot])
                    p = tl.math.exp2(score - high[:, None])
                    tlx.barrier_wait(empty_p[slot], parity ^ 1)
                    tlx.local_store(probs[slot], p.to(tl.float16))
                    tlx.barrier_arrive(full_p[slot])
                    weight = weight * shrink + tl.sum(p, 1)
                    top = high
                    done += 1
                tlx.barrier_wait(empty_weight[0], (count & 1) ^ 1)
                tlx.local_store(weights[0], weight)
                tlx.barrier_arrive(full_weight[0])
                row = tile // blocks * length + tile % blocks * M
                tl.store(logsum + row + tl.arange(0, M), top + tl.math.log2(weight))
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                tlx.barrier_wait(full_q[0], count & 1)
                score_step(queries, keys, scores, full_k, empty_k, full_s, done, SLOTS)
                for i in range(1, steps):
                    score_step(queries, keys, scores, full_k, empty_k, full_s, done + 1, SLOTS)
                    value_step(probs, values, acc, full_v, empty_v, full_p, empty_p, scaled, added, done, i > 1, SLOTS)
                    done += 1
                tlx.tcgen05_commit(empty_q[0])
                value_step(probs, values, acc, full_v, empty_v, full_p, empty_p, scaled, added, done, steps > 1, SLOTS)
                done += 1
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                tlx.barrier_wait(empty_q[0], (count & 1) ^ 1)
                tlx.barrier_expect_bytes(full_q[0], 2 * M * HEAD)
                tlx.async_descriptor_load(q, queries[0], [base + tile % blocks * M, 0], full_q[0])
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(empty_k[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_k[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(k, keys[slot], [base + i * N, 0], full_k[slot])
                    tlx.barrier_wait(empty_v[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_v[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(v, values[slot], [base + i * N, 0], full_v[slot])
                    done += 1
                count += 1


@triton.jit
def group_scores(queries, keys, scores, full_s, at, group, SLOTS: tl.constexpr):
    """Issues the scores of step `at` for one group. The weights of the last step are stored."""
    tlx.async_dot(queries[group], tlx.local_trans(keys[at % SLOTS]), scores[group], use_acc=False, mBarriers=[full_s[group]])


@triton.jit
def group_values(probs, values, acc, full_p, scaled, added, at, group, more, SLOTS: tl.constexpr):
    """Adds the values of step `at` in the rows of one group."""
    tlx.barrier_wait(full_p[group], at & 1)
    tlx.barrier_wait(scaled[group], at & 1)
    tlx.async_dot(probs[group], values[at % SLOTS], acc[group], use_acc=more, mBarriers=[added[group]])


@triton.jit
def tlx_attention_two_groups(q, k, v, out, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr, SLOTS: tl.constexpr,
                             PROGRAMS: tl.constexpr):
    """Persistent forward: two groups of rows share keys and values, and alternate in the MMAs."""
    queries = tlx.local_alloc((M, HEAD), tl.float16, 2)
    keys = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    values = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    stage = tlx.local_alloc((M, HEAD), tl.float16, 2)
    shrinks = tlx.local_alloc((M, ), tl.float32, 2)
    weights = tlx.local_alloc((M, ), tl.float32, 2)
    scores = tlx.local_alloc((M, N), tl.float32, 2, tlx.storage_kind.tmem)
    probs = tlx.local_alloc((M, N), tl.float16, 2, tlx.storage_kind.tmem)
    acc = tlx.local_alloc((M, HEAD), tl.float32, 2, tlx.storage_kind.tmem)
    full_q = tlx.alloc_barriers(num_barriers=2)
    empty_q = tlx.alloc_barriers(num_barriers=1)
    full_k = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_k = tlx.alloc_barriers(num_barriers=SLOTS)
    full_v = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_v = tlx.alloc_barriers(num_barriers=SLOTS)
    full_s = tlx.alloc_barriers(num_barriers=2)
    full_p = tlx.alloc_barriers(num_barriers=2)
    full_shrink = tlx.alloc_barriers(num_barriers=2)
    empty_shrink = tlx.alloc_barriers(num_barriers=2)
    full_weight = tlx.alloc_barriers(num_barriers=2)
    empty_weight = tlx.alloc_barriers(num_barriers=2)
    scaled = tlx.alloc_barriers(num_barriers=2)
    added = tlx.alloc_barriers(num_barriers=2)
    blocks = tl.cdiv(length, 2 * M)
    tiles = blocks * heads
    # A tile has at least one step for all arguments, because its accumulators are read.
    steps = tl.maximum(tl.cdiv(length, N), 1)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                row = tile // blocks * length + tile % blocks * 2 * M
                for i in range(0, steps):
                    for group in tl.static_range(2):
                        tlx.barrier_wait(full_shrink[group], done & 1)
                        shrink = tlx.local_load(shrinks[group])
                        tlx.barrier_arrive(empty_shrink[group])
                        if i > 0:
                            tlx.barrier_wait(added[group], (done & 1) ^ 1)
                            tlx.local_store(acc[group], tlx.local_load(acc[group]) * shrink[:, None])
                        tlx.barrier_arrive(scaled[group])
                    done += 1
                for group in tl.static_range(2):
                    tlx.barrier_wait(full_weight[group], count & 1)
                    weight = tlx.local_load(weights[group])
                    tlx.barrier_arrive(empty_weight[group])
                    tlx.barrier_wait(added[group], (done & 1) ^ 1)
                    result = tlx.local_load(acc[group]) / weight[:, None]
                    tlx.async_descriptor_store_wait(1)
                    tlx.local_store(stage[group], result.to(tl.float16))
                    tlx.fence("async_shared")
                    tlx.async_descriptor_store(out, stage[group], [row + group * M, 0])
                count += 1
            tlx.async_descriptor_store_wait(0)
        with tlx.async_task(num_warps=4, num_regs=152, replicate=2):
            group = tlx.async_task_replica_id()
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                top = tl.full((M, ), float("-inf"), dtype=tl.float32)
                weight = tl.zeros((M, ), dtype=tl.float32)
                for i in range(0, steps):
                    tlx.barrier_wait(full_s[group], done & 1)
                    score = tlx.local_load(scores[group]) * scale
                    high = tl.maximum(top, tl.max(score, 1))
                    shrink = tl.math.exp2(top - high)
                    tlx.barrier_wait(empty_shrink[group], (done & 1) ^ 1)
                    tlx.local_store(shrinks[group], shrink)
                    tlx.barrier_arrive(full_shrink[group])
                    p = tl.math.exp2(score - high[:, None])
                    tlx.local_store(probs[group], p.to(tl.float16))
                    tlx.barrier_arrive(full_p[group])
                    weight = weight * shrink + tl.sum(p, 1)
                    top = high
                    done += 1
                tlx.barrier_wait(empty_weight[group], (count & 1) ^ 1)
                tlx.local_store(weights[group], weight)
                tlx.barrier_arrive(full_weight[group])
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                tlx.barrier_wait(full_k[done % SLOTS], (done // SLOTS) & 1)
                for group in tl.static_range(2):
                    tlx.barrier_wait(full_q[group], count & 1)
                    group_scores(queries, keys, scores, full_s, done, group, SLOTS)
                tlx.tcgen05_commit(empty_k[done % SLOTS])
                for i in range(1, steps):
                    ahead = done + 1
                    tlx.barrier_wait(full_v[done % SLOTS], (done // SLOTS) & 1)
                    tlx.barrier_wait(full_k[ahead % SLOTS], (ahead // SLOTS) & 1)
                    for group in tl.static_range(2):
                        group_values(probs, values, acc, full_p, scaled, added, done, group, i > 1, SLOTS)
                        group_scores(queries, keys, scores, full_s, ahead, group, SLOTS)
                    tlx.tcgen05_commit(empty_v[done % SLOTS])
                    tlx.tcgen05_commit(empty_k[ahead % SLOTS])
                    done += 1
                tlx.tcgen05_commit(empty_q[0])
                tlx.barrier_wait(full_v[done % SLOTS], (done // SLOTS) & 1)
                for group in tl.static_range(2):
                    group_values(probs, values, acc, full_p, scaled, added, done, group, steps > 1, SLOTS)
                tlx.tcgen05_commit(empty_v[done % SLOTS])
                done += 1
                count += 1
        with tlx.async_task(num_warps=1, num_regs=48):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                row = base + tile % blocks * 2 * M
                tlx.barrier_wait(empty_q[0], (count & 1) ^ 1)
                for group in tl.static_range(2):
                    tlx.barrier_expect_bytes(full_q[group], 2 * M * HEAD)
                    tlx.async_descriptor_load(q, queries[group], [row + group * M, 0], full_q[group])
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(empty_k[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_k[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(k, keys[slot], [base + i * N, 0], full_k[slot])
                    tlx.barrier_wait(empty_v[slot], parity ^ 1)
                    tlx.barrier_expect_bytes(full_v[slot], 2 * N * HEAD)
                    tlx.async_descriptor_load(v, values[slot], [base + i * N, 0], full_v[slot])
                    done += 1
                count += 1


def tile(rows, cols, element="fp16"):
    return f"tensordesc<{element}[{rows},{cols}]>"


HEADS = {"scale": "fp32", "length": "i32:16", "heads": "i32"}
FORWARD = {**{name: tile(128, 64) for name in ("q", "k", "v", "out")}, "logsum": "*fp32", **HEADS}
SIZES = {"M": 128, "N": 128, "HEAD": 64, "SLOTS": 2, "PROGRAMS": 132}
CASES = [
    Case("tlx_attention_two_groups", tlx_attention_two_groups, {**{name: tile(128, 64) for name in ("q", "k", "v", "out")}, **HEADS}, SIZES,
         ("sm_100", ), (1, )),
    Case("tlx_attention_persistent", tlx_attention_persistent, FORWARD, SIZES, ("sm_100", ), (1, )),
]
