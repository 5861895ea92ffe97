"""Blackwell kernels in CuTe DSL: tcgen05 MMAs with accumulators in tensor memory."""
import cutlass
import cutlass.cute as cute
import cutlass.utils.blackwell_helpers as sm100
from cutlass import pipeline, utils
from cutlass.cute.nvgpu import cpasync, tcgen05
from cutlass.experimental.primitives import tcgen05_fence

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


class Attention:
    """O = softmax(Q K^T) V of one head. Warps 0 to 3 have a row of 128 queries for each thread, warp 4 multiplies, and warp 5 loads.

    Tensor memory has two stages of scores S, the weights P in halves, and the sums O. The product S of a step is issued before the
    one with V of the step before it, so that both run beside the softmax. O is scaled only if a maximum of the warp has grown.
    """

    rows = 128

    def __init__(self, keys=64, width=64, stages=2):
        self.keys, self.width, self.stages = keys, width, stages

    @cute.jit
    def __call__(self, q: cute.Tensor, k: cute.Tensor, v: cute.Tensor, out: cute.Tensor):
        rows, keys, width = self.rows, self.keys, self.width
        shared, ones = tcgen05.OperandSource.SMEM, tcgen05.CtaGroup.ONE
        scores = cute.make_tiled_mma(tcgen05.MmaF16BF16Op(F16, F32, (rows, keys, 16), ones, shared, K_MAJOR, K_MAJOR))
        mma = cute.make_tiled_mma(tcgen05.MmaF16BF16Op(
            F16, F32, (rows, width, 16), ones, tcgen05.OperandSource.TMEM, K_MAJOR, tcgen05.OperandMajorMode.MN))
        q_smem = sm100.make_smem_layout_a(scores, (rows, keys, width), F16, 1)
        k_smem = sm100.make_smem_layout_b(scores, (rows, keys, width), F16, self.stages)
        v_smem = sm100.make_smem_layout_b(mma, (rows, width, keys), F16, self.stages)
        columns = cute.make_tensor(v.iterator, cute.select(v.layout, mode=[1, 0]))
        one, load = (None, None, None, 0), cpasync.CopyBulkTensorTileG2SOp(ones)
        q_atom, q_tma = cute.nvgpu.make_tiled_tma_atom_A(load, q, cute.slice_(q_smem, one), (rows, keys, width), scores)
        k_atom, k_tma = cute.nvgpu.make_tiled_tma_atom_B(load, k, cute.slice_(k_smem, one), (rows, keys, width), scores)
        v_atom, v_tma = cute.nvgpu.make_tiled_tma_atom_B(load, columns, cute.slice_(v_smem, one), (rows, width, keys), mma)

        @cute.struct
        class Storage:
            queries: cute.struct.MemRange[cutlass.Int64, 2]
            keys: cute.struct.MemRange[cutlass.Int64, 2 * self.stages]
            values: cute.struct.MemRange[cutlass.Int64, 2 * self.stages]
            scores: cute.struct.MemRange[cutlass.Int64, 4]
            weights: cute.struct.MemRange[cutlass.Int64, 2]
            columns: cutlass.Int32
            q: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(q_smem)], 1024]
            k: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(k_smem)], 1024]
            v: cute.struct.Align[cute.struct.MemRange[F16, cute.cosize(v_smem)], 1024]

        self.storage = Storage
        self.kernel(q_atom, q_tma, k_atom, k_tma, v_atom, v_tma, out, scores, mma, q_smem, k_smem, v_smem).launch(
            grid=(cute.ceil_div(q.shape[0], rows), 1, 1), block=(192, 1, 1))

    @cute.kernel
    def kernel(self, q_atom: cute.CopyAtom, q: cute.Tensor, k_atom: cute.CopyAtom, k: cute.Tensor, v_atom: cute.CopyAtom,
               v: cute.Tensor, out: cute.Tensor, scores: cute.TiledMma, mma: cute.TiledMma, q_smem: cute.ComposedLayout,
               k_smem: cute.ComposedLayout, v_smem: cute.ComposedLayout):
        rows, keys, width = self.rows, self.keys, self.width
        tid, _, _ = cute.arch.thread_idx()
        tile, _, _ = cute.arch.block_idx()
        warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
        shared = utils.SmemAllocator().allocate(self.storage)
        s_q = shared.q.get_tensor(q_smem.outer, swizzle=q_smem.inner)
        s_k = shared.k.get_tensor(k_smem.outer, swizzle=k_smem.inner)
        s_v = shared.v.get_tensor(v_smem.outer, swizzle=v_smem.inner)

        def ring(barriers, stages, layout):
            return pipeline.PipelineTmaUmma.create(
                num_stages=stages, producer_group=thread(), consumer_group=thread(), barrier_storage=barriers.data_ptr(),
                tx_count=cute.size_in_bytes(F16, cute.slice_(layout, (None, None, None, 0)))).make_participants()

        q_load, q_read = ring(shared.queries, 1, q_smem)
        k_load, k_read = ring(shared.keys, self.stages, k_smem)
        v_load, v_read = ring(shared.values, self.stages, v_smem)
        s_write, s_read = pipeline.PipelineUmmaAsync.create(
            num_stages=2, producer_group=thread(), consumer_group=thread(rows),
            barrier_storage=shared.scores.data_ptr()).make_participants()
        p_write, p_read = pipeline.PipelineAsyncUmma.create(
            num_stages=1, producer_group=thread(rows), consumer_group=thread(),
            barrier_storage=shared.weights.data_ptr()).make_participants()

        g_q = cute.local_tile(q, (rows, width), (None, 0))
        g_k = cute.local_tile(k, (keys, width), (None, 0))
        g_v = cute.local_tile(v, (width, keys), (0, None))
        g_out = cute.local_tile(out, (rows, width), (tile, 0))
        of_scores, part, whole = scores.get_slice(0), mma.get_slice(0), cute.make_layout(1)
        t_qs, t_qg = cpasync.tma_partition(q_atom, 0, whole, cute.group_modes(s_q, 0, 3), cute.group_modes(of_scores.partition_A(g_q), 0, 3))
        t_ks, t_kg = cpasync.tma_partition(k_atom, 0, whole, cute.group_modes(s_k, 0, 3), cute.group_modes(of_scores.partition_B(g_k), 0, 3))
        t_vs, t_vg = cpasync.tma_partition(v_atom, 0, whole, cute.group_modes(s_v, 0, 3), cute.group_modes(part.partition_B(g_v), 0, 3))
        steps = cute.size(g_k, mode=[2])

        memory = utils.TmemAllocator(shared.columns.ptr, barrier_for_retrieve=pipeline.NamedBarrier(barrier_id=1, num_threads=192))
        memory.allocate(256)
        memory.wait_for_alloc()
        start = memory.retrieve_ptr(F32)
        # Columns of tensor memory: two stages of S, then P with two numbers in each, then O.
        products = scores.make_fragment_C(cute.append(scores.partition_shape_C((rows, keys)), 2))
        products = cute.make_tensor(start, products.layout)
        halves = cute.recast_ptr(start + 2 * keys, dtype=F16)
        weights = cute.make_tensor(halves, mma.make_fragment_A(mma.partition_shape_A((rows, keys))).layout)
        sums = cute.make_tensor(start + 2 * keys + keys // 2, mma.make_fragment_C(mma.partition_shape_C((rows, width))).layout)

        if warp == 5:
            slot = q_load.acquire_and_advance()
            cute.copy(q_atom, t_qg[None, tile], t_qs[None, 0], tma_bar_ptr=slot.barrier)
            for step in cutlass.range(steps, unroll=1):
                slot = k_load.acquire_and_advance()
                cute.copy(k_atom, t_kg[None, step], t_ks[None, slot.index], tma_bar_ptr=slot.barrier)
                slot = v_load.acquire_and_advance()
                cute.copy(v_atom, t_vg[None, step], t_vs[None, slot.index], tma_bar_ptr=slot.barrier)
            k_load.tail()
            v_load.tail()

        if warp == 4:
            r_q, r_k, r_v = scores.make_fragment_A(s_q), scores.make_fragment_B(s_k), mma.make_fragment_B(s_v)
            q_read.wait_and_advance()
            # Stages of S are not awaited: a thread has read S of a step before it states that P of this step is complete.
            if steps > 0:
                target, slot = s_write.acquire_and_advance(True), k_read.wait_and_advance()
                multiply(scores, products[None, None, None, target.index], r_q[None, None, None, 0], r_k[None, None, None, slot.index], False)
                slot.release()
                target.commit()
                for step in cutlass.range(1, steps, unroll=1):
                    target, slot = s_write.acquire_and_advance(True), k_read.wait_and_advance()
                    multiply(scores, products[None, None, None, target.index], r_q[None, None, None, 0], r_k[None, None, None, slot.index], False)
                    slot.release()
                    target.commit()
                    slot, ready = v_read.wait_and_advance(), p_read.wait_and_advance()
                    multiply(mma, sums, weights, r_v[None, None, None, slot.index], step > 1)
                    slot.release()
                    ready.release()
                slot, ready = v_read.wait_and_advance(), p_read.wait_and_advance()
                multiply(mma, sums, weights, r_v[None, None, None, slot.index], steps > 1)
                slot.release()
                ready.release()

        if warp < 4:
            scale = 1.4426950408889634 / width**0.5
            pieces = of_memory(sums.iterator, width)
            load = tcgen05.make_tmem_copy(cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x32), F32), pieces[None, 0])
            store = tcgen05.make_tmem_copy(cute.make_copy_atom(tcgen05.St32x32bOp(tcgen05.Repetition.x32), F32), pieces[None, 0])
            loading, storing = load.get_slice(tid), store.get_slice(tid)
            from_sums, to_sums = loading.partition_S(pieces), storing.partition_D(pieces)
            to_weights = storing.partition_D(of_memory(start + 2 * keys, keys // 2))
            to_out = loading.partition_D(cute.zipped_divide(g_out, (rows, 32)))
            shape = to_out[None, None, 0].shape
            part_of_sums = cute.make_rmem_tensor(shape, F32)
            rounded = cute.make_rmem_tensor(shape, F16)
            values = cute.make_rmem_tensor((*shape, keys // 32), F32)
            of_row = cute.make_tensor(values.iterator, cute.make_layout(keys))
            largest, total = -cutlass.Float32.inf, cutlass.Float32(0.0)
            for step in cutlass.range(steps, unroll=1):
                full = s_read.wait_and_advance()
                tcgen05_fence("after_thread_sync")
                from_scores = loading.partition_S(of_memory(start + keys * full.index, keys))
                for i in cutlass.range_constexpr(keys // 32):
                    cute.copy(load, from_scores[None, None, i], values[None, None, i])
                cute.arch.fence_view_async_tmem_load()
                most = largest
                for n in cutlass.range_constexpr(keys):
                    most = cute.arch.fmax(most, of_row[n])
                factor = cute.arch.exp2((largest - most) * scale)
                own = cutlass.Float32(0.0)
                packed = cute.make_rmem_tensor((keys,), F16)
                for n in cutlass.range_constexpr(keys):
                    weight = cute.arch.exp2((of_row[n] - most) * scale)
                    own += weight
                    packed[n] = weight.to(F16)
                # The MMA of the step before it has read P and written O.
                free = p_write.acquire_and_advance()
                tcgen05_fence("after_thread_sync")
                if step > 0 and cute.arch.vote_any_sync(most > largest):
                    for i in cutlass.range_constexpr(width // 32):
                        cute.copy(load, from_sums[None, None, i], part_of_sums)
                        cute.arch.fence_view_async_tmem_load()
                        part_of_sums.store(part_of_sums.load() * factor)
                        cute.copy(store, part_of_sums, to_sums[None, None, i])
                words = cute.make_tensor(cute.recast_ptr(packed.iterator, dtype=F32), cute.make_layout((*shape, keys // 64)))
                for i in cutlass.range_constexpr(keys // 64):
                    cute.copy(store, words[None, None, i], to_weights[None, None, i])
                cute.arch.fence_view_async_tmem_store()
                tcgen05_fence("before_thread_sync")
                free.commit()
                total = total * factor + own
                largest = most
            p_write.acquire()
            tcgen05_fence("after_thread_sync")
            for i in cutlass.range_constexpr(width // 32):
                cute.copy(load, from_sums[None, None, i], part_of_sums)
                cute.arch.fence_view_async_tmem_load()
                rounded.store((part_of_sums.load() / total).to(F16))
                cute.autovec_copy(rounded, to_out[None, None, i])
            memory.relinquish_alloc_permit()
            tcgen05_fence("before_thread_sync")
            pipeline.NamedBarrier(barrier_id=2, num_threads=rows).arrive_and_wait()
            memory.free(start)


def multiply(mma, sums, a, b, accumulate):
    """Issues the MMAs of a tile, behind a wait for its operands. The first one adds to the sums if that is stated."""
    tcgen05_fence("after_thread_sync")
    mma = cute.make_tiled_mma(mma.op)
    for n in range(cute.size(b, mode=[2])):
        mma.set(tcgen05.Field.ACCUMULATE, True if n else accumulate)
        cute.gemm(mma, sums, a[None, None, n], b[None, None, n], sums)


def of_memory(start, columns):
    """Returns columns of tensor memory as 32-bit numbers, in pieces of 32."""
    return cute.zipped_divide(cute.make_tensor(start, cute.make_layout((128, columns), stride=(65536, 1))), (128, 32))


def rows_of(width):
    """Returns a row-major matrix without data whose rows have so many numbers."""
    return matrix(F16, cute.sym_int32(divisibility=128), width)


OPERANDS = (matrix(F16), matrix(F16), matrix(F16))
CASES = [
    Case("gemm", Gemm(), OPERANDS),
    Case("gemm_wide", Gemm(columns=256, stages=3), OPERANDS),
    Case("attention", Attention(), (rows_of(64), rows_of(64), rows_of(64), rows_of(64))),
]
