// The prologue loads two tiles by TMA for any tile count. The loop waits for one tile an iteration.
// If it has fewer than two iterations, the store after it writes bytes that TMA still writes.
// The rest is the output of the released pass for an earlier version of a kernel in corpus/kernels/.
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 98328 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_matmul(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c128_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    ttng.barrier_expect %3, 32768, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local // expect check: SW401
    ttng.async_tma_copy_global_to_local %arg0[%7, %c0_i32] %10, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW503-edge SW505-edge
    %11 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %9] %11, %3, %true : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect check: SW503-edge SW505-edge
    ttng.barrier_expect %4, 32768, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%7, %c64_i32] %12, %4, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW503 SW505
    %13 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %9] %13, %4, %true : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect check: SW503 SW505
    %14 = arith.addi %arg15, %c63_i32 : i32
    %15 = arith.divsi %14, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<128x128xf32, #mma>)
  ^bb1(%16: i32, %17: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %18 = arith.cmpi slt, %16, %15 : i32
    cf.cond_br %18, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %19 = arith.remsi %16, %c3_i32 : i32
    %20 = ttg.memdesc_index %2[%19] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = arith.divsi %16, %c3_i32 : i32
    %22 = arith.andi %21, %c1_i32 : i32
    ttng.wait_barrier %20, %22, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %0[%19] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %24 = ttg.memdesc_index %1[%19] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    %25 = ttng.warp_group_dot %23, %24, %17, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
    %26 = ttng.warp_group_dot_wait %25 {pendings = 0 : i32, warpGroupLocal} : tensor<128x128xf32, #mma>
    %27 = arith.addi %16, %c2_i32 : i32
    %28 = arith.remsi %27, %c3_i32 : i32
    %29 = arith.cmpi slt, %27, %15 : i32
    %30 = ttg.memdesc_index %2[%28] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %30, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = arith.muli %27, %c64_i32 : i32
    %32 = ttg.memdesc_index %0[%28] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%7, %31] %32, %30, %29 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %33 = ttg.memdesc_index %1[%28] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%31, %9] %33, %30, %29 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %34 = arith.addi %16, %c1_i32 : i32
    cf.br ^bb1(%34, %26 : i32, tensor<128x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %35 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %36 = arith.truncf %17 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttg.local_store %36, %35 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable> // expect check: SW201
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%7, %9] %35 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable> // expect check: SW202
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local // expect check: SW401
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
