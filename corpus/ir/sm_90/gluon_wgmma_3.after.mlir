#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 73752 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_matmul(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 73728 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = arith.addi %arg15, %c63_i32 : i32
    %11 = arith.divsi %10, %c64_i32 : i32
    %12 = arith.cmpi sgt, %11, %c0_i32 : i32
    ttng.barrier_expect %3, 24576, %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%7, %c0_i32] %13, %3, %12 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %14 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %9] %14, %3, %12 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %15 = arith.cmpi sgt, %11, %c1_i32 : i32
    ttng.barrier_expect %4, 24576, %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%7, %c64_i32] %16, %4, %15 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %17 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %9] %17, %4, %15 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%18: i32, %19: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %20 = arith.cmpi slt, %18, %11 : i32
    cf.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %21 = arith.remsi %18, %c3_i32 : i32
    %22 = ttg.memdesc_index %2[%21] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = arith.divsi %18, %c3_i32 : i32
    %24 = arith.andi %23, %c1_i32 : i32
    ttng.wait_barrier %22, %24, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %0[%21] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %26 = ttg.memdesc_index %1[%21] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    %27 = ttng.warp_group_dot %25, %26, %19, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %28 = ttng.warp_group_dot_wait %27 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
    %29 = arith.addi %18, %c2_i32 : i32
    %30 = arith.remsi %29, %c3_i32 : i32
    %31 = arith.cmpi slt, %29, %11 : i32
    %32 = ttg.memdesc_index %2[%30] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %32, 24576, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = arith.muli %29, %c64_i32 : i32
    %34 = ttg.memdesc_index %0[%30] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%7, %33] %34, %32, %31 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %35 = ttg.memdesc_index %1[%30] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%33, %9] %35, %32, %31 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %36 = arith.addi %18, %c1_i32 : i32
    cf.br ^bb1(%36, %28 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %37 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %38 = arith.truncf %19 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    ttg.barrier local
    ttg.local_store %38, %37 : tensor<64x128xf16, #mma> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%7, %9] %37 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
