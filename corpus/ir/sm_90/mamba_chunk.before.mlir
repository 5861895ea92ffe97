#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0], [0, 16]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 28928 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @mamba_chunk(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma1>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %cst_2 = arith.constant dense<63> : tensor<64xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<64x1xi32, #blocked2>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %6 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xi32, #mma1>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %10 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %13 = tt.broadcast %12 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %14 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xi32, #mma1>
    %17 = tt.broadcast %16 : tensor<64x1xi32, #mma1> -> tensor<64x64xi32, #mma1>
    %18 = arith.cmpi sge, %17, %9 : tensor<64x64xi32, #mma1>
    %19 = tt.splat %arg4 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = arith.cmpi eq, %2, %cst_2 : tensor<64xi32, #blocked>
    %21 = ttg.local_alloc {allocation.offset = 28672 : i32} : () -> !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    %22 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    %23 = ttg.local_alloc {allocation.offset = 24576 : i32} : () -> !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    %24 = ttg.local_alloc {allocation.offset = 8192 : i32} : () -> !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %25 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %26 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %27 = tt.addptr %26, %2 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %28 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %29 = tt.splat %25 : i1 -> tensor<64xi1, #blocked>
    %30 = ttg.async_copy_global_to_local %27, %28 mask %29 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared, #smem, mutable>
    %31 = ttg.async_commit_group tokens %30
    %32 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %33 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %34 = arith.muli %32, %cst_3 : tensor<64x1xi32, #blocked1>
    %35 = tt.addptr %3, %34 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %39 = tt.splat %25 : i1 -> tensor<64x64xi1, #blocked1>
    %40 = ttg.async_copy_global_to_local %37, %38 mask %39 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %41 = ttg.async_commit_group tokens %40
    %42 = arith.muli %33, %cst_4 : tensor<64x1xi32, #blocked2>
    %43 = tt.addptr %10, %42 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %44 = tt.broadcast %43 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %45 = tt.addptr %44, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %46 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %47 = tt.splat %25 : i1 -> tensor<64x32xi1, #blocked2>
    %48 = ttg.async_copy_global_to_local %45, %46 mask %47 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %49 = ttg.async_commit_group tokens %48
    %50 = tt.addptr %14, %42 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %52 = tt.addptr %51, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %53 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %54 = ttg.async_copy_global_to_local %52, %53 mask %47 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %55 = ttg.async_commit_group tokens %54
    cf.br ^bb1(%c0_i32, %cst, %c-1_i32, %c0_i32, %c-1_i32, %31, %41, %49, %55, %34 : i32, tensor<32x64xf32, #mma>, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb1(%56: i32, %57: tensor<32x64xf32, #mma>, %58: i32, %59: i32, %60: i32, %61: !ttg.async.token, %62: !ttg.async.token, %63: !ttg.async.token, %64: !ttg.async.token, %65: tensor<64x1xi32, #blocked1>):  // 2 preds: ^bb0, ^bb2
    %66 = arith.cmpi slt, %56, %arg5 : i32
    cf.cond_br %66, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %67 = arith.subi %arg5, %c64_i32 : i32
    %68 = arith.cmpi slt, %56, %67 : i32
    %69 = arith.addi %60, %c1_i32 : i32
    %70 = arith.cmpi sge, %69, %c2_i32 : i32
    %71 = arith.select %70, %c0_i32, %69 : i32
    %72 = arith.addi %58, %c1_i32 : i32
    %73 = arith.cmpi sge, %72, %c1_i32 : i32
    %74 = arith.select %73, %c0_i32, %72 : i32
    %75 = ttg.async_wait %61, %62, %63, %64 {num = 0 : i32}
    %76 = ttg.memdesc_index %21[%74] : !ttg.memdesc<1x64xf32, #shared, #smem, mutable> -> !ttg.memdesc<64xf32, #shared, #smem, mutable>
    %77 = ttg.local_load %76 token %75 : !ttg.memdesc<64xf32, #shared, #smem, mutable> -> tensor<64xf32, #blocked>
    %78 = "tt.scan"(%77) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.addf %arg6, %arg7 : f32
      tt.scan.return %170 : f32
    }) {allocation.offset = 16384 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> tensor<64xf32, #blocked>
    %79 = ttg.memdesc_index %22[%74] : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %80 = ttg.local_load %79 token %75 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %81 = ttg.memdesc_index %23[%74] : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %82 = ttg.memdesc_trans %81 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %83 = ttg.local_load %81 token %75 : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> -> tensor<64x32xf16, #linear>
    %84 = tt.trans %83 {order = array<i32: 1, 0>} : tensor<64x32xf16, #linear> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %85 = ttg.memdesc_index %24[%71] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %86 = ttng.warp_group_dot %85, %82, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared3, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %87:3 = ttng.warp_group_dot_wait %86, %85, %82 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared3, #smem, mutable>
    %88 = ttg.convert_layout %78 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %89 = ttg.convert_layout %78 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %90 = tt.expand_dims %89 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %91 = ttg.convert_layout %78 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>>
    %92 = tt.expand_dims %91 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma1}>> -> tensor<1x64xf32, #mma1>
    %93 = tt.broadcast %90 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %94 = tt.broadcast %92 : tensor<1x64xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %95 = arith.subf %93, %94 : tensor<64x64xf32, #mma1>
    %96 = math.exp %95 : tensor<64x64xf32, #mma1>
    %97 = arith.mulf %87#0, %96 : tensor<64x64xf32, #mma1>
    %98 = arith.select %18, %97, %cst_0 : tensor<64x64xi1, #mma1>, tensor<64x64xf32, #mma1>
    %99 = arith.truncf %98 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %100 = arith.truncf %57 : tensor<32x64xf32, #mma> to tensor<32x64xf16, #mma>
    %101 = ttg.local_alloc %100 {allocation.offset = 16384 : i32} : (tensor<32x64xf16, #mma>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %102 = ttng.warp_group_dot %85, %101, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable> * !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma1>
    %103:3 = ttng.warp_group_dot_wait %102, %85, %101 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem>
    %104 = math.exp %88 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %105 = ttg.convert_layout %104 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>
    %106 = tt.expand_dims %105 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x1xf32, #mma1>
    %107 = tt.broadcast %106 : tensor<64x1xf32, #mma1> -> tensor<64x64xf32, #mma1>
    %108 = arith.mulf %103#0, %107 : tensor<64x64xf32, #mma1>
    %109 = ttg.convert_layout %99 : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>>
    ttng.fence_async_shared {bCluster = false}
    %110 = ttng.warp_group_dot %109, %79, %108 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma1, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf32, #mma1>
    %111:2 = ttng.warp_group_dot_wait %110, %79 {pendings = 0 : i32} : tensor<64x64xf32, #mma1>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %112 = tt.addptr %19, %65 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %113 = tt.broadcast %112 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %114 = tt.addptr %113, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %115 = arith.truncf %111#0 : tensor<64x64xf32, #mma1> to tensor<64x64xf16, #mma1>
    %116 = ttg.convert_layout %115 {allocation.offset = 16384 : i32, allocation.size = 8192 : i32} : tensor<64x64xf16, #mma1> -> tensor<64x64xf16, #blocked1>
    tt.store %114, %116 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %117 = arith.select %20, %78, %cst_1 : tensor<64xi1, #blocked>, tensor<64xf32, #blocked>
    %118 = "tt.reduce"(%117) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) {allocation.offset = 16384 : i32, allocation.size = 8 : i32} : (tensor<64xf32, #blocked>) -> f32
    %119 = tt.splat %118 : f32 -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %120 = arith.subf %119, %88 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %121 = math.exp %120 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %122 = math.exp %118 : f32
    %123 = tt.splat %122 : f32 -> tensor<32x64xf32, #mma>
    %124 = arith.mulf %57, %123 : tensor<32x64xf32, #mma>
    %125 = ttg.convert_layout %121 {allocation.offset = 16384 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>
    %126 = tt.expand_dims %125 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>> -> tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %127 = arith.extf %80 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %128 = tt.broadcast %126 : tensor<64x1xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %129 = arith.mulf %127, %128 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %130 = arith.truncf %129 : tensor<64x64xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> to tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %131 = tt.dot %84, %130, %124, inputPrecision = tf32 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x64xf32, #mma>
    %132 = arith.addi %59, %c1_i32 : i32
    %133 = arith.cmpi sge, %132, %c2_i32 : i32
    %134 = arith.select %133, %c0_i32, %132 : i32
    %135 = arith.addi %56, %c64_i32 : i32
    %136 = tt.addptr %arg1, %135 : !tt.ptr<f32>, i32
    %137 = tt.splat %136 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %138 = tt.addptr %137, %2 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %139 = tt.splat %68 : i1 -> tensor<64xi1, #blocked>
    %140 = ttg.async_copy_global_to_local %138, %28 mask %139 : tensor<64x!tt.ptr<f32>, #blocked> -> <64xf32, #shared, #smem, mutable>
    %141 = ttg.async_commit_group tokens %140
    %142 = tt.splat %135 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %143 = tt.splat %135 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %144 = arith.addi %142, %0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %145 = arith.addi %143, %1 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %146 = tt.expand_dims %144 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %147 = tt.expand_dims %145 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %148 = arith.muli %146, %cst_3 : tensor<64x1xi32, #blocked1>
    %149 = tt.addptr %3, %148 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %150 = tt.broadcast %149 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %151 = tt.addptr %150, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %152 = tt.splat %68 : i1 -> tensor<64x64xi1, #blocked1>
    %153 = ttg.async_copy_global_to_local %151, %38 mask %152 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable>
    %154 = ttg.async_commit_group tokens %153
    %155 = arith.muli %147, %cst_4 : tensor<64x1xi32, #blocked2>
    %156 = tt.addptr %10, %155 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %157 = tt.broadcast %156 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %158 = tt.addptr %157, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %159 = tt.splat %68 : i1 -> tensor<64x32xi1, #blocked2>
    %160 = ttg.async_copy_global_to_local %158, %46 mask %159 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %161 = ttg.async_commit_group tokens %160
    %162 = tt.addptr %14, %155 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %163 = tt.broadcast %162 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %164 = tt.addptr %163, %13 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %165 = ttg.memdesc_index %24[%134] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %166 = ttg.async_copy_global_to_local %164, %165 mask %159 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %167 = ttg.async_commit_group tokens %166
    %168 = arith.addi %56, %c64_i32 : i32
    cf.br ^bb1(%168, %131, %74, %134, %71, %141, %154, %161, %167, %148 : i32, tensor<32x64xf32, #mma>, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, tensor<64x1xi32, #blocked1>)
  ^bb3:  // pred: ^bb1
    %169 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %24 : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %23 : !ttg.memdesc<1x64x32xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %22 : !ttg.memdesc<1x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %21 : !ttg.memdesc<1x64xf32, #shared, #smem, mutable>
    tt.return
  }
}
