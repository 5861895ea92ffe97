#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 163908 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_specialized(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {allocation.offset = 163904 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c4_i32 = arith.constant 4 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 163872 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %3[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %2[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %3[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = arith.addi %arg15, %c63_i32 : i32
    %13 = arith.divsi %12, %c64_i32 : i32
    ttg.warp_specialize(%arg0, %arg5, %0, %1, %2, %3, %13) attributes {actualRegisters = array<i32: 240, 24, 24, 24>, allocation.offset = 131072 : i32, allocation.size = 92 : i32, requestedRegisters = array<i32: 24, 16, 16>, warpGroupStartIds = array<i32: 10, 8, 11>}
    default {
      cf.br ^bb1(%c0_i32, %cst : i32, tensor<128x128xf32, #mma>)
    ^bb1(%14: i32, %15: tensor<128x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
      %16 = arith.cmpi slt, %14, %13 : i32
      cf.cond_br %16, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %17 = arith.remsi %14, %c4_i32 : i32
      %18 = ttg.memdesc_index %2[%17] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %19 = arith.divsi %14, %c4_i32 : i32
      %20 = arith.andi %19, %c1_i32 : i32
      ttng.wait_barrier %18, %20, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %21 = ttg.memdesc_index %0[%17] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %22 = ttg.memdesc_index %1[%17] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %23 = ttng.warp_group_dot %21, %22, %15, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<128x128xf32, #mma>
      %24 = ttng.warp_group_dot_wait %23 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      %25 = ttg.memdesc_index %3[%17] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %25, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %26 = arith.addi %14, %c1_i32 : i32
      cf.br ^bb1(%26, %24 : i32, tensor<128x128xf32, #mma>)
    ^bb3:  // pred: ^bb1
      %27 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %28 = arith.truncf %15 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      ttg.local_store %28, %27 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%c0_i32, %c0_i32] %27 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      %c1_i32_0 = arith.constant 1 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c4_i32_2 = arith.constant 4 : i32
      %true_3 = arith.constant true
      %c64_i32_4 = arith.constant 64 : i32
      cf.br ^bb1(%c0_i32_1 : i32)
    ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb2
      %15 = arith.cmpi slt, %14, %arg22 : i32
      cf.cond_br %15, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %16 = arith.remsi %14, %c4_i32_2 : i32
      %17 = ttg.memdesc_index %arg21[%16] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %18 = arith.divsi %14, %c4_i32_2 : i32
      %19 = arith.andi %18, %c1_i32_0 : i32
      %20 = arith.xori %19, %c1_i32_0 : i32
      ttng.wait_barrier %17, %20, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %21 = ttg.memdesc_index %arg20[%16] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %21, 32768, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %22 = arith.muli %14, %c64_i32_4 : i32
      %23 = ttg.memdesc_index %arg18[%16] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg16[%c0_i32_1, %22] %23, %21, %true_3 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %24 = ttg.memdesc_index %arg19[%16] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg17[%22, %c0_i32_1] %24, %21, %true_3 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %25 = arith.addi %14, %c1_i32_0 : i32
      cf.br ^bb1(%25 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(2) {
      ttg.warp_return
    }
    partition2(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      ttg.warp_return
    } : (!tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, i32) -> ()
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
