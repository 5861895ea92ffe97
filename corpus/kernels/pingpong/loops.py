"""Loops in Triton for which the released wheel makes ping-pong schedules, and others."""
import triton
import triton.language as tl

from spec import Case


@triton.jit
def gemm(a, b, c, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
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
def gemm_edges(a, b, c, n_rows, n_cols, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, DEEP: tl.constexpr):
    """Row and column masks that the loop does not change. DEEP also masks the depth."""
    row = tl.program_id(0) * M + tl.arange(0, M)
    col = tl.program_id(1) * N + tl.arange(0, N)
    inner = tl.arange(0, K)
    a_tile = a + row[:, None] * lda + inner[None, :]
    b_tile = b + inner[:, None] * ldb + col[None, :]
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        if DEEP:
            x = tl.load(a_tile, mask=inner[None, :] < depth - k, other=0.0)
            y = tl.load(b_tile, mask=inner[:, None] < depth - k, other=0.0)
        else:
            x = tl.load(a_tile, mask=row[:, None] < n_rows, other=0.0)
            y = tl.load(b_tile, mask=col[None, :] < n_cols, other=0.0)
        acc = tl.dot(x, y, acc)
        a_tile += K
        b_tile += K * ldb
    tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty), mask=(row[:, None] < n_rows) & (col[None, :] < n_cols))


