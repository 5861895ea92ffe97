#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 1, 4], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#linear = #ttg.linear<{register = [[8, 0], [0, 1], [0, 2], [64, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [0, 2, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 65536 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x4xi16, #linear>
    %cst_0 = arith.constant dense<64> : tensor<128x4xi16, #linear>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x4xbf16, #linear>
    %cst_2 = arith.constant dense<7> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_3 = arith.constant dense<64> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_6 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %6 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %7 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %8 = tt.expand_dims %5 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %9 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %10 = arith.muli %6, %9 : tensor<128x1xi32, #blocked3>
    %11 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %12 = tt.addptr %11, %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %13 = tt.broadcast %12 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %14 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %15 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %16 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %18 = tt.broadcast %16 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %19 = arith.divsi %arg5, %c32_i32 : i32
    %20 = tt.splat %19 : i32 -> tensor<128x1xi32, #blocked4>
    %21 = arith.muli %8, %20 : tensor<128x1xi32, #blocked4>
    %22 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %23 = tt.addptr %22, %21 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %24 = tt.broadcast %23 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %25 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %26 = tt.addptr %25, %21 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %27 = tt.broadcast %26 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %28 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 49152 : i32} : () -> !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %30 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %31 = tt.addptr %13, %17 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %32 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %33 = tt.splat %30 : i1 -> tensor<128x128xi1, #blocked1>
    %34 = tt.splat %30 : i1 -> tensor<128x128xi1, #blocked3>
    %35 = ttg.async_copy_global_to_local %31, %32 mask %34 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %36 = ttg.async_commit_group tokens %35
    %37 = arith.muli %7, %cst_5 : tensor<128x1xi32, #blocked1>
    %38 = tt.addptr %14, %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %40 = tt.addptr %39, %18 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %41 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %42 = ttg.async_copy_global_to_local %40, %41 mask %33 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    cf.br ^bb1(%c0_i32, %cst_7, %c-1_i32, %36, %43 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb1(%44: i32, %45: tensor<128x128xf32, #mma>, %46: i32, %47: !ttg.async.token, %48: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %49 = arith.cmpi slt, %44, %arg5 : i32
    cf.cond_br %49, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %50 = arith.subi %arg5, %c128_i32 : i32
    %51 = arith.cmpi slt, %44, %50 : i32
    %52 = arith.addi %46, %c1_i32 : i32
    %53 = arith.cmpi sge, %52, %c1_i32 : i32
    %54 = arith.select %53, %c0_i32, %52 : i32
    %55 = ttg.async_wait %47, %48 {num = 0 : i32}
    ttg.barrier local
    %56 = ttg.memdesc_index %28[%54] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %57 = ttg.local_load %56 token %55 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #linear1>
    %58 = ttg.memdesc_index %29[%54] : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %59 = ttg.local_load %58 token %55 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #blocked5>
    %60 = arith.divsi %44, %c32_i32 : i32
    %61 = tt.splat %60 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %62 = arith.addi %61, %4 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
    %64 = tt.broadcast %63 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
    %65 = tt.addptr %24, %64 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
    %66 = tt.load %65 : tensor<128x4x!tt.ptr<i8>, #blocked4>
    %67 = ttg.convert_layout %66 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked4> -> tensor<128x4xi8, #linear>
    %68 = tt.addptr %27, %64 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
    %69 = tt.load %68 : tensor<128x4x!tt.ptr<i8>, #blocked4>
    ttg.barrier local
    %70 = ttg.convert_layout %69 {allocation.offset = 0 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked4> -> tensor<128x4xi8, #linear2>
    %71 = tt.trans %70 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear2> -> tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %72 = tt.fp_to_fp %57 : tensor<128x128xf8E4M3FN, #linear1> -> tensor<128x128xbf16, #linear1>
    %73 = arith.extui %67 : tensor<128x4xi8, #linear> to tensor<128x4xi16, #linear>
    %74 = arith.shli %73, %cst : tensor<128x4xi16, #linear>
    %75 = arith.maxui %74, %cst_0 : tensor<128x4xi16, #linear>
    %76 = tt.bitcast %75 : tensor<128x4xi16, #linear> -> tensor<128x4xbf16, #linear>
    %77 = math.fma %76, %cst_1, %76 : tensor<128x4xbf16, #linear>
    %78 = tt.reshape %77 efficient_layout : tensor<128x4xbf16, #linear> -> tensor<128x4x1xbf16, #linear3>
    %79 = tt.broadcast %78 : tensor<128x4x1xbf16, #linear3> -> tensor<128x4x32xbf16, #linear3>
    %80 = tt.reshape %79 : tensor<128x4x32xbf16, #linear3> -> tensor<128x128xbf16, #linear1>
    %81 = arith.mulf %72, %80 : tensor<128x128xbf16, #linear1>
    %82 = ttg.convert_layout %81 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %83 = tt.fp_to_fp %59 : tensor<128x128xf8E4M3FN, #blocked5> -> tensor<128x128xbf16, #blocked5>
    %84 = arith.extui %71 : tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %85 = arith.shli %84, %cst_2 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %86 = arith.maxui %85, %cst_3 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %87 = tt.bitcast %86 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %88 = math.fma %87, %cst_4, %87 : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %89 = tt.reshape %88 efficient_layout : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1x128xbf16, #blocked>
    %90 = tt.broadcast %89 : tensor<4x1x128xbf16, #blocked> -> tensor<4x32x128xbf16, #blocked>
    %91 = tt.reshape %90 : tensor<4x32x128xbf16, #blocked> -> tensor<128x128xbf16, #blocked5>
    %92 = arith.mulf %83, %91 : tensor<128x128xbf16, #blocked5>
    ttg.barrier local
    %93 = ttg.local_alloc %92 {allocation.offset = 0 : i32} : (tensor<128x128xbf16, #blocked5>) -> !ttg.memdesc<128x128xbf16, #shared2, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %94 = ttng.warp_group_dot %82, %93, %45 {isAsync = true} : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xbf16, #shared2, #smem> -> tensor<128x128xf32, #mma>
    %95:2 = ttng.warp_group_dot_wait %94, %93 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xbf16, #shared2, #smem>
    %96 = arith.addi %44, %c128_i32 : i32
    %97 = tt.splat %96 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %98 = tt.splat %96 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %99 = arith.addi %97, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %100 = arith.addi %98, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %101 = tt.expand_dims %99 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %102 = tt.broadcast %101 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %103 = tt.addptr %13, %102 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %104 = tt.splat %51 : i1 -> tensor<128x128xi1, #blocked1>
    %105 = tt.splat %51 : i1 -> tensor<128x128xi1, #blocked3>
    %106 = ttg.async_copy_global_to_local %103, %32 mask %105 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = tt.expand_dims %100 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %109 = arith.muli %108, %cst_5 : tensor<128x1xi32, #blocked1>
    %110 = tt.addptr %14, %109 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %111 = tt.broadcast %110 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %112 = tt.addptr %111, %18 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %113 = ttg.async_copy_global_to_local %112, %41 mask %104 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %114 = ttg.async_commit_group tokens %113
    %115 = arith.addi %44, %c128_i32 : i32
    cf.br ^bb1(%115, %95#0, %54, %107, %114 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %116 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %29 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<1x128x128xf8E4M3FN, #shared, #smem, mutable>
    %117 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %118 = tt.expand_dims %117 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %119 = arith.muli %118, %cst_6 : tensor<128x1xi32, #blocked2>
    %120 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %121 = tt.addptr %120, %119 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %122 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %123 = tt.expand_dims %122 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %124 = tt.broadcast %121 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x128x!tt.ptr<f32>, #blocked2>
    %125 = tt.broadcast %123 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %126 = tt.addptr %124, %125 : tensor<128x128x!tt.ptr<f32>, #blocked2>, tensor<128x128xi32, #blocked2>
    %127 = ttg.convert_layout %45 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked2>
    tt.store %126, %127 : tensor<128x128x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
