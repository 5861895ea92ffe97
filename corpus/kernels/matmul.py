"""Matrix multiplication in Triton: plain, masked, persistent, split-K, batched, fp8, TMA."""
import triton
import triton.language as tl

from spec import ALL, HOPPER, NVIDIA, AMD, Case  # noqa: F401


@triton.jit
def matmul(a, b, c, n_rows, n_cols, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    a_tile = a + row[:, None] * lda + inner[None, :]
    b_tile = b + inner[:, None] * ldb + col[None, :]
    acc = tl.zeros((M, N), dtype=tl.float32)
    for _ in range(0, depth, K):
        acc = tl.dot(tl.load(a_tile), tl.load(b_tile), acc)
        a_tile += K
        b_tile += K * ldb
    tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def matmul_masked(a, b, c, n_rows, n_cols, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                  ACTIVATION: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, tl.cdiv(depth, K)):
        left = depth - k * K
        x = tl.load(a + row[:, None] * lda + (k * K + inner)[None, :],
                    mask=(row[:, None] < n_rows) & (inner[None, :] < left), other=0.0)
        y = tl.load(b + (k * K + inner)[:, None] * ldb + col[None, :],
                    mask=(inner[:, None] < left) & (col[None, :] < n_cols), other=0.0)
        acc = tl.dot(x, y, acc)
    if ACTIVATION == "leaky":
        acc = tl.where(acc > 0, acc, 0.01 * acc)
    tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty),
             mask=(row[:, None] < n_rows) & (col[None, :] < n_cols))


@triton.jit
def matmul_transposed_b(a, b, c, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        x = tl.load(a + row[:, None] * lda + (k + inner)[None, :])
        y = tl.load(b + col[:, None] * ldb + (k + inner)[None, :])
        acc = tl.dot(x, tl.trans(y), acc)
    tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def matmul_persistent(a, b, c, n_rows, n_cols, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                      PROGRAMS: tl.constexpr, GROUP: tl.constexpr):
    down, across = tl.cdiv(n_rows, M), tl.cdiv(n_cols, N)
    for tile in range(tl.program_id(0), down * across, PROGRAMS):
        group = tile // (GROUP * across)
        height = min(down - group * GROUP, GROUP)
        pid_m = group * GROUP + (tile % height)
        pid_n = (tile % (GROUP * across)) // height
        row = pid_m * M + tl.arange(0, M)
        col = pid_n * N + tl.arange(0, N)
        inner = tl.arange(0, K)
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, tl.cdiv(depth, K)):
            x = tl.load(a + (row % n_rows)[:, None] * lda + (k * K + inner)[None, :], mask=inner[None, :] < depth - k * K, other=0.0)
            y = tl.load(b + (k * K + inner)[:, None] * ldb + (col % n_cols)[None, :], mask=inner[:, None] < depth - k * K, other=0.0)
            acc = tl.dot(x, y, acc)
        tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty),
                 mask=(row[:, None] < n_rows) & (col[None, :] < n_cols))


@triton.jit
def matmul_split_k(a, b, c, locks, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                   SPLITS: tl.constexpr, LOCK: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    split = tl.program_id(2)
    inner = split * K + tl.arange(0, K)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K * SPLITS):
        x = tl.load(a + row[:, None] * lda + (k + inner)[None, :])
        y = tl.load(b + (k + inner)[:, None] * ldb + col[None, :])
        acc = tl.dot(x, y, acc)
    out = c + row[:, None] * ldc + col[None, :]
    if LOCK:
        lock = locks + tl.program_id(0) * tl.num_programs(1) + tl.program_id(1)
        while tl.atomic_cas(lock, 0, 1) == 1:
            pass
        tl.store(out, tl.load(out) + acc)
        tl.debug_barrier()
        tl.atomic_xchg(lock, 0)
    else:
        tl.atomic_add(out, acc)


