#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], lane = [[0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8], [0, 128]], lane = [[16, 0], [32, 0], [64, 0], [0, 32], [0, 16], [0, 64]], warp = [[0, 1], [0, 2], [0, 4]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 2], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [0, 0], [32, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 2], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+16] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 32], [0, 16], [0, 64], [0, 1], [0, 2], [0, 4], [0, 8], [0, 128]], block = []}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<256> : tensor<128x1xi32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xi32, #linear>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #linear>
    %8 = arith.muli %5, %7 : tensor<128x1xi32, #linear>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>
    %10 = tt.addptr %9, %8 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x1xi32, #linear>
    %11 = tt.broadcast %10 : tensor<128x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %13 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %15 = tt.splat %arg5 : i32 -> tensor<1x256xi32, #linear1>
    %16 = arith.muli %14, %15 : tensor<1x256xi32, #linear1>
    %17 = tt.broadcast %16 : tensor<1x256xi32, #linear1> -> tensor<128x256xi32, #linear1>
    %18 = arith.divsi %arg5, %c32_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<128x1xi32, #blocked2>
    %20 = arith.muli %6, %19 : tensor<128x1xi32, #blocked2>
    %21 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %22 = tt.addptr %21, %20 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %23 = tt.broadcast %22 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x4x!tt.ptr<i8>, #blocked2>
    %24 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<256x1xi32, #blocked2>
    %26 = tt.splat %18 : i32 -> tensor<256x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<256x1xi32, #blocked2>
    %28 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<256x1x!tt.ptr<i8>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<256x1x!tt.ptr<i8>, #blocked2>, tensor<256x1xi32, #blocked2>
    %30 = tt.broadcast %29 : tensor<256x1x!tt.ptr<i8>, #blocked2> -> tensor<256x4x!tt.ptr<i8>, #blocked2>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable>
    %33 = ttg.local_alloc : () -> !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    %35 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %36 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear>
    %38 = tt.addptr %11, %37 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
    %39 = ttg.memdesc_index %31[%c0_i32] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
    %40 = tt.splat %35 : i1 -> tensor<128x128xi1, #linear>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
    %42 = ttg.async_commit_group tokens %41
    %43 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %44 = tt.addptr %12, %43 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
    %46 = tt.addptr %45, %17 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
    %47 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
    %48 = tt.splat %35 : i1 -> tensor<128x256xi1, #linear1>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
    %50 = ttg.async_commit_group tokens %49
    %51 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %52 = tt.broadcast %51 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
    %53 = tt.addptr %23, %52 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
    %54 = tt.splat %35 : i1 -> tensor<128x4xi1, #blocked2>
    %55 = tt.load %53, %54 {amd.pipeliner_part = "prologue"} : tensor<128x4x!tt.ptr<i8>, #blocked2>
    %56 = tt.broadcast %51 : tensor<1x4xi32, #blocked2> -> tensor<256x4xi32, #blocked2>
    %57 = tt.addptr %30, %56 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
    %58 = tt.splat %35 : i1 -> tensor<256x4xi1, #blocked2>
    %59 = tt.load %57, %58 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked2>
    %60 = ttg.memdesc_index %33[%c0_i32] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    ttg.local_store %55, %60 : tensor<128x4xi8, #blocked2> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
    %61 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %59, %61 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %62 = arith.subi %arg5, %c128_i32 : i32
    %63:8 = scf.for %arg6 = %c0_i32 to %62 step %c128_i32 iter_args(%arg7 = %cst, %arg8 = %c0_i32, %arg9 = %42, %arg10 = %50, %arg11 = %39, %arg12 = %47, %arg13 = %60, %arg14 = %61) -> (tensor<128x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>)  : i32 {
      %84 = ttg.async_wait %arg9, %arg10 {num = 0 : i32}
      %85 = arith.addi %arg8, %c1_i32 : i32
      %86 = arith.cmpi slt, %85, %c2_i32 : i32
      %87 = arith.select %86, %85, %c0_i32 : i32
      %88 = arith.addi %arg6, %c128_i32 : i32
      %89 = tt.splat %88 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %90 = arith.addi %arg6, %c128_i32 : i32
      %91 = tt.splat %90 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %92 = arith.addi %89, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %93 = arith.addi %91, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %94 = tt.expand_dims %92 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %95 = tt.broadcast %94 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #linear>
      %96 = tt.addptr %11, %95 : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<128x128xi32, #linear>
      %97 = ttg.memdesc_index %31[%87] : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>
      %98 = ttg.async_copy_global_to_local %96, %97 {contiguity = 16 : i32} : tensor<128x128x!tt.ptr<f8E4M3FN>, #linear> -> <128x128xf8E4M3FN, #shared, #smem, mutable>
      %99 = ttg.async_commit_group tokens %98
      %100 = ttg.local_load %arg11 token %84 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %101 = tt.expand_dims %93 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
      %102 = tt.addptr %12, %101 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
      %103 = tt.broadcast %102 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
      %104 = tt.addptr %103, %17 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
      %105 = ttg.memdesc_index %32[%87] : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
      %106 = ttg.async_copy_global_to_local %104, %105 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
      %107 = ttg.async_commit_group tokens %106
      %108 = ttg.local_load %arg12 token %84 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %109 = arith.addi %arg6, %c128_i32 : i32
      %110 = arith.divsi %109, %c32_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %112 = arith.addi %111, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %113 = tt.expand_dims %112 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
      %114 = tt.broadcast %113 : tensor<1x4xi32, #blocked2> -> tensor<128x4xi32, #blocked2>
      %115 = tt.addptr %23, %114 : tensor<128x4x!tt.ptr<i8>, #blocked2>, tensor<128x4xi32, #blocked2>
      %116 = tt.load %115 : tensor<128x4x!tt.ptr<i8>, #blocked2>
      %117 = ttg.local_load %arg13 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
      %118 = tt.broadcast %113 : tensor<1x4xi32, #blocked2> -> tensor<256x4xi32, #blocked2>
      %119 = tt.addptr %30, %118 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
      %120 = tt.load %119 : tensor<256x4x!tt.ptr<i8>, #blocked2>
      %121 = ttg.local_load %arg14 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
      %122 = tt.dot_scaled %100 scale %117, %108 scale %121, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<128x256xf32, #mma>
      %123 = ttg.memdesc_index %33[%87] : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
      ttg.local_store %116, %123 : tensor<128x4xi8, #blocked2> -> !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>
      %124 = ttg.memdesc_index %34[%87] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %120, %124 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      scf.yield %122, %87, %99, %107, %97, %105, %123, %124 : tensor<128x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    }
    %64 = arith.addi %arg5, %c127_i32 : i32
    %65 = arith.divsi %64, %c128_i32 : i32
    %66 = arith.cmpi sge, %65, %c1_i32 : i32
    %67 = ttg.async_wait %63#2, %63#3 {num = 0 : i32}
    %68 = ttg.local_load %63#4 token %67 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %69 = ttg.local_load %63#5 token %67 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %70 = ttg.local_load %63#6 : !ttg.memdesc<128x4xi8, #shared2, #smem, mutable> -> tensor<128x4xi8, #linear2>
    %71 = ttg.local_load %63#7 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
    %72 = scf.if %66 -> (tensor<128x256xf32, #mma>) {
      %84 = tt.dot_scaled %68 scale %70, %69 scale %71, %63#0 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<128x4xi8, #linear2> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<128x256xf32, #mma>
      scf.yield %84 : tensor<128x256xf32, #mma>
    } else {
      scf.yield %63#0 : tensor<128x256xf32, #mma>
    }
    %73 = arith.select %66, %72, %63#0 : tensor<128x256xf32, #mma>
    ttg.local_dealloc %34 : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %33 : !ttg.memdesc<2x128x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %32 : !ttg.memdesc<2x128x256xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x128x128xf8E4M3FN, #shared, #smem, mutable>
    %74 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %75 = tt.expand_dims %74 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %76 = arith.muli %75, %cst_0 : tensor<128x1xi32, #mma>
    %77 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %78 = tt.addptr %77, %76 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %79 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %81 = tt.broadcast %78 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x256x!tt.ptr<f32>, #mma>
    %82 = tt.broadcast %80 : tensor<1x256xi32, #mma> -> tensor<128x256xi32, #mma>
    %83 = tt.addptr %81, %82 : tensor<128x256x!tt.ptr<f32>, #mma>, tensor<128x256xi32, #mma>
    tt.store %83, %73 : tensor<128x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
