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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 33280 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 256 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
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
    %23 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %25 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %26 = tt.addptr %10, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %27 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %28 = tt.splat %25 : i1 -> tensor<128x128xi1, #blocked1>
    %29 = ttg.async_copy_global_to_local %26, %27 mask %28 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %30 = ttg.async_commit_group tokens %29
    %31 = arith.muli %4, %cst_0 : tensor<128x1xi32, #blocked1>
    %32 = tt.addptr %11, %31 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %33 = tt.broadcast %32 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %35 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %36 = ttg.async_copy_global_to_local %34, %35 mask %28 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %37 = ttg.async_commit_group tokens %36
    cf.br ^bb1(%c0_i32, %false, %c-1_i32, %30, %37 : i32, i1, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%38: i32, %39: i1, %40: i32, %41: !ttg.async.token, %42: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %43 = arith.cmpi slt, %38, %arg5 : i32
    cf.cond_br %43, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %44 = arith.subi %arg5, %c128_i32 : i32
    %45 = arith.cmpi slt, %38, %44 : i32
    %46 = arith.addi %40, %c1_i32 : i32
    %47 = arith.cmpi sge, %46, %c1_i32 : i32
    %48 = arith.select %47, %c0_i32, %46 : i32
    %49 = ttg.async_wait %41, %42 {num = 0 : i32}
    ttg.barrier local
    %50 = ttg.memdesc_index %23[%48] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %51 = ttg.memdesc_index %24[%48] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %52 = arith.divsi %38, %c32_i32 : i32
    %53 = tt.splat %52 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %54 = arith.addi %53, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %55 = tt.expand_dims %54 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %56 = tt.broadcast %55 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %57 = tt.addptr %19, %56 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %58 = tt.load %57 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %59 = tt.addptr %22, %56 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %60 = tt.load %59 : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %61 = ttg.convert_layout %58 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear1>
    ttg.barrier local
    %62 = ttg.convert_layout %60 {allocation.offset = 32768 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked2> -> tensor<128x4xi8, #linear1>
    %result_2 = ttng.tmem_alloc %61 {tensor_memory_col_offset = 128 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x4xi8, #linear1>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
    %result_3 = ttng.tmem_alloc %62 {tensor_memory_col_offset = 132 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x4xi8, #linear1>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %63 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.init_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.tc_gen5_mma_scaled %50, %51, %result, %result_2, %result_3, %39, %true lhs = e4m3 rhs = e4m3, %63[%true] {is_async} : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.wait_barrier %63, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.barrier local
    ttng.inval_barrier %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %64 = arith.addi %38, %c128_i32 : i32
    %65 = tt.splat %64 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %66 = tt.splat %64 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %67 = arith.addi %65, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = arith.addi %66, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %71 = tt.addptr %10, %70 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %72 = tt.splat %45 : i1 -> tensor<128x128xi1, #blocked1>
    %73 = ttg.async_copy_global_to_local %71, %27 mask %72 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = tt.expand_dims %68 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %76 = arith.muli %75, %cst_0 : tensor<128x1xi32, #blocked1>
    %77 = tt.addptr %11, %76 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %78 = tt.broadcast %77 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %79 = tt.addptr %78, %13 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %80 = ttg.async_copy_global_to_local %79, %35 mask %72 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %81 = ttg.async_commit_group tokens %80
    %82 = arith.addi %38, %c128_i32 : i32
    cf.br ^bb1(%82, %true, %48, %74, %81 : i32, i1, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %83 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %24 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %84 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %85 = tt.expand_dims %84 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %86 = arith.muli %85, %cst : tensor<128x1xi32, #blocked>
    %87 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %88 = tt.addptr %87, %86 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %89 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %90 = tt.expand_dims %89 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %91 = tt.broadcast %88 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %92 = tt.broadcast %90 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    ttg.barrier local
    %result_4 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %94 = ttg.convert_layout %result_4 {allocation.offset = 0 : i32, allocation.size = 16384 : i32} : tensor<128x128xf32, #linear> -> tensor<128x128xf32, #blocked>
    tt.store %93, %94 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
