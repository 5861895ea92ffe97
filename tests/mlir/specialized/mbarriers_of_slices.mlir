// The mbarriers and the data are slices of larger rings. The producer and the consumer take turns.
// expect check: clean

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#s1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #s1, #smem, mutable>
!A = !ttg.memdesc<128x64xf16, #nv, #smem, mutable>
!dA = !tt.tensordesc<128x64xf16, #nv>
!r_a4 = !ttg.memdesc<4x128x64xf16, #nv, #smem, mutable>
!r_a = !ttg.memdesc<2x128x64xf16, #nv, #smem, mutable, 4x128x64>
!r_full4 = !ttg.memdesc<4x1xi64, #s1, #smem, mutable>
!r_full = !ttg.memdesc<2x1xi64, #s1, #smem, mutable, 4x1>
!r_empty = !ttg.memdesc<2x1xi64, #s1, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%dA: !dA, %n: i32) {
    %a4 = ttg.local_alloc : () -> !r_a4
    %a = ttg.memdesc_subslice %a4[0, 0, 0] : !r_a4 -> !r_a
    %full4 = ttg.local_alloc : () -> !r_full4
    %full = ttg.memdesc_subslice %full4[2, 0] : !r_full4 -> !r_full
    %empty = ttg.local_alloc : () -> !r_empty
    %v1 = arith.constant 0 : i32
    %v2 = ttg.memdesc_index %full[%v1] : !r_full -> !bar
    ttng.init_barrier %v2, 1 : !bar
    %v3 = arith.constant 1 : i32
    %v4 = ttg.memdesc_index %full[%v3] : !r_full -> !bar
    ttng.init_barrier %v4, 1 : !bar
    %v5 = arith.constant 0 : i32
    %v6 = ttg.memdesc_index %empty[%v5] : !r_empty -> !bar
    ttng.init_barrier %v6, 1 : !bar
    %v7 = arith.constant 1 : i32
    %v8 = ttg.memdesc_index %empty[%v7] : !r_empty -> !bar
    ttng.init_barrier %v8, 1 : !bar
    ttg.warp_specialize(%a, %full, %empty, %dA, %n)
    default {
      %v9 = arith.constant 0 : i32
      %v10 = arith.constant 1 : i32
      scf.for %v11 = %v9 to %n step %v10 : i32 {
        %v12 = arith.constant 2 : i32
        %v13 = arith.remui %v11, %v12 : i32
        %v14 = ttg.memdesc_index %full[%v13] : !r_full -> !bar
        %v15 = arith.constant 2 : i32
        %v16 = arith.divui %v11, %v15 : i32
        %v17 = arith.constant 1 : i32
        %v18 = arith.andi %v16, %v17 : i32
        ttng.wait_barrier %v14, %v18 : !bar
        %v19 = arith.constant 2 : i32
        %v20 = arith.remsi %v11, %v19 : i32
        %v21 = ttg.memdesc_index %a[%v20] : !r_a -> !A
        %v22 = ttg.local_load %v21 : !A -> tensor<128x64xf16, #row>
        %v23 = arith.constant 2 : i32
        %v24 = arith.remsi %v11, %v23 : i32
        %v25 = ttg.memdesc_index %empty[%v24] : !r_empty -> !bar
        ttng.arrive_barrier %v25, 1 : !bar
      }
      ttg.warp_yield
    }
    partition0(%a_p0: !r_a, %full_p0: !r_full, %empty_p0: !r_empty, %dA_p0: !dA, %n_p0: i32) num_warps(1) {
      %v26 = arith.constant 0 : i32
      %v27 = arith.constant 1 : i32
      scf.for %v28 = %v26 to %n_p0 step %v27 : i32 {
        %v29 = arith.constant 2 : i32
        %v30 = arith.remui %v28, %v29 : i32
        %v31 = ttg.memdesc_index %empty_p0[%v30] : !r_empty -> !bar
        %v32 = arith.constant 2 : i32
        %v33 = arith.divsi %v28, %v32 : i32
        %v34 = arith.constant 1 : i32
        %v35 = arith.andi %v33, %v34 : i32
        %v36 = arith.constant 1 : i32
        %v37 = arith.xori %v35, %v36 : i32
        ttng.wait_barrier %v31, %v37 : !bar
        %v38 = arith.constant 2 : i32
        %v39 = arith.remui %v28, %v38 : i32
        %v40 = ttg.memdesc_index %full_p0[%v39] : !r_full -> !bar
        %v41 = arith.constant true
        ttng.barrier_expect %v40, 16384, %v41 : !bar
        %v42 = arith.constant 2 : i32
        %v43 = arith.remsi %v28, %v42 : i32
        %v44 = ttg.memdesc_index %a_p0[%v43] : !r_a -> !A
        %v45 = arith.constant 2 : i32
        %v46 = arith.remui %v28, %v45 : i32
        %v47 = ttg.memdesc_index %full_p0[%v46] : !r_full -> !bar
        %v48 = arith.constant true
        %v49 = arith.constant 0 : i32
        ttng.async_tma_copy_global_to_local %dA_p0[%v49, %v49] %v44, %v47, %v48 : !dA, !bar -> !A
      }
      ttg.warp_return
    } : (!r_a, !r_full, !r_empty, !dA, i32) -> ()
    tt.return
  }
}
