#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [16, 16, 32], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @four_stage(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<64> : tensor<128x1xi32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %4 = arith.muli %3, %cst_2 : tensor<128x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %4 : tensor<128x1xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %9 = arith.addi %7, %8 : tensor<128x64xi32, #blocked>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %12 = arith.muli %11, %cst_1 : tensor<64x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %14 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %15 = arith.addi %13, %14 : tensor<64x64xi32, #blocked>
    %16 = amdg.buffer_load %arg0[%9] : !tt.ptr<f16> -> tensor<128x64xf16, #blocked>
    %17 = ttg.convert_layout %16 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %18 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %19 = amdg.buffer_load %arg1[%15] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
    ttg.local_store %19, %18 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %20 = ttg.memdesc_index %1[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %19, %20 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %21 = ttg.local_load %18 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %22:2 = scf.for %arg4 = %c1_i32 to %arg3 step %c1_i32 iter_args(%arg5 = %21, %arg6 = %cst_0) -> (tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>)  : i32 {
      %33 = tt.dot %17, %arg5, %cst_0 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "scores", triton.warp_pipeline.priority = 0 : i32}
      %34 = arith.remsi %arg4, %c2_i32 : i32
      %35 = ttg.memdesc_index %0[%34] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %36 = arith.muli %arg4, %c4096_i32 : i32
      %37 = tt.splat %36 : i32 -> tensor<64x64xi32, #blocked>
      %38 = arith.addi %15, %37 : tensor<64x64xi32, #blocked>
      %39 = amdg.buffer_load %arg1[%38] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
      ttg.local_store %39, %35 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %40 = arith.subi %arg4, %c1_i32 : i32
      %41 = arith.remsi %40, %c2_i32 : i32
      %42 = ttg.memdesc_index %1[%41] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %43 = ttg.local_load %42 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "keys", triton.warp_pipeline.priority = 1 : i32}
      %44 = arith.truncf %33 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %45 = ttg.convert_layout %44 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      %46 = tt.dot %45, %43, %arg6 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "output", triton.warp_pipeline.priority = 0 : i32}
      %47 = ttg.memdesc_index %1[%34] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %48 = amdg.buffer_load %arg1[%38] : !tt.ptr<f16> -> tensor<64x64xf16, #blocked>
      ttg.local_store %48, %47 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      %49 = ttg.local_load %35 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier none {triton.warp_pipeline.border = "values", triton.warp_pipeline.priority = 1 : i32}
      scf.yield %49, %46 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128x64xf32, #mma>
    }
    %23 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %25 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %26 = arith.muli %25, %cst : tensor<128x1xi32, #mma>
    %27 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #mma>
    %28 = tt.addptr %27, %26 : tensor<128x1x!tt.ptr<f32>, #mma>, tensor<128x1xi32, #mma>
    %29 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %30 = tt.broadcast %28 : tensor<128x1x!tt.ptr<f32>, #mma> -> tensor<128x64x!tt.ptr<f32>, #mma>
    %31 = tt.broadcast %29 : tensor<1x64xi32, #mma> -> tensor<128x64xi32, #mma>
    %32 = tt.addptr %30, %31 : tensor<128x64x!tt.ptr<f32>, #mma>, tensor<128x64xi32, #mma>
    tt.store %32, %22#1 : tensor<128x64x!tt.ptr<f32>, #mma>
    tt.return
  }
}
