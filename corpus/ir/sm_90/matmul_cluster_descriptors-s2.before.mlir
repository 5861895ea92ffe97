#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], CGALayout = [[0, 1]], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65552 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_host_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x256xf16, #shared1>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x256xf16, #shared1>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c256_i32 : i32
    %4 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x2xi64, #shared2, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<2x2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    %8 = ttg.memdesc_index %6[%c1_i32] : !ttg.memdesc<2x2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    %9 = arith.cmpi sgt, %arg15, %c0_i32 : i32
    ttng.barrier_expect %7, 32768, %9 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    %10 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %10, %7, %9 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %11 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %3] %11, %7, %9 : !tt.tensordesc<64x256xf16, #shared1>, !ttg.memdesc<2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    cf.br ^bb1(%c0_i32, %cst, %c0_i32, %c-1_i32, %c0_i32 : i32, tensor<128x256xf32, #mma>, i32, i32, i32)
  ^bb1(%12: i32, %13: tensor<128x256xf32, #mma>, %14: i32, %15: i32, %16: i32):  // 2 preds: ^bb0, ^bb2
    %17 = arith.cmpi slt, %12, %arg15 : i32
    cf.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = arith.subi %arg15, %c64_i32 : i32
    %19 = arith.cmpi slt, %12, %18 : i32
    %20 = arith.addi %15, %c1_i32 : i32
    %21 = arith.cmpi sge, %20, %c2_i32 : i32
    %22 = arith.select %21, %c0_i32, %20 : i32
    %23 = arith.xori %16, %c1_i32 : i32
    %24 = arith.select %21, %23, %16 : i32
    %25 = ttg.memdesc_index %6[%22] : !ttg.memdesc<2x2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttng.wait_barrier %25, %24 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    %26 = ttg.memdesc_index %5[%22] : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %4[%22] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %28 = ttng.warp_group_dot %27, %26, %13 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x256xf16, #shared1, #smem, mutable> -> tensor<128x256xf32, #mma>
    %29:3 = ttng.warp_group_dot_wait %28, %27, %26 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %30 = arith.addi %14, %c1_i32 : i32
    %31 = arith.cmpi sge, %30, %c2_i32 : i32
    %32 = arith.select %31, %c0_i32, %30 : i32
    %33 = ttg.memdesc_index %6[%32] : !ttg.memdesc<2x2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttng.barrier_expect %33, 32768, %19 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    %34 = ttg.memdesc_index %4[%32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %35 = arith.addi %12, %c64_i32 : i32
    ttng.async_tma_copy_global_to_local %arg0[%1, %35] %34, %33, %19 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %36 = ttg.memdesc_index %5[%32] : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%35, %3] %36, %33, %19 : !tt.tensordesc<64x256xf16, #shared1>, !ttg.memdesc<2xi64, #shared2, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared1, #smem, mutable>
    %37 = arith.addi %12, %c64_i32 : i32
    cf.br ^bb1(%37, %29#0, %32, %22, %24 : i32, tensor<128x256xf32, #mma>, i32, i32, i32)
  ^bb3:  // pred: ^bb1
    %38 = ttng.warp_group_dot_wait %13 {pendings = 0 : i32} : tensor<128x256xf32, #mma>
    ttng.inval_barrier %7 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<2xi64, #shared2, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<2x2xi64, #shared2, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<2x64x256xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %39 = arith.truncf %38 : tensor<128x256xf32, #mma> to tensor<128x256xf16, #mma>
    %40 = ttg.local_alloc %39 {allocation.offset = 0 : i32} : (tensor<128x256xf16, #mma>) -> !ttg.memdesc<128x256xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%1, %3] %40 : !tt.tensordesc<128x256xf16, #shared1>, !ttg.memdesc<128x256xf16, #shared1, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
