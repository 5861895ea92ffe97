#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65632 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<64x64xf16, #shared>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<64x64xf16, #shared>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<128x64xf16, #shared>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: f32, %arg21: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #linear>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c192_i32 = arith.constant 192 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %3, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg0[%1, %c0_i32] %2, %3, %true : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %3, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = tt.splat %arg20 : f32 -> tensor<128x64xf32, #linear>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %5 = ttg.local_alloc {allocation.offset = 65600 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 65616 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %12 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.local_alloc {allocation.offset = 65568 : i32} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %21 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    ttng.barrier_expect %14, 8192, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %23 = ttg.memdesc_trans %22 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %c0_i32] %22, %14, %21 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %24 = arith.cmpi sgt, %arg21, %c64_i32 : i32
    ttng.barrier_expect %18, 8192, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%c0_i32, %c0_i32] %25, %18, %21 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %15, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %c0_i32] %26, %15, %24 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %28 = arith.cmpi sgt, %arg21, %c128_i32 : i32
    ttng.wait_barrier %14, %c0_i32, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %2, %23, %result_2, %false, %21, %6[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %19, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %29 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%c64_i32, %c0_i32] %29, %19, %24 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %16, 8192, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c128_i32, %c0_i32] %30, %16, %28 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %31 = arith.cmpi sgt, %arg21, %c192_i32 : i32
    ttng.wait_barrier %6, %c0_i32, %21 deps %2, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_3 = ttng.tmem_load %result_2 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %32 = arith.mulf %result_3, %4 : tensor<128x64xf32, #linear>
    %33 = "tt.reduce"(%32) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %129 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %129 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %34 = arith.maxnumf %33, %cst_1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %35 = tt.expand_dims %34 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %36 = tt.broadcast %35 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %37 = arith.subf %32, %36 : tensor<128x64xf32, #linear>
    %38 = math.exp2 %37 : tensor<128x64xf32, #linear>
    %39 = arith.subf %cst_1, %34 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %40 = math.exp2 %39 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %41 = arith.truncf %38 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %result_4 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %41, %result_4, %21 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.wait_barrier %18, %c0_i32, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %43 = tt.broadcast %42 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %44 = arith.mulf %result_5, %43 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %44, %result, %21 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_4, %25, %result, %true, %21, %9[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %15, %c0_i32, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %2, %27, %result_2, %false, %24, %7[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %20, 8192, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%c128_i32, %c0_i32] %45, %20, %28 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %14, 8192, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c192_i32, %c0_i32] %22, %14, %31 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %46 = arith.subi %arg21, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %34, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %c0_i32, %c1_i32, %c0_i32, %40, %38, %7, %c0_i32, %27, %9, %c0_i32, %25 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>)
  ^bb1(%47: i32, %48: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %49: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %50: i32, %51: i32, %52: i32, %53: i32, %54: i32, %55: i32, %56: i32, %57: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %58: tensor<128x64xf32, #linear>, %59: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %60: i32, %61: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %62: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %63: i32, %64: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %65 = arith.cmpi slt, %47, %46 : i32
    cf.cond_br %65, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %66 = arith.subi %arg21, %c256_i32 : i32
    %67 = arith.cmpi slt, %47, %66 : i32
    %68 = arith.subi %arg21, %c192_i32 : i32
    %69 = arith.cmpi slt, %47, %68 : i32
    %70 = arith.subi %arg21, %c128_i32 : i32
    %71 = arith.cmpi slt, %47, %70 : i32
    %72 = arith.mulf %48, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %73 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %129 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %129 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %74 = arith.addf %72, %73 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %59, %60, %true deps %2, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_6 = ttng.tmem_load %result_2 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %75 = arith.mulf %result_6, %4 : tensor<128x64xf32, #linear>
    %76 = "tt.reduce"(%75) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %129 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %129 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %77 = arith.maxnumf %49, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %78 = tt.expand_dims %77 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %79 = tt.broadcast %78 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %80 = arith.subf %75, %79 : tensor<128x64xf32, #linear>
    %81 = math.exp2 %80 : tensor<128x64xf32, #linear>
    %82 = arith.subf %49, %77 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %83 = math.exp2 %82 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %84 = arith.truncf %81 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.wait_barrier %62, %63 deps %result_4, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %84, %result_4, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %85 = ttg.memdesc_index %17[%55] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %85, %56, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %86 = ttg.memdesc_index %12[%55] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %87 = tt.expand_dims %83 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %88 = tt.broadcast %87 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_7 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %89 = arith.mulf %result_7, %88 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %89, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %90 = ttg.memdesc_index %8[%53] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %result_4, %86, %result, %true, %true, %90[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %91 = arith.xori %52, %c1_i32 : i32
    %92 = arith.addi %53, %c1_i32 : i32
    %93 = arith.cmpi sge, %92, %c2_i32 : i32
    %94 = arith.select %93, %c0_i32, %92 : i32
    %95 = arith.select %93, %91, %52 : i32
    %96 = arith.addi %55, %c1_i32 : i32
    %97 = arith.cmpi sge, %96, %c3_i32 : i32
    %98 = arith.select %97, %c0_i32, %96 : i32
    %99 = arith.xori %56, %c1_i32 : i32
    %100 = arith.select %97, %99, %56 : i32
    %101 = ttg.memdesc_index %13[%98] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %101, %100, %71 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %102 = ttg.memdesc_index %11[%98] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %103 = ttg.memdesc_trans %102 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %104 = ttg.memdesc_index %5[%51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %2, %103, %result_2, %false, %71, %104[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %105 = arith.xori %50, %c1_i32 : i32
    %106 = arith.addi %51, %c1_i32 : i32
    %107 = arith.cmpi sge, %106, %c2_i32 : i32
    %108 = arith.select %107, %c0_i32, %106 : i32
    %109 = arith.select %107, %105, %50 : i32
    %110 = ttg.memdesc_index %17[%54] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %110, 8192, %69 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %111 = ttg.memdesc_index %12[%54] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %112 = arith.addi %47, %c192_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%112, %c0_i32] %111, %110, %69 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %113 = arith.addi %54, %c1_i32 : i32
    %114 = arith.cmpi sge, %113, %c3_i32 : i32
    %115 = arith.select %114, %c0_i32, %113 : i32
    %116 = ttg.memdesc_index %13[%115] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %116, 8192, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %117 = ttg.memdesc_index %11[%115] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %118 = arith.addi %47, %c256_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%118, %c0_i32] %117, %116, %67 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %119 = arith.addi %47, %c64_i32 : i32
    cf.br ^bb1(%119, %74, %77, %109, %108, %95, %94, %115, %98, %100, %83, %81, %104, %50, %103, %90, %52, %86 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %21, ^bb4, ^bb5(%48 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb4:  // pred: ^bb3
    %120 = arith.mulf %48, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %121 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %129 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %129 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %122 = arith.addf %120, %121 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %62, %63 deps %result_4, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb5(%122 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb5(%123: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb3, ^bb4
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %11 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %124 = tt.expand_dims %123 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %125 = tt.broadcast %124 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_8 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %126 = arith.divf %result_8, %125 : tensor<128x64xf32, #linear>
    %127 = arith.truncf %126 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %128 = ttg.local_alloc %127 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #linear>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %128 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    tt.return
  }
}
