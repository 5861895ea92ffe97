#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 32800 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_chain(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_6 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c96_i32 = arith.constant 96 : i32
    %cst_7 = arith.constant dense<96> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_8 = arith.constant dense<96> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %8 = arith.muli %5, %cst_1 : tensor<64x1xi32, #blocked>
    %9 = arith.muli %6, %cst_0 : tensor<64x1xi32, #blocked1>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %8 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %19 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %20 = tt.load %19 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %21 = ttg.local_alloc %20 {allocation.offset = 24576 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %22 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #blocked2>
    %23 = arith.muli %7, %22 : tensor<64x1xi32, #blocked2>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %25 = tt.addptr %24, %23 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %27 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %28 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %29 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.local_alloc {allocation.offset = 32784 : i32} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %32[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable>
    %36 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    %37 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %38 = tt.expand_dims %0 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %40 = tt.addptr %26, %39 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %41 = ttg.memdesc_index %35[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %42 = tt.splat %37 : i1 -> tensor<64x32xi1, #blocked2>
    %43 = ttg.async_copy_global_to_local %40, %41 mask %42 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %result_9 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 16 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_10 = ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %44 = ttg.async_commit_group tokens %43
    %45 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %46 = arith.muli %45, %cst : tensor<32x1xi32, #blocked>
    %47 = tt.addptr %27, %46 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %49 = tt.addptr %48, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %50 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %51 = tt.splat %37 : i1 -> tensor<32x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %49, %50 mask %51 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %53 = ttg.async_commit_group tokens %52
    %54 = arith.cmpi sgt, %arg4, %c32_i32 : i32
    %55 = arith.addi %0, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %56 = arith.addi %1, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %57 = tt.expand_dims %55 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %58 = tt.broadcast %57 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %59 = tt.addptr %26, %58 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %60 = ttg.memdesc_index %35[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %61 = tt.splat %54 : i1 -> tensor<64x32xi1, #blocked2>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %63 = ttg.async_commit_group tokens %62
    %64 = tt.expand_dims %56 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %65 = arith.muli %64, %cst : tensor<32x1xi32, #blocked>
    %66 = tt.addptr %27, %65 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %69 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %70 = tt.splat %54 : i1 -> tensor<32x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %72 = ttg.async_commit_group tokens %71
    %73 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %74 = ttg.async_wait %44, %53 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %41, %50, %result_9, %false, %37, %30[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %75 = arith.addi %0, %cst_5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %76 = arith.addi %1, %cst_6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %75 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %78 = tt.broadcast %77 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %79 = tt.addptr %26, %78 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %80 = ttg.memdesc_index %35[%c2_i32] : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %81 = tt.splat %73 : i1 -> tensor<64x32xi1, #blocked2>
    %82 = ttg.async_copy_global_to_local %79, %80 mask %81 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %83 = ttg.async_commit_group tokens %82
    %84 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %85 = arith.muli %84, %cst : tensor<32x1xi32, #blocked>
    %86 = tt.addptr %27, %85 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %88 = tt.addptr %87, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %89 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %90 = tt.splat %73 : i1 -> tensor<32x64xi1, #blocked>
    %91 = ttg.async_copy_global_to_local %88, %89 mask %90 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %92 = ttg.async_commit_group tokens %91
    %93 = arith.cmpi sgt, %arg4, %c96_i32 : i32
    ttng.wait_barrier %30, %c0_i32, %37 deps %41, %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %result_11 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %94 = arith.truncf %result_11 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %94, %result_10, %37 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result_10, %21, %result, %false, %37, %33[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %95 = ttg.async_wait %63, %72 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %60, %69, %result_9, %false, %54, %31[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %96 = arith.addi %0, %cst_7 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %97 = arith.addi %1, %cst_8 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = tt.expand_dims %96 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %99 = tt.broadcast %98 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %100 = tt.addptr %26, %99 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %101 = tt.splat %93 : i1 -> tensor<64x32xi1, #blocked2>
    %102 = ttg.async_copy_global_to_local %100, %41 mask %101 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %103 = ttg.async_commit_group tokens %102
    %104 = tt.expand_dims %97 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %105 = arith.muli %104, %cst : tensor<32x1xi32, #blocked>
    %106 = tt.addptr %27, %105 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %107 = tt.broadcast %106 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %108 = tt.addptr %107, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %109 = tt.splat %93 : i1 -> tensor<32x64xi1, #blocked>
    %110 = ttg.async_copy_global_to_local %108, %50 mask %109 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %111 = ttg.async_commit_group tokens %110
    %112 = arith.subi %arg4, %c32_i32 : i32
    ttng.fence_async_shared {bCluster = false}
    cf.br ^bb1(%c0_i32, %c1_i32, %c0_i32, %c0_i32, %c1_i32, %c0_i32, %c1_i32, %31, %c0_i32, %60, %69, %33, %c0_i32, %83, %103, %92, %111 : i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%113: i32, %114: i32, %115: i32, %116: i32, %117: i32, %118: i32, %119: i32, %120: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %121: i32, %122: !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, %123: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %124: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %125: i32, %126: !ttg.async.token, %127: !ttg.async.token, %128: !ttg.async.token, %129: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %130 = arith.cmpi slt, %113, %112 : i32
    cf.cond_br %130, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %131 = arith.subi %arg4, %c128_i32 : i32
    %132 = arith.cmpi slt, %113, %131 : i32
    %133 = arith.subi %arg4, %c64_i32 : i32
    %134 = arith.cmpi slt, %113, %133 : i32
    ttng.wait_barrier %120, %121, %true deps %122, %123 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %124, %125 deps %result_10, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %result_12 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %135 = arith.truncf %result_12 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %135, %result_10, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %136 = ttg.memdesc_index %32[%117] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma %result_10, %21, %result, %true, %true, %136[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %137 = arith.xori %116, %c1_i32 : i32
    %138 = arith.addi %117, %c1_i32 : i32
    %139 = arith.cmpi sge, %138, %c2_i32 : i32
    %140 = arith.select %139, %c0_i32, %138 : i32
    %141 = arith.select %139, %137, %116 : i32
    %142 = arith.addi %119, %c1_i32 : i32
    %143 = arith.cmpi sge, %142, %c3_i32 : i32
    %144 = arith.select %143, %c0_i32, %142 : i32
    %145 = ttg.async_wait %126, %128 {num = 2 : i32}
    %146 = ttg.memdesc_index %35[%144] : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %147 = ttg.memdesc_index %36[%144] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %148 = ttg.memdesc_index %29[%115] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %146, %147, %result_9, %false, %134, %148[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %149 = arith.xori %114, %c1_i32 : i32
    %150 = arith.addi %115, %c1_i32 : i32
    %151 = arith.cmpi sge, %150, %c2_i32 : i32
    %152 = arith.select %151, %c0_i32, %150 : i32
    %153 = arith.select %151, %149, %114 : i32
    %154 = arith.addi %118, %c1_i32 : i32
    %155 = arith.cmpi sge, %154, %c3_i32 : i32
    %156 = arith.select %155, %c0_i32, %154 : i32
    %157 = arith.addi %113, %c128_i32 : i32
    %158 = tt.splat %157 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %159 = tt.splat %157 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %160 = arith.addi %158, %0 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %161 = arith.addi %159, %1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %162 = tt.expand_dims %160 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %163 = tt.broadcast %162 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %164 = tt.addptr %26, %163 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %165 = ttg.memdesc_index %35[%156] : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %166 = tt.splat %132 : i1 -> tensor<64x32xi1, #blocked2>
    %167 = ttg.async_copy_global_to_local %164, %165 mask %166 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %168 = ttg.async_commit_group tokens %167
    %169 = tt.expand_dims %161 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %170 = arith.muli %169, %cst : tensor<32x1xi32, #blocked>
    %171 = tt.addptr %27, %170 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %172 = tt.broadcast %171 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %173 = tt.addptr %172, %28 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %174 = ttg.memdesc_index %36[%156] : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %175 = tt.splat %132 : i1 -> tensor<32x64xi1, #blocked>
    %176 = ttg.async_copy_global_to_local %173, %174 mask %175 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %177 = ttg.async_commit_group tokens %176
    %178 = arith.addi %113, %c32_i32 : i32
    cf.br ^bb1(%178, %153, %152, %141, %140, %156, %144, %148, %114, %146, %147, %136, %116, %127, %168, %129, %177 : i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    cf.cond_br %37, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    ttng.wait_barrier %124, %125 deps %result_10, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %179 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %36 : !ttg.memdesc<3x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %35 : !ttg.memdesc<3x64x32xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %32 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %180 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %181 = tt.addptr %180, %9 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %182 = tt.broadcast %181 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %183 = tt.addptr %182, %18 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_13 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %184 = ttg.convert_layout %result_13 {allocation.offset = 0 : i32, allocation.size = 4096 : i32} : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %183, %184 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
