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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 98304 : i32, ttg.target = "cuda:90", ttg.tensor_memory_size = 0 : i32, "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_1 = arith.constant dense<7> : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x4xbf16, #linear>
    %cst_3 = arith.constant dense<64> : tensor<128x4xi16, #linear>
    %cst_4 = arith.constant dense<7> : tensor<128x4xi16, #linear>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_6 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_8 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_9 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
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
    %28 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %29 = ttg.local_alloc {allocation.offset = 32768 : i32} : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    %30 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %31 = tt.addptr %13, %17 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %32 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %33 = tt.splat %30 : i1 -> tensor<128x128xi1, #blocked1>
    %34 = tt.splat %30 : i1 -> tensor<128x128xi1, #blocked3>
    %35 = ttg.async_copy_global_to_local %31, %32 mask %34 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %36 = ttg.async_commit_group tokens %35
    %37 = arith.muli %7, %cst_5 : tensor<128x1xi32, #blocked1>
    %38 = tt.addptr %14, %37 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %40 = tt.addptr %39, %18 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %41 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %42 = ttg.async_copy_global_to_local %40, %41 mask %33 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %43 = ttg.async_commit_group tokens %42
    %44 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %45 = arith.addi %0, %cst_9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %46 = arith.addi %3, %cst_8 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %47 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %48 = tt.broadcast %47 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %49 = tt.addptr %13, %48 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %50 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %51 = tt.splat %44 : i1 -> tensor<128x128xi1, #blocked1>
    %52 = tt.splat %44 : i1 -> tensor<128x128xi1, #blocked3>
    %53 = ttg.async_copy_global_to_local %49, %50 mask %52 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %54 = ttg.async_commit_group tokens %53
    %55 = tt.expand_dims %46 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %56 = arith.muli %55, %cst_5 : tensor<128x1xi32, #blocked1>
    %57 = tt.addptr %14, %56 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %59 = tt.addptr %58, %18 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %60 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %61 = ttg.async_copy_global_to_local %59, %60 mask %51 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    cf.br ^bb1(%c0_i32, %cst_7, %c1_i32, %c-1_i32, %36, %54, %43, %62 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb1(%63: i32, %64: tensor<128x128xf32, #mma>, %65: i32, %66: i32, %67: !ttg.async.token, %68: !ttg.async.token, %69: !ttg.async.token, %70: !ttg.async.token):  // 2 preds: ^bb0, ^bb2
    %71 = arith.cmpi slt, %63, %arg5 : i32
    cf.cond_br %71, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %72 = arith.subi %arg5, %c256_i32 : i32
    %73 = arith.cmpi slt, %63, %72 : i32
    %74 = arith.addi %66, %c1_i32 : i32
    %75 = arith.cmpi sge, %74, %c2_i32 : i32
    %76 = arith.select %75, %c0_i32, %74 : i32
    %77 = ttg.async_wait %67, %69 {num = 2 : i32}
    ttg.barrier local
    %78 = ttg.memdesc_index %28[%76] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %79 = ttg.local_load %78 token %77 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #linear1>
    %80 = ttg.memdesc_index %29[%76] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %81 = ttg.local_load %80 token %77 : !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x128xf8E4M3FN, #blocked5>
    %82 = arith.divsi %63, %c32_i32 : i32
    %83 = tt.splat %82 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %84 = arith.addi %83, %4 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %85 = tt.expand_dims %84 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
    %86 = tt.broadcast %85 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
    %87 = tt.addptr %24, %86 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
    %88 = tt.load %87 : tensor<128x4x!tt.ptr<i8>, #blocked4>
    %89 = ttg.convert_layout %88 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked4> -> tensor<128x4xi8, #linear>
    %90 = tt.addptr %27, %86 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
    %91 = tt.load %90 : tensor<128x4x!tt.ptr<i8>, #blocked4>
    ttg.barrier local
    %92 = ttg.convert_layout %91 {allocation.offset = 65536 : i32, allocation.size = 512 : i32} : tensor<128x4xi8, #blocked4> -> tensor<128x4xi8, #linear2>
    %93 = tt.trans %92 {order = array<i32: 1, 0>} : tensor<128x4xi8, #linear2> -> tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>>
    %94 = tt.fp_to_fp %79 : tensor<128x128xf8E4M3FN, #linear1> -> tensor<128x128xbf16, #linear1>
    %95 = arith.extui %89 : tensor<128x4xi8, #linear> to tensor<128x4xi16, #linear>
    %96 = arith.shli %95, %cst_4 : tensor<128x4xi16, #linear>
    %97 = arith.maxui %96, %cst_3 : tensor<128x4xi16, #linear>
    %98 = tt.bitcast %97 : tensor<128x4xi16, #linear> -> tensor<128x4xbf16, #linear>
    %99 = math.fma %98, %cst_2, %98 : tensor<128x4xbf16, #linear>
    %100 = tt.reshape %99 efficient_layout : tensor<128x4xbf16, #linear> -> tensor<128x4x1xbf16, #linear3>
    %101 = tt.broadcast %100 : tensor<128x4x1xbf16, #linear3> -> tensor<128x4x32xbf16, #linear3>
    %102 = tt.reshape %101 : tensor<128x4x32xbf16, #linear3> -> tensor<128x128xbf16, #linear1>
    %103 = arith.mulf %94, %102 : tensor<128x128xbf16, #linear1>
    %104 = ttg.convert_layout %103 : tensor<128x128xbf16, #linear1> -> tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %105 = tt.fp_to_fp %81 : tensor<128x128xf8E4M3FN, #blocked5> -> tensor<128x128xbf16, #blocked5>
    %106 = arith.extui %93 : tensor<4x128xi8, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %107 = arith.shli %106, %cst_1 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %108 = arith.maxui %107, %cst_0 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %109 = tt.bitcast %108 : tensor<4x128xi16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %110 = math.fma %109, %cst, %109 : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %111 = tt.reshape %110 efficient_layout : tensor<4x128xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1x128xbf16, #blocked>
    %112 = tt.broadcast %111 : tensor<4x1x128xbf16, #blocked> -> tensor<4x32x128xbf16, #blocked>
    %113 = tt.reshape %112 : tensor<4x32x128xbf16, #blocked> -> tensor<128x128xbf16, #blocked5>
    %114 = arith.mulf %105, %113 : tensor<128x128xbf16, #blocked5>
    ttg.barrier local
    %115 = ttg.local_alloc %114 {allocation.offset = 65536 : i32} : (tensor<128x128xbf16, #blocked5>) -> !ttg.memdesc<128x128xbf16, #shared2, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttg.barrier local
    %116 = ttng.warp_group_dot %104, %115, %64 {isAsync = true} : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xbf16, #shared2, #smem> -> tensor<128x128xf32, #mma>
    %117:2 = ttng.warp_group_dot_wait %116, %115 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x128xbf16, #shared2, #smem>
    %118 = arith.addi %65, %c1_i32 : i32
    %119 = arith.cmpi sge, %118, %c2_i32 : i32
    %120 = arith.select %119, %c0_i32, %118 : i32
    %121 = arith.addi %63, %c256_i32 : i32
    %122 = tt.splat %121 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %123 = tt.splat %121 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %124 = arith.addi %122, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %125 = arith.addi %123, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %126 = tt.expand_dims %124 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %127 = tt.broadcast %126 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %128 = tt.addptr %13, %127 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x128xi32, #blocked3>
    %129 = ttg.memdesc_index %28[%120] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %130 = tt.splat %73 : i1 -> tensor<128x128xi1, #blocked1>
    %131 = tt.splat %73 : i1 -> tensor<128x128xi1, #blocked3>
    %132 = ttg.async_copy_global_to_local %128, %129 mask %131 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %133 = ttg.async_commit_group tokens %132
    %134 = tt.expand_dims %125 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %135 = arith.muli %134, %cst_5 : tensor<128x1xi32, #blocked1>
    %136 = tt.addptr %14, %135 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %137 = tt.broadcast %136 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>
    %138 = tt.addptr %137, %18 : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x128xi32, #blocked1>
    %139 = ttg.memdesc_index %29[%120] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared1, #smem, mutable>
    %140 = ttg.async_copy_global_to_local %138, %139 mask %130 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x128xf8E4M3FN, #shared1, #smem, mutable>
    %141 = ttg.async_commit_group tokens %140
    %142 = arith.addi %63, %c128_i32 : i32
    cf.br ^bb1(%142, %117#0, %120, %76, %68, %133, %70, %141 : i32, tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)
  ^bb3:  // pred: ^bb1
    %143 = ttg.async_wait {num = 0 : i32}
    ttg.barrier local
    ttg.local_dealloc %29 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %144 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %145 = tt.expand_dims %144 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %146 = arith.muli %145, %cst_6 : tensor<128x1xi32, #blocked2>
    %147 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %148 = tt.addptr %147, %146 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %149 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %150 = tt.expand_dims %149 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %151 = tt.broadcast %148 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x128x!tt.ptr<f32>, #blocked2>
    %152 = tt.broadcast %150 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %153 = tt.addptr %151, %152 : tensor<128x128x!tt.ptr<f32>, #blocked2>, tensor<128x128xi32, #blocked2>
    %154 = ttg.convert_layout %64 {allocation.offset = 0 : i32, allocation.size = 32768 : i32} : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked2>
    tt.store %153, %154 : tensor<128x128x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
