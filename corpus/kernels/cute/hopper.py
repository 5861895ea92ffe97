"""Hopper kernels in CuTe DSL: TMA, mbarriers, wgmma and warp specialization."""
import cutlass
import cutlass.cute as cute
import cutlass.utils.hopper_helpers as sm90
from cutlass import pipeline, utils
from cutlass.cute.nvgpu import cpasync, warpgroup

from cases import Case, matrix

F16, F32 = cutlass.Float16, cutlass.Float32
K_MAJOR = warpgroup.OperandMajorMode.K


def thread(count=1):
    return pipeline.CooperativeGroup(pipeline.Agent.Thread, count)


def storage_of(stages, a, b, *rest):
    """Returns the layout of shared memory: mbarriers, the stages of both operands, and further tiles."""

    class Storage:
        pass

    parts = {"full_empty": cute.struct.MemRange[cutlass.Int64, 2 * stages]}
    for name, layout in zip(("a", "b", "c"), (a, b, *rest)):
        parts[name] = cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(layout)], 1024]
    Storage.__annotations__ = parts
    return cute.struct(Storage)


class Gemm:
    """C = A B^T with tiles of BM x BN. Warp 0 of the first warp group loads; the other groups multiply."""

    def __init__(self, tile=(128, 128, 64), stages=4, consumers=1, cluster=(1, 1), in_flight=1, persistent=False, unroll=1):
        self.tile, self.stages, self.consumers, self.cluster = tile, stages, consumers, cluster
        self.in_flight, self.persistent, self.unroll = in_flight, persistent, unroll

    @cute.jit
    def __call__(self, a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
        bm, bn, bk = self.tile
        mma = sm90.make_trivial_tiled_mma(F16, F16, K_MAJOR, K_MAJOR, F32, (self.consumers, 1, 1), tiler_mn=(64, bn))
        row = utils.LayoutEnum.ROW_MAJOR
        a_smem = sm90.make_smem_layout_a(row, self.tile, F16, self.stages)
        b_smem = sm90.make_smem_layout_b(row, self.tile, F16, self.stages)
        multicast = self.cluster[0] * self.cluster[1] > 1
        load = cpasync.CopyBulkTensorTileG2SMulticastOp() if cutlass.const_expr(multicast) else cpasync.CopyBulkTensorTileG2SOp()
        plain = cpasync.CopyBulkTensorTileG2SOp()
        a_op = load if cutlass.const_expr(self.cluster[1] > 1) else plain
        b_op = load if cutlass.const_expr(self.cluster[0] > 1) else plain
        one = (None, None, 0)
        a_atom, a_tma = cpasync.make_tiled_tma_atom(a_op, a, cute.slice_(a_smem, one), (bm, bk), num_multicast=self.cluster[1])
        b_atom, b_tma = cpasync.make_tiled_tma_atom(b_op, b, cute.slice_(b_smem, one), (bn, bk), num_multicast=self.cluster[0])
        tiles = (cute.ceil_div(c.shape[0], bm), cute.ceil_div(c.shape[1], bn), 1)
        grid = (132, 1, 1) if cutlass.const_expr(self.persistent) else tiles
        self.storage = storage_of(self.stages, a_smem, b_smem)
        self.kernel(a_atom, a_tma, b_atom, b_tma, c, mma, a_smem, b_smem).launch(
            grid=grid, block=(128 * (1 + self.consumers), 1, 1), cluster=(*self.cluster, 1))

    @cute.kernel
    def kernel(self, a_atom: cute.CopyAtom, a: cute.Tensor, b_atom: cute.CopyAtom, b: cute.Tensor, c: cute.Tensor,
               mma: cute.TiledMma, a_smem: cute.ComposedLayout, b_smem: cute.ComposedLayout):
        bm, bn, bk = self.tile
        tid, _, _ = cute.arch.thread_idx()
        bx, by, _ = cute.arch.block_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        group = cute.arch.make_warp_uniform(tid // 128)
        ctas = cute.make_layout((*self.cluster, 1))
        rank = cute.arch.make_warp_uniform(cute.arch.block_idx_in_cluster())
        place = ctas.get_flat_coord(rank)

        shared = utils.SmemAllocator().allocate(self.storage)
        s_a = shared.a.get_tensor(a_smem.outer, swizzle=a_smem.inner)
        s_b = shared.b.get_tensor(b_smem.outer, swizzle=b_smem.inner)
        bytes_ = cute.size_in_bytes(F16, cute.slice_(a_smem, (None, None, 0))) + cute.size_in_bytes(F16, cute.slice_(b_smem, (None, None, 0)))
        releases = (self.cluster[0] + self.cluster[1] - 1) * 4 * self.consumers
        ring = pipeline.PipelineTmaAsync.create(
            barrier_storage=shared.full_empty.data_ptr(), num_stages=self.stages, producer_group=thread(),
            consumer_group=thread(releases), tx_count=bytes_, cta_layout_vmnk=cute.make_layout((1, *self.cluster, 1)))

        g_a = cute.local_tile(a, (bm, bk), (None, None))
        g_b = cute.local_tile(b, (bn, bk), (None, None))
        g_c = cute.local_tile(c, (bm, bn), (None, None))
        t_as, t_ag = cpasync.tma_partition(a_atom, place[1], cute.make_layout(self.cluster[1]),
                                           cute.group_modes(s_a, 0, 2), cute.group_modes(g_a, 0, 2))
        t_bs, t_bg = cpasync.tma_partition(b_atom, place[0], cute.make_layout(self.cluster[0]),
                                           cute.group_modes(s_b, 0, 2), cute.group_modes(g_b, 0, 2))
        steps = cute.size(g_a, mode=[3])
        rows, columns = cute.size(g_c, mode=[2]), cute.size(g_c, mode=[3])
        first = bx if cutlass.const_expr(self.persistent) else bx + by * rows
        last = rows * columns if cutlass.const_expr(self.persistent) else first + 1
        stride = 132 if cutlass.const_expr(self.persistent) else 1

        if group == 0:
            cute.arch.setmaxregister_decrease(40)
            if warp == 0:
                state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, self.stages)
                a_mask, b_mask = cutlass.Int16(0), cutlass.Int16(0)
                if cutlass.const_expr(self.cluster[1] > 1):
                    a_mask = cute.make_layout_image_mask(ctas, place, mode=1)
                if cutlass.const_expr(self.cluster[0] > 1):
                    b_mask = cute.make_layout_image_mask(ctas, place, mode=0)
                for tile in cutlass.range(first, last, stride, unroll=1):
                    for step in cutlass.range(steps, unroll=self.unroll):
                        ring.producer_acquire(state)
                        full = ring.producer_get_barrier(state)
                        if cutlass.const_expr(self.cluster[1] > 1):
                            cute.copy(a_atom, t_ag[None, tile % rows, step], t_as[None, state.index], tma_bar_ptr=full, mcast_mask=a_mask)
                        else:
                            cute.copy(a_atom, t_ag[None, tile % rows, step], t_as[None, state.index], tma_bar_ptr=full)
                        if cutlass.const_expr(self.cluster[0] > 1):
                            cute.copy(b_atom, t_bg[None, tile // rows, step], t_bs[None, state.index], tma_bar_ptr=full, mcast_mask=b_mask)
                        else:
                            cute.copy(b_atom, t_bg[None, tile // rows, step], t_bs[None, state.index], tma_bar_ptr=full)
                        ring.producer_commit(state)
                        state.advance()
                ring.producer_tail(state)
        else:
            cute.arch.setmaxregister_increase(232)
            part = mma.get_slice(tid - 128)
            r_a, r_b = mma.make_fragment_A(part.partition_A(s_a)), mma.make_fragment_B(part.partition_B(s_b))
            t_c = part.partition_C(g_c)
            sums = cute.make_rmem_tensor(t_c.shape[:3], F32)
            read = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, self.stages)
            free = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, self.stages)
            for tile in cutlass.range(first, last, stride, unroll=1):
                sums.fill(0.0)
                mma.set(warpgroup.Field.ACCUMULATE, True)
                for step in cutlass.range(steps, unroll=self.unroll):
                    ring.consumer_wait(read)
                    warpgroup.fence()
                    for k in cutlass.range_constexpr(cute.size(r_a, mode=[2])):
                        cute.gemm(mma, sums, r_a[None, None, k, read.index], r_b[None, None, k, read.index], sums)
                    warpgroup.commit_group()
                    warpgroup.wait_group(self.in_flight)
                    read.advance()
                    if step >= self.in_flight:
                        ring.consumer_release(free)
                        free.advance()
                warpgroup.wait_group(0)
                for _ in cutlass.range(min(self.in_flight, steps), unroll=1):
                    ring.consumer_release(free)
                    free.advance()
                out = cute.make_rmem_tensor(sums.shape, F16)
                out.store(sums.load().to(F16))
                cute.autovec_copy(out, t_c[None, None, None, tile % rows, tile // rows])


OPERANDS = (matrix(F16), matrix(F16), matrix(F16))
CASES = [
    Case("gemm", Gemm(in_flight=0), OPERANDS),
    Case("gemm_unrolled", Gemm(in_flight=0, unroll=4), OPERANDS),
    Case("gemm_in_flight", Gemm(stages=3), OPERANDS),
    Case("gemm_two_consumers", Gemm(tile=(128, 256, 64), stages=4, consumers=2), OPERANDS),
    Case("gemm_persistent", Gemm(persistent=True, in_flight=0), OPERANDS),
    Case("gemm_multicast", Gemm(cluster=(2, 1), in_flight=0), OPERANDS),
]
