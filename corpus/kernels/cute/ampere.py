"""Kernels in CuTe DSL for sm_80: cp.async, ldmatrix, and reductions and transposes in shared memory."""
import cutlass
import cutlass.cute as cute
from cutlass import utils
from cutlass.cute.nvgpu import cpasync, warp

from cases import Case, matrix

F16, F32 = cutlass.Float16, cutlass.Float32


@cute.kernel
def row_sums_kernel(x: cute.Tensor, y: cute.Tensor, threads: cutlass.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    row, _, _ = cute.arch.block_idx()
    partial = utils.SmemAllocator().allocate_tensor(F32, cute.make_layout(threads // 32), byte_alignment=16)
    total = F32(0)
    for column in cutlass.range(tid, x.shape[1], threads, unroll=1):
        total += x[row, column]
    total = cute.arch.warp_reduction_sum(total)
    if tid % 32 == 0:
        partial[tid // 32] = total
    cute.arch.sync_threads()
    if tid == 0:
        total = F32(0)
        for i in cutlass.range_constexpr(threads // 32):
            total += partial[i]
        y[row] = total


@cute.jit
def row_sums(x: cute.Tensor, y: cute.Tensor):
    row_sums_kernel(x, y, 256).launch(grid=(x.shape[0], 1, 1), block=(256, 1, 1))


@cute.kernel
def transpose_kernel(x: cute.Tensor, y: cute.Tensor, size: cutlass.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    tile = utils.SmemAllocator().allocate_tensor(F32, cute.make_layout((size, size), stride=(size + 1, 1)), byte_alignment=16)
    column, first = tid % size, tid // size
    for step in cutlass.range(x.shape[1] // size, unroll=1):
        for row in cutlass.range_constexpr(size * size // 256):
            tile[first + row * (256 // size), column] = x[block * size + first + row * (256 // size), step * size + column]
        cute.arch.sync_threads()
        for row in cutlass.range_constexpr(size * size // 256):
            y[step * size + first + row * (256 // size), block * size + column] = tile[column, first + row * (256 // size)]
        cute.arch.sync_threads()


@cute.jit
def transpose(x: cute.Tensor, y: cute.Tensor):
    transpose_kernel(x, y, 32).launch(grid=(x.shape[0] // 32, 1, 1), block=(256, 1, 1))


class Gemm:
    """C = A B^T with tiles of 64 x 64 x 32 and a ring of stages that cp.async fills."""

    def __init__(self, stages):
        self.stages = stages

    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        atom = cute.make_composed_layout(cute.make_swizzle(2, 3, 3), 0, cute.make_layout((8, 32), stride=(32, 1)))
        smem = cute.tile_to_shape(atom, (64, 32, self.stages), (0, 1, 2))
        copy = cute.make_tiled_copy_tv(
            cute.make_copy_atom(cpasync.CopyG2SOp(cache_mode=cpasync.LoadCacheMode.GLOBAL), F16, num_bits_per_copy=128),
            cute.make_layout((32, 4), stride=(4, 1)), cute.make_layout((1, 8)))
        mma = cute.make_tiled_mma(warp.MmaF16BF16Op(F16, F32, (16, 8, 16)), cute.make_layout((2, 2, 1)), permutation_mnk=(32, 32, 16))
        self.kernel(a, b, c, smem, copy, mma).launch(grid=(c.shape[0] // 64, c.shape[1] // 64, 1), block=(128, 1, 1))

    @cute.kernel
    def kernel(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, smem: cute.ComposedLayout, copy: cute.TiledCopy, mma: cute.TiledMma):
        tid, _, _ = cute.arch.thread_idx()
        bx, by, _ = cute.arch.block_idx()
        memory = utils.SmemAllocator()
        s_a = memory.allocate_tensor(F16, smem, byte_alignment=128)
        s_b = memory.allocate_tensor(F16, smem, byte_alignment=128)
        g_a = cute.local_tile(a, (64, 32), (bx, None))
        g_b = cute.local_tile(b, (64, 32), (by, None))
        g_c = cute.local_tile(c, (64, 64), (bx, by))
        own = copy.get_slice(tid)
        t_ag, t_as = own.partition_S(g_a), own.partition_D(s_a)
        t_bg, t_bs = own.partition_S(g_b), own.partition_D(s_b)
        steps = cute.size(g_a, mode=[2])
        for stage in cutlass.range_constexpr(self.stages - 1):
            if stage < steps:
                cute.copy(copy, t_ag[None, None, None, stage], t_as[None, None, None, stage])
                cute.copy(copy, t_bg[None, None, None, stage], t_bs[None, None, None, stage])
            cute.arch.cp_async_commit_group()
        part = mma.get_slice(tid)
        r_a = part.make_fragment_A(part.partition_A(s_a)[None, None, None, 0])
        r_b = part.make_fragment_B(part.partition_B(s_b)[None, None, None, 0])
        t_c = part.partition_C(g_c)
        sums = cute.make_rmem_tensor(t_c.shape, F32)
        sums.fill(0.0)
        matrices = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), F16)
        from_a = cute.make_tiled_copy_A(matrices, mma).get_slice(tid)
        from_b = cute.make_tiled_copy_B(matrices, mma).get_slice(tid)
        left, right = from_a.partition_S(s_a), from_b.partition_S(s_b)
        read, write = cutlass.Int32(0), cutlass.Int32(self.stages - 1)
        for step in cutlass.range(steps, unroll=1):
            cute.arch.cp_async_wait_group(self.stages - 2)
            cute.arch.sync_threads()
            if step + self.stages - 1 < steps:
                cute.copy(copy, t_ag[None, None, None, step + self.stages - 1], t_as[None, None, None, write])
                cute.copy(copy, t_bg[None, None, None, step + self.stages - 1], t_bs[None, None, None, write])
            cute.arch.cp_async_commit_group()
            for k in cutlass.range_constexpr(cute.size(r_a, mode=[2])):
                cute.copy(matrices, left[None, None, k, read], from_a.retile(r_a)[None, None, k])
                cute.copy(matrices, right[None, None, k, read], from_b.retile(r_b)[None, None, k])
                cute.gemm(mma, sums, r_a[None, None, k], r_b[None, None, k], sums)
            read = 0 if read + 1 == self.stages else read + 1
            write = 0 if write + 1 == self.stages else write + 1
        out = cute.make_rmem_tensor(sums.shape, F16)
        out.store(sums.load().to(F16))
        cute.autovec_copy(out, t_c)


CASES = [
    Case("row_sums", row_sums, (matrix(F32), matrix(F32, dims=1))),
    Case("transpose", transpose, (matrix(F32), matrix(F32))),
    Case("gemm_3", Gemm(3), (matrix(F16), matrix(F16), matrix(F16))),
    Case("gemm_4", Gemm(4), (matrix(F16), matrix(F16), matrix(F16))),
]
