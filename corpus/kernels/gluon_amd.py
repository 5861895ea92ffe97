"""Gluon kernels for AMD: direct-to-LDS copies, buffer loads, MFMA, WMMA, TDM, warp pipelines."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl

from spec import CDNA, Case

cdna3, cdna4, cdna5 = gl.amd.cdna3, gl.amd.cdna4, gl.amd.cdna5


@gluon.jit
def mfma_shared(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, IN: gl.constexpr, ACC: gl.constexpr, SHARED: gl.constexpr, SLOTS: gl.constexpr):
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], SHARED)
    row, inner = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, K, gl.SliceLayout(0, IN))
    down, col = gl.arange(0, K, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    a_at = row[:, None] * depth + inner[None, :]
    b_at = down[:, None] * N + col[None, :]
    left.index(0).store(cdna3.buffer_load(a, a_at))
    right.index(0).store(cdna3.buffer_load(b, b_at))
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(1, depth // K):
        x_next = cdna3.buffer_load(a, a_at + k * K)
        y_next = cdna3.buffer_load(b, b_at + k * K * N)
        x = left.index((k - 1) % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
        y = right.index((k - 1) % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        acc = cdna3.mfma(x, y, acc)
        left.index(k % SLOTS).store(x_next)
        right.index(k % SLOTS).store(y_next)
    last = (depth // K - 1) % SLOTS
    acc = cdna3.mfma(left.index(last).load(gl.DotOperandLayout(0, ACC, 8)), right.index(last).load(gl.DotOperandLayout(1, ACC, 8)), acc)
    cdna3.buffer_store(gl.convert_layout(acc, IN), c, row[:, None] * N + col[None, :])


@gluon.jit
def async_gemm(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, A_IN: gl.constexpr, B_IN: gl.constexpr, ACC: gl.constexpr,
               A_SHARED: gl.constexpr, B_SHARED: gl.constexpr, SLOTS: gl.constexpr, RELAXED: gl.constexpr, BUFFER: gl.constexpr):
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    a_at = gl.arange(0, M, gl.SliceLayout(1, A_IN))[:, None] * depth + gl.arange(0, K, gl.SliceLayout(0, A_IN))[None, :]
    b_at = gl.arange(0, K, gl.SliceLayout(1, B_IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, B_IN))[None, :]
    for i in gl.static_range(SLOTS - 1):
        cdna4.async_copy.buffer_load_to_shared(left.index(i), a, a_at + i * K)
        cdna4.async_copy.buffer_load_to_shared(right.index(i), b, b_at + i * K * N)
        cdna4.async_copy.commit_group()
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(0, depth // K - SLOTS + 1):
        cdna4.async_copy.wait_group(SLOTS - 2)
        if RELAXED:
            x = cdna4.async_copy.load_shared_relaxed(left.index(k % SLOTS), gl.DotOperandLayout(0, ACC, 8))
            y = cdna4.async_copy.load_shared_relaxed(right.index(k % SLOTS), gl.DotOperandLayout(1, ACC, 8))
        else:
            x = left.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
            y = right.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        ahead = k + SLOTS - 1
        if BUFFER:
            cdna4.async_copy.buffer_load_to_shared(left.index(ahead % SLOTS), a, a_at + ahead * K)
            cdna4.async_copy.buffer_load_to_shared(right.index(ahead % SLOTS), b, b_at + ahead * K * N)
        else:
            cdna4.async_copy.global_load_to_shared(left.index(ahead % SLOTS), a + a_at + ahead * K)
            cdna4.async_copy.global_load_to_shared(right.index(ahead % SLOTS), b + b_at + ahead * K * N)
        cdna4.async_copy.commit_group()
        acc = cdna3.mfma(x, y, acc)
    cdna4.async_copy.wait_group(0)
    for k in gl.static_range(SLOTS - 1):
        acc = cdna3.mfma(left.index(k).load(gl.DotOperandLayout(0, ACC, 8)), right.index(k).load(gl.DotOperandLayout(1, ACC, 8)), acc)
    row, col = gl.arange(0, M, gl.SliceLayout(1, ACC)), gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * N + col[None, :], acc)


@gluon.jit
def async_softmax(x, y, n, COLS: gl.constexpr, ROWS: gl.constexpr, IN: gl.constexpr, SHARED: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float32, [2, ROWS, COLS], SHARED)
    at = gl.arange(0, ROWS, gl.SliceLayout(1, IN))[:, None] * COLS + gl.arange(0, COLS, gl.SliceLayout(0, IN))[None, :]
    cdna4.async_copy.buffer_load_to_shared(ring.index(0), x, at)
    cdna4.async_copy.commit_group()
    for i in range(0, n):
        cdna4.async_copy.buffer_load_to_shared(ring.index((i + 1) % 2), x, at + (i + 1) * ROWS * COLS)
        cdna4.async_copy.commit_group()
        cdna4.async_copy.wait_group(1)
        v = ring.index(i % 2).load(IN)
        e = gl.exp(v - gl.max(v, 1)[:, None])
        share = e / gl.sum(e, 0)[None, :]
        cdna3.buffer_store(share, y, at + i * ROWS * COLS)
    cdna4.async_copy.wait_group(0)


@gluon.jit
def tdm_gemm(a, b, c, rows, cols, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, ACC: gl.constexpr, A_SHARED: gl.constexpr,
             B_SHARED: gl.constexpr, SLOTS: gl.constexpr):
    left = cdna5.tdm.make_tensor_descriptor(a, [rows, depth], [depth, 1], [M, K], A_SHARED)
    right = cdna5.tdm.make_tensor_descriptor(b, [depth, cols], [cols, 1], [K, N], B_SHARED)
    a_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    b_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    top, side = gl.program_id(0) * M, gl.program_id(1) * N
    for i in gl.static_range(SLOTS - 1):
        cdna5.tdm.async_load(left, [top, i * K], a_ring.index(i))
        cdna5.tdm.async_load(right, [i * K, side], b_ring.index(i))
    acc = gl.zeros([M, N], gl.float32, ACC)
    produced = SLOTS - 1
    for k in range(0, gl.cdiv(depth, K) - SLOTS + 1):
        cdna5.tdm.async_wait((SLOTS - 2) * 2)
        x = a_ring.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
        y = b_ring.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        cdna5.tdm.async_load(left, [top, produced * K], a_ring.index(produced % SLOTS))
        cdna5.tdm.async_load(right, [produced * K, side], b_ring.index(produced % SLOTS))
        produced += 1
        acc = cdna5.wmma(x, y, acc)
    cdna5.tdm.async_wait(0)
    for k in gl.static_range(SLOTS - 1):
        slot = (produced - SLOTS + 1 + k) % SLOTS
        acc = cdna5.wmma(a_ring.index(slot).load(gl.DotOperandLayout(0, ACC, 8)), b_ring.index(slot).load(gl.DotOperandLayout(1, ACC, 8)), acc)
    row, col = top + gl.arange(0, M, gl.SliceLayout(1, ACC)), side + gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * cols + col[None, :], acc)


@gluon.jit
def tdm_warp_pipelined(a, b, c, rows, cols, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, ACC: gl.constexpr, A_SHARED: gl.constexpr,
                       B_SHARED: gl.constexpr, SLOTS: gl.constexpr):
    left = cdna5.tdm.make_tensor_descriptor(a, [rows, depth], [depth, 1], [M, K], A_SHARED)
    right = cdna5.tdm.make_tensor_descriptor(b, [depth, cols], [cols, 1], [K, N], B_SHARED)
    a_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    b_ring = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    top, side = gl.program_id(0) * M, gl.program_id(1) * N
    for i in gl.static_range(2):
        cdna5.tdm.async_load(left, [top, i * K], a_ring.index(i))
        cdna5.tdm.async_load(right, [i * K, side], b_ring.index(i))
    cdna5.tdm.async_wait(2)
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(0, gl.cdiv(depth, K) - 2):
        with gl.amd.warp_pipeline_stage("stage0", priority=1):
            cdna5.tdm.async_load(left, [top, (k + 2) * K], a_ring.index((k + 2) % SLOTS))
            cdna5.tdm.async_load(right, [(k + 2) * K, side], b_ring.index((k + 2) % SLOTS))
            x = a_ring.index(k % SLOTS).load(gl.DotOperandLayout(0, ACC, 8))
            y = b_ring.index(k % SLOTS).load(gl.DotOperandLayout(1, ACC, 8))
        cdna5.tdm.async_wait(2)
        with gl.amd.warp_pipeline_stage("stage1", priority=0):
            acc = cdna5.wmma(x, y, acc)
    row, col = top + gl.arange(0, M, gl.SliceLayout(1, ACC)), side + gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * cols + col[None, :], acc)


@gluon.jit
def tdm_copy(a, c, rows, cols, n, M: gl.constexpr, N: gl.constexpr, SHARED: gl.constexpr, IN: gl.constexpr, BARRIER: gl.constexpr):
    source = cdna5.tdm.make_tensor_descriptor(a, [rows, cols], [cols, 1], [M, N], SHARED)
    target = cdna5.tdm.make_tensor_descriptor(c, [rows, cols], [cols, 1], [M, N], SHARED)
    buf = gl.allocate_shared_memory(gl.float16, [M, N], SHARED)
    bar = gl.allocate_shared_memory(gl.int64, [1], cdna5.mbarrier.MBarrierLayout())
    if BARRIER:
        cdna5.mbarrier.init(bar, 4)
    for i in range(0, n):
        if BARRIER:
            cdna5.tdm.async_load(source, [i * M, 0], buf, mbarrier=bar)
            cdna5.mbarrier.wait(bar, i & 1)
        else:
            cdna5.tdm.async_load(source, [i * M, 0], buf)
            cdna5.tdm.async_wait(0)
        v = buf.load(IN)
        buf.store(v * 2)
        cdna5.tdm.async_store(target, [i * M, 0], buf)
        cdna5.tdm.async_wait(0)


@gluon.jit
def lds_copy(a, c, n, M: gl.constexpr, N: gl.constexpr, SHARED: gl.constexpr, IN: gl.constexpr):
    ring = gl.allocate_shared_memory(gl.float16, [2, M, N], SHARED)
    at = gl.arange(0, M, gl.SliceLayout(1, IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, IN))[None, :]
    cdna5.async_copy.global_to_shared(ring.index(0), a + at)
    cdna5.async_copy.commit_group()
    for i in range(0, n):
        cdna5.async_copy.global_to_shared(ring.index((i + 1) % 2), a + at + (i + 1) * M * N)
        cdna5.async_copy.commit_group()
        cdna5.async_copy.wait_group(1)
        v = ring.index(i % 2).load(IN)
        ring.index(i % 2).store(v + 1)
        cdna5.async_copy.shared_to_global(c + at + i * M * N, ring.index(i % 2))
        cdna5.async_copy.commit_group()
        cdna5.async_copy.wait_group(0)


@gluon.jit
def producer(source, ring, full, empty, n, M: gl.constexpr):
    for i in range(0, n):
        cdna5.mbarrier.wait(empty, (i & 1) ^ 1)
        cdna5.tdm.async_load(source, [i * M, 0], ring)
        cdna5.tdm.async_wait(0)
        cdna5.mbarrier.arrive(full)


@gluon.jit
def consumer(c, ring, full, empty, n, M: gl.constexpr, N: gl.constexpr, IN: gl.constexpr):
    at = gl.arange(0, M, gl.SliceLayout(1, IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, IN))[None, :]
    acc = gl.zeros([M, N], gl.float32, IN)
    for i in range(0, n):
        cdna5.mbarrier.wait(full, i & 1)
        acc += ring.load(IN).to(gl.float32)
        cdna5.mbarrier.arrive(empty)
    gl.store(c + at, acc)


@gluon.jit
def tdm_specialized(a, c, rows, cols, n, M: gl.constexpr, N: gl.constexpr, SHARED: gl.constexpr, IN: gl.constexpr):
    source = cdna5.tdm.make_tensor_descriptor(a, [rows, cols], [cols, 1], [M, N], SHARED)
    ring = gl.allocate_shared_memory(gl.float16, [M, N], SHARED)
    full = gl.allocate_shared_memory(gl.int64, [1], cdna5.mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [1], cdna5.mbarrier.MBarrierLayout())
    cdna5.mbarrier.init(full, 4 * 32)  # all threads of the 4 warps arrive
    cdna5.mbarrier.init(empty, 4 * 32)
    gl.warp_specialize([
        (consumer, (c, ring, full, empty, n, M, N, IN)),
        (producer, (source, ring, full, empty, n, M)),
    ], [4], [64])


@gluon.jit
def mfma_warp_pipelined(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, A_IN: gl.constexpr, B_IN: gl.constexpr, ACC: gl.constexpr,
                        A_SHARED: gl.constexpr, B_SHARED: gl.constexpr, SLOTS: gl.constexpr):
    left = gl.allocate_shared_memory(gl.float16, [SLOTS, M, K], A_SHARED)
    right = gl.allocate_shared_memory(gl.float16, [SLOTS, K, N], B_SHARED)
    a_at = gl.arange(0, M, gl.SliceLayout(1, A_IN))[:, None] * depth + gl.arange(0, K, gl.SliceLayout(0, A_IN))[None, :]
    b_at = gl.arange(0, K, gl.SliceLayout(1, B_IN))[:, None] * N + gl.arange(0, N, gl.SliceLayout(0, B_IN))[None, :]
    for i in gl.static_range(SLOTS - 1):
        cdna4.async_copy.buffer_load_to_shared(left.index(i), a, a_at + i * K)
        cdna4.async_copy.buffer_load_to_shared(right.index(i), b, b_at + i * K * N)
        cdna4.async_copy.commit_group()
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(0, depth // K - SLOTS + 1):
        cdna4.async_copy.wait_group(SLOTS - 2)
        with gl.amd.warp_pipeline_stage("load"):
            x = cdna4.async_copy.load_shared_relaxed(left.index(k % SLOTS), gl.DotOperandLayout(0, ACC, 8))
            y = cdna4.async_copy.load_shared_relaxed(right.index(k % SLOTS), gl.DotOperandLayout(1, ACC, 8))
            ahead = k + SLOTS - 1
            cdna4.async_copy.buffer_load_to_shared(left.index(ahead % SLOTS), a, a_at + ahead * K)
            cdna4.async_copy.buffer_load_to_shared(right.index(ahead % SLOTS), b, b_at + ahead * K * N)
            cdna4.async_copy.commit_group()
        with gl.amd.warp_pipeline_stage("compute"):
            acc = cdna3.mfma(x, y, acc)
    row, col = gl.arange(0, M, gl.SliceLayout(1, ACC)), gl.arange(0, N, gl.SliceLayout(0, ACC))
    gl.store(c + row[:, None] * N + col[None, :], acc)


@gluon.jit
def wmma_shared(a, b, c, depth, M: gl.constexpr, N: gl.constexpr, K: gl.constexpr, IN: gl.constexpr, ACC: gl.constexpr, SHARED: gl.constexpr):
    left = gl.allocate_shared_memory(gl.float16, [M, K], SHARED)
    right = gl.allocate_shared_memory(gl.float16, [K, N], SHARED)
    row, inner = gl.arange(0, M, gl.SliceLayout(1, IN)), gl.arange(0, K, gl.SliceLayout(0, IN))
    down, col = gl.arange(0, K, gl.SliceLayout(1, IN)), gl.arange(0, N, gl.SliceLayout(0, IN))
    acc = gl.zeros([M, N], gl.float32, ACC)
    for k in range(0, depth, K):
        left.store(gl.load(a + row[:, None] * depth + (k + inner)[None, :]))
        right.store(gl.load(b + (k + down)[:, None] * N + col[None, :]))
        acc = gl.amd.rdna4.wmma(left.load(gl.DotOperandLayout(0, ACC, 8)), right.load(gl.DotOperandLayout(1, ACC, 8)), acc)
    gl.store(c + row[:, None] * N + col[None, :], gl.convert_layout(acc, IN))


GEMM = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "depth": "i32:16"}
TDM_GEMM = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "rows": "i32:16", "cols": "i32:16", "depth": "i32:16"}
SWIZZLED = gl.SwizzledSharedLayout(8, 2, 8, [1, 0])
PLAIN = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
IN64 = gl.BlockedLayout([1, 8], [8, 8], [4, 1], [1, 0])
IN64_B = gl.BlockedLayout([1, 8], [4, 16], [4, 1], [1, 0])
IN64_F32 = gl.BlockedLayout([1, 4], [4, 16], [4, 1], [1, 0])
IN32 = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
WMMA3 = gl.amd.AMDWMMALayout(version=3, transposed=True, warp_bases=[[0, 1], [1, 0]], instr_shape=[16, 16, 32])
WMMA2 = gl.amd.AMDWMMALayout(version=2, transposed=True, warp_bases=[[0, 1], [1, 0]], instr_shape=[16, 16, 16])
PAD_A = gl.PaddedSharedLayout.with_identity_for([[32, 8]], [64, 32], [1, 0])
PAD_B = gl.PaddedSharedLayout.with_identity_for([[128, 8]], [32, 128], [1, 0])
PAD_T = gl.PaddedSharedLayout.with_identity_for([[64, 8]], [64, 64], [1, 0])


def mfma(version):
    return gl.amd.AMDMFMALayout(version=version, instr_shape=[16, 16, 32 if version == 4 else 16], transposed=True, warps_per_cta=[2, 2])


def case(name, fn, args, targets, consts, warps=4, debug=False, ctas=1):
    options = {"num_warps": warps, **({"num_ctas": ctas} if ctas > 1 else {})}
    return Case("gluon_" + name, fn, args, consts, targets, (2, ), options, gluon=True, debug=debug)


TILE = {"M": 64, "N": 128, "K": 64}
COPIES = {**TILE, "A_IN": IN64, "B_IN": IN64_B, "ACC": mfma(4), "A_SHARED": PLAIN, "B_SHARED": PLAIN}
TDM = {"M": 64, "N": 128, "K": 32, "ACC": WMMA3, "A_SHARED": PAD_A, "B_SHARED": PAD_B}
CASES = [
    *[case(f"mfma_{s}", mfma_shared, GEMM, ("gfx942", ), {**TILE, "IN": IN64, "ACC": mfma(3), "SHARED": SWIZZLED, "SLOTS": s}) for s in (1, 2, 3)],
    *[case(f"mfma_{s}", mfma_shared, GEMM, ("gfx950", ), {**TILE, "IN": IN64, "ACC": mfma(4), "SHARED": SWIZZLED, "SLOTS": s}) for s in (2, 3)],
    *[case(f"async_gemm_{s}" + ("_relaxed" if relaxed else "") + ("" if buffer else "_global"), async_gemm, GEMM, ("gfx950", ),
           {**COPIES, "SLOTS": s, "RELAXED": relaxed, "BUFFER": buffer}, debug=(s, relaxed, buffer) == (2, True, True))
      for s in (2, 3, 4) for relaxed in (False, True) for buffer in (True, False)],
    case("async_softmax", async_softmax, {"x": "*fp32", "y": "*fp32", "n": "i32"}, CDNA, {"ROWS": 16, "COLS": 64, "IN": IN64_F32, "SHARED": PLAIN}),
    *[case(f"mfma_warp_pipelined_{s}", mfma_warp_pipelined, GEMM, ("gfx950", ), {**COPIES, "SLOTS": s}, warps=4) for s in (2, 3)],
    *[case(f"tdm_gemm_{s}", tdm_gemm, TDM_GEMM, ("gfx1250", ), {**TDM, "SLOTS": s}, debug=s == 3) for s in (2, 3, 4)],
    *[case(f"tdm_warp_pipelined_{s}", tdm_warp_pipelined, TDM_GEMM, ("gfx1250", ), {**TDM, "SLOTS": s}) for s in (3, 4)],
    *[case("tdm_copy" + ("_mbarrier" if b else ""), tdm_copy, {"a": "*fp16", "c": "*fp16", "rows": "i32", "cols": "i32:16", "n": "i32"}, ("gfx1250", ),
           {"M": 64, "N": 64, "SHARED": PAD_T, "IN": IN32, "BARRIER": b}) for b in (False, True)],
    case("lds_copy", lds_copy, {"a": "*fp16", "c": "*fp16", "n": "i32"}, ("gfx1250", ), {"M": 64, "N": 64, "SHARED": PAD_T, "IN": IN32}),
    case("tdm_specialized", tdm_specialized, {"a": "*fp16", "c": "*fp32", "rows": "i32", "cols": "i32:16", "n": "i32"}, ("gfx1250", ),
         {"M": 64, "N": 64, "SHARED": PAD_T, "IN": IN32}),
    case("wmma_shared", wmma_shared, GEMM, ("gfx1201", ), {"M": 64, "N": 64, "K": 32, "IN": IN32, "ACC": WMMA2, "SHARED": SWIZZLED}),
]
