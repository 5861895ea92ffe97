"""Persistent attention for Meta's fork of Triton, forward and backward, with tasks and barriers written by hand (TLX)."""
import triton
import triton.language as tl
import triton.language.extra.tlx as tlx

from spec import Case


@triton.jit
def score_step(queries, keys, scores, full_k, empty_k, full_s, at, SLOTS: tl.constexpr):
    """The scores of step `at`. Those of the step before the last have been read: their weights are stored, and used."""
    slot, which = at % SLOTS, at % 2
    tlx.barrier_wait(full_k[slot], (at // SLOTS) & 1)
    tlx.async_dot(queries[0], tlx.local_trans(keys[slot]), scores[which], use_acc=False, mBarriers=[full_s[which], empty_k[slot]])


@triton.jit
def value_step(probs, values, acc, full_v, empty_v, full_p, empty_p, scaled, added, at, more, SLOTS: tl.constexpr):
    """Adds the values of step `at`, weighted: to nothing, or to `more`."""
    slot, which = at % SLOTS, at % 2
    tlx.barrier_wait(full_v[slot], (at // SLOTS) & 1)
    tlx.barrier_wait(full_p[which], (at // 2) & 1)
    tlx.barrier_wait(scaled[0], at & 1)
    tlx.async_dot(probs[which], values[slot], acc[0], use_acc=more, mBarriers=[added[0], empty_p[which], empty_v[slot]])


@triton.jit
def tlx_attention_persistent(q, k, v, out, logsum, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr,
                             SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Forward, on tensor memory: one task each for copies, products, softmax, and for the accumulator's scale and way out."""
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
    # A tile has a step, whatever the arguments are: its accumulator is read.
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
def transposed_scores(keys, queries, scores, full_q, full_s, at, SLOTS: tl.constexpr):
    """The scores of step `at`. Those of the one before have been read: their weights are stored."""
    tlx.barrier_wait(full_q[at % SLOTS], (at // SLOTS) & 1)
    tlx.async_dot(keys[0], tlx.local_trans(queries[at % SLOTS]), scores[0], use_acc=False, mBarriers=[full_s[0]])


@triton.jit
def value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, at, more, SLOTS: tl.constexpr):
    """What the gradients of step `at` make of the values, and of the weights."""
    slot = at % SLOTS
    tlx.barrier_wait(full_do[slot], (at // SLOTS) & 1)
    tlx.async_dot(values[0], tlx.local_trans(grads[slot]), products[0], use_acc=False, mBarriers=[full_dp[0]])
    tlx.barrier_wait(full_p[0], at & 1)
    tlx.async_dot(probs[0], grads[slot], acc_v[0], use_acc=more, mBarriers=[empty_p[0], empty_do[slot]])


@triton.jit
def key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, at, more, SLOTS: tl.constexpr):
    """What the slopes of step `at` make of queries and keys."""
    tlx.barrier_wait(full_ds[0], at & 1)
    tlx.async_dot(slopes[0], queries[at % SLOTS], acc_k[0], use_acc=more, mBarriers=[empty_q[at % SLOTS]])
    tlx.barrier_wait(empty_dq[0], (at & 1) ^ 1)
    tlx.async_dot(tlx.local_trans(slopes[0]), keys[0], acc_q[0], use_acc=False, mBarriers=[full_dq[0], empty_ds[0]])


@triton.jit
def tlx_attention_backward_persistent(q, k, v, do, logsum, delta, dq, dk, dv, scale, length, heads, M: tl.constexpr, N: tl.constexpr,
                                      HEAD: tl.constexpr, SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Keys outside, queries inside. Tasks: softmax and the gradients of a tile, copies, products, and the gradient of the queries, added up in global memory."""
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
    # A tile has a step, whatever the arguments are: its accumulators are read.
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


@triton.jit
def tlx_attention_persistent_two_consumers(q, k, v, out, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr,
                                           SLOTS: tl.constexpr, PROGRAMS: tl.constexpr):
    """Forward on Hopper: two consumers with rows of their own share keys and values, and store by TMA while the next tile is loaded."""
    queries = tlx.local_alloc((M, HEAD), tl.float16, 2)
    keys = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    values = tlx.local_alloc((N, HEAD), tl.float16, SLOTS)
    stage = tlx.local_alloc((M, HEAD), tl.float16, 2)
    full_q = tlx.alloc_barriers(num_barriers=2)
    empty_q = tlx.alloc_barriers(num_barriers=2)
    full_k = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_k = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    full_v = tlx.alloc_barriers(num_barriers=SLOTS)
    empty_v = tlx.alloc_barriers(num_barriers=SLOTS, arrive_count=2)
    blocks = tl.cdiv(length, 2 * M)
    tiles = blocks * heads
    steps = tl.cdiv(length, N)
    with tlx.async_tasks():
        with tlx.async_task("default"):
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                base = tile // blocks * length
                row = base + tile % blocks * 2 * M
                for half in tl.static_range(2):
                    tlx.barrier_wait(empty_q[half], (count & 1) ^ 1)
                    tlx.barrier_expect_bytes(full_q[half], 2 * M * HEAD)
                    tlx.async_descriptor_load(q, queries[half], [row + half * M, 0], full_q[half])
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
        with tlx.async_task(num_warps=4, num_regs=232, replicate=2):
            half = tlx.async_task_replica_id()
            done = 0
            count = 0
            for tile in range(tl.program_id(0), tiles, PROGRAMS):
                top = tl.full((M, ), float("-inf"), dtype=tl.float32)
                weight = tl.zeros((M, ), dtype=tl.float32)
                acc = tl.zeros((M, HEAD), dtype=tl.float32)
                tlx.barrier_wait(full_q[half], count & 1)
                for i in range(0, steps):
                    slot, parity = done % SLOTS, (done // SLOTS) & 1
                    tlx.barrier_wait(full_k[slot], parity)
                    score = tlx.async_dot(queries[half], tlx.local_trans(keys[slot]))
                    score = tlx.async_dot_wait(0, score) * scale
                    tlx.barrier_arrive(empty_k[slot])
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
                    done += 1
                tlx.barrier_arrive(empty_q[half])
                tlx.async_descriptor_store_wait(0)
                tlx.local_store(stage[half], (acc / weight[:, None]).to(tl.float16))
                tlx.fence("async_shared")
                tlx.async_descriptor_store(out, stage[half], [tile // blocks * length + (tile % blocks * 2 + half) * M, 0])
                count += 1
            tlx.async_descriptor_store_wait(0)


@triton.jit
def group_scores(queries, keys, scores, full_s, at, group, SLOTS: tl.constexpr):
    """The scores of step `at` in the rows of one group. Those of the step before have been read: their weights are stored."""
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
    """Forward, persistent: two groups of rows share keys and values, and take turns in the products."""
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
    # A tile has a step, whatever the arguments are: its accumulators are read.
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
BACKWARD = {**{name: tile(128, 64) for name in ("q", "k", "v", "do")}, "logsum": "*fp32", "delta": "*fp32", "dq": tile(128, 64, "fp32"),
            **{name: tile(128, 64) for name in ("dk", "dv")}, **HEADS}
SIZES = {"M": 128, "N": 128, "HEAD": 64, "SLOTS": 2, "PROGRAMS": 132}
CASES = [
    Case("tlx_attention_persistent_two_consumers", tlx_attention_persistent_two_consumers,
         {**{name: tile(64, 64) for name in ("q", "k", "v", "out")}, **HEADS}, {"M": 64, "N": 64, "HEAD": 64, "SLOTS": 2, "PROGRAMS": 132}, ("sm_90", ), (1, )),
    Case("tlx_attention_two_groups", tlx_attention_two_groups, {**{name: tile(128, 64) for name in ("q", "k", "v", "out")}, **HEADS}, SIZES,
         ("sm_100", ), (1, )),
    Case("tlx_attention_persistent", tlx_attention_persistent, FORWARD, SIZES, ("sm_100", ), (1, )),
    Case("tlx_attention_backward_persistent", tlx_attention_backward_persistent, BACKWARD, SIZES, ("sm_100", ), (1, )),
]
