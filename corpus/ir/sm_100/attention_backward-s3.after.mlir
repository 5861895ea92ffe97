#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 83008 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_backward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg6: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg7: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg8: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg9: f32, %arg10: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #blocked>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #blocked>
    %cst_1 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c256_i32 = arith.constant 256 : i32
    %c192_i32 = arith.constant 192 : i32
    %cst_3 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_4 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %cst_8 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_9 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_10 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg10 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = arith.muli %0, %arg10 : i32
    %6 = tt.get_program_id x : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %12 = arith.muli %6, %c64_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %15 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %16 = arith.addi %13, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %14, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %11 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %19 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %21 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %22 = arith.muli %20, %cst_8 : tensor<64x1xi32, #blocked2>
    %23 = arith.muli %21, %cst_9 : tensor<64x1xi32, #blocked3>
    %24 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %25 = tt.addptr %24, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %28 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %30 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %31 = tt.broadcast %28 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %32 = tt.broadcast %29 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %33 = tt.addptr %30, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %34 = tt.load %33 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %35 = ttg.local_alloc %34 {allocation.offset = 65536 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %36 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %38 = tt.addptr %37, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %42 = ttg.local_alloc %41 {allocation.offset = 73728 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %43 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %47 = tt.broadcast %46 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %48 = tt.addptr %arg7, %5 : !tt.ptr<f32>, i32
    %49 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %50 = tt.splat %arg9 : f32 -> tensor<64x64xf32, #linear>
    %51 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %52 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %53 = tt.addptr %arg8, %5 : !tt.ptr<f32>, i32
    %54 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_7, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_11 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_7, %result_11, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %55 = ttg.local_alloc {allocation.offset = 82944 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %56 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %56, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %57 = ttg.memdesc_index %55[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %57, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %58 = ttg.local_alloc {allocation.offset = 82960 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %59 = ttg.memdesc_index %58[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %59, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %60 = ttg.memdesc_index %58[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %60, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %61 = ttg.local_alloc {allocation.offset = 82976 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %62 = ttg.memdesc_index %61[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %62, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %63 = ttg.memdesc_index %61[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %64 = ttg.local_alloc {allocation.offset = 82992 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %65 = ttg.memdesc_index %64[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %66 = ttg.memdesc_index %64[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %66, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %67 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable>
    %68 = ttg.local_alloc {allocation.offset = 81920 : i32} : () -> !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    %69 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %70 = ttg.local_alloc {allocation.offset = 82432 : i32} : () -> !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    %71 = arith.cmpi sgt, %arg10, %c0_i32 : i32
    %72 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %73 = arith.muli %72, %cst_10 : tensor<1x64xi32, #blocked1>
    %74 = tt.addptr %44, %73 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = ttg.memdesc_index %67[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %78 = ttg.memdesc_trans %77 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %79 = tt.splat %71 : i1 -> tensor<64x64xi1, #blocked1>
    %80 = ttg.async_copy_global_to_local %76, %77 mask %79 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %result_12 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_13 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_14 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %result_15 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %83 = arith.muli %82, %cst_8 : tensor<64x1xi32, #blocked2>
    %84 = tt.addptr %52, %83 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %86 = tt.addptr %85, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %87 = ttg.memdesc_index %69[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %88 = ttg.memdesc_trans %87 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %89 = tt.splat %71 : i1 -> tensor<64x64xi1, #blocked2>
    %90 = ttg.async_copy_global_to_local %86, %87 mask %89 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.cmpi sgt, %arg10, %c64_i32 : i32
    %93 = tt.addptr %49, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %94 = ttg.memdesc_index %68[%c0_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %95 = tt.splat %71 : i1 -> tensor<64xi1, #blocked>
    %96 = ttg.async_copy_global_to_local %93, %94 mask %95 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %97 = ttg.async_commit_group tokens %96
    %98 = tt.addptr %54, %10 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %99 = ttg.memdesc_index %70[%c0_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %100 = ttg.async_copy_global_to_local %98, %99 mask %95 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %101 = ttg.async_commit_group tokens %100
    %102 = arith.addi %9, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %103 = arith.addi %7, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %104 = tt.expand_dims %102 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %105 = arith.muli %104, %cst_10 : tensor<1x64xi32, #blocked1>
    %106 = tt.addptr %44, %105 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %107 = tt.broadcast %106 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %108 = tt.addptr %107, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %109 = ttg.memdesc_index %67[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %110 = ttg.memdesc_trans %109 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %111 = tt.splat %92 : i1 -> tensor<64x64xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %108, %109 mask %111 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %115 = arith.muli %114, %cst_8 : tensor<64x1xi32, #blocked2>
    %116 = tt.addptr %52, %115 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %117 = tt.broadcast %116 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %118 = tt.addptr %117, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %119 = ttg.memdesc_index %69[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %120 = ttg.memdesc_trans %119 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %121 = tt.splat %92 : i1 -> tensor<64x64xi1, #blocked2>
    %122 = ttg.async_copy_global_to_local %118, %119 mask %121 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared, #smem, mutable>
    %123 = ttg.async_commit_group tokens %122
    %124 = arith.cmpi sgt, %arg10, %c128_i32 : i32
    %125 = ttg.async_wait %81, %91 {num = 4 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %35, %77, %result_12, %false, %71, %56[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %42, %88, %result_13, %false, %71, %62[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %126 = arith.addi %10, %cst : tensor<64xi32, #blocked>
    %127 = tt.addptr %49, %126 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %128 = ttg.memdesc_index %68[%c1_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %129 = tt.splat %92 : i1 -> tensor<64xi1, #blocked>
    %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %131 = ttg.async_commit_group tokens %130
    %132 = tt.addptr %54, %126 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %133 = ttg.memdesc_index %70[%c1_i32] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %134 = ttg.async_copy_global_to_local %132, %133 mask %129 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %135 = ttg.async_commit_group tokens %134
    %136 = arith.addi %9, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %137 = arith.addi %7, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %138 = tt.expand_dims %136 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %139 = arith.muli %138, %cst_10 : tensor<1x64xi32, #blocked1>
    %140 = tt.addptr %44, %139 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %141 = tt.broadcast %140 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %142 = tt.addptr %141, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %143 = ttg.memdesc_index %67[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %144 = tt.splat %124 : i1 -> tensor<64x64xi1, #blocked1>
    %145 = ttg.async_copy_global_to_local %142, %143 mask %144 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %146 = ttg.async_commit_group tokens %145
    %147 = tt.expand_dims %137 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %148 = arith.muli %147, %cst_8 : tensor<64x1xi32, #blocked2>
    %149 = tt.addptr %52, %148 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %150 = tt.broadcast %149 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %151 = tt.addptr %150, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %152 = ttg.memdesc_index %69[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %153 = tt.splat %124 : i1 -> tensor<64x64xi1, #blocked2>
    %154 = ttg.async_copy_global_to_local %151, %152 mask %153 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared, #smem, mutable>
    %155 = ttg.async_commit_group tokens %154
    %156 = arith.cmpi sgt, %arg10, %c192_i32 : i32
    ttng.wait_barrier %56, %c0_i32, %71 deps %35, %77 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %157 = ttg.async_wait %97, %101, %113, %123 {num = 4 : i32}
    ttg.barrier local
    %158 = ttg.local_load %94 token %157 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %159 = tt.expand_dims %158 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %160 = tt.broadcast %159 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_16 = ttng.tmem_load %result_12 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %161 = arith.mulf %result_16, %50 : tensor<64x64xf32, #linear>
    %162 = arith.subf %161, %160 : tensor<64x64xf32, #linear>
    %163 = math.exp2 %162 : tensor<64x64xf32, #linear>
    %164 = arith.truncf %163 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %164, %result_14, %71 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_14, %87, %result, %false, %71, %59[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %165 = ttg.local_load %99 token %157 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %166 = tt.expand_dims %165 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %167 = tt.broadcast %166 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    ttng.wait_barrier %62, %c0_i32, %71 deps %42, %88 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_17 = ttng.tmem_load %result_13 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %168 = arith.subf %result_17, %167 : tensor<64x64xf32, #linear>
    %169 = arith.mulf %163, %168 : tensor<64x64xf32, #linear>
    %170 = arith.truncf %169 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %170, %result_15, %71 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_15, %78, %result_11, %false, %71, %65[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %35, %109, %result_12, %false, %92, %57[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %42, %120, %result_13, %false, %92, %63[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %171 = arith.addi %10, %cst_0 : tensor<64xi32, #blocked>
    %172 = tt.addptr %49, %171 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %173 = tt.splat %124 : i1 -> tensor<64xi1, #blocked>
    %174 = ttg.async_copy_global_to_local %172, %94 mask %173 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %175 = ttg.async_commit_group tokens %174
    %176 = tt.addptr %54, %171 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %177 = ttg.async_copy_global_to_local %176, %99 mask %173 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %178 = ttg.async_commit_group tokens %177
    %179 = arith.addi %9, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %180 = arith.addi %7, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %181 = tt.expand_dims %179 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %182 = arith.muli %181, %cst_10 : tensor<1x64xi32, #blocked1>
    %183 = tt.addptr %44, %182 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %184 = tt.broadcast %183 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %185 = tt.addptr %184, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %186 = ttg.memdesc_index %67[%c3_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %187 = tt.splat %156 : i1 -> tensor<64x64xi1, #blocked1>
    %188 = ttg.async_copy_global_to_local %185, %186 mask %187 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %189 = ttg.async_commit_group tokens %188
    %190 = tt.expand_dims %180 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %191 = arith.muli %190, %cst_8 : tensor<64x1xi32, #blocked2>
    %192 = tt.addptr %52, %191 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %193 = tt.broadcast %192 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %194 = tt.addptr %193, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %195 = ttg.memdesc_index %69[%c3_i32] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %196 = tt.splat %156 : i1 -> tensor<64x64xi1, #blocked2>
    %197 = ttg.async_copy_global_to_local %194, %195 mask %196 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared, #smem, mutable>
    %198 = ttg.async_commit_group tokens %197
    %199 = arith.subi %arg10, %c64_i32 : i32
    cf.br ^bb1(%c0_i32, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %c3_i32, %c1_i32, %57, %c0_i32, %109, %131, %175, %59, %c0_i32, %87, %119, %135, %178, %63, %120, %65, %78, %110, %146, %189, %155, %198 : i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%200: i32, %201: i32, %202: i32, %203: i32, %204: i32, %205: i32, %206: i32, %207: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %208: i32, %209: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %210: !ttg.async.token, %211: !ttg.async.token, %212: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %213: i32, %214: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %215: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %216: !ttg.async.token, %217: !ttg.async.token, %218: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %219: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %220: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %221: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %222: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %223: !ttg.async.token, %224: !ttg.async.token, %225: !ttg.async.token, %226: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %227 = arith.cmpi slt, %200, %199 : i32
    cf.cond_br %227, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %228 = arith.subi %arg10, %c256_i32 : i32
    %229 = arith.cmpi slt, %200, %228 : i32
    %230 = arith.subi %arg10, %c192_i32 : i32
    %231 = arith.cmpi slt, %200, %230 : i32
    %232 = arith.subi %arg10, %c128_i32 : i32
    %233 = arith.cmpi slt, %200, %232 : i32
    ttng.wait_barrier %207, %208, %true deps %35, %209 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %234 = arith.addi %202, %c1_i32 : i32
    %235 = arith.cmpi sge, %234, %c2_i32 : i32
    %236 = arith.select %235, %c0_i32, %234 : i32
    %237 = ttg.async_wait %210, %216, %223, %225 {num = 4 : i32}
    ttg.barrier local
    %238 = ttg.memdesc_index %68[%236] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %239 = ttg.local_load %238 token %237 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %240 = tt.expand_dims %239 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %241 = tt.broadcast %240 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_18 = ttng.tmem_load %result_12 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %242 = arith.mulf %result_18, %50 : tensor<64x64xf32, #linear>
    %243 = arith.subf %242, %241 : tensor<64x64xf32, #linear>
    %244 = math.exp2 %243 : tensor<64x64xf32, #linear>
    %245 = arith.truncf %244 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.wait_barrier %212, %213 deps %result_14, %214 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.tmem_store %245, %result_14, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %246 = ttg.memdesc_index %58[%204] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_14, %215, %result, %true, %true, %246[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %247 = ttg.memdesc_index %70[%236] : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable> -> !ttg.memdesc<64xf32, #shared1, #smem, mutable>
    %248 = ttg.local_load %247 token %237 : !ttg.memdesc<64xf32, #shared1, #smem, mutable> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %249 = tt.expand_dims %248 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %250 = tt.broadcast %249 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    ttng.wait_barrier %218, %208, %true deps %42, %219 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttng.wait_barrier %220, %213 deps %result_15, %221 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %result_19 = ttng.tmem_load %result_13 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %251 = arith.subf %result_19, %250 : tensor<64x64xf32, #linear>
    %252 = arith.mulf %244, %251 : tensor<64x64xf32, #linear>
    %253 = arith.truncf %252 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %253, %result_15, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %254 = ttg.memdesc_index %64[%204] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_15, %222, %result_11, %true, %true, %254[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %255 = arith.xori %203, %c1_i32 : i32
    %256 = arith.addi %204, %c1_i32 : i32
    %257 = arith.cmpi sge, %256, %c2_i32 : i32
    %258 = arith.select %257, %c0_i32, %256 : i32
    %259 = arith.select %257, %255, %203 : i32
    %260 = arith.addi %206, %c1_i32 : i32
    %261 = arith.cmpi sge, %260, %c4_i32 : i32
    %262 = arith.select %261, %c0_i32, %260 : i32
    %263 = ttg.memdesc_index %67[%262] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %264 = ttg.memdesc_trans %263 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %265 = ttg.memdesc_index %55[%202] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %35, %263, %result_12, %false, %233, %265[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %266 = ttg.memdesc_index %69[%262] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %267 = ttg.memdesc_trans %266 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %268 = ttg.memdesc_index %61[%202] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %42, %267, %result_13, %false, %233, %268[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %269 = arith.xori %201, %c1_i32 : i32
    %270 = arith.select %235, %269, %201 : i32
    %271 = arith.addi %200, %c192_i32 : i32
    %272 = tt.splat %271 : i32 -> tensor<64xi32, #blocked>
    %273 = arith.addi %272, %10 : tensor<64xi32, #blocked>
    %274 = tt.addptr %49, %273 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %275 = tt.splat %231 : i1 -> tensor<64xi1, #blocked>
    %276 = ttg.async_copy_global_to_local %274, %238 mask %275 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %277 = ttg.async_commit_group tokens %276
    %278 = tt.addptr %54, %273 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %279 = ttg.async_copy_global_to_local %278, %247 mask %275 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared1, #smem, mutable>
    %280 = ttg.async_commit_group tokens %279
    %281 = arith.addi %205, %c1_i32 : i32
    %282 = arith.cmpi sge, %281, %c4_i32 : i32
    %283 = arith.select %282, %c0_i32, %281 : i32
    %284 = arith.addi %200, %c256_i32 : i32
    %285 = tt.splat %284 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %286 = tt.splat %284 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %287 = arith.addi %285, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %288 = arith.addi %286, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %289 = tt.expand_dims %287 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %290 = arith.muli %289, %cst_10 : tensor<1x64xi32, #blocked1>
    %291 = tt.addptr %44, %290 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %292 = tt.broadcast %291 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %293 = tt.addptr %292, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %294 = ttg.memdesc_index %67[%283] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %295 = tt.splat %229 : i1 -> tensor<64x64xi1, #blocked1>
    %296 = ttg.async_copy_global_to_local %293, %294 mask %295 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %297 = ttg.async_commit_group tokens %296
    %298 = tt.expand_dims %288 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %299 = arith.muli %298, %cst_8 : tensor<64x1xi32, #blocked2>
    %300 = tt.addptr %52, %299 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %301 = tt.broadcast %300 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %302 = tt.addptr %301, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %303 = ttg.memdesc_index %69[%283] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %304 = tt.splat %229 : i1 -> tensor<64x64xi1, #blocked2>
    ttg.barrier local
    %305 = ttg.async_copy_global_to_local %302, %303 mask %304 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared, #smem, mutable>
    %306 = ttg.async_commit_group tokens %305
    %307 = arith.addi %200, %c64_i32 : i32
    cf.br ^bb1(%307, %270, %236, %259, %258, %283, %262, %265, %201, %263, %211, %277, %246, %203, %215, %266, %217, %280, %268, %267, %254, %222, %264, %224, %297, %226, %306 : i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %71, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %212, %213 deps %result_14, %214 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %220, %213 deps %result_15, %221 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %308 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %70 : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %69 : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %68 : !ttg.memdesc<2x64xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %67 : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %64 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %62 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %61 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %58 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %57 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %309 = tt.addptr %arg6, %4 : !tt.ptr<f16>, i64
    %310 = tt.splat %309 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %311 = tt.addptr %310, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %312 = tt.broadcast %311 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %313 = tt.addptr %312, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %result_20 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %314 = arith.truncf %result_20 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %315 = ttg.convert_layout %314 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked2>
    tt.store %313, %315 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %316 = tt.addptr %arg5, %4 : !tt.ptr<f16>, i64
    %317 = tt.splat %316 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %318 = tt.addptr %317, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %319 = tt.broadcast %318 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %320 = tt.addptr %319, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %result_21 = ttng.tmem_load %result_11 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %321 = arith.mulf %result_21, %50 : tensor<64x64xf32, #linear>
    %322 = arith.truncf %321 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttg.barrier local
    %323 = ttg.convert_layout %322 {allocation.offset = 0 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked2>
    tt.store %320, %323 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %324 = tt.splat %43 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %325 = tt.addptr %324, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %326 = tt.broadcast %325 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %327 = tt.addptr %326, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %328 = tt.load %327 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %329 = ttg.local_alloc %328 {allocation.offset = 57344 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %330 = tt.addptr %52, %22 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %331 = tt.broadcast %330 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %332 = tt.addptr %331, %31 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %333 = tt.load %332 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %334 = ttg.local_alloc %333 {allocation.offset = 65536 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %335 = tt.splat %48 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %336 = tt.addptr %335, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %337 = tt.load %336 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %338 = tt.splat %53 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %339 = tt.addptr %338, %18 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %340 = tt.load %339 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 1, parent = #linear}>>
    %341 = tt.splat %19 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %342 = tt.splat %36 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %343 = tt.expand_dims %337 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %344 = tt.broadcast %343 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %345 = tt.expand_dims %340 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %346 = tt.broadcast %345 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_22 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_7, %result_22, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %347 = ttg.local_alloc {allocation.offset = 73728 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %348 = ttg.memdesc_index %347[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %348, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %349 = ttg.memdesc_index %347[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %349, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %350 = ttg.local_alloc {allocation.offset = 73744 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %351 = ttg.memdesc_index %350[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %351, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %352 = ttg.memdesc_index %350[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %352, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %353 = ttg.local_alloc {allocation.offset = 73760 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %354 = ttg.memdesc_index %353[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %354, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %355 = ttg.memdesc_index %353[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %355, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %356 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable>
    %357 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %358 = tt.addptr %341, %73 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %359 = tt.broadcast %358 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %360 = tt.addptr %359, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %361 = ttg.memdesc_index %356[%c0_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %362 = ttg.memdesc_trans %361 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.barrier local
    %363 = ttg.async_copy_global_to_local %360, %361 mask %79 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %result_23 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_24 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_25 = ttng.tmem_alloc {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %364 = ttg.async_commit_group tokens %363
    %365 = tt.addptr %342, %73 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %366 = tt.broadcast %365 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %367 = tt.addptr %366, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %368 = ttg.memdesc_index %357[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %369 = ttg.async_copy_global_to_local %367, %368 mask %79 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %370 = ttg.async_commit_group tokens %369
    %371 = tt.addptr %341, %105 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %372 = tt.broadcast %371 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %373 = tt.addptr %372, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %374 = ttg.memdesc_index %356[%c1_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %375 = ttg.memdesc_trans %374 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %376 = ttg.async_copy_global_to_local %373, %374 mask %111 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %377 = ttg.async_commit_group tokens %376
    %378 = tt.addptr %342, %105 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %379 = tt.broadcast %378 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %380 = tt.addptr %379, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %381 = ttg.memdesc_index %357[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %382 = ttg.async_copy_global_to_local %380, %381 mask %111 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %383 = ttg.async_commit_group tokens %382
    %384 = ttg.async_wait %364, %370 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %329, %361, %result_23, %false, %71, %348[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %334, %368, %result_24, %false, %71, %351[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %385 = tt.addptr %341, %139 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %386 = tt.broadcast %385 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %387 = tt.addptr %386, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %388 = ttg.memdesc_index %356[%c2_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %389 = ttg.async_copy_global_to_local %387, %388 mask %144 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %390 = ttg.async_commit_group tokens %389
    %391 = tt.addptr %342, %139 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %392 = tt.broadcast %391 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %393 = tt.addptr %392, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %394 = ttg.memdesc_index %357[%c2_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %395 = ttg.async_copy_global_to_local %393, %394 mask %144 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %396 = ttg.async_commit_group tokens %395
    ttng.wait_barrier %348, %c0_i32, %71 deps %329, %361 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %351, %c0_i32, %71 deps %334, %368 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %result_26 = ttng.tmem_load %result_23 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %397 = arith.mulf %result_26, %50 : tensor<64x64xf32, #linear>
    %398 = arith.subf %397, %344 : tensor<64x64xf32, #linear>
    %399 = math.exp2 %398 : tensor<64x64xf32, #linear>
    %result_27 = ttng.tmem_load %result_24 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %400 = arith.subf %result_27, %346 : tensor<64x64xf32, #linear>
    %401 = arith.mulf %399, %400 : tensor<64x64xf32, #linear>
    %402 = arith.truncf %401 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %402, %result_25, %71 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_25, %362, %result_22, %false, %71, %354[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %403 = ttg.async_wait %377, %383 {num = 2 : i32}
    ttg.barrier local
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %329, %374, %result_23, %false, %92, %349[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %334, %381, %result_24, %false, %92, %352[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %404 = tt.addptr %341, %182 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %405 = tt.broadcast %404 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %406 = tt.addptr %405, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %407 = ttg.memdesc_index %356[%c3_i32] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %408 = ttg.async_copy_global_to_local %406, %407 mask %187 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %409 = ttg.async_commit_group tokens %408
    %410 = tt.addptr %342, %182 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %411 = tt.broadcast %410 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %412 = tt.addptr %411, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %413 = ttg.async_copy_global_to_local %412, %368 mask %187 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %414 = ttg.async_commit_group tokens %413
    cf.br ^bb6(%c0_i32, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %c3_i32, %c1_i32, %c0_i32, %c1_i32, %349, %c0_i32, %374, %352, %381, %354, %c0_i32, %362, %375, %390, %409, %396, %414 : i32, i32, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb6(%415: i32, %416: i32, %417: i32, %418: i32, %419: i32, %420: i32, %421: i32, %422: i32, %423: i32, %424: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %425: i32, %426: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %427: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %428: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %429: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %430: i32, %431: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %432: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %433: !ttg.async.token, %434: !ttg.async.token, %435: !ttg.async.token, %436: !ttg.async.token):  // 2 preds: ^bb5, ^bb7
    %437 = arith.cmpi slt, %415, %199 : i32
    cf.cond_br %437, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %438 = arith.subi %arg10, %c256_i32 : i32
    %439 = arith.cmpi slt, %415, %438 : i32
    %440 = arith.subi %arg10, %c128_i32 : i32
    %441 = arith.cmpi slt, %415, %440 : i32
    ttng.wait_barrier %424, %425, %true deps %329, %426 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %427, %425, %true deps %334, %428 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttng.wait_barrier %429, %430 deps %result_25, %431 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %result_28 = ttng.tmem_load %result_23 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %442 = arith.mulf %result_28, %50 : tensor<64x64xf32, #linear>
    %443 = arith.subf %442, %344 : tensor<64x64xf32, #linear>
    %444 = math.exp2 %443 : tensor<64x64xf32, #linear>
    %result_29 = ttng.tmem_load %result_24 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %445 = arith.subf %result_29, %346 : tensor<64x64xf32, #linear>
    %446 = arith.mulf %444, %445 : tensor<64x64xf32, #linear>
    %447 = arith.truncf %446 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %447, %result_25, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %448 = ttg.memdesc_index %353[%419] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_25, %432, %result_22, %true, %true, %448[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %449 = arith.xori %418, %c1_i32 : i32
    %450 = arith.addi %419, %c1_i32 : i32
    %451 = arith.cmpi sge, %450, %c2_i32 : i32
    %452 = arith.select %451, %c0_i32, %450 : i32
    %453 = arith.select %451, %449, %418 : i32
    %454 = arith.addi %423, %c1_i32 : i32
    %455 = arith.cmpi sge, %454, %c3_i32 : i32
    %456 = arith.select %455, %c0_i32, %454 : i32
    %457 = arith.addi %421, %c1_i32 : i32
    %458 = arith.cmpi sge, %457, %c4_i32 : i32
    %459 = arith.select %458, %c0_i32, %457 : i32
    %460 = ttg.async_wait %433, %435 {num = 2 : i32}
    ttg.barrier local
    %461 = ttg.memdesc_index %356[%459] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %462 = ttg.memdesc_trans %461 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %463 = ttg.memdesc_index %357[%456] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %464 = ttg.memdesc_index %347[%417] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %329, %461, %result_23, %false, %441, %464[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %465 = ttg.memdesc_index %350[%417] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %334, %463, %result_24, %false, %441, %465[%true] {is_async} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %466 = arith.xori %416, %c1_i32 : i32
    %467 = arith.addi %417, %c1_i32 : i32
    %468 = arith.cmpi sge, %467, %c2_i32 : i32
    %469 = arith.select %468, %c0_i32, %467 : i32
    %470 = arith.select %468, %466, %416 : i32
    %471 = arith.addi %422, %c1_i32 : i32
    %472 = arith.cmpi sge, %471, %c3_i32 : i32
    %473 = arith.select %472, %c0_i32, %471 : i32
    %474 = arith.addi %420, %c1_i32 : i32
    %475 = arith.cmpi sge, %474, %c4_i32 : i32
    %476 = arith.select %475, %c0_i32, %474 : i32
    %477 = arith.addi %415, %c256_i32 : i32
    %478 = tt.splat %477 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %479 = arith.addi %478, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %480 = tt.expand_dims %479 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %481 = arith.muli %480, %cst_10 : tensor<1x64xi32, #blocked1>
    %482 = tt.addptr %341, %481 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %483 = tt.broadcast %482 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %484 = tt.addptr %483, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %485 = ttg.memdesc_index %356[%476] : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %486 = tt.splat %439 : i1 -> tensor<64x64xi1, #blocked1>
    %487 = ttg.async_copy_global_to_local %484, %485 mask %486 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %488 = ttg.async_commit_group tokens %487
    %489 = tt.addptr %342, %481 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %490 = tt.broadcast %489 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %491 = tt.addptr %490, %47 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %492 = ttg.memdesc_index %357[%473] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    ttg.barrier local
    %493 = ttg.async_copy_global_to_local %491, %492 mask %486 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %494 = ttg.async_commit_group tokens %493
    %495 = arith.addi %415, %c64_i32 : i32
    cf.br ^bb6(%495, %470, %469, %453, %452, %476, %459, %473, %456, %464, %416, %461, %465, %463, %448, %418, %432, %462, %434, %488, %436, %494 : i32, i32, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb8:  // pred: ^bb6
    cf.cond_br %71, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    ttng.wait_barrier %429, %430 deps %result_25, %431 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %496 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %357 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %356 : !ttg.memdesc<4x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %354 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %355 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %353 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %351 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %352 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %350 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %348 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %349 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %347 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %497 = tt.addptr %arg4, %4 : !tt.ptr<f32>, i64
    %498 = tt.splat %497 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %499 = tt.addptr %498, %23 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %500 = tt.broadcast %499 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %501 = tt.addptr %500, %32 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %result_30 = ttng.tmem_load %result_22 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %502 = ttg.convert_layout %result_30 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked3>
    tt.store %501, %502 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
