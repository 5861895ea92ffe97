"""Gluon kernels with warp-pipeline stages for CDNA4 and gfx1250: loops, flat regions, rings."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl

from spec import Case

cdna4, cdna5 = gl.amd.cdna4, gl.amd.cdna5
stage = gl.amd.warp_pipeline_stage


@gluon.jit
def ring_gemm(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, A_IN: gl.constexpr, B_IN: gl.constexpr, ACC: gl.constexpr,
              A_SHARED: gl.constexpr, B_SHARED: gl.constexpr, SLOTS: gl.constexpr, WAIT: gl.constexpr, STAGES: gl.constexpr):
    """A ring filled by direct-to-LDS copies. WAIT: the place of the waits. STAGES: the division."""
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    a_at = gl.arange(0, M, gl.SliceLayout(1, A_IN))[:, None] * depth + gl.arange(0, K, gl.SliceLayout(0, A_IN))[None, :]
    b_at = gl.arange(0, K, gl.SliceLayout(1, B_IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, B_IN))[None, :]
    for i in gl.static_range(SLOTS - 1):
        cdna4.async_copy.buffer_load_to_shared(left.index(i), a, a_at + i * K)
        cdna4.async_copy.buffer_load_to_shared(right.index(i), b, b_at + i * K * N)
        cdna4.async_copy.commit_group()
    acc = gl.zeros([M, N], gl.float32, ACC)
    if WAIT == "bottom" or WAIT == "between":
        cdna4.async_copy.wait_group(SLOTS - 2)
    for k in range(0, depth // K - SLOTS + 1):
        ahead = k + SLOTS - 1
        if WAIT == "top":
            cdna4.async_copy.wait_group(SLOTS - 2)
        if STAGES == "two":
            with stage("load", priority=1):
                x = cdna4.async_copy.load_shared_relaxed(left.index(k % SLOTS), gl.DotOperandLayout(0, ACC, 8))
                y = cdna4.async_copy.load_shared_relaxed(right.index(k % SLOTS), gl.DotOperandLayout(1, ACC, 8))
                cdna4.async_copy.buffer_load_to_shared(left.index(ahead % SLOTS), a, a_at + ahead * K)
                cdna4.async_copy.buffer_load_to_shared(right.index(ahead % SLOTS), b, b_at + ahead * K * N)
                cdna4.async_copy.commit_group()
            if WAIT == "between":
                cdna4.async_copy.wait_group(SLOTS - 2)
            with stage("compute"):
                acc = gl.amd.cdna3.mfma(x, y, acc)
        elif STAGES == "three":
            with stage("read"):
                x = cdna4.async_copy.load_shared_relaxed(left.index(k % SLOTS), gl.DotOperandLayout(0, ACC, 8))
                y = cdna4.async_copy.load_shared_relaxed(right.index(k % SLOTS), gl.DotOperandLayout(1, ACC, 8))
            with stage("copy"):
                cdna4.async_copy.buffer_load_to_shared(left.index(ahead % SLOTS), a, a_at + ahead * K)
                cdna4.async_copy.buffer_load_to_shared(right.index(ahead % SLOTS), b, b_at + ahead * K * N)
                cdna4.async_copy.commit_group()
            if WAIT == "between":
                cdna4.async_copy.wait_group(SLOTS - 2)
            with stage("compute"):
                acc = gl.amd.cdna3.mfma(x, y, acc)
        else:
            # Loads of one operand at a time, then the MMA, then a bubble.
            with stage("left", priority=2):
                x = cdna4.async_copy.load_shared_relaxed(left.index(k % SLOTS), gl.DotOperandLayout(0, ACC, 8))
                cdna4.async_copy.buffer_load_to_shared(left.index(ahead % SLOTS), a, a_at + ahead * K)
            with stage("right", priority=3):
                y = cdna4.async_copy.load_shared_relaxed(right.index(k % SLOTS), gl.DotOperandLayout(1, ACC, 8))
                cdna4.async_copy.buffer_load_to_shared(right.index(ahead % SLOTS), b, b_at + ahead * K * N)
                cdna4.async_copy.commit_group()
            if WAIT == "between":
                cdna4.async_copy.wait_group(SLOTS - 2)
            with stage("compute", priority=0):
                acc = gl.amd.cdna3.mfma(x, y, acc)
            with stage("bubble"):
                pass
        if WAIT == "bottom":
            cdna4.async_copy.wait_group(SLOTS - 2)
    row, col = gl.arange(0, M, gl.SliceLayout(1, ACC)), gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * N + col[None, :], acc)


@gluon.jit
def stored_gemm(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, A_IN: gl.constexpr, B_IN: gl.constexpr, ACC: gl.constexpr,
                SHARED: gl.constexpr, SLOTS: gl.constexpr, BARRIER: gl.constexpr):
    """A ring filled through registers. Stages: global loads, LDS stores, LDS loads, MMAs."""
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], SHARED)
    a_at = gl.arange(0, M, gl.SliceLayout(1, A_IN))[:, None] * depth + gl.arange(0, K, gl.SliceLayout(0, A_IN))[None, :]
    b_at = gl.arange(0, K, gl.SliceLayout(1, B_IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, B_IN))[None, :]
    left.index(0).store(gl.amd.cdna3.buffer_load(a, a_at))
    right.index(0).store(gl.amd.cdna3.buffer_load(b, b_at))
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(1, depth // K):
        with stage("fetch", priority=0):
            x_next = gl.amd.cdna3.buffer_load(a, a_at + k * K)
            y_next = gl.amd.cdna3.buffer_load(b, b_at + k * K * N)
        with stage("read", priority=1):
            x = left.index((k - 1) % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
            y = right.index((k - 1) % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        if BARRIER:
            gl.barrier()
        with stage("compute", priority=0):
            acc = gl.amd.cdna3.mfma(x, y, acc)
        with stage("write", priority=1):
            left.index(k % SLOTS).store(x_next)
            right.index(k % SLOTS).store(y_next)
    row, col = gl.arange(0, M, gl.SliceLayout(1, ACC)), gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * N + col[None, :], acc)


@gluon.jit
def four_stage(q, kv, out, n, M: gl.constexpr, N: gl.constexpr, D: gl.constexpr, Q_IN: gl.constexpr, K_IN: gl.constexpr, ACC: gl.constexpr,
               SHARED: gl.constexpr, SLOTS: gl.constexpr):
    """Two MMA and two memory stages with priorities 0, 1, 0, 1. CDNA4 rotates this pattern."""
    ring = gl.allocate_shared_memory(gl.float16, [SLOTS, D, N], SHARED)
    back = gl.allocate_shared_memory(gl.float16, [SLOTS, N, D], SHARED)
    q_at = gl.arange(0, M, gl.SliceLayout(1, Q_IN))[:, None] * D + gl.arange(0, D, gl.SliceLayout(0, Q_IN))[None, :]
    k_at = gl.arange(0, D, gl.SliceLayout(1, K_IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, K_IN))[None, :]
    v_at = gl.arange(0, N, gl.SliceLayout(1, K_IN))[:, None] * D + gl.arange(0, D, gl.SliceLayout(0, K_IN))[None, :]
    query = gl.convert_layout(gl.amd.cdna3.buffer_load(q, q_at), gl.DotOperandLayout(0, ACC, 8))
    ring.index(0).store(gl.amd.cdna3.buffer_load(kv, k_at))
    back.index(0).store(gl.amd.cdna3.buffer_load(kv, v_at))
    key = ring.index(0).load(gl.DotOperandLayout(1, ACC, 8))
    value = back.index(0).load(gl.DotOperandLayout(1, ACC, 8))
    acc = gl.zeros([M, D], gl.float32, ACC)
    for i in range(1, n):
        with stage("scores", priority=0):
            scores = gl.amd.cdna3.mfma(query, key, gl.zeros([M, N], gl.float32, ACC))
        with stage("keys", priority=1):
            ring.index(i % SLOTS).store(gl.amd.cdna3.buffer_load(kv, k_at + i * D * N))
            value = back.index((i - 1) % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        with stage("output", priority=0):
            weights = gl.convert_layout(scores.to(gl.float16), gl.DotOperandLayout(0, ACC, 8), assert_trivial=False)
            acc = gl.amd.cdna3.mfma(weights, value, acc)
        with stage("values", priority=1):
            back.index(i % SLOTS).store(gl.amd.cdna3.buffer_load(kv, v_at + i * D * N))
            key = ring.index(i % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
    row, col = gl.arange(0, M, gl.SliceLayout(1, ACC)), gl.arange(0, D, gl.SliceLayout(0, ACC))
    gl.store(out + row[:, None] * D + col[None, :], acc)


@gluon.jit
def flat_gemm(a, b, c, rows, cols, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, ACC: gl.constexpr, A_SHARED: gl.constexpr,
              B_SHARED: gl.constexpr, SLOTS: gl.constexpr, STEPS: gl.constexpr, PRIORITY: gl.constexpr):
    """STEPS MMAs in straight-line code with two stages each, and tensor-data-mover copies."""
    left = cdna5.tdm.make_tensor_descriptor(a, [rows, depth], [depth, 1], [M, K], A_SHARED)
    right = cdna5.tdm.make_tensor_descriptor(b, [depth, cols], [cols, 1], [K, N], B_SHARED)
    a_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    b_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    top, side = gl.program_id(0) * M, gl.program_id(1) * N
    for i in gl.static_range(SLOTS - 1):
        cdna5.tdm.async_load(left, [top, i * K], a_ring.index(i))
        cdna5.tdm.async_load(right, [i * K, side], b_ring.index(i))
    cdna5.tdm.async_wait((SLOTS - 2) * 2)
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in gl.static_range(STEPS):
        with stage("memory", priority=PRIORITY):
            cdna5.tdm.async_load(left, [top, (k + SLOTS - 1) * K], a_ring.index((k + SLOTS - 1) % SLOTS))
            cdna5.tdm.async_load(right, [(k + SLOTS - 1) * K, side], b_ring.index((k + SLOTS - 1) % SLOTS))
            x = a_ring.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
            y = b_ring.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        cdna5.tdm.async_wait((SLOTS - 2) * 2)
        with stage("compute"):
            acc = cdna5.wmma(x, y, acc)
    row, col = top + gl.arange(0, M, gl.SliceLayout(1, ACC)), side + gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * cols + col[None, :], acc)


@gluon.jit
def back_to_back(a, b, c, rows, cols, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, ACC: gl.constexpr, A_SHARED: gl.constexpr,
                 B_SHARED: gl.constexpr, SLOTS: gl.constexpr, NEXT: gl.constexpr, OWN: gl.constexpr, WAIT: gl.constexpr):
    """A pipelined loop, then a second pipeline, as a loop or unrolled. OWN: the second one reads
    other buffers, filled before the first one. WAIT: for copies in flight, between the two."""
    left = cdna5.tdm.make_tensor_descriptor(a, [rows, depth], [depth, 1], [M, K], A_SHARED)
    right = cdna5.tdm.make_tensor_descriptor(b, [depth, cols], [cols, 1], [K, N], B_SHARED)
    a_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    b_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    top, side = gl.program_id(0) * M, gl.program_id(1) * N
    if OWN:
        a_rest = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
        b_rest = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
        for i in gl.static_range(SLOTS - 1):
            cdna5.tdm.async_load(left, [top, depth + i * K], a_rest.index(i))
            cdna5.tdm.async_load(right, [depth + i * K, side], b_rest.index(i))
    else:
        a_rest = a_ring
        b_rest = b_ring
    for i in gl.static_range(SLOTS - 1):
        cdna5.tdm.async_load(left, [top, i * K], a_ring.index(i))
        cdna5.tdm.async_load(right, [i * K, side], b_ring.index(i))
    cdna5.tdm.async_wait((SLOTS - 2) * 2)
    acc = gl.zeros([M, N], gl.float32, ACC)
    steps = depth // K - SLOTS + 1
    for k in range(0, steps):
        with stage("memory", priority=1):
            x = a_ring.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
            y = b_ring.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
            cdna5.tdm.async_load(left, [top, (k + SLOTS - 1) * K], a_ring.index((k + SLOTS - 1) % SLOTS))
            cdna5.tdm.async_load(right, [(k + SLOTS - 1) * K, side], b_ring.index((k + SLOTS - 1) % SLOTS))
        cdna5.tdm.async_wait((SLOTS - 2) * 2)
        with stage("compute", priority=0):
            acc = cdna5.wmma(x, y, acc)
    if WAIT:
        cdna5.tdm.async_wait(0)
    if NEXT == "loop":
        for k in range(0, SLOTS - 1):
            with stage("rest"):
                x = a_rest.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
                y = b_rest.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
            with stage("last"):
                acc = cdna5.wmma(x, y, acc)
    else:
        for k in gl.static_range(SLOTS - 1):
            with stage("rest"):
                x = a_rest.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
                y = b_rest.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
            with stage("last"):
                acc = cdna5.wmma(x, y, acc)
    row, col = top + gl.arange(0, M, gl.SliceLayout(1, ACC)), side + gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * cols + col[None, :], acc)


def mfma(*warps):
    return gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=list(warps))


PLAIN = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
SWIZZLED = gl.SwizzledSharedLayout(8, 2, 8, [1, 0])
WMMA = gl.amd.AMDWMMALayout(version=3, transposed=True, warp_bases=[[0, 1], [0, 2], [1, 0]], instr_shape=[16, 16, 32])
PAD_A = gl.PaddedSharedLayout.with_identity_for([[32, 8]], [64, 32], [1, 0])
PAD_B = gl.PaddedSharedLayout.with_identity_for([[128, 8]], [32, 128], [1, 0])
GEMM = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "depth": "i32:16"}
TDM_GEMM = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "rows": "i32:16", "cols": "i32:16", "depth": "i32:16"}
RING = {"M": 128, "N": 128, "K": 64, "A_IN": gl.BlockedLayout([1, 8], [8, 8], [8, 1], [1, 0]), "B_IN": gl.BlockedLayout([1, 8], [4, 16], [8, 1], [1, 0]),
        "ACC": mfma(2, 4)}
TDM = {"M": 64, "N": 128, "K": 32, "ACC": WMMA, "A_SHARED": PAD_A, "B_SHARED": PAD_B}
FOUR = {"M": 128, "N": 64, "D": 64, "Q_IN": RING["A_IN"], "K_IN": RING["A_IN"], "ACC": mfma(8, 1), "SHARED": SWIZZLED}


def case(name, fn, args, target, consts):
    return Case(name, fn, args, consts, (target, ), (2, ), {"num_warps": 8}, gluon=True)


CASES = [
    *[case(f"ring_{cut}_{wait}_{s}", ring_gemm, GEMM, "gfx950", {**RING, "A_SHARED": PLAIN, "B_SHARED": PLAIN, "SLOTS": s, "WAIT": wait, "STAGES": cut})
      for cut, wait, s in (("two", "top", 2), ("two", "top", 3), ("two", "between", 3), ("two", "bottom", 3), ("three", "bottom", 2), ("three", "between", 3),
                           ("three", "top", 4), ("four", "between", 3), ("four", "bottom", 2))],
    *[case(f"stored_{s}" + ("_barrier" if barrier else ""), stored_gemm, GEMM, "gfx950", {**RING, "SHARED": SWIZZLED, "SLOTS": s, "BARRIER": barrier})
      for s, barrier in ((1, False), (2, False), (3, False), (2, True))],
    *[case(f"four_stage_{s}", four_stage, {"q": "*fp16", "kv": "*fp16", "out": "*fp32", "n": "i32"}, "gfx950", {**FOUR, "SLOTS": s}) for s in (1, 2, 3)],
    *[case(f"flat_{s}_{steps}" , flat_gemm, TDM_GEMM, "gfx1250",
           {**TDM, "SLOTS": s, "STEPS": steps, "PRIORITY": priority}) for s, steps, priority in ((2, 2, 0), (3, 3, 1), (2, 4, 2))],
    *[case(f"then_{following}_{s}" + ("_own" if own else "") + ("_wait" if wait else ""), back_to_back, TDM_GEMM, "gfx1250",
           {**TDM, "SLOTS": s, "NEXT": following, "OWN": own, "WAIT": wait})
      for following, s, own, wait in (("loop", 3, True, False), ("flat", 3, True, False), ("flat", 2, True, False), ("loop", 3, False, True),
                                      ("flat", 3, False, False))],
]
