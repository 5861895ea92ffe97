"""Control flow, noinline calls, and grouped GEMM, in Triton."""
import triton
import triton.language as tl

from spec import ALL, HOPPER, Case


@triton.jit(noinline=True)
def mean_of(x, BLOCK: tl.constexpr):
    return tl.sum(tl.load(x + tl.arange(0, BLOCK)), 0) / BLOCK


@triton.jit(noinline=True)
def centre(x, y, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    mean = mean_of(x, BLOCK)
    v = tl.load(x + at) - mean
    tl.store(y + at, v)
    return tl.max(tl.abs(v), 0)


@triton.jit(noinline=True)
def running(x, y, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(y + at, tl.cumsum(tl.load(x + at), 0))


@triton.jit(noinline=True)
def transpose_tile(x, y, scale, M: tl.constexpr):
    row, col = tl.arange(0, M), tl.arange(0, M)
    v = tl.load(x + row[:, None] * M + col[None, :]) * scale
    tl.store(y + row[:, None] * M + col[None, :], tl.trans(v) + tl.sum(v, 1)[None, :])


@triton.jit
def calls(x, y, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    acc = tl.zeros((BLOCK, ), dtype=tl.float32)
    for i in range(0, n):
        top = centre(x + i * BLOCK, y, BLOCK)
        acc += tl.load(x + i * BLOCK + at) / top
        acc = tl.cumsum(acc, 0) - mean_of(x, BLOCK)
    tl.store(y + at, acc)
    running(y, x, BLOCK)
    running(x, y, BLOCK)


@triton.jit
def calls_2d(x, y, n, M: tl.constexpr):
    at = tl.arange(0, M)[:, None] * M + tl.arange(0, M)[None, :]
    v = tl.load(x + at)
    scale = tl.sum(tl.sum(v, 0), 0)
    if n > 0:
        transpose_tile(x, y, scale, M)
        v += tl.sum(v, 0)[None, :]
    else:
        transpose_tile(x, y, 1.0, M)
        transpose_tile(y, x, scale, M)
    tl.store(y + at, tl.trans(v))


@triton.jit(noinline=True)
def product(a, b, c, M: tl.constexpr):
    at = tl.arange(0, M)[:, None] * M + tl.arange(0, M)[None, :]
    tl.store(c + at, tl.dot(tl.load(a + at), tl.load(b + at)))


@triton.jit
def call_product(a, b, c, n, M: tl.constexpr):
    for i in range(0, n):
        product(a + i * M * M, b, c + i * M * M, M)


@triton.jit
def branches(x, y, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    if n > 4:
        total = tl.sum(v, 0)
        if total > 0:
            total = tl.max(v, 0)
    else:
        total = tl.sum(tl.cumsum(v, 0), 0)
    w = v / total
    if n % 2 == 0:
        w = tl.cumsum(w, 0)
    tl.store(y + at, w - tl.min(w, 0))


@triton.jit
def while_reduction(x, y, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    error = tl.max(tl.abs(v), 0)
    steps = 0
    while (error > 1.0e-3) & (steps < n):
        mean = tl.sum(v, 0) / BLOCK
        if mean > 1.0:
            v = v * 0.5 - tl.cumsum(v, 0) * 1.0e-3
        else:
            v = v - mean
        error = tl.max(tl.abs(v), 0)
        steps += 1
    tl.store(y + at, v)
    tl.store(y + BLOCK, error)


@triton.jit
def nested_loops(x, y, rows, cols, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    best = -1.0e30
    for i in range(0, rows):
        acc = tl.zeros((BLOCK, ), dtype=tl.float32)
        for j in range(0, cols):
            v = tl.load(x + (i * cols + j) * BLOCK + at)
            acc += v - tl.sum(v, 0)
        if tl.max(acc, 0) > best:
            best = tl.max(acc, 0)
            tl.store(y + at, tl.cumsum(acc, 0))
    tl.store(y + BLOCK, best)


@triton.jit
def early_return(x, y, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    total = tl.sum(v, 0)
    if total < 0:
        tl.store(y, total)
        return
    tl.store(y + at, tl.cumsum(v, 0) / total)


@triton.jit
def grouped_gemm(a_list, b_list, c_list, sizes, strides, groups, PROGRAMS: tl.constexpr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    tile, done = tl.program_id(0), 0
    for g in range(0, groups):
        gm, gn, gk = tl.load(sizes + g * 3), tl.load(sizes + g * 3 + 1), tl.load(sizes + g * 3 + 2)
        across = tl.cdiv(gn, N)
        count = tl.cdiv(gm, M) * across
        while (tile >= done) & (tile < done + count):
            lda, ldb, ldc = tl.load(strides + g * 3), tl.load(strides + g * 3 + 1), tl.load(strides + g * 3 + 2)
            a = tl.load(a_list + g).to(tl.pointer_type(tl.float16))
            b = tl.load(b_list + g).to(tl.pointer_type(tl.float16))
            c = tl.load(c_list + g).to(tl.pointer_type(tl.float16))
            local = tile - done
            row = local // across * M + tl.arange(0, M)
            col = local % across * N + tl.arange(0, N)
            inner = tl.arange(0, K)
            acc = tl.zeros((M, N), dtype=tl.float32)
            for k in range(0, tl.cdiv(gk, K)):
                x = tl.load(a + row[:, None] * lda + (k * K + inner)[None, :])
                y = tl.load(b + (k * K + inner)[:, None] * ldb + col[None, :])
                acc = tl.dot(x, y, acc)
            tl.store(c + row[:, None] * ldc + col[None, :], acc.to(tl.float16))
            tile += PROGRAMS
        done += count


@triton.jit
def stream_k(a, b, c, partial, flags, depth, n_cols, tiles, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    pid = tl.program_id(0)
    row, col, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    for tile in range(pid, tiles, tl.num_programs(0)):
        acc = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, depth, K):
            x = tl.load(a + (tile * M + row)[:, None] * depth + (k + inner)[None, :])
            y = tl.load(b + (k + inner)[:, None] * n_cols + col[None, :])
            acc = tl.dot(x, y, acc)
        if tile % 2 == 0:
            tl.store(partial + row[:, None] * N + col[None, :], acc)
            tl.debug_barrier()
            tl.atomic_xchg(flags + tile, 1, sem="release")
        else:
            while tl.atomic_cas(flags + tile - 1, 1, 1, sem="acquire") != 1:
                pass
            acc += tl.load(partial + row[:, None] * N + col[None, :])
            tl.store(c + (tile * M + row)[:, None] * n_cols + col[None, :], acc.to(tl.float16))


@triton.jit
def dropout_residual(x, residual, w, y, seed, n, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    v = tl.load(x + row * n + col, mask=col < n, other=0.0)
    keep = tl.rand(seed, row * n + col) > 0.1
    v = tl.where(keep, v / 0.9, 0.0) + tl.load(residual + row * n + col, mask=col < n, other=0.0)
    r = tl.rsqrt(tl.sum(v * v, 0) / n + 1e-5)
    tl.store(y + row * n + col, v * r * tl.load(w + col, mask=col < n), mask=col < n)


@triton.jit
def mamba_chunk(x, decay, b, c, y, length, CHUNK: tl.constexpr, STATE: tl.constexpr, HEAD: tl.constexpr):
    at, state, head = tl.arange(0, CHUNK), tl.arange(0, STATE), tl.arange(0, HEAD)
    memory = tl.zeros((STATE, HEAD), dtype=tl.float32)
    for start in range(0, length, CHUNK):
        d = tl.cumsum(tl.load(decay + start + at), 0)
        xs = tl.load(x + (start + at)[:, None] * HEAD + head[None, :])
        bs = tl.load(b + (start + at)[:, None] * STATE + state[None, :])
        cs = tl.load(c + (start + at)[:, None] * STATE + state[None, :])
        inside = tl.dot(cs, tl.trans(bs)) * tl.exp(d[:, None] - d[None, :])
        inside = tl.where(at[:, None] >= at[None, :], inside, 0.0)
        out = tl.dot(inside.to(tl.float16), xs) + tl.dot(cs, memory.to(tl.float16)) * tl.exp(d)[:, None]
        tl.store(y + (start + at)[:, None] * HEAD + head[None, :], out.to(tl.float16))
        last = tl.sum(tl.where(at == CHUNK - 1, d, 0.0), 0)
        weights = tl.exp(last - d)
        memory = memory * tl.exp(last) + tl.dot(tl.trans(bs), (xs * weights[:, None]).to(tl.float16))


XYN = {"x": "*fp32", "y": "*fp32", "n": "i32"}
TILE = {"M": 64, "N": 64, "K": 32}
GROUPED = {"a_list": "*i64", "b_list": "*i64", "c_list": "*i64", "sizes": "*i32", "strides": "*i32", "groups": "i32"}
CHUNKS = {"x": "*fp16", "decay": "*fp32", "b": "*fp16", "c": "*fp16", "y": "*fp16", "length": "i32:16"}
STREAM = {"a": "*fp16", "b": "*fp16", "c": "*fp16", "partial": "*fp32", "flags": "*i32", "depth": "i32:16", "n_cols": "i32:16", "tiles": "i32"}
CASES = [
    Case("calls", calls, XYN, {"BLOCK": 128}),
    Case("calls_2d", calls_2d, XYN, {"M": 64}),
    Case("calls_located", calls, XYN, {"BLOCK": 256}, ("sm_80", "sm_100", "gfx950", "gfx1201"), debug=True),
    Case("call_product", call_product, {"a": "*fp16", "b": "*fp16", "c": "*fp32", "n": "i32"}, {"M": 64}),
    Case("branches", branches, XYN, {"BLOCK": 512}),
    Case("while_reduction", while_reduction, XYN, {"BLOCK": 1024}),
    Case("nested_loops", nested_loops, {"x": "*fp32", "y": "*fp32", "rows": "i32", "cols": "i32"}, {"BLOCK": 256}),
    Case("early_return", early_return, XYN, {"BLOCK": 256}),
    Case("grouped_gemm", grouped_gemm, GROUPED, {"PROGRAMS": 84, **TILE}, ALL, (1, 3)),
    Case("stream_k", stream_k, STREAM, TILE, ALL, (2, )),
    Case("dropout_residual", dropout_residual, {"x": "*fp32", "residual": "*fp32", "w": "*fp32", "y": "*fp32", "seed": "i32", "n": "i32:16"}, {"COLS": 1024}),
    Case("mamba_chunk", mamba_chunk, CHUNKS, {"CHUNK": 64, "STATE": 32, "HEAD": 64}, ALL, (2, )),
    Case("branches_cluster", branches, XYN, {"BLOCK": 512}, HOPPER, (2, ), {"num_ctas": 2}),
    Case("while_cluster", while_reduction, XYN, {"BLOCK": 1024}, HOPPER, (2, ), {"num_ctas": 2}),
]
