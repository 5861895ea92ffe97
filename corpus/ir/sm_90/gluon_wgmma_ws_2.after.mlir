#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65572 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @wgmma_specialized(%arg0: !tt.tensordesc<64x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {allocation.offset = 65568 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 65552 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = arith.addi %arg15, %c63_i32 : i32
    %9 = arith.divsi %8, %c64_i32 : i32
    ttg.warp_specialize(%arg0, %arg5, %0, %1, %2, %3, %9) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 49152 : i32, allocation.size = 92 : i32, requestedRegisters = array<i32: 24, 16, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      cf.br ^bb1(%c0_i32, %cst : i32, tensor<64x128xf32, #mma>)
    ^bb1(%10: i32, %11: tensor<64x128xf32, #mma>):  // 2 preds: ^bb0, ^bb2
      %12 = arith.cmpi slt, %10, %9 : i32
      cf.cond_br %12, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %13 = arith.remsi %10, %c2_i32 : i32
      %14 = ttg.memdesc_index %2[%13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %15 = arith.divsi %10, %c2_i32 : i32
      %16 = arith.andi %15, %c1_i32 : i32
      ttng.wait_barrier %14, %16, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_index %0[%13] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %18 = ttg.memdesc_index %1[%13] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %19 = ttng.warp_group_dot %17, %18, %11, %true {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared, #smem, mutable> -> tensor<64x128xf32, #mma>
      %20 = ttng.warp_group_dot_wait %19 {pendings = 0 : i32} : tensor<64x128xf32, #mma>
      %21 = ttg.memdesc_index %3[%13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %21, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %22 = arith.addi %10, %c1_i32 : i32
      cf.br ^bb1(%22, %20 : i32, tensor<64x128xf32, #mma>)
    ^bb3:  // pred: ^bb1
      %23 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %24 = arith.truncf %11 : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      ttg.local_store %24, %23 : tensor<64x128xf16, #mma> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%c0_i32, %c0_i32] %23 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      %c1_i32_0 = arith.constant 1 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c2_i32_2 = arith.constant 2 : i32
      %true_3 = arith.constant true
      %c64_i32_4 = arith.constant 64 : i32
      cf.br ^bb1(%c0_i32_1 : i32)
    ^bb1(%10: i32):  // 2 preds: ^bb0, ^bb2
      %11 = arith.cmpi slt, %10, %arg22 : i32
      cf.cond_br %11, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %12 = arith.remsi %10, %c2_i32_2 : i32
      %13 = ttg.memdesc_index %arg21[%12] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %14 = arith.divsi %10, %c2_i32_2 : i32
      %15 = arith.andi %14, %c1_i32_0 : i32
      %16 = arith.xori %15, %c1_i32_0 : i32
      ttng.wait_barrier %13, %16, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_index %arg20[%12] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %17, 24576, %true_3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %18 = arith.muli %10, %c64_i32_4 : i32
      %19 = ttg.memdesc_index %arg18[%12] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg16[%c0_i32_1, %18] %19, %17, %true_3 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %20 = ttg.memdesc_index %arg19[%12] : !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg17[%18, %c0_i32_1] %20, %17, %true_3 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %21 = arith.addi %10, %c1_i32_0 : i32
      cf.br ^bb1(%21 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(2) {
      ttg.warp_return
    }
    partition2(%arg16: !tt.tensordesc<64x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg22: i32) num_warps(1) {
      ttg.warp_return
    } : (!tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32) -> ()
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
