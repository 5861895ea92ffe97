"""Persistent, warp-specialized attention in Gluon: forward on Blackwell and on Hopper."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia import blackwell, hopper
from triton.experimental.gluon.language.nvidia.hopper import fence_async_shared, mbarrier, tma

from rings import HEADS, barriers, invalidate, load_keys, masked, steps_of, tile, wait, wait_free
from spec import Case


@gluon.jit
def forward_copies(q, k, v, queries, keys, values, full_q, empty_q, full_k, empty_k, full_v, empty_v, length, blocks, tiles, steps,
                   SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, CAUSAL: gl.constexpr):
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        base = tile // blocks * length
        load_keys(q, queries, full_q, empty_q, base + tile % blocks * M, count, 1)
        for i in range(0, steps_of(tile, blocks, steps, M // N, CAUSAL)):
            load_keys(k, keys, full_k, empty_k, base + i * N, done, SLOTS)
            load_keys(v, values, full_v, empty_v, base + i * N, done, SLOTS)
            done += 1
        count += 1


@gluon.jit
def forward_products(queries, keys, values, scores, probs, acc, full_q, empty_q, full_k, empty_k, full_v, empty_v, full_s, full_p, empty_p,
                     scaled, added, blocks, tiles, steps, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, CAUSAL: gl.constexpr):
    """Scores of step i + 1 need no wait: step i - 1 used its weights, so its scores are read.
    The last mbarrier of an MMA is awaited at the end, so all have completed before invalidation."""
    PER: gl.constexpr = queries.shape[1] // keys.shape[1]
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        wait(full_q, count, 1)
        wait(full_k, done, SLOTS)
        blackwell.tcgen05_mma(queries.index(0), keys.index(done % SLOTS).permute((1, 0)), scores.index(done % 2), use_acc=False,
                              mbarriers=[empty_k.index(done % SLOTS), full_s.index(done % 2)])
        use = False
        for i in range(1, steps_of(tile, blocks, steps, PER, CAUSAL)):
            ahead = done + 1
            wait(full_k, ahead, SLOTS)
            blackwell.tcgen05_mma(queries.index(0), keys.index(ahead % SLOTS).permute((1, 0)), scores.index(ahead % 2), use_acc=False,
                                  mbarriers=[empty_k.index(ahead % SLOTS), full_s.index(ahead % 2)])
            wait(full_v, done, SLOTS)
            wait(full_p, done, 2)
            wait(scaled, done, 1)
            blackwell.tcgen05_mma(probs.index(done % 2), values.index(done % SLOTS), acc, use_acc=use,
                                  mbarriers=[empty_p.index(done % 2), empty_v.index(done % SLOTS), added.index(0)])
            use = True
            done += 1
        blackwell.tcgen05_commit(empty_q.index(0))
        wait(full_v, done, SLOTS)
        wait(full_p, done, 2)
        wait(scaled, done, 1)
        blackwell.tcgen05_mma(probs.index(done % 2), values.index(done % SLOTS), acc, use_acc=use,
                              mbarriers=[empty_p.index(done % 2), empty_v.index(done % SLOTS), added.index(0)])
        done += 1
        count += 1


@gluon.jit
def forward_softmax(logsum, scores, probs, shrinks, weights, full_s, full_p, empty_p, full_shrink, empty_shrink, full_weight, empty_weight,
                    scale, length, blocks, tiles, steps, PROGRAMS: gl.constexpr, CAUSAL: gl.constexpr):
    M: gl.constexpr = scores.shape[1]
    N: gl.constexpr = scores.shape[2]
    LINE: gl.constexpr = gl.SliceLayout(1, scores.index(0).get_reg_layout())
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        top = gl.full([M], float("-inf"), gl.float32, LINE)
        weight = gl.full([M], 0.0, gl.float32, LINE)
        for i in range(0, steps_of(tile, blocks, steps, M // N, CAUSAL)):
            wait(full_s, done, 2)
            score = masked(scores.index(done % 2).load() * scale, tile % blocks * M, i * N, CAUSAL)
            high = gl.maximum(top, gl.max(score, 1))
            shrink = gl.exp2(top - high)
            wait_free(empty_shrink, done, 2)
            shrinks.index(done % 2).store(shrink)
            mbarrier.arrive(full_shrink.index(done % 2))
            p = gl.exp2(score - high[:, None])
            wait_free(empty_p, done, 2)
            probs.index(done % 2).store(p.to(gl.float16))
            mbarrier.arrive(full_p.index(done % 2))
            weight = weight * shrink + gl.sum(p, 1)
            top = high
            done += 1
        wait_free(empty_weight, count, 1)
        weights.store(weight)
        mbarrier.arrive(full_weight.index(0))
        gl.store(logsum + tile // blocks * length + tile % blocks * M + gl.arange(0, M, LINE), top + gl.log2(weight))
        count += 1


@gluon.jit
def forward_scale(out, acc, stage, shrinks, weights, scaled, added, full_shrink, empty_shrink, full_weight, empty_weight, length, blocks, tiles,
                  steps, N: gl.constexpr, PROGRAMS: gl.constexpr, CAUSAL: gl.constexpr):
    M: gl.constexpr = acc.shape[0]
    LINE: gl.constexpr = gl.SliceLayout(1, acc.get_reg_layout())
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        for i in range(0, steps_of(tile, blocks, steps, M // N, CAUSAL)):
            wait(full_shrink, done, 2)
            shrink = shrinks.index(done % 2).load(LINE)
            mbarrier.arrive(empty_shrink.index(done % 2))
            if i > 0:
                wait_free(added, done, 1)
                acc.store(acc.load() * shrink[:, None])
            mbarrier.arrive(scaled.index(0))
            done += 1
        wait(full_weight, count, 1)
        weight = weights.load(LINE)
        mbarrier.arrive(empty_weight.index(0))
        wait_free(added, done, 1)
        result = acc.load() / weight[:, None]
        tma.store_wait(0)
        stage.store(result.to(gl.float16))
        fence_async_shared()
        tma.async_store(out, [tile // blocks * length + tile % blocks * M, 0], stage)
        count += 1
    tma.store_wait(0)


@gluon.jit
def attention_forward(q, k, v, out, logsum, scale, length, heads, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, TMEM: gl.constexpr,
                      NARROW: gl.constexpr, LINE: gl.constexpr, CAUSAL: gl.constexpr = False):
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    HEAD: gl.constexpr = q.block_type.shape[1]
    queries = gl.allocate_shared_memory(gl.float16, [1, M, HEAD], q.layout)
    keys = gl.allocate_shared_memory(gl.float16, [SLOTS, N, HEAD], k.layout)
    values = gl.allocate_shared_memory(gl.float16, [SLOTS, N, HEAD], v.layout)
    stage = gl.allocate_shared_memory(gl.float16, [M, HEAD], out.layout)
    shrinks = gl.allocate_shared_memory(gl.float32, [2, M], LINE)
    weights = gl.allocate_shared_memory(gl.float32, [M], LINE)
    scores = blackwell.allocate_tensor_memory(gl.float32, [2, M, N], TMEM)
    probs = blackwell.allocate_tensor_memory(gl.float16, [2, M, N], TMEM)
    acc = blackwell.allocate_tensor_memory(gl.float32, [M, HEAD], NARROW)
    full_q, empty_q = barriers(1, 1), barriers(1, 1)
    full_k, empty_k = barriers(SLOTS, 1), barriers(SLOTS, 1)
    full_v, empty_v = barriers(SLOTS, 1), barriers(SLOTS, 1)
    full_s = barriers(2, 1)
    full_p, empty_p = barriers(2, 1), barriers(2, 1)
    full_shrink, empty_shrink = barriers(2, 1), barriers(2, 1)
    full_weight, empty_weight = barriers(1, 1), barriers(1, 1)
    scaled, added = barriers(1, 1), barriers(1, 1)
    blocks = gl.cdiv(length, M)
    tiles = blocks * heads
    # A tile has at least one step for all arguments, because its accumulator is read.
    steps = gl.maximum(gl.cdiv(length, N), 1)
    gl.warp_specialize([
        (forward_scale, (out, acc, stage, shrinks, weights, scaled, added, full_shrink, empty_shrink, full_weight, empty_weight, length, blocks,
                         tiles, steps, N, PROGRAMS, CAUSAL)),
        (forward_softmax, (logsum, scores, probs, shrinks, weights, full_s, full_p, empty_p, full_shrink, empty_shrink, full_weight, empty_weight,
                           scale, length, blocks, tiles, steps, PROGRAMS, CAUSAL)),
        (forward_products, (queries, keys, values, scores, probs, acc, full_q, empty_q, full_k, empty_k, full_v, empty_v, full_s, full_p,
                            empty_p, scaled, added, blocks, tiles, steps, SLOTS, PROGRAMS, CAUSAL)),
        (forward_copies, (q, k, v, queries, keys, values, full_q, empty_q, full_k, empty_k, full_v, empty_v, length, blocks, tiles, steps,
                          SLOTS, PROGRAMS, CAUSAL)),
    ], [4, 1, 1], [152, 48, 48])
    invalidate(full_q, 1)
    invalidate(empty_q, 1)
    invalidate(full_k, SLOTS)
    invalidate(empty_k, SLOTS)
    invalidate(full_v, SLOTS)
    invalidate(empty_v, SLOTS)
    invalidate(full_s, 2)
    invalidate(full_p, 2)
    invalidate(empty_p, 2)
    invalidate(full_shrink, 2)
    invalidate(empty_shrink, 2)
    invalidate(full_weight, 1)
    invalidate(empty_weight, 1)
    invalidate(scaled, 1)
    invalidate(added, 1)


@gluon.jit
def consumers_copies(q, k, v, queries, keys, values, full_q0, empty_q0, full_q1, empty_q1, full_k, empty_k, full_v, empty_v, length, blocks, tiles,
                     steps, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, CAUSAL: gl.constexpr):
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        base = tile // blocks * length
        row = base + tile % blocks * 2 * M
        load_keys(q, queries.slice(0, 1), full_q0, empty_q0, row, count, 1)
        load_keys(q, queries.slice(1, 1), full_q1, empty_q1, row + M, count, 1)
        for i in range(0, steps_of(tile, blocks, steps, 2 * M // N, CAUSAL)):
            load_keys(k, keys, full_k, empty_k, base + i * N, done, SLOTS)
            load_keys(v, values, full_v, empty_v, base + i * N, done, SLOTS)
            done += 1
        count += 1


@gluon.jit
def consumer(out, queries, keys, values, stage, full_q, empty_q, full_k, empty_k, full_v, empty_v, scale, length, blocks, tiles, steps,
             HALF: gl.constexpr, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, SCORES: gl.constexpr, ACC: gl.constexpr, CAUSAL: gl.constexpr):
    """Computes half of the rows of each tile. The other consumer uses the same keys and values."""
    M: gl.constexpr = queries.shape[1]
    N: gl.constexpr = keys.shape[1]
    HEAD: gl.constexpr = queries.shape[2]
    LINE: gl.constexpr = gl.SliceLayout(1, SCORES)
    WIDE_LINE: gl.constexpr = gl.SliceLayout(1, ACC)
    done = 0
    count = 0
    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        top = gl.full([M], float("-inf"), gl.float32, LINE)
        weight = gl.full([M], 0.0, gl.float32, LINE)
        acc = gl.zeros([M, HEAD], gl.float32, ACC)
        wait(full_q, count, 1)
        for i in range(0, steps_of(tile, blocks, steps, 2 * M // N, CAUSAL)):
            slot = done % SLOTS
            wait(full_k, done, SLOTS)
            score = hopper.warpgroup_mma(queries.index(HALF), keys.index(slot).permute((1, 0)), gl.zeros([M, N], gl.float32, SCORES), use_acc=False,
                                         is_async=True)
            score = hopper.warpgroup_mma_wait(num_outstanding=0, deps=(score, )) * scale
            score = masked(score, (tile % blocks * 2 + HALF) * M, i * N, CAUSAL)
            mbarrier.arrive(empty_k.index(slot))
            high = gl.maximum(top, gl.max(score, 1))
            p = gl.exp2(score - high[:, None])
            shrink = gl.exp2(top - high)
            weight = weight * shrink + gl.sum(p, 1)
            acc = acc * gl.convert_layout(shrink, WIDE_LINE)[:, None]
            weights = gl.convert_layout(p.to(gl.float16), gl.DotOperandLayout(0, ACC, 2))
            wait(full_v, done, SLOTS)
            acc = hopper.warpgroup_mma(weights, values.index(slot), acc, is_async=True)
            acc = hopper.warpgroup_mma_wait(num_outstanding=0, deps=(acc, ))
            mbarrier.arrive(empty_v.index(slot))
            top = high
            done += 1
        mbarrier.arrive(empty_q.index(0))
        tma.store_wait(0)
        stage.index(HALF).store((acc / gl.convert_layout(weight, WIDE_LINE)[:, None]).to(gl.float16))
        fence_async_shared()
        tma.async_store(out, [tile // blocks * length + (tile % blocks * 2 + HALF) * M, 0], stage.index(HALF))
        count += 1
    tma.store_wait(0)


@gluon.jit
def attention_two_consumers(q, k, v, out, scale, length, heads, SLOTS: gl.constexpr, PROGRAMS: gl.constexpr, SCORES: gl.constexpr,
                            ACC: gl.constexpr, CAUSAL: gl.constexpr = False):
    M: gl.constexpr = q.block_type.shape[0]
    N: gl.constexpr = k.block_type.shape[0]
    HEAD: gl.constexpr = q.block_type.shape[1]
    queries = gl.allocate_shared_memory(gl.float16, [2, M, HEAD], q.layout)
    keys = gl.allocate_shared_memory(gl.float16, [SLOTS, N, HEAD], k.layout)
    values = gl.allocate_shared_memory(gl.float16, [SLOTS, N, HEAD], v.layout)
    stage = gl.allocate_shared_memory(gl.float16, [2, M, HEAD], out.layout)
    full_q0, empty_q0 = barriers(1, 1), barriers(1, 1)
    full_q1, empty_q1 = barriers(1, 1), barriers(1, 1)
    full_k, empty_k = barriers(SLOTS, 1), barriers(SLOTS, 2)
    full_v, empty_v = barriers(SLOTS, 1), barriers(SLOTS, 2)
    blocks = gl.cdiv(length, 2 * M)
    tiles = blocks * heads
    steps = gl.cdiv(length, N)
    gl.warp_specialize([
        (consumer, (out, queries, keys, values, stage, full_q0, empty_q0, full_k, empty_k, full_v, empty_v, scale, length, blocks, tiles, steps, 0,
                    SLOTS, PROGRAMS, SCORES, ACC, CAUSAL)),
        (consumer, (out, queries, keys, values, stage, full_q1, empty_q1, full_k, empty_k, full_v, empty_v, scale, length, blocks, tiles, steps, 1,
                    SLOTS, PROGRAMS, SCORES, ACC, CAUSAL)),
        (consumers_copies, (q, k, v, queries, keys, values, full_q0, empty_q0, full_q1, empty_q1, full_k, empty_k, full_v, empty_v, length, blocks,
                            tiles, steps, SLOTS, PROGRAMS, CAUSAL)),
    ], [4, 1], [232, 40])
    invalidate(full_q0, 1)
    invalidate(empty_q0, 1)
    invalidate(full_q1, 1)
    invalidate(empty_q1, 1)
    invalidate(full_k, SLOTS)
    invalidate(empty_k, SLOTS)
    invalidate(full_v, SLOTS)
    invalidate(empty_v, SLOTS)


FORWARD = {**{name: tile(128, 64) for name in ("q", "k", "v", "out")}, "logsum": "*fp32", **HEADS}
WIDE = {"TMEM": blackwell.TensorMemoryLayout((128, 128), col_stride=1), "NARROW": blackwell.TensorMemoryLayout((128, 64), col_stride=1),
        "LINE": gl.SwizzledSharedLayout(1, 1, 1, [0])}
HOPPER = {**{name: tile(64, 64) for name in ("q", "k", "v", "out")}, **HEADS}
PRODUCT = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, 64, 16])
CASES = [
    Case("gluon_attention_two_consumers", attention_two_consumers, HOPPER, {"SLOTS": 2, "PROGRAMS": 132, "SCORES": PRODUCT, "ACC": PRODUCT},
         ("sm_90", ), (1, ), gluon=True),
    Case("gluon_attention_persistent", attention_forward, FORWARD, {"SLOTS": 2, "PROGRAMS": 132, **WIDE}, ("sm_100", ), (1, ), gluon=True),
    Case("gluon_attention_two_consumers_causal", attention_two_consumers, HOPPER,
         {"SLOTS": 2, "PROGRAMS": 132, "SCORES": PRODUCT, "ACC": PRODUCT, "CAUSAL": True}, ("sm_90", ), (1, ), gluon=True),
    Case("gluon_attention_persistent_causal", attention_forward, FORWARD, {"SLOTS": 2, "PROGRAMS": 132, "CAUSAL": True, **WIDE}, ("sm_100", ),
         (1, ), gluon=True),
]
