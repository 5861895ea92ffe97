"""Flash attention, forward and backward, in Triton."""
import triton
import triton.language as tl

from spec import ALL, HOPPER, Case


@triton.jit
def forward_step(acc, weight, top, q, k_ptr, v_ptr, start, stop, q_pos, scale, length, HEAD: tl.constexpr, N: tl.constexpr, CAUSAL: tl.constexpr):
    head, col = tl.arange(0, HEAD), tl.arange(0, N)
    for begin in range(start, stop, N):
        pos = begin + col
        k = tl.load(k_ptr + pos[None, :] * HEAD + head[:, None], mask=pos[None, :] < length, other=0.0)
        score = tl.dot(q, k) * scale
        if CAUSAL:
            score = tl.where(q_pos[:, None] >= pos[None, :], score, float("-inf"))
        high = tl.maximum(top, tl.max(score, 1))
        p = tl.math.exp2(score - high[:, None])
        shrink = tl.math.exp2(top - high)
        weight = weight * shrink + tl.sum(p, 1)
        v = tl.load(v_ptr + pos[:, None] * HEAD + head[None, :], mask=pos[:, None] < length, other=0.0)
        acc = tl.dot(p.to(v.dtype), v, acc * shrink[:, None])
        top = high
    return acc, weight, top


@triton.jit
def attention_forward(q, k, v, out, lse, scale, length, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr, CAUSAL: tl.constexpr):
    block, batch = tl.program_id(0), tl.program_id(1)
    base = batch.to(tl.int64) * length * HEAD
    pos, head = block * M + tl.arange(0, M), tl.arange(0, HEAD)
    where = base + pos[:, None] * HEAD + head[None, :]
    rows = tl.load(q + where, mask=pos[:, None] < length, other=0.0)
    acc = tl.zeros((M, HEAD), dtype=tl.float32)
    weight = tl.zeros((M, ), dtype=tl.float32)
    top = tl.full((M, ), float("-inf"), dtype=tl.float32)
    stop = block * M if CAUSAL else length
    acc, weight, top = forward_step(acc, weight, top, rows, k + base, v + base, 0, stop, pos, scale, length, HEAD, N, False)
    if CAUSAL:
        acc, weight, top = forward_step(acc, weight, top, rows, k + base, v + base, block * M, (block + 1) * M, pos, scale, length, HEAD, N, True)
    acc = acc / weight[:, None]
    tl.store(lse + batch * length + pos, top + tl.math.log2(weight), mask=pos < length)
    tl.store(out + where, acc.to(out.dtype.element_ty), mask=pos[:, None] < length)


@triton.jit
def attention_preprocess(out, d_out, delta, length, M: tl.constexpr, HEAD: tl.constexpr):
    pos, head = tl.program_id(0) * M + tl.arange(0, M), tl.arange(0, HEAD)
    where = pos[:, None] * HEAD + head[None, :]
    o = tl.load(out + where).to(tl.float32)
    do = tl.load(d_out + where).to(tl.float32)
    tl.store(delta + pos, tl.sum(o * do, 1))


@triton.jit
def attention_backward(q, k, v, d_out, d_q, d_k, d_v, lse, delta, scale, length, M: tl.constexpr, N: tl.constexpr,
                       HEAD: tl.constexpr, CAUSAL: tl.constexpr, UNROLL: tl.constexpr):
    base = tl.program_id(1).to(tl.int64) * length * HEAD
    stats = tl.program_id(1) * length
    block = tl.program_id(0)
    head = tl.arange(0, HEAD)
    key = block * N + tl.arange(0, N)
    kk = tl.load(k + base + key[:, None] * HEAD + head[None, :])
    vv = tl.load(v + base + key[:, None] * HEAD + head[None, :])
    dk = tl.zeros((N, HEAD), dtype=tl.float32)
    dv = tl.zeros((N, HEAD), dtype=tl.float32)
    first = block * N if CAUSAL else 0
    for begin in tl.range(first, length, M, loop_unroll_factor=UNROLL):
        row = begin + tl.arange(0, M)
        qt = tl.load(q + base + row[None, :] * HEAD + head[:, None])
        m = tl.load(lse + stats + row)
        pt = tl.math.exp2(tl.dot(kk, qt) * scale - m[None, :])
        if CAUSAL:
            pt = tl.where(row[None, :] >= key[:, None], pt, 0.0)
        do = tl.load(d_out + base + row[:, None] * HEAD + head[None, :])
        dv = tl.dot(pt.to(tl.float16), do, dv)
        di = tl.load(delta + stats + row)
        dst = pt * (tl.dot(vv, tl.trans(do)) - di[None, :])
        dk = tl.dot(dst.to(tl.float16), tl.trans(qt), dk)
    tl.store(d_v + base + key[:, None] * HEAD + head[None, :], dv.to(tl.float16))
    tl.store(d_k + base + key[:, None] * HEAD + head[None, :], (dk * scale).to(tl.float16))

    query = block * M + tl.arange(0, M)
    qq = tl.load(q + base + query[:, None] * HEAD + head[None, :])
    do = tl.load(d_out + base + query[:, None] * HEAD + head[None, :])
    m = tl.load(lse + stats + query)
    di = tl.load(delta + stats + query)
    dq = tl.zeros((M, HEAD), dtype=tl.float32)
    stop = (block + 1) * M if CAUSAL else length
    for begin in tl.range(0, stop, N, loop_unroll_factor=UNROLL):
        col = begin + tl.arange(0, N)
        kt = tl.load(k + base + col[None, :] * HEAD + head[:, None])
        vt = tl.load(v + base + col[None, :] * HEAD + head[:, None])
        p = tl.math.exp2(tl.dot(qq, kt) * scale - m[:, None])
        if CAUSAL:
            p = tl.where(query[:, None] >= col[None, :], p, 0.0)
        ds = p * (tl.dot(do, vt) - di[:, None])
        dq = tl.dot(ds.to(tl.float16), tl.trans(kt), dq)
    tl.store(d_q + base + query[:, None] * HEAD + head[None, :], dq)


