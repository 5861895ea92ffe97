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

class Attention:
    """O = softmax(Q K^T) V of one head. Warp 0 of the first warp group loads; each other group has 64 rows of queries."""

    def __init__(self, keys=64, width=64, stages=2, consumers=2):
        self.rows, self.keys, self.width = 64 * consumers, keys, width
        self.stages, self.consumers = stages, consumers

    @cute.jit
    def __call__(self, q: cute.Tensor, k: cute.Tensor, v: cute.Tensor, out: cute.Tensor):
        rows, keys, width = self.rows, self.keys, self.width
        warps = (self.consumers, 1, 1)
        scores = sm90.make_trivial_tiled_mma(F16, F16, K_MAJOR, K_MAJOR, F32, warps, tiler_mn=(64, keys))
        mma = sm90.make_trivial_tiled_mma(F16, F16, K_MAJOR, warpgroup.OperandMajorMode.MN, F32, warps, tiler_mn=(64, width),
                                          a_source=warpgroup.OperandSource.RMEM)
        row = utils.LayoutEnum.ROW_MAJOR
        q_smem = sm90.make_smem_layout_a(row, (rows, keys, width), F16, 1)
        k_smem = sm90.make_smem_layout_b(row, (rows, keys, width), F16, self.stages)
        v_smem = sm90.make_smem_layout_b(utils.LayoutEnum.COL_MAJOR, (rows, width, keys), F16, self.stages)
        columns = cute.make_tensor(v.iterator, cute.select(v.layout, mode=[1, 0]))
        load, one = cpasync.CopyBulkTensorTileG2SOp(), (None, None, 0)
        q_atom, q_tma = cpasync.make_tiled_tma_atom(load, q, cute.slice_(q_smem, one), (rows, width))
        k_atom, k_tma = cpasync.make_tiled_tma_atom(load, k, cute.slice_(k_smem, one), (keys, width))
        v_atom, v_tma = cpasync.make_tiled_tma_atom(load, columns, cute.slice_(v_smem, one), (width, keys))

        @cute.struct
        class Storage:
            queries: cute.struct.MemRange[cutlass.Int64, 2]
            keys: cute.struct.MemRange[cutlass.Int64, 2 * self.stages]
            values: cute.struct.MemRange[cutlass.Int64, 2 * self.stages]
            q: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(q_smem)], 1024]
            k: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(k_smem)], 1024]
            v: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(v_smem)], 1024]

        self.storage = Storage
        self.kernel(q_atom, q_tma, k_atom, k_tma, v_atom, v_tma, out, scores, mma, q_smem, k_smem, v_smem).launch(
            grid=(cute.ceil_div(q.shape[0], rows), 1, 1), block=(128 * (1 + self.consumers), 1, 1))

    @cute.kernel
    def kernel(self, q_atom: cute.CopyAtom, q: cute.Tensor, k_atom: cute.CopyAtom, k: cute.Tensor, v_atom: cute.CopyAtom,
               v: cute.Tensor, out: cute.Tensor, scores: cute.TiledMma, mma: cute.TiledMma, q_smem: cute.ComposedLayout,
               k_smem: cute.ComposedLayout, v_smem: cute.ComposedLayout):
        rows, keys, width = self.rows, self.keys, self.width
        tid, _, _ = cute.arch.thread_idx()
        tile, _, _ = cute.arch.block_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        group = cute.arch.make_warp_uniform(tid // 128)
        shared = utils.SmemAllocator().allocate(self.storage)
        s_q = shared.q.get_tensor(q_smem.outer, swizzle=q_smem.inner)
        s_k = shared.k.get_tensor(k_smem.outer, swizzle=k_smem.inner)
        s_v = shared.v.get_tensor(v_smem.outer, swizzle=v_smem.inner)

        def ring(barriers, stages, layout):
            return pipeline.PipelineTmaAsync.create(
                barrier_storage=barriers.data_ptr(), num_stages=stages, producer_group=thread(),
                consumer_group=thread(4 * self.consumers), tx_count=cute.size_in_bytes(F16, cute.slice_(layout, (None, None, 0))),
                cta_layout_vmnk=cute.make_layout((1, 1, 1, 1)))

        q_ring = ring(shared.queries, 1, q_smem)
        k_ring = ring(shared.keys, self.stages, k_smem)
        v_ring = ring(shared.values, self.stages, v_smem)
        g_q = cute.local_tile(q, (rows, width), (None, 0))
        g_k = cute.local_tile(k, (keys, width), (None, 0))
        g_v = cute.local_tile(v, (width, keys), (0, None))
        g_out = cute.local_tile(out, (rows, width), (None, 0))
        one = cute.make_layout(1)
        t_qs, t_qg = cpasync.tma_partition(q_atom, 0, one, cute.group_modes(s_q, 0, 2), cute.group_modes(g_q, 0, 2))
        t_ks, t_kg = cpasync.tma_partition(k_atom, 0, one, cute.group_modes(s_k, 0, 2), cute.group_modes(g_k, 0, 2))
        t_vs, t_vg = cpasync.tma_partition(v_atom, 0, one, cute.group_modes(s_v, 0, 2), cute.group_modes(g_v, 0, 2))
        steps = cute.size(g_k, mode=[2])

        if group == 0:
            cute.arch.setmaxregister_decrease(40)
            if warp == 0:
                state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 1)
                q_ring.producer_acquire(state)
                cute.copy(q_atom, t_qg[None, tile], t_qs[None, 0], tma_bar_ptr=q_ring.producer_get_barrier(state))
                q_ring.producer_commit(state)
                load = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, self.stages)
                for step in cutlass.range(steps, unroll=1):
                    k_ring.producer_acquire(load)
                    cute.copy(k_atom, t_kg[None, step], t_ks[None, load.index], tma_bar_ptr=k_ring.producer_get_barrier(load))
                    k_ring.producer_commit(load)
                    v_ring.producer_acquire(load)
                    cute.copy(v_atom, t_vg[None, step], t_vs[None, load.index], tma_bar_ptr=v_ring.producer_get_barrier(load))
                    v_ring.producer_commit(load)
                    load.advance()
                k_ring.producer_tail(load.clone())
                v_ring.producer_tail(load)
        else:
            cute.arch.setmaxregister_increase(232)
            of_scores, part = scores.get_slice(tid - 128), mma.get_slice(tid - 128)
            r_q = scores.make_fragment_A(of_scores.partition_A(s_q))
            r_k = scores.make_fragment_B(of_scores.partition_B(s_k))
            r_v = mma.make_fragment_B(part.partition_B(s_v))
            products = scores.make_fragment_C(scores.partition_shape_C((rows, keys)))
            weights = cute.make_rmem_tensor(cute.make_layout(((2, 2, 2), 1, keys // 16)), F16)
            t_out = part.partition_C(g_out)
            sums = cute.make_rmem_tensor(t_out.shape[:3], F32)
            sums.fill(0.0)
            largest, total = cute.make_rmem_tensor((2,), F32), cute.make_rmem_tensor((2,), F32)
            largest.fill(-cutlass.Float32.inf)
            total.fill(0.0)
            mma.set(warpgroup.Field.ACCUMULATE, True)
            read = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, self.stages)
            q_ring.consumer_wait(pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, 1))
            for step in cutlass.range(steps, unroll=1):
                k_ring.consumer_wait(read)
                warpgroup.fence()
                for n in cutlass.range_constexpr(cute.size(r_q, mode=[2])):
                    scores.set(warpgroup.Field.ACCUMULATE, n != 0)
                    cute.gemm(scores, products, r_q[None, None, n, 0], r_k[None, None, n, read.index], products)
                warpgroup.commit_group()
                warpgroup.wait_group(0)
                k_ring.consumer_release(read)
                # Elements of a thread: two columns, two rows, and groups of eight columns.
                flat = cute.make_tensor(products.iterator, cute.make_layout((2, 2, keys // 8)))
                flat_weights = cute.make_tensor(weights.iterator, cute.make_layout((2, 2, keys // 8)))
                flat_sums = cute.make_tensor(sums.iterator, cute.make_layout((2, 2, width // 8)))
                for r in cutlass.range_constexpr(2):
                    most = largest[r]
                    for n in cutlass.range_constexpr(keys // 8):
                        most = cute.arch.fmax(most, cute.arch.fmax(flat[0, r, n], flat[1, r, n]))
                    for offset in cutlass.range_constexpr(1, 3):
                        most = cute.arch.fmax(most, cute.arch.shuffle_sync_bfly(most, offset=offset))
                    scale = cute.arch.exp2(largest[r] - most)
                    own = cutlass.Float32(0.0)
                    for n in cutlass.range_constexpr(keys // 8):
                        for c in cutlass.range_constexpr(2):
                            weight = cute.arch.exp2(flat[c, r, n] - most)
                            own += weight
                            flat_weights[c, r, n] = weight.to(F16)
                    for n in cutlass.range_constexpr(width // 8):
                        for c in cutlass.range_constexpr(2):
                            flat_sums[c, r, n] = flat_sums[c, r, n] * scale
                    total[r] = total[r] * scale + own
                    largest[r] = most
                v_ring.consumer_wait(read)
                warpgroup.fence()
                for n in cutlass.range_constexpr(cute.size(weights, mode=[2])):
                    cute.gemm(mma, sums, weights[None, None, n], r_v[None, None, n, read.index], sums)
                warpgroup.commit_group()
                warpgroup.wait_group(0)
                v_ring.consumer_release(read)
                read.advance()
            flat_sums = cute.make_tensor(sums.iterator, cute.make_layout((2, 2, width // 8)))
            for r in cutlass.range_constexpr(2):
                whole = total[r]
                for offset in cutlass.range_constexpr(1, 3):
                    whole = whole + cute.arch.shuffle_sync_bfly(whole, offset=offset)
                for n in cutlass.range_constexpr(width // 8):
                    for c in cutlass.range_constexpr(2):
                        flat_sums[c, r, n] = flat_sums[c, r, n] / whole
            stored = cute.make_rmem_tensor(sums.shape, F16)
            stored.store(sums.load().to(F16))
            cute.autovec_copy(stored, t_out[None, None, None, tile])


def rows_of(width):
    """Returns a row-major matrix without data whose rows have so many numbers."""
    return matrix(F16, cute.sym_int32(divisibility=64), width)


OPERANDS = (matrix(F16), matrix(F16), matrix(F16))
CASES = [
    Case("gemm", Gemm(in_flight=0), OPERANDS),
    Case("gemm_unrolled", Gemm(in_flight=0, unroll=4), OPERANDS),
    Case("gemm_in_flight", Gemm(stages=3), OPERANDS),
    Case("gemm_two_consumers", Gemm(tile=(128, 256, 64), stages=4, consumers=2), OPERANDS),
    Case("gemm_persistent", Gemm(persistent=True, in_flight=0), OPERANDS),
    Case("gemm_multicast", Gemm(cluster=(2, 1), in_flight=0), OPERANDS),
    Case("attention", Attention(), (rows_of(64), rows_of(64), rows_of(64), rows_of(64))),
]
