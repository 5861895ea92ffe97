#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0], [128, 0]], lane = [[0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0]], warp = [[1, 0], [2, 0], [4, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8], [0, 128]], lane = [[16, 0], [32, 0], [64, 0], [0, 32], [0, 16], [0, 64]], warp = [[0, 1], [0, 2], [0, 4]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 2], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [0, 0], [32, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 2], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 4], instrShape = [32, 32, 64], isTransposed = true}>
#shared = #ttg.padded_shared<[1024:+16] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [32, 0], [16, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [128, 0]], block = []}>
#shared1 = #ttg.padded_shared<[1024:+16] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [0, 32], [0, 16], [0, 64], [0, 1], [0, 2], [0, 4], [0, 8], [0, 128]], block = []}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @gemm_scaled(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c127_i32 = arith.constant 127 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<256> : tensor<256x1xi32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<256x1xi32, #blocked2>
    %7 = tt.splat %arg5 : i32 -> tensor<256x1xi32, #linear>
    %8 = arith.muli %5, %7 : tensor<256x1xi32, #linear>
    %9 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<256x1x!tt.ptr<f8E5M2>, #linear>
    %10 = tt.addptr %9, %8 : tensor<256x1x!tt.ptr<f8E5M2>, #linear>, tensor<256x1xi32, #linear>
    %11 = tt.broadcast %10 : tensor<256x1x!tt.ptr<f8E5M2>, #linear> -> tensor<256x128x!tt.ptr<f8E5M2>, #linear>
    %12 = tt.splat %arg2 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>
    %13 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %15 = tt.splat %arg5 : i32 -> tensor<1x256xi32, #linear1>
    %16 = arith.muli %14, %15 : tensor<1x256xi32, #linear1>
    %17 = tt.broadcast %16 : tensor<1x256xi32, #linear1> -> tensor<128x256xi32, #linear1>
    %18 = arith.divsi %arg5, %c32_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<256x1xi32, #blocked2>
    %20 = arith.muli %6, %19 : tensor<256x1xi32, #blocked2>
    %21 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<256x1x!tt.ptr<i8>, #blocked2>
    %22 = tt.addptr %21, %20 : tensor<256x1x!tt.ptr<i8>, #blocked2>, tensor<256x1xi32, #blocked2>
    %23 = tt.broadcast %22 : tensor<256x1x!tt.ptr<i8>, #blocked2> -> tensor<256x4x!tt.ptr<i8>, #blocked2>
    %24 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<256x1x!tt.ptr<i8>, #blocked2>
    %25 = tt.addptr %24, %20 : tensor<256x1x!tt.ptr<i8>, #blocked2>, tensor<256x1xi32, #blocked2>
    %26 = tt.broadcast %25 : tensor<256x1x!tt.ptr<i8>, #blocked2> -> tensor<256x4x!tt.ptr<i8>, #blocked2>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable>
    %28 = ttg.local_alloc : () -> !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    %31 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %32 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %33 = tt.broadcast %32 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #linear>
    %34 = tt.addptr %11, %33 : tensor<256x128x!tt.ptr<f8E5M2>, #linear>, tensor<256x128xi32, #linear>
    %35 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>
    %36 = tt.splat %31 : i1 -> tensor<256x128xi1, #linear>
    %37 = ttg.async_copy_global_to_local %34, %35 mask %36 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E5M2>, #linear> -> <256x128xf8E5M2, #shared, #smem, mutable>
    %38 = ttg.async_commit_group tokens %37
    %39 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %40 = tt.addptr %12, %39 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<128x256x!tt.ptr<f8E5M2>, #linear1>
    %42 = tt.addptr %41, %17 : tensor<128x256x!tt.ptr<f8E5M2>, #linear1>, tensor<128x256xi32, #linear1>
    %43 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>
    %44 = tt.splat %31 : i1 -> tensor<128x256xi1, #linear1>
    %45 = ttg.async_copy_global_to_local %42, %43 mask %44 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E5M2>, #linear1> -> <128x256xf8E5M2, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
    %48 = tt.broadcast %47 : tensor<1x4xi32, #blocked2> -> tensor<256x4xi32, #blocked2>
    %49 = tt.addptr %23, %48 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
    %50 = tt.splat %31 : i1 -> tensor<256x4xi1, #blocked2>
    %51 = tt.load %49, %50 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked2>
    %52 = tt.addptr %26, %48 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
    %53 = tt.splat %31 : i1 -> tensor<256x4xi1, #blocked2>
    %54 = tt.load %52, %53 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked2>
    %55 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %51, %55 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %56 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %54, %56 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %57 = arith.subi %arg5, %c128_i32 : i32
    %58:8 = scf.for %arg6 = %c0_i32 to %57 step %c128_i32 iter_args(%arg7 = %cst, %arg8 = %c0_i32, %arg9 = %38, %arg10 = %46, %arg11 = %35, %arg12 = %43, %arg13 = %55, %arg14 = %56) -> (tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>)  : i32 {
      %79 = ttg.async_wait %arg9, %arg10 {num = 0 : i32}
      %80 = arith.addi %arg8, %c1_i32 : i32
      %81 = arith.cmpi slt, %80, %c2_i32 : i32
      %82 = arith.select %81, %80, %c0_i32 : i32
      %83 = arith.addi %arg6, %c128_i32 : i32
      %84 = tt.splat %83 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %85 = arith.addi %arg6, %c128_i32 : i32
      %86 = tt.splat %85 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %87 = arith.addi %84, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %88 = arith.addi %86, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %89 = tt.expand_dims %87 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %90 = tt.broadcast %89 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #linear>
      %91 = tt.addptr %11, %90 : tensor<256x128x!tt.ptr<f8E5M2>, #linear>, tensor<256x128xi32, #linear>
      %92 = ttg.memdesc_index %27[%82] : !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>
      %93 = ttg.async_copy_global_to_local %91, %92 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E5M2>, #linear> -> <256x128xf8E5M2, #shared, #smem, mutable>
      %94 = ttg.async_commit_group tokens %93
      %95 = ttg.local_load %arg11 token %79 : !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable> -> tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %96 = tt.expand_dims %88 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
      %97 = tt.addptr %12, %96 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x1xi32, #blocked1>
      %98 = tt.broadcast %97 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<128x256x!tt.ptr<f8E5M2>, #linear1>
      %99 = tt.addptr %98, %17 : tensor<128x256x!tt.ptr<f8E5M2>, #linear1>, tensor<128x256xi32, #linear1>
      %100 = ttg.memdesc_index %28[%82] : !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>
      %101 = ttg.async_copy_global_to_local %99, %100 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E5M2>, #linear1> -> <128x256xf8E5M2, #shared1, #smem, mutable>
      %102 = ttg.async_commit_group tokens %101
      %103 = ttg.local_load %arg12 token %79 : !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable> -> tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %104 = arith.addi %arg6, %c128_i32 : i32
      %105 = arith.divsi %104, %c32_i32 : i32
      %106 = tt.splat %105 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %107 = arith.addi %106, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %108 = tt.expand_dims %107 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
      %109 = tt.broadcast %108 : tensor<1x4xi32, #blocked2> -> tensor<256x4xi32, #blocked2>
      %110 = tt.addptr %23, %109 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
      %111 = tt.load %110 : tensor<256x4x!tt.ptr<i8>, #blocked2>
      %112 = ttg.local_load %arg13 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
      %113 = tt.addptr %26, %109 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
      %114 = tt.load %113 : tensor<256x4x!tt.ptr<i8>, #blocked2>
      %115 = ttg.local_load %arg14 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
      %116 = tt.dot_scaled %95 scale %112, %103 scale %115, %arg7 lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      %117 = ttg.memdesc_index %29[%82] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %111, %117 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      %118 = ttg.memdesc_index %30[%82] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %114, %118 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      scf.yield %116, %82, %94, %102, %92, %100, %117, %118 : tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    }
    %59 = arith.addi %arg5, %c127_i32 : i32
    %60 = arith.divsi %59, %c128_i32 : i32
    %61 = arith.cmpi sge, %60, %c1_i32 : i32
    %62 = ttg.async_wait %58#2, %58#3 {num = 0 : i32}
    %63 = ttg.local_load %58#4 token %62 : !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable> -> tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %64 = ttg.local_load %58#5 token %62 : !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable> -> tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %65 = ttg.local_load %58#6 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
    %66 = ttg.local_load %58#7 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
    %67 = scf.if %61 -> (tensor<256x256xf32, #mma>) {
      %79 = tt.dot_scaled %63 scale %65, %64 scale %66, %58#0 lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      scf.yield %79 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %58#0 : tensor<256x256xf32, #mma>
    }
    %68 = arith.select %61, %67, %58#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %30 : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable>
    %69 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %70 = tt.expand_dims %69 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %71 = arith.muli %70, %cst_0 : tensor<256x1xi32, #mma>
    %72 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %73 = tt.addptr %72, %71 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %74 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %75 = tt.expand_dims %74 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %76 = tt.broadcast %73 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x256x!tt.ptr<f32>, #mma>
    %77 = tt.broadcast %75 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %78 = tt.addptr %76, %77 : tensor<256x256x!tt.ptr<f32>, #mma>, tensor<256x256xi32, #mma>
    tt.store %78, %68 : tensor<256x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
