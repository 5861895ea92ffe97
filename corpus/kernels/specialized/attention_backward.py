"""Persistent attention backward in Gluon on Blackwell, warp-specialized."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia import blackwell
from triton.experimental.gluon.language.nvidia.hopper import fence_async_shared, mbarrier, tma

from rings import HEADS, barriers, invalidate, load_keys, tile, wait, wait_free
from spec import Case


@gluon.jit
def backward_copies(q, k, v, do, keys, values, queries, grads, full_kv, empty_kv, full_q, empty_q, full_do, empty_do, length, blocks, tiles, steps,
                    SLOTS: gl.constexpr, PROGRAMS: gl.constexpr):
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        base = tile // blocks * length
        col = base + tile % blocks * N
        wait_free(empty_kv, count, 1)
        mbarrier.expect(full_kv.index(0), k.nbytes_per_cta + v.nbytes_per_cta)
        tma.async_load(k, [col, 0], full_kv.index(0), keys)
        tma.async_load(v, [col, 0], full_kv.index(0), values)
        for i in range(0, steps):
            load_keys(q, queries, full_q, empty_q, base + i * M, done, SLOTS)
            load_keys(do, grads, full_do, empty_do, base + i * M, done, SLOTS)
            done += 1
        count += 1


@gluon.jit
def transposed_scores(keys, queries, scores, full_q, full_s, at, SLOTS: gl.constexpr):
    """Issues the scores of step `at`. The weights of the previous step are stored."""
    wait(full_q, at, SLOTS)
    blackwell.tcgen05_mma(keys, queries.index(at % SLOTS).permute((1, 0)), scores, use_acc=False, mbarriers=[full_s.index(0)])


@gluon.jit
def value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, at, more, SLOTS: gl.constexpr):
    """Issues the MMAs of the output gradients of step `at` with the values and with the weights."""
    slot = at % SLOTS
    wait(full_do, at, SLOTS)
    blackwell.tcgen05_mma(values, grads.index(slot).permute((1, 0)), products, use_acc=False, mbarriers=[full_dp.index(0)])
    wait(full_p, at, 1)
    blackwell.tcgen05_mma(probs, grads.index(slot), acc_v, use_acc=more, mbarriers=[empty_p.index(0), empty_do.index(slot)])


@gluon.jit
def key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, at, more, SLOTS: gl.constexpr):
    """Issues the MMAs of the score gradients of step `at` with the queries and with the keys."""
    wait(full_ds, at, 1)
    blackwell.tcgen05_mma(slopes, queries.index(at % SLOTS), acc_k, use_acc=more, mbarriers=[empty_q.index(at % SLOTS)])
    wait_free(empty_dq, at, 1)
    blackwell.tcgen05_mma(slopes.permute((1, 0)), keys, acc_q, use_acc=False, mbarriers=[empty_ds.index(0), full_dq.index(0)])


@gluon.jit
def backward_products(keys, values, queries, grads, slopes, scores, probs, products, acc_k, acc_v, acc_q, full_kv, empty_kv, full_q, empty_q,
                      full_do, empty_do, full_s, full_p, empty_p, full_dp, full_ds, empty_ds, full_dq, empty_dq, full_dkv, empty_dkv, tiles,
                      steps, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr):
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        wait(full_kv, count, 1)
        transposed_scores(keys, queries, scores, full_q, full_s, done, SLOTS)
        wait_free(empty_dkv, count, 1)
        use = False
        for i in range(1, steps):
            value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, done, use, SLOTS)
            transposed_scores(keys, queries, scores, full_q, full_s, done + 1, SLOTS)
            key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, done, use, SLOTS)
            use = True
            done += 1
        value_gradient(values, grads, products, probs, acc_v, full_do, empty_do, full_dp, full_p, empty_p, done, use, SLOTS)
        key_gradient(slopes, queries, keys, acc_k, acc_q, empty_q, full_ds, empty_ds, full_dq, empty_dq, done, use, SLOTS)
        blackwell.tcgen05_commit(empty_kv.index(0))
        blackwell.tcgen05_commit(full_dkv.index(0))
        done += 1
        count += 1


@gluon.jit
def backward_softmax(logsum, delta, dk, dv, slopes, stage, scores, probs, products, acc_k, acc_v, full_s, full_p, empty_p, full_dp, full_ds,
                     empty_ds, full_dkv, empty_dkv, scale, length, blocks, tiles, steps, PROGRAMS: gl.constexpr):
    """Computes weights and score gradients of each step, and at its end the gradients of a tile."""
    N: gl.constexpr = scores.shape[0]
    M: gl.constexpr = scores.shape[1]
    LINE: gl.constexpr = gl.SliceLayout(0, scores.get_reg_layout())
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        base = tile // blocks * length
        for i in range(0, steps):
            at = base + i * M + gl.arange(0, M, LINE)
            wait(full_s, done, 1)
            p = gl.exp2(scores.load() * scale - gl.load(logsum + at)[None, :])
            wait_free(empty_p, done, 1)
            probs.store(p.to(gl.float16))
            mbarrier.arrive(full_p.index(0))
            wait(full_dp, done, 1)
            slope = p * (products.load() - gl.load(delta + at)[None, :])
            wait_free(empty_ds, done, 1)
            slopes.store(slope.to(gl.float16))
            fence_async_shared()
            mbarrier.arrive(full_ds.index(0))
            done += 1
        col = base + tile % blocks * N
        wait(full_dkv, count, 1)
        grad_v = acc_v.load()
        grad_k = acc_k.load()
        mbarrier.arrive(empty_dkv.index(0))
        tma.store_wait(0)
        stage.index(0).store(grad_v.to(gl.float16))
        stage.index(1).store((grad_k * scale).to(gl.float16))
        fence_async_shared()
        tma.async_store(dv, [col, 0], stage.index(0))
        tma.async_store(dk, [col, 0], stage.index(1))
        count += 1
    tma.store_wait(0)


@gluon.jit
def backward_queries(dq, stage, acc_q, full_dq, empty_dq, scale, length, blocks, tiles, steps, PROGRAMS: gl.constexpr):
    """Adds the gradient of the queries in global memory."""
    M: gl.constexpr = acc_q.shape[0]
    done = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        base = tile // blocks * length
        for i in range(0, steps):
            wait(full_dq, done, 1)
            grad = acc_q.load()
            mbarrier.arrive(empty_dq.index(0))
            tma.store_wait(0)
            stage.store(grad * scale)
            fence_async_shared()
            tma.async_atomic_add(dq, [base + i * M, 0], stage)
            done += 1
    tma.store_wait(0)


@gluon.jit
def attention_backward(q, k, v, do, logsum, delta, dq, dk, dv, scale, length, heads, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr,
                       TMEM: gl.constexpr, NARROW: gl.constexpr):
    """The outer loop is over keys, the inner loop over queries."""
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    HEAD: gl.constexpr = q.block_type.shape[1]
    keys = gl.allocate_shared_memory(gl.float16, [N, HEAD], k.layout)
    values = gl.allocate_shared_memory(gl.float16, [N, HEAD], v.layout)
    queries = gl.allocate_shared_memory(gl.float16, [SLOTS, M, HEAD], q.layout)
    grads = gl.allocate_shared_memory(gl.float16, [SLOTS, M, HEAD], do.layout)
    slopes = gl.allocate_shared_memory(gl.float16, [N, M], gl.NVMMASharedLayout.get_default_for([N, M], gl.float16))
    stage = gl.allocate_shared_memory(gl.float16, [2, N, HEAD], dk.layout)
    stage_q = gl.allocate_shared_memory(gl.float32, [M, HEAD], dq.layout)
    scores = blackwell.allocate_tensor_memory(gl.float32, [N, M], TMEM)
    probs = blackwell.allocate_tensor_memory(gl.float16, [N, M], TMEM)
    products = blackwell.allocate_tensor_memory(gl.float32, [N, M], TMEM)
    acc_k = blackwell.allocate_tensor_memory(gl.float32, [N, HEAD], NARROW)
    acc_v = blackwell.allocate_tensor_memory(gl.float32, [N, HEAD], NARROW)
    acc_q = blackwell.allocate_tensor_memory(gl.float32, [M, HEAD], NARROW)
    full_kv, empty_kv = barriers(1, 1), barriers(1, 1)
    full_q, empty_q = barriers(SLOTS, 1), barriers(SLOTS, 1)
    full_do, empty_do = barriers(SLOTS, 1), barriers(SLOTS, 1)
    full_s, full_dp = barriers(1, 1), barriers(1, 1)
    full_p, empty_p = barriers(1, 1), barriers(1, 1)
    full_ds, empty_ds = barriers(1, 1), barriers(1, 1)
    full_dq, empty_dq = barriers(1, 1), barriers(1, 1)
    full_dkv, empty_dkv = barriers(1, 1), barriers(1, 1)
    blocks = gl.cdiv(length, N)
    tiles = blocks * heads
    # A tile has at least one step for all arguments, because its accumulators are read.
    steps = gl.maximum(gl.cdiv(length, M), 1)
    gl.warp_specialize([
        (backward_softmax, (logsum, delta, dk, dv, slopes, stage, scores, probs, products, acc_k, acc_v, full_s, full_p, empty_p, full_dp, full_ds,
                            empty_ds, full_dkv, empty_dkv, scale, length, blocks, tiles, steps, PROGRAMS)),
        (backward_queries, (dq, stage_q, acc_q, full_dq, empty_dq, scale, length, blocks, tiles, steps, PROGRAMS)),
        (backward_products, (keys, values, queries, grads, slopes, scores, probs, products, acc_k, acc_v, acc_q, full_kv, empty_kv, full_q,
                             empty_q, full_do, empty_do, full_s, full_p, empty_p, full_dp, full_ds, empty_ds, full_dq, empty_dq, full_dkv,
                             empty_dkv, tiles, steps, SLOTS, PROGRAMS)),
        (backward_copies, (q, k, v, do, keys, values, queries, grads, full_kv, empty_kv, full_q, empty_q, full_do, empty_do, length, blocks,
                           tiles, steps, SLOTS, PROGRAMS)),
    ], [4, 1, 1], [96, 48, 48])
    invalidate(full_kv, 1)
    invalidate(empty_kv, 1)
    invalidate(full_q, SLOTS)
    invalidate(empty_q, SLOTS)
    invalidate(full_do, SLOTS)
    invalidate(empty_do, SLOTS)
    invalidate(full_s, 1)
    invalidate(full_dp, 1)
    invalidate(full_p, 1)
    invalidate(empty_p, 1)
    invalidate(full_ds, 1)
    invalidate(empty_ds, 1)
    invalidate(full_dq, 1)
    invalidate(empty_dq, 1)
    invalidate(full_dkv, 1)
    invalidate(empty_dkv, 1)


BACKWARD = {**{name: tile(128, 64) for name in ("q", "k", "v", "do")}, "logsum": "*fp32", "delta": "*fp32", "dq": tile(128, 64, "fp32"),
            **{name: tile(128, 64) for name in ("dk", "dv")}, **HEADS}
WIDE, NARROW = (blackwell.TensorMemoryLayout((128, columns), col_stride=1) for columns in (128, 64))
CASES = [
    Case("gluon_attention_backward_persistent", attention_backward, BACKWARD,
         {"SLOTS": 2, "PROGRAMS": 132, "TMEM": WIDE, "NARROW": NARROW}, ("sm_100", ), (1, ), gluon=True),
]
