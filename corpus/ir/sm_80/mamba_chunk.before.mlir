#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 20992 : i32, ttg.target = "cuda:80", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked2>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = arith.cmpi eq, %2, %cst_2 : tensor<64xi32, #blocked>
    %21 = ttg.local_alloc {allocation.offset = 20736 : i32} : () -> !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 16640 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %24 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %25 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %2 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %27 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %28 = tt.splat %24 : i1 -> tensor<64xi1, #blocked>
    %29 = ttg.async_copy_global_to_local %26, %27 mask %28 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared, #smem, mutable>
    %30 = ttg.async_commit_group tokens %29
    %31 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %32 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %33 = arith.muli %31, %cst_3 : tensor<64x1xi32, #blocked1>
    %34 = tt.addptr %3, %33 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %38 = tt.splat %24 : i1 -> tensor<64x64xi1, #blocked1>
    %39 = ttg.async_copy_global_to_local %36, %37 mask %38 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.async_commit_group tokens %39
    %41 = arith.muli %32, %cst_4 : tensor<64x1xi32, #blocked2>
    %42 = tt.addptr %14, %41 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %44 = tt.addptr %43, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %45 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %46 = tt.splat %24 : i1 -> tensor<64x32xi1, #blocked2>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %48 = ttg.async_commit_group tokens %47
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %30, %40, %41, %48, %33 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked2>, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb1(%49: i32, %50: tensor<32x64xf32, #mma>, %51: i32, %52: !ttg.async.token, %53: !ttg.async.token, %54: tensor<64x1xi32, #blocked2>, %55: !ttg.async.token, %56: tensor<64x1xi32, #blocked1>):  // 2 preds: ^bb0, ^bb2
    %57 = arith.cmpi slt, %49, %arg5 : i32
    cf.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = arith.subi %arg5, %c64_i32 : i32
    %59 = arith.cmpi slt, %49, %58 : i32
    %60 = arith.addi %51, %c1_i32 : i32
    %61 = arith.cmpi sge, %60, %c1_i32 : i32
    %62 = arith.select %61, %c0_i32, %60 : i32
    %63 = ttg.async_wait %52, %53, %55 {num = 0 : i32}
    %64 = ttg.memdesc_index %21[%62] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %65 = ttg.local_load %64 token %63 : !ttg.memdesc<64xf32, #shared, #smem, mutable> -> tensor<64xf32, #blocked>
    %66 = "tt.scan"(%65) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %152 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %152 : f32
    }) {allocation.offset = 8192 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %67 = ttg.memdesc_index %22[%62] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %68 = ttg.local_load %67 token %63 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %69 = tt.addptr %10, %54 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %71 = tt.addptr %70, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %72 = tt.load %71 : tensor<64x32x!tt.ptr<f16>, #blocked2>
    %73 = ttg.convert_layout %72 {allocation.offset = 8192 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #linear>
    %74 = tt.trans %73 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %75 = ttg.convert_layout %72 {allocation.offset = 8192 : i32, allocation.size = 2048 : i32} : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #linear1>
    %76 = tt.trans %75 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %77 = ttg.memdesc_index %23[%62] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %78 = ttg.local_load %77 token %63 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %79 = tt.dot %78, %76, %cst_0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %80 = ttg.convert_layout %66 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %81 = ttg.convert_layout %66 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %83 = ttg.convert_layout %66 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %84 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %85 = tt.broadcast %82 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %86 = tt.broadcast %84 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %87 = arith.subf %85, %86 : tensor<64x64xf32, #mma>
    %88 = math.exp %87 : tensor<64x64xf32, #mma>
    %89 = arith.mulf %79, %88 : tensor<64x64xf32, #mma>
    %90 = arith.select %18, %89, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %91 = arith.truncf %90 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %92 = ttg.local_alloc %91 {allocation.offset = 8192 : i32} : (tensor<64x64xf16, #mma>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
    %93 = arith.truncf %50 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %94 = ttg.convert_layout %93 : tensor<32x64xf16, #mma> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %95 = tt.dot %78, %94, %cst_0, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %96 = math.exp %80 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %97 = ttg.convert_layout %96 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %99 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %100 = arith.mulf %95, %99 : tensor<64x64xf32, #mma>
    %101 = ttg.local_load %92 : !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %102 = tt.dot %101, %68, %100, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %103 = tt.addptr %19, %56 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %104 = tt.broadcast %103 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %105 = tt.addptr %104, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %106 = arith.truncf %102 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %107 = ttg.convert_layout %106 {allocation.offset = 8192 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %105, %107 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %108 = arith.select %20, %66, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %109 = "tt.reduce"(%108) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %152 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %152 : f32
    }) {allocation.offset = 8192 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %110 = tt.splat %109 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %111 = arith.subf %110, %80 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %112 = math.exp %111 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %113 = math.exp %109 : f32
    %114 = tt.splat %113 : f32 -> tensor<32x64xf32, #mma>
    %115 = arith.mulf %50, %114 : tensor<32x64xf32, #mma>
    %116 = ttg.convert_layout %112 {allocation.offset = 8192 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %117 = tt.expand_dims %116 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %118 = arith.extf %68 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %119 = tt.broadcast %117 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %120 = arith.mulf %118, %119 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %121 = arith.truncf %120 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %122 = tt.dot %74, %121, %115, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %123 = arith.addi %49, %c64_i32 : i32
    %124 = tt.addptr %arg1, %123 : !tt.ptr<f32>, i32
    %125 = tt.splat %124 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %126 = tt.addptr %125, %2 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %127 = tt.splat %59 : i1 -> tensor<64xi1, #blocked>
    %128 = ttg.async_copy_global_to_local %126, %27 mask %127 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared, #smem, mutable>
    %129 = ttg.async_commit_group tokens %128
    %130 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %131 = tt.splat %123 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %132 = arith.addi %130, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %133 = arith.addi %131, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %134 = tt.expand_dims %132 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %135 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %136 = arith.muli %134, %cst_3 : tensor<64x1xi32, #blocked1>
    %137 = tt.addptr %3, %136 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %138 = tt.broadcast %137 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %139 = tt.addptr %138, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %140 = tt.splat %59 : i1 -> tensor<64x64xi1, #blocked1>
    %141 = ttg.async_copy_global_to_local %139, %37 mask %140 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %142 = ttg.async_commit_group tokens %141
    %143 = arith.muli %135, %cst_4 : tensor<64x1xi32, #blocked2>
    %144 = tt.addptr %14, %143 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %145 = tt.broadcast %144 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %146 = tt.addptr %145, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %147 = tt.splat %59 : i1 -> tensor<64x32xi1, #blocked2>
    %148 = ttg.async_copy_global_to_local %146, %45 mask %147 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %149 = ttg.async_commit_group tokens %148
    %150 = arith.addi %49, %c64_i32 : i32
    cf.br ^bb1(%150, %122, %62, %129, %142, %143, %149, %136 : i32, tensor<32x64xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked2>, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb3:  // pred: ^bb1
    %151 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %23 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    tt.return
  }
}
