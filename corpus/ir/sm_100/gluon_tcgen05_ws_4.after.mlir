#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 163916 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @tcgen05_specialized(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {allocation.offset = 163912 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %true = arith.constant true
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 163840 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 163872 : i32} : () -> !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 163904 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %3[%c2_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %2[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %3[%c3_i32] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %13 = arith.addi %arg15, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    ttg.warp_specialize(%arg0, %arg5, %0, %1, %2, %3, %14, %result, %4) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 131072 : i32, allocation.size = 112 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 7, 4>}
    default {
      %15 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
      ttng.wait_barrier %4, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %16 = ttng.tmem_subslice %result {offset = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
      %17 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %result_0 = ttng.tmem_load %16 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #linear>
      %18 = arith.truncf %result_0 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttg.local_store %18, %17 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%c0_i32, %c0_i32] %17 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %19 = ttng.tmem_subslice %result {offset = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
      %20 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %result_1 = ttng.tmem_load %19 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #linear>
      %21 = arith.truncf %result_1 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      ttg.local_store %21, %20 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%c0_i32, %c64_i32] %20 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32, %arg23: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c1_i32_0 = arith.constant 1 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c4_i32 = arith.constant 4 : i32
      %true_2 = arith.constant true
      %c64_i32_3 = arith.constant 64 : i32
      cf.br ^bb1(%c0_i32_1 : i32)
    ^bb1(%15: i32):  // 2 preds: ^bb0, ^bb2
      %16 = arith.cmpi slt, %15, %arg22 : i32
      cf.cond_br %16, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %17 = arith.remsi %15, %c4_i32 : i32
      %18 = ttg.memdesc_index %arg21[%17] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %19 = arith.divsi %15, %c4_i32 : i32
      %20 = arith.andi %19, %c1_i32_0 : i32
      %21 = arith.xori %20, %c1_i32_0 : i32
      ttng.wait_barrier %18, %21, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %22 = ttg.memdesc_index %arg20[%17] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %22, 32768, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %23 = arith.muli %15, %c64_i32_3 : i32
      %24 = ttg.memdesc_index %arg18[%17] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg16[%c0_i32_1, %23] %24, %22, %true_2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %25 = ttg.memdesc_index %arg19[%17] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg17[%23, %c0_i32_1] %25, %22, %true_2 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %26 = arith.addi %15, %c1_i32_0 : i32
      cf.br ^bb1(%26 : i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32, %arg23: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c1_i32_0 = arith.constant 1 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %false = arith.constant false
      %c4_i32 = arith.constant 4 : i32
      %true_2 = arith.constant true
      cf.br ^bb1(%c0_i32_1, %false : i32, i1)
    ^bb1(%15: i32, %16: i1):  // 2 preds: ^bb0, ^bb2
      %17 = arith.cmpi slt, %15, %arg22 : i32
      cf.cond_br %17, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %18 = arith.remsi %15, %c4_i32 : i32
      %19 = ttg.memdesc_index %arg20[%18] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %20 = arith.divsi %15, %c4_i32 : i32
      %21 = arith.andi %20, %c1_i32_0 : i32
      ttng.wait_barrier %19, %21, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %22 = ttg.memdesc_index %arg21[%18] : !ttg.memdesc<4x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %23 = ttg.memdesc_index %arg18[%18] : !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %24 = ttg.memdesc_index %arg19[%18] : !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %25 = ttng.tc_gen5_mma %23, %24, %arg23[], %16, %true_2, %22[%true_2] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %26 = arith.addi %15, %c1_i32_0 : i32
      cf.br ^bb1(%26, %true_2 : i32, i1)
    ^bb3:  // pred: ^bb1
      ttng.tc_gen5_commit %arg24, %true_2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition2(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, %arg22: i32, %arg23: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(2) {
      ttg.warp_return
    } : (!tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<4x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<4x64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