@triton.jit
def attention_descriptors(q, k, v, out, scale, length, M: tl.constexpr, N: tl.constexpr, HEAD: tl.constexpr, SPECIALIZE: tl.constexpr):
    row = tl.program_id(0) * M
    rows = q.load([row, 0])
    acc = tl.zeros((M, HEAD), dtype=tl.float32)
    weight = tl.zeros((M, ), dtype=tl.float32)
    top = tl.full((M, ), float("-inf"), dtype=tl.float32)
    for begin in tl.range(0, length, N, warp_specialize=SPECIALIZE):
        score = tl.dot(rows, k.load([begin, 0]).T) * scale
        high = tl.maximum(top, tl.max(score, 1))
        p = tl.math.exp2(score - high[:, None])
        shrink = tl.math.exp2(top - high)
        weight = weight * shrink + tl.sum(p, 1)
        acc = tl.dot(p.to(tl.float16), v.load([begin, 0]), acc * shrink[:, None])
        top = high
    out.store([row, 0], (acc / weight[:, None]).to(tl.float16))


@triton.jit
def attention_decode(q, k, v, out, scale, length, HEAD: tl.constexpr, N: tl.constexpr):
    head = tl.arange(0, HEAD)
    query = tl.load(q + tl.program_id(0) * HEAD + head).to(tl.float32)
    acc = tl.zeros((HEAD, ), dtype=tl.float32)
    weight = 0.0
    top = -1.0e30
    for begin in range(0, length, N):
        pos = begin + tl.arange(0, N)
        keys = tl.load(k + pos[:, None] * HEAD + head[None, :], mask=pos[:, None] < length, other=0.0).to(tl.float32)
        score = tl.where(pos < length, tl.sum(keys * query[None, :], 1) * scale, -1.0e30)
        high = tl.maximum(top, tl.max(score, 0))
        p = tl.exp(score - high)
        shrink = tl.exp(top - high)
        values = tl.load(v + pos[:, None] * HEAD + head[None, :], mask=pos[:, None] < length, other=0.0).to(tl.float32)
        acc = acc * shrink + tl.sum(p[:, None] * values, 0)
        weight = weight * shrink + tl.sum(p, 0)
        top = high
    tl.store(out + tl.program_id(0) * HEAD + head, acc / weight)


F16, F32 = "*fp16", "*fp32"
FORWARD = {"q": F16, "k": F16, "v": F16, "out": F16, "lse": F32, "scale": "fp32", "length": "i32:16"}
BACKWARD = {"q": F16, "k": F16, "v": F16, "d_out": F16, "d_q": F32, "d_k": F16, "d_v": F16, "lse": F32, "delta": F32, "scale": "fp32", "length": "i32:16"}


def shapes(m, n, head, causal=None):
    consts = {"M": m, "N": n, "HEAD": head}
    return consts if causal is None else {**consts, "CAUSAL": causal}


def described(m, n, head):
    return {"q": f"tensordesc<fp16[{m},{head}]>", "k": f"tensordesc<fp16[{n},{head}]>", "v": f"tensordesc<fp16[{n},{head}]>",
            "out": f"tensordesc<fp16[{m},{head}]>", "scale": "fp32", "length": "i32:16"}


CASES = [
    Case("attention_forward", attention_forward, FORWARD, shapes(64, 64, 64, False), ALL, (1, 3)),
    Case("attention_forward_causal", attention_forward, FORWARD, shapes(128, 64, 64, True), ("sm_80", "sm_100", "gfx950", "gfx1250"), (2, )),
    Case("attention_forward_128", attention_forward, FORWARD, shapes(128, 128, 128, True), ALL, (2, ), {"num_warps": 8}),
    Case("attention_forward_located", attention_forward, FORWARD, shapes(64, 32, 64, True), ("sm_90", ), (1, ), debug=True),
    Case("attention_preprocess", attention_preprocess, {"out": F16, "d_out": F16, "delta": F32, "length": "i32:16"}, {"M": 128, "HEAD": 64}),
    Case("attention_backward", attention_backward, BACKWARD, {**shapes(64, 64, 64, False), "UNROLL": 1}, ALL, (1, 3)),
    Case("attention_backward_large", attention_backward, BACKWARD, {**shapes(64, 64, 128, True), "UNROLL": 4}, ("sm_80", "sm_90", "gfx950"), (2, ), {"num_warps": 8}),
    Case("attention_backward_causal", attention_backward, BACKWARD, {**shapes(32, 128, 64, True), "UNROLL": 1}, ("sm_80", "sm_90", "gfx942", "gfx1201"), (2, ), {"num_warps": 8}),
    Case("attention_descriptors", attention_descriptors, described(128, 64, 64), {**shapes(128, 64, 64), "SPECIALIZE": False}, HOPPER + ("gfx1250", ), (2, 3)),
    Case("attention_descriptors_ws", attention_descriptors, described(128, 64, 64), {**shapes(128, 64, 64), "SPECIALIZE": True}, ("sm_100", ), (2, 3, 4)),
    Case("attention_descriptors_ws_128", attention_descriptors, described(256, 128, 128), {**shapes(256, 128, 128), "SPECIALIZE": True}, ("sm_100", ), (3, ), {"num_warps": 8}),
    Case("attention_decode", attention_decode, {"q": F16, "k": F16, "v": F16, "out": F32, "scale": "fp32", "length": "i32"}, {"HEAD": 128, "N": 64}, ALL, (1, 2)),
]
