#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49168 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_matmul(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = arith.addi %arg15, %c63_i32 : i32
    %10 = arith.divsi %9, %c64_i32 : i32
    %11 = arith.cmpi sgt, %10, %c0_i32 : i32
    ttng.barrier_expect %3, 24576, %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%6, %c0_i32] %12, %3, %11 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %8] %13, %3, %11 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%14: i32, %15: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %16 = arith.cmpi slt, %14, %10 : i32
    cf.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = arith.remsi %14, %c2_i32 : i32
    %18 = ttg.memdesc_index %2[%17] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = arith.divsi %14, %c2_i32 : i32
    %20 = arith.andi %19, %c1_i32 : i32
    ttng.wait_barrier %18, %20, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %0[%17] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %1[%17] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    %23 = ttng.warp_group_dot %21, %22, %15, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %24 = ttng.warp_group_dot_wait %23 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
    %25 = arith.addi %14, %c1_i32 : i32
    %26 = arith.remsi %25, %c2_i32 : i32
    %27 = arith.cmpi slt, %25, %10 : i32
    %28 = ttg.memdesc_index %2[%26] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %28, 24576, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = arith.muli %25, %c64_i32 : i32
    %30 = ttg.memdesc_index %0[%26] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%6, %29] %30, %28, %27 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %1[%26] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%29, %8] %31, %28, %27 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %32 = arith.addi %14, %c1_i32 : i32
    cf.br ^bb1(%32, %24 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %33 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %34 = arith.truncf %15 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    ttg.barrier local
    ttg.local_store %34, %33 : tensor<64x128xf16, #mma> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%6, %8] %33 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
