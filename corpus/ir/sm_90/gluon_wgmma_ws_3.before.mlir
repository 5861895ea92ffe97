#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 90172 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_specialized(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {allocation.offset = 90168 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 90112 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 90144 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %3[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = arith.addi %arg15, %c63_i32 : i32
    %11 = arith.divsi %10, %c64_i32 : i32
    ttg.warp_specialize(%arg0, %arg5, %0, %1, %2, %3, %11) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 73728 : i32, allocation.size = 92 : i32, requestedRegisters = array<i32: 24, 16, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
    ^bb1(%12: i32, %13: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
      %14 = arith.cmpi slt, %12, %11 : i32
      cf.cond_br %14, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %15 = arith.remsi %12, %c3_i32 : i32
      %16 = ttg.memdesc_index %2[%15] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %17 = arith.divsi %12, %c3_i32 : i32
      %18 = arith.andi %17, %c1_i32 : i32
      ttng.wait_barrier %16, %18, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %0[%15] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %20 = ttg.memdesc_index %1[%15] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %21 = ttng.warp_group_dot %19, %20, %13, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
      %22 = ttng.warp_group_dot_wait %21 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
      %23 = ttg.memdesc_index %3[%15] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %23, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %24 = arith.addi %12, %c1_i32 : i32
      cf.br ^bb1(%24, %22 : i32, tensor<64x128xf32, #mma>)
    ^bb3:  // pred: ^bb1
      %25 = ttg.local_alloc {allocation.offset = 73728 : i32} : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %26 = arith.truncf %13 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      ttg.local_store %26, %25 : tensor<64x128xf16, #mma> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%c0_i32, %c0_i32] %25 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      %c1_i32_0 = arith.constant 1 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c3_i32_2 = arith.constant 3 : i32
      %true_3 = arith.constant true
      %c64_i32_4 = arith.constant 64 : i32
      cf.br ^bb1(%c0_i32_1 : i32)
    ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb2
      %13 = arith.cmpi slt, %12, %arg22 : i32
      cf.cond_br %13, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %14 = arith.remsi %12, %c3_i32_2 : i32
      %15 = ttg.memdesc_index %arg21[%14] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %16 = arith.divsi %12, %c3_i32_2 : i32
      %17 = arith.andi %16, %c1_i32_0 : i32
      %18 = arith.xori %17, %c1_i32_0 : i32
      ttng.wait_barrier %15, %18, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %arg20[%14] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %19, 24576, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %20 = arith.muli %12, %c64_i32_4 : i32
      %21 = ttg.memdesc_index %arg18[%14] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg16[%c0_i32_1, %20] %21, %19, %true_3 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %22 = ttg.memdesc_index %arg19[%14] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg17[%20, %c0_i32_1] %22, %19, %true_3 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %23 = arith.addi %12, %c1_i32_0 : i32
      cf.br ^bb1(%23 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(2) {
      ttg.warp_return
    }
    partition2(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      ttg.warp_return
    } : (!tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32) -> ()
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
