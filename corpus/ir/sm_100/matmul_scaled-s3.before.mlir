#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 66048 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_3 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %6 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %7 = arith.muli %4, %6 : tensor<128x1xi32, #blocked1>
    %8 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %9 = tt.addptr %8, %7 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %10 = tt.broadcast %9 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %11 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %12 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %13 = tt.broadcast %12 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %14 = arith.divsi %arg5, %c32_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128x1xi32, #blocked2>
    %16 = arith.muli %5, %15 : tensor<128x1xi32, #blocked2>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %19 = tt.broadcast %18 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %20 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %21 = tt.addptr %20, %16 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %22 = tt.broadcast %21 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %26 = tt.addptr %10, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %27 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %28 = tt.splat %25 : i1 -> tensor<128x128xi1, #blocked1>
    %29 = ttg.async_copy_global_to_local %26, %27 mask %28 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %30 = ttg.async_commit_group tokens %29
    %31 = arith.muli %4, %cst_0 : tensor<128x1xi32, #blocked1>
    %32 = tt.addptr %11, %31 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %33 = tt.broadcast %32 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %35 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %36 = ttg.async_copy_global_to_local %34, %35 mask %28 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %37 = ttg.async_commit_group tokens %36
    %38 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %39 = arith.addi %0, %cst_2 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %40 = arith.addi %1, %cst_3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = tt.expand_dims %39 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %42 = tt.broadcast %41 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %43 = tt.addptr %10, %42 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %44 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %45 = tt.splat %38 : i1 -> tensor<128x128xi1, #blocked1>
    %46 = ttg.async_copy_global_to_local %43, %44 mask %45 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %47 = ttg.async_commit_group tokens %46
    %48 = tt.expand_dims %40 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %49 = arith.muli %48, %cst_0 : tensor<128x1xi32, #blocked1>
    %50 = tt.addptr %11, %49 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %52 = tt.addptr %51, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %53 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %54 = ttg.async_copy_global_to_local %52, %53 mask %45 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    cf.br ^bb1(%c0_i32, %false, %c1_i32, %c-1_i32, %30, %47, %37, %55 : i32, i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%56: i32, %57: i1, %58: i32, %59: i32, %60: !ttg.async.token, %61: !ttg.async.token, %62: !ttg.async.token, %63: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %64 = arith.cmpi slt, %56, %arg5 : i32
    cf.cond_br %64, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %65 = arith.subi %arg5, %c256_i32 : i32
    %66 = arith.cmpi slt, %56, %65 : i32
    %67 = arith.addi %59, %c1_i32 : i32
    %68 = arith.cmpi sge, %67, %c2_i32 : i32
    %69 = arith.select %68, %c0_i32, %67 : i32
    %70 = ttg.async_wait %60, %62 {num = 2 : i32}
    %71 = ttg.memdesc_index %23[%69] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %72 = ttg.memdesc_index %24[%69] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %73 = arith.divsi %56, %c32_i32 : i32
    %74 = tt.splat %73 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %75 = arith.addi %74, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %77 = tt.broadcast %76 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %78 = tt.addptr %19, %77 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %79 = tt.load %78 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %80 = tt.addptr %22, %77 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %81 = tt.load %80 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %82 = ttg.convert_layout %79 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear1>
    %83 = ttg.convert_layout %81 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear1>
    %result_4 = ttng.tmem_alloc %82 {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x4xi8, #linear1>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
    %result_5 = ttng.tmem_alloc %83 {tensor_memory_col_offset = 132 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x4xi8, #linear1>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %84 = ttg.local_alloc {allocation.offset = 65536 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %84, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma_scaled %71, %72, %result, %result_4, %result_5, %57, %true lhs = e4m3 rhs = e4m3, %84[%true] {is_async} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %84, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %84 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %85 = arith.addi %58, %c1_i32 : i32
    %86 = arith.cmpi sge, %85, %c2_i32 : i32
    %87 = arith.select %86, %c0_i32, %85 : i32
    %88 = arith.addi %56, %c256_i32 : i32
    %89 = tt.splat %88 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = tt.splat %88 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %91 = arith.addi %89, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = arith.addi %90, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %91 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %94 = tt.broadcast %93 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %95 = tt.addptr %10, %94 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %96 = ttg.memdesc_index %23[%87] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %97 = tt.splat %66 : i1 -> tensor<128x128xi1, #blocked1>
    %98 = ttg.async_copy_global_to_local %95, %96 mask %97 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %99 = ttg.async_commit_group tokens %98
    %100 = tt.expand_dims %92 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %101 = arith.muli %100, %cst_0 : tensor<128x1xi32, #blocked1>
    %102 = tt.addptr %11, %101 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %103 = tt.broadcast %102 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %104 = tt.addptr %103, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %105 = ttg.memdesc_index %24[%87] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %106 = ttg.async_copy_global_to_local %104, %105 mask %97 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = arith.addi %56, %c128_i32 : i32
    cf.br ^bb1(%108, %true, %87, %69, %61, %99, %63, %107 : i32, i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %109 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %24 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %110 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %111 = tt.expand_dims %110 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %112 = arith.muli %111, %cst : tensor<128x1xi32, #blocked>
    %113 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %114 = tt.addptr %113, %112 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %115 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %116 = tt.expand_dims %115 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %117 = tt.broadcast %114 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %118 = tt.broadcast %116 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %119 = tt.addptr %117, %118 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    ttg.barrier local
    %result_6 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %120 = ttg.convert_layout %result_6 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #linear> -> tensor<128x128xf32, #blocked>
    tt.store %119, %120 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