@triton.jit
def matmul_batched(a, b, c, depth, lda, ldb, ldc, sa, sb, sc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    batch = tl.program_id(2)
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        inner = k + tl.arange(0, K)
        x = tl.load(a + batch * sa + row[:, None] * lda + inner[None, :])
        y = tl.load(b + batch * sb + inner[:, None] * ldb + col[None, :])
        acc += tl.dot(x, y)
    tl.store(c + batch * sc + row[:, None] * ldc + col[None, :], acc.to(tl.float16))


@triton.jit
def matmul_3d(a, b, c, B: tl.constexpr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, depth):
    batch, row, col = tl.arange(0, B), tl.arange(0, M), tl.arange(0, N)
    acc = tl.zeros((B, M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        inner = k + tl.arange(0, K)
        x = tl.load(a + batch[:, None, None] * M * depth + row[None, :, None] * depth + inner[None, None, :])
        y = tl.load(b + batch[:, None, None] * N * depth + inner[None, :, None] * N + col[None, None, :])
        acc = tl.dot(x, y, acc)
    tl.store(c + batch[:, None, None] * M * N + row[None, :, None] * N + col[None, None, :], acc)


@triton.jit
def matmul_chain(a, b, d, c, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    row, col, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    second = tl.load(d + col[:, None] * N + col[None, :])
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        x = tl.load(a + row[:, None] * depth + (k + inner)[None, :])
        y = tl.load(b + (k + inner)[:, None] * N + col[None, :])
        first = tl.dot(x, y)
        acc = tl.dot(first.to(tl.float16), second, acc)
    tl.store(c + row[:, None] * N + col[None, :], acc)


@triton.jit
def matmul_scaled(a, a_scale, b, b_scale, c, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, KIND: tl.constexpr):
    row, col, inner, group = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, K // 32)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        x = tl.load(a + row[:, None] * depth + (k + inner)[None, :])
        y = tl.load(b + (k + inner)[:, None] * N + col[None, :])
        xs = tl.load(a_scale + row[:, None] * (depth // 32) + (k // 32 + group)[None, :])
        ys = tl.load(b_scale + col[:, None] * (depth // 32) + (k // 32 + group)[None, :])
        acc = tl.dot_scaled(x, xs, KIND, y, ys, KIND, acc)
    tl.store(c + row[:, None] * N + col[None, :], acc)


@triton.jit
def matmul_descriptors(a, b, c, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                       SPECIALIZE: tl.constexpr):
    left = tl.make_tensor_descriptor(a, [n_rows, depth], [depth, 1], [M, K])
    right = tl.make_tensor_descriptor(b, [n_cols, depth], [depth, 1], [N, K])
    out = tl.make_tensor_descriptor(c, [n_rows, n_cols], [n_cols, 1], [M, N])
    row, col = tl.program_id(0) * M, tl.program_id(1) * N
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in tl.range(0, depth, K, warp_specialize=SPECIALIZE):
        acc = tl.dot(left.load([row, k]), right.load([col, k]).T, acc)
    out.store([row, col], acc.to(c.dtype.element_ty))


@triton.jit
def matmul_host_descriptors(left, right, out, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                            SPECIALIZE: tl.constexpr):
    row, col = tl.program_id(0) * M, tl.program_id(1) * N
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in tl.range(0, depth, K, warp_specialize=SPECIALIZE):
        acc = tl.dot(left.load([row, k]), right.load([k, col]), acc)
    out.store([row, col], acc.to(tl.float16))


@triton.jit
def matmul_descriptors_persistent(left, right, out, n_rows, n_cols, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr,
                                  PROGRAMS: tl.constexpr, SPECIALIZE: tl.constexpr, FLATTEN: tl.constexpr, SUBTILE: tl.constexpr):
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, M) * across
    for tile in tl.range(tl.program_id(0), tiles, PROGRAMS, flatten=FLATTEN, warp_specialize=SPECIALIZE):
        row, col = tile // across * M, tile % across * N
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, depth, K):
            acc = tl.dot(left.load([row, k]), right.load([col, k]).T, acc)
        if SUBTILE:
            halves = tl.permute(tl.reshape(acc, (M, 2, N // 2)), (0, 2, 1))
            low, high = tl.split(halves)
            out.store([row, col], low.to(tl.float16))
            out.store([row, col + N // 2], high.to(tl.float16))
        else:
            out.store([row, col], acc.to(tl.float16))


def gemm(name, fn, dtype="fp16", out="fp16", m=128, n=128, k=32, targets=ALL, stages=(1, 2, 3, 4), warps=4, extra=None, debug=False,
         **options):
    """Returns a GEMM case. `dtype` and `out` are the types of the inputs and the output."""
    kinds = {"a": f"*{dtype}", "b": f"*{dtype}", "d": f"*{dtype}", "c": f"*{out}", "locks": "*i32", "a_scale": "*u8", "b_scale": "*u8"}
    consts = {"M": m, "N": n, "K": k, **(extra or {})}
    args = {x: kinds.get(x, "i32:16") for x in fn.arg_names if x not in consts}
    return Case(name, fn, args, consts, targets, stages, {"num_warps": warps, **options}, debug=debug)


F16 = {"left": "tensordesc<fp16[128,64]>", "right": "tensordesc<fp16[64,128]>", "out": "tensordesc<fp16[128,128]>"}


def host(name, fn, specialize, m=128, n=128, k=64, stages=(2, 3, 4), targets=HOPPER, warps=4, transposed=False, extra=None, half=False, **options):
    """Returns a GEMM case with descriptors from the host."""
    right = [n, k] if transposed else [k, n]
    args = {"left": f"tensordesc<fp16[{m},{k}]>", "right": f"tensordesc<fp16[{right[0]},{right[1]}]>",
            "out": f"tensordesc<fp16[{m},{n // 2 if half else n}]>"}
    consts = {"M": m, "N": n, "K": k, "SPECIALIZE": specialize, **(extra or {})}
    args.update({x: "i32:16" for x in fn.arg_names if x not in consts and x not in args})
    return Case(name, fn, args, consts, targets, stages, {"num_warps": warps, **options})


PERSISTENT = {"PROGRAMS": 132, "FLATTEN": True, "SUBTILE": False}

CASES = [
    gemm("matmul", matmul),
    gemm("matmul_8warps", matmul, m=128, n=256, k=64, warps=8, stages=(3,)),
    gemm("matmul_small", matmul, m=32, n=32, k=32, stages=(2,)),
    gemm("matmul_bf16", matmul, dtype="bf16", out="fp32", k=64, stages=(3,)),
    gemm("matmul_f32", matmul, dtype="fp32", out="fp32", m=64, n=64, stages=(3,)),
    gemm("matmul_masked", matmul_masked, extra={"ACTIVATION": "leaky"}, stages=(1, 3), m=64, n=128),
    gemm("matmul_located", matmul_masked, extra={"ACTIVATION": ""}, stages=(2,), m=64, n=64, debug=True, targets=("sm_80", "sm_90", "gfx942", "gfx1250")),
    gemm("matmul_transposed_b", matmul_transposed_b, stages=(2, 3), k=64),
    gemm("matmul_persistent", matmul_persistent, extra={"PROGRAMS": 108, "GROUP": 8}, stages=(1, 3), k=64),
    gemm("matmul_split_k_atomic", matmul_split_k, out="fp32", extra={"SPLITS": 4, "LOCK": False}, stages=(2,), m=64, n=64),
    gemm("matmul_split_k_lock", matmul_split_k, out="fp32", extra={"SPLITS": 4, "LOCK": True}, stages=(2,), m=64, n=64),
    gemm("matmul_batched", matmul_batched, stages=(3,), m=64, n=64),
    gemm("matmul_3d", matmul_3d, out="fp32", extra={"B": 4}, m=32, n=32, k=32, stages=(1, 2), targets=("sm_80", "sm_90", "gfx942")),
    gemm("matmul_chain", matmul_chain, out="fp32", stages=(2,), m=64, n=64),
    gemm("matmul_fp8", matmul, dtype="fp8e5", out="fp32", k=64, stages=(1, 3)),
    gemm("matmul_fp8e4", matmul, dtype="fp8e4nv", out="fp16", k=128, stages=(3,), targets=("sm_90", "sm_100", "gfx950", "gfx1201", "gfx1250")),
    gemm("matmul_scaled", matmul_scaled, dtype="fp8e4nv", out="fp32", k=128, extra={"KIND": "e4m3"}, stages=(1, 3), targets=("sm_90", "sm_100", "gfx942", "gfx950", "gfx1250")),
    gemm("matmul_descriptors", matmul_descriptors, extra={"SPECIALIZE": False}, k=64, stages=(1, 3)),
    gemm("matmul_descriptors_ws", matmul_descriptors, extra={"SPECIALIZE": True}, k=64, stages=(2, 3, 4), targets=HOPPER),
    host("matmul_host_descriptors", matmul_host_descriptors, False, targets=HOPPER + ("gfx1250",)),
    host("matmul_host_descriptors_ws", matmul_host_descriptors, True, targets=("sm_100",)),
    host("matmul_host_descriptors_ws_8warps", matmul_host_descriptors, True, m=128, n=256, warps=8, stages=(3,)),
    host("matmul_tma_persistent", matmul_descriptors_persistent, False, transposed=True, stages=(2, 3), extra={**PERSISTENT, "FLATTEN": False}, targets=HOPPER + ("gfx1250",)),
    host("matmul_tma_persistent_flat", matmul_descriptors_persistent, False, transposed=True, stages=(3,), extra=PERSISTENT),
    host("matmul_tma_persistent_ws", matmul_descriptors_persistent, True, transposed=True, stages=(2, 3, 4), extra=PERSISTENT),
    host("matmul_tma_persistent_ws_subtile", matmul_descriptors_persistent, True, transposed=True, stages=(3,), half=True, extra={**PERSISTENT, "SUBTILE": True}),
    gemm("matmul_cluster", matmul, stages=(2, 3), targets=HOPPER, num_ctas=2),
    gemm("matmul_cluster4", matmul_masked, extra={"ACTIVATION": ""}, m=128, n=256, k=64, stages=(3,), targets=HOPPER, num_ctas=4, warps=8),
    host("matmul_cluster_descriptors", matmul_host_descriptors, False, m=128, n=256, stages=(2, 3), num_ctas=2, targets=HOPPER + ("gfx1250",)),
    host("matmul_cluster_ws", matmul_host_descriptors, True, m=256, n=128, stages=(3,), num_ctas=2, targets=("sm_100",)),
    host("matmul_cluster_persistent", matmul_descriptors_persistent, False, m=256, transposed=True, stages=(3,), num_ctas=2, extra={**PERSISTENT, "FLATTEN": False}),
]
