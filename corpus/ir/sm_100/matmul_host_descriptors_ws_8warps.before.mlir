#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 128]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1>
module attributes {ttg.maxnreg = 168 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.shared = 147676 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 12 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_host_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x256xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<128x256xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 147672 : i32, noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c256_i32 : i32
    %4 = ttg.local_alloc {allocation.offset = 147648 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.local_alloc {allocation.offset = 147664 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %6[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %5, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable>
    %8 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %8, %true : tensor<128x256xf32, #linear> -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.local_alloc {allocation.offset = 98304 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 147584 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.local_alloc {allocation.offset = 147616 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%15, %9, %10, %result, %11, %arg15, %6, %arg0, %1, %arg5, %3) attributes {actualRegisters = array<i32: 240, 24, 24, 24>, allocation.offset = 147456 : i32, allocation.size = 124 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 10, 8, 11>}
    default {
      ttg.warp_yield
    }
    partition0(%arg16: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg17: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg18: !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: i32, %arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !tt.tensordesc<128x64xf16, #shared>, %arg24: i32, %arg25: !tt.tensordesc<64x256xf16, #shared>, %arg26: i32) num_warps(1) {
      %false = arith.constant false
      %true_1 = arith.constant true
      %c0_i32_2 = arith.constant 0 : i32
      %c64_i32 = arith.constant 64 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%c0_i32_2, %false, %c2_i32_4, %c1_i32_3 : i32, i1, i32, i32)
    ^bb1(%21: i32, %22: i1, %23: i32, %24: i32):  // 2 preds: ^bb0, ^bb2
      %25 = arith.cmpi slt, %21, %arg21 : i32
      cf.cond_br %25, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %26 = arith.addi %23, %c1_i32_3 : i32
      %27 = arith.cmpi eq, %26, %c3_i32 : i32
      %28 = arith.select %27, %c0_i32_2, %26 : i32
      %29 = arith.xori %24, %c1_i32_3 : i32
      %30 = arith.select %27, %29, %24 : i32
      %31 = ttg.memdesc_index %arg16[%28] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %31, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %32 = ttg.memdesc_index %arg17[%28] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %33 = ttg.memdesc_index %arg18[%28] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
      %34 = ttg.memdesc_index %arg19[%c0_i32_2] : !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>
      %35 = ttg.memdesc_index %arg20[%28] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %32, %33, %34, %22, %true_1, %35[%true_1] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x256xf16, #shared, #smem, mutable>, !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %36 = arith.addi %21, %c64_i32 : i32
      cf.br ^bb1(%36, %true_1, %28, %30 : i32, i1, i32, i32)
    ^bb3:  // pred: ^bb1
      %37 = ttg.memdesc_index %arg22[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg16: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg17: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg18: !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: i32, %arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !tt.tensordesc<128x64xf16, #shared>, %arg24: i32, %arg25: !tt.tensordesc<64x256xf16, #shared>, %arg26: i32) num_warps(2) {
      %true_1 = arith.constant true
      %c0_i32_2 = arith.constant 0 : i32
      %c64_i32 = arith.constant 64 : i32
      %c1_i32_3 = arith.constant 1 : i32
      %c2_i32_4 = arith.constant 2 : i32
      %c3_i32 = arith.constant 3 : i32
      cf.br ^bb1(%c0_i32_2, %c2_i32_4, %c0_i32_2 : i32, i32, i32)
    ^bb1(%21: i32, %22: i32, %23: i32):  // 2 preds: ^bb0, ^bb2
      %24 = arith.cmpi slt, %21, %arg21 : i32
      cf.cond_br %24, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %25 = arith.addi %22, %c1_i32_3 : i32
      %26 = arith.cmpi eq, %25, %c3_i32 : i32
      %27 = arith.select %26, %c0_i32_2, %25 : i32
      %28 = arith.xori %23, %c1_i32_3 : i32
      %29 = arith.select %26, %28, %23 : i32
      %30 = ttg.memdesc_index %arg20[%27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %30, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %31 = ttg.memdesc_index %arg17[%27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %32 = ttg.memdesc_index %arg18[%27] : !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
      %33 = ttg.memdesc_index %arg16[%27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %33, 49152, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg23[%arg24, %21] %31, %33, %true_1 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.async_tma_copy_global_to_local %arg25[%21, %arg26] %32, %33, %true_1 : !tt.tensordesc<64x256xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x256xf16, #shared, #smem, mutable>
      %34 = arith.addi %21, %c64_i32 : i32
      cf.br ^bb1(%34, %27, %29 : i32, i32, i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg16: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg17: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg18: !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>, %arg19: !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: i32, %arg22: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg23: !tt.tensordesc<128x64xf16, #shared>, %arg24: i32, %arg25: !tt.tensordesc<64x256xf16, #shared>, %arg26: i32) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x64x256xf16, #shared, #smem, mutable>, !ttg.memdesc<1x128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, i32, !tt.tensordesc<64x256xf16, #shared>, i32) -> ()
    ttng.wait_barrier %7, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %8 : !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x256xf32, #linear>
    ttng.arrive_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = arith.truncf %result_0 : tensor<128x256xf32, #linear> to tensor<128x256xf16, #linear>
    %20 = ttg.local_alloc %19 {allocation.offset = 0 : i32} : (tensor<128x256xf16, #linear>) -> !ttg.memdesc<128x256xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg10[%1, %3] %20 : !tt.tensordesc<128x256xf16, #shared>, !ttg.memdesc<128x256xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %4 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
