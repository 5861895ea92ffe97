#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 20744 : i32, ttg.target = "cuda:100", ttg.tensor_memory_size = 128 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<63> : tensor<64xi32, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked2>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xi32, #linear>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #linear> -> tensor<64x64xi32, #linear>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #linear> -> tensor<64x64xi32, #linear>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #linear>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = arith.cmpi eq, %2, %cst_1 : tensor<64xi32, #blocked2>
    %21 = ttg.local_alloc {allocation.offset = 20480 : i32} : () -> !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 12288 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %25 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %26 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %27 = tt.addptr %26, %2 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %28 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %29 = tt.splat %25 : i1 -> tensor<64xi1, #blocked2>
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 : tensor<64x!tt.ptr<f32>, #blocked2> -> <64xf32, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %33 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = arith.muli %32, %cst_0 : tensor<64x1xi32, #blocked1>
    %35 = tt.addptr %3, %34 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %39 = tt.splat %25 : i1 -> tensor<64x64xi1, #blocked1>
    %40 = ttg.async_copy_global_to_local %37, %38 mask %39 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %41 = ttg.async_commit_group tokens %40
    %42 = arith.muli %33, %cst : tensor<64x1xi32, #blocked>
    %43 = tt.addptr %10, %42 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %46 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %47 = tt.splat %25 : i1 -> tensor<64x32xi1, #blocked>
    %48 = ttg.async_copy_global_to_local %45, %46 mask %47 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = tt.addptr %14, %42 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %52 = tt.addptr %51, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %53 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %54 = ttg.async_copy_global_to_local %52, %53 mask %47 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared2, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    cf.br ^bb1(%c0_i32, %cst_4, %c-1_i32, %31, %41, %49, %55, %34 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb1(%56: i32, %57: tensor<32x64xf32, #mma>, %58: i32, %59: !ttg.async.token, %60: !ttg.async.token, %61: !ttg.async.token, %62: !ttg.async.token, %63: tensor<64x1xi32, #blocked1>):  // 2 preds: ^bb0, ^bb2
    %64 = arith.cmpi slt, %56, %arg5 : i32
    cf.cond_br %64, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %65 = arith.subi %arg5, %c64_i32 : i32
    %66 = arith.cmpi slt, %56, %65 : i32
    %67 = arith.addi %58, %c1_i32 : i32
    %68 = arith.cmpi sge, %67, %c1_i32 : i32
    %69 = arith.select %68, %c0_i32, %67 : i32
    %70 = ttg.async_wait %59, %60, %61, %62 {num = 0 : i32}
    %71 = ttg.memdesc_index %21[%69] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %72 = ttg.local_load %71 token %70 : !ttg.memdesc<64xf32, #shared, #smem, mutable> -> tensor<64xf32, #blocked2>
    %73 = "tt.scan"(%72) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %157 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %157 : f32
    }) {allocation.offset = 16384 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked2>) -> tensor<64xf32, #blocked2>
    %74 = ttg.memdesc_index %22[%69] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %75 = ttg.local_load %74 token %70 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %76 = ttg.memdesc_index %23[%69] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %77 = ttg.memdesc_trans %76 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %78 = ttg.local_load %76 token %70 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #linear1>
    %79 = tt.trans %78 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %80 = ttg.memdesc_index %24[%69] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %result = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %81 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %81, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_mma %80, %77, %result, %false, %true, %81[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %81, %c0_i32, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %81 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %82 = ttg.convert_layout %73 : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %83 = ttg.convert_layout %73 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %84 = tt.expand_dims %83 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %85 = ttg.convert_layout %73 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>>
    %86 = tt.expand_dims %85 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x64xf32, #linear>
    %87 = tt.broadcast %84 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %88 = tt.broadcast %86 : tensor<1x64xf32, #linear> -> tensor<64x64xf32, #linear>
    %89 = arith.subf %87, %88 : tensor<64x64xf32, #linear>
    %90 = math.exp %89 : tensor<64x64xf32, #linear>
    %result_5 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %91 = arith.mulf %result_5, %90 : tensor<64x64xf32, #linear>
    %92 = arith.select %18, %91, %cst_3 : tensor<64x64xi1, #linear>, tensor<64x64xf32, #linear>
    %93 = arith.truncf %92 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %94 = arith.truncf %57 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %95 = ttg.local_alloc %94 {allocation.offset = 16384 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    %result_6 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    %96 = ttg.local_alloc {allocation.offset = 20736 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %96, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_mma %80, %95, %result_6, %false, %true, %96[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %96, %c0_i32, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %96 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %97 = math.exp %82 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %98 = ttg.convert_layout %97 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %99 = tt.expand_dims %98 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xf32, #linear>
    %100 = tt.broadcast %99 : tensor<64x1xf32, #linear> -> tensor<64x64xf32, #linear>
    %result_7 = ttng.tmem_load %result_6 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %101 = arith.mulf %result_7, %100 : tensor<64x64xf32, #linear>
    %result_8 = ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttg.barrier local
    ttng.tmem_store %101, %result_8, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc %93 {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<64x64xf16, #linear>) -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>
    ttng.fence_async_shared {bCluster = false}
    %102 = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %102, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_mma %result_9, %74, %result_8, %true, %true, %102[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %102, %c0_i32, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %102 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %103 = tt.addptr %19, %63 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %104 = tt.broadcast %103 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %105 = tt.addptr %104, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %result_10 = ttng.tmem_load %result_8 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %106 = arith.truncf %result_10 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    %107 = ttg.convert_layout %106 {allocation.offset = 16384 : i32, allocation.size = 2048 : i32} : tensor<64x64xf16, #linear> -> tensor<64x64xf16, #blocked1>
    tt.store %105, %107 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %108 = arith.select %20, %73, %cst_2 : tensor<64xi1, #blocked2>, tensor<64xf32, #blocked2>
    %109 = "tt.reduce"(%108) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %157 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %157 : f32
    }) {allocation.offset = 16384 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked2>) -> f32
    %110 = tt.splat %109 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %111 = arith.subf %110, %82 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %112 = math.exp %111 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %113 = math.exp %109 : f32
    %114 = tt.splat %113 : f32 -> tensor<32x64xf32, #mma>
    %115 = arith.mulf %57, %114 : tensor<32x64xf32, #mma>
    %116 = ttg.convert_layout %112 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %117 = tt.expand_dims %116 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %118 = arith.extf %75 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %119 = tt.broadcast %117 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %120 = arith.mulf %118, %119 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %121 = arith.truncf %120 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %122 = tt.dot %79, %121, %115, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %123 = arith.addi %56, %c64_i32 : i32
    %124 = tt.addptr %arg1, %123 : !tt.ptr<f32>, i32
    %125 = tt.splat %124 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %126 = tt.addptr %125, %2 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %127 = tt.splat %66 : i1 -> tensor<64xi1, #blocked2>
    %128 = ttg.async_copy_global_to_local %126, %28 mask %127 : tensor<64x!tt.ptr<f32>, #blocked2> -> <64xf32, #shared, #smem, mutable>
    %129 = ttg.async_commit_group tokens %128
    %130 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %131 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %132 = arith.addi %130, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %133 = arith.addi %131, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %134 = tt.expand_dims %132 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %135 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %136 = arith.muli %134, %cst_0 : tensor<64x1xi32, #blocked1>
    %137 = tt.addptr %3, %136 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.addptr %138, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %140 = tt.splat %66 : i1 -> tensor<64x64xi1, #blocked1>
    %141 = ttg.async_copy_global_to_local %139, %38 mask %140 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %142 = ttg.async_commit_group tokens %141
    %143 = arith.muli %135, %cst : tensor<64x1xi32, #blocked>
    %144 = tt.addptr %10, %143 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %145 = tt.broadcast %144 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %146 = tt.addptr %145, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %147 = tt.splat %66 : i1 -> tensor<64x32xi1, #blocked>
    %148 = ttg.async_copy_global_to_local %146, %46 mask %147 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared2, #smem, mutable>
    %149 = ttg.async_commit_group tokens %148
    %150 = tt.addptr %14, %143 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %151 = tt.broadcast %150 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %152 = tt.addptr %151, %13 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
    %153 = ttg.async_copy_global_to_local %152, %53 mask %147 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked> -> <64x32xf16, #shared2, #smem, mutable>
    %154 = ttg.async_commit_group tokens %153
    %155 = arith.addi %56, %c64_i32 : i32
    cf.br ^bb1(%155, %122, %69, %129, %142, %149, %154, %136 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb3:  // pred: ^bb1
    %156 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %24 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    tt.return
  }
}
