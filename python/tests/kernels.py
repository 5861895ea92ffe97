"""Kernels for tests with Triton. It reads their source, so they need a file."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    sums = tl.zeros((BM, BN), tl.float32)
    for k in range(0, K, BK):
        x = tl.load(a + rows[:, None] * K + (k + inner)[None, :])
        y = tl.load(b + (k + inner)[:, None] * N + columns[None, :])
        sums = tl.dot(x, y, sums)
    tl.store(c + rows[:, None] * N + columns[None, :], sums.to(tl.float16))
