"""Kernels in TileLang."""
import tilelang.language as T

from cases import Case


def gemm(m, n, k, bm, bn, bk, stages, threads=128):
    @T.prim_func
    def main(a: T.Tensor((m, k), "float16"), b: T.Tensor((k, n), "float16"), c: T.Tensor((m, n), "float16")):
        with T.Kernel(T.ceildiv(n, bn), T.ceildiv(m, bm), threads=threads) as (bx, by):
            a_tile = T.alloc_shared((bm, bk), "float16")
            b_tile = T.alloc_shared((bk, bn), "float16")
            sums = T.alloc_fragment((bm, bn), "float32")
            T.clear(sums)
            for step in T.Pipelined(T.ceildiv(k, bk), num_stages=stages):
                T.copy(a[by * bm, step * bk], a_tile)
                T.copy(b[step * bk, bx * bn], b_tile)
                T.gemm(a_tile, b_tile, sums)
            T.copy(sums, c[by * bm, bx * bn])

    return main


def attention(heads, length, dim, rows, columns, stages, threads=128):
    scale = 1.44269504 / dim**0.5

    @T.prim_func
    def main(q: T.Tensor((heads, length, dim), "float16"), k: T.Tensor((heads, length, dim), "float16"),
             v: T.Tensor((heads, length, dim), "float16"), o: T.Tensor((heads, length, dim), "float16")):
        with T.Kernel(T.ceildiv(length, rows), heads, threads=threads) as (bx, by):
            q_tile = T.alloc_shared((rows, dim), "float16")
            k_tile = T.alloc_shared((columns, dim), "float16")
            v_tile = T.alloc_shared((columns, dim), "float16")
            scores = T.alloc_fragment((rows, columns), "float32")
            weights = T.alloc_fragment((rows, columns), "float16")
            sums = T.alloc_fragment((rows, dim), "float32")
            top = T.alloc_fragment((rows,), "float32")
            before = T.alloc_fragment((rows,), "float32")
            shrink = T.alloc_fragment((rows,), "float32")
            partial = T.alloc_fragment((rows,), "float32")
            total = T.alloc_fragment((rows,), "float32")
            T.copy(q[by, bx * rows, 0], q_tile)
            T.fill(sums, 0)
            T.fill(total, 0)
            T.fill(top, -T.infinity("float32"))
            for step in T.Pipelined(T.ceildiv(length, columns), num_stages=stages):
                T.copy(k[by, step * columns, 0], k_tile)
                T.clear(scores)
                T.gemm(q_tile, k_tile, scores, transpose_B=True, policy=T.GemmWarpPolicy.FullRow)
                T.copy(top, before)
                T.reduce_max(scores, top, dim=1, clear=False)
                for i in T.Parallel(rows):
                    shrink[i] = T.exp2((before[i] - top[i]) * scale)
                for i, j in T.Parallel(rows, columns):
                    scores[i, j] = T.exp2((scores[i, j] - top[i]) * scale)
                T.reduce_sum(scores, partial, dim=1)
                for i in T.Parallel(rows):
                    total[i] = total[i] * shrink[i] + partial[i]
                for i, j in T.Parallel(rows, dim):
                    sums[i, j] *= shrink[i]
                T.copy(scores, weights)
                T.copy(v[by, step * columns, 0], v_tile)
                T.gemm(weights, v_tile, sums, policy=T.GemmWarpPolicy.FullRow)
            for i, j in T.Parallel(rows, dim):
                sums[i, j] /= total[i]
            T.copy(sums, o[by, bx * rows, 0])

    return main


def softmax(m, n, threads=256):
    @T.prim_func
    def main(x: T.Tensor((m, n), "float32"), y: T.Tensor((m, n), "float32")):
        with T.Kernel(m, threads=threads) as row:
            tile = T.alloc_shared((1, n), "float32")
            own = T.alloc_fragment((1, n), "float32")
            top = T.alloc_fragment((1,), "float32")
            total = T.alloc_fragment((1,), "float32")
            T.copy(x[row, 0], tile)
            T.copy(tile, own)
            T.reduce_max(own, top, dim=1)
            for i, j in T.Parallel(1, n):
                own[i, j] = T.exp(own[i, j] - top[i])
            T.reduce_sum(own, total, dim=1)
            for i, j in T.Parallel(1, n):
                tile[i, j] = own[i, j] / total[i]
            T.copy(tile, y[row, 0])

    return main


def row_sums(m, n, step, threads=128):
    @T.prim_func
    def main(x: T.Tensor((m, n), "float32"), y: T.Tensor((m,), "float32")):
        with T.Kernel(T.ceildiv(m, 64), threads=threads) as block:
            tile = T.alloc_shared((64, step), "float32")
            own = T.alloc_fragment((64, step), "float32")
            part = T.alloc_fragment((64,), "float32")
            total = T.alloc_fragment((64,), "float32")
            T.clear(total)
            for i in T.Pipelined(n // step, num_stages=2):
                T.copy(x[block * 64, i * step], tile)
                T.copy(tile, own)
                T.reduce_sum(own, part, dim=1)
                for j in T.Parallel(64):
                    total[j] += part[j]
            T.copy(total, y[block * 64])

    return main


def transpose(m, n, size, threads=256):
    @T.prim_func
    def main(x: T.Tensor((m, n), "float32"), y: T.Tensor((n, m), "float32")):
        with T.Kernel(T.ceildiv(m, size), threads=threads) as block:
            tile = T.alloc_shared((size, size), "float32")
            for step in T.serial(n // size):
                T.copy(x[block * size, step * size], tile)
                for i, j in T.Parallel(size, size):
                    y[step * size + i, block * size + j] = tile[j, i]

    return main


BOTH = ("sm_80", "sm_90a")
# All warps copy and multiply.
ONE_ROLE = (("tl.disable_warp_specialized", True),)
CASES = [
    Case("gemm_2", BOTH, gemm(1024, 1024, 1024, 128, 128, 32, 2), ONE_ROLE),
    Case("gemm_4", ("sm_90a",), gemm(1024, 1024, 1024, 128, 128, 64, 4), ONE_ROLE),
    Case("gemm_specialized", ("sm_90a",), gemm(1024, 1024, 1024, 128, 128, 64, 2)),
    Case("attention", BOTH, attention(8, 1024, 64, 64, 64, 2), ONE_ROLE),
    Case("softmax", ("sm_80",), softmax(1024, 2048)),
    Case("row_sums", BOTH, row_sums(1024, 2048, 128), ONE_ROLE),
    Case("transpose", BOTH, transpose(1024, 1024, 64), ONE_ROLE),
]
