#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98320 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors_persistent(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<128x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}, %arg16: i32 {tt.divisibility = 16 : i32}, %arg17: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg15, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = arith.muli %3, %1 : i32
    %5 = tt.get_program_id x : i32
    %6 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    cf.br ^bb1(%5 : i32)
  ^bb1(%7: i32):  // 2 preds: ^bb0, ^bb5
    %8 = arith.cmpi slt, %7, %4 : i32
    cf.cond_br %8, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %9 = arith.divsi %7, %1 : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = arith.remsi %7, %1 : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %14 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %15 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = arith.cmpi sgt, %arg17, %c0_i32 : i32
    ttng.barrier_expect %16, 32768, %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %19, %16, %18 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %20, %16, %18 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    cf.br ^bb3(%c0_i32, %cst, %c0_i32, %c-1_i32, %c0_i32 : i32, tensor<128x128xf32, #mma>, i32, i32, i32)
  ^bb3(%21: i32, %22: tensor<128x128xf32, #mma>, %23: i32, %24: i32, %25: i32):  // 2 preds: ^bb2, ^bb4
    %26 = arith.cmpi slt, %21, %arg17 : i32
    cf.cond_br %26, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %27 = arith.subi %arg17, %c64_i32 : i32
    %28 = arith.cmpi slt, %21, %27 : i32
    %29 = arith.addi %24, %c1_i32 : i32
    %30 = arith.cmpi sge, %29, %c2_i32 : i32
    %31 = arith.select %30, %c0_i32, %29 : i32
    %32 = arith.xori %25, %c1_i32 : i32
    %33 = arith.select %30, %32, %25 : i32
    %34 = ttg.memdesc_index %15[%31] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %34, %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %14[%31] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %36 = ttg.memdesc_trans %35 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %37 = ttg.memdesc_index %13[%31] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %38 = ttng.warp_group_dot %37, %36, %22 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
    %39:3 = ttng.warp_group_dot_wait %38, %37, %36 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %40 = arith.addi %23, %c1_i32 : i32
    %41 = arith.cmpi sge, %40, %c2_i32 : i32
    %42 = arith.select %41, %c0_i32, %40 : i32
    %43 = ttg.memdesc_index %15[%42] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %43, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %13[%42] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %45 = arith.addi %21, %c64_i32 : i32
    ttng.async_tma_copy_global_to_local %arg0[%10, %45] %44, %43, %28 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %46 = ttg.memdesc_index %14[%42] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%12, %45] %46, %43, %28 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %47 = arith.addi %21, %c64_i32 : i32
    cf.br ^bb3(%47, %39#0, %42, %31, %33 : i32, tensor<128x128xf32, #mma>, i32, i32, i32)
  ^bb5:  // pred: ^bb3
    %48 = ttng.warp_group_dot_wait %22 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %14 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %49 = arith.truncf %48 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    ttg.local_store %49, %6 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%10, %12] %6 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %50 = arith.addi %7, %c132_i32 : i32
    cf.br ^bb1(%50 : i32)
  ^bb6:  // pred: ^bb1
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %6 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
