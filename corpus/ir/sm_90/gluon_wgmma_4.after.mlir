#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98336 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_matmul(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c4_i32 = arith.constant 4 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %2[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = tt.get_program_id x : i32
    %8 = arith.muli %7, %c64_i32 : i32
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = arith.addi %arg15, %c63_i32 : i32
    %12 = arith.divsi %11, %c64_i32 : i32
    %13 = arith.cmpi sgt, %12, %c0_i32 : i32
    ttng.barrier_expect %3, 24576, %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%8, %c0_i32] %14, %3, %13 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %15 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %10] %15, %3, %13 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %16 = arith.cmpi sgt, %12, %c1_i32 : i32
    ttng.barrier_expect %4, 24576, %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%8, %c64_i32] %17, %4, %16 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %18 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %10] %18, %4, %16 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %19 = arith.cmpi sgt, %12, %c2_i32 : i32
    ttng.barrier_expect %5, 24576, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%8, %c128_i32] %20, %5, %19 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %1[%c2_i32] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c128_i32, %10] %21, %5, %19 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
  ^bb1(%22: i32, %23: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
    %24 = arith.cmpi slt, %22, %12 : i32
    cf.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = arith.remsi %22, %c4_i32 : i32
    %26 = ttg.memdesc_index %2[%25] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = arith.divsi %22, %c4_i32 : i32
    %28 = arith.andi %27, %c1_i32 : i32
    ttng.wait_barrier %26, %28, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %0[%25] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %30 = ttg.memdesc_index %1[%25] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    %31 = ttng.warp_group_dot %29, %30, %23, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
    %32 = ttng.warp_group_dot_wait %31 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
    %33 = arith.addi %22, %c3_i32 : i32
    %34 = arith.remsi %33, %c4_i32 : i32
    %35 = arith.cmpi slt, %33, %12 : i32
    %36 = ttg.memdesc_index %2[%34] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %36, 24576, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = arith.muli %33, %c64_i32 : i32
    %38 = ttg.memdesc_index %0[%34] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%8, %37] %38, %36, %35 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %39 = ttg.memdesc_index %1[%34] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%37, %10] %39, %36, %35 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %40 = arith.addi %22, %c1_i32 : i32
    cf.br ^bb1(%40, %32 : i32, tensor<64x128xf32, #mma>)
  ^bb3:  // pred: ^bb1
    %41 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %42 = arith.truncf %23 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
    ttg.barrier local
    ttg.local_store %42, %41 : tensor<64x128xf16, #mma> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg10[%8, %10] %41 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.barrier local
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
