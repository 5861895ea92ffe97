#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 131212 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @clc_matmul(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x128xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x128xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32) attributes {allocation.offset = 131208 : i32, noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c63_i32 = arith.constant 63 : i32
    %c64_i32 = arith.constant 64 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>
    %2 = ttg.local_alloc {allocation.offset = 131072 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 131104 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc {allocation.offset = 131152 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %5 = ttg.local_alloc {allocation.offset = 131168 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 131136 : i32} : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %7 = ttg.local_alloc {allocation.offset = 131184 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 131200 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %3[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %2[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %3[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.memdesc_index %2[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %3[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %8, 3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %15 = arith.addi %arg15, %c63_i32 : i32
    %16 = arith.divsi %15, %c64_i32 : i32
    ttg.warp_specialize(%arg0, %arg5, %0, %1, %2, %3, %6, %7, %8, %16, %result, %4, %5) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 98304 : i32, allocation.size = 160 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 7, 4>}
    default {
      %17 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %18 = tt.get_program_id x : i32
      cf.br ^bb1(%true, %18, %c0_i32 : i1, i32, i32)
    ^bb1(%19: i1, %20: i32, %21: i32):  // 2 preds: ^bb0, ^bb2
      cf.cond_br %19, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      ttng.wait_barrier %4, %21, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
      ttng.arrive_barrier %5, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.barrier local
      %22 = arith.truncf %result_0 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
      ttg.local_store %22, %17 : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      %23 = arith.muli %20, %c128_i32 : i32
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %arg10[%23, %c0_i32] %17 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.wait_barrier %7, %21, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %24 = ttng.clc_load_result %6 : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> i128
      ttng.arrive_barrier %8, 1, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %25 = ttng.clc_is_canceled %24 : i128 -> i1
      %26 = ttng.clc_get_program_id %24, x : i128 -> i32
      %27 = arith.xori %21, %c1_i32 : i32
      cf.br ^bb1(%25, %26, %27 : i1, i32, i32)
    ^bb3:  // pred: ^bb1
      ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
      ttg.warp_yield
    }
    partition0(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg25: i32, %arg26: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %true_0 = arith.constant true
      %c0_i32_1 = arith.constant 0 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c3_i32 = arith.constant 3 : i32
      %c128_i32_3 = arith.constant 128 : i32
      %c64_i32_4 = arith.constant 64 : i32
      %17 = tt.get_program_id x : i32
      cf.br ^bb1(%true_0, %17, %c0_i32_1, %c0_i32_1 : i1, i32, i32, i32)
    ^bb1(%18: i1, %19: i32, %20: i32, %21: i32):  // 2 preds: ^bb0, ^bb5
      cf.cond_br %18, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %22 = arith.xori %20, %c1_i32_2 : i32
      ttg.barrier local
      ttng.wait_barrier %arg24, %22, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %arg23, 16, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.clc_try_cancel %arg22, %arg23 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb3(%c0_i32_1, %21 : i32, i32)
    ^bb3(%23: i32, %24: i32):  // 2 preds: ^bb2, ^bb4
      %25 = arith.cmpi slt, %23, %arg25 : i32
      cf.cond_br %25, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %26 = arith.remsi %24, %c3_i32 : i32
      %27 = ttg.memdesc_index %arg21[%26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %28 = arith.divsi %24, %c3_i32 : i32
      %29 = arith.andi %28, %c1_i32_2 : i32
      %30 = arith.xori %29, %c1_i32_2 : i32
      ttng.wait_barrier %27, %30, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %31 = ttg.memdesc_index %arg20[%26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %31, 32768, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %32 = arith.muli %19, %c128_i32_3 : i32
      %33 = arith.muli %23, %c64_i32_4 : i32
      %34 = ttg.memdesc_index %arg18[%26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg16[%32, %33] %34, %31, %true_0 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %35 = ttg.memdesc_index %arg19[%26] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg17[%33, %c0_i32_1] %35, %31, %true_0 : !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %36 = arith.addi %24, %c1_i32_2 : i32
      %37 = arith.addi %23, %c1_i32_2 : i32
      cf.br ^bb3(%37, %36 : i32, i32)
    ^bb5:  // pred: ^bb3
      ttg.barrier local
      ttng.wait_barrier %arg23, %20, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %38 = ttng.clc_load_result %arg22 : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> i128
      ttng.arrive_barrier %arg24, 1, %true_0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %39 = ttng.clc_is_canceled %38 : i128 -> i1
      %40 = ttng.clc_get_program_id %38, x : i128 -> i32
      cf.br ^bb1(%39, %40, %22, %24 : i1, i32, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition1(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg25: i32, %arg26: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c0_i32_0 = arith.constant 0 : i32
      %true_1 = arith.constant true
      %c1_i32_2 = arith.constant 1 : i32
      %false = arith.constant false
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%true_1, %c0_i32_0, %c0_i32_0 : i1, i32, i32)
    ^bb1(%17: i1, %18: i32, %19: i32):  // 2 preds: ^bb0, ^bb5
      cf.cond_br %17, ^bb2, ^bb6
    ^bb2:  // pred: ^bb1
      %20 = arith.xori %18, %c1_i32_2 : i32
      ttng.wait_barrier %arg28, %20, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      cf.br ^bb3(%c0_i32_0, %19, %false : i32, i32, i1)
    ^bb3(%21: i32, %22: i32, %23: i1):  // 2 preds: ^bb2, ^bb4
      %24 = arith.cmpi slt, %21, %arg25 : i32
      cf.cond_br %24, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %25 = arith.remsi %22, %c3_i32 : i32
      %26 = ttg.memdesc_index %arg20[%25] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %27 = arith.divsi %22, %c3_i32 : i32
      %28 = arith.andi %27, %c1_i32_2 : i32
      ttng.wait_barrier %26, %28, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %29 = ttg.memdesc_index %arg21[%25] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %30 = ttg.memdesc_index %arg18[%25] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %31 = ttg.memdesc_index %arg19[%25] : !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared, #smem, mutable>
      %32 = ttng.tc_gen5_mma %30, %31, %arg26[], %23, %true_1, %29[%true_1] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %33 = arith.addi %22, %c1_i32_2 : i32
      %34 = arith.addi %21, %c1_i32_2 : i32
      cf.br ^bb3(%34, %33, %true_1 : i32, i32, i1)
    ^bb5:  // pred: ^bb3
      ttng.tc_gen5_commit %arg27, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %arg23, %18, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %35 = ttng.clc_load_result %arg22 : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> i128
      ttng.arrive_barrier %arg24, 1, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %36 = ttng.clc_is_canceled %35 : i128 -> i1
      cf.br ^bb1(%36, %20, %22 : i1, i32, i32)
    ^bb6:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg16: !tt.tensordesc<128x64xf16, #shared>, %arg17: !tt.tensordesc<64x128xf16, #shared>, %arg18: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg22: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg25: i32, %arg26: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg27: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) num_warps(2) {
      ttg.warp_return
    } : (!tt.tensordesc<128x64xf16, #shared>, !tt.tensordesc<64x128xf16, #shared>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x64x128xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
