#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
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
  tt.func public @gemm_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256x256xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c127_i32 = arith.constant 127 : i32
    %cst_0 = arith.constant dense<4> : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<128> : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<256> : tensor<256x1xi32, #mma>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %4 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.expand_dims %3 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %7 = tt.splat %arg5 : i32 -> tensor<256x1xi32, #linear>
    %8 = arith.muli %5, %7 : tensor<256x1xi32, #linear>
    %9 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<256x1x!tt.ptr<f8E4M3FN>, #linear>
    %10 = tt.addptr %9, %8 : tensor<256x1x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x1xi32, #linear>
    %11 = tt.broadcast %10 : tensor<256x1x!tt.ptr<f8E4M3FN>, #linear> -> tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>
    %12 = tt.splat %arg2 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %13 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x256xi32, #linear1>
    %15 = tt.splat %arg5 : i32 -> tensor<1x256xi32, #linear1>
    %16 = arith.muli %14, %15 : tensor<1x256xi32, #linear1>
    %17 = tt.broadcast %16 : tensor<1x256xi32, #linear1> -> tensor<128x256xi32, #linear1>
    %18 = arith.divsi %arg5, %c32_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<256x1xi32, #blocked>
    %20 = arith.muli %6, %19 : tensor<256x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<256x1x!tt.ptr<i8>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<256x1x!tt.ptr<i8>, #blocked>, tensor<256x1xi32, #blocked>
    %23 = tt.broadcast %22 : tensor<256x1x!tt.ptr<i8>, #blocked> -> tensor<256x4x!tt.ptr<i8>, #blocked>
    %24 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<256x1x!tt.ptr<i8>, #blocked>
    %25 = tt.addptr %24, %20 : tensor<256x1x!tt.ptr<i8>, #blocked>, tensor<256x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<256x1x!tt.ptr<i8>, #blocked> -> tensor<256x4x!tt.ptr<i8>, #blocked>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<3x256x128xf8E4M3FN, #shared, #smem, mutable>
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x128x256xf8E4M3FN, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable>
    %31 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %32 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<1x128xi32, #blocked2> -> tensor<256x128xi32, #linear>
    %34 = tt.addptr %11, %33 : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x128xi32, #linear>
    %35 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<3x256x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>
    %36 = tt.splat %31 : i1 -> tensor<256x128xi1, #linear>
    %37 = ttg.async_copy_global_to_local %34, %35 mask %36 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear> -> <256x128xf8E4M3FN, #shared, #smem, mutable>
    %38 = ttg.async_commit_group tokens %37
    %39 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %40 = tt.addptr %12, %39 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
    %42 = tt.addptr %41, %17 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
    %43 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
    %44 = tt.splat %31 : i1 -> tensor<128x256xi1, #linear1>
    %45 = ttg.async_copy_global_to_local %42, %43 mask %44 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
    %46 = ttg.async_commit_group tokens %45
    %47 = tt.expand_dims %2 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x4xi32, #blocked>
    %48 = tt.broadcast %47 : tensor<1x4xi32, #blocked> -> tensor<256x4xi32, #blocked>
    %49 = tt.addptr %23, %48 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
    %50 = tt.splat %31 : i1 -> tensor<256x4xi1, #blocked>
    %51 = tt.load %49, %50 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked>
    %52 = tt.addptr %26, %48 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
    %53 = tt.splat %31 : i1 -> tensor<256x4xi1, #blocked>
    %54 = tt.load %52, %53 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked>
    %55 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %51, %55 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %56 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %54, %56 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %58 = arith.addi %0, %cst_2 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %59 = arith.addi %1, %cst_1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %60 = tt.expand_dims %58 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %61 = tt.broadcast %60 : tensor<1x128xi32, #blocked2> -> tensor<256x128xi32, #linear>
    %62 = tt.addptr %11, %61 : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x128xi32, #linear>
    %63 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<3x256x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>
    %64 = tt.splat %57 : i1 -> tensor<256x128xi1, #linear>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear> -> <256x128xf8E4M3FN, #shared, #smem, mutable>
    %66 = ttg.async_commit_group tokens %65
    %67 = tt.expand_dims %59 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %68 = tt.addptr %12, %67 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %69 = tt.broadcast %68 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
    %70 = tt.addptr %69, %17 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
    %71 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
    %72 = tt.splat %57 : i1 -> tensor<128x256xi1, #linear1>
    %73 = ttg.async_copy_global_to_local %70, %71 mask %72 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = arith.addi %2, %cst_0 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x4xi32, #blocked>
    %77 = tt.broadcast %76 : tensor<1x4xi32, #blocked> -> tensor<256x4xi32, #blocked>
    %78 = tt.addptr %23, %77 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
    %79 = tt.splat %57 : i1 -> tensor<256x4xi1, #blocked>
    %80 = tt.load %78, %79 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked>
    %81 = tt.addptr %26, %77 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
    %82 = tt.splat %57 : i1 -> tensor<256x4xi1, #blocked>
    %83 = tt.load %81, %82 {amd.pipeliner_part = "prologue"} : tensor<256x4x!tt.ptr<i8>, #blocked>
    %84 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %80, %84 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %85 = ttg.memdesc_index %30[%c1_i32] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    ttg.local_store %83, %85 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    %86 = ttg.async_wait %38, %46 {num = 2 : i32}
    %87 = arith.subi %arg5, %c256_i32 : i32
    %88:13 = scf.for %arg6 = %c0_i32 to %87 step %c128_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %35, %arg10 = %63, %arg11 = %86, %arg12 = %43, %arg13 = %71, %arg14 = %55, %arg15 = %84, %arg16 = %56, %arg17 = %85, %arg18 = %66, %arg19 = %74) -> (tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token)  : i32 {
      %116 = arith.addi %arg8, %c1_i32 : i32
      %117 = arith.cmpi slt, %116, %c3_i32 : i32
      %118 = arith.select %117, %116, %c0_i32 : i32
      %119 = arith.addi %arg6, %c256_i32 : i32
      %120 = tt.splat %119 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %121 = arith.addi %arg6, %c256_i32 : i32
      %122 = tt.splat %121 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %123 = arith.addi %120, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %124 = arith.addi %122, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
      %126 = tt.broadcast %125 : tensor<1x128xi32, #blocked2> -> tensor<256x128xi32, #linear>
      %127 = tt.addptr %11, %126 : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear>, tensor<256x128xi32, #linear>
      %128 = ttg.memdesc_index %27[%118] : !ttg.memdesc<3x256x128xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>
      %129 = ttg.async_copy_global_to_local %127, %128 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E4M3FN>, #linear> -> <256x128xf8E4M3FN, #shared, #smem, mutable>
      %130 = ttg.async_commit_group tokens %129
      %131 = ttg.local_load %arg9 token %arg11 : !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %132 = tt.expand_dims %124 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
      %133 = tt.addptr %12, %132 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
      %134 = tt.broadcast %133 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>
      %135 = tt.addptr %134, %17 : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1>, tensor<128x256xi32, #linear1>
      %136 = ttg.memdesc_index %28[%118] : !ttg.memdesc<3x128x256xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>
      %137 = ttg.async_copy_global_to_local %135, %136 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E4M3FN>, #linear1> -> <128x256xf8E4M3FN, #shared1, #smem, mutable>
      %138 = ttg.async_commit_group tokens %137
      %139 = ttg.local_load %arg12 token %arg11 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %140 = arith.addi %arg6, %c256_i32 : i32
      %141 = arith.divsi %140, %c32_i32 : i32
      %142 = tt.splat %141 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %143 = arith.addi %142, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %144 = tt.expand_dims %143 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x4xi32, #blocked>
      %145 = tt.broadcast %144 : tensor<1x4xi32, #blocked> -> tensor<256x4xi32, #blocked>
      %146 = tt.addptr %23, %145 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
      %147 = tt.load %146 : tensor<256x4x!tt.ptr<i8>, #blocked>
      %148 = ttg.local_load %arg14 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
      %149 = tt.addptr %26, %145 : tensor<256x4x!tt.ptr<i8>, #blocked>, tensor<256x4xi32, #blocked>
      %150 = tt.load %149 : tensor<256x4x!tt.ptr<i8>, #blocked>
      %151 = ttg.local_load %arg16 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
      %152 = tt.dot_scaled %131 scale %148, %139 scale %151, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      %153 = ttg.memdesc_index %29[%118] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %147, %153 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      %154 = ttg.memdesc_index %30[%118] : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %150, %154 : tensor<256x4xi8, #blocked> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      %155 = ttg.async_wait %arg18, %arg19 {num = 2 : i32}
      scf.yield %152, %118, %arg10, %128, %155, %arg13, %136, %arg15, %153, %arg17, %154, %130, %138 : tensor<256x256xf32, #mma>, i32, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.async.token, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.async.token, !ttg.async.token
    }
    %89 = arith.addi %arg5, %c127_i32 : i32
    %90 = arith.divsi %89, %c128_i32 : i32
    %91 = arith.cmpi sge, %90, %c1_i32 : i32
    %92 = arith.cmpi sge, %90, %c2_i32 : i32
    %93 = ttg.local_load %88#2 token %88#4 : !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %94 = ttg.local_load %88#5 token %88#4 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %95 = ttg.local_load %88#7 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
    %96 = ttg.local_load %88#9 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
    %97 = scf.if %91 -> (tensor<256x256xf32, #mma>) {
      %116 = tt.dot_scaled %93 scale %95, %94 scale %96, %88#0 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      scf.yield %116 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %88#0 : tensor<256x256xf32, #mma>
    }
    %98 = ttg.async_wait %88#11, %88#12 {num = 0 : i32}
    %99 = arith.select %91, %97, %88#0 : tensor<256x256xf32, #mma>
    %100 = ttg.local_load %88#3 token %98 : !ttg.memdesc<256x128xf8E4M3FN, #shared, #smem, mutable> -> tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %101 = ttg.local_load %88#6 token %98 : !ttg.memdesc<128x256xf8E4M3FN, #shared1, #smem, mutable> -> tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %102 = ttg.local_load %88#8 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
    %103 = ttg.local_load %88#10 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
    %104 = scf.if %92 -> (tensor<256x256xf32, #mma>) {
      %116 = tt.dot_scaled %100 scale %102, %101 scale %103, %99 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<256x128xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      scf.yield %116 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %99 : tensor<256x256xf32, #mma>
    }
    %105 = arith.select %92, %104, %99 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %30 : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<3x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<3x128x256xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<3x256x128xf8E4M3FN, #shared, #smem, mutable>
    %106 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %108 = arith.muli %107, %cst_3 : tensor<256x1xi32, #mma>
    %109 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %110 = tt.addptr %109, %108 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %111 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %112 = tt.expand_dims %111 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %113 = tt.broadcast %110 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x256x!tt.ptr<f32>, #mma>
    %114 = tt.broadcast %112 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %115 = tt.addptr %113, %114 : tensor<256x256x!tt.ptr<f32>, #mma>, tensor<256x256xi32, #mma>
    tt.store %115, %105 : tensor<256x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
