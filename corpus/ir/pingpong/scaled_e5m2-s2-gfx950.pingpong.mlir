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
    ttg.barrier local
    %58 = rocdl.workitem.id.x : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %59 = arith.divsi %58, %c256_i32 : i32
    %60 = arith.cmpi eq, %59, %c0_i32_1 : i32
    %61 = arith.cmpi ne, %59, %c0_i32_1 : i32
    amdg.cond_barrier %61
    %62:8 = scf.for %arg6 = %c0_i32 to %57 step %c128_i32 iter_args(%arg7 = %cst, %arg8 = %c0_i32, %arg9 = %38, %arg10 = %46, %arg11 = %35, %arg12 = %43, %arg13 = %55, %arg14 = %56) -> (tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>)  : i32 {
      %83 = ttg.async_wait %arg9, %arg10 {num = 0 : i32}
      %84 = arith.addi %arg6, %c128_i32 : i32
      %85 = tt.splat %84 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %86 = arith.addi %85, %0 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %87 = tt.expand_dims %86 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %88 = tt.broadcast %87 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #linear>
      %89 = tt.addptr %11, %88 : tensor<256x128x!tt.ptr<f8E5M2>, #linear>, tensor<256x128xi32, #linear>
      %90 = arith.addi %arg8, %c1_i32 : i32
      %91 = arith.cmpi slt, %90, %c2_i32 : i32
      %92 = arith.select %91, %90, %c0_i32 : i32
      %93 = ttg.memdesc_index %27[%92] : !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable> -> !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>
      %94 = ttg.async_copy_global_to_local %89, %93 {contiguity = 16 : i32} : tensor<256x128x!tt.ptr<f8E5M2>, #linear> -> <256x128xf8E5M2, #shared, #smem, mutable>
      %95 = ttg.async_commit_group tokens %94
      %96 = arith.addi %arg6, %c128_i32 : i32
      %97 = tt.splat %96 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %98 = arith.addi %97, %1 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %99 = tt.expand_dims %98 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
      %100 = tt.addptr %12, %99 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x1xi32, #blocked1>
      %101 = tt.broadcast %100 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<128x256x!tt.ptr<f8E5M2>, #linear1>
      %102 = tt.addptr %101, %17 : tensor<128x256x!tt.ptr<f8E5M2>, #linear1>, tensor<128x256xi32, #linear1>
      %103 = ttg.memdesc_index %28[%92] : !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable> -> !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>
      %104 = ttg.async_copy_global_to_local %102, %103 {contiguity = 16 : i32} : tensor<128x256x!tt.ptr<f8E5M2>, #linear1> -> <128x256xf8E5M2, #shared1, #smem, mutable>
      %105 = ttg.async_commit_group tokens %104
      %106 = arith.addi %arg6, %c128_i32 : i32
      %107 = arith.divsi %106, %c32_i32 : i32
      %108 = tt.splat %107 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %109 = arith.addi %108, %2 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %110 = tt.expand_dims %109 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x4xi32, #blocked2>
      %111 = tt.broadcast %110 : tensor<1x4xi32, #blocked2> -> tensor<256x4xi32, #blocked2>
      %112 = tt.addptr %23, %111 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
      %113 = tt.load %112 : tensor<256x4x!tt.ptr<i8>, #blocked2>
      %114 = tt.addptr %26, %111 : tensor<256x4x!tt.ptr<i8>, #blocked2>, tensor<256x4xi32, #blocked2>
      %115 = tt.load %114 : tensor<256x4x!tt.ptr<i8>, #blocked2>
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      %116 = ttg.local_load %arg11 token %83 : !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable> -> tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
      %117 = ttg.local_load %arg12 token %83 : !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable> -> tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
      %118 = ttg.local_load %arg13 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
      %119 = ttg.local_load %arg14 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
      %120 = tt.dot_scaled %116 scale %118, %117 scale %119, %arg7 lhs = e5m2 rhs = e5m2 {fastMath = false, pingpong_2step} : tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      %121 = ttg.memdesc_index %29[%92] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %113, %121 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      %122 = ttg.memdesc_index %30[%92] : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      ttg.local_store %115, %122 : tensor<256x4xi8, #blocked2> -> !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
      scf.yield %120, %92, %95, %105, %93, %103, %121, %122 : tensor<256x256xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable>, !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>, !ttg.memdesc<256x4xi8, #shared2, #smem, mutable>
    }
    amdg.cond_barrier %60
    %63 = arith.addi %arg5, %c127_i32 : i32
    %64 = arith.divsi %63, %c128_i32 : i32
    %65 = arith.cmpi sge, %64, %c1_i32 : i32
    %66 = ttg.async_wait %62#2, %62#3 {num = 0 : i32}
    %67 = ttg.local_load %62#4 token %66 : !ttg.memdesc<256x128xf8E5M2, #shared, #smem, mutable> -> tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %68 = ttg.local_load %62#5 token %66 : !ttg.memdesc<128x256xf8E5M2, #shared1, #smem, mutable> -> tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>
    %69 = ttg.local_load %62#6 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear2>
    %70 = ttg.local_load %62#7 : !ttg.memdesc<256x4xi8, #shared2, #smem, mutable> -> tensor<256x4xi8, #linear3>
    %71 = scf.if %65 -> (tensor<256x256xf32, #mma>) {
      %83 = tt.dot_scaled %67 scale %69, %68 scale %70, %62#0 lhs = e5m2 rhs = e5m2 {fastMath = false} : tensor<256x128xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear2> * tensor<128x256xf8E5M2, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 16}>>, tensor<256x4xi8, #linear3> -> tensor<256x256xf32, #mma>
      scf.yield %83 : tensor<256x256xf32, #mma>
    } else {
      scf.yield %62#0 : tensor<256x256xf32, #mma>
    }
    %72 = arith.select %65, %71, %62#0 : tensor<256x256xf32, #mma>
    ttg.local_dealloc %30 : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %29 : !ttg.memdesc<2x256x4xi8, #shared2, #smem, mutable>
    ttg.local_dealloc %28 : !ttg.memdesc<2x128x256xf8E5M2, #shared1, #smem, mutable>
    ttg.local_dealloc %27 : !ttg.memdesc<2x256x128xf8E5M2, #shared, #smem, mutable>
    %73 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %75 = arith.muli %74, %cst_0 : tensor<256x1xi32, #mma>
    %76 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<256x1x!tt.ptr<f32>, #mma>
    %77 = tt.addptr %76, %75 : tensor<256x1x!tt.ptr<f32>, #mma>, tensor<256x1xi32, #mma>
    %78 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %79 = tt.expand_dims %78 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x256xi32, #mma>
    %80 = tt.broadcast %77 : tensor<256x1x!tt.ptr<f32>, #mma> -> tensor<256x256x!tt.ptr<f32>, #mma>
    %81 = tt.broadcast %79 : tensor<1x256xi32, #mma> -> tensor<256x256xi32, #mma>
    %82 = tt.addptr %80, %81 : tensor<256x256x!tt.ptr<f32>, #mma>, tensor<256x256xi32, #mma>
    tt.store %82, %72 : tensor<256x256x!tt.ptr<f32>, #mma>
    tt.return
  }
}
