"""Blackwell kernels in CuTe DSL: tcgen05 MMAs with accumulators in tensor memory."""
import cutlass
import cutlass.cute as cute
import cutlass.utils.blackwell_helpers as sm100
from cutlass import pipeline, utils
from cutlass.cute.nvgpu import cpasync, tcgen05

from cases import Case, matrix

F16, F32 = cutlass.Float16, cutlass.Float32
K_MAJOR = tcgen05.OperandMajorMode.K


def thread(count=1):
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, count)


class Gemm:
    """C = A B^T with tiles of 128 x BN. Warp 0 loads, warp 1 multiplies, and all warps store."""

    def __init__(self, columns=128, stages=4):
        self.tile, self.stages = (128, columns, 64), stages

    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        mma = cute.make_tiled_mma(tcgen05.MmaF16BF16Op(
            F16, F32, (*self.tile[:2], 16), tcgen05.CtaGroup.ONE, tcgen05.OperandSource.SMEM, K_MAJOR, K_MAJOR))
        a_smem = sm100.make_smem_layout_a(mma, self.tile, F16, self.stages)
        b_smem = sm100.make_smem_layout_b(mma, self.tile, F16, self.stages)
        one = (None, None, None, 0)
        load = cpasync.CopyBulkTensorTileG2SOp(tcgen05.CtaGroup.ONE)
        a_atom, a_tma = cute.nvgpu.make_tiled_tma_atom_A(load, a, cute.slice_(a_smem, one), self.tile, mma)
        b_atom, b_tma = cute.nvgpu.make_tiled_tma_atom_B(load, b, cute.slice_(b_smem, one), self.tile, mma)

        @cute.struct
        class Storage:
            ring: cute.struct.MemRange[cutlass.Int64, 2 * self.stages]
            result: cute.struct.MemRange[cutlass.Int64, 2]
            columns: cutlass.Int32
            a: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(a_smem)], 1024]
            b: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(b_smem)], 1024]

        self.storage = Storage
        grid = (cute.ceil_div(c.shape[0], self.tile[0]), cute.ceil_div(c.shape[1], self.tile[1]), 1)
        self.kernel(mma, a_atom, a_tma, b_atom, b_tma, c, a_smem, b_smem).launch(grid=grid, block=(128, 1, 1))

    @cute.kernel
    def kernel(self, mma: cute.TiledMma, a_atom: cute.CopyAtom, a: cute.Tensor, b_atom: cute.CopyAtom, b: cute.Tensor,
               c: cute.Tensor, a_smem: cute.ComposedLayout, b_smem: cute.ComposedLayout):
        tid, _, _ = cute.arch.thread_idx()
        bx, by, _ = cute.arch.block_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        shared = utils.SmemAllocator().allocate(self.storage)
        s_a = shared.a.get_tensor(a_smem.outer, swizzle=a_smem.inner)
        s_b = shared.b.get_tensor(b_smem.outer, swizzle=b_smem.inner)
        one = (None, None, None, 0)
        bytes_ = cute.size_in_bytes(F16, cute.slice_(a_smem, one)) + cute.size_in_bytes(F16, cute.slice_(b_smem, one))
        loads, operands = pipeline.PipelineTmaUmma.create(
            num_stages=self.stages, producer_group=thread(), consumer_group=thread(), tx_count=bytes_,
            barrier_storage=shared.ring.data_ptr()).make_participants()
        sums, results = pipeline.PipelineUmmaAsync.create(
            num_stages=1, producer_group=thread(), consumer_group=thread(128),
            barrier_storage=shared.result.data_ptr()).make_participants()

        g_a = cute.local_tile(a, self.tile, (bx, by, None), proj=(1, None, 1))
        g_b = cute.local_tile(b, self.tile, (bx, by, None), proj=(None, 1, 1))
        g_c = cute.local_tile(c, self.tile, (bx, by, None), proj=(1, 1, None))
        part = mma.get_slice(0)
        whole = cute.make_layout(1)
        t_as, t_ag = cpasync.tma_partition(a_atom, 0, whole, cute.group_modes(s_a, 0, 3), cute.group_modes(part.partition_A(g_a), 0, 3))
        t_bs, t_bg = cpasync.tma_partition(b_atom, 0, whole, cute.group_modes(s_b, 0, 3), cute.group_modes(part.partition_B(g_b), 0, 3))
        r_a, r_b = mma.make_fragment_A(s_a), mma.make_fragment_B(s_b)
        accumulator = mma.make_fragment_C(mma.partition_shape_C(self.tile[:2]))

        memory = utils.TmemAllocator(shared.columns.ptr, barrier_for_retrieve=pipeline.NamedBarrier(barrier_id=1, num_threads=128))
        memory.allocate(256)
        memory.wait_for_alloc()
        start = memory.retrieve_ptr(F32)
        accumulator = cute.make_tensor(start, accumulator.layout)

        steps = cute.size(g_a, mode=[2])
        if warp == 0:
            for step in cutlass.range(steps, unroll=1):
                slot = loads.acquire_and_advance()
                cute.copy(a_atom, t_ag[None, slot.count], t_as[None, slot.index], tma_bar_ptr=slot.barrier)
                cute.copy(b_atom, t_bg[None, slot.count], t_bs[None, slot.index], tma_bar_ptr=slot.barrier)
            loads.tail()
        if warp == 1:
            sums.acquire_and_advance()
            mma.set(tcgen05.Field.ACCUMULATE, False)
            for step in cutlass.range(steps, unroll=1):
                slot = operands.wait_and_advance()
                for k in cutlass.range_constexpr(cute.size(r_a, mode=[2])):
                    cute.gemm(mma, accumulator, r_a[None, None, k, slot.index], r_b[None, None, k, slot.index], accumulator)
                    mma.set(tcgen05.Field.ACCUMULATE, True)
                slot.release()
            sums.commit()

        memory.relinquish_alloc_permit()
        full = results.wait_and_advance()
        tiler = ((cute.size(accumulator, mode=[0, 0]), cute.size(accumulator, mode=[0, 1]) // 4),)
        t_acc = cute.zipped_divide(accumulator, tiler)
        t_gc = cute.zipped_divide(part.partition_C(g_c), tiler)
        atom = cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x32), F32)
        copy = tcgen05.make_tmem_copy(atom, t_acc[None, 0])
        own = copy.get_slice(tid)
        source, target = own.partition_S(t_acc), own.partition_D(t_gc)
        values = cute.make_rmem_tensor(target[None, None, 0].shape, F32)
        rounded = cute.make_rmem_tensor(target[None, None, 0].shape, F16)
        for i in cutlass.range(cute.size(source, mode=[2]), unroll=1):
            cute.copy(copy, source[None, None, i], values)
            rounded.store(values.load().to(F16))
            cute.autovec_copy(rounded, target[None, None, i])
        full.release()
        if warp == 1:
            sums.tail()
        pipeline.sync(barrier_id=1)
        memory.free(start)


OPERANDS = (matrix(F16), matrix(F16), matrix(F16))
CASES = [
    Case("gemm", Gemm(), OPERANDS),
    Case("gemm_wide", Gemm(columns=256, stages=3), OPERANDS),
]
