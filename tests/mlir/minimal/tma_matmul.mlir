// A GEMM whose operands are loaded by TMA, as the compiler pipelines it.
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98328 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_host_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %6[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %6[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = arith.cmpi sgt, %arg15, %c0_i32 : i32
    ttng.barrier_expect %7, 32768, %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %11, %7, %10 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %12 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %3] %12, %7, %10 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %13 = arith.cmpi sgt, %arg15, %c64_i32 : i32
    ttng.barrier_expect %8, 32768, %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%1, %c64_i32] %14, %8, %13 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %15 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %3] %15, %8, %13 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    cf.br ^bb1(%c0_i32, %cst, %c1_i32, %c-1_i32, %c0_i32 : i32, tensor<128x128xf32, #mma>, i32, i32, i32)
  ^bb1(%16: i32, %17: tensor<128x128xf32, #mma>, %18: i32, %19: i32, %20: i32):  // 2 preds: ^bb0, ^bb2
    %21 = arith.cmpi slt, %16, %arg15 : i32
    cf.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = arith.subi %arg15, %c128_i32 : i32
    %23 = arith.cmpi slt, %16, %22 : i32
    %24 = arith.addi %19, %c1_i32 : i32
    %25 = arith.cmpi sge, %24, %c3_i32 : i32
    %26 = arith.select %25, %c0_i32, %24 : i32
    %27 = arith.xori %20, %c1_i32 : i32
    %28 = arith.select %25, %27, %20 : i32
    %29 = ttg.memdesc_index %6[%26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %29, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect minimal: no barrier
    %30 = ttg.memdesc_index %5[%26] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %31 = ttg.memdesc_index %4[%26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %32 = ttng.warp_group_dot %31, %30, %17 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma> // expect triton: barrier
    %33:3 = ttng.warp_group_dot_wait %32, %31, %30 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    %34 = arith.addi %18, %c1_i32 : i32
    %35 = arith.cmpi sge, %34, %c3_i32 : i32
    %36 = arith.select %35, %c0_i32, %34 : i32
    %37 = ttg.memdesc_index %6[%36] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %37, 32768, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %4[%36] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %39 = arith.addi %16, %c128_i32 : i32
    ttng.async_tma_copy_global_to_local %arg0[%1, %39] %38, %37, %23 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %40 = ttg.memdesc_index %5[%36] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%39, %3] %40, %37, %23 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable> // expect minimal: no barrier // expect triton: barrier
    %41 = arith.addi %16, %c64_i32 : i32
    cf.br ^bb1(%41, %33#0, %36, %26, %28 : i32, tensor<128x128xf32, #mma>, i32, i32, i32)
  ^bb3:  // pred: ^bb1
    %42 = ttng.warp_group_dot_wait %17 {pendings = 0 : i32} : tensor<128x128xf32, #mma> // expect minimal: barrier after
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect triton: barrier
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect triton: barrier
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %43 = arith.truncf %42 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %44 = ttg.local_alloc %43 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #mma>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%1, %3] %44 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem> // expect minimal: barrier // expect triton: barrier
    ttng.async_tma_store_wait {pendings = 0 : i32} // expect triton: barrier after
    tt.return
  }
}