@triton.jit
def gemm_persistent(a, b, c, n_rows, n_cols, depth, lda, ldb, ldc, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, PROGRAMS: tl.constexpr):
    across = tl.cdiv(n_cols, N)
    tiles = tl.cdiv(n_rows, M) * across
    for tile in tl.range(tl.program_id(0), tiles, PROGRAMS, flatten=True):
        row = tile // across * M + tl.arange(0, M)
        col = tile % across * N + tl.arange(0, N)
        inner = tl.arange(0, K)
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, depth, K):
            x = tl.load(a + row[:, None] * lda + (k + inner)[None, :])
            y = tl.load(b + (k + inner)[:, None] * ldb + col[None, :])
            acc = tl.dot(x, y, acc)
        tl.store(c + row[:, None] * ldc + col[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def gemm_scaled(a, a_scale, b, b_scale, c, depth, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, KIND: tl.constexpr):
    row, col, inner, group = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, K // 32)
    acc = tl.zeros((M, N), dtype=tl.float32)
    for k in range(0, depth, K):
        x = tl.load(a + row[:, None] * depth + (k + inner)[None, :])
        y = tl.load(b + (k + inner)[:, None] + col[None, :] * depth)
        xs = tl.load(a_scale + row[:, None] * (depth // 32) + (k // 32 + group)[None, :])
        ys = tl.load(b_scale + col[:, None] * (depth // 32) + (k // 32 + group)[None, :])
        acc = tl.dot_scaled(x, xs, KIND, y, ys, KIND, acc)
    tl.store(c + row[:, None] * N + col[None, :], acc)


@triton.jit
def attention(q, k, v, out, scale, length, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr):
    row = tl.program_id(0) * M + tl.arange(0, M)
    col, head = tl.arange(0, N), tl.arange(0, HEAD)
    rows = tl.load(q + row[:, None] * HEAD + head[None, :])
    k_tile = k + col[None, :] * HEAD + head[:, None]
    v_tile = v + col[:, None] * HEAD + head[None, :]
    acc = tl.zeros((M, HEAD), dtype=tl.float32)
    weight = tl.zeros((M, ), dtype=tl.float32)
    top = tl.full((M, ), float("-inf"), dtype=tl.float32)
    for _ in range(0, length, N):
        score = tl.dot(rows, tl.load(k_tile)) * scale
        high = tl.maximum(top, tl.max(score, 1))
        p = tl.math.exp2(score - high[:, None])
        shrink = tl.math.exp2(top - high)
        weight = weight * shrink + tl.sum(p, 1)
        other = tl.load(v_tile)
        acc = tl.dot(p.to(other.dtype), other, acc * shrink[:, None])
        top = high
        k_tile += N * HEAD
        v_tile += N * HEAD
    acc = acc / weight[:, None]
    tl.store(out + row[:, None] * HEAD + head[None, :], acc.to(out.dtype.element_ty))


@triton.jit
def attention_of_heads(q, k, v, out, scale, length, heads, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr):
    """A loop over keys in a loop over heads."""
    row = tl.program_id(0) * M + tl.arange(0, M)
    col, head = tl.arange(0, N), tl.arange(0, HEAD)
    for number in range(heads):
        base = number * length * HEAD
        rows = tl.load(q + base + row[:, None] * HEAD + head[None, :])
        acc = tl.zeros((M, HEAD), dtype=tl.float32)
        for start in range(0, length, N):
            score = tl.dot(rows, tl.load(k + base + (start + col)[None, :] * HEAD + head[:, None])) * scale
            p = tl.math.exp2(score)
            other = tl.load(v + base + (start + col)[:, None] * HEAD + head[None, :])
            acc = tl.dot(p.to(other.dtype), other, acc)
        tl.store(out + base + row[:, None] * HEAD + head[None, :], acc.to(out.dtype.element_ty))


def case(name, fn, targets, m, n, k, warps=8, stages=2, dtype="fp16", extra=None, asynchronous=None, **options):
    """Returns a case, and whether its copies are asynchronous (`None`: the wheel's default)."""
    kinds = {x: f"*{dtype}" for x in ("a", "b", "q", "k", "v", "out")}
    kinds.update({"c": "*fp32" if "fp8" in dtype else f"*{dtype}", "a_scale": "*u8", "b_scale": "*u8", "scale": "fp32"})
    consts = {"M": m, "N": n, "HEAD" if fn in (attention, attention_of_heads) else "K": k, **(extra or {})}
    args = {x: kinds.get(x, "i32:16") for x in fn.arg_names if x not in consts}
    return Case(name, fn, args, consts, targets, (stages,), {"num_warps": warps, **options}), asynchronous


OLD, NEW, BOTH = ("gfx942",), ("gfx950",), ("gfx942", "gfx950")

CASES = [
    case("two", gemm, BOTH, 256, 128, 64, asynchronous=False),
    case("two_bf16", gemm, OLD, 128, 256, 64, dtype="bf16"),
    case("two_fp8", gemm, OLD, 256, 128, 128, dtype="fp8e4b8"),
    case("two_deep", gemm, OLD, 128, 128, 128),
    case("two_edges", gemm_edges, OLD, 256, 128, 64, extra={"DEEP": False}),
    case("two_edges_deep", gemm_edges, OLD, 256, 128, 64, extra={"DEEP": True}),
    case("two_persistent", gemm_persistent, OLD, 256, 128, 64, extra={"PROGRAMS": 304}),
    case("four", gemm, BOTH, 256, 256, 64, asynchronous=False),
    case("four_bf16", gemm, OLD, 256, 256, 64, dtype="bf16"),
    case("four_fp8", gemm, OLD, 256, 256, 128, dtype="fp8e4b8"),
    case("four_spills", gemm, OLD, 256, 256, 64, matrix_instr_nonkdim=16, kpack=2),
    case("four_persistent", gemm_persistent, OLD, 256, 256, 64, extra={"PROGRAMS": 304}),
    case("one", gemm, OLD, 128, 128, 64, warps=4),
    case("one_small", gemm, OLD, 32, 128, 64, warps=4),
    case("one_large", gemm, OLD, 256, 256, 64, warps=4),
    case("two_of_three", gemm, OLD, 256, 128, 64, stages=3),
    case("between", gemm, OLD, 256, 128, 32),
    case("async_three", gemm, NEW, 256, 256, 32, stages=3),
    case("async_three_bf16", gemm, NEW, 128, 256, 64, stages=3, dtype="bf16"),
    case("async_three_fp8", gemm, NEW, 256, 256, 64, stages=3, dtype="fp8e4nv"),
    case("async_three_warps4", gemm, NEW, 128, 128, 64, stages=3, warps=4),
    case("async_two", gemm, NEW, 256, 256, 64),
    case("scaled", gemm_scaled, NEW, 256, 256, 128, dtype="fp8e4nv", extra={"KIND": "e4m3"}),
    case("scaled_e5m2", gemm_scaled, NEW, 256, 256, 128, dtype="fp8e5", extra={"KIND": "e5m2"}),
    case("scaled_by_one", gemm, NEW, 256, 256, 128, dtype="fp8e4nv"),
    case("scaled_small", gemm_scaled, NEW, 128, 256, 128, dtype="fp8e4nv", extra={"KIND": "e4m3"}),
    case("scaled_three", gemm_scaled, NEW, 256, 256, 128, dtype="fp8e4nv", extra={"KIND": "e4m3"}, stages=3),
    case("chained", attention, BOTH, 256, 64, 128, stages=4),
    case("chained_bf16", attention, NEW, 128, 64, 64, stages=4, dtype="bf16", warps=4),
    case("chained_stores", attention, NEW, 256, 64, 128, stages=4, asynchronous=False),
    case("chained_nested", attention_of_heads, OLD, 256, 64, 128, stages=4),
    case("chained_three", attention, NEW, 256, 64, 128, stages=3),
]
