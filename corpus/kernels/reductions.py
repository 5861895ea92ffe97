"""Reductions, scans, sorting, histograms, gathers and atomics in Triton, with scratch memory."""
import triton
import triton.language as tl

from spec import ALL, HOPPER, Case


@triton.jit
def softmax(x, y, n, ROWS: tl.constexpr, COLS: tl.constexpr):
    row, col = tl.program_id(0) * ROWS + tl.arange(0, ROWS), tl.arange(0, COLS)
    v = tl.load(x + row[:, None] * n + col[None, :], mask=col[None, :] < n, other=float("-inf"))
    e = tl.exp(v - tl.max(v, 1)[:, None])
    tl.store(y + row[:, None] * n + col[None, :], e / tl.sum(e, 1)[:, None], mask=col[None, :] < n)


@triton.jit
def softmax_online(x, y, n, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    top, total = -1.0e30, 0.0
    for start in range(0, n, COLS):
        v = tl.load(x + row * n + start + col, mask=start + col < n, other=-1.0e30)
        high = tl.maximum(top, tl.max(v, 0))
        total = total * tl.exp(top - high) + tl.sum(tl.exp(v - high), 0)
        top = high
    for start in range(0, n, COLS):
        v = tl.load(x + row * n + start + col, mask=start + col < n, other=-1.0e30)
        tl.store(y + row * n + start + col, tl.exp(v - top) / total, mask=start + col < n)


@triton.jit
def linear_step(a, b, c, d):
    return a * c, b * c + d


@triton.jit
def softmax_scan(x, y, n, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    v = tl.load(x + row * n + col, mask=col < n, other=float("-inf"))
    e = tl.exp(v - tl.max(v, 0))
    running = tl.cumsum(e, 0)
    backwards = tl.cumsum(e, 0, reverse=True)
    decay, state = tl.associative_scan((e * 0.5, v), 0, linear_step)
    tl.store(y + row * n + col, running / backwards + decay * state, mask=col < n)


@triton.jit
def scan_rows(x, y, ROWS: tl.constexpr, COLS: tl.constexpr, AXIS: tl.constexpr, REVERSE: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    v = tl.load(x + at)
    tl.store(y + at, tl.cumsum(v, AXIS, reverse=REVERSE) + tl.cumprod(v, 1 - AXIS))


@triton.jit
def layer_norm_forward(x, y, w, b, mean, rstd, n, eps, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    acc = tl.zeros((COLS, ), dtype=tl.float32)
    for start in range(0, n, COLS):
        acc += tl.load(x + row * n + start + col, mask=start + col < n, other=0.0).to(tl.float32)
    mu = tl.sum(acc, 0) / n
    var = tl.zeros((COLS, ), dtype=tl.float32)
    for start in range(0, n, COLS):
        v = tl.load(x + row * n + start + col, mask=start + col < n, other=0.0).to(tl.float32)
        d = tl.where(start + col < n, v - mu, 0.0)
        var += d * d
    r = 1 / tl.sqrt(tl.sum(var, 0) / n + eps)
    tl.store(mean + row, mu)
    tl.store(rstd + row, r)
    for start in range(0, n, COLS):
        inside = start + col < n
        v = tl.load(x + row * n + start + col, mask=inside, other=0.0).to(tl.float32)
        scale = tl.load(w + start + col, mask=inside)
        shift = tl.load(b + start + col, mask=inside)
        tl.store(y + row * n + start + col, (v - mu) * r * scale + shift, mask=inside)


@triton.jit
def layer_norm_backward(dx, dy, dw, db, x, w, mean, rstd, lock, count, n, GROUPS: tl.constexpr, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    inside = col < n
    v = tl.load(x + row * n + col, mask=inside, other=0.0).to(tl.float32)
    g = tl.load(dy + row * n + col, mask=inside, other=0.0).to(tl.float32)
    scale = tl.load(w + col, mask=inside).to(tl.float32)
    mu, r = tl.load(mean + row), tl.load(rstd + row)
    hat = tl.where(inside, (v - mu) * r, 0.0)
    wg = tl.where(inside, scale * g, 0.0)
    c1 = tl.sum(hat * wg, 0) / n
    c2 = tl.sum(wg, 0) / n
    tl.store(dx + row * n + col, (wg - (hat * c1 + c2)) * r, mask=inside)
    group = row % GROUPS
    while tl.atomic_cas(lock + group, 0, 1) == 1:
        pass
    seen = tl.load(count + group)
    part_w, part_b = g * hat, g
    if seen == 0:
        tl.atomic_xchg(count + group, 1)
    else:
        part_w += tl.load(dw + group * n + col, mask=inside)
        part_b += tl.load(db + group * n + col, mask=inside)
    tl.store(dw + group * n + col, part_w, mask=inside)
    tl.store(db + group * n + col, part_b, mask=inside)
    tl.debug_barrier()
    tl.atomic_xchg(lock + group, 0)


@triton.jit
def layer_norm_columns(dw, db, out_w, out_b, rows, n, ROWS: tl.constexpr, COLS: tl.constexpr):
    col = tl.program_id(0) * COLS + tl.arange(0, COLS)
    acc_w = tl.zeros((ROWS, COLS), dtype=tl.float32)
    acc_b = tl.zeros((ROWS, COLS), dtype=tl.float32)
    for start in range(0, rows, ROWS):
        row = start + tl.arange(0, ROWS)
        inside = (row[:, None] < rows) & (col[None, :] < n)
        at = row[:, None] * n + col[None, :]
        acc_w += tl.load(dw + at, mask=inside, other=0.0)
        acc_b += tl.load(db + at, mask=inside, other=0.0)
    tl.store(out_w + col, tl.sum(acc_w, 0), mask=col < n)
    tl.store(out_b + col, tl.sum(acc_b, 0), mask=col < n)


@triton.jit
def every_reduction(x, y, ROWS: tl.constexpr, COLS: tl.constexpr, AXIS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    left = tl.arange(0, COLS) if AXIS == 0 else tl.arange(0, ROWS)
    v = tl.load(x + at)
    tl.store(y + left, tl.sum(v, AXIS))
    tl.store(y + 4096 + left, tl.max(v, AXIS))
    tl.store(y + 8192 + left, tl.min(v, AXIS))
    tl.store(y + 12288 + left, tl.argmax(v, AXIS).to(v.dtype))
    tl.store(y + 16384, tl.sum(tl.sum(v, 0), 0))


@triton.jit
def welford_step(mean_a, m2_a, n_a, mean_b, m2_b, n_b):
    n = n_a + n_b
    d = mean_b - mean_a
    return mean_a + d * n_b / n, m2_a + m2_b + d * d * n_a * n_b / n, n


@triton.jit
def welford(x, y, ROWS: tl.constexpr, COLS: tl.constexpr, AXIS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    v = tl.load(x + at)
    mean, m2, n = tl.reduce((v, tl.zeros_like(v), tl.full((ROWS, COLS), 1.0, tl.float32)), AXIS, welford_step)
    left = tl.arange(0, COLS) if AXIS == 0 else tl.arange(0, ROWS)
    tl.store(y + left, mean)
    tl.store(y + 4096 + left, m2 / n)


@triton.jit
def sort_rows(x, y, ROWS: tl.constexpr, COLS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    tl.store(y + at, tl.sort(tl.load(x + at), dim=1))


@triton.jit
def top_k(x, y, ROWS: tl.constexpr, COLS: tl.constexpr, K: tl.constexpr):
    v = tl.load(x + tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :])
    tl.store(y + tl.arange(0, ROWS)[:, None] * K + tl.arange(0, K)[None, :], tl.topk(v, K))


@triton.jit
def histogram(x, y, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    acc = tl.zeros((BINS, ), dtype=tl.int32)
    for start in range(0, n, BLOCK):
        at = start + tl.arange(0, BLOCK)
        acc += tl.histogram(tl.load(x + at, mask=at < n, other=0), BINS, mask=at < n)
    tl.atomic_add(y + tl.arange(0, BINS), acc)
    share = acc.to(tl.float32) / tl.sum(acc, 0)
    tl.store(y + BINS + tl.arange(0, BINS), (tl.cumsum(share, 0) * 1000).to(tl.int32))


@triton.jit
def gather_rows(x, index, y, ROWS: tl.constexpr, COLS: tl.constexpr, AXIS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    tl.store(y + at, tl.gather(tl.load(x + at), tl.load(index + at), AXIS))


@triton.jit
def gather_twice(x, index, y, ROWS: tl.constexpr, COLS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    i = tl.load(index + at)
    once = tl.gather(tl.load(x + at), i, 0)
    tl.store(y + at, tl.gather(once, i, 1) + tl.sum(once, 0)[None, :])


@triton.jit
def atomics_scalar(counter, table, y, n, BLOCK: tl.constexpr, SEM: tl.constexpr):
    ticket = tl.atomic_add(counter, 1, sem=SEM)
    while ticket < n:
        at = ticket * BLOCK + tl.arange(0, BLOCK)
        v = tl.load(table + at)
        old = tl.atomic_max(counter + 1, tl.max(v, 0), sem=SEM)
        tl.store(y + at, v + old)
        ticket = tl.atomic_add(counter, 1, sem=SEM)
    last = tl.atomic_cas(counter + 2, n, 0, sem=SEM)
    tl.store(y, last)


@triton.jit
def atomics_tensor(x, y, z, BLOCK: tl.constexpr, SEM: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    old = tl.atomic_add(y + v % 64, v, sem=SEM)
    tl.store(z + at, old + tl.sum(old, 0))
    more = tl.atomic_cas(y + 64 + at, v, old, sem=SEM)
    tl.store(z + BLOCK + at, tl.cumsum(more, 0))


@triton.jit
def atomics_broadcast(x, y, z, SMALL: tl.constexpr, SEM: tl.constexpr):
    at = tl.arange(0, SMALL)
    old = tl.atomic_xchg(y + at, tl.load(x + at), sem=SEM)
    tl.store(z + at[:, None] * SMALL + at[None, :], old[:, None] + old[None, :])


@triton.jit
def transpose_chain(x, y, M: tl.constexpr, N: tl.constexpr):
    row, col = tl.arange(0, M), tl.arange(0, N)
    v = tl.load(x + row[:, None] * N + col[None, :])
    w = tl.trans(v) * 2
    tl.store(y + col[:, None] * M + row[None, :], w)
    flat = tl.reshape(w, (M * N // 32, 32))
    tl.store(y + M * N + tl.arange(0, M * N // 32)[:, None] * 32 + tl.arange(0, 32)[None, :], flat + tl.sum(flat, 0)[None, :])


@triton.jit
def cross_entropy(x, target, loss, n, COLS: tl.constexpr):
    row, col = tl.program_id(0), tl.arange(0, COLS)
    t = tl.load(target + row)
    v = tl.load(x + row * n + col, mask=col < n, other=float("-inf")).to(tl.float32)
    shifted = v - tl.max(v, 0)
    log_sum = tl.log(tl.sum(tl.exp(shifted), 0))
    picked = tl.sum(tl.where(col == t, shifted, 0.0), 0)
    tl.store(loss + row, log_sum - picked)


F, I = "*fp32", "*i32"
LN = {"x": "*fp16", "y": "*fp16", "w": F, "b": F, "mean": F, "rstd": F, "n": "i32:16", "eps": "fp32"}
LNB = {"dx": "*fp16", "dy": "*fp16", "dw": F, "db": F, "x": "*fp16", "w": F, "mean": F, "rstd": F, "lock": I, "count": I, "n": "i32:16"}


def one(name, fn, args, warps=4, targets=ALL, debug=False, ctas=1, **consts):
    return Case(name, fn, args, consts, targets, (2, ), {"num_warps": warps, **({"num_ctas": ctas} if ctas > 1 else {})}, debug=debug)


XY = {"x": F, "y": F}
CASES = [
    one("softmax", softmax, {**XY, "n": "i32:16"}, ROWS=4, COLS=1024),
    one("softmax_wide", softmax, {**XY, "n": "i32"}, warps=8, ROWS=1, COLS=4096),
    one("softmax_online", softmax_online, {**XY, "n": "i32:16"}, COLS=1024),
    one("softmax_scan", softmax_scan, {**XY, "n": "i32:16"}, COLS=1024),
    one("scan_rows_0", scan_rows, XY, ROWS=128, COLS=32, AXIS=0, REVERSE=False),
    one("scan_rows_1", scan_rows, XY, ROWS=16, COLS=512, AXIS=1, REVERSE=True, warps=8),
    one("layer_norm_forward", layer_norm_forward, LN, COLS=1024),
    one("layer_norm_located", layer_norm_forward, LN, COLS=2048, warps=8, targets=("sm_100", "gfx942", "gfx1201"), debug=True),
    one("layer_norm_backward", layer_norm_backward, LNB, COLS=1024, GROUPS=64),
    one("layer_norm_columns", layer_norm_columns, {"dw": F, "db": F, "out_w": F, "out_b": F, "rows": "i32", "n": "i32:16"}, ROWS=32, COLS=128),
    one("every_reduction_f32", every_reduction, XY, ROWS=64, COLS=64, AXIS=0),
    one("every_reduction_f16", every_reduction, {"x": "*fp16", "y": "*fp16"}, ROWS=32, COLS=128, AXIS=1),
    one("every_reduction_i64", every_reduction, {"x": "*i64", "y": "*i64"}, ROWS=64, COLS=32, AXIS=0),
    one("every_reduction_i8", every_reduction, {"x": "*i8", "y": "*i8"}, ROWS=64, COLS=64, AXIS=1, warps=8),
    one("every_reduction_f64", every_reduction, {"x": "*fp64", "y": "*fp64"}, ROWS=16, COLS=64, AXIS=0, targets=("sm_80", "sm_90", "gfx942", "gfx950")),
    one("welford_0", welford, XY, ROWS=64, COLS=32, AXIS=0),
    one("welford_1", welford, XY, ROWS=8, COLS=512, AXIS=1, warps=8),
    one("sort_rows", sort_rows, XY, ROWS=4, COLS=64),
    one("top_k", top_k, XY, ROWS=8, COLS=64, K=4),
    one("histogram", histogram, {"x": I, "y": I, "n": "i32"}, BLOCK=1024, BINS=256),
    one("histogram_small", histogram, {"x": I, "y": I, "n": "i32:16"}, BLOCK=256, BINS=16, warps=2),
    one("gather_rows_0", gather_rows, {"x": F, "index": I, "y": F}, ROWS=64, COLS=32, AXIS=0),
    one("gather_rows_1", gather_rows, {"x": "*fp16", "index": I, "y": "*fp16"}, ROWS=16, COLS=256, AXIS=1),
    one("gather_twice", gather_twice, {"x": F, "index": I, "y": F}, ROWS=64, COLS=64),
    one("atomics_scalar_acq_rel", atomics_scalar, {"counter": I, "table": I, "y": I, "n": "i32"}, BLOCK=256, SEM="acq_rel"),
    one("atomics_scalar_relaxed", atomics_scalar, {"counter": I, "table": I, "y": I, "n": "i32"}, BLOCK=256, SEM="relaxed"),
    one("atomics_tensor_release", atomics_tensor, {"x": I, "y": I, "z": I}, BLOCK=256, SEM="release"),
    one("atomics_tensor_acquire", atomics_tensor, {"x": I, "y": I, "z": I}, BLOCK=512, SEM="acquire", warps=8),
    one("atomics_broadcast", atomics_broadcast, {"x": I, "y": I, "z": I}, SMALL=32, SEM="relaxed"),
    one("transpose_chain", transpose_chain, XY, M=64, N=64),
    one("cross_entropy", cross_entropy, {"x": "*bf16", "target": I, "loss": F, "n": "i32"}, COLS=2048, warps=8),
    one("softmax_cluster", softmax, {**XY, "n": "i32:16"}, ROWS=4, COLS=2048, targets=HOPPER, ctas=2),
    one("softmax_scan_cluster", softmax_online, {**XY, "n": "i32:16"}, COLS=1024, targets=HOPPER, ctas=2),
    one("every_reduction_cluster", every_reduction, XY, ROWS=64, COLS=64, AXIS=0, targets=HOPPER, ctas=2),
    one("every_reduction_cluster4", every_reduction, XY, ROWS=128, COLS=64, AXIS=1, targets=("sm_90", ), ctas=4),
    one("layer_norm_cluster", layer_norm_columns, {"dw": F, "db": F, "out_w": F, "out_b": F, "rows": "i32", "n": "i32:16"}, ROWS=32, COLS=128, targets=HOPPER, ctas=2),
    one("transpose_cluster", transpose_chain, XY, M=64, N=64, targets=HOPPER, ctas=2),
    one("atomics_cluster", atomics_scalar, {"counter": I, "table": I, "y": I, "n": "i32"}, BLOCK=256, SEM="acq_rel", targets=HOPPER, ctas=2),
    one("histogram_cluster", histogram, {"x": I, "y": I, "n": "i32"}, BLOCK=1024, BINS=64, targets=("sm_90", ), ctas=2),
]
