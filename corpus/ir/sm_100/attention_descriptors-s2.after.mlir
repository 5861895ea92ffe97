#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 49216 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %c192_i32 = arith.constant 192 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %3 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
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
    %5 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc {allocation.offset = 49168 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %12 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc {allocation.offset = 49184 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.local_alloc {allocation.offset = 49200 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = arith.cmpi sgt, %arg21, %c0_i32 : i32
    ttng.barrier_expect %14, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %20 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_trans %20 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c0_i32, %c0_i32] %20, %14, %19 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %22 = arith.cmpi sgt, %arg21, %c64_i32 : i32
    ttng.wait_barrier %14, %c0_i32, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result_2 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %2, %21, %result_2, %false, %19, %6[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %17, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%c0_i32, %c0_i32] %23, %17, %19 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %15, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %25 = ttg.memdesc_trans %24 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c64_i32, %c0_i32] %24, %15, %22 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %26 = arith.cmpi sgt, %arg21, %c128_i32 : i32
    ttng.wait_barrier %6, %c0_i32, %19 deps %2, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_3 = ttng.tmem_load %result_2 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %27 = arith.mulf %result_3, %4 : tensor<128x64xf32, #linear>
    %28 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %111 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %111 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %29 = arith.maxnumf %28, %cst_1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %31 = tt.broadcast %30 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %32 = arith.subf %27, %31 : tensor<128x64xf32, #linear>
    %33 = math.exp2 %32 : tensor<128x64xf32, #linear>
    %34 = arith.subf %cst_1, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %35 = math.exp2 %34 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %36 = arith.truncf %33 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %result_4 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %36, %result_4, %19 : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.wait_barrier %17, %c0_i32, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %37 = tt.expand_dims %35 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %38 = tt.broadcast %37 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %39 = arith.mulf %result_5, %38 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %39, %result, %19 : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_4, %23, %result, %true, %19, %9[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %15, %c0_i32, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %2, %25, %result_2, %false, %22, %7[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %18, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%c64_i32, %c0_i32] %40, %18, %22 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.barrier_expect %14, 8192, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%c128_i32, %c0_i32] %20, %14, %26 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %41 = arith.subi %arg21, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %cst, %29, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %35, %33, %7, %c0_i32, %25, %9, %c0_i32, %23 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>)
  ^bb1(%42: i32, %43: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %44: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %45: i32, %46: i32, %47: i32, %48: i32, %49: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, %50: tensor<128x64xf32, #linear>, %51: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %52: i32, %53: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %54: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %55: i32, %56: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %42, %41 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = arith.subi %arg21, %c192_i32 : i32
    %59 = arith.cmpi slt, %42, %58 : i32
    %60 = arith.subi %arg21, %c128_i32 : i32
    %61 = arith.cmpi slt, %42, %60 : i32
    %62 = arith.mulf %43, %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %63 = "tt.reduce"(%50) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %111 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %111 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %64 = arith.addf %62, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %51, %52, %true deps %2, %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_6 = ttng.tmem_load %result_2 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %65 = arith.mulf %result_6, %4 : tensor<128x64xf32, #linear>
    %66 = "tt.reduce"(%65) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %111 = arith.maxnumf %arg22, %arg23 : f32
      tt.reduce.return %111 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %67 = arith.maxnumf %44, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %68 = tt.expand_dims %67 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %69 = tt.broadcast %68 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %70 = arith.subf %65, %69 : tensor<128x64xf32, #linear>
    %71 = math.exp2 %70 : tensor<128x64xf32, #linear>
    %72 = arith.subf %44, %67 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %73 = math.exp2 %72 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %74 = arith.truncf %71 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    ttng.wait_barrier %54, %55 deps %result_4, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %74, %result_4, %true : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %75 = ttg.memdesc_index %16[%48] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %75, %47, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %76 = ttg.memdesc_index %12[%48] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %77 = tt.expand_dims %73 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %78 = tt.broadcast %77 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_7 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %79 = arith.mulf %result_7, %78 : tensor<128x64xf32, #linear>
    ttg.barrier local
    ttng.tmem_store %79, %result, %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %80 = ttg.memdesc_index %8[%48] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %result_4, %76, %result, %true, %true, %80[%true] {is_async} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %81 = arith.xori %47, %c1_i32 : i32
    %82 = arith.addi %48, %c1_i32 : i32
    %83 = arith.cmpi sge, %82, %c2_i32 : i32
    %84 = arith.select %83, %c0_i32, %82 : i32
    %85 = arith.select %83, %81, %47 : i32
    %86 = ttg.memdesc_index %13[%84] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %86, %85, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %87 = ttg.memdesc_index %11[%84] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %88 = ttg.memdesc_trans %87 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %89 = ttg.memdesc_index %5[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %2, %88, %result_2, %false, %61, %89[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %90 = ttg.memdesc_index %16[%46] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %90, 8192, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %91 = ttg.memdesc_index %12[%46] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %92 = arith.addi %42, %c128_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg10[%92, %c0_i32] %91, %90, %61 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %93 = arith.xori %45, %c1_i32 : i32
    %94 = arith.addi %46, %c1_i32 : i32
    %95 = arith.cmpi sge, %94, %c2_i32 : i32
    %96 = arith.select %95, %c0_i32, %94 : i32
    %97 = arith.select %95, %93, %45 : i32
    %98 = ttg.memdesc_index %13[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %98, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %99 = ttg.memdesc_index %11[%96] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %100 = arith.addi %42, %c192_i32 : i32
    ttg.barrier local
    ttng.async_tma_copy_global_to_local %arg5[%100, %c0_i32] %99, %98, %59 : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %101 = arith.addi %42, %c64_i32 : i32
    cf.br ^bb1(%101, %64, %67, %97, %96, %85, %84, %73, %71, %89, %45, %88, %80, %47, %76 : i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128x64xf32, #linear>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    cf.cond_br %19, ^bb4, ^bb5(%43 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb4:  // pred: ^bb3
    %102 = arith.mulf %43, %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %103 = "tt.reduce"(%50) <{axis = 1 : i32}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %111 = arith.addf %arg22, %arg23 : f32
      tt.reduce.return %111 : f32
    }) : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %104 = arith.addf %102, %103 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    ttng.wait_barrier %54, %55 deps %result_4, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb5(%104 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>)
  ^bb5(%105: tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>):  // 2 preds: ^bb3, ^bb4
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %16 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %11 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %106 = tt.expand_dims %105 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %107 = tt.broadcast %106 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %result_8 = ttng.tmem_load %result : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %108 = arith.divf %result_8, %107 : tensor<128x64xf32, #linear>
    %109 = arith.truncf %108 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %110 = ttg.local_alloc %109 {allocation.offset = 0 : i32} : (tensor<128x64xf16, #linear>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    ttng.async_tma_copy_local_to_global %arg15[%1, %c0_i32] %110 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.barrier local
    tt.return
  }
}
