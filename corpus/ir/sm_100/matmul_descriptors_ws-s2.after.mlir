#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.maxnreg = 256 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65724 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {allocation.offset = 65720 : i32, noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c128_i32], [%arg5, %arg3], [%2], [%c1_i32, %c1_i32] {allocation.offset = 0 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c128_i32], [%arg5, %arg4], [%2], [%c1_i32, %c1_i32] {allocation.offset = 0 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %5 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<128x64xf16, #shared>
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %6, %c2_i64 : i64
    ttng.tensormap_create %7, %arg2, [%c64_i32, %c128_i32], [%arg4, %arg3], [%8], [%c1_i32, %c1_i32] {allocation.offset = 0 : i32, allocation.size = 128 : i32, elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %9 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<128x128xf16, #shared>
    %10 = tt.get_program_id x : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.get_program_id y : i32
    %13 = arith.muli %12, %c128_i32 : i32
    %14 = ttg.local_alloc {allocation.offset = 65696 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 65712 : i32} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %15, %c1_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %18 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %18, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %19 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %21 = ttg.local_alloc {allocation.offset = 65664 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 65680 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%24, %19, %20, %result, %21, %arg5, %16, %3, %11, %5, %13) attributes {actualRegisters = array<i32: 488, 24, 24, 24>, allocation.offset = 65536 : i32, allocation.size = 124 : i32, requestedRegisters = array<i32: 24, 24, 16>, warpGroupStartIds = array<i32: 6, 4, 7>}
    default {
      ttg.warp_yield
    }
    partition0(%arg6: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg7: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg8: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg9: !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg10: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg13: !tt.tensordesc<128x64xf16, #shared>, %arg14: i32, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32) num_warps(1) {
      %false = arith.constant false
      %true_1 = arith.constant true
      %c0_i32_2 = arith.constant 0 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %c2_i32 = arith.constant 2 : i32
      cf.br ^bb1(%c0_i32_2, %false, %c1_i32_4, %c1_i32_4 : i32, i1, i32, i32)
    ^bb1(%29: i32, %30: i1, %31: i32, %32: i32):  // 2 preds: ^bb0, ^bb2
      %33 = arith.cmpi slt, %29, %arg11 : i32
      cf.cond_br %33, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %34 = arith.addi %31, %c1_i32_4 : i32
      %35 = arith.cmpi eq, %34, %c2_i32 : i32
      %36 = arith.select %35, %c0_i32_2, %34 : i32
      %37 = arith.xori %32, %c1_i32_4 : i32
      %38 = arith.select %35, %37, %32 : i32
      %39 = ttg.memdesc_index %arg6[%36] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %39, %38 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %40 = ttg.memdesc_index %arg7[%36] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %41 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %42 = ttg.memdesc_index %arg8[%36] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %43 = ttg.memdesc_index %arg9[%c0_i32_2] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %44 = ttg.memdesc_index %arg10[%36] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %42, %41, %43, %30, %true_1, %44[%true_1] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %45 = arith.addi %29, %c64_i32_3 : i32
      cf.br ^bb1(%45, %true_1, %36, %38 : i32, i1, i32, i32)
    ^bb3:  // pred: ^bb1
      %46 = ttg.memdesc_index %arg12[%c0_i32_2] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.warp_return
    }
    partition1(%arg6: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg7: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg8: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg9: !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg10: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg13: !tt.tensordesc<128x64xf16, #shared>, %arg14: i32, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32) num_warps(2) {
      %true_1 = arith.constant true
      %c0_i32_2 = arith.constant 0 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c1_i32_4 = arith.constant 1 : i32
      %c2_i32 = arith.constant 2 : i32
      cf.br ^bb1(%c0_i32_2, %c1_i32_4, %c0_i32_2 : i32, i32, i32)
    ^bb1(%29: i32, %30: i32, %31: i32):  // 2 preds: ^bb0, ^bb2
      %32 = arith.cmpi slt, %29, %arg11 : i32
      cf.cond_br %32, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %33 = arith.addi %30, %c1_i32_4 : i32
      %34 = arith.cmpi eq, %33, %c2_i32 : i32
      %35 = arith.select %34, %c0_i32_2, %33 : i32
      %36 = arith.xori %31, %c1_i32_4 : i32
      %37 = arith.select %34, %36, %31 : i32
      %38 = ttg.memdesc_index %arg10[%35] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %38, %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %39 = ttg.memdesc_index %arg7[%35] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %40 = ttg.memdesc_index %arg8[%35] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %41 = ttg.memdesc_index %arg6[%35] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %41, 32768, %true_1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg13[%arg14, %29] %40, %41, %true_1 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_global_to_local %arg15[%arg16, %29] %39, %41, %true_1 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %42 = arith.addi %29, %c64_i32_3 : i32
      cf.br ^bb1(%42, %35, %37 : i32, i32, i32)
    ^bb3:  // pred: ^bb1
      ttg.warp_return
    }
    partition2(%arg6: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg7: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg8: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg9: !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg10: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg13: !tt.tensordesc<128x64xf16, #shared>, %arg14: i32, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32) num_warps(1) {
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, i32, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    ttng.wait_barrier %17, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_0 = ttng.tmem_load %18 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    ttng.arrive_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = arith.truncf %result_0 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %28 = ttg.local_alloc %27 {allocation.offset = 0 : i32} : (tensor<128x128xf16, #linear>) -> !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %9[%11, %13] %28 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %14 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
